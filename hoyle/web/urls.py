"""Every address of the site. The address is the state: whatever is shown can be linked to."""

from django.urls import include, path

from hoyle.web.views import charter, errors, files, look, odds, practise, progress, reading, search

handler400 = errors.bad_request
handler403 = errors.forbidden
handler404 = errors.not_found
handler500 = errors.server_error

urlpatterns = [
    path("", reading.shelf, name="shelf"),
    path("glossary/", reading.glossary, name="glossary"),
    path("search/", search.search, name="search"),
    path("about/", reading.about, name="about"),
    path("settle/", include("hoyle.web.desk_urls")),
    path("practise/", practise.review, name="review"),
    path("look/", look.look, name="look"),
    path("progress/", progress.progress, name="progress"),
    path("progress/export/", progress.export, name="progress-export"),
    path("progress/import/", progress.bring, name="progress-import"),
    path("progress/wipe/", progress.wipe, name="progress-wipe"),
    path("robots.txt", files.robots, name="robots"),
    path("favicon.ico", files.favicon, name="favicon"),
    path("<slug:game>/", reading.game, name="game"),
    path("<slug:game>/lessons/", reading.lessons, name="lessons"),
    path("<slug:game>/lessons/key/", reading.lesson_key, name="lessons-key"),
    path("<slug:game>/lessons/<slug:slug>/", reading.lesson, name="lesson"),
    path("<slug:game>/resume/", progress.resume, name="resume"),
    path("<slug:game>/lessons/<slug:slug>/mine/", progress.lesson, name="lesson-mine"),
    path("<slug:game>/lessons/<slug:slug>/read/", progress.mark, name="lesson-read"),
    path("<slug:game>/lessons/<slug:slug>/print/", reading.lessons, name="lesson-sheet"),
    path("<slug:game>/lessons/<slug:slug>/print/key/", reading.lesson_key, name="lesson-key"),
    path("<slug:game>/laws/", reading.rulebook, name="rulebook"),
    path("<slug:game>/laws/in-full/", reading.rulebook_in_full, name="rulebook-in-full"),
    path("<slug:game>/laws/<str:law>/", reading.article, name="article"),
    path("<slug:game>/hands/", reading.hands, name="hands"),
    path("<slug:game>/hands/<slug:slug>/", include("hoyle.web.hand_urls")),
    path("<slug:game>/settle/", include("hoyle.web.dispute_urls")),
    path("<slug:game>/houses/", reading.houses, name="houses"),
    path("<slug:game>/charter/", charter.charter, name="charter"),
    path("<slug:game>/practise/", practise.choose, name="practise"),
    path("<slug:game>/practise/<str:seed>/", practise.drill, name="drill"),
    path("<slug:game>/odds/", odds.odds, name="odds"),
    path("<slug:game>/sit/", include("hoyle.web.sit_urls")),
    path("<slug:game>/coverage/", reading.coverage, name="coverage"),
    path("<slug:game>/coverage/mine/", progress.share, name="coverage-mine"),
]

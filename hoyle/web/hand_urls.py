"""Every address below a hand. The word after the hand is a step unless it is one of ours."""

from django.urls import URLPattern, path

from hoyle.web.views import hands, otherwise, questions


def ways(home: str, name: str) -> list[URLPattern]:
    """The addresses of one way through a hand: its steps, its audit, its gates, other acts."""
    other = f"{home}otherwise/<str:after>/"
    return [
        path(f"{home}audit/", hands.audit, name=f"{name}-audit"),
        path(f"{home}audit/<str:place>/", hands.audit, name=f"{name}-audit-step"),
        path(f"{home}words/", hands.words, name=f"{name}-words"),
        path(f"{home}words/<str:place>/", hands.words, name=f"{name}-words-step"),
        path(f"{home}houses/", hands.houses, name=f"{name}-houses"),
        path(f"{home}gates/<str:before>/", questions.gate, name=f"{name}-gate"),
        path(other, otherwise.otherwise, name=f"{name}-offers"),
        path(f"{other}<str:acts>/", otherwise.otherwise, name=f"{name}-tried"),
        path(f"{other}<str:acts>/audit/<str:place>/", otherwise.audit, name=f"{name}-own-audit"),
        path(f"{other}<str:acts>/<str:place>/", otherwise.otherwise, name=f"{name}-own"),
        path(f"{home}<str:place>/", hands.step, name=f"{name}-step"),
    ]


urlpatterns = [
    path("", hands.step, name="hand"),
    path("print/", hands.paper, name="hand-sheet"),
    path("print/key/", hands.paper_key, name="hand-key"),
    path("questions/<str:id>/", questions.question, name="question"),
    path("branch/<str:branch>/", hands.branch, name="branch"),
    *ways("branch/<str:branch>/", "branch"),
    *ways("", "hand"),
]

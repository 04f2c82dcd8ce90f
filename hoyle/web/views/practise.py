"""Practice: drills without end, and what was missed come back."""

from __future__ import annotations

from secrets import randbelow

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from hoyle.study.drills import LEVELS, NoDrill
from hoyle.web.drilling import LONGEST_SEED, USUAL, WORDS, Laid, Practice, laid
from hoyle.web.gates import is_right
from hoyle.web.learner import keep_drilled, learner_of, remember, welcome
from hoyle.web.look import look_of
from hoyle.web.models import DRILLS
from hoyle.web.present import practise as pages
from hoyle.web.present import review as review_pages
from hoyle.web.reviewing import due_now, note_answer
from hoyle.web.shelf import library
from hoyle.web.show import show
from hoyle.web.views.asking import OWN, with_help
from hoyle.web.views.finding import Unreadable, answered, charter_of, number
from hoyle.web.views.questions import GET_OR_POST, See, fault_in, ruled_at
from hoyle.web.views.rooms import article_of, room_of


@require_safe
@never_cache
def review(request: HttpRequest) -> HttpResponse:
    """A few things missed before, and the ways to drills."""
    context = review_pages.review(library(), due_now(learner_of(request)))
    return show(request, "practise/review.html", "practise/review_body.html", context)


@require_safe
@never_cache
@answered
def choose(request: HttpRequest, game: str) -> HttpResponse:
    """What to practise, and how hard."""
    charter = charter_of(request, room_of(game), *WORDS)
    context = pages.choose(charter, randbelow(10**LONGEST_SEED), request.GET.get("law", ""))
    return show(request, "practise/page.html", "practise/body.html", context)


@require_http_methods(GET_OR_POST)
@answered
def drill(request: HttpRequest, game: str, seed: str) -> HttpResponse:
    """A drill; an answer is judged, and leads back to it."""
    practice = practice_of(request, game, seed)
    found = found_for(practice)
    fault = fault_in(request, found.drill.question) if request.method == "POST" else ""
    if request.method == "POST" and not fault:
        return judged(request, practice, found)
    asked = with_help(request, pages.asked(practice, found), fault)
    context = pages.drill(practice, found, asked, look_of(request))
    page = show(
        request, "practise/drill.html", "practise/drill_body.html", context, 422 if fault else 200
    )
    page.headers["Cache-Control"] = OWN
    return page


def practice_of(request: HttpRequest, game: str, seed: str) -> Practice:
    """What the address asks for."""
    room, said = room_of(game), request.GET
    at, law = number(seed), said.get("law", "")
    if at is None or len(seed) > LONGEST_SEED:
        raise Http404("A drill is named by a number of at most nine figures.")
    level = number(said.get("level", "")) or USUAL
    return Practice(
        charter_of(request, room, *WORDS),
        int(seed),
        article_of(room, law).id if law else "",
        level if level in LEVELS else USUAL,
        said.get("pair", "") == "1",
        said.get("choice", ""),
        min(number(said.get("attempt", "")) or 1, 99),
    )


def found_for(practice: Practice) -> Laid:
    """The drill, or plain words where there is none."""
    try:
        found = laid(practice)
    except NoDrill:
        words = "Neither chance nor an example of the book brings this law about to be asked."
        door = (f"/{practice.room.game.name}/practise/", "Choose another")
        raise Unreadable(404, "No drill on this law", words, door) from None
    if found is None:
        raise Http404("This drill has no other table one card or one act away.")
    return found


def judged(request: HttpRequest, practice: Practice, found: Laid) -> HttpResponse:
    """Judge the choice, keep what a miss means for reviews, and lead back."""
    choice, question = request.POST["choice"], found.drill.question
    attempt = min(number(request.POST.get("attempt", "")) or 1, 99)
    right = is_right(found.walk, question, choice)
    law = practice.law or next(iter(question.laws), "")
    learner = welcome(request)
    game, said = practice.room.game.name, f"{practice.seed}/{practice.pair:d}/{choice}"
    note_answer(learner, game, f"{DRILLS}{law}", right, attempt > 1)
    keep_drilled(learner, game, law, said, right, attempt)
    back = f"{practice.answered(choice, attempt).href}{ruled_at(request, found.walk, question)}"
    return remember(See(back), learner)

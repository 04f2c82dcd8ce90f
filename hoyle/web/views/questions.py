"""Questions and gates: asked by GET, judged by POST, which leads back to GET."""

from __future__ import annotations

from dataclasses import replace

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.http import require_http_methods

from hoyle.study.questions import Question
from hoyle.web.gates import Shut, answer_to, below, is_right, name_of
from hoyle.web.learner import keep_answer, learner_of, remember, welcome
from hoyle.web.look import look_of
from hoyle.web.present import hands as pages
from hoyle.web.present.questions import Asked, question_id
from hoyle.web.present.ways import question_href
from hoyle.web.reviewing import note_answer
from hoyle.web.show import show, wants_fragment
from hoyle.web.views.asking import OWN, gate_page, with_help
from hoyle.web.views.finding import Elsewhere, answered, number, way_of
from hoyle.web.walk import Walk

ONE_ONLY = "Choose one answer: several came at once."
NONE = "Choose an answer first."
STRANGE = "That is not one of these answers; the question may have changed. Here it is again."
GET_OR_POST = ("GET", "HEAD", "POST")


class See(HttpResponseRedirect):
    """Done; now look there (303)."""

    status_code = 303


def fault_in(request: HttpRequest, question: Question) -> str:
    """What is wrong with the form, if anything is."""
    choices = request.POST.getlist("choice")
    if len(choices) != 1:
        return ONE_ONLY if choices else NONE
    return "" if question.choice(choices[0]) else STRANGE


def ruled_at(request: HttpRequest, walk: Walk, question: Question) -> str:
    """Where on its page an answer is ruled on, for one who comes to the page from its top."""
    return "" if wants_fragment(request) else f"#ruled-{question_id(walk.hand, question)}"


def judge_it(
    request: HttpRequest, walk: Walk, name: str, question: Question, to: str, back: str
) -> See:
    """Judge the choice, keep the answer, and lead on if it is right, or else back."""
    choice = request.POST["choice"]
    learner = welcome(request)
    attempt = number(request.POST.get("attempt", "")) or 1
    place = (walk.hand.game, walk.hand.slug, name)
    right = is_right(walk, question, choice)
    keep_answer(learner, place, choice, right, attempt)
    if name in walk.hand.questions:
        note_answer(learner, walk.hand.game, f"{walk.hand.slug}/{name}", right, attempt > 1)
    answer = See(f"{to if right else back}{ruled_at(request, walk, question)}")
    remember(answer, learner)
    return answer


@require_http_methods(GET_OR_POST)
@answered
def question(request: HttpRequest, game: str, slug: str, id: str) -> HttpResponse:
    """A question, with the table it looks at."""
    walk = way_of(request, game, slug)
    asked = walk.hand.questions.get(id)
    if asked is None:
        raise Http404(f"“{walk.hand.title}” has no question of that name.")
    fault = fault_in(request, asked) if request.method == "POST" else ""
    here = question_href(walk.hand, id)
    if request.method == "POST" and not fault:
        return judge_it(request, walk, id, asked, here, here)
    return question_page(request, walk, asked, fault)


def question_page(request: HttpRequest, walk: Walk, one: Question, fault: str) -> HttpResponse:
    """The page of a question, as far as its reader has come with it."""
    here = question_href(walk.hand, one.id)
    answer = answer_to(walk, one.id, learner_of(request))
    asked = Asked(
        walk, one, here, here, f"{here}?show=1", answer, on=pages.after(walk, one), swap=True
    )
    asked = replace(asked, picked=request.GET.get("choice", ""))
    context = pages.asked_there(walk, with_help(request, asked, fault), look_of(request))
    status = 422 if fault else 200
    names = ("questions/page.html", "questions/body.html")
    page = show(request, *names, context, status, titled=False)
    page.headers["Cache-Control"] = OWN
    return page


@require_http_methods(GET_OR_POST)
@answered
def gate(request: HttpRequest, game: str, slug: str, before: str, branch: str = "") -> HttpResponse:
    """The answer to a gate; then on to the step it guards, or back to the question."""
    walk = way_of(request, game, slug, branch)
    at = number(before) or 0
    asked = walk.hand.gates.get(at)
    if asked is None:
        raise Http404(f"“{walk.hand.title}” has no such gate.")
    wanted = min(max(number(request.GET.get("to", "")) or at, at), walk.last)
    shut = Shut(at, wanted, below(walk, request.GET.get("then", "")))
    if request.method != "POST":
        raise Elsewhere(shut.href(walk))
    fault = fault_in(request, asked)
    if fault:
        return gate_page(request, walk, shut, learner_of(request), fault)
    asked_for = shut.href(walk)
    on = asked_for if shut.then else walk.href(at)
    return judge_it(request, walk, name_of(at), asked, on, asked_for)

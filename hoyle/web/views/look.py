"""The look of the book: one small form, one cookie."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from hoyle.web.look import CHOICES, COOKIE, KEPT_FOR, known
from hoyle.web.show import show

NOT_A_LOOK = {
    "title": "That is not a look we have",
    "text": "Choose one of the looks offered at the foot of any page, and keep it.",
    "links": [{"href": "/", "label": "The shelf"}],
}


@csrf_exempt  # it keeps taste and nothing else, and stands on pages that are the same for everyone
@require_POST
def look(request: HttpRequest) -> HttpResponse:
    """Keep the look that was chosen, and go back."""
    chosen = known({name: request.POST.get(name, "") for name in CHOICES})
    if chosen is None or request.headers.get("Sec-Fetch-Site") == "cross-site":
        context = {"title": NOT_A_LOOK["title"], "empty": NOT_A_LOOK}
        return show(request, "errors/page.html", "errors/message.html", context, 422)
    answer = HttpResponseRedirect(_safe(request.POST.get("back", "/")))
    answer.status_code = 303
    answer.set_cookie(COOKIE, str(chosen), max_age=KEPT_FOR, httponly=True, samesite="Lax")
    return answer


def _safe(back: str) -> str:
    """A path of this site, and nothing that a browser might take for another."""
    local = back.startswith("/") and url_has_allowed_host_and_scheme(back, allowed_hosts=None)
    return back if local else "/"

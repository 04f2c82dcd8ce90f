"""The least that Django can do: one view that says the same thing, no middleware, no database."""

from functools import cache

import django
from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.http import HttpRequest, HttpResponse
from django.urls import path

if not settings.configured:
    settings.configure(ALLOWED_HOSTS=["*"], ROOT_URLCONF=__name__, SECRET_KEY="x" * 40)
    django.setup()


@cache
def body(size: int) -> bytes:
    """So many bytes."""
    return b"x" * size


def constant(request: HttpRequest, size: int) -> HttpResponse:
    """Always the same answer."""
    return HttpResponse(body(size), headers={"Content-Length": str(size)})


urlpatterns = [path("<int:size>", constant)]
application = get_wsgi_application()

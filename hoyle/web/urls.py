"""Every address of the site."""

from django.http import HttpRequest, HttpResponse
from django.urls import path


def shelf(request: HttpRequest) -> HttpResponse:
    """The shelf, until its page is written."""
    return HttpResponse("<!doctype html><title>Hoyle</title><h1>Hoyle</h1>")


urlpatterns = [path("", shelf, name="shelf")]

"""Every address of the desk."""

from django.urls import path

from hoyle.web.views import api, desk, desk_tools

urlpatterns = [
    path("", desk.index, name="desk"),
    path("api/", api.about, name="desk-api"),
    path("openapi.json", api.description, name="desk-openapi"),
    path("<slug:tool>/", desk_tools.tool, name="desk-tool"),
]

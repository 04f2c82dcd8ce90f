"""Every address of the desk below a game."""

from django.urls import path

from hoyle.web.views import desk

urlpatterns = [
    path("", desk.game, name="desk-game"),
    path("<slug:dispute>/", desk.dispute, name="desk-dispute"),
]

"""The Django application."""

from django.apps import AppConfig


class HoyleConfig(AppConfig):
    """Hoyle as Django knows it."""

    name = "hoyle.web"
    label = "hoyle"

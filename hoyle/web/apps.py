"""The Django application, and its check of the book."""

from django.apps import AppConfig
from django.core.checks import register

from hoyle.web.checks import book_is_proved


class HoyleConfig(AppConfig):
    """Hoyle as Django knows it."""

    name = "hoyle.web"
    label = "hoyle"

    def ready(self) -> None:
        """Let `manage.py check` print the proofs."""
        register(book_is_proved, "book")

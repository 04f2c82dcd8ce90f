"""The reader's taste: light, suits, card faces and keys, kept in one cookie and nowhere else."""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields

from django.http import HttpRequest

COOKIE = "look"
KEPT_FOR = 400 * 24 * 3600  # as long as browsers keep a cookie
CHOICES = {
    "theme": ("auto", "light", "dark"),
    "suits": ("two", "four"),
    "faces": ("plain", "picture"),
    "keys": ("on", "off"),
}


@dataclass(frozen=True, slots=True)
class Look:
    """How pages are to look. Its values become data attributes of the page."""

    theme: str = "auto"
    suits: str = "two"
    faces: str = "plain"
    keys: str = "on"

    def __str__(self) -> str:
        return ".".join(astuple(self))


PLAIN = Look()
NAMES = tuple(field.name for field in fields(Look))


def look_of(request: HttpRequest) -> Look:
    """What the cookie says; a cookie that cannot be read is as good as none."""
    values = request.COOKIES.get(COOKIE, "").split(".")
    return known(dict(zip(NAMES, values, strict=False))) or PLAIN


def known(values: dict[str, str]) -> Look | None:
    """These values as a look, or None where one is missing or not among the choices."""
    if set(values) != set(CHOICES) or any(values[name] not in CHOICES[name] for name in CHOICES):
        return None
    return Look(**values)

"""Static files as they leave: sheets put together, and nothing in them that is for authors only."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from django.contrib.staticfiles.finders import find
from django.core.files.base import ContentFile, File
from whitenoise.storage import CompressedManifestStaticFilesStorage

IMPORT = re.compile(r'@import "/static/([a-z-]+\.css)";\n')
QUOTED = re.compile(r'("[^"\\\\]*")')
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
TIGHT = ((re.compile(r"\s+"), " "), (re.compile(r" ?([{};,>]) ?"), r"\1"), (re.compile(r": "), ":"))
REMARK = re.compile(r"^[ \t]*(//.*\n)?|[ \t]+// .*$", re.MULTILINE)


def whole_sheet(text: str, read: Callable[[str], str]) -> str:
    """A style sheet with those it is put together of in their places; `read` gives each by name."""
    return IMPORT.sub(lambda found: read(found[1]), text)


def lean_sheet(text: str) -> str:
    """A style sheet without comments and spare spaces; what stands in quotes is left alone."""
    parts = QUOTED.split(COMMENT.sub("", text))
    for at in range(0, len(parts), 2):
        for found, instead in TIGHT:
            parts[at] = found.sub(instead, parts[at])
    return "".join(parts).replace(";}", "}").strip()


def lean_script(text: str) -> str:
    """A script without its indentation and its remarks, on lines of their own or after others."""
    return REMARK.sub("", text)


LONG_AGO = datetime.fromtimestamp(0, UTC)
LEAN = {"css": lean_sheet, "js": lean_script}


def _source(name: str) -> str:
    return Path(str(find(name))).read_text(encoding="utf-8")


class Lean(CompressedManifestStaticFilesStorage):
    """Hashed names, compressed once, and our own sheets and scripts made whole and lean before."""

    def get_modified_time(self, name: str) -> datetime:
        """Sheets are made anew each time: one is as old as the oldest of those it is made of."""
        return LONG_AGO if name.endswith(".css") else super().get_modified_time(name)

    def post_process(self, paths: dict[str, Any], **options: Any) -> Iterator[Any]:
        """Give the files their hashed names; those of sheets are of what was made whole."""
        made = {name: (self, name) for name in paths if name.endswith(".css")}
        yield from super().post_process({**paths, **made}, **options)

    def _save(self, name: str, content: File[Any]) -> str:
        make = LEAN.get(name.rpartition(".")[2])
        if make is None or name.startswith("vendor/"):
            return str(super()._save(name, content))
        text = whole_sheet(b"".join(content.chunks()).decode(), _source)
        return str(super()._save(name, ContentFile(make(text).encode())))

"""Static files as they leave: style sheets and scripts without what is meant for their authors."""

from __future__ import annotations

import re
from typing import Any

from django.core.files.base import ContentFile, File
from whitenoise.storage import CompressedManifestStaticFilesStorage

QUOTED = re.compile(r'("[^"\\\\]*")')
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
TIGHT = ((re.compile(r"\s+"), " "), (re.compile(r" ?([{};,>]) ?"), r"\1"), (re.compile(r": "), ":"))
REMARK = re.compile(r"^[ \t]*(//.*\n)?|[ \t]+// .*$", re.MULTILINE)


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


LEAN = {"css": lean_sheet, "js": lean_script}


class Lean(CompressedManifestStaticFilesStorage):
    """Hashed names, compressed once, and our own sheets and scripts made lean before that."""

    def _save(self, name: str, content: File[Any]) -> str:
        make = LEAN.get(name.rpartition(".")[2])
        if make is None or name.startswith("vendor/"):
            return str(super()._save(name, content))
        text = b"".join(content.chunks()).decode()
        return str(super()._save(name, ContentFile(make(text).encode())))

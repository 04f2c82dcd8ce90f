"""Texts kept on file, which a person can read and which are written anew when that is asked."""

import os
from pathlib import Path

GOLDEN = Path(__file__).parent / "golden"
REWRITE = os.environ.get("HOYLE_REWRITE") == "1"


def kept(path: Path, text: str) -> str:
    """The text on file, written anew when that is asked."""
    if REWRITE:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return path.read_text(encoding="utf-8")

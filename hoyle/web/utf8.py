"""All that is sent is read as UTF-8, whatever it says of itself."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

CHARSET = re.compile(r"\s*;\s*charset\s*=[^;]*", re.IGNORECASE)


def in_utf8(application: WSGIApplication) -> WSGIApplication:
    """The same application, told of no other letters: in some of them no error could be told."""

    def reading(environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        environ["CONTENT_TYPE"] = CHARSET.sub("", environ.get("CONTENT_TYPE", ""))
        return application(environ, start)

    return reading

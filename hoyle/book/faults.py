"""What is wrong with a file of the book, said so that an author can mend it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class BadLesson(Exception):
    """A file of the book that cannot be taken as it stands: where, which words, and why."""

    def __init__(self, file: str, line: int, text: str, message: str) -> None:
        super().__init__(file, line, text, message)
        self.file, self.line, self.text, self.message = file, line, text, message

    def __str__(self) -> str:
        said = f" (“{self.text}”)" if self.text else ""
        return f"{self.file}:{self.line}: {self.message}{said}"


class BadBook(Exception):
    """A book with faults: all of them, not only the first."""

    def __init__(self, faults: tuple[BadLesson, ...]) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


class Faults(list[BadLesson]):
    """The faults found so far, gathered while the reading goes on."""

    @contextmanager
    def gathered(self) -> Iterator[None]:
        """Keep a fault raised inside, and go on behind the block."""
        try:
            yield
        except BadLesson as fault:
            self.append(fault)

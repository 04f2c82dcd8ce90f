"""What is wrong with a file of the book, said so that an author can mend it."""

from __future__ import annotations

QUOTED = 160  # of a line at fault, no more is repeated


class BadLesson(Exception):
    """A file of the book that cannot be taken as it stands: where, which words, and why."""

    def __init__(self, file: str, line: int, text: str, message: str) -> None:
        super().__init__(file, line, text, message)
        self.file, self.line, self.text, self.message = file, line, text, message

    @property
    def where(self) -> str:
        """The file and the line."""
        return f"{self.file}:{self.line}"

    @property
    def said(self) -> str:
        """What is wrong, and the words it is wrong with."""
        more = "…" if len(self.text) > QUOTED else ""
        return f"{self.message} (“{self.text[:QUOTED]}{more}”)" if self.text else self.message

    def __str__(self) -> str:
        return f"{self.where}: {self.said}"


class BadBook(Exception):
    """A book with faults: all of them, not only the first."""

    def __init__(self, faults: tuple[BadLesson, ...]) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


class Faults(list[BadLesson]):
    """The faults found so far, gathered while the reading goes on."""

    def gathered(self) -> Gathering:
        """Keep a fault raised inside, and go on behind the block."""
        return Gathering(self)


class Gathering:
    """A block whose fault is kept and goes no further."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults

    def __enter__(self) -> None:
        """Nothing is to be done beforehand."""

    def __exit__(self, kind: object, fault: BaseException | None, trace: object) -> bool:
        """Keep a `BadLesson`; let anything else through."""
        if isinstance(fault, BadLesson):
            self.faults.append(fault)
        return isinstance(fault, BadLesson)

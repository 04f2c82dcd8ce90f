"""The hand file: TOML in, `Record` out, and back again.

    record = read_record(text, "lessons/draw-poker/hands/opening.toml")   # or raises BadRecord
    text = write_record(record)                                          # reads back as equal

A line of `actions` is ``seat verb [cards or amount] [@label] [! law-id] [# note]``:

    "d deal p1 JsJd9d6c2s p3 AhKh8h4h2c"    seats not named get cards nobody has seen
    "p3 open 4        @opened   # two jacks, and no more than four"
    "p1 open 4        ! poker.38"           an act that breaks a law, and the law it breaks
    "p1 draw 9d6c2s"  "p1 draw 3"  "p1 stand"  "d help Jc2c9d"

`action_text` and `action_from_text` are one act as a line writes it; `address_of` and
`action_from_address` the same act fit to stand in an address (`p3_open_4`).
"""

from hoyle.study.record.lines import (
    BadLine,
    action_from_address,
    action_from_text,
    action_text,
    address_of,
)
from hoyle.study.record.reader import read_record
from hoyle.study.record.types import (
    MOST_COUNTERS,
    MOST_LINES,
    MOST_SEATS,
    SEATS,
    Ask,
    BadRecord,
    Branch,
    Expect,
    Gate,
    Line,
    Record,
)
from hoyle.study.record.writer import write_record

__all__ = [
    "MOST_COUNTERS",
    "MOST_LINES",
    "MOST_SEATS",
    "SEATS",
    "Ask",
    "BadLine",
    "BadRecord",
    "Branch",
    "Expect",
    "Gate",
    "Line",
    "Record",
    "action_from_address",
    "action_from_text",
    "action_text",
    "address_of",
    "read_record",
    "write_record",
]

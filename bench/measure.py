"""Taking turns with a clock, and telling what came of it."""

import gc
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from statistics import median
from time import process_time

Work = Callable[[], object]


@dataclass(frozen=True)
class Line:
    """One line of the report: what was done, by whom, how much, and the bar it had to reach."""

    what: str
    who: str
    figure: str
    ratio: float | None = None
    bar: float | None = None
    at_most: bool = False

    @property
    def missed(self) -> bool:
        """Below the bar (or above it, where less is better)."""
        if self.ratio is None or self.bar is None:
            return False
        return self.ratio > self.bar if self.at_most else self.ratio < self.bar

    def __str__(self) -> str:
        ratio = "" if self.ratio is None else f"{self.ratio:,.2f}"
        bar = (
            ""
            if self.bar is None
            else f"{'at most' if self.at_most else 'at least'} {self.bar:,.2f}"
        )
        verdict = "" if self.bar is None else "MISSED" if self.missed else "kept"
        what = f"{self.what:38} {self.who:26} {self.figure:>16} {ratio:>9}"
        return f"{what}  {bar:14} {verdict}".rstrip()


HEADING = f"{'what':38} {'who':26} {'figure':>16} {'ratio':>9}  {'bar':14}"


def told(lines: Iterable[Line]) -> int:
    """Print a line for each figure, as it comes; how many bars were missed."""
    print(HEADING)
    missed = 0
    for line in lines:
        print(line, flush=True)
        missed += line.missed
    return missed


def side_by_side(
    works: Mapping[str, Work], rounds: int = 21, seconds: float = 0.05
) -> dict[str, float]:
    """Times a second for each, the median of many short rounds in which all take turns.

    Seconds are the processor's, so that a busy machine slows nobody's share more than another's.
    """
    gc.collect()
    gc.freeze()  # what was left alive before is nobody's to sweep while the clock runs
    counts = {name: _enough(work, seconds) for name, work in works.items()}
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            rates[name].append(counts[name] / _clock(work, counts[name]))
    return {name: median(found) for name, found in rates.items()}


def _clock(work: Work, count: int) -> float:
    start = process_time()
    for _ in range(count):
        work()
    return process_time() - start


def _enough(work: Work, seconds: float) -> int:
    work()
    count = 1
    while (took := _clock(work, count)) < seconds / 4:
        count *= 2
    return max(1, round(count * seconds / took))


def compare(
    what: str,
    rates: Mapping[str, float],
    base: str,
    bars: Mapping[str, float],
    unit: int = 1,
) -> Iterable[Line]:
    """A line for each contender: its rate (times `unit`) and its ratio to `base`."""
    for who, rate in rates.items():
        yield Line(what, who, f"{rate * unit:,.0f}/s", rate / rates[base], bars.get(who))

"""What it costs to bring the engine in: processor time and memory, in fresh interpreters."""

import subprocess
import sys
from collections.abc import Iterator
from statistics import median

from bench.measure import Line

PROBE = """
from time import process_time
import sys
def resident():
    with open("/proc/self/statm") as f:
        return int(f.read().split()[1]) * 4 / 1024
memory = resident()
start = process_time()
{what}
took = process_time() - start
print(took * 1000, resident() - memory, "numpy" in sys.modules)
"""


def cost(what: str, rounds: int = 5) -> tuple[float, float, bool]:
    """Milliseconds, MiB, and whether numpy came along."""
    found = []
    for _ in range(rounds):
        done = subprocess.run(
            [sys.executable, "-c", PROBE.format(what=what)],
            capture_output=True,
            text=True,
            check=True,
        )
        took, memory, numpy = done.stdout.split()
        found.append((float(took), float(memory), numpy == "True"))
    return median(f[0] for f in found), median(f[1] for f in found), any(f[2] for f in found)


def lines() -> Iterator[Line]:
    """The bars: 50 ms and 10 MiB, no numpy."""
    for who, what, bars in (
        ("hoyle.engine", "import hoyle.engine.games", (50.0, 10.0, 0.0)),
        ("pokerkit", "import pokerkit", (None, None, None)),
        ("treys", "import treys", (None, None, None)),
    ):
        took, memory, numpy = cost(what)
        yield Line("brought in, ms", who, f"{took:.1f} ms", took, bars[0], at_most=True)
        yield Line("brought in, memory", who, f"{memory:.1f} MiB", memory, bars[1], at_most=True)
        if numpy or bars[2] is not None:
            yield Line("brought in, with numpy", who, str(numpy), float(numpy), bars[2], True)

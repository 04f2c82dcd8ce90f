"""What it costs to bring the engine in: processor time and memory, in fresh interpreters."""

import os
import subprocess
import sys
import tempfile
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


def cost(what: str, kept: str, rounds: int = 6) -> tuple[float, float, bool]:
    """Milliseconds, MiB, and whether numpy came along."""
    found = []
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": kept}
    for _ in range(rounds):
        done = subprocess.run(
            [sys.executable, "-c", PROBE.format(what=what)],
            env=env,
            capture_output=True,
            text=True,
            check=True,
        )
        took, memory, numpy = done.stdout.split()
        found.append((float(took), float(memory), numpy == "True"))
    return median(f[0] for f in found), median(f[1] for f in found), any(f[2] for f in found)


def lines() -> Iterator[Line]:
    """The bars, for the engine with one game: 50 ms and 10 MiB, no numpy."""
    with tempfile.TemporaryDirectory() as kept:
        took, memory, numpy = cost("import hoyle.engine.games.draw_poker", kept)
        yield Line("brought in, time", "hoyle.engine", f"{took:.1f} ms", took, 50.0, True)
        yield Line("brought in, memory", "hoyle.engine", f"{memory:.1f} MiB", memory, 10.0, True)
        yield Line("brought in, with numpy", "hoyle.engine", str(numpy), float(numpy), 0.0, True)
        every, _, _ = cost("import hoyle.engine.shelf", kept)
        yield Line("brought in, time", "hoyle, every game", f"{every:.1f} ms", every)
        for who in ("pokerkit", "treys"):
            took, memory, _ = cost(f"import {who}", kept)
            yield Line("brought in, time", who, f"{took:.1f} ms", took)
            yield Line("brought in, memory", who, f"{memory:.1f} MiB", memory)

"""`python -m bench [part ...] [--strict]`: every measurement, or the parts named."""

import argparse
import sys

from bench import bluff, evaluator, imports, pages, tables, tricks
from bench.measure import told

PARTS = {
    "evaluator": evaluator,
    "tables": tables,
    "bluff": bluff,
    "tricks": tricks,
    "imports": imports,
    "pages": pages,
}


def main() -> int:
    """Print a line for each figure; with --strict a missed bar is an exit status of 1."""
    reader = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    reader.add_argument("parts", nargs="*", metavar="part", help=", ".join(PARTS))
    reader.add_argument("--strict", action="store_true", help="exit 1 if a bar is missed")
    asked = reader.parse_args()
    if unknown := [part for part in asked.parts if part not in PARTS]:
        reader.error(f"no such part: {', '.join(unknown)}")
    missed = told(line for part in asked.parts or PARTS for line in PARTS[part].lines())
    print(f"{missed} missed" if missed else "every bar kept")
    return 1 if asked.strict and missed else 0


if __name__ == "__main__":
    sys.exit(main())

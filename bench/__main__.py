"""`python -m bench`: measure everything and print one table. It shows whether targets are met, but never fails."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from bench import machine, report
from bench.suite import Suite
from bench.table import markdown

THOROUGH = (1.0, 5)  # seconds of a stretch, and how many stretches
QUICK = (0.2, 2)
INTERRUPTED = 130


def main() -> None:
    """Measure, print, and write the files asked for."""
    wanted = read_arguments()
    seconds, repeats = QUICK if wanted.quick else THOROUGH
    about = machine.describe()  # before measuring: afterwards the load is our own
    with tempfile.TemporaryDirectory(prefix="undercroft-bench-") as home:
        rows = Suite(Path(home), seconds, repeats, tell).rows()
    remarks = report.notes(seconds, repeats)
    print("\n".join(f"{name}: {value}" for name, value in about.items()))
    print(f"\n{markdown(rows)}\n")
    print("\n".join(remarks))
    if wanted.write:
        write(wanted.write, report.page(rows, about, remarks))
    if wanted.json:
        write(wanted.json, report.data(rows, about, remarks))


def read_arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="bench", description="Measure how fast Undercroft is.")
    parser.add_argument("--quick", action="store_true", help="measure for a shorter time, less exactly")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the results as a page of Markdown")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results as JSON")
    return parser.parse_args()


def write(file: Path, text: str) -> None:
    """Write a file, or say why not: the table has been printed, and is not lost."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        tell(f"{file} was not written: {problem.strerror}")


def tell(what: str) -> None:
    """Say what is going on, apart from the results."""
    print(what, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)

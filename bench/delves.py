"""What a delve of Dungeon Roll is worth, worked out in full: `python -m bench.delves [--save FOLDER]`.

Every position of a delve with seven dice, for three heroes, with experience alone and with points for treasures: six
numbers, compared with those of an independent program. It takes some minutes and 300 MB; Ctrl-C ends it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import perf_counter

import undercroft as uc
from undercroft.games.dungeon_roll.guide.exact.delve_values import delve_values

TOKEN = 34 / 30  # the mean of what is printed on the treasures: thirty, of which four portals count double
HEROES = {  # a hero and the side of its card, with experience alone and with points for treasures
    (None, False): (4.3349, 6.1040),
    ("mercenary", False): (4.3557, 6.1456),
    ("minstrel", True): (5.0369, 6.9085),
}
DIGITS = 4
INTERRUPTED = 130


def main() -> None:
    """Work them out one after the other."""
    parser = argparse.ArgumentParser(prog="bench.delves", description="Work out what a delve of Dungeon Roll is worth.")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="keep the values at regrouping in files there")
    folder = parser.parse_args().save
    for (hero, master), expected in HEROES.items():
        for token, wanted in zip((0.0, TOKEN), expected, strict=True):
            work_out(hero, master, token, wanted, folder)


def work_out(hero: str | None, master: bool, token: float, wanted: float, folder: Path | None) -> None:
    """One of the six numbers."""
    began = perf_counter()
    values = delve_values(uc.load("dungeon_roll").box, hero, master, token, progress=tell_progress)
    took = perf_counter() - began
    name = f"{hero or 'nobody'}{', master' * master}, {'treasures count' if token else 'experience alone'}"
    verdict = "as expected" if round(values.start, DIGITS) == wanted else f"not {wanted:.4f} as expected"
    print(f"\r{name}: {values.start:.6f}, {verdict}; {took:.0f} s", flush=True)
    if folder:
        values.save(folder / f"{hero or 'nobody'}-{'master' if master else 'novice'}-{token:.2f}.json")


def tell_progress(done: int, total: int) -> None:
    """A percentage that counts up in place."""
    print(f"\r{done / total:4.0%}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)

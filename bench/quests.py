"""How hard the quests of Deck Box Dungeons are: `python -m bench.quests FILE [--games 10000] [--cores 1]`.

Every quest and every sort of generated quest, with two, three and four heroes, by both bots. Each result is a line of
FILE as soon as it is known, and is not played again: the work can be stopped and taken up. At the end, or with
`--games 0` at any time, the results are printed as a table for docs/deck_box.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import undercroft as uc
from undercroft.engine.results import rate
from undercroft.lab.simulate import simulate

QUESTS = ("dimming_lamp", "three_wicks", "drowned_bell", "snuffing", "long_night")
FACTIONS, DIFFICULTIES = ("rustpick", "choir", "snuffed"), ("easy", "normal", "hard")
HEROES, BOTS = (2, 3, 4), ("fighter", "shopper")
SEED = 1
INTERRUPTED = 130


@dataclass(frozen=True)
class Case:
    """A quest with so many heroes, played by one bot."""

    quest: str
    faction: str
    difficulty: str
    heroes: int
    bot: str

    @property
    def title(self) -> str:
        """What the quest is called in the table."""
        return f"generated, {self.faction}, {self.difficulty}" if self.faction else self.quest

    @property
    def options(self) -> dict[str, str]:
        """As the game wants them."""
        made = {"faction": self.faction, "difficulty": self.difficulty} if self.faction else {}
        return {"quest": self.quest, "heroes": str(self.heroes), **made}


def cases() -> list[Case]:
    """All that is to be played, row by row."""
    made = [("generated", faction, difficulty) for faction in FACTIONS for difficulty in DIFFICULTIES]
    rows = [*((quest, "", "") for quest in QUESTS), *made]
    return [Case(*row, heroes, bot) for row in rows for heroes in HEROES for bot in BOTS]


def main() -> None:
    """Play what is not in the file yet, then print the table."""
    parser = argparse.ArgumentParser(prog="bench.quests", description="Measure how hard the quests are.")
    parser.add_argument("file", type=Path, help="where results are kept, one on a line")
    parser.add_argument("--games", type=int, default=10_000, help="of each case (10000)")
    parser.add_argument("--cores", type=int, default=1, help="how many cores to use (1)")
    asked = parser.parse_args()
    known = read(asked.file)
    for case in cases() if asked.games else ():
        if case not in known:
            known[case] = played(case, asked.games, asked.cores)
            with asked.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps({**vars(case), **known[case]}) + "\n")
    print("\n".join(table(known)))


def read(file: Path) -> dict[Case, dict[str, Any]]:
    """The results so far."""
    known: dict[Case, dict[str, Any]] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        data = json.loads(line)
        known[Case(**{name: data.pop(name) for name in Case.__dataclass_fields__})] = data
    return known


def played(case: Case, games: int, cores: int) -> dict[str, Any]:
    """How many games of a case are won."""
    report = simulate(uc.load("deck_box"), games, seed=SEED, bot=case.bot, cores=cores, options=case.options)
    if report.games < games or report.wins is None:  # stopped with Ctrl-C
        raise KeyboardInterrupt
    return {"seed": SEED, "games": games, "won": report.distribution.get(1, 0), "moves": report.lengths.mean}


def table(known: dict[Case, dict[str, Any]]) -> list[str]:
    """Per cent won by the first bot and, after the stroke, by the second; then the widest interval."""
    lines = ["| quest | two heroes | three | four |", "| --- | --- | --- | --- |"]
    wanted = cases()
    for title in dict.fromkeys(case.title for case in wanted):
        cells = []
        for heroes in HEROES:
            of_bots = [known.get(case) for case in wanted if (case.title, case.heroes) == (title, heroes)]
            cells.append(" / ".join(f"{100 * each['won'] / each['games']:.1f}" if each else "?" for each in of_bots))
        lines.append(f"| {title} | {' | '.join(cells)} |")
    rates = [rate(each["won"], each["games"]) for each in known.values()]
    widest = max((100 * max(each.high - each.rate, each.rate - each.low) for each in rates), default=0.0)
    return [*lines, "", f"{len(known)} of {len(wanted)} known; no 95 % interval is wider than ± {widest:.2f}"]


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)

"""Dungeon Roll in any phase."""

from __future__ import annotations

from typing import Any

import numpy as np

from .moments import Data, Met, Moment, can, first_liked, one_of, texts_of

MONSTERS = ("goblin", "skeleton", "ooze")


def moment(met: Met, liked: tuple[str, ...] = ("seek", "beat"), seats: int = 1, **more: Any) -> Moment:
    """A moment that is looked for by doing what is liked, else anything but fleeing."""

    def choice(now: Data, luck: np.random.Generator) -> str:
        texts = texts_of(now)
        others = [text for text in texts if text != "flee"]
        return one_of(luck, first_liked(texts, liked) or others or texts)

    return Moment("dungeon_roll", met, choice, seats, **more)


def deciding(phase: str, stage: str | None = None) -> Met:
    """Somebody decides in this phase."""
    return lambda table, now: table["phase"] == phase and table["stage"] == stage and bool(now["moves"])


def in_stage(stage: str) -> Met:
    """A decision has come as far as this."""
    return lambda table, _now: table["stage"] == stage


def many_monsters(table: Data, now: Data) -> bool:
    """A level with several monsters and a scroll that does nothing but roll dice."""
    hero = table["seats"][0]["hero"] or {"id": ""}
    return (
        deciding("monster")(table, now)
        and sum(table["dungeon"][face] for face in MONSTERS) >= 2
        and table["party"]["scroll"] > 0
        and hero["id"] not in ("enchantress", "half_goblin")
    )


def forming(table: Data, now: Data) -> bool:
    """Before the first party is rolled."""
    return now["turn"] == "chance" and table["phase"] in ("heroes", "form")


def of_the_second(table: Data, now: Data) -> bool:
    """The second seat decides about monsters."""
    return deciding("monster")(table, now) and table["adventurer"] == 1


def done(table: Data, _now: Data) -> bool:
    """The end."""
    return bool(table["phase"] == "done")


HOME = ("beat", "retire", "onward")
NO_HEROES = {"heroes": "none"}
MOMENTS: dict[str, Moment] = {
    "heroes": moment(can("take"), options={"heroes": "choose"}),
    "form": moment(forming),
    "muster": moment(can("keep"), ("retire", "beat", "onward")),
    "monster": moment(many_monsters),
    "target": moment(in_stage("target"), ("ultimate", "seek", "beat")),
    "raise": moment(in_stage("raise"), ("quaff", "seek", "beat")),
    "loot": moment(deciding("loot")),
    "dragon": moment(can("fight"), ("seek", "beat", "open")),
    "fight": moment(in_stage("fight"), ("fight", "seek", "beat", "open")),
    "regroup": moment(deciding("regroup")),
    "several": moment(of_the_second, HOME, seats=3),
    "done": moment(done, HOME),
    "all done": moment(done, HOME, seats=2),
}

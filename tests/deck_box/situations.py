"""Situations that random games seldom come to: for tests of words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import undercroft as uc
from undercroft.engine.records import write

from .set_up import ARCHER, GAME, GUARD, MINER, THIEF, WITCH, Table, quiet, situation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.match import Match

FOE = {"a": "green_melee 2 1e6"}


def falling() -> Table:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1b2"], FOE).give(2, "phoenix_ash")
    table.rec.health[0] = 1
    return quiet(table.go_on()).play("act a").roll(5, 1, 1).roll(1)


def rerolling() -> Table:
    return situation(enemies=FOE).give(1, "chandlers_token").play("strike a").roll(1, 1, 6)


def with_wicks() -> Table:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1e4"], quest="three_wicks")
    return table.set(objects=[1, 0, 0, 0], dropped=[-1, 1 * 40, -1, -1], dropped_objects=[0, 1, 0, 0])


def bursting() -> Table:
    return situation([f"{WITCH} 1e3", f"{GUARD} 1b2"], {"a": "green_melee 2 1e8"}).set(energy=[5, 0, 0, 0]).play("cast")


def holding() -> Table:
    foes = {"a": "green_melee 2 1e7", "b": "blue_melee 2 1b8"}
    return situation(enemies=foes).give(1, "stillness_scroll").use("stillness_scroll").play("at a")


def tied() -> Table:
    heroes = [f"{GUARD} 1d5", "roux long_bill mending_hymn 1f5"]
    return quiet(situation(heroes, {"a": "green_melee 2 1e5"})).play("act a")


def healing() -> Table:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1e4"]).give(1, "healing_draught")
    write(table.rec.health, (5, 4))
    return table.go_on().use("healing_draught")


def at_the_chest() -> Table:
    return situation([f"{GUARD} 4f5", f"{ARCHER} 1f2"], rooms=(2, 4))


def generated(wait: str) -> Table:
    """A generated quest, as far as to the first room that asks for this."""
    table = Table(GAME.start(seed=5, quest="generated", difficulty="easy"))
    while table.wait != wait:
        table.match.roll() if table.match.turn == uc.CHANCE else table.play(table.match.choose("fighter").text)
    return table


SITUATIONS = {
    "save": falling,
    "fall": falling,
    "again": rerolling,
    "keep": rerolling,
    "throw": lambda: rerolling().play("again 1"),
    "hand": with_wicks,
    "pick": with_wicks,
    "spot": bursting,
    "enough": holding,
    "look": lambda: situation(rooms=(2,)).give(1, "foresight_scroll").use("foresight_scroll"),
    "stop": lambda: situation([f"{THIEF} 1e5", f"{GUARD} 1b2"]).set(energy=[2, 0, 0, 0]).play("cast"),
    "tie": tied,
    "on": healing,
    "work": at_the_chest,
    "kind": lambda: generated("kind"),
    "theme": lambda: generated("template"),
    "test": lambda: situation([f"{GUARD} 7b5", f"{ARCHER} 1f2"], rooms=(2, 5, 6, 7), quest="drowned_bell").play(
        "go 7a5"
    ),
}


# What seldom happens


def boss_beaten(heroes: int) -> Table:
    party = [f"{GUARD} 6e5", f"{ARCHER} 6b2", f"{MINER} 6h2"][:heroes]
    return situation(party, {"a": "red 1 6e6 boss"}, rooms=(2, 3, 5, 6)).play("strike a").roll(6, 1, 1)


def without_dice() -> Table:
    foes = {letter: f"green_melee 1 1{column}4" for letter, column in zip("abcdef", "bcdefg", strict=True)}
    foes |= {letter: f"blue_melee 1 1{column}2" for letter, column in zip("ghij", "bcgh", strict=True)}
    foes |= {"k": "red 1 1b8", "l": "red 1 1h8"}
    return situation([f"{GUARD} 1e8", f"{ARCHER} 1e5"], foes).play("go 1e9").roll(1).foes(1)


def dazing() -> Table:
    heroes = [f"{GUARD} 1e5", f"{ARCHER} 1c2"]
    table = situation(heroes, {"a": "blue_melee 3 1e6"}, quest="snuffing").set(hard=1)
    return quiet(table).play("act a").roll(6, 1, 1).roll(1)


def knitting() -> Table:
    heroes = [f"{GUARD} 1d2", f"{ARCHER} 1f2"]
    return quiet(situation(heroes, {"a": "green_melee 1 1b7 stunned"}, quest="long_night")).play("act a")


def unlocking() -> Table:
    table = situation([f"{GUARD} 5e8", f"{ARCHER} 6e5"], rooms=(2, 3, 5, 6), quest="long_night").play("go 5e9")
    return table.play("end", "work 1").roll(6, 6, 1, 1)


def dropping() -> Table:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1e4"], FOE, quest="three_wicks").set(objects=[2, 0, 0, 0])
    table.rec.health[0] = 1
    return quiet(table.go_on()).play("act a").roll(5, 1, 1).roll(1)


def against_a_wall() -> Table:
    return situation([f"{MINER} 1c7", f"{ARCHER} 1b2"], {"a": "red 6 1c8"}).play("strike a").roll(6, 1)


def given_an_item() -> Table:
    table = situation([f"{GUARD} 2b5", f"{ARCHER} 1f2"], rooms=(2,), quest="snuffing").play("go 2a5")
    return table.roll(6, 1, 1, 1).play("card 1")


EVENTS = {
    "won": lambda: boss_beaten(2).play("loot 1"),
    "stands-up": lambda: boss_beaten(3),
    "short": without_dice,
    "dazed": dazing,
    "pushed": lambda: (
        situation([f"{MINER} 1e5", f"{ARCHER} 1b2"], {"a": "blue_melee 3 1e6"}).play("strike a").roll(6, 1)
    ),
    "regenerates": knitting,
    "flag": unlocking,
    "say": lambda: situation([f"{GUARD} 2h5", f"{ARCHER} 1e7"], rooms=(2,)).play("go 2i5").roll(5),
    "fails": lambda: at_the_chest().play("work 1").roll(1, 1, 1, 1),
    "dropped": dropping,
    "bumped": against_a_wall,
    "item": given_an_item,
}
SEEDS = 4  # of the beginnings of each quest


def matches() -> Iterator[Match]:
    """Matches to play on from."""
    yield from (arrange().match for arrange in (*SITUATIONS.values(), *EVENTS.values()))
    for quest in ("three_wicks", "drowned_bell", "snuffing", "long_night", "generated"):
        yield from (GAME.start(seed=seed, quest=quest) for seed in range(SEEDS))

"""Situations that random play seldom comes to, for the suites that look at everything that can be said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.records import fill, write
from undercroft.games.one_deck import table as names

from .set_up import FOREST, at_guardian, before, begin, card, facing, resting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.match import Match

QUIET = "lichs_tomb"
POTIONS = ("clarity", "heroism", "invisibility", "mana")
DICE = "S6 S5 S5 A6 A5 A3 M6 M4 M3 H5 H2"
SKILLS = (
    ("accuracy", "brute_force"),
    ("chaotic_aura", "cleave"),
    ("consistency", "critical_strikes"),
    ("lucky_familiar", "static_burst"),
    ("triple_strike", "flurry"),
)


def matches() -> Iterator[Match]:
    """Each to be played on from."""
    yield from (table.match for table in _tables())


def _tables() -> Iterator:
    for skills in SKILLS:
        yield facing("ogre", DICE, skills=skills, known=POTIONS, cubes=6, level=3, talents="veteran+guile+direct_hit")
    for hero in ("warrior", "mage", "rogue", "archer", "paladin"):
        yield before("glooping_ooze", hero_1=hero, known=POTIONS, cubes=6, level=4, dungeon=QUIET)
        yield before("boulder", hero_1=hero, heroes=2, seats=2, known=POTIONS, cubes=6, level=3, talents="speed")
        yield before("ogre", hero_1=hero, dungeon="hydras_reef", floor=3, cubes=2, closed=2)
    for dungeon in ("dragons_cave", "hydras_reef", "lichs_tomb", "minotaurs_maze", "yetis_cavern"):
        yield at_guardian(DICE, dungeon=dungeon, cubes=6, level=4, talents="knowledge")
        yield at_guardian(dungeon=dungeon, heroes=4, seats=4, damage=4, cubes=12, level=4)
    healthy = {"cubes": 6, "items": (card("ogre"), card("phantom"), card("boulder")), "level": 4}
    hydra = at_guardian("S6 S6 S1 M6 M6 A6", dungeon="hydras_reef", damage=3, **healthy).place("S6 S6 S1", 1)
    yield hydra.place("M6", 2).place("M6", 4).place("A6", 6).play("finish")
    yield facing("beetle", "").play("finish").pass_time()
    shared = resting(4, closed=1)
    write(shared.rec.cards, (shared.take_from_deck(card("goblin")), shared.take_from_deck(card("ogre"))))
    yield shared.arrange(looting=3, step=names.DO_LOOT)
    winning = at_guardian("S6 S6 S6 S6 M6 M5 A6 A5", dungeon="yetis_cavern", damage=5, **healthy)
    yield winning.place("S6 S6 S6 S6", 1).place("M5", 4).place("M6", 5).place("A5", 7).place("A6", 8).play("finish")
    kiting = facing("skeleton", "M2 M4 S3 S5 S6 A5", hero_1="archer")
    for die, box in (("M2", 1), ("M4", 2), ("S3", 3), ("S5", 4), ("A5", 5), ("S6", 6)):
        kiting.place(die, box)
    yield kiting.play("finish")
    yield before("ogre", heroes=2, hero_2="paladin", dungeon=QUIET).arrange(supply=(4, 8, 8, 6)).play("fight")
    yield facing("ogre", "S5 A5 H5", skills=("brute_force",)).use("brute_force")
    yield begin(game=FOREST)
    yield begin(talents="veteran+planning", difficulty="standard")
    yield before("wraith", heroes=2, items=(card("ogre"),), items_2=(card("goblin"),), cubes=4)
    yield before("phantom", dungeon=QUIET, floor=2, cubes=4)
    yield before(("goblin", "beetle"), heroes=4, seats=3, known=POTIONS, cubes=4, doors=(("ogre", "bandit"),))
    yield before("goblin", deck=0, wounds=(3,), cubes=3, doors=("ogre", "bandit"))
    yield resting(2, seats=2, deck=3, closed=1, wounds=(2, 1), cubes=3)
    yield resting(4, seats=2, deck=3, closed=0, doors=(("ogre", "goblin"),), cubes=3)
    yield resting(deck=0, closed=1, wounds=(5,), cubes=2).arrange(time_due=5)
    for kinds in (("skeleton", 1), ("goblin", 2)):
        table = facing(
            kinds[0], "M6 M5 S6 S5 S5 A6 A5 H6 H5", hero_1="archer", items=(card("ogre"),), skills=("cleave",)
        )
        fill(table.rec.xp[2:5], kinds[1])
        yield table
    yield resting(level=4, closed=1).arrange(xp=(0, 0, 1, 2, 1, 0, 0, 0, 0), step=names.DO_LEVEL)
    for heroes in (1, 2, 4):
        table = resting(heroes, game=FOREST, dungeon=QUIET, cubes=3, wounds=(2, 1), closed=1, doors=())
        write(table.rec.poison, (3, 2, 2, 1)[:heroes])
        yield table.arrange()
    yield facing("thorn_crawler", "S2 A3 M1", game=FOREST, skills=("ember", "swiftness"), known=("sap",), cubes=3)
    yield before("rust_moth", game=FOREST, dungeon=QUIET, cubes=3)

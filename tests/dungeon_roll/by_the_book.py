"""What is allowed in each phase, written a second time: slow, from the rulebook and the cards, sharing no code.

`allowed(table)` gives the moves of a decision between two actions as text. Tests compare the game with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, product
from typing import TYPE_CHECKING

from .telling import counted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .set_up import Table

MONSTERS = ("goblin", "skeleton", "ooze")
LOOT = ("chest", "potion")
COMPANIONS = ("champion", "fighter", "cleric", "mage", "thief")
STRENGTH = {"fighter": "goblin", "cleric": "skeleton", "mage": "ooze", "thief": "chest"}
TOKENS = {"scroll_token": "scroll", "sword": "fighter", "talisman": "cleric", "sceptre": "mage", "tools": "thief"}
SWAPS = {
    "spellsword": ("fighter", "mage"),
    "minstrel": ("mage", "thief"),
    "occultist": ("cleric", "mage"),
    "crusader": ("fighter", "cleric"),
}
ACTS_AS = {("spellsword", "novice"): ("fighter", "mage"), ("crusader", "novice"): ("fighter", "cleric")}
RECRUITS = {"half_goblin": ("goblin", "thief"), "occultist": ("skeleton", "fighter")}
NEEDS_MONSTERS = {("mercenary", "novice"), ("tracker", "novice"), ("tracker", "master")} | {
    (hero, side) for hero in ("knight", "enchantress") for side in ("novice", "master")
}
EMPTIES_LAIR = ("minstrel", "viking")


@dataclass(frozen=True)
class Position:
    """The plain values that matter."""

    phase: str
    rules: str
    scrolls_anywhere: bool
    hero: str
    side: str
    ready: bool
    party: dict[str, int]
    dungeon: dict[str, int]
    hand: dict[str, int]
    graveyard: int
    lair: int
    allies: int
    level: int
    level_power_used: bool

    @property
    def monsters(self) -> int:
        return sum(self.dungeon.get(face, 0) for face in MONSTERS)

    @property
    def active(self) -> int:
        """Dice that could be rolled again."""
        return sum(self.party.values()) + sum(self.dungeon.values())


def position(table: Table) -> Position:
    options = table.match.options
    return Position(
        phase=table.phase,
        rules=str(options["rules"]),
        scrolls_anywhere=options["scroll_phases"] == "all",
        hero=table.hero,
        side=table.side,
        ready=table.ready,
        party=counted(table.party),
        dungeon=counted(table.dungeon),
        hand=counted(table.treasures),
        graveyard=table.graveyard,
        lair=table.lair,
        allies=table.allies,
        level=table.level,
        level_power_used=bool(table.number("level_power_used")),
    )


def can(face: str, target: str, there: int) -> int:
    """How many of `there` dice one die of this face deals with (DR-09 to DR-13, DR-17, DR-19)."""
    if target == "potion":
        return there
    if face == "scroll":
        return 0
    return there if face == "champion" or STRENGTH[face] == target else min(1, there)


def sources(at: Position) -> dict[str, int]:
    """Everybody who can act, and how many of each."""
    found = dict(at.party) | {token: at.hand[token] for token in TOKENS if token in at.hand}
    if at.allies:
        found["ally"] = at.allies
    if at.ready and (at.hero, at.side) in ACTS_AS:
        found["hero"] = 1
    return found


def faces(at: Position, source: str) -> set[str]:
    """The faces that a source can be used as."""
    if source == "hero":
        shown = set(ACTS_AS[at.hero, at.side])
    elif source == "ally":
        shown = {RECRUITS[at.hero][1]}
    else:
        shown = {TOKENS.get(source, source)}
    if shown & set(SWAPS.get(at.hero, ())):
        shown |= set(SWAPS[at.hero])
    if at.hero == "enchantress" and "scroll" in shown:
        shown |= set(COMPANIONS)
    return shown


def beats(at: Position) -> Iterator[str]:
    for source, monster in product(sources(at), MONSTERS):
        most = max(can(face, monster, at.dungeon.get(monster, 0)) for face in faces(at, source))
        yield from (f"beat {source} {monster} {number}" for number in range(1, most + 1))


def loots(at: Position) -> Iterator[str]:
    for source in sources(at):
        chests = max(can(face, "chest", at.dungeon.get("chest", 0)) for face in faces(at, source))
        yield from (f"open {source} {number}" for number in range(1, chests + 1))
        dead = at.graveyard + (source in at.party)
        yield from (f"quaff {source} {number}" for number in range(1, min(at.dungeon.get("potion", 0), dead) + 1))


def fights(at: Position) -> set[tuple[str, ...]]:
    """All groups, told in rising order of names, that beat the dragon (DR-22)."""
    needed = 2 if (at.hero, at.side) == ("knight", "master") else 3
    everyone = [source for source, number in sources(at).items() for _ in range(min(number, needed))]
    groups = {tuple(sorted(group)) for group in combinations(everyone, needed)}
    return {group for group in groups if all_different(at, group)}


def all_different(at: Position, group: tuple[str, ...]) -> bool:
    types = [faces(at, source) & set(COMPANIONS) for source in group]
    return any(len(set(choice)) == len(group) for choice in product(*types))


def reads(at: Position) -> Iterator[str]:
    if at.phase == "monster" or (at.scrolls_anywhere and at.phase != "regroup"):
        if "scroll" in at.party and at.active > 1:
            yield "read scroll"
        if "scroll_token" in at.hand and at.active:
            yield "read scroll_token"


def treasures(at: Position) -> Iterator[str]:
    if "town_portal" in at.hand:
        yield "use town_portal"
    if "ring" in at.hand and at.lair:
        yield "use ring"
    if "elixir" in at.hand and at.graveyard and at.phase != "regroup":
        yield "use elixir"
    if "dragon_bait" in at.hand and at.phase != "regroup":
        if at.rules == "prototype":
            yield from (f"bait {face}" for face in at.dungeon)
        elif at.monsters:
            yield "use dragon_bait"


def powers(at: Position) -> Iterator[str]:
    """The ultimate, and the Tracker's goblin (DR-39, DR-41)."""
    card = (at.hero, at.side)
    if at.hero == "tracker" and "goblin" in at.dungeon and not at.level_power_used:
        yield "specialty"
    if not at.ready:
        return
    if at.hero == "archaeologist":
        yield "ultimate"
    if at.phase == "regroup":
        return
    if at.hero in RECRUITS:
        most = min(at.dungeon.get(RECRUITS[at.hero][0], 0), 1 + (at.side == "master"))
        yield from (f"recruit {number}" for number in range(1, most + 1))
    on_the_level = sum(at.dungeon.values()) + at.lair
    if card == ("crusader", "master") and on_the_level:
        yield from (f"pay {kind}" for kind in at.hand)
    works = {
        ("spellsword", "master"): on_the_level,
        ("mercenary", "master"): at.active,
        **{(hero, side): at.lair for hero in EMPTIES_LAIR for side in ("novice", "master")},
        **{("alchemist", side): at.graveyard for side in ("novice", "master")},
        **dict.fromkeys(NEEDS_MONSTERS, at.monsters),
    }
    if works.get(card):
        yield "ultimate"


def allowed(at: Position) -> set[str]:
    """Every move of a decision between two actions."""
    moves = {*reads(at), *treasures(at), *powers(at)}
    if at.phase == "regroup":
        return moves | {"retire"} | ({"seek"} if at.level < 10 else set())
    if at.phase == "monster":
        moves |= set(beats(at))
    if at.phase == "loot" or (at.phase == "monster" and at.hero == "half_goblin"):
        moves |= set(loots(at))
    if at.phase == "dragon":
        moves |= {f"fight {source}" for group in fights(at) for source in group}
    return moves | {"flee" if at.phase == "dragon" or at.monsters else "onward"}

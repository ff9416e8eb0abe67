"""The table of Dungeon Roll as plain data, for whatever draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import table as t
from ..content.box import EDITIONS
from ..content.cards import SIDES
from ..rules.companions import pool, row_of
from ..rules.treasures import in_box, worth

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec

PHASES = ("heroes", "form", "muster", "monster", "loot", "dragon", "regroup", "done")
STAGES = (None, "choose", "target", "raise", "fight", "discard")
PURPOSES = {t.CHOOSE: ("muster", "scroll", "hero"), t.TARGET: ("extra", "strike", "charm")}
RANKS = ("fodder", "village", "explorer", "champion", "ages")
RANK_FROM = (0, 16, 24, 30, 35)  # DR-42
LOOT_AND_MONSTERS = t.DUNGEON_FACES[t.GOBLIN :]


def describe(box: Box, seen: Rec, seat: int) -> dict[str, Any]:  # noqa: ARG001
    """All that lies on the table. Seats are counted from 0, heroes from 1 as in the moves."""
    return {
        **_moment(box.rec, seen),
        **_dice(box.rec, seen),
        "seats": [_seat(box, seen, each) for each in range(seen.seats)],
        "box": {name: int(in_box(box.rec, seen, kind)) for kind, name in kinds_in_play(box.rec, seen)},
        "heroes": offered_heroes(box, seen),
        "stake": stake(box.rec, seen) if seen.phase == t.REGROUP and not (seen.stage or rolling(seen)) else None,
        "result": _result(box.rec, seen),
    }


def _moment(box: Rec, seen: Rec) -> dict[str, Any]:
    """Where in the game we are."""
    purposes = PURPOSES.get(seen.stage)
    return {
        "phase": PHASES[seen.phase],
        "stage": STAGES[seen.stage],
        "purpose": purposes[seen.purpose] if purposes else None,
        "left": int(seen.left),
        "may_stop": bool(seen.may_stop),
        "rules": EDITIONS[seen.rules],
        "delve": int(seen.delve) + 1,
        "delves": int(box.delves),
        "level": int(seen.level),
        "last_level": int(box.last_level),
        "adventurer": int(seen.adventurer),
        "lord": lord(seen),
        "rolling": rolling(seen),
    }


def lord(seen: Rec) -> int:
    """The player to the left of the adventurer (DR-04)."""
    return int((seen.adventurer + 1) % seen.seats)


def rolling(seen: Rec) -> dict[str, Any] | None:
    """What luck is to decide next, and whose hand it is in."""
    if seen.party_rolls:
        begins = seen.phase == t.FORM  # a delve begins: nobody has chosen these dice
        return {"what": "party", "count": int(seen.party_rolls), "by": int(seen.adventurer), "at_once": not begins}
    if seen.dungeon_rolls:
        return {"what": "dungeon", "count": int(seen.dungeon_rolls), "by": lord(seen)}
    if seen.draws:
        return {"what": "treasure", "count": int(seen.draws), "by": int(seen.adventurer)}
    if seen.phase == t.HEROES and seen.heroes == t.AT_RANDOM:
        return {"what": "hero", "count": 1, "by": int(seen.adventurer)}
    return None


# Dice


def _dice(box: Rec, seen: Rec) -> dict[str, Any]:
    """The zones of the table."""
    return {
        "party": {name: int(seen.party[face]) for face, name in enumerate(t.PARTY_FACES)},
        "graveyard": int(seen.graveyard),
        "party_dice": int(box.party_dice),
        "chosen": {"party": int(seen.party_chosen), "dungeon": int(seen.dungeon_chosen)},
        "dungeon": {name: int(seen.dungeon[t.GOBLIN + face]) for face, name in enumerate(LOOT_AND_MONSTERS)},
        "lair": int(seen.lair),
        "lair_calls": int(box.comes_at),
        "pool": int(pool(box, seen)),
        "dungeon_dice": int(box.dungeon_dice),
        "allies": {"face": ally_face(box, seen), "count": int(seen.allies)} if seen.allies else None,
        "fighters": [t.SOURCES[source] for source in (seen.fighters[place] for place in range(3)) if source >= 0],
        "fighters_needed": int(box.fighters[row_of(seen)]),
    }


def ally_face(box: Rec, seen: Rec) -> str:
    """What monsters that have joined serve as."""
    types = int(box.types_plainly[row_of(seen), t.ALLY])
    return t.PARTY_FACES[types.bit_length() - 1]


def recruited_face(box: Rec, seen: Rec) -> str:
    """The monsters that the adventurer's hero can recruit."""
    return t.DUNGEON_FACES[box.ultimate_a[row_of(seen)]]


# Players


def _seat(box: Box, seen: Rec, seat: int) -> dict[str, Any]:
    """What a player has won, and the hero."""
    return {
        "experience": int(seen.experience[seat]),
        "hero": hero_of(box, seen, seat),
        "treasures": held(seen, seat),
        "worth": int(worth(box.rec, seen, seat)),
        "delves": [_gain(seen, seat, delve) for delve in range(box.rec.delves)],
        "achievements": achieved(seen, seat),
    }


def _gain(seen: Rec, seat: int, delve: int) -> int | None:
    """The experience a delve brought; nothing is told before its end."""
    runs = seen.phase != t.DONE and (seat, delve) == (seen.adventurer, seen.delve)
    gain = int(seen.gains[seat, delve])
    return None if runs or gain == t.NOTHING else gain


def hero_of(box: Box, seen: Rec, seat: int) -> dict[str, Any] | None:
    """The side of the hero's card that is up."""
    card = int(seen.hero[seat])
    if card == t.NOBODY:
        return None
    hero, side = box.names["heroes"][card], SIDES[seen.master[seat]]
    return {
        "id": hero["id"],
        **hero[side],
        "side": side,
        "ready": bool(seen.ready[seat]),
        "level_up": int(box.rec.level_up[card]),
        "other": {"name": hero[SIDES[1 - seen.master[seat]]]["name"]},
    }


def offered_heroes(box: Box, seen: Rec) -> list[dict[str, Any]]:
    """The heroes that nobody has, while they are being given out."""
    if seen.phase != t.HEROES:
        return []
    taken = {int(seen.hero[seat]) for seat in range(seen.seats)}
    return [
        {"number": card + 1, "name": hero["novice"]["name"], "level_up": int(box.rec.level_up[card]), **hero}
        for card, hero in enumerate(box.names["heroes"])
        if card not in taken and seen.hero_set in (t.ALL_SETS, box.rec.hero_set[card])
    ]


def held(seen: Rec, seat: int) -> dict[str, int]:
    """The treasures in a player's hand."""
    hand = {name: int(seen.treasures[seat, kind]) for kind, name in enumerate(t.TREASURES)}
    return {name: count for name, count in hand.items() if count}


def kinds_in_play(box: Rec, seen: Rec) -> list[tuple[int, str]]:
    """The treasures that this edition has."""
    return [(kind, name) for kind, name in enumerate(t.TREASURES) if box.count[seen.rules, kind]]


def achieved(seen: Rec, seat: int) -> list[str]:
    """The achievements of this game."""
    return [name for bit, name in enumerate(t.ACHIEVEMENTS) if int(seen.achieved[seat]) >> bit & 1]


# What it is about


def stake(box: Rec, seen: Rec) -> dict[str, int | None]:
    """The choice at regrouping: what is safe, and what the next level would be; after the last there is none."""
    level = int(seen.level)
    if level >= box.last_level:
        return {"retire": level, "next": None, "dice": 0}
    return {"retire": level, "next": level + 1, "dice": min(level + 1, int(pool(box, seen)))}


def _result(box: Rec, seen: Rec) -> dict[str, Any] | None:
    """Who has won; alone, how well."""
    if seen.phase != t.DONE:
        return None
    alone = seen.seats == 1
    return {
        "winners": winners(box, seen),
        "rank": rank(points(box, seen, 0)) if alone else None,
        "achievements": achieved(seen, 0) if alone else [],
    }


def points(box: Rec, seen: Rec, seat: int) -> int:
    """The final score (DR-31)."""
    return int(seen.experience[seat]) + int(worth(box, seen, seat))


def winners(box: Rec, seen: Rec) -> list[int]:
    """Most experience; of those, fewest treasures (DR-32)."""

    def standing(seat: int) -> tuple[int, int]:
        return points(box, seen, seat), -sum(held(seen, seat).values())

    seats = range(seen.seats)
    best = max(standing(seat) for seat in seats)
    return [seat for seat in seats if standing(seat) == best]


def rank(score: int) -> str:
    """What a solo score is called (DR-42)."""
    return next(name for name, least in zip(reversed(RANKS), reversed(RANK_FROM), strict=True) if score >= least)

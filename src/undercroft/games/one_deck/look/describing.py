"""The table as plain data, for whatever draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import table as t
from ..content.effects import MANA
from ..content.layout import SHIELD, WIDE, X_VALUE
from ..moves import BASIC_SLOT, OWN_SLOT, SKILL_SLOT, TALENT_SLOT
from ..rules.boxes.dice import side_of, value_of
from ..rules.boxes.placing import asks, has_shield
from ..rules.encounter import can_feat
from ..rules.heroes.forest import leaves_on_doors
from ..rules.heroes.lasting import door_limit
from ..rules.heroes.party import card_side, icons, max_health
from ..rules.loot import experience, price
from .advice import lesson
from .helping import best, picking, resisting, rolling, takes, to_join
from .preview import if_you_stop

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec

MODES = {0: None, t.COMBAT: "combat", t.PERIL: "peril", t.GUARDIAN: "guardian"}
BOX_COLOURS = (*t.COLOURS, "any")


def describe(box: Box, seen: Rec, seat: int) -> dict[str, Any]:  # noqa: ARG001
    """The table as plain data. Heroes, doors, cards and boxes are counted from 1."""
    return {
        "phase": t.WAITS[seen.wait],
        "turn": int(seen.turns) + 1,
        "leader": int(seen.leader),
        "word": int(seen.actor),
        "dungeon": _dungeon(box, seen),
        "deck": _deck(box, seen),
        "level": _level(box, seen),
        "potions": _potions(box, seen),
        "heroes": [_hero(box, seen, hero) for hero in range(seen.n_heroes)],
        "supply": {name: int(seen.supply[colour]) for colour, name in enumerate(t.COLOURS)},
        "dice": dice(seen, seen.dice),
        "rolled": dice(seen, seen.fresh),
        "encounter": _encounter(box, seen),
        "cards": [faced(box, int(seen.cards[place])) for place in range(t.STACK) if seen.cards[place] != t.NONE],
        "loot": int(seen.loot) + 1 if seen.wait == t.LOOT else None,
        "pairs": [pair for pair in (_pair(seen.pair), _pair(seen.others)) if pair],
        "stop_now": if_you_stop(box.rec, seen),
        "lesson": lesson(box, seen),
        "rolling": rolling(seen),
        "picking": picking(box, seen),
        "best": best(box, seen),
        "to_join": to_join(box, seen),
        "resisting": resisting(box, seen),
    }


def _pair(pair: Any) -> list[int]:
    return [int(pair[side]) + 1 for side in range(t.SIDES) if pair[side] != t.NONE]


# Cards, skills, dice


def card(box: Box, number: int) -> dict[str, Any]:
    """A card: what it is and what it gives."""
    rec, kind = box.rec, int(box.rec.card_kind[number])
    names = box.names["kinds"][kind]
    potion = int(rec.card_potion[number])
    ability = int(rec.potions[potion]) if potion != t.NONE else int(rec.card_skill[number])
    given = {name: int(rec.card_icons[number, icon]) for icon, name in enumerate((*t.COLOURS[:3], "health"))}
    return {
        "card": number + 1,
        "kind": names["id"],
        "name": names["name"],
        "combat": bool(rec.kind_is_combat[kind]),
        "xp": int(rec.kind_xp[kind]),
        "item": {name: count for name, count in given.items() if count},
        "leaf": bool(rec.card_leaf[number]),
        "scroll": {"potion": potion != t.NONE, **skill(box, ability)},
    }


def faced(box: Box, number: int) -> dict[str, Any]:
    """A card with what is to be faced on it: the foe's ability and boxes, or the peril's two ways."""
    rec, kind = box.rec, int(box.rec.card_kind[number])
    first, is_combat = int(rec.kind_squares[kind]), bool(rec.kind_is_combat[kind])
    rows = range(first, first + int(rec.kind_n_squares[kind])) if is_combat else range(0)
    return {
        **card(box, number),
        "ability": box.names["kinds"][kind].get("ability"),
        "boxes": [square(box, row) for row in rows],
        "options": None if is_combat else _options(box, kind),
    }


def skill(box: Box, ability: int) -> dict[str, Any]:
    """A skill, potion or talent as printed."""
    rec = box.rec
    colour = int(rec.ab_colour[ability])
    mana = bool(rec.ab_cost[ability] == MANA)
    cost = None if colour == t.NONE else {"colour": t.COLOURS[colour], "n": int(rec.ab_n[ability]), "mana": mana}
    return {**box.names["abilities"][ability], "cost": cost, "use": _uses(int(rec.ab_use[ability]))}


def _uses(use: int) -> list[str]:
    return [str(name) for bit, name in MODES.items() if use & bit]


def dice(seen: Rec, pool: Any) -> list[dict[str, Any]]:
    """Dice of a pool, those that are alike together, the highest first."""
    return [
        {
            "die": die,
            "hero": int(seen.pair[side_of(die)]) + 1,
            "kind": t.KIND_NAMES[die % t.KINDS],
            "value": int(value_of(die)),
            "count": int(pool[die]),
        }
        for die in range(t.DICE)
        if pool[die]
    ]


def square(box: Box, row: int) -> dict[str, Any]:
    """A box as printed."""
    rec = box.rec
    marks, value = int(rec.sq_marks[row]), int(rec.sq_value[row])
    return {
        "colour": BOX_COLOURS[rec.sq_colour[row]],
        "value": None if value == X_VALUE else value,
        "wide": bool(marks & WIDE),
        "shield": bool(marks & SHIELD),
        "hearts": int(rec.sq_hearts[row]),
        "time": int(rec.sq_time[row]),
        "poison": int(rec.sq_poison[row]),
        "skulls": int(rec.sq_skulls[row]),
    }


# The dungeon and its deck


def _dungeon(box: Box, seen: Rec) -> dict[str, Any]:
    rec, number = box.rec, int(seen.dungeon)
    names = box.names["dungeons"][number]
    doubled = 2 if seen.n_heroes == t.HEROES else 1
    return {
        "id": names["id"],
        "name": names["name"],
        "difficulty": int(rec.difficulty[number]),
        "floor": int(seen.floor) + 1,
        "floors": [_floor(box, seen, floor) for floor in range(t.FLOORS - int(seen.lesson))],
        "guardian": {
            "name": names["guardian"]["name"],
            "text": names["guardian"]["text"],
            "health": int(rec.guardian_health[number]) * doubled,
            "damage": int(seen.damage),
            "round": int(seen.rounds),
        },
    }


def _floor(box: Box, seen: Rec, floor: int) -> dict[str, Any]:
    names = box.names["dungeons"][int(seen.dungeon)]["floors"][floor]
    squares = {}
    for way, name in enumerate(("combat", "peril")):
        first, count = (
            int(field[seen.dungeon, floor, way]) for field in (box.rec.floor_squares, box.rec.floor_n_squares)
        )
        squares[name] = [square(box, row) for row in range(first, first + count)]
    return {**names, "open": bool(floor <= seen.floor < t.FLOORS), **squares}


def _deck(box: Box, seen: Rec) -> dict[str, Any]:
    """Cards and doors. The unseen cards are in the deck or behind closed doors."""
    stack = 2 if seen.n_heroes == t.HEROES else 1
    doors = [seen.doors[door, 0] != t.NONE for door in range(t.DOORS)]
    return {
        "cards": int(seen.deck),
        "stairs": bool(seen.deck == 0),
        "tokens": int(seen.tokens),
        "tokens_for_a_wound": int(box.rec.tokens) * stack,
        "discarded": _counts(seen.discard),
        "unseen": _counts(seen.unseen),
        "closed": int(seen.closed),
        "limit": int(door_limit(box.rec, seen)),
        "leaves": int(leaves_on_doors(box.rec, seen)),
        "open": [
            [faced(box, int(seen.doors[door, place])) for place in range(stack)]
            for door in range(t.DOORS)
            if doors[door]
        ],
    }


def _counts(cards: Any) -> dict[str, int]:
    return {str(number + 1): int(cards[number]) for number in range(t.CARDS) if cards[number]}


def _level(box: Box, seen: Rec) -> dict[str, Any]:
    rec, side, level = box.rec, int(card_side(seen)), int(seen.level)
    return {
        "level": level + 1,
        "xp": int(experience(seen)),
        "cards": {str(worth): int(seen.xp[worth]) for worth in range(t.XPS) if seen.xp[worth]},
        "price": int(price(rec, seen)),
        "paid": int(seen.paid),
        "items": int(rec.level_items[side, level]),
        "skills": int(rec.level_skills[side, level]),
        "bonus": int(rec.level_bonus[side, level]),
        "mark": box.names["levels"][level] if side else None,
    }


def _potions(box: Box, seen: Rec) -> dict[str, Any]:
    known = [potion for potion in range(box.rec.n_potions) if seen.potions[potion] != t.NONE]
    return {
        "cubes": int(seen.cubes),
        "known": [{"potion": potion + 1, **skill(box, int(box.rec.potions[potion]))} for potion in known],
    }


# Heroes


def _hero(box: Box, seen: Rec, hero: int) -> dict[str, Any]:
    rec, side, kind = box.rec, int(card_side(seen)), int(seen.kind[hero])
    names = box.names["heroes"][kind]
    return {
        "hero": hero + 1,
        "id": names["id"],
        "name": names["name"],
        "mark": names["sides"][side]["mark"],
        "seat": hero % int(seen.seats),
        "health": int(max_health(rec, seen, hero)),
        "wounds": int(seen.wounds[hero]),
        "poison": int(seen.poison[hero]),
        "icons": {name: int(icons(rec, seen, hero, colour)) for colour, name in enumerate(t.COLOURS[:3])},
        "feat": {
            **names["sides"][side]["feat"],
            "stored": int(seen.stored[hero]),
            "most": int(rec.store_most[side, kind]),
            "used": bool(seen.feat_used[hero]),
            "ready": bool(seen.mode != 0 and can_feat(rec, seen, hero)),
        },
        "items": [card(box, int(one)) for one in _cards(seen, hero, "items", t.ITEMS)],
        "skills": _skills(box, seen, hero),
    }


def _cards(seen: Rec, hero: int, field: str, count: int) -> list[int]:
    row = [int(getattr(seen, field)[hero, place]) for place in range(count)]
    return [number for number in row if number != t.NONE]


def _skills(box: Box, seen: Rec, hero: int) -> list[dict[str, Any]]:
    """The hero's own skill, the basic one, those learned, and the talents; each with the slot it is used by."""
    rec = box.rec
    slots = [(OWN_SLOT, "own", int(rec.hero_skill[card_side(seen), seen.kind[hero]]))]
    if seen.basic[hero] != t.NONE:
        slots.append((BASIC_SLOT, "basic", int(rec.basics[seen.basic[hero]])))
    for place, number in enumerate(_cards(seen, hero, "skills", t.SKILLS)):
        slots.append((SKILL_SLOT + place, "learned", int(rec.card_skill[number])))
    for talent in range(rec.n_talents):
        if int(seen.talents[hero]) >> talent & 1:
            slots.append((TALENT_SLOT + talent, "talent", int(rec.talents[talent])))
    return [
        {"slot": slot + 1, "from": origin, "used": bool(int(seen.used[hero]) >> slot & 1), **skill(box, ability)}
        for slot, origin, ability in slots
    ]


# The encounter


def _encounter(box: Box, seen: Rec) -> dict[str, Any] | None:
    if seen.mode == 0:
        return None
    peril = seen.mode == t.PERIL
    return {
        "mode": MODES[int(seen.mode)],
        "card": card(box, int(seen.card)) if seen.card != t.NONE else None,
        "ability": box.names["kinds"][int(seen.foe)].get("ability") if seen.foe != t.NONE else None,
        "options": _options(box, int(seen.foe)) if peril else None,
        "option": int(seen.option[seen.part]) + 1 if peril and seen.n_boxes else None,
        "boxes": [_box(box, seen, place) for place in range(seen.n_boxes)],
        "ignored": {"hearts": int(seen.no_hearts), "time": int(seen.no_time)},
        "filling": {"box": int(seen.target) + 1, "missing": int(seen.left)} if seen.picking == t.TO_FILL else None,
    }


def _options(box: Box, kind: int) -> list[dict[str, Any]]:
    rec, names = box.rec, box.names["kinds"][kind]["options"]
    return [
        {
            "name": names[option],
            "price": int(rec.kind_time[kind, option]),
            **square(box, int(rec.kind_squares[kind]) + option),
        }
        for option in range(2)
    ]


def _box(box: Box, seen: Rec, place: int) -> dict[str, Any]:
    on_it = [int(seen.placed_die[index]) for index in range(seen.n_placed) if seen.placed_box[index] == place]
    return {
        "box": place + 1,
        **square(box, int(seen.boxes[place])),
        "value": int(asks(box.rec, seen, place)),
        "shield": bool(has_shield(box.rec, seen, place)),
        "dungeon": bool(place >= seen.n_own),
        "covered": bool(int(seen.covered) >> place & 1),
        "once": bool(int(seen.struck) >> place & 1),
        "dice": [{"kind": t.KIND_NAMES[die % t.KINDS], "value": int(value_of(die))} for die in on_it],
        **takes(box, seen, place),
    }

"""Moves and events in words: messages `move-VERB`, `done-VERB` and `event-…` with their arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.words import Said

from .. import table as t
from ..moves import PAIRS
from ..rules.boxes.picking import step_row
from ..rules.boxes.placing import asks, has_shield, is_wide
from ..rules.heroes.party import card_side, max_health
from ..rules.heroes.skills import ability_in, may_second_vanish, vanishing
from ..rules.rolling import next_to_roll
from .describing import BOX_COLOURS

if TYPE_CHECKING:
    from undercroft.engine.game import Box, Event
    from undercroft.engine.records import Rec
    from undercroft.engine.verbs import Move

CHANGES = ("", "", "", "increase", "reroll", "change", "recolour", "trade", "exile")


def say_move(box: Box, seen: Rec, move: Move) -> Said:
    """A move in words."""
    if move.verb == "pick":
        return _pick(box, seen, *move.args)
    if move.verb == "vanish" or (move.verb == "drink" and seen.wait == t.FACE):
        return _vanish(box, seen, move.args[0] if move.args else int(seen.pair[0]))
    tell = _TELL.get(move.verb)
    return Said(move.verb, tell(box, seen, *move.args) if tell else {})


# Names


def hero_name(box: Box, seen: Rec, hero: int) -> dict[str, str]:
    """A hero inside a sentence."""
    the: dict[str, str] = box.names["heroes"][int(seen.kind[hero])]["the"]
    return the


def side_name(box: Box, seen: Rec, side: int) -> dict[str, str]:
    """The hero on a side of the pair."""
    return hero_name(box, seen, int(seen.pair[side]))


def skill_name(box: Box, ability: int) -> Any:
    """A skill, potion or talent."""
    return box.names["abilities"][ability]["name"]


def card_name(box: Box, card: int) -> Any:
    """What is on a card."""
    return box.names["kinds"][int(box.rec.card_kind[card])]["name"]


def door_name(box: Box, card: int) -> Any:
    """What is on the card of a door, with its leaf: as long as it lies there it helps against the poison."""
    name = card_name(box, card)
    return Said("leafy", {"card": name}) if box.rec.card_leaf[card] else name


def die_name(kind: int, value: int) -> Said:
    """A die and what it shows."""
    return Said(f"die-{t.KIND_NAMES[kind]}", {"value": value})


def box_name(box: Box, seen: Rec, place: int) -> Said:
    """A box: its number, and what it asks for."""
    colour = BOX_COLOURS[box.rec.sq_colour[seen.boxes[place]]]
    marks = ("shield" if has_shield(box.rec, seen, place) else "", "wide" if is_wide(box.rec, seen, place) else "")
    kind = "-".join(mark for mark in marks if mark) or "single"
    asked = int(asks(box.rec, seen, place))
    return Said("box", {"number": place + 1, "value": asked, "colour": Said(f"colour-{colour}"), "kind": kind})


# Moves


def _die(_box: Box, seen: Rec, face: int) -> dict[str, Any]:
    if seen.wait == t.RESIST:
        return {"face": face + 1, "die": Said("die-poison", {"value": face + 1})}
    return {"face": face + 1, "die": die_name(int(next_to_roll(seen)) % t.KINDS, face + 1)}


def _card(box: Box, seen: Rec, card: int) -> dict[str, Any]:
    why = "door" if seen.open_due else "xp" if seen.draw_due else "time"
    potion, skill = int(box.rec.card_potion[card]), int(box.rec.card_skill[card])
    scroll = skill if potion == t.NONE else int(box.rec.potions[potion])
    name = door_name(box, card) if why == "door" else card_name(box, card)
    return {"card": name, "scroll": skill_name(box, scroll), "why": why}


def _enter(box: Box, seen: Rec, door: int) -> dict[str, Any]:
    cards = [int(seen.doors[door, place]) for place in range(t.STACK) if seen.doors[door, place] != t.NONE]
    names = [door_name(box, card) for card in cards]
    one = Said("one-card", {"card": names[0]})
    return {"card": one if len(names) == 1 else Said("two-cards", {"a": names[0], "b": names[1]})}


def _split(box: Box, seen: Rec, way: int) -> dict[str, Any]:
    a, b = PAIRS[way]
    return {"a": hero_name(box, seen, a), "b": hero_name(box, seen, b)}


def _option(box: Box, seen: Rec, option: int) -> dict[str, Any]:
    rec, kind = box.rec, int(seen.foe)
    row = int(rec.kind_squares[kind]) + option
    time = 0 if seen.vanished else max(0, int(rec.kind_time[kind, option]) - int(seen.price_off))
    colour = Said(f"colour-{BOX_COLOURS[rec.sq_colour[row]]}")
    name = box.names["kinds"][kind]["options"][option]
    return {"name": name, "time": time, "colour": colour, "value": int(rec.sq_value[row])}


def _feat(box: Box, seen: Rec, hero: int, way: int) -> dict[str, Any]:
    side, kind = int(card_side(seen)), int(seen.kind[hero])
    stored = box.rec.store_most[side, kind] > 0
    return {
        "hero": hero_name(box, seen, hero),
        "feat": box.names["heroes"][kind]["sides"][side]["feat"]["name"],
        "dice": way + 1 if stored else int(box.rec.feat_dice[side, kind, way]),
        "time": 0 if stored else int(box.rec.feat_time[side, kind, way]),
    }


def _place(box: Box, seen: Rec, value: int, side: int, kind: int, place: int) -> dict[str, Any]:
    die = die_name(kind, t.VALUES - value)
    return {"die": die, "box": box_name(box, seen, place), "hero": _of(box, seen, side)}


def _of(box: Box, seen: Rec, side: int) -> Said:
    """Whose die it is, where there are two heroes."""
    return Said("nobody") if seen.pair[1] == t.NONE else Said("somebody", {"hero": side_name(box, seen, side)})


def _discard(box: Box, seen: Rec, value: int, side: int, kind: int) -> dict[str, Any]:
    return {"die": die_name(kind, t.VALUES - value), "hero": _of(box, seen, side)}


def _pick(box: Box, seen: Rec, value: int, side: int, kind: int) -> Said:
    """A die for what was begun: a price, a heroic die, or what a skill does to it."""
    args = _discard(box, seen, value, side, kind)
    if seen.picking == t.TO_JOIN:
        return Said("pick-join", args)
    if seen.picking == t.TO_PAY:
        return Said("pick-pay", {**args, "skill": skill_name(box, int(seen.ability))})
    row = int(step_row(box.rec, seen))
    change = CHANGES[box.rec.st_op[row]]
    to = int(box.rec.st_to[row])
    shows = min(t.VALUES, t.VALUES - value + to) if change == "increase" else to
    colour = Said(f"colour-{t.COLOURS[to]}") if change == "recolour" else Said("nobody")
    return Said(f"pick-{change}", {**args, "to": shows, "colour": colour})


def _use(box: Box, seen: Rec, hero: int, slot: int) -> dict[str, Any]:
    ability = int(ability_in(box.rec, seen, hero, slot))
    text = box.names["abilities"][ability]["text"]
    return {"hero": hero_name(box, seen, hero), "skill": skill_name(box, ability), "text": text}


def _vanish(box: Box, seen: Rec, hero: int) -> Said:
    """To drink and vanish; who does, where it is a choice."""
    potion = int(vanishing(box.rec, seen))
    time = int(box.rec.st_n[box.rec.ab_first[box.rec.potions[potion]]])
    choice = "yes" if may_second_vanish(box.rec, seen) else "no"
    return Said("vanish", {"hero": hero_name(box, seen, hero), "time": time, "choice": choice})


def _drink(box: Box, seen: Rec, hero: int, potion: int) -> dict[str, Any]:
    ability = int(box.rec.potions[potion])
    return {"hero": hero_name(box, seen, hero), "skill": skill_name(box, ability), **_health(box, seen, hero)}


def _health(box: Box, seen: Rec, hero: int) -> dict[str, Any]:
    return {"wounds": int(seen.wounds[hero]), "health": int(max_health(box.rec, seen, hero))}


def _item(box: Box, seen: Rec, hero: int) -> dict[str, Any]:
    card = int(seen.cards[seen.loot])
    parts = [int(box.rec.card_icons[card, icon]) for icon in range(4)]
    names = ("strength", "agility", "magic", "health")
    return {"hero": hero_name(box, seen, hero), "card": card_name(box, card), **dict(zip(names, parts, strict=True))}


def _scroll(box: Box, seen: Rec) -> Any:
    card = int(seen.cards[seen.loot])
    potion = int(box.rec.card_potion[card])
    return skill_name(box, int(box.rec.potions[potion]) if potion != t.NONE else int(box.rec.card_skill[card]))


def _swap_item(box: Box, seen: Rec, hero: int, item: int) -> dict[str, Any]:
    return {**_item(box, seen, hero), "old": card_name(box, int(seen.items[hero, item]))}


def _swap_skill(box: Box, seen: Rec, hero: int, slot: int) -> dict[str, Any]:
    old = int(box.rec.card_skill[int(seen.skills[hero, slot])])
    return {"hero": hero_name(box, seen, hero), "skill": _scroll(box, seen), "old": skill_name(box, old)}


def _hit(box: Box, seen: Rec, hero: int) -> dict[str, Any]:
    why = (
        "mend"
        if seen.wait == t.MEND_WHO
        else ("wound", "wound", "wound", "poison", "two", "relief", "wound")[seen.hit_why]
    )
    return {"hero": hero_name(box, seen, hero), "why": why, **_health(box, seen, hero)}


def _loot_xp(box: Box, seen: Rec) -> dict[str, Any]:
    card = int(seen.cards[seen.loot])
    return {"card": card_name(box, card), "xp": int(box.rec.kind_xp[box.rec.card_kind[card]])}


_TELL: dict[str, Any] = {
    "die": _die,
    "card": _card,
    "basic": lambda box, _seen, one: {"skill": skill_name(box, int(box.rec.basics[one]))},
    "brew": lambda box, _seen, one: {"skill": skill_name(box, int(box.rec.potions[one]))},
    "enter": _enter,
    "split": _split,
    "order": lambda box, seen, one: {"card": card_name(box, int(seen.cards[one]))},
    "hit": _hit,
    "drain": lambda box, seen, hero, item: {
        "hero": hero_name(box, seen, hero),
        "card": card_name(box, int(seen.items[hero, item])),
    },
    "option": _option,
    "feat": _feat,
    "unstore": lambda box, seen, hero: {"hero": hero_name(box, seen, hero)},
    "drop": lambda _box, _seen, value: {"die": die_name(t.HEROIC, t.VALUES - value)},
    "first": lambda box, seen, side: {"hero": side_name(box, seen, side)},
    "bonus": lambda box, seen, side: {"hero": side_name(box, seen, side)},
    "place": _place,
    "discard": _discard,
    "receive": lambda box, seen, side: {
        "hero": side_name(box, seen, side),
        "die": die_name(t.HEROIC, int(seen.lowest)),
    },
    "use": _use,
    "choose": lambda _box, _seen, way: {"way": way + 1},
    "drink": _drink,
    "item": _item,
    "skill": lambda box, seen, hero: {"hero": hero_name(box, seen, hero), "skill": _scroll(box, seen)},
    "swap_item": _swap_item,
    "swap_skill": _swap_skill,
    "potion": lambda box, seen: {"skill": _scroll(box, seen)},
    "xp": _loot_xp,
    "later": lambda box, seen: {"card": card_name(box, int(seen.cards[1 - seen.loot]))},
    "spend": lambda _box, _seen, place: {"xp": t.XPS - 1 - place},
    "mend": lambda _box, _seen, what: {"what": ("wounds", "poison")[what]},
}


# Events


def say_event(box: Box, seen: Rec, event: Event) -> Said:
    """What happened by itself."""
    name = _EVENTS[event.kind]
    if event.kind in _ABOUT_HEROES:
        return Said(f"event-{name}", {"hero": hero_name(box, seen, event.a), "n": event.b, "now": event.c})
    if event.kind == t.NO_LOOT:
        return Said("event-no-loot", {"card": card_name(box, event.a)})
    if event.kind == t.FLOOR_STARTS:
        floor = box.names["dungeons"][int(seen.dungeon)]["floors"][event.a]
        return Said("event-floor", {"floor": event.a + 1, "name": floor["name"]})
    guardian = {"guardian": box.names["dungeons"][int(seen.dungeon)]["guardian"]["the"]}
    if event.kind == t.CONSEQUENCES:
        args = {"wounds": event.a, "time": event.b, "poison": event.c, "loss": event.a}
        return Said("event-consequences", args)
    if event.kind == t.RESISTED:
        return Said("event-resisted", {"total": event.a, "tokens": event.b, "success": "yes" if event.c else "no"})
    if event.kind == t.LEVEL_UP:
        return Said("event-level", {"level": event.a + 1})
    if event.kind == t.GAME_LOST:
        return Said("event-lost", {"floor": event.a + 1})
    if event.kind in (t.GUARDIAN_COMES, t.GUARDIAN_HIT, t.GUARDIAN_HEALS, t.GAME_WON):
        return Said(f"event-{name}", {**guardian, "n": event.a, "damage": event.b})
    return Said(f"event-{name}", {"n": event.a, "now": event.b})


_ABOUT_HEROES = (t.WOUNDED, t.HEALED, t.POISONED, t.STORES, t.STAIRS_WOUND)
_EVENTS = {
    t.FLOOR_STARTS: "floor",
    t.STAIRS_SHOW: "stairs",
    t.STAIRS_WOUND: "stairs-wound",
    t.WOUNDED: "wounded",
    t.HEALED: "healed",
    t.POISONED: "poisoned",
    t.STORES: "stores",
    t.DICE_LOST: "dice-lost",
    t.TIME_FOR: "time-for",
    t.DOORS_DEALT: "doors",
    t.CONSEQUENCES: "consequences",
    t.NO_LOOT: "no-loot",
    t.LEVEL_UP: "level",
    t.CUBES: "cubes",
    t.GUARDIAN_COMES: "guardian",
    t.GUARDIAN_HIT: "guardian-hit",
    t.GUARDIAN_HEALS: "guardian-heals",
    t.RESISTED: "resisted",
    t.GAME_WON: "won",
    t.GAME_LOST: "lost",
    t.EXILED: "exiled",
}

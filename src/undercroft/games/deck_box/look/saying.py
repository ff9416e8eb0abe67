"""Moves and events of Deck Box Dungeons in words: messages `move-…` and `done-…`, `event-…`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.words import Said

from .. import table as t
from ..content.layout import ROOM_KINDS
from ..content.programs import ATTACKS
from ..rules.map.figures import own_modifier
from .telling import (
    figure,
    foe,
    foe_name,
    hero_name,
    id_of,
    item_name,
    name_of_counter,
    place,
    purpose_of_roll,
    quest_of,
    room_title,
    tagged,
    told,
)  # fmt: skip

if TYPE_CHECKING:
    from undercroft.engine.game import Box, Event
    from undercroft.engine.records import Rec
    from undercroft.engine.verbs import Move


def say_move(box: Box, seen: Rec, move: Move) -> Said:
    """A move in words."""
    tell = _TELL.get(move.verb)
    return Said(move.verb, tell(box, seen, *move.args) if tell else {})


def asked(box: Box, seen: Rec) -> dict[str, Any]:
    """The hero who decides."""
    return {"hero": hero_name(box, seen, int(seen.asked))}


def _card(sort: str) -> Any:
    return lambda box, seen, card: {**asked(box, seen), "card": told(box, sort, card)["name"]}


def _other(box: Box, seen: Rec, hero: int) -> dict[str, Any]:
    return {**asked(box, seen), "other": hero_name(box, seen, hero)}


def _attack(mode: int) -> Any:
    def tell(box: Box, seen: Rec, enemy: int) -> dict[str, Any]:
        hero = int(seen.asked)
        gear = int(seen.gear[hero])
        modifier = int(own_modifier(box.rec, seen, hero, mode)) + int(box.rec.gear_mod[gear, mode])
        dice = int(box.rec.gear_dice[gear, mode])
        return {
            **asked(box, seen),
            **foe(box, seen, enemy),
            "tile": place(int(seen.square[t.HEROES + enemy])),
            "health": int(seen.health[t.HEROES + enemy]),
            "dice": dice,
            "modifier": signed(modifier + int(seen.sharp[hero])),
        }

    return tell


def signed(number: int) -> str:
    """A modifier as it is printed."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def _at(box: Box, seen: Rec, enemy: int) -> dict[str, Any]:
    return {**asked(box, seen), **foe(box, seen, enemy), "tile": place(int(seen.square[t.HEROES + enemy]))}


def _work(box: Box, seen: Rec, feature: int) -> dict[str, Any]:
    quest = quest_of(box, seen)
    return {**asked(box, seen), "label": quest["features"][feature]["label"] if quest else ""}


def _cast(box: Box, seen: Rec) -> dict[str, Any]:
    ability = int(seen.ability[int(seen.asked)])
    card = told(box, "abilities", ability)
    return {**asked(box, seen), "card": card["name"], "cost": int(box.rec.ability_cost[ability])}


def _use(box: Box, seen: Rec, item: int) -> dict[str, Any]:
    return {**asked(box, seen), "card": item_name(box, item)}


def _buy(box: Box, seen: Rec, market: int) -> dict[str, Any]:
    item = int(seen.market[market])
    return {**_use(box, seen, item), "cost": int(box.rec.item_cost[item])}


def _give(box: Box, seen: Rec, item: int, hero: int) -> dict[str, Any]:
    return {**_other(box, seen, hero), "card": item_name(box, item)}


def _again(box: Box, seen: Rec, die: int) -> dict[str, Any]:
    return {**asked(box, seen), "face": int(seen.dice[die])}


def _place(box: Box, seen: Rec, code: int) -> dict[str, Any]:
    boss = "yes" if code & 8 else "no"
    return {**asked(box, seen), "enemy": foe_name(box, seen, code // 16), "health": code & 7, "boss": boss}


def _exit(_box: Box, _seen: Rec, exit_: int) -> dict[str, Any]:
    return {"room": exit_ // 4 + 1, "side": Said(f"side-{t.SIDES[exit_ % 4]}")}


def _loot(box: Box, seen: Rec, face: int) -> dict[str, Any]:
    colour = int(seen.frames[seen.n_frames - 1, 2])
    hero = int(seen.frames[seen.n_frames - 1, 1])
    amount = int(box.rec.face_health[colour, face])
    return {"face": face + 1, "hero": hero_name(box, seen, hero), "amount": amount}


def _foe_die(box: Box, seen: Rec, face: int) -> dict[str, Any]:
    colour = int(seen.frames[seen.n_frames - 1, 5])
    kind = min(2 * colour + int(box.rec.face_type[colour, face]), t.RED)
    health = int(box.rec.face_health[colour, face])
    return {"face": face + 1, "enemy": foe_name(box, seen, kind), "health": health}


def _die(_box: Box, seen: Rec, face: int) -> dict[str, Any]:
    left = int(seen.to_roll) - int(seen.n_dice) - 1
    return {"face": face + 1, "left": left, "for": purpose_of_roll(seen)}


_TELL: dict[str, Any] = {
    "die": _die,
    "foe": _foe_die,
    "loot": _loot,
    "card": lambda box, _seen, item: {"card": item_name(box, item)},
    "act": foe,
    "faction": lambda box, _seen, faction: {"card": told(box, "factions", faction)["name"]},
    "red": lambda box, _seen, card: {"card": told(box, "enemies", card)["name"]},
    "tile": lambda box, _seen, face: {"name": told(box, "tiles", face)["name"], "card": id_of(box, "tiles", face)},
    "kind": lambda _box, _seen, kind: {"kind": Said(f"room-{ROOM_KINDS[kind]}")},
    "theme": lambda box, _seen, template: {"title": box.names["templates"][template]["title"]},
    "hero": lambda box, seen, card: {"number": int(seen.asked) + 1, "card": told(box, "heroes", card)["name"]},
    "gear": _card("equipment"),
    "ability": _card("abilities"),
    "stand": lambda box, seen, square: {**asked(box, seen), "tile": place(square)},
    "begin": _other,
    "let": _other,
    "back": asked,
    "end": asked,
    "go": lambda box, seen, square: {**asked(box, seen), "tile": place(square)},
    "strike": _attack(t.MELEE),
    "shoot": _attack(t.RANGED),
    "aim": _at,
    "work": _work,
    "pick": lambda box, seen, _hero: asked(box, seen),
    "cast": _cast,
    "use": _use,
    "buy": _buy,
    "give": _give,
    "pay": _other,
    "hand": _other,
    "stop": asked,
    "again": _again,
    "throw": asked,
    "keep": asked,
    "save": lambda box, seen: {**asked(box, seen), "other": _falling(box, seen)},
    "fall": lambda box, seen: {**asked(box, seen), "other": _falling(box, seen)},
    "place": _place,
    "tie": _other,
    "test": _other,
    "on": _other,
    "at": _at,
    "spot": lambda box, seen, square: {**asked(box, seen), "tile": place(square)},
    "look": _exit,
    "enough": asked,
}


def _falling(box: Box, seen: Rec) -> Any:
    return hero_name(box, seen, int(seen.frames[seen.n_frames - 1, 1]))


# Events: what each kind's three numbers mean


def say_event(box: Box, seen: Rec, event: Event) -> Said:
    """What happened by itself."""
    name = t.EVENTS[event.kind]
    tell = _EVENTS[name]
    return Said(f"event-{name.replace('_', '-')}", tell(box, seen, event.a, event.b, event.c))


def _enemy_event(box: Box, seen: Rec, a: int, b: int, _c: int) -> dict[str, Any]:
    return {**tagged(box, seen, a), "amount": b}


def _hero_event(box: Box, seen: Rec, a: int, b: int, c: int) -> dict[str, Any]:
    return {"hero": hero_name(box, seen, a), "amount": b, "most": c}


def _walks(box: Box, seen: Rec, a: int, b: int, c: int) -> dict[str, Any]:
    return {**tagged(box, seen, a), "tile": place(b), "hero": hero_name(box, seen, c)}


def _attacks(box: Box, seen: Rec, a: int, b: int, c: int) -> dict[str, Any]:
    target = box.rec.foe_target[seen.cards[a // t.TAG], seen.hard]
    hero = hero_name(box, seen, b)
    return {**tagged(box, seen, a), "hero": hero, "how": ATTACKS[c], "why": Said(f"target-{TARGET_WORDS[target]}")}


def _figure_event(box: Box, seen: Rec, a: int, b: int, c: int) -> dict[str, Any]:
    return {"figure": figure(box, seen, a), "amount": b, "left": c}


def _hurt(box: Box, seen: Rec, a: int, b: int, c: int) -> dict[str, Any]:
    """Of a hero, the damage is a loss: the page looks for the heaviest."""
    said = _figure_event(box, seen, a, b, c)
    return {**said, "loss": b} if a < t.HEROES else said


def _bumped(box: Box, seen: Rec, a: int, b: int, _c: int) -> dict[str, Any]:
    return {"figure": figure(box, seen, a), "into": "figure" if b else "wall"}


def _spawned(box: Box, seen: Rec, a: int, b: int, _c: int) -> dict[str, Any]:
    return {"room": a + 1, "title": room_title(box, seen, a), "count": b}


def _met(box: Box, _seen: Rec, a: int, b: int, _c: int) -> dict[str, Any]:
    if b == t.NOBODY:
        return {"room": a + 1, "title": Said("room-boss"), "text": Said("room-boss-text")}
    template = box.names["templates"][b]
    return {"room": a + 1, "title": template["title"], "text": template["text"]}


def _explored(box: Box, seen: Rec, a: int, b: int, _c: int) -> dict[str, Any]:
    quest = quest_of(box, seen)
    text = quest["rooms"][a]["text"] if quest else told(box, "tiles", int(seen.face[a]))["flavour"]
    return {"room": a + 1, "title": room_title(box, seen, a), "text": text, "hero": hero_name(box, seen, b)}


def _won(box: Box, seen: Rec, _a: int, _b: int, _c: int) -> dict[str, Any]:
    quest = quest_of(box, seen)
    return {"text": quest["win_text"] if quest else Said("won-generated")}


TARGET_WORDS = ("nearest", "weakest", "richest", "charged", "frail")
A_HERO = 100  # more than any blow takes: the turning point of a lost quest is the first fall
REASONS = ("dead", "late", "much", "stalemate")
_EVENTS: dict[str, Any] = {
    "round": lambda _box, _seen, a, _b, _c: {"round": a},
    "enemies": lambda _box, _seen, _a, _b, _c: {},
    "explored": _explored,
    "met": _met,
    "spawned": _spawned,
    "short": lambda _box, _seen, _a, _b, _c: {},
    "walks": _walks,
    "stays": lambda box, seen, a, b, _c: {**tagged(box, seen, a), "hero": hero_name(box, seen, b)},
    "attacks": _attacks,
    "skips": _enemy_event,
    "siphons": _enemy_event,
    "unhurt": _figure_event,
    "hurt": _hurt,
    "beaten": _enemy_event,
    "falls": lambda box, seen, a, _b, _c: {"hero": hero_name(box, seen, a), "loss": A_HERO},
    "saved": lambda box, seen, a, b, c: {
        "hero": hero_name(box, seen, a), "amount": b, "other": hero_name(box, seen, c),
    },
    "stands_up": _enemy_event,
    "stunned": _enemy_event,
    "dazed": _hero_event,
    "pushed": lambda box, seen, a, b, _c: {"figure": figure(box, seen, a), "tile": place(b)},
    "bumped": _bumped,
    "ritual": lambda box, seen, a, b, c: {**tagged(box, seen, a), "other": figure(box, seen, b), "amount": c},
    "regenerates": lambda _box, _seen, a, _b, _c: {"count": a},
    "energy": _hero_event,
    "treasure": _hero_event,
    "healed": _hero_event,
    "item": lambda box, seen, a, b, _c: {"hero": hero_name(box, seen, a), "card": item_name(box, b)},
    "flag": lambda _box, _seen, _a, _b, _c: {},
    "counter": lambda box, seen, a, b, _c: {"counter": name_of_counter(box, seen, a), "amount": b},
    "say": lambda box, _seen, a, _b, _c: {"text": box.names["texts"][a]},
    "passes": _hero_event,
    "fails": _hero_event,
    "dropped": lambda box, seen, a, b, c: {"hero": hero_name(box, seen, a), "amount": b, "tile": place(c)},
    "won": _won,
    "lost": lambda _box, _seen, a, _b, _c: {"reason": REASONS[a]},
}  # fmt: skip

"""What is said of Welcome to the Dungeon: prompts, moves and events, as data for the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.languages import LANGUAGES
from undercroft.engine.words import Said

from .. import table as t
from ..content.box import BITS
from ..rules.pile import MASK, open_card
from ..rules.rounds import FEW, PACKED

if TYPE_CHECKING:
    from collections.abc import Iterable

    from undercroft.engine.game import Box, Event
    from undercroft.engine.records import Rec
    from undercroft.engine.verbs import Move

PROMPTS = {
    t.CHOOSE: "choose",
    t.BID: "bid",
    t.PLACE: "place",
    t.NAME: "name",
    t.FLIP: "flip",
    t.SWAP: "swap",
    t.AXE: "axe",
    t.DRINK: "drink",
}
LUCK_PROMPTS = {t.FIRST: "prompt-first", t.HERO: "prompt-hero", t.DRAW: "prompt-draw", t.REDRAW: "prompt-redraw"}
FACES = {t.SWAP: "stay", t.AXE: "brave", t.DRINK: "wait"}  # the verb `face`, by what is not done


def card(box: Box, kind: Any) -> dict[str, Any] | None:
    """A monster as data; None for a card that is not known."""
    number = int(kind)
    if number == t.UNKNOWN:
        return None
    return {
        "id": t.MONSTERS[number - 1],
        "name": box.names["monsters"][number - 1],
        "power": int(box.rec.power[number]),
    }


def monster(box: Box, kind: Any) -> dict[str, Any]:
    """A monster as the arguments of a sentence."""
    return {"monster": box.names["monsters"][int(kind) - 1], "power": int(box.rec.power[int(kind)])}


def tile_name(box: Box, seen: Rec, tile: int) -> dict[str, str]:
    """The name of a tile of the present adventurer."""
    name: dict[str, str] = box.names["adventurers"][int(seen.hero)]["tiles"][tile]["name"]
    return name


# What is asked


def prompt(box: Box, seen: Rec, seat: int) -> Said:
    """What the seat is asked to do, or waits for."""
    if seen.phase == t.DONE:
        won = "won" if seen.winner == seat + 1 else "over"
        return Said(f"prompt-{won}", {"seat": int(seen.winner)} if won == "over" else {})
    if seen.phase in LUCK_PROMPTS:
        return Said(LUCK_PROMPTS[seen.phase], {"seat": int(seen.seat) + 1} if seen.phase == t.DRAW else {})
    if seen.seat != seat:
        return Said(f"prompt-wait-{PROMPTS[seen.phase]}", {"seat": int(seen.seat) + 1})
    return _ask(box, seen)


def _ask(box: Box, seen: Rec) -> Said:
    """What the one whose turn it is has to decide, or can but do."""
    phase, asked = seen.phase, f"prompt-{PROMPTS[seen.phase]}"
    if phase == t.BID:
        if seen.deck == 0:
            return Said("prompt-must-pass")
        must_draw = seen.first_turn_add == t.MUST_DRAW and not seen.acted[seen.seat]
        return Said("prompt-must-draw" if must_draw else asked, {"cards": int(seen.n_pile)})
    if phase == t.PLACE:
        may_add_only = seen.first_turn_add != t.ADD_FREE and not seen.acted[seen.seat]
        has_tile = any(seen.tile_by[tile] == t.NOBODY for tile in range(t.TILES))
        return Said(asked if has_tile and not may_add_only else "prompt-must-add", monster(box, seen.hand))
    if phase == t.FLIP:
        return Said(asked, {"hp": int(seen.hp), "cards": int(seen.n_pile - seen.turned)})
    if phase in (t.SWAP, t.AXE):
        return Said(asked, {**monster(box, open_card(seen)), "hp": int(seen.hp)})
    return Said(asked, {"base": int(box.rec.hit_points[seen.hero])} if phase == t.DRINK else {})


# Moves


def say_move(box: Box, seen: Rec, move: Move) -> Said:
    """A move in words. Nobody is told here which card another draws; whoever draws it is told by an event."""
    if move.verb == "card":
        return _say_card(box, seen, move.args[0] + 1)
    if move.verb == "first":
        return Said("first", {"seat": move.args[0] + 1})
    if move.verb in ("hero", "choose"):
        return Said(move.verb, {"hero": box.names["adventurers"][move.args[0]]["name"]})
    if move.verb == "aside":
        return Said("aside", {"tile": tile_name(box, seen, move.args[0])})
    if move.verb == "name":
        return Said("name", monster(box, move.args[0] + 1))
    if move.verb == "drink":
        return Said("drink", {"base": int(box.rec.hit_points[seen.hero])})
    if move.verb == "face":
        return Said(FACES[seen.phase], {} if seen.phase == t.DRINK else monster(box, open_card(seen)))
    if move.verb in ("polymorph", "axe"):
        return Said(move.verb, monster(box, open_card(seen)))
    return Said(move.verb)


def _say_card(box: Box, seen: Rec, kind: int) -> Said:
    if seen.phase == t.REDRAW:
        return Said("new", monster(box, kind))
    return Said("card", {"seat": int(seen.seat) + 1})


# Events


def say_event(box: Box, seen: Rec, event: Event) -> Said:
    """What happened by itself."""
    return Said(*_EVENTS[event.kind](box, seen, event))


def _round(box: Box, _seen: Rec, event: Event) -> tuple[str, dict[str, Any]]:
    name = box.names["adventurers"][event.b]["name"]
    return "event-round", {"round": event.a, "hero": name, "seat": event.c + 1}


def _tiled(id: str) -> Any:
    """An event about a monster, a tile and the hit points."""
    return lambda box, seen, event: (
        id,
        {**monster(box, event.a), "tile": tile_name(box, seen, event.b), "hp": event.c},
    )


def _rest(box: Box, _seen: Rec, event: Event) -> tuple[str, dict[str, Any]]:
    count = event.a & MASK
    packed = [*(event.a >> BITS + 3 * at & 7 for at in range(FEW)), *(event.b >> 3 * at & 7 for at in range(PACKED))]
    packed += [event.c >> 3 * at & 7 for at in range(PACKED)]
    return "event-rest", {"count": count, "cards": _listed(_one(box, kind + 1) for kind in packed[:count])}


def _aside(box: Box, seen: Rec, event: Event) -> tuple[str, dict[str, Any]]:
    kinds = [(event.b if tile < FEW else event.c) >> BITS * (tile % FEW) & MASK for tile in range(t.TILES)]
    pairs = [
        {language: f"{_one(box, kind)[language]} + {tile_name(box, seen, tile)[language]}" for language in LANGUAGES}
        for tile, kind in enumerate(kinds)
        if kind
    ]
    return "event-aside", {"seat": event.a + 1, "pairs": _listed(pairs)}


def _one(box: Box, kind: int) -> dict[str, str]:
    return {language: f"{name} ({box.rec.power[kind]})" for language, name in box.names["monsters"][kind - 1].items()}


def _listed(names: Iterable[dict[str, str]]) -> dict[str, str]:
    """Names one after the other, in every language."""
    each = list(names)
    return {language: ", ".join(name[language] for name in each) for language in LANGUAGES}


def _succeeds(_box: Box, _seen: Rec, event: Event) -> tuple[str, dict[str, Any]]:
    how = "different" if event.c == t.BY_DIFFERENCE else "alive"
    return "event-succeeds", {"seat": event.a + 1, "count": event.b, "how": how}


def _won(_box: Box, _seen: Rec, event: Event) -> tuple[str, dict[str, Any]]:
    return "event-won", {"seat": event.a + 1, "how": "last" if event.b == 1 else "successes"}


_EVENTS: dict[int, Any] = {
    t.ROUND_STARTS: _round,
    t.DRAWN: lambda box, _seen, event: ("event-drawn", monster(box, event.a)),
    t.ENTERS: lambda _box, _seen, event: ("event-enters", {"seat": event.a + 1, "hp": event.b, "cards": event.c}),
    t.TURNED: lambda box, _seen, event: ("event-turned", monster(box, event.a)),
    t.HARMLESS: _tiled("event-harmless"),
    t.PROTECTED: _tiled("event-protected"),
    t.GAINS: _tiled("event-gains"),
    t.HIT: lambda box, _seen, event: ("event-hit", {**monster(box, event.a), "hp": max(0, event.c)}),
    t.FALLS: lambda box, seen, event: ("event-falls", {"tile": tile_name(box, seen, event.a)}),
    t.REVIVED: lambda box, seen, event: ("event-revived", {"tile": tile_name(box, seen, event.a), "hp": event.b}),
    t.REST_SHOWN: _rest,
    t.ASIDE_SHOWN: _aside,
    t.SUCCEEDS: _succeeds,
    t.FAILS: lambda _box, _seen, event: ("event-fails", {"seat": event.a + 1, "count": event.b}),
    t.GAME_WON: _won,
}

"""What a player sees of Deck Box Dungeons: as data, in words, and drawn in characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.game import CHANCE, OVER
from undercroft.engine.words import Said

from .. import table as t
from ..content.layout import STANCES, TARGETS
from ..content.programs import ATTACKS
from ..moves import LETTERS
from ..rules.enemies.acting import acts_before
from ..rules.main import turn
from ..rules.map.figures import defence, is_ranged, is_there, most_health, own_modifier, skill, speed
from ..rules.stack import CHOOSING
from .drawing import draw
from .mapping import describe_map
from .preview import preview
from .saying import asked, say_event, say_move
from .showing import keywords_of, show_cards, show_choices, show_rolling, why_out
from .telling import foe_name, hero_name, id_of, item_name, purpose_of_roll, quest_of, told

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec
    from undercroft.engine.words import Words

__all__ = ["describe", "picture", "prompt", "say_event", "say_move"]


def describe(box: Box, seen: Rec, seat: int) -> dict[str, Any]:  # noqa: ARG001
    """The table as plain data. A square is a number: its room times 81, and its place on that room's tile."""
    heroes = range(int(seen.n_heroes))
    return {
        "phase": t.PHASES[seen.phase],
        "wait": t.WAITS[seen.wait],
        "round": int(seen.rounds),
        "quest": _quest(box, seen),
        **describe_map(box, seen),
        "heroes": [_hero(box, seen, hero) for hero in heroes],
        "asked": int(seen.asked) + 1,
        "active": None if seen.active == t.NOBODY else int(seen.active) + 1,
        "called": None if seen.called == t.NOBODY else int(seen.called) + 1,
        "points": int(seen.points),
        "enemies": _enemies(box, seen),
        "cards": [_enemy_card(box, seen, kind) for kind in range(t.KINDS)] if seen.explored else [],
        "market": [None if item == t.NOBODY else _item(box, int(item)) for item in seen.market],
        "deck": sum(int(count) for count in seen.deck),
        "dice": _dice(seen),
        "pool": [_waiting(box, seen, int(seen.pool[index])) for index in range(int(seen.n_pool))],
        "choices": show_choices(box, seen),
        "rolling": show_rolling(seen),
        **preview(box, seen),
    }


def _quest(box: Box, seen: Rec) -> dict[str, Any]:
    """The quest's own words, its counters, and how far it has come."""
    quest = quest_of(box, seen)
    if quest is None:
        return {
            "id": "generated",
            "difficulty": MADE[seen.difficulty],
            "counters": {},
            "boss_down": bool(seen.boss_down),
        }
    counters = {name: int(seen.counters[number]) for number, name in enumerate(quest["counters"])}
    told_ = {name: quest[name] for name in ("name", "intro", "difficulty", "special", "win_text")}
    return {"id": int(seen.quest), **told_, "counters": counters, "boss_down": bool(seen.boss_down)}


MADE = ("easy", "normal", "hard")


def _hero(box: Box, seen: Rec, hero: int) -> dict[str, Any]:
    data: dict[str, Any] = {
        "number": hero + 1,
        "seat": hero % int(seen.seats),
        "cards": show_cards(box, seen, hero),
        "square": int(seen.square[hero]),
        "health": int(seen.health[hero]),
        "energy": int(seen.energy[hero]),
        "treasure": int(seen.treasure[hero]),
        "actions": int(seen.actions[hero]),
        "acted": bool(int(seen.acted) >> hero & 1),
        "objects": int(seen.objects[hero]),
        "hidden": bool(seen.hidden[hero]),
        "dazed": bool(seen.dazed[hero]),
        "reason": why_out(seen, hero),
        "items": [
            {**_item(box, item), "count": int(seen.items[hero, item])}
            for item in range(t.ITEMS)
            if seen.items[hero, item] > 0
        ],
    }
    if seen.card[hero] != t.NOBODY:
        data["name"] = hero_name(box, seen, hero)
        data["most_health"] = int(most_health(box.rec, seen, hero))
    if min(seen.card[hero], seen.gear[hero], seen.ability[hero]) != t.NOBODY:
        data["numbers"] = _numbers(box, seen, hero)
    return data


def _numbers(box: Box, seen: Rec, hero: int) -> dict[str, Any]:
    """A character as its three cards, items and friends add up."""
    gear = int(seen.gear[hero])
    attacks = {
        name: {
            "dice": int(box.rec.gear_dice[gear, mode]),
            "modifier": int(own_modifier(box.rec, seen, hero, mode)) + int(box.rec.gear_mod[gear, mode]),
        }
        for mode, name in enumerate(ATTACKS)
    }
    return {
        **attacks,
        "sharp": int(seen.sharp[hero]),
        "defence": int(defence(box.rec, seen, hero)),
        "speed": int(speed(box.rec, seen, hero)),
        **{name: int(skill(box.rec, seen, hero, which)) for which, name in enumerate(t.SKILLS)},
        "keywords": keywords_of(int(box.rec.gear_keywords[gear])),
        "cost": int(box.rec.ability_cost[seen.ability[hero]]),
    }


def _item(box: Box, item: int) -> dict[str, Any]:
    card = told(box, "items", item)
    cost = int(box.rec.item_cost[item])
    return {"item": item + 1, "name": item_name(box, item), "text": card["text"], "cost": cost, "kept": card["kept"]}


def _enemies(box: Box, seen: Rec) -> list[dict[str, Any]]:
    """The enemies on the map, in the order in which they will act."""
    order: list[int] = []
    for enemy in range(t.ENEMIES):
        if is_there(seen, enemy):
            later = [place for place, other in enumerate(order) if acts_before(box.rec, seen, enemy, other)]
            order.insert(later[0] if later else len(order), enemy)
    return [_enemy(box, seen, enemy) for enemy in order]


def _enemy(box: Box, seen: Rec, enemy: int) -> dict[str, Any]:
    kind = int(seen.kind[enemy])
    return {
        "letter": LETTERS[enemy].upper(),
        "kind": t.KIND_NAMES[kind],
        "name": foe_name(box, seen, kind),
        "type": "ranged" if is_ranged(box.rec, seen, enemy) else "melee",
        "square": int(seen.square[t.HEROES + enemy]),
        "health": int(seen.health[t.HEROES + enemy]),
        "top": int(box.rec.top[kind // 2]),
        "boss": bool(seen.boss[enemy]),
        "stunned": bool(seen.stunned[enemy]),
        "waits": bool(int(seen.acting) >> enemy & 1),
    }


def _enemy_card(box: Box, seen: Rec, kind: int) -> dict[str, Any]:
    card, side, rec = int(seen.cards[kind]), int(seen.hard), box.rec
    attacks = {
        name: {"dice": int(rec.foe_dice[card, side, mode]), "modifier": int(rec.foe_mod[card, side, mode])}
        for mode, name in enumerate(ATTACKS)
    }
    return {
        "kind": t.KIND_NAMES[kind],
        "id": id_of(box, "enemies", card),
        "side": "hard" if side else "normal",
        **told(box, "enemies", card),
        **attacks,
        "defence": int(rec.foe_defence[card, side]),
        "speed": int(rec.foe_speed[card, side]),
        "target": TARGETS[rec.foe_target[card, side]],
        "stance": STANCES[rec.foe_stance[card, side]],
        "keywords": keywords_of(int(rec.foe_keywords[card, side])),
    }


def _dice(seen: Rec) -> dict[str, Any] | None:
    """The roll on the table: what for, how many dice, what they show."""
    if seen.to_roll == 0:
        return None
    shown = [int(seen.dice[die]) for die in range(int(seen.to_roll))]
    marked = [bool(int(seen.marked) >> die & 1) for die in range(int(seen.to_roll))]
    return {"for": purpose_of_roll(seen), "shown": shown, "marked": marked}


def _waiting(box: Box, seen: Rec, code: int) -> dict[str, Any]:
    return {"name": foe_name(box, seen, code // 16), "health": code & 7, "boss": bool(code & 8)}


# Words


def prompt(box: Box, seen: Rec, seat: int) -> Said:
    """What is being waited for; who does not decide is told whom."""
    said, decides = _awaited(box, seen), int(turn(box.rec, seen))
    if decides in (CHANCE, OVER, seat):
        return said
    return Said("prompt-other", {"seat": decides + 1, "prompt": said})


def _awaited(box: Box, seen: Rec) -> Said:
    if seen.phase in (t.WON, t.LOST):
        return Said(f"prompt-{t.PHASES[seen.phase]}")
    wait = t.WAITS[seen.wait]
    if seen.wait < t.FIRST_DECISION:
        return Said(f"prompt-{wait}", {"left": int(seen.to_roll) - int(seen.n_dice)} if wait == "roll" else {})
    args = asked(box, seen)
    if wait == "action":
        hero = int(seen.active)
        args |= {"actions": int(seen.actions[hero]), "points": int(seen.points)}
    if wait == "hero":
        args = {"number": int(seen.asked) + 1}
    if seen.n_frames and int(seen.frames[seen.n_frames - 1, 0]) == CHOOSING:
        args |= {"card": _card_in_hand(box, seen)}
    return Said(f"prompt-{wait}", args)


def _card_in_hand(box: Box, seen: Rec) -> Any:
    hero, item = (int(seen.frames[seen.n_frames - 1, column]) for column in (1, 2))
    return told(box, "abilities", int(seen.ability[hero]))["name"] if item == t.NOBODY else item_name(box, item)


# In characters


def picture(box: Box, seen: Rec, words: Words) -> str:
    """The map with heroes and enemies below."""
    return draw(describe(box, seen, 0), words)

"""What a player sees of One Card Dungeon: as data, in words, and drawn in characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.words import Said

from .. import table as t
from ..content.geometry import DIAGONAL_COST, SIZE, STRAIGHT_COST, TILE_NAMES, TILES, straight
from ..moves import WAYS
from ..rules.adventurer import total
from .drawing import draw
from .preview import living, preview, reply

if TYPE_CHECKING:
    from undercroft.engine.game import Box, Event
    from undercroft.engine.records import Rec
    from undercroft.engine.verbs import Move
    from undercroft.engine.words import Words

PHASES = ("keep", "roll", "give", "act", "order", "send", "reward", "won", "lost")
HEROES = ("none", "paladin", "barbarian", "ranger", "wizard")


def describe(box: Box, seen: Rec, seat: int) -> dict[str, Any]:  # noqa: ARG001
    """The table as plain data. Tiles are numbers, row by row from the far left."""
    level, board = int(seen.level), int(box.rec.level_board[seen.level])
    floor = int(box.rec.floor[board])
    return {
        "phase": PHASES[seen.phase],
        "level": level + 1,
        "levels": int(box.rec.n_levels),
        "turn": int(seen.turns),
        "board": {
            "size": SIZE,
            "walls": [tile for tile in range(TILES) if not floor >> tile & 1],
            "stairs": int(box.rec.stairs[board]),
            "far_stairs": int(box.rec.far_stairs[board]),
        },
        "adventurer": {
            "class": HEROES[seen.hero],
            "power_used": bool(seen.power_used),
            "tile": int(seen.tile),
            "health": int(seen.health),
            "most_health": int(box.rec.health),
            "skills": {name: _skill(seen, skill) for skill, name in enumerate(t.SKILLS)},
        },
        "dice": [int(seen.dice[die]) for die in range(seen.rolled)],
        "kept": None if seen.kept == t.NOBODY else t.SKILLS[seen.kept],
        "monster": _kind(box, seen),
        "monsters": [
            {
                "number": monster + 1,
                "tile": int(seen.monster_tile[monster]),
                "health": int(seen.monster_health[monster]),
            }
            for monster in living(seen)
        ],
        "mover": None if seen.mover == t.NOBODY else int(seen.mover) + 1,
        **preview(box.rec, seen),
    }


def _skill(seen: Rec, skill: int) -> dict[str, int | None]:
    """A skill, the die under it, and their total; for speed and attack also the points left."""
    left = {t.SPEED: int(seen.speed_left), t.ATTACK: int(seen.attack_left)}.get(skill)
    die = int(seen.energy[skill])
    return {"skill": int(seen.skills[skill]), "die": die or None, "total": int(total(seen, skill)), "left": left}


def _kind(box: Box, seen: Rec) -> dict[str, Any]:
    kind = int(box.rec.level_kind[seen.level])
    skills = {name: int(box.rec.kind_skills[kind, skill]) for skill, name in enumerate(t.SKILLS)}
    return {"name": box.names["monsters"][kind]["name"], "health": int(box.rec.kind_health[kind]), **skills}


# Words


def prompt(box: Box, seen: Rec, seat: int) -> Said:  # noqa: ARG001
    """What the player is asked to do."""
    args: dict[str, Any] = {}
    if seen.phase == t.ROLL:
        args = {"left": t.DICE - int(seen.rolled)}
    elif seen.phase == t.GIVE:
        args = {name: int(seen.dice[die]) for die, name in enumerate(("a", "b", "c"))}
    elif seen.phase == t.ACT:
        args = {"speed": int(seen.speed_left), "attack": int(seen.attack_left)}
    elif seen.phase == t.SEND:
        args = _monster(box, seen, int(seen.mover))
    elif seen.phase in (t.REWARD, t.LOST):
        args = {"level": int(seen.level) + 1}
    return Said(f"prompt-{PHASES[seen.phase]}", args)


def say_move(box: Box, seen: Rec, move: Move) -> Said:
    """A move in words: messages `move-VERB` and `done-VERB`."""
    tell = _TELL.get(move.verb)
    return Said(move.verb, tell(box, seen, *move.args) if tell else {})


def _skill_name(skill: int) -> Said:
    return Said(f"skill-{t.SKILLS[skill]}")


def _monster(box: Box, seen: Rec, monster: int) -> dict[str, Any]:
    kind = int(box.rec.level_kind[seen.level])
    return {"monster": box.names["monsters"][kind]["the"], "number": monster + 1}


def _give(_box: Box, seen: Rec, way: int) -> dict[str, Any]:
    dice = [int(seen.dice[WAYS[way][skill]]) for skill in range(t.DICE)]
    totals = [int(seen.skills[skill]) + dice[skill] for skill in range(t.DICE)]
    names = t.SKILLS[: t.DICE]
    return {
        **dict(zip(names, totals, strict=True)),
        **{f"{name}_die": die for name, die in zip(names, dice, strict=True)},
    }


def _aim(box: Box, seen: Rec, way: int) -> dict[str, Any]:
    given = _give(box, seen, way)
    return {**given, "range": int(seen.skills[t.RANGE]) + given["speed_die"], "speed": int(seen.skills[t.SPEED])}


def _step(_box: Box, seen: Rec, tile: int) -> dict[str, Any]:
    is_straight = int(straight(1 << int(seen.tile))) >> tile & 1
    return {"tile": TILE_NAMES[tile], "cost": STRAIGHT_COST if is_straight else DIAGONAL_COST}


def _attack(box: Box, seen: Rec, monster: int) -> dict[str, Any]:
    cost = int(box.rec.kind_skills[box.rec.level_kind[seen.level], t.DEFENCE])
    left = int(seen.monster_health[monster]) - 1
    return {**_on_tile(box, seen, monster), "cost": cost, "left": left}


def _falls(box: Box, seen: Rec) -> str:
    """Whether ending the turn is the end of the adventurer, as far as that is certain."""
    then = reply(box.rec, seen, int(seen.tile))
    return "no" if not then["falls"] else "perhaps" if then["choice"] else "yes"


def _on_tile(box: Box, seen: Rec, monster: int) -> dict[str, Any]:
    return {**_monster(box, seen, monster), "tile": TILE_NAMES[seen.monster_tile[monster]]}


def _raise(now: int) -> dict[str, Any]:
    return {"now": now, "then": now + 1}


_TELL: dict[str, Any] = {
    "die": lambda _box, _seen, face: {"face": face + 1},
    "keep": lambda _box, seen, skill: {"skill": _skill_name(skill), "die": int(seen.energy[skill])},
    "give": _give,
    "aim": _aim,
    "step": _step,
    "attack": _attack,
    "end": lambda box, seen: {"falls": _falls(box, seen)},
    "order": _on_tile,
    "send": lambda box, seen, tile: {**_monster(box, seen, int(seen.mover)), "tile": TILE_NAMES[tile]},
    "train": lambda _box, seen, skill: {"skill": _skill_name(skill), **_raise(int(seen.skills[skill]))},
    "heal": lambda box, seen: {"now": int(seen.health), "then": int(box.rec.health)},
}


def say_event(box: Box, seen: Rec, event: Event) -> Said:
    """What happened by itself."""
    if event.kind == t.MONSTER_DIES:
        return Said("event-monster-dies", _monster(box, seen, event.a))
    if event.kind == t.MONSTER_MOVES:
        same = "yes" if event.c else "no"
        return Said("event-monster-moves", {**_monster(box, seen, event.a), "tile": TILE_NAMES[event.b], "same": same})
    if event.kind == t.MONSTERS_ATTACK:
        return _blow(box, seen, event)
    if event.kind == t.LEVEL_STARTS:
        return Said("event-level-starts", {"level": event.a + 1, **_level(box, event.a)})
    if event.kind == t.GAME_WON:
        return Said("event-won")
    return Said("event-level-cleared" if event.kind == t.LEVEL_CLEARED else "event-lost", {"level": event.a + 1})


def _blow(box: Box, seen: Rec, event: Event) -> Said:
    """The monsters' attack: what it takes; the last one may take more than was left."""
    count, defence, loss = event.a.bit_count(), event.b, event.c
    attack = count * int(box.rec.kind_skills[box.rec.level_kind[seen.level], t.ATTACK])
    args = {"count": count, "attack": attack, "defence": defence, "blow": attack // defence, "loss": loss}
    return Said("event-monsters-attack", {**args, "falls": "yes" if seen.phase == t.LOST else "no"})


def _level(box: Box, level: int) -> dict[str, Any]:
    return {
        "count": int(box.rec.level_monsters[level]),
        "name": box.names["monsters"][int(box.rec.level_kind[level])]["name"],
    }


# In characters


def picture(box: Box, seen: Rec, words: Words) -> str:
    """The board with the numbers beside it."""
    return draw(describe(box, seen, 0), words)

"""What helps the active hero's player to choose: squares in reach, and what can be attacked or why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import table as t
from .acting import can_attack
from .attacks import guard_of
from .figures import figure_at, is_there
from .moves import GO, LETTERS, SHOOT, STRIKE
from .moving import can_enter, farthest
from .sight import sees, within
from .squares import apart, cost_of, is_pit, step_from

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec


def preview(box: Box, seen: Rec) -> dict[str, Any]:
    """Reach and targets, while a hero acts."""
    if seen.wait != t.W_ACTION:
        return {}
    hero = int(seen.active)
    targets = [target(box.rec, seen, hero, enemy) for enemy in range(t.ENEMIES) if is_there(seen, enemy)]
    return {"reach": reach(box.rec, seen, hero), "targets": targets}


def reach(box: Rec, seen: Rec, hero: int) -> list[dict[str, Any]]:
    """The squares that a hero can walk to: the move, the way there, and what it takes."""
    found = []
    for square, (cost, path) in sorted(_ways(box, seen, hero).items()):
        if figure_at(seen, square) == t.NOBODY:
            new = cost > int(seen.points)
            pit = bool(is_pit(box, seen, square))
            found.append({"move": GO + square, "square": square, "cost": cost, "action": new, "pit": pit, "path": path})
    return found


def _ways(box: Rec, seen: Rec, hero: int) -> dict[int, tuple[int, list[int]]]:
    """For each square in reach the least movement, and the squares on the way."""
    start, most = int(seen.square[hero]), int(farthest(box, seen, hero))
    ways: dict[int, tuple[int, list[int]]] = {start: (0, [])}
    for cost in range(most + 1):
        for here, (spent, path) in list(ways.items()):
            if spent == cost and (here == start or not is_pit(box, seen, here)):
                for side in range(4):
                    square = int(step_from(box, seen, here, side))
                    if square == t.NOWHERE or not can_enter(box, seen, square):
                        continue
                    total = cost + int(cost_of(box, seen, square))
                    if total <= most and (square not in ways or total < ways[square][0]):
                        ways[square] = (total, [*path, square])
    del ways[start]
    return ways


def target(box: Rec, seen: Rec, hero: int, enemy: int) -> dict[str, Any]:
    """Whether an enemy can be struck or shot at, and if neither, why not."""
    can = seen.actions[hero] > 0
    strike = can and can_attack(box, seen, hero, enemy, t.MELEE)
    shoot = can and can_attack(box, seen, hero, enemy, t.RANGED)
    return {
        "letter": LETTERS[enemy].upper(),
        "strike": STRIKE + enemy if strike else None,
        "shoot": SHOOT + enemy if shoot else None,
        "defence": int(guard_of(box, seen, t.HEROES + enemy)),
        "reason": None if strike or shoot else {"id": _refusal(box, seen, hero, enemy), "args": {}},
    }


def _refusal(box: Rec, seen: Rec, hero: int, enemy: int) -> str:
    """The first thing that is in the way of an attack."""
    here, there = int(seen.square[hero]), int(seen.square[t.HEROES + enemy])
    if seen.actions[hero] == 0:
        return "refuse-action"
    if box.gear_dice[seen.gear[hero], t.RANGED] == 0:
        return "refuse-melee"
    if apart(seen, here, there) < 2:
        return "refuse-near"
    if not within(seen, here, there):
        return "refuse-far"
    return "refuse-sight" if not sees(box, seen, here, there, True) else "refuse-action"

"""What helps the active hero's player to choose: squares in reach, and what can be attacked or why not."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any

from undercroft.engine.records import copy_of

from .. import table as t
from ..moves import GO, LETTERS, SHOOT, STRIKE
from ..rules.heroes.acting import can_attack
from ..rules.heroes.attacks import guard_of
from ..rules.heroes.moving import farthest, flood_walk, step_back
from ..rules.map.figures import is_there
from ..rules.map.sight import sees, within
from ..rules.map.squares import apart, is_pit

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
    most, points, table = int(farthest(box, seen, hero)), int(seen.points), copy_of(seen)
    if most == 0:
        return []
    start = int(seen.square[hero])
    flood_walk(box, table, start, most)
    near, costs = table.near, table.near_cost
    paths: dict[int, list[int]] = {start: []}
    found = []
    for index in range(int(table.n_near)):
        square, cost = int(near[index]), int(costs[index])
        pit, path = bool(is_pit(box, seen, square)), _path(box, table, square, paths)
        found.append(
            {"move": GO + square, "square": square, "cost": cost, "action": cost > points, "pit": pit, "path": path}
        )
    return sorted(found, key=itemgetter("square"))


def _path(box: Rec, table: Rec, square: int, paths: dict[int, list[int]]) -> list[int]:
    """The squares on the way; `paths` holds those that are known."""
    if square not in paths:
        before = int(step_back(box, table, square))
        paths[square] = [*_path(box, table, before, paths), square]
    return paths[square]


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

"""What a choice would lead to: shown before it is made, so that nobody has to count tiles.

Made from what the player sees, with the same functions that the rules use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.records import copy_of

from .. import table as t
from ..content.geometry import DIAGONAL_COST, STRAIGHT_COST, TILES, diagonal, reach, straight
from ..moves import AIM, ATTACK_MONSTER, REROLL, VERBS, WAYS, verb_of, way_in
from ..rules.adventurer import attack_refusal, board_of, legal_gifts, monster_skill, monster_tiles, range_to, total
from ..rules.monsters import attackers, damage, march, start_march

if TYPE_CHECKING:
    from undercroft.engine.records import Rec

REFUSALS = ("refuse-points", "refuse-range", "refuse-sight")  # in the order of attack_refusal's numbers, from 1


def preview(box: Rec, seen: Rec) -> dict[str, Any]:
    """What each choice allows in the present phase."""
    if seen.phase == t.GIVE:
        return {"ways": ways(box, seen)}
    if seen.phase == t.ACT:
        steps = in_reach(box, seen)
        tiles = [int(seen.tile), *(step["tile"] for step in steps)]
        return {
            "reach": steps,
            "targets": [target(box, seen, monster) for monster in living(seen)],
            "replies": {str(tile): reply(box, seen, tile) for tile in tiles},
        }
    return {}


def living(seen: Rec) -> list[int]:
    """The monsters that are alive."""
    return [monster for monster in range(t.MONSTERS) if seen.monster_health[monster] > 0]


def bits(tiles: int) -> list[int]:
    """A set of tiles as a list."""
    return [tile for tile in range(TILES) if tiles >> tile & 1]


# Giving the dice


def ways(box: Rec, seen: Rec) -> list[dict[str, Any]]:
    """For each way to give the dice: the totals, the tiles in reach, the hits, and what the monsters could do."""
    out = [0] * len(VERBS)
    count = legal_gifts(seen, out)
    return [_way(box, seen, int(move)) for move in out[:count] if verb_of(move) != REROLL]


def _way(box: Rec, seen: Rec, move: int) -> dict[str, Any]:
    aim = verb_of(move) == AIM
    dice = [int(seen.dice[die]) for die in WAYS[way_in(move)]]
    speed, attack, defence = (int(seen.skills[skill]) + dice[skill] for skill in range(t.DICE))
    reach_total = int(seen.skills[t.RANGE])
    hurt = len(living(seen)) * int(monster_skill(box, seen, t.ATTACK)) // defence
    if aim:
        speed, reach_total = int(seen.skills[t.SPEED]), reach_total + dice[t.SPEED]
    here, ground, tight = _walk(box, seen)
    return {
        "move": move,
        "aim": aim,
        "speed": speed,
        "attack": attack,
        "defence": defence,
        "range": reach_total,
        "tiles": [tile for tile in bits(int(reach(here, ground, speed, tight))) if tile != seen.tile],
        "hits": attack // int(monster_skill(box, seen, t.DEFENCE)),
        "hurt": hurt,
        "falls": hurt >= seen.health,
    }


# Moving and attacking


def _walk(box: Rec, seen: Rec) -> tuple[int, int, int]:
    """Where the adventurer is, where he may go, and what no diagonal step may squeeze between."""
    floor, monsters = int(box.floor[board_of(box, seen)]), int(monster_tiles(seen))
    return 1 << int(seen.tile), floor & ~monsters, 0 if seen.squeezes else ~floor | monsters


def in_reach(box: Rec, seen: Rec) -> list[dict[str, Any]]:
    """Every tile that the points left can reach, with the cost and a cheapest path."""
    _here, ground, tight = _walk(box, seen)
    paths: dict[int, tuple[int, list[int]]] = {int(seen.tile): (0, [])}
    for cost in range(int(seen.speed_left) + 1):
        for tile, (paid, path) in list(paths.items()):
            if paid == cost:
                for step, way in _steps(tile, ground, tight, int(seen.speed_left) - cost):
                    if cost + step < paths.get(way, (TILES * DIAGONAL_COST, []))[0]:
                        paths[way] = (cost + step, [*path, way])
    del paths[int(seen.tile)]
    return [{"tile": tile, "cost": cost, "path": path} for tile, (cost, path) in sorted(paths.items())]


def _steps(tile: int, ground: int, tight: int, points: int) -> list[tuple[int, int]]:
    """The steps from a tile that the points pay: cost and tile."""
    steps = [(STRAIGHT_COST, way) for way in bits(int(straight(1 << tile)) & ground)]
    steps += [(DIAGONAL_COST, way) for way in bits(int(diagonal(1 << tile, tight)) & ground)]
    return [(cost, way) for cost, way in steps if cost <= points]


def target(box: Rec, seen: Rec, monster: int) -> dict[str, Any]:
    """Whether a monster can be attacked, and if not, why."""
    tile = int(seen.monster_tile[monster])
    away = int(range_to(box, seen, tile, int(monster_tiles(seen)) & ~(1 << tile)))
    refusal = int(attack_refusal(box, seen, monster))
    needs = int(monster_skill(box, seen, t.DEFENCE))
    args = {"range": away, "mine": int(total(seen, t.RANGE)), "needs": needs, "left": int(seen.attack_left)}
    return {
        "number": monster + 1,
        "move": None if refusal else ATTACK_MONSTER + monster,
        "reason": {"id": REFUSALS[refusal - 1], "args": args} if refusal else None,
        "range": away,
    }


def reply(box: Rec, seen: Rec, tile: int) -> dict[str, Any]:
    """What the monsters will do if the adventurer ends his turn on this tile."""
    then = copy_of(seen)
    then.tile = tile
    start_march(then)
    choice = not march(box, then)
    if choice:  # show the ways that come first; the player will be asked
        then.ties = t.BY_FIXED_ORDER
        march(box, then)
    fit = int(attackers(box, then))
    blow, health = int(damage(box, then, fit)), int(seen.health)
    return {
        "monsters": [{"number": monster + 1, "tile": int(then.monster_tile[monster])} for monster in living(then)],
        "attackers": [monster + 1 for monster in living(then) if fit >> monster & 1],
        "blow": blow,  # what the attack would take, of whoever had enough
        "damage": min(blow, health),
        "falls": blow >= health,
        "choice": choice,
    }

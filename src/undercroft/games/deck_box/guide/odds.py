"""The odds that help to decide: what an attack does, whether a test is passed, and what the enemies will do to you.

Attacks and tests are exact, for the dice as they are rolled: cards that roll dice again are not reckoned with. What a
round's end costs is the mean of games played on from here: `samples` says how many.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any

from undercroft.kernels.ways import memory_for

from .. import GAME
from .. import table as t
from ..content.layout import BOX
from ..content.programs import TEST
from ..moves import LETTERS, SHOOT, STRIKE, WORK
from ..moves import TEST as CHOOSE_TESTER
from ..rules.effects import TEST_DICE
from ..rules.heroes.acting import can_attack, can_work
from ..rules.heroes.attacks import behind, guard_of
from ..rules.map.figures import figure_at, is_alive, is_there, own_modifier, skill
from ..rules.map.squares import is_pit
from ..rules.stack import top
from .danger import DAMAGE, FALLS

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec

SAMPLES = 400  # rounds' ends played for an estimate
SEED = 1  # the same position has the same odds, whoever asks
FACES = 6


def odds(box: Box, seen: Rec, seat: int) -> dict[str, Any] | None:  # noqa: ARG001 - everybody sees the same
    """While a hero acts: `attacks`, `tests` and `danger`; while a tester is chosen: `tests`; None elsewhere."""
    if seen.wait == t.W_TESTER:
        return {"attacks": [], "tests": _testers(box.rec, seen), "danger": None}
    if seen.wait != t.W_ACTION:
        return None
    hero = int(seen.active)
    return {
        "attacks": _attacks(box.rec, seen, hero) if seen.actions[hero] > 0 else [],
        "tests": _works(box.rec, seen, hero) if seen.actions[hero] > 0 else [],
        "danger": _danger(box, seen),
    }


# Attacks


def _attacks(box: Rec, seen: Rec, hero: int) -> list[dict[str, Any]]:
    """Every attack that the hero's weapon allows now."""
    found = []
    for mode, first in ((t.MELEE, STRIKE), (t.RANGED, SHOOT)):
        for enemy in range(t.ENEMIES):
            if is_there(seen, enemy) and can_attack(box, seen, hero, enemy, mode):
                found.append(
                    {"move": first + enemy, "letter": LETTERS[enemy].upper(), **_attack(box, seen, hero, enemy, mode)}
                )
    return found


def _attack(box: Rec, seen: Rec, hero: int, enemy: int, mode: int) -> dict[str, Any]:
    """With all dice on one enemy: the hits to expect, the damage after blocks, and the chance that it falls."""
    gear, target = int(seen.gear[hero]), t.HEROES + enemy
    dice, keywords = int(box.gear_dice[gear, mode]), int(box.gear_keywords[gear])
    modifier = int(own_modifier(box, seen, hero, mode)) + int(box.gear_mod[gear, mode]) + int(seen.sharp[hero])
    critical, hit = 1 / FACES, min(max(modifier, 0), FACES - 1) / FACES
    guard = int(guard_of(box, seen, target))
    through = critical + hit * (1 - _blocks(guard - 1 if keywords & t.PIERCE else guard))
    spread = [_exactly(wounds, dice, through) for wounds in range(dice + 1)]
    damage = [_damage(seen, wounds, keywords) for wounds in range(dice + 1)]
    health = int(seen.health[target])
    push = _push(box, seen, hero, target, guard) if keywords & t.KNOCKBACK else 0.0
    falls = [1.0 if each >= health else push if each > 0 and each + 1 >= health else 0.0 for each in damage]
    return {
        "dice": dice,
        "modifier": modifier,
        "hits": dice * (critical + hit),
        "damage": sum(chance * each for chance, each in zip(spread, damage, strict=True)),
        "wounds": 1 - spread[0],
        "kills": sum(chance * fall for chance, fall in zip(spread, falls, strict=True)),
        "health": health,
    }


def _blocks(guard: int) -> float:
    """The chance that a die of defence blocks: a 6 or more with the modifier, no privilege for a natural 6."""
    return min(max(guard + 1, 0), FACES) / FACES


def _exactly(wanted: int, dice: int, chance: float) -> float:
    return comb(dice, wanted) * chance**wanted * (1 - chance) ** (dice - wanted)


def _damage(seen: Rec, wounds: int, keywords: int) -> int:
    """The damage of so many hits that went through."""
    if wounds == 0 or not keywords & t.CRUSH:
        return wounds
    return 2 * wounds if seen.crush == t.EACH_HIT else wounds + 1


def _push(box: Rec, seen: Rec, hero: int, target: int, guard: int) -> float:
    """The chance that being knocked back costs the target one health more."""
    square = int(behind(box, seen, int(seen.square[hero]), int(seen.square[target])))
    if square == t.NOWHERE:
        return 1.0
    if figure_at(seen, square) != t.NOBODY:
        return 1 - _blocks(guard)
    return 1.0 if is_pit(box, seen, square) else 0.0


# Tests


def _works(box: Rec, seen: Rec, hero: int) -> list[dict[str, Any]]:
    """The tests of the things at hand."""
    if seen.quest == t.GENERATED:
        return []
    quest, found = int(seen.quest), []
    for feature in range(int(box.n_features[quest])):
        row = box.program[int(box.feature_program[quest, feature])]
        if row[0] == TEST and can_work(box, seen, hero, feature):
            found.append({"move": WORK + feature, **_test(box, seen, hero, int(row[1]), int(row[2]))})
    return found


def _testers(box: Rec, seen: Rec) -> list[dict[str, Any]]:
    """The same test for each hero who could take it."""
    _kind, _hero, which, need = (int(seen.frames[int(top(seen)), column]) for column in range(4))
    heroes = [hero for hero in range(t.HEROES) if is_alive(seen, hero)]
    return [{"move": CHOOSE_TESTER + hero, **_test(box, seen, hero, which, need)} for hero in heroes]


def _test(box: Rec, seen: Rec, hero: int, which: int, need: int) -> dict[str, Any]:
    """Four dice with the skill's modifier; a natural 6 succeeds whatever it is."""
    modifier = int(skill(box, seen, hero, which))
    success = min(max(modifier + 1, 1), FACES) / FACES
    passes = sum(_exactly(successes, TEST_DICE, success) for successes in range(need, TEST_DICE + 1))
    return {
        "hero": hero + 1,
        "skill": t.SKILLS[which],
        "dice": TEST_DICE,
        "need": need,
        "modifier": modifier,
        "passes": passes,
    }


# The rest of the round


def _danger(box: Box, seen: Rec) -> dict[str, Any]:
    """What each hero loses until the next round, if everybody ends here."""
    memory = memory_for(GAME)
    start, tables = memory.record(t.TABLE, seen), memory.records(t.TABLE, 1)
    moves, weights = (memory.numbers("q", len(GAME.verbs)) for _each in range(2))
    out = memory.numbers("q", t.HEROES, 2)
    memory.run("end_rounds", memory.record(BOX, box.rec), start, tables, SEED, SAMPLES, moves, weights, out)
    suffered = out.plain
    told = [
        {"hero": hero + 1, "damage": suffered[hero, DAMAGE] / SAMPLES, "falls": suffered[hero, FALLS] / SAMPLES}
        for hero in range(t.HEROES)
        if is_alive(seen, hero)
    ]
    return {"heroes": told, "exact": False, "samples": SAMPLES}

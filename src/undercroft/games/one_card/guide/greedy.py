"""Who plays it by itself: `greedy`, who makes the most of each turn.

It gives the dice so that a turn's hits outweigh its wounds, hits from where it can then get out of the monsters' way,
and keeps close when there is nothing to hit. It does not look beyond the turn.
"""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec
from undercroft.engine.thinking import Thinking

from ..moves import (
    ATTACK_MONSTER,
    END,
    GIVE_DICE,
    HEAL,
    KEEP_DIE,
    REROLL,
    THROW,
    TRAIN,
    WAYS,
    skill_in,
    verb_of,
    way_in,
)
from ..rules.adventurer import total
from ..table import ACT, ATTACK, DEFENCE, DICE, GIVE, KEEP, NOBODY, RANGE, REWARD, SPEED
from .prospects import GOAL, NOTES, TARGET, UNTHINKABLE, look_round, plan, step_towards

__all__ = ["BOTS", "LEVELS", "NOTES"]

FINE = 4  # health with which a skill is better than healing
HIGH = 5  # a die worth keeping
POOR = 0  # a turn worth less is rolled again


@rule
def choose_greedy(
    box: Rec,
    seen: Rec,
    seat: int,  # noqa: ARG001
    moves: Rec,
    n: int,
    seed: int,  # noqa: ARG001
    game: int,  # noqa: ARG001
    count: int,  # noqa: ARG001
    notes: Rec,
) -> int:
    """One of the moves, by what is waited for."""
    if n == 1:
        return moves[0]
    if seen.phase == ACT:
        return act(box, seen, moves, n, notes)
    if seen.phase == GIVE:
        return give_dice(box, seen, moves, n, notes)
    if seen.phase == REWARD:
        return reward(seen, moves, n)
    if seen.phase == KEEP:
        return keep_high(seen)
    return moves[0]


@rule
def sure(box: Rec, seen: Rec) -> bool:  # noqa: ARG001
    """Once the dice are given, a turn is carried out as planned."""
    return seen.phase == ACT


@rule
def act(box: Rec, seen: Rec, moves: Rec, n: int, notes: Rec) -> int:
    """Go where the plan says and hit whom it says; then end."""
    look_round(box, seen, notes)
    plan(box, seen, notes)
    if notes[GOAL] != seen.tile:
        return step_towards(box, seen, moves, n, notes[GOAL])
    return END if notes[TARGET] == NOBODY else ATTACK_MONSTER + notes[TARGET]


@rule
def give_dice(box: Rec, seen: Rec, moves: Rec, n: int, notes: Rec) -> int:
    """The way to give the dice of which the best plan can be made."""
    chosen, best = moves[0], UNTHINKABLE
    lay_most(seen)
    look_round(box, seen, notes)
    for index in range(n):
        move = moves[index]
        verb = verb_of(move)
        if verb == GIVE_DICE:
            lay(seen, way_in(move))
            worth = plan(box, seen, notes)
            if worth > best:
                chosen, best = move, worth
        elif verb == REROLL and best < POOR:
            chosen = move
    return chosen


@rule
def lay_most(seen: Rec) -> None:
    """As much speed as can be given: dangers and chances have to be known for every tile that is in reach then."""
    for die in range(DICE):
        seen.energy[SPEED] = max(seen.energy[SPEED], seen.dice[die])
    seen.speed_left = total(seen, SPEED)


@rule
def lay(seen: Rec, way: int) -> None:
    """Put the dice under the skills."""
    for skill in range(DICE):
        seen.energy[skill] = seen.dice[WAYS[way][skill]]
    seen.speed_left = total(seen, SPEED)
    seen.attack_left = total(seen, ATTACK)


@rule
def reward(seen: Rec, moves: Rec, n: int) -> int:
    """Health if there is little, else a skill."""
    if seen.health < FINE:
        return HEAL
    chosen, best = HEAL, UNTHINKABLE
    for index in range(n):
        move = moves[index]
        if verb_of(move) == TRAIN:
            skill = skill_in(move)
            worth = preference(skill) - 2 * seen.skills[skill]
            if worth > best:
                chosen, best = move, worth
    return chosen


@rule
def preference(skill: int) -> int:
    """Which skill comes first when all are alike."""
    if skill == RANGE:
        return 5
    if skill == ATTACK:
        return 3
    return 2 if skill == DEFENCE else 1


@rule
def keep_high(seen: Rec) -> int:
    """A paladin keeps a high die."""
    for skill in range(DICE):
        if seen.energy[skill] >= HIGH:
            return KEEP_DIE + skill
    return THROW


BOTS = {"greedy": choose_greedy}
LEVELS = {
    "easy": "greedy",
    "normal": Thinking(play_outs=100),
    "hard": Thinking(play_outs=600),
    "best": Thinking(play_outs=600, exact=True),
}

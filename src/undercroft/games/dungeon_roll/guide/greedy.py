"""Who plays it by itself: `greedy`, who spends what costs least and goes on while that promises more.

Monsters are beaten in the largest groups. Scrolls, ultimates and treasures of use are for levels that the companions
cannot clear. Chests and potions are taken where they are worth more than the companion. It seeks glory if that promises
more experience than retiring, by the chance that its companions can clear the next level (see `strength.py`).
"""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec
from undercroft.engine.thinking import Thinking

from ..content.box import BAIT as BAIT_USE
from ..content.box import EMPTY_LAIR, PORTAL
from ..content.cards import NO_ULTIMATE
from ..moves import (
    BAIT,
    BEAT,
    CHOOSE_DICE,
    DISCARD_ONE,
    ENOUGH,
    FIGHT_WITH,
    FLEE,
    KEEP,
    MONSTERS,
    ONWARD,
    OPEN,
    PAY,
    QUAFF,
    READ,
    RECRUIT,
    REROLL,
    RETIRE,
    REVIVE,
    SEEK,
    SPECIALTY,
    TARGET_MONSTER,
    ULTIMATE,
    USE,
    face_in,
    monster_in,
    number_in,
    source_in,
    stack_in,
    treasure_in,
    verb_of,
)
from ..rules.companions import monsters, row_of
from ..table import ALLY, BY_MUSTER, CHAMPION, DRAGON_PHASE, FACES, GOBLIN, MONSTER, REGROUP, SCROLL, TOWN_PORTAL
from .strength import CERTAIN, NOTES, chance_of_next, is_in_trouble, price

__all__ = ["BOTS", "LEVELS", "NOTES"]

TREASURE, REVIVED = 13, 20  # what a treasure drawn and a die brought back are worth
BEATEN = 30  # a monster; more than any companion costs
PORTAL_POINTS = 2  # what an unused portal is worth in the end
HELP = 2  # companions that a hero's ultimate stands for
MORE = 50  # per cent of a level: what lies beyond the next one


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
    """The move that is worth most."""
    if n == 1:
        return moves[0]
    if seen.phase == REGROUP:
        return at_regroup(box, seen, moves, n, notes)
    in_need = is_stuck(box, seen, moves, n, notes)
    chosen, best = moves[n - 1], -1_000_000
    for index in range(n):
        worth = worth_of(box, seen, moves[index], in_need)
        if worth > best:
            chosen, best = moves[index], worth
    return chosen


@rule
def is_stuck(box: Rec, seen: Rec, moves: Rec, n: int, notes: Rec) -> bool:
    """Whether the companions alone cannot go on: monsters too many, or a dragon that nobody can fight."""
    if seen.phase == DRAGON_PHASE:
        for index in range(n):
            if verb_of(moves[index]) == FIGHT_WITH:
                return False
        return True
    return seen.phase == MONSTER and is_in_trouble(box, seen, notes)


@rule
def worth_of(box: Rec, seen: Rec, move: int, in_need: bool) -> int:
    """What a move is worth."""
    verb = verb_of(move)
    if verb in (BEAT, OPEN, QUAFF):
        return worth_of_work(move)
    if verb == TARGET_MONSTER:
        return 10 - seen.dungeon[GOBLIN + monster_in(move)]
    if verb == ENOUGH:
        return 0
    if verb == REVIVE:
        return worth_of_face(seen, face_in(move))
    if verb == CHOOSE_DICE:
        return worth_of_dice(seen, move)
    if verb == FIGHT_WITH:
        return 500 - price(source_in(move))
    if verb in (PAY, DISCARD_ONE):
        return (900 if in_need or verb == DISCARD_ONE else -100) - price_of_treasure(treasure_in(move))
    if verb == FLEE:
        return -50
    return worth_in_need(box, seen, move) if in_need else worth_at_ease(move)


@rule
def worth_of_work(move: int) -> int:
    """Companions beat monsters, open chests, quaff potions."""
    verb = verb_of(move)
    each = BEATEN if verb == BEAT else TREASURE if verb == OPEN else REVIVED
    return each * (number_in(move) + 1) - cost(source_in(move))


@rule
def cost(source: int) -> int:
    """What it costs to spend somebody; allies leave at the end of the level anyway."""
    return 1 if source == ALLY else price(source)


@rule
def worth_of_face(seen: Rec, face: int) -> int:
    """A die comes back as a champion, or as somebody that the party lacks."""
    if face == SCROLL:
        return 0
    return (3 if face == CHAMPION else 2) - 2 * seen.party[face]


@rule
def worth_of_dice(seen: Rec, move: int) -> int:
    """All monsters are rolled again; of the opening roll, scrolls but for one."""
    stack, number = stack_in(move), number_in(move) + 1
    if seen.purpose == BY_MUSTER:
        return 10 + number if stack == SCROLL and number < seen.party[SCROLL] else -10
    return 10 + number if FACES <= stack < FACES + MONSTERS else -10


@rule
def price_of_treasure(kind: int) -> int:
    """A portal is worth most."""
    return 10 if kind == TOWN_PORTAL else kind


@rule
def worth_in_need(box: Rec, seen: Rec, move: int) -> int:
    """What helps when companions do not: what comes back by itself first, a portal last."""
    verb = verb_of(move)
    if verb == SPECIALTY:
        return 950
    if verb in (ULTIMATE, RECRUIT):
        return 900
    if verb == READ:
        return 800
    if verb == USE:
        return worth_of_treasure(box, seen, box.treasure_does[treasure_in(move)])
    if verb == BAIT:
        is_monster = face_in(move) < MONSTERS
        return 600 if is_monster and seen.lair + 1 < box.comes_at else -100
    return 0


@rule
def worth_of_treasure(box: Rec, seen: Rec, does: int) -> int:
    """A portal for who has more to lose than it is worth; a bait if that does not call the dragon."""
    if does == PORTAL:
        return 200 if seen.level > PORTAL_POINTS else -100
    if does == EMPTY_LAIR:
        return 700 if seen.phase == DRAGON_PHASE else -100
    if does == BAIT_USE:
        return 600 if seen.lair + monsters(seen) < box.comes_at else -100
    return 650 if seen.phase == MONSTER else 100


@rule
def worth_at_ease(move: int) -> int:
    """Nothing is spent that might be needed later."""
    return 0 if verb_of(move) in (REROLL, KEEP, ONWARD) else -10


@rule
def at_regroup(box: Rec, seen: Rec, moves: Rec, n: int, notes: Rec) -> int:
    """Use what the hero can do here; then retire, or seek glory."""
    can_seek = False
    for index in range(n):
        verb = verb_of(moves[index])
        if verb == ULTIMATE:
            return ULTIMATE
        can_seek |= verb == SEEK
    return SEEK if can_seek and promises_more(box, seen, notes) else RETIRE


@rule
def promises_more(box: Rec, seen: Rec, notes: Rec) -> bool:
    """Whether the next level is worth more than retiring now. A portal saves most of it."""
    seat = seen.adventurer
    has_power = seen.ready[seat] and box.ultimate[row_of(seen)] != NO_ULTIMATE
    chance = chance_of_next(box, seen, notes, HELP if has_power else 0)
    prize = 100 * (seen.level + 1)
    lost = prize - 100 * PORTAL_POINTS if seen.treasures[seat, TOWN_PORTAL] > 0 else 0
    return bool(chance * (prize + MORE) + (CERTAIN - chance) * lost > CERTAIN * 100 * seen.level)


BOTS = {"greedy": choose_greedy}
LEVELS = {
    "easy": "greedy",
    "normal": Thinking(play_outs=100),
    "hard": Thinking(play_outs=1000),
    "best": Thinking(play_outs=3000, exact=True),
}

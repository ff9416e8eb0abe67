"""Who plays it by itself: `greedy`, who spends what costs least and goes on while that promises more.

Monsters are beaten in the largest groups. Scrolls, ultimates and treasures of use are for levels that the companions
cannot clear. Chests and potions are taken where they are worth more than the companion. It seeks glory if that promises
more experience than retiring, by the chance that its companions can clear the next level (see `strength.py`).
"""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec
from undercroft.engine.thinking import Thinking

from .. import moves as m
from .. import table as t
from ..content.box import BAIT as BAIT_USE
from ..content.box import EMPTY_LAIR, PORTAL
from ..content.cards import NO_ULTIMATE
from ..moves import face_in, monster_in, number_in, source_in, stack_in, treasure_in, verb_of
from ..rules.companions import monsters, row_of
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
    if seen.phase == t.REGROUP:
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
    if seen.phase == t.DRAGON_PHASE:
        for index in range(n):
            if verb_of(moves[index]) == m.FIGHT_WITH:
                return False
        return True
    return seen.phase == t.MONSTER and is_in_trouble(box, seen, notes)


@rule
def worth_of(box: Rec, seen: Rec, move: int, in_need: bool) -> int:
    """What a move is worth."""
    verb = verb_of(move)
    if verb in (m.BEAT, m.OPEN, m.QUAFF):
        return worth_of_work(move)
    if verb == m.TARGET_MONSTER:
        return 10 - seen.dungeon[t.GOBLIN + monster_in(move)]
    if verb == m.ENOUGH:
        return 0
    if verb == m.REVIVE:
        return worth_of_face(seen, face_in(move))
    if verb == m.CHOOSE_DICE:
        return worth_of_dice(seen, move)
    if verb == m.FIGHT_WITH:
        return 500 - price(source_in(move))
    if verb in (m.PAY, m.DISCARD_ONE):
        return (900 if in_need or verb == m.DISCARD_ONE else -100) - price_of_treasure(treasure_in(move))
    if verb == m.FLEE:
        return -50
    return worth_in_need(box, seen, move) if in_need else worth_at_ease(move)


@rule
def worth_of_work(move: int) -> int:
    """Companions beat monsters, open chests, quaff potions."""
    verb = verb_of(move)
    each = BEATEN if verb == m.BEAT else TREASURE if verb == m.OPEN else REVIVED
    return each * (number_in(move) + 1) - cost(source_in(move))


@rule
def cost(source: int) -> int:
    """What it costs to spend somebody; allies leave at the end of the level anyway."""
    return 1 if source == t.ALLY else price(source)


@rule
def worth_of_face(seen: Rec, face: int) -> int:
    """A die comes back as a champion, or as somebody that the party lacks."""
    if face == t.SCROLL:
        return 0
    return (3 if face == t.CHAMPION else 2) - 2 * seen.party[face]


@rule
def worth_of_dice(seen: Rec, move: int) -> int:
    """All monsters are rolled again; of the opening roll, scrolls but for one."""
    stack, number = stack_in(move), number_in(move) + 1
    if seen.purpose == t.BY_MUSTER:
        return 10 + number if stack == t.SCROLL and number < seen.party[t.SCROLL] else -10
    return 10 + number if t.FACES <= stack < t.FACES + m.MONSTERS else -10


@rule
def price_of_treasure(kind: int) -> int:
    """A portal is worth most."""
    return 10 if kind == t.TOWN_PORTAL else kind


@rule
def worth_in_need(box: Rec, seen: Rec, move: int) -> int:
    """What helps when companions do not: what comes back by itself first, a portal last."""
    verb = verb_of(move)
    if verb == m.SPECIALTY:
        return 950
    if verb in (m.ULTIMATE, m.RECRUIT):
        return 900
    if verb == m.READ:
        return 800
    if verb == m.USE:
        return worth_of_treasure(box, seen, box.treasure_does[treasure_in(move)])
    if verb == m.BAIT:
        is_monster = face_in(move) < m.MONSTERS
        return 600 if is_monster and seen.lair + 1 < box.comes_at else -100
    return 0


@rule
def worth_of_treasure(box: Rec, seen: Rec, does: int) -> int:
    """A portal for who has more to lose than it is worth; a bait if that does not call the dragon."""
    if does == PORTAL:
        return 200 if seen.level > PORTAL_POINTS else -100
    if does == EMPTY_LAIR:
        return 700 if seen.phase == t.DRAGON_PHASE else -100
    if does == BAIT_USE:
        return 600 if seen.lair + monsters(seen) < box.comes_at else -100
    return 650 if seen.phase == t.MONSTER else 100


@rule
def worth_at_ease(move: int) -> int:
    """Nothing is spent that might be needed later."""
    return 0 if verb_of(move) in (m.REROLL, m.KEEP, m.ONWARD) else -10


@rule
def at_regroup(box: Rec, seen: Rec, moves: Rec, n: int, notes: Rec) -> int:
    """Use what the hero can do here; then retire, or seek glory."""
    can_seek = False
    for index in range(n):
        verb = verb_of(moves[index])
        if verb == m.ULTIMATE:
            return m.ULTIMATE
        can_seek |= verb == m.SEEK
    return m.SEEK if can_seek and promises_more(box, seen, notes) else m.RETIRE


@rule
def promises_more(box: Rec, seen: Rec, notes: Rec) -> bool:
    """Whether the next level is worth more than retiring now. A portal saves most of it."""
    seat = seen.adventurer
    has_power = seen.ready[seat] and box.ultimate[row_of(seen)] != NO_ULTIMATE
    chance = chance_of_next(box, seen, notes, HELP if has_power else 0)
    prize = 100 * (seen.level + 1)
    lost = prize - 100 * PORTAL_POINTS if seen.treasures[seat, t.TOWN_PORTAL] > 0 else 0
    return bool(chance * (prize + MORE) + (CERTAIN - chance) * lost > CERTAIN * 100 * seen.level)


BOTS = {"greedy": choose_greedy}
LEVELS = {
    "easy": "greedy",
    "normal": Thinking(play_outs=100),
    "hard": Thinking(play_outs=1000),
    "best": Thinking(play_outs=3000, exact=True),
}

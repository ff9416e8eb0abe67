"""Dungeon Roll: whose turn it is, what is allowed, and what each move does."""

from undercroft.engine.compiling import rule
from undercroft.engine.game import CHANCE, OVER
from undercroft.engine.records import Rec

from ..moves import (
    BAIT,
    BEAT,
    CHOOSE_DICE,
    DEAL,
    DICE_VERBS,
    DIE,
    DISCARD_ONE,
    DRAW,
    FLEE,
    MONSTER_DIE,
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
    TAKE,
    TARGET_MONSTER,
    ULTIMATE,
    USE,
    face_in,
    hero_in,
    monster_in,
    number_in,
    scroll_in,
    source_in,
    treasure_in,
    verb_of,
)
from ..table import (
    AT_RANDOM,
    BY_SCROLL,
    CHOOSE,
    DONE,
    DRAGON_PHASE,
    FACES,
    FIGHT,
    GOBLIN,
    HEROES,
    LOOT,
    MONSTER,
    NO_STAGE,
    NOBODY,
    NOTHING,
    RAISE,
    REGROUP,
    SEATS,
    TARGET,
    TOWN_PORTAL,
    TREASURES,
)
from .companions import beat, legal_beats, legal_loot, monsters, open_chests, quaff, revive, row_of
from .dealing import give_hero, give_heroes, hero_odds, legal_heroes
from .delve import end_phase, flee, leave_by_portal, retire, seek_glory, settle, slay_dragon
from .dice import (
    can_read_die,
    can_read_token,
    choose,
    land_dungeon_die,
    land_party_die,
    legal_choices,
    may_read,
    read_scroll,
    reroll,
)
from .dragon import fight, legal_fights
from .heroes import (
    discard,
    hit,
    legal_payments,
    legal_powers,
    legal_targets,
    pay,
    recruit,
    use_specialty,
    use_ultimate,
)
from .treasures import bait, draw, draw_odds, legal_draws, legal_treasures, promise_draws, use, worth

TREASURE_STREAM = 2 * SEATS
HERO_STREAM = TREASURE_STREAM + 1
KINDS = len(TREASURES)


@rule
def setup(box: Rec, table: Rec, options: Rec) -> None:
    """Treasures in the box, a hero for each player (DR-02, DR-03); the first seat is the first adventurer (DR-04)."""
    table.rules = options.rules
    table.heroes = options.heroes
    table.hero_set = options.hero_set
    table.scroll_phases = options.scroll_phases
    table.level_cap = options.level_cap
    table.seats = options.seats
    table.in_use = NOTHING
    for place in range(3):
        table.fighters[place] = NOTHING
    for seat in range(SEATS):
        table.hero[seat] = NOBODY
        for delve in range(3):
            table.gains[seat, delve] = NOTHING
    table.phase = HEROES
    give_heroes(box, table)


# Whose turn, and what is allowed


@rule
def turn(box: Rec, table: Rec) -> int:  # noqa: ARG001
    """The adventurer's, but for dice in the air, treasures from the box and heroes dealt at random."""
    if table.party_rolls + table.dungeon_rolls + table.draws > 0:
        return CHANCE
    if table.phase == HEROES and table.heroes == AT_RANDOM:
        return CHANCE
    return OVER if table.phase == DONE else table.adventurer


@rule
def legal(box: Rec, table: Rec, out: Rec) -> int:
    """The moves allowed now."""
    if table.party_rolls > 0:
        return faces(out, DIE)
    if table.dungeon_rolls > 0:
        return faces(out, MONSTER_DIE)
    if table.draws > 0:
        return legal_draws(box, table, out)
    if table.phase == HEROES:
        return legal_heroes(box, table, out, DEAL if table.heroes == AT_RANDOM else TAKE)
    if table.stage != NO_STAGE:
        return legal_in_stage(box, table, out)
    return legal_in_phase(box, table, out)


@rule
def faces(out: Rec, first: int) -> int:
    """The six faces of a die."""
    for face in range(FACES):
        out[face] = first + face
    return FACES


@rule
def legal_in_stage(box: Rec, table: Rec, out: Rec) -> int:
    """In the middle of an action."""
    if table.stage == CHOOSE:
        return legal_choices(table, out)
    if table.stage == TARGET:
        return legal_targets(table, out)
    if table.stage == RAISE:
        return faces(out, REVIVE)
    if table.stage == FIGHT:
        return legal_fights(box, table, row_of(table), out, 0)
    return legal_payments(table, out, 0, DISCARD_ONE)


@rule
def legal_in_phase(box: Rec, table: Rec, out: Rec) -> int:
    """Between two actions."""
    row = row_of(table)
    phase = table.phase
    n = 0
    if phase == MONSTER:
        n = legal_beats(box, table, row, out, n)
    elif phase == DRAGON_PHASE:
        n = legal_fights(box, table, row, out, n)
    if phase == LOOT or (phase == MONSTER and box.early_loot[row]):
        n = legal_loot(box, table, row, out, n)
    if phase != REGROUP:
        n = legal_scrolls(table, out, n)
    n = legal_treasures(box, table, out, n)
    n = legal_powers(box, table, row, out, n)
    return legal_ends(box, table, out, n)


@rule
def legal_scrolls(table: Rec, out: Rec, n: int) -> int:
    """A scroll die, a scroll treasure."""
    if not may_read(table):
        return n
    if can_read_die(table):
        out[n] = READ
        n += 1
    if can_read_token(table):
        out[n] = READ + 1
        n += 1
    return n


@rule
def legal_ends(box: Rec, table: Rec, out: Rec, n: int) -> int:
    """How a phase can be left: fleeing while something stands in the way (DR-16, DR-23), else going on."""
    if table.phase == REGROUP:
        out[n] = RETIRE
        n += 1
        if table.level < box.last_level:  # DR-27
            out[n] = SEEK
            n += 1
        return n
    in_the_way = table.phase == DRAGON_PHASE or monsters(table) > 0
    out[n] = FLEE if in_the_way else ONWARD
    return n + 1


@rule
def odds(box: Rec, table: Rec, out: Rec) -> int:
    """Six faces, each as likely; any token in the box; any hero."""
    if table.party_rolls > 0 or table.dungeon_rolls > 0:
        for face in range(FACES):
            out[face] = 1
        return table.adventurer if table.party_rolls > 0 else SEATS + table.adventurer
    if table.draws > 0:
        draw_odds(box, table, out)
        return TREASURE_STREAM
    hero_odds(box, table, out)
    return HERO_STREAM


# Playing


@rule
def apply(box: Rec, table: Rec, move: int) -> None:
    """Play a move, and go on to the next decision."""
    verb = verb_of(move)
    if verb == DIE:
        land_party_die(table, face_in(move))
    elif verb == MONSTER_DIE:
        land_dungeon_die(box, table, face_in(move))
    elif verb == DRAW:
        draw(box, table, treasure_in(move))
    elif verb in (DEAL, TAKE):
        give_hero(box, table, hero_in(move))
        return
    elif verb in DICE_VERBS:
        apply_with_dice(box, table, verb, move)
    elif verb == ONWARD:
        end_phase(table)
    elif verb == FLEE:
        flee(box, table)
    elif verb == RETIRE:
        retire(box, table)
    elif verb == SEEK:
        seek_glory(box, table)
    else:
        apply_power(box, table, verb, move)
    settle(box, table)


@rule
def apply_with_dice(box: Rec, table: Rec, verb: int, move: int) -> None:
    """Companions at work, and dice rolled again."""
    row = row_of(table)
    if verb == BEAT:
        beat(box, table, row, move)
    elif verb == TARGET_MONSTER:
        hit(box, table, row, GOBLIN + monster_in(move))
    elif verb == OPEN:
        promise_draws(box, table, open_chests(box, table, row, move))
    elif verb == QUAFF:
        quaff(box, table, row, move)
    elif verb == REVIVE:
        revive(table, face_in(move))
    elif verb == READ:
        read_scroll(table, scroll_in(move), BY_SCROLL)
    elif verb == CHOOSE_DICE:
        choose(table, move)
    elif verb == REROLL:
        if table.purpose != BY_SCROLL:
            table.hero_used[table.adventurer] = 1
        reroll(table)
    else:  # enough, or keep
        table.stage = NO_STAGE


@rule
def apply_power(box: Rec, table: Rec, verb: int, move: int) -> None:
    """Treasures with an effect of their own, heroes' abilities, and the dragon."""
    row = row_of(table)
    if verb == USE:
        if treasure_in(move) == TOWN_PORTAL:
            table.treasures[table.adventurer, TOWN_PORTAL] -= 1
            leave_by_portal(box, table)
        else:
            use(box, table, treasure_in(move))
    elif verb == BAIT:
        bait(table, GOBLIN + face_in(move))
    elif verb == ULTIMATE:
        use_ultimate(box, table, row)
    elif verb == RECRUIT:
        recruit(box, table, row, number_in(move) + 1)
    elif verb == PAY:
        pay(box, table, treasure_in(move))
    elif verb == DISCARD_ONE:
        discard(table, treasure_in(move))
    elif verb == SPECIALTY:
        use_specialty(box, table, row)
    elif fight(box, table, row, source_in(move)):
        slay_dragon(box, table)


@rule
def score(box: Rec, table: Rec, out: Rec) -> None:
    """Experience; in the end unused treasures, too (DR-31)."""
    for seat in range(table.seats):
        out[seat] = table.experience[seat]
        if table.phase == DONE:
            out[seat] += worth(box, table, seat)

"""Dungeon Roll: whose turn it is, what is allowed, and what each move does."""

from undercroft.engine.compiling import rule
from undercroft.engine.game import CHANCE, OVER
from undercroft.engine.records import Rec

from .. import moves as m
from .. import table as t
from ..moves import face_in, hero_in, monster_in, number_in, scroll_in, source_in, treasure_in, verb_of
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

TREASURE_STREAM = 2 * t.SEATS
HERO_STREAM = TREASURE_STREAM + 1
KINDS = len(t.TREASURES)


@rule
def setup(box: Rec, table: Rec, options: Rec) -> None:
    """Treasures in the box, a hero for each player (DR-02, DR-03); the first seat is the first adventurer (DR-04)."""
    table.rules = options.rules
    table.heroes = options.heroes
    table.hero_set = options.hero_set
    table.scroll_phases = options.scroll_phases
    table.level_cap = options.level_cap
    table.seats = options.seats
    table.in_use = t.NOTHING
    for place in range(3):
        table.fighters[place] = t.NOTHING
    for seat in range(t.SEATS):
        table.hero[seat] = t.NOBODY
        for delve in range(3):
            table.gains[seat, delve] = t.NOTHING
    table.phase = t.HEROES
    give_heroes(box, table)


# Whose turn, and what is allowed


@rule
def turn(box: Rec, table: Rec) -> int:  # noqa: ARG001
    """The adventurer's, but for dice in the air, treasures from the box and heroes dealt at random."""
    if table.party_rolls + table.dungeon_rolls + table.draws > 0:
        return CHANCE
    if table.phase == t.HEROES and table.heroes == t.AT_RANDOM:
        return CHANCE
    return OVER if table.phase == t.DONE else table.adventurer


@rule
def legal(box: Rec, table: Rec, out: Rec) -> int:
    """The moves allowed now."""
    if table.party_rolls > 0:
        return faces(out, m.DIE)
    if table.dungeon_rolls > 0:
        return faces(out, m.MONSTER_DIE)
    if table.draws > 0:
        return legal_draws(box, table, out)
    if table.phase == t.HEROES:
        return legal_heroes(box, table, out, m.DEAL if table.heroes == t.AT_RANDOM else m.TAKE)
    if table.stage != t.NO_STAGE:
        return legal_in_stage(box, table, out)
    return legal_in_phase(box, table, out)


@rule
def faces(out: Rec, first: int) -> int:
    """The six faces of a die."""
    for face in range(t.FACES):
        out[face] = first + face
    return t.FACES


@rule
def legal_in_stage(box: Rec, table: Rec, out: Rec) -> int:
    """In the middle of an action."""
    if table.stage == t.CHOOSE:
        return legal_choices(table, out)
    if table.stage == t.TARGET:
        return legal_targets(table, out)
    if table.stage == t.RAISE:
        return faces(out, m.REVIVE)
    if table.stage == t.FIGHT:
        return legal_fights(box, table, row_of(table), out, 0)
    return legal_payments(table, out, 0, m.DISCARD_ONE)


@rule
def legal_in_phase(box: Rec, table: Rec, out: Rec) -> int:
    """Between two actions."""
    row = row_of(table)
    phase = table.phase
    n = 0
    if phase == t.MONSTER:
        n = legal_beats(box, table, row, out, n)
    elif phase == t.DRAGON_PHASE:
        n = legal_fights(box, table, row, out, n)
    if phase == t.LOOT or (phase == t.MONSTER and box.early_loot[row]):
        n = legal_loot(box, table, row, out, n)
    if phase != t.REGROUP:
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
        out[n] = m.READ
        n += 1
    if can_read_token(table):
        out[n] = m.READ + 1
        n += 1
    return n


@rule
def legal_ends(box: Rec, table: Rec, out: Rec, n: int) -> int:
    """How a phase can be left: fleeing while something stands in the way (DR-16, DR-23), else going on."""
    if table.phase == t.REGROUP:
        out[n] = m.RETIRE
        n += 1
        if table.level < box.last_level:  # DR-27
            out[n] = m.SEEK
            n += 1
        return n
    in_the_way = table.phase == t.DRAGON_PHASE or monsters(table) > 0
    out[n] = m.FLEE if in_the_way else m.ONWARD
    return n + 1


@rule
def odds(box: Rec, table: Rec, out: Rec) -> int:
    """Six faces, each as likely; any token in the box; any hero."""
    if table.party_rolls > 0 or table.dungeon_rolls > 0:
        for face in range(t.FACES):
            out[face] = 1
        return table.adventurer if table.party_rolls > 0 else t.SEATS + table.adventurer
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
    if verb == m.DIE:
        land_party_die(table, face_in(move))
    elif verb == m.MONSTER_DIE:
        land_dungeon_die(box, table, face_in(move))
    elif verb == m.DRAW:
        draw(box, table, treasure_in(move))
    elif verb in (m.DEAL, m.TAKE):
        give_hero(box, table, hero_in(move))
        return
    elif verb in m.DICE_VERBS:
        apply_with_dice(box, table, verb, move)
    elif verb == m.ONWARD:
        end_phase(table)
    elif verb == m.FLEE:
        flee(box, table)
    elif verb == m.RETIRE:
        retire(box, table)
    elif verb == m.SEEK:
        seek_glory(box, table)
    else:
        apply_power(box, table, verb, move)
    settle(box, table)


@rule
def apply_with_dice(box: Rec, table: Rec, verb: int, move: int) -> None:
    """Companions at work, and dice rolled again."""
    row = row_of(table)
    if verb == m.BEAT:
        beat(box, table, row, move)
    elif verb == m.TARGET_MONSTER:
        hit(box, table, row, t.GOBLIN + monster_in(move))
    elif verb == m.OPEN:
        promise_draws(box, table, open_chests(box, table, row, move))
    elif verb == m.QUAFF:
        quaff(box, table, row, move)
    elif verb == m.REVIVE:
        revive(table, face_in(move))
    elif verb == m.READ:
        read_scroll(table, scroll_in(move), t.BY_SCROLL)
    elif verb == m.CHOOSE_DICE:
        choose(table, move)
    elif verb == m.REROLL:
        if table.purpose != t.BY_SCROLL:
            table.hero_used[table.adventurer] = 1
        reroll(table)
    else:  # enough, or keep
        table.stage = t.NO_STAGE


@rule
def apply_power(box: Rec, table: Rec, verb: int, move: int) -> None:
    """Treasures with an effect of their own, heroes' abilities, and the dragon."""
    row = row_of(table)
    if verb == m.USE:
        if treasure_in(move) == t.TOWN_PORTAL:
            table.treasures[table.adventurer, t.TOWN_PORTAL] -= 1
            leave_by_portal(box, table)
        else:
            use(box, table, treasure_in(move))
    elif verb == m.BAIT:
        bait(table, t.GOBLIN + face_in(move))
    elif verb == m.ULTIMATE:
        use_ultimate(box, table, row)
    elif verb == m.RECRUIT:
        recruit(box, table, row, number_in(move) + 1)
    elif verb == m.PAY:
        pay(box, table, treasure_in(move))
    elif verb == m.DISCARD_ONE:
        discard(table, treasure_in(move))
    elif verb == m.SPECIALTY:
        use_specialty(box, table, row)
    elif fight(box, table, row, source_in(move)):
        slay_dragon(box, table)


@rule
def score(box: Rec, table: Rec, out: Rec) -> None:
    """Experience; in the end unused treasures, too (DR-31)."""
    for seat in range(table.seats):
        out[seat] = table.experience[seat]
        if table.phase == t.DONE:
            out[seat] += worth(box, table, seat)

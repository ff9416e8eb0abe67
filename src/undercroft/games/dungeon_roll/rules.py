"""Dungeon Roll: whose turn it is, what is allowed, and what each move does."""

from undercroft.engine.compiling import rule
from undercroft.engine.game import CHANCE, OVER
from undercroft.engine.records import Rec

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
from .moves import (
    BAIT,
    BEAT,
    CHOOSE_DICE,
    DEAL,
    DIE,
    DISCARD_ONE,
    DRAW,
    ENOUGH,
    FIGHT_WITH,
    FLEE,
    KEEP,
    MONSTER_DIE,
    ONWARD,
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
)
from .table import (
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
    if move < MONSTER_DIE:
        land_party_die(table, move - DIE)
    elif move < DRAW:
        land_dungeon_die(box, table, move - MONSTER_DIE)
    elif move < DEAL:
        draw(box, table, move - DRAW)
    elif move < BEAT:
        give_hero(box, table, move - DEAL if move < TAKE else move - TAKE)
        return
    elif move < USE:
        apply_with_dice(box, table, move)
    elif move < ONWARD:
        apply_power(box, table, move)
    elif move == ONWARD:
        end_phase(table)
    elif move == FLEE:
        flee(box, table)
    elif move == RETIRE:
        retire(box, table)
    elif move == SEEK:
        seek_glory(box, table)
    settle(box, table)


@rule
def apply_with_dice(box: Rec, table: Rec, move: int) -> None:
    """Companions at work, and dice rolled again."""
    row = row_of(table)
    if move < TARGET_MONSTER:
        beat(box, table, row, move)
    elif move < ENOUGH:
        hit(box, table, row, move - TARGET_MONSTER + GOBLIN)
    elif move == ENOUGH:
        table.stage = NO_STAGE
    elif move < QUAFF:
        promise_draws(box, table, open_chests(box, table, row, move))
    elif move < REVIVE:
        quaff(box, table, row, move)
    elif move < READ:
        revive(table, move - REVIVE)
    elif move < CHOOSE_DICE:
        read_scroll(table, move - READ, BY_SCROLL)
    elif move < REROLL:
        choose(table, move)
    elif move == REROLL:
        if table.purpose != BY_SCROLL:
            table.hero_used[table.adventurer] = 1
        reroll(table)
    elif move == KEEP:
        table.stage = NO_STAGE


@rule
def apply_power(box: Rec, table: Rec, move: int) -> None:
    """Treasures with an effect of their own, heroes' abilities, and the dragon."""
    row = row_of(table)
    if move < BAIT:
        if move == USE + TOWN_PORTAL:
            table.treasures[table.adventurer, TOWN_PORTAL] -= 1
            leave_by_portal(box, table)
        else:
            use(box, table, move - USE)
    elif move < ULTIMATE:
        bait(table, move - BAIT + GOBLIN)
    elif move == ULTIMATE:
        use_ultimate(box, table, row)
    elif move < PAY:
        recruit(box, table, row, move - RECRUIT + 1)
    elif move < DISCARD_ONE:
        pay(box, table, move - PAY)
    elif move < SPECIALTY:
        discard(table, move)
    elif move == SPECIALTY:
        use_specialty(box, table, row)
    elif fight(box, table, row, move - FIGHT_WITH):
        slay_dragon(box, table)


@rule
def score(box: Rec, table: Rec, out: Rec) -> None:
    """Experience; in the end unused treasures, too (DR-31)."""
    for seat in range(table.seats):
        out[seat] = table.experience[seat]
        if table.phase == DONE:
            out[seat] += worth(box, table, seat)


@rule
def see(box: Rec, table: Rec, seat: int, seen: Rec) -> None:  # noqa: ARG001
    """Nothing is hidden in this game."""
    seen.rules = table.rules
    seen.heroes = table.heroes
    seen.hero_set = table.hero_set
    seen.scroll_phases = table.scroll_phases
    seen.level_cap = table.level_cap
    seen.seats = table.seats
    seen.adventurer = table.adventurer
    seen.delve = table.delve
    seen.phase = table.phase
    seen.stage = table.stage
    seen.purpose = table.purpose
    seen.left = table.left
    seen.may_stop = table.may_stop
    seen.level = table.level
    seen.graveyard = table.graveyard
    seen.lair = table.lair
    seen.allies = table.allies
    seen.party_chosen = table.party_chosen
    seen.dungeon_chosen = table.dungeon_chosen
    seen.party_rolls = table.party_rolls
    seen.dungeon_rolls = table.dungeon_rolls
    seen.draws = table.draws
    seen.in_use = table.in_use
    seen.met_dragon = table.met_dragon
    seen.level_power_used = table.level_power_used
    seen.dragons = table.dragons
    seen.level_dice = table.level_dice
    seen.baits = table.baits
    seen.outnumbered = table.outnumbered
    seen.companion_used = table.companion_used
    seen.met_foe = table.met_foe
    seen.swept = table.swept
    for face in range(FACES):
        seen.party[face] = table.party[face]
        seen.dungeon[face] = table.dungeon[face]
    for place in range(3):
        seen.fighters[place] = table.fighters[place]
    for each in range(SEATS):
        seen.experience[each] = table.experience[each]
        seen.hero[each] = table.hero[each]
        seen.master[each] = table.master[each]
        seen.ready[each] = table.ready[each]
        seen.achieved[each] = table.achieved[each]
        seen.hero_used[each] = table.hero_used[each]
        for kind in range(KINDS):
            seen.treasures[each, kind] = table.treasures[each, kind]
        for delve in range(3):
            seen.gains[each, delve] = table.gains[each, delve]

"""What comes next. After each move the game goes on by itself until luck or a player has to speak.

Pending matters come first, in a fixed order: healing to give out, heroes who fall, hits, time, dice, the skill under
way. When nothing is pending the next step of the turn is taken.
"""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..content.effects import BASIC_SKILL, WOUND_FIRST
from ..table import (
    ACT,
    BASIC,
    BREW,
    BY_FOE,
    BY_POISON,
    BY_RELIEF,
    BY_RESISTING,
    BY_STAIRS,
    CARD,
    CARDS,
    DO_ACT,
    DO_ACTION,
    DO_ARRIVE,
    DO_BASICS,
    DO_BONUS,
    DO_BOUT,
    DO_BREW,
    DO_CLOSE,
    DO_COUNT,
    DO_DEAL,
    DO_DESCEND,
    DO_DRAW,
    DO_END,
    DO_FEATS,
    DO_FLED,
    DO_FLOOR,
    DO_FOE,
    DO_GATHER,
    DO_LATE,
    DO_LEVEL,
    DO_LOOT,
    DO_OPENED,
    DO_OPTION,
    DO_ORDER,
    DO_PAIRS,
    DO_PART,
    DO_PAY,
    DO_POISON,
    DO_RELEASE,
    DO_RESIST,
    DO_ROUND,
    DO_SPLIT,
    DO_STRIKE,
    DO_TIME,
    DO_TURN,
    DO_WOUNDS,
    FLOORS,
    HEROES,
    HIT,
    NONE,
    NOTHING,
    ROLL,
    SPLIT,
    STAIRS_WOUND,
    STANDARD,
    START,
)
from .boxes.consequences import count_up, give_late_time, give_poison, give_time, give_wounds
from .encounter import (
    choose_order,
    choose_pair,
    gather,
    give_bonus,
    offer_feats,
    start_bout,
    start_fight,
    start_part,
    wait_for_option,
)
from .ending import close, see_who_falls, strike
from .exploring import act, arrive, deal_doors, descend, end_turn, pay_turn, slip_away, stand_before, start_floor
from .heroes.forest import hurt, party_poison, resist_next, wait_to_mend
from .heroes.lasting import amount
from .heroes.party import add_poison, all_heroes, ask_hit, cure, gift, wound
from .heroes.skills import run_ability, wait_for_dice
from .loot import offer_level, offer_loot
from .passing import add_token
from .rolling import look_at_roll

MOST_ROUNDS = 32767


@rule
def settle(box: Rec, table: Rec) -> None:
    """Go on until somebody has to speak."""
    table.wait = NOTHING
    while table.wait == NOTHING:
        if not deal_with_pending(box, table):
            take_step(box, table)


@rule
def deal_with_pending(box: Rec, table: Rec) -> bool:
    """Whether something was pending: it is dealt with, or waited for."""
    if wait_to_mend(table):
        return True
    if table.fell:
        see_who_falls(box, table)
        return True
    if table.hit_why != NONE:
        choose_hit(box, table)
        return True
    if table.hits_due > 0 and not table.held:
        ask_hit(table, BY_STAIRS, all_heroes(table) & ~table.spared)
        return True
    if table.open_due > 0 or table.draw_due > 0 or table.lone_due > 0 or (table.time_due > 0 and table.deck > 0):
        table.wait = CARD
        return True
    if table.time_due > 0:
        add_token(box, table)
        return True
    if table.rolling > 0 and table.picking == NONE and table.step != DO_BONUS:  # dice are rolled when all are chosen
        table.wait = ROLL
        return True
    if table.rolled:
        look_at_roll(box, table)
        return True
    if wait_for_dice(table):
        return True
    if table.ability != NONE:
        run_ability(box, table)
        return True
    if table.resist_due > 0:
        resist_next(table, table.n_heroes == HEROES and table.resist_due == 1)
        return True
    return False


# Somebody is hit


@rule
def choose_hit(box: Rec, table: Rec) -> None:
    """The group chooses who, unless there is one hero only."""
    if table.hit_from & (table.hit_from - 1):
        table.wait = HIT
        return
    for hero in range(table.n_heroes):
        if table.hit_from >> hero & 1:
            hit(box, table, hero)
            return


@rule
def hit(box: Rec, table: Rec, hero: int) -> None:
    """The hero takes it, whatever it is."""
    why = table.hit_why
    table.hit_why = NONE
    table.hit_from = 0
    if why == BY_POISON:
        add_poison(box, table, hero, 1)
    elif why == BY_RELIEF:
        cure(table, hero, 1)
    elif why == BY_RESISTING:
        cure(table, hero, 1)
        wound(box, table, hero, 2)
    elif why == BY_FOE:
        wound(box, table, hero, amount(box, table, WOUND_FIRST))
    else:
        if why == BY_STAIRS:
            hit_by_stairs(table, hero)
        wound(box, table, hero, 1)


@rule
def hit_by_stairs(table: Rec, hero: int) -> None:
    """With four heroes two different ones are hit (OD-56)."""
    table.hits_due -= 1
    table.spared |= 1 << hero
    if table.n_heroes < HEROES or table.hits_due % 2 == 0:
        table.spared = 0
    say(table, STAIRS_WOUND, EVERYONE, hero, 0, 0)


# The steps of the game


@rule
def take_step(box: Rec, table: Rec) -> None:
    """The next step of the turn."""
    step = table.step
    if step >= DO_COUNT:
        take_late_step(box, table, step)
    elif step == DO_ACT:
        table.wait = ACT
    elif step == DO_GATHER:
        gather(box, table)
    elif step == DO_BONUS:
        give_bonus(table)
    elif step == DO_FEATS:
        offer_feats(box, table)
    elif step == DO_OPTION:
        wait_for_option(table)
    elif step == DO_FOE:
        start_fight(box, table)
    elif step == DO_PART:
        start_part(box, table)
    elif step == DO_SPLIT:
        choose_pair(table, DO_ORDER)
    elif step == DO_OPENED:
        stand_before(table)
    elif step == DO_FLED:
        slip_away(box, table)
    elif step >= DO_FLOOR:
        take_outer_step(box, table, step)
    else:
        set_out(box, table, step)


@rule
def take_outer_step(box: Rec, table: Rec, step: int) -> None:
    """Outside encounters."""
    if step == DO_TURN:
        start_turn(table)
    elif step == DO_PAY:
        pay_turn(box, table)
    elif step == DO_ARRIVE:
        arrive(table)
    elif step == DO_ACTION:
        act(box, table)
    elif step == DO_DEAL:
        deal_doors(box, table)
    elif step == DO_RESIST:
        start_resisting(table)
    else:
        start_floor(box, table)


@rule
def take_late_step(box: Rec, table: Rec, step: int) -> None:
    """From the consequences on, and against the guardian."""
    if step == DO_COUNT:
        count_up(box, table)
    elif step == DO_WOUNDS:
        give_wounds(box, table)
    elif step == DO_POISON:
        give_poison(box, table)
    elif step == DO_TIME:
        give_time(table)
    elif step == DO_LATE:
        give_late_time(box, table)
    elif step == DO_RELEASE:
        table.held = 0
        table.step = DO_CLOSE
    elif step == DO_CLOSE:
        close(box, table)
    elif step == DO_LOOT:
        offer_loot(table)
    elif step == DO_LEVEL:
        offer_level(box, table)
    elif step == DO_END:
        end_turn(table)
    elif step == DO_DESCEND:
        descend(box, table)
    elif step == DO_ORDER:
        choose_order(table)
    elif step == DO_ROUND:
        table.rounds = min(table.rounds + 1, MOST_ROUNDS)
        table.step = DO_RESIST
    elif step == DO_PAIRS:
        choose_pair(table, DO_BOUT)
    elif step == DO_BOUT:
        start_bout(box, table)
    elif step == DO_STRIKE:
        strike(box, table)


@rule
def start_turn(table: Rec) -> None:
    """Before the turn's time is spent a potion heals more (OD-36)."""
    if table.cubes > 0 and hurt(table):
        table.wait = START
    else:
        table.step = DO_PAY


@rule
def start_resisting(table: Rec) -> None:
    """After exploring and before a guardian round; four heroes do so in two groups (F-02, F-08)."""
    if party_poison(table) > 0:
        if table.n_heroes == HEROES:
            table.wait = SPLIT
            return
        table.pair[0] = 0
        table.pair[1] = 1 if table.n_heroes > 1 else NONE
        table.resist_due = 1
    table.step = DO_PAIRS if table.floor == FLOORS else DO_END


@rule
def set_out(box: Rec, table: Rec, step: int) -> None:
    """Before the first floor: basic skills, a basic potion, a card as XP (OD-48, OD-49, F-05)."""
    if step == DO_BASICS:
        if unskilled(box, table) != NONE:
            table.wait = BASIC
        else:
            table.step = DO_BREW
    elif step == DO_BREW:
        if box.n_printed > 1 and not has_brewed(box, table):
            table.wait = BREW
        else:
            table.step = DO_DRAW
    elif step == DO_DRAW:
        if table.difficulty == STANDARD:
            table.draw_due = 1
        table.step = DO_FLOOR


@rule
def unskilled(box: Rec, table: Rec) -> int:
    """The first hero who may still choose a basic skill, or NONE."""
    for hero in range(table.n_heroes):
        if box.n_basics > 0 and table.basic[hero] == NONE and gift(box, table, hero, BASIC_SKILL) > 0:
            return hero
    return NONE


@rule
def has_brewed(box: Rec, table: Rec) -> bool:
    """Whether one of the basic potions was chosen."""
    for potion in range(1, box.n_printed):
        if table.potions[potion] == CARDS:
            return True
    return False

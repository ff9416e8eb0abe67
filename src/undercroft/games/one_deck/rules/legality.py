"""The moves allowed: one list for each thing that is waited for."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..moves import (
    ADD_DOOR,
    BASIC_IS,
    BEGIN,
    BONUS_TO,
    BREW_IS,
    CARD_SHOWS,
    CHOOSE_WAY,
    DESCEND,
    DIE_SHOWS,
    DO_FACE,
    DO_VANISH,
    DROP_DIE,
    FALL,
    FIGHT,
    FINISH,
    FIRST_IS,
    FLEE,
    GATHER,
    HAND,
    HIT_HERO,
    JOIN,
    KITE_IT,
    LEAVE,
    MEND_IT,
    ORDER_FIRST,
    PAIRS,
    RECEIVE_DIE,
    SLOTS,
    SPLIT_AS,
    STAY,
    SUFFER,
    TAKE_OPTION,
    TALENT_SLOT,
    UNSTORE,
    discard_move,
    drink_move,
    use_move,
)
from ..table import (
    ACT,
    ACTION,
    BASIC,
    BONUS,
    BREW,
    CARD,
    CARDS,
    CHOOSE,
    DICE,
    DO_END,
    DOOR,
    DRAIN,
    DROP,
    FACE,
    FEATS,
    FIRST,
    HEROIC,
    HIT,
    KITE,
    LOOT,
    MEND,
    MEND_WHO,
    NONE,
    OPTION,
    ORDER,
    PICK,
    RECEIVE,
    RESIST,
    ROLL,
    SAVE,
    SIDES,
    SPEND,
    SPLIT,
    STAIRS,
    START,
    STEALTH,
    VALUES,
)
from .boxes.dice import die_of
from .boxes.picking import can_exile, legal_picks, list_dice
from .boxes.placing import legal_places
from .encounter import legal_drains, legal_feats
from .ending import missing_health
from .exploring import legal_actions
from .heroes.forest import hurt
from .heroes.lasting import doors_in_play
from .heroes.party import pair_size, seat_of
from .heroes.skills import acts, can_exile_somehow, can_join, can_use, is_healing, may_second_vanish, vanishing
from .lesson import prepared_face, prepared_place
from .loot import legal_loot, legal_spending

MOST_HANDED = 2


@rule
def legal(box: Rec, table: Rec, out: Rec) -> int:
    """The moves allowed now."""
    wait = table.wait
    if wait in (ROLL, RESIST):
        return legal_faces(box, table, out)
    if wait == CARD:
        return legal_cards(box, table, out)
    if wait == ACT:
        return legal_with_dice(box, table, out)
    if wait == PICK:
        return legal_picks(box, table, out)
    if wait == FEATS:
        return legal_before_roll(box, table, out)
    if wait == LOOT:
        return legal_loot(box, table, out)
    if wait == SPEND:
        return legal_spending(box, table, out)
    if wait == DRAIN:
        return legal_drains(table, out)
    if wait == OPTION:
        return legal_options(box, table, out)
    if wait in (HIT, MEND_WHO):
        return legal_hits(table, out, table.hit_from if wait == HIT else hurt(table))
    if wait == SAVE:
        return legal_saves(box, table, out)
    if wait in (ACTION, DOOR, START, STAIRS):
        return legal_at_leisure(box, table, out)
    return legal_small(box, table, out)


@rule
def count_from(out: Rec, n: int, first: int, count: int) -> int:
    """So many moves in a row."""
    for index in range(count):
        out[n + index] = first + index
    return n + count


@rule
def either(out: Rec, n: int, one: int, other: int) -> int:
    """Two moves."""
    out[n] = one
    out[n + 1] = other
    return n + 2


@rule
def legal_faces(box: Rec, table: Rec, out: Rec) -> int:
    """A die shows any of its faces, unless one was prepared."""
    face = prepared_face(box, table)
    return count_from(out, 0, DIE_SHOWS, VALUES) if face == 0 else count_from(out, 0, DIE_SHOWS + face - 1, 1)


@rule
def legal_cards(box: Rec, table: Rec, out: Rec) -> int:
    """Any card that nobody has seen may be the next, unless one was prepared."""
    place = prepared_place(box, table)
    if place != NONE:
        return count_from(out, 0, CARD_SHOWS + box.lesson_cards[place], 1)
    n = 0
    for card in range(CARDS):
        if table.unseen[card] > 0:
            out[n] = CARD_SHOWS + card
            n += 1
    return n


@rule
def legal_small(box: Rec, table: Rec, out: Rec) -> int:
    """Choices that need no looking at anything else."""
    wait = table.wait
    if wait == BONUS:
        return count_from(out, 0, BONUS_TO, SIDES)
    if wait == FIRST:
        return count_from(out, 0, FIRST_IS, SIDES)
    if wait == RECEIVE:
        return count_from(out, 0, RECEIVE_DIE, SIDES)
    if wait == DROP:
        return legal_drops(table, out)
    if wait == CHOOSE:
        return legal_ways(box, table, out)
    if wait == KITE:
        return either(out, 0, KITE_IT, SUFFER)
    if wait == FACE:
        return legal_vanishing(box, table, out)
    if wait == STEALTH:
        return either(out, 0, ADD_DOOR, LEAVE)
    if wait == SPLIT:
        return count_from(out, 0, SPLIT_AS, len(PAIRS))
    if wait == ORDER:
        return count_from(out, 0, ORDER_FIRST, 2)
    if wait == MEND:
        return count_from(out, 0, MEND_IT, 2)
    if wait == BASIC:
        return count_from(out, 0, BASIC_IS, box.n_basics)
    if wait == BREW:
        return count_from(out, 0, BREW_IS + 1, box.n_printed - 1)
    return 0


@rule
def legal_ways(box: Rec, table: Rec, out: Rec) -> int:
    """What a skill can do, of several things; not one whose price in exiled dice cannot be paid (F-04)."""
    n = 0
    for way in range(box.ab_ways[table.ability]):
        if can_exile(box, table, table.user, table.ability, way + 1, 0):
            out[n] = CHOOSE_WAY + way
            n += 1
    return n if n > 0 else count_from(out, 0, CHOOSE_WAY, box.ab_ways[table.ability])


@rule
def legal_vanishing(box: Rec, table: Rec, out: Rec) -> int:
    """Avoid the encounter or not (OD-37). Who drinks is healed by talents and the cure: the second hero, too, may."""
    n = count_from(out, 0, DO_VANISH, 1)
    if may_second_vanish(box, table):
        n = count_from(out, n, drink_move(table.pair[1], vanishing(box, table)), 1)
    return count_from(out, n, DO_FACE, 1)


@rule
def legal_hits(table: Rec, out: Rec, heroes: int) -> int:
    """One of these heroes."""
    n = 0
    for hero in range(table.n_heroes):
        if heroes >> hero & 1:
            out[n] = HIT_HERO + hero
            n += 1
    return n


@rule
def legal_drops(table: Rec, out: Rec) -> int:
    """One of the heroic dice that the feat has rolled; equal ones are one choice."""
    n = 0
    for value in range(VALUES, 0, -1):
        if table.fresh[die_of(table.feat, HEROIC, value)] > 0:
            out[n] = DROP_DIE + VALUES - value
            n += 1
    return n


@rule
def legal_heals(box: Rec, table: Rec, out: Rec, n: int, heroes: int) -> int:
    """A healing potion for one of these heroes (OD-36, OD-37)."""
    if table.cubes == 0:
        return n
    for potion in range(box.n_potions):
        if table.potions[potion] != NONE and is_healing(box, potion):
            for hero in range(table.n_heroes):
                if heroes >> hero & 1:
                    out[n] = drink_move(hero, potion)
                    n += 1
    return n


@rule
def legal_saves(box: Rec, table: Rec, out: Rec) -> int:
    """Heal those who would fall, or let them (OD-32)."""
    dying = 0
    for hero in range(table.n_heroes):
        if missing_health(box, table, hero) > 0:
            dying |= 1 << hero
    n = legal_heals(box, table, out, 0, dying)
    out[n] = FALL
    return n + 1


@rule
def legal_at_leisure(box: Rec, table: Rec, out: Rec) -> int:
    """Outside encounters: the turn's choices, and healing."""
    n = 0
    if table.wait == ACTION:
        n = legal_actions(box, table, out, n)
    elif table.wait == DOOR:
        n = either(out, n, FIGHT, FLEE)
    elif table.wait == START:
        n = count_from(out, n, BEGIN, 1)
    else:
        n = count_from(out, n, DESCEND, 1)
        if table.step == DO_END or doors_in_play(table) > 0:
            n = count_from(out, n, STAY, 1)
    return legal_heals(box, table, out, n, hurt(table))


@rule
def legal_options(box: Rec, table: Rec, out: Rec) -> int:
    """The peril's two options (OD-17); some talents make them cheaper."""
    n = count_from(out, 0, TAKE_OPTION, 2)
    if table.vanished:
        return n
    for side in range(pair_size(table)):
        hero = table.pair[side]
        if table.talents[hero] != 0 and seat_of(table, hero) == table.actor:
            for slot in range(TALENT_SLOT, SLOTS):
                if can_use(box, table, hero, slot):
                    out[n] = use_move(hero, slot)
                    n += 1
    return n


@rule
def legal_before_roll(box: Rec, table: Rec, out: Rec) -> int:
    """Feats, stored dice to give back, healing, or the roll (OD-18)."""
    n = count_from(out, 0, GATHER, 1)
    n = legal_feats(box, table, out, n)
    n = legal_asides(table, out, n)
    return legal_heals(box, table, out, n, hurt(table))


@rule
def legal_asides(table: Rec, out: Rec, n: int) -> int:
    """Stored dice may be given back at any time (OD-18); the word may be handed to the partner's seat."""
    for side in range(pair_size(table)):
        hero = table.pair[side]
        if table.stored[hero] > 0 and seat_of(table, hero) == table.actor:
            out[n] = UNSTORE + hero
            n += 1
    if table.handed < MOST_HANDED and has_two_seats(table):
        out[n] = HAND
        n += 1
    return n


@rule
def has_two_seats(table: Rec) -> bool:
    """Whether the heroes in the encounter are played from two seats."""
    return pair_size(table) > 1 and seat_of(table, table.pair[0]) != seat_of(table, table.pair[1])


@rule
def legal_with_dice(box: Rec, table: Rec, out: Rec) -> int:
    """Cover a box, use a skill or potion, join dice, discard one, or stop, in any order (OD-23)."""
    dice = len(out) - DICE
    present = list_dice(table, out, dice)
    n = legal_places(box, table, out, 0, dice, present)
    for index in range(present):
        out[n] = discard_move(out[dice + index])
        n += 1
    if can_join(box, table, out, dice, present):
        out[n] = JOIN
        n += 1
    for side in range(pair_size(table)):
        hero = table.pair[side]
        if seat_of(table, hero) == table.actor:
            n = legal_uses(box, table, out, n, hero)
    n = legal_asides(table, out, n)
    n = legal_heals(box, table, out, n, hurt(table))
    out[n] = FINISH
    return n + 1


@rule
def legal_uses(box: Rec, table: Rec, out: Rec, n: int, hero: int) -> int:
    """A hero's skills, talents and potions (OD-27)."""
    for slot in range(SLOTS if table.talents[hero] != 0 else TALENT_SLOT):
        if can_use(box, table, hero, slot):
            out[n] = use_move(hero, slot)
            n += 1
    if table.cubes > 0:
        for potion in range(1, box.n_potions):
            if can_drink(box, table, hero, potion):
                out[n] = drink_move(hero, potion)
                n += 1
    return n


@rule
def can_drink(box: Rec, table: Rec, hero: int, potion: int) -> bool:
    """An identified potion that works in this kind of encounter and would do something; healing is listed apart."""
    ability = box.potions[potion]
    if table.potions[potion] == NONE or not box.ab_use[ability] & table.mode or is_healing(box, potion):
        return False
    return acts(box, table, hero, ability) and can_exile_somehow(box, table, hero, ability)

"""One Deck Dungeon: whose turn it is, what is allowed, and playing it. What follows a move is in `flow.py`."""

from undercroft.engine.compiling import rule
from undercroft.engine.game import CHANCE, OVER
from undercroft.engine.records import Rec

from .. import moves as m
from .. import table as t
from ..moves import (
    box_in,
    card_in,
    dice_in,
    die_in,
    door_in,
    face_in,
    hero_in,
    item_in,
    kind_in,
    option_in,
    pair_in,
    potion_in,
    side_in,
    skill_in,
    slot_in,
    value_in,
    verb_of,
    way_in,
    what_in,
    worth_in,
)
from .boxes.consequences import kite
from .boxes.dice import give_back
from .boxes.picking import step_row, target_side
from .boxes.placing import place_die
from .encounter import order_cards, split, take_bonus, take_option, use_feat, vanish
from .ending import lose
from .exploring import add_door, enter_door, explore, flee, open_door, stay
from .flow import hit, settle, unskilled
from .heroes.forest import mend_one, resist
from .heroes.party import mend, seat_of
from .heroes.skills import drink, end_step, join, pick, receive, use
from .legality import legal
from .lesson import explain, prepared_place, use_up
from .loot import add_xp, lose_item, spend_xp, take_loot
from .passing import turn_up
from .rolling import drop, roll_die
from .setting_up import setup

DICE_STREAM, DECK_STREAM = range(2)

__all__ = ["apply", "legal", "odds", "score", "setup", "turn"]


@rule
def turn(box: Rec, table: Rec) -> int:
    """Luck's, or the seat that decides: a hero's own matters are his seat's, the group's its who has the word."""
    wait = table.wait
    if wait in (t.ROLL, t.CARD, t.RESIST):
        return CHANCE
    if wait in (t.WON, t.LOST):
        return OVER
    if wait == t.PICK and table.picking == t.TO_CHANGE:
        return seat_of(table, table.pair[target_side(box, table, table.user, step_row(box, table))])
    if wait == t.CHOOSE:
        return seat_of(table, table.user)
    if wait == t.DROP:
        return seat_of(table, table.pair[table.feat])
    if wait == t.BASIC:
        return seat_of(table, unskilled(box, table))
    return table.actor


@rule
def odds(box: Rec, table: Rec, out: Rec) -> int:
    """Six faces, each as likely; or the cards that nobody has seen. What was prepared is the only outcome."""
    if table.wait != t.CARD:
        for face in range(t.VALUES):
            out[face] = 1
        return DICE_STREAM
    if prepared_place(box, table) != t.NONE:
        out[0] = 1
        return DECK_STREAM
    n = 0
    for card in range(t.CARDS):
        if table.unseen[card] > 0:
            out[n] = table.unseen[card]
            n += 1
    return DECK_STREAM


@rule
def apply(box: Rec, table: Rec, move: int) -> None:
    """Play a move; then the game goes on by itself as far as it can."""
    verb = verb_of(move)
    if verb == m.FALL:
        lose(table)
        explain(table)
        return
    if verb == m.DIE_SHOWS:
        use_up(box, table)
        if table.wait == t.RESIST:
            resist(box, table, face_in(move) + 1)
        else:
            roll_die(table, face_in(move) + 1)
    elif verb == m.CARD_SHOWS:
        use_up(box, table)
        turn_up(box, table, card_in(move))
    elif verb in m.OUTSIDE_VERBS:
        apply_outside(box, table, verb, move)
    elif verb in m.BEFORE_ROLL_VERBS:
        apply_before_roll(box, table, verb, move)
    elif verb in m.DICE_VERBS:
        apply_with_dice(box, table, verb, move)
    else:
        apply_after(box, table, verb, move)
    settle(box, table)
    explain(table)


@rule
def apply_outside(box: Rec, table: Rec, verb: int, move: int) -> None:
    """Setting out, the turn, doors, and who goes where."""
    if verb == m.BASIC_IS:
        table.basic[unskilled(box, table)] = skill_in(move)
    elif verb == m.BREW_IS:
        table.potions[potion_in(move)] = t.CARDS
    elif verb == m.BEGIN:
        table.step = t.DO_PAY
    elif verb == m.EXPLORE:
        explore(box, table)
    elif verb == m.OPEN:
        open_door(table)
    elif verb == m.ENTER:
        enter_door(table, door_in(move))
    elif verb == m.FIGHT:
        table.step = t.DO_SPLIT
    elif verb == m.FLEE:
        flee(box, table)
    elif verb == m.ADD_DOOR:
        add_door(table)
    elif verb == m.LEAVE:
        table.step = t.DO_END
    elif verb == m.SPLIT_AS:
        split(table, pair_in(move))
        go_as_split(table)
    elif verb == m.ORDER_FIRST:
        order_cards(table, card_in(move))
    elif verb == m.DO_VANISH:
        vanish(box, table, table.pair[0])
    elif verb == m.DO_FACE:
        table.step = t.DO_FOE


@rule
def go_as_split(table: Rec) -> None:
    """What the group was split for."""
    if table.step == t.DO_RESIST:
        table.resist_due = 2
        table.step = t.DO_PAIRS if table.floor == t.FLOORS else t.DO_END
    else:
        table.step = t.DO_BOUT if table.step == t.DO_PAIRS else t.DO_ORDER


@rule
def apply_before_roll(box: Rec, table: Rec, verb: int, move: int) -> None:
    """Hits, the peril's option, feats, gathering."""
    if verb == m.HIT_HERO:
        if table.wait == t.MEND_WHO:
            table.gift_due -= 1
            mend(table, hero_in(move), 1)
        else:
            hit(box, table, hero_in(move))
    elif verb == m.DRAIN_ITEM:
        add_xp(box, table, lose_item(table, hero_in(move), item_in(move)))
    elif verb == m.TAKE_OPTION:
        take_option(box, table, option_in(move))
    elif verb == m.USE_FEAT:
        table.handed = 0
        use_feat(box, table, hero_in(move), dice_in(move))
    elif verb == m.UNSTORE:
        table.stored[hero_in(move)] -= 1
        table.supply[t.HEROIC] += 1
    elif verb == m.GATHER:
        table.handed = 0
        table.step = t.DO_GATHER
    elif verb == m.DROP_DIE:
        drop(table, t.VALUES - value_in(move))
    elif verb == m.FIRST_IS:
        table.first = side_in(move)
    else:
        take_bonus(table, side_in(move))


@rule
def apply_with_dice(box: Rec, table: Rec, verb: int, move: int) -> None:
    """Placing dice, using skills and potions (OD-23)."""
    if verb == m.HAND:
        table.handed += 1
        table.actor = other_seat(table)
        return
    table.handed = 0
    if verb == m.PLACE:
        place_die(box, table, die_in(move), box_in(move))
    elif verb == m.DISCARD_DIE:
        table.dice[die_in(move)] -= 1
        give_back(table, kind_in(move))
    elif verb == m.PICK_DIE:
        pick(box, table, die_in(move))
    elif verb == m.DONE:
        end_step(box, table, step_row(box, table))
    elif verb == m.JOIN:
        join(box, table)
    elif verb == m.RECEIVE_DIE:
        receive(table, side_in(move))
    elif verb == m.USE:
        use(box, table, hero_in(move), slot_in(move))
    elif verb == m.CHOOSE_WAY:
        table.branch = way_in(move) + 1
    elif verb == m.DRINK and table.wait == t.FACE:
        vanish(box, table, hero_in(move))
    elif verb == m.DRINK:
        drink(box, table, hero_in(move), potion_in(move), table.wait == t.START)
    elif verb == m.FINISH:
        table.step = t.DO_COUNT


@rule
def other_seat(table: Rec) -> int:
    """The seat of the pair's hero that does not have the word."""
    for side in range(t.SIDES):
        if seat_of(table, table.pair[side]) != table.actor:
            return seat_of(table, table.pair[side])
    return table.actor


@rule
def apply_after(box: Rec, table: Rec, verb: int, move: int) -> None:
    """Consequences, loot, levels, stairs."""
    if verb == m.KITE_IT:
        kite(box, table)
    elif verb == m.SPEND_XP:
        spend_xp(box, table, t.XPS - 1 - worth_in(move))
    elif verb == m.SAVE_XP:
        table.step = t.DO_END
    elif verb == m.DESCEND:
        table.step = t.DO_DESCEND
    elif verb == m.STAY:
        stay(table)
    elif verb == m.MEND_IT:
        mend_one(table, what_in(move))
    elif verb != m.SUFFER:
        take_loot(box, table, verb, move)


@rule
def score(box: Rec, table: Rec, out: Rec) -> None:  # noqa: ARG001
    """Floors left behind, and one more for the guardian: the same for all seats."""
    for seat in range(table.seats):
        out[seat] = table.floor + (table.wait == t.WON)

"""One Deck Dungeon: whose turn it is, what is allowed, and playing it. What follows a move is in `flow.py`."""

from undercroft.engine.compiling import rule
from undercroft.engine.game import CHANCE, OVER
from undercroft.engine.records import Rec

from .consequences import kite
from .dice import give_back
from .encounter import (
    order_cards,
    split,
    take_bonus,
    take_option,
    use_feat,
    vanish,
)
from .ending import lose
from .exploring import add_door, enter_door, explore, flee, open_door, stay
from .flow import hit, settle, unskilled
from .forest import mend_one, resist
from .legality import legal
from .lesson import explain, prepared_place, use_up
from .loot import add_xp, lose_item, spend_xp, take_loot
from .moves import (
    ADD_DOOR,
    BASIC_IS,
    BEGIN,
    BONUS_TO,
    BREW_IS,
    CARD_SHOWS,
    CHOOSE_WAY,
    DESCEND,
    DISCARD_DIE,
    DO_FACE,
    DO_VANISH,
    DONE,
    DRAIN_ITEM,
    DRINK,
    DROP_DIE,
    ENTER,
    EXPLORE,
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
    OPEN,
    ORDER_FIRST,
    PICK_DIE,
    PLACE,
    RECEIVE_DIE,
    SAVE_XP,
    SLOTS,
    SPEND_XP,
    SPLIT_AS,
    STAY,
    TAKE_ITEM,
    TAKE_OPTION,
    UNSTORE,
    USE,
    USE_FEAT,
)
from .party import mend, seat_of
from .passing import turn_up
from .picking import step_row, target_side
from .placing import place_die
from .rolling import drop, roll_die
from .seeing import see
from .setting_up import setup
from .skills import drink, end_step, join, pick, receive, use
from .table import (
    BASIC,
    BOXES,
    CARD,
    CARDS,
    CHOOSE,
    DO_BOUT,
    DO_COUNT,
    DO_DESCEND,
    DO_END,
    DO_FOE,
    DO_GATHER,
    DO_ORDER,
    DO_PAIRS,
    DO_PAY,
    DO_RESIST,
    DO_SPLIT,
    DROP,
    FLOORS,
    HEROIC,
    ITEMS,
    KINDS,
    LOST,
    MEND_WHO,
    NONE,
    PICK,
    POTIONS,
    RESIST,
    ROLL,
    SIDES,
    START,
    TO_CHANGE,
    VALUES,
    WON,
    XPS,
)

DICE_STREAM, DECK_STREAM = range(2)

__all__ = ["apply", "legal", "odds", "score", "see", "setup", "turn"]


@rule
def turn(box: Rec, table: Rec) -> int:
    """Luck's, or the seat that decides: a hero's own matters are his seat's, the group's its who has the word."""
    wait = table.wait
    if wait in (ROLL, CARD, RESIST):
        return CHANCE
    if wait in (WON, LOST):
        return OVER
    if wait == PICK and table.picking == TO_CHANGE:
        return seat_of(table, table.pair[target_side(box, table, table.user, step_row(box, table))])
    if wait == CHOOSE:
        return seat_of(table, table.user)
    if wait == DROP:
        return seat_of(table, table.pair[table.feat])
    if wait == BASIC:
        return seat_of(table, unskilled(box, table))
    return table.actor


@rule
def odds(box: Rec, table: Rec, out: Rec) -> int:
    """Six faces, each as likely; or the cards that nobody has seen. What was prepared is the only outcome."""
    if table.wait != CARD:
        for face in range(VALUES):
            out[face] = 1
        return DICE_STREAM
    if prepared_place(box, table) != NONE:
        out[0] = 1
        return DECK_STREAM
    n = 0
    for card in range(CARDS):
        if table.unseen[card] > 0:
            out[n] = table.unseen[card]
            n += 1
    return DECK_STREAM


@rule
def apply(box: Rec, table: Rec, move: int) -> None:
    """Play a move; then the game goes on by itself as far as it can."""
    if move == FALL:
        lose(table)
        explain(table)
        return
    if move < BASIC_IS:
        use_up(box, table)
    if move < CARD_SHOWS:
        if table.wait == RESIST:
            resist(box, table, move + 1)
        else:
            roll_die(table, move + 1)
    elif move < BASIC_IS:
        turn_up(box, table, move - CARD_SHOWS)
    elif move < HIT_HERO:
        apply_outside(box, table, move)
    elif move < PLACE:
        apply_before_roll(box, table, move)
    elif move < KITE_IT:
        apply_with_dice(box, table, move)
    else:
        apply_after(box, table, move)
    settle(box, table)
    explain(table)


@rule
def apply_outside(box: Rec, table: Rec, move: int) -> None:
    """Setting out, the turn, doors, and who goes where."""
    if move < BREW_IS:
        table.basic[unskilled(box, table)] = move - BASIC_IS
    elif move < BEGIN:
        table.potions[move - BREW_IS] = CARDS
    elif move == BEGIN:
        table.step = DO_PAY
    elif move == EXPLORE:
        explore(box, table)
    elif move == OPEN:
        open_door(table)
    elif ENTER <= move < FIGHT:
        enter_door(table, move - ENTER)
    elif move == FIGHT:
        table.step = DO_SPLIT
    elif move == FLEE:
        flee(box, table)
    elif move == ADD_DOOR:
        add_door(table)
    elif move == LEAVE:
        table.step = DO_END
    elif move < ORDER_FIRST:
        split(table, move - SPLIT_AS)
        go_as_split(table)
    elif move < DO_VANISH:
        order_cards(table, move - ORDER_FIRST)
    elif move == DO_VANISH:
        vanish(box, table)
    elif move == DO_FACE:
        table.step = DO_FOE


@rule
def go_as_split(table: Rec) -> None:
    """What the group was split for."""
    if table.step == DO_RESIST:
        table.resist_due = 2
        table.step = DO_PAIRS if table.floor == FLOORS else DO_END
    else:
        table.step = DO_BOUT if table.step == DO_PAIRS else DO_ORDER


@rule
def apply_before_roll(box: Rec, table: Rec, move: int) -> None:
    """Hits, the peril's option, feats, gathering."""
    if move < DRAIN_ITEM:
        if table.wait == MEND_WHO:
            table.gift_due -= 1
            mend(table, move - HIT_HERO, 1)
        else:
            hit(box, table, move - HIT_HERO)
    elif move < TAKE_OPTION:
        add_xp(box, table, lose_item(table, (move - DRAIN_ITEM) // ITEMS, (move - DRAIN_ITEM) % ITEMS))
    elif move < USE_FEAT:
        take_option(box, table, move - TAKE_OPTION)
    elif move < UNSTORE:
        table.handed = 0
        use_feat(box, table, (move - USE_FEAT) // 3, (move - USE_FEAT) % 3)
    elif move < GATHER:
        table.stored[move - UNSTORE] -= 1
        table.supply[HEROIC] += 1
    elif move == GATHER:
        table.handed = 0
        table.step = DO_GATHER
    elif move < FIRST_IS:
        drop(table, VALUES - (move - DROP_DIE))
    elif move < BONUS_TO:
        table.first = move - FIRST_IS
    else:
        take_bonus(table, move - BONUS_TO)


@rule
def apply_with_dice(box: Rec, table: Rec, move: int) -> None:
    """Placing dice, using skills and potions (OD-23)."""
    if move == HAND:
        table.handed += 1
        table.actor = other_seat(table)
        return
    table.handed = 0
    if move < DISCARD_DIE:
        place_die(box, table, (move - PLACE) // BOXES, (move - PLACE) % BOXES)
    elif move < PICK_DIE:
        table.dice[move - DISCARD_DIE] -= 1
        give_back(table, (move - DISCARD_DIE) % KINDS)
    elif move < DONE:
        pick(box, table, move - PICK_DIE)
    elif move == DONE:
        end_step(box, table, step_row(box, table))
    elif move == JOIN:
        join(box, table)
    elif move < USE:
        receive(table, move - RECEIVE_DIE)
    elif move < CHOOSE_WAY:
        use(box, table, (move - USE) // SLOTS, (move - USE) % SLOTS)
    elif move < DRINK:
        table.branch = move - CHOOSE_WAY + 1
    elif move < HAND:
        drink(box, table, (move - DRINK) // POTIONS, (move - DRINK) % POTIONS, table.wait == START)
    elif move == FINISH:
        table.step = DO_COUNT


@rule
def other_seat(table: Rec) -> int:
    """The seat of the pair's hero that does not have the word."""
    for side in range(SIDES):
        if seat_of(table, table.pair[side]) != table.actor:
            return seat_of(table, table.pair[side])
    return table.actor


@rule
def apply_after(box: Rec, table: Rec, move: int) -> None:
    """Consequences, loot, levels, stairs."""
    if move == KITE_IT:
        kite(box, table)
    elif TAKE_ITEM <= move < SPEND_XP:
        take_loot(box, table, move)
    elif SPEND_XP <= move < SAVE_XP:
        spend_xp(box, table, XPS - 1 - (move - SPEND_XP))
    elif move == SAVE_XP:
        table.step = DO_END
    elif move == DESCEND:
        table.step = DO_DESCEND
    elif move == STAY:
        stay(table)
    elif move >= MEND_IT:
        mend_one(table, move)


@rule
def score(box: Rec, table: Rec, out: Rec) -> None:  # noqa: ARG001
    """Floors left behind, and one more for the guardian: the same for all seats."""
    for seat in range(table.seats):
        out[seat] = table.floor + (table.wait == WON)

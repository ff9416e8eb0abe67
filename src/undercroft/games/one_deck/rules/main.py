"""One Deck Dungeon: whose turn it is, what is allowed, and playing it. What follows a move is in `flow.py`."""

from undercroft.engine.compiling import rule
from undercroft.engine.game import CHANCE, OVER
from undercroft.engine.records import Rec

from ..moves import (
    ADD_DOOR,
    BASIC_IS,
    BEFORE_ROLL_VERBS,
    BEGIN,
    BREW_IS,
    CARD_SHOWS,
    CHOOSE_WAY,
    DESCEND,
    DICE_VERBS,
    DIE_SHOWS,
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
    OUTSIDE_VERBS,
    PICK_DIE,
    PLACE,
    RECEIVE_DIE,
    SAVE_XP,
    SPEND_XP,
    SPLIT_AS,
    STAY,
    SUFFER,
    TAKE_OPTION,
    UNSTORE,
    USE,
    USE_FEAT,
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
from ..table import (
    BASIC,
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
    FACE,
    FLOORS,
    HEROIC,
    LOST,
    MEND_WHO,
    NONE,
    PICK,
    RESIST,
    ROLL,
    SIDES,
    START,
    TO_CHANGE,
    VALUES,
    WON,
    XPS,
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
    verb = verb_of(move)
    if verb == FALL:
        lose(table)
        explain(table)
        return
    if verb == DIE_SHOWS:
        use_up(box, table)
        if table.wait == RESIST:
            resist(box, table, face_in(move) + 1)
        else:
            roll_die(table, face_in(move) + 1)
    elif verb == CARD_SHOWS:
        use_up(box, table)
        turn_up(box, table, card_in(move))
    elif verb in OUTSIDE_VERBS:
        apply_outside(box, table, verb, move)
    elif verb in BEFORE_ROLL_VERBS:
        apply_before_roll(box, table, verb, move)
    elif verb in DICE_VERBS:
        apply_with_dice(box, table, verb, move)
    else:
        apply_after(box, table, verb, move)
    settle(box, table)
    explain(table)


@rule
def apply_outside(box: Rec, table: Rec, verb: int, move: int) -> None:
    """Setting out, the turn, doors, and who goes where."""
    if verb == BASIC_IS:
        table.basic[unskilled(box, table)] = skill_in(move)
    elif verb == BREW_IS:
        table.potions[potion_in(move)] = CARDS
    elif verb == BEGIN:
        table.step = DO_PAY
    elif verb == EXPLORE:
        explore(box, table)
    elif verb == OPEN:
        open_door(table)
    elif verb == ENTER:
        enter_door(table, door_in(move))
    elif verb == FIGHT:
        table.step = DO_SPLIT
    elif verb == FLEE:
        flee(box, table)
    elif verb == ADD_DOOR:
        add_door(table)
    elif verb == LEAVE:
        table.step = DO_END
    elif verb == SPLIT_AS:
        split(table, pair_in(move))
        go_as_split(table)
    elif verb == ORDER_FIRST:
        order_cards(table, card_in(move))
    elif verb == DO_VANISH:
        vanish(box, table, table.pair[0])
    elif verb == DO_FACE:
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
def apply_before_roll(box: Rec, table: Rec, verb: int, move: int) -> None:
    """Hits, the peril's option, feats, gathering."""
    if verb == HIT_HERO:
        if table.wait == MEND_WHO:
            table.gift_due -= 1
            mend(table, hero_in(move), 1)
        else:
            hit(box, table, hero_in(move))
    elif verb == DRAIN_ITEM:
        add_xp(box, table, lose_item(table, hero_in(move), item_in(move)))
    elif verb == TAKE_OPTION:
        take_option(box, table, option_in(move))
    elif verb == USE_FEAT:
        table.handed = 0
        use_feat(box, table, hero_in(move), dice_in(move))
    elif verb == UNSTORE:
        table.stored[hero_in(move)] -= 1
        table.supply[HEROIC] += 1
    elif verb == GATHER:
        table.handed = 0
        table.step = DO_GATHER
    elif verb == DROP_DIE:
        drop(table, VALUES - value_in(move))
    elif verb == FIRST_IS:
        table.first = side_in(move)
    else:
        take_bonus(table, side_in(move))


@rule
def apply_with_dice(box: Rec, table: Rec, verb: int, move: int) -> None:
    """Placing dice, using skills and potions (OD-23)."""
    if verb == HAND:
        table.handed += 1
        table.actor = other_seat(table)
        return
    table.handed = 0
    if verb == PLACE:
        place_die(box, table, die_in(move), box_in(move))
    elif verb == DISCARD_DIE:
        table.dice[die_in(move)] -= 1
        give_back(table, kind_in(move))
    elif verb == PICK_DIE:
        pick(box, table, die_in(move))
    elif verb == DONE:
        end_step(box, table, step_row(box, table))
    elif verb == JOIN:
        join(box, table)
    elif verb == RECEIVE_DIE:
        receive(table, side_in(move))
    elif verb == USE:
        use(box, table, hero_in(move), slot_in(move))
    elif verb == CHOOSE_WAY:
        table.branch = way_in(move) + 1
    elif verb == DRINK and table.wait == FACE:
        vanish(box, table, hero_in(move))
    elif verb == DRINK:
        drink(box, table, hero_in(move), potion_in(move), table.wait == START)
    elif verb == FINISH:
        table.step = DO_COUNT


@rule
def other_seat(table: Rec) -> int:
    """The seat of the pair's hero that does not have the word."""
    for side in range(SIDES):
        if seat_of(table, table.pair[side]) != table.actor:
            return seat_of(table, table.pair[side])
    return table.actor


@rule
def apply_after(box: Rec, table: Rec, verb: int, move: int) -> None:
    """Consequences, loot, levels, stairs."""
    if verb == KITE_IT:
        kite(box, table)
    elif verb == SPEND_XP:
        spend_xp(box, table, XPS - 1 - worth_in(move))
    elif verb == SAVE_XP:
        table.step = DO_END
    elif verb == DESCEND:
        table.step = DO_DESCEND
    elif verb == STAY:
        stay(table)
    elif verb == MEND_IT:
        mend_one(table, what_in(move))
    elif verb != SUFFER:
        take_loot(box, table, verb, move)


@rule
def score(box: Rec, table: Rec, out: Rec) -> None:  # noqa: ARG001
    """Floors left behind, and one more for the guardian: the same for all seats."""
    for seat in range(table.seats):
        out[seat] = table.floor + (table.wait == WON)

"""An encounter up to the roll: who fights, the foe's ability, the peril's option, feats, gathering (OD-16 to OD-21)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.effects import ITEM_TO_XP, POISON_FIRST, TIME_FIRST, WOUND_FIRST, X_FOR_DAMAGE, X_FOR_DOORS
from ..moves import PAIRS, drain_move, feat_move
from ..table import (
    BONUS,
    BY_FOE,
    BY_POISON,
    COMBAT,
    DO_ACT,
    DO_BONUS,
    DO_CLOSE,
    DO_FEATS,
    DO_FOE,
    DO_GATHER,
    DO_OPTION,
    DO_PART,
    DRAIN,
    FACE,
    FEATS,
    FIRST,
    GUARDIAN,
    HEROES,
    HEROIC,
    ITEMS,
    NONE,
    OPTION,
    ORDER,
    PERIL,
    SIDES,
    SPLIT,
)
from .boxes.dice import halve_supply, ready, take_to_roll
from .boxes.placing import lay_boxes
from .heroes.lasting import amount, doors_in_play, row_with
from .heroes.party import ask_hit, card_side, icons, pair_heroes, pair_size, seat_of
from .heroes.skills import drink, vanishing
from .passing import spend

MOST_X = 100

# Who fights


@rule
def choose_pair(table: Rec, then: int) -> None:
    """One or two heroes fight together; four split into two pairs (OD-53)."""
    table.part = 0
    if table.n_heroes == HEROES:
        table.wait = SPLIT
        return
    table.pair[0] = 0
    table.pair[1] = 1 if table.n_heroes > 1 else NONE
    table.step = then


@rule
def split(table: Rec, way: int) -> None:
    """Two heroes are the first pair, the two others the second."""
    other = 0
    for side in range(SIDES):
        table.pair[side] = PAIRS[way][side]
    for hero in range(HEROES):
        if hero != table.pair[0] and hero != table.pair[1]:
            table.others[other] = hero
            other += 1


@rule
def swap_pairs(table: Rec) -> None:
    """The other pair's turn."""
    for side in range(SIDES):
        hero = table.pair[side]
        table.pair[side] = table.others[side]
        table.others[side] = hero


@rule
def choose_order(table: Rec) -> None:
    """With four heroes the two encounters are resolved in any order (OD-53)."""
    if table.n_heroes == HEROES and table.cards[0] != table.cards[1]:
        table.wait = ORDER
    else:
        table.step = DO_PART


@rule
def order_cards(table: Rec, first: int) -> None:
    """The second card first: the cards change places, and so do the pairs."""
    if first == 1:
        card = table.cards[0]
        table.cards[0] = table.cards[1]
        table.cards[1] = card
        swap_pairs(table)
    table.step = DO_PART


@rule
def start_part(box: Rec, table: Rec) -> None:
    """One encounter of a pair; a potion may avoid it before anything happens (OD-37)."""
    table.card = table.cards[table.part]
    table.foe = box.card_kind[table.card]
    table.mode = COMBAT if box.kind_is_combat[table.foe] else PERIL
    get_ready(table)
    if vanishing(box, table) != NONE:
        table.wait = FACE
    else:
        table.step = DO_FOE


@rule
def get_ready(table: Rec) -> None:
    """Nothing used, nothing ignored; the pair has its half of the supply, and one of its seats the word."""
    table.vanished = 0
    table.colour = NONE
    table.n_boxes = 0
    table.x = 0
    table.price_off = 0
    table.no_hearts = 0
    table.no_time = 0
    table.first = NONE
    table.handed = 0
    for hero in range(table.n_heroes):
        table.used[hero] = 0
        table.feat_used[hero] = 0
    if table.n_heroes == HEROES:
        halve_supply(table)
    if not has_word(table, table.actor):
        table.actor = seat_of(table, table.pair[0])


@rule
def has_word(table: Rec, seat: int) -> bool:
    """Whether a seat plays one of the heroes in the encounter."""
    second = table.pair[1] != NONE and seat_of(table, table.pair[1]) == seat
    return second or seat_of(table, table.pair[0]) == seat


@rule
def vanish(box: Rec, table: Rec, hero: int) -> None:
    """A hero drinks: two time, and on to the loot; of a peril with split loot an option is named, but not paid."""
    potion = vanishing(box, table)
    spend(table, box.st_n[box.ab_first[box.potions[potion]]])
    drink(box, table, hero, potion, False)
    table.vanished = 1
    table.step = DO_OPTION if box.kind_split[table.foe] else DO_CLOSE


# What the foe does first


@rule
def start_fight(box: Rec, table: Rec) -> None:
    """The foe's ability comes before all else (OD-16)."""
    table.step = DO_OPTION if table.mode == PERIL else DO_FEATS
    if table.mode == COMBAT:
        lay_boxes(box, table, box.kind_squares[table.foe], box.kind_n_squares[table.foe])
        set_x(box, table)
    spend(table, amount(box, table, TIME_FIRST))
    if amount(box, table, WOUND_FIRST) > 0:
        ask_hit(table, BY_FOE, pair_heroes(table))
    elif amount(box, table, POISON_FIRST) > 0:
        ask_hit(table, BY_POISON, pair_heroes(table))
    elif amount(box, table, ITEM_TO_XP) > 0 and has_items(table):
        table.wait = DRAIN


@rule
def set_x(box: Rec, table: Rec) -> None:
    """The value of boxes with an X, fixed now."""
    row = row_with(box, table, X_FOR_DOORS)
    if row:
        extra = 1 if table.swarm_twice and table.n_heroes == HEROES else 0
        table.x = box.row_a[row] * (doors_in_play(table) - table.closed + 1 + extra)
    row = row_with(box, table, X_FOR_DAMAGE)
    if row:
        factor = box.row_b[row] if table.n_heroes == HEROES else box.row_a[row]
        table.x = min(MOST_X, max(box.row_c[row], factor * table.damage))


@rule
def has_items(table: Rec) -> bool:
    """Whether a hero in the encounter has an item to lose."""
    for side in range(pair_size(table)):
        if table.items[table.pair[side], 0] != NONE:
            return True
    return False


@rule
def legal_drains(table: Rec, out: Rec) -> int:
    """One of the items of the heroes in the encounter."""
    n = 0
    for side in range(pair_size(table)):
        hero = table.pair[side]
        for item in range(ITEMS):
            card = table.items[hero, item]
            if card != NONE and (item == 0 or card != table.items[hero, item - 1]):
                out[n] = drain_move(hero, item)
                n += 1
    return n


# A peril's option


@rule
def wait_for_option(table: Rec) -> None:
    """One of two (OD-17)."""
    table.wait = OPTION


@rule
def take_option(box: Rec, table: Rec, option: int) -> None:
    """Its time is paid now; the other box does not exist in this encounter (OD-17)."""
    table.option[table.part] = option
    if table.vanished:
        table.step = DO_CLOSE
        return
    spend(table, box.kind_time[table.foe, option] - table.price_off)
    square = box.kind_squares[table.foe] + option
    table.colour = box.sq_colour[square]
    lay_boxes(box, table, square, 1)
    table.step = DO_FEATS


# Feats


@rule
def offer_feats(box: Rec, table: Rec) -> None:
    """Each hero may use the feat once, one after the other (OD-18)."""
    for side in range(pair_size(table)):
        if can_feat(box, table, table.pair[side]):
            table.wait = FEATS
            return
    table.step = DO_GATHER


@rule
def can_feat(box: Rec, table: Rec, hero: int) -> bool:
    """Not twice, not against the guardian if marked so; with a die to roll."""
    side, kind = card_side(table), table.kind[hero]
    if table.feat_used[hero] or not box.feat_use[side, kind] & table.mode:
        return False
    if box.store_most[side, kind] > 0:
        return table.stored[hero] > 0
    return table.supply[HEROIC] > 0


@rule
def legal_feats(box: Rec, table: Rec, out: Rec, n: int) -> int:
    """The feats of the heroes whose seat has the word: how many stored dice, or which way."""
    for place in range(pair_size(table)):
        hero = table.pair[place]
        if seat_of(table, hero) != table.actor or not can_feat(box, table, hero):
            continue
        side, kind = card_side(table), table.kind[hero]
        ways = table.stored[hero] if box.store_most[side, kind] > 0 else box.feat_ways[side, kind]
        for way in range(ways):
            out[n] = feat_move(hero, way)
            n += 1
    return n


@rule
def use_feat(box: Rec, table: Rec, hero: int, way: int) -> None:
    """Heroic dice, stored or bought with time; they are rolled before the others."""
    side, kind = card_side(table), table.kind[hero]
    place = 0 if table.pair[0] == hero else 1
    table.feat_used[hero] = 1
    table.feat = place
    if box.store_most[side, kind] > 0:
        for _die in range(way + 1):
            table.stored[hero] -= 1
            ready(table, place, HEROIC)
        return
    spend(table, box.feat_time[side, kind, way])
    for _die in range(box.feat_dice[side, kind, way]):
        take_to_roll(table, place, HEROIC)


# Gathering


@rule
def wanted(box: Rec, table: Rec, side: int, colour: int) -> int:
    """Dice of a colour that a hero's icons give: in a peril only the option's (OD-19)."""
    if side >= pair_size(table) or (table.colour != NONE and table.colour != colour):
        return 0
    return icons(box, table, table.pair[side], colour)


@rule
def gather(box: Rec, table: Rec) -> None:
    """One die for each icon; if the supply is short the group says who takes first (OD-21)."""
    if table.first == NONE and is_short(box, table):
        table.wait = FIRST
        return
    first = max(0, table.first)
    for turn in range(SIDES):
        side = first if turn == 0 else 1 - first
        for colour in range(HEROIC):
            for _die in range(wanted(box, table, side, colour)):
                take_to_roll(table, side, colour)
    table.bonus_left = box.level_bonus[card_side(table), table.level]
    table.step = DO_BONUS


@rule
def is_short(box: Rec, table: Rec) -> bool:
    """Whether two heroes want more dice of a colour than there are."""
    for colour in range(HEROIC):
        one, other = wanted(box, table, 0, colour), wanted(box, table, 1, colour)
        if one > 0 and other > 0 and one + other > table.supply[colour]:
            return True
    return False


@rule
def give_bonus(table: Rec) -> None:
    """The level's heroic dice: the group chooses who rolls each (OD-20)."""
    if table.bonus_left == 0 or table.supply[HEROIC] == 0:
        table.bonus_left = 0
        table.step = DO_ACT
    elif pair_size(table) > 1:
        table.wait = BONUS
    else:
        take_bonus(table, 0)


@rule
def take_bonus(table: Rec, side: int) -> None:
    """A heroic die for one of the heroes."""
    table.bonus_left -= 1
    take_to_roll(table, side, HEROIC)


# Against the guardian


@rule
def start_bout(box: Rec, table: Rec) -> None:
    """A pair's part of a round against the guardian."""
    table.mode = GUARDIAN
    table.foe = NONE
    get_ready(table)
    lay_boxes(box, table, box.guardian_squares[table.dungeon], box.guardian_n_squares[table.dungeon])
    set_x(box, table)
    table.step = DO_FEATS

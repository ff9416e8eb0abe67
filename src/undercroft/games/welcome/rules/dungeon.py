"""In the dungeon: the cards are turned over one by one, the tiles do what they can (WD-10 to WD-13, WD-20 to WD-26)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..content.box import NO_TILE
from ..table import (
    AXE,
    BY_DIFFERENCE,
    DEATH_AT_ONCE,
    DRINK,
    ENTERS,
    FAILURE,
    FALLS,
    FINAL_LINE_UP,
    FLIP,
    GAINS,
    HARMLESS,
    HIT,
    HIT_POINTS,
    IGNORE_AND_GAIN,
    IGNORE_NAMED,
    IGNORE_ONCE,
    IGNORE_WITH_NEXT,
    NAME,
    PROTECTED,
    REDRAW,
    REVIVE_ONCE,
    REVIVED,
    SUCCESS,
    SWAP,
    SWAP_ONCE,
    TILES,
    TURNED,
    UNKNOWN,
    WIN_IF_DIFFERENT,
)
from .pile import open_card, place_in_pile


@rule
def tile_that(box: Rec, table: Rec, effect: int) -> int:
    """The tile with this effect, if it lies under the adventurer and is not used up; else NO_TILE."""
    tile = box.tile_of[table.hero, effect]
    if tile == NO_TILE or table.tile_by[tile] or table.spent >> tile & 1:
        return NO_TILE
    return tile


@rule
def hit_points(box: Rec, table: Rec) -> int:
    """The adventurer's own, and those of the tiles that are left (WD-10)."""
    hp = box.hit_points[table.hero]
    for tile in range(TILES):
        if box.does[table.hero, tile] == HIT_POINTS and not table.tile_by[tile]:
            hp += box.amount[table.hero, tile]
    return hp


@rule
def enter(box: Rec, table: Rec) -> None:
    """The last bidder enters (WD-09). A vorpal blade wants a name first (WD-21); an empty dungeon is no danger."""
    table.runner = table.seat + 1
    table.hp = hit_points(box, table)
    say(table, ENTERS, EVERYONE, table.seat, table.hp, table.n_pile)
    if table.n_pile == 0:
        table.outcome = SUCCESS
    else:
        table.phase = FLIP if tile_that(box, table, IGNORE_NAMED) == NO_TILE else NAME


@rule
def flip(box: Rec, table: Rec) -> None:
    """Turn over the next card (WD-11). It can be changed before it does anything, while there is a deck (WD-25)."""
    table.turned += 1
    if table.deck > 0 and tile_that(box, table, SWAP_ONCE) != NO_TILE:
        table.phase = SWAP
        say(table, TURNED, EVERYONE, open_card(table), 0, 0)
    else:
        meet(box, table)


@rule
def swap(box: Rec, table: Rec) -> None:
    """The open card is put away, and luck draws another for its place (WD-25)."""
    table.spent |= 1 << tile_that(box, table, SWAP_ONCE)
    place = place_in_pile(table, table.turned - 1)
    table.swapped = table.pile[place]
    table.swapped_at = place
    table.pile[place] = UNKNOWN
    table.phase = REDRAW


@rule
def take_swapped(box: Rec, table: Rec, kind: int) -> None:
    """The new card lies open and has to be faced."""
    table.deck -= 1
    table.pile[place_in_pile(table, table.turned - 1)] = kind
    meet(box, table)


@rule
def meet(box: Rec, table: Rec) -> None:
    """The open card: a tile makes it harmless (WD-12), or the axe might (WD-22), or it strikes."""
    kind = open_card(table)
    if table.down:
        say(table, TURNED, EVERYONE, kind, 0, 0)
        go_on(box, table)
    elif is_harmless(box, table, kind):
        go_on(box, table)
    elif tile_that(box, table, IGNORE_ONCE) != NO_TILE:
        table.phase = AXE
        say(table, TURNED, EVERYONE, kind, 0, 0)
    else:
        strike(box, table)


@rule
def is_harmless(box: Rec, table: Rec, kind: int) -> bool:
    """Whether a tile stops this monster; tiles that can, do. The ring adds its power, the pact covers the next card."""
    was_armed = table.armed
    table.armed = 0
    by = NO_TILE
    for tile in range(TILES):
        if table.tile_by[tile] or table.spent >> tile & 1:
            continue
        does = box.does[table.hero, tile]
        if does == IGNORE_NAMED and table.named == kind:
            by = tile if by == NO_TILE else by
        elif box.against[table.hero, tile] >> kind & 1:
            by = tile if by == NO_TILE or does == IGNORE_AND_GAIN else by
            if does == IGNORE_AND_GAIN:
                table.hp += box.power[kind]
            elif does == IGNORE_WITH_NEXT:
                table.spent |= 1 << tile
                table.armed = 1
    return tell_harmless(box, table, kind, by, was_armed)


@rule
def tell_harmless(box: Rec, table: Rec, kind: int, by: int, was_armed: int) -> bool:
    """Say what stopped the monster, if something did."""
    if by != NO_TILE and box.does[table.hero, by] == IGNORE_AND_GAIN:
        say(table, GAINS, EVERYONE, kind, by, table.hp)
    elif by != NO_TILE:
        say(table, HARMLESS, EVERYONE, kind, by, table.hp)
    elif was_armed:
        say(table, PROTECTED, EVERYONE, kind, box.tile_of[table.hero, IGNORE_WITH_NEXT], table.hp)
    return by != NO_TILE or was_armed != 0


@rule
def use_axe(box: Rec, table: Rec) -> None:
    """The open monster does no harm, this once (WD-22)."""
    tile = tile_that(box, table, IGNORE_ONCE)
    table.spent |= 1 << tile
    say(table, HARMLESS, EVERYONE, open_card(table), tile, table.hp)
    go_on(box, table)


@rule
def face(box: Rec, table: Rec) -> None:
    """The player uses no tile on what lies open: neither to change it, nor the axe, nor the potion."""
    if table.phase == SWAP:
        meet(box, table)
    elif table.phase == AXE:
        strike(box, table)
    else:
        fall(box, table)


@rule
def strike(box: Rec, table: Rec) -> None:
    """The monster costs its power in hit points (WD-11). At 0 or less a potion helps (WD-26)."""
    kind = open_card(table)
    table.hp -= box.power[kind]
    say(table, HIT, EVERYONE, kind, box.power[kind], table.hp)
    if table.hp > 0:
        go_on(box, table)
    elif tile_that(box, table, REVIVE_ONCE) == NO_TILE:
        fall(box, table)
    elif table.death == DEATH_AT_ONCE:
        drink(box, table)  # there is no sense in doing without
    else:
        table.phase = DRINK


@rule
def drink(box: Rec, table: Rec) -> None:
    """Back with the hit points printed on the adventurer (WD-26)."""
    tile = tile_that(box, table, REVIVE_ONCE)
    table.spent |= 1 << tile
    table.hp = box.hit_points[table.hero]
    say(table, REVIVED, EVERYONE, tile, table.hp, 0)
    go_on(box, table)


@rule
def fall(box: Rec, table: Rec) -> None:
    """Down at once (WD-13): the end, unless all monsters may turn out different (WD-23). Or damage just adds up."""
    if table.death == DEATH_AT_ONCE:
        table.down = 1
        if tile_that(box, table, WIN_IF_DIFFERENT) == NO_TILE:
            table.outcome = FAILURE
            return
        if table.turned < table.n_pile:
            say(table, FALLS, EVERYONE, box.tile_of[table.hero, WIN_IF_DIFFERENT], 0, 0)
    go_on(box, table)


@rule
def go_on(box: Rec, table: Rec) -> None:
    """The next card; after the last one it shows whether the dungeon was survived (WD-13)."""
    if table.turned < table.n_pile:
        table.phase = FLIP
    elif table.hp > 0:
        table.outcome = SUCCESS
    elif tile_that(box, table, WIN_IF_DIFFERENT) != NO_TILE and all_different(table):
        table.outcome = BY_DIFFERENCE
    else:
        table.outcome = FAILURE


@rule
def all_different(table: Rec) -> bool:
    """Whether no kind of monster was in the dungeon twice (WD-23)."""
    seen = 0
    for place in range(table.n_pile):
        kind = table.pile[place]
        if table.omnipotence_counts != FINAL_LINE_UP and table.swapped and place == table.swapped_at:
            kind = table.swapped
        if seen >> kind & 1:
            return False
        seen |= 1 << kind
    return True

"""Dice: their numbers, the supply, and the pools of the heroes (OD-03, OD-05, OD-09, OD-10, OD-26)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ...table import DICE, HEROIC, KINDS, NONE, ON_THE_CARD, SIDES, VALUES
from ..heroes.lasting import doubled

BESIDE = SIDES * KINDS  # dice of one value


@rule
def die_of(side: int, kind: int, value: int) -> int:
    """The number of a die: the highest values come first."""
    return (VALUES - value) * BESIDE + side * KINDS + kind


@rule
def value_of(die: int) -> int:
    """What it shows."""
    return VALUES - die // BESIDE


@rule
def side_of(die: int) -> int:
    """Whose of the pair it is."""
    return die // KINDS % SIDES


@rule
def colour_of(kind: int) -> int:
    """The colour of a kind: a die for mana is a magic die, one for shields a heroic one."""
    return kind if kind <= HEROIC else kind - 2


@rule
def suits_peril(table: Rec, kind: int) -> bool:
    """Whether such a die may stay: in a peril only the option's colour and heroic dice do (OD-26)."""
    colour = colour_of(kind)
    return table.colour == NONE or colour == table.colour or colour == HEROIC


@rule
def give_back(table: Rec, kind: int) -> None:
    """A die goes back to the supply at once (OD-09)."""
    table.supply[colour_of(kind)] += 1


@rule
def gain(table: Rec, side: int, kind: int, value: int) -> bool:
    """Take a die from the supply and set it (OD-29); with none left nothing happens (OD-03)."""
    if table.supply[colour_of(kind)] == 0 or not suits_peril(table, kind):
        return False
    table.supply[colour_of(kind)] -= 1
    table.dice[die_of(side, kind, value)] += 1
    return True


@rule
def take_to_roll(table: Rec, side: int, kind: int) -> bool:
    """Take a die from the supply and hold it ready to be rolled."""
    if table.supply[colour_of(kind)] == 0 or not suits_peril(table, kind):
        return False
    table.supply[colour_of(kind)] -= 1
    ready(table, side, kind)
    return True


@rule
def ready(table: Rec, side: int, kind: int) -> None:
    """A die that is to be rolled."""
    table.to_roll[side, kind] += 1
    table.rolling += 1


@rule
def put_down(table: Rec, die: int, box: int) -> None:
    """A die lies on a box until the encounter ends. Kept for people to see."""
    if table.n_placed < ON_THE_CARD:
        table.placed_box[table.n_placed] = box
        table.placed_die[table.n_placed] = die
        table.n_placed += 1


@rule
def clear_dice(box: Rec, table: Rec) -> None:
    """All dice of the encounter return to the supply, but for those stored or exiled (OD-09)."""
    for die in range(DICE):
        table.dice[die] = 0
        table.fresh[die] = 0
    table.n_placed = 0
    for colour in range(4):
        table.supply[colour] = box.supply[colour] * doubled(table) - table.exiled[colour]
        table.reserve[colour] = 0
    for hero in range(table.n_heroes):
        table.supply[HEROIC] -= table.stored[hero]


@rule
def halve_supply(table: Rec) -> None:
    """With four heroes each pair has half of the supply; the pair that fights has the odd die (OD-53)."""
    for colour in range(4):
        table.reserve[colour] = table.supply[colour] // 2
        table.supply[colour] -= table.reserve[colour]

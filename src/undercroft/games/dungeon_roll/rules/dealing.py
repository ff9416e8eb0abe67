"""Heroes for the players, at random or by choice (DR-03)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..table import ALL_SETS, NO_HEROES
from .delve import settle, start_delve


@rule
def is_offered(box: Rec, table: Rec, card: int) -> bool:
    """Whether a hero is of the set that is played, and free."""
    if table.hero_set != ALL_SETS and table.hero_set != box.hero_set[card]:
        return False
    for seat in range(table.seats):
        if table.hero[seat] == card:
            return False
    return True


@rule
def legal_heroes(box: Rec, table: Rec, out: Rec, first: int) -> int:
    """The heroes nobody has."""
    n = 0
    for card in range(box.n_heroes):
        if is_offered(box, table, card):
            out[n] = first + card
            n += 1
    return n


@rule
def heroes_left(box: Rec, table: Rec) -> bool:
    """Whether there is a hero to give."""
    for card in range(box.n_heroes):
        if is_offered(box, table, card):
            return True
    return False


@rule
def give_heroes(box: Rec, table: Rec) -> None:
    """While `heroes` are given, `adventurer` is the seat that gets the next one; then the first delve starts."""
    if table.heroes == NO_HEROES or table.adventurer == table.seats or not heroes_left(box, table):
        table.adventurer = 0
        start_delve(box, table)
        settle(box, table)


@rule
def give_hero(box: Rec, table: Rec, card: int) -> None:
    """A hero starts on its novice side, with its ultimate ready (DR-03)."""
    table.hero[table.adventurer] = card
    table.ready[table.adventurer] = 1
    table.adventurer += 1
    give_heroes(box, table)


@rule
def hero_odds(box: Rec, table: Rec, out: Rec) -> None:
    """Dealt at random: each free hero is as likely."""
    n = 0
    for card in range(box.n_heroes):
        if is_offered(box, table, card):
            out[n] = 1
            n += 1

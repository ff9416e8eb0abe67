"""Between the rounds: who begins, what the dungeon was worth, who has won (WD-02, WD-14 to WD-19)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..content.box import BITS
from ..table import (
    ASIDE_SHOWN,
    CHOOSE,
    DONE,
    ENOUGH,
    FAILS,
    FAILURE,
    GAME_WON,
    HERO,
    HERO_CHOSEN,
    HERO_DRAWN,
    HERO_GIVEN,
    REST_SHOWN,
    SEATS,
    SUCCEEDS,
    TILES,
)
from .bidding import start_round
from .pile import place_in_pile

PACKED = 5  # cards in one number of an event, three bits each; the first number holds three, and how many there are
FEW = 3


@rule
def begin(box: Rec, table: Rec, seat: int) -> None:
    """Luck has said who goes first; the adventurer is drawn, chosen or given (WD-02)."""
    table.seat = seat
    if table.first_adventurer == HERO_DRAWN:
        table.phase = HERO
    elif table.first_adventurer == HERO_CHOSEN:
        table.phase = CHOOSE
    else:
        start_round(box, table, table.first_adventurer - HERO_GIVEN)


@rule
def end_round(table: Rec) -> None:
    """Everything is shown (WD-17), and the dungeon counts for the one who was in it (WD-14, WD-15)."""
    show_rest(table)
    for seat in range(table.seats):
        show_aside(table, seat)
    runner = table.runner - 1
    if table.outcome == FAILURE:
        table.failures[runner] += 1
        say(table, FAILS, EVERYONE, runner, table.failures[runner], 0)
    else:
        table.successes[runner] += 1
        say(table, SUCCEEDS, EVERYONE, runner, table.successes[runner], table.outcome)
    end_game_or_choose(table, runner)


@rule
def end_game_or_choose(table: Rec, runner: int) -> None:
    """Two successes win (WD-15), and so does the last one left (WD-16); else the next adventurer is chosen (WD-18)."""
    left = players_left(table)
    if table.successes[runner] >= ENOUGH or left == 1:
        table.seat = runner if table.successes[runner] >= ENOUGH else next_player(table, runner)
        table.winner = table.seat + 1
        table.phase = DONE
        say(table, GAME_WON, EVERYONE, table.seat, left, 0)
    else:
        table.seat = runner if table.failures[runner] < ENOUGH else next_player(table, runner)
        table.phase = CHOOSE


@rule
def players_left(table: Rec) -> int:
    """How many are not out of the game."""
    left = 0
    for seat in range(table.seats):
        left += table.failures[seat] < ENOUGH
    return left


@rule
def next_player(table: Rec, seat: int) -> int:
    """The next one clockwise who is not out of the game (WD-19)."""
    for _step in range(SEATS):
        seat = (seat + 1) % table.seats
        if table.failures[seat] < ENOUGH:
            return seat
    return seat


@rule
def show_rest(table: Rec) -> None:
    """The cards that were not turned over, in their order, packed into three numbers."""
    count = table.n_pile - table.turned
    if count == 0:
        return
    a, b, c = count, 0, 0
    for number in range(count):
        card = table.pile[place_in_pile(table, table.turned + number)] - 1 & 7
        if number < FEW:
            a |= card << BITS + 3 * number
        elif number < FEW + PACKED:
            b |= card << 3 * (number - FEW)
        else:
            c |= card << 3 * (number - FEW - PACKED)
    say(table, REST_SHOWN, EVERYONE, a, b, c)


@rule
def show_aside(table: Rec, seat: int) -> None:
    """The cards that a player has set aside, by their tiles, packed into two numbers."""
    b, c = 0, 0
    for tile in range(TILES):
        if table.tile_by[tile] == seat + 1:
            if tile < FEW:
                b |= table.tile_card[tile] << BITS * tile
            else:
                c |= table.tile_card[tile] << BITS * (tile - FEW)
    if b or c:
        say(table, ASIDE_SHOWN, EVERYONE, seat, b, c)

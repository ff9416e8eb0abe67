"""Playing on to the end of the round, to see what the enemies do to heroes who stay where they are."""

from typing import Any

from undercroft.engine.chance import draw, pick
from undercroft.engine.compiling import rule
from undercroft.engine.game import CHANCE
from undercroft.engine.records import Rec

from ..moves import BACK, END
from ..rules.main import apply, legal, odds, turn
from ..rules.map.figures import is_alive
from ..table import HEROES, LOST, W_ACTION, W_AGAIN, W_MINOR, WON

DAMAGE, FALLS = range(2)  # columns of what the heroes suffer


@rule
def end_rounds(box: Rec, start: Rec, tables: Any, seed: int, games: int, moves: Any, weights: Any, out: Any) -> None:
    """End the round so many times from `start`: in `out`, what each hero loses in all, and how often it falls."""
    for game in range(games):
        tables[0] = start
        table = tables[0]
        end_round(box, table, seed, game, moves, weights)
        for hero in range(HEROES):
            out[hero, DAMAGE] += start.health[hero] - table.health[hero]
            out[hero, FALLS] += not is_alive(table, hero)


@rule
def end_round(box: Rec, table: Rec, seed: int, game: int, moves: Any, weights: Any) -> None:
    """Every hero ends at once; then the enemies act, and recovery follows. Game number `game` of a seed."""
    this_round, drawn = table.rounds, 0
    while table.rounds == this_round and table.phase != WON and table.phase != LOST:
        count = legal(box, table, moves)
        if turn(box, table) == CHANCE:
            stream = odds(box, table, weights)
            move = moves[pick(weights, count, draw(seed, game, stream, drawn, total(weights, count)))]
            drawn += 1
        else:
            move = idle(table, moves, count)
        apply(box, table, move)


@rule
def total(weights: Any, count: int) -> int:
    """The sum of the first `count` weights."""
    added = 0
    for index in range(count):
        added += weights[index]
    return added


@rule
def idle(table: Rec, moves: Any, count: int) -> int:
    """What somebody who only waits does: end, keep the dice, take the first of equal choices; a life is saved."""
    if table.wait == W_ACTION:
        return END
    if table.wait == W_MINOR:
        return BACK
    return moves[count - 1] if table.wait == W_AGAIN else moves[0]

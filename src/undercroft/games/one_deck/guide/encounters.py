"""Encounters played to their end, many at a time: what they cost, and whether anybody falls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.chance import draw, pick
from undercroft.engine.compiling import rule
from undercroft.engine.game import CHANCE
from undercroft.engine.records import Rec
from undercroft.kernels.ways import memory_for

from .. import GAME
from ..content.layout import BOX, LESSON_CARDS, LESSON_DICE
from ..rules.main import apply, legal, odds, turn
from ..table import CARD, LOOT, LOST, SPEND, STAIRS, STAIRS_WOUND, TABLE, WON, WOUNDED
from .greedy import choose_greedy
from .planning import NOTES

if TYPE_CHECKING:
    from undercroft.engine.game import Box

WOUNDS, TIME, ROUNDS, FATE = range(4)  # columns of what became of an encounter
FELL, SURVIVED, BEAT = range(3)  # fates; the last is the guardian's
SEED = 1  # the same question has the same answer
MOST_MOVES = 5000
PLAYED, FIRST, SEEN = range(3)  # tables


@rule
def next_card_is_time(table: Rec) -> bool:
    """Whether the card that is turned up next is time that passes."""
    return (
        table.wait == CARD
        and table.open_due == 0
        and table.draw_due == 0
        and table.lone_due == 0
        and table.time_due > 0
    )


@rule
def is_over(table: Rec, turns: int, to_the_end: int) -> bool:
    """Whether the encounter is over; or the game, if that is what is played to."""
    if table.wait == WON or table.wait == LOST:
        return True
    return to_the_end == 0 and (table.wait in (LOOT, SPEND, STAIRS) or table.turns != turns)


@rule
def count_up(table: Rec, out: Any, game: int) -> int:
    """Add the wounds that a move has brought; returns how many the stairs have given."""
    stairs = 0
    for event in range(table.n_said):
        if table.said[event, 0] == WOUNDED:
            out[game, WOUNDS] += table.said[event, 3]
        elif table.said[event, 0] == STAIRS_WOUND:
            stairs += 1
    return stairs


@rule
def play_many(
    box: Rec,
    tables: Any,
    move: int,
    to_the_end: int,
    moves: Any,
    weights: Any,
    drawn: Any,
    notes: Any,
    out: Any,
) -> None:
    """Play encounters from the table FIRST, with `move` to begin with; a row of `out` for each."""
    for game in range(len(out)):
        tables[PLAYED] = tables[FIRST]
        table = tables[PLAYED]
        for stream in range(len(drawn)):
            drawn[stream] = 0
        stairs, turns, tokens = 0, table.turns, table.tokens
        chosen = move
        for length in range(MOST_MOVES):
            table.n_said = 0
            if next_card_is_time(table):
                out[game, TIME] += 1
            apply(box, table, chosen)
            stairs += count_up(table, out, game)
            if is_over(table, turns, to_the_end):
                break
            count = legal(box, table, moves)
            if turn(box, table) == CHANCE:
                chosen = moves[luck(box, table, weights, count, game, drawn)]
            else:
                tables[SEEN] = table
                chosen = choose_greedy(box, tables[SEEN], 0, moves, count, SEED, game, length, notes)
        # Of time with the stairs showing every third is a wound, and its tokens are gone.
        out[game, TIME] += table.tokens - tokens + box.tokens * stairs
        out[game, ROUNDS] = table.rounds
        out[game, FATE] = BEAT if table.wait == WON else FELL if table.wait == LOST else SURVIVED


@rule
def luck(box: Rec, table: Rec, weights: Any, count: int, game: int, drawn: Any) -> int:
    """What luck brings: the index of its move."""
    stream = odds(box, table, weights)
    total = 0
    for outcome in range(count):
        total += weights[outcome]
    at = draw(SEED, game, stream, drawn[stream], total)
    drawn[stream] += 1
    return pick(weights, count, at)


def play_encounters(box: Box, seen: Rec, move: int, games: int, to_the_end: bool = False) -> list[list[int]]:
    """What became of so many encounters that begin with this move: a row of wounds, time, rounds, fate for each."""
    memory = memory_for(GAME)
    tables = memory.records(TABLE, 3)
    tables.plain[FIRST] = seen
    first = tables.plain[FIRST]
    first.lesson_dice, first.lesson_cards = LESSON_DICE, LESSON_CARDS  # what was prepared must not be told
    sizes = (len(GAME.verbs), len(GAME.verbs), len(GAME.streams), NOTES)
    numbers = [memory.numbers("q", size) for size in sizes]
    out = memory.numbers("q", games, 4)
    memory.run("play_many", memory.record(BOX, box.rec), tables, move, to_the_end, *numbers, out)
    rows: list[list[int]] = out.plain.tolist()
    return rows

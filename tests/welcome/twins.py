"""Two matches that differ only in what one seat may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import undercroft as uc
from undercroft.games.welcome import table as names

from .set_up import GAME, MONSTERS

if TYPE_CHECKING:
    from random import Random

    from undercroft.engine.match import Match


def random_match(random: Random, options: dict[str, Any]) -> Match:
    """A match in the middle: random play that draws rather than passes, up to anywhere."""
    match = GAME.start(seed=random.randrange(2**40), seats=random.choice([2, 3, 4]), **options)
    for _move in range(random.randrange(5, 60)):
        if match.is_over:
            break
        play_on(match, random)
    return match


def play_on(match: Match, random: Random) -> None:
    """One more move."""
    if match.turn == uc.CHANCE:
        match.roll()
        return
    moves = match.moves()
    bold = [move for move in moves if move.verb != "pass"] or moves
    match.play(random.choice(bold if random.random() < 0.8 else moves))


def dealt(match: Match, seat: int, number: int) -> Any:
    """The table with the cards that a seat does not know dealt anew."""
    table = match.seen(seat)
    GAME.rules.deal(GAME.box.rec, table, seat, match.seed, number)
    return table


def twin(match: Match, seat: int, number: int) -> Match:
    """A match with the same moves but for the cards that this seat does not know: they are those of another deal."""
    table, moves = dealt(match, seat, number), [match.game.verbs.move(id) for id in match.record().moves]
    other = match.at(round_start(moves))
    pile = 0
    for at in range(other.played, len(moves)):
        move, after = moves[at], moves[at + 1] if at + 1 < len(moves) else None
        if move.verb == "card" and other.table.phase == names.DRAW:
            other.play(f"card {MONSTERS[kind_placed(table, after, pile) - 1]}")
        else:
            other.play(move)
            pile += move.verb == "add"
    return other


def round_start(moves: list[Any]) -> int:
    """After how many moves the last round began."""
    begins = [number for number, move in enumerate(moves, 1) if move.verb in ("first", "hero", "choose")]
    return begins[-1] if begins else 0


def kind_placed(table: Any, after: Any, pile: int) -> int:
    """The card on the dealt table that lies where a drawn card was put."""
    if after is None:
        return int(table.hand)
    if after.verb == "aside":
        return int(table.tile_card[after.args[0]])
    if table.swapped and table.swapped_at == pile:
        return int(table.swapped)
    return int(table.pile[pile])

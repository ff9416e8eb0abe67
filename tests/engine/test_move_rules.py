"""What rules read from a move, and the moves they make, agree with the definition: plainly and compiled."""

from __future__ import annotations

from functools import cache
from typing import Any

import numba
import pytest
from hypothesis import given
from hypothesis import strategies as st

import undercroft as uc
from undercroft.engine.game import games
from undercroft.engine.move_rules import MoveRules
from undercroft.engine.verbs import Arg, Verbs

NAMES = ("a", "b", "c", "d")
VERBS = Verbs(
    step=(Arg.counted("tile", 300),),  # more than a byte holds, of moves and of tiles
    end=(),
    put=(Arg.counted("value", 6), Arg.counted("side", 2), Arg.counted("kind", 5), Arg.counted("tile", 7)),
    look=(Arg.counted("side", 4),),
)
RULES = MoveRules(VERBS)
verb_of = RULES.verb_of
tile_in, side_in, die_in = (RULES.argument(names) for names in ("tile", "side", "value side kind"))
step_move = RULES.moves("step", "tile")
put_move = RULES.moves("put", "value side kind", "tile")
put_die_move = RULES.moves("put", "value", "side kind", "tile")

sizes = st.lists(st.lists(st.integers(2, 9), max_size=len(NAMES)), min_size=1, max_size=5)


def argument(verbs: Verbs, move: int, name: str) -> int:
    """An argument as people are told it; 0 if the move has none of that name."""
    told = verbs.move(move)
    return dict(zip((arg.name for arg in verbs[told.verb].args), told.args, strict=True)).get(name, 0)


@given(sizes)
def test_verbs_and_arguments_are_those_of_the_definition(sizes: list[list[int]]) -> None:
    made = {f"verb{v}": tuple(map(Arg.counted, NAMES, counts)) for v, counts in enumerate(sizes)}
    verbs = Verbs(**made)
    rules = MoveRules(verbs)
    assert [rules.verb_of(move) for move in range(len(verbs))] == [
        verbs[verbs.move(move).verb].first for move in range(len(verbs))
    ]
    for name in NAMES[: max(map(len, sizes))]:
        told = rules.argument(name)
        assert [told(move) for move in range(len(verbs))] == [argument(verbs, move, name) for move in range(len(verbs))]


@given(sizes)
def test_moves_made_of_arguments_are_those_of_the_definition(sizes: list[list[int]]) -> None:
    verbs = Verbs(**{f"verb{v}": tuple(map(Arg.counted, NAMES, counts)) for v, counts in enumerate(sizes)})
    rules = MoveRules(verbs)
    for verb in verbs:
        if 1 <= len(verb.args) <= 3:
            make = rules.moves(verb.name, *(arg.name for arg in verb.args))
            for move in range(verb.first, verb.first + verb.size):
                assert make(*verbs.move(move).args) == move


@cache
def compiled(rule: Any) -> Any:
    """What Numba makes of a rule that calls no other."""
    return numba.njit(rule)


def see(move: int, way: Any) -> list[int]:
    """All that the rules above say of a move; `way` makes them ready to be called."""
    verb, die = int(way(verb_of)(move)), int(way(die_in)(move))
    seen = [verb, int(way(tile_in)(move)), int(way(side_in)(move)), die]
    if verb == VERBS["step"].first:
        return [*seen, int(way(step_move)(way(tile_in)(move)))]
    if verb == VERBS["put"].first:
        parts = die // 10, die % 10
        return [*seen, int(way(put_move)(die, way(tile_in)(move))), int(way(put_die_move)(*parts, way(tile_in)(move)))]
    return seen


@pytest.mark.parametrize("way", [lambda rule: rule, compiled], ids=["plain", "compiled"])
def test_large_numbers_and_arguments_taken_together(way: Any) -> None:
    for move in range(len(VERBS)):
        told = VERBS.move(move)
        named = [argument(VERBS, move, name) for name in ("value", "side", "kind", "tile")]
        die = (named[0] * 2 + named[1]) * 5 + named[2] if told.verb == "put" else 0
        again = {"step": [move], "put": [move, move]}.get(told.verb, [])
        assert see(move, way) == [VERBS[told.verb].first, named[3], named[1], die, *again]


@pytest.mark.parametrize("id", games())
def test_every_game_reads_its_arguments_by_their_names(id: str) -> None:
    game = uc.load(id)
    moves, names = game._module("moves"), {arg.name for verb in game.verbs for arg in verb.args}
    readers = {name: getattr(moves, f"{name}_in", None) for name in names}
    assert any(readers.values())
    for move in range(len(game.verbs)):
        assert moves.verb_of(move) == game.verbs[game.verbs.move(move).verb].first
        for name, reader in readers.items():
            assert reader is None or reader(move) == argument(game.verbs, move, name)


def test_what_is_wrong_with_a_definition_is_said() -> None:
    with pytest.raises(ValueError, match="no verb has an argument 'tiles'"):
        RULES.argument("tiles")
    with pytest.raises(ValueError, match="put has other arguments than"):
        RULES.moves("put", "tile", "value side kind")

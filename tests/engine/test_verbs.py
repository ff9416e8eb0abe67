"""Moves as dense ids, as verbs with arguments, and as texts that parse back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undercroft as uc
from undercroft.engine.game import games
from undercroft.engine.verbs import Arg, Verbs

from .coin import HEADS

VERBS = Verbs(
    step=(Arg("tile", ("a1", "a2", "b1", "b2")),),
    attack=(Arg.counted("monster", 3), Arg("hand", ("left", "right"))),
    end=(),
)

sizes = st.lists(st.lists(st.integers(1, 5), max_size=3), min_size=1, max_size=5)


def verbs_of(sizes: list[list[int]]) -> Verbs:
    return Verbs(
        **{f"verb{v}": tuple(Arg.counted(f"arg{a}", n) for a, n in enumerate(args)) for v, args in enumerate(sizes)}
    )


@given(sizes)
def test_the_verbs_own_all_ids_one_after_the_other(sizes: list[list[int]]) -> None:
    verbs = verbs_of(sizes)
    owned = [id for verb in verbs for id in range(verb.first, verb.first + verb.size)]
    assert owned == list(range(len(verbs)))


@given(sizes, st.data())
def test_arguments_unravelled_from_an_id_give_the_id_again(sizes: list[list[int]], data: st.DataObject) -> None:
    verbs = verbs_of(sizes)
    id = data.draw(st.integers(0, len(verbs) - 1))
    move = verbs.move(id)
    assert verbs[move.verb].id(*move.args) == id
    assert all(0 <= value < len(arg.names) for value, arg in zip(move.args, verbs[move.verb].args, strict=True))


@given(sizes)
def test_every_move_has_a_text_of_its_own_that_parses_back(sizes: list[list[int]]) -> None:
    verbs = verbs_of(sizes)
    texts = [verbs.move(id).text for id in range(len(verbs))]
    assert len(set(texts)) == len(texts)
    assert [verbs.parse(text) for text in texts] == list(range(len(verbs)))


@pytest.mark.parametrize("id", games())
def test_every_text_of_every_game_parses_back(id: str) -> None:
    verbs = uc.load(id).verbs
    assert [verbs.parse(verbs.move(move).text) for move in range(len(verbs))] == list(range(len(verbs)))


def test_a_move_shows_its_text_and_its_arguments_as_indices() -> None:
    move = VERBS.move(VERBS["attack"].id(2, 1))
    assert (move.verb, move.args, move.text, str(move), move.odds) == (
        "attack",
        (2, 1),
        "attack 3 right",
        str(move),
        None,
    )
    assert str(move) == "attack 3 right"


def test_the_last_argument_runs_fastest() -> None:
    assert [VERBS.move(id).text for id in range(4, 7)] == ["attack 1 left", "attack 1 right", "attack 2 left"]


@pytest.mark.parametrize("text", ["  STEP   B2 ", "step b2", "Step\tb2"])
def test_a_text_is_read_whatever_its_case_and_spaces(text: str) -> None:
    assert VERBS.parse(text) == VERBS["step"].id(3)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("setp a1", "'setp a1': no move starts with 'setp'; did you mean 'step'? (known: step, attack, end)"),
        ("", "'': no move starts with ''; known: step, attack, end"),
        ("step", "'step': 'step' takes 1 words after it; write: step <tile>"),
        ("attack 1", "'attack 1': 'attack' takes 2 words after it; write: attack <monster> <hand>"),
        ("end now", "'end now': 'end' takes 0 words after it; write: end"),
        ("step c9", "'step c9': no tile is called 'c9'; known: a1, a2, b1, b2"),
        ("attack 1 lefty", "'attack 1 lefty': no hand is called 'lefty'; did you mean 'left'? (known: left, right)"),
    ],
)
def test_a_text_that_names_no_move_is_refused_with_the_remedy(text: str, sentence: str) -> None:
    with pytest.raises(uc.IllegalMove) as refusal:
        VERBS.parse(text)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize("id", [-1, 11, 2**70])
def test_an_id_out_of_range_is_refused_with_the_range(id: int) -> None:
    with pytest.raises(uc.IllegalMove, match=f"move {id}: there is no such move; ids go from 0 to 10"):
        VERBS.move(id)


def test_the_ids_of_a_game_are_as_its_rules_count_them() -> None:
    assert [verb.first for verb in HEADS.verbs] == [0, 3, 5, 8, 9]
    assert len(HEADS.verbs) == 10

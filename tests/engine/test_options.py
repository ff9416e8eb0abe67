"""What can be chosen before a game: values, defaults, and what is said when a choice is wrong."""

from __future__ import annotations

import pytest

import undercroft as uc
from undercroft.engine.chance import MAX_SEED
from undercroft.engine.options import Option, Switch, read_options

from .coin import HEADS

SIGHT, CAP = Option("sight", ("closed", "open", "wide_open")), Switch("cap", True)


def test_what_is_not_given_is_the_default() -> None:
    assert read_options("heads", [SIGHT, CAP], {}) == {"sight": "closed", "cap": True}


def test_what_is_given_is_kept_in_the_order_of_the_game() -> None:
    given = read_options("heads", [SIGHT, CAP], {"cap": False, "sight": "open"})
    assert list(given.items()) == [("sight", "open"), ("cap", False)]


def test_an_option_is_a_number_to_the_rules() -> None:
    assert [SIGHT.number(value) for value in SIGHT.values] == [0, 1, 2]
    assert (CAP.number(True), CAP.number(False)) == (1, 0)


@pytest.mark.parametrize(("given", "meant"), [(True, True), (False, False), ("yes", True), ("no", False)])
def test_a_switch_is_read_from_truth_and_from_words(given: object, meant: bool) -> None:
    assert CAP.read(given) is meant


@pytest.mark.parametrize("option", [SIGHT, CAP, Switch("off", False)])
def test_the_default_and_every_word_of_an_option_can_be_read(option: Option | Switch) -> None:
    assert option.read(option.default) == option.default
    assert len({option.read(word) for word in option.words}) == len(option.words)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("sihgt", "open", "heads has no option 'sihgt'; did you mean 'sight'? (known: sight, cap)"),
        ("zzz", 1, "heads has no option 'zzz'; known: sight, cap"),
        ("sight", "opne",
         "option sight: 'opne' is not one of its values; did you mean 'open'? (known: closed, open, wide_open)"),
        ("sight", 1, "option sight: 1 is not one of its values; known: closed, open, wide_open"),
        ("sight", None, "option sight: None is not one of its values; known: closed, open, wide_open"),
        ("sight", ["open"], None),
        ("cap", "maybe", "option cap: 'maybe' is not one of its values; write yes or no"),
        ("cap", 1, "option cap: 1 is not one of its values; write yes or no"),
        ("cap", None, "option cap: None is not one of its values; write yes or no"),
    ],
)  # fmt: skip
def test_a_wrong_option_is_refused_with_the_remedy(name: str, value: object, sentence: str | None) -> None:
    with pytest.raises(uc.BadOption) as refusal:
        read_options("heads", [SIGHT, CAP], {name: value})
    assert sentence in (None, str(refusal.value))


def test_options_reach_the_rules() -> None:
    assert HEADS.start(length="long", charms=False).view()["table"]["goal"] == 8
    assert HEADS.start(length="short", charms=False).view()["table"]["goal"] == 4
    assert HEADS.start(charms=True).turn == uc.CHANCE
    assert HEADS.start(charms="no").turn == 0


@pytest.mark.parametrize("seats", [0, 1, 4, -2])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(uc.BadSeat, match=f"heads is for 2 to 3 players, not {seats}"):
        HEADS.start(seats=seats)


def test_without_a_number_of_players_the_fewest_play() -> None:
    assert (HEADS.start().seats, HEADS.start(seats=3).seats) == (2, 3)
    assert len(HEADS.start(seats=3).score) == 3


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, 1.5, "7", True])
def test_a_seed_that_is_no_whole_number_in_range_is_refused(seed: object) -> None:
    with pytest.raises(uc.BadOption, match="a seed is a whole number from 0 to 9007199254740991"):
        HEADS.start(seed=seed)


@pytest.mark.parametrize("seed", [0, MAX_SEED])
def test_the_least_and_the_largest_seed_can_be_played(seed: int) -> None:
    match = HEADS.start(seed=seed)
    match.roll()
    assert match.seed == seed


def test_without_a_seed_every_match_has_another() -> None:
    seeds = {HEADS.start().seed for _ in range(8)}
    assert len(seeds) == 8
    assert all(0 <= seed <= MAX_SEED for seed in seeds)

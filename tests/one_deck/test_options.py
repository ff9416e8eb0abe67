"""The options: rulings of the house that can be changed."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.rulebook import rule
from undercroft.engine.options import Several

from .set_up import GAME, before, facing

QUIET = "lichs_tomb"


@rule("OD-18")
def test_gamble_the_rogue_or_whom_the_group_chooses() -> None:
    table = before("ogre", heroes=2, hero_1="rogue", dungeon=QUIET, gamble="group").play("fight", "feat 1 1").roll("1")
    assert table.legal() == ["hit 1", "hit 2"]
    assert table.play("hit 2").wounds == [0, 1]


@rule("OD-31")
def test_kiting_is_free_or_a_must() -> None:
    for option, wait in (("free", "kite"), ("must", "card")):
        table = facing("skeleton", "M2 M4 S3 S5 S6 A5", hero_1="archer", kiting=option)
        for die, box in (("M2", 1), ("M4", 2), ("S3", 3), ("S5", 4), ("A5", 5), ("S6", 6)):
            table.place(die, box)
        assert table.play("finish").wait == wait


@rule("OD-31")
def test_winds_after_or_before_icons_are_ignored() -> None:
    for option, wounds in (("after", 3), ("before", 4)):
        table = facing("bear_traps", "", 2, dungeon="yetis_cavern", talents="speed", winds=option).use("speed")
        assert table.stop_now == (wounds, 2)


@rule("OD-01")
def test_at_least_two_heroes_or_four_for_any_number_of_seats() -> None:
    counts = {
        (seats, heroes): len(GAME.start(seed=1, seats=seats, heroes=heroes).view()["table"]["heroes"])
        for seats in (1, 2)
        for heroes in ("seats", "two", "four")
    }
    assert counts == {(1, "seats"): 1, (1, "two"): 2, (1, "four"): 4, (2, "seats"): 2, (2, "two"): 2, (2, "four"): 4}


# The option that holds several words

TALENTS: Several = next(option for option in GAME.options if option.name == "talents")


def test_several_words_for_all_places_or_for_each() -> None:
    assert TALENTS.read("none") == TALENTS.default == "none"
    assert TALENTS.number("none") == 0
    assert TALENTS.number("veteran+crafty") == sum(0b101 << 15 * place for place in range(4))
    assert TALENTS.number("durability/none/veteran/none") == 0b10 | 0b1 << 30
    assert TALENTS.words == ("none", *TALENTS.known)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("veteran/none", "write none, words joined by [+], or that for each of 4 places"),
        (True, "True is not one of its values"),
        ("veterran", "'veterran' is not known; did you mean 'veteran'"),
        ("veteran+veteran", "names a word twice"),
        ("grit+guile", "mixes groups; take words of one of these only: prepared, first_aid"),
        ("", "'' is not known"),
    ],
)
def test_what_is_wrong_with_several_words_is_said(given: object, said: str) -> None:
    with pytest.raises(uc.BadOption, match=said):
        TALENTS.read(given)

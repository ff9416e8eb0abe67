"""The odds: hand-made cases, the same answer twice, nothing but what everybody sees, and quickly."""

from __future__ import annotations

import json
from itertools import product
from math import sqrt
from time import process_time
from typing import Any

import pytest

from tests.arranging import change
from tests.plainly import PLAINLY
from undercroft.games.one_deck import table as names
from undercroft.games.one_deck.guide.odds import interval, odds, spread
from undercroft.kernels.ways import PLAIN, using

from .set_up import GAME, Table, at_guardian, before, card, resting

GAMES = 60 if PLAINLY else 4000
SECONDS = 1.0


def asked(table: Table, games: int = GAMES) -> dict[str, Any]:
    found = odds(GAME.box, table.match.seen(0), 0, games)
    assert found is not None
    assert json.loads(json.dumps(found)) == found
    return found


def choice(table: Table, what: str, number: int | None = None, games: int = GAMES) -> dict[str, Any]:
    found = [each for each in asked(table, games)["choices"] if (each["what"], each["number"]) == (what, number)]
    assert len(found) == 1
    return found[0]


def close(got: float, wanted: float, spread: float = 0.5) -> bool:
    """Whether a mean of play-outs is where chance would have it, four standard errors to either side."""
    return abs(got - wanted) <= 4 * spread / sqrt(GAMES)


def came(shares: list[float]) -> set[int]:
    """The numbers that came at all."""
    return {number for number, share in enumerate(shares) if share}


def peril(**situation: Any) -> Table:
    """Before the options of the Arrow Wall: a magic box of 6 for a time, or an agility box of 11.

    The floor adds a box of 5 for any die: a heart and an hourglass.
    """
    return before("arrow_wall", dungeon="hydras_reef", **situation).play("fight")


def test_one_die_and_two_boxes() -> None:
    # The Warrior has one magic die: a 6 leaves the floor's box open (1 wound, 1 time), a 5 the card's (2 and 3).
    found = choice(peril(), "option", 1)
    wounds, time = found["wounds"], found["time"]
    assert close(wounds["shares"][1], 1 / 6)
    assert close(wounds["shares"][2], 1 / 6)
    assert close(wounds["mean"], (1 + 2 + 4 * 3) / 6, 3)
    assert close(time["mean"], 1 + (1 + 3 + 4 * 4) / 6, 4)
    assert came(wounds["shares"]) == {1, 2, 3}
    assert came(time["shares"]) == {2, 4, 5}
    assert found["survive"] == 1


def test_two_dice_and_a_wide_box() -> None:
    found = choice(peril(), "option", 2)
    rolls = list(product(range(1, 7), repeat=2))
    wanted = [1 if a + b >= 11 else 3 if max(a, b) >= 5 else 4 for a, b in rolls]
    for wounds in (1, 3, 4):
        assert close(found["wounds"]["shares"][wounds], wanted.count(wounds) / 36)


def test_who_has_little_health_left_falls() -> None:
    assert close(choice(peril(wounds=(4,)), "option", 1)["survive"], 1 / 6)
    saved = choice(peril(wounds=(4,), cubes=1), "option", 1)
    assert saved["survive"] == 1
    assert saved["low"] < 1 == pytest.approx(saved["high"])


def test_a_closed_door_is_any_unseen_card_and_an_open_one_itself() -> None:
    table = resting(closed=2, doors=("ogre", "bandit"))
    behind, ogre = choice(table, "open"), choice(table, "enter", 1)
    assert behind["wounds"]["mean"] < ogre["wounds"]["mean"]
    only = resting(closed=1, deck=20)
    change(only.rec, unseen=0)
    only.rec.unseen[card("ogre")] = 21
    assert choice(only, "open")["wounds"] == choice(before("ogre"), "fight")["wounds"]


def test_time_with_the_stairs_showing_wounds_and_still_counts() -> None:
    found, plain = choice(peril(deck=0), "option", 1), choice(peril(), "option", 1)
    assert found["time"] == plain["time"]
    # two, four or five time: all but the first bring a third token, and so one more wound
    assert close(found["wounds"]["mean"], (1 + 3 + 4 * 4) / 6, 4)


def test_before_the_guardian_the_rounds_are_told() -> None:
    strong = {"items": (card("ogre"), card("phantom"), card("boulder")), "level": 4}
    table = resting(floor=3, deck=0, step=names.DO_END, cubes=6, dungeon="dragons_cave", **strong)
    table.rec.damage = 5
    found = choice(table, "descend")
    assert found["time"] is None
    assert 0 <= found["low"] <= found["survive"] <= found["high"] <= 1
    if found["survive"]:
        assert sum(found["rounds"]["shares"]) == pytest.approx(1)
        assert found["rounds"]["mean"] >= 1
    assert odds(GAME.box, resting(floor=2, deck=0, step=names.DO_END).match.seen(0), 0) is None


def test_where_nothing_is_met_there_is_nothing_to_tell() -> None:
    for table in (at_guardian("S6 S5"), resting(deck=9), before("goblin").play("fight")):
        assert odds(GAME.box, table.match.seen(0), 0, 10) is None


@pytest.mark.parametrize("heroes", [1, 2, 4])
def test_the_same_table_has_the_same_answer_and_stays_as_it_is(heroes: int) -> None:
    table = resting(heroes, closed=1, doors=(("ogre", "goblin"),) if heroes == 4 else ("ogre",))
    state = bytes(table.match.table.buffer)
    assert asked(table, 20) == asked(table, 20)
    assert bytes(table.match.table.buffer) == state


def test_plain_python_comes_to_the_same() -> None:
    table = resting(2, closed=1, doors=("ogre",))
    found = asked(table, 20)
    with using(PLAIN):
        assert asked(table, 20) == found


def test_luck_to_come_is_not_known() -> None:
    one, other = (Table(GAME.start(seed=seed)) for seed in (1, 2))
    for table in (one, other):
        table.arrange(time_due=0, closed=2, step=names.DO_ACTION)
    assert asked(one, 20) == asked(other, 20)


def test_the_game_offers_it() -> None:
    table = before("ogre")
    told = GAME.odds(table.match) if not PLAINLY else asked(table)
    assert [each["what"] for each in told["choices"]] == ["fight"]


def test_shares_and_intervals() -> None:
    assert spread([0, 0, 1, 3]) == {"mean": 1.0, "shares": [0.5, 0.25, 0.0, 0.25]}
    assert len(spread([99])["shares"]) == 16
    assert interval(0, 100)[0] == 0
    assert interval(50, 100) == pytest.approx((0.404, 0.596), abs=0.001)


def test_it_takes_less_than_a_second() -> None:
    if PLAINLY:
        return
    asked(resting(closed=1), 1)  # what is used for the first time has to be loaded
    for heroes, doors in ((1, ("ogre", "bandit", "wraith")), (4, (("ogre", "goblin"), ("bandit", "wraith")))):
        table = resting(heroes, closed=1, doors=doors)
        began = process_time()
        asked(table)
        assert process_time() - began < SECONDS

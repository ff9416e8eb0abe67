"""The best way to place dice: exact, fast, and playable as it is told."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.plainly import PLAINLY
from undercroft.engine.records import Rec
from undercroft.games.one_deck.guide import assignment
from undercroft.games.one_deck.guide.assignment import HARD, best_places
from undercroft.kernels.ways import PLAIN, using

from .set_up import GAME, TRIED_OFTEN, Table, at_guardian, facing

MOST_LOOKS = 20_000  # ways to place dice that are looked at, on the hardest of tables
FOES = [kind["id"] for kind in GAME.box.names["kinds"]]
MANY_DICE = "S6 S5 S4 S3 S2 S1 A6 A5 A4 A3 M6 M5 M4 M3 H6 H5"


def told(table: Table) -> list[int]:
    return best_places(table.match.game.box, table.match.table)


def outcome(table: Table) -> tuple[int, int]:
    """Wounds and time after placing dice as told."""
    for move in told(table):
        table.match.play(move)
    return table.stop_now


def best_by_trying(table: Table) -> tuple[int, int]:
    """The best of all ways to place dice, by playing every one of them."""
    match, seen = table.match, {}

    def lay(state: bytes) -> None:
        match.table.buffer[:] = state
        match.look_round()

    def search(state: bytes) -> tuple[int, int]:
        if state in seen:
            return seen[state]
        lay(state)
        best = table.stop_now if table.wait == "act" else (99, 99)
        moves = [move.id for move in match.moves() if move.verb == "place"]
        seen[state] = best
        for move in moves:
            lay(state)
            match.play(move)
            best = min(best, search(bytes(match.table.buffer)))
        seen[state] = best
        return best

    return search(bytes(match.table.buffer))


@pytest.mark.parametrize(
    ("foe", "dice", "wanted"),
    [
        ("goblin", "S6 S5 A4 A2 H3", (1, 1)),
        ("glooping_ooze", "S4 S4 S3 S6 M2 M3 H5", (0, 0)),
        ("ogre", "S6", (8, 3)),
        ("skeleton", "S6 S5", (3, 7)),  # the shields stay open: nothing else may be covered
        ("bandit", "H3 A3", (3, 4)),
    ],
)
def test_fewest_wounds_then_least_time(foe: str, dice: str, wanted: tuple[int, int]) -> None:
    assert outcome(facing(foe, dice)) == wanted


def test_time_decides_between_equal_wounds() -> None:
    table = facing("glooping_ooze", "M2 M3 M5 S4")
    assert outcome(table)[0] == best_by_trying(facing("glooping_ooze", "M2 M3 M5 S4"))[0]


def test_both_heroes_dice_are_used() -> None:
    table = facing("bandit", "A5 S5 | A3 S5", heroes=2)
    assert outcome(table) == best_by_trying(facing("bandit", "A5 S5 | A3 S5", heroes=2))


def test_no_skill_no_potion_and_no_heroic_die_is_made() -> None:
    table = facing("ogre", "S6 A5 A4", skills=("crushing_blow",), known=("heroism",), cubes=1)
    assert {table.match.game.verbs.move(move).verb for move in told(table)} == {"place"}


def test_skulls_decide_when_wounds_and_time_do_not() -> None:
    table = at_guardian("S5 S6 S6 S6 S6", dungeon="yetis_cavern")
    outcome(table)
    assert table.view["encounter"]["boxes"][0]["covered"]


def test_the_lich_s_boxes_are_covered_twice() -> None:
    table = at_guardian("S3 S3 A3 M3", dungeon="lichs_tomb")
    assert outcome(table) == (14, 0)
    assert table.covered == [1]


def test_outside_the_dice_step_nothing_is_told() -> None:
    table = facing("ogre", "A5 A3").play("join")
    assert told(table) == []


dice = st.lists(st.tuples(st.sampled_from("SAMH"), st.integers(1, 6)), max_size=5 if PLAINLY else 7)


@cache
def pools(letters: tuple[tuple[str, int], ...]) -> str:
    return " ".join(f"{colour}{value}" for colour, value in letters)


@TRIED_OFTEN
@given(foe=st.sampled_from(FOES[:12]), rolled=dice, dungeon=st.sampled_from(["dragons_cave", "yetis_cavern"]))
def test_it_is_exact(foe: str, rolled: list[tuple[str, int]], dungeon: str) -> None:
    situation = {"dice": pools(tuple(rolled)), "dungeon": dungeon, "cubes": 6}
    assert outcome(facing(foe, **situation)) == best_by_trying(facing(foe, **situation))


@TRIED_OFTEN
@given(
    rolled=dice,
    dungeon=st.sampled_from(["dragons_cave", "lichs_tomb", "minotaurs_maze", "yetis_cavern", "hydras_reef"]),
)
def test_it_is_exact_against_guardians(rolled: list[tuple[str, int]], dungeon: str) -> None:
    situation = {"dice": pools(tuple(rolled)), "dungeon": dungeon, "cubes": 6}
    assert outcome(at_guardian(**situation))[0] == best_by_trying(at_guardian(**situation))[0]


@pytest.mark.parametrize("dungeon", ["dragons_cave", "hydras_reef", "lichs_tomb", "minotaurs_maze", "yetis_cavern"])
def test_few_ways_are_looked_at_and_those_once(dungeon: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked, cost = [0], assignment.cost

    def count(box: Rec, then: Rec) -> int:
        looked[0] += 1
        return cost(box, then)

    monkeypatch.setattr(assignment, "cost", count)
    monkeypatch.setattr(assignment, "_found", OrderedDict())
    with using(PLAIN):
        for table in (at_guardian(MANY_DICE, dungeon=dungeon), facing("ogre", MANY_DICE, dungeon=dungeon, floor=3)):
            looked[0] = 0
            first = told(table)
            assert 0 < looked[0] < MOST_LOOKS
            looked[0] = 0
            assert told(table) == first
            assert looked[0] == 0, "what is known is not worked out again"


@pytest.mark.parametrize("dungeon", ["dragons_cave", "lichs_tomb"])
def test_hard_cases_come_to_the_same_in_a_kernel(dungeon: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = facing("ogre", MANY_DICE, dungeon=dungeon, floor=3)
    assert table.match.table.n_boxes * sum(table.match.table.dice) >= HARD
    found = told(table)
    assert found
    monkeypatch.setattr(assignment, "_found", OrderedDict())
    with using(PLAIN):
        assert told(table) == found

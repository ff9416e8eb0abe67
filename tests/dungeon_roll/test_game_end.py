"""Whose delve it is, how the game ends and who has won."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import Table, delve, regroup


def last_delve(*experience: int, treasures: tuple[str, ...] = (), level: int = 1, **options: object) -> Table:
    """The last seat regroups in the last delve; before retiring, the seats have won this much."""
    seats = len(experience)
    table = regroup(seats=seats, level=level, delve=3, adventurer=seats - 1, treasures=treasures, **options)
    for seat, won in enumerate(experience):
        table.arrange_seat(seat, experience=won)
    return table


@rule("DR-30")
def test_after_a_delve_the_roles_pass_to_the_left() -> None:
    table = regroup(seats=3, level=2).play("retire")
    assert (table.adventurer, table.delve) == (1, 1)
    table.until("regroup").play("retire")
    assert (table.adventurer, table.delve) == (2, 1)
    table.until("regroup").play("retire")
    assert (table.adventurer, table.delve) == (0, 2)
    assert table.match.view(0)["table"]["lord"] == 1


@rule("DR-16", "DR-30")
def test_roles_pass_after_fleeing_too() -> None:
    assert delve(party="", dungeon="goblin", seats=2).play("flee").adventurer == 1


@rule("DR-30")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_delves_three_times(seats: int) -> None:
    table, delved = regroup(seats=seats), []
    while not table.match.is_over:
        table.until("regroup")
        delved.append(table.adventurer)
        table.play("retire")
    assert delved == [*range(seats)] * 3
    assert table.phase == "done"


@rule("DR-31")
def test_ruling_40_unused_treasures_count_at_the_end_only() -> None:
    table = last_delve(7, treasures=("2 town_portal, ring, sword",))
    assert table.match.score == [7]
    table.play("retire")
    assert table.match.score == [7 + 1 + 2 * 2 + 2]


@rule("DR-31", "DR-32")
def test_treasures_of_all_players_count() -> None:
    table = last_delve(3, 9, treasures=("town_portal, elixir, 3 tools", "")).play("retire")
    assert table.match.score == [3 + 2 + 4, 9 + 1]
    assert table.result["winners"] == [1]


@rule("DR-32")
def test_the_most_experience_wins() -> None:
    assert last_delve(8, 3, 5).play("retire").result["winners"] == [0]
    assert last_delve(3, 7, 8).play("retire").result["winners"] == [2]


@rule("DR-32")
def test_a_tie_goes_to_fewer_treasures() -> None:
    table = last_delve(10, 5, 8, treasures=("", "4 ring, tools", "sword")).play("retire")
    assert table.match.score == [10, 10, 10]
    assert table.result["winners"] == [0]


@rule("DR-32")
def test_ruling_40_a_tie_is_broken_by_tokens_not_by_their_points() -> None:
    table = last_delve(8, 7, treasures=("town_portal", "2 ring")).play("retire")  # ten points with one token, or two
    assert table.match.score == [10, 10]
    assert table.result["winners"] == [0]


@rule("DR-32")
def test_then_the_victory_is_shared() -> None:
    table = last_delve(6, 4, 5, treasures=("ring", "ring", "sword")).play("retire")
    assert table.match.score == [7, 5, 7]
    assert table.result["winners"] == [0, 2]


@rule("DR-30")
def test_nothing_can_be_played_after_the_end() -> None:
    table = last_delve(3).play("retire")
    assert table.match.is_over
    assert table.legal() == []


@rule("DR-16", "DR-30")
def test_the_last_delve_may_end_in_flight_or_through_a_portal() -> None:
    fled = delve(party="", dungeon="goblin", delve=3, experience=6).play("flee")
    assert (fled.phase, fled.match.score) == ("done", [6])
    ported = delve(party="", dungeon="goblin", delve=3, level=4, treasures="town_portal").play("use town_portal")
    assert (ported.phase, ported.match.score) == ("done", [4])


@rule("DR-16", "DR-26", "DR-33")
def test_what_each_delve_has_won_is_remembered() -> None:
    table = regroup(level=4, treasures="town_portal").play("retire").until("regroup")
    table.arrange(level=3).seek("goblin").play("flee").until("regroup")
    assert table.rec.gains[0].tolist() == [4, 0, 0]
    table.arrange(level=6).play("use town_portal")
    assert table.rec.gains[0].tolist() == [4, 0, 6]

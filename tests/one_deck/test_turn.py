"""The turn: time, exploring, doors, fighting or fleeing."""

from __future__ import annotations

from tests.rulebook import rule
from undercroft.games.one_deck import table as names

from .set_up import before, begin, resting


@rule("OD-11")
def test_a_turn_starts_with_two_time() -> None:
    table = begin(dungeon="lichs_tomb")
    table.time("goblin", "ogre")
    assert (table.wait, table.discarded, table["deck"]) == ("action", 2, 42)


@rule("OD-11", "OD-51")
def test_with_four_heroes_it_is_four() -> None:
    table = begin(4, dungeon="lichs_tomb").pass_time()
    assert (table.wait, table.discarded, table["deck"]) == ("action", 4, 84)


@rule("OD-12", "OD-13")
def test_the_first_turn_can_only_explore() -> None:
    assert begin(dungeon="lichs_tomb").pass_time().legal() == ["explore"]


@rule("OD-13")
def test_exploring_adds_closed_doors_up_to_four() -> None:
    table = begin(dungeon="lichs_tomb").pass_time().play("explore")
    assert (table["closed"], table["deck"]) == (4, 38)
    assert table.wait == "card"  # the next turn's time
    assert len(table.legal("card")) == 42  # what lies behind the doors is still unknown


@rule("OD-13")
def test_open_doors_count() -> None:
    table = resting(closed=1, doors=("goblin",), dungeon="lichs_tomb").play("explore")
    assert table["closed"] == 3


@rule("OD-13")
def test_no_exploring_with_four_doors_or_with_the_stairs_showing() -> None:
    assert resting(closed=4).legal() == ["open"]
    assert resting(closed=1, deck=0).legal() == ["open"]
    assert resting(closed=3).legal() == ["explore", "open"]


@rule("OD-13")
def test_with_too_few_cards_as_many_doors_as_there_are() -> None:
    table = resting(deck=2, closed=1, dungeon="lichs_tomb").play("explore")
    assert (table["closed"], table["deck"]) == (3, 0)
    assert table.wait == "stairs"  # the turn is over and the stairs show


@rule("OD-14")
def test_the_maze_has_three_doors() -> None:
    table = resting(dungeon="minotaurs_maze").play("explore")
    assert table["closed"] == 3
    assert resting(dungeon="minotaurs_maze", closed=3).legal() == ["open"]


@rule("OD-15")
def test_a_closed_door_is_opened_then_one_fights_or_flees() -> None:
    table = resting(closed=2, dungeon="lichs_tomb").play("open").time("goblin")
    assert table.legal() == ["fight", "flee"]
    assert table["closed"] == 1


@rule("OD-15")
def test_fleeing_ends_the_turn_and_leaves_the_door_open() -> None:
    table = before("goblin", dungeon="lichs_tomb").play("flee")
    assert table.wait == "card"
    table.pass_time()
    assert [door[0]["kind"] for door in table.view["deck"]["open"]] == ["goblin"]
    assert "enter 1" in table.legal()


@rule("OD-15")
def test_an_open_door_must_be_fought() -> None:
    table = resting(doors=("ogre",), dungeon="lichs_tomb").play("enter 1")
    assert table.wait == "roll"
    assert table.view["encounter"]["card"]["kind"] == "ogre"
    assert table.view["deck"]["open"] == []


@rule("OD-15")
def test_doors_that_show_the_same_are_one_choice() -> None:
    table = resting(4, doors=(("ogre", "goblin"), ("ogre", "goblin"), ("ogre", "bandit")))
    assert table.legal("enter") == ["1", "3"]


@rule("OD-12")
def test_without_a_door_and_a_deck_there_is_only_the_way_down() -> None:
    table = resting(deck=0, dungeon="lichs_tomb")
    assert table["floor"] == 1


@rule("OD-36")
def test_a_turn_waits_for_healing_only_if_somebody_can_be_healed() -> None:
    assert resting(cubes=1, step=names.DO_TURN).wait == "card"
    assert resting(wounds=(2,), step=names.DO_TURN).wait == "card"
    assert resting(cubes=1, wounds=(2,), step=names.DO_TURN).legal() == ["begin", "drink 1 1"]


@rule("OD-12")
def test_every_seat_leads_in_turn_or_always_the_first() -> None:
    table = resting(2, seats=2, closed=4, dungeon="lichs_tomb")
    assert table.match.turn == 0
    table.play("open").time("goblin").play("flee").pass_time()
    assert table.match.turn == 1
    always = resting(2, seats=2, closed=4, dungeon="lichs_tomb", leading="first")
    always.play("open").time("goblin").play("flee").pass_time()
    assert always.match.turn == 0

"""From round to round: successes and failures, who goes on, who wins (WD-14 to WD-19)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import DECK, HEROES, bidding, dungeon, tiles_of


@rule("WD-14")
def test_a_first_failure_turns_the_aid_card_and_a_second_one_ends_the_game_for_a_player() -> None:
    table = bidding(seats=3).lose(2)
    assert (table.failures, table.view()["seats"][1]["out"], table.said()[-1]) == ([0, 1, 0], False, "event-fails")
    table.lose(2)
    assert (table.failures, table.view()["seats"][1]["out"], table.phase) == ([0, 2, 0], True, "choose")


@rule("WD-14", "WD-03")
def test_who_is_out_of_the_game_has_no_turn_any_more() -> None:
    table = bidding(seats=3).lose(2).lose(2).play("choose mage")
    assert (table.turn, table.passed) == (3, [2])
    assert table.play("+goblin").turn == 1
    assert table.play("+orc").turn == 3
    assert table.play("pass").runner == 1, "two were left in the bidding"


@rule("WD-15")
def test_a_success_counts_and_the_second_one_wins_at_once() -> None:
    table = bidding(seats=3).win(2)
    assert (table.successes, table.winner, table.match.score) == ([0, 1, 0], 0, [0, 1, 0])
    table.win(2)
    assert (table.successes, table.winner, table.phase) == ([0, 2, 0], 2, "over")
    assert table.match.is_over
    assert (table.match.score, table.match.winners) == ([0, 2, 0], [1])


@rule("WD-15", "WD-14")
def test_one_success_and_one_failure_go_together() -> None:
    table = bidding().win(1).lose(1)
    assert (table.successes, table.failures, table.phase) == ([1, 0], [1, 0], "choose")


@rule("WD-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_one_left_wins(seats: int) -> None:
    table = bidding(seats=seats)
    for player in range(1, seats):
        table.lose(player).lose(player)
    assert (table.winner, table.match.is_over) == (seats, True)
    assert table.match.score == [0] * (seats - 1) + [2]


@rule("WD-16", "WD-15")
def test_a_success_card_of_somebody_who_is_out_wins_nothing() -> None:
    table = bidding().win(1).lose(1).lose(1)
    assert (table.winner, table.match.score) == (2, [1, 2])


@rule("WD-17")
def test_after_the_dungeon_all_that_was_hidden_is_shown_to_everybody() -> None:
    table = bidding(seats=3).play("-dragon/torch", "+lich", "-orc/dragon_spear", "pass", "pass", "name goblin", "flip")
    assert table.phase == "choose"
    asides = [event.args for event in table.match.events(1) if event.id == "event-aside"]
    assert [(each["seat"], each["pairs"]["en"]) for each in asides] == [
        (1, "Dragon (9) + Torch"),
        (3, "Orc (3) + Dragon Spear"),
    ]
    for player in (1, 2, 3):
        shown = {tile["kind"]: tile["monster"]["id"] for tile in table.view(player)["equipment"] if tile["monster"]}
        assert shown == {"torch": "dragon", "dragon_spear": "orc"}


@rule("WD-17")
def test_what_was_hidden_can_be_read_in_the_log_once_the_round_is_over() -> None:
    table = bidding().play("+goblin", "-dragon/torch")
    assert [step.move.text for step in table.match.log(0)][1:5] == ["draw", "card goblin", "add", "draw"]
    assert [step.move.text for step in table.match.log(0)][5] == "card", "not told which"
    table.play("pass", "name orc", "flip")
    for seat in (0, 1):
        log = table.match.log(seat)
        assert [step.move.text for step in log if step.move.verb == "card"] == ["card goblin", "card dragon"]
        assert [step.events[0].args["monster"]["en"] for step in log if step.said.id == "card"] == ["Goblin", "Dragon"]


@rule("WD-17", "WD-13")
def test_the_cards_not_turned_over_are_shown_however_many_there_are() -> None:
    pile = ["dragon", *(card for card in DECK if card != "dragon")]
    table = dungeon(
        "barbarian", ["torch", "war_hammer", "vorpal_axe", "leather_shield", "chainmail", "healing_potion"], pile
    )
    while table.phase in ("flip", "axe"):
        table.play("flip" if table.phase == "flip" else "face")
    (rest,) = [event for event in table.match.events(0) if event.id == "event-rest"]
    left = pile[table.rec.turned :]
    assert rest.args["count"] == len(left)
    assert [name.split(" (")[0].lower() for name in rest.args["cards"]["en"].split(", ")] == left


@rule("WD-18")
@pytest.mark.parametrize("outcome", ["win", "lose"])
def test_who_was_in_the_dungeon_chooses_the_next_adventurer_and_goes_first(outcome: str) -> None:
    table = getattr(bidding(seats=3), outcome)(2)
    assert (table.turn, table.legal()) == (2, [f"choose {hero}" for hero in HEROES])
    table.play("choose rogue")
    assert (table.turn, table.phase, table.hero) == (2, "bid", "rogue")


@rule("WD-18")
def test_a_new_round_begins_with_everything_in_its_place() -> None:
    table = bidding().play("-orc/torch", "+goblin", "+lich", "pass", "name golem", "flip", "flip", "choose warrior")
    assert (table.tiles, table.deck, table.pile, table.passed) == (tiles_of("warrior"), DECK, [], [])
    assert (table.runner, table.view()["round"]) == (0, 2), "the same adventurer again is fine"


@rule("WD-18", "WD-28")
def test_what_one_knew_in_a_round_is_no_use_in_the_next() -> None:
    table = bidding().play("+goblin", "pass", "name orc", "flip", "choose mage")
    assert all(line["put"] == line["removed"] == line["shown"] == 0 for line in table.view(1)["monsters"])


@rule("WD-19")
def test_after_an_elimination_the_next_one_clockwise_chooses_and_goes_first() -> None:
    table = bidding(seats=3).lose(3).lose(3)
    assert table.turn == 1
    assert table.play("choose mage").turn == 1


@rule("WD-19")
def test_those_who_are_out_are_passed_over_when_the_next_one_is_looked_for() -> None:
    table = bidding(seats=4).lose(2).lose(2).lose(1).lose(1)
    assert table.failures == [2, 2, 0, 0]
    assert (table.turn, table.play("choose rogue").turn) == (3, 3)


@rule("WD-15", "WD-16")
def test_a_game_ends_after_three_rounds_a_player_less_one_at_the_latest() -> None:
    table = bidding(seats=3)
    for player in (1, 2, 3):
        table.win(player).lose(player)
    table.lose(1).lose(2)
    assert (table.winner, table.view()["round"]) == (3, 8)

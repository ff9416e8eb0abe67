"""The bidding: drawing, placing, passing, and who has to enter (WD-03 to WD-09, WD-27)."""

from __future__ import annotations

from fractions import Fraction

import pytest

import undercroft as uc
from tests.rulebook import rule

from .set_up import COPIES, DECK, HEROES, MONSTERS, Table, bidding, tiles_of

ALL_ADDED = [f"+{card}" for card in DECK]


@rule("WD-03")
def test_turns_go_round_clockwise() -> None:
    table = bidding(seats=3)
    turns = []
    for card in DECK[:7]:
        turns.append(table.turn)
        table.play(f"+{card}")
    assert turns == [1, 2, 3, 1, 2, 3, 1]


@rule("WD-03")
def test_who_has_passed_is_left_out_for_the_rest_of_the_round() -> None:
    table = bidding(seats=3).play("pass")
    turns = []
    for card in DECK[:4]:
        turns.append(table.turn)
        table.play(f"+{card}")
    assert (turns, table.passed) == ([2, 3, 2, 3], [1])


@rule("WD-03")
def test_the_next_one_is_not_skipped_when_somebody_passes() -> None:
    assert bidding(seats=4).play("+orc", "pass").turn == 3
    assert bidding(seats=4).play("pass").turn == 2


@rule("WD-03", "WD-05")
def test_one_decides_to_draw_before_seeing_the_card_and_cannot_pass_any_more() -> None:
    table = bidding().play("draw")
    assert table.match.turn == uc.CHANCE
    table.match.play("card goblin")
    assert table.legal() == ["add", *(f"aside {tile}" for tile in tiles_of("warrior"))]
    with pytest.raises(uc.IllegalMove):
        table.match.play("pass")


@rule("WD-05")
def test_a_card_is_drawn_as_often_as_it_is_in_the_deck() -> None:
    table = bidding().play("+goblin", "-dragon/torch", "draw")
    odds = {move.args[0]: move.odds for move in table.match.moves()}
    left = {**COPIES, "goblin": 1, "dragon": 0}
    assert odds == {MONSTERS.index(name): Fraction(count, 11) for name, count in left.items() if count}


@rule("WD-05")
def test_the_drawer_alone_is_told_and_shown_the_card() -> None:
    table = bidding(seats=3).play("draw", "card lich")
    assert [table.said(player) for player in (1, 2, 3)] == [["event-drawn"], [], []]
    assert [table.view(player)["hand"] and table.view(player)["hand"]["id"] for player in (1, 2, 3)] == [
        "lich",
        None,
        None,
    ]


@rule("WD-04")
def test_with_an_empty_deck_one_can_only_pass() -> None:
    table = bidding(seats=3).play(*ALL_ADDED)
    assert (table.deck, table.legal()) == ([], ["pass"])
    assert table.match.prompt(table.turn - 1).id == "prompt-must-pass"


@rule("WD-04", "WD-09")
def test_whoever_draws_the_last_card_has_to_enter() -> None:
    table = bidding(seats=3).play(*ALL_ADDED)
    assert table.turn == 2  # player 1 drew the 13th card
    assert table.play("pass", "pass").runner == 1


@rule("WD-06")
def test_a_card_goes_face_down_on_the_dungeon() -> None:
    table = bidding().play("+goblin", "+orc")
    assert (table.pile, table.tiles) == (["goblin", "orc"], tiles_of("warrior"))


@rule("WD-06")
@pytest.mark.parametrize("hero", HEROES)
def test_a_card_is_set_aside_with_any_tile_that_is_left(hero: str) -> None:
    for tile in tiles_of(hero):
        table = bidding(hero).play(f"-lich/{tile}")
        assert (table.pile, tile in table.tiles, len(table.tiles)) == ([], False, 5)
        assert "lich" not in table.deck
        assert table.turn == 2
        assert table.view(1)["seats"][0]["aside"] == [tiles_of(hero).index(tile) + 1]


@rule("WD-06")
def test_a_tile_that_is_gone_cannot_be_taken_again() -> None:
    table = bidding().play("-lich/torch", "draw", "card orc")
    assert "aside torch" not in table.legal()
    with pytest.raises(uc.IllegalMove):
        table.play("aside torch")


@rule("WD-07")
def test_without_tiles_a_card_has_to_go_into_the_dungeon() -> None:
    cards = zip(DECK, tiles_of("warrior"), strict=False)
    table = bidding().play(*(f"-{card}/{tile}" for card, tile in cards))
    assert (table.tiles, table.legal()) == ([], ["draw", "pass"])
    assert table.play("draw", "card dragon").legal() == ["add"]


@rule("WD-08")
def test_everybody_sees_how_many_cards_are_where_and_who_put_them_there() -> None:
    table = bidding(seats=3).play("+goblin", "-orc/torch", "+dragon", "+lich")
    for player in (1, 2, 3):
        view = table.view(player)
        assert (len(view["dungeon"]), view["deck"]) == (3, 9)
        assert [card["by"] for card in view["dungeon"]] == [0, 2, 0]  # the last one added comes first
        assert [seat["added"] for seat in view["seats"]] == [2, 0, 1]


@rule("WD-09")
def test_the_last_one_left_enters_with_the_tiles_that_are_left() -> None:
    table = bidding("rogue").play("-orc/buckler", "+goblin", "pass")
    assert (table.runner, table.turn, table.hp) == (2, 2, 8)
    assert "pass" not in table.legal()


@rule("WD-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_one_enters_even_without_having_had_a_turn(seats: int) -> None:
    table = bidding(seats=seats).play(*["pass"] * (seats - 1))
    assert (table.runner, table.outcome) == (seats, "success")


@rule("WD-27")
def test_by_the_variant_the_first_card_of_each_goes_into_the_dungeon() -> None:
    table = bidding(seats=3, first_turn_add="drawn_cards")
    assert table.legal() == ["draw", "pass"], "one may still pass"
    for card in ("goblin", "orc", "lich"):
        assert table.play("draw", f"card {card}").legal() == ["add"]
        table.play("add")
    assert len(table.play("draw", "card golem").legal()) == 7, "from the second turn on all is as usual"


@rule("WD-27")
def test_by_the_variant_the_first_turn_counts_in_every_round() -> None:
    table = bidding(first_turn_add="drawn_cards").play("pass", "choose mage", "draw", "card orc")
    assert table.legal() == ["add"]


@rule("WD-27", "WD-03")
def test_by_the_strict_variant_one_has_to_draw_first() -> None:
    table = bidding(seats=3, first_turn_add="must_draw")
    assert table.legal() == ["draw"]
    table.play("+goblin")
    assert table.legal() == ["draw"]
    assert table.play("+orc", "+lich").legal() == ["draw", "pass"]


@rule("WD-27", "WD-06")
def test_without_the_variant_the_first_card_can_be_set_aside() -> None:
    assert len(bidding().play("draw", "card orc").legal()) == 7


def test_moves_of_others_are_refused() -> None:
    table: Table = bidding()
    for move in ("add", "flip", "name goblin", "axe", "drink", "polymorph", "face", "choose mage", "card orc"):
        with pytest.raises(uc.IllegalMove):
            table.match.play(move)

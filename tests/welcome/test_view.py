"""What the page draws: the data of every phase, and what is said."""

from __future__ import annotations

import json

import pytest

from tests.rulebook import rule
from undercroft.engine.game import OPEN, WATCHER

from .set_up import GAME, Table, bidding, dungeon, tiles_of


def test_a_view_is_plain_data_with_the_same_fields_in_every_phase() -> None:
    tables = [
        Table(GAME.start(seed=1)),
        bidding("mage"),
        bidding().play("draw"),
        bidding().play("draw", "card orc"),
        bidding().play("pass"),
        dungeon("warrior", ["vorpal_blade"], ["orc"]),
        dungeon("barbarian", ["vorpal_axe"], ["orc"]).play("flip"),
        dungeon("mage", ["polymorph"], ["orc"]).play("flip", "polymorph"),
        bidding().win(1).win(1),
    ]
    fields = {frozenset(table.view()) for table in tables}
    assert len(fields) == 1
    for table in tables:
        assert json.loads(json.dumps(table.view())) == table.view()
    assert [table.phase for table in tables] == [
        *("first", "bid", "draw", "place", "choose", "name", "axe", "redraw", "over"),
    ]


def test_the_tiles_say_what_they_do_and_where_they_are() -> None:
    table = dungeon("barbarian", ["torch", "vorpal_axe", "healing_potion"], ["dragon", "orc"]).play("flip", "axe")
    view = table.view(table.runner)
    assert [tile["state"] for tile in view["equipment"]] == ["gone", "gone", "ready", "gone", "spent", "ready"]
    assert [tile["kind"] for tile in view["equipment"]] == tiles_of("barbarian")
    assert view["equipment"][2]["text"]["fr"] == "Les monstres de puissance 3 ou moins ne blessent pas."
    assert [tile["number"] for tile in view["equipment"]] == [1, 2, 3, 4, 5, 6]


def test_the_monsters_tell_which_tiles_stop_them() -> None:
    lines = {line["id"]: line["stopped_by"] for line in bidding("warrior").play("-orc/dragon_spear").view()["monsters"]}
    assert lines == {
        "goblin": [4],
        "skeleton": [4, 5],
        "orc": [4],
        "vampire": [5],
        "golem": [],
        "lich": [5],
        "demon": [],
        "dragon": [],
    }
    named = dungeon("warrior", ["vorpal_blade"], ["demon"]).play("name demon")
    assert next(line for line in named.view()["monsters"] if line["id"] == "demon")["stopped_by"] == [3]


def test_the_run_is_told_card_by_card() -> None:
    table = dungeon("mage", ["demonic_pact", "polymorph", "wall_of_fire"], ["demon", "orc", "golem"], deck=["goblin"])
    table.play("flip")
    run = table.view()["run"]
    assert (run["runner"], run["hit_points"], run["left"], run["open"]["id"]) == (table.runner - 1, 8, 2, "demon")
    assert table.play("face").view()["run"]["protected"] is True
    table.play("flip", "polymorph", "card goblin", "flip")
    run = table.view()["run"]
    assert (run["swapped"]["id"], run["hit_points"], run["outcome"]) == ("orc", 3, "success")


def test_the_adventurers_are_laid_out_when_one_is_chosen() -> None:
    sheets = bidding().play("pass").view()["adventurers"]
    assert [(sheet["id"], sheet["hit_points"], len(sheet["equipment"])) for sheet in sheets] == [
        ("warrior", 3, 6),
        ("barbarian", 4, 6),
        ("mage", 2, 6),
        ("rogue", 3, 6),
    ]
    assert bidding().view()["adventurers"] == []


def test_luck_is_asked_for_one_card_at_once() -> None:
    assert bidding(seats=3).play("+orc", "draw").view()["rolling"] == {
        "what": "card",
        "count": 1,
        "by": 1,
        "at_once": True,
    }
    assert bidding().view()["rolling"] is None


def test_the_winner_is_named_at_the_end() -> None:
    assert bidding().view()["result"] is None
    assert bidding().win(2).win(2).view()["result"] == {"winners": [1]}


@pytest.mark.parametrize(
    ("table", "mine", "others"),
    [
        (bidding(), "prompt-bid", "prompt-wait-bid"),
        (bidding(first_turn_add="must_draw"), "prompt-must-draw", "prompt-wait-bid"),
        (bidding().play("draw", "card orc"), "prompt-place", "prompt-wait-place"),
        (bidding(first_turn_add="drawn_cards").play("draw", "card orc"), "prompt-must-add", "prompt-wait-place"),
        (bidding().win(1), "prompt-choose", "prompt-wait-choose"),
    ],
)
def test_who_is_to_move_is_asked_and_the_others_wait(table: Table, mine: str, others: str) -> None:
    assert [table.match.prompt(seat).id for seat in (0, 1, WATCHER)] == [mine, others, others]


def test_at_the_end_the_winner_is_told_so_and_everybody_else_who_has_won() -> None:
    table = bidding(seats=3).win(2).win(2)
    assert [table.match.prompt(seat).id for seat in range(3)] == ["prompt-over", "prompt-won", "prompt-over"]
    assert table.match.prompt(0).args == {"seat": 2}


@rule("WD-17")
def test_a_finished_round_can_be_looked_at_again_with_all_cards_open() -> None:
    table = bidding().play("+goblin", "-dragon/torch", "pass", "name orc", "flip")
    match = table.match
    assert match.opened == match.played
    view = match.at(match.played - 3).view(OPEN)["table"]
    assert view["dungeon"][0]["monster"]["id"] == "goblin"
    assert view["equipment"][3]["monster"]["id"] == "dragon"


def test_the_picture_shows_what_the_seat_knows() -> None:
    table = bidding("mage").play("+dragon", "-orc/polymorph", "draw", "card golem")
    mine, theirs = table.match.picture("en", 0), table.match.picture("en", 1)
    assert "Dungeon, next card first (1): 9 · deck 10" in mine
    assert "In your hand: Golem (5)" in mine
    assert "Dungeon, next card first (1): ? · deck 10" in theirs
    assert "gone (2) Orc" in theirs
    assert "gone (2) Orc" not in mine
    assert "Golem (5)" not in theirs

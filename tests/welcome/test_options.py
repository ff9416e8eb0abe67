"""Every option both ways is tried beside the rule it is about; here, that the defaults are the recommended rulings."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from undercroft.engine.game import WATCHER

from .set_up import GAME, bidding, dungeon


def test_the_defaults_are_the_recommended_rulings() -> None:
    assert GAME.start(seed=1).options == {
        "first_adventurer": "drawn",
        "first_turn_add": "off",
        "reveal_order": "top_first",
        "death": "immediate",
        "omnipotence_counts": "final_line_up",
        "eliminated": "closed_hands",
    }


@rule("WD-28")
@pytest.mark.parametrize(("eliminated", "sees"), [("closed_hands", [None, None]), ("open_hands", ["orc", "lich"])])
def test_those_who_are_out_see_all_cards_only_if_the_table_wants_it(eliminated: str, sees: list[str | None]) -> None:
    table = bidding(seats=3, eliminated=eliminated).lose(2).lose(2).play("choose mage", "+lich", "+orc")
    shown = [card["monster"] and card["monster"]["id"] for card in table.view(2)["dungeon"]]
    assert shown == sees
    assert [card["monster"] for card in table.match.view(WATCHER)["table"]["dungeon"]] == [None, None]
    assert [card["monster"] and card["monster"]["id"] for card in table.view(1)["dungeon"]] == ["orc", None]


@rule("WD-13", "WD-20")
def test_with_damage_added_up_at_the_end_later_gains_count() -> None:
    pile = ["golem", "skeleton", "goblin"]
    table = dungeon("rogue", ["ring_of_power"], pile, death="total_at_end").play("flip")
    assert (table.hp, table.phase) == (-2, "flip")
    assert [table.play("flip").hp for _card in range(2)] == [0, 1]
    assert table.outcome == "success"


@rule("WD-13", "WD-23")
def test_with_damage_added_up_at_the_end_omnipotence_is_looked_at_as_well() -> None:
    for pile, outcome in ((["dragon", "orc"], "different"), (["dragon", "orc", "orc"], "failure")):
        table = dungeon("mage", ["omnipotence"], pile, death="total_at_end")
        while table.phase == "flip":
            table.play("flip")
        assert table.outcome == outcome

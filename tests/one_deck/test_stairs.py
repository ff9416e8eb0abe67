"""The stairs: time with an empty deck, going down, the floors' effects."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from undercroft.games.one_deck import table as names

from .set_up import before, begin, card, facing, resting
from .test_cards import written

QUIET = "lichs_tomb"


@rule("OD-40")
def test_the_last_card_shows_the_stairs_and_adds_no_token() -> None:
    table = resting(deck=1, closed=1, dungeon=QUIET).arrange(time_due=1).pass_time()
    assert (table["deck"], table["tokens"]) == (0, 0)


@rule("OD-40")
def test_each_time_adds_a_token_and_each_third_wounds() -> None:
    table = resting(deck=0, closed=1, dungeon=QUIET).arrange(time_due=2)
    assert (table["tokens"], table.wounds) == (2, [0])
    table.arrange(time_due=1)
    assert (table["tokens"], table.wounds) == (0, [1])
    table.arrange(time_due=7)
    assert (table["tokens"], table.wounds) == (1, [3])


@rule("OD-40")
def test_a_deck_that_runs_out_in_the_middle_of_a_payment_goes_on_with_tokens() -> None:
    table = resting(deck=2, closed=1, dungeon=QUIET).arrange(time_due=4).pass_time()
    assert (table["deck"], table["tokens"]) == (0, 2)


@rule("OD-40")
def test_the_group_chooses_who_is_hit_by_the_stairs() -> None:
    table = resting(2, deck=0, closed=1, dungeon=QUIET).arrange(time_due=6)
    assert table.wait == "hit"
    table.play("hit 2")
    assert table.wait == "hit"
    assert table.play("hit 2").wounds == [0, 2]


@rule("OD-41")
def test_one_may_go_down_at_the_end_of_a_turn_with_the_stairs_showing() -> None:
    table = before("goblin", deck=0, dungeon=QUIET).play("flee")
    assert table.legal() == ["descend", "stay"]
    assert table.play("descend")["floor"] == 1
    assert before("goblin", deck=1, dungeon=QUIET).play("flee").wait == "card"


@rule("OD-41")
def test_or_at_once_if_the_turn_s_time_has_revealed_them() -> None:
    table = resting(deck=2, closed=1, dungeon=QUIET, step=names.DO_TURN).pass_time()
    assert (table.wait, table["tokens"]) == ("stairs", 0)
    assert table.legal() == ["descend", "stay"]
    assert table.play("stay").legal() == ["open"]
    already = resting(deck=0, closed=1, dungeon=QUIET, step=names.DO_TURN)
    assert already.wait == "action"  # they showed before


@rule("OD-41")
def test_the_whole_payment_is_made_before_the_choice() -> None:
    table = resting(deck=1, closed=1, dungeon="hydras_reef", step=names.DO_TURN).pass_time()
    assert (table.wait, table["tokens"]) == ("stairs", 2)  # three time a turn


@rule("OD-41")
def test_staying_needs_something_to_do() -> None:
    assert resting(deck=2, dungeon=QUIET, step=names.DO_TURN).pass_time().legal() == ["descend"]


@rule("OD-41")
def test_doors_and_discards_are_the_new_deck_what_heroes_hold_is_not() -> None:
    table = resting(deck=0, closed=2, doors=("ogre",), items=(card("goblin"),), dungeon=QUIET)
    table.play("open").pass_time().play("flee", "descend")
    assert table["deck"] + table.discarded == 43
    assert table["closed"] == 0
    assert table.view["deck"]["open"] == []
    assert table.rec.unseen[card("goblin")] + table.rec.discard[card("goblin")] == 0


@rule("OD-41")
def test_tokens_are_cleared_on_the_way_down_or_stay_by_an_option() -> None:
    for option, left in (("cleared", 0), ("stay", 2)):
        table = before("goblin", deck=0, dungeon=QUIET, tokens=option).arrange(tokens=2).play("flee", "descend")
        assert table["tokens"] == left


@rule("OD-41", "OD-25")
def test_the_floors_above_stay_in_force() -> None:
    table = before("goblin", deck=0, dungeon="minotaurs_maze").play("flee", "descend").pass_time()
    assert [floor["open"] for floor in table.view["dungeon"]["floors"]] == [True, True, False]
    assert table.view["deck"]["limit"] == 3


@rule("OD-42")
def test_below_the_third_floor_waits_the_guardian() -> None:
    table = before("goblin", deck=0, floor=3, dungeon=QUIET).play("flee", "descend")
    assert table["floor"] == 3
    assert table["mode"] == 4
    assert table.match.score == [3]


# The floors' effects


@rule("OD-41")
def test_hall_of_statues_takes_five_time_before_the_first_turn_of_each_floor() -> None:
    table = begin(dungeon="dragons_cave").pass_time()
    assert (table.wait, table.discarded) == ("action", 7)
    assert table.play("explore").pass_time().discarded == 9  # nine before the first encounter
    below = before("goblin", deck=0, dungeon="dragons_cave").play("flee", "descend").pass_time()
    assert below.discarded == 7


@rule("OD-41")
def test_stairs_shown_by_the_statues_give_no_right_to_go_down_unless_the_option_says_so() -> None:
    for option, wait in (("no", "action"), ("yes", "stairs")):
        table = begin(dungeon="dragons_cave", statues_descend=option)
        table.rec.deck, table.rec.closed = 3, 1
        assert table.pass_time().wait == wait


@rule("OD-11")
def test_sticky_surrounding_makes_turns_longer() -> None:
    assert begin(dungeon="hydras_reef").pass_time().discarded == 3


@rule("OD-22")
def test_poison_aura_lowers_heroic_dice_last_of_all() -> None:
    table = before("ogre", dungeon="hydras_reef", floor=3, hero_1="rogue").play("fight", "feat 1 2").roll("26")
    assert table.dice() == "H5 H1"
    low = before("glooping_ooze", dungeon="hydras_reef", floor=3, hero_1="rogue").play("fight", "feat 1 2").roll("12")
    assert low["time_due"] == 3 + 1  # the gamble, and Split for the 1 rolled, not for the 2
    assert low.pass_time().dice() == "H1 H1"
    made = facing("ogre", "S4 S3", dungeon="hydras_reef", floor=3).play("join").pick("S4 S3")
    assert made.dice() == "H3"
    assert (
        before("ogre", dungeon="hydras_reef", floor=2, hero_1="rogue").play("fight", "feat 1 1").roll("2").dice()
        == "H2"
    )


@rule("OD-22")
def test_weakness_curse_discards_2s() -> None:
    assert before("ogre", dungeon=QUIET, floor=2).play("fight").roll("2222122").dice() == "A1"


@rule("OD-13")
def test_crumbling_walls_take_time_when_exploring_before_doors_are_dealt() -> None:
    table = resting(dungeon="minotaurs_maze", floor=2).play("explore")
    assert (table["time_due"], table["closed"]) == (1, 0)
    table.time("ogre")
    assert table["closed"] == 3
    empty = resting(dungeon="minotaurs_maze", floor=2, deck=1, closed=1).play("explore").pass_time()
    assert (empty["closed"], empty.wait) == (1, "stairs")


@rule("OD-24")
def test_biting_cold_puts_shields_on_strength_boxes() -> None:
    table = facing("ogre", "A6 S6", dungeon="yetis_cavern", floor=3)
    shields = [box["box"] for box in table.view["encounter"]["boxes"] if box["shield"]]
    assert shields == [1, 3, 5, 9, 10, 11]
    assert {move.split()[-1] for move in table.legal("place")} == {"1", "9", "10"}
    above = facing("ogre", "", dungeon="yetis_cavern", floor=2).view["encounter"]["boxes"]
    assert not any(box["shield"] for box in above)


FLOORS = {
    "dragons_cave": ["N2! | S3:h", "N6:h | M5:hh", "N5! | S10w!"],
    "hydras_reef": ["N5:ht | A3:h", "N3! | A5:h S5:ht", "N5! | M5:ht"],
    "lichs_tomb": ["N4! | M2! S5:tt", "N6:ht | M3!", "N4!:h | M10w:hh"],
    "minotaurs_maze": ["N5!:h | A2:h A2:h", "N3! | S3! S3!", "N6:ht | A12w:hhh"],
    "yetis_cavern": ["N4!:t | M3:t M4:t", "N5:ht | S5:hh", "N4!:h | S3!:h S3!:h"],
}


@rule("OD-25")
@pytest.mark.parametrize("dungeon", FLOORS)
def test_the_floors_of_a_dungeon_as_printed(dungeon: str) -> None:
    shown = begin(dungeon=dungeon).view["dungeon"]["floors"]
    rows = [
        " | ".join(" ".join(written(box) for box in floor[side]) for side in ("peril", "combat")) for floor in shown
    ]
    assert rows == FLOORS[dungeon]

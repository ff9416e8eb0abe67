"""One Deck Dungeon's board in every phase: usable by everybody, on a phone, in both languages, without motion."""

from __future__ import annotations

import pytest

from .hands import PHONE, offered
from .looks import DESK, in_turn, is_for_everybody, is_moving, stand_still, too_small, violations
from .moments import Data, can, verb_of
from .one_deck_moments import MOMENTS, SINGLE, WIDE, deciding, moment, over
from .one_deck_players import ByKeys, ByTouch
from .person import Person
from .tables import look_at


@pytest.mark.parametrize("phase", MOMENTS)
def test_every_phase_is_for_everybody(come, phase: str):
    person = come(lang=in_turn(phase, MOMENTS), width=DESK, reduced_motion="reduce")
    is_for_everybody(look_at(person, MOMENTS[phase]))


@pytest.mark.parametrize("phase", ["doors", "act", "loot", "two"])
def test_a_finger_meets_everything(come, phase: str):
    assert too_small(look_at(come(**PHONE), MOMENTS[phase])) == []


def open_box(person: Person) -> Data:
    """A single box that one of the dice covers, and such a die as moves name it."""
    place = next(text for text in offered(person) if verb_of(text) == "place")
    number = int(place.split()[-1])
    box = next(box for box in person.table["encounter"]["boxes"] if box["box"] == number)
    return {"box": box, "die": " ".join(place.split()[1:-1]), "spot": f"[data-spot='box {number}']"}


def test_what_is_taken_up_is_for_everybody(come):
    for size in (PHONE, {"width": DESK}):
        person = look_at(come(reduced_motion="reduce", **size), SINGLE)
        there = open_box(person)
        for tap in (f"[data-die='{there['die']}']", there["spot"]):
            person.page.locator(tap).first.click()
            assert violations(person) == []
            assert person.sideways() <= 0
            person.page.keyboard.press("Escape")


def test_a_die_then_a_box_and_a_box_then_its_dice(come):
    person = look_at(come(), SINGLE)
    there = open_box(person)
    person.page.locator(f"[data-die='{there['die']}']").first.click()
    person.changed(lambda: person.page.locator(there["spot"]).click())
    assert person.log[-1]["verb"] == "place"
    person.changed(lambda: person.page.keyboard.press("z"))
    person.page.locator(there["spot"]).click()
    person.draw()
    assert person.page.locator("[data-die][aria-pressed=true]").count() == 1
    person.changed(lambda: person.page.locator("[data-commit]").click())
    assert person.log[-1]["verb"] == "place"


def test_a_wide_box_shows_how_far_it_is_filled(come):
    person = look_at(come(), WIDE)
    box = person.table["encounter"]["boxes"][0]
    best = max((die for die in person.table["dice"] if die["die"] in box["takes"]), key=lambda die: die["value"])
    person.page.locator(f"[data-die^='{best['value']} '][data-die$='{best['kind']}']").first.click()
    person.page.locator("[data-spot='box 1']").click()
    person.draw()
    assert f"{best['value']} / {box['value']}" in person.page.locator("[data-spot='box 1']").inner_text()


def test_b_places_the_dice_in_the_best_way(come):
    person = look_at(come(), moment(lambda table, _now: len(table["best"]) > 1))
    best, before = person.table["best"], person.table["stop_now"]
    ByKeys(person).do(best)
    after = person.table["stop_now"]
    assert (after["wounds"], after["time"]) < (before["wounds"], before["time"])
    told = person.page.locator(".stop").inner_text()
    assert f"−{after['wounds']}" in told
    assert f"−{after['time']}" in told


def test_two_dice_and_j_make_a_heroic_one(come):
    person = look_at(come(), moment(can("join")))
    heroic = sum(die["count"] for die in person.table["dice"] if die["kind"] == "heroic")
    ByKeys(person).do(["join"])
    assert sum(die["count"] for die in person.table["dice"] if die["kind"] == "heroic") >= heroic + 1


def test_what_cannot_be_covered_says_why(come):
    person = look_at(come(), MOMENTS["act"])
    stand_still(person)
    plain = next(box for box in person.table["encounter"]["boxes"] if not box["shield"])
    person.page.locator(f"[data-spot='box {plain['box']}']").click(force=True)
    why = "Boxes with a shield come first."
    person.hears(why)
    assert person.page.locator("[data-sentence]").inner_text() == why


def test_escape_puts_the_dice_down_and_nothing_is_played(come):
    person = look_at(come(), MOMENTS["act"])
    die = person.page.locator("[data-die]").first
    person.asks_nothing(lambda: (die.click(), person.page.keyboard.press("Escape")))
    assert person.page.locator("[data-die][aria-pressed=true]").count() == 0


def test_letters_can_be_switched_off(come):
    person = come().go("/settings")
    person.page.get_by_label("Keys of a single character").click()
    look_at(person, MOMENTS["act"])
    person.asks_nothing(lambda: [person.page.keyboard.press(key) for key in "1bjd"])
    assert person.page.locator(".board kbd").count() == 0


def test_s_tells_the_whole_situation(come):
    person = look_at(come(), MOMENTS["act"])
    person.page.keyboard.press("s")
    person.hears("Floor 1", "Warrior", "Open boxes", "Dice:")


def test_reduced_motion_is_no_motion(come):
    person = look_at(come(reduced_motion="reduce", **PHONE), MOMENTS["explore"])
    hands = ByTouch(person)
    for _decision in range(6):
        if person.situation["turn"] == "chance":
            hands.roll()
        else:
            moves = [
                text for text in offered(person) if verb_of(text) not in ("flee", "drink", "discard", "use", "join")
            ]
            hands.do(moves[:1])
        assert not is_moving(person)


def test_loot_shows_before_and_after(come):
    person = look_at(come(), MOMENTS["loot"])
    card, level = person.table["cards"][0], person.table["level"]
    xp = person.page.locator("[data-move=xp]").inner_text()
    assert f"{level['xp']} → {level['xp'] + card['xp']}" in " ".join(xp.split())


def test_odds_stand_at_what_they_are_about(come):
    person = look_at(come(), moment(deciding("door"), odds="odds"))
    person.page.locator("[data-chance]", has_text="% to live").wait_for()


def test_the_campaign_sheet_takes_the_ticks_once(come):
    end = moment(over, campaign={"focus": ["combat"]}, options={"difficulty": "standard"})
    person = look_at(come(reduced_motion="reduce"), end)
    space = person.page.locator("[data-tick='veteran circle']")
    space.click()
    assert violations(person) == []
    person.page.locator("[data-give]").click()
    person.page.get_by_text("They are on the sheet").wait_for()
    person.rest()
    assert person.page.locator("[data-give]").count() == 0
    assert "1 of 6" in (space.get_attribute("aria-label") or "")


def test_who_vanishes_is_chosen_in_the_bar_where_it_matters(come):
    def met(table: Data, now: Data) -> bool:
        return deciding("face")(table, now) and any(verb_of(move["text"]) == "drink" for move in now["moves"])

    liked = ("potion", "fight", "enter", "open", "explore")
    options = {"dungeon": "dragons_cave", "heroes": "two", "talents": "first_aid"}
    person = look_at(come(), moment(met, liked, options=options))
    wounds = person.table["heroes"][1]["wounds"]
    person.changed(lambda: person.page.get_by_role("button", name="The Mage drinks").click())
    assert "drink" in [entry["verb"] for entry in person.log[-4:]]  # then two cards pass by
    assert person.table["heroes"][1]["wounds"] == wounds - 1

"""One Deck Dungeon's board in every phase: usable by everybody, on a phone, in both languages, without motion."""

from __future__ import annotations

import pytest

from .one_deck_players import ByKeys, ByTouch, offered, verb_of
from .one_deck_tables import MOMENTS, at_moment, deciding, look_at, sit_at, sought
from .person import Person
from .test_screens import DESK, in_turn, is_for_everybody, violations

PHONE = {"width": 360, "height": 740, "has_touch": True}
OURS = 44  # px, the size of what one touches


@pytest.mark.parametrize("moment", list(MOMENTS)[::2])
def test_every_other_phase_is_for_everybody(come, moment: str):
    person = come(lang=in_turn(moment, list(MOMENTS)[::2]), width=DESK, reduced_motion="reduce")
    look_at(person, moment)
    is_for_everybody(person)


@pytest.mark.parametrize("moment", ["doors", "act", "loot", "two"])
def test_a_finger_meets_everything(come, moment: str):
    person = look_at(come(**PHONE), moment)
    sizes = person.page.evaluate(
        """() => [...document.querySelectorAll('.board button:not([aria-disabled=true])')].map((button) => {
            const { width, height } = button.getBoundingClientRect()
            return [button.textContent, Math.min(width, height)]
        })"""
    )
    assert sizes
    assert [name for name, size in sizes if size < OURS - 0.5] == []


def open_box(person: Person) -> dict:
    """A single box that one of the dice covers, and such a die as moves name it."""
    place = next(text for text in offered(person) if verb_of(text) == "place")
    number = int(place.split()[-1])
    box = next(box for box in person.table["encounter"]["boxes"] if box["box"] == number)
    return {"box": box, "die": " ".join(place.split()[1:-1]), "spot": f"[data-spot='box {number}']"}


def single(table, now) -> bool:
    """A die can be put on a box for one die."""
    boxes = {box["box"]: box for box in table["encounter"]["boxes"]} if table["phase"] == "act" else {}
    places = [move["text"] for move in now["moves"] if move["verb"] == "place"]
    return bool(places) and not boxes[int(places[0].split()[-1])]["wide"]


def wide(table, now) -> bool:
    """A wide box can be filled, and not with one die."""
    if table["phase"] != "act" or not now["moves"]:
        return False
    return any(box["wide"] and box["takes"] and box["value"] > 6 for box in table["encounter"]["boxes"][:1]) and any(
        move["text"].split()[-1] == "1" and move["verb"] == "place" for move in now["moves"]
    )


def test_what_is_taken_up_is_for_everybody(come):
    for size in (PHONE, {"width": DESK}):
        person = come(reduced_motion="reduce", **size)
        sit_at(person, sought(person, single))
        there = open_box(person)
        for tap in (f"[data-die='{there['die']}']", there["spot"]):
            person.page.locator(tap).first.click()
            assert violations(person) == []
            assert person.sideways() <= 0
            person.page.keyboard.press("Escape")


def test_a_die_then_a_box_and_a_box_then_its_dice(come):
    person = come()
    sit_at(person, sought(person, single))
    there = open_box(person)
    person.page.locator(f"[data-die='{there['die']}']").first.click()
    person.changed(lambda: person.page.locator(there["spot"]).click())
    assert person.log[-1]["verb"] == "place"
    person.changed(lambda: person.page.keyboard.press("z"))
    person.page.locator(there["spot"]).click()
    assert person.page.locator("[data-die][aria-pressed=true]").count() == 1
    person.changed(lambda: person.page.locator("[data-commit]").click())
    assert person.log[-1]["verb"] == "place"


def test_a_wide_box_shows_how_far_it_is_filled(come):
    person = come()
    sit_at(person, sought(person, wide))
    box = person.table["encounter"]["boxes"][0]
    best = max((die for die in person.table["dice"] if die["die"] in box["takes"]), key=lambda die: die["value"])
    person.page.locator(f"[data-die^='{best['value']} '][data-die$='{best['kind']}']").first.click()
    person.page.locator("[data-spot='box 1']").click()
    assert f"{best['value']} / {box['value']}" in person.page.locator("[data-spot='box 1']").inner_text()


def test_b_places_the_dice_in_the_best_way(come):
    person = come()
    sit_at(person, sought(person, lambda table, _now: len(table["best"]) > 1))
    best, before = person.table["best"], person.table["stop_now"]
    ByKeys(person).do(best)
    after = person.table["stop_now"]
    assert (after["wounds"], after["time"]) < (before["wounds"], before["time"])
    told = person.page.locator(".stop").inner_text()
    assert f"−{after['wounds']}" in told
    assert f"−{after['time']}" in told


def test_two_dice_and_j_make_a_heroic_one(come):
    person = come()
    sit_at(person, sought(person, lambda _table, now: any(move["verb"] == "join" for move in now["moves"])))
    heroic = sum(die["count"] for die in person.table["dice"] if die["kind"] == "heroic")
    ByKeys(person).do(["join"])
    assert sum(die["count"] for die in person.table["dice"] if die["kind"] == "heroic") >= heroic + 1


def test_what_cannot_be_covered_says_why(come):
    person = look_at(come(), "act")
    plain = next(box for box in person.table["encounter"]["boxes"] if not box["shield"])
    person.page.locator(f"[data-spot='box {plain['box']}']").click(force=True)
    said = person.page.locator("[data-sentence]").inner_text()
    assert said == "Boxes with a shield come first."
    person.page.wait_for_timeout(300)
    assert said in person.speak()


def test_escape_puts_the_dice_down_and_nothing_is_played(come):
    person = look_at(come(), "act")
    before = person.version
    person.page.locator("[data-die]").first.click()
    person.page.keyboard.press("Escape")
    assert person.page.locator("[data-die][aria-pressed=true]").count() == 0
    assert person.version == before


def test_letters_can_be_switched_off(come):
    person = come().go("/settings")
    person.page.get_by_label("Keys of a single character").click()
    look_at(person, "act")
    before = person.version
    for key in "1bjd":
        person.page.keyboard.press(key)
    assert person.version == before
    assert person.page.locator(".board kbd").count() == 0


def test_s_tells_the_whole_situation(come):
    person = look_at(come(), "act")
    person.page.keyboard.press("s")
    person.page.wait_for_timeout(300)
    told = " ".join(person.speak())
    for part in ("Floor 1", "Warrior", "Open boxes", "Dice:"):
        assert part in told


def test_reduced_motion_is_no_motion(come):
    person = at_moment(come(reduced_motion="reduce", **PHONE), "explore")
    hands = ByTouch(person)
    for _decision in range(6):
        if person.situation["turn"] == "chance":
            hands.roll()
        else:
            moves = [
                text for text in offered(person) if verb_of(text) not in ("flee", "drink", "discard", "use", "join")
            ]
            hands.do(moves[:1])
        running = "document.getAnimations().filter((each) => each.playState === 'running').length"
        assert person.page.evaluate(running) == 0


def test_loot_shows_before_and_after(come):
    person = look_at(come(), "loot")
    card, level = person.table["cards"][0], person.table["level"]
    xp = person.page.locator("[data-move=xp]").inner_text()
    assert f"{level['xp']} → {level['xp'] + card['xp']}" in " ".join(xp.split())


def test_odds_stand_at_what_they_are_about(come):
    person = come()
    sit_at(person, sought(person, deciding("door"), odds="odds"))
    person.page.locator("[data-chance]", has_text="% to live").wait_for()


def test_the_campaign_sheet_takes_the_ticks_once(come):
    person = come(reduced_motion="reduce")
    over = {"campaign": {"focus": ["combat"]}, "difficulty": "standard"}
    sit_at(person, sought(person, lambda table, _now: table["phase"] in ("won", "lost"), **over))
    space = person.page.locator("[data-tick='veteran circle']")
    space.click()
    assert violations(person) == []
    person.page.locator("[data-give]").click()
    person.page.get_by_text("They are on the sheet").wait_for()
    assert person.page.locator("[data-give]").count() == 0
    assert "1 of 6" in (space.get_attribute("aria-label") or "")

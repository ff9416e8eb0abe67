"""Dungeon Roll's board in every phase: usable by everybody, on a phone, in both languages, without colour or motion."""

from __future__ import annotations

import itertools
from base64 import b64encode

import numpy as np
import pytest

from .dungeon_roll_players import FACES, ByKeys, ByTouch, offered, open_table, plan, spot
from .dungeon_roll_tables import MOMENTS, MONSTERS, at_moment, can, look_at, sit_at, sought
from .person import Person
from .test_screens import DESK, difference, in_turn, is_for_everybody, violations

PHONE = {"width": 360, "height": 740, "has_touch": True}
OURS = 44  # px, the size of what one touches


def monster_of(person: Person) -> str:
    """A monster of the level."""
    return next(face for face in MONSTERS if person.table["dungeon"][face])


@pytest.mark.parametrize("moment", list(MOMENTS)[::2])
def test_every_other_phase_is_for_everybody(come, moment: str):
    person = come(lang=in_turn(moment, list(MOMENTS)[::2]), width=DESK, reduced_motion="reduce")
    look_at(person, moment)
    is_for_everybody(person)


def test_what_is_picked_is_for_everybody(come):
    for size in (PHONE, {"width": DESK}):
        person = look_at(come(lang="fr", reduced_motion="reduce", **size), "monster")
        fighter = next(text.split()[1] for text in offered(person) if text.startswith("beat"))
        for taps in ([fighter], [monster_of(person)], ["scroll", monster_of(person)]):
            for tap in taps:
                person.page.locator(spot(tap)).click()
            assert violations(person) == []
            assert person.sideways() <= 0
            person.page.keyboard.press("Escape")


@pytest.mark.parametrize("moment", ["monster", "dragon", "regroup", "heroes"])
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


def test_without_colour_every_face_is_told_apart(come):
    person = open_table(come(reduced_motion="reduce"), seed=1, heroes="none")
    person.page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
    person.page.keyboard.press("Space")
    person.until(lambda now: now["turn"] == 0, "the party")
    there = [face for face in FACES if person.table["party"][face]]
    pictures = {
        face: b64encode(person.page.locator(f"{spot(face)} .die").first.screenshot()).decode() for face in there
    }
    assert len(there) >= 3
    for one, other in itertools.combinations(there, 2):
        assert difference(person, pictures[one], pictures[other]) > 8
    for face in there:
        label = person.page.locator(f"{spot(face)} .hidden").inner_text()
        assert label.lower().startswith(face)
        assert str(person.table["party"][face]) in label


def test_reduced_motion_is_no_motion(come):
    person = open_table(come(reduced_motion="reduce"), seed=2)
    hands, luck = ByKeys(person), np.random.default_rng(2)
    for _decision in range(10):
        hands.roll() if person.situation["turn"] == "chance" else hands.do(plan(person, luck))
        running = "document.getAnimations().filter((each) => each.playState === 'running').length"
        assert person.page.evaluate(running) == 0


@pytest.mark.parametrize("size", [{"width": DESK}, PHONE])
def test_nothing_jumps_while_playing(come, size):
    person = open_table(come(**size), seed=5, heroes="none")
    hands, luck = (ByTouch if "has_touch" in size else ByKeys)(person), np.random.default_rng(5)
    places = set()
    for _decision in range(30):
        hands.roll() if person.situation["turn"] == "chance" else hands.do(plan(person, luck))
        if person.situation["state"] == "over":
            break
        places.add(tuple(person.page.evaluate(WHERE_TRAYS_LIE)))
    assert len(places) == 1


WHERE_TRAYS_LIE = """() => ['.strip', '.dungeon', '.lair', '.line', '.party'].flatMap((css) => {
    const { x, y, width, height } = document.querySelector('.board ' + css).getBoundingClientRect()
    return [x, y + scrollY, width, height].map(Math.round)
})"""


# Keys


def test_letters_pick_and_digits_choose_while_shared_keys_keep_working(come):
    person = at_moment(come(), "monster")
    page, monster = person.page, monster_of(person)
    page.keyboard.press("m")  # the focus is not on the board: M lists the moves, as everywhere
    page.get_by_role("tab", name="Moves", selected=True).wait_for()
    fighter = next(text.split()[1] for text in offered(person) if text.startswith("beat") and f" {monster} " in text)
    page.locator(spot(fighter)).focus()
    page.keyboard.press("Enter")
    assert page.locator(spot(fighter)).get_attribute("aria-pressed") == "true"
    digit = page.locator(f"{spot(monster)} kbd").inner_text()
    person.changed(lambda: page.keyboard.press(digit))
    assert person.log[-1]["verb"] == "beat" or person.log[-1]["seat"] == "chance"


def test_escape_drops_what_is_picked_and_nothing_is_played(come):
    person = look_at(come(), "monster")
    before = person.version
    person.page.locator(spot("scroll")).click()
    person.page.locator(spot(monster_of(person))).click()
    person.page.keyboard.press("Escape")
    assert person.page.locator("[aria-pressed=true]").count() == 0
    assert person.version == before


def test_letters_can_be_switched_off(come):
    person = come().go("/settings")
    person.page.get_by_label("Keys of a single character").click()
    look_at(person, "monster")
    before = person.version
    for key in "1fcthr":
        person.page.keyboard.press(key)
    assert person.page.locator("[data-spot][aria-pressed=true]").count() == 0
    assert person.version == before
    assert person.page.locator(".board kbd").count() == 0


def test_s_tells_the_whole_situation(come):
    person = look_at(come(), "monster")
    person.page.keyboard.press("s")
    person.page.wait_for_timeout(300)
    told = " ".join(person.speak())
    for part in ("Delve", "Dungeon:", "Party:", "graveyard", "treasures"):
        assert part in told


# What the page tells


def test_what_cannot_be_done_says_why(come):
    person = come()
    far = sought(person, lambda table, now: can("beat")(table, now) and table["dungeon"]["chest"] > 0, heroes="none")
    sit_at(person, far)
    fighter = next(text.split()[1] for text in offered(person) if text.startswith("beat"))
    person.page.locator(spot(fighter)).click()
    person.page.locator(spot("chest")).click(force=True)
    said = person.page.locator(".board .line p").inner_text()
    assert said.startswith("The monsters come first")
    person.page.wait_for_timeout(300)
    assert said in person.speak()


def test_fewer_can_be_beaten_than_possible(come):
    person = come()
    far = sought(
        person,
        lambda _table, now: any(move["verb"] == "beat" and move["text"].endswith(" 2") for move in now["moves"]),
        heroes="none",
    )
    sit_at(person, far)
    move = next(text for text in offered(person) if text.startswith("beat") and text.endswith(" 2"))
    _beat, source, monster, _two = move.split()
    before = person.table["dungeon"][monster]
    ByKeys(person).do([f"beat {source} {monster} 1"])
    assert before - person.table["dungeon"][monster] == 1


def test_the_decision_shows_its_odds(come):
    person = come()
    sit_at(person, sought(person, can("seek"), odds="odds", heroes="none"))
    stake = person.table["stake"]
    retire, seek = person.page.locator("[data-move=retire]"), person.page.locator("[data-move=seek]")
    assert f"+{stake['retire']} experience" in retire.inner_text()
    assert f"Level {stake['next']}" in seek.inner_text()
    seek.get_by_text("% to clear").wait_for()
    assert "on average" in seek.inner_text()


def test_without_odds_it_shows_what_is_at_stake(come):
    person = come()
    sit_at(person, sought(person, can("seek"), heroes="none"))
    assert "%" not in person.page.locator("[data-move=seek]").inner_text()

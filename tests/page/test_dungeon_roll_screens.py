"""Dungeon Roll's board in every phase: usable by everybody, on a phone, in both languages, without colour or motion."""

from __future__ import annotations

import itertools
from base64 import b64encode

import numpy as np
import pytest

from .dungeon_roll_moments import MOMENTS, MONSTERS, NO_HEROES, moment
from .dungeon_roll_players import FACES, ByKeys, ByTouch, spot
from .hands import PHONE, offered, open_table
from .looks import DESK, difference, in_turn, is_for_everybody, is_moving, stand_still, too_small, violations
from .moments import Data, can
from .person import Person
from .tables import look_at

GAME = "dungeon_roll"


def monster_of(person: Person) -> str:
    """A monster of the level."""
    return next(face for face in MONSTERS if person.table["dungeon"][face])


@pytest.mark.parametrize("phase", MOMENTS)
def test_every_phase_is_for_everybody(come, phase: str):
    person = come(lang=in_turn(phase, MOMENTS), width=DESK, reduced_motion="reduce")
    is_for_everybody(look_at(person, MOMENTS[phase]))


def test_what_is_picked_is_for_everybody(come):
    for size in (PHONE, {"width": DESK}):
        person = look_at(come(lang="fr", reduced_motion="reduce", **size), MOMENTS["monster"])
        fighter = next(text.split()[1] for text in offered(person) if text.startswith("beat"))
        for taps in ([fighter], [monster_of(person)], ["scroll", monster_of(person)]):
            for tap in taps:
                person.page.locator(spot(tap)).click()
            assert violations(person) == []
            assert person.sideways() <= 0
            person.page.keyboard.press("Escape")


@pytest.mark.parametrize("phase", ["monster", "dragon", "regroup", "heroes"])
def test_a_finger_meets_everything(come, phase: str):
    assert too_small(look_at(come(**PHONE), MOMENTS[phase])) == []


def test_without_colour_every_face_is_told_apart(come):
    person = open_table(come(reduced_motion="reduce"), GAME, seed=1, heroes="none")
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
    person = open_table(come(reduced_motion="reduce"), GAME, seed=2)
    hands, luck = ByKeys(person), np.random.default_rng(2)
    for _decision in range(10):
        hands.play_on(luck)
        assert not is_moving(person)


@pytest.mark.parametrize("size", [{"width": DESK}, PHONE])
def test_nothing_jumps_while_playing(come, size):
    person = open_table(come(**size), GAME, seed=5, heroes="none")
    hands, luck = (ByTouch if "has_touch" in size else ByKeys)(person), np.random.default_rng(5)
    places = set()
    for _decision in range(30):
        hands.play_on(luck)
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
    person = look_at(come(), MOMENTS["monster"])
    page, monster = person.page, monster_of(person)
    page.keyboard.press("m")  # lists the moves, as everywhere
    page.get_by_role("tab", name="Moves", selected=True).wait_for()
    fighter = next(text.split()[1] for text in offered(person) if text.startswith("beat") and f" {monster} " in text)
    page.locator(spot(fighter)).focus()
    page.keyboard.press("Enter")
    assert page.locator(spot(fighter)).get_attribute("aria-pressed") == "true"
    digit = page.locator(f"{spot(monster)} kbd").inner_text()
    person.changed(lambda: page.keyboard.press(digit))
    assert person.log[-1]["verb"] == "beat" or person.log[-1]["seat"] == "chance"


def test_escape_drops_what_is_picked_and_nothing_is_played(come):
    person = look_at(come(), MOMENTS["monster"])
    scroll, monster = (person.page.locator(spot(name)) for name in ("scroll", monster_of(person)))
    person.asks_nothing(lambda: (scroll.click(), monster.click(), person.page.keyboard.press("Escape")))
    assert person.page.locator("[aria-pressed=true]").count() == 0


def test_letters_can_be_switched_off(come):
    person = come().go("/settings")
    person.page.get_by_label("Keys of a single character").click()
    look_at(person, MOMENTS["monster"])
    person.asks_nothing(lambda: [person.page.keyboard.press(key) for key in "1fcthr"])
    assert person.page.locator("[data-spot][aria-pressed=true]").count() == 0
    assert person.page.locator(".board kbd").count() == 0


def test_s_tells_the_whole_situation(come):
    person = look_at(come(), MOMENTS["monster"])
    person.page.keyboard.press("s")
    person.hears("Delve", "Dungeon:", "Party:", "graveyard", "treasures")


# What the page tells


def chest_behind_monsters(table: Data, now: Data) -> bool:
    """A chest that cannot be opened yet."""
    return can("beat")(table, now) and table["dungeon"]["chest"] > 0


def test_what_cannot_be_done_says_why(come):
    person = look_at(come(), moment(chest_behind_monsters, options=NO_HEROES))
    fighter = next(text.split()[1] for text in offered(person) if text.startswith("beat"))
    person.page.locator(spot(fighter)).click()
    stand_still(person)
    person.page.locator(spot("chest")).click(force=True)
    person.hears("The monsters come first")
    assert person.page.locator(".board .line p").inner_text() == person.speak()[-1]


def two_at_once(_table: Data, now: Data) -> bool:
    """Two monsters can be beaten by one."""
    return any(move["verb"] == "beat" and move["text"].endswith(" 2") for move in now["moves"])


def test_fewer_can_be_beaten_than_possible(come):
    person = look_at(come(), moment(two_at_once, options=NO_HEROES))
    move = next(text for text in offered(person) if text.startswith("beat") and text.endswith(" 2"))
    _beat, source, monster, _two = move.split()
    before = person.table["dungeon"][monster]
    ByKeys(person).do([f"beat {source} {monster} 1"])
    assert before - person.table["dungeon"][monster] == 1


def test_the_decision_shows_its_odds(come):
    person = look_at(come(), moment(can("seek"), odds="odds", options=NO_HEROES))
    stake = person.table["stake"]
    retire, seek = person.page.locator("[data-move=retire]"), person.page.locator("[data-move=seek]")
    assert f"+{stake['retire']} experience" in retire.inner_text()
    assert f"Level {stake['next']}" in seek.inner_text()
    seek.get_by_text("% to clear").wait_for()
    assert "on average" in seek.inner_text()


def test_without_odds_it_shows_what_is_at_stake(come):
    person = look_at(come(), moment(can("seek"), options=NO_HEROES))
    assert "%" not in person.page.locator("[data-move=seek]").inner_text()

"""The board of Deck Box Dungeons in every phase: for everybody, on a phone, in both languages, by keys and pointers."""

from __future__ import annotations

from typing import Any

import pytest

from .deck_box_moments import MOMENTS, in_combat, moment
from .hands import DOUBLE, PHONE
from .looks import DESK, in_turn, is_for_everybody, is_moving, stand_still, too_small, violations
from .person import Person
from .tables import look_at


@pytest.mark.parametrize("phase", MOMENTS)
def test_every_phase_is_for_everybody(come, phase: str):
    person = come(lang=in_turn(phase, MOMENTS), width=DESK, reduced_motion="reduce")
    is_for_everybody(look_at(person, MOMENTS[phase]))


@pytest.mark.parametrize("phase", ["hero", "place", "combat"])
def test_a_finger_meets_everything(come, phase: str):
    assert too_small(look_at(come(**PHONE), MOMENTS[phase]), ":is(button, summary)") == []


@pytest.mark.parametrize(("lang", "said"), [("en", "Hero 1 has it already."), ("fr", "Le héros 1 l’a déjà.")])
def test_a_card_that_cannot_be_taken_says_why(come, lang: str, said: str):
    ada = look_at(come(lang=lang, **PHONE), MOMENTS["second"])
    greyed = ada.page.locator(".cards button:disabled")
    greyed.filter(has_text=said).wait_for()
    assert greyed.count() == 2  # the hero who is taken, and the other face of the card
    assert all(each.locator(".reason").is_visible() for each in greyed.all())


@pytest.mark.parametrize(("lang", "said"), [("en", "and out of the game."), ("fr", "hors de la partie.")])
def test_a_hero_who_fell_says_so(come, lang: str, said: str):
    ada = look_at(come(lang=lang), MOMENTS["fallen"])
    ada.page.locator(".hero.fallen .reason").filter(has_text=said).wait_for()


def cell(person: Person, square: int) -> Any:
    """A square of the map."""
    return person.page.locator(f"[data-square='{square}']")


def foe(person: Person, attackable: bool) -> dict[str, Any]:
    """An enemy that can be attacked, or one that cannot, with what the view says of it."""
    table = person.table
    target = next(each for each in table["targets"] if (each["reason"] is None) == attackable)
    return {**next(each for each in table["enemies"] if each["letter"] == target["letter"]), **target}


# The map


def test_pointing_at_squares_shows_ways_and_lines_of_sight(come):
    ada = look_at(come(), MOMENTS["combat"])
    reach = max(ada.table["reach"], key=lambda each: each["cost"])
    cell(ada, reach["square"]).hover()
    points = ada.page.locator("polyline.path").first.get_attribute("points") or ""
    assert len(points.split()) == len(reach["path"]) + 1
    enemy = foe(ada, attackable=True)
    cell(ada, enemy["square"]).hover()
    ada.draw()
    assert ada.page.locator("line.sight.free").count() == 1
    assert enemy["name"]["en"] in ada.page.locator(".spotlight").inner_text()
    assert "dice" in ada.page.locator(".spotlight .button.go").first.inner_text()


def test_an_enemy_that_cannot_be_attacked_says_why(come):
    ada = look_at(come(), MOMENTS["combat"])
    enemy = foe(ada, attackable=False)
    cell(ada, enemy["square"]).hover()
    ada.page.locator(".spotlight .reason").wait_for()
    assert ada.page.locator(".spotlight .button").count() == 0
    stand_still(ada)
    ada.asks_nothing(lambda: cell(ada, enemy["square"]).click(force=True))


def test_a_finger_attacks_with_the_second_tap(come):
    ada = look_at(come(**PHONE), MOMENTS["combat"])
    before, played, enemy = ada.version, ada.situation["view"]["played"], foe(ada, attackable=True)
    cell(ada, enemy["square"]).tap()
    ada.page.locator(".spotlight .attack").wait_for()
    assert ada.version == before
    ada.page.wait_for_timeout(1000 * DOUBLE)
    ada.changed(lambda: cell(ada, enemy["square"]).tap())
    assert any(entry["verb"] in ("strike", "shoot") for entry in ada.log[played:])


def test_the_map_is_zoomed_by_keys_and_buttons_and_pushed_by_hand(come):
    ada = look_at(come(), MOMENTS["combat"])
    size = "parseFloat(document.querySelector('.world').style.getPropertyValue('--cell'))"
    place = "document.querySelector('.world').style.transform"
    before = ada.page.evaluate(size)
    for _tab in range(60):
        if ada.page.evaluate("document.activeElement?.role === 'gridcell'"):
            break
        ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("+")
    ada.draw()
    assert ada.page.evaluate(size) > before
    ada.button("Nearer").click()
    ada.button("Nearer").click()
    stand_still(ada)
    there = ada.page.evaluate(place)
    box = ada.page.locator("[role=grid]").bounding_box()
    assert box
    ada.page.mouse.move(box["x"] + 100, box["y"] + 100)
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] + 160, box["y"] + 160, steps=4)
    ada.asks_nothing(ada.page.mouse.up)  # a drag is no click
    assert ada.page.evaluate(place) != there
    ada.button("The whole map").click()
    ada.draw()
    assert ada.page.evaluate(size) <= before


def test_tab_goes_to_every_enemy_that_can_be_attacked(come):
    ada = look_at(come(), MOMENTS["combat"])
    stops = ada.page.locator("[role=gridcell][tabindex='0'].attack")
    attackable = [each for each in ada.table["targets"] if each["reason"] is None]
    assert stops.count() == len(attackable)


# The enemies' turn


def test_the_enemies_act_one_by_one_with_reasons(come):
    ada = look_at(come().stop_time(), MOMENTS["enemies"])
    before = ada.situation["view"]["played"]
    ada.changed(lambda: ada.page.keyboard.press("1"))
    turn = ada.page.locator(".turn")
    turn.wait_for()
    acts = [entry for entry in ada.log[before:] if entry["verb"] == "act"]
    assert f"1 of {len(acts)}" in turn.inner_text()
    turn.get_by_role("button", name="Step").click()
    for number, entry in enumerate(acts, start=1):
        ada.page.get_by_text(f"{number} of {len(acts)}").wait_for()
        assert f"{entry['said']['args']['letter']} acts." in turn.inner_text()
        ada.page.keyboard.press("n")
    turn.wait_for(state="detached")
    ada.page.get_by_role("button", name="Step through").click()
    turn.wait_for()
    ada.page.keyboard.press("Escape")
    turn.wait_for(state="detached")


def test_reduced_motion_is_no_motion(come):
    ada = look_at(come(reduced_motion="reduce"), MOMENTS["enemies"])
    ada.changed(lambda: ada.page.keyboard.press("1"))
    ada.draw()
    assert ada.page.locator(".turn").count() == 0
    assert not is_moving(ada)


# Odds, words, the past


def test_odds_are_shown_where_they_are_chosen(come):
    ada = look_at(come(), moment(in_combat, odds="odds"))
    cell(ada, foe(ada, attackable=True)["square"]).hover()
    ada.page.locator(".spotlight .odds").wait_for()
    assert "%" in ada.page.locator(".spotlight .odds").inner_text()
    ada.page.get_by_text("If everybody ends here: about").first.wait_for()
    assert violations(ada) == []
    bob = look_at(come(), MOMENTS["combat"])
    cell(bob, foe(bob, attackable=True)["square"]).hover()
    bob.rest()
    assert not any(url.endswith("/odds") for url in bob.fetched)
    assert bob.page.locator(".spotlight .odds").count() == 0


def test_s_tells_the_whole_situation(come):
    person = look_at(come(), MOMENTS["combat"])
    person.page.keyboard.press("s")
    person.hears("The Dimming Lamp, round", "health", "Enemies in the order they act: ")


def test_the_set_says_whose_it_is(come):
    for lang, text in (("en", "Under Wickmoor is a set of our own"), ("fr", "Sous Mècheval")):
        look_at(come(lang=lang), MOMENTS["hero"]).page.get_by_text(text).wait_for()


def test_looking_back_shows_the_map_as_it_was_and_offers_nothing(come):
    ada = look_at(come(), MOMENTS["combat"])
    ada.page.locator(".cell.walk").first.wait_for()
    ada.page.keyboard.press(",")
    ada.page.get_by_text("You are looking at").first.wait_for()
    ada.rest()
    assert ada.page.locator(".cell.walk, .cell.attack").count() == 0
    ada.page.keyboard.press("Escape")
    ada.page.locator(".cell.walk").first.wait_for()

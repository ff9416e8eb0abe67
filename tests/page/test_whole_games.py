"""Whole games in the browser: by keyboard alone, and by mouse."""

from __future__ import annotations

import pytest

from .hands import play_to_the_end
from .looks import is_moving, stand_still
from .one_card_moments import MOMENTS
from .players import ByKeys, ByMouse, play_on
from .tables import look_at


@pytest.mark.parametrize("hands", [ByKeys, ByMouse])
def test_a_game_is_played_from_the_first_roll_to_its_end(come, hands):
    ada = come().open_one_card(seed=5)
    its = hands(ada)
    play_to_the_end(ada, lambda: play_on(ada, its))
    assert ada.situation["state"] == "over"
    ada.page.get_by_text("You fell on level").first.wait_for()
    assert ada.situation["seed"] == 5


def test_one_click_on_the_first_screen_and_you_are_playing(come):
    ada = come().go()
    ada.button("Play").first.click()
    ada.until(lambda now: now["view"]["turn"] == "chance", "a table")
    ada.page.get_by_text("Roll the three energy dice.").first.wait_for()


def test_the_voice_says_every_event_once_and_in_order(come):
    ada = come(reduced_motion="reduce").open_one_card(seed=3)
    ada.page.evaluate(
        """() => {
            window.heard = []
            new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) =>
                window.heard.push(node.textContent.replaceAll('\\u00a0', ' ').trim()))))
                .observe(document.querySelector('#voice'), {childList: true, subtree: true})
        }"""
    )
    hands = ByKeys(ada)
    for _decision in range(6):
        play_on(ada, hands)
    ada.draw()
    heard = ada.page.evaluate("window.heard")
    told = ada.page.get_by_role("tabpanel").first.inner_text().replace("\u00a0", " ")
    sentences = [line for line in told.splitlines() if line.endswith(".") and not line.startswith("Level 1 begins")]
    assert len(sentences) >= 6
    events = [line for line in heard if line in sentences]
    assert events == sentences


def test_reduced_motion_is_no_motion(come):
    ada = come(reduced_motion="reduce").open_one_card()
    for _decision in range(5):
        play_on(ada, ByMouse(ada))
        assert not is_moving(ada)


def test_nothing_jumps_while_playing(come):
    ada = come().open_one_card()
    ada.page.evaluate(
        """() => {
            window.shift = 0
            new PerformanceObserver((list) => list.getEntries().forEach((each) => { window.shift += each.value }))
                .observe({type: 'layout-shift', buffered: false})
        }"""
    )
    for _decision in range(8):
        play_on(ada, ByKeys(ada))
    stand_still(ada)
    ada.draw()
    assert ada.page.evaluate("window.shift") < 0.02


def test_keys_undo_restart_and_step_through_the_log(come):
    ada = come().open_one_card()
    hands = ByKeys(ada)
    hands.roll()
    hands.give()
    ada.changed(lambda: ada.page.keyboard.press("z"))
    assert ada.table["phase"] == "give"
    hands.give()
    hands.to_tile(ada.table["reach"][0]["path"][0])
    ada.changed(lambda: ada.page.keyboard.press("Shift+Z"))
    assert ada.table["phase"] == "give"
    ada.page.keyboard.press(",")
    ada.page.get_by_text("You are looking at").first.wait_for()
    ada.page.keyboard.press(".")


def test_single_letter_keys_can_be_switched_off(come):
    ada = come().go("/settings")
    ada.page.get_by_label("Keys of a single character").click()
    ada.open_one_card()
    ByKeys(ada).roll()
    ByKeys(ada).give()
    ada.asks_nothing(lambda: ada.page.keyboard.press("z"))


def test_the_language_changes_in_the_middle_of_a_game(come):
    ada = come().open_one_card()
    ada.button("Français").first.click()
    ada.page.get_by_text("Lancez les trois dés d’énergie.").first.wait_for()
    assert ada.page.evaluate("document.documentElement.lang") == "fr"


def test_the_luck_of_a_finished_game_can_be_checked(come):
    ada = look_at(come(), MOMENTS["over"])
    ada.button("Check the luck").first.click()
    verdict = ada.page.locator(".verdict")
    verdict.wait_for()
    assert ada.situation["commitment"] in verdict.inner_text()
    assert "unfair" not in (verdict.get_attribute("class") or "")

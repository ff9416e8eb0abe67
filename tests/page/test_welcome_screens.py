"""The board of Welcome to the Dungeon in every phase: for everybody, on a phone, in both languages, with its odds."""

from __future__ import annotations

import numpy as np
import pytest

from .hands import PHONE, offered, open_table
from .looks import DESK, in_turn, is_for_everybody, is_moving, stand_still, too_small, violations
from .person import Person
from .tables import Far, look_at, sit_at, watch
from .welcome_moments import MOMENTS, TO_FLIP, bidding, deciding, last_card, moment
from .welcome_players import ByKeys, spot


@pytest.mark.parametrize("phase", MOMENTS)
def test_every_phase_is_for_everybody(come, phase: str):
    person = come(lang=in_turn(phase, MOMENTS), width=DESK, reduced_motion="reduce")
    is_for_everybody(look_at(person, MOMENTS[phase]))


@pytest.mark.parametrize("phase", ["place", "name", "choose"])
def test_a_finger_meets_everything(come, phase: str):
    assert too_small(look_at(come(**PHONE), MOMENTS[phase]), "button") == []


@pytest.mark.parametrize("size", [{"width": DESK}, PHONE])
def test_nothing_jumps_in_the_bidding(come, size):
    guests = [come(lang="fr", **size) for _seat in range(2)]
    far = Far(guests[0], moment(deciding("bid"), first_adventurer="rogue"))
    people = [sit_at(guest, far, seat) for seat, guest in enumerate(guests)]
    luck, places = np.random.default_rng(3), set()
    for _decision in range(12):
        person = people[far.mover]
        moves = [text for text in offered(person) if text != "pass"]
        if not moves:
            break
        far.play(moves[int(luck.integers(len(moves)))])
        for each in people:
            each.until(lambda now: now["version"] >= far.situation["version"], "the same version")
            places.add(tuple(each.page.evaluate(WHERE_THINGS_LIE)))
    assert len(places) == 1


WHERE_THINGS_LIE = """() => ['.dungeon', '.adventurer', '.tiles', '.stage'].flatMap((css) => {
    const board = document.querySelector('.board')
    const { x, y, width, height } = board.querySelector(css).getBoundingClientRect()
    return [x, y - board.getBoundingClientRect().y, width, height].map(Math.round)
})"""


# A card is turned over


# Notes how long a large card takes to turn over, and then holds it up, however slow the one who looks is.
SLOW_MOTION = """() => {
    window.turned = []
    document.addEventListener('animationstart', ({ target }) => {
        if (!target.matches('.large.turning .face')) return
        for (const motion of target.getAnimations()) {
            window.turned.push(motion.effect.getTiming().duration)
            motion.updatePlaybackRate(0.001)
        }
    })
}"""


def test_everybody_sees_a_card_turn_over_and_a_key_ends_it(come):
    ada, eve = come(), come()
    far = Far(ada, TO_FLIP)
    sit_at(ada, far)
    watch(eve, far)
    for person in (ada, eve):
        person.page.evaluate(SLOW_MOTION)
    ada.changed(lambda: ada.page.keyboard.press("Enter"))
    for person in (ada, eve):
        person.wait(lambda person=person: person.page.evaluate("window.turned.length"), "the card")
        assert person.page.evaluate("window.turned") == [400]
    assert is_moving(ada)
    ada.page.keyboard.press("Escape")
    assert not is_moving(ada)


def test_reduced_motion_is_no_motion(come):
    ada = look_at(come(reduced_motion="reduce"), TO_FLIP)
    while ada.table["phase"] == "flip":
        ada.changed(lambda: ada.page.keyboard.press("Enter"))
        assert not is_moving(ada)


def test_what_a_card_did_is_told_beside_it_also_after_a_reload(come):
    ada = look_at(come(), MOMENTS["flip"])
    events = [said for entry in ada.log if entry["said"]["id"] == "flip" for said in entry["events"]]
    assert str(events[-1]["args"]["hp"]) in ada.page.locator(".stage .text").inner_text()


# Keys and hands


def test_a_tile_tells_what_it_does_when_it_is_looked_at(come):
    ada = look_at(come(), MOMENTS["bid"])
    tile = ada.table["equipment"][0]
    ada.page.locator(spot("tile-1")).hover()
    ada.draw()
    assert tile["text"]["en"] in ada.page.locator(".stage .text").inner_text()


def test_a_tap_on_a_tile_that_cannot_be_used_tells_what_it_does(come):
    ada = look_at(come(**PHONE), MOMENTS["bid"])
    stand_still(ada)
    ada.asks_nothing(lambda: ada.page.locator(spot("tile-1")).tap(force=True))
    assert ada.table["equipment"][0]["text"]["en"] in ada.page.locator(".stage .text").inner_text()


def test_letters_can_be_switched_off(come):
    person = come().go("/settings")
    person.page.get_by_label("Keys of a single character").click()
    look_at(person, MOMENTS["name"])
    person.asks_nothing(lambda: person.page.keyboard.press("1"))
    assert person.page.locator(".board kbd").count() == 0


def test_s_tells_the_whole_situation(come):
    person = look_at(come(), MOMENTS["bid"])
    person.page.keyboard.press("s")
    person.hears("Round", "Cards in the dungeon: ", "Equipment: ", "Player 1: ", "draw a card, or pass")


def test_a_list_to_choose_from_waits_for_a_second_key(come):
    """One press too many must not choose: the focus goes to the title of the list."""
    ada = look_at(come(), moment(last_card))
    while ada.table["phase"] != "choose":
        hands = ByKeys(ada)
        hands.do("face" if "face" in offered(ada) else offered(ada)[0])
    ada.page.locator("#sheets:focus").wait_for()
    ada.asks_nothing(lambda: ada.page.keyboard.press("Enter"))


# Odds


def test_odds_are_off_unless_they_are_chosen(come):
    ada = open_table(come(), "welcome", seats=2, hot_seat=False)
    assert ada.situation["odds"] == "off"
    look_at(ada, MOMENTS["bid"])
    ada.draw()
    assert not any(url.endswith("/odds") for url in ada.fetched)
    assert ada.page.locator(".board .odds").count() == 0


def test_where_they_are_chosen_the_bid_shows_a_neutral_chance(come):
    ada = look_at(come(), moment(bidding, odds="odds"))
    odds = ada.page.locator(".stage .text")
    odds.get_by_text("neutral chance to survive").wait_for()
    assert "%" in odds.inner_text()
    assert "taken as random" in odds.inner_text()
    assert violations(ada) == []


# Looking back


def open_cards(person: Person) -> list[bool]:
    """For each card in the dungeon whether the board shows what it is."""
    open_ = "(cards) => cards.map((card) => card.querySelector('.face, .slip') !== null)"
    shown: list[bool] = person.page.locator(".dungeon li").evaluate_all(open_)
    return shown


def test_a_finished_round_is_replayed_with_open_cards(come):
    ada = look_at(come(), MOMENTS["choose"])
    cards = len(ada.table["dungeon"])
    ada.page.locator("[data-replay]").click()
    ada.page.get_by_text("You are looking at").first.wait_for()
    ada.rest()
    assert open_cards(ada) == []
    at = ada.page.locator("div.looking")
    for _move in range(80):
        before = at.inner_text()
        ada.page.keyboard.press(".")
        ada.wait(lambda before=before: at.inner_text() != before, "the next move")
        ada.rest()
        assert all(open_cards(ada))
        if len(open_cards(ada)) == cards:
            break
    assert len(open_cards(ada)) == cards
    ada.page.keyboard.press("Escape")
    ada.page.locator("#sheets").wait_for()


def test_at_the_end_every_round_can_be_replayed(come):
    ada = look_at(come(), MOMENTS["over"])
    rounds = ada.page.locator("[data-replay]")
    assert rounds.count() == ada.table["round"]
    rounds.first.click()
    ada.page.get_by_text("Round 1").first.wait_for()

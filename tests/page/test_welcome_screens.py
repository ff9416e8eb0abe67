"""The board of Welcome to the Dungeon in every phase: for everybody, on a phone, in both languages, with its odds."""

from __future__ import annotations

import numpy as np
import pytest

from .person import Person
from .test_screens import DESK, in_turn, is_for_everybody, violations
from .welcome_players import ByKeys, offered, open_table, spot
from .welcome_tables import MOMENTS, deciding, look_at, sit_at, sought, watch

PHONE = {"width": 360, "height": 740, "has_touch": True}
OURS = 44  # px, the size of what one touches
RUNNING = "document.getAnimations().filter((each) => each.playState === 'running').length"


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_phase_is_for_everybody(come, moment: str):
    person = come(lang=in_turn(moment, MOMENTS), width=DESK, reduced_motion="reduce")
    look_at(person, moment)
    is_for_everybody(person)


@pytest.mark.parametrize("moment", ["place", "name", "choose"])
def test_a_finger_meets_everything(come, moment: str):
    person = look_at(come(**PHONE), moment)
    sizes = person.page.evaluate(
        """() => [...document.querySelectorAll('.board button')].map((button) => {
            const { width, height } = button.getBoundingClientRect()
            return [button.textContent, Math.min(width, height)]
        })"""
    )
    assert sizes
    assert [name for name, size in sizes if size < OURS - 0.5] == []


@pytest.mark.parametrize("size", [{"width": DESK}, PHONE])
def test_nothing_jumps_in_the_bidding(come, size):
    far = sought(come(), deciding("bid"), first_adventurer="rogue")
    people = [sit_at(come(lang="fr", **size), far, seat) for seat in range(2)]
    luck, places = np.random.default_rng(3), set()
    for _decision in range(12):
        person = people[far.mover]
        moves = [text for text in offered(person) if text != "pass"]
        if not moves:
            break
        far.play(moves[int(luck.integers(len(moves)))])
        while far.situation["turn"] == "chance":
            far.step()
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


def test_everybody_sees_a_card_turn_over_and_a_key_ends_it(come):
    ada, eve = come(), come()
    far = sought(ada, deciding("flip", 3))
    sit_at(ada, far)
    watch(eve, far)
    ada.changed(lambda: ada.page.keyboard.press("Enter"))
    turned = "[...document.querySelectorAll('.large.turning .face')].flatMap((face) => face.getAnimations())"
    for person in (ada, eve):
        person.until(lambda now: now["version"] >= ada.version, "the same version")
        person.page.locator(".turning").first.wait_for()
        assert person.page.evaluate(f"{turned}.map((each) => each.effect.getTiming().duration)") == [400]
    ada.page.keyboard.press("Escape")
    assert ada.page.evaluate(RUNNING) == 0


def test_reduced_motion_is_no_motion(come):
    ada = come(reduced_motion="reduce")
    sit_at(ada, sought(ada, deciding("flip", 3)))
    while ada.table["phase"] == "flip":
        ada.changed(lambda: ada.page.keyboard.press("Enter"))
        assert ada.page.evaluate(RUNNING) == 0


def test_what_a_card_did_is_told_beside_it_also_after_a_reload(come):
    ada = look_at(come(), "flip")
    events = [said for entry in ada.log if entry["said"]["id"] == "flip" for said in entry["events"]]
    assert str(events[-1]["args"]["hp"]) in ada.page.locator(".stage .text").inner_text()


# Keys and hands


def test_a_tile_tells_what_it_does_when_it_is_looked_at(come):
    ada = look_at(come(), "bid")
    tile = ada.table["equipment"][0]
    ada.page.locator(spot("tile-1")).hover()
    assert tile["text"]["en"] in ada.page.locator(".stage .text").inner_text()


def test_a_tap_on_a_tile_that_cannot_be_used_tells_what_it_does(come):
    ada = look_at(come(**PHONE), "bid")
    before = ada.version
    ada.page.locator(spot("tile-1")).tap(force=True)
    assert ada.table["equipment"][0]["text"]["en"] in ada.page.locator(".stage .text").inner_text()
    assert ada.version == before


def test_letters_can_be_switched_off(come):
    person = come().go("/settings")
    person.page.get_by_label("Keys of a single character").click()
    look_at(person, "name")
    before = person.version
    person.page.keyboard.press("1")
    person.page.wait_for_timeout(200)
    assert person.version == before
    assert person.page.locator(".board kbd").count() == 0


def test_s_tells_the_whole_situation(come):
    person = look_at(come(), "bid")
    person.page.keyboard.press("s")
    person.page.wait_for_timeout(300)
    told = " ".join(person.speak())
    for part in ("Round", "Cards in the dungeon: ", "Equipment: ", "Player 1: ", "draw a card, or pass"):
        assert part in told


def test_a_list_to_choose_from_waits_for_a_second_key(come):
    """One press too many must not choose: the focus goes to the title of the list."""
    ada = come()
    sit_at(ada, sought(ada, lambda now: deciding("flip", 2)(now) and now["view"]["table"]["run"]["left"] == 1))
    while ada.table["phase"] != "choose":
        hands = ByKeys(ada)
        hands.do("face" if "face" in offered(ada) else offered(ada)[0])
    ada.page.locator("#sheets:focus").wait_for()
    before = ada.version
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_timeout(200)
    assert ada.version == before


# Odds


def test_odds_are_off_unless_they_are_chosen(come):
    ada = open_table(come(), seed=1, hot_seat=False)
    assert ada.situation["odds"] == "off"
    look_at(ada, "bid")
    ada.page.wait_for_timeout(500)
    assert ada.page.locator(".board .odds").count() == 0


def test_where_they_are_chosen_the_bid_shows_a_neutral_chance(come):
    ada = come()
    sit_at(ada, sought(ada, MOMENTS["bid"][0], odds="odds"))
    odds = ada.page.locator(".stage .text")
    odds.get_by_text("neutral chance to survive").wait_for()
    assert "%" in odds.inner_text()
    assert "taken as random" in odds.inner_text()
    assert violations(ada) == []


# Looking back


def open_cards(person: Person) -> list[bool]:
    """For each card in the dungeon whether the board shows what it is."""
    cards = person.page.locator(".dungeon li")
    return [bool(card.locator(".face, .slip").count()) for card in cards.all()]


def test_a_finished_round_is_replayed_with_open_cards(come):
    ada = look_at(come(), "choose")
    cards = len(ada.table["dungeon"])
    ada.page.locator("[data-replay]").click()
    ada.page.get_by_text("You are looking at").first.wait_for()
    assert open_cards(ada) == []
    for _move in range(80):
        ada.page.keyboard.press(".")
        ada.page.wait_for_timeout(120)
        assert all(open_cards(ada))
        if len(open_cards(ada)) == cards:
            break
    assert len(open_cards(ada)) == cards
    ada.page.keyboard.press("Escape")
    ada.page.locator("#sheets").wait_for()


def test_at_the_end_every_round_can_be_replayed(come):
    ada = look_at(come(), "over")
    rounds = ada.page.locator("[data-replay]")
    assert rounds.count() == ada.table["round"]
    rounds.first.click()
    ada.page.get_by_text("Round 1").first.wait_for()

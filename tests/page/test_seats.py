"""Seats on the page: asked for and given, played on by a bot, freed, and taken along to another device."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from .conftest import Browsers
from .hands import PHONE
from .looks import is_for_everybody
from .person import Person
from .server import Server
from .tables import Far, sit_at
from .welcome_moments import deciding, moment

IMPATIENT = {"UNDERCROFT_STAND_IN_SECONDS": "0.001", "UNDERCROFT_FREE_MINUTES": "0.0001"}
LEFT = 2  # the seat that its player has left
HIDDEN = moment(deciding("bid", 2), seats=3, first_adventurer="warrior")  # every seat may know a card


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody waits until others have been away for long."""
    server = Server(tmp_path_factory.mktemp("impatient"), **IMPATIENT)
    yield server
    server.kill()


@pytest.fixture(scope="module")
def browsers(browser: Browser, server: Server) -> Browsers:
    """Browsers at that server."""
    return Browsers(browser, server)


def with_an_empty_seat(person: Person) -> Far:
    """A table in the middle of a round, which the last of three has left."""
    far = Far(person, HIDDEN)
    answer = person.context.request.post(f"{person.address}/api/tables/{far.code}/leave", headers=far._key(LEFT))
    assert answer.ok, answer.text()
    return far


def show_table(person: Person, name: str = "Table") -> Person:
    """Open what is said about the table itself."""
    tab = person.page.get_by_role("tab", name=name).or_(person.page.get_by_role("button", name=name, exact=True))
    tab.first.click()
    return person.rest()


def kept(person: Person) -> list[dict[str, Any]]:
    """The keys in the browser."""
    return list(json.loads(person.page.evaluate("localStorage.getItem('undercroft.tables')")))


def come_to_ask(person: Person, far: Far, table: str = "Table", button: str = "Ask for the seat") -> Person:
    """Somebody asks for the empty seat."""
    person.go(f"/table/{far.code}")
    person.page.locator(".board").wait_for()
    show_table(person, table)
    person.page.locator("form input:visible").fill("Cy")
    person.button(button).click()
    person.until(lambda now: now["wish"] is not None, "the wish")
    return person


def test_a_seat_that_knows_something_is_asked_for_and_given(come):
    ada = come()
    far = with_an_empty_seat(ada)
    sit_at(ada, far, seat=0)
    bob = sit_at(come(lang="fr", **PHONE), far, seat=1)
    cy = come()
    cy.go(f"/table/{far.code}")
    show_table(cy)
    cy.page.get_by_text("if everybody at the table agrees").first.wait_for()
    come_to_ask(cy, far)
    card = ada.page.get_by_role("region", name=re.compile("Cy asks for the seat of"))
    card.get_by_role("button", name="I agree").focus()
    ada.page.keyboard.press("Enter")
    cy.until(lambda now: now["wish"]["agreed"] == [0], "the first answer")
    cy.page.get_by_text("Agreed so far: Ada").first.wait_for()
    card.wait_for(state="hidden")
    bob.page.get_by_role("button", name="D’accord").tap()
    cy.until(lambda now: now["seat"] == LEFT, "the seat")
    ada.until(lambda now: now["seats"][LEFT]["nickname"] == "Cy", "somebody new")
    ada.page.get_by_text("Cy sits down on seat 3: everybody at the table agreed.").first.wait_for()


def test_one_no_is_enough_and_whoever_asked_is_told(come):
    ada = come()
    far = with_an_empty_seat(ada)
    sit_at(ada, far, seat=0)
    cy = come_to_ask(come(lang="fr", **PHONE), far, "Table", "Demander la place")
    ada.page.get_by_role("button", name="No", exact=True).click()
    cy.page.get_by_text("La table préfère que non").locator("visible=true").first.wait_for()
    assert cy.situation["seat"] is None
    cy.button("Demander la place").click()
    cy.until(lambda now: now["wish"] is not None, "another wish")
    cy.button("Ne plus demander").click()
    ada.until(lambda now: now["wish"] is None, "no wish any more")


def test_it_is_said_aloud_that_somebody_asks(come):
    ada = come()
    far = with_an_empty_seat(ada)
    sit_at(ada, far, seat=0)
    come_to_ask(come(), far)
    ada.page.locator("[aria-live]").get_by_text("Cy asks for the seat of").first.wait_for(state="attached")


def test_who_is_away_on_their_turn_is_seen_and_a_bot_plays_on(come):
    bob = come()
    far = Far(bob, HIDDEN)
    away, me = far.mover, (far.mover + 1) % 3
    sit_at(bob, far, seat=me)
    bob.until(lambda now: now["may"]["stand_in"], "somebody away")
    turn = bob.page.get_by_role("banner").or_(bob.page.locator("header")).locator("li.turn")
    turn.get_by_text("away").first.wait_for()
    bob.page.get_by_text("everybody waits for them").wait_for()
    bob.button("Let a bot play on").first.click()
    bob.until(lambda now: now["seats"][away]["stand_in"] or now["turn"] != away, "a bot")
    bob.page.get_by_text(re.compile("is away: .* lets a bot play on")).first.wait_for()


def test_whoever_opened_the_table_frees_a_seat_and_lets_a_bot_play_there(come):
    ada = come()
    far = Far(ada, HIDDEN)
    show_table(sit_at(ada, far, seat=0))
    ada.until(lambda now: now["may"]["free"], "somebody gone")
    ada.button("Free the seat of Bob").click()
    ada.until(lambda now: now["seats"][1]["kind"] == "free", "a free seat")
    ada.page.get_by_label("Seat 2").select_option("easy")
    ada.until(lambda now: now["seats"][1]["bot"] == "easy", "a bot")
    ada.page.get_by_role("tab", name="Log").click()
    ada.page.get_by_text("Ada frees the seat of Bob").first.wait_for()
    ada.page.get_by_text("Ada lets a bot play seat 2 (easy).").first.wait_for()


def test_others_let_the_usual_bot_play_where_somebody_left(come):
    bob = come()
    far = with_an_empty_seat(bob)
    show_table(sit_at(bob, far, seat=1))
    assert bob.page.get_by_label("Seat 3").count() == 0
    bob.button("Let a bot play seat 3").click()
    bob.until(lambda now: now["seats"][LEFT]["bot"] == "normal", "a bot")


def test_a_private_link_takes_a_seat_along_to_another_device(come):
    ada = come()
    far = Far(ada, HIDDEN)
    show_table(sit_at(ada, far, seat=0))
    ada.button("Show my private link").click()
    link = ada.page.get_by_label("Private link to your seat", exact=True).input_value()
    ada.page.get_by_role("img", name="QR code of the private link").wait_for()
    path = link.removeprefix(ada.address)
    phone = come(lang="fr", **PHONE).go(path)
    phone.page.get_by_text("Continuer ici comme Ada").wait_for()
    assert is_clean(phone)
    phone.button("M’asseoir ici").click()
    phone.until(lambda now: now["seat"] == 0, "the seat")
    assert "key" not in phone.page.url
    phone.page.reload()
    phone.page.locator(".board").wait_for()
    assert [table["code"] for table in kept(phone)] == [far.code]


def is_clean(person: Person) -> bool:
    is_for_everybody(person)
    return True


def test_a_key_that_does_not_open_is_kept_and_tried_again(come):
    ada = come()
    far = Far(ada, HIDDEN)
    good, bad = far.tokens[0], f"{far.tokens[0][:-2]}xx"
    ada.keep("tables", [{"code": far.code, "game": "welcome", "seat": 0, "token": bad, "when": 0}])
    ada.go(f"/table/{far.code}")
    ada.page.get_by_text("Your key does not open this seat now").first.wait_for()
    ada.until(lambda now: now["seat"] is None, "the table")
    assert [table["token"] for table in kept(ada)] == [bad]
    ada.page.evaluate(
        "tables => localStorage.setItem('undercroft.tables', tables)", json.dumps([{**kept(ada)[0], "token": good}])
    )
    ada.button("Try again").click()
    ada.until(lambda now: now["seat"] == 0, "the seat")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_of_it_is_for_everybody(come, lang: str):
    ada = come(lang=lang)
    far = with_an_empty_seat(ada)
    show_table(sit_at(ada, far, seat=0))
    ada.until(lambda now: now["may"]["free"], "somebody gone")
    is_for_everybody(ada)
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    ada.button({"en": "Show my private link", "fr": "Montrer mon lien privé"}[lang]).first.click()
    ada.page.locator("svg[role=img][aria-label*=QR]").wait_for()
    is_for_everybody(ada)
    ask = {"en": "Ask for the seat", "fr": "Demander la place"}[lang]
    cy = come_to_ask(come(lang=lang), far, "Table", ask)
    ada.until(lambda now: now["may"]["answer"], "to be asked")
    for person in (ada, cy):
        is_for_everybody(person)

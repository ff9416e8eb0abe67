"""Welcome to the Dungeon in the browser: whole games by keys and by touch, and what must not be seen."""

from __future__ import annotations

import json
import re
from typing import Any

import numpy as np
import pytest

from .hands import PHONE, join, open_table, played, same_version, start
from .person import Person
from .tables import Far, sit_at
from .welcome_moments import deciding, first_begins, moment
from .welcome_players import LUCK, ByKeys, ByTouch, Hands, play_round_one_screen

GAME = "welcome"


@pytest.mark.parametrize(("hands", "lang", "seats"), [(ByKeys, "en", 2), (ByTouch, "fr", 3)])
def test_a_game_goes_round_on_one_device_with_a_curtain(come, hands, lang: str, seats: int):
    ada = come(lang=lang, **(PHONE if hands is ByTouch else {}))
    its = hands(open_table(ada, GAME, seed=seats, seats=seats))
    curtains = play_round_one_screen(its, np.random.default_rng(seats))
    assert played(ada, *LUCK) == its.meant
    assert curtains > seats
    assert ada.sideways() <= 0
    ada.page.locator(".board .won").first.wait_for()


def test_two_browsers_play_a_game_and_keep_their_secrets(come):
    ada = open_table(come(), GAME, seed=5, seats=2, hot_seat=False)
    bob = join(come(lang="fr", **PHONE), ada.situation["code"])
    start(ada, bob)
    hands: list[Hands] = [ByKeys(ada), ByTouch(bob)]
    meant: list[str] = []
    luck = np.random.default_rng(5)
    for _decision in range(300):
        same_version(ada, bob)
        for person in (ada, bob):
            assert_only_own_cards(person)
        turn = ada.situation["turn"]
        if turn == "over":
            break
        hands[turn].play_on(luck)
        meant.append(hands[turn].meant[-1])
    assert ada.situation["state"] == "over"
    assert played(ada, *LUCK) == meant
    assert ada.table["result"] == bob.table["result"]


def assert_only_own_cards(person: Person) -> None:
    """A view has no card that another seat has drawn, until the round is over."""
    table, me = person.table, person.situation["seat"]
    if table["phase"] in ("choose", "over"):
        return
    assert table["hand"] is None or table["seat"] == me
    assert all(card["monster"] is None for card in table["dungeon"] if card["by"] != me and not card["turned"])
    assert all(tile["monster"] is None for tile in table["equipment"] if tile["by"] not in (None, me))


# The page of one player must be the same, whatever another has drawn


class Ears:
    """Everything that comes over the line to a page."""

    def __init__(self, person: Person) -> None:
        self.heard: list[str] = []
        person.page.on("websocket", lambda line: line.on("framereceived", self._hear))
        person.page.on("response", self._read)

    def _hear(self, frame: str | bytes) -> None:
        self.heard.append(str(frame))

    def _read(self, answer: Any) -> None:
        if "/api/tables/" in answer.url:
            self.heard.append(answer.text())

    def all(self, code: str) -> list[str]:
        """What has come, without what differs from table to table."""
        return [_alike(text, code) for text in self.heard]


def _alike(text: str, code: str) -> str:
    return re.sub(r'"commitment":\s*"[0-9a-f]+"', '"commitment":""', text).replace(code, "CODE")


def other_page(bob: Person, far: Far, verbs: tuple[str, ...]) -> tuple[str, list[str], str]:
    """The card that the first player draws, and what the other one's browser hears and shows of it."""
    ears, card = Ears(bob), ""
    sit_at(bob, far, seat=1)
    for verb in verbs:
        far.play(verb)
        bob.until(lambda now: now["version"] >= far.situation["version"], "the same version")
        card = (far.seen_by(0)["view"]["table"]["hand"] or {}).get("id", card)
    bob.rest()
    board = bob.page.locator("main").inner_html() + bob.page.locator("aside").inner_html()
    return card, ears.all(far.code), _alike(board, far.code)


@pytest.mark.parametrize("verbs", [("draw",), ("draw", "add"), ("draw", "aside 2")])
def test_another_browser_shows_the_same_whatever_card_was_drawn(come, verbs):
    seed, pages = 0, []
    for _page in range(3):
        bob = come(reduced_motion="reduce").stop_time()  # a line that is quiet for long is asked whether it is there
        far = Far(bob, moment(first_begins, after=seed, first_adventurer="warrior"))
        seed = far.seed
        pages.append(other_page(bob, far, verbs))
    assert len({card for card, _heard, _shown in pages}) > 1
    assert {json.dumps(heard) for _card, heard, _shown in pages} == {json.dumps(pages[0][1])}
    assert {shown for _card, _heard, shown in pages} == {pages[0][2]}


def test_the_one_who_drew_sees_the_card_large_and_what_stops_it(come):
    ada = come()
    far = Far(ada, moment(deciding("place"), first_adventurer="warrior"))
    sit_at(ada, far)
    hand = far.table["hand"]
    card = ada.page.locator(".stage .monster.large .face")
    assert card.locator("b").inner_text() == str(hand["power"])
    stops = next(line["stopped_by"] for line in far.table["monsters"] if line["id"] == hand["id"])
    said = ada.page.locator(".stage .text").inner_text()
    assert ("No tile stops it" in said) == (stops == [])
    assert "Only you see it" in said

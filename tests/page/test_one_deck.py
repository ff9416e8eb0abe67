"""One Deck Dungeon in the browser: whole games by keys and by touch, alone and together, in both languages."""

from __future__ import annotations

import numpy as np
import pytest

import undercroft as uc

from .one_deck_players import ByKeys, ByTouch, Hands, open_table, plan, play_to_the_end
from .person import Person

PHONE = {"width": 360, "height": 740, "has_touch": True}
FOLLOWS = ("pick", "done")  # belongs to the move before


def played(person: Person) -> list[str]:
    """The moves of the people at a finished table, from its record."""
    answer = person.context.request.get(f"{person.address}/api/tables/{person.situation['code']}/record")
    verbs = uc.load("one_deck").verbs
    moves = [verbs.move(move) for move in answer.json()["moves"]]
    return [move.text for move in moves if move.verb not in ("die", "card", *FOLLOWS)]


def meant(*hands: Hands) -> list[str]:
    """What was meant to be played."""
    return [text for each in hands for text in each.meant if text.split()[0] not in FOLLOWS]


@pytest.mark.parametrize(("hands", "lang", "seed"), [(ByKeys, "en", 4), (ByTouch, "fr", 2)])
def test_a_game_alone_is_played_to_its_end(come, hands, lang: str, seed: int):
    ada = come(lang=lang, **(PHONE if hands is ByTouch else {}))
    open_table(ada, seed=seed)
    its = hands(ada)
    play_to_the_end(its, np.random.default_rng(seed))
    assert ada.sideways() <= 0
    assert played(ada) == meant(its)
    ada.page.locator("[data-stage=end]").wait_for()


def test_two_browsers_play_a_game_and_see_the_same(come):
    ada = open_table(come(), seats=2, seed=5, hot_seat=False)
    bob = come(lang="fr", **PHONE).go(f"/table/{ada.situation['code']}")
    bob.page.get_by_role("button", name="S’asseoir").first.tap()
    bob.until(lambda now: now["seat"] is not None, "a seat")
    ada.button("Start").first.click()
    hands: list[Hands] = [ByKeys(ada), ByTouch(bob)]
    luck = np.random.default_rng(5)
    for _decision in range(600):
        for person in (ada, bob):
            person.until(lambda now: now["version"] >= max(ada.version, bob.version), "the same version")
        if ada.situation["state"] == "over":
            break
        turn = ada.situation["turn"]
        if turn == "chance":
            hands[ada.table["rolling"]["by"]].roll()
        else:
            hands[turn].do(plan(hands[turn].person, luck))
    assert ada.situation["state"] == "over"
    assert ada.table == bob.table
    assert sorted(played(ada)) == sorted(meant(*hands))


def test_four_heroes_fight_two_encounters(come):
    ada = open_table(come(), seed=3, heroes="four")
    hands, luck = ByKeys(ada), np.random.default_rng(3)
    stages, pairs = set(), set()
    for _decision in range(200):
        table = ada.table
        stages.add(table["phase"])
        if table["phase"] == "act":
            pairs.add(tuple(table["pairs"][0]))
            assert ada.page.locator(".tray").count() == 2
            assert ada.page.locator("[aria-label='Two pairs'] li").count() == 2
        if table["phase"] == "loot" and len(pairs) == 2:
            break
        hands.roll() if ada.situation["turn"] == "chance" else hands.do(plan(ada, luck))
    assert {"split", "act", "loot"} <= stages
    assert len(pairs) == 2
    assert set(next(iter(pairs))).isdisjoint(*list(pairs)[1:])


def test_one_click_on_the_first_screen_begins_the_guided_game(come):
    ada = come().go("/")
    ada.button("Play a guided first game of One Deck Dungeon").click()
    ada.until(lambda now: now["game"] == "one_deck", "the table")
    assert ada.table["lesson"]["step"] == 1
    assert "each turn begins with two cards" in ada.page.locator(".lesson").inner_text()

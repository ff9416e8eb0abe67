"""Dungeon Roll in the browser: whole games by keys and by touch, alone and together, in both languages."""

from __future__ import annotations

import numpy as np
import pytest

import undercroft as uc

from .dungeon_roll_players import ByKeys, ByTouch, Hands, offered, open_table, plan, play_to_the_end
from .person import Person

PHONE = {"width": 360, "height": 740, "has_touch": True}


def played(person: Person) -> list[str]:
    """The moves of the people at a finished table, from its record."""
    answer = person.context.request.get(f"{person.address}/api/tables/{person.situation['code']}/record")
    verbs = uc.load("dungeon_roll").verbs
    luck = ("die", "monster", "draw", "deal")
    moves = [verbs.move(move) for move in answer.json()["moves"]]
    return [move.text for move in moves if move.verb not in luck]


@pytest.mark.parametrize(("hands", "lang", "seed"), [(ByKeys, "en", 1), (ByTouch, "fr", 4)])
def test_a_game_alone_is_played_to_its_end(come, hands, lang: str, seed: int):
    ada = come(lang=lang, **(PHONE if hands is ByTouch else {}))
    open_table(ada, seed=seed, hero_set="all")
    its = hands(ada, lang)
    play_to_the_end(its, np.random.default_rng(seed))
    assert ada.sideways() <= 0
    assert played(ada) == its.meant
    ada.page.get_by_text({"en": "Your rank", "fr": "Votre rang"}[lang]).first.wait_for()


@pytest.mark.parametrize(("seats", "hands"), [(2, ByKeys), (3, ByTouch)])
def test_a_game_goes_round_on_one_device(come, seats: int, hands):
    ada = come(**(PHONE if hands is ByTouch else {}))
    open_table(ada, seats=seats, seed=seats, heroes="choose")
    its = hands(ada)
    play_to_the_end(its, np.random.default_rng(seats), deep=False)
    assert played(ada) == its.meant
    assert len(ada.situation["seats"]) == seats


def test_two_browsers_play_a_game_and_see_the_same(come):
    ada = open_table(come(), seats=2, seed=7, hot_seat=False)
    bob = come(lang="fr", **PHONE).go(f"/table/{ada.situation['code']}")
    bob.page.get_by_role("button", name="S’asseoir").first.tap()
    bob.until(lambda now: now["seat"] is not None, "a seat")
    ada.button("Start").first.click()
    hands: list[Hands] = [ByKeys(ada), ByTouch(bob, "fr")]
    luck = np.random.default_rng(7)
    for _decision in range(400):
        for person in (ada, bob):
            person.until(lambda now: now["version"] >= max(ada.version, bob.version), "the same version")
        if ada.situation["state"] == "over":
            break
        turn = ada.situation["turn"]
        if turn == "chance":
            hands[ada.table["rolling"]["by"]].roll()
        else:
            hands[turn].do(plan(hands[turn].person, luck, deep=False))
    assert ada.situation["state"] == "over"
    assert ada.table == bob.table
    assert sorted(played(ada)) == sorted(hands[0].meant + hands[1].meant)


def test_a_move_is_taken_back_with_a_key(come):
    ada = open_table(come(), seed=1, heroes="none")
    hands, luck = ByKeys(ada), np.random.default_rng(1)
    while not any(text.startswith("beat") for text in offered(ada)):
        hands.roll() if ada.situation["turn"] == "chance" else hands.do(plan(ada, luck))
    before = ada.table
    hands.do([next(text for text in offered(ada) if text.startswith("beat"))])
    ada.changed(lambda: ada.page.keyboard.press("z"))
    assert ada.table == before

"""Dungeon Roll in the browser: whole games by keys and by touch, alone and together, in both languages."""

from __future__ import annotations

import numpy as np
import pytest

from .dungeon_roll_players import LUCK, ByKeys, ByTouch, Hands
from .hands import PHONE, join, offered, open_table, play_to_the_end, play_together, played, start

GAME = "dungeon_roll"


@pytest.mark.parametrize(("hands", "lang", "seed"), [(ByKeys, "en", 1), (ByTouch, "fr", 4)])
def test_a_game_alone_is_played_to_its_end(come, hands, lang: str, seed: int):
    ada = come(lang=lang, **(PHONE if hands is ByTouch else {}))
    open_table(ada, GAME, seed=seed, hero_set="all")
    its, luck = hands(ada, lang), np.random.default_rng(seed)
    play_to_the_end(ada, lambda: its.play_on(luck))
    assert ada.sideways() <= 0
    assert played(ada, *LUCK) == its.meant
    ada.page.get_by_text({"en": "Your rank", "fr": "Votre rang"}[lang]).first.wait_for()


@pytest.mark.parametrize(("seats", "hands"), [(2, ByKeys), (3, ByTouch)])
def test_a_game_goes_round_on_one_device(come, seats: int, hands):
    ada = come(**(PHONE if hands is ByTouch else {}))
    open_table(ada, GAME, seats=seats, seed=seats, heroes="choose")
    its, luck = hands(ada), np.random.default_rng(seats)
    play_to_the_end(ada, lambda: its.play_on(luck, deep=False))
    assert played(ada, *LUCK) == its.meant
    assert len(ada.situation["seats"]) == seats


def test_two_browsers_play_a_game_and_see_the_same(come):
    ada = open_table(come(), GAME, seats=2, seed=7, hot_seat=False)
    bob = join(come(lang="fr", **PHONE), ada.situation["code"])
    start(ada, bob)
    hands: list[Hands] = [ByKeys(ada), ByTouch(bob, "fr")]
    luck = np.random.default_rng(7)
    play_together(ada, bob, lambda seat: hands[seat].play_on(luck, deep=False))
    assert ada.table == bob.table
    assert sorted(played(ada, *LUCK)) == sorted(hands[0].meant + hands[1].meant)


def test_a_move_is_taken_back_with_a_key(come):
    ada = open_table(come(), GAME, seed=1, heroes="none")
    hands, luck = ByKeys(ada), np.random.default_rng(1)
    while not any(text.startswith("beat") for text in offered(ada)):
        hands.play_on(luck)
    before = ada.table
    hands.do([next(text for text in offered(ada) if text.startswith("beat"))])
    ada.changed(lambda: ada.page.keyboard.press("z"))
    assert ada.table == before

"""One Deck Dungeon in the browser: whole games by keys and by touch, alone and together, in both languages."""

from __future__ import annotations

import numpy as np
import pytest

from .hands import PHONE, join, open_table, play_to_the_end, play_together, played, start
from .one_deck_players import FOLLOWS, LUCK, ByKeys, ByTouch, Hands

GAME = "one_deck"


def meant(*hands: Hands) -> list[str]:
    """What was meant to be played."""
    return [text for each in hands for text in each.meant if text.split()[0] not in FOLLOWS]


@pytest.mark.parametrize(("hands", "lang", "seed"), [(ByKeys, "en", 4), (ByTouch, "fr", 2)])
def test_a_game_alone_is_played_to_its_end(come, hands, lang: str, seed: int):
    ada = come(lang=lang, **(PHONE if hands is ByTouch else {}))
    open_table(ada, GAME, seed=seed)
    its, luck = hands(ada), np.random.default_rng(seed)
    play_to_the_end(ada, lambda: its.play_on(luck))
    assert ada.sideways() <= 0
    assert played(ada, *LUCK, *FOLLOWS) == meant(its)
    ada.page.locator("[data-stage=end]").wait_for()


def test_two_browsers_play_a_game_and_see_the_same(come):
    ada = open_table(come(), GAME, seats=2, seed=5, hot_seat=False)
    bob = join(come(lang="fr", **PHONE), ada.situation["code"])
    start(ada, bob)
    hands: list[Hands] = [ByKeys(ada), ByTouch(bob)]
    luck = np.random.default_rng(5)
    play_together(ada, bob, lambda seat: hands[seat].play_on(luck))
    assert ada.table == bob.table
    assert sorted(played(ada, *LUCK, *FOLLOWS)) == sorted(meant(*hands))


def test_four_heroes_fight_two_encounters(come):
    ada = open_table(come(), GAME, seed=3, heroes="four")
    hands, luck = ByKeys(ada), np.random.default_rng(3)
    stages, pairs = set(), set()
    for _decision in range(200):
        ada.draw()
        table = ada.table
        stages.add(table["phase"])
        if table["phase"] == "act":
            pairs.add(tuple(table["pairs"][0]))
            assert ada.page.locator(".tray").count() == 2
            assert ada.page.locator("[aria-label='Two pairs'] li").count() == 2
        if table["phase"] == "loot" and len(pairs) == 2:
            break
        hands.play_on(luck)
    assert {"split", "act", "loot"} <= stages
    assert len(pairs) == 2
    assert set(next(iter(pairs))).isdisjoint(*list(pairs)[1:])


def test_one_click_on_the_first_screen_begins_the_guided_game(come):
    ada = come().go("/")
    ada.button("Play a guided first game of One Deck Dungeon").click()
    ada.until(lambda now: now["game"] == "one_deck", "the table")
    assert ada.table["lesson"]["step"] == 1
    assert "each turn begins with two cards" in ada.page.locator(".lesson").inner_text()

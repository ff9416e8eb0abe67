"""Verbs that random games come upon too seldom: here they are put into words on purpose."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.words import Said

from .set_up import ARCHER, GUARD, THIEF, WITCH, Table, quiet, situation

FOE = {"a": "green_melee 2 1e6"}


def falling() -> Table:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1b2"], FOE).give(2, "phoenix_ash")
    table.record["health"][0] = 1
    return quiet(table.go_on()).play("act a").roll(5, 1, 1).roll(1)


def rerolling() -> Table:
    return situation(enemies=FOE).give(1, "chandlers_token").play("strike a").roll(1, 1, 6)


def with_wicks() -> Table:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1e4"], quest="three_wicks")
    return table.set(objects=[1, 0, 0, 0], dropped=[-1, 1 * 40, -1, -1], dropped_objects=[0, 1, 0, 0])


def bursting() -> Table:
    return situation([f"{WITCH} 1e3", f"{GUARD} 1b2"], {"a": "green_melee 2 1e8"}).set(energy=[5, 0, 0, 0]).play("cast")


def holding() -> Table:
    foes = {"a": "green_melee 2 1e7", "b": "blue_melee 2 1b8"}
    return situation(enemies=foes).give(1, "stillness_scroll").use("stillness_scroll").play("at a")


def tied() -> Table:
    heroes = [f"{GUARD} 1d5", "roux long_bill mending_hymn 1f5"]
    return quiet(situation(heroes, {"a": "green_melee 2 1e5"})).play("act a")


SITUATIONS = {
    "save": falling,
    "fall": falling,
    "again": rerolling,
    "keep": rerolling,
    "throw": lambda: rerolling().play("again 1"),
    "hand": with_wicks,
    "pick": with_wicks,
    "spot": bursting,
    "enough": holding,
    "look": lambda: situation(rooms=(2,)).give(1, "foresight_scroll").use("foresight_scroll"),
    "stop": lambda: situation([f"{THIEF} 1e5", f"{GUARD} 1b2"]).set(energy=[2, 0, 0, 0]).play("cast"),
    "tie": tied,
}


@rule("DB-12")
@pytest.mark.parametrize("verb", SITUATIONS)
def test_a_rare_move_is_offered_and_told_in_both_languages(verb: str) -> None:
    table = SITUATIONS[verb]()
    moves = [move for move in table.match.moves() if move.verb == verb]
    assert moves
    for language in LANGUAGES:
        words = table.match.game.words(language)
        assert words.put(table.match.prompt())
        for kind in ("move", "done"):
            said = table.match.say(moves[0])
            text = words.put(Said(f"{kind}-{said.id}", said.args))
            assert text.strip() == text != ""

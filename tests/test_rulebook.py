"""Every rule of every game's rulebook is proved by a test, and told to players in both languages."""

from __future__ import annotations

import re
from itertools import groupby

import pytest
import yaml

import undercroft as uc
from undercroft.engine.game import games

from .rulebook import NOT_TESTABLE, rules_named

OURS = [uc.load(id) for id in games() if uc.load(id).package.startswith("undercroft.")]
EVERY_GAME = pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
NO_BREAK = "\u00a0\u202f"


def rulebook(game: uc.Game) -> dict[str, dict[str, str]]:
    return yaml.safe_load((game.folder / "rulebook.yaml").read_text(encoding="utf-8"))


@EVERY_GAME
def test_every_rule_is_named_by_a_test(game: uc.Game) -> None:
    named = rules_named()
    assert [id for id in rulebook(game) if id not in named and id not in NOT_TESTABLE] == []


def test_no_test_names_a_rule_that_is_in_no_rulebook() -> None:
    known = {id for game in OURS for id in rulebook(game)}
    assert {id: tests for id, tests in rules_named().items() if id not in known} == {}


def test_what_cannot_be_tested_is_a_rule_without_a_test_and_has_a_reason() -> None:
    known = {id for game in OURS for id in rulebook(game)}
    assert set(NOT_TESTABLE) <= known - set(rules_named())
    assert all(reason.strip() for reason in NOT_TESTABLE.values())


@EVERY_GAME
def test_rules_are_numbered_without_gaps(game: uc.Game) -> None:
    """A rulebook may hold several series, each with letters of its own: the game's, and an expansion's."""
    ids = list(rulebook(game))
    series = [list(group) for _letters, group in groupby(ids, lambda id: id.split("-")[0])]
    assert len({group[0].split("-")[0] for group in series}) == len(series), "each series stands together"
    for group in series:
        letters = group[0].split("-")[0]
        assert group == [f"{letters}-{number:02}" for number in range(1, len(group) + 1)]


@EVERY_GAME
def test_every_rule_is_told_in_both_languages(game: uc.Game) -> None:
    for id, rule in rulebook(game).items():
        assert set(rule) == {"en", "fr"}, id
        assert all(text.endswith((".", "!", ")")) for text in rule.values()), id


@EVERY_GAME
def test_rules_are_set_as_a_printer_would(game: uc.Game) -> None:
    for id, rule in rulebook(game).items():
        assert "'" not in rule["en"] + rule["fr"], f"{id}: a straight apostrophe"
        assert not re.search(rf"[^{NO_BREAK}][:;!?]", rule["fr"]), f"{id}: French has a no-break space before : ; ! ?"


@pytest.mark.parametrize("source", ['@rule("XX-01", "XX-02")', '@rule("XX-01")\n@rule("XX-02")'])
def test_ids_are_found_in_the_source_of_a_test(source: str) -> None:
    from .rulebook import _rules_in

    found = list(
        _rules_in(f"{source}\ndef test_it(): ...\n\n@rule('XX-03')\ndef helper(): ...\n\n@rule\ndef test_other(): ...")
    )
    assert found == [("test_it", "XX-01"), ("test_it", "XX-02")]

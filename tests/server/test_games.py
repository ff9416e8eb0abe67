"""What the server tells about games."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

import undercroft as uc
from undercroft.server.http.routes.games import _info, _rules
from undercroft.server.wire import tables as wire

from .guests import Served, checked, refused


async def test_every_game_is_listed_with_what_a_menu_needs(served: Served) -> None:
    games = checked(await served.http.get("/api/games"), list[wire.GameInfo])
    assert [game["id"] for game in games] == uc.games()
    heads = next(game for game in games if game["id"] == "heads")
    assert heads["name"] == {"en": "Heads", "fr": "Pile ou face"}
    assert heads["seats"] == [2, 3]
    assert heads["has_secrets"] is True
    assert heads["options"] == [
        {"name": "length", "values": ["short", "long"], "default": "short", "groups": None, "places": None},
        {"name": "charms", "values": ["yes", "no"], "default": "yes", "groups": None, "places": None},
    ]
    deck = next(game for game in games if game["id"] == "one_deck")
    talents = next(option for option in deck["options"] if option["name"] == "talents")
    assert (talents["places"], talents["groups"][0][0], talents["default"]) == (4, "veteran", "none")
    assert [game["id"] for game in games if game["has_campaign"]] == ["one_deck"]


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_games_words_are_its_fluent_file(served: Served, language: str) -> None:
    response = await served.http.get(f"/api/games/heads/words/{language}")
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert response.text == (uc.load("heads").folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")


async def test_a_games_rules_come_in_both_languages(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rulebook.yaml").write_text("HD-01: { en: Toss., fr: Lancez. }\nHD-02: { en: Stop., fr: Assez. }\n")
    ruled = dataclasses.replace(uc.load("heads"))
    ruled.__dict__["folder"] = tmp_path
    monkeypatch.setattr("undercroft.server.http.routes.games.find_game", lambda _id: ruled)
    _rules.cache_clear()
    rules = checked(await served.http.get("/api/games/heads/rules/fr"), list[wire.RuleText])
    assert rules == [{"id": "HD-01", "text": "Lancez."}, {"id": "HD-02", "text": "Assez."}]
    _rules.cache_clear()


async def test_what_is_not_there_is_refused(served: Served) -> None:
    refused(await served.http.get("/api/games/chess/words/en"), 404, "no_game")
    refused(await served.http.get("/api/games/heads/words/de"), 404, "no_language")
    refused(await served.http.get("/api/games/heads/words/..%2Fbox.yaml"), 404, "not_found")
    refused(await served.http.get("/api/games/heads/rules/en"), 404, "no_rules")
    refused(await served.http.get("/api/games/chess/rules/en"), 404, "no_game")
    refused(await served.http.get("/api/no/such/thing"), 404, "not_found")
    refused(await served.http.delete("/api/games"), 405, "not_allowed")


async def test_long_answers_are_packed_for_slow_lines(served: Served) -> None:
    answer = await served.http.get("/api/games/one_card/words/en", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "prompt-act" in answer.text


async def test_heroes_of_a_box_of_ones_own_come_with_their_names(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = uc.load("one_deck")
    heroes = (deck.shelf / "heroes.yaml").read_text(encoding="utf-8")
    renamed = heroes.replace(
        "\nwarrior:\n  name: { en: Warrior, fr: Guerrière }", "\nsmith:\n  name: { en: Smith, fr: Forgeronne }"
    )
    (tmp_path / "heroes.yaml").write_text(renamed, encoding="utf-8")
    lines = (deck.shelf / "box.yaml").read_text(encoding="utf-8").splitlines()
    (tmp_path / "box.yaml").write_text("\n".join(line for line in lines if not line.startswith("lesson:")), "utf-8")
    other = deck.with_box(tmp_path / "box.yaml")
    monkeypatch.setattr(uc, "load", lambda id, load=uc.load: other if id == "one_deck" else load(id))
    _info.cache_clear()
    try:
        games = checked(await served.http.get("/api/games"), list[wire.GameInfo])
    finally:
        _info.cache_clear()
    options = {each["name"]: each for each in next(game for game in games if game["id"] == "one_deck")["options"]}
    assert options["hero_1"]["default"] == "smith"
    assert options["hero_2"]["labels"]["smith"] == {"en": "Smith", "fr": "Forgeronne"}
    assert options["dungeon"]["labels"]["lichs_tomb"] == {
        "en": "Lich’s Tomb (hard)",
        "fr": "Tombeau de la Liche (difficile)",
    }
    assert "labels" not in options["difficulty"]

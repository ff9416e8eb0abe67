"""A box of one's own: its heroes, dungeons and talents can be named wherever a game is begun."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

import undercroft as uc
from tests.terminal.test_commands import refuse, run
from undercroft.engine.options import label
from undercroft.games.one_deck.content.choices import HEROES, TALENT_BITS
from undercroft.games.one_deck.content.layout import TALENTS
from undercroft.games.one_deck.table import HEROES as MOST_HEROES

from .set_up import GAME

OWN = GAME.shelf


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The game's own box with other names for two heroes and two dungeons, and fewer talents."""
    heroes = (OWN / "heroes.yaml").read_text(encoding="utf-8")
    heroes = heroes.replace(
        "\nwarrior:\n  name: { en: Warrior, fr: Guerrière }", "\nsmith:\n  name: { en: Smith, fr: Forgeronne }"
    )
    heroes = heroes.replace("\nmage:\n  name: { en: Mage, fr: Mage }", "\nwitch:\n  name: { en: Witch, fr: Sorcière }")
    dungeons = (OWN / "dungeons.yaml").read_text(encoding="utf-8")
    start = dungeons.index("hydras_reef:")
    dungeons = dungeons[:start] + dungeons[start:].replace("hydras_reef:", "cellar:", 1)
    for name, text in (("heroes.yaml", heroes), ("dungeons.yaml", dungeons)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    box = tmp_path / "box.yaml"
    box.write_text(
        "\n".join(
            line
            for line in (OWN / "box.yaml").read_text(encoding="utf-8").splitlines()
            if not line.startswith("lesson:")
        ),
        encoding="utf-8",
    )
    return box


def named(game: uc.Game, name: str) -> dict[str, str]:
    """The values of an option, as they are called in French."""
    option = next(each for each in game.options if each.name == name)
    words = game.words("fr")
    return {value: words.text(label(option, value)) for value in option.words}


def test_its_heroes_and_dungeons_are_the_values_of_the_options(own: Path) -> None:
    game = GAME.with_box(own)
    assert list(named(game, "hero_1")) == ["smith", "witch", "rogue", "archer", "paladin"]
    assert list(named(game, "hero_2")) == ["witch", "rogue", "archer", "paladin", "smith"]
    assert list(named(game, "dungeon"))[:2] == ["dragons_cave", "cellar"]
    match = game.start(seed=1, seats=2, hero_1="witch", hero_2="smith", dungeon="cellar")
    view = match.view()["table"]
    assert [hero["id"] for hero in view["heroes"]] == ["witch", "smith"]
    assert view["dungeon"]["id"] == "cellar"
    assert uc.replay(match.record(), game).hash() == match.hash()


@pytest.mark.parametrize("hero", ["warrior", "archer"])
def test_a_record_from_before_they_had_names_replays(own: Path, hero: str) -> None:
    game = GAME.with_box(own)
    match = game.start(seed=1, hero_1={"warrior": "smith"}.get(hero, hero), dungeon="cellar", talents="prepared")
    while match.played < 40:
        match.roll() if match.turn == uc.CHANCE else match.play(match.moves()[0])
    kept = dataclasses.replace(match.record(), options={**match.options, "hero_1": hero, "dungeon": "hydras_reef"})
    assert uc.replay(kept.to_json(), game).hash() == match.hash()
    wrong = dataclasses.replace(kept, options={**kept.options, "hero_1": "wizard"})
    with pytest.raises(uc.BadRecord, match="option hero_1: 'wizard' is not one of its values"):
        uc.replay(wrong, game)


def test_they_are_called_as_the_box_calls_them(own: Path) -> None:
    game = GAME.with_box(own)
    assert named(game, "hero_1")["smith"] == "Forgeronne"
    assert named(game, "hero_3")["witch"] == "Sorcière"
    assert named(game, "dungeon")["cellar"] == "Récif de l’Hydre (moyen)"
    assert named(game, "talents")["none"] == "Aucun"
    assert named(game, "talents")["durability"] == "Endurance\u00a0: Un point de vie de plus."
    assert named(game, "difficulty")["novice"] == "Novice\u00a0: commencer au niveau 2"


def test_what_it_does_not_have_is_refused(own: Path) -> None:
    game = GAME.with_box(own)
    with pytest.raises(uc.BadOption, match="option hero_1: 'warrior' is not one of its values"):
        game.start(seed=1, hero_1="warrior")
    with pytest.raises(uc.BadOption, match="option dungeon: 'hydras_reef' is not one of its values"):
        game.start(seed=1, dungeon="hydras_reef")


def test_the_game_s_own_box_is_called_by_the_game_s_words() -> None:
    assert named(GAME, "hero_1")["warrior"] == "Guerrière"
    assert named(GAME, "dungeon")["hydras_reef"] == "Récif de l’Hydre (moyen)"
    assert all(not getattr(option, "labels", {}) for option in GAME.options)


def test_talents_of_a_shorter_sheet_keep_their_places(tmp_path: Path, own: Path) -> None:
    talents = (OWN / "talents.yaml").read_text(encoding="utf-8")
    start, end = talents.index("    crafty:"), talents.index("\nhealing:")
    (tmp_path / "talents.yaml").write_text(talents[:start] + talents[end + 1 :], encoding="utf-8")
    game = GAME.with_box(own)
    assert "crafty" not in named(game, "talents")
    heroes = game.start(seed=1, seats=2, talents="none/prepared/none/none").view()["table"]["heroes"]
    brought = [[skill["id"] for skill in hero["skills"] if skill["from"] == "talent"] for hero in heroes]
    assert brought == [[], ["prepared"]]


def test_the_numbers_are_those_of_the_table() -> None:
    assert (HEROES, TALENT_BITS) == (MOST_HEROES, TALENTS)


def test_the_commands_know_them(own: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    listed = run("options", "one_deck", "--box", str(own), "--lang", "fr")
    assert "smith       Forgeronne" in listed
    assert "warrior" not in listed
    assert "warrior     Guerrière" in run("options", "one_deck", "--lang", "fr")
    begun = ["--box", str(own), "--set", "hero_1=witch", "--set", "dungeon=cellar", "--lang", "en", "--plain"]
    assert "Witch" in run("play", "one_deck", *begun, typed="q\n")
    simulated = ["simulate", "one_deck", "-n", "2", "--cores", "1", "--box", str(own)]
    assert '"hero_1": "witch"' in run(*simulated, "--set", "hero_1=witch", "--json")
    refused = refuse(monkeypatch, capsys, *simulated, "--set", "hero_1=warrior")
    assert refused.startswith("option hero_1: 'warrior' is not one of its values; known: ")
    assert "smith" in refused

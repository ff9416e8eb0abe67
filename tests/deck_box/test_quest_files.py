"""Quest and card files: what is wrong is said with file, line, field and remedy."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import undercroft as uc
from tests.rulebook import rule

from .set_up import GAME

OWN = (GAME.shelf / "quests" / "dimming_lamp.yaml").read_text(encoding="utf-8")


def read(folder: Path, text: str) -> uc.Game:
    file = folder / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    game = GAME.with_box(file)
    assert game.box
    return game


def refusal(folder: Path, old: str, new: str) -> str:
    assert old in OWN
    with pytest.raises(uc.BadContent) as refused:
        read(folder, OWN.replace(old, new, 1))
    assert "\n" not in str(refused.value)
    return str(refused.value)


@rule("DB-44")
def test_a_quest_file_alone_is_played_in_the_place_of_the_first_quest(tmp_path: Path) -> None:
    game = read(tmp_path, OWN.replace("The Dimming Lamp", "My Own Lamp"))
    assert game.box.names["quests"][0]["name"]["en"] == "My Own Lamp"
    assert game.box.fingerprint != GAME.box.fingerprint
    assert game.start(seed=1).turn == 0


WRONG = {
    "an unknown tile": ("tile: 3B", "tile: 3X", "rooms.r2.tile", "known: 1A, 1B"),
    "a card twice": ("tile: 5A", "tile: 3A", "rooms.r3.tile", "this card lies in the room 'r2' already"),
    "two rooms in one place": ("at: [0, -2]", "at: [0, -1]", "rooms.r3.at", "choose another place"),
    "an exit into a wall": ("arrow: r", "arrow: l", "links", "has no exit on side"),
    "a link to nowhere": ('- [r1, "N", r2]', '- [r1, "E", r2]', "links.[1]", "does not lie on side E"),
    "a missing link": ('  - [r2, "E", r4]\n', "", "links", "have exits that meet; add [r2, E, r4]"),
    "an unknown room": ('- [r1, "N", r2]', '- [r1, "N", r9]', "links.[1]", "known: r1, r2"),
    "no start tile": ("tile: 1A", "tile: 8B", "rooms.r1", "a tile marked start"),
    "an unknown enemy": ("green_melee: rust_scrapper", "green_melee: rust_scraper", "enemies", "did you mean"),
    "an enemy of another kind": ("red: rust_king", "red: rust_foreman", "enemies.red", "is a blue_melee card"),
    "a number that is none": ("count: 2P-1", "count: 2Q-1", "count", "such as P or 2P-1"),
    "a result twice": ("on: [3, 4]", "on: [2, 4]", "rooms.r2.roll.[2].on", "in one line only"),
    "an unknown effect": (
        "{ treasure: { who: actor, amount: 4 } }",
        "{ tresure: { who: actor, amount: 4 } }",
        "",
        "no such effect",
    ),
    "an unknown skill": ("skill: strength", "skill: luck", "skill", "known: strength"),
    "a feature in a wall": ("at: [4, 2]", "at: [0, 0]", "features.till.at", "there is a wall"),
    "a feature off the tile": ("at: [4, 2]", "at: [9, 2]", "features.till.at", "must be from 0 to 8"),
    "an unknown way to win": ("type: boss_defeated", "type: by_luck", "win.type", "known: boss_defeated"),
    "a counter nobody changes": (
        "win: { type: boss_defeated }",
        "win: { type: counter_and_all_on_green, name: hats, at_least: 1 }",
        "win.name",
        "nothing in this quest changes that counter",
    ),
    "a flag nobody sets": (
        "    tile: 15A\n",
        "    tile: 15A\n    needs: [key]\n",
        "needs",
        "nothing in this quest sets the flag",
    ),
    "too many for each hero": ("count: 2P-1", "count: 99999P+1", "count", "must be from 0P-20 to 9P+20"),
    "very many for each hero": ("count: 2P-1", f"count: 1{'0' * 30}P", "count", "must be from 0P-20 to 9P+20"),
    "a hundred for each hero": ("count: 2P-1", "count: 100P", "count", "must be from 0P-20 to 9P+20"),
    "many besides": ("count: 2P-1", "count: 2P+21", "count", "must be from 0P-20 to 9P+20"),
    "a list that contains itself": ("lose: []", "lose: &a [*a]", "", "stands inside what it repeats"),
    "3,000 brackets": ("lose: []", f"lose: {'[' * 3000}", "", "inside each other; write it flatter"),
    "no rooms": (OWN[OWN.index("rooms:\n") :], "rooms: {}\n", "rooms", "no room at all; the first one is where"),
    "no effect": ("- { treasure: { who: actor, amount: 4 } }", "- {}", "pass.[1]", "no such effect; known: test, hit"),
    "a wound that heals": (
        "treasure: { who: actor, amount: 4 }",
        "damage: { who: actor, amount: -1 }",
        "damage.amount",
        "must be from 1 to 15",
    ),
    "a test for each hero in another": (
        "{ treasure: { who: actor, amount: 4 } }",
        "test: { skill: wisdom, need: 1, who: each }\n                pass:\n"
        "                  - test: { skill: wisdom, need: 1, who: each }",
        "test.who",
        "inside another; let one of them be for the actor",
    ),
    "two limits of rounds": (
        "lose: []",
        "lose: [{ type: round_limit, round: 9 }, { type: round_limit, round: 8 }]",
        "lose.[2]",
        "there is one of this type already",
    ),
    "rounds for the fall of a boss": (
        "boss_first_fall\n",
        "boss_first_fall\n    every: 2\n",
        "every",
        "no such field here",
    ),
    "more than a win says": ("boss_defeated }", "boss_defeated, name: hats }", "win.name", "no such field here"),
    "a long name of a flag": (
        "{ treasure: { who: actor, amount: 4 } }",
        f"{{ flag: {'k' * 41} }}",
        "flag",
        "take one line of at most 40",
    ),
    "a name that moves the cursor": (
        'en: "The Dimming Lamp"',
        'en: "\\e[2J"',
        "name.en",
        "cannot be shown; take it out",
    ),
    "a missing translation": (', fr: "La lampe faiblit"', "", "name", "the field 'fr' is missing"),
}


@rule("DB-44")
@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_in_a_quest_is_said_with_line_field_and_remedy(case: str, tmp_path: Path) -> None:
    old, new, field, remedy = WRONG[case]
    message = refusal(tmp_path, old, new)
    assert re.match(r"mine\.yaml line \d+[,:] ", message)
    assert len(message) < 400
    assert field in message
    assert remedy in message


@rule("DB-44")
def test_a_room_that_no_way_leads_to_is_refused(tmp_path: Path) -> None:
    message = refusal(tmp_path, "at: [0, -4]", "at: [5, -4]")
    assert "does not lie on side N of 'r5'" in message


@rule("DB-44")
def test_a_file_without_rooms_is_told_what_a_quest_needs(tmp_path: Path) -> None:
    with pytest.raises(uc.BadContent, match=r"mine\.yaml line \d+: the field 'rooms' is missing; add it"):
        read(tmp_path, re.sub(r"(?ms)^rooms:\n.*?(?=^\w|\Z)", "", OWN))


def own_box(folder: Path) -> Path:
    """A copy of our whole box."""
    for file in GAME.shelf.glob("*.yaml"):
        shutil.copy(file, folder / file.name)
    shutil.copytree(GAME.shelf / "quests", folder / "quests")
    return folder / "box.yaml"


CARDS = {
    "a tile with a hole in its edge": (
        "tiles.yaml",
        "####+####\n    #.......#",
        "###++####\n    #.......#",
        "only in the middle of a side",
    ),
    "a tile without a spawn place": ("tiles.yaml", "#..849..#", "#..84...#", "the numbers 1 to 9"),
    "a tile with a walled-in corner": (
        "tiles.yaml",
        "#.......#\n    #..849..#",
        "#.#.....#\n    ##.849..#",
        "open a way",
    ),
    "a speed of 0": ("heroes.yaml", "speed: 4", "speed: 0", "must be from 1 to 20"),
    "an unknown keyword": ("equipment.yaml", "[barrage]", "[barage]", "did you mean 'barrage'?"),
    "an unknown effect": ("items.yaml", "{ heal: ", "{ heel: ", "no such effect"),
    "an enemy without attacks": (
        "enemies.yaml",
        "melee: { dice: 3, mod: 1 }",
        "melee: { dice: 0, mod: 1 }",
        "at least one",
    ),
}


@pytest.mark.parametrize("case", CARDS)
def test_what_is_wrong_in_the_cards_is_said_too(case: str, tmp_path: Path) -> None:
    name, old, new, remedy = CARDS[case]
    box = own_box(tmp_path)
    text = (tmp_path / name).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / name).write_text(
        text.replace(old, new) if "faction" in case else text.replace(old, new, 1), encoding="utf-8"
    )
    with pytest.raises(uc.BadContent) as refused:
        assert GAME.with_box(box).box
    assert remedy in str(refused.value)
    assert str(refused.value).startswith(f"{name} line ")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    box = own_box(tmp_path)
    box.write_text(box.read_text(encoding="utf-8").replace("quests/snuffing", "quests/snufing"), encoding="utf-8")
    with pytest.raises(uc.BadContent, match=r"box\.yaml line \d+: there is no file 'quests/snufing\.yaml'"):
        assert GAME.with_box(box).box


def test_a_faction_needs_a_card_of_every_kind(tmp_path: Path) -> None:
    box = own_box(tmp_path)
    text = (tmp_path / "enemies.yaml").read_text(encoding="utf-8")
    moved = text.replace("faction: rustpick\n    colour: red", "faction: choir\n    colour: red")
    (tmp_path / "enemies.yaml").write_text(moved, encoding="utf-8")
    with pytest.raises(uc.BadContent, match=r"factions\.rustpick: it has 0 red cards"):
        assert GAME.with_box(box).box


@rule("DB-05")
def test_a_designer_s_cards_are_played_with(tmp_path: Path) -> None:
    box = own_box(tmp_path)
    text = (tmp_path / "heroes.yaml").read_text(encoding="utf-8")
    (tmp_path / "heroes.yaml").write_text(text.replace("health: 9", "health: 12", 1), encoding="utf-8")
    match = GAME.with_box(box).start(seed=1)
    match.play("hero 1")
    assert match.table.health[0] == 12

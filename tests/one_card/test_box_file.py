"""The box file: what a designer can change, and what is said when something is wrong in it.

Every refusal is one sentence that names the file, the line, the field and the remedy.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import undercroft as uc
from tests.rulebook import rule
from undercroft.games.one_card.content.geometry import TILE_NAMES

from .set_up import GAME, TRIED_OFTEN, situation

OWN = (GAME.shelf / "box.yaml").read_text(encoding="utf-8")
LAST_ROW = '    - "IN .. 09 .. 05"\n'
FRONT = OWN[OWN.index("  front:\n") : OWN.index("  back:\n")]


def read(folder: Path, text: str) -> uc.Game:
    """The game with this box file, read and checked."""
    file = folder / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    game = GAME.with_box(file)
    assert game.box
    return game


def refusal(folder: Path, text: str) -> str:
    with pytest.raises(uc.BadContent) as refused:
        read(folder, text)
    return str(refused.value)


def changed(old: str, new: str) -> str:
    """The game's own box file with its first `old` replaced."""
    assert old in OWN
    return OWN.replace(old, new, 1)


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


# what is changed in the game's own file, the line it is on, the field and the remedy named
WRONG = {
    "a wrong key": ("    speed: 5\n", "    sped: 5\n", "monsters.spider.sped", "did you mean 'speed'?"),
    "a wrong key at the top": ("\nlevels:", "\nlevel:", "level", "did you mean 'levels'?"),
    "a text for a number": ("    speed: 5\n", "    speed: fast\n", "monsters.spider.speed", "write one, from 0 to 20"),
    "a fraction": ("    attack: 4\n", "    attack: 4.5\n", "monsters.spider.attack", "write one, from 1 to 20"),
    "yes for a number": ("    attack: 4\n", "    attack: yes\n", "monsters.spider.attack", "write one, from 1 to 20"),
    "nothing for a number": ("    attack: 4\n", "    attack:\n", "monsters.spider.attack", "write one, from 1 to 20"),
    "a list for a number": ("    attack: 4\n", "    attack: [4]\n", "monsters.spider.attack", "must be a single value"),
    "too much health": ("    health: 2\n", "    health: 7\n", "monsters.spider.health", "must be from 1 to 6"),
    "a defence of 0": ("    defence: 4\n", "    defence: 0\n", "monsters.spider.defence", "must be from 1 to 20"),
    "an adventurer too strong": ("\n  speed: 1\n", "\n  speed: 7\n", "adventurer.speed", "must be from 1 to 6"),
    "a text that is no text": ("{ en: Spider,", "{ en: 5,", "monsters.spider.name.en", "write one, in quotes"),
    "a key twice": ("    speed: 5\n", "    speed: 5\n    speed: 6\n", "monsters.spider.speed", "keep one of them"),
    "an unknown board": ("- { board: front,", "- { board: frnt,", "levels.[1].board", "did you mean 'front'?"),
    "an unknown monster": ("monster: spider }", "monster: spidr }", "levels.[1].monster", "did you mean 'spider'?"),
    "a row with 4 tiles": (LAST_ROW, '    - "IN .. 09 .."\n', "boards.front.[5]", "must be exactly 5"),
    "a row with 6 tiles": (LAST_ROW, '    - "IN .. 09 .. 05 .."\n', "boards.front.[5]", "must be exactly 5"),
    "an unknown tile": (LAST_ROW, '    - "IN .. 09 xx 05"\n', "boards.front.[5]", "use ## (wall), .. (floor), IN, UP"),
    "a number with a power": (LAST_ROW, '    - "IN .. 09 ² 05"\n', "boards.front.[5]", "use ## (wall), .. (floor)"),
    "a tag that does not fit": ("    speed: 5\n", "    speed: !!int x\n", "monsters.spider.speed", "from 0 to 20"),
    "an unknown tag": ("    speed: 5\n", "    speed: !fast 5\n", "monsters.spider.speed", "from 0 to 20"),
    "an impossible date": ("    speed: 5\n", "    speed: 2020-02-30\n", "monsters.spider.speed", "from 0 to 20"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_said_with_line_field_and_remedy(case: str, tmp_path: Path) -> None:
    old, new, field, remedy = WRONG[case]
    text = changed(old, new)
    line = line_of(text, new) + new.strip("\n").count("\n") + new.startswith("\n")
    message = refusal(tmp_path, text)
    assert message.startswith(f"mine.yaml line {line}, {field}: ")
    assert remedy in message
    assert "\n" not in message


# what is left out, the field that misses it, and what is said
MISSING = {
    "a monster's name": ("    name: { en: Spider, fr: Araignée }\n", "monsters.spider", "the field 'name' is missing"),
    "a monster's speed": ("    speed: 5\n", "monsters.spider", "the field 'speed' is missing; add it"),
    "a translation": (", fr: Araignée", "monsters.spider.name", "the field 'fr' is missing; add it"),
    "a row of tiles": (LAST_ROW, "boards.front", "4 items; there must be exactly 5"),
    "the monster of a level": (", monster: spider", "levels.[1]", "the field 'monster' is missing; add it"),
}


@pytest.mark.parametrize("case", MISSING)
def test_what_is_missing_is_said_with_line_field_and_remedy(case: str, tmp_path: Path) -> None:
    part, field, remedy = MISSING[case]
    message = refusal(tmp_path, changed(part, ""))
    assert re.match(rf"mine\.yaml line \d+, {re.escape(field)}: ", message)
    assert remedy in message


def test_a_missing_group_is_named(tmp_path: Path) -> None:
    message = refusal(tmp_path, OWN[: OWN.index("\nlevels:")])
    assert message.endswith("the field 'levels' is missing; add it")


@rule("OC-03")
def test_a_level_needs_start_tiles_for_its_monsters(tmp_path: Path) -> None:
    text = OWN.replace(" 01", " ..")
    message = refusal(tmp_path, text)
    assert message.startswith(
        f"mine.yaml line {line_of(text, '- { board: front,')}, levels.[1]: level 1 has 0 start tiles"
    )
    assert message.endswith("on the board 'front'; mark 1 to 4 tiles there with 01")


@rule("OC-03")
def test_a_level_has_no_more_monsters_than_there_are_dice_for_them(tmp_path: Path) -> None:
    message = refusal(tmp_path, changed(LAST_ROW, '    - "IN 09 09 .. 05"\n'))
    assert "levels.[9]: level 9 has 5 start tiles" in message
    assert message.endswith("mark 1 to 4 tiles there with 09")


@rule("OC-03")
@pytest.mark.parametrize("stairs", ["IN", "UP"])
def test_a_board_without_one_of_its_stairs_is_refused(stairs: str, tmp_path: Path) -> None:
    message = refusal(tmp_path, changed(FRONT, FRONT.replace(stairs, "..")))
    assert re.match(r"mine\.yaml line \d+, boards\.front: ", message)
    assert message.endswith(f"0 tiles are marked {stairs}; mark exactly one")


@rule("OC-03")
@pytest.mark.parametrize("stairs", ["IN", "UP"])
def test_a_board_with_one_of_its_stairs_twice_is_refused(stairs: str, tmp_path: Path) -> None:
    message = refusal(tmp_path, changed(FRONT, FRONT.replace("..", stairs, 1)))
    assert message.endswith(f"2 tiles are marked {stairs}; mark exactly one")


@rule("OC-12")
def test_all_floor_must_be_connected(tmp_path: Path) -> None:
    board = FRONT.replace("01 UP", "## UP").replace("## 05", "## ##")
    message = refusal(tmp_path, changed(FRONT, board))
    assert re.match(r"mine\.yaml line \d+, boards\.front: ", message)
    assert message.endswith("some floor cannot be reached from the stairs; open a way through the walls")


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing here\n"])
def test_an_empty_file_is_refused(text: str, tmp_path: Path) -> None:
    message = refusal(tmp_path, text)
    assert message.endswith("mine.yaml: the file is empty; copy the game's own box.yaml and change it")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (changed("    speed: 5\n", "   speed: 5\n"), line_of(OWN, "    speed: 5\n")),
        (changed("{ en: Spider,", "{ en: Spider"), line_of(OWN, "{ en: Spider,")),
        ("adventurer: [\n", 2),
        ("a: b\n\tc: d\n", 2),
        ("a: 1\n---\nb: 2\n", 2),
    ],
)
def test_broken_yaml_is_refused_with_its_line(text: str, line: int, tmp_path: Path) -> None:
    message = refusal(tmp_path, text)
    assert message.startswith(f"mine.yaml line {line}: not well-formed YAML, ")
    assert message.endswith("; check indentation, colons and quotes there")
    assert "\n" not in message


@pytest.mark.parametrize("text", ["just words\n", "- a\n- list\n", "5\n"])
def test_a_file_without_fields_is_refused(text: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, text).startswith("mine.yaml line 1: this must hold named fields")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(uc.BadContent, match=r"nowhere\.yaml: there is no such file; give the path of a YAML file"):
        assert GAME.with_box(tmp_path / "nowhere.yaml").box


@rule("OC-03")
def test_one_or_two_digits_mark_the_same_level(tmp_path: Path) -> None:
    game = read(tmp_path, changed('01"', '1"'))
    assert situation(1, game=game).monsters == {"d5": 2, "e3": 2}


@rule("OC-02", "OC-11")
def test_a_designer_s_numbers_are_played_with(tmp_path: Path) -> None:
    game = read(tmp_path, changed("health: 6", "health: 4").replace("defence: 4", "defence: 2"))
    assert game.start(seed=1).table.health == 4
    table = situation(1, at="c1", monsters={"c2": 2}, energy=(1, 1, 1), game=game).play("attack 1")
    assert table.points == (2, 0)


@rule("OC-27")
def test_a_shorter_box_is_won_on_its_own_last_level(tmp_path: Path) -> None:
    levels = OWN.index("  - { board: back, monster: skeleton }")
    game = read(tmp_path, OWN[:levels])
    table = situation(1, at="c1", monsters={"c2": 1}, energy=(1, 6, 1), game=game).play("attack 1")
    assert table.phase == "won"


@pytest.mark.parametrize("key", ["[a, b]", "{a: b}"])
def test_a_key_that_is_no_word_is_refused(key: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, f"? {key}\n: c\n{OWN}").startswith("mine.yaml line 1")


@settings(TRIED_OFTEN, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, len(OWN)), st.integers(0, 40), st.text(max_size=6))
def test_a_file_changed_anywhere_is_played_or_refused_in_one_sentence(
    tmp_path: Path, at: int, length: int, new: str
) -> None:
    message = outcome(tmp_path, OWN[:at] + new + OWN[at + length :])
    assert message == "played" or "mine.yaml" in message
    assert "\n" not in message


def outcome(folder: Path, text: str) -> str:
    try:
        read(folder, text)
    except uc.BadContent as refused:
        return str(refused)
    return "played"


@rule("OC-03")
def test_a_mark_of_a_level_that_is_not_played_there_is_refused(tmp_path: Path) -> None:
    message = refusal(tmp_path, changed(LAST_ROW, '    - "IN .. 09 10 05"\n'))
    assert "tiles of the board 'front' are marked 10, but level 10 is not played there" in message
    assert "are marked 00" in refusal(tmp_path, changed(LAST_ROW, '    - "IN .. 09 00 05"\n'))


@rule("OC-12")
def test_without_squeezing_a_range_does_not_lead_between_two_walls(tmp_path: Path) -> None:
    game = read(tmp_path, changed(LAST_ROW, '    - "IN .. ## .. 05"\n'))  # b2 and c1 are walls: b1 to c2 is a squeeze
    b1, c2 = TILE_NAMES.index("b1"), TILE_NAMES.index("c2")
    assert [game.box.rec.cost[squeeze, 0, b1, c2] for squeeze in (1, 0)] == [3, 9]

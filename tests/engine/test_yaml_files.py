"""Files that would keep the program busy, or break it, are refused with file and line, and nothing is made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import undercroft as uc
from undercroft.engine.content import Entry, read_content
from undercroft.engine.yaml_files import DEEPEST, MOST_BYTES, MOST_VALUES

if TYPE_CHECKING:
    from pathlib import Path


def content(folder: Path, text: str | bytes) -> Entry:
    file = folder / "mine.yaml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_content(file)


def refusal(folder: Path, text: str | bytes) -> str:
    with pytest.raises(uc.BadContent) as refused:
        content(folder, text)
    said = str(refused.value)
    assert said.isprintable(), said
    return said


def bomb(doublings: int) -> str:
    """A short file that says very much: each line repeats the one before ten times."""
    lines = ["a0: &a0 [" + ", ".join("x" * 10) + "]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, doublings)]
    return "\n".join(lines) + "\n"


REFUSED = {
    "3,000 brackets": ("a: 1\nb: " + "[" * 3000 + "\n", 2, "inside each other; write it flatter"),
    "3,000 brackets, closed": ("a: 1\nb: " + "[" * 3000 + "]" * 3000, 2, "inside each other"),
    "groups in groups": ("a: 1\nb: " + "{a: " * 100 + "1" + "}" * 100, 2, "inside each other"),
    "a list that contains itself": ("a: 1\nb: &b [1, *b]\n", 2, "*b stands inside what it repeats, without end"),
    "a group that contains itself": ("a: &a\n  b: { c: *a }\n", 2, "*a stands inside what it repeats"),
    "a list that contains itself below": ("a: &a [&b [*a], 1]\n", 1, "*a stands inside what it repeats"),
    "a bomb of aliases": (bomb(9), 5, f"more than {MOST_VALUES} values"),
    "a bomb of 2 kB": (bomb(30), 5, f"more than {MOST_VALUES} values"),
    "many values": ("a: [" + "1," * (MOST_VALUES + 9) + "]", 1, f"more than {MOST_VALUES} values"),
    "a large file": ("# a comment\n" * (MOST_BYTES // 10), MOST_BYTES // 12 + 1, f"more than {MOST_BYTES} bytes"),
    "another encoding": ("a: 1\nb: é\n".encode("latin-1"), 2, "cannot be read"),
    "two bytes a letter": ("a: 1\n".encode("utf-16"), 1, "cannot be read"),
    "no letters": (bytes(range(256)), 2, "cannot be read"),
    "a zero byte": ("a: 1\nb: \x00\n", 2, "not well-formed YAML"),
    "an escape that is no letter": ('a: 1\nb: "\\UFFFFFFFF"\n', 2, "not well-formed YAML"),
    "half a letter": ('a: 1\nb: "\\ud800"\n', 2, "not well-formed YAML"),
    "an unknown alias": ("a: 1\nb: *nobody\n", 2, "not well-formed YAML"),
    "a long unknown alias": (f"a: 1\nb: *{'n' * 5000}\n", 2, "not well-formed YAML"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_file_beyond_all_bounds_is_refused_with_its_line(case: str, tmp_path: Path) -> None:
    text, line, reason = REFUSED[case]
    said = refusal(tmp_path, text)
    assert said.startswith(f"mine.yaml line {line}: "), said
    assert reason in said
    assert "; " in said, "the remedy is missing"
    assert len(said) < 300


def test_what_is_within_bounds_is_read(tmp_path: Path) -> None:
    deep = content(tmp_path, f"a: {'[' * (DEEPEST - 1)}1{']' * (DEEPEST - 1)}\n")["a"]
    for _level in range(DEEPEST - 1):
        (deep,) = deep.items(1, 1)
    assert deep.whole(0, 1) == 1
    assert len(content(tmp_path, bomb(3))["a2"].items(10, 10)) == 10
    assert content(tmp_path, "a: &a { b: 1 }\nc: *a\n")["c"]["b"].whole(1, 1) == 1
    assert content(tmp_path, "a: 1\r\nb: 2\r\n")["b"].whole(2, 2) == 2


def test_a_file_may_name_so_many_others_and_no_more(tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_text("1\n", encoding="utf-8")
    assert len(content(tmp_path, "a:\n" + "  - !file one.yaml\n" * 60)["a"].items(60, 60)) == 60
    said = refusal(tmp_path, "a:\n" + "  - !file one.yaml\n" * 61)
    assert said.startswith("mine.yaml line 62: more than 60 other files; ")


def test_a_file_that_names_itself_is_read_once(tmp_path: Path) -> None:
    top = content(tmp_path, "a: !file mine.yaml\n")
    assert top["a"]["a"].is_word("mine.yaml")


@pytest.mark.parametrize("name", ["a" * 300, "'a\\0b'", '"a\\0b"', "..", "/"])
def test_a_name_that_no_file_can_have(tmp_path: Path, name: str) -> None:
    assert "there is no file " in refusal(tmp_path, f"a: !file {name}\n")


# Single values


def wrong(folder: Path, value: str, kind: str) -> str:
    ask = {"whole": lambda entry: entry.whole(0, 9), "text": Entry.text, "choice": lambda entry: entry.choice(("one",))}
    with pytest.raises(uc.BadContent) as refused:
        ask[kind](content(folder, f"a: 1\nb: {value}\n")["b"])
    said = str(refused.value)
    assert said.startswith("mine.yaml line 2, b: "), said
    assert said.isprintable(), said
    assert len(said) < 300
    return said


NO_NUMBERS = ("9" * 5000, "0x" + "f" * 5000, "0b" + "1" * 5000, "1:" * 900 + "1", "1e999", ".inf", ".nan", "!!int ''",
              "!!int _", "!!int x", "!!bool maybe", "!!float ''", "!!timestamp x", "!!binary '*'", "!!null 1",
              "0001-01-01T00:00:00+23:59", "2001-99-99", "'1'")  # fmt: skip


@pytest.mark.parametrize("value", NO_NUMBERS)
def test_what_is_no_number_in_bounds_is_refused_with_its_line(tmp_path: Path, value: str) -> None:
    assert "is not a whole number" in wrong(tmp_path, value, "whole")


@pytest.mark.parametrize(("value", "reason"), [
    ('"\\e[2J"', "'\\x1b' in it cannot be shown"),
    ('"a\\0"', "'\\x00' in it cannot be shown"),
    ('"\\ue000"', "'\\ue000' in it cannot be shown"),
    ("x" * 3000, "3000 characters; a text has at most 2000"),
])  # fmt: skip
def test_a_text_that_cannot_be_shown_is_refused(tmp_path: Path, value: str, reason: str) -> None:
    assert reason in wrong(tmp_path, value, "text")


def test_what_is_quoted_is_cut_short(tmp_path: Path) -> None:
    assert "… is not known here; known: one" in wrong(tmp_path, "x" * 1500, "choice")


@pytest.mark.parametrize("name", ["a" * 61, '"\\e[2J"', '"a\\nb"'])
def test_a_field_has_a_name_that_can_be_shown(tmp_path: Path, name: str) -> None:
    with pytest.raises(uc.BadContent, match=r"^mine\.yaml line 2, \?: .* cannot be a field's name; take 60 characters"):
        list(content(tmp_path, f"a: 1\n{name}: 2\n").entries())


def test_brackets_and_letters_of_all_languages_can_be_shown(tmp_path: Path) -> None:
    for text in ("[/foe]", "[bold red]Ogre", "L’ogre à l’œil", "名前", "👺", "a\u00a0: b"):
        assert content(tmp_path, f'a: "{text}"\n')["a"].text() == text

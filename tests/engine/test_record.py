"""Records: a match on paper comes back the same, and a damaged one is refused in one sentence."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

import undercroft as uc
from undercroft.engine.chance import MAX_SEED
from undercroft.engine.record import CHECK_EVERY, FORMAT, Record

from .coin import HEADS, begin, to_the_end

if TYPE_CHECKING:
    from collections.abc import Callable


def long_match() -> uc.Match:
    """One with several hashes of the table on the way."""
    match = to_the_end(HEADS.start(seed=2, length="long"))
    assert match.played > 2 * CHECK_EVERY
    assert match.played % CHECK_EVERY
    return match


@cache
def long_text() -> str:
    return long_match().record().to_json()


def damaged(**changes: Any) -> str:
    """The text of a record in which some fields were changed, or dropped where the value is `...`."""
    data = {**json.loads(long_text()), **changes}
    return json.dumps({name: value for name, value in data.items() if value is not ...})


def refusal(text: str) -> str:
    with pytest.raises(uc.BadRecord) as refused:
        uc.replay(text)
    said = str(refused.value)
    assert said.startswith("record"), said
    assert "\n" not in said
    return said


# Round trips


@pytest.mark.parametrize(
    "start", [begin, lambda: begin("lay 1", practice=True), lambda: to_the_end(begin()), long_match]
)
def test_a_record_comes_back_to_the_same_match_and_the_same_bytes(start: Callable[[], uc.Match]) -> None:
    match = start()
    text = match.record().to_json()
    again = uc.replay(text)
    assert again == match
    assert again.record().to_json() == text
    assert Record.from_json(text).to_json() == text


def test_a_record_holds_every_move_and_a_hash_now_and_then_and_at_the_end() -> None:
    match = long_match()
    record = match.record()
    assert len(record.moves) == match.played
    numbers = [number for number, _hash in record.checks]
    assert numbers == [*range(CHECK_EVERY, match.played, CHECK_EVERY), match.played]
    assert [hash for _number, hash in record.checks] == [match.at(number).hash() for number in numbers]


def test_a_match_that_came_back_goes_on_with_the_same_luck() -> None:
    match = begin("lay 3", "toss", "luck")
    again = uc.replay(match.record())
    assert to_the_end(again) == to_the_end(match)


def test_a_record_is_the_same_after_undo_as_if_the_move_had_never_been_made() -> None:
    match = begin("lay 1", "lay 1")
    match.undo()
    assert match.record().to_json() == begin("lay 1").record().to_json()


def test_a_record_needs_no_luck_to_come_back() -> None:
    record = long_match().record()
    assert uc.replay(replace(record, seed=99)).score == long_match().score


# Damage


@pytest.mark.parametrize("text", ["", "not json", "{", "[" * 100_000, "\x00\xff", '{"undercroft": 1'])
def test_what_is_not_json_is_refused(text: str) -> None:
    assert refusal(text) == "record: not a record, or one cut short; a record is one JSON object"


def test_a_record_cut_short_anywhere_is_refused() -> None:
    text = begin("lay 1").record().to_json().rstrip()
    for end in range(len(text)):
        refusal(text[:end])


@pytest.mark.parametrize("text", ["1", "[]", "null", '"undercroft"', "{}", '{"name": "other"}', '{"undercroft": "1"}'])
def test_foreign_json_is_refused(text: str) -> None:
    assert refusal(text) == "record: not a record of Undercroft; the field 'undercroft' with the format is missing"


def test_a_format_that_is_true_is_not_format_1() -> None:
    refusal(damaged(undercroft=True))


def test_a_newer_format_is_refused_with_the_remedy() -> None:
    said = refusal(damaged(undercroft=FORMAT + 1))
    assert said == f"record: written by a newer Undercroft (format {FORMAT + 1}, known: {FORMAT}); update the program"


FIELDS = ["game", "rules", "box", "seats", "options", "practice", "seed", "moves", "checks"]


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    assert refusal(damaged(**{field: ...})) == f"record: the field {field!r} is missing; the record is damaged"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *((field, None) for field in FIELDS),
        ("game", 1), ("rules", "2"), ("rules", True), ("box", []), ("seats", 2.0), ("seats", True), ("options", []),
        ("practice", 0), ("practice", "no"), ("seed", "12"), ("seed", False), ("seed", 1.5),
        ("moves", {}), ("moves", "555"), ("moves", [5, "5"]), ("moves", [5, True]), ("moves", [5.0]), ("moves", [[5]]),
        ("checks", {}), ("checks", [1]), ("checks", [[1]]), ("checks", [[1, 2]]), ("checks", [["1", "a"]]),
        ("checks", [[1, "a", 2]]), ("checks", ["1a"]),
    ],
)  # fmt: skip
def test_a_field_of_the_wrong_type_is_named(field: str, value: object) -> None:
    said = refusal(damaged(**{field: value}))
    assert said.startswith(f"record: the field {field!r} holds ")
    assert said.endswith("which cannot stand there; the record is damaged")


def test_a_long_wrong_value_is_quoted_in_short() -> None:
    assert len(refusal(damaged(game=["x" * 1000]))) < 150


def test_other_rules_are_refused_with_the_remedy() -> None:
    older, newer = refusal(damaged(rules=1)), refusal(damaged(rules=3))
    assert older.endswith(
        "played by version 1 of the rules, this is version 2; replay it with the version that wrote it"
    )
    assert newer.endswith("played by version 3 of the rules, this is version 2; update the program")


def test_another_box_is_refused_with_the_remedy() -> None:
    assert refusal(damaged(box="0" * 16)) == "record: played with another box file; give the same one with --box"


def test_a_record_of_another_game_is_refused_by_the_game() -> None:
    record = replace(begin().record(), game="chess")
    with pytest.raises(uc.BadRecord, match="record: it is of chess, not of heads; load that game"):
        uc.replay(record, HEADS)


def test_a_record_of_an_unknown_game_is_refused() -> None:
    assert "heads" in refusal(damaged(game="haeds"))


def test_an_illegal_move_is_told_with_its_number() -> None:
    moves = list(long_match().record().moves)
    moves[3] = 9 if moves[3] != 9 else 5
    said = refusal(damaged(moves=moves))
    assert said.startswith("record, move 4: ")
    assert said.endswith("the record is damaged")


@pytest.mark.parametrize("move", [-1, 10, 10**30])
def test_a_move_that_does_not_exist_is_told_with_its_number(move: int) -> None:
    moves = [*long_match().record().moves[:5], move]
    assert refusal(damaged(moves=moves, checks=[])).startswith(f"record, move 6: move {move}: there is no such move")


@pytest.mark.parametrize("which", [0, 1, -1])
def test_a_changed_hash_is_told_with_its_move(which: int) -> None:
    checks = [list(check) for check in long_match().record().checks]
    checks[which][1] = "f" * 16
    said = refusal(damaged(checks=checks))
    assert said == f"record, move {checks[which][0]}: the table is not as it was; the record was changed or is damaged"


def test_a_changed_hash_of_the_first_table_is_refused() -> None:
    refusal(replace(begin().record(), checks=((0, "f" * 16),)).to_json())


def test_a_record_whose_last_moves_are_missing_is_refused() -> None:
    moves = long_match().record().moves
    refusal(damaged(moves=moves[:-1]))
    refusal(damaged(moves=[]))


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("options", {"length": "endless"}, "option length: 'endless' is not one of its values"),
        ("options", {"lenght": "long"}, "heads has no option 'lenght'; did you mean 'length'?"),
        ("options", {"charms": 1}, "option charms: 1 is not one of its values"),
        ("seats", 1, "heads is for 2 to 3 players, not 1"),
        ("seats", 10**20, "heads is for 2 to 3 players"),
        ("seed", -1, "seed -1"),
        ("seed", MAX_SEED + 1, f"seed {MAX_SEED + 1}"),
        ("seed", 10**30, f"seed {10**30}"),
    ],
)
def test_a_wrong_option_seat_or_seed_is_told(field: str, value: object, reason: str) -> None:
    assert reason in refusal(damaged(**{field: value}))

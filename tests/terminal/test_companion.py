"""Companion to a real table: luck is told and never rolled, can be taken back, and is kept with the game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList, Static

import undercroft as uc
from undercroft.engine.errors import CannotUndo
from undercroft.terminal import saves
from undercroft.terminal.companion import Companion
from undercroft.terminal.screen.table import Table

from .test_commands import refuse, run

START = ["play", "one_card", "--companion", "--lang", "en", "--plain"]
GAMES = ["one_card", "dungeon_roll", "welcome", "one_deck", "deck_box"]


def companion(folder: Path, game: str = "one_card", language: str = "en", **options: Any) -> Companion:
    match = uc.load(game).start(seed=3, practice=True, **options)
    return Companion(match, language, folder / "running" / f"{game}-test.json")


@pytest.fixture
def no_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing may be rolled by the program."""

    def roll(match: object) -> None:
        raise AssertionError("a companion never rolls")

    monkeypatch.setattr("undercroft.engine.match.Match.roll", roll)


@pytest.mark.usefixtures("no_rolls")
def test_dice_are_told_by_number_by_text_and_all_at_once() -> None:
    said = run(*START, typed="4\ndie 4\n1\nq\n")
    assert "Roll the three energy dice. What came up?" in said
    assert "You rolled 4, 4 and 1" in said
    assert "You rolled 4, 4 and 1" in run(*START, "--new", typed="4 4 1\nq\n")


@pytest.mark.usefixtures("no_rolls")
@pytest.mark.parametrize("typed", ["4 4 7", "4 4 1 1", "7", "dragon", "step a2", "give 123", "a", ""])
def test_what_cannot_be_understood_tells_nothing(typed: str, tmp_path: Path) -> None:
    run(*START, typed=f"{typed}\nq\n")
    (file,) = (tmp_path / "running").iterdir()
    assert uc.Record.read(file).moves == ()


@pytest.mark.usefixtures("no_rolls")
def test_what_was_told_wrongly_is_taken_back_die_by_die_or_roll_by_roll(tmp_path: Path) -> None:
    sat = companion(tmp_path)
    sat.answer("4 4 1")
    sat.undo()
    assert [str(move) for move in map(sat.match.game.verbs.move, sat.match.record().moves)] == ["die 4", "die 4"]
    sat.answer("2")
    assert sat.match.turn == 0
    sat.undo(whole_turn=True)
    assert sat.match.played == 0
    with pytest.raises(CannotUndo):
        sat.undo()
    sat.answer("4 4 1")
    for move in ("give 123", "end"):
        sat.play(move)
    while sat.match.turn != uc.CHANCE:
        sat.play(sat.offers()[0][1])
    sat.undo(whole_turn=True)
    assert sat.match.played == 3, "the whole turn, but not the roll before it"


@pytest.mark.usefixtures("no_rolls")
def test_a_companion_game_is_taken_up_again_as_one(tmp_path: Path) -> None:
    run(*START, typed="4 4\nq\n")
    (file,) = (tmp_path / "running").iterdir()
    assert saves.is_companion(file)
    for start in (START, START[:2] + START[3:]):
        said = run(*start, typed="q\n")
        assert "You take up your game again after 2 moves." in said
        assert "What came up?" in said
    assert "Go on with: undercroft play one_card --companion" in said


def test_another_running_game_is_no_companion(tmp_path: Path) -> None:
    run("play", "one_card", "--seed", "3", "--plain", typed="\nq\n")
    said = run(*START, typed="4\nq\n")
    assert "You take up" not in said
    assert len(list((tmp_path / "running").iterdir())) == 2


@pytest.mark.usefixtures("no_rolls")
def test_a_companion_advises() -> None:
    said = run(*START, typed="h\n4 4 1\nh\nq\n")
    assert "There is nothing to choose now" in said.split("> ")[1]
    assert "Hint: " in said.split("> ")[3]


@pytest.mark.usefixtures("no_rolls")
def test_faces_and_cards_are_told_by_their_names(tmp_path: Path) -> None:
    sat = companion(tmp_path, "dungeon_roll", "fr", heroes="none")
    names = [name for name, _move in sat.offers()]
    sat.answer(names[2].lower())
    sat.answer("scroll scroll")
    assert [sat.match.game.verbs.move(move).text for move in sat.match.record().moves] == [
        str(companion(tmp_path, "dungeon_roll", heroes="none").offers()[2][1]),
        "die scroll",
        "die scroll",
    ]


@pytest.mark.usefixtures("no_rolls")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_is_told_by_whoever_draws_it_and_hidden_from_the_others(tmp_path: Path, language: str) -> None:
    sat = companion(tmp_path, "welcome", language, seats=2)
    sat.uncover()
    sat.answer("first 2")
    sat.answer("warrior")
    assert (sat.seat, sat.is_covered) == (1, True)
    sat.uncover()
    sat.play("draw")
    assert sat.seat == 1
    assert not sat.is_covered
    name = next(name for name, move in sat.offers() if str(move) == "card dragon")
    assert "dragon" in name.lower()
    sat.answer("dragon")
    sat.play("add")
    assert (sat.seat, sat.is_covered) == (0, True)
    sat.uncover()
    assert not [line for line in sat.story() if "dragon" in line.lower()]


@pytest.mark.usefixtures("no_rolls")
def test_a_card_that_others_hold_is_offered_but_cannot_be_told(tmp_path: Path) -> None:
    """The list shows what this player must reckon with; to leave out the dragon would tell where it is."""
    sat = companion(tmp_path, "welcome", seats=2)
    sat.uncover()
    for told in ("first 1", "hero warrior", "draw", "card dragon", "add", "draw"):
        sat.play(told)
    assert sat.seat == 1
    assert "card dragon" in [str(move) for _name, move in sat.offers()]
    with pytest.raises(uc.IllegalMove) as problem:
        sat.answer("card dragon")
    assert sat.excuse(problem.value).startswith("That cannot have come up")
    assert "goblin" not in str(problem.value)
    sat.undo()
    sat.undo()
    assert (sat.seat, sat.match.played) == (0, 4), "also what another told can be taken back"


@pytest.mark.usefixtures("no_rolls")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "options"), [*((game, {}) for game in GAMES), ("deck_box", {"quest": "generated"})])
def test_all_that_can_come_up_in_a_game_is_told_apart(
    game: str, options: dict[str, str], language: str, tmp_path: Path
) -> None:
    choose, sat = random.Random(5), companion(tmp_path, game, language, **options)  # noqa: S311
    sat.is_covered = False
    asked = 0
    while not sat.match.is_over and asked < 60:
        offers = sat.offers()
        assert len({name for name, _move in offers}) == len(offers) > 0
        is_luck = sat.match.turn == uc.CHANCE
        asked += is_luck
        named = [name for name, move in offers if move and not name.endswith(f"({move.text})")]
        assert not is_luck or len(named) == len(offers), "everything has a name for people"
        if is_luck and len(offers) == 6 and offers[0][1].text.endswith(" 1"):
            assert [str(move).split()[-1] for _name, move in offers] == list("123456"), "the number is the face"
        sat.play(choose.choice(sat.match.moves()))
    assert asked


@pytest.mark.usefixtures("no_rolls")
def test_cards_of_the_same_name_are_told_apart_by_what_is_printed_on_them(tmp_path: Path) -> None:
    sat = companion(tmp_path, "one_deck")
    while sat.match.turn != uc.CHANCE:
        sat.play(sat.offers()[0][1])
    names = [name for name, _move in sat.offers()]
    assert sum(name.startswith("Bandit (") for name in names) == 2
    assert not [name for name in names if "(card " in name]
    played = sat.match.played
    assert sat.answer("bandit") is None, "that may be either"
    assert sat.match.played == played
    sat.answer(next(name for name in names if name.startswith("Bandit (")))
    assert sat.match.played > played


@pytest.mark.usefixtures("no_rolls")
def test_where_nothing_else_can_come_up_nobody_is_asked(tmp_path: Path) -> None:
    choose, sat = random.Random(5), companion(tmp_path, "deck_box")  # noqa: S311
    while not sat.match.is_over and sat.match.played < 400:
        assert sat.match.turn != uc.CHANCE or len(sat.offers()) > 1
        sat.play(choose.choice(sat.match.moves()))
    verbs = [step.move.verb for step in sat.match.log()]
    assert "act" in verbs


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["welcome", "--bots", "normal"], "--companion: in welcome you would see a bot's cards; leave out --bots"),
        (["one_deck", "--campaign", "ours"], "--campaign does not go with --practice, --companion"),
    ],
)
def test_what_does_not_go_together_is_refused(
    args: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refuse(monkeypatch, capsys, "play", *args, "--companion").startswith(said)


@pytest.mark.usefixtures("no_rolls")
def test_bots_play_beside_real_dice(tmp_path: Path) -> None:
    match = uc.load("dungeon_roll").start(seed=3, seats=2, practice=True, heroes="none")
    sat = Companion(match, "en", tmp_path / "running" / "test.json", {1: "easy"})
    choose = random.Random(2)  # noqa: S311
    while 1 not in [step.seat for step in sat.match.log()]:
        sat.play(choose.choice(sat.match.moves()))
    assert sat.match.turn in (0, uc.CHANCE)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_menu_asks_for_real_dice_and_takes_no_answer_for_no(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("UNDERCROFT_LANG", language)
    monkeypatch.setattr(uc, "games", lambda: ["one_card"])
    yes = {"en": "y", "fr": "oui"}[language]
    said = run("menu", typed=f"1\n{yes}\n4 4 1\nq\n")
    assert {"en": "(Enter: n)", "fr": "(Entrée\u00a0: n)"}[language] in said
    assert {"en": "What came up?", "fr": "Qu’est-ce qui est sorti\u00a0?"}[language] in said
    (file,) = (tmp_path / "running").iterdir()
    assert saves.is_companion(file)
    file.unlink()
    run("menu", typed="1\n\nq\n")
    (file,) = (tmp_path / "running").iterdir()
    assert not saves.is_companion(file)


@pytest.mark.parametrize(("bots", "asked"), [("0", 1), ("1", 0)])
def test_the_menu_asks_for_real_cards_only_where_no_bot_would_show_its_own(
    bots: str, asked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_LANG", "en")
    monkeypatch.setattr(uc, "games", lambda: ["welcome"])
    said = run("menu", typed=f"1\n2\n{bots}\n\n\nq\n")
    assert said.count("Real dice and cards") == asked


@pytest.mark.usefixtures("no_rolls")
async def test_luck_is_told_on_the_screen(tmp_path: Path) -> None:
    app = Table(companion(tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.query_one("#moves", OptionList).option_count == 6
        await pilot.press("space")
        assert app.sitting.match.played == 0, "nothing is rolled"
        await pilot.press("4", "4", "z", "down", "enter", "1")
        assert [app.sitting.match.game.verbs.move(move).text for move in app.sitting.match.record().moves] == [
            "die 4",
            "die 2",
            "die 1",
        ]
        assert str(app.query_one("#prompt", Static).content).startswith("You rolled 4, 2 and 1")

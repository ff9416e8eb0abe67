"""Full-screen play, driven by its keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import OptionList, Static
from textual.widgets._footer import FooterKey

import undercroft as uc
from tests.patience import until
from tests.test_hostile_content import HOSTILE, with_hostile_names
from undercroft.terminal.screen.page import Page
from undercroft.terminal.screen.table import Table
from undercroft.terminal.sitting import Sitting


def table(folder: Path, language: str = "en", seed: int = 3) -> Table:
    """The screen with a new game on it."""
    match = uc.load("one_card").start(seed=seed)
    return Table(Sitting(match, language, folder / "running" / "one_card-test.json"))


def shown(app: Table, place: str) -> str:
    """What stands in a part of the screen."""
    return str(app.query_one(place, Static).content)


async def test_arrows_enter_and_numbers_choose_moves(tmp_path: Path):
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert shown(app, "#prompt").startswith("You rolled 5, 2 and 5")
        await pilot.press("down", "enter")
        assert app.sitting.match.view()["table"]["adventurer"]["skills"]["attack"]["total"] == 6
        await pilot.press("1")
        assert shown(app, "#said") == "You step to a2."


async def test_undo_and_restart_are_keys(tmp_path: Path):
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space", "1", "1", "z")
        assert app.sitting.match.played == 4
        await pilot.press("1", "Z")
        assert app.sitting.match.played == 3
        await pilot.press("z")
        assert app.sitting.match.played == 3


async def test_the_language_changes_at_once(tmp_path: Path):
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("g")
        assert shown(app, "#prompt") == "Lancez les trois dés d’énergie."


async def test_the_board_and_the_moves_fit_80_by_24(tmp_path: Path):
    app = table(tmp_path, "fr")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        assert app.query_one("#moves", OptionList).size.height >= 4
        assert app.query_one("#picture").size.width == 80


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_all_keys_are_named_within_80_columns(language: str, tmp_path: Path):
    app = table(tmp_path, language)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: any(key.region.width for key in app.query(FooterKey)))
        await pilot.pause()
        keys = list(app.query(FooterKey))
        assert [key.key_display for key in keys] == ["z", "Z", "h", "/", "l", "?", "g", "q"]
        assert max(key.region.right for key in keys) <= 80


async def test_on_a_low_screen_the_moves_have_room(tmp_path: Path):
    match = uc.load("deck_box").start(seed=3)
    sat = Sitting(match, "fr", tmp_path / "running" / "deck_box-test.json")
    while sat.match.view()["table"]["wait"] != "act":
        sat.play(sat.offers()[0][1])
    app = Table(sat)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1")
        await pilot.pause()
        assert app.query_one("#said").size.height <= 3
        assert app.query_one("#moves").size.height >= 3


async def test_the_log_stands_beside_the_board_where_there_is_room(tmp_path: Path):
    app = table(tmp_path)
    async with app.run_test(size=(130, 30)) as pilot:
        await pilot.press("enter")
        assert app.query_one("#log").display
    narrow = table(tmp_path)
    async with narrow.run_test(size=(80, 24)):
        assert not narrow.query_one("#log").display


async def test_log_and_rules_open_over_the_board_and_close(tmp_path: Path):
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("l", "question_mark"):
            await pilot.press(key)
            assert isinstance(app.screen, Page)
            await pilot.press("escape")
            assert not isinstance(app.screen, Page)


async def test_a_game_is_played_to_its_end_and_its_end_is_shown(tmp_path: Path):
    app = table(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        for _move in range(400):
            if app.sitting.match.is_over:
                break
            await pilot.press("end", "enter")
        assert app.sitting.match.is_over
        assert "Your score: 0 of 12." in shown(app, "#prompt")
        assert app.sitting.path.parent.name == "finished"


async def test_brackets_in_names_and_in_what_is_typed_are_shown_as_they_are(tmp_path: Path):
    match = with_hostile_names("deck_box").start(seed=3)
    app = Table(Sitting(match, "en", tmp_path / "running" / "deck_box-test.json"))
    async with app.run_test(size=(80, 40)) as pilot:
        assert HOSTILE in shown(app, "#picture")
        for _move in range(4):
            await pilot.press("1")
        assert f"{HOSTILE}Orla" in shown(app, "#picture")
        app.action_log()
        await pilot.press("escape")
        app._try("reply", "hero [/foe]")
        await pilot.pause()
        assert "[/foe]" in next(iter(app._notifications)).message

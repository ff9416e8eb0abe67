"""Fingerprints: they change with all that can end up in a kernel, and with nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft as uc
from undercroft.engine.game import Game
from undercroft.kernels import sources
from undercroft.kernels.kernel import Kernel, kernels_of
from undercroft.kernels.sources import fingerprint

from .copies import Edits, copy_of_heads

# In the rules a constant is read through its module.
THROUGH_THE_MODULE: Edits = {
    "rules.py": [
        ("from .moves import", "from . import table as t\nfrom .moves import"),
        (", NO_CHARM,", ","),
        ("!= NO_CHARM", "!= t.NO_CHARM"),
        ("== NO_CHARM", "== t.NO_CHARM"),
    ]
}


@pytest.fixture
def heads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    return fingerprint(copy_of_heads(tmp_path, monkeypatch, {}))


CHANGES: dict[str, Edits] = {
    "a rule": {"rules.py": [("table.tosses += 1", "table.tosses += 2")]},
    "a bot": {"guide.py": [("notes[0] += 1", "notes[0] += 2")]},
    "a kernel of its own": {"kernels.py": [("tables[index].pot = first", "tables[index].pot = 1 + first")]},
    "what a kernel takes": {"kernels.py": [("peek, (Numbers(), int)", 'peek, (Numbers("i"), int)')]},
    "a constant of another file": {"table.py": [("TOSS, DONE = range(4)", "TOSS, DONE = range(1, 5)")]},
    "the width of a field": {"table.py": [('("pot", "i1")', '("pot", "<i2")')]},
    "a field more": {"table.py": [('("pot", "i1"),', '("pot", "i1"),\n        ("luck", "i1"),')]},
    "the layout of the box": {"content.py": [('("goal", "i1", 2)', '("goal", "<i4", 2)')]},
    "a verb more, which moves the others": {
        "moves.py": [("    lay=(", "    wait=(),\n    lay=("), ("COIN, LAY", "COIN, _, LAY")]
    },
}


@pytest.mark.parametrize("change", CHANGES)
def test_it_changes_with(change: str, heads: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert fingerprint(copy_of_heads(tmp_path, monkeypatch, CHANGES[change])) != heads


def test_it_changes_with_a_constant_that_is_read_through_its_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [
        copy_of_heads(tmp_path, monkeypatch, {**THROUGH_THE_MODULE, "table.py": [("NO_CHARM = 0", f"NO_CHARM = {to}")]})
        for to in (0, 0, 9)
    ]
    before, same, changed = map(fingerprint, games)
    assert before == same != changed


@pytest.mark.parametrize(
    "edits",
    [
        {"look.py": [("def describe", "LATELY = 1\n\n\ndef describe")]},
        {"box.yaml": [("goal", "goal")]},
        {"words/en.ftl": [("=", "= Oh,")]},
        {"__init__.py": [("version=2", "version=3")]},
        {"content.py": [('"""The box of Heads', '"""The whole box of Heads')]},
        {"table.py": [("POT_LOST, POT_BANKED", "POT_LOST , POT_BANKED")]},
    ],
    ids=lambda edits: next(iter(edits)),
)
def test_it_stays_with_what_is_in_no_kernel(
    edits: Edits, heads: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fingerprint(copy_of_heads(tmp_path, monkeypatch, edits)) == heads


def test_it_changes_with_the_templates_of_all_games(
    heads: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A template is a file of the package: another one, and the kernel is another."""
    game = copy_of_heads(tmp_path, monkeypatch, {})
    kernels = dict(kernels_of(game))
    playing = kernels["play_games"]
    kernels["play_games"] = Kernel("play_games", kernels["add_up"].rule, playing.takes)
    monkeypatch.setattr(sources, "kernels_of", lambda _game: kernels)
    assert fingerprint(game) != heads


@pytest.mark.parametrize("id", uc.games())
def test_nothing_of_another_game_is_in_it(id: str) -> None:
    game = uc.load(id)
    files = [line.split()[1] for line in sources._lines(game) if line.startswith("file ")]
    assert any(file.startswith("kernels/") for file in files)
    assert [file for file in files if file.startswith("games/") and not file.startswith(f"games/{id}/")] == []
    assert [file for file in files if file.endswith(("look.py", "content.py"))] == []


def test_it_names_no_folder_of_this_machine() -> None:
    game: Game = uc.load("welcome")
    assert [line for line in sources._lines(game) if str(Path(uc.__file__).parent) in line] == []

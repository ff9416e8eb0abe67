"""Building: the same rules and the same tools give the same bytes, and what cannot be built is told in one sentence."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import undercroft as uc
from tests.engine.coin import HEADS
from undercroft.kernels.build import CannotBuild, finish_building, start_building
from undercroft.kernels.building import in_short
from undercroft.kernels.module import module_file
from undercroft.kernels.native import code_file

from .copies import Edits, copy_of_heads

if TYPE_CHECKING:
    from undercroft.engine.game import Game

TYPED = """Failed in nopython mode pipeline (step: nopython frontend)
Failed in nopython mode pipeline (step: nopython frontend)
No implementation of function Function(<built-in function iadd>) found for signature:

 >>> iadd(int16, list(int64))

There are 18 candidate implementations:
During: typing of intrinsic-call at rules.py (98)

File "games/mine/rules.py", line 98:
def toss(table):
    <source elided>
File "games/mine/rules.py", line 76:
"""


@pytest.mark.parametrize("id", [*uc.games(), "heads"])
def test_built_again_a_module_has_the_same_bytes(id: str, tmp_path: Path) -> None:
    """Native code is made on the way, where there is none yet: other tests run it."""
    game, file = HEADS if id == "heads" else uc.load(id), tmp_path / "again.wasm"
    code = None if code_file(game).exists() else code_file(game)
    finish_building(game, start_building(game, module=file, native=code))
    assert file.read_bytes() == module_file(game).read_bytes(), f"`undercroft build {id} --force`, and see why"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("edits", "told"),
    [
        (
            {"kernels.py": [("    total = 0\n", "    total = box_of_somebody\n")]},
            "add_up: NameError: name 'box_of_somebody' is not defined",
        ),
        (
            {
                "kernels.py": [
                    ("from typing import Any", "import math\nfrom typing import Any"),
                    ("return numbers[at]", "return math.gamma(1.0 * numbers[at])"),
                ]
            },
            "they call what there is not: numba_gamma",
        ),
    ],
    ids=["a name that there is not", "a function that no module has"],
)
def test_rules_that_cannot_be_compiled_are_told_in_one_sentence_and_leave_nothing(
    edits: Edits, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken: Game = copy_of_heads(tmp_path, monkeypatch, edits)
    made = tmp_path / "made"
    made.mkdir()
    with pytest.raises(CannotBuild) as problem:
        finish_building(broken, start_building(broken, module=made / "kernels.wasm", native=made / "kernels.o"))
    assert str(problem.value) == f"heads: its kernels could not be made: {told}"
    assert list(made.iterdir()) == []


def test_of_what_numba_says_the_cause_and_the_innermost_line_are_told() -> None:
    what = "No implementation of function Function(<built-in function iadd>) found for signature:"
    assert in_short(TYPED) == f"{what} >>> iadd(int16, list(int64)) (games/mine/rules.py, line 98)"
    assert in_short("Failed in nopython mode\nNameError: name 'x'\nDuring: something") == "NameError: name 'x'"

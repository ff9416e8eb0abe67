"""Compiled code from one process to the next. Each process here is real, compiled, and has a home of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent.parent

INNER = "from undercroft.engine.compiling import rule\n@rule\ndef inner(n):\n    return n + {}\n"
OUTER = """
import json
from pathlib import Path
from undercroft.engine.compiling import bind, code_folder, native, rule
from inner import inner

@rule
def outer(n):
    return inner(n) * 10

CALLED = None

def template(n):
    return CALLED(n) * 100

bound = native(bind(template, "bound_to_inner", CALLED=inner))
outer = native(outer)
values = [outer(1), bound(1)]
print(json.dumps({
    "values": values,
    "compiled": [sum(each.stats.cache_misses.values()) for each in (outer, bound)],
    "files": sorted(file.name for file in code_folder().parent.rglob("*.nbi")),
}))
"""

# Compile everything that a match needs, then play one: how much was compiled before, and how much in play?
WARM_THEN_PLAY = """
import json
from numba.core import event
from tests.engine.coin import HEADS, to_the_end

class Counter(event.Listener):
    count = 0
    def on_start(self, _event): pass
    def on_end(self, _event): self.count += 1

counter = Counter()
event.register("numba:compile", counter)
was_warm = HEADS.is_warm
HEADS.warm_up(lambda *_: None)
before = counter.count
match = to_the_end(HEADS.start(seed=2, practice=True))
match.view(), list(match.log()), match.record(), match.undo(), HEADS.play_out(4)
print(json.dumps({"was_warm": was_warm, "before": before, "during": counter.count - before}))
"""


def run(home: Path, folder: Path, *command: str) -> Any:
    """What a fresh process prints."""
    environment = {**os.environ, "UNDERCROFT_HOME": str(home), "UNDERCROFT_INTERPRETED": "0"}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", *command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """Rules in two files that do not live in our package, as those of a registered game."""
    folder = tmp_path / "outside"
    folder.mkdir()
    (folder / "inner.py").write_text(INNER.format(1))
    (folder / "outer.py").write_text(OUTER)
    return folder


def test_a_second_process_finds_the_code_of_the_first(outside: Path) -> None:
    cold, warm = (run(outside.parent / "home", outside, "outer.py") for _ in range(2))
    assert cold["values"] == warm["values"] == [20, 200]
    assert (cold["compiled"], warm["compiled"]) == ([1, 1], [0, 0])
    assert any("bound_to_inner" in file for file in cold["files"]), "a bound template is cached under its own name"


def test_a_rule_outside_our_package_that_was_changed_is_never_stale(outside: Path) -> None:
    assert run(outside.parent / "home", outside, "outer.py")["values"] == [20, 200]
    (outside / "inner.py").write_text(INNER.format(5))  # called from another file, which stays as it is
    assert run(outside.parent / "home", outside, "outer.py")["values"] == [60, 600]


def test_a_game_that_was_warmed_up_compiles_nothing_more_in_play_nor_in_the_next_process(tmp_path: Path) -> None:
    cold, warm = (run(tmp_path / "home", ROOT, "-c", WARM_THEN_PLAY) for _ in range(2))
    assert (cold["was_warm"], warm["was_warm"]) == (False, True)
    assert cold["before"] > 10
    assert warm["before"] == 0
    assert (cold["during"], warm["during"]) == (0, 0)

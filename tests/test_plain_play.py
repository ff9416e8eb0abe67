"""One match needs no compiler: each game is played, seen, told, kept and replayed where Numba cannot be imported."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from .players import packaged

PLAY = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
import undercroft as uc
from undercroft.engine.bots import find_player
game = uc.load({id!r})
bots = [bot for bot in game.bots if isinstance(find_player(game.package, bot), str)]
match = game.start(seed=3)
for number in range({moves}):
    if match.is_over:
        break
    if match.turn == uc.CHANCE:
        match.roll()
    else:
        match.play(match.choose(bots[number % len(bots)]))
    for seat in range(match.seats):
        match.view(seat), match.picture("fr", seat), match.events(seat)
assert match.played > 10, match.played
for seat in range(match.seats):
    assert len(match.log(seat)) == match.played
assert uc.replay(match.record().to_json()) == match.clone() == match
print(*bots)
"""
MOVES = 120


@pytest.mark.parametrize("id", packaged())
def test_a_match_needs_no_compiler(id: str) -> None:
    surroundings = {**os.environ, "UNDERCROFT_INTERPRETED": "0"}
    command = [sys.executable, "-c", PLAY.format(id=id, moves=MOVES)]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split()) >= 2

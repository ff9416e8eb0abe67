"""What every game promises, with every number of players it allows; `undercroft check` asks the same of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import undercroft as uc
from undercroft.testing import Effort, Trial, keep
from undercroft.testing.knowing import KNOWING, SECRECY
from undercroft.testing.promises import FIRST, PROMISES

from .players import seatings

if TYPE_CHECKING:
    from collections.abc import Callable

# Games of a thousand moves and more
EFFORTS = {"deck_box": Effort(length=12, apart=37), "one_deck": Effort(length=2, apart=17)}
MOST_BYTES = 1024
MOST_BYTES_OF = {"deck_box": 8_000}  # a map of many rooms

every_game = pytest.mark.parametrize(("id", "seats"), seatings())
with_secrets = pytest.mark.parametrize(
    ("id", "seats"), [(id, seats) for id, seats in seatings() if uc.load(id).secrets]
)


def named(promises: tuple[Callable[[Trial], None], ...]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("promise", promises, ids=lambda promise: promise.__name__)


def trial(id: str, seats: int) -> Trial:
    return Trial(uc.load(id), seats, EFFORTS.get(id, Effort()))


@every_game
@named((*FIRST, *PROMISES, *KNOWING))
def test_a_game_keeps_its_promise(promise: Callable[[Trial], None], id: str, seats: int) -> None:
    keep(promise, trial(id, seats))


@with_secrets
@named(SECRECY)
def test_a_game_with_secrets_keeps_its_promise(promise: Callable[[Trial], None], id: str, seats: int) -> None:
    keep(promise, trial(id, seats))


@every_game
def test_a_table_is_small(id: str, seats: int) -> None:
    assert uc.load(id).table_type.size < MOST_BYTES_OF.get(id, MOST_BYTES)

"""What the server's tests share: a server in the test's own process, with a database of its own."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import undercroft as uc
from tests.patience import PATIENCE
from tests.thinkers import go_by_play_outs
from undercroft.server.settings import Settings

from .clocks import TurnedClock
from .guests import Online, Served, serving, serving_online
from .tails import look as tails

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from contextlib import AbstractAsyncContextManager

    from undercroft.server.live.clock import Clock

PLENTY = 10**9


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """No limit is met by chance, nothing takes long, and the page is empty."""
    return Settings(
        database=f"sqlite:///{tmp_path / 'tables.db'}",
        page=str(tmp_path / "page"),
        busy_seconds=PATIENCE,
        headers_seconds=PATIENCE,
        reading_seconds=PATIENCE,
        bot_seconds=0.005,
        tables_per_hour=PLENTY,
        requests_per_second=PLENTY,
        requests_at_once=PLENTY,
        messages_per_second=PLENTY,
        messages_at_once=PLENTY,
    )


@pytest.fixture
def clock() -> TurnedClock:
    """A clock for a server."""
    return TurnedClock()


@pytest.fixture(autouse=True)
def thoughts_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints and reviews go by play-outs."""
    go_by_play_outs(monkeypatch)


@pytest.fixture
def open_house(settings: Settings) -> Callable[..., AbstractAsyncContextManager[Served]]:
    """A server with these settings, some of them changed; it is closed at the end of its block."""

    @asynccontextmanager
    async def opened(clock: Clock | None = None, **changed: Any) -> AsyncIterator[Served]:
        async with serving(replace(settings, **changed), clock) as served:
            yield served

    return opened


@pytest.fixture
async def served(settings: Settings) -> AsyncIterator[Served]:
    """A server that is asked without a network."""
    async with serving(settings) as served:
        yield served


@pytest.fixture
async def online(settings: Settings) -> AsyncIterator[Online]:
    """A server on a real port, for WebSockets."""
    async with serving_online(settings) as online:
        yield online


@pytest.fixture
def open_online(settings: Settings) -> Callable[..., AbstractAsyncContextManager[Online]]:
    """A server on a real port with some settings changed."""

    @asynccontextmanager
    async def opened(clock: Clock | None = None, **changed: Any) -> AsyncIterator[Online]:
        async with serving_online(replace(settings, **changed), clock) as online:
            yield online

    return opened


@pytest.fixture
def with_honours(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game has honours, as a real game may."""
    look = uc.load("heads").look
    monkeypatch.setattr(look, "HONOURS", tails.HONOURS, raising=False)
    monkeypatch.setattr(look, "honours", tails.honours, raising=False)

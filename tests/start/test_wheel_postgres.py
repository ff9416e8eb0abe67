"""Tables in PostgreSQL: with the extra `postgres` they are played, without it a sentence names it."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.postgres import Postgres, start_or_skip

from .tables import OverHttp, play_on
from .wheel import Installed


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A server of our own."""
    made = start_or_skip()
    yield made
    made.remove()


def test_without_the_extra_a_sentence_names_it(installed: Installed) -> None:
    code, said = installed.try_to("serve", "--no-browser", "--database", "postgresql://me@127.0.0.1:1/nothing")
    assert code != 0
    assert "pipx inject undercroft asyncpg" in said
    assert len(said.splitlines()) == 1


def test_with_the_extra_a_game_is_played(installed: Installed, postgres: Postgres) -> None:
    installed.install("postgres", "development.txt")
    with (
        installed.serve("--database", postgres.url) as address,
        httpx.Client(base_url=address, timeout=PATIENCE) as http,
    ):
        seated = http.post("/api/tables", json={"game": "one_card", "seats": 1, "nickname": "Ada", "seed": 7}).json()
        assert play_on(OverHttp(http, seated), 4) == ["roll", "play", "play", "play"]

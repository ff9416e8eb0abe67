"""Kill -9 at any moment: after a restart every table is there, at the last answered move or one that was on its way."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx

from tests.patience import PATIENCE
from undercroft.server.settings import Settings

from .guests import serving
from .processes import Process

TABLES = 6
KILLS = 3


class Player:
    """Plays at a table until the server is gone, and remembers the last answer."""

    def __init__(self, seated: dict[str, Any], number: int) -> None:
        self.code, self.token, self.answered = seated["code"], seated["token"], seated["table"]
        self.chance = random.Random(number)  # noqa: S311
        self.moves = 0

    async def play(self, http: httpx.AsyncClient) -> None:
        """Play, undo and roll until there is no answer any more."""
        while True:
            table = self.answered
            choices: list[tuple[str, dict[str, Any]]] = [("play", {"move": move["id"]}) for move in table["moves"]]
            choices += [(name, {}) for name in ("roll", "undo", "restart") if table["may"][name]]
            path, body = self.chance.choice(choices)
            try:
                response = await http.post(
                    f"/api/tables/{self.code}/{path}",
                    headers={"Authorization": f"Bearer {self.token}"},
                    json={"version": table["version"], **body},
                )
            except httpx.HTTPError:
                return
            assert response.status_code == 200, response.text
            self.answered = response.json()
            self.moves += 1

    async def check(self, http: httpx.AsyncClient) -> None:
        """Nothing that was answered is lost; at most the one move that was on its way is there beyond it."""
        response = await http.get(f"/api/tables/{self.code}", headers={"Authorization": f"Bearer {self.token}"})
        assert response.status_code == 200, response.text
        table = response.json()
        assert table["version"] >= self.answered["version"]
        if table["version"] == self.answered["version"]:
            assert table == self.answered
        self.answered = table


async def sit_down(http: httpx.AsyncClient, number: int) -> Player:
    """A player at a new table."""
    body = {"game": "heads", "seats": 2, "nickname": "Ann", "hot_seat": True, "undo": "practice"}
    response = await http.post("/api/tables", json={**body, "options": {"length": "long"}})
    return Player(response.json(), number)


async def test_no_answered_move_is_lost(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    chance = random.Random(1)  # noqa: S311
    players: list[Player] = []
    for _time in range(KILLS):
        with Process(database) as process:
            address = await asyncio.to_thread(process.wait_until_open)
            async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
                players = players or [await sit_down(http, number) for number in range(TABLES)]
                await asyncio.gather(*(player.check(http) for player in players))
                playing = [asyncio.create_task(player.play(http)) for player in players]
                enough = sum(player.moves for player in players) + chance.randint(20, 150)
                while sum(player.moves for player in players) < enough and not any(task.done() for task in playing):
                    await asyncio.sleep(chance.uniform(0, 0.02))
                process.kill()
                await asyncio.gather(*playing)
    async with serving(Settings(database=database)) as served:
        await asyncio.gather(*(player.check(served.http) for player in players))

"""Somebody who plays at a table of a server that runs: over HTTP, or over a WebSocket."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Protocol

from tests.patience import PATIENCE

from .wheel import wait_for

if TYPE_CHECKING:
    import httpx
    from websockets.sync.client import ClientConnection

Data = dict[str, Any]


class Line(Protocol):
    """A way to play at a table."""

    def do(self, kind: str, **body: int) -> None:
        """Play a move, or roll. It may be too late for it: a bot may roll, too."""

    def newer(self, version: int) -> Data:
        """The first situation after this version."""


class OverHttp:
    """Every move is a request; what others do is asked for."""

    def __init__(self, http: httpx.Client, seated: Data) -> None:
        self._http, self._table = http, f"/api/tables/{seated['code']}"
        self._headers = {"Authorization": f"Bearer {seated['token']}"}

    def do(self, kind: str, **body: int) -> None:
        """Play a move, or roll."""
        answer = self._http.post(f"{self._table}/{kind}", json=body, headers=self._headers)
        assert answer.status_code == 200 or answer.json()["error"]["code"] == "stale", answer.text

    def newer(self, version: int) -> Data:
        """The first situation after this version."""
        return wait_for(lambda: self._look(version))

    def _look(self, version: int) -> Data | None:
        answer = self._http.get(self._table, headers=self._headers)
        assert answer.status_code == 200, answer.text
        situation: Data = answer.json()
        return situation if situation["version"] > version else None


class OverWebSocket:
    """One line for everything."""

    def __init__(self, line: ClientConnection, seated: Data) -> None:
        self._line = line
        self._say(type="hello", token=seated["token"])

    def do(self, kind: str, **body: int) -> None:
        """Play a move, or roll."""
        self._say(type=kind, **body)

    def newer(self, version: int) -> Data:
        """The first situation after this version."""
        while (heard := self._hear())["version"] <= version:
            pass
        return heard

    def _say(self, **message: object) -> None:
        self._line.send(json.dumps(message))

    def _hear(self) -> Data:
        heard: Data = json.loads(self._line.recv(timeout=PATIENCE))
        if heard["type"] == "refused":
            assert heard["code"] == "stale", heard
            return dict(heard["situation"])
        return heard


def play_on(line: Line, steps: int) -> list[str]:
    """Play some moves and rolls, whenever it is our turn; each must bring a newer situation. Tells what was done."""
    situation, done = line.newer(-1), list[str]()
    while len(done) < steps:
        assert situation["state"] == "running", situation
        if situation["may"]["roll"] or situation["moves"]:
            done.append("roll" if situation["may"]["roll"] else "play")
            move = {} if situation["may"]["roll"] else {"move": situation["moves"][0]["id"]}
            line.do(done[-1], version=situation["version"], **move)
        situation = line.newer(situation["version"])
    return done

"""Tables of Welcome to the Dungeon in any phase, played there through the API and then opened on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .person import Person

NAMES = ("Ada", "Bob", "Cleo", "Dan")
Met = Callable[[dict[str, Any]], bool]


class Far:
    """A table that is played without looking at it; every seat has a key of its own."""

    def __init__(self, person: Person, seed: int, seats: int = 2, odds: str = "off", **options: str) -> None:
        self._http, self._api = person.context.request, f"{person.address}/api/tables"
        self._luck = np.random.default_rng(seed)
        wish = {"game": "welcome", "options": options, "seats": seats, "seed": seed, "odds": odds, "undo": "turn"}
        first = self._send("", {**wish, "nickname": NAMES[0], "hot_seat": False})
        self.code, self.tokens = first["code"], [first["token"]]
        for name in NAMES[1:seats]:
            self.tokens.append(self._send(f"/{self.code}/sit", {"nickname": name, "seat": None})["token"])
        self._send(f"/{self.code}/start", None, self.tokens[0])
        self.situation = self._as_mover(self.seen_by(0))

    @property
    def table(self) -> dict[str, Any]:
        """What lies on the table, as the one sees it whose turn it is."""
        table: dict[str, Any] = self.situation["view"]["table"]
        return table

    @property
    def mover(self) -> int:
        """Whose turn it is; the first seat while luck speaks, and at the end."""
        turn = self.situation["turn"]
        return turn if isinstance(turn, int) else 0

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The situation of a seat."""
        answer = self._http.get(f"{self._api}/{self.code}", headers=_key(self.tokens[seat]))
        read: dict[str, Any] = answer.json()
        return read

    def step(self) -> None:
        """One decision: any verb, but seldom to pass, so that the dungeon fills."""
        if self.situation["turn"] == "chance":
            version = {"version": self.situation["version"]}
            self.situation = self._as_mover(self._send(f"/{self.code}/roll", version, self.tokens[0]))
        else:
            self.play(self._any(self.situation["moves"])["text"])

    def play(self, text: str) -> None:
        """A move by its text, such as "aside 3"."""
        move = next(move["id"] for move in self.situation["moves"] if move["text"] == text)
        played = {"version": self.situation["version"], "move": move}
        self.situation = self._as_mover(self._send(f"/{self.code}/play", played, self.tokens[self.mover]))

    def _any(self, moves: list[dict[str, Any]]) -> dict[str, Any]:
        verbs = sorted({move["verb"] for move in moves})
        weights = np.array([1.0 if verb == "pass" else 5.0 for verb in verbs])
        verb = self._luck.choice(verbs, p=weights / weights.sum())
        some = [move for move in moves if move["verb"] == verb]
        return some[int(self._luck.integers(len(some)))]

    def _as_mover(self, answer: dict[str, Any]) -> dict[str, Any]:
        turn = answer["turn"]
        return self.seen_by(turn) if isinstance(turn, int) else answer

    def _send(self, path: str, body: dict[str, Any] | None, token: str | None = None) -> dict[str, Any]:
        answer = self._http.post(self._api + path, data=body, headers=_key(token))
        assert answer.ok, answer.text()
        read: dict[str, Any] = answer.json()
        return read


def _key(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def sought(person: Person, met: Met, **wishes: Any) -> Far:
    """The first table, seed by seed, that comes to a moment like this."""
    for seed in range(1, 200):
        far = Far(person, seed, **wishes)
        for _decision in range(120):
            if met(far.situation):
                return far
            if far.situation["turn"] == "over":
                break
            far.step()
    raise AssertionError("no such moment")


def sit_at(person: Person, far: Far, seat: int | None = None) -> Person:
    """Open the table on the page with the key to a seat; to that of the one whose turn it is."""
    held = far.mover if seat is None else seat
    person.go("/credits")
    kept = [{"code": far.code, "game": "welcome", "seat": held, "token": far.tokens[held], "when": 0}]
    person.page.evaluate("(kept) => localStorage.setItem('undercroft.tables', JSON.stringify(kept))", kept)
    person.go(f"/table/{far.code}")
    person.until(lambda now: now["code"] == far.code, "the table")
    person.page.locator(".board").wait_for()
    return person


def watch(person: Person, far: Far) -> Person:
    """Open the table on the page without a seat."""
    person.go(f"/table/{far.code}")
    person.until(lambda now: now["code"] == far.code, "the table")
    person.page.locator(".board").wait_for()
    return person


def deciding(phase: str, cards: int = 0) -> Met:
    """Somebody decides in this phase, with so many cards in the dungeon."""

    def met(now: dict[str, Any]) -> bool:
        table = now["view"]["table"]
        return table["phase"] == phase and bool(now["moves"]) and len(table["dungeon"]) >= cards

    return met


def bidding(now: dict[str, Any]) -> bool:
    """A bidder who knows some cards, and has set one aside."""
    table = now["view"]["table"]
    mine = table["seats"][now["seat"] or 0]
    return deciding("bid", 4)(now) and mine["added"] > 0 and bool(mine["aside"])


def deep_in(now: dict[str, Any]) -> bool:
    """In the dungeon, after a few cards."""
    table = now["view"]["table"]
    return deciding("flip", 4)(now) and sum(card["turned"] for card in table["dungeon"]) > 1


def ended(now: dict[str, Any]) -> bool:
    """After a round in which much was put where it could not be seen."""
    table = now["view"]["table"]
    return deciding("choose", 3)(now) and sum(tile["state"] == "gone" for tile in table["equipment"]) > 1


MOMENTS: dict[str, tuple[Met, dict[str, Any]]] = {
    "first choice": (deciding("choose"), {"first_adventurer": "chosen"}),
    "bid": (bidding, {}),
    "bid of four": (bidding, {"seats": 4, "first_adventurer": "rogue"}),
    "place": (deciding("place", 3), {"first_adventurer": "barbarian"}),
    "name": (deciding("name", 3), {"first_adventurer": "warrior"}),
    "flip": (deep_in, {"first_adventurer": "warrior"}),
    "swap": (deciding("swap", 2), {"first_adventurer": "mage"}),
    "axe": (deciding("axe", 2), {"first_adventurer": "barbarian"}),
    "drink": (deciding("drink", 2), {"first_adventurer": "rogue", "death": "total_at_end"}),
    "choose": (ended, {}),
    "over": (lambda now: now["turn"] == "over", {"seats": 3}),
}


def look_at(person: Person, name: str) -> Person:
    """Sit at a table in one of the moments, the same for all who only look."""
    if (person.address, name) not in _FOUND:
        met, wishes = MOMENTS[name]
        _FOUND[person.address, name] = sought(person, met, **wishes)
    return sit_at(person, _FOUND[person.address, name])


_FOUND: dict[tuple[str, str], Far] = {}

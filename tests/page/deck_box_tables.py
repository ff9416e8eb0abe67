"""Tables of Deck Box Dungeons in any phase, played there through the API by a bot and then opened on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import undercroft as uc

from .person import Person

GAME = uc.load("deck_box")
NAMES = ("Ada", "Bob", "Cleo", "Dan")
Met = Callable[[dict[str, Any]], bool]


class Far:
    """A table that is played without looking at it. Beside it goes a match with the same seed: in it a bot decides."""

    def __init__(self, person: Person, seed: int, seats: int = 1, odds: str = "off", **options: Any) -> None:
        self._http, self._api = person.context.request, f"{person.address}/api/tables"
        self.match = GAME.start(seed=seed, seats=seats, **options)
        wish = {"game": "deck_box", "options": options, "seats": seats, "seed": seed, "odds": odds, "undo": "turn"}
        first = self._send("", {**wish, "nickname": NAMES[0], "hot_seat": False})
        self.code, self.tokens, self.situation = first["code"], [first["token"]], first["table"]
        for name in NAMES[1:seats]:
            self.tokens.append(self._send(f"/{self.code}/sit", {"nickname": name, "seat": None})["token"])
        if seats > 1:
            self.situation = self._send(f"/{self.code}/start", {}, self.tokens[0])

    def step(self) -> None:
        """All of luck's moves there are now, or one decision of the bot's."""
        version = {"version": self.situation["version"]}
        if self.situation["turn"] == "chance":
            self.situation = self._send(f"/{self.code}/roll", version, self.tokens[0])
            after_luck(self.match)
        else:
            seat, move = self.match.turn, self.match.choose("shopper")
            self.situation = self._send(f"/{self.code}/play", {**version, "move": move.id}, self.tokens[seat])
            self.match.play(move)

    def _send(self, path: str, body: dict[str, Any], token: str | None = None) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self._http.post(self._api + path, data=body, headers=headers)
        assert answer.ok, answer.text()
        read: dict[str, Any] = answer.json()
        return read


def after_luck(match: Any) -> None:
    """Let luck play what it has to play now."""
    while match.turn == uc.CHANCE:
        match.roll()


def sought(person: Person, met: Met, seed: int = 60, **wishes: Any) -> Far:
    """A table that has come to a moment like this."""
    far = Far(person, seed, **wishes)
    while not met(far.situation):
        assert far.situation["turn"] != "over", "no such moment"
        far.step()
    return far


def sit_at(person: Person, far: Far, seat: int = 0) -> Person:
    """Open the table on the page with the key to a seat."""
    person.go("/credits")
    kept = [{"code": far.code, "game": "deck_box", "seat": seat, "token": far.tokens[seat], "when": 0}]
    person.page.evaluate("(kept) => localStorage.setItem('undercroft.tables', JSON.stringify(kept))", kept)
    person.go(f"/table/{far.code}")
    person.until(lambda now: now["version"] >= far.situation["version"], "the table")
    person.page.locator(".board").wait_for()
    return person


# Moments


def waiting_for(wait: str) -> Met:
    """Somebody is asked for this."""
    return lambda now: bool(now["view"]["table"]["wait"] == wait and now["turn"] != "over")


def in_combat(now: dict[str, Any]) -> bool:
    """A hero may attack one enemy, and may not attack another."""
    targets = now["view"]["table"].get("targets", [])
    return any(each["reason"] is None for each in targets) and any(each["reason"] for each in targets)


def over(now: dict[str, Any]) -> bool:
    """The quest has ended."""
    return bool(now["turn"] == "over")


MOMENTS: dict[str, Met] = {
    "hero": waiting_for("hero"),
    "stand": waiting_for("stand"),
    "begin": waiting_for("begin"),
    "place": waiting_for("place"),
    "combat": in_combat,
    "enemies": waiting_for("act"),
    "over": over,
}


def look_at(person: Person, name: str, **wishes: Any) -> Person:
    """Sit at a table in one of the moments, the same for all who only look."""
    key = (person.address, name, tuple(sorted(wishes.items())))
    if key not in _FOUND:
        _FOUND[key] = sought(person, MOMENTS[name], **wishes)
    return sit_at(person, _FOUND[key])


_FOUND: dict[Any, Far] = {}

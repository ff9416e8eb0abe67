"""Tables of Dungeon Roll in any phase, played there through the API and then opened on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .person import Person

MONSTERS = ("goblin", "skeleton", "ooze")
Met = Callable[[dict[str, Any], dict[str, Any]], bool]


class Far:
    """A table that is played without looking at it."""

    def __init__(self, person: Person, seed: int, seats: int = 1, odds: str = "off", **options: str) -> None:
        self._http, self._api, self._luck = (
            person.context.request,
            f"{person.address}/api/tables",
            np.random.default_rng(seed),
        )
        wish = {"game": "dungeon_roll", "options": options, "seats": seats, "seed": seed, "odds": odds, "undo": "turn"}
        answer = self._post("", {**wish, "nickname": "Ada", "hot_seat": seats > 1})
        self.code, self.token, self.situation = answer["code"], answer["token"], answer["table"]

    @property
    def table(self) -> dict[str, Any]:
        """What lies on the table."""
        table: dict[str, Any] = self.situation["view"]["table"]
        return table

    def step(self, liked: tuple[str, ...]) -> None:
        """One decision: of what is liked, else anything but fleeing."""
        version = {"version": self.situation["version"]}
        if self.situation["turn"] == "chance":
            self.situation = self._post(f"/{self.code}/roll", version)
            return
        moves = self.situation["moves"]
        favourites = next((some for verb in liked if (some := [one for one in moves if one["verb"] == verb])), None)
        others = [one for one in moves if one["verb"] != "flee"]
        move = self._any(favourites or others or moves)
        self.situation = self._post(f"/{self.code}/play", {**version, "move": move["id"]})

    def _any(self, moves: list[dict[str, Any]]) -> dict[str, Any]:
        return moves[int(self._luck.integers(len(moves)))]

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.token}"} if path else {}
        answer = self._http.post(self._api + path, data=body, headers=headers)
        assert answer.ok, answer.text()
        read: dict[str, Any] = answer.json()
        return read


def sought(person: Person, met: Met, liked: tuple[str, ...] = ("seek", "beat"), **wishes: Any) -> Far:
    """The first table, seed by seed, that comes to a moment like this."""
    for seed in range(1, 200):
        far = Far(person, seed, **wishes)
        for _decision in range(150):
            if met(far.table, far.situation):
                return far
            if far.situation["turn"] == "over":
                break
            far.step(liked)
    raise AssertionError("no such moment")


def sit_at(person: Person, far: Far) -> Person:
    """Open the table on the page, with the key to the seat."""
    person.go("/credits")
    kept = [{"code": far.code, "game": "dungeon_roll", "seat": 0, "token": far.token, "when": 0}]
    person.page.evaluate("(kept) => localStorage.setItem('undercroft.tables', JSON.stringify(kept))", kept)
    person.go(f"/table/{far.code}")
    person.until(lambda now: now["code"] == far.code, "the table")
    person.page.locator(".board").wait_for()
    return person


def deciding(phase: str, stage: str | None = None) -> Met:
    """Somebody decides in this phase."""
    return lambda table, now: table["phase"] == phase and table["stage"] == stage and bool(now["moves"])


def can(verb: str) -> Met:
    """Somebody may do this."""
    return lambda _table, now: any(move["verb"] == verb for move in now["moves"])


def many_monsters(table: dict[str, Any], now: dict[str, Any]) -> bool:
    """A level with several monsters and a scroll that does nothing but roll dice."""
    hero = table["seats"][0]["hero"] or {"id": ""}
    return (
        deciding("monster")(table, now)
        and sum(table["dungeon"][face] for face in MONSTERS) >= 2
        and table["party"]["scroll"] > 0
        and hero["id"] not in ("enchantress", "half_goblin")
    )


MOMENTS: dict[str, tuple[Met, dict[str, Any]]] = {
    "heroes": (can("take"), {"heroes": "choose"}),
    "form": (lambda table, now: now["turn"] == "chance" and table["phase"] in ("heroes", "form"), {}),
    "muster": (can("keep"), {"liked": ("retire", "beat", "onward")}),
    "monster": (many_monsters, {}),
    "target": (lambda table, _now: table["stage"] == "target", {"liked": ("ultimate", "seek", "beat")}),
    "raise": (lambda table, _now: table["stage"] == "raise", {"liked": ("quaff", "seek", "beat")}),
    "loot": (deciding("loot"), {}),
    "dragon": (can("fight"), {"liked": ("seek", "beat", "open")}),
    "fight": (lambda table, _now: table["stage"] == "fight", {"liked": ("fight", "seek", "beat", "open")}),
    "regroup": (deciding("regroup"), {}),
    "several": (
        lambda table, now: deciding("monster")(table, now) and table["adventurer"] == 1,
        {"seats": 3, "liked": ("beat", "retire", "onward")},
    ),
    "done": (lambda table, _now: table["phase"] == "done", {"liked": ("beat", "retire", "onward")}),
    "all done": (lambda table, _now: table["phase"] == "done", {"seats": 2, "liked": ("beat", "retire", "onward")}),
}


def at_moment(person: Person, name: str) -> Person:
    """Sit at a table of one's own in one of the moments."""
    met, wishes = MOMENTS[name]
    return sit_at(person, sought(person, met, **wishes))


def look_at(person: Person, name: str) -> Person:
    """Sit at a table in one of the moments, the same for all who only look."""
    if (person.address, name) not in _FOUND:
        met, wishes = MOMENTS[name]
        _FOUND[person.address, name] = sought(person, met, **wishes)
    return sit_at(person, _FOUND[person.address, name])


_FOUND: dict[tuple[str, str], Far] = {}

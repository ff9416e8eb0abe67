"""Tables of One Deck Dungeon in any phase, played there through the API and then opened on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .person import Person

Met = Callable[[dict[str, Any], dict[str, Any]], bool]
# What is done where there is nothing better: of the first of these verbs that is offered, any move.
LIKED = (
    "fight",
    "enter",
    "open",
    "explore",
    "gather",
    "item",
    "skill",
    "swap_item",
    "potion",
    "xp",
    "descend",
    "finish",
)
MOST_DECISIONS = 500


class Far:
    """A table that is played without looking at it: as the guide says, else with dice placed as is best."""

    def __init__(
        self,
        person: Person,
        seed: int,
        seats: int = 1,
        odds: str = "off",
        campaign: dict[str, Any] | None = None,
        **options: str,
    ) -> None:
        self._http, self._api = person.context.request, f"{person.address}/api/tables"
        self._luck = np.random.default_rng(seed)
        wish = {"game": "one_deck", "options": options, "seats": seats, "seed": seed, "odds": odds, "undo": "turn"}
        answer = self._post("", {**wish, "nickname": "Ada", "hot_seat": seats > 1, "campaign": campaign})
        self.code, self.token, self.situation = answer["code"], answer["token"], answer["table"]

    @property
    def table(self) -> dict[str, Any]:
        """What lies on the table."""
        table: dict[str, Any] = self.situation["view"]["table"]
        return table

    def step(self, liked: tuple[str, ...]) -> None:
        """One decision, or luck."""
        version = {"version": self.situation["version"]}
        if self.situation["turn"] == "chance":
            self.situation = self._post(f"/{self.code}/roll", version)
        else:
            choice = self._choice(liked)
            move = next(one for one in self.situation["moves"] if one["text"] == choice)
            self.situation = self._post(f"/{self.code}/play", {**version, "move": move["id"]})

    def _choice(self, liked: tuple[str, ...]) -> str:
        guided = (self.table["lesson"] or {"move": None})["move"]
        if guided is not None:
            return next(str(move["text"]) for move in self.situation["moves"] if move["id"] == guided)
        texts = [move["text"] for move in self.situation["moves"]]
        wished = next((some for verb in liked if (some := [one for one in texts if one.split()[0] == verb])), None)
        if wished is None and self.table["best"]:
            return str(self.table["best"][0])
        usual = next((some for verb in LIKED if (some := [one for one in texts if one.split()[0] == verb])), texts)
        among = wished or usual
        return among[int(self._luck.integers(len(among)))]

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.token}"} if path else {}
        answer = self._http.post(self._api + path, data=body, headers=headers)
        assert answer.ok, answer.text()
        read: dict[str, Any] = answer.json()
        return read


def sought(person: Person, met: Met, liked: tuple[str, ...] = (), **wishes: Any) -> Far:
    """The first table, seed by seed, that comes to a moment like this."""
    for seed in range(1, 100):
        far = Far(person, seed, **wishes)
        for _decision in range(MOST_DECISIONS):
            if met(far.table, far.situation):
                return far
            if far.situation["turn"] == "over":
                break
            far.step(liked)
    raise AssertionError("no such moment")


def sit_at(person: Person, far: Far) -> Person:
    """Open the table on the page, with the key to the seat."""
    person.go("/credits")
    kept = [{"code": far.code, "game": "one_deck", "seat": 0, "token": far.token, "when": 0}]
    person.page.evaluate("(kept) => localStorage.setItem('undercroft.tables', JSON.stringify(kept))", kept)
    person.go(f"/table/{far.code}")
    person.until(lambda now: now["code"] == far.code, "the table")
    person.page.locator(".board").wait_for()
    return person


def deciding(phase: str) -> Met:
    """Somebody decides in this phase."""
    return lambda table, now: table["phase"] == phase and bool(now["moves"])


def fighting(table: dict[str, Any], now: dict[str, Any], mode: str = "combat") -> bool:
    """Dice are placed in an encounter of this kind."""
    return deciding("act")(table, now) and table["encounter"]["mode"] == mode


def shielded(table: dict[str, Any], now: dict[str, Any]) -> bool:
    """A fight with a shield to cover, a wide box, and dice for the shield."""
    if not fighting(table, now):
        return False
    boxes = table["encounter"]["boxes"]
    return any(box["shield"] and box["takes"] for box in boxes) and any(box["wide"] for box in boxes)


def doors_of_both_kinds(table: dict[str, Any], now: dict[str, Any]) -> bool:
    """Open and closed doors to choose from."""
    return deciding("action")(table, now) and table["deck"]["open"] and table["deck"]["closed"] > 0


def at_guardian(table: dict[str, Any], now: dict[str, Any]) -> bool:
    """Dice are placed on the guardian."""
    return fighting(table, now, "guardian")


MOMENTS: dict[str, tuple[Met, dict[str, Any]]] = {
    "time": (lambda table, now: now["turn"] == "chance" and table["turn"] == 2, {}),
    "explore": (deciding("action"), {}),
    "doors": (doors_of_both_kinds, {"liked": ("flee",)}),
    "door": (deciding("door"), {}),
    "option": (deciding("option"), {}),
    "feats": (deciding("feats"), {"hero_1": "rogue"}),
    "act": (shielded, {}),
    "peril": (lambda table, now: fighting(table, now, "peril"), {}),
    "pick": (deciding("pick"), {"liked": ("use",), "hero_1": "archer"}),
    "loot": (deciding("loot"), {}),
    "start": (deciding("start"), {}),
    "spend": (deciding("spend"), {"liked": ("xp",)}),
    "stairs": (deciding("stairs"), {}),
    "guide": (deciding("action"), {"lesson": "first"}),
    "guardian": (at_guardian, {"lesson": "first"}),
    "lost": (lambda table, _now: table["phase"] == "lost", {"liked": ("finish",)}),
    "two": (fighting, {"heroes": "two"}),
    "two loot": (deciding("loot"), {"heroes": "two"}),
    "four split": (deciding("split"), {"heroes": "four"}),
    "four": (fighting, {"heroes": "four"}),
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

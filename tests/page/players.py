"""How a person plays One Card Dungeon to its end: the same simple plan, by keys or by mouse."""

from __future__ import annotations

from typing import Any

from .person import Person


def first_attack(person: Person) -> dict[str, Any] | None:
    """A monster that can be hit now."""
    return next((target for target in person.table["targets"] if target["move"] is not None), None)


def step_nearer(person: Person) -> int | None:
    """The neighbouring tile nearest to a monster, if it is nearer than here."""
    here = person.table["adventurer"]["tile"]
    steps = [offer["args"][0] for offer in person.situation["moves"] if offer["verb"] == "step"]
    best = min([here, *steps], key=lambda tile: _nearest(person, tile))
    return None if best == here else best


def _nearest(person: Person, tile: int) -> int:
    foes = [monster["tile"] for monster in person.table["monsters"]]
    return min(max(abs(tile % 5 - foe % 5), abs(tile // 5 - foe // 5)) * 10 + _apart(tile, foe) for foe in foes)


def _apart(tile: int, foe: int) -> int:
    return abs(tile % 5 - foe % 5) + abs(tile // 5 - foe // 5)


def tile_of(person: Person, number: int) -> int:
    """Where a monster stands."""
    return next(int(monster["tile"]) for monster in person.table["monsters"] if monster["number"] == number)


class ByKeys:
    """Nothing but the keyboard."""

    def __init__(self, person: Person) -> None:
        self.person, self.press = person, person.page.keyboard.press

    def roll(self) -> None:
        self.person.changed(lambda: self.press("Space"))

    def give(self) -> None:
        self._focus(".ways button, [data-first] button")
        self.person.changed(lambda: self.press("Enter"))

    def to_tile(self, tile: int) -> None:
        """Walk the cursor over the board, tile by tile, and act there."""
        self._focus("[role=gridcell][tabindex='0']")
        at = self._cursor()
        for _step in range(12):
            if at == tile:
                break
            self.press(self._arrow(at, tile))
            at = self._cursor()
        self.person.changed(lambda: self.press("Enter"))

    def end(self) -> None:
        self.person.changed(lambda: self.press("1"))

    def choose(self) -> None:
        """The first of the choices on the board."""
        offer = self.person.situation["moves"][0]
        tile = offer["args"][0] if offer["verb"] == "send" else tile_of(self.person, offer["args"][0] + 1)
        self.to_tile(tile)

    def reward(self) -> None:
        self._focus("[data-first] button")
        self.person.changed(lambda: self.press("Enter"))

    def _focus(self, wanted: str) -> None:
        """Tab until the focus is where it is wanted."""
        for _tab in range(60):
            if self.person.page.evaluate("(css) => document.activeElement?.matches(css) ?? false", wanted):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never leads to {wanted}")

    def _cursor(self) -> int:
        return int(
            self.person.page.evaluate(
                "[...document.querySelectorAll('[role=gridcell]')].indexOf(document.activeElement)"
            )
        )

    @staticmethod
    def _arrow(at: int, tile: int) -> str:
        if at % 5 != tile % 5:
            return "ArrowRight" if at % 5 < tile % 5 else "ArrowLeft"
        return "ArrowDown" if at // 5 < tile // 5 else "ArrowUp"


class ByMouse:
    """Nothing but the mouse."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    def roll(self) -> None:
        self.person.changed(lambda: self.person.button("Roll").first.click())

    def give(self) -> None:
        self.person.changed(lambda: self.page.locator(".ways button").first.click())

    def to_tile(self, tile: int) -> None:
        self.person.changed(lambda: self.person.tile(tile).click())

    def end(self) -> None:
        self.person.changed(lambda: self.person.button("End your turn").first.click())

    def choose(self) -> None:
        offer = self.person.situation["moves"][0]
        self.to_tile(offer["args"][0] if offer["verb"] == "send" else tile_of(self.person, offer["args"][0] + 1))

    def reward(self) -> None:
        self.person.changed(lambda: self.page.locator("[data-first] button").first.click())


def play_on(person: Person, hands: ByKeys | ByMouse) -> None:
    """One decision."""
    person.draw()
    phase = person.table["phase"]
    if phase == "roll":
        hands.roll()
    elif phase == "give":
        hands.give()
    elif phase in ("order", "send"):
        hands.choose()
    elif phase == "reward":
        hands.reward()
    elif target := first_attack(person):
        hands.to_tile(tile_of(person, target["number"]))
    elif (tile := step_nearer(person)) is not None:
        hands.to_tile(tile)
    else:
        hands.end()

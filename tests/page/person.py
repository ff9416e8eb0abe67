"""A person at the page: sees what the server sends to it, and acts with keys and mouse only."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket

SECONDS = 20_000  # patience, in milliseconds
TILE_NAMES = [f"{'abcde'[tile % 5]}{5 - tile // 5}" for tile in range(25)]


class Person:
    """Somebody with a browser."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.problems: list[str] = []
        self.situation: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        """A tab of this browser."""
        page = self.context.new_page()
        page.set_default_timeout(SECONDS)
        page.on("console", lambda line: self._note(line.text) if line.type == "error" else None)
        page.on("pageerror", lambda error: self._note(str(error)))
        page.on("websocket", self._listen)
        return page

    def _note(self, problem: str) -> None:
        if "ERR_INTERNET_DISCONNECTED" not in problem and "WebSocket connection" not in problem:
            self.problems.append(problem)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "situation":
            self.log = [*self.log[: message["since"]], *message["log"]]
            self.situation = message

    # Looking

    def go(self, path: str = "/") -> Person:
        """Open a path of the page."""
        self.page.goto(self.address + path)
        self.page.wait_for_load_state("networkidle")
        return self

    def until(self, met: Callable[[dict[str, Any]], bool], wanted: str) -> dict[str, Any]:
        """Wait for a situation."""
        for _tenth in range(SECONDS // 50):
            if self.situation and met(self.situation):
                return self.situation
            self.page.wait_for_timeout(50)
        raise AssertionError(f"waited for {wanted}; the situation is {json.dumps(self.situation)[:400]}")

    @property
    def table(self) -> dict[str, Any]:
        """What lies on the table."""
        table: dict[str, Any] = self.situation["view"]["table"]
        return table

    @property
    def version(self) -> int:
        """How often the table has changed."""
        return int(self.situation.get("version", -1))

    def changed(self, do: Callable[[], object]) -> None:
        """Do something, and wait for the table to change."""
        before = self.version
        do()
        self.until(lambda now: now["version"] > before, f"a change after version {before}")

    def sideways(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))

    def button(self, name: str) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name)

    def tile(self, tile: int) -> Locator:
        """A tile of One Card Dungeon's board."""
        return self.page.get_by_role("gridcell").nth(tile)

    # One Card Dungeon

    def open_one_card(self, seed: int = 3, lang: str = "en") -> Person:
        """Sit at a new table with this seed."""
        seed_label, open_label = {"en": ("Seed", "Open the table"), "fr": ("Graine", "Ouvrir la table")}[lang]
        self.go("/new/one_card")
        self.page.get_by_label(seed_label, exact=True).fill(str(seed))
        self.button(open_label).click()
        self.until(lambda now: now["view"]["turn"] == "chance", "a new table")
        self.page.get_by_role("grid").wait_for()
        return self

    def speak(self) -> list[str]:
        """What the live region has said so far."""
        return [str(text) for text in self.page.locator("#voice p").all_inner_texts()]

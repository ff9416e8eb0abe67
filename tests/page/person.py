"""A person at the page: sees what the server sends to it, and acts with keys and mouse only."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Request, WebSocket

from .server import Server

PATIENCE = 60  # seconds; only what is wrong takes so long, however busy the machine is
# What was heard over the line, or was fetched, may not be drawn yet.
IS_DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Person:
    """Somebody with a browser."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page, self.context, self.server, self.address = page, page.context, server, server.address
        self.problems: list[str] = []
        self.situation: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.asked: list[str] = []
        self.fetched: list[str] = []
        self._fetching: set[Request] = set()
        self._listeners: list[tuple[Page, str, Callable[..., None]]] = []
        self._attend(page)

    def new_tab(self) -> Page:
        """Another tab of this browser."""
        page = self.context.new_page()
        self._attend(page)
        return page

    def _attend(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE * 1000)
        listeners: dict[str, Callable[..., None]] = {
            "console": self._read,
            "pageerror": self._fail,
            "websocket": self._listen,
            "request": self._fetch,
            "requestfinished": self._have_fetched,
            "requestfailed": self._have_fetched,
        }
        for event, listener in listeners.items():
            page.on(event, listener)  # type: ignore[call-overload]
            self._listeners.append((page, event, listener))

    def go_home(self) -> None:
        """Leave the browser to somebody else."""
        for page, event, listener in self._listeners:
            page.remove_listener(event, listener)

    def _read(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self._note(line.text)

    def _fail(self, error: Error) -> None:
        self._note(str(error))

    def _note(self, problem: str) -> None:
        if "ERR_INTERNET_DISCONNECTED" not in problem and "WebSocket connection" not in problem:
            self.problems.append(problem)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)
        line.on("framesent", self._overhear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "situation":
            self.log = [*self.log[: message["since"]], *message["log"]]
            self.situation = message

    def _fetch(self, request: Request) -> None:
        self._fetching.add(request)
        self.fetched.append(request.url)

    def _have_fetched(self, request: Request) -> None:
        self._fetching.discard(request)

    def _overhear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if "version" in message:
            self.asked.append(message["type"])

    # Looking

    def go(self, path: str = "/") -> Person:
        """Open a path of the page, and wait until all that it fetches is there and drawn."""
        self.page.goto(self.address + path)
        self.wait(self._is_settled, f"{path} to be loaded")
        return self

    def _is_settled(self) -> bool:
        """Whether nothing is fetched, before and after what is there is drawn."""
        before = bool(self._fetching)
        self.draw()
        return not before and not self._fetching

    def draw(self) -> None:
        """Wait until what is known is drawn."""
        self.page.evaluate(IS_DRAWN)

    def wait(self, met: Callable[[], object], wanted: str) -> None:
        """Wait for something, at first looking often."""
        end, pause = time.monotonic() + PATIENCE, 4
        while not met():
            if time.monotonic() > end:
                raise AssertionError(f"waited for {wanted}; the situation is {json.dumps(self.situation)[:400]}")
            self.page.wait_for_timeout(pause)
            pause = min(2 * pause, 50)

    def until(self, met: Callable[[dict[str, Any]], bool], wanted: str) -> dict[str, Any]:
        """Wait for a situation."""
        self.wait(lambda: self.situation and met(self.situation), wanted)
        return self.situation

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

    def asks_nothing(self, do: Callable[[], object]) -> None:
        """Do something that must not change the table: the server is not even asked."""
        before = len(self.asked)
        do()
        self.draw()
        assert self.asked[before:] == []

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

"""A person at the page: sees what the server sends to it, and acts with keys and mouse only."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Request, WebSocket

from tests.patience import PATIENCE

from .server import Server

FRAME = 16  # milliseconds, where the page's time is steered
# What was heard over the line, or was fetched, may not be drawn yet, and the focus follows a frame later. An observer
# hears of the next frame also where time stands still.
ARE_DRAWN = """async () => {
    const frame = () => new Promise((done) => new IntersectionObserver((_seen, eye) => {
        eye.disconnect()
        done()
    }).observe(document.documentElement))
    await frame()
    await frame()
}"""


class Person:
    """Somebody with a browser."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page, self.context, self.server, self.address = page, page.context, server, server.address
        self.problems: list[str] = []
        self.situation: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.asked: list[str] = []
        self.refused: list[str] = []
        self.steers_time = False
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
        elif message["type"] == "refused":
            self.refused.append(message["code"])

    def _fetch(self, request: Request) -> None:
        self._fetching.add(request)
        self.fetched.append(request.url)

    def _have_fetched(self, request: Request) -> None:
        self._fetching.discard(request)

    def _overhear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if "version" in message:
            self.asked.append(message["type"])

    # Before a table is opened

    def keep(self, name: str, value: object) -> Person:
        """Have something in the browser's storage, as if the page had put it there."""
        self.page.goto(f"{self.address}/theme.js")  # any file of the server: what is kept belongs to its address
        keep = "([name, value]) => localStorage.setItem(`undercroft.${name}`, JSON.stringify(value))"
        self.page.evaluate(keep, [name, value])
        return self

    def settle(self, **settings: object) -> Person:
        """Choose something in the settings."""
        return self.keep("settings", settings)

    def stop_time(self) -> Person:
        """From now on, time goes by in this browser only when it is told to; see `pass_time`."""
        self.steers_time = True
        self.page.clock.pause_at(time.time())
        return self

    def pass_time(self, seconds: float) -> None:
        """Let time go by in the browser, and all happen that is due."""
        self.page.clock.run_for(round(1000 * seconds))
        self.draw()

    # Looking

    def go(self, path: str = "/") -> Person:
        """Open a path of the page, and wait until all that it fetches is there and drawn."""
        self.page.goto(self.address + path)
        return self.rest()

    def rest(self) -> Person:
        """Wait until all that the page fetches is there and drawn."""
        self.wait(self._is_settled, "the page to be loaded")
        return self

    def _is_settled(self) -> bool:
        """Whether nothing is fetched, before and after what is there is drawn."""
        before = bool(self._fetching)
        self.draw()
        return not before and not self._fetching

    def draw(self) -> None:
        """Wait until what is known is drawn, and the focus is where it belongs."""
        if self.steers_time:
            self.page.clock.run_for(2 * FRAME)
        self.page.evaluate(ARE_DRAWN)

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

    def hears(self, *parts: str) -> None:
        """Wait until the last thing that the live region has said has all these parts."""
        self.wait(lambda: all(part in "".join(self.speak()[-1:]) for part in parts), f"{parts} to be said")

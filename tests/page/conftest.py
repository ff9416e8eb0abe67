"""A server, a browser, and people who sit in front of it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright

from tests.patience import PATIENCE

from .person import Person
from .server import Server


def found_chromium() -> str | None:
    """The Chromium named by $CHROMIUM, or the system's; None leaves it to Playwright's own."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser. Without one these tests are skipped with the reason, but in CI they fail."""
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(
                executable_path=found_chromium(), args=["--no-sandbox"], timeout=1000 * PATIENCE
            )
        except Error as problem:
            reason = (
                f"no Chromium to be started: install it, or say where it is with $CHROMIUM ({problem.message[:80]})"
            )
            pytest.fail(reason) if os.environ.get("CI") else pytest.skip(reason)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server."""
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()


class Browsers:
    """Browsers for people, each with storage of its own. Who has gone leaves hers, emptied, to the next one.

    To start one, and to fetch the page for the first time, costs more than most tests.
    """

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser, self._server = browser, server
        self._free: dict[tuple[str, bool], list[Page]] = {}

    def lend(self, lang: str, has_touch: bool, size: ViewportSize, **media: Any) -> Person:
        """A browser in this language, as good as new."""
        free = self._free.setdefault((lang, has_touch), [])
        page = free.pop() if free else self._open(lang, has_touch)
        page.set_viewport_size(size)
        page.emulate_media(**{"color_scheme": "null", "reduced_motion": "null", **media})
        page.mouse.move(0, 0)
        return Person(page, self._server)

    def _open(self, lang: str, has_touch: bool) -> Page:
        locale = {"en": "en-GB", "fr": "fr-FR"}[lang]
        context = self._browser.new_context(locale=locale, has_touch=has_touch)
        context.set_default_timeout(1000 * PATIENCE)
        return context.new_page()

    def take_back(self, person: Person, lang: str, has_touch: bool) -> None:
        """Empty a browser, unless its owner has closed it, or has stopped the time in it."""
        person.go_home()
        if person.page.is_closed() or person.steers_time:
            person.context.close()
            return
        for tab in person.context.pages:
            if tab != person.page:
                tab.close()
        person.page.goto(f"{self._server.address}/theme.js")  # away from the table
        person.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self._free[lang, has_touch].append(person.page)


@pytest.fixture(scope="session")
def browsers(browser: Browser, server: Server) -> Browsers:
    """Browsers for people."""
    return Browsers(browser, server)


@pytest.fixture
def come(browsers: Browsers) -> Iterator[Callable[..., Person]]:
    """Let a person come with a browser of her own: `come(lang="fr", width=360)`. It must show no error by the end."""
    people: list[tuple[Person, str, bool]] = []

    def person(lang: str = "en", width: int = 1280, height: int = 800, has_touch: bool = False, **media: Any) -> Person:
        somebody = browsers.lend(lang, has_touch, {"width": width, "height": height}, **media)
        people.append((somebody, lang, has_touch))
        return somebody

    yield person
    for each in people:
        browsers.take_back(*each)
    assert [each.problems for each, *_browser in people if each.problems] == []

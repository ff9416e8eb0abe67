"""A server, a browser, and people who sit in front of it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

import undercroft as uc

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
            browser = playwright.chromium.launch(executable_path=found_chromium(), args=["--no-sandbox"])
        except Error as problem:
            reason = (
                f"no Chromium to be started: install it, or say where it is with $CHROMIUM ({problem.message[:80]})"
            )
            pytest.fail(reason) if os.environ.get("CI") else pytest.skip(reason)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server, with every game's rules compiled: a test's patience is for the page."""
    for id in uc.games():
        uc.load(id).warm_up(lambda *_numbers: None)
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Let a person come with a browser of her own: `come(lang="fr", width=360)`. It must show no error by the end."""
    people: list[Person] = []

    def person(lang: str = "en", width: int = 1280, height: int = 800, **context: Any) -> Person:
        locale = {"en": "en-GB", "fr": "fr-FR"}[lang]
        size = {"width": width, "height": height}
        people.append(Person(browser.new_context(viewport=size, locale=locale, **context), server))
        return people[-1]

    yield person
    for each in people:
        assert each.problems == []
        each.context.close()

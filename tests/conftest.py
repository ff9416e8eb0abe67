"""What all tests share: saved games go to a folder of their own, the cache of compiled rules stays the user's."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import hypothesis
import pytest

from tests.engine import coin  # noqa: F401  # registers the tiny game, so that every suite over all games has it, too

if TYPE_CHECKING:
    from collections.abc import Iterator

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # begun in the background: Ctrl-C shall reach what tests start
    signal.signal(signal.SIGINT, signal.default_int_handler)

hypothesis.settings.register_profile("undercroft", deadline=None, derandomize=True)  # the first call may compile
hypothesis.settings.load_profile("undercroft")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Our own options."""
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden files anew; read the diff!")
    parser.addoption("--newest", action="store_true", help="install the wheel with the newest packages there are")


@pytest.fixture(autouse=True, scope="session")
def saved_games_apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test writes among the user's saved games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("saves")))
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The page's tests come last: once a browser was started, this process has an event loop that never stops."""
    items.sort(key=lambda item: "tests/page/" in item.nodeid)

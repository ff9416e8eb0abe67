"""What is installed once for all tests here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .wheel import ROOT, Installed, build

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from these sources."""
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))[0]


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Installed:
    """The wheel as a player has it, without extras."""
    made = Installed(tmp_path_factory.mktemp("player"), wheel, request.config.getoption("--newest"))
    made.install()
    return made

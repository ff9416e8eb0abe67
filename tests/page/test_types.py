"""The page's types are those of the server: what drifts apart fails here."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import hatch_build
import pytest

WEB = Path(__file__).parent.parent.parent / "web"
MODULES = WEB / "node_modules"
REMEDY = "python -m undercroft.server.http.openapi > web/openapi.json && cd web && npm run types"


def test_the_stored_openapi_is_the_servers():
    now = subprocess.run(
        [sys.executable, "-m", "undercroft.server.http.openapi"], capture_output=True, check=True
    ).stdout
    assert (WEB / "openapi.json").read_bytes() == now, REMEDY


def test_the_types_are_made_from_the_stored_openapi():
    made = MODULES / ".undercroft-api.d.ts"
    flags = ["--root-types", "--root-types-no-schema-prefix"]
    node("openapi-typescript/bin/cli.js", "openapi.json", "--output", str(made), *flags)
    beside = WEB / "src" / "lib" / "api.made.d.ts"  # prettier passes by what lies in node_modules
    try:
        shutil.move(made, beside)
        node("prettier/bin/prettier.cjs", "--write", str(beside))
        assert beside.read_text() == (WEB / "src" / "lib" / "api.d.ts").read_text(), REMEDY
    finally:
        beside.unlink(missing_ok=True)


def node(script: str, *arguments: str) -> None:
    """Run one of the page's tools."""
    subprocess.run([hatch_build.node(), MODULES / script, *arguments], cwd=WEB, check=True, capture_output=True)


@pytest.mark.parametrize(
    ("status", "forgotten"),
    [
        ([], False),
        ([" M src/undercroft/server/page/sources.sha256"], True),
        ([" M src/undercroft/server/page/index.html", " M web/src/app.ts"], False),  # somebody is at work
    ],
)
def test_a_page_that_was_built_and_not_committed_is_noticed(status: list[str], forgotten: bool):
    assert hatch_build.is_forgotten(status) is forgotten

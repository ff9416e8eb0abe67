"""The API as it is described: the description is stable, and whatever is sent by it, nothing breaks."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.patience import PATIENCE
from undercroft.server.http.app import create_app
from undercroft.server.http.openapi import describe_api
from undercroft.server.settings import Settings

from .processes import ROOT, Process

# These are granted now and then, whatever is sent.
GRANTED = {"createTable", "getHonours", "getTable", "getLog", "getProof", "leaveTable", "listGames", "rollLuck"}
EXAMPLES = 30  # requests made up for each route, of each kind; most with the code or token of a real table
TABLE = {"game": "heads", "seats": 2, "nickname": "Ann", "hot_seat": True, "undo": "practice"}
CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)
DESCRIPTION: dict[str, Any] = describe_api(create_app(Settings()))
OPERATIONS = sorted(
    operation["operationId"] for methods in DESCRIPTION["paths"].values() for operation in methods.values()
)


def test_the_description_is_printed_always_the_same() -> None:
    printed = [
        subprocess.run(
            [sys.executable, "-m", "undercroft.server.http.openapi"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for _time in range(2)
    ]
    assert printed[0] == printed[1]
    assert json.loads(printed[0])["info"]["title"] == "Undercroft"


def test_every_route_has_a_name_that_reads_well_and_says_how_it_refuses() -> None:
    assert len(OPERATIONS) == len(set(OPERATIONS)) == 32
    for path, methods in DESCRIPTION["paths"].items():
        for operation in methods.values():
            assert operation["operationId"].isalpha()
            assert operation["summary"]
            refusals = {status for status in operation["responses"] if status >= "400"}
            assert {"403", "429", "503"} <= refusals
            for status in refusals:
                schema = operation["responses"][status]["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Refusal"}, (path, status)


def test_messages_of_the_websocket_are_described_too() -> None:
    assert {"Hello", "LivePlay", "LiveSituation", "LiveRefused", "Situation", "Said"} <= set(
        DESCRIPTION["components"]["schemas"]
    )


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server in a process of its own is."""
    with Process(f"sqlite:///{tmp_path_factory.mktemp('api') / 'tables.db'}") as process:
        yield process.wait_until_open()


@pytest.fixture(scope="module")
def described(address: str) -> Any:
    """Its description, as schemathesis reads it."""
    return schemathesis.openapi.from_url(f"{address}/api/openapi.json")


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["as described", "otherwise"])
@pytest.mark.parametrize("name", OPERATIONS)
def test_nothing_that_can_be_sent_breaks_the_server(
    described: Any, address: str, name: str, mode: GenerationMode
) -> None:
    operation = described.find_operation_by_id(name)
    if mode is GenerationMode.NEGATIVE and name == "listGames":
        return  # it takes nothing that could be wrong
    seated = httpx.post(f"{address}/api/tables", json=TABLE, timeout=PATIENCE).json()
    who = [(None, None), (seated["code"], None), (seated["code"], seated["token"])]

    @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(generation_mode=mode), asks=st.sampled_from(who))
    def try_it(case: Any, asks: tuple[str | None, str | None]) -> None:
        code, token = asks
        if code and "code" in (case.path_parameters or {}):
            case.path_parameters["code"] = code
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if token and isinstance(case.body, dict):  # so that some requests get as far as being granted
            now = httpx.get(f"{address}/api/tables/{code}", timeout=PATIENCE).json()["version"]
            real = {
                "version": now,
                "game": "heads",
                "seats": 2,
                "options": {},
                "at": 0,
                "seat": None,
                "nickname": "Bob",
            }
            case.body.update({name: real[name] for name in real if name in case.body})
        response = case.call_and_validate(headers=headers, checks=CHECKS, timeout=PATIENCE)
        statuses.add(response.status_code)

    statuses: set[int] = set()
    try_it()
    if mode is GenerationMode.POSITIVE and name in GRANTED:
        assert min(statuses) < 300, f"only refusals were tried: {statuses}"


def test_the_page_of_the_project_can_be_typed_from_it(tmp_path: Path) -> None:
    """Every reference in the description leads somewhere."""
    text = json.dumps(DESCRIPTION)
    for reference in set(_references(DESCRIPTION)):
        assert reference.removeprefix("#/components/schemas/") in DESCRIPTION["components"]["schemas"]
    assert str(tmp_path) not in text


def _references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        for value in node.values():
            yield from _references(value)
    elif isinstance(node, list):
        for value in node:
            yield from _references(value)

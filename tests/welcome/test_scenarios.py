"""The situations of scenarios.yaml: played with scripted luck, and compared with what has to come of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import undercroft as uc
from tests.rulebook import rule

from .set_up import GAME, MONSTERS, Table, bidding, dungeon, tiles_of

SCENARIOS = yaml.safe_load((Path(__file__).parent / "scenarios.yaml").read_text(encoding="utf-8"))
RESOLVED = ("flip", "choose", "over")  # phases in which no card lies open


def named(kind: str) -> Any:
    return pytest.mark.parametrize("given", SCENARIOS[kind], ids=lambda given: given["id"])


def test_every_situation_has_its_own_id() -> None:
    ids = [given["id"] for kind in SCENARIOS.values() for given in kind]
    assert len(set(ids)) == len(ids) > 120


@rule("WD-10", "WD-11", "WD-12", "WD-13", "WD-20", "WD-21", "WD-22", "WD-23", "WD-24", "WD-25", "WD-26")
@named("dungeons")
def test_a_dungeon_goes_as_it_has_to(given: dict[str, Any], tmp_path: Path) -> None:
    kit = tiles_of(given["hero"]) if given["kit"] == "all" else given["kit"]
    game = changed(tmp_path, given["changed"]) if "changed" in given else GAME
    table = dungeon(given["hero"], kit, given["pile"], given.get("deck", ()), game=game)
    assert table.hp == given["start"]
    assert trace(table, given) == given["hp"]
    assert table.outcome == given["end"]
    assert sorted(table.spent) == sorted(given.get("spent", table.spent))
    assert table.rec.turned == given.get("turned", table.rec.turned)


def trace(table: Table, given: dict[str, Any]) -> list[int]:
    """Turn over all cards with the choices given; the hit points after each, as long as they can change."""
    if table.phase == "name":
        table.play(f"name {given.get('name', 'dragon')}")
    hit_points = []
    while table.phase == "flip":
        was_down = table.rec.down
        table.play("flip")
        number = table.rec.turned
        if table.phase == "swap":
            uses = given.get("polymorph") == number
            table.play(*(["polymorph", f"card {given['deck'][0]}"] if uses else ["face"]))
        if table.phase == "axe":
            table.play("axe" if given.get("axe") == number else "face")
        assert table.phase in RESOLVED
        if not was_down:
            hit_points.append(table.hp)
    return hit_points


def changed(folder: Path, tiles: dict[str, str]) -> uc.Game:
    """The game with other effects on some tiles."""
    box = yaml.safe_load((GAME.shelf / "box.yaml").read_text(encoding="utf-8"))
    for hero in box["adventurers"].values():
        for tile in hero["equipment"]:
            if tile["kind"] in tiles:
                tile["effect"] = {"do": tiles[tile["kind"]]}
    file = folder / "changed.yaml"
    file.write_text(yaml.safe_dump(box), encoding="utf-8")
    return GAME.with_box(file)


@rule("WD-03", "WD-04", "WD-06", "WD-07", "WD-08", "WD-09", "WD-14", "WD-15", "WD-16", "WD-18", "WD-19", "WD-27")
@named("scripts")
def test_a_script_leads_where_it_has_to(given: dict[str, Any]) -> None:
    seats = given.get("seats", 2)
    if given.get("refused_seats"):
        with pytest.raises(uc.BadSeat):
            GAME.start(seats=seats)
        return
    tables = [played(given, seats) for _time in range(1 + given.get("repeatable", False))]
    assert len({table.match.record().to_json() for table in tables}) == 1
    for name, wanted in given["then"].items():
        assert FOUND[name](tables[0], wanted) == wanted, name


def played(given: dict[str, Any], seats: int) -> Table:
    table = bidding(given.get("hero", "warrior"), seats, **given.get("options", {}))
    for move in given["play"]:
        if move.startswith(("win ", "lose ")):
            getattr(table, move.split()[0])(int(move.split()[1]))
        else:
            table.play(move)
    return table


def refused(table: Table, moves: list[str]) -> list[str]:
    """Those of the moves that are not allowed."""
    found = []
    for move in moves:
        try:
            table.match.clone().play(move)
        except uc.IllegalMove:
            found.append(move)
    return found


def cards_known(table: Table, player: int) -> list[str]:
    return [card["monster"]["id"] for card in table.view(player)["dungeon"] if card["monster"]]


FOUND: dict[str, Any] = {
    **{
        name: lambda table, _wanted, name=name: getattr(table, name)
        for name in ("phase", "turn", "runner", "outcome", "winner", "hero", "successes", "failures", "passed", "tiles")
    },
    "dungeon": lambda table, _wanted: len(table.pile),
    "deck": lambda table, _wanted: len(table.deck),
    "round": lambda table, _wanted: table.view()["round"],
    "open": lambda table, _wanted: table.view()["run"]["open"]["id"],
    "legal": lambda table, _wanted: table.legal(),
    "refused": refused,
    "knows": lambda table, wanted: {player: cards_known(table, player) for player in wanted},
    "hands": lambda table, wanted: {player: (table.view(player)["hand"] or {"id": None})["id"] for player in wanted},
    "odds": lambda table, _wanted: {MONSTERS[move.args[0]]: int(move.odds * 13) for move in table.match.moves()},
}

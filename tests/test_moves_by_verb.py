"""Moves are told apart by `verb_of`, never by the order of their numbers, and made from the definition of the verbs."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import undercroft as uc
from undercroft.engine.game import games

ROOT = Path(__file__).parent.parent
ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


@cache
def verbs_of(id: str) -> dict[str, int]:
    """The constants of a game that stand for verbs, and how many arguments each takes."""
    game = uc.load(id)
    moves = import_module(f"{game.package}.moves")
    arguments = {verb.first: len(verb.args) for verb in game.verbs}
    source = ast.parse(Path(str(moves.__file__)).read_text(encoding="utf-8"))
    made = [node.targets[0] for node in source.body if isinstance(node, ast.Assign) and ".first" in ast.unparse(node)]
    names = [each.id for target in made for each in ast.walk(target) if isinstance(each, ast.Name)]
    return {name: arguments[getattr(moves, name)] for name in names}


def names_in(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def is_move(node: ast.expr) -> bool:
    return ast.unparse(node) == "move" or ast.unparse(node).startswith("moves[")


def goes_by_order(node: ast.AST, verbs: dict[str, int]) -> bool:
    """Whether this reads a move from the order of all moves, or makes one so of several arguments."""
    if isinstance(node, ast.Compare):
        by_order = any(isinstance(each, ORDER) for each in node.ops) or any(
            map(is_move, [node.left, *node.comparators])
        )
        return by_order and not names_in(node).isdisjoint(verbs)
    if not isinstance(node, ast.BinOp):
        return False
    if isinstance(node.op, ast.FloorDiv | ast.Mod):
        return is_move(node.left)
    if isinstance(node.op, ast.Sub):
        return not names_in(node.right).isdisjoint(verbs)
    return isinstance(node.op, ast.Add) and isinstance(node.left, ast.Name) and verbs.get(node.left.id, 1) != 1


def offences(source: str, id: str) -> list[str]:
    """The expressions of a file that go by the order of moves."""
    tree = ast.parse(source)
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and "moves" in str(node.module)]
    named = {alias.asname or alias.name: alias.name for node in imports for alias in node.names}
    verbs = {name: verbs_of(id)[origin] for name, origin in named.items() if origin in verbs_of(id)}
    return [ast.unparse(node) for node in ast.walk(tree) if goes_by_order(node, verbs)]


@pytest.mark.parametrize(
    "wrong",
    [
        "move < STEP",
        "REROLL <= move < STEP",
        "moves[n] == END",
        "move in (END, HEAL)",
        "move == STEP + tile",
        "move - STEP",
        "count_from(out, END - STEP)",
        "move % 8",
        "moves[n] // 8",
    ],
)
def test_what_goes_by_the_order_of_moves_is_found(wrong: str) -> None:
    source = "from .moves import END, HEAL, REROLL, STEP, verb_of\n"
    assert offences(source + wrong, "one_card") != []
    assert offences(source + "verb_of(move) in (END, HEAL) or verb == STEP or STEP + TILES - 1", "one_card") == []


def test_moves_of_several_arguments_made_by_hand_are_found() -> None:
    assert offences("from .moves import BEAT as B, TAKE\nB + source * 8, TAKE + hero", "dungeon_roll") == [
        "B + source * 8"
    ]


@pytest.mark.parametrize("id", games())
def test_no_game_goes_by_the_order_of_its_moves(id: str) -> None:
    assert len(verbs_of(id)) == len(list(uc.load(id).verbs))
    folders = [uc.load(id).folder, ROOT / "src" / "undercroft" / "bots" / id]
    files = [file for folder in folders for file in folder.rglob("*.py") if file.name != "moves.py"]
    found = {file.name: offences(file.read_text(encoding="utf-8"), id) for file in files}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}

"""The best play on a level of One Card Dungeon: against every line of play on a small board, and against luck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.one_card.set_up import GAME, Table, situation
from tests.plainly import PLAINLY
from undercroft.engine.game import CHANCE
from undercroft.engine.records import copy_of, numbers
from undercroft.engine.results import Rate, rate
from undercroft.games.one_card.guide.exact import keeping, level, solver
from undercroft.games.one_card.guide.exact.solver import solve_level
from undercroft.games.one_card.guide.exact.valuing import HEALTH_WORTH, PATIENCE
from undercroft.games.one_card.table import LOST, REWARD, ROLL, WON
from undercroft.kernels.ways import PLAIN, using

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from undercroft.engine.game import Game
    from undercroft.engine.records import Rec
    from undercroft.games.one_card.guide.exact.level import Advice

SMALL = """
adventurer: {{ health: {health}, speed: 1, attack: 1, defence: 1, range: 2 }}
monsters:
  rat:
    name: {{ en: Rat, fr: Rat }}
    the: {{ en: rat, fr: le rat }}
    speed: 2
    attack: 6
    defence: 6
    range: 3
    health: 1
boards:
  front:
    - "## ## ## ## ##"
    - "## ## ## ## ##"
    - "## ## ## ## ##"
    - "{fourth_row}"
    - "{fifth_row}"
levels:
  - {{ board: front, monster: rat }}
"""
TINY = {"health": 1, "fourth_row": "## UP ## ## ##", "fifth_row": "IN .. 01 ## ##"}
LARGER = {"health": 2, "fourth_row": "## UP 01 ## ##", "fifth_row": "IN .. ## ## ##"}


def advice(table: Table) -> Advice:
    found = solve_level(table.match.game.box, table.rec)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """A box with one monster on a few tiles: every line of play can be followed there."""
    return with_box(tmp_path_factory, TINY if PLAINLY else LARGER)


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """A box for kernels that run as plain Python."""
    return with_box(tmp_path_factory, TINY)


def with_box(folders: pytest.TempPathFactory, sizes: dict[str, Any]) -> Game:
    file = folders.mktemp("box") / "small.yaml"
    file.write_text(SMALL.format(**sizes))
    return GAME.with_box(file)


# Every line of play


class EveryLine:
    """All positions that can come of a table, luck's and the player's, and what they are worth: slow, move by move."""

    def __init__(self, game: Game, table: Rec) -> None:
        self.game = game
        self.numbers: dict[bytes, int] = {}
        self.tables: list[Rec] = []
        self.children: list[list[int]] = []
        self.is_luck: list[bool] = []
        self.costs: list[float] = []  # a turn that starts here costs a little
        self.values: list[float] = []
        self._number(table)
        while len(self.children) < len(self.tables):
            self._follow(self.tables[len(self.children)])
        self._iterate()

    def _number(self, table: Rec) -> int:
        state = self.game.table_type.state(table)
        if state not in self.numbers:
            self.numbers[state] = len(self.tables)
            self.tables.append(table)
        return self.numbers[state]

    def _follow(self, table: Rec) -> None:
        box, rules, out = self.game.box.rec, self.game.rules, numbers(len(self.game.verbs))
        children = []
        if table.phase not in (WON, LOST, REWARD):
            for move in out[: rules.legal(box, table, out)].tolist():
                after = copy_of(table)
                rules.apply(box, after, move)
                children.append(self._number(after))
        self.children.append(children)
        self.is_luck.append(rules.turn(box, table) == CHANCE)
        self.costs.append(PATIENCE if table.phase == ROLL and table.rolled == 0 else 1.0)
        self.values.append(1 - HEALTH_WORTH * (6 - table.health) if table.phase in (WON, REWARD) else 0.0)

    def _iterate(self) -> None:
        change = 1.0
        while change > 1e-9:
            change = 0.0
            for node in reversed(range(len(self.tables))):
                values = [self.values[child] for child in self.children[node]]
                if values:
                    value = sum(values) / len(values) if self.is_luck[node] else max(values)
                    value *= self.costs[node]
                    change = max(change, value - self.values[node])
                    self.values[node] = value

    def value(self, table: Rec) -> float:
        return self.values[self.numbers[self.game.table_type.state(table)]]


OPTIONS: list[dict[str, Any]] = [{}]
if not PLAINLY:  # plain Python would take minutes
    OPTIONS += [
        {"hero": "barbarian"},
        {"hero": "wizard"},
        {"ties": "fixed", "squeeze": False, "approach": "adventurer"},
    ]


@pytest.mark.parametrize("options", OPTIONS)
def test_it_finds_what_every_line_of_play_comes_to(small: Game, options: dict[str, Any]) -> None:
    match = small.start(seed=1, **options)
    every = EveryLine(small, copy_of(match.table))
    step = max(1, len(every.tables) // (40 if PLAINLY else 400))
    asked = 0
    for table in every.tables[::step]:
        found = solve_level(small.box, table)
        if table.phase in (WON, LOST):
            assert found is None
        else:
            assert found is not None
            assert found["value"] == pytest.approx(every.value(table), abs=1e-6)
            asked += bool(found["moves"])
    assert asked > 5
    assert 0.01 < every.values[0] < 0.99


def turns(small: Game) -> list[Table]:
    """Tables in a turn: dice to be given; while monsters move."""
    tables = [situation(game=small, health=1).roll(3, 5, 4)]
    if not PLAINLY:
        tables += [situation(level=1, monsters={"c3": 1}, health=2).roll(3, 5, 4)]
        tables += [situation(level=1, at="c1", energy=(1, 1, 6)).play("end")]
        assert tables[-1].phase in ("order", "send")
    return tables


def test_all_tables_of_a_turn_are_worth_the_best_that_they_lead_to(small: Game) -> None:
    for table in turns(small):
        value = advice(table)["value"]
        while table.match.turn == 0 and table.phase != "reward":
            found = advice(table)
            assert found["moves"][0][1] == pytest.approx(found["value"], abs=1e-12)
            assert found["value"] == pytest.approx(value, abs=1e-6)
            assert sorted(move for move, _value in found["moves"]) == sorted(move.id for move in table.match.moves())
            table.match.play(found["moves"][0][0])


def test_who_is_safe_does_not_walk_round_for_ever() -> None:
    """Where the last monster never gets near, waiting is as safe as fighting."""
    if PLAINLY:
        table = situation(level=1, at="a1", monsters={"c3": 1}, skills=(6, 6, 6, 6))
    else:
        table = situation(level=6, at="d4", monsters={"c2": 1}, skills=(2, 2, 2, 3), health=4)
    assert advice(table)["value"] > 0.999
    while table.phase != "reward" and table.match.played < 300:
        table.match.roll() if table.match.turn == CHANCE else table.match.play(advice(table)["moves"][0][0])
    assert table.phase == "reward"


def test_plain_python_says_the_same(tiny: Game) -> None:
    for table in (situation(game=tiny, health=1), situation(game=tiny, health=1).roll(3, 5, 4)):
        with using(PLAIN):
            said = advice(table)
        assert advice(table) == said


# Against luck


GAMES = 20 if PLAINLY else 150


def weakened(game: Game, seed: int = 1) -> Table:
    """One health left against all monsters of the level."""
    table = situation(level=1, health=1, game=game)
    table.match.seed = seed
    return table


def share_cleared(game: Game, choose: Any) -> Rate:
    """How often a level is cleared, from the same beginning with other dice."""
    cleared = 0
    for seed in range(GAMES):
        table = weakened(game, seed)
        while table.phase not in ("reward", "won", "lost"):
            if table.match.turn == CHANCE:
                table.match.roll()
            else:
                table.match.play(choose(table))
        cleared += table.phase != "lost"
    return rate(cleared, GAMES)


_best: dict[bytes, int] = {}


def best(table: Table) -> int:
    """The move to play, looked up the second time."""
    state = GAME.table_type.state(table.rec)
    if state not in _best:
        _best[state] = advice(table)["moves"][0][0]
    return _best[state]


def test_the_level_is_cleared_as_often_as_it_says_and_more_often_than_by_the_greedy_bot(small: Game) -> None:
    game = small if PLAINLY else GAME
    said, played = advice(weakened(game))["value"], share_cleared(game, best)
    assert played.low - 0.0001 <= said <= played.high + 0.0001
    greedy = share_cleared(game, lambda table: table.match.choose("greedy"))
    assert greedy.low < said
    assert PLAINLY or greedy.high < said, "on a large board the difference shows"


# Time and room


def test_without_enough_time_there_is_no_answer_yet_and_it_goes_on_from_there(
    small: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(level, "CHUNK", 3)
    solver.shelf.forget()
    table, told = situation(game=small, health=1), []

    def note(stage: str, done: int, known: int) -> None:
        told.append((stage, done, known))

    for _attempt in range(1000):
        before = len(told)
        found = solve_level(small.box, table.rec, seconds=0, progress=note)
        if found:
            break
        assert len(told) == before + 1, "the clock is looked at after each piece of work"
    assert found is not None
    assert {stage for stage, _done, _known in told} == {"explore", "value"}
    assert solve_level(small.box, table.rec, seconds=0) == found, "and now it is known"


def test_the_values_of_a_large_level_are_kept_in_a_file(small: Game, kept: Path) -> None:
    table = situation(game=small, health=1)
    known = advice(table)
    assert len(list(kept.iterdir())) == 1
    solver.shelf.forget()
    told: list[str] = []
    again = solve_level(small.box, table.rec, progress=lambda stage, _done, _known: told.append(stage))
    assert again == known
    assert told == [], "nothing had to be worked out"


def test_a_position_that_is_not_in_the_file_is_worked_out(small: Game, kept: Path) -> None:
    with_two = situation(game=small, health=1).arrange({"a1": 1, "b2": 1}, at="b1")
    wanted = advice(with_two)["value"]
    for file in kept.iterdir():
        file.unlink()
    solver.shelf.forget()
    advice(situation(game=small, health=1))
    solver.shelf.forget()
    assert advice(with_two)["value"] == pytest.approx(wanted, abs=1e-9)


@pytest.mark.parametrize("harm", [lambda content: content[:100], lambda content: content[:-1] + b"?"])
def test_a_file_that_came_to_harm_does_none(small: Game, kept: Path, harm: Callable[[bytes], bytes]) -> None:
    table = situation(game=small, health=1)
    known = advice(table)
    (file,) = kept.iterdir()
    content = file.read_bytes()
    file.write_bytes(harm(content))
    solver.shelf.forget()
    told: list[str] = []
    assert solve_level(small.box, table.rec, progress=lambda stage, _done, _known: told.append(stage)) == known
    assert told, "it was worked out anew"
    assert file.read_bytes() == content, "and kept"


def test_values_of_other_rules_are_neither_taken_nor_kept(
    small: Game, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = situation(game=small, health=1)
    advice(table)
    old = set(kept.iterdir())
    monkeypatch.setattr(keeping, "fingerprint", lambda _game: "f" * 64)
    solver.shelf.forget()
    told: list[str] = []
    solve_level(small.box, table.rec, progress=lambda stage, _done, _known: told.append(stage))
    assert told, "it was worked out anew"
    assert len(list(kept.iterdir())) == 1
    assert old.isdisjoint(kept.iterdir())


def test_where_nothing_can_be_written_nothing_is_kept(small: Game, kept: Path) -> None:
    kept.rmdir()
    kept.write_text("a file where the folder would be")
    assert advice(situation(game=small, health=1))["value"] > 0


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for what is kept, however small; nothing is known yet."""
    monkeypatch.setattr(level, "LARGE", 1)
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path))
    solver.shelf.forget()
    folder = tmp_path / "cache" / "values"
    folder.mkdir(parents=True)
    return folder


def test_without_enough_room_there_is_no_answer(small: Game) -> None:
    assert solve_level(small.box, situation(game=small).rec, most=3) is None


def test_there_is_nothing_to_say_between_levels_or_for_powers_that_are_not_reckoned_with(small: Game) -> None:
    table = situation(level=1, monsters={"a2": 1}, energy=(1, 6, 1)).play("attack 1")
    assert table.phase == "reward"
    assert solve_level(GAME.box, table.rec) is None
    for hero in ("paladin", "ranger"):
        fresh = situation(hero=hero, game=small, health=1)
        assert solve_level(small.box, fresh.rec) is None
        fresh.rec.power_used = 1
        assert advice(fresh) == advice(situation(game=small, health=1))

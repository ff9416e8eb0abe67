"""Golden playthroughs: one game of each kind, every prompt, view, legal list and sentence of it, kept as text.

A change of rules, words or views shows as a difference here, to be read in review. The game itself is kept as a record,
which has to come back byte for byte in every later version of the program with the same rules. To write the files anew:

    python -m pytest tests/test_golden.py --rewrite-golden

A record that still comes back is kept; only the text is made anew from it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import undercroft as uc
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.words import Said

from .players import Curious, packaged, play, seatings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.match import Match

FOLDER = Path(__file__).parent / "golden"
MOST_MOVES = 120
BIG = {"deck_box": 90, "one_deck": 60}  # where a view is long: so many moves, and after the first only changes
SEEDS = 100  # tried for a game in which much happens
REWRITE = "write it with `python -m pytest tests/test_golden.py --rewrite-golden` and read the difference"

every_game = pytest.mark.parametrize(("id", "seats"), seatings(packaged()))


def record_file(id: str, seats: int) -> Path:
    return FOLDER / f"{id}-{seats}.record.json"


def text_file(id: str, seats: int) -> Path:
    return FOLDER / f"{id}-{seats}.txt"


# The text


def playthrough(match: Match) -> str:
    """The whole match as text."""
    earlier, told = match.at(0), dict[int, Any]()
    options = " ".join(f"{name}={value}" for name, value in match.options.items())
    title = f"{match.game.id}, rules {match.game.version}, seats {match.seats}, seed {match.seed}"
    lines = [title, options, *drawn(earlier)]
    for id in match.record().moves:
        lines += ["", *position(earlier, told), *played(earlier, id)]
    return "\n".join([*lines, "", *position(earlier, told), *drawn(earlier)]) + "\n"


def drawn(match: Match) -> Iterator[str]:
    for language in LANGUAGES:
        yield from ("", *match.picture(language).splitlines())


def position(match: Match, told: dict[int, Any]) -> Iterator[str]:
    """Whose turn it is, what each seat sees, and what is allowed; `told` is what each seat was seen to see before."""
    turn = {uc.CHANCE: "luck", uc.OVER: "over"}.get(match.turn, f"seat {match.turn}")
    yield f"## {match.played}: {turn}, score {match.score}"
    for seat in range(match.seats):
        yield from in_words(f"prompt {seat}", match, match.prompt(seat))
        yield f"view {seat}: {seen(match, seat, told)}"
    moves = [f"{move}" if move.odds is None else f"{move} ({move.odds})" for move in match.moves()]
    yield f"moves: {' | '.join(moves) or 'none'}"


def seen(match: Match, seat: int, told: dict[int, Any]) -> str:
    """What a seat sees; where nothing is hidden from it or from the first seat, that is told once."""
    view = match.view(seat)
    if seat and view["table"] == match.view(0)["table"]:
        view["table"] = "as seat 0"
    shown = changes(told[seat], view) if match.game.id in BIG and seat in told else view
    told[seat] = view
    return json.dumps(shown, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def changes(before: Any, now: Any) -> Any:
    """What is new or gone: of named fields those that are, of as long a list the items, by their numbers."""
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        before, now = ({str(number): item for number, item in enumerate(items)} for items in (before, now))
    if not isinstance(before, dict) or not isinstance(now, dict):
        return now
    gone = [name for name in before if name not in now]
    new = {
        name: changes(before.get(name), now[name]) for name in now if name not in before or before[name] != now[name]
    }
    return {**new, "gone": gone} if gone else new


def played(match: Match, id: int) -> list[str]:
    """A move, which is played here, with all that is said about it."""
    move = match.game.verbs.move(id)
    lines = [f"> {move}"]
    said = [match.say(move, seat) for seat in range(match.seats)]
    match.play(id)
    for seat in range(match.seats if match.game.secrets else 1):
        for kind in ("move", "done"):
            lines += in_words(f"{kind} {seat}", match, Said(f"{kind}-{said[seat].id}", said[seat].args))
        for event in match.events(seat):
            lines += in_words(f"event {seat}", match, event)
    return lines


def in_words(title: str, match: Match, said: Said) -> list[str]:
    return [f"{title} {language}: {match.game.words(language).put(said)}" for language in LANGUAGES]


# The files


def eventful(id: str, seats: int) -> Match:
    """A game of which many different things can be told."""

    def told(match: Match) -> tuple[int, int]:
        steps = [(step.said.id, *(event.id for event in step.events)) for step in match.log()]
        return len({id for step in steps for id in step}), match.played

    return max((some_game(id, seats, seed) for seed in range(SEEDS)), key=told)


def some_game(id: str, seats: int, seed: int) -> Match:
    match = uc.load(id).start(seed=seed, seats=seats)
    for _position in play(match, Curious(seed), BIG.get(id, MOST_MOVES)):
        pass
    return match


def rewrite(id: str, seats: int) -> None:
    """Make the text anew; keep the record if it still comes back."""
    FOLDER.mkdir(exist_ok=True)
    file = record_file(id, seats)
    try:
        match = uc.replay(file.read_text(encoding="utf-8"))
    except (FileNotFoundError, uc.UndercroftError):
        match = eventful(id, seats)
        match.record().save(file)
    text_file(id, seats).write_text(playthrough(match), encoding="utf-8")


@pytest.fixture(autouse=True)
def rewrite_if_asked(request: pytest.FixtureRequest, id: str, seats: int) -> None:
    """Write the files before they are compared, if that was asked for."""
    if request.config.getoption("--rewrite-golden"):
        rewrite(id, seats)


def kept(file: Path) -> str:
    assert file.exists(), f"{file.name} is missing; {REWRITE}"
    return file.read_text(encoding="utf-8")


@every_game
def test_a_record_kept_from_before_comes_back_byte_for_byte(id: str, seats: int) -> None:
    text = kept(record_file(id, seats))
    match = uc.replay(text)
    assert match.record().to_json() == text
    assert (match.seats, match.game.id) == (seats, id)
    assert match.played >= min(MOST_MOVES, 20)


@every_game
def test_the_golden_playthrough_is_as_it_was(id: str, seats: int) -> None:
    golden, now = kept(text_file(id, seats)), playthrough(uc.replay(kept(record_file(id, seats))))
    both = zip(golden.splitlines(), now.splitlines(), strict=False)
    changed = [f"line {n}: {was!r} is now {is_now!r}" for n, (was, is_now) in enumerate(both, 1) if was != is_now]
    assert not changed, f"{changed[0]}; if that is meant, {REWRITE}"
    assert now == golden, REWRITE

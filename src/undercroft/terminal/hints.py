"""A hint in sentences: the best move, what it is worth, the next best, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .sitting import program_words

if TYPE_CHECKING:
    from undercroft.engine.match import Match

Hint = dict[str, Any]  # as `game.advise` gives it
POINTS = "points"
CLOSE, EVEN = "close", "even"


def hint_lines(match: Match, hint: Hint, language: str) -> list[str]:
    """A hint for the seat to move, put into words."""
    words, best, following = program_words(language), hint["best"], hint["next"]
    lines = [words.say("hint-best", move=_in_words(match, best["move"], language))]
    worth, next_worth = _worths(hint)
    if worth is not None:
        lines.append(words.say(f"hint-worth-{hint['of']}", worth=worth))
    if following is not None:
        form = POINTS if hint["of"] == POINTS else "share"
        move = _in_words(match, following["move"], language)
        lines.append(words.say(f"hint-next-{form}", move=move, worth=next_worth))
    return [*lines, words.say(f"hint-why-{_why(hint)}", games=hint["games"])]


def _why(hint: Hint) -> str:
    """Why the best move is advised. What is better by no more than being surer is called even."""
    best, following = hint["best"], hint["next"]
    is_even = following is not None and hint["why"] == CLOSE and best["value"] <= following["value"]
    return EVEN if is_even else str(hint["why"])


def _in_words(match: Match, text: str, language: str) -> str:
    move = match.game.verbs.move(match.game.verbs.parse(text))
    said = match.say(move, match.turn)
    return match.game.words(language).say(f"move-{said.id}", **said.args)


def _worths(hint: Hint) -> list[Any]:
    """What the best move and the next are worth, as it is told; None where that is not known."""
    values = [choice and choice["value"] for choice in (hint["best"], hint["next"])]
    tell = _points if hint["of"] == POINTS else _per_cent
    whole, finer = ([None if value is None else tell(value, places) for value in values] for places in (0, 1))
    return whole if whole[0] != whole[1] else finer


def _points(value: float, places: int) -> float:
    return round(value, places) if places else round(value)


def _per_cent(value: float, places: int) -> float | str:
    """A share in per cent; what happens seldom is not never, and what happens mostly is not always."""
    told, least = _points(100 * value, places), 0.1 if places else 1
    if told in (0, 100) and 0 < value < 1:
        return f"<{least}" if told == 0 else f">{100 - least}"
    return told

"""A hint in sentences: the best move, what it is worth, the next best, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .program import program_words

if TYPE_CHECKING:
    from undercroft.engine.match import Match
    from undercroft.engine.words import Words

Hint = dict[str, Any]  # as `game.advise` gives it
POINTS, WORTH_POINTS = "points", "worth-points"
LEAST_WINS = 0.01  # a smaller chance to win is not told beside points


def hint_lines(match: Match, hint: Hint, language: str) -> list[str]:
    """A hint for the seat to move, put into words."""
    words, best, following = program_words(language), hint["best"], hint["next"]
    lines = [words.say("hint-best", move=_in_words(match, best["move"], language))]
    worth, next_worth = _worths(match, hint, language)
    if worth is not None:
        lines.append(words.say(f"hint-worth-{hint['of']}", worth=worth))
    if following is not None:
        form = POINTS if hint["of"] == POINTS else "share"
        move = _in_words(match, following["move"], language)
        lines.append(words.say(f"hint-next-{form}", move=move, worth=next_worth))
    return [*lines, words.say(f"hint-why-{hint['why']}", games=hint["games"])]


def points_told(match: Match, points: float, wins: float | None, language: str) -> str:
    """Points as the game calls them, and the chance to win beside them if there is a real one."""
    words, own = program_words(language), match.game.words(language)
    worth = (own if WORTH_POINTS in own else words).say(WORTH_POINTS, points=_number(points, 1))
    return (
        worth
        if (wins or 0) < LEAST_WINS
        else words.say("worth-beside", worth=worth, wins=_per_cent(wins or 0, 0, words))
    )


def _in_words(match: Match, text: str, language: str) -> str:
    move = match.game.verbs.move(match.game.verbs.parse(text))
    said = match.say(move, match.turn)
    return match.game.words(language).say(f"move-{said.id}", **said.args)


def _worths(match: Match, hint: Hint, language: str) -> list[Any]:
    """What the best move and the next are worth, as it is told; None where that is not known."""
    choices = [choice if choice and choice["value"] is not None else None for choice in (hint["best"], hint["next"])]
    if hint["of"] == POINTS:
        return [each and points_told(match, each["value"], each.get("wins"), language) for each in choices]
    words = program_words(language)
    whole, finer = ([each and _per_cent(each["value"], places, words) for each in choices] for places in (0, 1))
    return whole if whole[0] != whole[1] else finer


def _number(value: float, places: int) -> float:
    told = round(value, places)
    return int(told) if told == int(told) else told


def _per_cent(value: float, places: int, words: Words) -> float | str:
    """A share in per cent; what happens seldom is not never, and what happens mostly is not always."""
    told, least = _number(100 * value, places), 0.1 if places else 1
    if told in (0, 100) and 0 < value < 1:
        return words.say("worth-under", percent=least) if told == 0 else words.say("worth-over", percent=100 - least)
    return told

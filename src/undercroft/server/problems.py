"""Why something was refused: a code for programs, a status, and a sentence in each language. Never a traceback.

The sentences stand in `words/`, as `problem-CODE`. They quote no token, no seed and nothing that a seat may not know.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from undercroft.engine.errors import UndercroftError
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.words import Words, words_for

WORDS = Path(__file__).parent / "words"

STATUS = {
    "bad_json": 400,
    "no_token": 401,
    "bad_token": 401,
    "token_expired": 401,
    "token_left": 401,
    "foreign_origin": 403,
    "other_table": 403,
    "not_yours": 403,
    "not_your_seat": 403,
    "not_host": 403,
    "not_found": 404,
    "no_game": 404,
    "no_language": 404,
    "no_rules": 404,
    "no_table": 404,
    "no_position": 404,
    "no_campaign": 404,
    "not_allowed": 405,
    "too_slow": 408,
    "stale": 409,
    "seat_taken": 409,
    "full": 409,
    "sealed": 409,
    "not_sealed": 409,
    "wish_pending": 409,
    "no_wish": 409,
    "not_away": 409,
    "nobody_there": 409,
    "luck_known": 409,
    "not_all_seated": 409,
    "started": 409,
    "not_started": 409,
    "over": 409,
    "no_undo": 409,
    "cannot_undo": 409,
    "table_full": 409,
    "not_over": 409,
    "secrets": 409,
    "same_luck": 409,
    "odds_off": 409,
    "advice_off": 409,
    "ticks_given": 409,
    "old_rules": 410,
    "damaged": 410,
    "too_big": 413,
    "foreign_host": 421,
    "bad_field": 422,
    "bad_seat": 422,
    "no_option": 422,
    "bad_option": 422,
    "bad_seats": 422,
    "no_bot": 422,
    "too_many_bots": 422,
    "practice_alone": 422,
    "seed_secrets": 422,
    "campaign_practice": 422,
    "campaign_not_here": 422,
    "bad_focus": 422,
    "bad_ticks": 422,
    "illegal": 422,
    "companion": 422,
    "companion_practice": 422,
    "companion_secrets": 422,
    "not_luck": 422,
    "too_many_connections": 429,
    "too_many_tables": 429,
    "too_many_requests": 429,
    "unexpected": 500,
    "storage": 503,
    "not_ready": 503,
}


class Refused(UndercroftError):
    """A request that is refused; nothing was changed by it.

    `wait` is when it may be tried again, in seconds. With `shows_table`, whoever answers adds the table as it is now.
    """

    table: bytes | None = None  # as JSON

    def __init__(self, code: str, *, wait: float | None = None, shows_table: bool = False, **args: Any) -> None:
        self.code, self.status, self.wait, self.shows_table = code, STATUS[code], wait, shows_table
        self.message = {language: program_words(language).say(f"problem-{code}", **args) for language in LANGUAGES}
        super().__init__(self.message["en"])

    def data(self) -> dict[str, Any]:
        """What the client is told."""
        return {"code": self.code, "message": self.message}


def program_words(language: str) -> Words:
    """The words of the server."""
    return words_for(language, WORDS)

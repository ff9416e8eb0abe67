"""Reviews of finished matches: computed once, when somebody asks, behind everything else; kept with the table."""

from __future__ import annotations

import logging
import threading
from collections import Counter
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from undercroft.bots.review import Review

from ..problems import Refused
from .beside import REVIEWS, threads

if TYPE_CHECKING:
    from undercroft.bots.review import Judged

    from ..tables.table import Table

log = logging.getLogger(__name__)


class Kept:
    """The review of a table as it stood after its last move."""

    def __init__(self, table: Table) -> None:
        people = [seat for seat in range(table.header.seats) if not table.bot_on(seat)]
        self.at, self.review = table.last_play, Review(table.match.clone(), people)


class Reviews:
    """Reviews matches, one after the other."""

    def __init__(self) -> None:
        self._thread = threads("reviews", REVIEWS)
        self._closing = threading.Event()

    def close(self) -> None:
        """Stop looking."""
        self._closing.set()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def of(self, table: Table) -> bytes:
        """How far the review is, and what is known so far, as JSON. Whoever asks first starts it."""
        if not table.match.is_over:
            raise Refused("not_over")
        if table.review is None or table.review.at != table.last_play:
            table.review = Kept(table)
            self._thread.submit(self._work, table, table.review)
        return to_json(_told(table.review.review))

    def _work(self, table: Table, kept: Kept) -> None:
        try:
            kept.review.run(lambda: self._closing.is_set() or table.review is not kept)
        except Exception:  # a thread that has died would keep everybody waiting
            log.exception("the review of table %s failed", table.header.code)
        finally:
            kept.review.is_finished = True


def _told(review: Review) -> dict[str, Any]:
    judged = review.judged
    of = Counter(each.of for each in judged).most_common(1)
    return {
        "done": len(judged),
        "total": review.total,
        "finished": review.is_finished,
        "of": of[0][0] if of else None,
        "curve": [_point(each) for each in judged if each.of == of[0][0]],
        "costly": [_decision(each) for each in review.costly],
    }


def _point(judged: Judged) -> dict[str, Any]:
    return {"number": judged.number, "seat": judged.seat, "value": judged.best.value}


def _decision(judged: Judged) -> dict[str, Any]:
    choices = {
        name: {"move": choice.move.text, "said": choice.said.data(), "value": choice.value, "wins": choice.wins}
        for name, choice in (("best", judged.best), ("played", judged.played))
    }
    return {"number": judged.number, "seat": judged.seat, "of": judged.of, **choices}

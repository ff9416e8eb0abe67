"""Tables that a page is opened at, in the middle of a game; and what is played there by others, from afar."""

from __future__ import annotations

from .moments import Data, Moment
from .person import Person


class Far:
    """A table that is laid out at a moment, and can be played without looking at it; every seat has its key."""

    def __init__(self, person: Person, moment: Moment) -> None:
        there, table, self.tokens = person.server.lay_out(moment)
        self.game, self.code, self.seed = moment.game, table.header.code, there.seed
        self.situation: Data = {**there.situation, "version": table.version}
        self._http, self._api = person.context.request, f"{person.address}/api/tables/{self.code}"

    @property
    def table(self) -> Data:
        """What lies on the table, as the one sees it whose turn it is."""
        table: Data = self.situation["view"]["table"]
        return table

    @property
    def mover(self) -> int:
        """Whose turn it is; the first seat while luck speaks, and at the end."""
        turn = self.situation["turn"]
        return turn if isinstance(turn, int) else 0

    def play(self, text: str) -> None:
        """A move by its text, such as "aside 3", in a game whose luck comes by itself."""
        move = next(move["id"] for move in self.situation["moves"] if move["text"] == text)
        body = {"version": self.situation["version"], "move": move}
        answer = self._http.post(f"{self._api}/play", data=body, headers=self._key(self.mover))
        assert answer.ok, answer.text()
        now: Data = answer.json()
        self.situation = self.seen_by(now["turn"]) if isinstance(now["turn"], int) else now

    def seen_by(self, seat: int) -> Data:
        """The situation of a seat."""
        answer: Data = self._http.get(self._api, headers=self._key(seat)).json()
        return answer

    def _key(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}


def sit_at(person: Person, far: Far, seat: int | None = None) -> Person:
    """Open the table on the page with the key to a seat; to that of the one whose turn it is."""
    held = far.mover if seat is None else seat
    key = {"code": far.code, "game": far.game, "seat": held, "token": far.tokens[held], "when": 0}
    return watch(person.keep("tables", [key]), far)


def watch(person: Person, far: Far) -> Person:
    """Open the table on the page; without a seat, unless there is a key to one."""
    person.go(f"/table/{far.code}")
    person.until(lambda now: now["code"] == far.code, "the table")
    person.page.locator(".board").wait_for()
    return person


def look_at(person: Person, moment: Moment) -> Person:
    """Sit at a table of one's own at this moment."""
    return sit_at(person, Far(person, moment))

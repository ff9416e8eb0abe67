"""Who sits where: taking a seat, leaving it, freeing it, bots on it, and asking for it while something is hidden.

A seat may know what others may not. Whoever could sit down on it, look, and get up again would know it, too; so while
anything is hidden at the table nobody sits down, unless everybody who sits there agrees. Bots look for nobody: one may
sit down at any moment.
"""

from __future__ import annotations

from secrets import compare_digest
from typing import TYPE_CHECKING

from ..problems import Refused
from ..store.schema import BOT, JOIN, LEAVE, SEAT_BOT, SIT, STAND_IN
from .dealer import News
from .nicknames import told_apart
from .seat_rights import awaited, decides_about_bots, may_ask_stand_in, may_fill, may_free

if TYPE_CHECKING:
    from .dealer import Dealer
    from .table import Table
    from .wishes import Wish


class Usher:
    """Changes who sits at tables, through the dealer."""

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer

    async def sit(self, table: Table, nickname: str, seat: int | None, key: str | None = None) -> int:
        """Take a seat, a bot's if that is asked for; returns the holder. `key` is that of a wish that was granted."""
        async with table.lock:
            if key is not None:
                wish = _own_wish(table, key)
                seat, nickname = wish.seat, wish.nickname
            seat = _seat_for(table, seat)
            agreed = table.is_sealed and bool(table.persons)
            if agreed and (key is None or awaited(table, wish)):
                raise Refused("sealed", shows_table=True)
            news = [News(LEAVE, seat, BOT)] if table.bot_on(seat) else []
            holder = table.version + len(news) + 1
            name = _own_name(table, nickname)
            await self._dealer.change(table, [*news, News(JOIN if agreed else SIT, seat, holder, name)])
            return holder

    async def leave(self, table: Table, holder: int) -> None:
        """Give up every seat that somebody holds."""
        async with table.lock:
            await self._dealer.change(table, [News(LEAVE, seat, holder) for seat in table.seated(holder)])

    async def free(self, table: Table, holder: int, seat: int) -> None:
        """Free the seat, and all others, of somebody who does not come back."""
        async with table.lock:
            table.seated(holder)
            person = _person_on(table, seat)
            if holder != table.host:
                raise Refused("not_host")
            if seat not in may_free(table, holder):
                raise Refused("not_away", shows_table=True)
            theirs = table.holds(person)
            await self._dealer.change(table, [News(LEAVE, each, person, str(holder)) for each in theirs])

    # Bots

    async def seat_bot(self, table: Table, holder: int, seat: int, bot: str | None) -> None:
        """Let a bot play a seat on which nobody sits, another one than so far, or none any more."""
        async with table.lock:
            table.seated(holder)
            _check_seat(table, seat)
            now = table.bot_on(seat)
            if table.people[seat] and not now:
                raise Refused("seat_taken", shows_table=True)
            if bot is not None and bot not in table.game.bots:
                raise Refused("no_bot", bots=", ".join(table.game.bots))
            if table.match.is_over:
                raise Refused("over", shows_table=True)
            fills = seat in may_fill(table, holder) and bot == table.usual_bot
            if not decides_about_bots(table, holder) and not fills:
                raise Refused("not_host")
            if bot != now:
                await self._dealer.change(table, [News(SEAT_BOT, seat, holder, bot)])

    async def stand_in(self, table: Table, holder: int, seat: int) -> None:
        """Let a bot play on for somebody who is away, until they are back. The seat stays theirs."""
        async with table.lock:
            table.seated(holder)
            _person_on(table, seat)
            if seat not in may_ask_stand_in(table, holder):
                raise Refused("not_away", shows_table=True)
            await self._dealer.change(table, [News(STAND_IN, seat, holder)])

    # Asking for a seat while something is hidden

    async def ask(self, table: Table, nickname: str, seat: int) -> Wish:
        """Ask those who sit at the table for a seat."""
        async with table.lock:
            seat = _seat_for(table, seat)
            if not table.is_sealed or not table.persons:
                raise Refused("not_sealed", shows_table=True)
            if table.wishes.now:
                raise Refused("wish_pending", shows_table=True)
            wish = table.wishes.ask(seat, _own_name(table, nickname))
            table.show_again()
            return wish

    async def answer(self, table: Table, holder: int, number: int, agree: bool) -> None:
        """Agree that somebody takes a seat, or not: one no is enough."""
        async with table.lock:
            table.seated(holder)
            wish = table.wishes.now
            if wish is None or wish.number != number:
                raise Refused("no_wish", shows_table=True)
            if agree:
                wish.agreed.add(holder)
            else:
                table.wishes.drop()
            table.show_again()

    async def withdraw(self, table: Table, key: str) -> None:
        """Ask no more."""
        async with table.lock:
            _own_wish(table, key)
            table.wishes.drop()
            table.show_again()


def _own_wish(table: Table, key: str) -> Wish:
    """The wish of whoever has this key."""
    wish = table.wishes.now
    if wish is None or not compare_digest(wish.key.encode(), key.encode()):
        raise Refused("no_wish", shows_table=True)
    return wish


def _own_name(table: Table, nickname: str) -> str:
    """The nickname, told apart from those of the others."""
    return told_apart(nickname, [person.nickname for person in table.persons])


def _seat_for(table: Table, wanted: int | None) -> int:
    """The seat that somebody can take: a free one or, if it is asked for, a bot's."""
    if table.game.secrets and table.header.seed_chosen and table.persons:
        raise Refused("luck_known")
    free = [each for each, person in enumerate(table.people) if person is None]
    if wanted is None:
        if not free:
            raise Refused("full")
        return free[0]
    _check_seat(table, wanted)
    if wanted not in free and not table.bot_on(wanted):
        raise Refused("seat_taken" if free else "full")
    return wanted


def _check_seat(table: Table, seat: int) -> None:
    if seat >= table.header.seats:
        raise Refused("bad_seat")


def _person_on(table: Table, seat: int) -> int:
    """The holder of a seat on which somebody sits."""
    _check_seat(table, seat)
    person = table.people[seat]
    if person is None or person.is_bot:
        raise Refused("nobody_there", shows_table=True)
    return person.holder

"""A seat is held by a signed token: whoever shows it sits there, from any tab, after any refresh."""

from __future__ import annotations

from dataclasses import dataclass

from itsdangerous import BadSignature, TimestampSigner, URLSafeTimedSerializer

from ..problems import Refused

LONGEST = 400  # characters; ours have about 80
DAY = 24 * 60 * 60


@dataclass(frozen=True)
class Ticket:
    """What a token says: who, at which table. `mark` tells a table from another that may once have the same code."""

    code: str
    mark: str
    holder: int


class Tokens:
    """Makes tokens, and reads those that are ours."""

    def __init__(self, key: str, days: float) -> None:
        self._signer, self._clock = URLSafeTimedSerializer(key, salt="undercroft-seat"), TimestampSigner(key)
        self._seconds = int(days * DAY)

    def give(self, ticket: Ticket) -> str:
        """The token that says this."""
        return str(self._signer.dumps([ticket.code, ticket.mark, ticket.holder]))

    def read(self, token: str) -> Ticket:
        """What a token says; a forged or expired one is refused.

        Clocks are set back: a token from the future is as good as one from the past.
        """
        if len(token) > LONGEST:
            raise Refused("bad_token")
        try:
            (code, mark, holder), made = self._signer.loads(token, return_timestamp=True)
        except (BadSignature, ValueError, TypeError):
            raise Refused("bad_token") from None
        if abs(self._clock.get_timestamp() - int(made.timestamp())) > self._seconds:
            raise Refused("token_expired")
        return Ticket(code, mark, holder)

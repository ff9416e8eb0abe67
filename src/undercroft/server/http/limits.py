"""How much one address may ask for: buckets that fill again with time."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_ADDRESSES = 10_000  # remembered; the one that was heard of longest ago is forgotten


class Bucket:
    """Holds up to `size` drops and gets `rate` drops a second; what is done costs drops."""

    __slots__ = ("_clock", "_drops", "_rate", "_size", "_when")

    def __init__(self, size: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._size, self._rate, self._clock = size, rate, clock
        self._drops, self._when = size, clock()

    def take(self, cost: float = 1) -> float:
        """0 if there was enough; else the seconds until there will be, and nothing is taken."""
        now = self._clock()
        self._drops = min(self._size, self._drops + (now - self._when) * self._rate)
        self._when = now
        if self._drops < cost:
            return (cost - self._drops) / self._rate
        self._drops -= cost
        return 0


class Buckets:
    """A bucket for each address."""

    def __init__(self, size: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._size, self._rate, self._clock = size, rate, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> float:
        """As `Bucket.take`, for this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._size, self._rate, self._clock)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(cost)


class Lines:
    """Counts what addresses have open: connections, or WebSockets."""

    def __init__(self, each: int, in_all: int) -> None:
        self._each, self._in_all = each, in_all
        self._open: dict[str, int] = {}
        self._all = 0

    def open(self, address: str, limited: bool = True) -> bool:
        """Whether one more is allowed, in all and, if `limited`, for this address; it counts until closed."""
        mine = self._open.get(address, 0)
        if (limited and mine >= self._each) or self._all >= self._in_all:
            return False
        self._open[address] = mine + 1
        self._all += 1
        return True

    def close(self, address: str) -> None:
        """One less."""
        self._all -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


def address_of(client: tuple[str, int] | None) -> str:
    """Whom to count a request for: an IPv4 address, or the home of an IPv6 address."""
    try:
        address = ipaddress.ip_address(client[0] if client else "")
    except ValueError:
        return client[0] if client else "unknown"
    if address.version == 6:
        mapped = getattr(address, "ipv4_mapped", None)
        return str(mapped or ipaddress.ip_network((address, 64), strict=False))
    return str(address)

"""Who comes in: connections are counted, for each address and in all.

Every connection is an open file, and a process may have so many. So fewer are let in than there may be files: what is
left is for the database and the page.
"""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import logging
import socket
import sys
from typing import TYPE_CHECKING, Any

from .limits import Lines, address_of

if TYPE_CHECKING:
    from ..settings import Settings

log = logging.getLogger(__name__)

FILES = 10_240  # as many as we ask for; macOS gives no more
OUR_FILES = 100  # the database's, the page's, and connections that are about to be refused
LEAST = 16  # connections, however few files there are
AT_ONCE = 8  # connections accepted before those accepted are looked at
TOO_MANY_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
EVERYBODY = "*"


# Files


def allow_more_files() -> None:
    """Have as many files open as this process may without asking anybody."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def files_allowed() -> int:
    """How many files this process may have open."""
    if sys.platform == "win32":
        return FILES
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return FILES if soft == resource.RLIM_INFINITY else soft


# Counting


class Doors:
    """Counts open connections, whatever is spoken through them."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.in_all = min(settings.connections, max(LEAST, files - OUR_FILES))
        # Nobody alone can fill the house.
        self.each = min(settings.connections_per_address, max(1, self.in_all // 2))
        self._lines = Lines(self.each, self.in_all)
        self._proxies = settings.proxies.split()
        self._inside: dict[asyncio.BaseTransport, str] = {}

    def enter(self, transport: asyncio.BaseTransport, client: tuple[str, int] | None) -> bool:
        """Whether there is room for one more; it counts until it leaves."""
        address = address_of(client)
        if not self._lines.open(address, limited=not is_among(client[0] if client else "", self._proxies)):
            return False
        self._inside[transport] = address
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """One less, if it was let in."""
        if (address := self._inside.pop(transport, None)) is not None:
            self._lines.close(address)


def is_among(host: str, known: list[str]) -> bool:
    """Whether an address is one of these, in one of these networks, or all are meant."""
    return any(each in (EVERYBODY, host) or _is_in(host, each) for each in known)


def _is_in(host: str, network: str) -> bool:
    try:
        return ipaddress.ip_address(host) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return False


# Accepting


class Listening(socket.socket):
    """A listening socket from which asyncio takes a few connections at a time.

    It would take thousands before it looks at the first and, where there are no more files, try and complain as often.
    """

    _taken = 0

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection; BlockingIOError where there is none, or others are looked at first."""
        if self._taken >= AT_ONCE:
            self._taken = 0
            raise BlockingIOError
        self._taken += 1
        try:
            return super().accept()
        except BlockingIOError:
            self._taken = 0
            raise
        except OSError:
            self._taken = AT_ONCE
            raise


def note_trouble(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What goes wrong in the loop itself. Where there are no more files, asyncio rests a second: one line will do."""
    problem = context.get("exception")
    if isinstance(problem, OSError) and problem.errno in TOO_MANY_FILES:
        log.error("too many files are open: nobody is let in for a moment")
    else:
        loop.default_exception_handler(context)

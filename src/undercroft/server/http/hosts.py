"""The names by which a server may be asked for: its own.

Whoever owns a name can have it point to our address (DNS rebinding). A browser takes our answers for that site's then,
and lets its page read them. An address cannot be made to point elsewhere, so each of ours will do.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..settings import Settings

HOST = re.compile(r"(?:\[(?P<six>[0-9a-fA-F:.]+)\]|(?P<name>[A-Za-z0-9._-]{1,253}))(?::\d{0,5})?")
LOCAL = ("localhost", "*.localhost")  # no name server is asked for these
EVERY, ANY = "*", "*."


def read_hosts(hosts: str) -> frozenset[str]:
    """Names of ours: those that a setting lists, those of every computer, and this one's in its network."""
    own = socket.gethostname().lower().rstrip(".")
    label = own.partition(".")[0]
    listed = [name_in(each) or each for each in hosts.lower().split()]  # a port is none of our business
    return frozenset({*listed, *LOCAL, own, label, f"{label}.local"} - {"", ".local"})


def adding(settings: Settings, host: str) -> Settings:
    """The settings of a server that listens on this host: it may be asked for by that name."""
    return replace(settings, hosts=f"{settings.hosts} {host}")


def name_in(host: str | None) -> str | None:
    """The name or address in a header `Host`, without the port; None if it holds none."""
    found = HOST.fullmatch(host or "")
    return (found["six"] or found["name"].lower().rstrip(".")) if found else None


def is_ours(host: str | None, allowed: frozenset[str]) -> bool:
    """Whether a request with this header `Host` is meant for us. Without it, it comes from no browser."""
    if host is None or EVERY in allowed:
        return True
    name = name_in(host)
    return name is not None and (_is_address(name) or name in allowed or _is_under(name, allowed))


def _is_address(name: str) -> bool:
    try:
        return bool(ipaddress.ip_address(name))
    except ValueError:
        return False


def _is_under(name: str, allowed: frozenset[str]) -> bool:
    """Whether one like `*.games.example` is allowed, and this is one of those."""
    return any(each.startswith(ANY) and name.endswith(each[1:]) for each in allowed)

"""Pages of other sites may not talk to us: a browser says in `Origin` where the page that asks comes from."""

from __future__ import annotations

from urllib.parse import urlsplit

USUAL_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def is_foreign(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Whether a request with these headers comes from a page that is neither ours nor allowed.

    Without `Origin` it comes from no page at all, but from a program, which could say anything.
    """
    if origin is None or origin in allowed:
        return False
    try:
        site = _site(origin)
        return site[0] is None or site != _site(f"{urlsplit(origin).scheme}://{host}")
    except ValueError:  # not an address at all
        return True


def _site(address: str) -> tuple[str | None, int | None]:
    parts = urlsplit(address)
    return parts.hostname, parts.port or USUAL_PORTS.get(parts.scheme)


def read_allowed(origins: str) -> frozenset[str]:
    """The other sites that a setting names."""
    return frozenset(each.rstrip("/") for each in origins.split())

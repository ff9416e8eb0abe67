"""A game's WebAssembly module: where it lies, what it says about itself, and whether it is of today's rules."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from .sources import fingerprint

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from undercroft.engine.game import Game

SECTION = "undercroft"  # the name of the custom section
HEADER = b"\0asm\1\0\0\0"
CUSTOM = 0


@dataclass(frozen=True)
class About:
    """What a module says about itself."""

    game: str
    sources: str  # the fingerprint of what it was made of
    tools: Mapping[str, str]  # the versions of what made it


def module_file(game: Game) -> Path:
    """Where the module of a game lies."""
    return game.folder / "kernels.wasm"


def read_fresh(game: Game) -> bytes | None:
    """The module of a game, if there is one that was made of today's rules."""
    try:
        module = module_file(game).read_bytes()
    except OSError:
        return None
    about = about_of(module)
    return module if about is not None and about.sources == fingerprint(game) else None


def about_of(module: bytes) -> About | None:
    """What a module says about itself; None if it is none of ours."""
    for kind, content in _sections(module):
        name, rest = _read_name(content)
        if kind == CUSTOM and name == SECTION:
            try:
                return About(**json.loads(rest))
            except (ValueError, TypeError):
                return None
    return None


def with_about(module: bytes, about: About) -> bytes:
    """A module that says this about itself."""
    said = json.dumps(asdict(about), sort_keys=True).encode()
    content = _number(len(SECTION)) + SECTION.encode() + said
    return module + bytes([CUSTOM]) + _number(len(content)) + content


def _sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    at = len(HEADER) if module.startswith(HEADER) else len(module)
    while at < len(module):
        kind = module[at]
        size, at = _read_number(module, at + 1)
        yield kind, module[at : at + size]
        at += size


def _read_name(content: bytes) -> tuple[str, bytes]:
    size, at = _read_number(content, 0)
    return content[at : at + size].decode(errors="replace"), content[at + size :]


def _read_number(content: bytes, at: int) -> tuple[int, int]:
    """A whole number of seven bits a byte, and where it ends."""
    value, shift = 0, 0
    while at < len(content):
        value |= (content[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if not content[at - 1] & 0x80:
            break
    return value, at


def _number(value: int) -> bytes:
    found = bytearray()
    while value > 0x7F:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])

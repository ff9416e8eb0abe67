"""Why a start failed, in one sentence, and where the rest of it is kept."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from pathlib import Path

from .words import sentence

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
LOG = "set-up.log"
TESTED = ((3, 11), (3, 14))  # the oldest and the newest Python that requirements/ is for
MEGABYTES = 400  # what .venv takes

_WORDS = [  # what the tools say when they fail, in any of these words, and what it means; the first that fits
    (("ensurepip", "No module named venv", "No module named 'venv'"), "no-venv"),
    (("No space left", "os error 28", "not enough space on the disk"), "no-space"),
    (("DO NOT MATCH THE HASHES", "Hash mismatch"), "other-bytes"),
    (("NewConnection", "NameResolution", "Connection re", "Timeout", "ProxyError", "SSLError"), "offline"),  # pip
    (("Network connectivity is disabled", "Failed to fetch", "error sending request", "dns error"), "offline"),  # uv
    (("Permission denied", "Read-only file system", "Access is denied"), "no-permission"),
    (("No matching distribution", "No solution found", "no version of", "requires a different Python"), "not-offered"),
    (("Failed building wheel", "Failed to build", "has no wheels"), "not-offered"),
]
_CODES = {
    errno.ENOSPC: "no-space",
    errno.EDQUOT: "no-space",
    errno.EACCES: "no-permission",
    errno.EPERM: "no-permission",
    errno.EROFS: "no-permission",
}


class SetUpError(Exception):
    """Setting up cannot go on; the text says why, in a sentence for the person who started it."""


def explain(output: str) -> str:
    """Why a step failed, from what its tool printed."""
    if id := kind_of(output):
        return _known(id)
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["no reason was given"]
    errors = [line for line in lines if "Error: " in line] or [line for line in lines if "error" in line] or lines
    return sentence("failed", reason=errors[-1])


def kind_of(output: str) -> str:
    """Which of the known reasons a tool's words stand for; empty if none."""
    return next((id for words, id in _WORDS if any(word in output for word in words)), "")


def reason_of(failure: Exception) -> str:
    """Why a start failed, from an exception of our own doing."""
    if isinstance(failure, OSError) and failure.errno in _CODES:
        return _known(_CODES[failure.errno], place=failure.filename)
    return sentence("not-started", reason=f"{type(failure).__name__}: {failure}")


def keep_log(text: str) -> Path | None:
    """Keep what only an engineer wants to read, where there is room for it. Returns where, or None."""
    for folder in (ENVIRONMENT, Path(tempfile.gettempdir())):
        log = folder / (LOG if folder == ENVIRONMENT else f"undercroft-{os.getpid()}-{LOG}")
        try:
            log.write_text(text, "utf-8")
        except OSError:
            continue
        return log
    return None


def _known(id: str, place: object = None) -> str:
    oldest, newest = (f"{major}.{minor}" for major, minor in TESTED)
    found = f"{sys.version_info[0]}.{sys.version_info[1]}"
    return sentence(id, place=place or ROOT, size=MEGABYTES, found=found, oldest=oldest, newest=newest)

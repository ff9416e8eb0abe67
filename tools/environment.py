"""The folder .venv: made, filled with the versions that were tested, healed when something interrupted that."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from sysconfig import get_platform
from typing import Any

from .failures import ENVIRONMENT, ROOT, TESTED, SetUpError, explain, keep_log, kind_of
from .words import say, sentence

STAMP = ENVIRONMENT / "undercroft.json"  # written last: an environment without it is not finished
WINDOWS = os.name == "nt"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if WINDOWS else "bin/python")
PROGRAM = ENVIRONMENT / ("Scripts/undercroft.exe" if WINDOWS else "bin/undercroft")
PLAYER, DEVELOPMENT = ROOT / "requirements" / "player.txt", ROOT / "requirements" / "development.txt"

Stamp = dict[str, Any]


def set_up(dev: bool = False) -> None:
    """See to it that .venv holds the program, and with `dev` what its tests need. Quick when it does."""
    stamp = read_stamp()
    if is_ready(stamp, dev):
        return
    from .alone import alone

    with alone(ROOT / ".venv.lock"):
        stamp = read_stamp()  # another start may have done it all meanwhile
        if not is_ready(stamp, dev):
            dev = dev or bool(stamp.get("dev")) or bool(page_steps(dev))
            fill(stamp, dev)


def is_ready(stamp: Stamp, dev: bool) -> bool:
    """Whether nothing is left to do."""
    dev = dev or bool(stamp.get("dev"))
    wanted = contents(dev)
    return is_ours(stamp) and PROGRAM.exists() and wanted.items() <= stamp.items() and not page_steps(dev)


def fill(stamp: Stamp, dev: bool) -> None:
    """Do what is left to do, and note that it is done."""
    from shutil import which

    uv, sound = which("uv"), is_ours(stamp) and PROGRAM.exists()
    wanted = contents(dev)
    if sound:
        STAMP.unlink()
    else:
        make_environment(uv)
    try:
        if not sound or stamp.get("versions") != wanted["versions"]:
            install_packages(dev, uv)
    except FetchError:
        if sound:  # nothing was changed: what was there before is still whole
            write_stamp(stamp)
        raise
    for step in page_steps(dev):
        say(f"page-{step}")
        run_quietly([str(PYTHON), str(ROOT / "hatch_build.py"), step])
    if not sound or stamp.get("project") != wanted["project"]:
        # Linked to the sources, so that it follows their changes. Needs no network: all it takes was just installed.
        run_quietly([*installer(uv), "--no-deps", "--no-build-isolation", "--editable", "."])
    write_stamp({**wanted, **origin()})


# What is installed, and where it belongs


def contents(dev: bool) -> Stamp:
    """What a finished environment holds: the hashes of what it is made from."""
    versions = DEVELOPMENT if dev else PLAYER
    return {"dev": dev, "versions": digest(versions), "project": digest(ROOT / "pyproject.toml")}


def digest(file: Path) -> str:
    """The hash of a file."""
    return sha256(file.read_bytes()).hexdigest()


def page_steps(dev: bool) -> list[str]:
    """What is to be done for the page: nothing for players. It is built anew for whoever has changed its sources."""
    from hatch_build import has_sources, is_installed, is_stale

    steps = ["packages"] if dev and has_sources() and not is_installed() else []
    return [*steps, "build"] if is_stale() else steps


def origin() -> Stamp:
    """Where an environment belongs: a moved folder, another Python or another maker's environment differ in this."""
    return {
        "root": str(ROOT),
        "python": f"{sys.implementation.cache_tag} {get_platform()}",
        "settings": (ENVIRONMENT / "pyvenv.cfg").read_text("utf-8"),
    }


def is_ours(stamp: Stamp) -> bool:
    """Whether .venv was finished here, with this Python, and can still run."""
    try:
        return PYTHON.exists() and origin().items() <= stamp.items()
    except (OSError, ValueError):
        return False


def read_stamp() -> Stamp:
    """What is installed; empty when nothing is known about it."""
    import json

    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(stamp: Stamp) -> None:
    """Note what is installed, at one stroke: a stamp is there as a whole or not at all."""
    import json

    unfinished = STAMP.with_suffix(".new")
    unfinished.write_text(json.dumps(stamp, indent=1), "utf-8")
    unfinished.replace(STAMP)


# The steps


class FetchError(SetUpError):
    """The packages could not be fetched. Nothing was installed or removed."""


def make_environment(uv: str | None) -> None:
    """Make .venv anew, with uv if there is one."""
    if os.path.lexists(ENVIRONMENT):
        say("environment-again")
        remove(ENVIRONMENT)
    else:
        say("environment")
    # Not sys.executable: that may be the very .venv that was just removed.
    python = getattr(sys, "_base_executable", None) or sys.executable
    run_quietly([*([uv, "venv", "--python", python] if uv else [python, "-m", "venv"]), str(ENVIRONMENT)])


def remove(place: Path) -> None:
    """Take a folder away; a link or a file in its place, too."""
    import shutil

    if place.is_dir() and not place.is_symlink():
        shutil.rmtree(place)
    else:
        place.unlink()


def install_packages(dev: bool, uv: str | None) -> None:
    """Install the versions that were tested; for a Python newer than those that were, the newest there are."""
    say("install-dev" if dev else "install")
    if not uv:
        run_quietly([str(PYTHON), "-m", "ensurepip"])  # a .venv that uv made has no pip
    found = sys.version_info[:2]
    if found > TESTED[1]:
        oldest, newest, this = (f"{major}.{minor}" for major, minor in (*TESTED, found))
        say("newer-python", oldest=oldest, newest=newest, found=this)
        run_quietly([*installer(uv), "hatchling", "--editable", ".[dev]" if dev else "."])
    else:
        run_quietly([*installer(uv), "--require-hashes", "--requirement", str(DEVELOPMENT if dev else PLAYER)])


def installer(uv: str | None) -> list[str]:
    """The command that installs into .venv."""
    return [uv, "pip", "install", "--python", str(PYTHON)] if uv else [str(PYTHON), "-m", "pip", "install"]


def run_quietly(command: list[str]) -> None:
    """Run a step of setting up. What it prints is only kept if it fails."""
    surroundings = {**os.environ, "PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    try:
        # The lock goes to the child: it is held until nobody writes to .venv any more, even if this process is killed.
        done = subprocess.run(command, capture_output=True, cwd=ROOT, env=surroundings, check=False, close_fds=False)
    except FileNotFoundError:
        raise SetUpError(sentence("tool-missing", program=command[0])) from None
    if done.returncode != 0:
        output = (done.stdout + done.stderr).decode("utf-8", "replace")
        log = keep_log(output)
        error = FetchError if kind_of(output) == "offline" else SetUpError
        raise error(f"{explain(output)} {sentence('details', log=log) if log else ''}".strip())

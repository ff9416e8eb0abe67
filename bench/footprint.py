"""What the program takes up, in memory and on a disk: `python -m bench.footprint`.

Memory is that of a server at rest, and again when somebody sits at a table of each game; only Linux tells. On a disk
it is our package and what `requirements/player.txt` installs, as it lies in this environment.
"""

from __future__ import annotations

import json
import re
import time
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import undercroft as uc
from bench.load import ROOT, ask, serving, sit_down

REST = 1.0  # seconds of quiet before memory is read
SYSTEM_TELLS = Path("/proc/self/status").exists()
PINNED = re.compile(r"^([\w.-]+)==", re.MULTILINE)


def measure() -> dict[str, list[float]]:
    """Bytes in memory at rest and with tables, and on a disk."""
    return {**(in_memory() if SYSTEM_TELLS else {}), "installed": [float(installed())]}


def in_memory() -> dict[str, list[float]]:
    """What a server has resident."""
    with serving() as (address, process):
        ask(f"{address}/api/games")
        at_rest = resident_at_rest(process)
        for game in uc.games():
            sit_down(address, game)
        return {"memory": [at_rest, resident_at_rest(process)]}


def resident_at_rest(process: int) -> float:
    """The resident memory of a process when it has come to rest, in bytes."""
    before, now = -1.0, resident(process)
    while now != before:
        time.sleep(REST)
        before, now = now, resident(process)
    return now


def resident(process: int) -> float:
    """The resident memory of a process, in bytes."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    found = re.search(r"^VmRSS:\s+(\d+) kB", status, re.MULTILINE)
    return 1024.0 * int(found[1]) if found else 0.0


def installed() -> int:
    """The bytes of all that a player has; what another system needs is not here, and does not count."""
    names = PINNED.findall((ROOT / "requirements" / "player.txt").read_text(encoding="utf-8"))
    return size_of(ours()) + sum(size_of(files_of(each)) for each in map(find, names) if each)


def find(name: str) -> Distribution | None:
    """A package, if it is here."""
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def files_of(package: Distribution) -> list[Path]:
    """All its files."""
    return [Path(str(file.locate())) for file in package.files or ()]


def ours() -> list[Path]:
    """The files of this program, without what Python made of them."""
    files = Path(uc.__file__).parent.rglob("*")
    return [file for file in files if "__pycache__" not in file.parts]


def size_of(files: list[Path]) -> int:
    """How many bytes they have."""
    return sum(file.stat().st_size for file in files if file.is_file())


if __name__ == "__main__":
    print(json.dumps(measure()), flush=True)

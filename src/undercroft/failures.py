"""Why the program cannot go on, in one sentence, in English and French.

Needs Python alone: any package may be the very one that is missing.
"""

from __future__ import annotations

import errno
import os
import re
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from .engine.errors import UndercroftError
from .engine.folders import cache_folder, data_folder
from .engine.languages import user_language

if TYPE_CHECKING:
    from collections.abc import Iterator

SENTENCES = {
    "disk-full": (
        "The disk is full{place}: make room, then start this again.",
        "Le disque est plein{place} : faites de la place, puis relancez.",
    ),
    "no-rights": (
        "{file} may not be used: see to its rights{elsewhere}.",
        "{file} n’est pas accessible : revoyez ses droits{elsewhere}.",
    ),
    "read-only": (
        "{file} cannot be written: that disk is read-only{elsewhere}.",
        "{file} ne peut pas être écrit : ce disque est en lecture seule{elsewhere}.",
    ),
    "in-the-way": (
        "{file} cannot be made: a file is where a folder should be{elsewhere}.",
        "{file} ne peut pas être créé : un fichier tient la place d’un dossier{elsewhere}.",
    ),
    "elsewhere": ("; UNDERCROFT_HOME chooses another folder", " ; UNDERCROFT_HOME choisit un autre dossier"),
    "no-home": (
        "Your home folder is not known: set HOME, or UNDERCROFT_HOME to a folder of yours.",
        "Votre dossier personnel n’est pas connu : donnez HOME, ou dans UNDERCROFT_HOME un dossier à vous.",
    ),
    "no-folder": (
        "The folder that you are in is gone: go to another one (`cd ~`), then start this again.",
        "Le dossier où vous êtes n’existe plus : allez dans un autre (`cd ~`), puis relancez.",
    ),
    "many-files": (
        "Too many files are open: close other programs, or allow more with `ulimit -n 4096`, then start this again.",
        "Trop de fichiers sont ouverts : fermez d’autres programmes, ou permettez-en plus avec `ulimit -n 4096`, puis "
        "relancez.",
    ),
    "no-memory": (
        "There is not enough memory: close other programs, then start this again.",
        "Il n’y a pas assez de mémoire : fermez d’autres programmes, puis relancez.",
    ),
    "package": (
        "The package {package}, which Undercroft needs, cannot be loaded ({reason}): {remedy}.",
        "Le paquet {package}, dont Undercroft a besoin, ne peut pas être chargé ({reason}) : {remedy}.",
    ),
    "ourselves": (
        "A part of Undercroft itself cannot be loaded ({reason}): {remedy}.",
        "Une partie d’Undercroft lui-même ne peut pas être chargée ({reason}) : {remedy}.",
    ),
    "python": (
        "This Python is not complete ({reason}): install it again with all its parts, or start with another one.",
        "Ce Python n’est pas complet ({reason}) : réinstallez-le avec toutes ses parties, ou lancez avec un autre.",
    ),
    "unexpected": (
        "Something went wrong in Undercroft ({reason}).",
        "Un incident s’est produit dans Undercroft ({reason}).",
    ),
    "details": ("(Details: {log})", "(Détails : {log})"),
    "no-details": ("(The details could not be written to a file.)", "(Les détails n’ont pas pu être écrits.)"),
    # Remedies for what cannot be loaded.
    "install-again": (
        "install Undercroft again, with `pipx reinstall undercroft` or `pip install --force-reinstall undercroft`",
        "réinstallez Undercroft, avec `pipx reinstall undercroft` ou `pip install --force-reinstall undercroft`",
    ),
    "install-extra": (
        "it comes with the extra {extra}: `pipx inject undercroft {packages}` adds it, or `pip install {packages}` "
        "where Undercroft is installed",
        "il vient avec l’extra {extra} : `pipx inject undercroft {packages}` l’ajoute, ou `pip install {packages}` là "
        "où Undercroft est installé",
    ),
    "run-again": (
        "start `python3 run.py` again, it installs it anew",
        "relancez `python3 run.py`, qui le réinstalle",
    ),
    "remove": (
        "delete the folder {folder}, then start `python3 run.py` again",
        "supprimez le dossier {folder}, puis relancez `python3 run.py`",
    ),
    "fetch-again": ("get its files anew", "reprenez ses fichiers"),
}
KNOWN = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EACCES: "no-rights",
    errno.EPERM: "no-rights",
    errno.EROFS: "read-only",
    errno.ENOTDIR: "in-the-way",
    errno.EEXIST: "in-the-way",
    errno.EMFILE: "many-files",
    errno.ENFILE: "many-files",
    errno.ENOMEM: "no-memory",
}
OF_A_FILE = ("no-rights", "read-only", "in-the-way")  # mean nothing without the file's name
SQLITE_FULL = "database or disk is full"
PACKAGE = Path(__file__).parent
OURSELVES = PACKAGE.name
EXTRAS = {"postgres": ("asyncpg", "greenlet")}  # packages that are only installed with one of our extras
STAMP = "undercroft.json"  # written last into the .venv that run.py makes: without it, it is made anew
MOST_SAID = 200  # characters of an error's own words
PASSWORD = re.compile(r"(://[^:/@\s]*:)\S*@")


def sentence(id: str, **args: object) -> str:
    """A sentence in the user's language."""
    return SENTENCES[id][user_language() == "fr"].format(**args)


def without_passwords(text: str) -> str:
    """The text, with the passwords in URLs left out."""
    return PASSWORD.sub(r"\1***@", text)


def explain(problem: Exception) -> str:
    """What went wrong and what helps. A damaged environment is marked, so that run.py makes it anew."""
    causes = list(_causes(problem))
    if isinstance(problem, UndercroftError):
        full = any(_kind(cause) == "disk-full" for cause in causes)
        return sentence("disk-full", place="") if full else str(problem)
    for cause in causes:
        if kind := _kind(cause):
            return _known(kind, getattr(cause, "filename", None))
    if told := _of_a_game_from_outside(problem):
        return told
    package = _unloadable(problem, causes)
    if package is None:
        return sentence("unexpected", reason=_reason(problem))
    return _not_loaded(package, _reason(causes[-1]))


def _causes(problem: BaseException) -> Iterator[BaseException]:
    """The exception, what it says it came from, and so on."""
    found: BaseException | None = problem
    while found:
        yield found
        found = found.__cause__


def _of_a_game_from_outside(problem: Exception) -> str | None:
    """What is to be said if a game that is none of ours has broken off."""
    outside = sys.modules.get(f"{OURSELVES}.engine.outside")  # loaded once such a game is looked for
    told = outside.broke_off(problem) if outside else None
    return str(told) if told else None


# Known causes


def _kind(problem: BaseException) -> str | None:
    """Which of the known causes this is."""
    if isinstance(problem, MemoryError):
        return "no-memory"
    if SQLITE_FULL in str(problem):
        return "disk-full"
    if isinstance(problem, RuntimeError) and "determine home directory" in str(problem):
        return "no-home"
    if not isinstance(problem, OSError) or problem.errno is None:
        return None
    if problem.errno == errno.ENOENT:
        return None if _has_folder() else "no-folder"
    kind = KNOWN.get(problem.errno)
    return None if kind in OF_A_FILE and not problem.filename else kind


def _has_folder() -> bool:
    """Whether the current folder still exists."""
    try:
        return bool(os.getcwd())
    except OSError:
        return False


def _known(kind: str, file: object) -> str:
    ours = isinstance(file, str) and _is_among_ours(Path(file))
    return sentence(
        kind, file=file, place=f" ({file})" if file else "", elsewhere=sentence("elsewhere") if ours else ""
    )


def _is_among_ours(file: Path) -> bool:
    """Whether UNDERCROFT_HOME would move this file."""
    try:
        return any(
            file.is_relative_to(folder) or folder.is_relative_to(file) for folder in (data_folder(), cache_folder())
        )
    except RuntimeError:  # no home
        return False


# What cannot be loaded


def _unloadable(problem: BaseException, causes: list[BaseException]) -> str | None:
    """The package that could not be loaded, if that is what went wrong."""
    names = [cause.name for cause in causes if isinstance(cause, ImportError) and cause.name]
    if names:
        return _top(names[-1])
    root = causes[-1]
    if isinstance(root, SyntaxError) and root.filename:
        return _package_of(Path(root.filename))
    if isinstance(root, FileNotFoundError) and root.filename and Path(str(root.filename)).is_relative_to(PACKAGE):
        return OURSELVES
    frames = [frame for frame, _line in traceback.walk_tb(problem.__traceback__)]
    if not isinstance(problem, ImportError):  # then only what happened while a module was executed is about loading it
        frames = [frame for frame in frames if frame.f_code.co_name == "<module>"]
    modules = [_top(str(frame.f_globals.get("__name__", ""))) for frame in frames]
    return next((name for name in reversed(modules) if name not in sys.stdlib_module_names), None)


def _top(module: str) -> str:
    return module.partition(".")[0]


def _package_of(file: Path) -> str:
    """The package that a source file is of, from where it lies."""
    for folder in sorted(filter(None, sys.path), key=len, reverse=True):
        if file.is_relative_to(folder):
            return file.relative_to(folder).parts[0].removesuffix(".py")
    return file.name


def _not_loaded(package: str, reason: str) -> str:
    if package in sys.stdlib_module_names:
        return sentence("python", reason=reason)
    remedy = _remedy(package)
    if package == OURSELVES:
        return sentence("ourselves", reason=reason, remedy=remedy)
    return sentence("package", package=package, reason=reason, remedy=remedy)


def _remedy(package: str) -> str:
    """How to come by the package. If run.py has made the environment, it is told to make it anew."""
    for extra, packages in EXTRAS.items():
        if package in packages:
            return sentence("install-extra", extra=extra, packages=" ".join(packages))
    stamp = Path(sys.prefix) / STAMP
    void = stamp.with_suffix(".void")  # tells a second start, before run.py has done it, whose environment this is
    if not stamp.exists() and not void.exists():
        return sentence("install-again")
    if package == OURSELVES:  # run.py has only linked our files into it
        return sentence("fetch-again")
    try:
        if stamp.exists():
            stamp.replace(void)
    except OSError:
        return sentence("remove", folder=sys.prefix)
    return sentence("run-again")


def _reason(problem: BaseException) -> str:
    """The error's own words: the first line of them, and of what kind it is."""
    lines = [line.strip() for line in without_passwords(str(problem)).splitlines() if line.strip()]
    said, kind = lines[0][:MOST_SAID] if lines else "", type(problem).__name__
    if isinstance(problem, ImportError) and said:
        return said
    return f"{kind}: {said}" if said else kind

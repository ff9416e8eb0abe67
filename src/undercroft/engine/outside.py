"""Games from outside: those that an installed package announces, and those in folders that somebody names.

A package announces a game by an entry point; its name is the game's id, its value the package that holds the GAME:

    [project.entry-points."undercroft.games"]
    pig = "pig"

Folders stand in the variable UNDERCROFT_GAMES, as programs do in PATH; `--game-path` puts one there. Whatever is wrong
with such a game is told in one sentence, with file and line, and all other games can be played.
"""

from __future__ import annotations

import os
import re
import sys
from functools import cache
from importlib import import_module, invalidate_caches
from importlib.util import find_spec
from logging import getLogger
from pathlib import Path
from traceback import walk_tb
from typing import TYPE_CHECKING, Any, NamedTuple

from .errors import BadGame, UndercroftError
from .game import Game, packaged
from .languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

GROUP = "undercroft.games"
FOLDERS = "UNDERCROFT_GAMES"
ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
ROOMS = ("content", "table", "moves", "rules", "look")  # each a file, or a folder
SENTENCES = {
    "no-folder": (
        "{path}: a game is a folder with an `__init__.py` that holds a GAME; `undercroft new NAME` makes one.",
        "{path} : un jeu est un dossier dont `__init__.py` contient un GAME ; `undercroft new NOM` en crée un.",
    ),
    "bad-folder": (
        "{path}: Python cannot import a folder of this name: use letters, digits and underscores alone.",
        "{path} : Python ne peut pas importer un dossier de ce nom : n’employez que lettres, chiffres et tirets bas.",
    ),
    "hidden": (
        "{path}: Python already has a module {name!r} ({other}): give the folder another name.",
        "{path} : Python a déjà un module {name!r} ({other}) : donnez un autre nom au dossier.",
    ),
    "not-there": (
        "{where}: there is no Python package {name!r}: install what announces it again, or remove it.",
        "{where} : il n’y a pas de paquet Python {name!r} : réinstallez ce qui l’annonce, ou retirez-le.",
    ),
    "import": (
        "{where}: the game cannot be loaded; {place}{reason}.",
        "{where} : le jeu ne peut pas être chargé ; {place}{reason}.",
    ),
    "no-game": (
        "{where}: {file} holds no GAME; write `GAME = Game(…)` there.",
        "{where} : {file} ne contient pas de GAME ; écrivez-y `GAME = Game(…)`.",
    ),
    "bad-id": (
        "{where}: {id!r} is no id for a game: use small letters, digits and underscores, 40 at most, a letter first.",
        "{where} : {id!r} n’est pas un identifiant de jeu : minuscules, chiffres et tirets bas, 40 au plus, une lettre "
        "d’abord.",
    ),
    "other-id": (
        "{where}: it is announced as {name!r}, but its GAME has the id {id!r}: use the same name in both places.",
        "{where} : il est annoncé comme {name!r}, mais son GAME a l’identifiant {id!r} : prenez deux fois le même nom.",
    ),
    "taken": (
        "{where}: the id {id!r} is taken by the game in {other}: give this one another.",
        "{where} : l’identifiant {id!r} est déjà celui du jeu dans {other} : donnez-en un autre à celui-ci.",
    ),
    "package": (
        "{where}: its GAME says package={package!r}: write `package=__name__` in {file}.",
        "{where} : son GAME dit package={package!r} : écrivez `package=__name__` dans {file}.",
    ),
    "no-file": (
        "{where}: the file {file} is missing: `undercroft new NAME` shows what belongs there.",
        "{where} : il manque le fichier {file} : `undercroft new NOM` montre ce qui doit s’y trouver.",
    ),
    "no-name": (
        "{where}: its name is missing in {language!r}: write name={{'en': …, 'fr': …}} in {file}.",
        "{where} : son nom manque en {language!r} : écrivez name={{'en': …, 'fr': …}} dans {file}.",
    ),
    "no-about": (
        "{where}: the message `about` is missing in {file}: say there what the game is, in one sentence.",
        "{where} : le message `about` manque dans {file} : dites-y en une phrase ce qu’est le jeu.",
    ),
    "crash": (
        "The game {where} broke off; {place}{reason}. Its author can put that right: `undercroft check` says more.",
        "Le jeu {where} s’arrête là ; {place}{reason}. Son auteur peut le corriger : `undercroft check` en dit plus.",
    ),
    "place": ("{file} line {line}, in `{function}`: ", "{file} ligne {line}, dans `{function}` : "),
    "line": ("{file} line {line}: ", "{file} ligne {line} : "),
}


class Found(NamedTuple):
    """What was found outside: games by id; and what is wrong with others, by what they are called."""

    games: dict[str, Game]
    problems: dict[str, BadGame]


def find_all() -> dict[str, Game]:
    """All games from outside that can be loaded, by id."""
    return _look(os.environ.get(FOLDERS, "")).games


def find(id: str) -> Game | None:
    """The game from outside of this id; BadGame if it cannot be loaded."""
    found = _look(os.environ.get(FOLDERS, ""))
    if id in found.problems and id not in found.games:
        raise found.problems[id]
    return found.games.get(id)


def add_folder(folder: Path) -> Game:
    """The game in this folder, which is known from now on, in processes that are started, too."""
    game = _in_folder(folder)
    folders = os.environ.get(FOLDERS, "")
    if str(folder.resolve()) not in folders.split(os.pathsep):
        os.environ[FOLDERS] = os.pathsep.join(filter(None, (folders, str(folder.resolve()))))
    found = find_all()
    if game.id in found and found[game.id].package != game.package:
        raise _bad("taken", str(folder), id=game.id, other=found[game.id].folder)
    return game


@cache
def _look(folders: str) -> Found:
    """Look everywhere, once; what is wrong is told once, too."""
    found = Found({}, {})
    for where, name, read in _everywhere(folders):
        try:
            game = read()
            if game.id in found.games and found.games[game.id].package != game.package:
                raise _bad("taken", where, id=game.id, other=found.games[game.id].folder)
            found.games.setdefault(game.id, game)
        except BadGame as problem:
            found.problems[name] = problem
            getLogger(__name__).warning("%s", problem)
    return found


def _everywhere(folders: str) -> Iterator[tuple[str, str, Any]]:
    """Where a game may be, what it is called there, and what reads it."""
    from importlib.metadata import entry_points

    for point in entry_points(group=GROUP):
        by = f"{point.dist.name} ({point.value})" if point.dist else point.value
        yield by, point.name, lambda point=point, by=by: _announced(by, point.name, point.module)
    for folder in filter(None, folders.split(os.pathsep)):
        yield folder, Path(folder).name, lambda folder=folder: _in_folder(Path(folder))


def _announced(where: str, name: str, package: str) -> Game:
    try:
        spec = find_spec(package)
    except ModuleNotFoundError:  # not even what it should be in
        spec = None
    except Exception as problem:
        raise _bad("import", where, place=None, reason=reason_of(problem)) from problem
    if spec is None or spec.origin is None:
        raise _bad("not-there", where, name=package)
    game = _game_of(where, package, Path(spec.origin).parent)
    if game.id != name:
        raise _bad("other-id", where, name=name, id=game.id)
    return game


def _in_folder(folder: Path) -> Game:
    """A game by its folder: a package with a GAME, which may lie in other packages."""
    where, folder = str(folder), folder.resolve()
    if not (folder / "__init__.py").is_file():
        raise _bad("no-folder", path=where)
    if not folder.name.isidentifier():
        raise _bad("bad-folder", path=where)
    top = folder
    while (top.parent / "__init__.py").is_file():
        top = top.parent
    if str(top.parent) not in sys.path:
        sys.path.append(str(top.parent))  # last: nothing that lies beside it may take the place of another module
    invalidate_caches()
    package = ".".join(folder.relative_to(top.parent).parts)
    there = find_spec(package.partition(".")[0])
    if there is None or there.origin is None or Path(there.origin).resolve().parent != top:
        raise _bad("hidden", path=where, name=top.name, other=there and there.origin)
    return _game_of(where, package, folder)


def _game_of(where: str, package: str, folder: Path) -> Game:
    """The GAME of a package, if it can be one."""
    try:
        game = getattr(import_module(package), "GAME", None)
    except (Exception, SystemExit) as problem:
        raise _bad("import", where, place=place_in(problem, folder), reason=reason_of(problem)) from problem
    about = folder / "__init__.py"
    if not isinstance(game, Game):
        raise _bad("no-game", where, file=about)
    if not isinstance(game.id, str) or not ID.fullmatch(game.id):
        raise _bad("bad-id", where, id=game.id)
    if game.id in packaged():
        raise _bad("taken", where, id=game.id, other="Undercroft")
    if game.package != package:
        raise _bad("package", where, package=game.package, file=about)
    for room in ROOMS:
        if not (folder / f"{room}.py").is_file() and not (folder / room / "__init__.py").is_file():
            raise _bad("no-file", where, file=f"{room}.py")
    for file in ((folder / "content" if (folder / "content").is_dir() else folder) / "box.yaml", *_words(folder)):
        if not file.is_file():
            raise _bad("no-file", where, file=file.relative_to(folder).as_posix())
    for language in LANGUAGES:
        if not game.name.get(language):
            raise _bad("no-name", where, language=language, file=about)
        if "about" not in game.words(language):
            raise _bad("no-about", where, file=folder / "words" / f"{language}.ftl")
    return game


def _words(folder: Path) -> list[Path]:
    return [folder / "words" / f"{language}.ftl" for language in LANGUAGES]


# What is wrong


def broke_off(problem: BaseException) -> BadGame | None:
    """What is to be said of this, if it came up in a game from outside."""
    for game in find_all().values() if _look.cache_info().currsize else ():
        if place := place_in(problem, game.folder):
            return _bad("crash", game.id, place=place, reason=reason_of(problem))
    return None


def place_in(problem: BaseException, folder: Path) -> dict[str, str] | None:
    """The last place in a folder that led to a problem, in every language; None if none did."""
    if isinstance(problem, SyntaxError) and problem.filename and Path(problem.filename).is_relative_to(folder):
        return _sentences("line", file=_short(problem.filename, folder), line=problem.lineno)
    steps = [(frame.f_code, line) for frame, line in walk_tb(problem.__traceback__)]
    mine = [(code, line) for code, line in steps if Path(code.co_filename).is_relative_to(folder)]
    if not mine:
        return None
    code, line = mine[-1]
    if code.co_name == "<module>":
        return _sentences("line", file=_short(code.co_filename, folder), line=line)
    return _sentences("place", file=_short(code.co_filename, folder), line=line, function=code.co_name)


def reason_of(problem: BaseException) -> str:
    """A problem's own words, and of what kind it is."""
    said = problem.msg if isinstance(problem, SyntaxError) else str(problem).strip()
    first = said.splitlines()[0].rstrip(".") if said else ""
    if isinstance(problem, UndercroftError):
        return first
    return f"{type(problem).__name__}: {first}" if first else type(problem).__name__


def _short(file: str, folder: Path) -> str:
    return Path(file).relative_to(folder.parent).as_posix()


def _bad(id: str, where: str = "", /, **args: Any) -> BadGame:
    return BadGame(_sentences(id, where=where, **args))


def _sentences(id: str, /, **args: Any) -> dict[str, str]:
    """A sentence in every language; so may be what it is made of."""

    def mine(language: str, value: Any) -> Any:
        return "" if value is None else value[language] if isinstance(value, dict) else value

    return {
        language: text.format(**{name: mine(language, value) for name, value in args.items()})
        for language, text in zip(LANGUAGES, SENTENCES[id], strict=True)
    }

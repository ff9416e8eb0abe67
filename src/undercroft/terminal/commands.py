"""The program `undercroft`: its commands. Heavy things are imported by the command that needs them."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import undercroft as uc
from undercroft.server.commands import export_match, import_match, serve

from . import arena_command, campaign_command
from .quest import app as quest

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.match import Match

app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

GameId = Annotated[str, typer.Argument(metavar="GAME", help="the game's id, as `undercroft games` lists it")]
Language = Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="language; your system's if left out")]
Seed = Annotated[int | None, typer.Option("--seed", help="the same seed gives the same luck")]
Chosen = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="an option of the game")]
BoxFile = Annotated[Path | None, typer.Option("--box", metavar="FILE", help="another content file than the game's own")]
BAD_INPUT = 2


def main() -> None:
    """Run a command. What a user can put right is one sentence and exit code 2, never a traceback."""
    try:
        app(standalone_mode=True)
    except uc.UndercroftError as problem:
        sys.stderr.write(f"{problem}\n")
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader of a pipe has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="print the version")] = False,
) -> None:
    """Five small dungeon games at one table. Without a command: open the table in the browser."""
    if version:
        typer.echo(uc.__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve()


@app.command()
def menu() -> None:
    """Choose a game to play in the terminal."""
    from .menu import menu as show

    show()


@app.command()
def games(lang: Language = None) -> None:
    """List the games."""
    from .sitting import program_words

    language = find_language(lang)
    words = program_words(language)
    for id in uc.games():
        game = uc.load(id)
        players = words.say("players", least=game.seats[0], most=game.seats[1])
        minutes = words.say("minutes", least=game.minutes[0], most=game.minutes[1])
        about = game.words(language).say("about")
        typer.echo(f"{id:<14}{game.name[language]} ({players}, {minutes}). {about}")


@app.command()
def play(
    game: GameId,
    seed: Seed = None,
    lang: Language = None,
    chosen: Chosen = None,
    box: BoxFile = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="go on from a saved game")] = None,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", help="with --load: from after its first N moves")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="a new game, even if one is running")] = False,
    seats: Annotated[int | None, typer.Option("--seats", help="how many players, round one screen")] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="NAME[,NAME]…", help="who plays the last seats by itself"),
    ] = None,
    practice: Annotated[bool, typer.Option("--practice", help="everything can be undone, rolls too")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="lines of plain text instead of the whole screen")] = False,
    no_picture: Annotated[
        bool, typer.Option("--no-picture", help="with --plain: the board only when you type b")
    ] = False,
    campaign: Annotated[
        str | None, typer.Option("--campaign", metavar="NAME", help="with the sheets of this campaign")
    ] = None,
    focus: Annotated[
        list[str] | None, typer.Option("--focus", metavar="GROUP", help="with --campaign: the next hero's focus")
    ] = None,
) -> None:
    """Play a game. A running one goes on; it is saved after every move."""
    from . import saves
    from .campaigns import Book

    loaded = find_game(game, box)
    language = find_language(lang)
    book = Book.open(campaign) if campaign else None
    if book and (practice or load or box or bots):
        raise uc.BadOption("--campaign does not go with --practice, --load, --box or --bots; leave one of them out")
    fresh = new or practice or any(given is not None for given in (seed, seats, bots, box)) or bool(chosen)
    running = [] if fresh or load else saves.running(game)
    running = book.running(running) if book else running
    warm(loaded, language)
    if load or running:
        sat = _resume(loaded, load or running[0], at)
        path = saves.new_file(game) if load else running[0]
        playing = _known_bots(loaded, saves.bots_in(load or running[0]), sat.seats)
    else:
        names = [name.strip() for name in bots.split(",")] if bots else []
        seats = max(loaded.seats[0], len(names) + 1) if seats is None else seats
        sat = loaded.start(seed=seed, seats=seats, practice=practice, **read_options(chosen))
        path = saves.new_file(game)
        playing = _seated_bots(loaded, names, seats)
        if book:
            brought: dict[str, Any] = dict(book.bring(loaded, sat, focus or []))
            sat = loaded.start(seed=sat.seed, seats=seats, **brought)
            book.begin(loaded, sat, path)
    sit_down(sat, path, language, plain=plain, pictures=not no_picture, bots=playing)
    if campaign:
        from .campaign_command import told

        for line in told(Book.open(campaign), language):
            typer.echo(line)


def _seated_bots(game: Game, names: list[str], seats: int) -> dict[int, str]:
    """The bots on the last seats."""
    from undercroft.engine.bots import read_bots

    for name in names:
        read_bots(game.package, name, 1)
    if len(names) >= seats:
        raise uc.BadOption(f"--bots: {len(names)} bots for {seats} seats; leave one for a person, or add --seats")
    return dict(enumerate(names, seats - len(names)))


def _known_bots(game: Game, bots: dict[int, str], seats: int) -> dict[int, str]:
    """Those of a saved game's bots that there are."""
    known = {seat: bot for seat, bot in bots.items() if 0 <= seat < seats and bot in game.bots}
    return known if len(known) < seats else {}


def _resume(game: Game, file: Path, at: int | None) -> Match:
    from undercroft.engine.record import Record, replay

    record = Record.read(file)
    try:
        match = replay(record, game)
    except uc.BadRecord as problem:
        raise uc.BadRecord(f"{file.name}: {problem}; `--new` starts another game") from None
    if at is not None and not 0 <= at <= match.played:
        raise uc.BadRecord(f"--at {at}: {file.name} has {match.played} moves; give a number from 0 to {match.played}")
    return match if at is None else match.at(at)


def sit_down(
    match: Match, path: Path, language: str, plain: bool, pictures: bool = True, bots: dict[int, str] | None = None
) -> None:
    """Play on the whole screen, or in plain text where there is none."""
    from .sitting import Sitting

    sitting = Sitting(match, language, path, bots)
    try:
        if plain or not sys.stdin.isatty() or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
            from .plain import play_plain

            play_plain(sitting, pictures)
        else:
            from .screen import Table

            Table(sitting).run()
    finally:
        if not match.is_over:
            typer.echo(sitting.program.say("kept", command=f"undercroft play {match.game.id}"))


@app.command()
def simulate(
    game: GameId,
    n: Annotated[int, typer.Option("-n", min=1, help="how many games")] = 100_000,
    seed: Annotated[int, typer.Option("--seed", help="the same seed gives the same games")] = 0,
    bot: Annotated[
        str, typer.Option("--bot", metavar="NAME[,NAME]…", help="who plays: one bot for all seats, or one for each")
    ] = "random",
    cores: Annotated[int | None, typer.Option("--cores", min=1, help="how many cores to use; all if left out")] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="how many players")] = None,
    chosen: Chosen = None,
    box: BoxFile = None,
    lang: Language = None,
    json: Annotated[bool, typer.Option("--json", help="print the result as JSON")] = False,
) -> None:
    """Play many games with a bot and say how they went. Ctrl-C stops it and keeps what is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from undercroft.engine.playouts import available_cores
    from undercroft.lab.simulate import simulate as run

    from .report import show_report
    from .sitting import program_words

    loaded, language = find_game(game, box), find_language(lang)
    options = read_options(chosen)
    loaded.read_options(options)
    warm(loaded, language)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(program_words(language).say("sim-progress"), total=n)
        report = run(
            loaded,
            n,
            seed=seed,
            bot=bot,
            cores=cores or available_cores(),
            seats=seats,
            options=options,
            progress=lambda done: bar.update(task, completed=done),
        )
    if json:
        from json import dumps

        typer.echo(dumps(report.data(), indent=2))
    else:
        show_report(Console(), report, loaded.name[language], language)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a saved game")],
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="the table after the first N moves")] = None,
    boards: Annotated[bool, typer.Option("--boards", help="the board before every roll")] = False,
    box: BoxFile = None,
    lang: Language = None,
) -> None:
    """Tell the story of a saved game, checking every move."""
    from undercroft.engine.record import Record

    from .story import tell_story

    language = find_language(lang)
    game = find_game(Record.read(file).game, box)
    match = _resume(game, file, at)
    for line in tell_story(match, language, boards):
        typer.echo(line)


@app.command()
def rules(game: GameId, lang: Language = None) -> None:
    """Print a game's rules, in our own words."""
    from .rules import rules_text

    typer.echo(rules_text(uc.load(game), find_language(lang)))


@app.command()
def options(game: GameId, lang: Language = None) -> None:
    """List a game's options and their values."""
    from .rules import options_text

    typer.echo(options_text(uc.load(game), find_language(lang)))


@app.command("warm-up")
def warm_up(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…")] = None,
    lang: Language = None,
    report: Annotated[bool, typer.Option("--report", hidden=True)] = False,
) -> None:
    """Compile the rules of all games, or of some, so that later starts are quick."""
    from . import warming

    games = [uc.load(id) for id in game or uc.games()]
    if report:
        warming.report(games[0])
    else:
        warming.warm_all(games, find_language(lang))


def warm(game: Game, language: str) -> None:
    """Compile the game's rules behind a progress bar, unless that was done before."""
    if not game.is_warm:
        from .warming import warm

        warm(game, language)


def find_game(id: str, box: Path | None) -> Game:
    """A game, with another box if one is given."""
    game = uc.load(id)
    return game.with_box(box) if box else game


def find_language(given: str | None) -> str:
    """The language asked for, or that of the system."""
    from undercroft.engine.words import user_language

    if given is None:
        return user_language()
    from .sitting import program_words

    return program_words(given).language


def read_options(chosen: list[str] | None) -> dict[str, Any]:
    """Options from words like `hero=wizard`."""
    options: dict[str, Any] = {}
    for each in chosen or []:
        name, equals, value = each.partition("=")
        if not equals or not value:
            raise uc.BadOption(f"--set {each!r}: an option needs a value; write --set NAME=VALUE")
        options[name] = value
    return options


app.command()(arena_command.arena)
app.command()(campaign_command.campaign)
app.command()(serve)
app.add_typer(quest, name="quest")
app.command("export")(export_match)
app.command("import")(import_match)

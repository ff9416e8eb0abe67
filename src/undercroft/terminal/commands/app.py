"""The program `undercroft`: its commands. Heavy things are imported by the command that needs them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import undercroft as uc
from undercroft.server.commands import export_match, import_match, serve
from undercroft.start import run

from . import advise as advise_command
from . import arena as arena_command
from . import build as build_command
from . import campaign as campaign_command
from . import check as check_command
from . import new as new_command
from . import play as play_command
from . import review as review_command
from .finding_games import GAME_PATH, Program, add_game
from .kernels_option import Kernels
from .quest import app as quest

if TYPE_CHECKING:
    from undercroft.engine.game import Game

app = typer.Typer(
    cls=Program,
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


def main() -> None:
    """The program, for whoever has imported this: through the same door as everybody."""
    run(app)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="print the version")] = False,
    game_path: Annotated[
        list[Path] | None, typer.Option(GAME_PATH, metavar="FOLDER", help="a game of yours; any command takes this")
    ] = None,
) -> None:
    """Five small dungeon games at one table. Without a command: open the table in the browser."""
    for folder in game_path or ():
        add_game(folder)
    if version:
        typer.echo(uc.__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve()


@app.command()
def menu() -> None:
    """Choose a game to play in the terminal."""
    from ..screen.menu import menu as show

    show()


@app.command()
def games(lang: Language = None) -> None:
    """List the games."""
    from ..program import program_words

    language = find_language(lang)
    words = program_words(language)
    for id in uc.games():
        game = uc.load(id)
        players = words.say("players", least=game.seats[0], most=game.seats[1])
        minutes = words.say("minutes", least=game.minutes[0], most=game.minutes[1])
        about = game.words(language).say("about")
        typer.echo(f"{id:<14}{game.name[language]} ({players}, {minutes}). {about}")


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
    kernels: Kernels = None,
) -> None:
    """Play many games with a bot and say how they went. Ctrl-C stops it and keeps what is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from undercroft.kernels.playouts import available_cores
    from undercroft.kernels.ways import using
    from undercroft.lab.simulate import simulate as run

    from ..program import program_words
    from .report import show_report

    loaded, language = find_game(game, box), find_language(lang)
    options = read_options(chosen)
    loaded.read_options(options)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True, markup=False)
    hidden = not console.is_terminal
    with using(kernels), Progress(*columns, console=console, transient=True, disable=hidden) as bar:
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
        show_report(Console(markup=False), report, loaded.name[language], language)


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

    from ..story import tell_story
    from .play import read_match

    language = find_language(lang)
    game = find_game(Record.read(file).game, box)
    match = read_match(game, file, at)
    for line in tell_story(match, language, boards):
        typer.echo(line)


@app.command()
def rules(game: GameId, lang: Language = None) -> None:
    """Print a game's rules, in our own words."""
    from .rules import rules_text

    typer.echo(rules_text(uc.load(game), find_language(lang)))


@app.command()
def options(game: GameId, box: BoxFile = None, lang: Language = None) -> None:
    """List a game's options and their values."""
    from .rules import options_text

    typer.echo(options_text(find_game(game, box), find_language(lang)))


def find_game(id: str, box: Path | None) -> Game:
    """A game, with another box if one is given."""
    game = uc.load(id)
    return game.with_box(box) if box else game


def find_language(given: str | None) -> str:
    """The language asked for, or that of the system."""
    from undercroft.engine.words import user_language

    if given is None:
        return user_language()
    from ..program import program_words

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


app.command()(play_command.play)
app.command()(advise_command.advise)
app.command()(review_command.review)
app.command()(arena_command.arena)
app.command()(campaign_command.campaign)
app.command()(build_command.build)
app.command()(new_command.new)
app.command()(check_command.check)
app.command()(serve)
app.add_typer(quest, name="quest")
app.command("export")(export_match)
app.command("import")(import_match)

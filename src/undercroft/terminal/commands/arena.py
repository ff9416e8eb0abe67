"""`undercroft arena`: bots against each other, or each for itself; how strong each is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import undercroft as uc

from ..program import program_words
from .kernels_option import Kernels

if TYPE_CHECKING:
    from rich.console import Group

    from undercroft.engine.results import Rate
    from undercroft.engine.words import Words
    from undercroft.lab.arena import Outcome


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="the game's id, as `undercroft games` lists it")],
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT…", help="who plays: names of bots and levels, or search:500, search:0.5s"),
    ],
    n: Annotated[int, typer.Option("-n", min=1, help="how many games, for each pair of bots or for each bot")] = 100,
    seats: Annotated[int | None, typer.Option("--seats", help="how many players")] = None,
    seed: Annotated[int, typer.Option("--seed", help="the same seed gives the same luck")] = 0,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="keep every result here, and take up what is in it")
    ] = None,
    cores: Annotated[int | None, typer.Option("--cores", min=1, help="how many cores to use; all if left out")] = None,
    chosen: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="an option")] = None,
    box: Annotated[Path | None, typer.Option("--box", metavar="FILE", help="another content file")] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="language")] = None,
    kernels: Kernels = None,
) -> None:
    """Let bots play many games, and say how strong each is. Ctrl-C stops it; with --out it goes on another time."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from undercroft.kernels.playouts import available_cores
    from undercroft.kernels.ways import using
    from undercroft.lab.arena import Results, hold, plan

    from .app import find_game, find_language, read_options

    loaded, language = find_game(game, box), find_language(lang)
    options, sat = loaded.read_options(read_options(chosen)), loaded.check_seats(seats)
    bouts = plan(loaded, bots, n, sat, loaded.check_seed(seed), options)
    check_file(out)
    results = Results(loaded, sat, options, out)
    words, wanted = program_words(language), {(bout.seats, bout.seed) for bout in bouts}
    others = len(results.outcomes.keys() - wanted)  # of other bots, in the same file
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True, markup=False)
    hidden = not console.is_terminal
    with using(kernels), Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(words.say("sim-progress"), total=len(bouts), completed=len(results.outcomes) - others)
        hold(bouts, results, cores or available_cores(), lambda done: bar.update(task, completed=done - others))
    for table in tables(loaded.name[language], bots, list(results.outcomes.values()), loaded.win, language):
        Console(highlight=False, markup=False).print(table)
    played = len(results.outcomes) - others
    if played < len(bouts):
        again = "nothing" if out is None else "file"
        typer.echo(words.say("arena-stopped", games=played, asked=len(bouts), kept=again))


def check_file(file: Path | None) -> None:
    """Refuse a file that nothing can be kept in, before anything is played."""
    if file is None:
        return
    if not file.parent.is_dir():
        raise uc.BadOption(f"--out {file}: there is no folder {file.parent}; make it, or name another file")
    try:
        if file.exists():
            file.read_text("utf-8")
            file.open("a").close()
    except (OSError, UnicodeDecodeError):
        raise uc.BadOption(f"--out {file}: results cannot be kept in this; name another file") from None


def tables(name: str, bots: list[str], outcomes: list[Outcome], win: int | None, language: str) -> list[Group]:
    """What an arena found, as tables for people: each for itself, pair by pair, and the ratings."""
    words = program_words(language)
    alone = [row for bot in bots if (row := _alone(bot, outcomes, win, words))]
    pairs = _pairs(bots, outcomes, words)
    found = []
    if alone:
        heads = ["arena-bot", "arena-games", "arena-wins", "arena-score"]
        found.append(_table("arena-alone", heads, alone, name, words))
    if pairs:
        heads = ["arena-pair", "arena-games", "arena-points"]
        found.append(_table("arena-pairs", heads, pairs, name, words))
        found.append(
            _table("arena-ratings", ["arena-bot", "arena-rating"], _ratings(bots, outcomes, words), name, words)
        )
    return found


def _table(title: str, heads: list[str], rows: list[list[str]], name: str, words: Words) -> Group:
    """A table under its title, which may be wider."""
    from rich.console import Group
    from rich.table import Table

    table = Table()
    for column, head in enumerate(heads):
        table.add_column(words.say(head), justify="right" if column else "left")
    for row in rows:
        table.add_row(*row)
    return Group(words.say(title, game=name), table)


def _alone(bot: str, outcomes: list[Outcome], win: int | None, words: Words) -> list[str] | None:
    """What a bot did where it plays for itself."""
    from undercroft.engine.results import measure, rate

    own = [outcome for outcome in outcomes if set(outcome.bots) == {bot}]
    if not own:
        return None
    score = measure(outcome.scores[0] for outcome in own)
    wins = _share(rate(sum(outcome.scores[0] >= win for outcome in own), len(own)), words) if win is not None else ""
    points = words.say("arena-mean", mean=score.mean, low=score.low, high=score.high)
    return [bot, words.say("arena-count", games=len(own)), wins, points]


def _pairs(bots: list[str], outcomes: list[Outcome], words: Words) -> list[list[str]]:
    """What each won against each other."""
    from itertools import combinations

    from undercroft.engine.results import rate
    from undercroft.lab.arena import points_between

    rows = []
    for one, other in combinations(bots, 2):
        points = points_between(outcomes, one, other)
        if points:
            games = words.say("arena-count", games=len(points))
            rows.append([f"{one} – {other}", games, _share(rate(sum(points), len(points)), words)])
    return rows


def _share(share: Rate, words: Words) -> str:
    return words.say("arena-share", share=100 * share.rate, low=100 * share.low, high=100 * share.high)


def _ratings(bots: list[str], outcomes: list[Outcome], words: Words) -> list[list[str]]:
    from undercroft.lab.arena import points_between
    from undercroft.lab.ratings import ratings

    won = {(one, other): sum(points_between(outcomes, one, other)) for one in bots for other in bots if one != other}
    found = ratings(bots, won)
    return [[bot, _rated(round(found[bot]), words)] for bot in sorted(bots, key=lambda bot: -found[bot])]


def _rated(rating: int, words: Words) -> str:
    return words.say("arena-rated", sign="minus" if rating < 0 else "plus", rating=abs(rating))

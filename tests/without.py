"""What players do, in a process in which nothing for kernels can be imported: `python -m tests.without WHAT …`."""

from __future__ import annotations

import asyncio
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

BLOCKED = ("numpy", "numba", "llvmlite", "wasmtime")
MOVES = 120
AT_THE_SERVER = 25  # moves of each game
PLENTY = 10**9


def lacking() -> list[str]:
    """What cannot be imported."""
    return [name for name in BLOCKED if not _is_there(name)]


def _is_there(name: str) -> bool:
    try:
        import_module(name)
    except ImportError:
        return False
    return True


def match(id: str) -> list[str]:
    """A match of bots that do not search, seen and told to everybody in both languages, kept and replayed."""
    import undercroft as uc
    from undercroft.engine.bots import find_player
    from undercroft.engine.game import WATCHER
    from undercroft.engine.languages import LANGUAGES

    game = uc.load(id)
    bots = [bot for bot in game.bots if isinstance(find_player(game.package, bot), str)]
    played = game.start(seed=3)
    while not played.is_over and played.played < MOVES:
        for seat in (*range(played.seats), WATCHER):
            played.view(seat)
            for language in LANGUAGES:
                words = game.words(language)
                said = [words.put(each) for each in (played.prompt(seat), *played.events(seat))]
                assert all(said)
                assert played.picture(language, seat)
        if played.turn == uc.CHANCE:
            played.roll()
        else:
            played.play(played.choose(bots[played.played % len(bots)]))
    assert played.played > 10
    for seat in range(played.seats):
        assert len(played.log(seat)) == played.played
    assert uc.replay(played.record().to_json()) == played.clone() == played
    return bots


def broken_box(id: str, folder: str) -> list[str]:
    """A box of one's own, with a mistake in it."""
    import undercroft as uc

    file = Path(folder) / "mine.yaml"
    file.write_text((uc.load(id).shelf / "box.yaml").read_text("utf-8") + "\nmistake: 1\n", "utf-8")
    try:
        uc.load(id).with_box(file).start(seed=1)
    except uc.BadContent as problem:
        return [str(problem)]
    return []


def program(*arguments: str) -> list[str]:
    """The program."""
    from undercroft.start import main

    sys.argv[1:] = arguments
    main()
    return []


def server(folder: str) -> list[str]:
    """A table of each game at a server, with bots; how many moves were played at each."""
    return asyncio.run(_tables(folder))


async def _tables(folder: str) -> list[str]:
    import undercroft as uc
    from undercroft.server.settings import Settings

    from .server.guests import serving

    settings: dict[str, Any] = {"bot_seconds": 0.001, "requests_per_second": PLENTY, "requests_at_once": PLENTY}
    told = []
    async with serving(Settings(database=f"sqlite:///{folder}/tables.db", page=folder, **settings)) as served:
        for id in uc.games():
            seats = max(2, uc.load(id).seats[0]) if uc.load(id).seats[1] > 1 else 1
            ann = await served.table(game=id, seats=seats, bots=["greedy"] * (seats - 1), seed=3)
            for _move in range(AT_THE_SERVER):
                await served.bots_done()
                if (await ann.look())["state"] == "over":
                    break
                if ann.situation["may"]["roll"]:
                    await ann.roll()
                else:
                    await ann.do("/play", move=ann.situation["moves"][-1]["id"])
            told.append(f"{id} {len((await ann.get('/log')).json())}")
    return told


if __name__ == "__main__":
    for name in BLOCKED:
        sys.modules[name] = None  # type: ignore[assignment]  # whoever imports it is told that there is none
    what, *arguments = sys.argv[1:]
    doing = {"lacking": lacking, "match": match, "broken_box": broken_box, "program": program, "server": server}[what]
    sys.stdout.write("\n".join(doing(*arguments)))

"""Quests spoilt at random: each is refused in a sentence, or can be checked and played; none keeps the program busy.

UNDERCROFT_FUZZ=20000 tries so many, and plays more of those that can be.
"""

from __future__ import annotations

import json
import os
import re
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

import pytest
import yaml

import undercroft as uc
from tests.mutating import LOADER, named, places_in, spoil
from tests.rulebook import rule
from undercroft.engine.languages import LANGUAGES
from undercroft.games.deck_box.content.programs import TESTERS, WHO
from undercroft.games.deck_box.content.winning import findings
from undercroft.games.deck_box.table import COLOURS, SKILLS

from .set_up import GAME

if TYPE_CHECKING:
    from pathlib import Path

QUESTS = [file.read_text(encoding="utf-8") for file in sorted((GAME.shelf / "quests").glob("*.yaml"))]
TRIED = int(os.environ.get("UNDERCROFT_FUZZ", "0"))
BATCHES = 10
IN_BATCH = (TRIED or 1500) // BATCHES
RICH = 0.15  # of them do more than ours
PLAYED_EVERY, MOVES = (3, 200) if TRIED else (9, 60)  # of those that can be played; moves of each
LOOKED_AT_EVERY = 40 if TRIED else 15  # moves
COUNTS = ("P", "2P-4", "9P+20", 1, 20)
LONGEST = 1500  # sentence
SECONDS = 5  # of processor time that no file may take
PLACE = re.compile(r"^mine\.yaml( line \d+(, .+?)?: |: the file is empty)")


# Quests that do more than ours, and can be played


def enriched(text: str, random: Random) -> bytes:
    """A quest in which much more happens, all of it allowed."""
    tree = named(yaml.load(text, Loader=LOADER))  # noqa: S506  # a safe loader
    does = [where[key] for where, key in places_in(tree) if key in ("do", "pass", "fail")]
    for _effect in range(random.randrange(1, 12)):
        random.choice(does).insert(0, an_effect(random))
    for _trigger in range(random.randrange(5)):
        tree["triggers"].append(a_trigger(tree, random))
    some = [feature for room in tree["rooms"].values() for feature in room.get("features", {}).values()]
    for feature in some:
        feature |= random.choice(({}, {"retry": True}, {"after_boss": True}))
    return json.dumps(tree, ensure_ascii=False).encode()


def an_effect(random: Random, is_inside: bool = False) -> dict[str, Any]:
    who = {"who": random.choice(WHO), "amount": random.randrange(1, 9)}
    colours = [{"colour": colour, "count": random.choice(COUNTS)} for colour in random.choices(COLOURS, k=3)]
    if random.random() < 0.2:
        colours[0]["boss"] = True
    effects: list[dict[str, Any]] = [
        *({name: who} for name in ("hit", "damage", "heal", "energy", "treasure", "item")),
        {"spawn": colours},
        {"flag": random.choice(("rope_cut", "seal_a", "seal_b", "key"))},
        {"counter": {"name": random.choice(("wick", "dark", "hats")), "add": random.choice((-20, -1, 1, 3, 20))}},
        {"say": {"en": "[/foe] a", "fr": "[you] b"}},
        {"revive_boss": random.choice(COUNTS)},
        {"dark_bite": random.randrange(1, 6)},
    ]
    if is_inside or random.random() < 0.8:
        return random.choice(effects)
    test = {"skill": random.choice(SKILLS), "need": random.randrange(1, 5), "who": random.choice(TESTERS)}
    return {"test": test, "pass": [an_effect(random, True)], "fail": [an_effect(random, True) for _n in range(2)]}


def a_trigger(tree: dict[str, Any], random: Random) -> dict[str, Any]:
    trigger: dict[str, Any] = {"when": "boss_first_fall", "do": [an_effect(random) for _n in range(3)]}
    if random.random() < 0.6:
        trigger |= {"when": "recovery", "every": 1, "offset": 0}
    if random.random() < 0.5:
        trigger["room"] = random.choice(list(tree["rooms"]))
    return trigger


def outcome(file: Path) -> uc.Game | None:
    """The game with this quest; None if it is refused as it should be."""
    game = GAME.with_box(file)
    try:
        assert game.box
    except uc.BadContent as refused:
        said = str(refused).replace(str(file), file.name)
    else:
        return game
    assert PLACE.match(said), said
    assert said.isprintable(), said
    assert len(said) < LONGEST, said
    return None


def try_out(game: uc.Game, random: Random) -> None:
    """Play at random, and look at what everybody sees."""
    match = game.start(seed=random.randrange(100), seats=random.choice((1, 2)), heroes=random.choice("234"))
    sensibly = random.random() < 0.5
    for number in range(MOVES):
        if match.is_over:
            break
        if number % LOOKED_AT_EVERY == 0:
            look(match)
        if match.turn == uc.CHANCE:
            match.roll()
        else:
            match.play(match.choose("fighter") if sensibly else random.choice(match.moves()))
    look(match)


def look(match: uc.Match) -> None:
    assert match.view(0)
    for language in LANGUAGES:
        words = match.game.words(language)
        assert match.picture(language)
        assert words.put(match.prompt(0))
        for said in match.events():
            words.put(said)


@rule("DB-44")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_spoilt_quest_is_refused_in_a_sentence_or_can_be_played(tmp_path: Path, batch: int) -> None:
    file, good = tmp_path / "mine.yaml", 0
    for number in range(batch * IN_BATCH, (batch + 1) * IN_BATCH):
        random = Random(number)  # noqa: S311
        quest, times = random.choice(QUESTS), random.choice((1, 1, 1, 2, 4))
        is_rich = random.random() < RICH
        file.write_bytes(enriched(quest, random) if is_rich else spoil(quest, random, times))
        begun = process_time()
        try:
            game = outcome(file)
            if game:
                findings(game.box)
        except Exception as problem:
            raise AssertionError(f"quest {number}: {problem!r}") from problem
        assert process_time() - begun < SECONDS, f"quest {number}"
        if game:
            good += 1
            if good % PLAYED_EVERY == 0:
                try_out(game, random)
    assert good > IN_BATCH // 20, "hardly any can be played: change less"

"""What is said of moves and events: the sentences a player reads, and that none is missing in either language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from undercroft.engine.languages import LANGUAGES
from undercroft.games.dungeon_roll.look.describing import PHASES, RANKS
from undercroft.games.dungeon_roll.table import ACHIEVEMENTS, COMPANIONS, DUNGEON_FACES, PARTY_FACES, TREASURES

from .set_up import GAME, Table, delve, regroup, start

NO_BREAK = "\u00a0"
LATE = "4 town_portal, 4 dragon_bait, 4 ring, 3 elixir, 3 scroll_token"
REST = "3 sword, 3 talisman, 3 sceptre, 3 tools"


def offer(table: Table, move: str, language: str = "en") -> str:
    """How a move is offered."""
    assert move in table.legal()
    said = table.match.say(GAME.verbs.move(GAME.verbs.parse(move)))
    return GAME.words(language).say(f"move-{said.id}", **said.args)


def told(table: Table, move: str, language: str = "en") -> list[str]:
    """What the log says when a move is played: the move, and what happened by itself."""
    words, said = GAME.words(language), table.match.say(GAME.verbs.move(GAME.verbs.parse(move)))
    done = words.say(f"done-{said.id}", **said.args)
    return [done, *(words.put(event) for event in table.play(move).match.events())]


# Moves


@pytest.mark.parametrize(
    ("given", "move", "en", "fr"),
    [
        (
            {"party": "fighter", "dungeon": "3 goblin", "level": 3},
            "beat fighter goblin 3",
            "A fighter beats 3 goblins",
            "Un Guerrier bat 3 Gobelins",
        ),
        (
            {"party": "", "dungeon": "ooze", "treasures": "tools"},
            "beat tools ooze 1",
            "A thief (Thieves’ Tools) beats 1 ooze",
            "Un Voleur (Outils de Voleur) bat 1 Gelée",
        ),
        (
            {"party": "mage", "dungeon": "2 goblin", "level": 2, "hero": "spellsword"},
            "beat mage goblin 2",
            "A mage, as a fighter, beats 2 goblins",
            "Un Mage, en Guerrier, bat 2 Gobelins",
        ),
        (
            {"party": "mage", "dungeon": "2 goblin", "level": 2, "hero": "spellsword"},
            "beat mage goblin 1",
            "A mage beats 1 goblin",
            "Un Mage bat 1 Gobelin",
        ),
        (
            {"party": "", "dungeon": "2 goblin", "level": 2, "hero": "spellsword"},
            "beat hero goblin 2",
            "The hero (Arcane Blade) beats 2 goblins",
            "Le héros (Lame arcanique) bat 2 Gobelins",
        ),
        (
            {"party": "scroll", "dungeon": "2 chest", "level": 2, "hero": "enchantress"},
            "onward",
            "Go on to the loot",
            "Passer au butin",
        ),
        (
            {"party": "scroll", "dungeon": "2 goblin", "level": 2, "hero": "enchantress"},
            "beat scroll goblin 2",
            "A scroll, as a companion, beats 2 goblins",
            "Un Parchemin, en Compagnon, bat 2 Gobelins",
        ),
        (
            {"party": "mage", "dungeon": "2 chest", "level": 2, "hero": "minstrel"},
            "open mage 2",
            "A mage, as a thief, opens 2 chests",
            "Un Mage, en Voleur, ouvre 2 Coffres",
        ),
        (
            {"party": "mage", "dungeon": "2 potion", "level": 2},
            "quaff mage 2",
            "A mage quaffs 2 potions: 2 dice come back",
            "Un Mage boit 2 Potions : 2 dés reviennent",
        ),
        (
            {"party": "", "dungeon": "goblin", "treasures": "scroll_token"},
            "read scroll_token",
            "Spend the Scroll treasure to roll dice again",
            "Dépenser le Trésor Parchemin pour relancer des dés",
        ),
        (
            {"party": "", "dungeon": "goblin", "level": 4, "treasures": "town_portal"},
            "use town_portal",
            "Town Portal: leave now with 4 experience",
            "Portail de Ville : partir maintenant avec 4 points d’expérience",
        ),
        (
            {"party": "", "dungeon": "goblin", "level": 4, "lair": 2, "treasures": "ring"},
            "use ring",
            "Ring of Invisibility: empty the lair (2 dice)",
            "Anneau d’invisibilité : vider l’Antre (2 dés)",
        ),
        (
            {"party": "", "dungeon": "ooze", "treasures": "dragon_bait"},
            "bait ooze",
            "Dragon Bait: an ooze becomes a dragon",
            "Appât à Dragon : une Gelée devient un Dragon",
        ),
        (
            {"party": "", "dungeon": "ooze", "treasures": "dragon_bait", "rules": "published"},
            "use dragon_bait",
            "Dragon Bait: all monsters become dragons",
            "Appât à Dragon : tous les monstres deviennent des Dragons",
        ),
        (
            {"party": "", "dungeon": "ooze", "treasures": "elixir", "rules": "published"},
            "use elixir",
            "Elixir from your treasures: a die comes back from the graveyard",
            "Élixir de vos Trésors : un dé revient du Cimetière",
        ),
        (
            {"party": "", "dungeon": "ooze", "hero": "knight"},
            "ultimate",
            "Battlecry: All monsters become dragons in the lair",
            "Cri de guerre : Tous les monstres deviennent des Dragons et vont dans l’Antre",
        ),
        (
            {"party": "", "dungeon": "2 goblin", "level": 2, "hero": "half_goblin", "side": "master"},
            "recruit 2",
            "Pull Rank: 2 goblins join you as thieves",
            "Privilège du chef : 2 Gobelins vous suivent comme Voleurs",
        ),
        (
            {"party": "", "dungeon": "ooze", "hero": "crusader", "side": "master", "treasures": "talisman"},
            "pay talisman",
            "Divine Intervention, for a treasure: Talisman",
            "Intervention divine, contre un Trésor : Talisman",
        ),
        (
            {"party": "", "dungeon": "goblin", "hero": "tracker"},
            "specialty",
            "Roll a goblin again, once a level",
            "Relancer un Gobelin, une fois par niveau",
        ),
        (
            {"party": "champion, mage, thief", "lair": 3, "level": 4},
            "fight mage",
            "Send a mage against the dragon",
            "Envoyer un Mage contre le Dragon",
        ),
        (
            {"party": "thief", "dungeon": "2 chest", "level": 2},
            "onward",
            "Go on: 2 dice of loot stay behind",
            "Continuer : 2 dés de butin sont laissés",
        ),
    ],
)
def test_an_offer_says_what_happens(given: dict[str, Any], move: str, en: str, fr: str) -> None:
    table = delve(**given)
    assert offer(table, move) == en
    assert offer(table, move, "fr") == fr.replace(" :", f"{NO_BREAK}:")


def test_the_offers_at_regrouping_name_the_stake() -> None:
    table = regroup(level=6, lair=2)
    assert offer(table, "retire") == "Retire to the tavern: +6 experience"
    assert offer(table, "seek") == "Seek glory: level 7, 5 dungeon dice"


def test_a_hero_is_offered_with_what_it_can_do() -> None:
    table = Table(GAME.start(seed=1, heroes="choose"))
    assert offer(table, "take 5") == (
        "Minstrel. Thieves and mages can stand in for each other. Bard Song: Empty the dragon’s lair"
    )


def test_monsters_are_named_for_what_the_stage_is_about() -> None:
    extra = delve("fighter", "goblin, ooze", level=2, hero="mercenary", side="master").play("beat fighter goblin 1")
    assert offer(extra, "target ooze") == "Beat an ooze, too"
    assert offer(extra, "enough") == "That is enough"
    assert GAME.words("en").put(extra.match.prompt()) == "One more monster of any kind can be beaten."
    assert told(extra, "target ooze")[0] == "An ooze is beaten, too."
    strike = delve("", "goblin, ooze", level=2, hero="mercenary").play("ultimate")
    assert told(strike, "target ooze") == ["An ooze is beaten."]
    charm = delve("", "goblin, ooze", level=2, hero="enchantress").play("ultimate")
    assert told(charm, "target goblin", "fr") == [f"Sous le charme{NO_BREAK}: un Gobelin."]


def test_dice_taken_up_are_counted() -> None:
    table = delve("scroll, 2 mage", "2 skeleton", level=2).play("read scroll")
    assert offer(table, "choose mage 2") == "Take up 2 mages"
    assert told(table, "choose mage 2") == ["Taken up: 2 mages."]
    assert told(table, "choose skeleton 1") == ["Taken up: 1 skeleton."]
    assert offer(table, "reroll") == "Roll the 3 dice taken up"


# What happens by itself


def test_a_delve_and_its_levels_are_told() -> None:
    table = start(hero="knight").form("6 mage")
    assert told(table, "die scroll") == [
        "Party die: Scroll.",
        "1 scroll in the party: now a champion.",
        "Level 1: one dungeon die.",
    ]
    assert told(table, "monster dragon") == ["Dungeon die: Dragon.", "Level 1 is beaten."]
    assert told(table, "seek") == ["The party seeks glory.", "Level 2: 2 dungeon dice."]
    table.meet("2 goblin")
    assert told(table, "flee") == [
        "The party takes to its heels.",
        "You flee from level 2: no experience for this delve.",
        "Delve 2 of 3 begins.",
    ]


def test_players_are_told_apart_by_their_numbers() -> None:
    table = regroup(level=5, seats=2, hero="minstrel", adventurer=0)
    assert told(table, "retire") == [
        "The party turns back to the tavern.",
        "Player 1 retires: +5 experience.",
        "The hero of Player 1 is a master now: Bard.",
        "Player 2 is the adventurer: delve 1 of 3 begins.",
    ]
    assert told(regroup(level=5, seats=2, hero="minstrel"), "retire", "fr")[1] == (
        f"Joueur 1 se retire{NO_BREAK}: +5 points d’expérience."
    )


def test_a_portal_is_told_as_a_way_out() -> None:
    table = delve("", "goblin", level=2, treasures="town_portal")
    assert told(table, "use town_portal")[:2] == ["A Town Portal opens.", "You are back in town: +2 experience."]


def test_the_dragon_is_told_from_its_coming_to_its_end() -> None:
    table = regroup("champion, 2 mage, thief", 3, lair=2).seek("2 potion, chest, dragon")
    assert told(table, "onward") == [
        "The party goes on.",
        "The dragon comes: 3 dice lie in its lair.",
    ]
    table.play("fight mage", "fight thief")
    assert told(table, "fight champion") == [
        "A champion stands against the dragon.",
        "Level 4 is beaten.",
        "The dragon is slain: the level die shows 5.",
        "Left behind: 1 chest and 2 potions.",
    ]
    published = delve("champion, mage, thief", lair=3, level=4, rules="published").play("fight mage", "fight thief")
    assert "The dragon is slain: +1 experience." in told(published, "fight champion")


def test_what_heroes_change_is_told() -> None:
    turned = delve("", "2 goblin", level=3, hero="alchemist", lair=1).play("ultimate", "die mage", "beat mage goblin 1")
    assert told(turned, "flee")[-1] == "Delve 2 of 3 begins."
    turned.form("7 mage")
    assert told(turned, "monster chest") == ["Dungeon die: Chest.", "A chest turns into a potion."]
    allies = delve("", "goblin, skeleton", level=2, hero="half_goblin", seats=2).play("recruit 1")
    assert told(allies, "beat ally skeleton 1") == ["A thief (Goblin) beats 1 skeleton.", "Level 2 is beaten."]
    allies = delve("mage", "goblin, skeleton", level=2, hero="half_goblin", seats=2).play("recruit 1")
    assert told(allies, "beat mage skeleton 1")[1:] == ["Level 2 is beaten.", "1 goblin leaves the party."]


def test_an_empty_box_is_told() -> None:
    table = delve("thief", "2 chest", level=2, treasures=(LATE, REST), seats=2).play("onward")
    assert told(table, "open thief 2")[1] == "The treasure box is empty: +2 experience instead."


def test_the_bottom_of_the_dungeon_is_told() -> None:
    table = regroup(level=10, seats=2)
    prompts = [GAME.words("en").put(table.match.prompt(seat)) for seat in (0, 1)]
    assert prompts == [
        "The bottom is reached: retire with 10 experience.",
        "Player 1 has reached the bottom, for 10 experience.",
    ]


def test_an_achievement_is_told_with_what_it_was_for() -> None:
    assert told(regroup(level=10), "retire")[2] == "Achievement “Dungeon master”: a delve finished on level 10."


def test_the_end_is_told() -> None:
    assert told(regroup(level=1, delve=3), "retire")[-1] == "All delves are over: unused treasures count, too."


# The files


NAMES = (
    *(f"face-{face}" for face in (*PARTY_FACES, *DUNGEON_FACES)),
    *(f"{form}-{face}" for face in (*PARTY_FACES, *DUNGEON_FACES[1:]) for form in ("one", "many")),
    *(f"kind-{face}" for face in (*PARTY_FACES[:COMPANIONS], "companion")),
    *(f"treasure-{kind}{form}" for kind in TREASURES for form in ("", "-does")),
    *("treasure-elixir-published", "treasure-dragon_bait-does-published"),
    *(f"achievement-{id}{form}" for id in ACHIEVEMENTS for form in ("", "-how")),
    *(f"rank-{id}" for id in RANKS),
    *(f"phase-{id}" for id in PHASES),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str) -> None:
    words = GAME.words(language)
    assert [name for name in NAMES if name not in words] == []


def test_words_are_set_as_a_printer_would() -> None:
    for language in LANGUAGES:
        text = (GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        assert "'" not in text
    assert not re.search(r" [:;!?»]|« ", text)  # French has no-break spaces there

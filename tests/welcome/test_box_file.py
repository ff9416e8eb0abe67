"""The box file: what a designer can change, and what is said when something is wrong in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import undercroft as uc

from .set_up import GAME, dungeon

TEXT = (GAME.shelf / "box.yaml").read_text(encoding="utf-8")


def with_text(folder: Path, text: str) -> uc.Game:
    file = folder / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    return GAME.with_box(file)


def refusal(folder: Path, text: str) -> str:
    with pytest.raises(uc.BadContent) as refused:
        with_text(folder, text).box  # noqa: B018
    said = str(refused.value)
    assert said.startswith("mine.yaml line "), said
    assert "\n" not in said
    return said


def changed(**effects: Any) -> str:
    """The box with other effects on some tiles of the warrior, by their kinds."""
    box = yaml.safe_load(TEXT)
    for tile in box["adventurers"]["warrior"]["equipment"]:
        tile["effect"] = effects.get(tile["kind"], tile["effect"])
    return yaml.safe_dump(box, allow_unicode=True)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "power: 9, copies: 1",
            "power: big, copies: 1",
            "monsters.dragon.power: 'big' is not a whole number",
        ),
        ("power: 9, copies: 1", "power: 9, copies: 2", "monsters: 14 cards in all; there must be from 1 to 13"),
        ("power: 9, copies: 1", "power: 21, copies: 1", "21 is out of bounds; it must be from 0 to 20"),
        ("  goblin: {", "  goblyn: {", "monsters.goblyn: no such field here; did you mean 'goblin'?"),
        ("  warrior:", "  fighter:", "adventurers.fighter: no such field here; known: warrior"),
        ("hit_points: 3", "hit_points: 0", "adventurers.warrior.hit_points: 0 is out of bounds"),
        ("hit_points: 3", "hit_points: 30", "it can come to 38 hit points; it must be 31 at most"),
        ("do: ignore_named", "do: ignore_nemed", "'ignore_nemed' is not known here; did you mean 'ignore_named'?"),
        ("do: ignore_named", "do: ignore_named, amount: 2", "no such field here; known: do"),
        ("do: hit_points, amount: 5", "do: hit_points", "the field 'amount' is missing; add it"),
        ("against: { most: 3 }", "against: { most: 3, least: 1 }", "give exactly one of most, least, parity and only"),
        ("against: { most: 3 }", "against: { moist: 3 }", "no such field here; did you mean 'most'?"),
        ("against: { parity: even }", "against: { parity: prime }", "'prime' is not known here; known: even, odd"),
        ("only: [dragon]", "only: [dragoon]", "'dragoon' is not known here; did you mean 'dragon'?"),
        ("only: [dragon]", "only: []", "0 items; there must be from 1 to 8"),
        ("do: ignore, against: { only: [dragon] }", "do: ignore_named", "tile 3 does ignore_named already; keep one"),
    ],
)
def test_a_mistake_is_told_with_its_place_and_remedy(old: str, new: str, said: str, tmp_path: Path) -> None:
    assert old in TEXT
    assert said in refusal(tmp_path, TEXT.replace(old, new, 1))


def test_six_tiles_there_must_be(tmp_path: Path) -> None:
    box = yaml.safe_load(TEXT)
    box["adventurers"]["mage"]["equipment"].pop()
    assert "5 items; there must be exactly 6" in refusal(tmp_path, yaml.safe_dump(box))


def test_powers_can_be_too_much_in_all(tmp_path: Path) -> None:
    text = TEXT
    for old, new in (("power: 5", "power: 20"), ("power: 4", "power: 20"), ("power: 9", "power: 17")):
        text = text.replace(f"{old}, copies", f"{new}, copies")
    assert "the powers of all cards make 122; they must make 120 at most" in refusal(tmp_path, text)


def test_so_many_choices_at_once_cannot_be_reckoned_with(tmp_path: Path) -> None:
    text = changed(
        vorpal_blade={"do": "ignore_once"},
        torch={"do": "swap_once"},
        holy_grail={"do": "win_if_different"},
        dragon_spear={"do": "ignore_with_next", "against": {"only": ["dragon"]}},
        knight_shield={"do": "revive_once"},
    )
    assert "so many choices make 1080 states to reckon with; there can be 1024" in refusal(tmp_path, text)


def test_a_monster_and_a_tile_of_ones_own_are_played(tmp_path: Path) -> None:
    text = TEXT.replace("power: 3, copies: 2", "power: 8, copies: 2").replace("{ parity: even }", "{ parity: odd }")
    game = with_text(tmp_path, text)
    table = dungeon("warrior", ["holy_grail"], ["golem", "orc"], game=game)
    assert [table.play("flip").hp for _card in range(2)] == [3, -5]


def test_a_changed_box_is_simulated_and_other_records_are_refused(tmp_path: Path) -> None:
    game = with_text(tmp_path, TEXT.replace("hit_points: 3", "hit_points: 1"))
    assert all(game.play_out(20, seed=1).finished)
    with pytest.raises(uc.BadRecord, match="played with another box file"):
        uc.replay(GAME.start(seed=1).record(), game)

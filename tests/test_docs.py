"""What the documents tell a user to type works as printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import undercroft as uc

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]


@pytest.mark.parametrize("name", ["README.md", "docs/api.md"])
def test_the_python_in_a_document_runs(name: str):
    names: dict[str, object] = {}
    blocks = BLOCK.findall((ROOT / name).read_text(encoding="utf-8"))
    assert blocks
    for block in blocks:
        exec(compile(block, name, "exec"), names)  # noqa: S102


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(document: Path):
    for target in LINK.findall(document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target


def test_every_game_has_its_page_and_the_page_its_numbers():
    packaged = [uc.load(id) for id in uc.games() if uc.load(id).package.startswith("undercroft.")]
    assert packaged
    for game in packaged:
        page = (ROOT / "docs" / f"{game.id}.md").read_text(encoding="utf-8")
        assert f"| moves | {len(game.verbs)} ids" in page
        assert f"| table | {game.table_type.size} bytes, {game.table_type.state_size} of them" in page
        for option in game.options:
            assert f"| `{option.name}` |" in page

"""Every screen: usable by everybody (axe with the tags of WCAG 2.2), on a phone, in both languages, without colour."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from .person import Person
from .players import ByMouse, play_on, play_to_the_end

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
PHONE, DESK = 360, 1280


def table_in(phase: str) -> Callable[[Person, str], None]:
    """Go to a table of One Card Dungeon that is in this phase."""

    def go(person: Person, lang: str) -> None:
        person.open_one_card(seed=3, lang=lang)
        while person.table["phase"] != phase:
            play_on(person, Hands(person))

    return go


class Hands(ByMouse):
    """The mouse, whatever the language."""

    def roll(self) -> None:
        self.person.changed(lambda: self.page.keyboard.press("Space"))

    def end(self) -> None:
        self.person.changed(lambda: self.page.keyboard.press("1"))


def finished(person: Person, lang: str) -> None:
    """Play a game to its end."""
    person.open_one_card(seed=5, lang=lang)
    play_to_the_end(person, Hands(person))


def replayed(person: Person, lang: str) -> None:
    """Look at a finished game by its link."""
    finished(person, lang)
    person.go(f"/replay/{person.situation['code']}")
    person.page.get_by_role("grid").wait_for()


def helped(person: Person, lang: str) -> None:
    """Open the help at the table."""
    person.open_one_card(lang=lang)
    person.page.keyboard.press("?")
    person.page.get_by_text("OC-01").first.wait_for()


def waiting(person: Person, _lang: str) -> None:
    """Open a table for two, and wait for the other."""
    person.go("/new/heads")
    person.page.locator("form button[type=submit], button.go").last.click()
    person.until(lambda now: now["state"] == "waiting", "a waiting table")


SCREENS: dict[str, Callable[[Person, str], object]] = {
    "home": lambda person, _lang: person.go("/"),
    "new table": lambda person, _lang: person.go("/new/one_card"),
    "settings": lambda person, _lang: person.go("/settings"),
    "credits": lambda person, _lang: person.go("/credits"),
    "no such page": lambda person, _lang: person.go("/nowhere/at/all"),
    "no such table": lambda person, _lang: person.go("/table/QQQQQQ"),
    "waiting room": waiting,
    "roll": table_in("roll"),
    "give": table_in("give"),
    "act": table_in("act"),
    "help": helped,
    "finished": finished,
    "replay": replayed,
}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everybody(come, screen: str):
    lang = in_turn(screen, SCREENS)
    person = come(lang=lang, width=DESK, reduced_motion="reduce")
    SCREENS[screen](person, lang)
    if screen == "no such table":
        person.problems = [line for line in person.problems if "404" not in line]
    is_for_everybody(person)


def is_for_everybody(person: Person) -> None:
    """Check what is shown on a desk in the dark, and on a phone in the light."""
    for width, height, scheme in ((DESK, 800, "dark"), (PHONE, 740, "light")):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        person.page.wait_for_timeout(250)
        assert person.sideways() <= 0
        assert violations(person) == []


def in_turn(moment: str, moments: Iterable[str]) -> str:
    """A language for each moment: the two take turns."""
    return ("en", "fr")[list(moments).index(moment) % 2]


def violations(person: Person) -> list[str]:
    """What axe finds wrong on the page, rule and place."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = person.page.evaluate("(tags) => axe.run({runOnly: tags})", TAGS)
    return [
        f"{each['id']}: {node['target'][0]} {node['failureSummary'][:200]}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def test_at_twice_the_size_nothing_scrolls_sideways(come):
    person = come(width=640, height=400).open_one_card()
    assert person.sideways() <= 0


def test_without_colour_every_piece_has_its_name_and_what_is_legal_can_be_seen(come):
    person = come(color_scheme="dark", reduced_motion="reduce").open_one_card(seed=3)
    person.page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
    beside = person.table["adventurer"]["tile"] - 5  # one step ahead: in reach as soon as there is speed
    before = picture_of(person, beside)
    play_on(person, Hands(person))
    play_on(person, Hands(person))
    assert beside in {step["tile"] for step in person.table["reach"]}
    assert difference(person, before, picture_of(person, beside)) > 8
    names = [person.tile(tile).get_attribute("aria-label") or "" for tile in range(25)]
    assert "6" in names[person.table["adventurer"]["tile"]]
    for monster in person.table["monsters"]:
        assert f"{monster['number']}" in names[monster["tile"]]
        assert "pider" in names[monster["tile"]]


def picture_of(person: Person, tile: int) -> str:
    """A picture of a tile, as base64."""
    return b64encode(person.tile(tile).screenshot()).decode()


def difference(person: Person, one: str, other: str) -> float:
    """How much two pictures differ in lightness, on average over their pixels: 0 to 255."""
    return float(
        person.page.evaluate(
            """async (shots) => {
                const pixels = await Promise.all(shots.map(async (shot) => {
                    const image = new Image()
                    image.src = 'data:image/png;base64,' + shot
                    await image.decode()
                    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
                    pen.drawImage(image, 0, 0)
                    return pen.getImageData(0, 0, 60, 60).data
                }))
                let sum = 0
                for (let at = 0; at < pixels[0].length; at += 4) sum += Math.abs(pixels[0][at] - pixels[1][at])
                return sum / (pixels[0].length / 4)
            }""",
            [one, other],
        )
    )

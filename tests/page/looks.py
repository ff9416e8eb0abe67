"""What must hold of every screen: it is for everybody (axe with the tags of WCAG 2.2), for fingers, without motion."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from .person import Person

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
NARROW, DESK = 360, 1280
OURS = 44  # px, the size of what one touches
RUNNING = "document.getAnimations().filter((each) => each.playState === 'running').length"


def in_turn(moment: str, moments: Iterable[str]) -> str:
    """A language for each moment: the two take turns."""
    return ("en", "fr")[list(moments).index(moment) % 2]


def is_for_everybody(person: Person) -> None:
    """Check what is shown on a desk in the dark, and on a phone in the light."""
    for width, height, is_dark in ((DESK, 800, True), (NARROW, 740, False)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.emulate_media(color_scheme="dark" if is_dark else "light", reduced_motion="reduce")
        stand_still(person)
        assert person.sideways() <= 0
        assert violations(person) == []


def is_moving(person: Person) -> bool:
    """Whether anything on the page moves, or changes its colour."""
    return bool(person.page.evaluate(RUNNING))


def stand_still(person: Person) -> None:
    """Wait until nothing moves any more. A forced click, on what cannot be used, does not wait by itself."""
    person.draw()
    person.wait(lambda: not is_moving(person), "everything to stand still")


def violations(person: Person) -> list[str]:
    """What axe finds wrong on the page, rule and place."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(_axe())
    found = person.page.evaluate("async (tags) => (await axe.run({runOnly: tags})).violations", TAGS)
    return [
        f"{each['id']}: {node['target'][0]} {node['failureSummary'][:200]}" for each in found for node in each["nodes"]
    ]


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def too_small(person: Person, buttons: str = "button:not([aria-disabled=true])") -> list[str]:
    """The buttons of the board that a finger does not meet."""
    sizes = person.page.evaluate(
        """(css) => [...document.querySelectorAll(css)].map((button) => {
            const { width, height } = button.getBoundingClientRect()
            return [button.textContent, Math.min(width, height)]
        })""",
        f".board {buttons}",
    )
    assert sizes
    return [name for name, size in sizes if size < OURS - 0.5]


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

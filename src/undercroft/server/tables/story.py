"""The log of a match for those who look at it, kept as ready-made JSON so that a move costs one entry, not a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from undercroft.engine.game import CHANCE, OPEN

if TYPE_CHECKING:
    from undercroft.engine.match import Match
    from undercroft.engine.verbs import Move
    from undercroft.engine.words import Said


class Story:
    """What each viewer may know of what happened. A viewer is a seat, WATCHER or OPEN."""

    def __init__(self) -> None:
        self._entries: dict[int, list[bytes]] = {}

    def since(self, match: Match, viewer: int, number: int) -> bytes:
        """The entries from move `number` on, as a JSON list; what is no secret any more, everybody is told."""
        opened = match.opened
        open_entries = self._told(match, OPEN)[number:opened] if number < opened else []
        return b"[" + b",".join([*open_entries, *self._told(match, viewer)[max(number, opened) :]]) + b"]"

    def _told(self, match: Match, viewer: int) -> list[bytes]:
        entries = self._entries.setdefault(viewer, [])
        if len(entries) < match.played:
            for step in match.log(viewer, since=len(entries)):
                entries.append(_entry(match, viewer, step.number, step.seat, step.move, step.said, step.events))
        return entries

    def play(self, match: Match, move: Move) -> None:
        """Play a move, and tell those who follow the story."""
        number, mover = match.played, match.turn
        listeners = [viewer for viewer, entries in self._entries.items() if len(entries) == number]
        said = {viewer: match.say(move, viewer) for viewer in listeners}
        match.play(move)
        for viewer in listeners:
            events = match.events(viewer)
            self._entries[viewer].append(_entry(match, viewer, number, mover, move, said[viewer], events))

    def go_back(self, keep: int) -> None:
        """Forget what was taken back."""
        for entries in self._entries.values():
            del entries[keep:]


def _entry(
    match: Match, viewer: int, number: int, mover: int, move: Move, said: Said, events: tuple[Said, ...]
) -> bytes:
    # Where seats know different things, the verb may tell more than the sentence that was chosen for this viewer.
    verb = said.id if match.game.secrets and mover != viewer else move.verb
    entry: dict[str, Any] = {
        "number": number,
        "seat": "chance" if mover == CHANCE else mover,
        "said": said.data(),
        "events": [event.data() for event in events],
        "verb": verb,
    }
    return to_json(entry)

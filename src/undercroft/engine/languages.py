"""The languages spoken at the table."""

from __future__ import annotations

LANGUAGES = ("en", "fr")
Names = dict[str, str]  # the same name in every language
PLAYER: Names = {"en": "Player", "fr": "Joueur"}  # with a seat's number: somebody whose name is not known

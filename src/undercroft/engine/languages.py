"""The languages spoken at the table."""

from __future__ import annotations

import os

LANGUAGES = ("en", "fr")
Names = dict[str, str]  # the same name in every language
PLAYER: Names = {"en": "Player", "fr": "Joueur"}  # with a seat's number: somebody whose name is not known


def user_language() -> str:
    """The language of the user's system, if we speak it; else English."""
    for variable in ("UNDERCROFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(variable, ""):
            return spoken[:2].lower() if spoken[:2].lower() in LANGUAGES else "en"
    return "en"

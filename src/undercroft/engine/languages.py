"""The languages spoken at the table."""

from __future__ import annotations

LANGUAGES = ("en", "fr")
Names = dict[str, str]  # the same name in every language

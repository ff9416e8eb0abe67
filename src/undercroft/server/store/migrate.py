"""Brings a database up to date when it is opened, with Alembic."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from ..settings import BadSetting

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection

SCRIPTS = Path(__file__).parent / "migrations"


def config(connection: Connection | None = None) -> Config:
    """What Alembic needs to know."""
    made = Config()
    made.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def newest() -> str:
    """The newest revision there is."""
    return str(ScriptDirectory.from_config(config()).get_current_head())


def migrate(connection: Connection) -> None:
    """Take all steps that are missing."""
    try:
        command.upgrade(config(connection), "head")
    except CommandError as problem:
        raise BadSetting(f"the database is of another version of Undercroft; update the program ({problem})") from None

"""What can be chosen before a game starts. Each option is a word with a few values; the rules see their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from .errors import BadOption, did_you_mean

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

OptionValue: TypeAlias = str | bool
Options: TypeAlias = dict[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """A choice between named values; the first is the default, the rules get the index."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> OptionValue:
        """What is played when nobody chooses."""
        return self.values[0]

    @property
    def words(self) -> tuple[str, ...]:
        """All values as a user types them."""
        return self.values

    def read(self, given: object) -> OptionValue:
        """The value that `given` means."""
        if isinstance(given, str) and given in self.values:
            return given
        raise BadOption(
            f"option {self.name}: {given!r} is not one of its values; {did_you_mean(str(given), self.words)}"
        )

    def number(self, value: OptionValue) -> int:
        """The value as the rules see it."""
        return self.values.index(str(value))


@dataclass(frozen=True)
class Switch:
    """A choice between yes and no; the rules get 1 or 0."""

    name: str
    default: OptionValue

    @property
    def words(self) -> tuple[str, ...]:
        """All values as a user types them."""
        return ("yes", "no")

    def read(self, given: object) -> OptionValue:
        """The value that `given` means."""
        if isinstance(given, bool):
            return given
        if isinstance(given, str) and given in self.words:
            return given == "yes"
        raise BadOption(f"option {self.name}: {given!r} is not one of its values; write yes or no")

    def number(self, value: OptionValue) -> int:
        """The value as the rules see it."""
        return int(value is True)


AnyOption: TypeAlias = Option | Switch


def read_options(game: str, known: Sequence[AnyOption], given: Mapping[str, object]) -> Options:
    """All options of a game: what was given, checked, and the defaults for the rest."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise BadOption(f"{game} has no option {name!r}; {did_you_mean(name, by_name)}")
    return {name: option.read(given.get(name, option.default)) for name, option in by_name.items()}

"""What can be chosen before a game starts. Each option is a word with a few values; the rules see their numbers."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeAlias

from .errors import BadOption, did_you_mean

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from .game import Box
    from .languages import Names
    from .words import Said

NOTHING = "none"

OptionValue: TypeAlias = str | bool
Options: TypeAlias = dict[str, OptionValue]
Labels: TypeAlias = "Mapping[str, Said | Names]"  # what values are called, where the game's words do not say it


@dataclass(frozen=True)
class Option:
    """A choice between named values; the first is the default, the rules get the index."""

    name: str
    values: tuple[str, ...]
    labels: Labels = field(default_factory=dict, compare=False)

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


@dataclass(frozen=True)
class Several:
    """Any number of words for each of some places: "none", "a+b" for every place alike, or "a+b/none/c" for each.

    The words stand in groups. The first group's can always be chosen; of the others a place has one group only. The
    rules get a bit for each word, the first place's lowest; a place has as many bits as words, or `room` for more.
    """

    name: str
    groups: tuple[tuple[str, ...], ...]
    places: int
    room: int = 0
    labels: Labels = field(default_factory=dict, compare=False)

    @property
    def default(self) -> OptionValue:
        """Nothing chosen."""
        return NOTHING

    @property
    def known(self) -> tuple[str, ...]:
        """The words that can be chosen, in the order of their bits."""
        return tuple(word for group in self.groups for word in group)

    @property
    def words(self) -> tuple[str, ...]:
        """Some values as a user types them: nothing, or one word for all places."""
        return (NOTHING, *self.known)

    def read(self, given: object) -> OptionValue:
        """The value that `given` means."""
        parts = str(given).split("/")
        if not isinstance(given, str) or len(parts) not in (1, self.places):
            raise BadOption(
                f"option {self.name}: {given!r} is not one of its values; write {NOTHING}, words joined by +, "
                f"or that for each of {self.places} places with / between"
            )
        for part in parts:
            self._check(part)
        return given

    def _check(self, part: str) -> None:
        chosen = self._chosen(part)
        for word in chosen:
            if word not in self.known:
                raise BadOption(f"option {self.name}: {word!r} is not known; {did_you_mean(word, self.known)}")
        if len(set(chosen)) < len(chosen):
            raise BadOption(f"option {self.name}: {part!r} names a word twice; name each once")
        if sum(any(word in group for word in chosen) for group in self.groups[1:]) > 1:
            groups = "; ".join(", ".join(group) for group in self.groups[1:])
            raise BadOption(f"option {self.name}: {part!r} mixes groups; take words of one of these only: {groups}")

    @staticmethod
    def _chosen(part: str) -> list[str]:
        return [] if part == NOTHING else part.split("+")

    def number(self, value: OptionValue) -> int:
        """The value as the rules see it."""
        parts = str(value).split("/")
        places = parts if len(parts) == self.places else parts * self.places
        bits = [sum(1 << self.known.index(word) for word in self._chosen(part)) for part in places]
        return sum(bit << place * max(self.room, len(self.known)) for place, bit in enumerate(bits))


@dataclass(frozen=True)
class Printed:
    """An option made of what is printed in the box, such as its heroes. Another box has other values.

    The values of the game's own box are named by its words, those of another box by that box.
    """

    name: str
    make: Callable[[Box], Option | Several]
    box: Callable[[], Box]  # asked when the option is, for a box takes time to read
    own: Callable[[], Box] | None = None  # the game's own box, where this is another

    def of(self, box: Callable[[], Box]) -> Printed:
        """The same option of another box than the game's own."""
        return replace(self, box=box, own=self.own or self.box)

    def by_place(self, given: object) -> object:
        """What a value of the game's own box stands for here, if values go by their places and not by their names.

        So records of another box were kept before its values had names.
        """
        values = self.made.words
        former = self.make(self.own()).words if self.own else values
        return values[former.index(given) % len(values)] if isinstance(given, str) and given in former else given

    @property
    def made(self) -> Option | Several:
        """The option as the box makes it."""
        return self.make(self.box())

    @property
    def default(self) -> OptionValue:
        """What is played when nobody chooses."""
        return self.made.default

    @property
    def words(self) -> tuple[str, ...]:
        """All values as a user types them, or some, where any number can be chosen."""
        return self.made.words

    @property
    def labels(self) -> Labels:
        """What the values are called, where the game's words do not say it."""
        return self.made.labels if self.own else {}

    @property
    def values(self) -> tuple[str, ...]:
        """The values there are, where one is chosen."""
        return self.made.words

    @property
    def known(self) -> tuple[str, ...]:
        """The words that can be chosen, in the order of their bits."""
        return self.made.known if isinstance(self.made, Several) else self.made.words

    @property
    def groups(self) -> tuple[tuple[str, ...], ...] | None:
        """Where any number of words can be chosen, their groups."""
        return self.made.groups if isinstance(self.made, Several) else None

    @property
    def places(self) -> int | None:
        """For how many places they can be chosen."""
        return self.made.places if isinstance(self.made, Several) else None

    def read(self, given: object) -> OptionValue:
        """The value that `given` means."""
        return self.made.read(given)

    def number(self, value: OptionValue) -> int:
        """The value as the rules see it."""
        return self.made.number(value)


AnyOption: TypeAlias = Option | Switch | Several | Printed


def label(option: AnyOption, value: str) -> Said | Names:
    """What a value of an option is called: a message of the game's words, or as another box calls it."""
    from .words import Said

    named = {} if isinstance(option, Switch) else option.labels
    return named.get(value) or Said(f"option-{option.name}-{value}")


def read_options(game: str, known: Sequence[AnyOption], given: Mapping[str, object]) -> Options:
    """All options of a game: what was given, checked, and the defaults for the rest."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise BadOption(f"{game} has no option {name!r}; {did_you_mean(name, by_name)}")
    return {name: option.read(given.get(name, option.default)) for name, option in by_name.items()}

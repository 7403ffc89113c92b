"""Values that a message is formatted with, besides plain strings and integers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun of the catalogue, which a message declines with ``FORM``.

    Attributes
    ----------
    term
        Key of the term: a message with grammatical attributes ('piece-bishop').
    count
        How many; more than one is plural.
    colour
        Key of the term of an adjective before or after the noun; '' for none.
    at
        Where it stands: 'd4'; '' for nowhere.
    """

    term: str
    count: int = 1
    colour: str = ""
    at: str = ""

    @property
    def is_bare(self) -> bool:
        """Return True if its plain form is the value of its term."""
        return self.count == 1 and not self.colour and not self.at


@dataclass(frozen=True, slots=True)
class Name:
    """A name that is not declined: of a person, or a side that no term describes.

    Attributes
    ----------
    text
        The name.
    attributes
        What ``FORM`` and ``ATTR`` find of it, such as a gender.
    """

    text: str
    attributes: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class Listing:
    """Several values, joined by commas and a last word.

    Attributes
    ----------
    parts
        The values; none, one or more.
    last
        Key of the message that joins the last one: 'words-and' or 'words-or'.
    """

    parts: tuple["Value", ...]
    last: str = "words-and"


Value = str | int | Noun | Name | Listing

"""Sentence as data: the key of a message, and its facts.

Nothing reads a rendered sentence back: whoever renders it in another language has the
key and the facts.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from words.keys import Key

if TYPE_CHECKING:
    from rules.core.model import Turn
    from rules.core.piece_turns import PieceTurn

AND, OR = Key("words-and"), Key("words-or")
"""The last word of a list."""


@dataclass(frozen=True, slots=True)
class Sites:
    """Sites in the order of their announcement; may be empty."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rows:
    """Lines of the board, each given by the sites that it joins."""

    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Sides:
    """Side or colour, or alternatives."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Notation:
    """A turn, as the game's players say it, without whose it is.

    Attributes
    ----------
    text
        Notation in the log; used where nothing else is known.
    by_piece
        The turn by its piece, where that has a name.
    turn
        The turn, to be described act by act; None: its notation is used.
    """

    text: str
    by_piece: "PieceTurn | None" = field(default=None, compare=False)
    turn: "Turn | None" = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Line:
    """Term of the game's own book for three in a row: a mill, a pillar."""

    word: str


@dataclass(frozen=True, slots=True)
class Man:
    """A piece, or several of one kind, which a message declines.

    Attributes
    ----------
    term
        Key of what it is called ('words-piece-chip', 'kinds-bishop').
    side
        Whose it is, where a sentence says so; '' leaves it out.
    site
        Where it stands, where a sentence says so; '' leaves it out.
    count
        How many; more than one is plural.
    """

    term: Key
    side: str = ""
    site: str = ""
    count: int = 1

    def __str__(self) -> str:
        from rules.core.saying import ENGLISH_SAYING

        return ENGLISH_SAYING.told(self)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A key and its facts by the names of the message's variables.

    ``str`` renders it in English. A sentence whose words are no message (an old log, a
    game of one's own) is made by ``verbatim``.
    """

    key: Key
    facts: Mapping[str, "Fact"] = field(
        default_factory=lambda: MappingProxyType({}), hash=False
    )

    def __str__(self) -> str:
        from rules.core.saying import ENGLISH_SAYING

        return ENGLISH_SAYING.text(self)


@dataclass(frozen=True, slots=True)
class Several:
    """Sentences to be spoken one after another, with a pause between them."""

    sentences: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class Together:
    """Parts of a sentence that are listed: 'the north side and the west side'.

    Attributes
    ----------
    parts
        What is listed.
    last
        Key of the message that joins the last one.
    """

    parts: tuple["Sentence | Man", ...]
    last: Key = AND


Fact = (
    Sites
    | Rows
    | Sides
    | Notation
    | Line
    | Man
    | Sentence
    | Several
    | Together
    | int
    | str
)
"""A value in a sentence; a string is said as it is written."""

CITATION = Key("rulings-citation")
"""The message that cites a law: its source, and what that says."""

VERBATIM = Key("words-verbatim")
"""The message that is nothing but a text."""


def verbatim(text: str) -> Sentence:
    """Return a text that no message holds as a sentence."""
    return Sentence(VERBATIM, {"text": text})


def cited(source: str, law: Sentence) -> Sentence:
    """Return a law with rulebook and entry before it."""
    return Sentence(CITATION, {"source": source, "law": law})

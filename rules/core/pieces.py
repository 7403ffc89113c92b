"""Piece: its notation, and its appearance to a camera."""

from collections.abc import Iterable, Mapping
from typing import Self

Appearance = tuple[str, ...] | int
"""What can be seen on a site: the sides of its pieces, bottom to top; seeds."""


class Piece(str):
    """Piece, identified by its notation: 'white', or with its kind 'white:K'.

    It has a side (of neutral pieces their colour) and, where the rules distinguish
    kinds, a kind. It is a string, so that logs, notation and evidence hold it as it is;
    where all pieces of a side are alike, it equals its side's name.

    Examples
    --------
    >>> Piece.of("white", "K").kind
    'K'
    >>> Piece("white") == "white"
    True
    """

    __slots__ = ()

    @classmethod
    def of(cls, side: str, kind: str = "") -> Self:
        """Return a side's piece of a kind, of none where pieces are alike."""
        return cls(f"{side}:{kind}" if kind else side)

    @property
    def side(self) -> str:
        """Return the side that the piece belongs to, or its neutral colour."""
        return self.partition(":")[0]

    @property
    def kind(self) -> str:
        """Return the kind of the piece, '' where all are alike."""
        return self.partition(":")[2]


ARROW = Piece("arrow")
"""What is shot and stays; it belongs to no side."""

Content = tuple[Piece, ...] | int
"""What a site holds: pieces bottom to top, () for none; a pit: seeds."""


def appearance(content: Appearance) -> Appearance:
    """Return the visible part of a content: without kinds."""
    if isinstance(content, int):
        return content
    return tuple(Piece(piece).side for piece in content)


def appearances(content: Content) -> tuple[Appearance, ...]:
    """Return all that a content may look like.

    A single piece of a kind may be two of its side on each other: so is a man crowned.
    """
    plain = appearance(content)
    if plain == content or isinstance(plain, int) or len(plain) != 1:
        return (plain,)
    return plain, plain * 2


def has_kinds(contents: Iterable[Content]) -> bool:
    """Return True if the pieces of a board differ by more than their side."""
    return any(
        Piece(piece).kind
        for held in contents
        if isinstance(held, tuple)
        for piece in held
    )


def as_content(seen: Appearance) -> Content:
    """Return an observed or stated appearance as a content, of unknown kinds."""
    return seen if isinstance(seen, int) else tuple(map(Piece, seen))


def fits(seen: Appearance, content: Content) -> bool:
    """Return True if what was seen or said may be a content.

    A piece without a kind ('white') may be any of its side; one with a kind is that.
    """
    if seen == content or isinstance(seen, int) or isinstance(content, int):
        return seen == content
    return len(seen) == len(content) and all(
        one in (piece, Piece(piece).side)
        for one, piece in zip(seen, content, strict=True)
    )


def all_fit(seen: Mapping[str, Appearance], contents: Mapping[str, Content]) -> bool:
    """Return True if what was seen or said of some sites may be their contents."""
    return seen == contents or (
        seen.keys() == contents.keys()
        and all(fits(seen[site], held) for site, held in contents.items())
    )

"""A position of a game played with chips on sites, stacked or single."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace

from rules.model import Turn
from rules.pieces import Content, Piece


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: the winners' numbers, the reason, every side's score."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePosition:
    """An immutable, hashable state of a game played with chips on sites.

    Attributes
    ----------
    names
        The sites of the game, in board order.
    stands
        What stands on each of them: pieces bottom to top.
    sides
        The names of those who play, in the order of their turns.
    colours
        The pieces that are played with: as the sides, where each has its own.
    hands
        Of each colour the chips yet to be placed.
    held
        What each side has captured.
    mover
        The number of the side whose turn it is.
    memory
        What else the kernel's rules need to know of the past.
    ending
        How the game ended, None while it goes on.
    turns
        Every legal turn, in order; filled in by the game.
    """

    names: tuple[str, ...]
    stands: tuple[tuple[Piece, ...], ...]
    sides: tuple[str, ...]
    colours: tuple[Piece, ...]
    hands: tuple[int, ...]
    held: tuple[int, ...]
    mover: int
    memory: Hashable = None
    ending: Ending | None = None
    turns: tuple[Turn, ...] = field(default=(), compare=False, repr=False)

    @property
    def contents(self) -> Mapping[str, Content]:
        """Return what stands on every site of the game."""
        return dict(zip(self.names, self.stands, strict=True))

    @property
    def in_hand(self) -> Mapping[str, int]:
        """Return how many chips of each colour are yet to be placed."""
        return dict(zip(self.colours, self.hands, strict=True))

    @property
    def to_move(self) -> str | None:
        """Return the side whose turn it is, None when the game is over."""
        return None if self.ending else self.sides[self.mover]

    def with_changes(self, changes: Mapping[str, Content]) -> "TablePosition":
        """Return the position with other contents on some sites, not yet settled."""
        stands = tuple(
            chips(changes.get(name, stood))
            for name, stood in zip(self.names, self.stands, strict=True)
        )
        return replace(self, stands=stands, turns=())


def chips(content: Content) -> tuple[Piece, ...]:
    """Return a content that can only be chips."""
    assert isinstance(content, tuple)
    return content


def counted(position: TablePosition) -> dict[str, int]:
    """Return how many chips of each colour stand on the board, in any layer."""
    counts: dict[str, int] = dict.fromkeys(position.colours, 0)
    for pile in position.stands:
        for chip in pile:
            counts[chip] = counts.get(chip, 0) + 1
    return counts

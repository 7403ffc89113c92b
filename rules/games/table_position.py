"""A position of a game played with chips on sites, stacked or single."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import cast

from rules.core.model import Result, Step, StepKind, Turn
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by

_FROM_HAND = frozenset({StepKind.PLACE, StepKind.ENTER})


@dataclass(frozen=True, slots=True)
class Ending:
    """End of a game: the winners' numbers, the reason, every side's score."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()


@dataclass(frozen=True, kw_only=True)
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
    lister
        What lists the legal turns of a position that has not ended.
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
    lister: "Callable[[TablePosition], tuple[Turn, ...]]" = field(
        compare=False, repr=False
    )

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """Return every legal turn, in order."""
        return () if self.ending else self.lister(self)

    @property
    def tally(self) -> Mapping[str, int]:
        """Return each side's captures so far."""
        return dict(zip(self.sides, self.held, strict=True))

    @cached_property
    def contents(self) -> Mapping[str, Content]:
        """Return the contents of every site of the game."""
        return dict(zip(self.names, self.stands, strict=True))

    @property
    def in_hand(self) -> Mapping[str, int]:
        """Return the number of chips of each colour in hand."""
        return dict(zip(self.colours, self.hands, strict=True))

    @property
    def to_move(self) -> str | None:
        """Return the side whose turn it is, None when the game is over."""
        return None if self.ending else self.sides[self.mover]

    @property
    def result(self) -> Result | None:
        """Return the result of the game, None while it goes on."""
        if self.ending is None:
            return None
        winners = tuple(self.sides[number] for number in self.ending.winners)
        scores = dict(zip(self.sides, self.ending.scores, strict=False))
        return Result(winners, self.ending.reason, scores)

    def following(self) -> "TablePosition":
        """Return the position with the next side to move, not yet settled."""
        mover = (self.mover + 1) % len(self.sides)
        return replace(self, mover=mover, ending=None)

    def rearranged(
        self, contents: Mapping[str, Content], to_move: str
    ) -> "TablePosition":
        """Return the position with other contents and side to move, not yet settled.

        Chips more than before have come from the hand, chips fewer are lost. A piece
        that has gone elsewhere keeps its kind.
        """
        there = self.with_changes(kinds_kept(self.contents, contents))
        before, now = counted(self), counted(there)
        hands = tuple(
            max(hand - max(now[colour] - before[colour], 0), 0)
            for colour, hand in zip(self.colours, self.hands, strict=True)
        )
        mover = self.sides.index(to_move)
        return replace(there, hands=hands, mover=mover, ending=None)

    def done(self, steps: Sequence[Step]) -> "TablePosition":
        """Return the position after some acts; placed pieces have left the reserve."""
        hands = list(self.hands)
        for step in steps:
            if step.kind in _FROM_HAND:
                hands[self.colours.index(step.piece)] -= 1
        there = self.with_changes(changed_by(self.contents, steps))
        return replace(there, hands=tuple(hands))

    def with_changes(self, changes: Mapping[str, Content]) -> "TablePosition":
        """Return the position with other contents on some sites, not yet settled."""
        board = {**self.contents, **changes}
        stands = tuple(map(board.__getitem__, self.names))
        return replace(self, stands=cast("tuple[tuple[Piece, ...], ...]", stands))


def kinds_kept(
    before: Mapping[str, Content], now: Mapping[str, Content]
) -> Mapping[str, Content]:
    """Return a board as seen with the kinds of the pieces that went elsewhere on it.

    Where those of a side that are gone were not all of one kind, it is unknown.
    """
    board = dict(now)
    moved = [site for site, held in now.items() if held != before[site]]
    gone = [Piece(piece) for site in moved for piece in chips(before[site])]
    for side in {piece.side for piece in gone if piece.kind}:
        kinds = {piece for piece in gone if piece.side == side}
        come = [site for site in moved if board[site] == (side,)]
        if len(kinds) == 1:
            board |= dict.fromkeys(come, tuple(kinds))
    return board


def chips(content: Content) -> tuple[Piece, ...]:
    """Return a content that can only be chips."""
    assert isinstance(content, tuple)
    return content


def counted(position: TablePosition) -> dict[str, int]:
    """Return the number of chips of each colour on the board, in any layer."""
    counts: dict[str, int] = dict.fromkeys(position.colours, 0)
    for pile in position.stands:
        for chip in pile:
            counts[chip] = counts.get(chip, 0) + 1
    return counts

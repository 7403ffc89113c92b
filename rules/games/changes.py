"""Difference between a board and a position, in general and by piece."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from rules.boards.table import find_board
from rules.core.board import Board
from rules.core.facts import Fact, Sentence
from rules.core.mends import ActKind, mend_between
from rules.core.pieces import Content, Piece
from rules.core.wording import Wording
from rules.games.card import Record
from rules.games.law import Law
from rules.games.table_position import TablePosition
from rules.rulings.common import sides_of, sites_of

Names = tuple[str, ...]
Shift = tuple[int, int]
"""How far one site lies from another, across and along."""

FACTS: Mapping[str, Callable[[Any], Fact]] = MappingProxyType(
    {
        **sides_of("own", "foe"),
        **sites_of("own_gone", "own_come", "own_taken", "foe_gone", "foe_come"),
        **sites_of("gone", "come", "stacks", "strange", "recoloured"),
        "everything": sites_of("sites")["sites"],
    }
)
"""What every sentence on a change can tell."""

R = TypeVar("R", bound=Record)


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared(Generic[R]):
    """Board compared with the position before; sites are in board order.

    Attributes
    ----------
    record
        The game.
    board
        What stands on every site now.
    sites
        All that changed.
    strange
        Those that hold something else than pieces of the game.
    """

    record: R
    position: TablePosition
    board: Mapping[str, Content]
    sites: Names
    strange: Names

    @property
    def wording(self) -> Wording:
        """Return the game's terms for its pieces."""
        return self.record.card.wording

    def cite(self, law: Law) -> Sentence:
        """Return rulebook, entry and what it says on the law."""
        return self.record.card.cite(law)

    @property
    def is_over(self) -> bool:
        """Return True if the game was over before."""
        return self.position.ending is not None

    @property
    def own(self) -> Piece:
        """Return the pieces of the side to move."""
        return self.position.colours[self.position.mover]

    @property
    def foe(self) -> Piece:
        """Return the pieces of the other side."""
        return self.position.colours[1 - self.position.mover]


@dataclass(frozen=True, slots=True, kw_only=True)
class Change(Compared[R]):
    """Difference between a position and a board of single pieces of two sides.

    Attributes
    ----------
    own_gone, own_come, foe_gone, foe_come
        Where pieces of a colour stand no more, and where they stand anew.
    neutral_gone, neutral_come
        Where pieces of no side stand no more, and where they stand anew.
    stacks
        Sites that hold more than one piece.
    """

    own_gone: Names
    own_come: Names
    foe_gone: Names
    foe_come: Names
    neutral_gone: Names
    neutral_come: Names
    stacks: Names

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """Return the numbers of pieces gone and come: own, own, foe, foe."""
        groups = (self.own_gone, self.own_come, self.foe_gone, self.foe_come)
        gone, come, foe_gone, foe_come = (len(sites) for sites in groups)
        return gone, come, foe_gone, foe_come

    @property
    def hands(self) -> tuple[int, int]:
        """Return the pieces in hand of each colour, ``own`` first."""
        in_hand = self.position.in_hand
        return in_hand[self.own], in_hand[self.foe]

    @property
    def recoloured(self) -> Names:
        """Return the sites where a piece of one colour stands for one of the other."""
        return tuple(
            site
            for site in self.sites
            if (site in self.own_gone and site in self.foe_come)
            or (site in self.foe_gone and site in self.own_come)
        )

    @property
    def gone(self) -> Names:
        """Return the sites where pieces of either colour stand no more."""
        return tuple(s for s in self.sites if s in (*self.own_gone, *self.foe_gone))

    @property
    def come(self) -> Names:
        """Return the sites where pieces of either colour stand anew."""
        return tuple(s for s in self.sites if s in (*self.own_come, *self.foe_come))

    @property
    def own_taken(self) -> Names:
        """Return the sites that own pieces were taken from, and did not move from."""
        board = find_board(self.record.card.board)
        return taken_from(board, self.own_gone, self.own_come)

    @property
    def is_from_no_hand(self) -> bool:
        """Return True if more pieces came than went and than were in hand."""
        gone, come, foe_gone, foe_come = self.shape
        hand, foe_hand = self.hands
        return come > gone + hand or foe_come > foe_gone + foe_hand


def change_between(
    record: R, position: TablePosition, board: Mapping[str, Content]
) -> Change[R]:
    """Return the difference between a board, every site listed, and a position."""
    own, foe = position.colours[position.mover], position.colours[1 - position.mover]
    before = position.contents
    changed, _ = differing(position, board)
    neutral = position.colours[2:]
    known: tuple[Content, ...] = ((), (own,), (foe,), *((piece,) for piece in neutral))

    def gone(*colours: Piece) -> Names:
        # a site that holds no single piece is compared by itself
        return tuple(
            s for s in changed if _is_one(before[s], colours) and board[s] in known
        )

    def come(*colours: Piece) -> Names:
        return tuple(site for site in changed if _is_one(board[site], colours))

    odd = [site for site in changed if board[site] not in known]
    stacks = tuple(s for s in odd if _is_stack(board[s], (own, foe, *neutral)))
    return Change(
        record=record,
        position=position,
        board=board,
        own_gone=gone(own),
        own_come=come(own),
        foe_gone=gone(foe),
        foe_come=come(foe),
        neutral_gone=gone(*neutral),
        neutral_come=come(*neutral),
        stacks=stacks,
        strange=tuple(site for site in odd if site not in stacks),
        sites=changed,
    )


def differing(
    position: TablePosition, board: Mapping[str, Content]
) -> tuple[Names, Names]:
    """Return the sites that changed, and which of them hold no pieces of the game."""
    before, known = position.contents, {*position.colours}
    changed = tuple(site for site in position.names if board[site] != before[site])
    strange = tuple(
        site
        for site in changed
        if not isinstance(held := board[site], tuple) or not known.issuperset(held)
    )
    return changed, strange


def parts_of(change: Change[R]) -> dict[str, Any]:
    """Return the fields of a change, for a family's change that knows more."""
    return {field.name: getattr(change, field.name) for field in fields(Change)}


def taken_from(board: Board, gone: Sequence[str], come: Sequence[str]) -> Names:
    """Return the sites from which pieces, all alike, were taken off the board.

    The others have moved to where pieces have come: each the shortest way, as they
    are led back.
    """
    alike = (Piece("any"),)
    stands: dict[str, Content] = dict.fromkeys(gone, ())
    stands |= dict.fromkeys(come, alike)
    stood: dict[str, Content] = dict.fromkeys(come, ())
    stood |= dict.fromkeys(gone, alike)
    mend = mend_between(board, stands, stood)
    off = {act.there for act in mend if act.kind is ActKind.PUT}
    return tuple(site for site in gone if site in off)


def shift(here: str, there: str) -> Shift:
    """Return the displacement between two sites, by their names."""
    across = abs(ord(here[0]) - ord(there[0]))
    return across, abs(int(here[1:]) - int(there[1:]))


def _is_one(content: Content, colours: tuple[Piece, ...]) -> bool:
    return isinstance(content, tuple) and len(content) == 1 and content[0] in colours


def _is_stack(content: Content, colours: tuple[Piece, ...]) -> bool:
    return isinstance(content, tuple) and all(chip in colours for chip in content)

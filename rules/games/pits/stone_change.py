"""How a board of single stones differs from a position, and words for it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.core.pieces import Content, Piece
from rules.games.table_position import TablePosition


@dataclass(frozen=True, slots=True)
class StoneChange:
    """How a board differs from a position; sites are in board order.

    Attributes
    ----------
    board
        What stands on every site now.
    own, foe
        The colours: of the side to move, and the other.
    own_gone, own_come, foe_gone, foe_come
        Where stones of a colour stand no more, and where they stand anew.
    stacks
        Sites that hold more than one stone.
    strange
        Sites that hold something else than stones of the two colours.
    everything
        All sites that changed.
    """

    position: TablePosition
    board: Mapping[str, Content]
    own: str
    foe: str
    own_gone: tuple[str, ...]
    own_come: tuple[str, ...]
    foe_gone: tuple[str, ...]
    foe_come: tuple[str, ...]
    stacks: tuple[str, ...]
    strange: tuple[str, ...]
    everything: tuple[str, ...]

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """Return how many stones have gone and come: own, own, foe, foe."""
        groups = (self.own_gone, self.own_come, self.foe_gone, self.foe_come)
        gone, come, foe_gone, foe_come = (len(sites) for sites in groups)
        return gone, come, foe_gone, foe_come

    @property
    def hands(self) -> tuple[int, int]:
        """Return the stones in hand of each colour, ``own`` first."""
        in_hand = self.position.in_hand
        return in_hand[self.own], in_hand[self.foe]

    @property
    def recoloured(self) -> tuple[str, ...]:
        """Return the sites where a stone of one colour stands for one of the other."""
        return tuple(
            site
            for site in self.everything
            if (site in self.own_gone and site in self.foe_come)
            or (site in self.foe_gone and site in self.own_come)
        )

    def words(self) -> dict[str, str]:
        """Return what a sentence about the change may name."""
        return {
            "own": self.own,
            "foe": self.foe,
            "own_gone": spoken(self.own_gone),
            "own_come": spoken(self.own_come),
            "foe_gone": spoken(self.foe_gone),
            "foe_come": spoken(self.foe_come),
            "gone": self._named(self.own_gone, self.foe_gone),
            "come": self._named(self.own_come, self.foe_come),
            "stacks": spoken(self.stacks),
            "strange": spoken(self.strange),
            "recoloured": spoken(self.recoloured),
            "everything": spoken(self.everything),
        }

    def _named(self, *groups: tuple[str, ...]) -> str:
        return spoken(s for s in self.everything if any(s in group for group in groups))


def stone_change(position: TablePosition, board: Mapping[str, Content]) -> StoneChange:
    """Return how a board, every site listed, differs from a position."""
    mover = position.mover % 2
    own, foe = Piece(position.colours[mover]), Piece(position.colours[1 - mover])
    before = position.contents
    changed = tuple(site for site in position.names if board[site] != before[site])
    known: tuple[Content, ...] = ((), (own,), (foe,))

    def gone(colour: str) -> tuple[str, ...]:
        # a site that holds no single stone is told apart by itself
        return tuple(s for s in changed if before[s] == (colour,) and board[s] in known)

    def come(colour: str) -> tuple[str, ...]:
        return tuple(site for site in changed if board[site] == (colour,))

    odd = [site for site in changed if board[site] not in known]
    stacks = tuple(s for s in odd if _is_stack(board[s], (own, foe)))
    return StoneChange(
        position=position,
        board=board,
        own=own,
        foe=foe,
        own_gone=gone(own),
        own_come=come(own),
        foe_gone=gone(foe),
        foe_come=come(foe),
        stacks=stacks,
        strange=tuple(site for site in odd if site not in stacks),
        everything=changed,
    )


def spoken(sites: Iterable[str]) -> str:
    """Return sites as they are said: 'a7, d7 and g7'."""
    *others, last = tuple(sites) or ("nothing",)
    return f"{', '.join(others)} and {last}" if others else last


def _is_stack(content: Content, colours: tuple[str, str]) -> bool:
    return isinstance(content, tuple) and all(chip in colours for chip in content)

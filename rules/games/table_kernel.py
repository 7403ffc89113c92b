"""Base of the kernels of games with chips on sites."""

from abc import abstractmethod
from collections.abc import Hashable, Mapping
from typing import TypeVar

from rules.core.model import Turn
from rules.core.pieces import Piece
from rules.games.card import Record
from rules.games.kernel import Kernel
from rules.games.table_position import TablePosition

R = TypeVar("R", bound=Record)


class TableKernel(Kernel[R, TablePosition]):
    """The rules of a game that is played with chips on sites."""

    @abstractmethod
    def turns(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the legal turns of a position that has not ended, in order."""

    def first(
        self,
        sides: tuple[str, ...],
        stands: Mapping[str, tuple[Piece, ...]],
        *,
        colours: tuple[Piece, ...] | None = None,
        hands: tuple[int, ...] | None = None,
        memory: Hashable = None,
    ) -> TablePosition:
        """Return a position whose first side is to move, not yet settled.

        Parameters
        ----------
        sides
            Who plays, in the order of their turns.
        stands
            What stands on the sites that are not empty.
        colours
            The pieces that are played with; None: each side has its own.
        hands
            Of each colour the chips yet to be placed; None: none.
        memory
            What else the rules need to know of the past.
        """
        pieces = colours or tuple(map(Piece, sides))
        return TablePosition(
            names=self.sites,
            stands=tuple(stands.get(site, ()) for site in self.sites),
            sides=sides,
            colours=pieces,
            hands=hands or (0,) * len(pieces),
            held=(0,) * len(sides),
            mover=0,
            memory=memory,
            lister=self.turns,
        )

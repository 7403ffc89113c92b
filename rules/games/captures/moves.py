"""Move generator of a game of captures: steps and captures."""

from collections.abc import Iterable, Iterator

from rules.boards.table import find_board
from rules.core.model import StepKind, Turn
from rules.games.captures.chains import (
    EMPTY,
    Allows,
    Chain,
    Owners,
    chains_from,
    goes_on,
    rays_of,
)
from rules.games.captures.record import CaptureRecord
from rules.games.captures.record import ChainLength as Must

ONWARD = (1, -1)
"""Where ahead is for each side: the first looks north, the second south."""


class Moves:
    """Move generator of one game on its board."""

    def __init__(self, record: CaptureRecord) -> None:
        self.record = record
        self.rays = rays_of(record)
        lattice = find_board(record.card.board).lattice
        assert lattice is not None  # the record has looked
        self._lattice, self.places = lattice, lattice.places
        self.allows = goes_on(record)

    def chains(
        self,
        owners: Owners,
        site: str,
        *,
        is_king: bool,
        allows: Allows | None = None,
    ) -> Iterator[Chain]:
        """Yield every chain of captures of a piece, legal or too short."""
        return chains_from(
            self.rays,
            owners,
            site,
            capture=self.record.capture,
            flies=is_king,
            allows=allows or self.allows,
        )

    def compulsory(self, chains: Iterable[Chain]) -> list[Chain]:
        """Return the chains among which the rules let the player choose."""
        if self.record.chain is Must.OPTIONAL:
            return list(chains)
        most, longest = 0, list[Chain]()
        for chain in chains:
            if len(chain.hops) > most:
                most, longest = len(chain.hops), []
            if len(chain.hops) == most:
                longest.append(chain)
        return longest

    def steps(
        self, owners: Owners, site: str, side: int, *, is_king: bool
    ) -> Iterator[str]:
        """Yield targets of a piece without capturing."""
        if is_king:
            for ray in self.rays[site].values():
                for to in ray:
                    if owners[to] != EMPTY:
                        break
                    yield to
            return
        for to in self.beside(site, side):
            if owners[to] == EMPTY:
                yield to

    def beside(self, site: str, side: int) -> Iterator[str]:
        """Yield the sites that lie one step from a man's, as its side looks."""
        if not self.record.steps:
            yield from (ray[0] for ray in self.rays[site].values() if ray)
            return
        file, rank = self.places[site]
        for east, ahead in self.record.steps:
            to = self._lattice.names.get((file + east, rank + ahead * ONWARD[side]))
            if to is not None:
                yield to

    def is_farthest(self, site: str, side: int) -> bool:
        """Return True if a site lies on the rank farthest from a side."""
        return self.places[site][1] == (self._lattice.ranks, 1)[side]

    def may_come_back(self, turn: Turn) -> bool:
        """Return True if what a turn does can be undone by later ones."""
        took = any(step.kind is not StepKind.MOVE for step in turn.steps)
        is_man = bool(self.record.steps) and not turn.steps[0].piece.kind
        return not took and not is_man  # men that have ways of their own only go ahead

"""End of a game shown on the board by the players' royal pieces.

A camera distinguishes sides, not kinds. What makes it sure is that the royal pieces
have left their sites, that pieces of both sides stand in the middle, that at least one
of them has come there from farther than a royal piece goes, and that nothing else has
changed but in the middle and close to it. Two royal pieces side by side are never
legal.
"""

from collections.abc import Collection, Iterator, Mapping, Set
from dataclasses import dataclass

from rules.core.pieces import Content, Piece
from rules.games.kinds.record import KindRecord
from rules.games.table_position import TablePosition

Stands = Mapping[str, str]
"""The side whose piece stands on a site, for each site that is not empty."""

Pair = tuple[str, str]
"""A site for the royal piece of each side, in the order of the sides."""


def winners_shown(
    record: KindRecord,
    position: TablePosition,
    board: Mapping[str, Content],
    exchanged: Collection[str] = (),
) -> tuple[str, ...] | None:
    """Return the winners shown by the royal pieces, () for a draw, or None.

    ``exchanged``: the sites whose pieces look alike but are surely others. Where two
    ways to see the board say different things, the less far-fetched one counts; where
    neither is, nothing is shown.
    """
    home = _royals(record, position)
    if home is None or position.ending is not None:
        return None
    ways = list(_ways(record, position, board, home, exchanged))
    least = min((far_fetched for far_fetched, _ in ways), default=None)
    found = {winners for far_fetched, winners in ways if far_fetched == least}
    return found.pop() if len(found) == 1 else None


def _royals(record: KindRecord, position: TablePosition) -> Pair | None:
    """Return the sites of the royal pieces, None where one is missing."""
    known = {held: site for site, held in position.contents.items()}
    one, other = (
        known.get((Piece.of(side, record.royal),), "") for side in position.sides
    )
    return (one, other) if one and other else None


def _ways(
    record: KindRecord,
    position: TablePosition,
    board: Mapping[str, Content],
    home: Pair,
    exchanged: Collection[str],
) -> Iterator[tuple[tuple[int, int], tuple[str, ...]]]:
    """Yield interpretations of a board: improbability, and winners.

    Each royal piece may be the one or the other of two in the middle.
    """
    places, sides = record.lattice.places, position.sides
    middle = {site for shown in record.shown for site in shown.sites}
    before, after = _sides(position.contents), _sides(board)
    for shown in record.shown:
        for there in (shown.sites, shown.sites[::-1]):
            way = _Way(
                places, middle, sides, before, after, exchanged, home=home, there=there
            )
            if way.is_fit:
                number = shown.winner
                won = () if number is None else (sides[number],)
                yield way.far_fetched, won


def _sides(contents: Mapping[str, Content]) -> Stands:
    return {
        site: Piece(held[-1]).side
        for site, held in contents.items()
        if isinstance(held, tuple) and held
    }


@dataclass(frozen=True, slots=True)
class _Way:
    """One way to see a board: the royal pieces went from ``home`` to ``there``."""

    places: Mapping[str, tuple[int, int]]
    middle: Set[str]
    sides: tuple[str, ...]
    before: Stands
    after: Stands
    exchanged: Collection[str]
    home: Pair
    there: Pair

    @property
    def is_fit(self) -> bool:
        """Return True if the board may be seen so."""
        return (
            self._royals_stand()
            and any(map(self._was_put, range(len(self.sides))))
            and all(map(self._others_fit, range(len(self.sides))))
        )

    @property
    def far_fetched(self) -> tuple[int, int]:
        """Return the numbers of royal pieces not seen to come, and of others moved."""
        unseen = sum(not self._came(number) for number in range(len(self.sides)))
        return unseen, sum(len(self._gone(side)) for side in self.sides)

    def _royals_stand(self) -> bool:
        """Return True if both have left, and a piece of each side stands there."""
        left = all(here != to for here, to in zip(self.home, self.there, strict=True))
        empty = all(site in self.there or site not in self.after for site in self.home)
        return (
            left
            and empty
            and all(
                self.after.get(to) == side
                for to, side in zip(self.there, self.sides, strict=True)
            )
        )

    def _came(self, number: int) -> bool:
        """Return True if a royal piece is seen to have come."""
        there = self.there[number]
        return there in self.exchanged or self.before.get(there) != self.sides[number]

    def _was_put(self, number: int) -> bool:
        """Return True if a royal piece is seen to have come, and by no step of its."""
        far = not self._is_beside(self.home[number], self.there[number])
        return far and self._came(number)

    def _others_fit(self, number: int) -> bool:
        """Return True if a side's other pieces stand, or were put out of the way.

        From the middle they may have been taken off the board, or moved close to it,
        but not where the royal piece itself may have gone by a step.
        """
        side, home = self.sides[number], self.home[number]
        gone, come = self._gone(side), self._come(side)
        return (
            gone <= self.middle
            and len(come) <= len(gone)
            and not any(self._is_beside(home, site) for site in come)
            and all(self._is_close(site) for site in come)
        )

    def _gone(self, side: str) -> Set[str]:
        """Return the sites that other pieces of a side have left."""
        return self._others(self.before, self.home, side) - self._others(
            self.after, self.there, side
        )

    def _come(self, side: str) -> Set[str]:
        """Return the sites to which other pieces of a side have come."""
        return self._others(self.after, self.there, side) - self._others(
            self.before, self.home, side
        )

    @staticmethod
    def _others(stands: Stands, royals: Pair, side: str) -> Set[str]:
        return {
            site for site, its in stands.items() if its == side and site not in royals
        }

    def _is_close(self, site: str) -> bool:
        return any(self._is_beside(site, other) for other in self.middle)

    def _is_beside(self, site: str, other: str) -> bool:
        """Return True if one site is at most a step in any way from another."""
        (file, rank), (to_file, to_rank) = self.places[site], self.places[other]
        return max(abs(file - to_file), abs(rank - to_rank)) <= 1

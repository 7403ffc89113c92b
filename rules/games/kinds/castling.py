"""Castling: target sites, and the sites passed over."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from rules.games.kinds.record import Castling
from rules.games.kinds.tables import PieceTables

SHORT, LONG = "O-O", "O-O-O"
"""How castling is written: toward the last file, toward the first."""

ROOK = "R"
"""The letter of the piece that a king castles with."""

_KING_FILES = {SHORT: 7, LONG: 3}
_ROOK_FILES = {SHORT: 6, LONG: 4}


class Castle(NamedTuple):
    """Castling move of king and rook.

    Attributes
    ----------
    text
        How it is written.
    king, king_to, rook, rook_to
        The sites by number.
    kings_way
        The sites from the king's first to its last, both included.
    between
        All sites that have to be empty but for the two.
    """

    text: str
    king: int
    king_to: int
    rook: int
    rook_to: int
    kings_way: tuple[int, ...]
    between: tuple[int, ...]


def castles(
    castling: Castling, tables: PieceTables, king: int, rooks: Collection[str]
) -> Iterator[Castle]:
    """Yield the castlings that a king has not lost, the short one first."""
    file, rank = tables.places[king]
    at = {place: site for site, place in enumerate(tables.places)}
    names = tables.names
    found = []
    for name in rooks:
        rook = names.index(name)
        rook_file, rook_rank = tables.places[rook]
        if rook_rank != rank:
            continue
        text = SHORT if rook_file > file else LONG
        if castling is Castling.FIDE:
            king_file, to_file = _KING_FILES[text], _ROOK_FILES[text]
        else:
            step = 1 if rook_file > file else -1
            king_file, to_file = file + 2 * step, file + step
            if (king_file, rank) not in at:
                king_file, to_file = rook_file, file
        kings = _span(at, rank, file, king_file)
        found.append(
            Castle(
                text=text,
                king=king,
                king_to=at[king_file, rank],
                rook=rook,
                rook_to=at[to_file, rank],
                kings_way=kings,
                between=(*kings, *_span(at, rank, rook_file, to_file)),
            )
        )
    yield from sorted(found, key=lambda castle: castle.text)


def _span(
    at: dict[tuple[int, int], int], rank: int, first: int, last: int
) -> tuple[int, ...]:
    step = 1 if last >= first else -1
    return tuple(at[file, rank] for file in range(first, last + step, step))

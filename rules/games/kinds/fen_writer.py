"""Write a position as X-FEN, which allows rooks on any file."""

from collections.abc import Mapping

from rules.core.pieces import Piece
from rules.games.kinds.history import KindsPast
from rules.games.kinds.record import KindRecord
from rules.games.kinds.set_up import placement
from rules.games.table_position import TablePosition


def write_fen(record: KindRecord, position: TablePosition, number: int = 1) -> str:
    """Return a position as X-FEN; the next turn is written under the number."""
    past = position.memory
    assert isinstance(past, KindsPast)
    where = placement(record, position.contents, position.sides[0])
    mover = "wb"[position.mover]
    rights = _rights(record, position, past) or "-"
    passed = past.passed or "-"
    return f"{where} {mover} {rights} {passed} {past.quiet} {number}"


def _rights(record: KindRecord, position: TablePosition, past: KindsPast) -> str:
    """Return the letters of castling: K and Q, a file where those would mislead."""
    stands = {
        site: held[-1]
        for site, held in zip(position.names, position.stands, strict=True)
        if held
    }
    found = ""
    for side in (0, 1):
        row = first_rank_of(record, stands, position.sides, side)
        king = next((f for f, kind in row.items() if kind == record.royal), "")
        rooks = [file for file, kind in row.items() if kind == "R"]
        letters = ""
        for file in reversed(rooks):
            if f"{file}{rank_of(record, side)}" not in past.rooks:
                continue
            outermost, letter = (rooks[-1], "K") if file > king else (rooks[0], "Q")
            letters += letter if file == outermost else file.upper()
        found += letters.lower() if side else letters
    return found


def first_rank_of(
    record: KindRecord, stands: Mapping[str, Piece], sides: tuple[str, ...], side: int
) -> Mapping[str, str]:
    """Return the kinds of a side's pieces on its first rank, by file."""
    rank = rank_of(record, side)
    return {
        site[0]: piece.kind
        for site, piece in sorted(stands.items())
        if site[1:] == str(rank) and piece.side == sides[side]
    }


def rank_of(record: KindRecord, side: int) -> int:
    """Return the number of a side's first rank."""
    return record.lattice.ranks if side else 1

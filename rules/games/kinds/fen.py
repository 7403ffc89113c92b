"""Positions as FEN writes them: X-FEN, in which rooks may stand anywhere."""

from collections.abc import Iterator, Mapping

from rules.core.errors import NotationError
from rules.core.pieces import Piece
from rules.games.kinds.kernel import KindKernel
from rules.games.kinds.past import Past
from rules.games.kinds.record import Castling
from rules.games.kinds.set_up import pieces_in, placement
from rules.games.table_position import TablePosition


def read_fen(
    kernel: KindKernel, text: str, sides: tuple[str, ...] | None = None
) -> TablePosition:
    """Return the position that a FEN describes.

    Parameters
    ----------
    kernel
        The rules.
    text
        'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'; what is left out is as at first.
        Letters of castling are Shredder-FEN's, files, or K and Q for the outermost
        rook on that side.
    sides
        The names of the sides; None: the usual ones.

    Raises
    ------
    NotationError
        If it is no FEN of this board.
    """
    fields = text.split() + ["w", "-", "-", "0", "1"][max(len(text.split()) - 1, 0) :]
    if len(fields) != 6:
        raise NotationError(f"{text!r} is no FEN: it has {len(text.split())} fields")
    where, mover, rights, passed, quiet, _ = fields
    players = sides or kernel.record.sides
    stands = pieces_in(where, kernel.record.lattice, players)
    if mover not in {"w", "r", "b"} or not quiet.isdecimal():
        raise NotationError(f"{text!r} is no FEN: after the pieces comes 'w' or 'b'")
    side = 1 if mover == "b" else 0
    past = Past(
        rooks=frozenset(_rooks(kernel, stands, rights, players)), quiet=int(quiet)
    )
    position = kernel.position(players, stands, side, past)
    if passed != "-":
        position = kernel.passing(position, passed)
    return kernel.settled(kernel.remembered(position))


def write_fen(kernel: KindKernel, position: TablePosition, turns: int = 0) -> str:
    """Return a position as X-FEN, after so many turns."""
    past = position.memory
    assert isinstance(past, Past)
    where = placement(position.contents, kernel.record.lattice, position.sides[0])
    mover = "wb"[position.mover]
    rights = _rights(kernel, position, past) or "-"
    passed = past.passed or "-"
    return f"{where} {mover} {rights} {passed} {past.quiet} {turns // 2 + 1}"


def _rooks(
    kernel: KindKernel, stands: Mapping[str, Piece], rights: str, sides: tuple[str, ...]
) -> Iterator[str]:
    """Yield the sites of the rooks that letters of castling name."""
    if kernel.record.castling is Castling.NONE or rights == "-":
        return
    for letter in rights:
        row = _first_rank(kernel, stands, sides, letter.islower())
        king = next((f for f, kind in row.items() if kind == kernel.record.royal), "")
        rooks = [site_file for site_file, kind in row.items() if kind == "R"]
        match letter.lower():
            case "k":
                wanted = [file for file in rooks if king and file > king][-1:]
            case "q":
                wanted = [file for file in rooks if file < king][:1]
            case file_letter:
                wanted = [file for file in rooks if file == file_letter]
        if not wanted:
            raise NotationError(
                f"{sides[letter.islower()]} has no rook to castle with: {letter!r}"
            )
        yield f"{wanted[0]}{_rank(kernel, letter.islower())}"


def _rights(kernel: KindKernel, position: TablePosition, past: Past) -> str:
    """Return the letters of castling: K and Q, a file where those would mislead."""
    stands = {
        site: held[-1]
        for site, held in zip(position.names, position.stands, strict=True)
        if held
    }
    found = ""
    for side in (0, 1):
        row = _first_rank(kernel, stands, position.sides, side)
        king = next((f for f, kind in row.items() if kind == kernel.record.royal), "")
        rooks = [file for file, kind in row.items() if kind == "R"]
        letters = ""
        for file in reversed(rooks):
            if f"{file}{_rank(kernel, side)}" not in past.rooks:
                continue
            outermost, letter = (rooks[-1], "K") if file > king else (rooks[0], "Q")
            letters += letter if file == outermost else file.upper()
        found += letters.lower() if side else letters
    return found


def _first_rank(
    kernel: KindKernel, stands: Mapping[str, Piece], sides: tuple[str, ...], side: int
) -> Mapping[str, str]:
    """Return the kinds of a side's pieces on its first rank, by file."""
    rank = _rank(kernel, side)
    return {
        site[0]: piece.kind
        for site, piece in sorted(stands.items())
        if site[1:] == str(rank) and piece.side == sides[side]
    }


def _rank(kernel: KindKernel, side: int) -> int:
    return kernel.record.lattice.ranks if side else 1

"""Positions as FEN writes them: X-FEN, in which rooks may stand anywhere."""

from collections.abc import Iterator, Mapping

from rules.core.errors import NotationError
from rules.core.pieces import Piece
from rules.games.kinds.fen_written import first_rank_of, rank_of
from rules.games.kinds.kernel import KindKernel
from rules.games.kinds.past import Past
from rules.games.kinds.record import Castling
from rules.games.kinds.set_up import pieces_in
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


def _rooks(
    kernel: KindKernel, stands: Mapping[str, Piece], rights: str, sides: tuple[str, ...]
) -> Iterator[str]:
    """Yield the sites of the rooks that letters of castling name."""
    if kernel.record.castling is Castling.NONE or rights == "-":
        return
    for letter in rights:
        row = first_rank_of(kernel.record, stands, sides, letter.islower())
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
        yield f"{wanted[0]}{rank_of(kernel.record, letter.islower())}"

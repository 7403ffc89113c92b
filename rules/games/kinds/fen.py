"""Parse X-FEN, which allows rooks on any file."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.core.errors import NotationError
from rules.core.pieces import Piece
from rules.games.kinds.fen_writer import first_rank_of, rank_of
from rules.games.kinds.record import Castling, KindRecord
from rules.games.kinds.set_up import pieces_in

_LEFT_OUT = ("", "w", "-", "-", "0", "1")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fen:
    """Content of a FEN.

    Attributes
    ----------
    stands
        The pieces by their sites.
    mover
        The number of the side to move.
    rooks
        The sites of the rooks with which their kings may still castle.
    passed
        The site that a pawn has just passed over, '' for none.
    quiet
        How many turns in succession were no progress.
    number
        Under which number the next turn is written.
    """

    stands: Mapping[str, Piece]
    mover: int
    rooks: frozenset[str]
    passed: str
    quiet: int
    number: int


def read_fen(
    record: KindRecord, text: str, sides: tuple[str, ...] | None = None
) -> Fen:
    """Return a parsed FEN.

    Parameters
    ----------
    record
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
    told = text.split()
    if not 1 <= len(told) <= len(_LEFT_OUT):
        raise NotationError(
            f"{text!r} is no FEN: it has {len(told)} fields, not 1 to 6"
        )
    where, mover, rights, passed, quiet, number = (*told, *_LEFT_OUT[len(told) :])
    players = sides or record.sides
    stands = pieces_in(record, where, players)
    if mover not in {"w", "r", "b"}:
        raise NotationError(
            f"after the pieces comes {mover!r}; expected 'w' or 'b', who is to move"
        )
    if not (quiet.isdecimal() and number.isdecimal()):
        raise NotationError(
            f"it ends in {quiet!r} and {number!r}; expected the turns without progress "
            "and the number of the next"
        )
    return Fen(
        stands=stands,
        mover=int(mover == "b"),
        rooks=frozenset(_rooks(record, stands, rights, players)),
        passed="" if passed == "-" else passed,
        quiet=int(quiet),
        number=max(int(number), 1),
    )


def _rooks(
    record: KindRecord, stands: Mapping[str, Piece], rights: str, sides: tuple[str, ...]
) -> Iterator[str]:
    """Yield the sites of the rooks that letters of castling name."""
    if record.castling is Castling.NONE or rights == "-":
        return
    for letter in rights:
        row = first_rank_of(record, stands, sides, letter.islower())
        king = next((f for f, kind in row.items() if kind == record.royal), "")
        rooks = [site_file for site_file, kind in row.items() if kind == "R" and king]
        match letter.lower():
            case "k":
                wanted = [file for file in rooks if file > king][-1:]
            case "q":
                wanted = [file for file in rooks if file < king][:1]
            case file_letter:
                wanted = [file for file in rooks if file == file_letter]
        if not wanted:
            raise NotationError(
                f"{sides[letter.islower()]} has no rook to castle with: {letter!r}"
            )
        yield f"{wanted[0]}{rank_of(record, letter.islower())}"

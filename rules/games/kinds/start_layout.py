"""Start a game from the board as it lies, where signs identify the pieces."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rules.core.errors import OptionError
from rules.core.faces import SURE, Faces, assigned
from rules.core.facts import Man
from rules.core.game import Game
from rules.core.model import Position
from rules.core.pieces import Piece
from rules.games.kinds.fen_start import begun_from
from rules.games.kinds.fen_writer import write_fen
from rules.games.kinds.history import KindsPast
from rules.games.kinds.kernel import KindKernel
from rules.games.kinds.record import Castling, KindRecord
from rules.games.kinds.set_up import pieces_in

_MOST_UNSURE = 4  # pieces, of which one may be uncertain: else faces are no evidence


@dataclass(frozen=True, slots=True)
class Lying:
    """Start from a board as detected.

    Attributes
    ----------
    fen
        The position. A king and a rook on their first squares may castle; nothing has
        just passed.
    to_move
        The side to move.
    unsure
        The pieces that may be others: 'the horse on b1'.
    """

    fen: str
    to_move: str
    unsure: tuple[Man, ...]


def lying(
    game: Game,
    start: Position,
    sides: Mapping[str, str],
    faces: Faces,
    first: str | None = None,
) -> Lying:
    """Return the position of a board as it lies.

    Parameters
    ----------
    game
        What is played.
    start
        Its usual start: how many there are of each piece, and how sides are called.
    sides
        By site, whose piece stands there.
    faces
        What is written on the pieces.
    first
        The side to move; None: the one that begins the game.

    Raises
    ------
    OptionError
        If the pieces have no names, their signs are ambiguous, or the position cannot
        be one of the game.
    """
    if not isinstance(record := game.record, KindRecord):
        raise OptionError(
            f"{game.title} begins as its rules say; as the board lies begin only games "
            "whose pieces have names, as Xiangqi"
        )
    stands = assigned(faces, sides, _most(record, start))
    unsure = [site for site in stands if not _is_sure(faces, stands, site)]
    if len(stands) < len(sides) or len(unsure) > max(2, len(sides) // _MOST_UNSURE):
        told = len(stands) - len(unsure)
        raise OptionError(
            f"I see whose {len(sides)} pieces stand where, but can tell the kind of "
            f"{told} only: teach what is written on them (calibrate --teach FILE "
            f"--start {game.id}), or give the position as --position FEN"
        )
    mover = start.sides.index(first) if first is not None else 0
    past = KindsPast(rooks=_rooks(record, stands, start.sides), quiet=0)
    position = KindKernel(record).position(start.sides, stands, mover, past)
    fen = write_fen(record, position)
    begun_from(game, fen)
    return Lying(
        fen,
        start.sides[mover],
        tuple(game.named_on(stands[site], site) for site in unsure),
    )


def _most(record: KindRecord, start: Position) -> Mapping[Piece, int]:
    """Return the largest number of each piece; a pawn may have been promoted."""
    there = Counter(
        Piece(held[0])
        for held in start.contents.values()
        if isinstance(held, tuple) and held
    )
    most = Counter(there)
    for side in start.sides:
        for kind in record.kinds:
            for letter in kind.becomes:
                most[Piece.of(side, letter)] += there[Piece.of(side, kind.letter)]
    return most


def _is_sure(faces: Faces, stands: Mapping[str, Piece], site: str) -> bool:
    """Return True if a face speaks for what a piece is taken for, and that alone."""
    piece, told = stands[site], faces.get(site, {})
    others = [
        chance
        for other, chance in told.items()
        if other.side == piece.side and other != piece
    ]
    return piece in told and told[piece] >= max(others, default=-SURE) + SURE


def _rooks(
    record: KindRecord, stands: Mapping[str, Piece], sides: tuple[str, ...]
) -> frozenset[str]:
    """Return the sites of the rooks that stand, as their kings do, where they began."""
    first = pieces_in(record, record.set_up, sides)
    if record.castling is Castling.NONE:
        return frozenset()
    kings = {
        piece.side
        for site, piece in first.items()
        if piece.kind == record.royal and stands.get(site) == piece
    }
    return frozenset(
        site
        for site, piece in first.items()
        if piece.kind == "R" and piece.side in kings and stands.get(site) == piece
    )

"""Turns described by the piece that moves: 'knight takes d4, check'."""

from dataclasses import dataclass
from enum import Enum

from rules.core.model import StepKind, Turn
from rules.core.pieces import Piece

_BESIDE = {StepKind.REMOVE, StepKind.PROMOTE}


class Threat(Enum):
    """Threat of a turn to the next side's royal piece."""

    NONE = "nothing"
    CHECK = "it is attacked"
    MATE = "it is attacked and cannot be saved"


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceTurn:
    """A turn of one piece that has a name.

    Attributes
    ----------
    piece
        The piece that moves.
    here, there
        Where it starts and ends.
    alone
        Whether no other piece of its kind could go there: then where it starts need
        not be said. False where the position is not known.
    taken
        What it captures, None for nothing.
    becomes
        The letter of the kind that it is promoted to, '' if it is not.
    threat
        What it does to the other side's royal piece.
    """

    piece: Piece
    here: str
    there: str
    alone: bool = False
    taken: Piece | None = None
    becomes: str = ""
    threat: Threat = Threat.NONE


def piece_turn(turn: Turn) -> PieceTurn | None:
    """Return a turn by its piece, from the turn alone; None if it has none.

    Castling, chains of captures and illegal turns that stand have none.
    """
    moves = [step for step in turn.steps if step.kind is StepKind.MOVE]
    beside = [step for step in turn.steps if step.kind is not StepKind.MOVE]
    taken = [step.piece for step in beside if step.kind is StepKind.REMOVE]
    if turn.stood is not None or len(moves) != 1 or len(taken) > 1:
        return None
    if not moves[0].piece.kind or not {step.kind for step in beside} <= _BESIDE:
        return None
    becomes = [s.piece.kind for s in beside if s.kind is StepKind.PROMOTE]
    return PieceTurn(
        piece=moves[0].piece,
        here=moves[0].site,
        there=moves[0].to or moves[0].site,
        taken=taken[0] if taken else None,
        becomes=becomes[0] if becomes else "",
    )

"""Turns as other programs write them: chess in SAN, Xiangqi in ICCS and WXF."""

import re
from collections.abc import Sequence

from rules.core.errors import NotationError
from rules.core.model import Step, StepKind, Turn
from rules.games.kinds.going import OwnView
from rules.games.kinds.record import RecordSpelling
from rules.games.kinds.wxf import WXF, is_wxf, wxf_of
from rules.games.table_position import TablePosition

_SAN = re.compile(
    r"([KQRBN]?)([a-h]?)([1-8]?)x?([a-h][1-8])(?:=?([QRBN]))?(?:[+#!?]|\s*e\.p\.)*"
)
_ICCS = re.compile(r"[A-I]\d-?[A-I]\d")
_SURE = {RecordSpelling.ICCS: _ICCS, RecordSpelling.WXF: WXF}
"""What is surely written so, and nothing else."""
_CASTLES = re.compile(r"([O0]-[O0](?:-[O0])?)[+#!?]*")


def name_of(
    spelling: RecordSpelling, look: OwnView, position: TablePosition, turn: Turn
) -> str:
    """Return how a legal turn is written, without a sign for check.

    Parameters
    ----------
    spelling
        The manner.
    look, position
        The position before it, and as the side to move looks at it.
    """
    match spelling:
        case RecordSpelling.SAN:
            return _san(look, position, turn)
        case RecordSpelling.ICCS:
            return "-".join(map(_iccs, _ends(turn)))
        case RecordSpelling.WXF:
            return wxf_of(look, turn)


def called(
    spellings: Sequence[RecordSpelling],
    look: OwnView,
    position: TablePosition,
    text: str,
) -> Turn | None:
    """Return the legal turn that a text names, None if it names none or several.

    Raises
    ------
    NotationError
        If it is surely written so, and no legal turn is.
    """
    written, found = text.strip(), list[Turn]()
    for spelling in spellings:
        found = [
            turn for turn in position.turns if _is_called(spelling, look, turn, written)
        ]
        if len(found) == 1:
            return found[0]
        if spelling in _SURE and _SURE[spelling].fullmatch(written):
            legal = "names several turns" if found else "is no legal turn"
            raise NotationError(f"{text!r} {legal}")
    return None


def _is_called(spelling: RecordSpelling, look: OwnView, turn: Turn, text: str) -> bool:
    castles = turn.steps[0].kind is StepKind.CASTLE
    if spelling is RecordSpelling.WXF:
        return WXF.fullmatch(text) is not None and is_wxf(look, turn, text)
    if spelling is RecordSpelling.ICCS:
        return "".join(map(_iccs, _ends(turn))) == text.replace("-", "")
    if known := _CASTLES.fullmatch(text):
        return castles and known[1].replace("0", "O") == turn.text
    known = _SAN.fullmatch(text)
    if known is None or castles:
        return False
    letter, file, rank, to, becomes = known.groups()
    kind = letter or look.record.pawn
    here, there = _ends(turn)
    promoted = [s.piece.kind for s in turn.steps if s.kind is StepKind.PROMOTE]
    return (
        _move(turn).piece.kind == kind
        and there == to
        and here.startswith(file)
        and here.endswith(rank)
        and promoted == ([becomes] if becomes else [])
    )


def _san(look: OwnView, position: TablePosition, turn: Turn) -> str:
    if turn.steps[0].kind is StepKind.CASTLE:
        return turn.text
    move = _move(turn)
    here, there = _ends(turn)
    takes = any(step.kind is StepKind.REMOVE for step in turn.steps)
    promoted = [s.piece.kind for s in turn.steps if s.kind is StepKind.PROMOTE]
    becomes = "".join(f"={kind}" for kind in promoted)
    if move.piece.kind == look.record.pawn:
        return f"{here[0]}x{there}{becomes}" if takes else f"{there}{becomes}"
    twins = [
        _ends(other)[0]
        for other in position.turns
        if other.steps[0].kind is not StepKind.CASTLE
        and _move(other).piece == move.piece
        and _ends(other)[1] == there
        and _ends(other)[0] != here
    ]
    told = ""
    if twins:
        told = here
        if all(site[1:] != here[1:] for site in twins):
            told = here[1:]
        if all(site[0] != here[0] for site in twins):
            told = here[0]
    return f"{move.piece.kind}{told}{'x' if takes else ''}{there}{becomes}"


def _move(turn: Turn) -> Step:
    return next(step for step in turn.steps if step.kind is StepKind.MOVE)


def _ends(turn: Turn) -> tuple[str, str]:
    """Return where the piece that moves starts and ends."""
    moves = [step for step in turn.steps if step.kind is StepKind.MOVE]
    return moves[0].site, moves[-1].to or moves[-1].site


def _iccs(site: str) -> str:
    return f"{site[0].upper()}{int(site[1:]) - 1}"

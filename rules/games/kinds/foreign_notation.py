"""Notations of other programs: chess in SAN, Xiangqi in ICCS and WXF.

More is read than is written: of chess the long notation and that of engines (UCI), of
Xiangqi that of engines, with ranks from 0 (b2e2, Cbe2), and Chinese characters.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rules.core.errors import NotationError
from rules.core.model import Step, StepKind, Turn
from rules.games.kinds.chinese import CHINESE, is_chinese
from rules.games.kinds.legal_moves import OwnView
from rules.games.kinds.record import RecordSpelling
from rules.games.kinds.wxf import WXF, is_wxf, wxf_of
from rules.games.table_position import TablePosition

_SIGNS = str.maketrans("♔♕♖♗♘♚♛♜♝♞О", "KQRBNKQRBNO", "♙♟")  # noqa: RUF001
_SAN = re.compile(
    r"([KQRBNP]?)([a-h]?)([1-8]?)[-x:]?([a-h][1-8])"
    r"(?:[+#]?[=/]?\(?([QRBNqrbn])\)?)?(?:[+#!?]|\s*e\.?p\.?)*"
)
_PAWN_TAKES = re.compile(r"([a-h])[x:]?([a-h])(?:[=/]?\(?([QRBN])\)?)?[+#!?]*")
_UCI = re.compile(r"K?([a-h][1-8])[-x:]?([a-h][1-8])([qrbn]?)[+#!?]*")
_ICCS = re.compile(r"[A-I]\d-?[A-I]\d|[a-i]\d[a-i]\d")
_FROM_NOUGHT = re.compile(r"([A-Z]?)([a-i]?)(\d?)x?([a-i]\d)[+#!?]*")
_SOLDIER = "P"
_CASTLES = re.compile(r"([O0](?:-?[O0]){1,2})[+#!?]*")


def name_of(
    spelling: RecordSpelling, look: OwnView, position: TablePosition, turn: Turn
) -> str:
    """Return a legal turn's notation, without a sign for check.

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
    manners = [one for spelling in spellings for one in _MANNERS[spelling]]
    for written in _in_case(text.strip().translate(_SIGNS)):
        for manner in manners:
            found = [one for one in position.turns if manner.fits(look, one, written)]
            if len(found) == 1:
                return found[0]
            if found:
                ways = ", ".join(turn.text for turn in found)
                raise NotationError(f"{text!r} names several turns: {ways}")
            if manner.sure is not None and manner.sure.fullmatch(written):
                raise NotationError(f"{text!r} is no legal turn")
    return None


def _in_case(text: str) -> Iterator[str]:
    """Yield a text, and if it is all in one case what its letters may stand for."""
    yield text
    if text.isupper():
        yield from (text.capitalize(), text.lower())
    elif text.islower():
        yield text.capitalize()


def _is_san(look: OwnView, turn: Turn, text: str) -> bool:
    castles = turn.steps[0].kind is StepKind.CASTLE
    if known := _CASTLES.fullmatch(text):
        wings = len(known[1].replace("-", ""))
        return castles and wings == turn.text.count("O")
    known = _SAN.fullmatch(text)
    if known is None or castles:
        return False
    letter, file, rank, to, becomes = known.groups()
    here, there = _ends(turn)
    return (
        _move(turn).piece.kind == (letter or look.record.pawn)
        and there == to
        and here.startswith(file)
        and here.endswith(rank)
        and _becomes(turn, becomes)
    )


def _becomes(turn: Turn, letter: str | None) -> bool:
    """Return True if a pawn becomes what a text says; it may say nothing."""
    return not letter or _promoted(turn) == [letter.upper()]


def _is_pawn_taking(look: OwnView, turn: Turn, text: str) -> bool:
    """Return True if a text means a turn by its files alone: 'cd'."""
    known = _PAWN_TAKES.fullmatch(text)
    if known is None or turn.steps[0].kind is StepKind.CASTLE:
        return False
    here, there = _ends(turn)
    return (
        _move(turn).piece.kind == look.record.pawn
        and (here[0], there[0]) == (known[1], known[2])
        and here[0] != there[0]
        and _becomes(turn, known[3])
    )


def _is_uci(_look: OwnView, turn: Turn, text: str) -> bool:
    """Return True if an engine writes a turn so: who castles, to the rook too."""
    known = _UCI.fullmatch(text)
    if known is None:
        return False
    here, there = known[1], known[2]
    if turn.steps[0].kind is StepKind.CASTLE:
        king, rook = turn.steps
        leaps = abs(ord(here[0]) - ord(there[0])) > 1  # a step is the king's own move
        return here == king.site and (
            there == rook.site or (leaps and there == king.to)
        )
    return _ends(turn) == (here, there) and _becomes(turn, known[3])


def _is_iccs(_look: OwnView, turn: Turn, text: str) -> bool:
    if _ICCS.fullmatch(text) is None:
        return False
    return "".join(map(_iccs, _ends(turn))) == text.replace("-", "").upper()


def _is_from_nought(look: OwnView, turn: Turn, text: str) -> bool:
    """Return True if a text means a turn as SAN does, but with ranks from 0."""
    known = _FROM_NOUGHT.fullmatch(text)
    if known is None:
        return False
    letter, file, rank, to = known.groups()
    here, there = (site.lower() for site in map(_iccs, _ends(turn)))
    kind = look.record.by_letter[_move(turn).piece.kind]
    named = (kind.letter, kind.fen or kind.letter)
    return (
        (letter in named if letter else kind.letter == _SOLDIER)
        and there == to
        and here.startswith(file)
        and here.endswith(rank)
    )


def _is_wxf(look: OwnView, turn: Turn, text: str) -> bool:
    return WXF.fullmatch(text) is not None and is_wxf(look, turn, text)


def _is_chinese(look: OwnView, turn: Turn, text: str) -> bool:
    return CHINESE.fullmatch(text) is not None and is_chinese(look, turn, text)


class _Manner(NamedTuple):
    """One notation: its parser, and its unambiguous forms."""

    fits: Callable[[OwnView, Turn, str], bool]
    sure: re.Pattern[str] | None = None


_MANNERS: Mapping[RecordSpelling, tuple[_Manner, ...]] = {
    RecordSpelling.SAN: (
        _Manner(_is_san),
        _Manner(_is_uci),
        _Manner(_is_pawn_taking),
    ),
    RecordSpelling.ICCS: (
        _Manner(_is_iccs, _ICCS),
        _Manner(_is_from_nought),
        _Manner(_is_chinese, CHINESE),
    ),
    RecordSpelling.WXF: (_Manner(_is_wxf, WXF),),
}
"""How each is read, and what else is read where it is written."""


def _san(look: OwnView, position: TablePosition, turn: Turn) -> str:
    if turn.steps[0].kind is StepKind.CASTLE:
        return turn.text
    move = _move(turn)
    here, there = _ends(turn)
    takes = any(step.kind is StepKind.REMOVE for step in turn.steps)
    becomes = "".join(f"={kind}" for kind in _promoted(turn))
    if move.piece.kind == look.record.pawn:
        return f"{here[0]}x{there}{becomes}" if takes else f"{there}{becomes}"
    told = ""
    if twins := twins_of(position, turn):
        told = here
        if all(site[1:] != here[1:] for site in twins):
            told = here[1:]
        if all(site[0] != here[0] for site in twins):
            told = here[0]
    return f"{move.piece.kind}{told}{'x' if takes else ''}{there}{becomes}"


def _promoted(turn: Turn) -> list[str]:
    return [s.piece.kind for s in turn.steps if s.kind is StepKind.PROMOTE]


def twins_of(position: TablePosition, turn: Turn) -> list[str]:
    """Return the sites of other pieces of its kind that could come to the same site."""
    piece, (here, there) = _move(turn).piece, _ends(turn)
    return [
        _ends(other)[0]
        for other in position.turns
        if other.steps[0].kind is not StepKind.CASTLE
        and _move(other).piece == piece
        and _ends(other)[1] == there
        and _ends(other)[0] != here
    ]


def _move(turn: Turn) -> Step:
    return next(step for step in turn.steps if step.kind is StepKind.MOVE)


def _ends(turn: Turn) -> tuple[str, str]:
    """Return the origin and target of the piece that moves."""
    moves = [step for step in turn.steps if step.kind is StepKind.MOVE]
    return moves[0].site, moves[-1].to or moves[-1].site


def _iccs(site: str) -> str:
    return f"{site[0].upper()}{int(site[1:]) - 1}"

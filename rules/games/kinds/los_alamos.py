"""Los Alamos chess: chess without bishops on six by six squares."""

from dataclasses import replace

from rules.games.kin import kin
from rules.games.kinds.chess import CHESS, KING, KNIGHT, QUEEN, ROOK
from rules.games.kinds.chess import PAWN as CHESS_PAWN
from rules.games.kinds.motions import Motion, MotionTakes
from rules.games.kinds.record import Castling
from rules.games.law import Law
from words.keys import Key

PAWN = replace(
    CHESS_PAWN,
    motions=(
        Motion(ways=((0, 1),), takes=MotionTakes.NEVER),
        Motion(ways=((-1, 1), (1, 1)), takes=MotionTakes.ONLY),
    ),
    becomes=("Q", "R", "N"),
)

LOS_ALAMOS = kin(
    CHESS,
    id="los_alamos",
    title=Key("kinds-los-alamos-title"),
    aliases=("anti_clerical_chess",),
    board="squares6",
    source="Los Alamos chess (Paul Stein and Mark Wells, 1956), with the Laws of Chess",
    says={
        Law.CASTLING: "",
        Law.TURNS: Key("kinds-los-alamos-turns"),
        Law.TAKING: Key("kinds-los-alamos-taking"),
        Law.CROWNING: Key("kinds-los-alamos-crowning"),
    },
    rules=(
        Key("kinds-los-alamos-rules-1"),
        Key("kinds-los-alamos-rules-2"),
        Key("kinds-chess-rules-3"),
        Key("kinds-chess-rules-5"),
    ),
    silent=(),
    notes=(
        Key("kinds-los-alamos-note-1"),
        Key("kinds-los-alamos-note-2"),
        Key("kinds-chess-note-2"),
    ),
    kinds=(KING, QUEEN, ROOK, KNIGHT, PAWN),
    set_up="rnqknr/pppppp/6/6/PPPPPP/RNQKNR",
    castling=Castling.NONE,
    en_passant="",
    lone=("", "N"),
    shown=(),
)

GAMES = (LOS_ALAMOS,)

"""Los Alamos chess: chess without bishops on six by six squares."""

from dataclasses import replace

from rules.games.kin import kin, text
from rules.games.kinds.chess import CHESS, DRAWS, KING, KNIGHT, MATE, QUEEN, ROOK
from rules.games.kinds.chess import PAWN as CHESS_PAWN
from rules.games.kinds.motions import Motion, MotionTakes
from rules.games.kinds.record import Castling
from rules.games.law import Law

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
    title="Los Alamos Chess",
    aliases=("anti_clerical_chess",),
    board="squares6",
    source="Los Alamos chess (Paul Stein and Mark Wells, 1956), with the Laws of Chess",
    says={
        Law.CASTLING: "",
        Law.TURNS: (
            "White moves first, then the players move in turn, one piece each (Laws of "
            "Chess, 1.2, 3.1); there is no castling"
        ),
        Law.TAKING: (
            "a piece takes an enemy piece by coming to its square, and that one is "
            "removed at once; a pawn takes diagonally, one square ahead (Laws of "
            "Chess, 3.1, 3.7)"
        ),
        Law.CROWNING: (
            "a pawn that comes to the farthest rank becomes a queen, a rook or a "
            "knight in the same move"
        ),
    },
    rules=text(
        """
Two players have twelve pieces each on a board of six by six squares. Behind six pawns
on each side's second rank stand, from the a-file on, rook, knight, queen, king, knight
and rook.""",
        """
White moves first; then the players move in turn. The king goes one square in any way;
the queen any distance in any way; the rook straight, any distance; the knight leaps two
squares straight and one aside. Nothing but the knight goes over another piece. A piece
takes an enemy piece by coming to its square. A pawn goes one square ahead and takes one
square diagonally ahead. A pawn that reaches the farthest rank becomes a queen, a rook
or a knight.""",
        MATE,
        DRAWS,
    ),
    silent=(),
    notes=(
        "Pawns never go two squares, so nothing is taken in passing; there are no "
        "bishops and no castling. Of the ends of a game the Laws of Chess tell.",
        "A position cannot be won if there are no pieces but kings and one knight.",
        "A pawn on the farthest rank is held to become a queen, unless people say "
        "otherwise.",
    ),
    kinds=(KING, QUEEN, ROOK, KNIGHT, PAWN),
    set_up="rnqknr/pppppp/6/6/PPPPPP/RNQKNR",
    castling=Castling.NONE,
    en_passant="",
    lone=("", "N"),
    shown=(),
)

GAMES = (LOS_ALAMOS,)

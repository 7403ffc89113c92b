"""Chess960, and chess as its best-known start."""

from rules.core.labels import Written
from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import flowing, kin, text
from rules.games.kinds import names
from rules.games.kinds.motions import (
    ALL_WAYS,
    ASLANT,
    FAR,
    LEAPS,
    STRAIGHT,
    Motion,
    MotionTakes,
    PieceType,
    Zone,
)
from rules.games.kinds.record import (
    Castling,
    KindRecord,
    RecordSpelling,
    ResultSites,
    Stalemate,
)
from rules.games.law import Law
from words.keys import Key

USUAL = 518
"""The number of the start of chess."""

_SECOND = Zone(Key("kinds-its-second-rank"), (2, 2))

KING = PieceType(
    letter="K", name=Key("kinds-king"), signs=("♚",), motions=(Motion(ways=ALL_WAYS),)
)
QUEEN = PieceType(
    letter="Q",
    name=Key("kinds-queen"),
    signs=("♛",),
    motions=(Motion(ways=ALL_WAYS, far=FAR),),
)
ROOK = PieceType(
    letter="R",
    name=Key("kinds-rook"),
    signs=("♜",),
    motions=(Motion(ways=STRAIGHT, far=FAR),),
)
BISHOP = PieceType(
    letter="B",
    name=Key("kinds-bishop"),
    signs=("♝",),
    motions=(Motion(ways=ASLANT, far=FAR),),
)
KNIGHT = PieceType(
    letter="N", name=Key("kinds-knight"), signs=("♞",), motions=(Motion(ways=LEAPS),)
)
PAWN = PieceType(
    letter="P",
    name=names.PAWN,
    signs=("♟",),
    motions=(
        Motion(ways=((0, 1),), takes=MotionTakes.NEVER),
        Motion(ways=((0, 2),), takes=MotionTakes.NEVER, lame=True, start=_SECOND),
        Motion(ways=((-1, 1), (1, 1)), takes=MotionTakes.ONLY),
    ),
    becomes=("Q", "R", "B", "N"),
    is_quiet=False,
)


SHOWN = (
    ResultSites(("e4", "d5"), winner=0),
    ResultSites(("d4", "e5"), winner=1),
    *map(ResultSites, (("d4", "e4"), ("d5", "e5"), ("d4", "d5"), ("e4", "e5"))),
)
"""The four squares in the middle: two light ones, two dark ones, one of each."""


_MOVES = """
White moves first; then the players move in turn. The king goes one square in any way;
the queen any distance in any way; the rook straight, the bishop diagonally, any
distance; the knight leaps two squares straight and one aside. Nothing but the knight
goes over another piece. A piece takes an enemy piece by coming to its square. A pawn
goes one square ahead, from its second rank also two, and takes one square diagonally
ahead. A pawn that has just gone two squares may be taken by a pawn as if it had gone
one, at once. A pawn that reaches the farthest rank becomes a queen, a rook, a bishop
or a knight."""

MATE = """
Nobody may leave the own king attacked. Who is attacked and has no legal move is
mated, and has lost. Who is not attacked and has no legal move: a draw."""

DRAWS = """
The same position for the third time, or fifty moves of each player without a capture
and without a pawn's move, let a player claim a draw; the fifth time, or 75 moves, end
the game. It is a draw, too, if nobody has enough pieces to mate."""

_SHOWN = """
When a game is given up or a draw is agreed, the players may show that by placing both
kings in the middle: on the two light squares, e4 and d5, if white has won, on the two
dark ones, d4 and e5, if black has, on one of each for a draw."""

_ORDERS = """
Two players have sixteen pieces each on a board of eight by eight squares: a king, a
queen, two rooks, two bishops, two knights and eight pawns. The pawns stand on each
side's second rank. The others stand behind them in one of 960 orders: the king
between the rooks, the bishops on squares of both colours. Black's stand as White's
do, across the board. Number 518 is the order of chess."""

_CASTLING = """
Once in a game a king and a rook that have not moved may castle together. Toward the
last file the king comes to the g-file and the rook to the f-file, toward the first to
the c-file and the d-file, wherever they stood. All squares that either goes over have
to be empty but for the two, and no square of the king's way may be attacked, its
first and its last included. The option castling=traditional takes the king two
squares toward the rook, and the rook to the square that the king went over; where the
board ends before, they change places. castling=none leaves castling out."""

_DEAD = (
    "A position cannot be won if there are no pieces but kings and one bishop or "
    "knight, or kings and bishops on squares of one colour."
)
_BOARDS = (
    "The Laws of Chess do not tell of kings in the middle: players show the result so "
    "to boards that record a game by themselves (DGT). Whoever is mated has lost "
    "without that."
)
_A_QUEEN = (
    "A pawn on the farthest rank is held to become a queen, unless people say "
    "otherwise."
)


def first_rank(number: int) -> str:
    """Return what stands on a side's first rank in one of the 960 starts.

    The numbers are those that are used everywhere: 518 is chess.

    Examples
    --------
    >>> first_rank(518)
    'RNBQKBNR'
    """
    row: list[str | None] = [None] * 8
    number, light = divmod(number, 4)
    number, dark = divmod(number, 4)
    number, queen = divmod(number, 6)
    row[2 * light + 1] = row[2 * dark] = "B"

    def free() -> list[int]:
        return [file for file, letter in enumerate(row) if letter is None]

    row[free()[queen]] = "Q"
    knights = [(a, b) for a in range(5) for b in range(a + 1, 5)][number]
    left = free()
    for knight in knights:
        row[left[knight]] = "N"
    for file, letter in zip(free(), "RKR", strict=True):
        row[file] = letter
    return "".join(letter or "" for letter in row)


def start(number: int) -> str:
    """Return the placement of one of the 960 starts."""
    row = first_rank(number)
    return f"{row.lower()}/pppppppp/8/8/8/8/PPPPPPPP/{row}"


CHESS960 = KindRecord(
    card=Card(
        id="chess960",
        title="Chess960",
        aliases=("fischer_random_chess", "fischerandom", "schach960"),
        board="squares8",
        written=Written.SAN,
        wording=Wording(piece="piece"),
        source="MindSports, Classics, Chess960 (Robert James Fischer, 1996)",
        options={
            "position": {
                number: {"set_up": start(number)}
                for number in (USUAL, *(n for n in range(960) if n != USUAL))
            },
            "castling": {
                "fide": {"castling": Castling.FIDE},
                "traditional": {"castling": Castling.TRADITIONAL},
                "none": {"castling": Castling.NONE},
            },
        },
        says={
            Law.TURNS: (
                "White moves first, then the players move in turn, one piece each; "
                "only in castling king and rook move together (Laws of Chess, 1.2, 3.8)"
            ),
            Law.MOVING: (
                "pieces and pawns have their normal moves: each kind goes its own way "
                "(Laws of Chess, 3.2 to 3.8), and none but the knight goes over "
                "another piece (3.5)"
            ),
            Law.TAKING: (
                "a piece takes an enemy piece by coming to its square, and that one is "
                "removed at once; a pawn takes diagonally, one square ahead, or in "
                "passing (Laws of Chess, 3.1, 3.7)"
            ),
            Law.CHECK: (
                "nobody may make a move that leaves the own king attacked (Laws of "
                "Chess, 3.9)"
            ),
            Law.CASTLING: (
                "king and castling rook have not moved before, no square from the "
                "king's first to its last is attacked, and all squares that either "
                "goes over or comes to are empty but for the two"
            ),
            Law.CROWNING: (
                "a pawn that comes to the farthest rank becomes a queen, a rook, a "
                "bishop or a knight in the same move (Laws of Chess, 3.7.3)"
            ),
            Law.END: (
                "whoever mates the opponent's king has won (Laws of Chess, 5.1); no "
                "legal move without check, too few pieces to mate, the same position "
                "for the fifth time, or 75 moves of each without a capture or a pawn's "
                "move is a draw (5.2, 9.6)"
            ),
        },
        rules=flowing(text(_ORDERS, _MOVES, MATE, _CASTLING, DRAWS, _SHOWN)),
        silent=("quiet", "repetitions", "lone", "shown"),
        notes=(
            "The source calls the moves of the pieces normal, and does not tell them: "
            "the Laws of Chess of the FIDE do, and are cited by article.",
            "Modified traditional castling is not told in full: two squares toward the "
            "rook, as in chess; in a corner, where that cannot be, king and rook "
            "change places.",
            _DEAD,
            _A_QUEEN,
            _BOARDS,
        ),
    ),
    kinds=(KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN),
    set_up=start(USUAL),
    lots=("position",),
    stuck=Stalemate.DRAW,
    castling=Castling.FIDE,
    en_passant="P",
    repetitions=5,
    quiet=150,
    claimed_repetitions=3,
    claimed_quiet=100,
    spellings=(RecordSpelling.SAN,),
    lone=("", "B", "N"),
    shown=SHOWN,
)

CHESS = kin(
    CHESS960,
    id="chess",
    title="Chess",
    aliases=("western_chess", "schach", "échecs", "ajedrez", "sataranji", "chesi"),
    source="the Laws of Chess of the FIDE (2023), by the article",
    rules=text(
        """
Two players have sixteen pieces each on a board of eight by eight squares. Behind
eight pawns on each side's second rank stand, from the a-file on, rook, knight,
bishop, queen, king, bishop, knight and rook.""",
        _MOVES,
        MATE,
        """
Once in a game a king and a rook that have not moved may castle: the king goes two
squares toward the rook, and the rook to the square that the king went over. All
squares between them have to be empty, and no square of the king's way may be
attacked, its first and its last included.""",
        DRAWS,
        _SHOWN,
    ),
    silent=("shown",),
    notes=(_DEAD, _A_QUEEN, _BOARDS),
    options={},
    lots=(),
)

GAMES = (CHESS960, CHESS)

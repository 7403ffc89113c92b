"""Chess960, and chess as its best-known start."""

from rules.core.labels import Written
from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import kin
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


def first_rank(number: int) -> str:
    """Return the pieces of a first rank in one of the 960 starts.

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
        title=Key("kinds-chess960-title"),
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
            Law.TURNS: Key("kinds-chess960-turns"),
            Law.MOVING: Key("kinds-chess960-moving"),
            Law.TAKING: Key("kinds-chess960-taking"),
            Law.CHECK: Key("kinds-chess960-check"),
            Law.CASTLING: Key("kinds-chess960-castling"),
            Law.CROWNING: Key("kinds-chess960-crowning"),
            Law.END: Key("kinds-chess960-end"),
        },
        rules=(
            Key("kinds-chess960-rules-1"),
            Key("kinds-chess-rules-2"),
            Key("kinds-chess-rules-3"),
            Key("kinds-chess960-rules-4"),
            Key("kinds-chess-rules-5"),
            Key("kinds-chess-rules-6"),
        ),
        silent=("quiet", "repetitions", "lone", "shown"),
        notes=(
            Key("kinds-chess960-note-1"),
            Key("kinds-chess960-note-2"),
            Key("kinds-chess-note-1"),
            Key("kinds-chess-note-2"),
            Key("kinds-chess-note-3"),
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
    title=Key("kinds-chess-title"),
    aliases=("western_chess", "schach", "échecs", "ajedrez", "sataranji", "chesi"),
    source="the Laws of Chess of the FIDE (2023), by the article",
    rules=(
        Key("kinds-chess-rules-1"),
        Key("kinds-chess-rules-2"),
        Key("kinds-chess-rules-3"),
        Key("kinds-chess-rules-4"),
        Key("kinds-chess-rules-5"),
        Key("kinds-chess-rules-6"),
    ),
    silent=("shown",),
    notes=(
        Key("kinds-chess-note-1"),
        Key("kinds-chess-note-2"),
        Key("kinds-chess-note-3"),
    ),
    options={},
    lots=(),
)

GAMES = (CHESS960, CHESS)

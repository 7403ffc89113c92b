"""Alignment games: three in a row win."""

from rules.core.wording import Wording
from rules.games.kin import kin, text
from rules.games.law import Law
from rules.games.lines.record import (
    LINES,
    UNSAID,
    CountedLines,
    Flying,
    Forbidden,
    HomeRow,
    Jumps,
    Reward,
)

BOARD = """
Two players have {men} pieces each. The board is one square with its middle lines and
diagonals: nine points; on the HTJB board, the outer square and the centre."""


THREE_MENS_MORRIS = kin(
    LINES,
    id="three_mens_morris",
    title="Three Men's Morris",
    aliases=("3 men's morris", "nine holes", "tres en raya"),
    wording=Wording(line="row of three"),
    board="morris3",
    source="HTJB International Mind Games, Three Men's Morris",
    says={
        Law.TURNS: "each player places one man a turn",
        Law.PLACING: (
            "men are placed on vacant spots, and none moves until all three have been "
            "placed"
        ),
        Law.MOVING: "when all men are placed, a man moves to any open spot",
        Law.MILL: "three in a row win; no man is ever taken",
        Law.END: "the first player to make three in a row wins",
    },
    silent=("blocked", "repetitions"),
    rules="""
Two players have three men each. The board is one square with its middle lines and
diagonals: nine points; on the HTJB board, the outer square and the centre.

In turn, each player puts one man on an empty point. When all six are placed, a turn
moves one man to any empty point, near or far.

Whoever first has three in a row, along any line, diagonals included, wins, also while
men are still being placed.""",
    notes=(
        "Three in a row win during the placing too.",
        "'Flying is allowed': any open spot, always.",
        "Nobody can be blocked in this game.",
    ),
    reward=Reward.WINS,
    flying=Flying.EVERYBODY,
    loses_below=0,
)

TAPATAN = kin(
    THREE_MENS_MORRIS,
    id="tapatan",
    title="Tapatan",
    source="HTJB International Mind Games, Tapatan",
    says={
        Law.TURNS: "players alternate, and only one piece is moved a turn",
        Law.PLACING: (
            "pieces are dropped on vacant spots, and none moves until all three have "
            "been dropped"
        ),
        Law.MOVING: "a piece moves one spot at a time along the drawn pattern",
        Law.MILL: "three in a row win; no piece is ever taken",
        Law.BLOCKED: "a player who is unable to move has lost",
        Law.END: "three in a row win, and whoever is unable to move has lost",
    },
    silent=("repetitions",),
    rules=text(
        BOARD,
        """
In turn, each player drops one piece on an empty point. When all six are dropped, a turn
moves one piece along a line to the next point, if that is empty.

Whoever first has three in a row, along any line, diagonals included, wins, also while
pieces are still being dropped. Whoever cannot move loses.""",
    ),
    notes=(
        "Three in a row win during the placing too.",
        "Repetition is not a draw.",
    ),
    flying=Flying.NOBODY,
)

ACHI = kin(
    TAPATAN,
    id="achi",
    title="Achi",
    source="HTJB International Mind Games, Achi",
    says={
        Law.TURNS: "each player places one piece a turn",
        Law.PLACING: (
            "pieces are placed on vacant spots, and none moves until all four have "
            "been placed"
        ),
        Law.MOVING: (
            "a piece moves one spot at a time along the drawn pattern; no flying"
        ),
        Law.MILL: "three in a row, across or down, win; no piece is ever taken",
        Law.END: (
            "three in a row across or down win, and whoever is unable to move has lost"
        ),
    },
    rules=text(
        BOARD,
        """
In turn, each player puts one piece on an empty point. When all eight are placed, one
point is empty; a turn moves one piece along a line, diagonals included, into it.

Whoever first has three in a row across or down wins, also while pieces are still being
placed; diagonals do not count. Whoever cannot move loses.""",
    ),
    notes=(
        "Pieces move along diagonals, but three on a diagonal do not win.",
        "Three in a row win during the placing too.",
        "Repetition is not a draw.",
    ),
    men=4,
    lines=CountedLines.ORTHOGONAL,
)

TANT_FANT = kin(
    TAPATAN,
    id="tant_fant",
    title="Tant Fant",
    source="HTJB International Mind Games, Tant Fant",
    says={
        Law.TURNS: "only one piece is moved a turn",
        Law.PLACING: "the pieces begin lined up on each player's home rank",
        Law.MILL: (
            "three in a row win, but not in the player's own home row; no piece is "
            "ever taken"
        ),
        Law.BLOCKED: UNSAID[Law.BLOCKED],
        Law.END: "three in a row, but in the own home row, win",
    },
    silent=("blocked", "repetitions"),
    rules=text(
        BOARD,
        """
The pieces begin on each player's home row: the first player's on the south side, the
second player's on the north side. A turn moves one piece along a line to the next
point, if that is empty.

Whoever first has three in a row wins, along any line, diagonals included, but the
player's own home row does not count.""",
    ),
    notes=(
        "The far row, the other player's home, counts; only one's own does not.",
        "Who begins sits south.",
        "A player who cannot move would lose; it cannot happen.",
        "Repetition is not a draw.",
    ),
    setup=(("a1", "b1", "c1"), ("a3", "b3", "c3")),
    home_row=HomeRow.COUNTS_NOT,
)

SHISIMA = kin(
    TANT_FANT,
    id="shisima",
    title="Shisima",
    aliases=("shisimu",),
    source="HTJB International Mind Games, Shisima",
    says={
        Law.PLACING: (
            "the pieces begin in a row, one player's on the top row of the square, the "
            "other's on the bottom row"
        ),
        Law.MOVING: "a piece moves one space at a time along the drawn pattern",
        Law.MILL: "three in a row through the middle of the board win",
        Law.END: (
            "the first three in a row through the middle of the board win; a position "
            "that occurs three times is a draw"
        ),
    },
    silent=("blocked",),
    rules="""
Two players have three pieces each, called imbalavali, water bugs. The board is one
square with its middle lines and diagonals: nine points; on the HTJB board, the outer
square and the centre. It is often drawn as an octagon with a middle, which is the same.

The pieces begin in two rows, the first player's on the south side, the second player's
on the north side, with three empty points between them. A turn moves one piece along a
line to the next point, if that is empty.

Whoever first has three in a row through the middle of the board wins: upright, level or
diagonal. Three along a side do not count. When a position occurs for the third time,
the game is a draw.""",
    notes=(
        "The same position is the same pieces on the same points, and the same player "
        "to move.",
        "Who begins sits south.",
        "A player who cannot move would lose; it cannot happen.",
    ),
    lines=CountedLines.MIDDLE,
    home_row=HomeRow.COUNTS,
    repetitions=3,
)

SABR = kin(
    TANT_FANT,
    id="sabr",
    title="Sabr",
    source="HTJB International Mind Games, Sabr",
    says={
        Law.PLACING: (
            "each player's pieces begin on the home rank, but the middle of it is held "
            "by a piece of the opponent"
        ),
        Law.MOVING: (
            "a piece moves one space at a time along the drawn pattern, or jumps over "
            "a piece of the opponent"
        ),
        Law.MILL: "the first three in a row win",
        Law.JUMPING: "a piece can jump over a piece of the opponent",
        Law.END: "the first player to achieve three in a row wins",
    },
    silent=("home_row", "blocked", "repetitions"),
    rules=text(
        BOARD,
        """
The first player's pieces begin on the two south corners and in the middle of the north
side, the second player's on the two north corners and in the middle of the south side.

A turn moves one piece along a line to the next point, if that is empty, or jumps with
it over a piece of the other player: from the point next to that piece, straight along a
line, to the empty point just behind it. The piece that was jumped stays. One jump is
made a turn; one's own pieces are not jumped.

Whoever first has three in a row wins, along any line, diagonals and home rows included.
""",
    ),
    notes=(
        "A jump goes straight on along a drawn line, over one piece, which stays.",
        "Both home rows count; the entry does not repeat the exception of Tant Fant.",
        "Who begins sits south.",
        "A player who cannot move would lose; it cannot happen.",
        "Repetition is not a draw.",
    ),
    setup=(("a1", "c1", "b3"), ("a3", "c3", "b1")),
    jumps=Jumps.OVER,
    home_row=HomeRow.COUNTS,
)

PICARIA = kin(
    THREE_MENS_MORRIS,
    id="picaria",
    title="Picaria",
    aliases=("pitarilla",),
    source="Pueblo tradition (see Culin, 1907), Picaria as it is taught today",
    says={
        Law.TURNS: "players take turns",
        Law.PLACING: (
            "each player places three men, none of them on the middle point, and men "
            "move when all are placed"
        ),
        Law.MOVING: (
            "a man moves one step along a line to an empty point, which may be the "
            "middle"
        ),
        Law.MILL: "three in a row, along any line, win; no man is taken",
        Law.END: "whoever first has three in a row wins",
    },
    rules="""
Two players have three men each. The board is one square with its middle lines and
diagonals: nine points; on the HTJB board, the outer square and the centre.

In turn, each player puts one man on an empty point, but nobody on the middle point.
When all six are placed, a turn moves one man one step along a line to an empty point;
now the middle may be entered too.

Whoever first has three in a row, along any line, diagonals included, wins, also while
men are still being placed.""",
    notes=(
        "The game of the Pueblo people of New Mexico is described in Culin, Games of "
        "the North American Indians (1907). That nobody places a man on the middle is "
        "from the game as it is taught today.",
        "Many boards of Picaria join the middles of the sides by four more lines; here "
        "men move along the lines of the board of Three Men's Morris.",
        "Three in a row win during the placing too.",
        "A player who cannot move would lose; it cannot happen.",
        "Repetition is not a draw.",
    ),
    forbidden=Forbidden.MIDDLE,
    flying=Flying.NOBODY,
)

GAMES = (THREE_MENS_MORRIS, TAPATAN, ACHI, TANT_FANT, SHISIMA, SABR, PICARIA)

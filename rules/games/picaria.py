"""Picaria, the Pueblo people's game of three in a row."""

from rules.families.line_record import (
    LINES,
    Forbidden,
    Reward,
)
from rules.games.kin import kin
from rules.games.law import Law
from rules.wording import Wording

PICARIA = kin(
    LINES,
    id="picaria",
    title="Picaria",
    wording=Wording(line="row of three"),
    aliases=("pitarilla",),
    board="morris3",
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
    silent=("blocked", "repetitions"),
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
    reward=Reward.WINS,
    forbidden=Forbidden.MIDDLE,
    loses_below=0,
)

GAMES = (PICARIA,)

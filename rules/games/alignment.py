"""Alignment games: three in a row win."""

from types import MappingProxyType

from rules.families.line_record import (
    Blocked,
    Flying,
    FullBoard,
    HomeRow,
    Law,
    LineRecord,
    Lines,
    QuietDraw,
    Remade,
    Reward,
    Shielded,
)

THREE_MENS_MORRIS = LineRecord(
    id="three_mens_morris",
    title="Three Men's Morris",
    aliases=("3 men's morris", "nine holes"),
    board="morris3",
    men=3,
    setup=((), ()),
    lines=Lines.DRAWN,
    reward=Reward.WINS,
    shielded=Shielded.NONE,
    remade=Remade.FREELY,
    flying=Flying.EVERYBODY,
    blocked=Blocked.LOSES,
    loses_below=0,
    full_board=FullBoard.BLOCKED,
    quiet_draw=QuietDraw.NEVER,
    quiet_plies=0,
    home_row=HomeRow.COUNTS,
    repetitions=0,
    source="HTJB International Mind Games, Three Men's Morris",
    says=MappingProxyType(
        {
            Law.TURNS: "each player places one man a turn",
            Law.PLACING: (
                "men are placed on vacant spots, and none moves until all three have "
                "been placed"
            ),
            Law.MOVING: "when all men are placed, a man moves to any open spot",
            Law.MILL: "three in a row win; no man is ever taken",
            Law.END: "the first player to make three in a row wins",
        }
    ),
    silent=("blocked", "repetitions"),
    rules="""\
Two players have three men each. The board is one square with its middle lines and \
diagonals: nine points; on the HTJB board, the outer square and the centre.

In turn, each player puts one man on an empty point. When all six are placed, a turn \
moves one man to any empty point, near or far.

Whoever first has three in a row, along any line, diagonals included, wins, also while \
men are still being placed.""",
    notes=(
        "Three in a row win during the placing too.",
        "'Flying is allowed': any open spot, always.",
        "Nobody can be blocked in this game.",
    ),
)

TAPATAN = LineRecord(
    id="tapatan",
    title="Tapatan",
    aliases=(),
    board="morris3",
    men=3,
    setup=((), ()),
    lines=Lines.DRAWN,
    reward=Reward.WINS,
    shielded=Shielded.NONE,
    remade=Remade.FREELY,
    flying=Flying.NOBODY,
    blocked=Blocked.LOSES,
    loses_below=0,
    full_board=FullBoard.BLOCKED,
    quiet_draw=QuietDraw.NEVER,
    quiet_plies=0,
    home_row=HomeRow.COUNTS,
    repetitions=0,
    source="HTJB International Mind Games, Tapatan",
    says=MappingProxyType(
        {
            Law.TURNS: "players alternate, and only one piece is moved a turn",
            Law.PLACING: (
                "pieces are dropped on vacant spots, and none moves until all three "
                "have been dropped"
            ),
            Law.MOVING: "a piece moves one spot at a time along the drawn pattern",
            Law.MILL: "three in a row win; no piece is ever taken",
            Law.END: "three in a row win, and whoever is unable to move has lost",
        }
    ),
    silent=("repetitions",),
    rules="""\
Two players have three pieces each. The board is one square with its middle lines and \
diagonals: nine points; on the HTJB board, the outer square and the centre.

In turn, each player drops one piece on an empty point. When all six are dropped, a \
turn moves one piece along a line to the next point, if that is empty.

Whoever first has three in a row, along any line, diagonals included, wins, also while \
pieces are still being dropped. Whoever cannot move loses.""",
    notes=(
        "Three in a row win during the placing too.",
        "Repetition is not a draw.",
    ),
)

ACHI = LineRecord(
    id="achi",
    title="Achi",
    aliases=(),
    board="morris3",
    men=4,
    setup=((), ()),
    lines=Lines.ORTHOGONAL,
    reward=Reward.WINS,
    shielded=Shielded.NONE,
    remade=Remade.FREELY,
    flying=Flying.NOBODY,
    blocked=Blocked.LOSES,
    loses_below=0,
    full_board=FullBoard.BLOCKED,
    quiet_draw=QuietDraw.NEVER,
    quiet_plies=0,
    home_row=HomeRow.COUNTS,
    repetitions=0,
    source="HTJB International Mind Games, Achi",
    says=MappingProxyType(
        {
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
                "three in a row across or down win, and whoever is unable to move has "
                "lost"
            ),
        }
    ),
    silent=("repetitions",),
    rules="""\
Two players have four pieces each. The board is one square with its middle lines and \
diagonals: nine points; on the HTJB board, the outer square and the centre.

In turn, each player puts one piece on an empty point. When all eight are placed, one \
point is empty; a turn moves one piece along a line, diagonals included, into it.

Whoever first has three in a row across or down wins, also while pieces are still \
being placed; diagonals do not count. Whoever cannot move loses.""",
    notes=(
        "Pieces move along diagonals, but three on a diagonal do not win.",
        "Three in a row win during the placing too.",
        "Repetition is not a draw.",
    ),
)

TANT_FANT = LineRecord(
    id="tant_fant",
    title="Tant Fant",
    aliases=(),
    board="morris3",
    men=3,
    setup=(("a1", "b1", "c1"), ("a3", "b3", "c3")),
    lines=Lines.DRAWN,
    reward=Reward.WINS,
    shielded=Shielded.NONE,
    remade=Remade.FREELY,
    flying=Flying.NOBODY,
    blocked=Blocked.LOSES,
    loses_below=0,
    full_board=FullBoard.BLOCKED,
    quiet_draw=QuietDraw.NEVER,
    quiet_plies=0,
    home_row=HomeRow.COUNTS_NOT,
    repetitions=0,
    source="HTJB International Mind Games, Tant Fant",
    says=MappingProxyType(
        {
            Law.TURNS: "only one piece is moved a turn",
            Law.PLACING: "the pieces begin lined up on each player's home rank",
            Law.MOVING: "a piece moves one spot at a time along the drawn pattern",
            Law.MILL: (
                "three in a row win, but not in the player's own home row; no piece is "
                "ever taken"
            ),
            Law.END: "three in a row, but in the own home row, win",
        }
    ),
    silent=("blocked", "repetitions"),
    rules="""\
Two players have three pieces each. The board is one square with its middle lines and \
diagonals: nine points; on the HTJB board, the outer square and the centre.

The pieces begin on each player's home row: the first player's on the south side, the \
second player's on the north side. A turn moves one piece along a line to the next \
point, if that is empty.

Whoever first has three in a row wins, along any line, diagonals included, but the \
player's own home row does not count.""",
    notes=(
        "The far row, the other player's home, counts; only one's own does not.",
        "Who begins sits south.",
        "A player who cannot move would lose; it cannot happen.",
        "Repetition is not a draw.",
    ),
)

GAMES = (THREE_MENS_MORRIS, TAPATAN, ACHI, TANT_FANT)

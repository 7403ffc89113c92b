"""Pilare: a whole tower is sown, its lowest man first, and never straight back."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import flowing, kin, text
from rules.games.law import Law
from rules.games.towers.sown.record import SownRecord

PLAY = """
Men stand on men. A stack belongs to the player whose man is on top, whatever is
beneath; a single man is a stack, too. A stack with a neutral man on top belongs to
nobody.

In a turn a player picks up one whole stack of the own and sows it, the lowest man
first: it goes on a square straight beside the one that the stack came from, the next
lowest on a square straight beside that, and so on until the hand is empty. Each man
comes on top of what stands there, or on the empty square. After each man the way may
turn to the left or to the right or go straight on, but never straight back. It may
cross itself: one square may get several men, and the square that the stack came from
may get some of them, too.

Whoever has no stack to sow has lost."""

PILARE_6 = SownRecord(
    card=Card(
        id="pilare_6",
        title="Pilare on six by six squares",
        aliases=("pilare", "pilare 6x6"),
        wording=Wording(piece="man"),
        board="squares6",
        options={
            "whole_row": {
                "first": {"rows": (6, 4)},
                "second": {"rows": (4, 6)},
            }
        },
        source="MindSports, Pilare (Jorge Gómez Arrausi, 2005)",
        says={
            Law.TURNS: "starting from the Red player, the players move in turn",
            Law.OWNING: (
                "a player picks up any whole stack with a man of the own colour on "
                "top; a single man is a stack too"
            ),
            Law.SOWING: (
                "the bottom man is placed on a square horizontally or vertically "
                "adjacent to the source, the next man from the bottom on a square "
                "adjacent to that, and so on until all are on the board, each on top "
                "of what stands there"
            ),
            Law.STRAIGHT: (
                "after placing each man the player can change direction, but it is "
                "forbidden to make a turn of 180 degrees"
            ),
            Law.END: "the object is to leave the opponent without legal moves",
        },
        silent=("rows",),
        rules=flowing(
            text(
                """
On every square lies one neutral man, which belongs to nobody. Each player has ten men
of the own colour. At first they stand on top of neutral men: six on the whole row
nearest to their player, and four in the middle of the row before it. Red begins; then
the players move in turn, and nobody may pass.""",
                PLAY,
            )
        ),
        notes=(
            "The source shows the first position in a picture only. It has ten men a "
            "side here and fourteen on the larger board, which is one row and another "
            "that is two men shorter: the whole row is taken to be the one at the "
            "edge; as an option (whole_row=second) it is the row before it.",
            "The source calls the neutral men black and one of the players Black. "
            "Here they are of a third colour, as they must be told apart.",
            "The way may come back to a square, the one that the stack came from "
            "among them: that takes at least four men.",
            "Of a tower of more than five men not all ways are listed, for there are "
            "thousands: after the first man some go straight on, or turn where they "
            "must, and the last four go any way. Whatever legal way is played is "
            "recognised.",
            "The source knows no draw. A position that comes again changes nothing.",
        ),
    ),
    rows=(6, 4),
)

PILARE_8 = kin(
    PILARE_6,
    id="pilare_8",
    title="Pilare on eight by eight squares",
    aliases=("pilare 8x8",),
    board="squares8",
    options={
        "whole_row": {
            "first": {"rows": (8, 6)},
            "second": {"rows": (6, 8)},
        }
    },
    rules=flowing(
        text(
            """
On every square lies one neutral man, which belongs to nobody. Each player has fourteen
men of the own colour. At first they stand on top of neutral men: eight on the whole row
nearest to their player, and six in the middle of the row before it. Red begins; then
the players move in turn, and nobody may pass.""",
            PLAY,
        )
    ),
    rows=(8, 6),
)

GAMES = (PILARE_6, PILARE_8)

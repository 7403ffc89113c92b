"""Shax, the Somali game: no man is taken until all are placed."""

from rules.core.wording import Wording
from rules.games.kin import kin, text
from rules.games.law import Law
from rules.games.lines.record import (
    LINES,
    Blocked,
    Early,
    Reward,
)

PLAY = """
First the pieces are placed: in turn, each player puts one piece on an empty point.
Three of one's pieces on a line are a jare. Nothing is removed while pieces are placed,
but it matters who makes the first jare.

When the board is full, each player removes one of the other's pieces, from anywhere on
the board. Whoever made the first jare removes first; if nobody made one, the player who
placed last does. Whoever removed first then makes the first move.

A turn moves one piece along a line to the next point, if that is empty. Whoever makes a
new jare by moving removes one of the other player's pieces, from anywhere on the board,
out of a jare too. One piece is removed, even when a move makes two jares. A jare may be
opened and made again as often as one likes, and each time a piece is removed.

A player who cannot move asks for a way out. The other player must then move once more
and open a space for the one who is shut in, without making a jare if that can be done.
If it cannot, the jare that is made removes nothing. Then the player who was shut in
moves."""

FIRST_JARE_COUNTS = (
    "A jare during the placing earns no piece then; only who made the first one counts."
)
WAY_OUT = (
    "The way out is a move of the other player instead of the turn of the player who "
    "is shut in; also after a removal that leaves a player shut in."
)
NO_WAY_OUT = (
    "If no move of the other player gives a way out, the game is a draw (silent)."
)

SHAX = kin(
    LINES,
    id="shax",
    title="Shax",
    aliases=("shah",),
    wording=Wording(line="jare"),
    board="morris9",
    source="HTJB International Mind Games, Shax",
    says={
        Law.TURNS: "each player in turn places a piece, and later moves one",
        Law.PLACING: (
            "a piece is placed on an unoccupied corner or intersection; while pieces "
            "are placed none is removed"
        ),
        Law.MOVING: "a turn moves one piece to an adjacent empty space",
        Law.MILL: (
            "when all pieces are placed, whoever made the first jare removes a piece "
            "of the other player, then the other player removes one; without a jare "
            "the second player removes first; later each new jare removes a piece"
        ),
        Law.ONE_REMOVAL: "each new jare removes one of the opponent's pieces",
        Law.SHIELDED: "a piece is removed from anywhere on the board",
        Law.REMADE: "each time a new jare is made, a piece is removed",
        Law.BLOCKED: (
            "a player who cannot move demands a way out: the besieger must open a "
            "space by a move without a jare, and if it makes one, removes nothing "
            "(oodan)"
        ),
        Law.END: (
            "play goes on until a player has removed all but two of the opponent's "
            "pieces, or a player gives up"
        ),
    },
    silent=("quiet_draw", "quiet_plies", "repetitions"),
    rules=text(
        """
Two players have twelve pieces each. The board is three squares, one inside another,
with the middles of their sides joined: 24 points and 16 straight lines of three.""",
        PLAY,
        "Whoever has only two pieces left loses.",
    ),
    notes=(
        FIRST_JARE_COUNTS,
        "'The first player of the second phase' is whoever removes first.",
        "One piece is removed, however many jares a move makes (silent).",
        "The removal is compulsory; there is no pass.",
        WAY_OUT,
        NO_WAY_OUT,
        "To forfeit is to resign; no rule needs it.",
    ),
    men=12,
    early=Early.FIRST_REMOVES,
    blocked=Blocked.FREED,
)

SHAX_SMALL = kin(
    SHAX,
    id="shax_small",
    title="Shax on two squares",
    aliases=("small shax",),
    board="morris6",
    source="HTJB International Mind Games, Shax, a variation on two squares",
    says={
        Law.TURNS: "as in Shax, each player in turn places or moves one piece",
        Law.PLACING: (
            "as in Shax, a piece is placed on an unoccupied corner or intersection, "
            "and while pieces are placed none is removed"
        ),
        Law.MOVING: "as in Shax, a turn moves one piece to an adjacent empty space",
        Law.MILL: (
            "as in Shax, when all pieces are placed each player removes one, first "
            "whoever made the first jare, without a jare the second player; later each "
            "new jare removes a piece"
        ),
        Law.ONE_REMOVAL: (
            "as in Shax, each new jare removes one of the opponent's pieces"
        ),
        Law.SHIELDED: "as in Shax, a piece is removed from anywhere on the board",
        Law.REMADE: "as in Shax, each time a new jare is made, a piece is removed",
        Law.BLOCKED: (
            "as in Shax, a player who cannot move demands a way out: the besieger must "
            "open a space by a move without a jare, and if it makes one, removes "
            "nothing (oodan)"
        ),
        Law.END: (
            "as in Shax, play goes on until a player has removed all but two of the "
            "opponent's pieces, or a player gives up"
        ),
    },
    rules=text(
        """
Two players have eight pieces each. The board is two squares, one inside the other, with
the middles of their sides joined: 16 points, and eight straight lines of three, the
sides of the squares.""",
        PLAY,
        "Whoever has only two pieces left loses.",
    ),
    notes=(
        "All is as in Shax but the board and the eight pieces.",
        FIRST_JARE_COUNTS,
        "'The first player of the second phase' is whoever removes first.",
        "One piece is removed, however many jares a move makes (silent).",
        "The removal is compulsory; there is no pass.",
        WAY_OUT,
        NO_WAY_OUT,
        "To forfeit is to resign; no rule needs it.",
    ),
    men=8,
)

JARE = kin(
    LINES,
    id="jare",
    title="Jare",
    wording=Wording(line="row of three"),
    board="morris3",
    source="HTJB International Mind Games, Shax, the variation Jare",
    says={
        Law.PLACING: "three pieces each are played to the board, then they move",
        Law.MOVING: "play goes on by following the pattern; no flying",
        Law.MILL: "whoever first achieves three in a row wins",
        Law.END: "whoever first achieves three in a row wins",
    },
    silent=("blocked", "repetitions"),
    rules="""
Two players have three pieces each. The board is one square with its middle lines and
diagonals: nine points; on the HTJB board, the outer square and the centre.

In turn, each player puts one piece on an empty point. When all six are placed, a turn
moves one piece along a line to the next point, if that is empty. There is no flying.

Whoever first has three in a row, along any line, diagonals included, wins, also while
pieces are still being placed.""",
    notes=(
        "The board is that of Three Men's Morris, with diagonals.",
        "Three in a row win during the placing too.",
        "A player who cannot move would lose; it cannot happen.",
        "Repetition is not a draw.",
    ),
    reward=Reward.WINS,
    loses_below=0,
)

GAMES = (SHAX, SHAX_SMALL, JARE)

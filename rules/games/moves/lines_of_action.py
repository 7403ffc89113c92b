"""Lines of Action: whoever first has all pieces in one group wins."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import flowing
from rules.games.law import Law
from rules.games.moves.record import (
    ALL_WAYS,
    Both,
    MoveGoal,
    MoveRecord,
    NoTurnLeft,
    Reach,
)

LINES_OF_ACTION = MoveRecord(
    card=Card(
        id="lines_of_action",
        title="Lines of Action",
        aliases=("loa",),
        wording=Wording(piece="piece"),
        board="squares8",
        source="MindSports, Classics, Lines of Action (Claude Soucie, about 1960)",
        options={
            "both_connected": {
                "draw": {"both": Both.DRAW},
                "mover": {"both": Both.MOVER},
            }
        },
        says={
            Law.TURNS: (
                "Black moves first, then the players move in turn, one piece each; who "
                "cannot move must pass"
            ),
            Law.MOVING: (
                "a piece moves in a straight line, along a file, a rank or a diagonal, "
                "exactly as many squares as pieces of either colour stand anywhere in "
                "that line; it may jump over own pieces but not land on them, and may "
                "not jump over the opponent's"
            ),
            Law.TAKING: "a piece takes an opponent's by landing on it",
            Law.END: (
                "whoever first has all own pieces in one group, joined straight or "
                "diagonally, wins; if one move does so for both, it is a draw; so is "
                "the same position for the third time"
            ),
        },
        rules=flowing("""
Two players have twelve pieces each on a board of eight by eight squares. At first
Black's fill the southern and the northern row but for the corners, White's the western
and the eastern column but for the corners. Black moves first; then the players move in
turn.

A move takes one piece along its row, its column or a diagonal: exactly as many squares
as there are pieces in that whole line, of both colours, before it and behind it, itself
included. It jumps over own pieces, but not over the opponent's. It does not end on an
own piece. Where it ends on one of the opponent's, that is taken off the board.

Whoever first has all own pieces in one group wins; pieces are joined if their squares
touch, at a side or at a corner. One piece alone is a group. If one move joins the
pieces of both players, nobody wins (or, if so agreed, whoever moved). If a capture
joins only the opponent's pieces, the opponent wins.

Who cannot move must pass. When the same position, with the same player to move, is
there for the third time, nobody wins."""),
        notes=(
            "The source shows the first position as a picture; this is the usual one.",
            "The source tells of a discussion on a move that joins both players' "
            "pieces: it is a draw, as is most widely used; the option both_connected "
            "can give the game to whoever moved.",
            "That one player's move may join the other's pieces alone, by a capture, "
            "is not told: then the other one is the first who has one group, and wins.",
        ),
    ),
    sides=("black", "white"),
    set_up=(
        tuple(file + rank for rank in "81" for file in "bcdefg"),
        tuple(file + rank for rank in "765432" for file in "ah"),
    ),
    steps=ALL_WAYS,
    takes=ALL_WAYS,
    reach=Reach.COUNT,
    goal=MoveGoal.ONE_GROUP,
    stuck=NoTurnLeft.PASSES,
    repetitions=3,
)

GAMES = (LINES_OF_ACTION,)

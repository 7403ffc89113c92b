"""Ordo: pieces that stay one group go for the far rank, alone or in rows."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import flowing
from rules.games.law import Law
from rules.games.moves.record import (
    AHEAD,
    DIAGONALLY_AHEAD,
    SIDEWAYS,
    Grouping,
    MoveRecord,
    Reach,
    RowMoves,
)

ORDO = MoveRecord(
    card=Card(
        id="ordo",
        title="Ordo",
        wording=Wording(piece="man"),
        board="squares10x8",
        source="MindSports, Classics, Ordo (Dieter Stein, 2009)",
        says={
            Law.TURNS: "White moves first, then the players move in turn",
            Law.MOVING: (
                "a single man moves straight forward, diagonally forward or sideways, "
                "in a straight line over any number of empty squares"
            ),
            Law.TAKING: (
                "a single man may end its move on an opponent's man, which is then "
                "taken off the board"
            ),
            Law.ROW: (
                "two or more men that stand together in a horizontal or vertical line "
                "may move side by side over any number of empty squares: forward if "
                "the line is horizontal, sideways if it is vertical; they take nothing"
            ),
            Law.GROUP: (
                "after a player's move all men of that player must be one group, "
                "joined straight or diagonally; only who is split by a capture may "
                "move backward, and must join them again or loses"
            ),
            Law.END: (
                "whoever reaches the opposite row, takes all opponent's men or splits "
                "them so that they cannot be joined again, wins; no draw is possible"
            ),
        },
        silent=("stuck",),
        rules=flowing("""
Two players have twenty men each on a board of ten files and eight ranks, which stand at
first in three rows at each player's side, with gaps. White, at south, moves first; then
the players move in turn.

A man alone moves straight forward, diagonally forward or sideways, over any number of
empty squares. It may end its move on an opponent's man, which is taken off the board.

Or two or more men that stand side by side in one line, an ordo, move together, all
equally far, over empty squares: straight forward if the line lies across the board,
sideways if it lies along it. They take nothing.

After each own move all men of a player must be one group: each joined to the others,
straight or diagonally. If a capture splits the group of the opponent, the opponent has
to join it again with the next move; for that a man or an ordo may also move backward, a
man diagonally backward, too.

Whoever first brings a man to the row farthest away wins. So does whoever takes all of
the opponent's men, or splits them so that no move joins them again. No game is
drawn."""),
        notes=(
            "The source shows the first position as a picture; this is that of the "
            "game's author.",
            "The source does not say what follows if a player cannot move though the "
            "own men are one group: that player has lost.",
            "A move onto the far row, too, has to leave the own men in one group.",
            "An ordo may be a part of a longer line of men.",
        ),
    ),
    set_up=(
        (
            *("a3", "b3", "e3", "f3", "i3", "j3"),
            *(file + "2" for file in "abcdefghij"),
            *("c1", "d1", "g1", "h1"),
        ),
        (
            *("c8", "d8", "g8", "h8"),
            *(file + "7" for file in "abcdefghij"),
            *("a6", "b6", "e6", "f6", "i6", "j6"),
        ),
    ),
    steps=(*AHEAD, *DIAGONALLY_AHEAD, *SIDEWAYS),
    takes=(*AHEAD, *DIAGONALLY_AHEAD, *SIDEWAYS),
    reach=Reach.SLIDE,
    group=Grouping.KEPT,
    rows=RowMoves.SIDE_BY_SIDE,
)

GAMES = (ORDO,)

"""Breakthrough: the first piece on the far rank wins."""

from itertools import product

from rules.boards.table import rectangle_id
from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import flowing
from rules.games.law import Law
from rules.games.moves.record import AHEAD, DIAGONALLY_AHEAD, MoveRecord, on_ranks

_SIZES = sorted(product(range(6, 11), range(6, 9)), key=lambda size: size != (8, 8))
"""How many files and ranks the board may have, the ordinary size first."""


def _on(files: int, ranks: int) -> dict[str, object]:
    """Return the fields of the game on a board of a given size."""
    board = rectangle_id(files, ranks)
    near, far = on_ranks(board, (1, 2)), on_ranks(board, (ranks - 1, ranks))
    return {"board": board, "set_up": (near, far)}


BREAKTHROUGH = MoveRecord(
    card=Card(
        id="breakthrough",
        title="Breakthrough",
        wording=Wording(piece="piece"),
        board="squares8",
        options={
            "size": {f"{files}x{ranks}": _on(files, ranks) for files, ranks in _SIZES}
        },
        source="MindSports, Classics, Breakthrough (Dan Troyka, 2000)",
        says={
            Law.TURNS: "White moves first, then the players move in turn",
            Law.MOVING: (
                "a piece moves one square straight or diagonally forward, if that "
                "square is empty"
            ),
            Law.TAKING: (
                "a piece moves onto an enemy piece only one step diagonally forward; "
                "that piece is removed, and the own one takes its place"
            ),
            Law.END: (
                "the aim is to reach the opposite row with one piece; no draw is "
                "possible"
            ),
        },
        rules=flowing("""
Two players have sixteen pieces each on a board of eight by eight squares. At first
they fill the two rows nearest to each player. White, at south, moves first; then the
players move in turn.

A move takes one piece one square forward: straight or diagonally to an empty square,
or diagonally onto a piece of the opponent's, which is taken off the board. Nobody must
take. Nobody takes straight ahead, and no piece ever goes sideways or back.

Whoever first brings a piece to the row farthest away wins. Whoever has no piece left
has lost. No game is drawn."""),
        notes=(
            "The source does not say what follows when all pieces of a player are "
            "taken: such a player cannot move, and has lost. Whoever has a piece can "
            "always move.",
            "The source allows 'any rectangular board of sufficient size'; eight by "
            "eight is what it names and shows. The option size makes it any from six "
            "by six to ten by eight, each side with two full rows.",
        ),
    ),
    set_up=(on_ranks("squares8", (1, 2)), on_ranks("squares8", (7, 8))),
    steps=(*AHEAD, *DIAGONALLY_AHEAD),
    takes=DIAGONALLY_AHEAD,
)

GAMES = (BREAKTHROUGH,)

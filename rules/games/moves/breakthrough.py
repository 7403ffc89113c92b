"""Breakthrough: the first piece on the far rank wins."""

from itertools import product

from rules.boards.table import rectangle_id
from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.law import Law
from rules.games.moves.record import AHEAD, DIAGONALLY_AHEAD, MoveRecord, on_ranks
from words.keys import Key

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
        title=Key("moves-breakthrough-title"),
        wording=Wording(piece="counter"),
        board="squares8",
        options={
            "size": {f"{files}x{ranks}": _on(files, ranks) for files, ranks in _SIZES}
        },
        source="MindSports, Classics, Breakthrough (Dan Troyka, 2000)",
        says={
            Law.TURNS: Key("moves-breakthrough-turns"),
            Law.MOVING: Key("moves-breakthrough-moving"),
            Law.TAKING: Key("moves-breakthrough-taking"),
            Law.END: Key("moves-breakthrough-end"),
        },
        rules=(
            Key("moves-breakthrough-rules-1"),
            Key("moves-breakthrough-rules-2"),
            Key("moves-breakthrough-rules-3"),
        ),
        notes=(
            Key("moves-breakthrough-note-1"),
            Key("moves-breakthrough-note-2"),
        ),
    ),
    set_up=(on_ranks("squares8", (1, 2)), on_ranks("squares8", (7, 8))),
    steps=(*AHEAD, *DIAGONALLY_AHEAD),
    takes=DIAGONALLY_AHEAD,
)

GAMES = (BREAKTHROUGH,)

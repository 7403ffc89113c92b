"""Ordo: pieces that stay one group go for the far rank, alone or in rows."""

from rules.core.wording import Wording
from rules.games.card import Card
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
from words.keys import Key

ORDO = MoveRecord(
    card=Card(
        id="ordo",
        title=Key("moves-ordo-title"),
        wording=Wording(piece="man"),
        board="squares10x8",
        source="MindSports, Classics, Ordo (Dieter Stein, 2009)",
        says={
            Law.TURNS: Key("moves-breakthrough-turns"),
            Law.MOVING: Key("moves-ordo-moving"),
            Law.TAKING: Key("moves-ordo-taking"),
            Law.ROW: Key("moves-ordo-row"),
            Law.GROUP: Key("moves-ordo-group"),
            Law.END: Key("moves-ordo-end"),
        },
        silent=("stuck",),
        rules=(
            Key("moves-ordo-rules-1"),
            Key("moves-ordo-rules-2"),
            Key("moves-ordo-rules-3"),
            Key("moves-ordo-rules-4"),
            Key("moves-ordo-rules-5"),
        ),
        notes=(
            Key("moves-ordo-note-1"),
            Key("moves-ordo-note-2"),
            Key("moves-ordo-note-3"),
            Key("moves-ordo-note-4"),
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

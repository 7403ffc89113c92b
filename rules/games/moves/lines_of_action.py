"""Lines of Action: whoever first has all pieces in one group wins."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.law import Law
from rules.games.moves.record import (
    ALL_WAYS,
    Both,
    MoveGoal,
    MoveRecord,
    NoTurnLeft,
    Reach,
)
from words.keys import Key

LINES_OF_ACTION = MoveRecord(
    card=Card(
        id="lines_of_action",
        title=Key("moves-lines-of-action-title"),
        aliases=("loa",),
        wording=Wording(piece="counter"),
        board="squares8",
        source="MindSports, Classics, Lines of Action (Claude Soucie, about 1960)",
        options={
            "both_connected": {
                "draw": {"both": Both.DRAW},
                "mover": {"both": Both.MOVER},
            }
        },
        says={
            Law.TURNS: Key("moves-lines-of-action-turns"),
            Law.MOVING: Key("moves-lines-of-action-moving"),
            Law.TAKING: Key("moves-lines-of-action-taking"),
            Law.END: Key("moves-lines-of-action-end"),
        },
        rules=(
            Key("moves-lines-of-action-rules-1"),
            Key("moves-lines-of-action-rules-2"),
            Key("moves-lines-of-action-rules-3"),
            Key("moves-lines-of-action-rules-4"),
        ),
        notes=(
            Key("moves-amazons-note-1"),
            Key("moves-lines-of-action-note-2"),
            Key("moves-lines-of-action-note-3"),
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

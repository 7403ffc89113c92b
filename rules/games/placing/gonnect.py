"""Gonnect: stones are surrounded as in Go, and a chain from side to side wins."""

from rules.core.labels import Labelling
from rules.core.wording import Wording
from rules.games.card import Card, values
from rules.games.law import Law
from rules.games.placing.record import PlacingCapture, PlacingGoal, PlacingRecord
from words.keys import Key

GONNECT = PlacingRecord(
    card=Card(
        id="gonnect",
        title=Key("placing-gonnect-title"),
        wording=Wording(piece="stone"),
        board="go13",
        labelling=Labelling.WITHOUT_I,
        options={
            "size": {size: {"board": f"go{size}"} for size in (13, 9, 15, 19)},
            **values(pie=(False, True)),
        },
        source="MindSports, Classics, Gonnect (João Pedro Neto, 2000)",
        says={
            Law.TURNS: Key("placing-gonnect-turns"),
            Law.PLACING: Key("placing-gonnect-placing"),
            Law.CAPTURE: Key("placing-gonnect-capture"),
            Law.END: Key("placing-gonnect-end"),
        },
        silent=("board",),
        rules=(
            Key("placing-gonnect-rules-1"),
            Key("placing-gonnect-rules-2"),
            Key("placing-gonnect-rules-3"),
        ),
        notes=(
            Key("placing-gonnect-note-1"),
            Key("placing-gonnect-note-2"),
            Key("placing-gonnect-note-3"),
            Key("placing-gonnect-note-4"),
        ),
    ),
    colours=("black", "white"),
    capture=PlacingCapture.SURROUNDED,
    goal=PlacingGoal.CONNECTION,
)

GAMES = (GONNECT,)

"""Othello and Reversi: what is enclosed is turned over, and most discs win."""

from rules.core.labels import Labelling, Written
from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.placing.record import PlacingCapture, PlacingGoal, PlacingRecord
from words.keys import Key

OTHELLO = PlacingRecord(
    card=Card(
        id="othello",
        title=Key("placing-othello-title"),
        wording=Wording(piece="disc"),
        board="othello8",
        labelling=Labelling.ROW_1_AT_TOP,
        written=Written.TEXT,
        source="MindSports, Classics, Othello (Waterman and Mollet)",
        says={
            Law.TURNS: Key("placing-othello-turns"),
            Law.PLACING: Key("placing-othello-placing"),
            Law.CAPTURE: Key("placing-othello-capture"),
            Law.END: Key("placing-othello-end"),
        },
        rules=(
            Key("placing-othello-rules-1"),
            Key("placing-reversi-rules-2"),
            Key("placing-reversi-rules-3"),
        ),
        notes=(
            Key("placing-reversi-note-1"),
            Key("placing-othello-note-2"),
        ),
    ),
    colours=("black", "white"),
    set_up=(("d4", "e5"), ("d5", "e4")),
    capture=PlacingCapture.TURNED,
    goal=PlacingGoal.MOST,
)

REVERSI = kin(
    OTHELLO,
    id="reversi",
    title=Key("placing-reversi-title"),
    source="MindSports, Classics, Othello (Reversi mode)",
    says={
        Law.PLACING: Key("placing-reversi-placing"),
    },
    rules=(
        Key("placing-reversi-rules-1"),
        Key("placing-reversi-rules-2"),
        Key("placing-reversi-rules-3"),
    ),
    notes=(Key("placing-reversi-note-1"),),
    set_up=((), ()),
    filled_first=("d5", "e5", "d4", "e4"),
)

GAMES = (OTHELLO, REVERSI)

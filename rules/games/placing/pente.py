"""Pente and Keryo Pente: five in a row, or enough stones captured two by two."""

from rules.core.labels import Labelling
from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.placing.record import PlacingCapture, PlacingGoal, PlacingRecord
from words.keys import Key

PENTE = PlacingRecord(
    card=Card(
        id="pente",
        title=Key("placing-pente-title"),
        wording=Wording(piece="stone"),
        board="go19",
        labelling=Labelling.WITHOUT_I,
        source="MindSports, Classics, Pente (Gary Gabrel)",
        says={
            Law.TURNS: Key("placing-pente-turns"),
            Law.PLACING: Key("placing-pente-placing"),
            Law.CAPTURE: Key("placing-pente-capture"),
            Law.END: Key("placing-pente-end"),
        },
        rules=(
            Key("placing-keryo-pente-rules-1"),
            Key("placing-pente-rules-2"),
            Key("placing-pente-rules-3"),
        ),
        notes=(
            Key("placing-pente-note-1"),
            Key("placing-pente-note-2"),
            Key("placing-pente-note-3"),
            Key("placing-pente-note-4"),
        ),
    ),
    colours=("white", "black"),
    capture=PlacingCapture.SANDWICHED,
    lengths=(2,),
    goal=PlacingGoal.LINE,
    line=5,
    captured=10,
)

KERYO_PENTE = kin(
    PENTE,
    id="keryo_pente",
    title=Key("placing-keryo-pente-title"),
    aliases=("keryo",),
    source="MindSports, Classics, Pente (Rollie Tesh's Keryo Pente)",
    says={
        Law.CAPTURE: Key("placing-keryo-pente-capture"),
        Law.END: Key("placing-keryo-pente-end"),
    },
    rules=(
        Key("placing-keryo-pente-rules-1"),
        Key("placing-keryo-pente-rules-2"),
        Key("placing-keryo-pente-rules-3"),
    ),
    lengths=(2, 3),
    captured=15,
)

GAMES = (PENTE, KERYO_PENTE)

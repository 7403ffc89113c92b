"""Focus: a tower moves as many squares as it has men; six are too many."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.law import Law
from rules.games.towers.record import TowerRecord
from words.keys import Key

FOCUS = TowerRecord(
    card=Card(
        id="focus",
        title=Key("towers-focus-title"),
        aliases=("focus sackson", "domination"),
        wording=Wording(piece="man"),
        board="focus8",
        source="MindSports, Classics, Focus (Sid Sackson)",
        says={
            Law.TURNS: Key("towers-focus-turns"),
            Law.OWNING: Key("towers-focus-owning"),
            Law.MOVING: Key("towers-focus-moving"),
            Law.HEIGHT: Key("towers-focus-height"),
            Law.RESERVE: Key("towers-focus-reserve"),
            Law.END: Key("towers-focus-end"),
        },
        silent=("set_up",),
        rules=(
            Key("towers-focus-rules-1"),
            Key("towers-focus-rules-2"),
            Key("towers-focus-rules-3"),
            Key("towers-focus-rules-4"),
            Key("towers-focus-rules-5"),
        ),
        notes=(
            Key("towers-focus-note-1"),
            Key("towers-focus-note-2"),
            Key("towers-focus-note-3"),
            Key("towers-focus-note-4"),
        ),
    ),
    set_up=(
        "  ....  ",
        " 112211 ",
        ".221122.",
        ".112211.",
        ".221122.",
        ".112211.",
        " 221122 ",
        "  ....  ",
    ),
    either_set_up=True,
    highest=5,
)

GAMES = (FOCUS,)

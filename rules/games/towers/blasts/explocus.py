"""Explocus: columns move as far as they are high, and burst where they are too high."""

from rules.core.wording import Wording
from rules.games.card import Card, values
from rules.games.law import Law
from rules.games.towers.blasts.record import BlastRecord
from words.keys import Key

EXPLOCUS = BlastRecord(
    card=Card(
        id="explocus",
        title=Key("towers-explocus-title"),
        wording=Wording(piece="man"),
        board="squares8",
        options={
            "size": {size: {"board": f"squares{size}"} for size in (8, 6, 10)},
            **values(rows=(2, 1, 3)),
        },
        source="MindSports, Classics, Explocus (Martin Medema)",
        says={
            Law.TURNS: Key("towers-explocus-turns"),
            Law.OWNING: Key("towers-explocus-owning"),
            Law.MOVING: Key("towers-explocus-moving"),
            Law.COLOUR: Key("towers-explocus-colour"),
            Law.EXPLODING: Key("towers-explocus-exploding"),
            Law.END: Key("towers-explocus-end"),
        },
        silent=("board", "rows"),
        rules=(
            Key("towers-explocus-rules-1"),
            Key("towers-explocus-rules-2"),
            Key("towers-explocus-rules-3"),
            Key("towers-explocus-rules-4"),
        ),
        notes=(
            Key("towers-explocus-note-1"),
            Key("towers-explocus-note-2"),
            Key("towers-explocus-note-3"),
            Key("towers-explocus-note-4"),
            Key("towers-explocus-note-5"),
            Key("towers-explocus-note-6"),
            Key("towers-explocus-note-7"),
        ),
    ),
)

GAMES = (EXPLOCUS,)

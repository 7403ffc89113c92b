"""Pilare: a whole tower is sown, its lowest man first, and never straight back."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.towers.sown.record import SownRecord
from words.keys import Key

PILARE_6 = SownRecord(
    card=Card(
        id="pilare_6",
        title=Key("towers-pilare-6-title"),
        aliases=("pilare", "pilare 6x6"),
        wording=Wording(piece="man"),
        board="squares6",
        options={
            "whole_row": {
                "first": {"rows": (6, 4)},
                "second": {"rows": (4, 6)},
            }
        },
        source="MindSports, Pilare (Jorge Gómez Arrausi, 2005)",
        says={
            Law.TURNS: Key("towers-pilare-6-turns"),
            Law.OWNING: Key("towers-pilare-6-owning"),
            Law.SOWING: Key("towers-pilare-6-sowing"),
            Law.STRAIGHT: Key("towers-pilare-6-straight"),
            Law.END: Key("towers-pilare-6-end"),
        },
        silent=("rows",),
        rules=(
            Key("towers-pilare-6-rules-1"),
            Key("towers-pilare-8-rules-2"),
            Key("towers-pilare-8-rules-3"),
            Key("towers-pilare-8-rules-4"),
        ),
        notes=(
            Key("towers-pilare-6-note-1"),
            Key("towers-pilare-6-note-2"),
            Key("towers-pilare-6-note-3"),
            Key("towers-pilare-6-note-4"),
            Key("towers-focus-note-4"),
        ),
    ),
    rows=(6, 4),
)

PILARE_8 = kin(
    PILARE_6,
    id="pilare_8",
    title=Key("towers-pilare-8-title"),
    aliases=("pilare 8x8",),
    board="squares8",
    options={
        "whole_row": {
            "first": {"rows": (8, 6)},
            "second": {"rows": (6, 8)},
        }
    },
    rules=(
        Key("towers-pilare-8-rules-1"),
        Key("towers-pilare-8-rules-2"),
        Key("towers-pilare-8-rules-3"),
        Key("towers-pilare-8-rules-4"),
    ),
    rows=(8, 6),
)

GAMES = (PILARE_6, PILARE_8)

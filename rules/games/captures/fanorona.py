"""Fanorona: men capture by coming up to a row, or by leaving it."""

from rules.core.wording import Wording
from rules.games.captures.record import CaptureRecord, ChainCapture, ChainLength
from rules.games.card import Card
from rules.games.law import Law
from words.keys import Key

FANORONA = CaptureRecord(
    card=Card(
        id="fanorona",
        title=Key("captures-fanorona-title"),
        aliases=("fanoron-tsivy", "fanoron-dimyand", "fanoron-telo"),
        wording=Wording(piece="man"),
        board="fanorona9x5",
        options={
            "size": {
                "9x5": {},
                "5x5": {
                    "board": "fanorona5x5",
                    "set_up": ("22222", "22222", "21.21", "11111", "11111"),
                },
                "3x3": {"board": "fanorona3x3", "set_up": ("222", "2.1", "111")},
            },
            "threefold": {False: {}, True: {"is_drawn_by_threes": True}},
        },
        source="MindSports, Classics, Fanorona (traditional, Madagascar)",
        says={
            Law.TURNS: Key("captures-fanorona-turns"),
            Law.MOVING: Key("captures-fanorona-moving"),
            Law.CAPTURE: Key("captures-fanorona-capture"),
            Law.TAKING: Key("captures-fanorona-taking"),
            Law.CHAIN: Key("captures-fanorona-chain"),
            Law.END: Key("captures-fanorona-end"),
        },
        silent=("is_drawn_by_threes",),
        rules=(
            Key("captures-fanorona-rules-1"),
            Key("captures-fanorona-rules-2"),
            Key("captures-fanorona-rules-3"),
            Key("captures-fanorona-rules-4"),
            Key("captures-fanorona-rules-5"),
        ),
        notes=(
            Key("captures-fanorona-note-1"),
            Key("captures-fanorona-note-2"),
            Key("captures-fanorona-note-3"),
            Key("captures-fanorona-note-4"),
            Key("captures-fanorona-note-5"),
        ),
    ),
    set_up=("222222222", "222222222", "2121.2121", "111111111", "111111111"),
    capture=ChainCapture.CONTACT,
    chain=ChainLength.OPTIONAL,
)

GAMES = (FANORONA,)

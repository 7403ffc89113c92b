"""Croda: draughts whose men capture straight and step forward, also diagonally."""

from rules.core.wording import Wording
from rules.games.captures.record import CaptureRecord, ChainCapture, ChainLength
from rules.games.card import Card
from rules.games.law import Law
from words.keys import Key

CRODA = CaptureRecord(
    card=Card(
        id="croda",
        title=Key("captures-croda-title"),
        wording=Wording(piece="man"),
        board="squares8",
        source="MindSports, Classics, Croda (Ljuban Dedic)",
        says={
            Law.TURNS: Key("captures-croda-turns"),
            Law.MOVING: Key("captures-croda-moving"),
            Law.CAPTURE: Key("captures-croda-capture"),
            Law.TAKING: Key("captures-croda-taking"),
            Law.CHAIN: Key("captures-croda-chain"),
            Law.CROWNING: Key("captures-croda-crowning"),
            Law.END: Key("captures-croda-end"),
        },
        rules=(
            Key("captures-croda-rules-1"),
            Key("captures-croda-rules-2"),
            Key("captures-croda-rules-3"),
            Key("captures-croda-rules-4"),
            Key("captures-croda-rules-5"),
        ),
        notes=(
            Key("captures-croda-note-1"),
            Key("captures-croda-note-2"),
            Key("captures-croda-note-3"),
            Key("captures-croda-note-4"),
        ),
    ),
    set_up=("22222222",) * 3 + ("........",) * 2 + ("11111111",) * 3,
    steps=((-1, 1), (0, 1), (1, 1)),
    capture=ChainCapture.LEAP,
    chain=ChainLength.LONGEST,
    is_crowned=True,
    is_drawn_by_threes=True,
)

GAMES = (CRODA,)

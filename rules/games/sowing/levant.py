"""Sowing games of the Levant and Egypt: Mankaleh, Egyptian Mankalah."""

from rules.games.kin import kin
from rules.games.law import Law
from rules.games.sowing.record import (
    SOWING,
    Again,
    NextStart,
    Relay,
    Rounds,
    SowingCapture,
    StartFill,
    Starts,
    Stores,
    Stuck,
)
from rules.games.sowing.shared import rounds
from words.keys import Key

MANKALEH = kin(
    SOWING,
    id="mankaleh",
    title=Key("sowing-mankaleh-title"),
    aliases=("mankaleh syria", "mankaleh lebanon"),
    board="mancala_2x7",
    options={
        "own_well": {
            "again": {"again": Again.OWN_PIT},
            "over": {"again": Again.NEVER},
        },
    },
    source="Count and Capture (Cooperative Recreation Service, 1955), Mankaleh",
    says={
        Law.TURNS: Key("sowing-mankaleh-turns"),
        Law.FILL: Key("sowing-mankaleh-fill"),
        Law.START: Key("sowing-mankaleh-start"),
        Law.SOWING: Key("sowing-mankaleh-sowing"),
        Law.RELAY: Key("sowing-mankaleh-relay"),
        Law.STOP: Key("sowing-mankaleh-stop"),
        Law.CAPTURE: Key("sowing-mankaleh-capture"),
        Law.AGAIN: Key("sowing-mankaleh-again"),
        Law.CLOSED: Key("sowing-mankaleh-closed"),
        Law.END: Key("sowing-mankaleh-end"),
        Law.MATCH: Key("sowing-mongola-match"),
    },
    silent=("again", "stuck", "quiet", "relay", "closed", "end", "match"),
    rules=(
        Key("sowing-mankaleh-rules-1"),
        Key("sowing-mankaleh-rules-2"),
        Key("sowing-mankaleh-rules-3"),
        Key("sowing-mankaleh-rules-4"),
        Key("sowing-mankaleh-rules-5"),
        Key("sowing-mankaleh-rules-6"),
    ),
    notes=(
        Key("sowing-mankaleh-note-1"),
        Key("sowing-mankaleh-note-2"),
        Key("sowing-mankaleh-note-3"),
        Key("sowing-mankaleh-note-4"),
        Key("sowing-kpo-2-note-4"),
    ),
    seeds=7,
    singles_from=2,
    capture=SowingCapture.SERIES,
    counts=(2, 4, 6),
    again=Again.OWN_PIT,
)

EGYPTIAN_SIMPLE = kin(
    SOWING,
    id="egyptian_simple",
    title=Key("sowing-egyptian-simple-title"),
    aliases=("egyptian mankalah", "egyptian mankalah simple"),
    options={
        "fill": {
            "free": {"fill": StartFill.FREE},
            "sixes": {"fill": StartFill.EVEN, "seeds": 6},
        },
        **rounds(Rounds.POINTS, goal=60),
        "lifted": {
            "sown": {"skips_lifted": False},
            "skipped": {"skips_lifted": True},
        },
        "gain": {
            "two_or_four": {
                "counts": (2, 4),
                "capture": SowingCapture.SERIES_AND_OPPOSITE,
            },
            "even": {"counts": tuple(range(2, 73, 2)), "capture": SowingCapture.SERIES},
        },
    },
    source=(
        "Count and Capture (Cooperative Recreation Service, 1955), Egyptian Mankalah, "
        "simple mode"
    ),
    says={
        Law.TURNS: Key("sowing-kpo-2-turns"),
        Law.FILL: Key("sowing-egyptian-simple-fill"),
        Law.START: Key("sowing-egyptian-simple-start"),
        Law.SOWING: Key("sowing-egyptian-simple-sowing"),
        Law.RELAY: Key("sowing-egyptian-simple-relay"),
        Law.STOP: Key("sowing-egyptian-simple-stop"),
        Law.CAPTURE: Key("sowing-egyptian-simple-capture"),
        Law.AGAIN: Key("sowing-egyptian-simple-again"),
        Law.CLOSED: Key("sowing-egyptian-simple-closed"),
        Law.END: Key("sowing-egyptian-simple-end"),
        Law.MATCH: Key("sowing-egyptian-simple-match"),
    },
    silent=("again", "quiet", "closed"),
    rules=(
        Key("sowing-egyptian-simple-rules-1"),
        Key("sowing-egyptian-simple-rules-2"),
        Key("sowing-egyptian-simple-rules-3"),
        Key("sowing-egyptian-simple-rules-4"),
        Key("sowing-egyptian-simple-rules-5"),
        Key("sowing-egyptian-simple-rules-6"),
    ),
    notes=(
        Key("sowing-egyptian-simple-note-1"),
        Key("sowing-egyptian-simple-note-2"),
        Key("sowing-egyptian-simple-note-3"),
        Key("sowing-egyptian-simple-note-4"),
        Key("sowing-egyptian-simple-note-5"),
        Key("sowing-egyptian-simple-note-6"),
        Key("sowing-egyptian-simple-note-7"),
        Key("sowing-egyptian-simple-note-8"),
    ),
    seeds=72,
    fill=StartFill.FREE,
    stores=Stores.BESIDE,
    relay=Relay.LAST,
    starts=Starts.FOREMOST,
    capture=SowingCapture.SERIES_AND_OPPOSITE,
    counts=(2, 4),
    stuck=Stuck.FED,
    quiet=60,
    counts_when_quiet=True,
    next_start=NextStart.WINNER,
)

EGYPTIAN_ADVANCED = kin(
    EGYPTIAN_SIMPLE,
    id="egyptian_advanced",
    title=Key("sowing-egyptian-advanced-title"),
    aliases=("egyptian mankalah advanced",),
    options={
        **rounds(Rounds.POINTS, goal=60),
        "lifted": {
            "sown": {"skips_lifted": False},
            "skipped": {"skips_lifted": True},
        },
        "gain": {
            "two_or_four": {
                "counts": (2, 4),
                "capture": SowingCapture.SERIES_AND_OPPOSITE,
            },
            "even": {"counts": tuple(range(2, 73, 2)), "capture": SowingCapture.SERIES},
        },
        "extra": {
            "none": {"lead": 0},
            24: {"lead": 24},
        },
    },
    source=(
        "Count and Capture (Cooperative Recreation Service, 1955), Egyptian Mankalah, "
        "advanced mode"
    ),
    says={
        Law.FILL: Key("sowing-egyptian-advanced-fill"),
        Law.START: Key("sowing-egyptian-advanced-start"),
        Law.SOWING: Key("sowing-egyptian-advanced-sowing"),
        Law.RELAY: Key("sowing-egyptian-advanced-relay"),
        Law.CAPTURE: Key("sowing-egyptian-advanced-capture"),
        Law.AGAIN: Key("sowing-egyptian-advanced-again"),
        Law.END: Key("sowing-egyptian-advanced-end"),
        Law.MATCH: Key("sowing-egyptian-advanced-match"),
    },
    rules=(
        Key("sowing-egyptian-simple-rules-1"),
        Key("sowing-egyptian-advanced-rules-2"),
        Key("sowing-egyptian-advanced-rules-3"),
        Key("sowing-egyptian-advanced-rules-4"),
        Key("sowing-egyptian-simple-rules-6"),
    ),
    notes=(
        Key("sowing-egyptian-advanced-note-1"),
        Key("sowing-egyptian-advanced-note-2"),
        Key("sowing-egyptian-advanced-note-3"),
        Key("sowing-egyptian-advanced-note-4"),
        Key("sowing-egyptian-simple-note-6"),
        Key("sowing-egyptian-advanced-note-6"),
    ),
    fill=StartFill.PAIRED,
    starts=Starts.ANY,
    quiet=100,
)

GAMES = (
    MANKALEH,
    EGYPTIAN_SIMPLE,
    EGYPTIAN_ADVANCED,
)

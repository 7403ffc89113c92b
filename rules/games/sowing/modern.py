"""Sowing games that the book lacks and everyone knows: Oware and Kalah."""

from rules.games.kin import kin
from rules.games.law import Law
from rules.games.sowing.record import (
    SOWING,
    Again,
    GrandSlam,
    LastSeeds,
    SowingCapture,
    Stores,
    Stuck,
)
from words.keys import Key

OWARE = kin(
    SOWING,
    id="oware",
    title=Key("sowing-oware-title"),
    aliases=("awari", "awale", "awalé", "abapa", "oware abapa"),
    options={
        "grand_slam": {
            "wins_nothing": {"grand_slam": GrandSlam.WINS_NOTHING},
            "wins": {
                "grand_slam": GrandSlam.WINS,
                "says": {Law.CAPTURE: Key("sowing-oware-capture-2")},
            },
            "forbidden": {
                "grand_slam": GrandSlam.FORBIDDEN,
                "says": {Law.CAPTURE: Key("sowing-oware-capture-3")},
            },
        },
        "repetition": {
            "own_side": {"splits_repeated": False},
            "split": {"splits_repeated": True},
        },
    },
    source=(
        'J. W. Romein and H. E. Bal, "Solving Awari with Parallel Retrograde '
        'Analysis", IEEE Computer 36(10), 2003; H. J. R. Murray, A History of '
        "Board-Games Other Than Chess, Oxford 1952 (wari)"
    ),
    says={
        Law.TURNS: Key("sowing-kpo-2-turns"),
        Law.FILL: Key("sowing-oware-fill"),
        Law.START: Key("sowing-oware-start"),
        Law.SOWING: Key("sowing-oware-sowing"),
        Law.RELAY: Key("sowing-oware-relay"),
        Law.STOP: Key("sowing-oware-stop"),
        Law.CAPTURE: Key("sowing-oware-capture"),
        Law.AGAIN: Key("sowing-oware-stop"),
        Law.CLOSED: Key("sowing-oware-closed"),
        Law.END: Key("sowing-oware-end"),
        Law.MATCH: Key("sowing-oware-match"),
    },
    rules=(
        Key("sowing-oware-rules-1"),
        Key("sowing-oware-rules-2"),
        Key("sowing-oware-rules-3"),
        Key("sowing-oware-rules-4"),
        Key("sowing-oware-rules-5"),
    ),
    notes=(Key("sowing-oware-note-1"),),
    skips_lifted=True,
    capture=SowingCapture.SERIES,
    counts=(2, 3),
    only_theirs=True,
    grand_slam=GrandSlam.WINS_NOTHING,
    stuck=Stuck.STARVED,
    quiet=0,
    ends_repeated=True,
    majority=True,
)

KALAH = kin(
    SOWING,
    id="kalah",
    title=Key("sowing-kalah-title"),
    aliases=("kalaha", "mancala", "kalah 6 4"),
    options={
        "empty_captures": {
            False: {"wins_alone": False},
            True: {
                "wins_alone": True,
                "says": {Law.CAPTURE: Key("sowing-kalah-capture-2")},
            },
        },
        "capturing_seed": {
            "won": {"capture": SowingCapture.OPPOSITE_AND_LAST},
            "stays": {
                "capture": SowingCapture.OPPOSITE,
                "says": {Law.CAPTURE: Key("sowing-kalah-capture-3")},
            },
        },
        "last_seeds": {
            "owner": {"last_seeds": LastSeeds.OWNER},
            "finisher": {
                "last_seeds": LastSeeds.FINISHER,
                "says": {Law.END: Key("sowing-kalah-end-2")},
            },
            "nobody": {
                "last_seeds": LastSeeds.NOBODY,
                "says": {Law.END: Key("sowing-kalah-end-3")},
            },
        },
    },
    source=(
        'G. Irving, J. Donkers and J. Uiterwijk, "Solving Kalah", ICGA Journal 23(3), '
        "2000, after W. J. Champion's game of 1940"
    ),
    says={
        Law.TURNS: Key("sowing-kpo-2-turns"),
        Law.FILL: Key("sowing-kalah-fill"),
        Law.START: Key("sowing-kalah-start"),
        Law.SOWING: Key("sowing-kalah-sowing"),
        Law.RELAY: Key("sowing-oware-relay"),
        Law.STOP: Key("sowing-oware-stop"),
        Law.CAPTURE: Key("sowing-kalah-capture"),
        Law.AGAIN: Key("sowing-kalah-again"),
        Law.CLOSED: Key("sowing-kalah-closed"),
        Law.END: Key("sowing-kalah-end"),
        Law.MATCH: Key("sowing-oware-match"),
    },
    rules=(
        Key("sowing-kalah-rules-1"),
        Key("sowing-kalah-rules-2"),
        Key("sowing-kalah-rules-3"),
        Key("sowing-kalah-rules-4"),
    ),
    notes=(
        Key("sowing-mankaleh-note-4"),
        Key("sowing-kalah-note-2"),
    ),
    stores=Stores.SOWN,
    capture=SowingCapture.OPPOSITE_AND_LAST,
    again=Again.OWN_STORE,
    stuck=Stuck.EMPTY_ENDS,
    quiet=0,
)

GAMES = (
    OWARE,
    KALAH,
)

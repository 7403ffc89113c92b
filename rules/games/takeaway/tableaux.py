"""Tableaux: take a few chips in turn, and leave the last one to the other."""

from rules.games.card import Card, values
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.takeaway.record import (
    OutOfTime,
    TakeAwayRecord,
    Tally,
)
from words.keys import Key

TABLEAUX = TakeAwayRecord(
    card=Card(
        id="tableaux",
        title=Key("takeaway-tableaux-title"),
        aliases=("tableau",),
        board="htjb",
        source="HTJB International Mind Games, Tableaux",
        says={
            Law.COVERED: Key("takeaway-tableaux-covered"),
            Law.TAKING: Key("takeaway-tableaux-taking"),
            Law.PASSING: Key("takeaway-tableaux-passing"),
            Law.LAST: Key("takeaway-tableaux-last"),
            Law.TIME: Key("takeaway-tableaux-time"),
            Law.END: Key("takeaway-tableaux-end"),
        },
        silent=("time", "passing"),
        rules=(
            Key("takeaway-tableaux-rules-1"),
            Key("takeaway-tableaux-rules-2"),
            Key("takeaway-tableaux-rules-3"),
        ),
        notes=(
            Key("takeaway-tableaux-advanced-note-1"),
            Key("takeaway-tableaux-advanced-note-2"),
        ),
    ),
    chips=25,
    draw=3,
    chip="chip",
    first_seconds=0.0,
    seconds=0.0,
    out_of_time=OutOfTime.NO_LIMIT,
    tally=Tally.NOTHING,
    goal=0,
)

TABLEAUX_ADVANCED = kin(
    TABLEAUX,
    id="tableaux_advanced",
    title=Key("takeaway-tableaux-advanced-title"),
    aliases=("advanced tableaux", "tableaux advanced play"),
    options=values(chips=tuple(range(25, 49)), draw=tuple(range(3, 10))),
    source="HTJB International Mind Games, Tableaux, Advanced Play",
    says={
        Law.COVERED: Key("takeaway-tableaux-advanced-covered"),
        Law.TAKING: Key("takeaway-tableaux-advanced-taking"),
        Law.LAST: Key("takeaway-tableaux-advanced-last"),
        Law.TIME: Key("takeaway-tableaux-advanced-time"),
        Law.END: Key("takeaway-tableaux-advanced-end"),
    },
    silent=(),
    rules=(
        Key("takeaway-tableaux-advanced-rules-1"),
        Key("takeaway-tableaux-advanced-rules-2"),
        Key("takeaway-tableaux-advanced-rules-3"),
        Key("takeaway-tableaux-advanced-rules-4"),
    ),
    notes=(
        Key("takeaway-tableaux-advanced-note-1"),
        Key("takeaway-tableaux-advanced-note-2"),
        Key("takeaway-tableaux-advanced-note-3"),
        Key("takeaway-tableaux-advanced-note-4"),
        Key("takeaway-tableaux-advanced-note-5"),
    ),
    first_seconds=10.0,
    seconds=5.0,
    out_of_time=OutOfTime.LOSES,
    tally=Tally.OWN_CHIPS,
    goal=50,
)

GAMES = (TABLEAUX, TABLEAUX_ADVANCED)

"""Shax, the Somali game: no man is taken until all are placed."""

from rules.core.wording import Wording
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.lines.record import (
    LINES,
    Blocked,
    Early,
    Reward,
)
from words.keys import Key

SHAX = kin(
    LINES,
    id="shax",
    title=Key("lines-shax-title"),
    aliases=("shah",),
    wording=Wording(line="jare", piece="counter"),
    board="morris9",
    source="HTJB International Mind Games, Shax",
    says={
        Law.TURNS: Key("lines-shax-turns"),
        Law.PLACING: Key("lines-shax-placing"),
        Law.MOVING: Key("lines-shax-moving"),
        Law.MILL: Key("lines-shax-mill"),
        Law.ONE_REMOVAL: Key("lines-shax-one-removal"),
        Law.SHIELDED: Key("lines-shax-shielded"),
        Law.REMADE: Key("lines-shax-remade"),
        Law.BLOCKED: Key("lines-shax-blocked"),
        Law.END: Key("lines-shax-end"),
    },
    silent=("quiet_draw", "quiet_plies", "repetitions"),
    rules=(
        Key("lines-shax-rules-1"),
        Key("lines-shax-rules-2"),
        Key("lines-shax-rules-3"),
        Key("lines-shax-rules-4"),
        Key("lines-shax-rules-5"),
        Key("lines-shax-rules-6"),
    ),
    notes=(
        Key("lines-shax-note-1"),
        Key("lines-shax-note-2"),
        Key("lines-shax-note-3"),
        Key("lines-nine-mens-morris-note-3"),
        Key("lines-shax-note-5"),
        Key("lines-shax-note-6"),
        Key("lines-shax-note-7"),
    ),
    men=12,
    early=Early.FIRST_REMOVES,
    blocked=Blocked.FREED,
)

SHAX_SMALL = kin(
    SHAX,
    id="shax_small",
    title=Key("lines-shax-small-title"),
    aliases=("small shax",),
    board="morris6",
    source="HTJB International Mind Games, Shax, a variation on two squares",
    says={
        Law.TURNS: Key("lines-shax-small-turns"),
        Law.PLACING: Key("lines-shax-small-placing"),
        Law.MOVING: Key("lines-shax-small-moving"),
        Law.MILL: Key("lines-shax-small-mill"),
        Law.ONE_REMOVAL: Key("lines-shax-small-one-removal"),
        Law.SHIELDED: Key("lines-shax-small-shielded"),
        Law.REMADE: Key("lines-shax-small-remade"),
        Law.BLOCKED: Key("lines-shax-small-blocked"),
        Law.END: Key("lines-shax-small-end"),
    },
    rules=(
        Key("lines-shax-small-rules-1"),
        Key("lines-shax-rules-2"),
        Key("lines-shax-rules-3"),
        Key("lines-shax-rules-4"),
        Key("lines-shax-rules-5"),
        Key("lines-shax-rules-6"),
    ),
    notes=(
        Key("lines-shax-small-note-1"),
        Key("lines-shax-note-1"),
        Key("lines-shax-note-2"),
        Key("lines-shax-note-3"),
        Key("lines-nine-mens-morris-note-3"),
        Key("lines-shax-note-5"),
        Key("lines-shax-note-6"),
        Key("lines-shax-note-7"),
    ),
    men=8,
)

JARE = kin(
    LINES,
    id="jare",
    title=Key("lines-jare-title"),
    wording=Wording(line="row of three", piece="counter"),
    board="morris3",
    source="HTJB International Mind Games, Shax, the variation Jare",
    says={
        Law.PLACING: Key("lines-jare-placing"),
        Law.MOVING: Key("lines-jare-moving"),
        Law.MILL: Key("lines-jare-mill"),
        Law.END: Key("lines-jare-mill"),
    },
    silent=("blocked", "repetitions"),
    rules=(
        Key("lines-jare-rules-1"),
        Key("lines-jare-rules-2"),
        Key("lines-jare-rules-3"),
    ),
    notes=(
        Key("lines-jare-note-1"),
        Key("lines-jare-note-2"),
        Key("lines-jare-note-3"),
        Key("lines-jare-note-4"),
    ),
    reward=Reward.WINS,
    loses_below=0,
)

GAMES = (SHAX, SHAX_SMALL, JARE)

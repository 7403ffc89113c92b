"""Kunjing: three or four players, four men each, the first three in a row win."""

from rules.core.wording import Wording
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.lines.record import (
    LINES,
    Blocked,
    Jumps,
    Reward,
)
from words.keys import Key

KUNJING_3 = kin(
    LINES,
    id="kunjing_3",
    title=Key("lines-kunjing-3-title"),
    aliases=("kunjing", "dilemma", "dilemma (kunjing)"),
    wording=Wording(line="pillar", piece="man"),
    players=3,
    source="HTJB International Mind Games, Dilemma (Kunjing)",
    says={
        Law.TURNS: Key("lines-kunjing-3-turns"),
        Law.PLACING: Key("lines-kunjing-3-placing"),
        Law.MOVING: Key("lines-kunjing-3-moving"),
        Law.MILL: Key("lines-kunjing-3-mill"),
        Law.JUMPING: Key("lines-kunjing-3-jumping"),
        Law.BLOCKED: Key("lines-kunjing-3-blocked"),
        Law.END: Key("lines-kunjing-3-end"),
    },
    silent=("blocked", "repetitions"),
    rules=(
        Key("lines-kunjing-3-rules-1"),
        Key("lines-kunjing-3-rules-2"),
        Key("lines-kunjing-3-rules-3"),
        Key("lines-kunjing-3-rules-4"),
    ),
    notes=(
        Key("lines-kunjing-3-note-1"),
        Key("lines-kunjing-3-note-2"),
        Key("lines-kunjing-3-note-3"),
        Key("lines-kunjing-3-note-4"),
        Key("lines-kunjing-3-note-5"),
        Key("lines-kunjing-3-note-6"),
    ),
    men=4,
    setup=((), (), ()),
    reward=Reward.WINS,
    jumps=Jumps.OVER_MANY,
    blocked=Blocked.SKIPPED,
    loses_below=0,
)

KUNJING_4 = kin(
    KUNJING_3,
    id="kunjing_4",
    title=Key("lines-kunjing-4-title"),
    aliases=("dilemma for four", "four-handed kunjing"),
    players=4,
    setup=((), (), (), ()),
)

GAMES = (
    KUNJING_3,
    KUNJING_4,
)

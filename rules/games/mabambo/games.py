"""Mabambo: jumping over one's own stones to beat what lies behind them."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.trio.record import MabamboRecord, NextStarter, TrioTie
from words.keys import Key

ALQUERQUE = (
    ("b2", "c2", "d2", "e2", "f2", "b3", "c3", "d3", "e3", "f3", "b4", "c4"),
    ("b6", "c6", "d6", "e6", "f6", "b5", "c5", "d5", "e5", "f5", "e4", "f4"),
)
"""Two rows each and two pits each of the middle row, the starter's stones first."""

CHECKERBOARD = (
    ("b6", "d6", "f6", "c5", "e5", "b4", "f4", "c3", "e3", "b2", "d2", "f2"),
    ("c6", "e6", "b5", "d5", "f5", "c4", "e4", "b3", "d3", "f3", "c2", "e2"),
)
"""All pits but the middle one in two colours, the starter's stones first."""

MABAMBO = MabamboRecord(
    card=Card(
        id="mabambo",
        title=Key("mabambo-mabambo-title"),
        wording=Wording(line="trio", piece="stone"),
        aliases=("mabambo with single jumps",),
        board="trio",
        options={"setup": {"alquerque": {}, "checkerboard": {}}},
        source="Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Mabambo",
        says={
            Law.TURNS: Key("mabambo-mabambo-turns"),
            Law.STONES: Key("mabambo-mabambo-stones"),
            Law.EXCHANGE: Key("mabambo-mabambo-exchange"),
            Law.SHIELDED: Key("mabambo-mabambo-shielded"),
            Law.STRAIGHT: Key("mabambo-mabambo-straight"),
            Law.PULL: Key("mabambo-mabambo-pull"),
            Law.JUMPING: Key("mabambo-mabambo-jumping"),
            Law.BEAT: Key("mabambo-mabambo-beat"),
            Law.LONG_JUMP: Key("mabambo-mabambo-long-jump"),
            Law.END: Key("mabambo-mabambo-end"),
        },
        silent=("turns", "set_ups"),
        rules=(
            Key("mabambo-mabambo-long-jump-rules-1"),
            Key("mabambo-mabambo-long-jump-rules-2"),
            Key("mabambo-mabambo-long-jump-rules-3"),
            Key("mabambo-mabambo-rules-4"),
            Key("mabambo-mabambo-long-jump-rules-5"),
            Key("mabambo-mabambo-long-jump-rules-6"),
        ),
        notes=(
            Key("mabambo-mabambo-long-jump-note-1"),
            Key("mabambo-mabambo-long-jump-note-2"),
            Key("mabambo-mabambo-long-jump-note-6"),
            Key("mabambo-mabambo-long-jump-note-7"),
            Key("mabambo-mabambo-long-jump-note-8"),
        ),
    ),
    stones=13,
    set_ups={"alquerque": ALQUERQUE, "checkerboard": CHECKERBOARD},
    jumps=1,
    captured_to_win=10,
    drawn_at=4,
    match_games=3,
    next_starter=NextStarter.LOSER_CHOOSES,
    match_tie=TrioTie.TWO_WINS,
)

MABAMBO_LONG_JUMP = kin(
    MABAMBO,
    id="mabambo_long_jump",
    title=Key("mabambo-mabambo-long-jump-title"),
    aliases=("long-jump mabambo", "mabambo long-jump variant"),
    source=(
        "Trio Trio, Mabambo and Soli-Bi rules (Frank Stark, 2010), Mabambo, long-jump "
        "variant"
    ),
    says={
        Law.LONG_JUMP: Key("mabambo-mabambo-long-jump-long-jump"),
    },
    rules=(
        Key("mabambo-mabambo-long-jump-rules-1"),
        Key("mabambo-mabambo-long-jump-rules-2"),
        Key("mabambo-mabambo-long-jump-rules-3"),
        Key("mabambo-mabambo-long-jump-rules-4"),
        Key("mabambo-mabambo-long-jump-rules-5"),
        Key("mabambo-mabambo-long-jump-rules-6"),
    ),
    notes=(
        Key("mabambo-mabambo-long-jump-note-1"),
        Key("mabambo-mabambo-long-jump-note-2"),
        Key("mabambo-mabambo-long-jump-note-3"),
        Key("mabambo-mabambo-long-jump-note-4"),
        Key("mabambo-mabambo-long-jump-note-5"),
        Key("mabambo-mabambo-long-jump-note-6"),
        Key("mabambo-mabambo-long-jump-note-7"),
        Key("mabambo-mabambo-long-jump-note-8"),
    ),
    jumps=2,
)

GAMES = (MABAMBO, MABAMBO_LONG_JUMP)

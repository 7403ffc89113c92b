"""Tresillo: twelve chips each; three in a row, a Tresillo, earn a chip."""

from rules.core.wording import Wording
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.lines.record import (
    LINES,
    FullBoard,
    LineTally,
    Reward,
    Then,
)
from words.keys import Key

TRESILLO_STAY = kin(
    LINES,
    id="tresillo_stay",
    title=Key("lines-tresillo-stay-title"),
    aliases=("stay (beginners)", "tresillo for beginners"),
    wording=Wording(line="Tresillo"),
    source="HTJB International Mind Games, Stay",
    says={
        Law.TURNS: Key("lines-tresillo-stay-turns"),
        Law.PLACING: Key("lines-tresillo-stay-placing"),
        Law.MOVING: Key("lines-tresillo-stay-moving"),
        Law.MILL: Key("lines-tresillo-stay-mill"),
        Law.ONE_REMOVAL: Key("lines-tresillo-stay-one-removal"),
        Law.END: Key("lines-tresillo-stay-end"),
    },
    rules=(
        Key("lines-tresillo-stay-rules-1"),
        Key("lines-tresillo-stay-rules-2"),
        Key("lines-tresillo-stay-rules-3"),
        Key("lines-tresillo-stay-rules-4"),
    ),
    notes=(
        Key("lines-tresillo-stay-note-1"),
        Key("lines-tresillo-stay-note-2"),
        Key("lines-tresillo-stay-note-3"),
        Key("lines-tresillo-stay-note-4"),
        Key("lines-tresillo-stay-note-5"),
    ),
    men=12,
    reward=Reward.GIVEN,
    then=Then.TALLY,
    loses_below=0,
    full_board=FullBoard.DRAWN,
)

TRESILLO_PLUCK = kin(
    TRESILLO_STAY,
    id="tresillo_pluck",
    title=Key("lines-tresillo-pluck-title"),
    source="HTJB International Mind Games, Pluck",
    says={
        Law.MILL: Key("lines-tresillo-pluck-mill"),
        Law.ONE_REMOVAL: Key("lines-tresillo-pluck-one-removal"),
    },
    silent=("shielded",),
    rules=(
        Key("lines-tresillo-stay-rules-1"),
        Key("lines-tresillo-pluck-rules-2"),
        Key("lines-tresillo-pluck-rules-3"),
        Key("lines-tresillo-pluck-rules-4"),
    ),
    notes=(
        Key("lines-tresillo-stay-note-1"),
        Key("lines-tresillo-pluck-note-2"),
        Key("lines-tresillo-pluck-note-3"),
        Key("lines-nine-mens-morris-note-3"),
    ),
    reward=Reward.REMOVES,
)

TRESILLO_CONQUER = kin(
    TRESILLO_PLUCK,
    id="tresillo_conquer",
    title=Key("lines-tresillo-conquer-title"),
    aliases=("tresillo", "tresillo proper", "tresillo 3 way", "three way", "3 way"),
    source="HTJB International Mind Games, Conquer (Tresillo Proper)",
    says={
        Law.TURNS: Key("lines-tresillo-conquer-turns"),
        Law.PLACING: Key("lines-tresillo-conquer-placing"),
        Law.MOVING: Key("lines-tresillo-conquer-moving"),
        Law.JUMPING: Key("lines-tresillo-conquer-jumping"),
        Law.BLOCKED: Key("lines-saba-blocked"),
        Law.END: Key("lines-tresillo-conquer-end"),
    },
    silent=(
        "shielded",
        "remade",
        "full_board",
        "quiet_draw",
        "quiet_plies",
        "repetitions",
    ),
    rules=(
        Key("lines-tresillo-stay-rules-1"),
        Key("lines-tresillo-conquer-rules-2"),
        Key("lines-tresillo-conquer-rules-3"),
        Key("lines-tresillo-conquer-rules-4"),
        Key("lines-tresillo-conquer-rules-5"),
    ),
    notes=(
        Key("lines-tresillo-stay-note-1"),
        Key("lines-tresillo-pluck-note-2"),
        Key("lines-tresillo-conquer-note-3"),
        Key("lines-tresillo-conquer-note-4"),
        Key("lines-tresillo-conquer-note-5"),
        Key("lines-tresillo-conquer-note-6"),
        Key("lines-tresillo-conquer-note-7"),
    ),
    then=Then.MOVES,
    loses_below=3,
    tally=LineTally.CAPTURED_AND_TRAPPED,
)

TRESILLO_CONQUER_ALT = kin(
    TRESILLO_CONQUER,
    id="tresillo_conquer_alt",
    title=Key("lines-tresillo-conquer-alt-title"),
    aliases=("tresillo alternative play", "tresillo conquer alternative"),
    source="HTJB International Mind Games, Conquer, Alternative Play",
    says={
        Law.MILL: Key("lines-tresillo-conquer-alt-mill"),
        Law.ONE_REMOVAL: Key("lines-tresillo-conquer-alt-one-removal"),
        Law.END: Key("lines-tresillo-conquer-alt-end"),
    },
    rules=(
        Key("lines-tresillo-stay-rules-1"),
        Key("lines-tresillo-conquer-alt-rules-2"),
        Key("lines-tresillo-conquer-alt-rules-3"),
        Key("lines-tresillo-conquer-alt-rules-4"),
        Key("lines-tresillo-conquer-alt-rules-5"),
    ),
    notes=(
        Key("lines-tresillo-stay-note-1"),
        Key("lines-tresillo-conquer-alt-note-2"),
        Key("lines-tresillo-conquer-alt-note-3"),
        Key("lines-tresillo-pluck-note-2"),
        Key("lines-tresillo-conquer-note-3"),
        Key("lines-tresillo-conquer-alt-note-6"),
        Key("lines-tresillo-conquer-note-5"),
        Key("lines-tresillo-conquer-alt-note-8"),
    ),
    reward=Reward.GIVEN_OR_REMOVES,
)

TRESILLO_RAPIDO = kin(
    TRESILLO_PLUCK,
    id="tresillo_rapido",
    title=Key("lines-tresillo-rapido-title"),
    options={"play": {"pluck": {}, "stay": {"reward": Reward.GIVEN}}},
    source="HTJB International Mind Games, Rapido",
    says={
        Law.TURNS: Key("lines-tresillo-rapido-turns"),
        Law.PLACING: Key("lines-tresillo-rapido-placing"),
        Law.MOVING: Key("lines-tresillo-rapido-moving"),
        Law.MILL: Key("lines-tresillo-rapido-mill"),
        Law.ONE_REMOVAL: Key("lines-tresillo-rapido-one-removal"),
        Law.TIME: Key("lines-tresillo-rapido-time"),
        Law.END: Key("lines-tresillo-rapido-end"),
    },
    rules=(
        Key("lines-tresillo-rapido-rules-1"),
        Key("lines-tresillo-stay-rules-1"),
        Key("lines-tresillo-rapido-rules-3"),
        Key("lines-tresillo-rapido-rules-4"),
        Key("lines-tresillo-stay-rules-4"),
    ),
    notes=(
        Key("lines-tresillo-rapido-note-1"),
        Key("lines-tresillo-rapido-note-2"),
        Key("lines-tresillo-rapido-note-3"),
        Key("lines-tresillo-rapido-note-4"),
        Key("lines-tresillo-rapido-note-5"),
    ),
    seconds=5.0,
)

GAMES = (
    TRESILLO_STAY,
    TRESILLO_PLUCK,
    TRESILLO_CONQUER,
    TRESILLO_CONQUER_ALT,
    TRESILLO_RAPIDO,
)

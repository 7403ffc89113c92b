"""Alignment games: three in a row win."""

from rules.core.wording import Wording
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.lines.record import (
    LINES,
    UNSAID,
    CountedLines,
    Flying,
    Forbidden,
    HomeRow,
    Jumps,
    Reward,
)
from words.keys import Key

THREE_MENS_MORRIS = kin(
    LINES,
    id="three_mens_morris",
    title=Key("lines-three-mens-morris-title"),
    aliases=("3 men's morris", "nine holes", "tres en raya"),
    wording=Wording(line="row of three", piece="man"),
    board="morris3",
    source="HTJB International Mind Games, Three Men's Morris",
    says={
        Law.TURNS: Key("lines-three-mens-morris-turns"),
        Law.PLACING: Key("lines-three-mens-morris-placing"),
        Law.MOVING: Key("lines-three-mens-morris-moving"),
        Law.MILL: Key("lines-three-mens-morris-mill"),
        Law.END: Key("lines-three-mens-morris-end"),
    },
    silent=("blocked", "repetitions"),
    rules=(
        Key("lines-three-mens-morris-rules-1"),
        Key("lines-three-mens-morris-rules-2"),
        Key("lines-three-mens-morris-rules-3"),
    ),
    notes=(
        Key("lines-jare-note-2"),
        Key("lines-three-mens-morris-note-2"),
        Key("lines-three-mens-morris-note-3"),
    ),
    reward=Reward.WINS,
    flying=Flying.EVERYBODY,
    loses_below=0,
)

TAPATAN = kin(
    THREE_MENS_MORRIS,
    id="tapatan",
    title=Key("lines-tapatan-title"),
    wording=Wording(line="row of three", piece="counter"),
    source="HTJB International Mind Games, Tapatan",
    says={
        Law.TURNS: Key("lines-tapatan-turns"),
        Law.PLACING: Key("lines-tapatan-placing"),
        Law.MOVING: Key("lines-tapatan-moving"),
        Law.MILL: Key("lines-tapatan-mill"),
        Law.BLOCKED: Key("lines-nine-mens-morris-blocked"),
        Law.END: Key("lines-tapatan-end"),
    },
    silent=("repetitions",),
    rules=(
        Key("lines-tapatan-rules-1"),
        Key("lines-tapatan-rules-2"),
        Key("lines-tapatan-rules-3"),
    ),
    notes=(
        Key("lines-jare-note-2"),
        Key("lines-jare-note-4"),
    ),
    flying=Flying.NOBODY,
)

ACHI = kin(
    TAPATAN,
    id="achi",
    title=Key("lines-achi-title"),
    source="HTJB International Mind Games, Achi",
    says={
        Law.TURNS: Key("lines-achi-turns"),
        Law.PLACING: Key("lines-achi-placing"),
        Law.MOVING: Key("lines-achi-moving"),
        Law.MILL: Key("lines-achi-mill"),
        Law.END: Key("lines-achi-end"),
    },
    rules=(
        Key("lines-tapatan-rules-1"),
        Key("lines-achi-rules-2"),
        Key("lines-achi-rules-3"),
    ),
    notes=(
        Key("lines-achi-note-1"),
        Key("lines-jare-note-2"),
        Key("lines-jare-note-4"),
    ),
    men=4,
    lines=CountedLines.ORTHOGONAL,
)

TANT_FANT = kin(
    TAPATAN,
    id="tant_fant",
    title=Key("lines-tant-fant-title"),
    source="HTJB International Mind Games, Tant Fant",
    says={
        Law.TURNS: Key("lines-tant-fant-turns"),
        Law.PLACING: Key("lines-tant-fant-placing"),
        Law.MILL: Key("lines-tant-fant-mill"),
        Law.BLOCKED: UNSAID[Law.BLOCKED],
        Law.END: Key("lines-tant-fant-end"),
    },
    silent=("blocked", "repetitions"),
    rules=(
        Key("lines-tapatan-rules-1"),
        Key("lines-tant-fant-rules-2"),
        Key("lines-tant-fant-rules-3"),
    ),
    notes=(
        Key("lines-tant-fant-note-1"),
        Key("lines-tant-fant-note-2"),
        Key("lines-jare-note-3"),
        Key("lines-jare-note-4"),
    ),
    setup=(("a1", "b1", "c1"), ("a3", "b3", "c3")),
    home_row=HomeRow.COUNTS_NOT,
)

SHISIMA = kin(
    TANT_FANT,
    id="shisima",
    title=Key("lines-shisima-title"),
    aliases=("shisimu",),
    source="HTJB International Mind Games, Shisima",
    says={
        Law.PLACING: Key("lines-shisima-placing"),
        Law.MOVING: Key("lines-shisima-moving"),
        Law.MILL: Key("lines-shisima-mill"),
        Law.END: Key("lines-shisima-end"),
    },
    silent=("blocked",),
    rules=(
        Key("lines-shisima-rules-1"),
        Key("lines-shisima-rules-2"),
        Key("lines-shisima-rules-3"),
    ),
    notes=(
        Key("lines-shisima-note-1"),
        Key("lines-tant-fant-note-2"),
        Key("lines-jare-note-3"),
    ),
    lines=CountedLines.MIDDLE,
    home_row=HomeRow.COUNTS,
    repetitions=3,
)

SABR = kin(
    TANT_FANT,
    id="sabr",
    title=Key("lines-sabr-title"),
    source="HTJB International Mind Games, Sabr",
    says={
        Law.PLACING: Key("lines-sabr-placing"),
        Law.MOVING: Key("lines-sabr-moving"),
        Law.MILL: Key("lines-sabr-mill"),
        Law.JUMPING: Key("lines-sabr-jumping"),
        Law.END: Key("lines-sabr-end"),
    },
    silent=("home_row", "blocked", "repetitions"),
    rules=(
        Key("lines-tapatan-rules-1"),
        Key("lines-sabr-rules-2"),
        Key("lines-sabr-rules-3"),
        Key("lines-sabr-rules-4"),
    ),
    notes=(
        Key("lines-sabr-note-1"),
        Key("lines-sabr-note-2"),
        Key("lines-tant-fant-note-2"),
        Key("lines-jare-note-3"),
        Key("lines-jare-note-4"),
    ),
    setup=(("a1", "c1", "b3"), ("a3", "c3", "b1")),
    jumps=Jumps.OVER,
    home_row=HomeRow.COUNTS,
)

PICARIA = kin(
    THREE_MENS_MORRIS,
    id="picaria",
    title=Key("lines-picaria-title"),
    aliases=("pitarilla",),
    source="Pueblo tradition (see Culin, 1907), Picaria as it is taught today",
    says={
        Law.TURNS: Key("lines-nine-mens-morris-turns"),
        Law.PLACING: Key("lines-picaria-placing"),
        Law.MOVING: Key("lines-picaria-moving"),
        Law.MILL: Key("lines-picaria-mill"),
        Law.END: Key("lines-picaria-end"),
    },
    rules=(
        Key("lines-three-mens-morris-rules-1"),
        Key("lines-picaria-rules-2"),
        Key("lines-three-mens-morris-rules-3"),
    ),
    notes=(
        Key("lines-picaria-note-1"),
        Key("lines-picaria-note-2"),
        Key("lines-jare-note-2"),
        Key("lines-jare-note-3"),
        Key("lines-jare-note-4"),
    ),
    forbidden=Forbidden.MIDDLE,
    flying=Flying.NOBODY,
)

GAMES = (THREE_MENS_MORRIS, TAPATAN, ACHI, TANT_FANT, SHISIMA, SABR, PICARIA)

"""Games on two squares: men that jump like frogs, creep like snakes, fly like birds."""

from rules.core.wording import Wording
from rules.games.card import Options
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.lines.record import LINES, UNSAID, Flying, Jumps, Reward
from words.keys import Key

MOVING = "a man moves to an open adjacent spot, between the squares through the centre"
JUMPING = (
    "once all men are played, a man may jump an adjacent man of the opponent to an "
    "open spot in a straight line, and the man jumped over is not removed"
)


def flights(times: int) -> Options:
    """Return the option to fly ``times`` times with three men."""
    return {"flying": {"off": {}, "on": {"flying": Flying.AT_THREE, "flights": times}}}


SITA_NYOKA = kin(
    LINES,
    id="sita_nyoka",
    title=Key("lines-sita-nyoka-title"),
    wording=Wording(line="pillar", piece="man"),
    aliases=("six snakes",),
    meaning=Key("lines-sita-nyoka-meaning"),
    board="morris6_diagonals",
    options=flights(6),
    source="HTJB International Mind Games, {title}",
    says={
        Law.TURNS: Key("lines-sita-nyoka-turns"),
        Law.PLACING: Key("lines-sita-nyoka-placing"),
        Law.MOVING: Key("lines-sita-nyoka-moving"),
        Law.MILL: Key("lines-sita-nyoka-mill"),
        Law.ONE_REMOVAL: Key("lines-sita-nyoka-one-removal"),
        Law.REMADE: Key("lines-sita-nyoka-remade"),
        Law.BLOCKED: Key("lines-saba-blocked"),
        Law.END: Key("lines-sita-nyoka-end"),
    },
    silent=("shielded", "quiet_draw", "quiet_plies", "repetitions"),
    rules=(
        Key("lines-sita-nyoka-rules-1"),
        Key("lines-sita-nyoka-rules-2"),
        Key("lines-sita-nyoka-rules-3"),
        Key("lines-sita-nyoka-rules-4"),
        Key("lines-sita-nyoka-rules-5"),
    ),
    notes=(
        Key("lines-sita-nyoka-note-1"),
        Key("lines-sita-nyoka-note-2"),
        Key("lines-sita-nyoka-note-3"),
        Key("lines-sita-nyoka-note-4"),
        Key("lines-sita-nyoka-note-5"),
        Key("lines-sita-nyoka-note-6"),
        Key("lines-nine-mens-morris-note-4"),
        Key("lines-saba-note-8"),
    ),
    men=6,
)

TANO_NYOKA = kin(
    SITA_NYOKA,
    id="tano_nyoka",
    title=Key("lines-tano-nyoka-title"),
    aliases=("five snakes",),
    options=flights(5),
    men=5,
)

SITA_VYURA = kin(
    SITA_NYOKA,
    id="sita_vyura",
    title=Key("lines-sita-vyura-title"),
    aliases=("six frogs",),
    meaning=Key("lines-sita-vyura-meaning"),
    says={
        Law.PLACING: Key("lines-sita-vyura-placing"),
        Law.JUMPING: Key("lines-sita-vyura-jumping"),
    },
    rules=(
        Key("lines-sita-nyoka-rules-1"),
        Key("lines-sita-vyura-rules-2"),
        Key("lines-sita-vyura-rules-3"),
        Key("lines-sita-vyura-rules-4"),
        Key("lines-sita-vyura-rules-5"),
        Key("lines-saba-rules-6"),
    ),
    notes=(
        Key("lines-sita-nyoka-note-1"),
        Key("lines-saba-note-2"),
        Key("lines-sita-vyura-note-3"),
        Key("lines-sita-nyoka-note-3"),
        Key("lines-sita-nyoka-note-4"),
        Key("lines-sita-nyoka-note-5"),
        Key("lines-sita-vyura-note-7"),
        Key("lines-nine-mens-morris-note-4"),
        Key("lines-saba-note-8"),
    ),
    jumps=Jumps.OVER,
)

TANO_VYURA = kin(
    SITA_VYURA,
    id="tano_vyura",
    title=Key("lines-tano-vyura-title"),
    aliases=("five frogs",),
    options=flights(5),
    men=5,
)

KUBWA_TATU = kin(
    SITA_VYURA,
    id="kubwa_tatu",
    title=Key("lines-kubwa-tatu-title"),
    aliases=("big three",),
    meaning=Key("lines-kubwa-tatu-meaning"),
    board="morris6",
    says={
        Law.MOVING: Key("lines-kubwa-tatu-moving"),
        Law.REMADE: UNSAID[Law.REMADE],
    },
    silent=("shielded", "remade", "quiet_draw", "quiet_plies", "repetitions"),
    rules=(
        Key("lines-kubwa-tatu-rules-1"),
        Key("lines-sita-vyura-rules-2"),
        Key("lines-sita-vyura-rules-3"),
        Key("lines-sita-vyura-rules-4"),
        Key("lines-sita-vyura-rules-5"),
        Key("lines-saba-rules-6"),
    ),
    notes=(
        Key("lines-sita-nyoka-note-1"),
        Key("lines-saba-note-2"),
        Key("lines-sita-vyura-note-3"),
        Key("lines-sita-nyoka-note-3"),
        Key("lines-kubwa-tatu-note-5"),
        Key("lines-sita-nyoka-note-5"),
        Key("lines-sita-vyura-note-7"),
        Key("lines-nine-mens-morris-note-4"),
        Key("lines-saba-note-8"),
    ),
)

MBILI_NA_NUSU = kin(
    KUBWA_TATU,
    id="mbili_na_nusu",
    title=Key("lines-mbili-na-nusu-title"),
    aliases=("two and a half",),
    meaning=Key("lines-mbili-na-nusu-meaning"),
    options=flights(5),
    men=5,
)

MBILI = kin(
    KUBWA_TATU,
    id="mbili",
    title=Key("lines-mbili-title"),
    aliases=("two",),
    meaning=Key("lines-mbili-meaning"),
    options=flights(4),
    men=4,
)

ENE_NYOKA = kin(
    LINES,
    id="ene_nyoka",
    title=Key("lines-ene-nyoka-title"),
    wording=Wording(line="pillar", piece="man"),
    aliases=("four snakes", "nne nyoka"),
    meaning=Key("lines-sita-nyoka-meaning"),
    board="morris6_diagonals",
    source="HTJB International Mind Games, {title}",
    says={
        Law.TURNS: Key("lines-sita-nyoka-turns"),
        Law.PLACING: Key("lines-sita-nyoka-placing"),
        Law.MOVING: Key("lines-kunjing-3-moving"),
        Law.MILL: Key("lines-ene-nyoka-mill"),
        Law.END: Key("lines-kunjing-3-end"),
    },
    silent=("blocked", "repetitions"),
    rules=(
        Key("lines-sita-nyoka-rules-1"),
        Key("lines-sita-nyoka-rules-2"),
        Key("lines-ene-nyoka-rules-3"),
    ),
    notes=(
        Key("lines-sita-nyoka-note-1"),
        Key("lines-sita-nyoka-note-2"),
        Key("lines-jare-note-2"),
        Key("lines-ene-nyoka-note-4"),
        Key("lines-ene-nyoka-note-5"),
    ),
    men=4,
    reward=Reward.WINS,
    loses_below=0,
)

TATU_NYOKA = kin(
    ENE_NYOKA,
    id="tatu_nyoka",
    title=Key("lines-tatu-nyoka-title"),
    aliases=("three snakes",),
    rules=(
        Key("lines-sita-nyoka-rules-1"),
        Key("lines-sita-nyoka-rules-2"),
        Key("lines-tatu-nyoka-rules-3"),
    ),
    notes=(
        Key("lines-sita-nyoka-note-1"),
        Key("lines-sita-nyoka-note-2"),
        Key("lines-jare-note-2"),
        Key("lines-jare-note-3"),
        Key("lines-ene-nyoka-note-5"),
    ),
    men=3,
)

ENE_VYURA = kin(
    ENE_NYOKA,
    id="ene_vyura",
    title=Key("lines-ene-vyura-title"),
    aliases=("four frogs", "nne vyura"),
    meaning=Key("lines-sita-vyura-meaning"),
    says={
        Law.PLACING: Key("lines-sita-vyura-placing"),
        Law.JUMPING: Key("lines-sita-vyura-jumping"),
    },
    rules=(
        Key("lines-sita-nyoka-rules-1"),
        Key("lines-sita-vyura-rules-2"),
        Key("lines-sita-vyura-rules-3"),
        Key("lines-ene-vyura-rules-4"),
    ),
    notes=(
        Key("lines-sita-nyoka-note-1"),
        Key("lines-saba-note-2"),
        Key("lines-sita-vyura-note-3"),
        Key("lines-jare-note-2"),
        Key("lines-jare-note-3"),
        Key("lines-ene-nyoka-note-5"),
    ),
    jumps=Jumps.OVER,
)

TATU_VYURA = kin(
    ENE_VYURA,
    id="tatu_vyura",
    title=Key("lines-tatu-vyura-title"),
    aliases=("three frogs",),
    men=3,
)

MOJA_NA_NUSU = kin(
    TATU_VYURA,
    id="moja_na_nusu",
    title=Key("lines-moja-na-nusu-title"),
    aliases=("one and a half",),
    meaning=Key("lines-moja-na-nusu-meaning"),
    board="morris6",
    says={Law.MOVING: Key("lines-moja-na-nusu-moving")},
    rules=(
        Key("lines-kubwa-tatu-rules-1"),
        Key("lines-sita-vyura-rules-2"),
        Key("lines-sita-vyura-rules-3"),
        Key("lines-ene-vyura-rules-4"),
    ),
)

TATU_NDEGE = kin(
    TATU_NYOKA,
    id="tatu_ndege",
    title=Key("lines-tatu-ndege-title"),
    aliases=("three birds",),
    meaning=Key("lines-tatu-ndege-meaning"),
    board="morris6",
    says={Law.MOVING: Key("lines-tatu-ndege-moving")},
    rules=(
        Key("lines-kubwa-tatu-rules-1"),
        Key("lines-tatu-ndege-rules-2"),
        Key("lines-tatu-ndege-rules-3"),
    ),
    notes=(
        Key("lines-tatu-ndege-note-1"),
        Key("lines-tatu-ndege-note-2"),
        Key("lines-jare-note-2"),
        Key("lines-tatu-ndege-note-4"),
        Key("lines-three-mens-morris-note-3"),
        Key("lines-ene-nyoka-note-5"),
    ),
    flying=Flying.EVERYBODY,
)

GAMES = (
    KUBWA_TATU,
    MBILI_NA_NUSU,
    MBILI,
    MOJA_NA_NUSU,
    SITA_VYURA,
    TANO_VYURA,
    ENE_VYURA,
    TATU_VYURA,
    SITA_NYOKA,
    TANO_NYOKA,
    ENE_NYOKA,
    TATU_NYOKA,
    TATU_NDEGE,
)

"""Saba, sita, tano: pillars on two squares and a centre, jumps that spare or take."""

from rules.core.wording import Wording
from rules.games.kin import kin
from rules.games.law import Law
from rules.games.lines.record import LINES, CountedLines, Jumps, Remade, Shielded
from words.keys import Key

PILLAR = """
Three of one's men on a side of a square are a pillar (nguzo in Swahili, a post).
Pillars are formed only on the squares: three men on a path, or across the centre, are
none."""


SABA = kin(
    LINES,
    id="saba",
    title=Key("lines-saba-title"),
    wording=Wording(line="pillar", piece="man"),
    aliases=("kuruka saba bila madhara", "seven"),
    board="morris7_diagonals",
    source="HTJB International Mind Games, {title}",
    says={
        Law.TURNS: Key("lines-saba-turns"),
        Law.PLACING: Key("lines-saba-placing"),
        Law.MOVING: Key("lines-saba-moving"),
        Law.MILL: Key("lines-saba-mill"),
        Law.ONE_REMOVAL: Key("lines-saba-one-removal"),
        Law.SHIELDED: Key("lines-saba-shielded"),
        Law.REMADE: Key("lines-saba-remade"),
        Law.JUMPING: Key("lines-saba-jumping"),
        Law.BLOCKED: Key("lines-saba-blocked"),
        Law.END: Key("lines-saba-end"),
    },
    silent=("quiet_draw", "quiet_plies", "repetitions"),
    rules=(
        Key("lines-saba-rules-1"),
        Key("lines-saba-rules-2"),
        Key("lines-saba-rules-3"),
        Key("lines-saba-rules-4"),
        Key("lines-saba-rules-5"),
        Key("lines-saba-rules-6"),
    ),
    notes=(
        Key("lines-saba-note-1"),
        Key("lines-saba-note-2"),
        Key("lines-saba-note-3"),
        Key("lines-saba-note-4"),
        Key("lines-saba-note-5"),
        Key("lines-nine-mens-morris-note-3"),
        Key("lines-nine-mens-morris-note-4"),
        Key("lines-saba-note-8"),
    ),
    men=7,
    lines=CountedLines.SQUARES,
    shielded=Shielded.IN_MILLS_IF_OTHERS,
    jumps=Jumps.OVER,
)

ENDING = (
    PILLAR
    + """
Whoever forms a pillar, by placing, by a step or where a man's jumps end, takes one more
of the opponent's men off the board. A man in a pillar may be taken so only if there is
no other to take, but it may be jumped. One man is taken, even when two pillars are
formed at once.""",
    """
A player whose move breaks a pillar may not form the same pillar again with the next
move, unless the move that broke it formed another.""",
    """
Whoever has lost all men, or can neither step nor jump, loses. With one or two men a
player plays on.""",
)

KURUKA_SABA = kin(
    SABA,
    id="kuruka_saba",
    title=Key("lines-kuruka-saba-title"),
    aliases=("kuruka saba na matokeo", "jumping seven"),
    meaning=Key("lines-kuruka-saba-meaning"),
    says={
        Law.MILL: Key("lines-kuruka-saba-mill"),
        Law.REMADE: Key("lines-kuruka-saba-remade"),
        Law.JUMPING: Key("lines-kuruka-saba-jumping"),
        Law.END: Key("lines-kuruka-saba-end"),
    },
    rules=(
        Key("lines-kuruka-saba-rules-1"),
        Key("lines-kuruka-saba-rules-2"),
        Key("lines-kuruka-saba-rules-3"),
        Key("lines-kuruka-saba-rules-4"),
        Key("lines-kuruka-saba-rules-5"),
        Key("lines-kuruka-saba-rules-6"),
    ),
    notes=(
        Key("lines-saba-note-1"),
        Key("lines-kuruka-saba-note-2"),
        Key("lines-kuruka-saba-note-3"),
        Key("lines-kuruka-saba-note-4"),
        Key("lines-saba-note-5"),
        Key("lines-kuruka-saba-note-6"),
        Key("lines-kuruka-saba-note-7"),
    ),
    remade=Remade.UNLESS_FORMED,
    jumps=Jumps.TAKES,
    loses_below=1,
)

LAZIMA_SABA = kin(
    KURUKA_SABA,
    id="lazima_saba",
    title=Key("lines-lazima-saba-title"),
    aliases=("lazima saba na matokeo", "must jump seven"),
    meaning=Key("lines-lazima-saba-meaning"),
    says={
        Law.JUMPING: Key("lines-lazima-saba-jumping"),
    },
    rules=(
        Key("lines-kuruka-saba-rules-1"),
        Key("lines-kuruka-saba-rules-2"),
        Key("lines-lazima-saba-rules-3"),
        Key("lines-lazima-saba-rules-4"),
        Key("lines-kuruka-saba-rules-4"),
        Key("lines-kuruka-saba-rules-5"),
        Key("lines-kuruka-saba-rules-6"),
    ),
    notes=(
        Key("lines-saba-note-1"),
        Key("lines-kuruka-saba-note-2"),
        Key("lines-lazima-saba-note-3"),
        Key("lines-lazima-saba-note-4"),
        Key("lines-kuruka-saba-note-3"),
        Key("lines-kuruka-saba-note-4"),
        Key("lines-saba-note-5"),
        Key("lines-kuruka-saba-note-6"),
        Key("lines-kuruka-saba-note-7"),
    ),
    jumps=Jumps.MUST_TAKE,
)

SITA = kin(
    SABA,
    id="sita",
    title=Key("lines-sita-title"),
    aliases=("kuruka sita bila madhara", "six"),
    men=6,
)

KURUKA_SITA = kin(
    KURUKA_SABA,
    id="kuruka_sita",
    title=Key("lines-kuruka-sita-title"),
    aliases=("kuruka sita na matokeo", "jumping six"),
    meaning=Key("lines-kuruka-sita-meaning"),
    men=6,
)

LAZIMA_SITA = kin(
    LAZIMA_SABA,
    id="lazima_sita",
    title=Key("lines-lazima-sita-title"),
    aliases=("lazima sita na matokeo", "must jump six"),
    meaning=Key("lines-lazima-sita-meaning"),
    men=6,
)

TANO = kin(
    SABA,
    id="tano",
    title=Key("lines-tano-title"),
    aliases=("kuruka tano bila madhara", "five"),
    notes=(
        *SABA.card.notes,
        Key("lines-tano-note-1"),
    ),
    men=5,
)

KURUKA_TANO = kin(
    KURUKA_SABA,
    id="kuruka_tano",
    title=Key("lines-kuruka-tano-title"),
    aliases=("kuruka tano na matokeo", "jumping five"),
    meaning=Key("lines-kuruka-tano-meaning"),
    men=5,
)

LAZIMA_TANO = kin(
    LAZIMA_SABA,
    id="lazima_tano",
    title=Key("lines-lazima-tano-title"),
    aliases=("lazima tano na matokeo", "must jump five"),
    meaning=Key("lines-lazima-tano-meaning"),
    men=5,
)

GAMES = (
    SABA,
    KURUKA_SABA,
    LAZIMA_SABA,
    SITA,
    KURUKA_SITA,
    LAZIMA_SITA,
    TANO,
    KURUKA_TANO,
    LAZIMA_TANO,
)

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

KUNJING_3 = kin(
    LINES,
    id="kunjing_3",
    title="Kunjing for Three",
    aliases=("kunjing", "dilemma", "dilemma (kunjing)"),
    wording=Wording(line="pillar"),
    players=3,
    source="HTJB International Mind Games, Dilemma (Kunjing)",
    says={
        Law.TURNS: "three or four players alternate",
        Law.PLACING: (
            "the players alternate in placing four men each, one on a spot, and jump "
            "only once all are played"
        ),
        Law.MOVING: (
            "a man moves to an open adjacent spot, between the squares through the "
            "centre lines and the corners"
        ),
        Law.MILL: (
            "the objective is three in a row (a pillar), which win; no man is ever "
            "taken"
        ),
        Law.JUMPING: (
            "once all men are played, a man may jump an adjacent man of an opponent to "
            "an open spot in a straight line, several one after another, and the men "
            "jumped over are not removed"
        ),
        Law.BLOCKED: "(silent; our reading) a player who cannot move loses the turn",
        Law.END: "the first player to have three in a row wins",
    },
    silent=("blocked", "repetitions"),
    rules="""
{Players} players have {men} men each, in {players} colours. The board is three squares,
one inside another; the middles of their sides are joined, and so are their corners: 24
points, 20 straight lines of three.

The players take turns, always in the same order. First each puts one man a turn on an
empty point. Once all are placed, a turn moves one man: along a line to the next point,
if that is empty, or with jumps.

A man jumps another player's man, whoever's, on the next point by going straight on
along the line to the point behind it, if that is empty. From there it may jump again,
in any direction, and again; it may stop at any point and stands on no point twice. The
men jumped over stay where they are. Own men are not jumped.

Whoever first has three men in a row (a pillar), along any drawn line, upright, level or
slanting, wins: while men are still being placed, by a step, or where a man's jumps end.
A player who cannot move loses the turn; the next one plays. Nobody takes a man.""",
    notes=(
        "All other players are opponents: any of their men may be jumped.",
        "Lines are the drawn ones of the large Tresillo board, the corner lines "
        "included: 20 rows of three; the middle of the board is no point.",
        "Within one turn no point is stood on twice, else jumps could go on for ever; "
        "the point where the turn began counts as stood on.",
        "Three in a row count where a man's jumps end, not on the way; they win during "
        "the placing too.",
        "A player who cannot move is passed over; the entry says nothing, and the same "
        "book's Stack does so.",
        "Who begins and the order are not said; repetition is not a draw.",
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
    title="Kunjing for Four",
    aliases=("dilemma for four", "four-handed kunjing"),
    players=4,
    setup=((), (), (), ()),
)

GAMES = (
    KUNJING_3,
    KUNJING_4,
)

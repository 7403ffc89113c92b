"""Xiangqi: two camps, a river between them, and generals in their palaces."""

from rules.core.labels import Labelling, Written
from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import flowing
from rules.games.kinds import names
from rules.games.kinds.motions import (
    ASLANT,
    FAR,
    LEAPS,
    STRAIGHT,
    Leap,
    Motion,
    MotionTakes,
    PieceType,
    Zone,
)
from rules.games.kinds.record import KindRecord, Perpetual, RecordSpelling
from rules.games.law import Law
from words.keys import Key

_PALACE = Zone(Key("kinds-its-palace"), (1, 3), (4, 6))
_OWN_BANK = Zone(Key("kinds-its-own-half-side-river"), (1, 5))
_BEYOND = Zone(Key("kinds-other-half-beyond-river"), (6, 10))

KINDS = (
    PieceType(
        letter="K",
        name=Key("kinds-general"),
        signs=("帥", "將"),
        motions=(
            Motion(ways=STRAIGHT, within=_PALACE),
            Motion(ways=((0, 1),), far=FAR, takes=MotionTakes.ONLY, victims=("K",)),
        ),
    ),
    PieceType(
        letter="A",
        name=Key("kinds-advisor"),
        signs=("仕", "士"),
        motions=(Motion(ways=ASLANT, within=_PALACE),),
    ),
    PieceType(
        letter="E",
        fen="B",
        name=names.ELEPHANT,
        signs=("相", "象"),
        motions=(
            Motion(
                ways=((-2, 2), (2, 2), (-2, -2), (2, -2)), lame=True, within=_OWN_BANK
            ),
        ),
    ),
    PieceType(
        letter="H",
        fen="N",
        name=Key("kinds-horse"),
        signs=("傌", "馬"),
        motions=(Motion(ways=LEAPS, lame=True),),
    ),
    PieceType(
        letter="R",
        name=Key("kinds-chariot"),
        signs=("俥", "車"),
        motions=(Motion(ways=STRAIGHT, far=FAR),),
    ),
    PieceType(
        letter="C",
        name=Key("kinds-cannon"),
        signs=("炮", "砲"),
        motions=(
            Motion(ways=STRAIGHT, far=FAR, takes=MotionTakes.NEVER),
            Motion(ways=STRAIGHT, far=FAR, takes=MotionTakes.ONLY, over=Leap.SCREEN),
        ),
    ),
    PieceType(
        letter="P",
        name=Key("kinds-soldier"),
        signs=("兵", "卒"),
        motions=(
            Motion(ways=((0, 1),)),
            Motion(ways=((-1, 0), (1, 0)), start=_BEYOND),
        ),
    ),
)

XIANGQI = KindRecord(
    card=Card(
        id="xiangqi",
        title="Xiangqi",
        aliases=(
            "chinese_chess",
            "chinesisches schach",
            "échecs chinois",
            "ajedrez chino",
        ),
        board="xiangqi9x10",
        labelling=Labelling.FILES_COUNTED,
        written=Written.WXF,
        wording=Wording(piece="piece"),
        source="MindSports, Classics, Xiangqi",
        options={
            "perpetual_check": {
                "loses": {"perpetual": Perpetual.LOSES},
                "draws": {"perpetual": Perpetual.DRAW},
            },
            "perpetual_chase": {
                "arbiter": {"chase": Perpetual.DRAW},
                "loses": {"chase": Perpetual.LOSES},
            },
            "repetition": {
                "claimed": {"repetitions": 0, "claimed_repetitions": 3},
                "draws": {"repetitions": 3, "claimed_repetitions": 0},
            },
        },
        says={
            Law.TURNS: "(usual rule) Red moves first, then the players move in turn",
            Law.MOVING: (
                "the generals may not leave their headquarters of three by three, the "
                "mandarins share five of its cells, the elephant is restricted to "
                "seven cells of its own camp; (usual rule) each other piece goes its "
                "own way, over nothing but for the cannon"
            ),
            Law.TAKING: (
                "(usual rule) a piece takes an enemy piece by coming to its point; the "
                "cannon takes over exactly one piece that stands between"
            ),
            Law.CHECK: (
                "(usual rule) nobody may leave the own general attacked, and the "
                "generals may not face each other on an open file"
            ),
            Law.END: (
                "(usual rule) whoever cannot move without leaving the general "
                "attacked has lost; the same position for the third time is lost "
                "by who alone gave check with every turn, and else a draw may be "
                "claimed"
            ),
        },
        rules=flowing("""
Two players have sixteen pieces each on the points where nine files and ten ranks
cross. Between the fifth and the sixth rank flows the river. At each edge lies a
palace of three by three points. At first the chariots stand in the corners of the own
first rank, beside them inward horses, elephants, advisors, and the general in the
middle; the cannons stand on the third rank before the horses, five soldiers on the
fourth.

Red moves first; then the players move in turn. The general goes one point straight,
the advisor one point diagonally, and neither leaves the palace. The elephant goes
exactly two points diagonally, over an empty point, and never crosses the river. The
horse goes one point straight and then one diagonally outward; if something stands on
the first of these points it cannot go there. The chariot goes any distance straight.
So does the cannon, but it takes only over exactly one piece that stands between. A
soldier goes one point ahead; beyond the river also one point sideways, never back. A
piece takes an enemy piece by coming to its point.

Nobody may leave the own general attacked. The generals may not face each other on a
file with nothing between them. Whoever has no legal move has lost, attacked or not.

When the same position is there for the third time, a player who alone gave check with
every turn since it was there before has lost. Otherwise a player may claim a draw;
whether a piece was chased all the time is left to an arbiter. With the option
perpetual_check=draws nobody loses so; with repetition=draws the third time ends the
game."""),
        silent=("repetitions", "claimed_repetitions", "perpetual"),
        notes=(
            "The source tells of the palace, the mandarins (here: advisors) and the "
            "elephants, and leaves the rest to others: these are the usual rules.",
            "Repetition is ruled differently by every authority. By the rules of WXF "
            "and AXF perpetual check loses; a perpetual chase is left to an arbiter, "
            "so that no repetition is a draw before somebody claims it. With the "
            "option perpetual_chase=loses those chases lose on which the AXF rules "
            "agree with others: each turn of one side alone attacks one and the same "
            "piece, which is unprotected, or a chariot that a horse or a cannon "
            "attacks. General and soldiers may chase, and a soldier before the river "
            "may be chased.",
        ),
    ),
    sides=("red", "black"),
    kinds=KINDS,
    set_up=("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR"),
    claimed_repetitions=3,
    perpetual=Perpetual.LOSES,
    spellings=(RecordSpelling.ICCS, RecordSpelling.WXF),
)

GAMES = (XIANGQI,)

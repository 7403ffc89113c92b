"""Xiangqi: two camps, a river between them, and generals in their palaces."""

from rules.core.labels import Labelling, Written
from rules.core.wording import Wording
from rules.games.card import Card
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
        title=Key("kinds-xiangqi-title"),
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
            Law.TURNS: Key("kinds-xiangqi-turns"),
            Law.MOVING: Key("kinds-xiangqi-moving"),
            Law.TAKING: Key("kinds-xiangqi-taking"),
            Law.CHECK: Key("kinds-xiangqi-check"),
            Law.END: Key("kinds-xiangqi-end"),
        },
        rules=(
            Key("kinds-xiangqi-rules-1"),
            Key("kinds-xiangqi-rules-2"),
            Key("kinds-xiangqi-rules-3"),
            Key("kinds-xiangqi-rules-4"),
        ),
        silent=("repetitions", "claimed_repetitions", "perpetual"),
        notes=(
            Key("kinds-xiangqi-note-1"),
            Key("kinds-xiangqi-note-2"),
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

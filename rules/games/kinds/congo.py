"""Congo: animals, a river in which they drown, and lions in their castles."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kinds import names
from rules.games.kinds.motions import (
    ALL_WAYS,
    FAR,
    LEAPS,
    STRAIGHT,
    Leap,
    Motion,
    MotionTakes,
    PieceType,
    Zone,
)
from rules.games.kinds.record import KindRecord, Royal
from rules.games.law import Law
from words.keys import Key

_CASTLE = Zone(Key("kinds-its-castle"), (1, 3), (3, 5))
_SOUTH = Zone(Key("kinds-its-own-half"), (1, 3))
_TO_RIVER = Zone(Key("kinds-its-own-half-up-river"), (1, 4))
_RIVER = Zone(Key("kinds-river"), (4, 4))
_NORTH = Zone(Key("kinds-other-half"), (5, 7))
_BACK_TO_RIVER = Zone(Key("kinds-other-half-back-river"), (4, 7))

_AHEAD = ((-1, 1), (0, 1), (1, 1))
_SIDEWAYS = ((-1, 0), (1, 0))
_BACK = ((0, -1),)
_ALL_BACK = ((-1, -1), (0, -1), (1, -1))
_TWO_STRAIGHT = tuple((2 * east, 2 * north) for east, north in STRAIGHT)
_TWO_ANY = tuple((2 * east, 2 * north) for east, north in ALL_WAYS)

KINDS = (
    PieceType(
        letter="L",
        name=Key("kinds-lion"),
        signs=("🦁",),
        motions=(
            Motion(ways=ALL_WAYS, within=_CASTLE),
            Motion(
                ways=((0, 1), (-1, 1), (1, 1)),
                far=FAR,
                takes=MotionTakes.ONLY,
                victims=("L",),
            ),
        ),
    ),
    PieceType(
        letter="Z",
        name=Key("kinds-zebra"),
        signs=("🦓",),
        motions=(Motion(ways=LEAPS),),
    ),
    PieceType(
        letter="E",
        name=names.ELEPHANT,
        signs=("🐘",),
        motions=(Motion(ways=STRAIGHT), Motion(ways=_TWO_STRAIGHT)),
    ),
    PieceType(
        letter="G",
        name=Key("kinds-giraffe"),
        signs=("🦒",),
        motions=(
            Motion(ways=ALL_WAYS, takes=MotionTakes.NEVER),
            Motion(ways=_TWO_ANY),
        ),
    ),
    PieceType(
        letter="C",
        name=Key("kinds-crocodile"),
        signs=("🐊",),
        motions=(
            Motion(ways=ALL_WAYS),
            Motion(ways=((0, 1),), far=FAR, start=_SOUTH, within=_TO_RIVER),
            Motion(ways=_BACK, far=FAR, start=_NORTH, within=_BACK_TO_RIVER),
            Motion(ways=_SIDEWAYS, far=FAR, start=_RIVER),
        ),
        swims=True,
    ),
    PieceType(
        letter="M",
        name=Key("kinds-monkey"),
        signs=("🐒",),
        motions=(
            Motion(ways=ALL_WAYS, takes=MotionTakes.NEVER),
            Motion(ways=ALL_WAYS, takes=MotionTakes.ONLY, over=Leap.ENEMY),
        ),
    ),
    PieceType(
        letter="P",
        name=names.PAWN,
        signs=("♟",),
        motions=(
            Motion(ways=_AHEAD),
            Motion(ways=_BACK, far=2, takes=MotionTakes.NEVER, start=_NORTH),
        ),
        becomes=("S",),
    ),
    PieceType(
        letter="S",
        name=Key("kinds-superpawn"),
        signs=("♟+",),
        motions=(
            Motion(ways=(*_AHEAD, *_SIDEWAYS)),
            Motion(ways=_ALL_BACK, far=2, takes=MotionTakes.NEVER),
        ),
    ),
)

CONGO = KindRecord(
    card=Card(
        id="congo",
        title=Key("kinds-congo-title"),
        board="congo7",
        wording=Wording(piece="piece"),
        source="MindSports, Classics, Congo (Demian Freeling, 1982)",
        says={
            Law.TURNS: Key("kinds-congo-turns"),
            Law.MOVING: Key("kinds-congo-moving"),
            Law.TAKING: Key("kinds-congo-taking"),
            Law.CROWNING: Key("kinds-congo-crowning"),
            Law.RIVER: Key("kinds-congo-river"),
            Law.END: Key("kinds-congo-end"),
        },
        rules=(
            Key("kinds-congo-rules-1"),
            Key("kinds-congo-rules-2"),
            Key("kinds-congo-rules-3"),
            Key("kinds-congo-rules-4"),
            Key("kinds-congo-rules-5"),
        ),
        notes=(
            Key("kinds-congo-note-1"),
            Key("kinds-congo-note-2"),
            Key("kinds-congo-note-3"),
            Key("kinds-congo-note-4"),
        ),
        silent=("stuck",),
    ),
    kinds=KINDS,
    set_up="gmelecz/ppppppp/7/7/7/PPPPPPP/GMELECZ",
    royal="L",
    guard=Royal.TAKEN,
    river=(4,),
    lone=("",),
)

GAMES = (CONGO,)

"""Congo: animals, a river in which they drown, and lions in their castles."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import flowing
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
        title="Congo",
        board="congo7",
        wording=Wording(piece="piece"),
        source="MindSports, Classics, Congo (Demian Freeling, 1982)",
        says={
            Law.TURNS: "White begins; players move, and must move, in turn",
            Law.MOVING: (
                "each animal goes its own way; the lion may not leave its castle of "
                "three by three squares"
            ),
            Law.TAKING: (
                "a piece takes by coming to an enemy's square; the giraffe takes only "
                "two squares away, the monkey only by jumping over an enemy to the "
                "empty square beyond, once over each"
            ),
            Law.CROWNING: "a pawn that reaches the back rank becomes a superpawn",
            Law.RIVER: (
                "a piece that ends its move in the river must leave it next turn or "
                "drown: it is removed at the end of the turn; crocodiles cannot drown"
            ),
            Law.END: (
                "the object is to capture the opponent's lion; two bare lions are a "
                "draw, unless they face one another: whose turn it is captures"
            ),
        },
        rules=flowing("""
Two players have fourteen pieces each on a board of seven by seven squares: a lion, a
giraffe, a monkey, two elephants, a crocodile, a zebra and seven pawns. At first the
nearest row holds, from the a-file on, giraffe, monkey, elephant, lion, elephant,
crocodile and zebra, and the row before it the pawns. The fourth row is the river. The
three by three squares in the middle of each side's first three rows are its castle.

White begins; then the players move in turn. Whoever takes the other's lion wins.
Nobody has to guard the lion; who leaves it attacked loses it.

The lion goes one square in any way, inside its castle only. Where the two lions see
each other along an open file or diagonal, the one whose turn it is may take the
other. The zebra leaps as a knight in chess. The elephant goes one or two squares
straight; two are a leap. The giraffe goes one square in any way, but takes nothing
so, or leaps two squares in any straight or diagonal line. The crocodile goes one
square in any way; on land also along the file toward the river, as far as the river;
in the river along the whole river. The monkey goes one square in any way, but takes
only by a jump over an enemy beside it to the empty square beyond; it may jump on,
over each enemy once, and stop when it likes; what it jumped is taken off at the end.
A pawn goes and takes one square ahead, straight or diagonally; beyond the river it
may go back one or two squares straight, but takes nothing so and jumps nothing. A
pawn on the farthest row becomes a superpawn: it also goes and takes one square
sideways, and goes back one or two squares, straight or diagonally, from anywhere.

A piece that stands in the river when its own side's turn begins, and when it ends,
drowns: it is taken off. Crocodiles do not drown.

If only the two lions are left and do not see each other, nobody wins."""),
        notes=(
            "The source shows the first position as a picture; this is the usual one.",
            "What a monkey jumps over is removed when the turn is over, so that it may "
            "not be jumped twice.",
            "Across the river means beyond it: from the river itself a pawn does not "
            "go back.",
            "Who has no turn has lost; the source does not say so.",
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

"""Games on two squares: men that jump like frogs, creep like snakes, fly like birds."""

from rules.core.wording import Wording
from rules.games.card import Options
from rules.games.kin import kin, text
from rules.games.law import Law
from rules.games.lines.record import LINES, UNSAID, Flying, Jumps, Reward

BOARD = """
{meaning} Two players have {men} men each. The board is two squares, one inside the
other, with the middles of their sides joined: 16 points; there is no point in the
centre."""

BOARD_WITH_CORNERS = """
{meaning} Two players have {men} men each. The board is two squares, one inside the
other, with the middles of their sides joined and their corners too: 16 points; there is
no point in the centre."""

STEP_OR_JUMP = """
In turn, each player puts one man on an empty point. Once all are placed, a turn moves
one man: along a line to the next point, if that is empty, or with a jump.

A man jumps an opponent's man on the next point by going straight on along the line to
the point behind it, if that is empty: from a corner of a square over the middle of its
side to the next corner. One man is jumped a turn, and it stays where it is. Own men are
not jumped."""

STEP = """
In turn, each player puts one man on an empty point. Once all are placed, a turn moves
one man: along a line to the next point, if that is empty. Nobody jumps."""

PILLAR_TAKES = """
takes one of the opponent's men off the board for good: any man, also one in a pillar.
One man is taken, even when two pillars are built at once. A pillar may be opened with
one move and built again with the next, and takes a man each time.

The players may agree on flying before the game. Then a player with only three men on
the board, and none in hand, may move a man to any empty point, {men} times in the
game."""

JUMPERS_PILLAR = (
    """
Three of one's men on a side of a square are a pillar (nguzo in Swahili). Whoever builds
a pillar, by placing, by a step or by a jump,"""
    + PILLAR_TAKES
    + """
A step to the next point or a jump is no flight; after {men} flights that player has
only those.

Whoever has lost {lost} men, or can neither step nor jump, loses."""
)

CREEPERS_PILLAR = (
    """
Three of one's men on a side of a square are a pillar (nguzo in Swahili). Whoever builds
a pillar, by placing or by moving,"""
    + PILLAR_TAKES
    + """
A step to the next point is no flight; after {men} flights that player has only those.

Whoever has lost {lost} men, or cannot move, loses."""
)

JUMPERS_ROW = """
Whoever first has three men in a row (a pillar, nguzo in Swahili), on any side of a
square, wins, while men are still being placed, by a step or by a jump. Nobody takes a
man."""

CREEPERS_ROW = """
Whoever first has three men in a row (a pillar, nguzo in Swahili), on any side of a
square, wins, while men are still being placed or by moving. Nobody takes a man."""

SIDES_ONLY = (
    "The rows of three are the eight sides of the squares: the lines between the "
    "squares have only two points."
)
JUMPING_NOTES = (
    SIDES_ONLY,
    "One man is jumped a turn: only other entries allow more.",
    "Jumping begins when the player's own men are all placed; as the players "
    "alternate, nobody moves before all are placed.",
)
CREEPING_NOTES = (
    SIDES_ONLY,
    "Men move only once all are placed, as everywhere in the book.",
)
ANY_TAKEN = "Any man may be taken, also one in a pillar: the entry protects none."
IN_TWO_MOVES = (
    "'In two moves' is one move out and one move back: a pillar may be built again "
    "with the very next move."
)
ONE_IS_TAKEN = (
    "'Allows for the removal': one man is taken, however many pillars, and taking is "
    "compulsory."
)
JUMPERS_FLIGHTS = (
    "The {men} flights are each player's own; a move that a step or a jump could have "
    "made is none. Without the option nobody flies."
)
CREEPERS_FLIGHTS = (
    "The {men} flights are each player's own; a move that a step could have made is "
    "none. Without the option nobody flies."
)
TAKING_NOTES = (
    "Men in hand count: nobody loses by having two men while placing.",
    "Who begins is not said; the entry knows no draw.",
)
WIN_EARLY = "Three in a row win during the placing too."
NEVER_STUCK = "A player who cannot move would lose; it cannot happen."
NO_DRAW = "Who begins is not said; repetition is not a draw."

MOVING = "a man moves to an open adjacent spot, between the squares through the centre"
WITH_FLIGHTS = (
    "; with the flying option a player reduced to three men has {men} flights"
)
PLACING_THEN_JUMPING = (
    "the players alternate in placing {men} men each, one on a spot, and jump only "
    "once all are played"
)
JUMPING = (
    "once all men are played, a man may jump an adjacent man of the opponent to an "
    "open spot in a straight line, and the man jumped over is not removed"
)


def flights(times: int) -> Options:
    """Return the option to fly so many times with three men."""
    return {"flying": {"off": {}, "on": {"flying": Flying.AT_THREE, "flights": times}}}


SITA_NYOKA = kin(
    LINES,
    id="sita_nyoka",
    title="Sita Nyoka",
    wording=Wording(line="pillar"),
    aliases=("six snakes",),
    meaning="{Title} is Swahili for '{men} snakes', and snakes do not jump.",
    board="morris6_diagonals",
    options=flights(6),
    source="HTJB International Mind Games, {title}",
    says={
        Law.TURNS: "the players alternate",
        Law.PLACING: "the players alternate in placing {men} men each, one on a spot",
        Law.MOVING: MOVING + " lines and the corners" + WITH_FLIGHTS,
        Law.MILL: (
            "three in a row are a pillar, and whoever constructs one may remove one of "
            "the opponent's men"
        ),
        Law.ONE_REMOVAL: "a pillar allows for the removal of one of the opponent's men",
        Law.REMADE: "a pillar may be built again in two moves",
        Law.BLOCKED: "whoever inhibits the opponent's ability to move has won",
        Law.END: (
            "the game is won by the removal of {lost} of the opponent's men or by "
            "inhibiting the opponent's ability to move"
        ),
    },
    silent=("shielded", "quiet_draw", "quiet_plies", "repetitions"),
    rules=text(BOARD_WITH_CORNERS, STEP, CREEPERS_PILLAR),
    notes=(
        *CREEPING_NOTES,
        ANY_TAKEN,
        IN_TWO_MOVES,
        ONE_IS_TAKEN,
        CREEPERS_FLIGHTS,
        *TAKING_NOTES,
    ),
    men=6,
)

TANO_NYOKA = kin(
    SITA_NYOKA,
    id="tano_nyoka",
    title="Tano Nyoka",
    aliases=("five snakes",),
    options=flights(5),
    men=5,
)

SITA_VYURA = kin(
    SITA_NYOKA,
    id="sita_vyura",
    title="Sita Vyura",
    aliases=("six frogs",),
    meaning="{Title} is Swahili for '{men} frogs', and frogs jump.",
    says={Law.PLACING: PLACING_THEN_JUMPING, Law.JUMPING: JUMPING},
    rules=text(BOARD_WITH_CORNERS, STEP_OR_JUMP, JUMPERS_PILLAR),
    notes=(
        *JUMPING_NOTES,
        ANY_TAKEN,
        IN_TWO_MOVES,
        ONE_IS_TAKEN,
        JUMPERS_FLIGHTS,
        *TAKING_NOTES,
    ),
    jumps=Jumps.OVER,
)

TANO_VYURA = kin(
    SITA_VYURA,
    id="tano_vyura",
    title="Tano Vyura",
    aliases=("five frogs",),
    options=flights(5),
    men=5,
)

KUBWA_TATU = kin(
    SITA_VYURA,
    id="kubwa_tatu",
    title="Kubwa Tatu",
    aliases=("big three",),
    meaning="{Title} is Swahili for 'big three'.",
    board="morris6",
    says={
        Law.MOVING: MOVING + " lines" + WITH_FLIGHTS,
        Law.REMADE: UNSAID[Law.REMADE],
    },
    silent=("shielded", "remade", "quiet_draw", "quiet_plies", "repetitions"),
    rules=text(BOARD, STEP_OR_JUMP, JUMPERS_PILLAR),
    notes=(
        *JUMPING_NOTES,
        ANY_TAKEN,
        "A pillar may be built again with the very next move; the entry does not "
        "mention it.",
        ONE_IS_TAKEN,
        JUMPERS_FLIGHTS,
        *TAKING_NOTES,
    ),
)

MBILI_NA_NUSU = kin(
    KUBWA_TATU,
    id="mbili_na_nusu",
    title="Mbili na Nusu",
    aliases=("two and a half",),
    meaning="{Title} is Swahili for 'two and a half'.",
    options=flights(5),
    men=5,
)

MBILI = kin(
    KUBWA_TATU,
    id="mbili",
    title="Mbili",
    aliases=("two",),
    meaning="{Title} is Swahili for two.",
    options=flights(4),
    men=4,
)

ENE_NYOKA = kin(
    LINES,
    id="ene_nyoka",
    title="Ene Nyoka",
    wording=Wording(line="pillar"),
    aliases=("four snakes", "nne nyoka"),
    meaning="{Title} is Swahili for '{men} snakes', and snakes do not jump.",
    board="morris6_diagonals",
    source="HTJB International Mind Games, {title}",
    says={
        Law.TURNS: "the players alternate",
        Law.PLACING: "the players alternate in placing {men} men each, one on a spot",
        Law.MOVING: MOVING + " lines and the corners",
        Law.MILL: "the objective is three in a row, which win; no man is ever taken",
        Law.END: "the first player to have three in a row wins",
    },
    silent=("blocked", "repetitions"),
    rules=text(BOARD_WITH_CORNERS, STEP, CREEPERS_ROW + " Whoever cannot move loses."),
    notes=(
        *CREEPING_NOTES,
        WIN_EARLY,
        "A player who cannot move loses; the entry does not mention it, but it can "
        "happen.",
        NO_DRAW,
    ),
    men=4,
    reward=Reward.WINS,
    loses_below=0,
)

TATU_NYOKA = kin(
    ENE_NYOKA,
    id="tatu_nyoka",
    title="Tatu Nyoka",
    aliases=("three snakes",),
    rules=text(BOARD_WITH_CORNERS, STEP, CREEPERS_ROW),
    notes=(*CREEPING_NOTES, WIN_EARLY, NEVER_STUCK, NO_DRAW),
    men=3,
)

ENE_VYURA = kin(
    ENE_NYOKA,
    id="ene_vyura",
    title="Ene Vyura",
    aliases=("four frogs", "nne vyura"),
    meaning="{Title} is Swahili for '{men} frogs', and frogs jump.",
    says={Law.PLACING: PLACING_THEN_JUMPING, Law.JUMPING: JUMPING},
    rules=text(BOARD_WITH_CORNERS, STEP_OR_JUMP, JUMPERS_ROW),
    notes=(*JUMPING_NOTES, WIN_EARLY, NEVER_STUCK, NO_DRAW),
    jumps=Jumps.OVER,
)

TATU_VYURA = kin(
    ENE_VYURA,
    id="tatu_vyura",
    title="Tatu Vyura",
    aliases=("three frogs",),
    men=3,
)

MOJA_NA_NUSU = kin(
    TATU_VYURA,
    id="moja_na_nusu",
    title="Moja na Nusu",
    aliases=("one and a half",),
    meaning="{Title} is Swahili for 'one and a half'.",
    board="morris6",
    says={Law.MOVING: MOVING + " lines"},
    rules=text(BOARD, STEP_OR_JUMP, JUMPERS_ROW),
)

TATU_NDEGE = kin(
    TATU_NYOKA,
    id="tatu_ndege",
    title="Tatu Ndege",
    aliases=("three birds",),
    meaning="{Title} is Swahili for '{men} birds', and birds fly.",
    board="morris6",
    says={Law.MOVING: "a man may move to any open spot"},
    rules=text(
        BOARD,
        """
In turn, each player puts one man on an empty point. Once all six are placed, a turn
moves one man to any empty point, near or far.""",
        """
Whoever first has three men in a row (a pillar, nguzo in Swahili), on any side of a
square, wins, while men are still being placed or by flying. Nobody takes a man.""",
    ),
    notes=(
        "The rows of three are the eight sides of the squares.",
        "Men fly only once all are placed; the entry does not repeat it.",
        WIN_EARLY,
        "'Any open spot', always: a man that flies over others jumps nobody.",
        "Nobody can be blocked in this game.",
        NO_DRAW,
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

"""Mill games: three in a row take one of the other side's men."""

from rules.core.wording import PLAIN, Wording
from rules.games.card import values
from rules.games.kin import kin, text
from rules.games.law import Law
from rules.games.lines.record import (
    LINES,
    UNSAID,
    CountedLines,
    Flying,
    FullBoard,
    QuietDraw,
    Remade,
    Shielded,
)

CELLS_AND_MILLS = """
First the men are placed: in turn, each player puts one man on a vacant cell. When all
are placed, a turn moves one man along a line to the next cell, if that is vacant.

Three of one's men on a line are a mill. Whoever forms a mill, by placing or by moving,
captures one of the opponent's men: it leaves the board for good. A man in a mill may
not be captured unless all the opponent's men are in mills. One man is captured, even
when two mills are made at once."""

BAR_BINDS_ALL = (
    "The bar on a mill that was opened binds every man of that player, not only the "
    "man that moved; the next move is that player's own next move."
)

NINE_MENS_MORRIS = kin(
    LINES,
    id="nine_mens_morris",
    title="Nine Men's Morris",
    aliases=(
        "merels",
        "merelles",
        "muhle",
        "mühle",
        "mill",
        "mills",
        "9 men's morris",
        "jeu du moulin",
        "juego del molino",
    ),
    board="morris9",
    source="HTJB International Mind Games, {title}",
    says={
        Law.TURNS: "players take turns",
        Law.PLACING: (
            "men are placed on empty spots, and only once all 18 are placed does play "
            "go on from the board"
        ),
        Law.MOVING: (
            "a man slides along a line of the board to an open adjacent spot; a player "
            "left with three men may fly"
        ),
        Law.MILL: (
            "three men in a row along a line of the board are a mill, and whoever "
            "forms one removes one of the opponent's men"
        ),
        Law.ONE_REMOVAL: "a mill removes one of the opponent's men",
        Law.SHIELDED: (
            "a man in a mill can be removed only if there is none outside the mills"
        ),
        Law.BLOCKED: "a player who is unable to move has lost",
        Law.END: "a player with two men left, or unable to move, has lost",
    },
    silent=("remade", "full_board", "quiet_draw", "quiet_plies", "repetitions"),
    rules="""
Two players have nine men each. The board is three squares, one inside another, with the
middles of their sides joined; the 24 points are where lines meet or turn.

First the men are placed: in turn, each player puts one man on an empty point. When all
eighteen are placed, play goes on from the board: a turn slides one man along a line to
the next point, if that is empty.

Three of one's men on the three points of a straight line are a mill. Whoever closes a
mill, by placing or by moving, takes one of the other player's men off the board for
good. A man in a mill may be taken only when all that player's men stand in mills. One
man is taken even when a single move closes two mills. A mill may be opened and closed
again as often as one likes.

A player with only three men left, and none in hand, may fly: move a man to any empty
point.

Whoever is left with two men, or has no move, loses.""",
    notes=(
        "A mill may be remade at once; the entry does not mention it.",
        "One man is taken, however many mills a move closes (silent).",
        "The removal is compulsory; there is no pass.",
        "Men in hand count: nobody loses by having two men while placing.",
        "The entry knows no draw.",
    ),
    men=9,
    shielded=Shielded.IN_MILLS_IF_OTHERS,
    flying=Flying.AT_THREE,
    full_board=FullBoard.DRAWN,
)

MORABARABA_HTJB = kin(
    NINE_MENS_MORRIS,
    id="morabaraba_htjb",
    title="Morabaraba",
    aliases=("umlabalaba", "mlabalaba", "morabaraba htjb"),
    wording=Wording(piece="cow"),
    board="morabaraba",
    says={
        Law.TURNS: "each turn places or moves one cow",
        Law.PLACING: (
            "a cow is placed on an empty intersection, and cows move only after all "
            "have been placed"
        ),
        Law.MOVING: (
            "a turn moves one cow to an adjacent empty intersection; a player with "
            "only three cows may fly to any"
        ),
        Law.MILL: (
            "three cows in a row on a drawn line are a mill, and whoever forms one "
            "shoots one of the opponent's cows"
        ),
        Law.ONE_REMOVAL: (
            "even if a move makes more than one mill, only one cow is shot"
        ),
        Law.SHIELDED: (
            "a cow in a mill may not be shot unless all the opponent's cows are in "
            "mills"
        ),
        Law.REMADE: (
            "a mill that was broken to form a new mill cannot be remade on the next "
            "move"
        ),
        Law.BLOCKED: "the game is won by leaving the opponent no move",
        Law.END: (
            "the game is won by leaving the opponent two cows or no move, and drawn "
            "when one side has three cows and none is shot in ten moves"
        ),
    },
    silent=("full_board", "repetitions"),
    rules="""
Two players have twelve cows each, of different colours. The board is three squares, one
inside another; the middles of their sides are joined, and so are their corners. Its 24
intersections make 20 straight lines of three.

First the cows are placed: in turn, each player puts one cow on an empty intersection.
When all are placed, a turn moves one cow along a line to the next intersection, if that
is empty.

Three of one's cows on a line are a mill. Whoever forms a mill shoots one of the
opponent's cows: it leaves the board and does not come back. A cow in a mill may not be
shot unless all the opponent's cows are in mills. One cow is shot, even when a move
makes two mills.

Mills may be broken and made again, move after move, and each time a cow is shot. One
thing is barred: a move that breaks a mill and forms another with the same cow. The mill
so broken cannot be made again on that player's next move.

A player with only three cows on the board may fly: move a cow to any empty
intersection.

The game is won by leaving the opponent two cows or no move. It is drawn when a player
has only three cows and neither shoots within ten moves each, or when the board is full
after the placing.""",
    notes=(
        "Lines are the drawn ones, the four corner diagonals included: 20 mills.",
        "A mill broken by a move that forms a new mill bars every man of that player "
        "from closing it on the next move, not only the man that moved.",
        "Ten moves are ten of each player, counted from when one side has three cows.",
        "A board full after the placing blocks both sides, so it is a draw.",
        "Shooting is compulsory; there is no pass.",
        "Cows in hand count: nobody loses by having two cows while placing.",
    ),
    men=12,
    remade=Remade.IF_FORMED,
    quiet_draw=QuietDraw.EITHER_AT_THREE,
    quiet_plies=20,
)

TWELVE_MENS_MORRIS_T3 = kin(
    MORABARABA_HTJB,
    id="twelve_mens_morris_t3",
    title="Twelve Men's Morris",
    aliases=("12 men's morris", "twelve men's morris t3"),
    wording=PLAIN,
    source="T-3 Hunting Games Rule Book, 12 Men's Morris",
    says={
        Law.TURNS: "players alternate, one soldier a turn",
        Law.PLACING: (
            "a soldier is placed in an empty circle, and soldiers move after all have "
            "been placed"
        ),
        Law.MOVING: (
            "a soldier moves to an adjacent empty circle; a player with only three may "
            "fly to any"
        ),
        Law.MILL: (
            "a player who forms a line of three wins one of the opponent's soldiers"
        ),
        Law.ONE_REMOVAL: (
            "two or more mills by one move or placement win only one soldier"
        ),
        Law.SHIELDED: (
            "the soldier won may not be part of a mill, unless the opponent has only "
            "mills"
        ),
        Law.REMADE: (
            "a player who breaks an own mill cannot form the same mill in the next turn"
        ),
        Law.BLOCKED: UNSAID[Law.BLOCKED],
        Law.END: (
            "a player reduced to two soldiers has lost; with three soldiers on a side "
            "and none won in ten moves it is a draw"
        ),
    },
    silent=("blocked", "full_board", "repetitions"),
    rules="""
Two players have twelve soldiers each. The board is three squares, one inside another,
joined at the middles of their sides and at their corners: 24 circles, 20 straight lines
of three.

First the soldiers are placed: in turn, each player puts one soldier in an empty circle.
When all are placed, a turn moves one soldier along a line to the next circle, if that
is empty.

Three of one's soldiers on a line, upright, level or diagonal, are a mill. Whoever forms
a mill wins one of the opponent's soldiers: it leaves the board for good. It may not be
part of a mill, unless the opponent has nothing but mills. One soldier is won, even by
two mills at once.

Mills may be broken at any time, but a player who breaks a mill cannot form the same
mill again with the next move.

A player with only three soldiers on the board may fly: move a soldier to any empty
circle.

Whoever is reduced to two soldiers loses, and so does a player who cannot move. It is a
draw when a player has only three soldiers and neither wins one within ten moves each,
or when the board is full after the placing.""",
    notes=(
        "The drawing is missing; 'diagonally' gives the four corner lines: 20 mills.",
        "The same mill is the same three circles, whichever soldier returns.",
        "A player who cannot move loses; the book says nothing.",
        "A board full after the placing is a draw; the book says nothing.",
        "Ten moves are ten of each player, counted from when one side has three.",
        "Taking is compulsory; there is no pass.",
    ),
    remade=Remade.AFTER_OTHER_MOVE,
)

MORABARABA_MS = kin(
    MORABARABA_HTJB,
    id="morabaraba_ms",
    title="Morabaraba, MindSports",
    options=values(men=(12, 11)),
    source="MindSports, Classics, Morabaraba",
    says={
        Law.TURNS: "the players move alternately, one man a turn",
        Law.PLACING: (
            "a turn places a man on a vacant cell, and men move after all have been "
            "placed"
        ),
        Law.MOVING: (
            "a turn moves one man to a vacant adjacent cell; a player with only three "
            "men may fly to any vacant cell"
        ),
        Law.MILL: (
            "three men in a row on a drawn line are a mill, and whoever forms one "
            "captures one of the opponent's men"
        ),
        Law.ONE_REMOVAL: "even if more than one mill is made, one man is captured",
        Law.SHIELDED: (
            "a man in a mill may not be captured unless all the opponent's men are in "
            "mills"
        ),
        Law.REMADE: (
            "a man whose move broke a mill and formed another may not be moved back on "
            "that player's next turn"
        ),
        Law.BLOCKED: "a player wins if the opponent cannot move",
        Law.END: (
            "a player wins if the opponent cannot move or is down to two men; a board "
            "full after the placing is a draw, and so are ten moves without a capture "
            "when both players have three men"
        ),
    },
    silent=("repetitions",),
    rules=text(
        """
Two players, White and Red, have twelve men each; White begins. The board is three
squares, one inside another; the middles of their sides are joined, and so are their
corners. Its 24 cells make 20 straight lines of three.""",
        CELLS_AND_MILLS,
        """
A mill may be opened and closed again by moving a man back and forth, and each time a
man is captured. One thing is barred: a man whose move broke a mill and formed another
may not go back on that player's next turn. Another man may close the first mill.

A player with only three men left may fly: move a man to any vacant cell.

A player wins if the opponent cannot move or is down to two men. It is a draw when the
board is full after the placing, or when both players have only three men and neither
captures within ten moves each.""",
    ),
    notes=(
        "Lines are the drawn ones, the four corner diagonals included: 20 mills.",
        "The man may not be moved back at all on that next turn; another man may close "
        "the mill that it broke.",
        "Ten moves are ten of each player, counted from when both have three men.",
        "Capturing is compulsory; there is no pass.",
        "Men in hand count: nobody loses by having two men while placing.",
        "'Sometimes only eleven men are used, to prevent draws caused by a full "
        "board': the option men. The source itself uses twelve.",
    ),
    remade=Remade.NOT_BACK,
    quiet_draw=QuietDraw.BOTH_AT_THREE,
)

NINE_MENS_MORRIS_MS = kin(
    MORABARABA_MS,
    id="nine_mens_morris_ms",
    title="Nine Men's Morris, MindSports",
    aliases=("molenspel",),
    wording=PLAIN,
    board="morris9",
    options={},
    source="MindSports, Classics, Nine Men's Morris",
    says={
        Law.REMADE: (
            "a mill may be broken and formed again by moving a man back and forth, "
            "also between two mills"
        ),
        Law.END: (
            "a player wins if the opponent cannot move or is down to two men; it is a "
            "draw when both have three men and ten moves capture none"
        ),
    },
    silent=("full_board", "repetitions"),
    rules=text(
        """
Two players, White and Black, have nine men each; White begins. The board is three
squares, one inside another, with the middles of their sides joined. Its 24 cells make
16 straight lines of three.""",
        CELLS_AND_MILLS,
        """
A mill may be opened and closed again by moving a man back and forth, and each time a
man is captured, also when each move opens one mill and closes another.

A player with only three men left may fly: move a man to any vacant cell.

A player wins if the opponent cannot move or is down to two men. It is a draw when both
players have only three men and neither captures within ten moves each.""",
    ),
    notes=(
        "Ten moves are ten of each player, counted from when both have three men.",
        "Capturing is compulsory; there is no pass.",
        "Men in hand count: nobody loses by having two men while placing.",
    ),
    men=9,
    remade=Remade.FREELY,
)

SEVEN_MENS_MORRIS = kin(
    NINE_MENS_MORRIS,
    id="seven_mens_morris",
    title="Seven Men's Morris",
    aliases=("7 men's morris", "7men morris"),
    board="morris7",
    options={"flying": {"off": {}, "on": {"flying": Flying.AT_THREE}}},
    says={
        Law.TURNS: "as in Nine Men's Morris, players take turns",
        Law.PLACING: (
            "as in Nine Men's Morris, men are placed on empty spots, and play goes on "
            "from the board once all are placed"
        ),
        Law.MOVING: (
            "as in Nine Men's Morris, a man slides along a line of the board to an "
            "open adjacent spot; flying is optional"
        ),
        Law.MILL: (
            "mills are formed only on the squares; as in Nine Men's Morris, whoever "
            "forms one removes one of the opponent's men"
        ),
        Law.ONE_REMOVAL: (
            "as in Nine Men's Morris, a mill removes one of the opponent's men"
        ),
        Law.SHIELDED: (
            "as in Nine Men's Morris, a man in a mill can be removed only if there is "
            "none outside the mills"
        ),
        Law.REMADE: (
            "a mill may not be formed again without a move between, or another mill "
            "being formed"
        ),
        Law.BLOCKED: "as in Nine Men's Morris, a player who is unable to move has lost",
        Law.END: (
            "as in Nine Men's Morris, a player with two men left, or unable to move, "
            "has lost"
        ),
    },
    silent=("full_board", "quiet_draw", "quiet_plies", "repetitions"),
    rules="""
Two players have seven men each. The board is two squares, one inside the other; the
middles of their sides are joined by lines that cross in the middle of the board, which
is a point too: 17 points.

First the men are placed: in turn, each player puts one man on an empty point, the
middle included. When all are placed, a turn moves one man along a line to the next
point, if that is empty.

Three of one's men on one side of a square are a mill; three on a line through the
middle are none. Whoever closes a mill, by placing or by moving, takes one of the other
player's men off the board for good. A man in a mill may be taken only when all that
player's men stand in mills. One man is taken, even when two mills are closed at once.

A player who opens a mill may not close it again with the very next move, unless the
move that opened it closed another mill.

Flying is optional, so agree beforehand: where it is allowed, a player with only three
men left may move a man to any empty point.

Whoever is left with two men, or cannot move, loses.""",
    notes=(
        "The eight sides of the squares are mills; the centre is a point like others, "
        "on which men may be placed.",
        BAR_BINDS_ALL,
        "The option flying=on allows it; else nobody flies.",
        "One man is taken, however many mills a move closes (silent).",
        "The removal is compulsory; there is no pass.",
        "Men in hand count: nobody loses by having two men while placing.",
        "The entry knows no draw.",
    ),
    men=7,
    lines=CountedLines.SQUARES,
    remade=Remade.UNLESS_FORMED,
    flying=Flying.NOBODY,
)

SIX_MENS_MORRIS = kin(
    SEVEN_MENS_MORRIS,
    id="six_mens_morris",
    title="Six Men's Morris",
    aliases=("6 men's morris", "6men morris"),
    board="morris6",
    options={},
    source="HTJB International Mind Games, Six Men's Morris/5 Men's Morris",
    says={
        Law.MOVING: (
            "as in Nine Men's Morris, a man slides along a line of the board to an "
            "open adjacent spot, but there is no flying"
        ),
        Law.MILL: (
            "as in Nine Men's Morris, three men in a row along a line of the board are "
            "a mill, and whoever forms one removes one of the opponent's men"
        ),
        Law.REMADE: "a broken mill may not be formed again on the next move",
    },
    rules="""
Two players have {men} men each. The board is two squares, one inside the other, with
the middles of their sides joined: 16 points.

First the men are placed: in turn, each player puts one man on an empty point. When all
are placed, a turn moves one man along a line to the next point, if that is empty. There
is no flying.

Three of one's men on one side of a square are a mill. Whoever closes a mill, by placing
or by moving, takes one of the other player's men off the board for good. A man in a
mill may be taken only when all that player's men stand in mills. One man is taken, even
when two mills are closed at once.

A player who opens a mill may not close it again with the very next move.

Whoever is left with two men, or cannot move, loses.""",
    notes=(
        "Only the sides of the squares hold three points, so they are the eight mills.",
        BAR_BINDS_ALL,
        "One man is taken, however many mills a move closes (silent).",
        "The removal is compulsory; there is no pass.",
        "Men in hand count: nobody loses by having two men while placing.",
        "The entry knows no draw.",
    ),
    men=6,
    lines=CountedLines.DRAWN,
    remade=Remade.AFTER_OTHER_MOVE,
)

FIVE_MENS_MORRIS = kin(
    SIX_MENS_MORRIS,
    id="five_mens_morris",
    title="Five Men's Morris",
    aliases=("5 men's morris", "5men morris"),
    men=5,
)

GAMES = (
    NINE_MENS_MORRIS,
    MORABARABA_HTJB,
    TWELVE_MENS_MORRIS_T3,
    MORABARABA_MS,
    NINE_MENS_MORRIS_MS,
    SEVEN_MENS_MORRIS,
    SIX_MENS_MORRIS,
    FIVE_MENS_MORRIS,
)

"""Saba, sita, tano: pillars on two squares and a centre, jumps that spare or take."""

from rules.core.wording import Wording
from rules.games.kin import kin, text
from rules.games.law import Law
from rules.games.lines.record import LINES, CountedLines, Jumps, Remade, Shielded

BOARD = """
players have {men} men each. The board is two squares, one inside the other. The middles
of their sides and their corners are joined by eight paths that cross in the centre: 17
points, the centre one of them."""

JUMP = """
A man jumps an opponent's man on the next point by going straight on along the line to
the point behind it, if that is empty."""

JUMPS_TAKE = (
    JUMP
    + """
The man jumped over is taken off the board at once. From there the same man may jump
again, in any direction, and again, as long as it can; it may stop at any point. Own men
are not jumped."""
)

PILLAR = """
Three of one's men on a side of a square are a pillar (nguzo in Swahili, a post).
Pillars are formed only on the squares: three men on a path, or across the centre, are
none."""

STRAIGHT_ON = (
    "A jump goes straight on along a drawn line, also into the centre, out of it or "
    "across it; 'in a straight line' is what the book's games on two squares say."
)
JUMPED_MEN_GO = (
    "Every jumped man is removed at once, so none is jumped twice; a pillar is looked "
    "for only where the jumping man stops. One turn may earn jumped men and a man for "
    "a pillar."
)
ONE_IS_TAKEN = "One man is taken, however many pillars a move forms (silent)."

SABA = kin(
    LINES,
    id="saba",
    title="Saba",
    wording=Wording(line="pillar"),
    aliases=("kuruka saba bila madhara", "seven"),
    board="morris7_diagonals",
    source="HTJB International Mind Games, {title}",
    says={
        Law.TURNS: "the players take turns",
        Law.PLACING: (
            "the board is empty at first, and the players take turns in placing {men} "
            "men each"
        ),
        Law.MOVING: (
            "once all {men} men are played, a man moves to an open adjacent space or "
            "jumps"
        ),
        Law.MILL: (
            "three men on a side of a square are a pillar (nguzo), formed only on the "
            "squares; whoever forms one removes one of the opponent's men"
        ),
        Law.ONE_REMOVAL: "a pillar removes one of the opponent's men",
        Law.SHIELDED: (
            "a man in a pillar is protected from removal unless there is no other to "
            "remove"
        ),
        Law.REMADE: "a pillar may be formed again in two moves",
        Law.JUMPING: (
            "a man may jump an adjacent man of the opponent to an open spot, and the "
            "man jumped over is not removed"
        ),
        Law.BLOCKED: "whoever inhibits the opponent's ability to move has won",
        Law.END: (
            "the game is won by capturing {lost} of the opponent's men or by "
            "inhibiting the opponent's ability to move"
        ),
    },
    silent=("quiet_draw", "quiet_plies", "repetitions"),
    rules=text(
        "{title} is Swahili for {men}: two" + BOARD,
        """
The board is empty at first. In turn, each player puts one man on an empty point. Once
all are placed, a turn moves one man: along a line to the next point, if that is empty,
or with a jump.""",
        JUMP
        + """
One man is jumped a turn, and it stays where it is. Own men are not jumped.""",
        PILLAR
        + """
Whoever forms a pillar, by placing, by a step or by a jump, takes one of the opponent's
men off the board for good. A man in a pillar may be taken only if there is no other to
take. One man is taken, even when two pillars are formed at once.""",
        """
A pillar may be opened with one move and formed again with the next, and takes a man
each time.""",
        "Whoever has lost {lost} men, or can neither step nor jump, loses.",
    ),
    notes=(
        STRAIGHT_ON,
        "One man is jumped a turn: only other entries allow more.",
        "'In two moves' is one move out and one move back: a pillar may be formed "
        "again with the very next move.",
        "A man in the centre is in no pillar; the centre may be filled while placing.",
        ONE_IS_TAKEN,
        "The removal is compulsory; there is no pass.",
        "Men in hand count: nobody loses by having two men while placing.",
        "Who begins is not said; the entry knows no draw.",
    ),
    men=7,
    lines=CountedLines.SQUARES,
    shielded=Shielded.IN_MILLS_IF_OTHERS,
    jumps=Jumps.OVER,
)

OPENING = (
    "{meaning} Two" + BOARD,
    """
The board is empty at first. In turn, each player puts one man on an empty point. Once
all are placed, a turn moves one man: along a line to the next point, if that is empty,
or with jumps.""",
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
WHERE_JUMPS_TAKE = (
    "Men in pillars are protected from removal by a pillar, not from being jumped: "
    "'unless there is no one else to remove' speaks of a choice.",
    "'Without an intervening move': a player who breaks a pillar may not close the "
    "same three points with the next move, whichever man does it, unless the move that "
    "broke it formed another pillar.",
    ONE_IS_TAKEN,
    "Taking for a pillar is compulsory; there is no pass.",
    "Who begins is not said; the entry knows no draw, though two players with one or "
    "two men each may find no end.",
)

KURUKA_SABA = kin(
    SABA,
    id="kuruka_saba",
    title="Kuruka Saba",
    aliases=("kuruka saba na matokeo", "jumping seven"),
    meaning=(
        "Kuruka is Swahili for 'to jump', and saba for {men}: the game is Saba, but "
        "jumps take men."
    ),
    says={
        Law.MILL: (
            "three men on a side of a square are a pillar (nguzo), formed only on the "
            "squares; whoever forms one removes one of the opponent's men, and men are "
            "otherwise removed only by jumping them"
        ),
        Law.REMADE: (
            "a pillar may not be formed again without a move between, or another "
            "pillar being formed"
        ),
        Law.JUMPING: (
            "a man may jump an adjacent man of the opponent to an open spot, jumped "
            "men are removed, and jumps may go on; jumping is not mandatory"
        ),
        Law.END: (
            "the game is won by capturing all of the opponent's men or by inhibiting "
            "the opponent's ability to move"
        ),
    },
    rules=text(*OPENING, JUMPS_TAKE + " Nobody has to jump.", *ENDING),
    notes=(STRAIGHT_ON, JUMPED_MEN_GO, *WHERE_JUMPS_TAKE),
    remade=Remade.UNLESS_FORMED,
    jumps=Jumps.TAKES,
    loses_below=1,
)

LAZIMA_SABA = kin(
    KURUKA_SABA,
    id="lazima_saba",
    title="Lazima Saba",
    aliases=("lazima saba na matokeo", "must jump seven"),
    meaning=(
        "Lazima is Swahili for 'must', and saba for {men}: the game is Kuruka Saba, "
        "but jumping is a duty."
    ),
    says={
        Law.JUMPING: (
            "a man may jump an adjacent man of the opponent to an open spot, jumped "
            "men are removed, and jumps may go on; jumping is mandatory unless a "
            "pillar can be formed"
        ),
    },
    rules=text(
        *OPENING,
        JUMPS_TAKE,
        """
A player who can jump must jump, but chooses which man jumps, over whom, and where it
stops. The duty falls away when that player could form a pillar in this turn: then any
move is allowed.""",
        *ENDING,
    ),
    notes=(
        STRAIGHT_ON,
        JUMPED_MEN_GO,
        "'Unless a pillar can be formed': where any move, jumps included, may form "
        "one, every move is allowed, not only that one; a pillar that may not be "
        "formed again yet does not count.",
        "Going on with jumps is allowed, not mandatory.",
        *WHERE_JUMPS_TAKE,
    ),
    jumps=Jumps.MUST_TAKE,
)

SITA = kin(
    SABA,
    id="sita",
    title="Sita",
    aliases=("kuruka sita bila madhara", "six"),
    men=6,
)

KURUKA_SITA = kin(
    KURUKA_SABA,
    id="kuruka_sita",
    title="Kuruka Sita",
    aliases=("kuruka sita na matokeo", "jumping six"),
    meaning=(
        "Kuruka is Swahili for 'to jump', and sita for {men}: the game is Sita, but "
        "jumps take men."
    ),
    men=6,
)

LAZIMA_SITA = kin(
    LAZIMA_SABA,
    id="lazima_sita",
    title="Lazima Sita",
    aliases=("lazima sita na matokeo", "must jump six"),
    meaning=(
        "Lazima is Swahili for 'must', and sita for {men}: the game is Kuruka Sita, "
        "but jumping is a duty."
    ),
    men=6,
)

TANO = kin(
    SABA,
    id="tano",
    title="Tano",
    aliases=("kuruka tano bila madhara", "five"),
    notes=(
        *SABA.card.notes,
        "With {men} men a side a player who has three or more can always move: to shut "
        "them in takes six.",
    ),
    men=5,
)

KURUKA_TANO = kin(
    KURUKA_SABA,
    id="kuruka_tano",
    title="Kuruka Tano",
    aliases=("kuruka tano na matokeo", "jumping five"),
    meaning=(
        "Kuruka is Swahili for 'to jump', and tano for {men}: the game is Tano, but "
        "jumps take men."
    ),
    men=5,
)

LAZIMA_TANO = kin(
    LAZIMA_SABA,
    id="lazima_tano",
    title="Lazima Tano",
    aliases=("lazima tano na matokeo", "must jump five"),
    meaning=(
        "Lazima is Swahili for 'must', and tano for {men}: the game is Kuruka Tano, "
        "but jumping is a duty."
    ),
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

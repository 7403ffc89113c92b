"""Focus: so many men as move, so many squares they go; a sixth man is too many."""

from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import flowing
from rules.games.law import Law
from rules.games.towers.record import TowerRecord

FOCUS = TowerRecord(
    card=Card(
        id="focus",
        title="Focus",
        aliases=("focus sackson", "domination"),
        wording=Wording(piece="man"),
        board="focus8",
        source="MindSports, Classics, Focus (Sid Sackson)",
        says={
            Law.TURNS: "White moves first; players move, and must move, in turn",
            Law.OWNING: "a stack is owned by the player whose colour is on top",
            Law.MOVING: (
                "a man or a stack of men moves horizontally or vertically as many "
                "squares as men are moved; a stack may be split, so that only its "
                "topmost men move"
            ),
            Law.HEIGHT: (
                "when a stack grows over five men, those too many are removed from "
                "its bottom: the player's own become reserves, the opponent's are "
                "captured"
            ),
            Law.RESERVE: (
                "instead of moving, a player may enter one reserve on any square, "
                "vacant or occupied by either colour"
            ),
            Law.END: (
                "a player wins when the opponent can neither move a man nor enter a "
                "reserve"
            ),
        },
        silent=("set_up",),
        rules=flowing("""
Two players have eighteen men each on a board of eight by eight squares that lacks
three squares in each corner. At first the men stand singly on the inner six by six
squares, two of one colour and two of the other in turn along each row, and each row
the other way round than the one before it. White moves first; then the players move
in turn, and nobody may pass.

Men stand on men. A stack belongs to the player whose man is on top, whatever is
beneath. In a turn a player moves one of the own stacks, or the topmost men of it:
straight along a row or a column, exactly as many squares as men are moved. One man
goes one square, three men go three. They pass over whatever stands between, and land
on an empty square or on top of whatever stands there.

No stack stays higher than five. If one becomes higher, the lowest men are taken out
until five are left: the player's own go to the reserve, the opponent's are captured
and out of the game.

Instead of moving, a player may enter one man of the reserve on any square, empty or
not, on top of what stands there. If five stood there, the lowest leaves as above.

Whoever can neither move nor enter a man has lost."""),
        notes=(
            "The source shows the first position in a picture only: two and two in "
            "turn on the inner six by six squares, as AbstractPlay and ludism.org "
            "have it. White's are the outer men of the row nearest to black; where the "
            "men of both colours are set up exchanged, the game begins like that.",
            "Men pass over whatever stands between: the source names no hindrance.",
            "A man that is entered on a stack of five makes it six: the lowest leaves.",
            "The source knows no draw. A position that comes again changes nothing.",
        ),
    ),
    set_up=(
        "  ....  ",
        " 112211 ",
        ".221122.",
        ".112211.",
        ".221122.",
        ".112211.",
        " 221122 ",
        "  ....  ",
    ),
    either_set_up=True,
    highest=5,
)

GAMES = (FOCUS,)

"""Fanorona: men capture by coming up to a row, or by leaving it."""

from rules.core.wording import Wording
from rules.games.captures.record import CaptureRecord, ChainCapture, ChainLength
from rules.games.card import Card
from rules.games.kin import flowing
from rules.games.law import Law

FANORONA = CaptureRecord(
    card=Card(
        id="fanorona",
        title="Fanorona",
        aliases=("fanoron-tsivy", "fanoron-dimyand", "fanoron-telo"),
        wording=Wording(piece="man"),
        board="fanorona9x5",
        options={
            "size": {
                "9x5": {},
                "5x5": {
                    "board": "fanorona5x5",
                    "set_up": ("22222", "22222", "21.21", "11111", "11111"),
                },
                "3x3": {"board": "fanorona3x3", "set_up": ("222", "2.1", "111")},
            },
            "threefold": {False: {}, True: {"is_drawn_by_threes": True}},
        },
        source="MindSports, Classics, Fanorona (traditional, Madagascar)",
        says={
            Law.TURNS: "the players move in turn, White first",
            Law.MOVING: (
                "a move that does not capture takes one man along a drawn line to the "
                "next point, if that is empty"
            ),
            Law.CAPTURE: (
                "whoever can capture must; a man captures by approach the row of enemy "
                "men that begins on the next point of its line, or by withdrawal the "
                "row that begins on the point behind it; where it would do both, the "
                "player chooses one"
            ),
            Law.TAKING: (
                "all men of the unbroken row are taken off after each step, and no "
                "others"
            ),
            Law.CHAIN: (
                "the man may go on capturing and may stop after each step; it comes "
                "to no point twice in a turn and does not make two steps in the same "
                "direction one after the other"
            ),
            Law.END: (
                "the aim is to capture all men of the opponent; draws are possible"
            ),
        },
        silent=("is_drawn_by_threes",),
        rules=flowing("""
Two players have twenty-two men each on a board of nine by five points, joined by
lines. At first they fill the two rows nearest to each player, and in turns the middle
row, whose middle point is empty. White, at south, moves first; then the players move
in turn.

A move takes one man along a line to the next point, which must be empty. If the next
point beyond it on that line holds an enemy man, this man is captured by approach, and
with it all enemy men behind it in an unbroken row. If the point that the man leaves
has an enemy man behind it on that line, this man is captured by withdrawal, and with
it the unbroken row behind it. A move that would do both does one of them: the player
chooses, by what is taken off the board.

Whoever can capture must. After a capture the same man may go on, as long as each step
captures; the men are taken off after each step. It may stop after any step. In one
turn it comes to no point twice, the one where it began included, and it does not make
two steps in the same direction one after the other.

Whoever captures all men of the opponent wins. Whoever cannot move has lost. The
players may agree on a draw.

The smaller board, Fanoron-Dimyand, has five by five points and twelve men each; its
rules are the same."""),
        notes=(
            "The source does not say whether the point where a man begins counts as "
            "visited: it does.",
            "The source does not say what follows when a player cannot move: such a "
            "player has lost.",
            "The source says that draws are possible, but not when. The players may "
            "agree on one; the option threefold makes a position a draw that is there "
            "for the third time with the same side to move.",
            "The source names the boards of five by five points (Fanoron-Dimyand) and "
            "of three by three (Fanoron-Telo) without their rules and first positions: "
            "they are those of the large one, scaled. On the smallest each side has "
            "four men.",
            "The middle row begins with a man of the second side at south's left, and "
            "the colours take turns.",
        ),
    ),
    set_up=("222222222", "222222222", "2121.2121", "111111111", "111111111"),
    capture=ChainCapture.CONTACT,
    chain=ChainLength.OPTIONAL,
)

GAMES = (FANORONA,)

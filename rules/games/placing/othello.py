"""Othello and Reversi: what is enclosed is turned over, and most discs win."""

from rules.core.labels import Labelling, Written
from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import flowing, kin
from rules.games.law import Law
from rules.games.placing.record import PlacingCapture, PlacingGoal, PlacingRecord

PLAY = """
A disc is placed on an empty square so that, in a straight or diagonal row, one of the
opponent's discs or an unbroken row of them lies between it and another disc of one's
own. All that is enclosed so, in all eight directions, is turned over to one's own
colour. What the turned discs enclose in their turn stays as it is. Nobody may place a
disc that encloses nothing.

Whoever cannot enclose anything passes; whoever can must not pass. When neither player
can, the game is over: whoever has more discs on the board wins, and as many each is a
draw."""

OTHELLO = PlacingRecord(
    card=Card(
        id="othello",
        title="Othello",
        wording=Wording(piece="disc"),
        board="othello8",
        labelling=Labelling.ROW_1_AT_TOP,
        written=Written.TEXT,
        source="MindSports, Classics, Othello (Waterman and Mollet)",
        says={
            Law.TURNS: (
                "black starts, then the players move in turn; only who cannot legally "
                "move leaves the turn to the opponent"
            ),
            Law.PLACING: "the players share 64 discs, black on one side, white on the "
            "other; one is placed in a turn, with the own colour up",
            Law.CAPTURE: (
                "a disc must trap at least one opponent's disc, or an unbroken row of "
                "them, between itself and a disc of like colour that is already "
                "there, in up to eight straight and diagonal directions; what is "
                "trapped is turned over immediately"
            ),
            Law.END: (
                "the game ends when neither player can move; the highest number of "
                "discs on the board wins"
            ),
        },
        rules=flowing(
            """
Two players share 64 discs, black on one side and white on the other, on a board of
eight by eight squares. At first two discs of each colour stand crosswise in the middle:
black ones on e4 and d5, white ones on d4 and e5. Black begins; then the players move in
turn.

"""
            + PLAY.strip()
        ),
        notes=(
            "The score is the discs on the board: empty squares are nobody's.",
            "The source shows the first position in a picture only; it is the usual "
            "one.",
        ),
    ),
    colours=("black", "white"),
    set_up=(("d4", "e5"), ("d5", "e4")),
    capture=PlacingCapture.TURNED,
    goal=PlacingGoal.MOST,
)

REVERSI = kin(
    OTHELLO,
    id="reversi",
    title="Reversi",
    source="MindSports, Classics, Othello (Reversi mode)",
    says={
        Law.PLACING: (
            "play starts on an empty board, and the players first take turns to fill "
            "the four central squares; from then on it is played as Othello"
        ),
    },
    rules=flowing(
        """
Two players share 64 discs, black on one side and white on the other, on an empty board
of eight by eight squares. Black begins; then the players move in turn. First they fill
the four squares in the middle, each with discs of the own colour; nothing is turned
over.

"""
        + PLAY.strip()
    ),
    notes=("The score is the discs on the board: empty squares are nobody's.",),
    set_up=((), ()),
    filled_first=("d5", "e5", "d4", "e4"),
)

GAMES = (OTHELLO, REVERSI)

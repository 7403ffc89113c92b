"""Pente and Keryo Pente: five in a row, or enough stones captured two by two."""

from rules.core.labels import Labelling
from rules.core.wording import Wording
from rules.games.card import Card
from rules.games.kin import flowing, kin
from rules.games.law import Law
from rules.games.placing.record import PlacingCapture, PlacingGoal, PlacingRecord

PENTE = PlacingRecord(
    card=Card(
        id="pente",
        title="Pente",
        wording=Wording(piece="stone"),
        board="go19",
        labelling=Labelling.WITHOUT_I,
        source="MindSports, Classics, Pente (Gary Gabrel)",
        says={
            Law.TURNS: "white begins; the players take turns to put one stone",
            Law.PLACING: "the game starts on an empty board, and a stone is put on an "
            "empty point",
            Law.CAPTURE: (
                "pairs of the opponent's stones that are straight or diagonally "
                "adjacent are captured by sandwiching them between two of one's own; "
                "it is the act of sandwiching that brings the capture"
            ),
            Law.END: (
                "whoever first makes a straight or diagonal line of five, or captures "
                "ten stones, wins"
            ),
        },
        rules=flowing("""
Two players put stones of their colour on the points of a board of nineteen lines each
way, which is empty at first. White begins; then each in turn puts one stone on any
empty point.

Whoever puts a stone so that exactly two of the opponent's stones, side by side in a
straight or diagonal row, lie between it and another stone of one's own captures the
two: they are taken off the board. One stone may capture in several directions at once.
Two stones that come to lie between the opponent's by their own player's turn are safe.

Whoever first has five of the own stones or more in a straight or diagonal row wins, and
so does whoever has captured ten stones. A full board is a draw."""),
        notes=(
            "The source does not say how large the board is: nineteen lines each way, "
            "as for its older kin.",
            "The source does not say whether more than five in a row win: they do.",
            "The first stone may be put anywhere.",
            "The source does not speak of a full board: it is a draw.",
        ),
    ),
    colours=("white", "black"),
    capture=PlacingCapture.SANDWICHED,
    lengths=(2,),
    goal=PlacingGoal.LINE,
    line=5,
    captured=10,
)

KERYO_PENTE = kin(
    PENTE,
    id="keryo_pente",
    title="Keryo Pente",
    aliases=("keryo",),
    source="MindSports, Classics, Pente (Rollie Tesh's Keryo Pente)",
    says={
        Law.CAPTURE: (
            "pairs and triplets of the opponent's stones that are straight or "
            "diagonally adjacent are captured by sandwiching them between two of one's "
            "own; it is the act of sandwiching that brings the capture"
        ),
        Law.END: (
            "whoever first makes a straight or diagonal line of five, or captures "
            "fifteen stones, wins"
        ),
    },
    rules=flowing("""
Two players put stones of their colour on the points of a board of nineteen lines each
way, which is empty at first. White begins; then each in turn puts one stone on any
empty point.

Whoever puts a stone so that exactly two or exactly three of the opponent's stones, side
by side in a straight or diagonal row, lie between it and another stone of one's own
captures them: they are taken off the board. One stone may capture in several directions
at once. Stones that come to lie between the opponent's by their own player's turn are
safe.

Whoever first has five of the own stones or more in a straight or diagonal row wins, and
so does whoever has captured {captured} stones. A full board is a draw."""),
    lengths=(2, 3),
    captured=15,
)

GAMES = (PENTE, KERYO_PENTE)

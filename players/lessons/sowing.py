"""The first steps in sowing: round the board, into the store, and taking."""

from players.lessons.course import Course, Step
from players.lessons.goals import Goal
from players.lessons.said import NOT_AGAIN, NOT_YET_WON, TAKES_NOTHING, TOO_FEW
from rules.core.facts import Template

KALAH = Course(
    "kalah",
    (
        Step(
            board="",
            to_move="south",
            task=Template("Sow so that the last seed ends in your store: once more!"),
            otherwise=NOT_AGAIN,
            goal=Goal.AGAIN,
        ),
        Step(
            board="1 S2, 2 S4, 3 S5, 5 N4, 2 N2, 15 S, 20 N",
            to_move="south",
            task=Template("End in an empty pit of yours, and take what lies opposite."),
            otherwise=TAKES_NOTHING,
            goal=Goal.TAKES,
        ),
        Step(
            board="1 S1, 2 S3, 3 S4, 2 S6, 5 N5, 2 N2, 13 S, 20 N",
            to_move="south",
            task=Template("Two pits can take. Sow the one that takes more."),
            otherwise=TOO_FEW,
            goal=Goal.TAKES,
            least=5,
        ),
        Step(
            board="5 S2, 5 S3, 2 S4, 2 S6, 3 N2, 4 N5, 14 S, 13 N",
            to_move="south",
            task=Template("One pit alone ends in your store. Count, and sow it."),
            otherwise=NOT_AGAIN,
            goal=Goal.AGAIN,
        ),
        Step(
            board="1 S2, 2 S5, 3 N4, 23 S, 19 N",
            to_move="south",
            task=Template("Take the last seeds of north, and the game is yours."),
            otherwise=NOT_YET_WON,
            goal=Goal.WINS,
        ),
    ),
)

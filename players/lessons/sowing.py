"""The first steps in sowing: round the board, into the store, and taking."""

from players.lessons.course import Course, LessonStep
from players.lessons.goals import LessonGoal
from players.lessons.said import (
    NOT_AGAIN,
    NOT_YET_WON,
    STAY_SAFE,
    STILL_THREATENED,
    TAKE_MOST,
    TAKES_NOTHING,
    TOO_FEW,
)
from words.keys import Key

KALAH = Course(
    "kalah",
    (
        LessonStep(
            to_move="south",
            task=Key("lessons-kalah"),
            otherwise=NOT_AGAIN,
            goal=LessonGoal.AGAIN,
        ),
        LessonStep(
            board="1 S2, 2 S4, 3 S5, 5 N4, 2 N2, 15 S, 20 N",
            to_move="south",
            task=Key("lessons-kalah-end-empty-pit"),
            otherwise=TAKES_NOTHING,
            goal=LessonGoal.TAKES,
        ),
        LessonStep(
            board="1 S1, 2 S3, 3 S4, 2 S6, 5 N5, 2 N2, 13 S, 20 N",
            to_move="south",
            task=Key("lessons-kalah-two-pits-can"),
            otherwise=TOO_FEW,
            goal=LessonGoal.TAKES,
            least=5,
        ),
        LessonStep(
            board="5 S2, 5 S3, 2 S4, 2 S6, 3 N2, 4 N5, 14 S, 13 N",
            to_move="south",
            task=Key("lessons-kalah-one-pit-alone"),
            otherwise=NOT_AGAIN,
            goal=LessonGoal.AGAIN,
        ),
        LessonStep(
            board="1 S2, 2 S5, 3 N4, 23 S, 19 N",
            to_move="south",
            task=Key("lessons-kalah-take-last-seeds"),
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
    ),
)

OWARE = Course(
    "oware",
    (
        LessonStep(
            board="1 N2, 3 S2, 4 N1, 3 S5, 4 S3, 2 N6, 20 S, 11 N",
            to_move="south",
            task=Key("lessons-oware"),
            otherwise=TAKES_NOTHING,
            goal=LessonGoal.TAKES,
        ),
        LessonStep(
            board="1 S6, 6 S3, 5 N6, 2 N3, 3 S2, 2 N2, 2 S4, 20 S, 7 N",
            to_move="south",
            task=Key("lessons-oware-take-from-more"),
            otherwise=TOO_FEW,
            goal=LessonGoal.TAKES,
            least=4,
        ),
        LessonStep(
            board="1 S1, 4 S3, 3 N4, 5 S5, 5 N3, 2 S2, 18 S, 10 N",
            to_move="south",
            task=STAY_SAFE,
            otherwise=STILL_THREATENED,
            goal=LessonGoal.SAFE,
        ),
        LessonStep(
            board="2 N2, 6 S1, 4 S6, 4 S5, 6 N1, 4 S3, 1 N3, 20 S, 1 N",
            to_move="south",
            task=TAKE_MOST,
            otherwise=TOO_FEW,
            goal=LessonGoal.TAKES,
            least=5,
        ),
        LessonStep(
            board="3 S3, 3 S4, 4 S1, 5 N3, 1 S2, 2 N1, 22 S, 8 N",
            to_move="south",
            task=Key("lessons-oware-who-has-more"),
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
    ),
)

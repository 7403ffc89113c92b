"""The first steps on the board of pits, and with chips that are taken away."""

from players.lessons.course import Course, LessonStep
from players.lessons.goals import LessonGoal
from players.lessons.said import (
    CLOSES_NONE,
    NOT_THAT,
    NOT_YET_WON,
    STAY_SAFE,
    STILL_THREATENED,
    TAKES_NOTHING,
    WIN,
)
from words.keys import Key

TRIO_TRIO = Course(
    "trio_trio",
    (
        LessonStep(
            board="white a4, black g4, white d7, black d1",
            to_move="white",
            task=Key("lessons-trio-trio"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("b7", "c7", "e7", "f7"),
        ),
        LessonStep(
            board="white b2 a5 c4, black f6 g2 c5",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Key("lessons-trio-trio-jump-inward-from"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("a5-b5",),
        ),
        LessonStep(
            board="white b2 c2 d3 f5, black f6 g2 e4",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Key("lessons-trio-trio-pull-stone-so"),
            otherwise=CLOSES_NONE,
            goal=LessonGoal.CLOSES,
        ),
        LessonStep(
            board="white b6 c6 d7 e3, black f6 g2 e4",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Key("lessons-trio-trio-jump-inward-make"),
            otherwise=CLOSES_NONE,
            goal=LessonGoal.CLOSES,
        ),
        LessonStep(
            board="white b2 c2 d2 c5 d5 e3 a5, black f6 g2 b4",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Key("lessons-trio-trio-two-trios-win"),
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
    ),
)

MABAMBO = Course(
    "mabambo",
    (
        LessonStep(
            board="white b3 c3 d3 c4 f2, black d5 e4 c5 b6 f6",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Key("lessons-mabambo"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("b3-e3", "c3-e3", "d3-a3", "c4-c2"),
        ),
        LessonStep(
            board="white b3 c3 d3 c4 f2, black d5 e4 c5 b6 f6",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Key("lessons-mabambo-stone-other-side"),
            otherwise=TAKES_NOTHING,
            goal=LessonGoal.TAKES,
        ),
        LessonStep(
            board="white b3 c3 d3 c4 f2 e2, black e3 b6 f6 f5 e6",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Key("lessons-mabambo-beat-with-stone"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("b3xe3",),
        ),
        LessonStep(
            board="white b6 f2 b2 d3 e2, black d4 c5 e4 d2 d5",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=STAY_SAFE,
            otherwise=STILL_THREATENED,
            goal=LessonGoal.SAFE,
        ),
        LessonStep(
            board="white b3 c3 d3 f2 e2, black e3 b6 f6 f5",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=WIN,
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
    ),
)

SOLI_BI = Course(
    "soli_bi",
    (
        LessonStep(
            to_move="solo",
            task=Key("lessons-soli-bi"),
            otherwise=NOT_THAT,
            goal=LessonGoal.ANY,
        ),
        LessonStep(
            goes_on=True,
            to_move="solo",
            task=Key("lessons-soli-bi-take-one-other"),
            otherwise=NOT_THAT,
            goal=LessonGoal.ANY,
        ),
        LessonStep(
            goes_on=True,
            to_move="solo",
            task=Key("lessons-soli-bi-do-so-again"),
            otherwise=NOT_THAT,
            goal=LessonGoal.ANY,
        ),
        LessonStep(
            goes_on=True,
            to_move="solo",
            task=Key("lessons-soli-bi-once-more-think"),
            otherwise=NOT_THAT,
            goal=LessonGoal.ANY,
        ),
        LessonStep(
            goes_on=True,
            to_move="solo",
            task=Key("lessons-soli-bi-last-time-all"),
            otherwise=NOT_THAT,
            goal=LessonGoal.ANY,
        ),
    ),
)

TABLEAUX = Course(
    "tableaux",
    (
        LessonStep(
            board="chip a7 d7 g7 a4 g4 a1",
            to_move="white",
            task=Key("lessons-tableaux"),
            otherwise=NOT_THAT,
            goal=LessonGoal.LEAVES,
            least=4,
        ),
        LessonStep(
            board="chip a7 d7",
            to_move="white",
            task=Key("lessons-tableaux-whoever-takes-last"),
            otherwise=NOT_THAT,
            goal=LessonGoal.WINS_IN_TWO,
        ),
        LessonStep(
            board="chip a7 d7 g7",
            to_move="white",
            task=Key("lessons-tableaux-three-left-leave"),
            otherwise=NOT_THAT,
            goal=LessonGoal.WINS_IN_TWO,
        ),
        LessonStep(
            board="chip a7 d7 g7 a4",
            to_move="white",
            task=Key("lessons-tableaux-four-left-leave"),
            otherwise=NOT_THAT,
            goal=LessonGoal.WINS_IN_TWO,
        ),
        LessonStep(
            board="chip a7 d7 g7 a4 g4 a1 d1",
            to_move="white",
            task=Key("lessons-tableaux-seven-left-leave"),
            otherwise=NOT_THAT,
            goal=LessonGoal.LEAVES,
            least=5,
        ),
    ),
)

"""The first steps on lines: mills, three in a row, and men that jump."""

from players.lessons.course import Course, LessonStep
from players.lessons.goals import LessonGoal
from players.lessons.said import (
    CLOSES_NONE,
    NOT_YET_WON,
    STAY_SAFE,
    STILL_THREATENED,
    TAKES_NOTHING,
    TOO_FEW,
    WIN,
    WIN_IN_TWO,
)
from words.keys import Key

NINE_MENS_MORRIS = Course(
    "nine_mens_morris",
    (
        LessonStep(
            board="white a7 d7, black b6 f4",
            to_move="white",
            task=Key("lessons-nine-mens-morris"),
            otherwise=CLOSES_NONE,
            goal=LessonGoal.CLOSES,
        ),
        LessonStep(
            board="white a7 g4 e3, black b6 d6 f2",
            to_move="white",
            task=Key("lessons-nine-mens-morris-other-side-about"),
            otherwise=STILL_THREATENED,
            goal=LessonGoal.SAFE,
        ),
        LessonStep(
            board="white a7 d7 b4 g4, black b6 f6 d2 c4",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Key("lessons-nine-mens-morris-all-men-placed"),
            otherwise=CLOSES_NONE,
            goal=LessonGoal.CLOSES,
        ),
        LessonStep(
            board="white a7 d7 g4 g1, black b6 f6 d2 c4",
            to_move="white",
            task=Key("lessons-nine-mens-morris-close-two-lines"),
            otherwise=TOO_FEW,
            goal=LessonGoal.CLOSES,
            least=2,
        ),
        LessonStep(
            board="white a7 d7 e3, black b6 f6 d2",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Key("lessons-nine-mens-morris-you-have-three"),
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
    ),
)

THREE_MENS_MORRIS = Course(
    "three_mens_morris",
    (
        LessonStep(
            board="white a3 b3, black a2 b1",
            to_move="white",
            task=Key("lessons-three-mens-morris"),
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
        LessonStep(
            board="white a2 b1, black a3 b3",
            to_move="white",
            task=Key("lessons-nine-mens-morris-other-side-about"),
            otherwise=STILL_THREATENED,
            goal=LessonGoal.SAFE,
        ),
        LessonStep(
            board="white a3 b3 c2, black a1 b1 a2",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Key("lessons-three-mens-morris-all-men-placed"),
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
        LessonStep(
            board="white c2 a2 b2, black b1 c1 c3",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=STAY_SAFE,
            otherwise=STILL_THREATENED,
            goal=LessonGoal.SAFE,
        ),
        LessonStep(
            board="white c3 c2 c1, black a3 b3 b2",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=WIN_IN_TWO,
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS_IN_TWO,
        ),
    ),
)

KURUKA_SABA = Course(
    "kuruka_saba",
    (
        LessonStep(
            board="white c4 e5 e1, black c5 b3 c2",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Key("lessons-kuruka-saba"),
            otherwise=TAKES_NOTHING,
            goal=LessonGoal.TAKES,
        ),
        LessonStep(
            board="white d2 b4 e5 e3, black b2 c4 c5 d4",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Key("lessons-kuruka-saba-jump-twice-with"),
            otherwise=TOO_FEW,
            goal=LessonGoal.TAKES,
            least=2,
        ),
        LessonStep(
            board="white a5 c5 d4, black b2 c2 a1",
            to_move="white",
            task=Key("lessons-kuruka-saba-three-side-square"),
            otherwise=CLOSES_NONE,
            goal=LessonGoal.CLOSES,
        ),
        LessonStep(
            board="white b3 c2 c3 d4, black d3 d2 e1",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=STAY_SAFE,
            otherwise=STILL_THREATENED,
            goal=LessonGoal.SAFE,
        ),
        LessonStep(
            board="white e3 a1 c5, black c4 b4",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=WIN,
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
    ),
)

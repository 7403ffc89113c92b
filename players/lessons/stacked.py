"""The first steps with men on men."""

from players.lessons.course import Course, LessonStep
from players.lessons.goals import LessonGoal
from players.lessons.said import (
    CLOSES_NONE,
    NOT_THAT,
    NOT_YET_WON,
    STAY_SAFE,
    STILL_THREATENED,
    TAKES_NOTHING,
    TOO_FEW,
    WIN,
)
from words.keys import Key

STACK = Course(
    "stack",
    (
        LessonStep(
            board="white a7, black d7, red g4",
            to_move="white",
            task=Key("lessons-stack"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("d7", "g4"),
        ),
        LessonStep(
            board="white a7 d7, black g7, red b6",
            to_move="white",
            task=Key("lessons-stack-three-top-line"),
            otherwise=CLOSES_NONE,
            goal=LessonGoal.CLOSES,
        ),
        LessonStep(
            board="white b2 g4 f6, black d2 d3, black/white e4, red a7",
            to_move="white",
            hands={"white": 0, "black": 0, "red": 0},
            task=Key("lessons-stack-all-chips-placed"),
            otherwise=CLOSES_NONE,
            goal=LessonGoal.CLOSES,
        ),
        LessonStep(
            board="white d6 b2, black g7 e5, red b6 c3",
            to_move="white",
            task=STAY_SAFE,
            otherwise=STILL_THREATENED,
            goal=LessonGoal.SAFE,
        ),
        LessonStep(
            board="white a7 d7 e3, black g7 f4, red b6 f2",
            to_move="white",
            hands={"white": 0, "black": 0, "red": 0},
            task=Key("lessons-stack-you-have-three"),
            otherwise=CLOSES_NONE,
            goal=LessonGoal.CLOSES,
        ),
    ),
)

FOCUS = Course(
    "focus",
    (
        LessonStep(
            board="white d3 f6, black d4 e6",
            to_move="white",
            task=Key("lessons-focus"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("d3-d4", "f6-e6"),
        ),
        LessonStep(
            board="black/white f5, black/black d5, white c3",
            to_move="white",
            task=Key("lessons-focus-two-men-go"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("f5-d5:2",),
        ),
        LessonStep(
            board="black/black/white e4, black e5, white c3",
            to_move="white",
            task=Key("lessons-focus-take-top-man"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("e4-e5",),
        ),
        LessonStep(
            board="white/black/white d3, black/white/black d6, black c6",
            to_move="white",
            task=Key("lessons-focus-no-stack-higher"),
            otherwise=TAKES_NOTHING,
            goal=LessonGoal.TAKES,
        ),
        LessonStep(
            board="black e5, white e4 c3",
            to_move="white",
            task=Key("lessons-focus-whoever-has-no"),
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
    ),
)

PILARE = Course(
    "pilare_6",
    (
        LessonStep(
            board="neutral/red b2, neutral/black e5, neutral c2 b3",
            to_move="red",
            task=Key("lessons-pick-your-stack-up-sow"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("b2-b3-b4",),
        ),
        LessonStep(
            board="neutral/red b2, neutral/black e5, neutral c2 b3",
            to_move="red",
            task=Key("lessons-way-may-turn-sow-first"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("b2-c2-c3",),
        ),
        LessonStep(
            board="neutral/red b2, neutral/black c3 e5",
            to_move="red",
            task=Key("lessons-your-top-man-comes-last"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("b2-b3-c3", "b2-c2-c3"),
        ),
        LessonStep(
            board="neutral/black/red b2, neutral/black e2 f6",
            to_move="red",
            task=Key("lessons-three-men-go-three-squares"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("b2-c2-d2-e2",),
        ),
        LessonStep(
            board="neutral/red c3 b3, neutral/black c1, red/red a3",
            to_move="red",
            task=Key("lessons-focus-whoever-has-no"),
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
    ),
)

EXPLOCUS = Course(
    "explocus",
    (
        LessonStep(
            board="white/white d4, white d2, black e4 d5",
            to_move="white",
            task=Key("lessons-explocus"),
            otherwise=NOT_THAT,
            goal=LessonGoal.TURNS_OVER,
        ),
        LessonStep(
            board="white/white c3, white b2, black c5 a3",
            to_move="white",
            task=Key("lessons-explocus-two-men-go"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("c3-c5:2", "c3-a3:2"),
        ),
        LessonStep(
            board="white/white a2 b3, black c1 a3 a1, white b2",
            to_move="white",
            task=Key("lessons-explocus-make-column-too"),
            otherwise=TOO_FEW,
            goal=LessonGoal.TURNS_OVER,
            least=2,
        ),
        LessonStep(
            board="white/white c3 b3, black c1 a3 a2, white b2",
            to_move="white",
            task=Key("lessons-explocus-let-column-explode"),
            otherwise=TOO_FEW,
            goal=LessonGoal.TURNS_OVER,
            least=2,
        ),
        LessonStep(
            board="white/white c3 b3, black c1, white a3",
            to_move="white",
            task=WIN,
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
    ),
)

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
from rules.core.facts import Template

TRIO_TRIO = Course(
    "trio_trio",
    (
        LessonStep(
            board="white a4, black g4, white d7, black d1",
            to_move="white",
            task=Template("Put a stone on a free outer pit of the far side."),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("b7", "c7", "e7", "f7"),
        ),
        LessonStep(
            board="white b2 a5 c4, black f6 g2 c5",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Template("Jump inward from outside, over all on the way."),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("a5-b5",),
        ),
        LessonStep(
            board="white b2 c2 d3 f5, black f6 g2 e4",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Template("Pull a stone so that three lie side by side: a Trio."),
            otherwise=CLOSES_NONE,
            goal=LessonGoal.CLOSES,
        ),
        LessonStep(
            board="white b6 c6 d7 e3, black f6 g2 e4",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Template("Jump inward to make a Trio."),
            otherwise=CLOSES_NONE,
            goal=LessonGoal.CLOSES,
        ),
        LessonStep(
            board="white b2 c2 d2 c5 d5 e3 a5, black f6 g2 b4",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Template("Two Trios win. Make the second."),
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
            task=Template("Jump over your own stones, to the free pit behind."),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("b3-e3", "c3-e3", "d3-a3", "c4-c2"),
        ),
        LessonStep(
            board="white b3 c3 d3 c4 f2, black d5 e4 c5 b6 f6",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Template(
                "A stone of the other side lies right behind one of yours. Beat it."
            ),
            otherwise=TAKES_NOTHING,
            goal=LessonGoal.TAKES,
        ),
        LessonStep(
            board="white b3 c3 d3 c4 f2 e2, black e3 b6 f6 f5 e6",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Template("Beat with the stone that jumps over two of yours."),
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
            task=Template("Lay the stone in hand in any outer pit."),
            otherwise=NOT_THAT,
            goal=LessonGoal.ANY,
        ),
        LessonStep(
            goes_on=True,
            to_move="solo",
            task=Template(
                "Take one of the other colour from its row; lay it next; fill the gap."
            ),
            otherwise=NOT_THAT,
            goal=LessonGoal.ANY,
        ),
        LessonStep(
            goes_on=True,
            to_move="solo",
            task=Template(
                "Do so again. The gap is filled by a stone straight beside it."
            ),
            otherwise=NOT_THAT,
            goal=LessonGoal.ANY,
        ),
        LessonStep(
            goes_on=True,
            to_move="solo",
            task=Template("Once more. Think which stone you will need later."),
            otherwise=NOT_THAT,
            goal=LessonGoal.ANY,
        ),
        LessonStep(
            goes_on=True,
            to_move="solo",
            task=Template(
                "And a last time. All twenty outer pits filled is the best there is."
            ),
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
            task=Template(
                "Take one, two or three, from wherever you like. Leave four."
            ),
            otherwise=NOT_THAT,
            goal=LessonGoal.LEAVES,
            least=4,
        ),
        LessonStep(
            board="chip a7 d7",
            to_move="white",
            task=Template("Whoever takes the last one loses. Leave it to the other."),
            otherwise=NOT_THAT,
            goal=LessonGoal.WINS_IN_TWO,
        ),
        LessonStep(
            board="chip a7 d7 g7",
            to_move="white",
            task=Template("Three are left. Leave the last one to the other."),
            otherwise=NOT_THAT,
            goal=LessonGoal.WINS_IN_TWO,
        ),
        LessonStep(
            board="chip a7 d7 g7 a4",
            to_move="white",
            task=Template("Four are left. Leave the last one to the other."),
            otherwise=NOT_THAT,
            goal=LessonGoal.WINS_IN_TWO,
        ),
        LessonStep(
            board="chip a7 d7 g7 a4 g4 a1 d1",
            to_move="white",
            task=Template("Seven are left. Leave five: then you can always win."),
            otherwise=NOT_THAT,
            goal=LessonGoal.LEAVES,
            least=5,
        ),
    ),
)

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
from rules.core.facts import Template

STACK = Course(
    "stack",
    (
        LessonStep(
            board="white a7, black d7, red g4",
            to_move="white",
            task=Template("Cover a chip of another colour."),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("d7", "g4"),
        ),
        LessonStep(
            board="white a7 d7, black g7, red b6",
            to_move="white",
            task=Template("Three on top on a line: cover the third, and take a stack."),
            otherwise=CLOSES_NONE,
            goal=LessonGoal.CLOSES,
        ),
        LessonStep(
            board="white b2 g4 f6, black d2 d3, black/white e4, red a7",
            to_move="white",
            hands={"white": 0, "black": 0, "red": 0},
            task=Template(
                "All chips are placed. Move one, close a line, take a stack."
            ),
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
            task=Template("You have three chips: they go anywhere. Close a line."),
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
            task=Template("One man goes one square. Cover the man beside yours."),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("d3-d4", "f6-e6"),
        ),
        LessonStep(
            board="black/white f5, black/black d5, white c3",
            to_move="white",
            task=Template("Two men go two squares. Cover the other stack."),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("f5-d5:2",),
        ),
        LessonStep(
            board="black/black/white e4, black e5, white c3",
            to_move="white",
            task=Template("Take the top man alone, and cover the man beside him."),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("e4-e5",),
        ),
        LessonStep(
            board="white/black/white d3, black/white/black d6, black c6",
            to_move="white",
            task=Template("No stack is higher than five. Take what is too much."),
            otherwise=TAKES_NOTHING,
            goal=LessonGoal.TAKES,
        ),
        LessonStep(
            board="black e5, white e4 c3",
            to_move="white",
            task=Template("Whoever has no stack left loses. Cover the last other one."),
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
            task=Template("Pick your stack up, and sow it straight to the north."),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("b2-b3-b4",),
        ),
        LessonStep(
            board="neutral/red b2, neutral/black e5, neutral c2 b3",
            to_move="red",
            task=Template("The way may turn. Sow first east, then north."),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("b2-c2-c3",),
        ),
        LessonStep(
            board="neutral/red b2, neutral/black c3 e5",
            to_move="red",
            task=Template("Your top man comes last. Cover the other stack with him."),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("b2-b3-c3", "b2-c2-c3"),
        ),
        LessonStep(
            board="neutral/black/red b2, neutral/black e2 f6",
            to_move="red",
            task=Template("Three men go three squares. Cover a stack with the last."),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("b2-c2-d2-e2",),
        ),
        LessonStep(
            board="neutral/red c3 b3, neutral/black c1, red/red a3",
            to_move="red",
            task=Template("Whoever has no stack left loses. Cover the last other one."),
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
            task=Template("Go onto a man of the other side: he becomes yours."),
            otherwise=NOT_THAT,
            goal=LessonGoal.TURNS_OVER,
        ),
        LessonStep(
            board="white/white c3, white b2, black c5 a3",
            to_move="white",
            task=Template("Two men go two squares. Go onto one of the other side."),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("c3-c5:2", "c3-a3:2"),
        ),
        LessonStep(
            board="white/white a2 b3, black c1 a3 a1, white b2",
            to_move="white",
            task=Template("Make a column too high: it explodes, and wins two."),
            otherwise=TOO_FEW,
            goal=LessonGoal.TURNS_OVER,
            least=2,
        ),
        LessonStep(
            board="white/white c3 b3, black c1 a3 a2, white b2",
            to_move="white",
            task=Template("Let a column explode beside two of the other side."),
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

"""The first steps on squares: running, enclosing, taking, and pieces with names."""

from players.lessons.course import Course, LessonStep
from players.lessons.goals import LessonGoal
from players.lessons.said import (
    NOT_THAT,
    NOT_YET_WON,
    STAY_SAFE,
    STILL_THREATENED,
    TAKES_NOTHING,
    TOO_FEW,
    WIN_IN_TWO,
)
from words.keys import Key

BREAKTHROUGH = Course(
    "breakthrough",
    (
        LessonStep(
            board="white d4 g2, black d5 b7",
            to_move="white",
            task=Key("lessons-breakthrough"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("d4-c5", "d4-e5"),
        ),
        LessonStep(
            board="white d4 c3, black e5 c6 f6",
            to_move="white",
            task=Key("lessons-breakthrough-men-take-aslant"),
            otherwise=TAKES_NOTHING,
            goal=LessonGoal.TAKES,
        ),
        LessonStep(
            board="white c4 e3 g2, black d5 f6 b7",
            to_move="white",
            task=STAY_SAFE,
            otherwise=STILL_THREATENED,
            goal=LessonGoal.SAFE,
        ),
        LessonStep(
            board="white d7 b2, black e8 c5 g7",
            to_move="white",
            task=Key("lessons-breakthrough-whoever-reaches-far"),
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
        LessonStep(
            board="white b6 b1 h4, black f7 b4 b8",
            to_move="white",
            task=WIN_IN_TWO,
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS_IN_TWO,
        ),
    ),
)

OTHELLO = Course(
    "othello",
    (
        LessonStep(
            to_move="black",
            task=Key("lessons-othello"),
            otherwise=NOT_THAT,
            goal=LessonGoal.TURNS_OVER,
        ),
        LessonStep(
            board="black c3 d3 f5 e5, white d6 d4 e6 c5 c4 d5",
            to_move="black",
            task=Key("lessons-othello-turn-over-four"),
            otherwise=TOO_FEW,
            goal=LessonGoal.TURNS_OVER,
            least=4,
        ),
        LessonStep(
            board="white b1 c1 d1 c2 d3, black e1 e4 d4 e3",
            to_move="black",
            task=Key("lessons-othello-disc-corner-never"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("a1",),
        ),
        LessonStep(
            board="black d5 f6 e3 e6, white c5 d6 c6 f3 c3 d4",
            to_move="black",
            task=Key("lessons-othello-turn-over-many"),
            otherwise=TOO_FEW,
            goal=LessonGoal.TURNS_OVER,
            least=4,
        ),
        LessonStep(
            board="black c6 c3 c5 f4, white d4 d5",
            to_move="black",
            task=Key("lessons-othello-turn-over-all"),
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
    ),
)

FANORONA = Course(
    "fanorona",
    (
        LessonStep(
            board="white e3 b1, black g3 d3 h5",
            to_move="white",
            task=Key("lessons-fanorona"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("e3-f3xg3",),
        ),
        LessonStep(
            board="white e3 b1, black g3 d3 h5",
            to_move="white",
            task=Key("lessons-fanorona-go-away-from"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("e3-f3xd3",),
        ),
        LessonStep(
            board="white c3 b1, black e3 f3 g3 b3",
            to_move="white",
            task=Key("lessons-fanorona-all-one-row"),
            otherwise=TOO_FEW,
            goal=LessonGoal.TAKES,
            least=3,
        ),
        LessonStep(
            board="white f3 e2 b5, black d2 c5 b3 b1",
            to_move="white",
            task=Key("lessons-fanorona-go-with-same"),
            otherwise=TOO_FEW,
            goal=LessonGoal.TAKES,
            least=3,
        ),
        LessonStep(
            board="white f1 a3 c2, black c3 e2",
            to_move="white",
            task=Key("lessons-fanorona-take-last-two"),
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
    ),
)

CHESS = Course(
    "chess",
    (
        LessonStep(
            board=(
                "white:K g1, white:N e5, white:P g2 h2, black:K g8, "
                "black:Q c6, black:R d8, black:P g7 h7"
            ),
            to_move="white",
            task=Key("lessons-chess"),
            otherwise=TAKES_NOTHING,
            goal=LessonGoal.TAKES,
        ),
        LessonStep(
            board="white:K e1, white:R h1 a1, white:P a2 h2, black:K e8, black:P a7 h7",
            to_move="white",
            task=Key("lessons-chess-castle-king-rook"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("O-O", "O-O-O"),
        ),
        LessonStep(
            board="white:K c6, white:P b7, black:K e7, black:R h4",
            to_move="white",
            task=Key("lessons-chess-bring-pawn-far"),
            otherwise=NOT_THAT,
            goal=LessonGoal.PLAYED,
            turns=("b7-b8=Q", "b7-b8=R", "b7-b8=B", "b7-b8=N"),
        ),
        LessonStep(
            board=(
                "white:K g1, white:R d1 e1, white:P f2 g2 h2, black:K g8, "
                "black:P f7 g7 h7, black:R a6"
            ),
            to_move="white",
            task=Key("lessons-chess-mate-king-his"),
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
        LessonStep(
            board=(
                "white:K e1, white:B c4, white:Q f3, white:P e4, black:K e8, "
                "black:Q d8, black:B f8, black:P e5 f7 d7, black:N b8 g8"
            ),
            to_move="white",
            task=Key("lessons-chess-mate-king-with"),
            otherwise=NOT_YET_WON,
            goal=LessonGoal.WINS,
        ),
    ),
)

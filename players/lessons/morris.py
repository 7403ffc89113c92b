"""The first steps on lines: mills, with nine men each."""

from players.lessons.course import Course, Step
from players.lessons.goals import Goal
from players.lessons.said import CLOSES_NONE, NOT_YET_WON, STILL_THREATENED, TOO_FEW
from rules.core.facts import Template

NINE_MENS_MORRIS = Course(
    "nine_mens_morris",
    (
        Step(
            board="white a7 d7, black b6 f4",
            to_move="white",
            task=Template("Place a man so that three stand on a line, and take one."),
            otherwise=CLOSES_NONE,
            goal=Goal.CLOSES,
        ),
        Step(
            board="white a7 g4 e3, black b6 d6 f2",
            to_move="white",
            task=Template("Black is about to close a line. Place a man in the way."),
            otherwise=STILL_THREATENED,
            goal=Goal.SAFE,
        ),
        Step(
            board="white a7 d7 b4 g4, black b6 f6 d2 c4",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Template("All men are placed. Move one along a line, close it, take."),
            otherwise=CLOSES_NONE,
            goal=Goal.CLOSES,
        ),
        Step(
            board="white a7 d7 g4 g1, black b6 f6 d2 c4",
            to_move="white",
            task=Template("Close two lines with one man."),
            otherwise=TOO_FEW,
            goal=Goal.CLOSES,
            least=2,
        ),
        Step(
            board="white a7 d7 e3, black b6 f6 d2",
            to_move="white",
            hands={"white": 0, "black": 0},
            task=Template("You have three men: they may go anywhere. Win the game."),
            otherwise=NOT_YET_WON,
            goal=Goal.WINS,
        ),
    ),
)

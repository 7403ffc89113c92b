"""All courses, one for each family of games, and which of them teaches a game."""

from functools import cache

from players.lessons import lines, pits, sowing, squares, stacked
from players.lessons.course import Course, positions
from rules.catalogue import find_game
from rules.core.errors import RulesError
from rules.core.game import Game

COURSES: tuple[Course, ...] = (
    lines.NINE_MENS_MORRIS,
    lines.THREE_MENS_MORRIS,
    lines.KURUKA_SABA,
    sowing.KALAH,
    sowing.OWARE,
    stacked.STACK,
    stacked.FOCUS,
    stacked.PILARE,
    stacked.EXPLOCUS,
    squares.BREAKTHROUGH,
    squares.OTHELLO,
    squares.FANORONA,
    squares.CHESS,
    pits.TRIO_TRIO,
    pits.MABAMBO,
    pits.SOLI_BI,
    pits.TABLEAUX,
)
"""Of two courses for a family the first one teaches what has none of its own."""


def family(game: Game) -> object:
    """Return a game's family: what its record is."""
    return type(game.record)


def is_taught(course: Course, game: Game) -> bool:
    """Return True if every step of a course can be done in a game."""
    try:
        return all(
            game.result(position) is None and step.done_by(game, position)
            for step, position in positions(course, game)
        )
    except (RulesError, KeyError):
        return False


@cache
def course_of(game: Game) -> Course | None:
    """Return the course that teaches a game with its own rules, None if none does."""
    own = [course for course in COURSES if course.game == game.id]
    kin = [one for one in COURSES if family(find_game(one.game)) is family(game)]
    return next((course for course in own + kin if is_taught(course, game)), None)


def course_for(game: Game) -> Course | None:
    """Return the course of a game, else one of its family, on its board if any is."""
    kin = [one for one in COURSES if family(find_game(one.game)) is family(game)]
    there = [one for one in kin if find_game(one.game).board.id == game.board.id]
    return course_of(game) or next(iter(there + kin), None)

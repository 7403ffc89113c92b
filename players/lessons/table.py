"""All courses, one for each family of games, and which of them teaches a game."""

from functools import cache

from players.lessons import morris, sowing
from players.lessons.course import Course
from rules.catalogue import find_game
from rules.core.errors import RulesError
from rules.core.model import Game
from rules.games.facade import KernelGame

COURSES: tuple[Course, ...] = (
    morris.NINE_MENS_MORRIS,
    sowing.KALAH,
)
"""Of two courses for a family the first one teaches what has none of its own."""


def family(game: Game) -> object:
    """Return what plays a game's family: its kernel's kind."""
    while not isinstance(game, KernelGame):
        game = find_game(game.of)
    return type(game.kernel)


def is_taught(course: Course, game: Game) -> bool:
    """Return whether every step of a course can be done in a game."""
    for step in course.steps:
        try:
            position = step.position(game)
        except (RulesError, KeyError, ValueError):
            return False
        if game.result(position) is not None or not step.done_by(game, position):
            return False
    return True


@cache
def course_of(game: Game) -> Course | None:
    """Return the course that teaches a game with its own rules, None if none does."""
    own = [course for course in COURSES if course.game == game.id]
    kin = [course for course in COURSES if _may_teach(course, game)]
    return next((course for course in own + kin if is_taught(course, game)), None)


def course_for(game: Game) -> Course | None:
    """Return the course of a game, else the one of its family."""
    kin = (one for one in COURSES if family(find_game(one.game)) is family(game))
    return course_of(game) or next(kin, None)


def _may_teach(course: Course, game: Game) -> bool:
    """Return whether a course is of a game's family, and on its board."""
    taught = find_game(course.game)
    same_board = taught.board.id == game.board.id
    return same_board and family(taught) is family(game)

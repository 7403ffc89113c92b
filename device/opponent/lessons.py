"""Which steps a teacher is asked to teach."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from device.commands import Learn
from device.game.choice import choice_in
from players.lessons.course import Step
from players.lessons.table import COURSES, course_of
from rules.catalogue import find_game
from rules.referee.by_hand import RefusedError


def steps_asked(
    asked: Learn,
    set_as: Mapping[str, Any],
    folder: Path,  # noqa: ARG001
) -> Sequence[Step]:
    """Return the steps that are asked for.

    Parameters
    ----------
    asked
        A course, or the puzzles of a past game.
    set_as
        What is played and how, as in the first line of a log.
    folder
        Where past games lie.

    Raises
    ------
    RefusedError
        If there are none of the game that is played.
    """
    game = choice_in(set_as).game
    course = course_of(game)
    if course is None:
        known = ", ".join(find_game(one.game).title for one in COURSES)
        raise RefusedError(
            f"there is no course of {game.title}; courses are taught with {known}"
        )
    return course.steps

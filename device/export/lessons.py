"""Choose the lessons of a teacher: a course, or puzzles of a past game."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from device.commands import Learn
from device.export.analysis import kept
from device.export.story import story_of
from device.game.choice import choice_in
from device.log.parse import read_log
from device.ports import LogError
from players.lessons.course import LessonStep
from players.lessons.puzzles import Puzzle
from players.lessons.table import COURSES, course_of
from rules.catalogue import find_game
from rules.referee.by_hand import RefusedError

_SAME = ("game", "options", "position")


def steps_asked(
    asked: Learn, set_as: Mapping[str, Any], folder: Path
) -> Sequence[LessonStep]:
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
    if asked.log:
        return _puzzles_asked(asked, set_as, folder)
    game = choice_in(set_as).game
    course = course_of(game)
    if course is None:
        known = ", ".join(find_game(one.game).title for one in COURSES)
        raise RefusedError(
            f"there is no course of {game.title}; courses are taught with {known}"
        )
    return course.steps


def puzzles_of(log: Path) -> tuple[Mapping[str, Any], Sequence[Puzzle]]:
    """Return a log's first line, and the puzzles that were found in its game.

    Raises
    ------
    RefusedError
        If nobody has looked at the game yet.
    LogError
        If the log contradicts the rules.
    """
    story = story_of(read_log(log))
    analysis = kept(log, story)
    if analysis is None:
        raise RefusedError(
            f"nobody has looked for puzzles in {log.name}: records analyse {log.name}"
        )
    return story.header, analysis.puzzles


def _puzzles_asked(
    asked: Learn, set_as: Mapping[str, Any], folder: Path
) -> Sequence[LessonStep]:
    path = folder / f"{asked.log}.jsonl"
    plain = Path(asked.log).name == asked.log and not asked.log.startswith(".")
    if not plain or path.is_symlink() or not path.is_file():
        raise RefusedError("there is no game of that name")
    try:
        header, puzzles = puzzles_of(path)
    except LogError as error:
        raise RefusedError(str(error)) from error
    game = choice_in(header).game
    if any(header.get(key) != set_as.get(key) for key in _SAME):
        raise RefusedError(f"that is a puzzle of {game.title}: choose that game first")
    steps = [puzzle.step for puzzle in puzzles]
    if asked.puzzle:
        steps = steps[asked.puzzle - 1 : asked.puzzle]
    if not steps:
        raise RefusedError("there is no such puzzle in that game")
    return steps

"""The command learn: a course of five steps, with the real board in front of one."""

import argparse
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from device.camera_address import FORMS, CameraAddress
from device.parsing import existing, game, source
from device.subcommands.options import add_announcements, add_known_board
from device.subcommands.referee import add_options as add_options_of_referee


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of learn."""
    command.add_argument(
        "game",
        type=_learnt,
        metavar="GAME",
        help="what is learnt, by id or title; or the log of a game that was analysed",
    )
    command.add_argument(
        "--source",
        type=source,
        default=CameraAddress("sim"),
        metavar="SRC",
        help=f"{FORMS}; a simulated table unless told",
    )
    add_known_board(command)
    command.add_argument(
        "--log", type=Path, metavar="FILE", help="keep what was played there"
    )
    add_announcements(command)


def _learnt(text: str) -> str:
    """Return the name of a game, or of the log of one, that there is."""
    return str(existing(text)) if text.endswith(".jsonl") else game(text)


def run(args: argparse.Namespace) -> int:
    """Teach step after step; at a simulated table a simulated pupil plays."""
    from device.subcommands.refereeing import run as referee  # help needs no table

    taught = (_of_log if args.game.endswith(".jsonl") else _course)(args.game)
    with TemporaryDirectory(prefix="mwamuzi-") as folder:
        log = args.log or Path(folder) / "course.jsonl"
        told = {**vars(_as_usual(taught["game"])), **vars(args), "log": log, **taught}
        return referee(argparse.Namespace(**told))


def _as_usual(game: str) -> argparse.Namespace:
    """Return the command referee's default arguments."""
    command = argparse.ArgumentParser()
    add_options_of_referee(command)
    return command.parse_args(["--game", game, "--source", "sim"])


def _course(name: str) -> Mapping[str, Any]:
    """Return the course of a game, or of its family.

    Raises
    ------
    SettingsError
        If no course is taught with the game, or any of its family.
    """
    from device.ports import SettingsError
    from players.lessons.table import COURSES, course_for, course_of
    from rules.catalogue import find_game

    game = find_game(name)
    course = course_for(game)
    if course is None:
        known = ", ".join(one.game for one in COURSES)
        raise SettingsError(f"there is no course of {game.title}; there are {known}")
    if course_of(game):
        return {"game": game.id, "learn": course.steps}
    print(f"{game.title} is taught with {find_game(course.game).title}")
    return {"game": course.game, "learn": course.steps}


def _of_log(name: str) -> Mapping[str, Any]:
    """Return the puzzles that were found in a past game.

    Raises
    ------
    SettingsError
        If there are none.
    """
    from device.export.lessons import puzzles_of
    from device.ports import SettingsError

    header, puzzles = puzzles_of(Path(name))
    if not puzzles:
        raise SettingsError(f"{name}: no puzzle was found in this game")
    options = [f"{key}={to}" for key, to in header.get("options", {}).items()]
    return {
        "game": header["game"],
        "option": options,
        "position": header.get("position") or "",
        "learn": [puzzle.step for puzzle in puzzles],
    }

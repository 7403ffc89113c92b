"""The command learn: a course of five steps, with the real board in front of one."""

import argparse
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from device.camera_address import FORMS, CameraAddress


def add_options(command: argparse.ArgumentParser) -> None:
    """Add what learn takes."""
    command.add_argument(
        "game",
        metavar="GAME",
        help="what is learnt, by id or title; or the log of a game that was analysed",
    )
    command.add_argument(
        "--source",
        type=CameraAddress,
        default=CameraAddress("sim"),
        metavar="SRC",
        help=f"{FORMS}; a simulated table unless told",
    )
    command.add_argument(
        "--calibration",
        type=Path,
        metavar="FILE",
        help="the board file that calibrate wrote; a simulated table needs none",
    )
    command.add_argument(
        "--log", type=Path, metavar="FILE", help="keep what was played there"
    )
    command.add_argument(
        "--voice",
        default="off",
        metavar="espeak|wav:DIR|off",
        help="speak, write WAV files, or say nothing (off)",
    )
    command.add_argument(
        "--lights",
        default="off",
        choices=("gpio", "terminal", "off"),
        help="status lights (off)",
    )
    command.add_argument(
        "--port", type=int, metavar="PORT", help="serve a page for phones there"
    )


def run(args: argparse.Namespace) -> int:
    """Teach step after step; at a simulated table a simulated pupil plays."""
    from device.subcommands.refereeing import run as referee  # help needs no table

    taught = _of_log if args.game.endswith(".jsonl") else _course
    with TemporaryDirectory(prefix="mwamuzi-") as folder:
        log = args.log or Path(folder) / "course.jsonl"
        told = {**_AS_USUAL, **vars(args), "page": args.port, "log": log}
        return referee(argparse.Namespace(**{**told, **taught(args.game)}))


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


_AS_USUAL: Mapping[str, Any] = {
    "hold": 1.0,
    "each_anew": False,
    "first": None,
    "option": [],
    "position": "",
    "match": None,
    "team": [],
    "strict": False,
    "opponent": "",
}
"""Everything else that referee is told, as it is if nothing is told."""

"""The command learn: a course of five steps, with the real board in front of one."""

import argparse
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from device.camera_address import FORMS, CameraAddress


def add_options(command: argparse.ArgumentParser) -> None:
    """Add what learn takes."""
    command.add_argument("game", metavar="GAME", help="what is learnt: id or title")
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
    """Teach step after step; at a simulated table a simulated pupil plays.

    Raises
    ------
    SettingsError
        If no course is taught with the game, or any of its family.
    """
    from device.commands import Learn  # help needs no table
    from device.ports import SettingsError
    from device.subcommands.refereeing import run as referee
    from players.lessons.table import COURSES, course_for, course_of
    from rules.catalogue import find_game

    game = find_game(args.game)
    course = course_for(game)
    if course is None:
        known = ", ".join(one.game for one in COURSES)
        raise SettingsError(f"there is no course of {game.title}; there are {known}")
    name = game.id if course_of(game) else course.game
    if name != game.id:
        print(f"{game.title} is taught with {find_game(name).title}")
    with TemporaryDirectory(prefix="mwamuzi-") as folder:
        log = args.log or Path(folder) / "course.jsonl"
        told = {**_AS_USUAL, **vars(args), "page": args.port, "log": log}
        return referee(argparse.Namespace(**{**told, "game": name, "learn": Learn()}))


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

"""The command hall: replaces this process by the hall's program."""

import argparse
import os
import sys
from importlib.util import find_spec

from device.ports import HardwareMissingError

_NEEDED = ("alembic", "asyncpg", "sqlalchemy")


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of hall: the program that it becomes reads it."""
    command.add_argument(
        "words",
        nargs=argparse.REMAINDER,
        metavar="...",
        help="serve, board, backup, restore; or --demo N: one with N simulated "
        "boards; see mwamuzi hall serve --help",
    )


def run(args: argparse.Namespace) -> int:
    """Become the hall's program.

    Raises
    ------
    HardwareMissingError
        If the hall's libraries are not installed.
    """
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing and not {"-h", "--help"} & set(args.words):
        raise HardwareMissingError(
            f"a hall needs {', '.join(missing)}: pip install 'mwamuzi[hall]'"
        )
    words = ["demo" if word == "--demo" else word for word in args.words[:1]]
    words += args.words[1:]
    os.execv(sys.executable, [sys.executable, "-m", "hall", *words])  # noqa: S606 - itself, no shell

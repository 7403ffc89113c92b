"""Command-line options shared by several benches."""

import argparse
from pathlib import Path


class UsageError(ValueError):
    """Error raised by a bench for options that it cannot combine."""


def seed(parser: argparse.ArgumentParser, ordinary: int = 1) -> None:
    """Add an option for the random seed."""
    parser.add_argument(
        "--seed", type=int, default=ordinary, help="what chance begins with"
    )


def games(parser: argparse.ArgumentParser) -> None:
    """Add an option for games; the default is all that the bench knows."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")


def folders(parser: argparse.ArgumentParser, nargs: str = "+") -> None:
    """Add an option for folders of pictures with known truth."""
    parser.add_argument("folders", nargs=nargs, type=Path, metavar="FOLDER")

"""Command-line options shared by several benches."""

import argparse
from pathlib import Path


class UsageError(ValueError):
    """Error raised by a bench that cannot do what it was asked for."""


def seed(parser: argparse.ArgumentParser, ordinary: int = 1) -> None:
    """Ask for the seed that chance begins with."""
    parser.add_argument(
        "--seed", type=int, default=ordinary, help="what chance begins with"
    )


def games(parser: argparse.ArgumentParser) -> None:
    """Ask for games; none are all that the bench knows."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")


def folders(parser: argparse.ArgumentParser, nargs: str = "+") -> None:
    """Ask for folders of pictures with known truth: scenes or photographs."""
    parser.add_argument("folders", nargs=nargs, type=Path, metavar="FOLDER")

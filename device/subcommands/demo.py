"""The command demo: a whole game, from simulated frames to the win."""

import argparse

from device.parsing import game
from device.subcommands.options import add_pace

_GAME = "nine_mens_morris"
_FASTEST = 100.0


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of demo."""
    command.add_argument(
        "--game",
        type=game,
        default=_GAME,
        metavar="ID",
        help=f"what is played ({_GAME})",
    )
    add_pace(command, 1.0)


def run(args: argparse.Namespace) -> int:
    """Show a whole game being refereed."""
    from device.subcommands.demonstration import demonstrate  # help needs no table

    return demonstrate(args.game, args.pace or _FASTEST)

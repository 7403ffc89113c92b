"""The command demo: a whole game, from simulated frames to the win."""

import argparse
from contextlib import suppress

_GAME = "nine_mens_morris"
_FASTEST = 100.0


def add_options(command: argparse.ArgumentParser) -> None:
    """Add what demo takes."""
    command.add_argument(
        "--game", default=_GAME, metavar="ID", help=f"what is played ({_GAME})"
    )
    command.add_argument(
        "--speed",
        type=_speed,
        default=1.0,
        metavar="X",
        help="show it X times as fast as people play (1); keys + and - change it",
    )


def _speed(text: str) -> float:
    """Return how fast; a number above 0.

    Raises
    ------
    argparse.ArgumentTypeError
        If it is none.
    """
    with suppress(ValueError):
        if 0 < float(text) <= _FASTEST:
            return float(text)
    raise argparse.ArgumentTypeError(f"{text!r}: expected a number above 0, as 2")


def run(args: argparse.Namespace) -> int:
    """Show a whole game being refereed."""
    from device.subcommands.demonstration import demonstrate  # help needs no table

    return demonstrate(args.game, args.speed)

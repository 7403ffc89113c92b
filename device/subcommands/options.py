"""What several commands take."""

import argparse
from pathlib import Path


def add_calibration(command: argparse.ArgumentParser) -> None:
    """Add the board file that a command needs."""
    command.add_argument(
        "--calibration",
        type=Path,
        required=True,
        metavar="FILE",
        help="the board file that calibrate wrote",
    )

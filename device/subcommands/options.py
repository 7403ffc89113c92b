"""Options shared by several commands."""

import argparse

from device.parsing import existing, pace, port, voice
from words.languages import LANGUAGES


def add_calibration(command: argparse.ArgumentParser) -> None:
    """Add the board file that a command needs."""
    command.add_argument(
        "--calibration",
        type=existing,
        required=True,
        metavar="FILE",
        help="the board file that calibrate wrote",
    )


def add_known_board(command: argparse.ArgumentParser) -> None:
    """Add the board file of a command that can do with a simulated table, too."""
    command.add_argument(
        "--calibration",
        type=existing,
        metavar="FILE",
        help="the board file that calibrate wrote; a simulated table needs none",
    )


def add_pace(command: argparse.ArgumentParser, usual: float) -> None:
    """Add the option for the playback rate of a film or simulated table."""
    command.add_argument(
        "--pace",
        "--speed",
        dest="pace",
        type=pace,
        default=usual,
        metavar="X",
        help="show a film or a simulated table X times as fast as it is; 0: as fast as "
        f"can be ({usual:g})",
    )


def add_announcements(command: argparse.ArgumentParser) -> None:
    """Add the options for voice, lights and page."""
    command.add_argument(
        "--language",
        choices=LANGUAGES,
        help="of what is said and written (the settings')",
    )
    command.add_argument(
        "--voice",
        type=voice,
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
        "--port",
        "--page",
        dest="page",
        type=port,
        metavar="PORT",
        help="serve a page for phones there; 0: on any free port",
    )

"""The command referee: one game, from a camera, film or simulation."""

import argparse
from pathlib import Path

from device.camera_address import FORMS
from device.parsing import game, source
from device.subcommands.options import add_announcements, add_known_board, add_pace


def run(args: argparse.Namespace) -> int:
    """Referee a game from a source of frames, and more where people wish them."""
    from device.subcommands.refereeing import run as referee  # help needs no camera

    return referee(args)


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of referee."""
    command.set_defaults(learn=None)
    command.add_argument(
        "--game", type=game, required=True, metavar="ID", help="what is played"
    )
    add_known_board(command)
    command.add_argument(
        "--source", type=source, required=True, metavar="SRC", help=FORMS
    )
    command.add_argument(
        "--hold",
        type=float,
        default=1.0,
        metavar="S",
        help="show each picture of a folder for so many seconds (1.0)",
    )
    command.add_argument(
        "--each-anew",
        action="store_true",
        help="find the board in every picture of a folder: taken from anywhere",
    )
    command.add_argument(
        "--log",
        type=Path,
        metavar="FILE",
        help="the game log to write (a dated one in the folder of games)",
    )
    command.add_argument(
        "--first",
        metavar="SIDE",
        help="who begins; else who acts, or against a machine the game's first side",
    )
    command.add_argument(
        "--option",
        nargs="+",
        default=[],
        metavar="NAME=SETTING",
        help="how the game is played, as players=4; 'rules GAME' lists its options",
    )
    command.add_argument(
        "--position",
        default="",
        metavar="FEN|seen",
        help="begin from there, where pieces have names: chess, Xiangqi ...; seen: "
        "from the board as it lies, whose faces were taught",
    )
    command.add_argument(
        "--match",
        nargs="?",
        const="",
        metavar="POINTS",
        help="play round after round, to so many points (the game's own number)",
    )
    command.add_argument(
        "--team",
        nargs="+",
        default=[],
        metavar="SIDE=NAME,NAME",
        help="the members of a side's team take turns",
    )
    command.add_argument(
        "--strict",
        action="store_true",
        help="never let an illegal or unexplained board stand unless people say so",
    )
    command.add_argument(
        "--undo-draw",
        action="store_true",
        help="an arbiter lets the drawn game of a log go on from its board",
    )
    command.add_argument(
        "--clock",
        metavar="TIME",
        help="minutes for each side and seconds for a turn: 15+10 adds them (Fischer), "
        "5b3 gives back what was used (Bronstein), 5d3 waits for them (delay); none",
    )
    command.add_argument(
        "--flag",
        choices=("told", "ends"),
        help="what a flag that falls does: it is told, or it ends the game (told)",
    )
    command.add_argument(
        "--opponent",
        default="",
        metavar="SIDE[:LEVEL|auto]",
        help="a machine plays that side and says its turns, you carry them out; "
        "level 1 is a child's first evening; without a level as well as it can; "
        "auto: better after a game that you won, worse after one that you lost",
    )
    add_pace(command, 0.0)
    add_announcements(command)

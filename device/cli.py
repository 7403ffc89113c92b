"""The command line: ``mwamuzi COMMAND``."""

import argparse
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import NoReturn

from calibration.errors import BoardNotFoundError, CalibrationError
from device import (
    cli_board,
    cli_demo,
    cli_doctor,
    cli_game,
    cli_lights,
    cli_record,
    cli_serve,
    cli_service,
)
from device.camera.sources import FORMS
from device.log import journal
from device.log.journal import TRACE_VARIABLE, fault_line
from device.ports import CameraLostError, DeviceError, HardwareMissingError
from rules.errors import RulesError
from vision.teach import TeachError

DONE, FAULT, USAGE, REFUSED, HARDWARE = 0, 1, 2, 3, 4
_CORNERS = "NW NE SE SW, as south sees them"

_Command = Callable[[argparse.Namespace], int]


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code.

    0 is done, 1 a fault of the program, 2 a mistake in usage, 3 a refusal (no board
    found, unsure), 4 missing hardware.
    """
    args = _parser().parse_args(arguments)
    journal.begin()
    signal.signal(signal.SIGTERM, _interrupt)
    run: _Command = args.run
    try:
        return run(args)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return DONE
    except KeyboardInterrupt:
        print("mwamuzi: stopped", file=sys.stderr)
        return DONE
    except _KNOWN as error:
        print("mwamuzi:", " ".join(_told(error).split()), file=sys.stderr)
        return _code(error)
    except Exception as error:
        if os.environ.get(TRACE_VARIABLE):
            raise
        told = f"{fault_line(error)}; {TRACE_VARIABLE}=1 shows all"
        print("mwamuzi: a fault of mwamuzi itself,", told, file=sys.stderr)
        return FAULT


_KNOWN = (DeviceError, RulesError, CalibrationError, TeachError, OSError)


def _code(error: Exception) -> int:
    if isinstance(error, HardwareMissingError | CameraLostError):
        return HARDWARE
    return REFUSED if isinstance(error, BoardNotFoundError) else USAGE


def _told(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{error.strerror}"
    return str(error)


def _interrupt(_number: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="mwamuzi",
        description="A referee for traditional board games on real wood.",
    )
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _add_demo(commands)
    games = _add_games(commands)
    _add_calibrate(commands)
    _add_read(commands)
    _add_referee(commands)
    _add_record(commands, games)
    _add_serve(commands)
    doctor = _command(
        commands,
        "doctor",
        cli_doctor.doctor,
        "say what works on this machine, what does not, and how to mend it",
    )
    cli_doctor.add_arguments(doctor)
    text = "light every lamp and point in turn, to try the wiring"
    cli_lights.add_options(_command(commands, "lights", cli_lights.lights, text))
    update = _command(
        commands,
        "update",
        cli_service.update,
        "bring the installed service to a newer version, or back to the last one",
    )
    cli_service.add_arguments(update)
    _command(
        commands,
        "uninstall",
        cli_service.uninstall,
        "take the installed service away; games and settings stay",
    )
    return parser


def _command(
    commands: "argparse._SubParsersAction[_Parser]",
    name: str,
    run: _Command,
    text: str,
) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=text, description=text)
    command.set_defaults(run=run)
    return command


def _add_demo(
    commands: "argparse._SubParsersAction[_Parser]",
) -> None:
    _command(
        commands,
        "demo",
        cli_demo.demo,
        "watch a whole game being refereed at a simulated table",
    )


def _add_games(
    commands: "argparse._SubParsersAction[_Parser]",
) -> argparse.ArgumentParser:
    games = _command(
        commands, "games", cli_record.games, "list what can be refereed; past games"
    )
    rules = _command(
        commands, "rules", cli_game.rules, "show a game's rules in plain words"
    )
    rules.add_argument("game", metavar="GAME", help="id, title or short name")
    return games


def _add_calibrate(
    commands: "argparse._SubParsersAction[_Parser]",
) -> None:
    command = _command(
        commands, "calibrate", cli_board.calibrate, "find the board in a picture"
    )
    command.add_argument("--board", required=True, metavar="ID", help="which board")
    picture = command.add_mutually_exclusive_group(required=True)
    picture.add_argument("--image", type=Path, metavar="FILE", help="a picture of it")
    picture.add_argument("--source", metavar="SRC", help=FORMS)
    command.add_argument(
        "--south",
        choices=cli_board.SOUTHS,
        default=cli_board.SOUTHS[0],
        help="where south sits in the picture (bottom)",
    )
    command.add_argument(
        "--corners",
        nargs=4,
        type=cli_board.point,
        metavar="x,y",
        help=f"pixels of the outer sites {_CORNERS}",
    )
    command.add_argument(
        "--teach", type=Path, metavar="FILE", help="a picture with chips or seeds"
    )
    command.add_argument(
        "--pieces",
        nargs="+",
        default=[],
        metavar="NAME=SITES",
        help="which chips stand where on it: white=a7,g4 black=d6",
    )
    command.add_argument(
        "--fill",
        type=int,
        metavar="N",
        help="how many seeds lie in every pit on it, in place of --pieces",
    )
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="the board file to write (TOML)"
    )
    command.add_argument("--json", action="store_true", help="print what was found")
    command.add_argument(
        "--overlay", type=Path, metavar="FILE", help="draw what was found"
    )


def _add_read(
    commands: "argparse._SubParsersAction[_Parser]",
) -> None:
    command = _command(
        commands, "read", cli_board.read, "say what stands on the board in a picture"
    )
    command.add_argument("image", type=Path, metavar="IMAGE")
    _add_calibration(command)
    command.add_argument(
        "--game", metavar="ID", help="read the sites of this game only"
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    command.add_argument(
        "--overlay", type=Path, metavar="FILE", help="draw what was read"
    )


def _add_calibration(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--calibration",
        type=Path,
        required=True,
        metavar="FILE",
        help="the board file that calibrate wrote",
    )


def _add_referee(
    commands: "argparse._SubParsersAction[_Parser]",
) -> None:
    command = _command(
        commands,
        "referee",
        cli_game.referee,
        "referee a game; a log that is there already is gone on with",
    )
    command.add_argument("--game", required=True, metavar="ID", help="what is played")
    _add_calibration(command)
    command.add_argument("--source", required=True, metavar="SRC", help=FORMS)
    command.add_argument(
        "--hold",
        type=float,
        default=1.0,
        metavar="S",
        help="show each picture of a folder for so many seconds (1.0)",
    )
    command.add_argument(
        "--log", type=Path, required=True, metavar="FILE", help="the game log to write"
    )
    command.add_argument("--first", metavar="SIDE", help="who begins; else who acts")
    command.add_argument(
        "--option",
        nargs="+",
        default=[],
        metavar="NAME=SETTING",
        help="how the game is played, as players=4; 'rules GAME' lists its options",
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
        "--page",
        type=int,
        metavar="PORT",
        help="serve a page for phones there; 0: on any free port",
    )


def _add_record(
    commands: "argparse._SubParsersAction[_Parser]", games: argparse.ArgumentParser
) -> None:
    named: dict[str, tuple[_Command, str]] = {
        "replay": (cli_record.replay, "play a game log through the rules"),
        "export": (cli_record.export, "write a game log in another format"),
        "import": (cli_record.import_, "make a game log of an exported file"),
    }
    made = {name: _command(commands, name, *told) for name, told in named.items()}
    cli_record.add_options({"games": games, **made})


def _add_serve(
    commands: "argparse._SubParsersAction[_Parser]",
) -> None:
    text = "serve the page for phones: choose, aim, calibrate, play, look at past games"
    cli_serve.add_options(_command(commands, "serve", cli_serve.serve, text))


if __name__ == "__main__":
    sys.exit(main())

"""The command line: ``mwamuzi COMMAND``."""

import argparse
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from types import FrameType
from typing import NoReturn

from calibration.errors import BoardNotFoundError, CalibrationError
from device.log import journal
from device.log.journal import TRACE_VARIABLE, fault_line
from device.ports import CameraLostError, DeviceError, HardwareMissingError
from device.subcommands import (
    board,
    demo,
    doctor,
    game,
    lights,
    record,
    serve,
    service,
)
from rules.errors import RulesError
from vision.teach import TeachError

DONE, FAULT, USAGE, REFUSED, HARDWARE = 0, 1, 2, 3, 4

_Command = Callable[[argparse.Namespace], int]
_Options = Callable[[argparse.ArgumentParser], None]


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
    for name, run, add_options, text in _commands():
        command = commands.add_parser(name, help=text, description=text)
        command.set_defaults(run=run)
        add_options(command)
    return parser


def _commands() -> Iterator[tuple[str, _Command, _Options, str]]:
    """Yield each command's name, what it runs, what it takes and what it is for."""
    text = "watch a whole game being refereed at a simulated table"
    yield "demo", demo.demo, _takes_nothing, text
    text = "list what can be refereed; past games"
    yield "games", record.games, record.add_games_options, text
    text = "show a game's rules in plain words"
    yield "rules", game.rules, game.add_rules_options, text
    text = "find the board in a picture"
    yield "calibrate", board.calibrate, board.add_calibrate_options, text
    text = "say what stands on the board in a picture"
    yield "read", board.read, board.add_read_options, text
    text = "referee a game; a log that is there already is gone on with"
    yield "referee", game.referee, game.add_referee_options, text
    text = "play a game log through the rules"
    yield "replay", record.replay, record.add_replay_options, text
    text = "write a game log in another format"
    yield "export", record.export, record.add_export_options, text
    text = "make a game log of an exported file"
    yield "import", record.import_, record.add_import_options, text
    text = "serve the page for phones: choose, aim, calibrate, play, look at past games"
    yield "serve", serve.serve, serve.add_options, text
    text = "say what works on this machine, what does not, and how to mend it"
    yield "doctor", doctor.doctor, doctor.add_options, text
    text = "light every lamp and point in turn, to try the wiring"
    yield "lights", lights.lights, lights.add_options, text
    text = "bring the installed service to a newer version, or back to the last one"
    yield "update", service.update, service.add_update_options, text
    text = "take the installed service away; games and settings stay"
    yield "uninstall", service.uninstall, _takes_nothing, text


def _takes_nothing(_command: argparse.ArgumentParser) -> None:
    """Add no options."""


if __name__ == "__main__":
    sys.exit(main())

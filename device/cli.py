"""The command line: ``mwamuzi COMMAND``."""

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from types import FrameType
from typing import Any, NoReturn, Protocol

DONE, FAULT, USAGE, REFUSED, HARDWARE = 0, 1, 2, 3, 4

_LONGEST_TOLD = 1000

_COMMANDS = {
    "demo": "watch a whole game being refereed at a simulated table",
    "games": "list what can be refereed; past games",
    "rules": "show a game's rules in plain words",
    "print": "print a board on paper, true to scale",
    "calibrate": "find the board in a picture",
    "read": "say what stands on the board in a picture",
    "referee": "referee a game; a log that is there already is gone on with",
    "replay": "play a game log through the rules",
    "export": "write a game log in another format",
    "import": "make a game log of an exported file",
    "serve": (
        "serve the page for phones: choose, aim, calibrate, play, look at past games"
    ),
    "doctor": "say what works on this machine, what does not, and how to mend it",
    "lights": "light every lamp and point in turn, to try the wiring",
    "update": "bring the installed service to a newer version, or back to the last one",
    "uninstall": "take the installed service away; games and settings stay",
}
"""Each command and what it is for; ``device.subcommands`` has a module for each."""


class _Command(Protocol):
    """What the module of a command offers."""

    def add_options(self, command: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code.

    0 is done, 1 a fault of the program, 2 a mistake in usage, 3 a refusal (no board
    found, unsure), 4 missing hardware, 5 a game that could not be written.
    """
    words = sys.argv[1:] if arguments is None else arguments
    args = _parser(words).parse_args(words)
    from device.log import journal  # help needs none

    journal.begin()
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        code: int = args.run(args)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return DONE
    except KeyboardInterrupt:
        print("mwamuzi: stopped", file=sys.stderr)
        return DONE
    except Exception as error:  # noqa: BLE001 - it is told, or raised again
        return _failed(error)
    return code


def _failed(error: Exception) -> int:
    """Tell what went wrong in one line; return the exit code."""
    from calibration.common.errors import BoardNotFoundError, CalibrationError
    from device.log.journal import TRACE_VARIABLE, fault_line, printable
    from device.ports import CameraLostError, DeviceError, HardwareMissingError
    from rules.core.errors import RulesError

    if not isinstance(error, DeviceError | RulesError | CalibrationError | OSError):
        if os.environ.get(TRACE_VARIABLE):
            raise error
        told = f"{printable(fault_line(error))}; {TRACE_VARIABLE}=1 shows all"
        print("mwamuzi: a fault of mwamuzi itself,", told, file=sys.stderr)
        return FAULT
    told = printable(" ".join(_told(error).split()))
    print("mwamuzi:", told[:_LONGEST_TOLD], file=sys.stderr)
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


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """Return the parser of all commands; only the one that is named is imported."""
    parser = _Parser(
        prog="mwamuzi",
        description="A referee for traditional board games on real wood.",
    )
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for name, text in _COMMANDS.items():
        command = commands.add_parser(name, help=text, description=text)
        if name in words[:1]:
            named = _command(name)
            command.set_defaults(run=named.run)
            named.add_options(command)
    return parser


def _command(name: str) -> _Command:
    module = "import_" if name == "import" else name
    found: Any = import_module(f"device.subcommands.{module}")
    command: _Command = found
    return command


if __name__ == "__main__":
    sys.exit(main())

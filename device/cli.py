"""The command line: ``mwamuzi COMMAND``."""

import argparse
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import FrameType, MappingProxyType
from typing import Any, NoReturn, Protocol

from device.native_libraries import set_allocator, set_threads
from device.parsing import USAGE, Parser, called
from device.signals import end_when_hung_up

DONE, FAULT, REFUSED, HARDWARE = 0, 1, 3, 4

_LONGEST_TOLD = 1000
_ASKED_BY_A_SHELL = "_ARGCOMPLETE"
"""Set by a shell whose line is to be completed, as argcomplete's script does."""

_COMMANDS = {
    "demo": "watch a whole game being refereed at a simulated table",
    "games": "list what can be played",
    "records": "list what was played; search it, count it, show its openings",
    "rules": "show a game's rules in plain words",
    "print": "print a board on paper, true to scale",
    "calibrate": "find the board in a picture",
    "read": "say what stands on the board in a picture",
    "referee": "referee a game; a log that is there already is gone on with",
    "learn": "learn a game in five steps, at the board or a simulated table",
    "replay": "play a game log through the rules",
    "export": "write a game log in another format",
    "import": "make a game log of an exported file",
    "serve": (
        "serve the page for phones: choose, aim, calibrate, play, look at past games"
    ),
    "hall": "gather many boards: their games, their rulings, one page for all of them",
    "join": "make this machine a board of a hall, by the code that its desk shows",
    "unlock": "let a phone into the page from the machine itself, by a new QR code",
    "sessions": "list the phones that were let into the page, and end them",
    "forget": "delete a game, or a person's name and pictures, for good",
    "doctor": "say what works on this machine, what does not, and how to mend it",
    "lights": "light every lamp and point in turn, to try the wiring",
    "update": "bring the installed service to a newer version, or back to the last one",
    "uninstall": "take the installed service away; games and settings stay",
    "completion": "print what lets bash, zsh or fish complete commands with Tab",
}
"""Each command and what it is for; ``device.subcommands`` has a module for each."""


_CALLED_OTHERWISE: Mapping[str, str] = MappingProxyType(
    {
        "play": "referee",
        "start": "serve",
        "web": "serve",
        "page": "serve",
        "list": "games",
        "watch": "demo",
        "teach": "learn",
        "check": "doctor",
        "setup": "calibrate",
        "history": "records",
        "help": "--help",
    }
)
"""What else people may call a command."""


class _Command(Protocol):
    """Interface of a command's module."""

    def add_options(self, command: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


class _Version(argparse.Action):
    """Action that prints the version, which is looked up on demand."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib import metadata

        print(f"mwamuzi {metadata.version('mwamuzi')}")
        parser.exit(DONE)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code.

    0 is done, 1 a fault of the program, 2 a mistake in usage, 3 a refusal (no board
    found, unsure), 4 missing hardware, 5 a game that could not be written.
    """
    words = sys.argv[1:] if arguments is None else arguments
    if _ASKED_BY_A_SHELL in os.environ:
        return _complete()
    set_threads()  # before numpy is imported
    set_allocator()
    args = _parser(words).parse_args(words)
    from device.log import journal  # help needs none

    journal.begin()
    signal.signal(signal.SIGTERM, _interrupt)
    end_when_hung_up()
    try:
        code: int = args.run(args)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return DONE
    except KeyboardInterrupt:
        print("mwamuzi: stopped", file=sys.stderr)
        return DONE
    except Exception as error:  # noqa: BLE001 - it is reported, or raised again
        return _failed(error)
    return code


def _complete() -> int:
    """Answer a shell that asks how its line may go on."""
    import argcomplete  # only a shell needs it

    from device.subcommands.completion import name_values

    parser = _parser(os.environ.get("COMP_LINE", "").split()[1:])
    name_values(parser)
    argcomplete.autocomplete(parser, always_complete_options="long")
    return DONE


def _failed(error: Exception) -> int:
    """Print an error on one line; return the exit code."""
    from calibration.common.errors import BoardNotFoundError, CalibrationError
    from device import system_errors
    from device.log.journal import TRACE_VARIABLE, fault_line, printable
    from device.ports import CameraLostError, DeviceError, HardwareMissingError
    from rules.core.errors import RulesError

    if not isinstance(error, DeviceError | RulesError | CalibrationError | OSError):
        if os.environ.get(TRACE_VARIABLE):
            raise error
        told = f"{printable(fault_line(error))}; {TRACE_VARIABLE}=1 shows all"
        print("mwamuzi: a fault of mwamuzi itself,", told, file=sys.stderr)
        return FAULT
    told = printable(" ".join(system_errors.told(error).split()))
    print("mwamuzi:", told[:_LONGEST_TOLD], file=sys.stderr)
    if isinstance(error, HardwareMissingError | CameraLostError):
        return HARDWARE
    return REFUSED if isinstance(error, BoardNotFoundError) else USAGE


def _interrupt(_number: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def _parser(words: Sequence[str]) -> Parser:
    """Return the parser of all commands; only the one that is named is imported."""
    parser = Parser(
        prog=called(),
        description="A referee for traditional board games on real wood.",
    )
    parser.add_argument(
        "--version", action=_Version, nargs=0, help="show the version and exit"
    )
    parser.called_otherwise = _CALLED_OTHERWISE
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

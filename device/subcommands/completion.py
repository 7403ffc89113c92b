"""The command completion: what a shell runs so that Tab completes commands."""

import argparse
from collections.abc import Iterable

_DONE = 0
SHELLS = ("bash", "zsh", "fish")
_PROGRAMS = ["mwamuzi", "./mwamuzi"]


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the option for the kind of shell."""
    command.add_argument("shell", choices=SHELLS, metavar="|".join(SHELLS))


def run(args: argparse.Namespace) -> int:
    """Print the script; a shell reads it once and asks the program at each Tab."""
    from argcomplete.shell_integration import shellcode  # few need it

    print(shellcode(_PROGRAMS, shell=args.shell))
    return _DONE


def name_values(parser: argparse.ArgumentParser) -> None:
    """Mark arguments that name games and boards, in a parser and all its commands."""
    for action in parser._actions:  # noqa: SLF001 - argparse has its actions nowhere else
        if action.dest in _VALUES:
            action.completer = _VALUES[action.dest]  # type: ignore[attr-defined]  # argcomplete's own
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for command in dict.fromkeys(action.choices.values()):
                name_values(command)


def _games(**_: object) -> Iterable[str]:
    from rules.catalogue import ENTRIES  # not every line names a game

    return [entry.id for entry in ENTRIES]


def _boards(**_: object) -> Iterable[str]:
    from rules.boards.table import BOARDS  # not every line names a board

    return list(BOARDS)


_VALUES = {"game": _games, "board": _boards}

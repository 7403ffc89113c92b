"""Parser of the command line, and its error messages."""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from math import inf
from pathlib import Path
from types import MappingProxyType
from typing import Any, NoReturn

from device.camera_address import FORMS, CameraAddress

USAGE = 2
"""The exit code of a mistake in usage."""

_CALLED = "MWAMUZI_CALLED"
_LAST_PORT = 65535
_VOICES = ("espeak", "off", "auto")
_NUMBERS: Mapping[object, str] = MappingProxyType(
    {int: "a whole number, as 3", float: "a number, as 0.5"}
)
_WORDS, _KINDS = ("picamera2", "phone"), ("v4l2", "http", "https")


def called() -> str:
    """Return the command by which people started the program, as the launcher says."""
    return os.environ.get(_CALLED, "mwamuzi")


def port(text: str) -> int:
    """Return the port that a text names; 0 is any free one.

    Raises
    ------
    argparse.ArgumentTypeError
        If there is no such port.
    """
    if text.isdecimal() and int(text) <= _LAST_PORT:
        return int(text)
    raise argparse.ArgumentTypeError(
        f"{text!r} is no port: expected a number from 0 to {_LAST_PORT}, as 8080"
    )


def pace(text: str) -> float:
    """Return a playback rate; 0 is unlimited.

    Raises
    ------
    argparse.ArgumentTypeError
        If it is no such number.
    """
    with suppress(ValueError):
        if 0 <= float(text) < inf:
            return float(text)
    raise argparse.ArgumentTypeError(
        f"{text!r}: expected a number, 0 or above 0, as 2 for twice as fast"
    )


def game(text: str) -> str:
    """Return the name of a game that there is.

    Raises
    ------
    argparse.ArgumentTypeError
        If there is none; the message lists near names.
    """
    from rules.catalogue import find_entry  # only who names a game needs them all
    from rules.core.errors import UnknownGameError

    try:
        find_entry(text)
    except UnknownGameError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def source(text: str) -> CameraAddress:
    """Return the address of a source of frames; it is not opened yet.

    Raises
    ------
    argparse.ArgumentTypeError
        If it is no form of a source, or a file or a game that there is not.
    """
    address = CameraAddress(text)
    kind, _, rest = address.partition(":")
    if kind == "sim":
        if (name := rest.partition(":")[0]) not in ("", "*"):
            game(name)
    elif not (address in _WORDS or kind in _KINDS or Path(address).exists()):
        from rules.core.fuzzy_match import meant  # what is right needs no spelling

        hint = meant(address, (*_WORDS, "sim", *_beside(address)), most=3)
        raise argparse.ArgumentTypeError(
            f"no source called {str(address)!r}{hint or f'; expected {FORMS}'}"
        )
    return address


def voice(text: str) -> str:
    """Return the kind of voice.

    Raises
    ------
    argparse.ArgumentTypeError
        If nothing speaks so.
    """
    name, _, folder = text.partition(":")
    if (folder and name == "wav") or text in _VOICES:
        return text
    from rules.core.fuzzy_match import meant  # what is right needs no spelling

    hint = meant(text, _VOICES, most=3) or "; expected espeak, wav:DIR or off"
    raise argparse.ArgumentTypeError(f"there is no voice {text!r}{hint}")


def board(text: str) -> str:
    """Return the name of a board, or of a game whose board is meant.

    Raises
    ------
    argparse.ArgumentTypeError
        If there is neither; the message lists near names.
    """
    from rules.catalogue import find_board_or_its_game  # only who names one needs them
    from rules.core.errors import RulesError

    try:
        find_board_or_its_game(text)
    except RulesError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def pin(text: str) -> str:
    """Return the digits of a PIN.

    Raises
    ------
    argparse.ArgumentTypeError
        If it is none; the message does not repeat it.
    """
    from webkit.secret import is_pin  # only serve takes one

    if not is_pin(text):
        raise argparse.ArgumentTypeError("expected 6 to 8 digits")
    return text


def existing(text: str) -> Path:
    """Return the path of a file that there is.

    Raises
    ------
    argparse.ArgumentTypeError
        If there is none; the message lists near names.
    """
    path = Path(text)
    if not path.exists():
        from rules.core.fuzzy_match import meant  # what is right needs no spelling

        hint = meant(path.name, _beside(text), most=3)
        raise argparse.ArgumentTypeError(f"there is no file {text}{hint}")
    if path.is_dir():
        raise argparse.ArgumentTypeError(f"{text} is a folder; expected a file")
    return path


def _beside(text: str) -> list[str]:
    """Return the names of the files in the folder that a path leads to."""
    try:
        return sorted(path.name for path in Path(text).parent.iterdir())
    except OSError:
        return []


class Parser(argparse.ArgumentParser):
    """Parser whose error messages are one line, with similar names.

    Attributes
    ----------
    called_otherwise
        What people may call a choice, and its name.
    """

    called_otherwise: Mapping[str, str] = MappingProxyType({})

    def error(self, message: str) -> NoReturn:
        """Print an error on one line with a pointer to the help, and exit."""
        self.exit(USAGE, f"{self.prog}: {message} (see {self.prog} --help)\n")

    def parse_known_args(  # type: ignore[override]  # a command hears all that is meant for it
        self,
        args: Sequence[str] | None = None,
        namespace: argparse.Namespace | None = None,
    ) -> tuple[argparse.Namespace, list[str]]:
        """Parse; each subparser reports its own unknown options."""
        words = list(sys.argv[1:] if args is None else args)
        if (others := self._read_by_others(words)) is not None:
            return others, []
        if self._subparsers is None:
            self._check_options(words)
        known, left = super().parse_known_args(words, namespace)
        if left and not self._begins_options(left):
            self.error(f"{left[0]!r} is one word too many")
        if left:
            self._refuse_option(left[0])
        return known, left

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """Convert an argument to its type; the error names what is no number."""
        expected = _NUMBERS.get(action.type)
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError:
            if expected is None:
                raise
        raise argparse.ArgumentError(action, f"{arg_string!r}: expected {expected}")

    def _check_value(self, action: argparse.Action, value: object) -> None:
        """Refuse a value outside the choices; name similar ones, or all."""
        choices = [str(one) for one in action.choices or ()]
        if action.choices is None or value in action.choices:
            return
        from rules.core.fuzzy_match import meant  # what is right needs no spelling

        said = self.called_otherwise.get(str(value))
        hint = f"; did you mean {said}?" if said else meant(str(value), choices, most=3)
        hint = hint or f"; expected {', '.join(choices)}"
        raise argparse.ArgumentError(action, f"there is no {value!r}{hint}")

    def _read_by_others(self, words: list[str]) -> argparse.Namespace | None:
        """Return all words unread, if another program reads them; None: it is ours."""
        rest = [one for one in self._actions if one.nargs == argparse.REMAINDER]
        if not rest:
            return None
        return argparse.Namespace(**self._defaults, **{rest[0].dest: words})

    def _begins_options(self, left: Sequence[str]) -> bool:
        return left[0].startswith("-") and left[0] != "-"

    def _check_options(self, words: Sequence[str]) -> None:
        """Refuse an option that there is not, whatever else is missing."""
        for word in words:
            if word == "--":
                return
            name = word.partition("=")[0]
            known = self._option_string_actions
            if name.startswith("--") and not any(one.startswith(name) for one in known):
                self._refuse_option(name)

    def _refuse_option(self, word: str) -> NoReturn:
        from rules.core.fuzzy_match import meant  # what is right needs no spelling

        name = word.partition("=")[0]
        known = [one for one in self._option_string_actions if one.startswith("--")]
        self.error(f"there is no option {name}{meant(name, known, most=3)}")

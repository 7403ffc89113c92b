"""Kinds of setting: what a value may be, how it is written, how it is read."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from datetime import time
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol, get_type_hints

from device.camera_address import CameraAddress
from device.ports import SettingsError
from rules.catalogue import find_game
from rules.core.errors import UnknownGameError

GPIO_LINES = range(2, 28)
"""BCM numbers of the lines on the Pi's header that are free for use."""


class SettingKind(Protocol):
    """Kind of a setting: validates, reads and writes its value."""

    @property
    def allowed(self) -> str:
        """Return the allowed values, as a phrase that follows 'must be'."""

    def read(self, value: object) -> object:
        """Return the value that TOML's value stands for.

        Raises
        ------
        ValueError
            If it is not allowed; says what is, where that is more than `allowed`.
        """

    def parse(self, text: str) -> object:
        """Return TOML's value for the text of an environment variable."""


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    allowed: str = "true or false"

    def read(self, value: object) -> bool:
        """Return the flag."""
        if value is not True and value is not False:
            raise ValueError(self.allowed)
        return value

    def parse(self, text: str) -> object:
        """Return the flag that a word names, else the word."""
        return {"true": True, "false": False}.get(text.strip().lower(), text)


@dataclass(frozen=True, slots=True)
class Number:
    """A number between two others, whole unless ``whole`` is false."""

    least: float
    most: float
    unit: str = ""
    whole: bool = True

    @property
    def allowed(self) -> str:
        """Return the allowed range as a phrase."""
        kind = "a whole number" if self.whole else "a number"
        unit = f" {self.unit}" if self.unit else ""
        return f"{kind} from {self.least} to {self.most}{unit}"

    def read(self, value: object) -> float:
        """Return the number."""
        fits = type(value) is int or (type(value) is float and not self.whole)
        if not fits or not self.least <= value <= self.most:  # type: ignore[operator]  # a number, as was just seen
            raise ValueError(self.allowed)
        return value if self.whole else float(value)  # type: ignore[return-value, arg-type]  # likewise

    def parse(self, text: str) -> object:
        """Return the number that is written, else the text."""
        for number in (int, float):
            try:
                return number(text)
            except ValueError:
                continue
        return text


@dataclass(frozen=True, slots=True)
class GpioLine:
    """A GPIO line of the Pi's header, by its BCM number; 0 for none."""

    allowed: str = (
        f"a GPIO line (BCM number) from {GPIO_LINES[0]} to {GPIO_LINES[-1]}, or 0 for "
        "none"
    )

    def read(self, value: object) -> int:
        """Return the line's number."""
        if type(value) is not int or (value not in GPIO_LINES and value != 0):
            raise ValueError(self.allowed)
        return value

    def parse(self, text: str) -> object:
        """Return the number that is written, else the text."""
        return int(text) if text.strip().isdecimal() else text


@dataclass(frozen=True, slots=True)
class GpioLines:
    """A table of sites, each with the GPIO line of its light."""

    allowed: str = (
        f"a table of sites with GPIO lines ({GPIO_LINES[0]} to {GPIO_LINES[-1]}), "
        "such as {a7 = 4, d7 = 14}"
    )

    def read(self, value: object) -> Mapping[str, int]:
        """Return the lines by site."""
        if not isinstance(value, dict) or not all(
            type(line) is int and line in GPIO_LINES for line in value.values()
        ):
            raise ValueError(self.allowed)
        return MappingProxyType(dict(value))

    def parse(self, text: str) -> object:
        """Return the table that 'a7=4,d7=14' stands for, else the text."""
        pairs = [part.partition("=")[::2] for part in text.split(",") if part.strip()]
        if not all(line.strip().isdecimal() for _, line in pairs):
            return text
        return {site.strip(): int(line) for site, line in pairs}


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of some words."""

    words: tuple[str, ...]

    @property
    def allowed(self) -> str:
        """Return the words."""
        return f"{', '.join(map(repr, self.words[:-1]))} or {self.words[-1]!r}"

    def read(self, value: object) -> str:
        """Return the word."""
        if not isinstance(value, str) or value not in self.words:
            raise ValueError(self.allowed)
        return value

    def parse(self, text: str) -> object:
        """Return the text as it is."""
        return text


@dataclass(frozen=True, slots=True)
class Text:
    """Text of a given form; error messages omit a secret one."""

    allowed: str
    form: str = r".+"
    secret: bool = False

    def read(self, value: object) -> str:
        """Return the text."""
        if not isinstance(value, str) or not re.fullmatch(self.form, value):
            raise ValueError(self.allowed)
        return value

    def parse(self, text: str) -> object:
        """Return the text as it is."""
        return text


@dataclass(frozen=True, slots=True)
class FramesFrom:
    """Address of a source of frames, omitted from error messages for its password."""

    allowed: str = "a source of frames, such as 'picamera2' or 'v4l2:/dev/video0'"
    secret: bool = True

    def read(self, value: object) -> CameraAddress:
        """Return the address."""
        if not isinstance(value, str) or not value:
            raise ValueError(self.allowed)
        return CameraAddress(value)

    def parse(self, text: str) -> object:
        """Return the text as it is."""
        return text


@dataclass(frozen=True, slots=True)
class NameList:
    """A list of names, '' for a place without one; no name twice."""

    allowed: str

    def read(self, value: object) -> tuple[str, ...]:
        """Return the names in order."""
        if not isinstance(value, list) or not all(isinstance(n, str) for n in value):
            raise ValueError(self.allowed)
        named = [name for name in value if name]
        twice = next((name for name in named if named.count(name) > 1), None)
        if twice is not None:
            raise ValueError(f"{self.allowed}; {twice!r} is there twice")
        return tuple(value)

    def parse(self, text: str) -> object:
        """Return the names that commas separate."""
        return [name.strip() for name in text.split(",")] if text.strip() else []


@dataclass(frozen=True, slots=True)
class Hour:
    """A time of the day, '' for none."""

    allowed: str = "a time such as '22:00', or '' for none"

    def read(self, value: object) -> time | None:
        """Return the time."""
        if isinstance(value, time):
            return value
        if not isinstance(value, str) or not re.fullmatch(r"(\d\d:\d\d)?", value):
            raise ValueError(self.allowed)
        try:
            return time.fromisoformat(value) if value else None
        except ValueError as error:
            raise ValueError(self.allowed) from error

    def parse(self, text: str) -> object:
        """Return the text as it is."""
        return text


@dataclass(frozen=True, slots=True)
class FilePath:
    """The path of a file or folder; '' for none, where that is allowed."""

    optional: bool = False

    @property
    def allowed(self) -> str:
        """Return the allowed paths as a phrase."""
        return "a path, or '' for none" if self.optional else "a path"

    def read(self, value: object) -> Path | None:
        """Return the path; '~' is the home folder."""
        if not isinstance(value, str) or not (value or self.optional):
            raise ValueError(self.allowed)
        try:
            return Path(value).expanduser() if value else None
        except RuntimeError as error:  # '~nobody'
            raise ValueError(f"{self.allowed}; {error}") from error

    def parse(self, text: str) -> object:
        """Return the text as it is."""
        return text


@dataclass(frozen=True, slots=True)
class GameName:
    """A game's id, '' for none; titles and short names become ids."""

    allowed: str = "a game that 'mwamuzi games' lists, or '' for none"

    def read(self, value: object) -> str:
        """Return the game's id."""
        if not isinstance(value, str):
            raise ValueError(self.allowed)  # noqa: TRY004 - as every other kind
        try:
            return find_game(value).id if value else ""
        except UnknownGameError as error:
            raise ValueError(f"{self.allowed}; {error}") from error

    def parse(self, text: str) -> object:
        """Return the text as it is."""
        return text


@dataclass(frozen=True, slots=True)
class Key:
    """One key of a table: its kind, and what it is for."""

    kind: SettingKind
    told: str


def keys_of(table: type[Any]) -> Mapping[str, Key]:
    """Return the keys of a table in order.

    Parameters
    ----------
    table
        A dataclass whose fields are annotated with a `Key` each.
    """
    hints = get_type_hints(table, include_extras=True)
    return {one.name: hints[one.name].__metadata__[0] for one in fields(table)}


def read_table(
    table: type[Any], name: str, written: object, environ: Mapping[str, str]
) -> Any:
    """Return a table as it is written, and as an environment has it instead.

    Parameters
    ----------
    table
        Its class.
    name
        Its name in the file; ``rate_wpm`` of ``voice`` is ``MWAMUZI_VOICE_RATE_WPM``
        in the environment.
    written
        What the file holds there.
    environ
        The variables.

    Raises
    ------
    SettingsError
        If a key or a value is not known; names key, value and what is allowed.
    """
    if not isinstance(written, dict):
        raise SettingsError(f"{name} = {written!r}: must be a table, [{name}]")
    keys = keys_of(table)
    only(written, f"{name}.", keys)
    values = {
        key: _checked(keys[key].kind, f"{name}.{key}", value)
        for key, value in written.items()
    }
    prefix = f"MWAMUZI_{name.upper()}_"
    for variable in (v for v in environ if v.startswith(prefix)):
        key = variable.removeprefix(prefix).lower()
        only({key: environ[variable]}, "$", keys, variable)
        kind = keys[key].kind
        values[key] = _checked(kind, f"${variable}", kind.parse(environ[variable]))
    return table(**values)


def only(
    written: Mapping[str, Any],
    prefix: str,
    allowed: Collection[str],
    called: str | None = None,
) -> None:
    """Refuse keys that are not among the allowed ones.

    Raises
    ------
    SettingsError
        If there is another one.
    """
    for name, value in written.items():
        if name not in allowed:
            known = ", ".join(sorted(allowed))
            shown = f"{prefix}{called or name}"
            told = "a table" if isinstance(value, dict | list) else repr(value)
            if isinstance(value, str):
                told = repr(str(CameraAddress(value)))
            raise SettingsError(f"{shown} = {told}: no such key; {known}")


def _without_nul(kind: SettingKind, value: object) -> object:
    """Refuse a NUL, which no path and no other program takes."""
    texts = value if isinstance(value, list) else [value]
    if any("\0" in text for text in texts if isinstance(text, str)):
        raise ValueError(f"{kind.allowed}, without a NUL")
    return value


def _checked(kind: SettingKind, name: str, value: object) -> object:
    try:
        return kind.read(_without_nul(kind, value))
    except ValueError as error:
        shown = "(a secret)" if getattr(kind, "secret", False) else repr(value)
        raise SettingsError(f"{name} = {shown}: must be {error}") from error

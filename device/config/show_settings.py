"""Settings of the lights: patterns, colours of points, the strip."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated

from device.config.patterns import (
    CAPTURE,
    FIRST,
    ILLEGAL,
    LAMPS,
    MILL,
    SECOND,
    TROUBLE,
    WIN,
    Beat,
    LampPattern,
    Pattern,
    blinking,
    steady,
)
from device.config.setting_kinds import GpioLines, Key, NameList, Number, OneOf
from device.ports import Colour

_REMOVAL_DUE = blinking(MILL)
_TAKING_DUE = blinking(CAPTURE)
_ILLEGAL = blinking(ILLEGAL)
_QUESTION = blinking(ILLEGAL, every_s=1.0)
_TAKEN_BACK = blinking(ILLEGAL, every_s=1.5)
_TROUBLE = steady(TROUBLE)
_PAUSED = blinking(TROUBLE, every_s=3.0)
_WON = blinking(WIN, every_s=1.0)
_DRAWN = steady(WIN)
_CAPTURE = blinking(CAPTURE, every_s=0.4, times=3)
_MILL = blinking(MILL, every_s=0.4, times=3)
_WELCOME = blinking(FIRST, SECOND, every_s=0.3, times=2)

_DARK = "dark"
_BEAT = re.compile(r"([a-z+ ]+?) +(\d+(?:\.\d+)?)")
_TIMES = re.compile(r"(\d+) times?")


def written(pattern: LampPattern) -> str:
    """Return a pattern as it is written in the settings."""
    beats = [f"{_lamps(beat.lit)} {beat.lasts_s:g}" for beat in pattern.beats]
    times = [] if pattern.times is None else [f"{pattern.times} times"]
    return ", ".join([*beats, *times])


def _lamps(lit: frozenset[str]) -> str:
    return "+".join(lamp for lamp in LAMPS if lamp in lit) or _DARK


@dataclass(frozen=True, slots=True)
class Beats:
    """Lamp pattern; one that ``ends`` is repeated a fixed number of times."""

    ends: bool = False

    @property
    def allowed(self) -> str:
        """Return the allowed patterns as a phrase."""
        example = "'mill 0.2, dark 0.2, 3 times'" if self.ends else "'mill 1, dark 1'"
        return (
            f"beats such as {example}: lamps joined by + (of {', '.join(LAMPS)}) or "
            f"'{_DARK}', with seconds"
        )

    def read(self, value: object) -> LampPattern:
        """Return the pattern that is written."""
        if not isinstance(value, str):
            raise ValueError(self.allowed)  # noqa: TRY004 - as every other kind
        *beats, last = [part.strip() for part in value.split(",")]
        found = _TIMES.fullmatch(last)
        times = int(found[1]) if found else None
        if self.ends and not times:
            raise ValueError(f"{self.allowed}, and how many times")
        beats = beats if found else [*beats, last]
        if not beats:
            raise ValueError(self.allowed)
        return Pattern(tuple(self._beat(beat) for beat in beats), times)

    def _beat(self, text: str) -> Beat[frozenset[str]]:
        found = _BEAT.fullmatch(text)
        if found is None:
            raise ValueError(self.allowed)
        lamps = frozenset(name.strip() for name in found[1].split("+"))
        if not (lamps <= set(LAMPS) or lamps == {_DARK}) or float(found[2]) <= 0:
            raise ValueError(self.allowed)
        return Beat(lamps - {_DARK}, float(found[2]))

    def parse(self, text: str) -> object:
        """Return the text as it is."""
        return text


@dataclass(frozen=True, slots=True)
class Hue:
    """A colour, as pages write it."""

    allowed: str = "a colour such as '#ff8000', '#000000' for none"

    def read(self, value: object) -> Colour:
        """Return the colour."""
        if not isinstance(value, str) or not re.fullmatch(r"#[0-9a-fA-F]{6}", value):
            raise ValueError(self.allowed)
        return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)

    def parse(self, text: str) -> object:
        """Return the text as it is."""
        return text


@dataclass(frozen=True, slots=True, kw_only=True)
class PatternSettings:
    """Light patterns of the status lamps, beside the lamp of the side to move."""

    removal_due: Annotated[
        LampPattern, Key(Beats(), "While something is to be taken after a mill.")
    ] = _REMOVAL_DUE
    taking_due: Annotated[
        LampPattern, Key(Beats(), "While seeds that were won are to be taken.")
    ] = _TAKING_DUE
    illegal: Annotated[LampPattern, Key(Beats(), "While the board is not legal.")] = (
        _ILLEGAL
    )
    question: Annotated[LampPattern, Key(Beats(), "While a question is open.")] = (
        _QUESTION
    )
    taken_back: Annotated[
        LampPattern, Key(Beats(), "While a turn that was taken back is undone.")
    ] = _TAKEN_BACK
    trouble: Annotated[LampPattern, Key(Beats(), "While the board cannot be read.")] = (
        _TROUBLE
    )
    paused: Annotated[LampPattern, Key(Beats(), "While nobody is to watch.")] = _PAUSED
    won: Annotated[LampPattern, Key(Beats(), "The game is over, with a winner.")] = _WON
    drawn: Annotated[LampPattern, Key(Beats(), "The game is a draw.")] = _DRAWN
    capture: Annotated[LampPattern, Key(Beats(ends=True), "Something was taken.")] = (
        _CAPTURE
    )
    mill: Annotated[
        LampPattern, Key(Beats(ends=True), "A mill was closed, and nothing is taken.")
    ] = _MILL
    welcome: Annotated[
        LampPattern,
        Key(Beats(ends=True), "The board is right again, or can be seen again."),
    ] = _WELCOME


@dataclass(frozen=True, slots=True, kw_only=True)
class PointSettings:
    """A light at each point of the board, if there are any."""

    kind: Annotated[
        str,
        Key(
            OneOf(("off", "leds", "strip")),
            "What lights the points: an LED each on its GPIO line, the pixels of the "
            "strip (see [strip]), or nothing.",
        ),
    ] = "off"
    leds: Annotated[
        Mapping[str, int],
        Key(GpioLines(), "The GPIO line of each point's LED, where kind is 'leds'."),
    ] = field(default_factory=lambda: MappingProxyType({}))
    last: Annotated[Colour, Key(Hue(), "Where the last turn ended.")] = (0, 60, 160)
    left: Annotated[Colour, Key(Hue(), "Where the last turn began.")] = (0, 20, 60)
    taken: Annotated[Colour, Key(Hue(), "Where it took something.")] = (90, 0, 60)
    mill: Annotated[Colour, Key(Hue(), "A mill, while it flashes.")] = (255, 160, 0)
    away: Annotated[Colour, Key(Hue(), "What stands here must go back or off.")] = (
        255,
        0,
        0,
    )
    back: Annotated[Colour, Key(Hue(), "Here it must stand again.")] = (0, 255, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class StripSettings:
    """Settings of an addressable LED strip (WS2812) on an SPI bus."""

    pixels: Annotated[
        tuple[str, ...],
        Key(
            NameList(
                "a list of sites and lamps in the strip's order, '' to skip a pixel"
            ),
            "What each pixel is, from the strip's beginning: a site ('a7') or a lamp "
            "('mill'). Empty: the sites of the board in its own order, then the lamps.",
        ),
    ] = ()
    brightness: Annotated[
        int,
        Key(
            Number(1, 100, "per cent"),
            "How bright a lit pixel is. Keep it low: glare blinds the camera.",
        ),
    ] = 20
    order: Annotated[
        str,
        Key(
            OneOf(("GRB", "RGB", "GRBW", "RGBW")),
            "In which order a pixel takes its colours; W is a white LED.",
        ),
    ] = "GRB"
    bus: Annotated[
        int, Key(Number(0, 1), "The SPI bus: 0 sends on GPIO 10, 1 on GPIO 20.")
    ] = 0

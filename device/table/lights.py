"""Part: the status lamps, and the lights at the board's points."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from device.config.patterns import Colours
from device.config.settings import LightSettings, Settings
from device.doctor.finding import Finding, found, tried, unmeasured
from device.event_bus import Subscriber
from device.lamps.lights import (
    GpioLeds,
    NoLights,
    Steadfast,
    TerminalLights,
    status_leds,
)
from device.lamps.points import LedPoints, PointShow
from device.lamps.strip import Strip, StripLamps, StripPoints
from device.loop import Loop
from device.ports import Lights, PointLights, SettingsError
from device.table.part import Context, OpenPart
from device.table.rig import Rig
from rules.boards.table import sites_on
from rules.core.facts import Sentence
from words.keys import Key

AUTO = "auto"
"""The lights of the settings, gone on without where they fail."""

OpenStrip = Callable[[], Strip]

_OFF = Key("table-off")
_FREE = Key("table-free")
_NO_LIGHTS = Key("table-no-lights")


class LightsPart(OpenPart):
    """The status lamps; the announcer lights them."""

    def __init__(self, lights: Lights) -> None:
        self._lights = lights

    def close(self) -> None:
        """Turn the lights off."""
        self._lights.close()


def open_lamps(context: Context) -> LightsPart | None:
    """Open the status lamps, and lend them to the parts that follow."""
    named = context.configuration.lights
    if not isinstance(named, str):
        return None  # they are open: who opened them closes them
    if named == AUTO and has_no_lights(context.settings):
        named = "off"
    if named == AUTO:
        context.lights = steadfast_lamps(context.settings, context.strip)
    else:
        context.lights = open_lights(named, context.settings, context.strip)
    return LightsPart(context.lights)


class PointsPart(OpenPart):
    """Lights the points of the board of each game."""

    def __init__(self, points: PointLights, context: Context) -> None:
        self._points, self._settings = points, context.settings

    def join(self, rig: Rig, loop: Loop) -> Sequence[Subscriber]:  # noqa: ARG002 - the loop knows the board
        """Return the subscriber that lights the points of this game's board."""
        there = sites_on(loop.referee.game.board, loop.eyes.reader.view.board)
        return [PointShow(self._points, there, self._settings.points)]

    def close(self) -> None:
        """Turn the lights off."""
        self._points.close()


def open_board_points(context: Context) -> PointsPart | None:
    """Open the lights of the points; off where the status lamps are not by GPIO."""
    match context.configuration.lights:
        case "gpio":
            points = open_points(context.settings, context.strip)
        case "auto":
            points = steadfast_points(context.settings, context.strip)
        case _:
            points = None
    return None if points is None else PointsPart(points, context)


def check_lights(settings: Settings) -> Sequence[Finding]:
    """Return findings on the lamps."""
    if settings.lights.kind == "off":
        return [unmeasured(found("lights", _OFF))]

    def light() -> Sentence:
        open_lights("gpio", settings).close()
        return Sentence(_FREE, {"kind": settings.lights.kind})

    return [tried("lights", light, _NO_LIGHTS, hardware=True)]


def has_no_lights(settings: Settings, dev: Path = Path("/dev")) -> bool:
    """Return True if there is nothing on this machine that lights could hang on.

    A machine without configured lines for lamps cannot fail here.
    """
    told = settings.lights != LightSettings() or settings.points.kind != "off"
    return not told and not any(dev.glob("gpiochip*"))


def strip_opener(settings: Settings, sites: Sequence[str]) -> OpenStrip:
    """Return a cached opener of the LED strip, shared by lamps and points.

    Parameters
    ----------
    settings
        What each pixel is.
    sites
        The sites of the board on the table, for a strip whose pixels are not named.
    """

    @cache
    def open_strip() -> Strip:
        return Strip(settings.strip, sites)

    return open_strip


def open_lights(
    kind: str, settings: Settings, strip: OpenStrip | None = None
) -> Lights:
    """Return the lights that ``--lights`` names.

    Parameters
    ----------
    kind
        'gpio' for what the settings say, 'terminal' or 'off'.
    settings
        Where the lamps are.
    strip
        Opens the strip that the points share; None: the lamps have their own.

    Raises
    ------
    HardwareMissingError
        If there are none of that kind here.
    SettingsError
        If the kind is not known.
    """
    match kind:
        case "gpio" if settings.lights.kind == "leds":
            return status_leds(settings.lights)
        case "gpio" if settings.lights.kind == "strip":
            return StripLamps((strip or strip_opener(settings, ()))())
        case "terminal":
            return TerminalLights()
        case "off" | "gpio":
            return NoLights()
    raise SettingsError(f"--lights {kind}: expected gpio, terminal or off")


def open_points(settings: Settings, strip: OpenStrip) -> PointLights | None:
    """Return the lights of the points that the settings name, None for none.

    Raises
    ------
    HardwareMissingError
        If there are none of that kind here.
    """
    match settings.points.kind:
        case "leds":
            high = settings.lights.active_high
            return LedPoints(GpioLeds(settings.points.leds, active_high=high))
        case "strip":
            return StripPoints(strip())
        case _:
            return None


def steadfast_lamps(settings: Settings, strip: OpenStrip) -> Lights:
    """Return lamps that are opened when they are first shown.

    What is missing or fails is tried again later: an appliance goes on without.
    """
    return Steadfast[frozenset[str]](lambda: open_lights("gpio", settings, strip))


def steadfast_points(settings: Settings, strip: OpenStrip) -> PointLights | None:
    """Return lights of the points that are opened as steadfast lamps are."""
    if settings.points.kind == "off":
        return None

    def open_them() -> PointLights:
        points = open_points(settings, strip)
        assert points is not None
        return points

    return Steadfast[Colours](open_them)

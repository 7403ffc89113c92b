"""Which adapter stands behind each name; the only place that picks hardware."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from device.commands import CommandBox
from device.config.patterns import Colours
from device.config.settings import Settings
from device.event_bus import Subscriber
from device.lamps.lights import (
    GpioLeds,
    NoLights,
    Steadfast,
    TerminalLights,
    status_leds,
)
from device.lamps.points import LedPoints
from device.lamps.strip import Strip, StripLamps, StripPoints
from device.loop import Loop
from device.ports import Clock, Lights, PointLights, SettingsError, Voice
from device.voice.speech import (
    AplayPlayer,
    EspeakRenderer,
    PiperRenderer,
    QuietVoice,
    Silence,
    SpokenVoice,
    WavVoice,
)

OpenStrip = Callable[[], Strip]

RENDERERS = {"espeak": EspeakRenderer, "piper": PiperRenderer}
"""What speaks, by the engine that the settings name."""


def strip_opener(settings: Settings, sites: Sequence[str]) -> OpenStrip:
    """Return what opens the strip, once: lamps and points share it.

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


def steadfast_lights(
    settings: Settings, strip: OpenStrip
) -> tuple[Lights, PointLights | None]:
    """Return lamps and points that are opened when they are first shown.

    What is missing or fails is tried again later: an appliance goes on without.
    """
    lamps = Steadfast[frozenset[str]](lambda: open_lights("gpio", settings, strip))
    if settings.points.kind == "off":
        return lamps, None

    def open_them() -> PointLights:
        points = open_points(settings, strip)
        assert points is not None
        return points

    return lamps, Steadfast[Colours](open_them)


def open_voice(kind: str, settings: Settings, clock: Clock) -> Voice:
    """Return the voice that ``--voice`` names, silent in the quiet hours.

    Parameters
    ----------
    kind
        'espeak' for the engine that the settings name, 'wav:DIR' or 'off'.
    settings
        How it sounds, and when it is silent.
    clock
        Tells how old a sentence is.

    Raises
    ------
    SettingsError
        If the kind is not known.
    """
    name, _, folder = kind.partition(":")
    match name:
        case "espeak" if not folder:
            speaks = RENDERERS.get(settings.voice.engine, EspeakRenderer)
            voice = SpokenVoice(speaks(settings.voice), AplayPlayer(), clock)
            return QuietVoice(voice, settings.voice)
        case "wav" if folder:
            return WavVoice(Path(folder), EspeakRenderer(settings.voice))
        case "off" if not folder:
            return Silence()
    raise SettingsError(f"--voice {kind}: expected espeak, wav:DIR or off")


@contextmanager
def hall_link(
    settings: Settings,
    folder: Path,
    logs: Callable[[], Iterable[Path]],
    commands: CommandBox,
    seated: Callable[[Mapping[str, Any]], None] | None = None,
) -> Iterator[Callable[[Loop], Sequence[Subscriber]]]:
    """Send logs to the hall of the settings; what is yielded makes a game known to it.

    Parameters
    ----------
    settings
        Which hall; none where it has no address.
    folder
        Of the logs.
    logs
        Returns the logs that there are now.
    commands
        Where it is put what the hall's arbiters decide.
    seated
        Takes up who sits here next; None: the hall does not choose.

    Raises
    ------
    SettingsError
        If the key or the authority cannot be read.
    """
    hall = settings.hall
    if not hall.address:
        yield lambda _: ()
        return
    from device.hall.hearing import Hearing  # without a hall nothing of it is needed
    from device.hall.link import Link
    from device.hall.outbox import Outbox
    from device.hall.subscriber import HallSubscriber

    named = f"{hall.board}@{hall.address}:{hall.port}"
    hearing = Hearing(commands, seated)
    outbox = Outbox(logs, folder / ".mwamuzi-hall.json", named)
    link = Link(hall, outbox, hearing.heard)

    def subscribers(loop: Loop) -> Sequence[Subscriber]:
        hearing.game = loop.log.path.stem
        return (HallSubscriber(link, loop.remark, hearing.sit),)

    with closing(link):
        link.start()
        yield subscribers

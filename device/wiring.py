"""Which adapter stands behind each name; the only place that picks hardware."""

from pathlib import Path

from device.lights import GpioLights, NoLights, TerminalLights
from device.ports import Clock, Lights, SettingsError, Voice
from device.settings import Settings
from device.speech import (
    AplayPlayer,
    EspeakRenderer,
    Silence,
    SpokenVoice,
    WavVoice,
)


def open_lights(kind: str, settings: Settings) -> Lights:
    """Return the lights that ``--lights`` names.

    Raises
    ------
    HardwareMissingError
        If there are none of that kind here.
    SettingsError
        If the kind is not known.
    """
    match kind:
        case "gpio":
            return GpioLights(settings.lights)
        case "terminal":
            return TerminalLights()
        case "off":
            return NoLights()
    raise SettingsError(f"--lights {kind}: expected gpio, terminal or off")


def open_voice(kind: str, settings: Settings, clock: Clock) -> Voice:
    """Return the voice that ``--voice`` names.

    Raises
    ------
    SettingsError
        If the kind is not known.
    """
    name, _, folder = kind.partition(":")
    match name:
        case "espeak" if not folder:
            return SpokenVoice(EspeakRenderer(settings.voice), AplayPlayer(), clock)
        case "wav" if folder:
            return WavVoice(Path(folder), EspeakRenderer(settings.voice))
        case "off" if not folder:
            return Silence()
    raise SettingsError(f"--voice {kind}: expected espeak, wav:DIR or off")

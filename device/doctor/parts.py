"""What belongs to the referee: settings, reader, voice, sound and lights."""

import shutil
import tempfile
from dataclasses import replace
from pathlib import Path

from device.config.settings import Settings
from device.doctor.finding import Finding, found, tried
from device.ports import DeviceError
from device.table.wiring import open_lights
from device.voice.speech import EspeakRenderer
from rules.boards.table import find_board
from rules.core.facts import Fact, Sentence, Template
from vision.kinds import net_for
from vision.seeds.counting import SeedCounter

_OFF = Template("off in the settings")
_SPEAKS = Template("eSpeak NG speaks {language} ({kilobytes} kB of sound)")
_FREE = Template("{kind}: the GPIO lines are free")
_NO_LIGHTS = Template(
    "lights need a Raspberry Pi (sudo apt-get install python3-lgpio); "
    'without: kind = "off" in [lights]'
)


def settings_finding(error: DeviceError | OSError | None) -> Finding:
    """Return whether the settings can be read; ``error`` is what stopped it."""
    if error is None:
        return Finding("settings", "as they should be")
    mend = "correct the file, or take it away"
    return Finding("settings", " ".join(str(error).split()), mend)


def reader() -> Finding:
    """Return whether the networks load."""

    def load() -> str:
        for board in ("htjb", "trio", "squares8"):
            net_for(find_board(board))
        SeedCounter()
        return "the networks that read chips, pieces and seeds load"

    return tried("reader", load, "rm -r .venv, then run ./mwamuzi again")


def voice(settings: Settings) -> Finding:
    """Return whether sentences can be made to sound."""
    if settings.voice.engine == "off":
        return found("voice", _OFF)

    def speak() -> Sentence:
        renderer = EspeakRenderer(settings.voice)
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder) / "mill.wav"
            try:
                renderer.render("Mill!", made)
            finally:
                renderer.close()
            kilobytes = made.stat().st_size // 1024
        spoken: dict[str, Fact] = {
            "language": settings.voice.language,
            "kilobytes": kilobytes,
        }
        return Sentence(_SPEAKS, spoken)

    return tried("voice", speak, "sudo apt-get install espeak-ng libespeak-ng1")


def sound(settings: Settings, dev: Path = Path("/dev")) -> Finding:
    """Return whether something can be heard."""
    if settings.voice.engine == "off":
        return found("sound", Template("no voice, no sound: off in the settings"))
    if not any(dev.glob("snd/pcm*p")):
        mend = Template("plug a USB loudspeaker in")
        lacking = found("sound", Template("no sound card"), mend)
        return replace(lacking, missing=True)
    if shutil.which("aplay") is None:
        return Finding("sound", "no aplay", "sudo apt-get install alsa-utils")
    return found("sound", Template("aplay and a sound card"))


def lights(settings: Settings) -> Finding:
    """Return whether lamps can be lit."""
    if settings.lights.kind == "off":
        return found("lights", _OFF)

    def light() -> Sentence:
        open_lights("gpio", settings).close()
        return Sentence(_FREE, {"kind": settings.lights.kind})

    return tried("lights", light, _NO_LIGHTS, hardware=True)

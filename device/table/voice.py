"""Part: the voice, and a check that it can be heard."""

import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from device.config.settings import Settings
from device.doctor.finding import Finding, found, tried, unmeasured
from device.ports import Clock, SettingsError, Voice
from device.table.part import Context, OpenPart
from device.voice.speech import (
    AplayPlayer,
    EspeakRenderer,
    PiperRenderer,
    QuietVoice,
    Silence,
    SpokenVoice,
    WavVoice,
)
from rules.core.facts import Fact, Sentence
from words.keys import Key

RENDERERS = {"espeak": EspeakRenderer, "piper": PiperRenderer}
"""What speaks, by the engine that the settings name."""


_OFF = Key("table-off")
_SPEAKS = Key("table-speaks")


class VoicePart(OpenPart):
    """Voice, as a part; the announcer gives it sentences."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice

    def close(self) -> None:
        """Close the voice."""
        self._voice.close()


def open_speech(context: Context) -> VoicePart | None:
    """Open the voice, and lend it to the parts that follow."""
    configuration = context.configuration
    named = configuration.voice
    if not isinstance(named, str):
        return None  # it is open: who opened it closes it
    kind = voice_named(named)
    context.voice = open_voice(kind, configuration.settings, configuration.clock)
    return VoicePart(context.voice)


def voice_named(kind: str, dev: Path = Path("/dev")) -> str:
    """Return the kind of voice: 'auto' speaks where there is a sound card."""
    if kind != "auto":
        return kind
    heard = shutil.which("aplay") and any(dev.glob("snd/pcm*p"))
    return "espeak" if heard else "off"


def open_voice(kind: str, settings: Settings, clock: Clock) -> Voice:
    """Return the voice that ``--voice`` names, silent in the quiet hours.

    Parameters
    ----------
    kind
        'espeak' for the engine that the settings name, 'wav:DIR' or 'off'.
    settings
        How it sounds, and when it is silent.
    clock
        Returns the age of a sentence.

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


def check_voice(settings: Settings) -> Sequence[Finding]:
    """Return findings on speech synthesis and on playback."""
    return [_speech(settings), sound(settings)]


def _speech(settings: Settings) -> Finding:
    if settings.voice.engine == "off":
        return unmeasured(found("voice", _OFF))

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
    """Return the finding on the sound card."""
    if settings.voice.engine == "off":
        return unmeasured(found("sound", Key("table-sound-no-voice-no")))
    if not any(dev.glob("snd/pcm*p")):
        mend = Key("table-plug-usb-loudspeaker")
        lacking = found("sound", Key("table-sound-no-sound-card"), mend)
        return replace(lacking, missing=True)
    if shutil.which("aplay") is None:
        return Finding("sound", "no aplay", "sudo apt-get install alsa-utils")
    return found("sound", Key("table-sound"))

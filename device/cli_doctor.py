"""The command doctor: what works on this machine, what does not, how to mend it."""

import argparse
import os
import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from device.cli_game import settings_here
from device.lights import GpioLights
from device.ports import DeviceError
from device.settings import Settings
from device.speech import EspeakRenderer
from rules.boards import find_board
from vision.net import ChipNet

_ROOM_MB = 100


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found of one part of the machine.

    Attributes
    ----------
    told
        What was found.
    mend
        How to mend it; None: it works.
    """

    part: str
    told: str
    mend: str | None = None


def doctor(_args: argparse.Namespace) -> int:
    """Say of each part whether it works, and how to mend it."""
    for finding in examined():
        state = "ok     " if finding.mend is None else "missing"
        print(f"{state}  {finding.part:9}  {finding.told}")
        if finding.mend is not None:
            print(f"{'':20}to mend it: {finding.mend}")
    return 0


def examined() -> Sequence[Finding]:
    """Return what is found of every part of this machine."""
    found = [_settings(), _network(), _cameras(), _voice(), _sound(), _lights()]
    return [*found, _disk()]


def _settings() -> Finding:
    try:
        settings_here()
    except (DeviceError, OSError) as error:
        return Finding("settings", str(error), "correct the file, or take it away")
    return Finding("settings", "as they should be")


def _network() -> Finding:
    mend = "run ./mwamuzi again after: rm -r .venv"

    def load() -> None:
        for board in ("htjb", "trio"):
            ChipNet.for_board(find_board(board))

    return _tried("reader", "the networks that read chips load", load, mend)


def _tried(part: str, told: str, attempt: Callable[[], object], mend: str) -> Finding:
    """Return whether something can be done at all, whatever may stop it."""
    try:
        attempt()
    except Exception as error:  # noqa: BLE001 - to find what is broken is its purpose
        return Finding(part, " ".join(str(error).split()), mend)
    return Finding(part, told)


def _cameras() -> Finding:
    found = sorted(str(path) for path in Path("/dev").glob("video*"))
    if find_spec("picamera2") is not None:
        found.insert(0, "picamera2")
    if found:
        return Finding("camera", f"there may be one at {', '.join(found)}")
    return Finding(
        "camera",
        "neither picamera2 nor a /dev/video*",
        "plug a USB camera in; on a Raspberry Pi: "
        "sudo apt-get install python3-picamera2",
    )


def _voice() -> Finding:
    def speak() -> None:
        renderer = EspeakRenderer(_settings_or_default().voice)
        with tempfile.TemporaryDirectory() as folder:
            try:
                renderer.render("Mill!", Path(folder) / "mill.wav")
            finally:
                renderer.close()

    mend = "sudo apt-get install espeak-ng libespeak-ng1"
    return _tried("voice", "eSpeak NG speaks", speak, mend)


def _settings_or_default() -> Settings:
    try:
        return settings_here()
    except (DeviceError, OSError):
        return Settings()


def _sound() -> Finding:
    if shutil.which("aplay") is None:
        return Finding("sound", "no aplay", "sudo apt-get install alsa-utils")
    if not any(Path("/dev/snd").glob("pcm*p")):
        return Finding("sound", "no sound card", "plug a USB loudspeaker in")
    return Finding("sound", "aplay and a sound card")


def _lights() -> Finding:
    def light() -> None:
        GpioLights(_settings_or_default().lights).close()

    mend = "lights need a Raspberry Pi: sudo apt-get install python3-lgpio"
    return _tried("lights", "the GPIO pins are free", light, mend)


def _disk() -> Finding:
    free = shutil.disk_usage(os.curdir).free // 2**20
    if free < _ROOM_MB:
        return Finding("disk", f"{free} MB free here", f"make room: {_ROOM_MB} MB")
    return Finding("disk", f"{free} MB free here")

"""Play sound: one process a sentence, so that it can be interrupted."""

import shutil
import subprocess
import threading
import wave
from pathlib import Path
from typing import Protocol

from device.voice.rendering import SpeechError

_PLAY_S = 5.0  # how much longer than it lasts a sound may take to play
_UNKNOWN_S = 20.0


class WavPlayer(Protocol):
    """Plays WAV files, one at a time."""

    def play(self, path: Path) -> None:
        """Play a file to its end, or until ``stop`` cuts it short.

        Raises
        ------
        SpeechError
            If it cannot be played.
        """

    def stop(self) -> None:
        """Cut the sound short; may be called from another thread."""


class AplayPlayer:
    """ALSA's aplay, a process a sentence.

    Parameters
    ----------
    deadline_s
        How long any sound may take; None: as long as it lasts, and a little more.
    """

    def __init__(self, deadline_s: float | None = None) -> None:
        self._deadline_s = deadline_s
        self._playing: subprocess.Popen[bytes] | None = None
        self._starting = threading.Lock()  # else a cut at the start would be lost

    def play(self, path: Path) -> None:
        """Play a file to its end."""
        program = shutil.which("aplay")
        if program is None:
            raise SpeechError("no sound: aplay is missing (package alsa-utils)")
        limit_s = self._deadline_s or seconds_of(path) + _PLAY_S
        with self._starting:
            playing = self._playing = subprocess.Popen(  # noqa: S603 - found on the PATH
                [program, "-q", str(path)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        try:
            status = playing.wait(limit_s)
        except subprocess.TimeoutExpired:
            playing.kill()
            playing.wait()
            raise SpeechError("no sound: aplay hung") from None
        if status > 0:
            raise SpeechError(f"no sound: aplay ended with {status}")

    def stop(self) -> None:
        """Cut the sound short."""
        with self._starting:
            if self._playing is not None:
                self._playing.kill()


def seconds_of(path: Path) -> float:
    """Return a WAV file's duration; an estimate if its header is unreadable."""
    if not path.is_file():
        return _UNKNOWN_S
    try:
        with wave.open(str(path)) as sound:
            seconds: float = sound.getnframes() / sound.getframerate()
    except (wave.Error, EOFError):
        return _UNKNOWN_S
    return seconds

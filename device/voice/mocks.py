"""Mocks of the renderer and the player, which record calls."""

import wave
from dataclasses import dataclass, field
from pathlib import Path

from device.voice.rendering import SpeechError

_RATE = 8000


@dataclass
class MockRenderer:
    """Renders every sentence as silence, a tenth of a second long.

    Attributes
    ----------
    rendered
        The sentences, oldest first.
    fails_with
        Why no sentence can be rendered, '' if they can.
    """

    rendered: list[str] = field(default_factory=list)
    fails_with: str = ""
    closed: bool = False

    def render(self, text: str, path: Path) -> None:
        """Write silence to a WAV file, or fail as configured."""
        if self.fails_with:
            raise SpeechError(self.fails_with)
        self.rendered.append(text)
        with wave.open(str(path), "wb") as sound:
            sound.setparams((1, 2, _RATE, 0, "NONE", ""))
            sound.writeframes(bytes(2 * _RATE // 10))

    def close(self) -> None:
        """Record the closing."""
        self.closed = True


@dataclass
class MockPlayer:
    """Player that returns at once.

    Attributes
    ----------
    played
        The files' names, oldest first.
    stopped
        How often the sound was cut short.
    """

    played: list[str] = field(default_factory=list)
    stopped: int = 0

    def play(self, path: Path) -> None:
        """Record the file; fail if there is none, as a real player does."""
        if not path.is_file():
            raise SpeechError(f"no sound: {path} is missing")
        self.played.append(path.name)

    def stop(self) -> None:
        """Record the interruption."""
        self.stopped += 1

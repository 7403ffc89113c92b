"""Speech synthesis: the engines, each in a worker process of its own."""

import json
import logging
import select
import subprocess
import sys
from pathlib import Path
from typing import Any, Protocol

from device.config.settings import VoiceSettings
from device.ports import DeviceError

log = logging.getLogger(__name__)

ESPEAK = Path(__file__).with_name("espeak_worker.py")
"""The program that speaks through pyttsx3 and eSpeak NG."""

PIPER = Path(__file__).with_name("piper_worker.py")
"""The program that speaks English through piper-tts."""

VOICES = {
    "en": "en-us+f2",
    "en-us": "en-us+f2",
    "sw": "sw",
    "es": "es",
    "fr": "fr",
    "de": "de",
}
"""The eSpeak NG voice of a language where the settings name no other.

Of the English ones ``python -m bench listener`` hears this one best.
"""

_RENDER_S = 5.0
_LONG = 200  # letters: a longer text has twice the time


class SpeechError(DeviceError, RuntimeError):
    """Error raised when a sentence cannot be rendered or played."""


class Renderer(Protocol):
    """Turns sentences into WAV files."""

    def render(self, text: str, path: Path) -> None:
        """Write the sentence to a WAV file.

        Raises
        ------
        SpeechError
            If there is no engine, or it takes too long.
        """

    def close(self) -> None:
        """Stop the engine; may be called twice."""


class WorkerRenderer:
    """A speech engine in a worker process: one phrase a run, killed when it hangs.

    Parameters
    ----------
    settings
        Voice, speed and volume.
    worker
        The program that owns the engine: a line of JSON in, a WAV file and a line of
        JSON out.
    deadline_s
        How long a short sentence may take; a long one has more time.
    """

    def __init__(
        self,
        settings: VoiceSettings,
        *,
        worker: Path,
        deadline_s: float = _RENDER_S,
    ) -> None:
        self._settings = settings
        self._deadline_s = deadline_s
        self._program = worker
        self._worker: subprocess.Popen[str] | None = None

    def render(self, text: str, path: Path) -> None:
        """Write the sentence to a WAV file."""
        answer = self._asked(text, path)
        if "error" in answer:
            raise SpeechError(f"no voice: {answer['error']}")

    def _asked(self, text: str, path: Path) -> dict[str, Any]:
        voice = self._settings.language
        request = {
            "text": text,
            "path": str(path),
            "language": VOICES.get(voice, voice),
            "rate_wpm": self._settings.rate_wpm,
            "volume": self._settings.volume,
        }
        worker = self._running()
        assert worker.stdin is not None
        assert worker.stdout is not None
        limit_s = self._deadline_s * (1 + len(text) / _LONG)
        try:
            worker.stdin.write(json.dumps(request) + "\n")
            worker.stdin.flush()
            ready, _, _ = select.select([worker.stdout], [], [], limit_s)
            answer = json.loads(worker.stdout.readline()) if ready else None
        except (OSError, ValueError) as error:
            self.close()
            raise SpeechError("the speech engine died") from error
        if not isinstance(answer, dict):
            self.close()
            raise SpeechError(f"the speech engine hung for {limit_s:.0f} s")
        return answer

    def _running(self) -> "subprocess.Popen[str]":
        if self._worker is not None and self._worker.poll() is not None:
            self.close()
        if self._worker is None:
            self._worker = subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, "-P", str(self._program)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        return self._worker

    def close(self) -> None:
        """Kill the worker; a sentence after that starts another."""
        worker, self._worker = self._worker, None
        if worker is None:
            return
        worker.kill()
        worker.wait()
        for pipe in (worker.stdin, worker.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    log.debug("a pipe to the speech engine was broken")

"""A voice: sentences wait in a short queue, by importance, and never hold up a game."""

import json
import logging
import select
import shutil
import subprocess
import sys
import tempfile
import threading
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from device.ports import Clock, DeviceError, Priority
from device.settings import VoiceSettings

log = logging.getLogger(__name__)

_WORKER = Path(__file__).with_name("speech_worker.py")
_RENDER_S = 5.0
_PLAY_S = 20.0
_CACHED = 100


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


class Player(Protocol):
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


class EspeakRenderer:
    """pyttsx3 with eSpeak NG in a worker process, killed when it hangs."""

    def __init__(
        self,
        settings: VoiceSettings,
        *,
        deadline_s: float = _RENDER_S,
        worker: Path = _WORKER,
    ) -> None:
        self._settings = settings
        self._deadline_s = deadline_s
        self._program = worker
        self._worker: subprocess.Popen[str] | None = None

    def render(self, text: str, path: Path) -> None:
        """Write the sentence to a WAV file."""
        request = {
            "text": text,
            "path": str(path),
            "language": self._settings.language,
            "rate_wpm": self._settings.rate_wpm,
        }
        worker = self._running()
        assert worker.stdin is not None
        assert worker.stdout is not None
        try:
            worker.stdin.write(json.dumps(request) + "\n")
            worker.stdin.flush()
            ready, _, _ = select.select([worker.stdout], [], [], self._deadline_s)
            answer = json.loads(worker.stdout.readline()) if ready else None
        except (OSError, ValueError) as error:
            self.close()
            raise SpeechError("the speech engine died") from error
        if answer is None:
            self.close()
            raise SpeechError(f"the speech engine hung for {self._deadline_s} s")
        if "error" in answer:
            raise SpeechError(f"no voice: {answer['error']}")

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
        """Kill the worker."""
        if self._worker is None:
            return
        self._worker.kill()
        self._worker.wait()
        for pipe in (self._worker.stdin, self._worker.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    log.debug("a pipe to the speech engine was broken")
        self._worker = None


class AplayPlayer:
    """ALSA's aplay, a process a sentence, so that it can be cut short."""

    def __init__(self, deadline_s: float = _PLAY_S) -> None:
        self._deadline_s = deadline_s
        self._playing: subprocess.Popen[bytes] | None = None

    def play(self, path: Path) -> None:
        """Play a file to its end."""
        program = shutil.which("aplay")
        if program is None:
            raise SpeechError("no sound: aplay is missing (package alsa-utils)")
        self._playing = subprocess.Popen(  # noqa: S603 - found on the PATH
            [program, "-q", str(path)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            status = self._playing.wait(self._deadline_s)
        except subprocess.TimeoutExpired:
            self._playing.kill()
            self._playing.wait()
            raise SpeechError("no sound: aplay hung") from None
        if status > 0:
            raise SpeechError(f"no sound: aplay ended with {status}")

    def stop(self) -> None:
        """Cut the sound short."""
        playing = self._playing
        if playing is not None:
            playing.kill()


@dataclass(frozen=True, slots=True)
class _Sentence:
    text: str
    priority: Priority
    said_s: float


class SpokenVoice:
    """Speaks on a thread of its own: the important first, nothing that is stale.

    Parameters
    ----------
    renderer, player
        What makes and what plays the sound.
    clock
        Tells how old a sentence is.
    longest_queue
        The least important and oldest sentence gives way when more wait.
    stale_s
        A sentence older than this is dropped; rulings never are.
    """

    def __init__(
        self,
        renderer: Renderer,
        player: Player,
        clock: Clock,
        *,
        longest_queue: int = 6,
        stale_s: float = 6.0,
    ) -> None:
        self._renderer, self._player, self._clock = renderer, player, clock
        self._longest_queue, self._stale_s = longest_queue, stale_s
        self._waiting: list[_Sentence] = []
        self._speaking: _Sentence | None = None
        self._changed = threading.Condition()
        self._closing = False
        self._complaints: set[str] = set()
        self._folder = tempfile.TemporaryDirectory(prefix="mwamuzi-voice-")
        self._cache: OrderedDict[str, Path] = OrderedDict()
        self._made = 0
        self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
        self._thread.start()

    def say(self, text: str, priority: Priority) -> None:
        """Queue the sentence; a ruling cuts a comment short and clears the queue."""
        with self._changed:
            if self._closing:
                return
            if priority is Priority.RULING:
                self._waiting = [s for s in self._waiting if s.priority >= priority]
                if self._speaking and self._speaking.priority < priority:
                    self._player.stop()
            self._waiting.append(_Sentence(text, priority, self._clock.now_s()))
            if len(self._waiting) > self._longest_queue:
                self._waiting.remove(min(self._waiting, key=lambda s: s.priority))
            self._changed.notify_all()

    def _run(self) -> None:
        while (sentence := self._next()) is not None:
            try:
                self._player.play(self._rendered(sentence.text))
            except (SpeechError, OSError) as error:
                self._complain(str(error))

    def _next(self) -> _Sentence | None:
        """Return the most important sentence that is not stale; None when closing."""
        with self._changed:
            self._speaking = None
            while True:
                self._changed.notify_all()
                fresh_s = self._clock.now_s() - self._stale_s
                self._waiting = [
                    s
                    for s in self._waiting
                    if s.priority is Priority.RULING or s.said_s >= fresh_s
                ]
                if self._waiting:
                    break
                if self._closing:
                    return None
                self._changed.wait()
            self._speaking = max(self._waiting, key=lambda s: s.priority)
            self._waiting.remove(self._speaking)
            return self._speaking

    def _rendered(self, text: str) -> Path:
        path = self._cache.get(text)
        if path is None:
            self._made += 1
            path = Path(self._folder.name) / f"{self._made}.wav"
            self._renderer.render(text, path)
            self._cache[text] = path
            if len(self._cache) > _CACHED:
                self._cache.popitem(last=False)[1].unlink(missing_ok=True)
        self._cache.move_to_end(text)
        return path

    def _complain(self, what: str) -> None:
        if what not in self._complaints:
            self._complaints.add(what)
            log.warning("%s; the game goes on", what)

    def close(self) -> None:
        """Say what still waits, not longer than a sentence may take, and stop."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join(_PLAY_S)
        self._player.stop()
        self._renderer.close()
        self._folder.cleanup()


class WavVoice:
    """Writes every sentence to a numbered WAV file, and the words to said.txt."""

    def __init__(self, folder: Path, renderer: Renderer) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder, self._renderer = folder, renderer
        self._waiting: list[tuple[str, Priority]] = []
        self._changed = threading.Condition()
        self._closing = False
        self._silent = False
        self._number = len(list(folder.glob("[0-9]*.wav")))
        self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
        self._thread.start()

    def say(self, text: str, priority: Priority) -> None:
        """Queue the sentence."""
        with self._changed:
            if not self._closing:
                self._waiting.append((text, priority))
                self._changed.notify_all()

    def _run(self) -> None:
        while True:
            with self._changed:
                while not self._waiting and not self._closing:
                    self._changed.wait()
                if not self._waiting:
                    return
                text, priority = self._waiting.pop(0)
            self._write(text, priority)

    def _write(self, text: str, priority: Priority) -> None:
        number = self._number + 1
        path = self._folder / f"{number:04d}.wav"
        try:
            self._renderer.render(text, path)
            with (self._folder / "said.txt").open("a", encoding="utf-8") as said:
                said.write(f"{path.name}\t{priority.name.lower()}\t{text}\n")
            self._number = number
        except (SpeechError, OSError) as error:
            if not self._silent:
                self._silent = True
                log.warning("%s; the game goes on", error)

    def close(self) -> None:
        """Write what still waits and stop."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join()
        self._renderer.close()


class Silence:
    """A voice that says nothing: ``--voice off``."""

    def say(self, text: str, priority: Priority) -> None:
        """Say nothing."""

    def close(self) -> None:
        """Do nothing."""

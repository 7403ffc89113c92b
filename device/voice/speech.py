"""Voice: a short priority queue of sentences, which never blocks the game."""

import logging
import tempfile
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, time
from functools import partial
from math import inf
from pathlib import Path
from typing import Protocol, runtime_checkable

from device.config.settings import VoiceSettings
from device.ports import Clock, Priority, Voice
from device.voice.playing import AplayPlayer, WavPlayer
from device.voice.rendering import (
    ESPEAK,
    PIPER,
    Renderer,
    SpeechError,
    WorkerRenderer,
)

__all__ = [
    "AplayPlayer",
    "EspeakRenderer",
    "PiperRenderer",
    "QuietVoice",
    "Renderer",
    "Silence",
    "SpeechError",
    "SpokenVoice",
    "WavPlayer",
    "WavVoice",
    "Working",
]

log = logging.getLogger(__name__)

_STOPPING_S = 20.0
_CACHED = 100
_STALE_S = {Priority.COMMENT: 6.0, Priority.NEWS: 20.0, Priority.RULING: inf}
_REPEAT_S = 2.0

EspeakRenderer = partial(WorkerRenderer, worker=ESPEAK)
"""pyttsx3 with eSpeak NG in a worker process."""

PiperRenderer = partial(WorkerRenderer, worker=PIPER, deadline_s=20.0)
"""A neural English voice through piper-tts in a worker process; it loads slowly."""


@runtime_checkable
class Working(Protocol):
    """Interface: reports whether it works."""

    @property
    def works(self) -> bool:
        """Return True if it did what was last asked of it."""


@dataclass(frozen=True, slots=True)
class _Sentence:
    text: str
    priority: Priority
    said_s: float


class SpokenVoice:
    """Voice on a thread of its own: by priority, without stale sentences.

    Parameters
    ----------
    renderer, player
        What makes and what plays the sound.
    clock
        Returns the age of a sentence.
    longest_queue
        The least important and oldest sentence gives way when more wait.

    Attributes
    ----------
    works
        Whether the last sentence could be spoken.
    """

    def __init__(
        self,
        renderer: Renderer,
        player: WavPlayer,
        clock: Clock,
        *,
        longest_queue: int = 6,
    ) -> None:
        self._renderer, self._player, self._clock = renderer, player, clock
        self._longest_queue = longest_queue
        self._waiting: list[_Sentence] = []
        self._speaking: _Sentence | None = None
        self._spoken: tuple[str, float] = ("", 0.0)
        self._changed = threading.Condition()
        self._closing = False
        self._complaints: set[str] = set()
        self.works = True
        self._folder = tempfile.TemporaryDirectory(prefix="mwamuzi-voice-")
        self._cache: OrderedDict[str, Path] = OrderedDict()
        self._engine_failed = False
        self._made = 0
        self._thread = threading.Thread(target=self._run, name="voice", daemon=True)
        self._thread.start()

    def say(self, text: str, priority: Priority) -> None:
        """Queue the sentence; a ruling interrupts lesser ones and clears it.

        What is just being said, or waits to be, or was said a moment ago, is not
        said again.
        """
        with self._changed:
            if self._closing or not text:
                return
            if priority is Priority.RULING:
                self._waiting = [s for s in self._waiting if s.priority >= priority]
                if self._speaking and self._speaking.priority < priority:
                    self._speaking = None
                    self._player.stop()
            if self._is_repeated(text):
                return
            self._waiting.append(_Sentence(text, priority, self._clock.now_s()))
            if len(self._waiting) > self._longest_queue:
                self._waiting.remove(min(self._waiting, key=lambda s: s.priority))
            self._changed.notify_all()

    def _is_repeated(self, text: str) -> bool:
        """Return True if the sentence waits, is being said, or just was."""
        if any(sentence.text == text for sentence in self._waiting):
            return True
        if self._speaking is not None and self._speaking.text == text:
            return True
        last, when_s = self._spoken
        return last == text and self._clock.now_s() - when_s < _REPEAT_S

    def _run(self) -> None:
        while (sentence := self._next()) is not None:
            try:
                path = self._rendered(sentence.text)
                if self._is_wanted(sentence):
                    self._player.play(path)
            except (SpeechError, OSError) as error:
                self._complain(str(error))
            else:
                # kept from before, or not heard to its end, a sentence proves nothing
                if not self._engine_failed and self._is_wanted(sentence):
                    self._recover()

    def _is_wanted(self, sentence: _Sentence) -> bool:
        """Return True if the sentence was not interrupted before it was heard."""
        with self._changed:
            return self._speaking is sentence

    def _next(self) -> _Sentence | None:
        """Return the most important sentence that is not stale; None when closing."""
        with self._changed:
            if self._speaking is not None:
                self._spoken = self._speaking.text, self._clock.now_s()
            self._speaking = None
            while True:
                self._changed.notify_all()
                now_s = self._clock.now_s()
                self._waiting = [
                    s for s in self._waiting if now_s - s.said_s <= _STALE_S[s.priority]
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
            self._engine_failed = True
            self._renderer.render(text, path)
            self._engine_failed = False
            self._cache[text] = path
            if len(self._cache) > _CACHED:
                self._cache.popitem(last=False)[1].unlink(missing_ok=True)
        self._cache.move_to_end(text)
        return path

    def _complain(self, what: str) -> None:
        self.works = False
        if what not in self._complaints:
            self._complaints.add(what)
            log.warning("%s; the game goes on", what)

    def _recover(self) -> None:
        """Record that the voice works, so that its next failure is reported."""
        if not self.works:
            self.works = True
            self._complaints.clear()
            log.warning("the voice works again")

    def close(self) -> None:
        """Speak pending sentences for a limited time, and stop."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join(_STOPPING_S)
        with self._changed:
            self._speaking, self._waiting = None, []
        self._player.stop()
        self._renderer.close()
        self._folder.cleanup()


def _wall_clock() -> time:
    return datetime.now().astimezone().time()


class QuietVoice:
    """A voice that is silent in the quiet hours; lights and page go on.

    Parameters
    ----------
    voice
        Speaks at other times.
    settings
        From when to when it is quiet.
    now
        The time of the day.
    """

    def __init__(
        self,
        voice: Voice,
        settings: VoiceSettings,
        now: Callable[[], time] = _wall_clock,
    ) -> None:
        self._voice, self._now = voice, now
        self._begins, self._ends = settings.quiet_from, settings.quiet_to

    @property
    def quiet(self) -> bool:
        """Return True if it is quiet now; the hours may go past midnight."""
        if self._begins is None or self._ends is None:
            return False
        now = self._now()
        if self._begins <= self._ends:
            return self._begins <= now < self._ends
        return now >= self._begins or now < self._ends

    @property
    def works(self) -> bool:
        """Return True if the voice could speak when it last should."""
        return not isinstance(self._voice, Working) or self._voice.works

    def say(self, text: str, priority: Priority) -> None:
        """Say the sentence unless muted."""
        if not self.quiet:
            self._voice.say(text, priority)

    def close(self) -> None:
        """Fall silent for good."""
        self._voice.close()


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
        """Write pending sentences and stop."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join()
        self._renderer.close()


class Silence:
    """Null voice: ``--voice off``."""

    def say(self, text: str, priority: Priority) -> None:
        """Say nothing."""

    def close(self) -> None:
        """Do nothing."""

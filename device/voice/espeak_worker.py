"""The process that owns the speech engine: sentences in, WAV files out.

One line of JSON a sentence on standard input, one line of JSON back. The engine has a
process of its own: a hang or crash blocks nothing else.

eSpeak NG is driven through pyttsx3's bindings in its synchronous mode. The event loop
of pyttsx3 queues voice and volume, and may cancel them or return while the thread of
eSpeak still writes: on a busy machine sentences were lost, or read before they were
whole.
"""

import ctypes
import json
import os
import sys
import wave
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from pyttsx3.drivers import _espeak


class Engine(Protocol):
    """Synchronous speech synthesiser."""

    sample_rate_hz: int

    def samples(self, text: str) -> bytes:
        """Return the whole sound, 16 bits a sample, one channel."""


class EspeakNg:
    """eSpeak NG in this process: one voice, speed and volume.

    Parameters
    ----------
    wanted
        ``language`` (a voice's name), ``rate_wpm`` and ``volume`` (0 to 100).

    Raises
    ------
    LookupError
        If there is no such voice.
    RuntimeError
        If eSpeak NG cannot be started.
    """

    def __init__(self, wanted: Mapping[str, Any]) -> None:
        self.sample_rate_hz = _espeak.Initialize(_espeak.AUDIO_OUTPUT_SYNCHRONOUS, 1000)
        if self.sample_rate_hz < 0:
            raise RuntimeError("eSpeak NG cannot be started")
        self._sound = bytearray()
        _espeak.SetSynthCallback(self._heard)
        if _espeak.SetVoiceByName(wanted["language"].encode()) != _espeak.EE_OK:
            raise LookupError(f"eSpeak NG has no voice {wanted['language']!r}")
        _espeak.SetParameter(_espeak.RATE, wanted["rate_wpm"], 0)
        _espeak.SetParameter(_espeak.VOLUME, wanted["volume"], 0)

    def _heard(self, wav: Any, count: int, _events: Any) -> int:
        if wav and count > 0:
            self._sound += ctypes.string_at(wav, count * ctypes.sizeof(ctypes.c_short))
        return 0

    def samples(self, text: str) -> bytes:
        """Return the whole sound, 16 bits a sample, one channel."""
        self._sound.clear()
        _espeak.Synth(text, flags=_espeak.ENDPAUSE | _espeak.CHARS_UTF8)
        return bytes(self._sound)


def render(engine: Engine, request: Mapping[str, Any]) -> None:
    """Write one sentence to a WAV file that appears all at once.

    Raises
    ------
    RuntimeError
        If the engine made no sound.
    """
    sound = engine.samples(request["text"])
    if not sound:
        raise RuntimeError(f"eSpeak NG made no sound for {request['text']!r}")
    path = Path(request["path"])
    part = path.with_name(f"{path.name}.part")
    with wave.open(str(part), "wb") as file:
        file.setparams((1, 2, engine.sample_rate_hz, 0, "NONE", ""))
        file.writeframes(sound)
    part.replace(path)


def main() -> None:
    """Answer requests until standard input ends."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # a library may print of its own accord
    engine: Engine | None = None
    for line in sys.stdin:
        request = json.loads(line)
        try:
            if engine is None:
                engine = EspeakNg(request)
            render(engine, request)
            answer = {"path": request["path"]}
        except Exception as error:  # noqa: BLE001 - whatever it is, the game goes on
            engine = None
            answer = {"error": str(error) or repr(error)}
        answers.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main()

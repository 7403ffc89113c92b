"""The process that owns the speech engine: sentences in, WAV files out.

One line of JSON a sentence on standard input, one line of JSON back. An engine of
its own, in a process of its own: it may hang or crash without anybody waiting.
"""

import json
import os
import sys
import wave
from collections.abc import Mapping
from typing import Any

import pyttsx3

TRIALS = 3  # an engine was seen to end without having written anything, or any sound


def open_engine(wanted: Mapping[str, Any]) -> Any:
    """Return the engine, its voice, rate and volume set."""
    engine = pyttsx3.init("espeak")
    engine.setProperty("rate", wanted["rate_wpm"])
    engine.setProperty("volume", wanted["volume"] / 100)
    engine.setProperty("voice", wanted["language"])
    return engine


def render(engine: Any, request: Mapping[str, Any]) -> None:
    """Write one sentence to a WAV file that appears all at once.

    Raises
    ------
    LookupError
        If the engine spoke with another voice: an unknown one raises nothing.
    RuntimeError
        If it wrote no sound, however often it was asked.
    """
    part = f"{request['path']}.part"
    for _ in range(TRIALS):
        engine.save_to_file(request["text"], part)
        engine.runAndWait()
        if _has_sound(part):
            break
    else:
        raise RuntimeError(f"eSpeak NG wrote no sound for {request['text']!r}")
    voice = str(engine.getProperty("voice")).rpartition("/")[2]
    if voice[:2] != request["language"][:2].lower():
        os.remove(part)  # noqa: PTH107 - as above
        raise LookupError(f"eSpeak NG has no voice {request['language']!r}")
    os.replace(part, request["path"])  # noqa: PTH105 - as above


def _has_sound(path: str) -> bool:
    """Return whether a WAV file is there and holds samples."""
    if not os.path.exists(path):  # noqa: PTH110 - the names are strings, as they came
        return False
    with wave.open(path, "rb") as sound:
        return sound.getnframes() > 0


def main() -> None:
    """Answer requests until standard input ends."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # the engine prints of its own accord
    engine: Any = None
    for line in sys.stdin:
        request = json.loads(line)
        try:
            if engine is None:
                engine = open_engine(request)
            render(engine, request)
            answer = {"path": request["path"]}
        except Exception as error:  # noqa: BLE001 - whatever it is, the game goes on
            engine = None
            answer = {"error": str(error) or repr(error)}
        answers.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main()

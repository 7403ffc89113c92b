"""The process that owns the speech engine: sentences in, WAV files out.

One line of JSON a sentence on standard input, one line of JSON back. An engine of
its own, in a process of its own: it may hang or crash without anybody waiting.
"""

import json
import os
import sys
from collections.abc import Mapping
from typing import Any

import pyttsx3


def open_engine(wanted: Mapping[str, Any]) -> Any:
    """Return the engine, its voice and rate set."""
    engine = pyttsx3.init("espeak")
    engine.setProperty("rate", wanted["rate_wpm"])
    engine.setProperty("voice", wanted["language"])
    return engine


def render(engine: Any, text: str, path: str) -> None:
    """Write one sentence to a WAV file that appears all at once."""
    part = f"{path}.part"
    engine.save_to_file(text, part)
    engine.runAndWait()
    os.replace(part, path)  # noqa: PTH105 - the names are strings, as they came


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
            render(engine, request["text"], request["path"])
            answer = {"path": request["path"]}
        except Exception as error:  # noqa: BLE001 - whatever it is, the game goes on
            engine = None
            answer = {"error": repr(error)}
        answers.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main()

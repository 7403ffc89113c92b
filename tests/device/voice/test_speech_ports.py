"""Each renderer, player and wrapper of a voice, and its mock, under the same tests."""

from collections.abc import Callable
from datetime import time
from pathlib import Path

import pytest

from device.config.settings import VoiceSettings
from device.mocks import MockClock, MockVoice
from device.ports import Priority, Voice
from device.voice.mocks import MockPlayer, MockRenderer
from device.voice.playing import seconds_of
from device.voice.speech import (
    AplayPlayer,
    EspeakRenderer,
    PiperRenderer,
    QuietVoice,
    Renderer,
    SpeechError,
    SpokenVoice,
    WavPlayer,
)
from tests.device.voice.test_speech_engines import fake_aplay, fake_piper

RENDERERS: dict[str, Callable[[], Renderer]] = {
    "mock": MockRenderer,
    "espeak": lambda: EspeakRenderer(VoiceSettings()),
    "piper": lambda: PiperRenderer(VoiceSettings()),
}


@pytest.fixture(params=RENDERERS)
def renderer(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Renderer:
    fake_piper(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return RENDERERS[request.param]()


def test_a_renderer_writes_a_wav_file_for_each_sentence(
    renderer: Renderer, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{number}.wav" for number in range(3)]
    for path in paths:
        renderer.render("White, take a black chip.", path)
    renderer.close()
    renderer.close()

    assert all(0 < seconds_of(path) < 10 for path in paths)
    assert list(tmp_path.glob("*.part")) == []


def test_a_closed_renderer_can_speak_again(renderer: Renderer, tmp_path: Path) -> None:
    renderer.close()
    renderer.render("Mill!", tmp_path / "1.wav")
    renderer.close()

    assert seconds_of(tmp_path / "1.wav") > 0


PLAYERS: dict[str, Callable[[], WavPlayer]] = {"mock": MockPlayer, "aplay": AplayPlayer}


@pytest.fixture(params=PLAYERS)
def player(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> WavPlayer:
    fake_aplay(tmp_path, monkeypatch, 'test -f "$2"')
    return PLAYERS[request.param]()


def test_a_player_plays_and_can_be_stopped_at_any_time(
    player: WavPlayer, tmp_path: Path
) -> None:
    path = tmp_path / "x.wav"
    MockRenderer().render("Mill!", path)

    player.stop()
    player.play(path)
    player.stop()
    path.unlink()

    with pytest.raises(SpeechError, match="no sound"):
        player.play(path)


VOICES: dict[str, Callable[[], Voice]] = {
    "mock": MockVoice,
    "spoken": lambda: SpokenVoice(MockRenderer(), MockPlayer(), MockClock()),
    "quiet": lambda: QuietVoice(
        MockVoice(), VoiceSettings(quiet_from=time(0), quiet_to=time(12))
    ),
}


@pytest.mark.parametrize("kind", VOICES)
def test_a_voice_takes_any_sentence_and_closes_twice(kind: str) -> None:
    voice = VOICES[kind]()

    for priority in Priority:
        voice.say("White alpha seven.", priority)
        voice.say("", priority)
    voice.close()
    voice.close()

    assert priority is Priority.RULING


def test_sentences_are_rendered_once_and_played_each_time() -> None:
    clock, renderer, player = MockClock(), MockRenderer(), MockPlayer()
    voice = SpokenVoice(renderer, player, clock)
    for text in ("Mill!", "Jare!"):
        voice.say(text, Priority.RULING)
    voice.close()

    assert renderer.rendered == ["Mill!", "Jare!"]
    assert player.played == ["1.wav", "2.wav"]
    assert renderer.closed


def test_a_renderer_that_fails_leaves_the_player_alone() -> None:
    player = MockPlayer()
    voice = SpokenVoice(MockRenderer(fails_with="no voice"), player, MockClock())
    voice.say("Mill!", Priority.RULING)
    voice.close()

    assert player.played == []
    assert not voice.works

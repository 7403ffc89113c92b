import subprocess
import threading
import wave
from pathlib import Path

import pytest

from device.mocks import MockClock
from device.ports import Priority
from device.settings import VoiceSettings
from device.speech import (
    AplayPlayer,
    EspeakRenderer,
    SpeechError,
    SpokenVoice,
    WavVoice,
)


class FakeRenderer:
    """Writes the sentence itself where the sound should be."""

    def __init__(self, fails: bool = False) -> None:
        self.fails = fails
        self.closed = False

    def render(self, text: str, path: Path) -> None:
        if self.fails:
            raise SpeechError("no voice: nothing installed")
        path.write_text(text)

    def close(self) -> None:
        self.closed = True


class FakePlayer:
    """Plays each sentence until it is told to go on, or stopped."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.cut: list[str] = []
        self.began = threading.Semaphore(0)
        self._go_on = threading.Semaphore(0)
        self._stopped = False

    def play(self, path: Path) -> None:
        text = path.read_text()
        self._stopped = False
        self.began.release()
        assert self._go_on.acquire(timeout=5)
        (self.cut if self._stopped else self.heard).append(text)

    def stop(self) -> None:
        self._stopped = True
        self._go_on.release()

    def go_on(self, sentences: int = 1) -> None:
        self._go_on.release(sentences)

    def wait_for_a_sentence(self) -> None:
        assert self.began.acquire(timeout=5)


@pytest.fixture
def player() -> FakePlayer:
    return FakePlayer()


@pytest.fixture
def clock() -> MockClock:
    return MockClock()


@pytest.fixture
def voice(player: FakePlayer, clock: MockClock) -> SpokenVoice:
    return SpokenVoice(FakeRenderer(), player, clock, longest_queue=3)


def start(voice: SpokenVoice, player: FakePlayer) -> None:
    """Keep the voice busy with a first sentence."""
    voice.say("first", Priority.NEWS)
    player.wait_for_a_sentence()


def test_sentences_are_spoken_in_order(voice: SpokenVoice, player: FakePlayer) -> None:
    start(voice, player)
    voice.say("second", Priority.NEWS)
    voice.say("third", Priority.NEWS)

    player.go_on(3)
    voice.close()

    assert player.heard == ["first", "second", "third"]


def test_the_more_important_comes_first(voice: SpokenVoice, player: FakePlayer) -> None:
    start(voice, player)
    voice.say("comment", Priority.COMMENT)
    voice.say("news", Priority.NEWS)

    player.go_on(3)
    voice.close()

    assert player.heard == ["first", "news", "comment"]


def test_a_ruling_cuts_a_comment_short_and_clears_the_queue(
    voice: SpokenVoice, player: FakePlayer
) -> None:
    start(voice, player)
    voice.say("comment", Priority.COMMENT)

    voice.say("that is illegal", Priority.RULING)
    player.wait_for_a_sentence()
    player.go_on()
    voice.close()

    assert (player.cut, player.heard) == (["first"], ["that is illegal"])


def test_a_ruling_does_not_cut_another_one_short(
    voice: SpokenVoice, player: FakePlayer
) -> None:
    voice.say("one ruling", Priority.RULING)
    player.wait_for_a_sentence()
    voice.say("another", Priority.RULING)

    player.go_on(2)
    voice.close()

    assert player.heard == ["one ruling", "another"]


def test_stale_sentences_are_dropped_but_rulings_never(
    voice: SpokenVoice, player: FakePlayer, clock: MockClock
) -> None:
    voice.say("ruling", Priority.RULING)
    player.wait_for_a_sentence()
    voice.say("old news", Priority.NEWS)
    voice.say("second ruling", Priority.RULING)
    voice.say("older news", Priority.NEWS)
    clock.wait(60)

    player.go_on(3)
    voice.close()

    assert player.heard == ["ruling", "second ruling"]


def test_the_queue_is_short(voice: SpokenVoice, player: FakePlayer) -> None:
    start(voice, player)
    for number in range(9):
        voice.say(f"comment {number}", Priority.COMMENT)

    player.go_on(9)
    voice.close()

    assert player.heard == ["first", "comment 6", "comment 7", "comment 8"]


def test_without_a_voice_there_is_one_warning_and_the_game_goes_on(
    player: FakePlayer, clock: MockClock, caplog: pytest.LogCaptureFixture
) -> None:
    voice = SpokenVoice(FakeRenderer(fails=True), player, clock)

    for number in range(3):
        voice.say(f"sentence {number}", Priority.NEWS)
    voice.close()

    assert [record.message for record in caplog.records] == [
        "no voice: nothing installed; the game goes on"
    ]


def test_wav_files_are_numbered_on_from_those_that_are_there(tmp_path: Path) -> None:
    for text in ("White alpha seven.", "Mill!"):
        voice = WavVoice(tmp_path, FakeRenderer())
        voice.say(text, Priority.NEWS)
        voice.close()

    assert (tmp_path / "0001.wav").read_text() == "White alpha seven."
    assert (tmp_path / "0002.wav").read_text() == "Mill!"
    assert (tmp_path / "said.txt").read_text() == (
        "0001.wav\tnews\tWhite alpha seven.\n0002.wav\tnews\tMill!\n"
    )


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
    thread.join(5)

    assert not thread.is_alive()

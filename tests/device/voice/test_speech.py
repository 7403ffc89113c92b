import logging
import threading
from datetime import time
from pathlib import Path

import pytest

from device.config.settings import VoiceSettings
from device.mocks import MockClock, MockVoice
from device.ports import Priority
from device.voice import speech
from device.voice.speech import (
    QuietVoice,
    SpeechError,
    SpokenVoice,
    WavVoice,
    Working,
)


class FakeRenderer:
    """Writes the sentence itself where the sound should be."""

    def __init__(self, fails: bool = False) -> None:
        self.fails = fails
        self.closed = False
        self.rendered: list[str] = []

    def render(self, text: str, path: Path) -> None:
        if self.fails:
            raise SpeechError("no voice: nothing installed")
        self.rendered.append(text)
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
        assert self._go_on.acquire(timeout=60)
        (self.cut if self._stopped else self.heard).append(text)

    def stop(self) -> None:
        self._stopped = True
        self._go_on.release()

    def go_on(self, sentences: int = 1) -> None:
        self._go_on.release(sentences)

    def wait_for_a_sentence(self) -> None:
        assert self.began.acquire(timeout=60)


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


def test_news_lasts_longer_than_a_comment(
    voice: SpokenVoice, player: FakePlayer, clock: MockClock
) -> None:
    start(voice, player)
    voice.say("comment", Priority.COMMENT)
    voice.say("news", Priority.NEWS)
    clock.wait(15)

    player.go_on(3)
    voice.close()

    assert player.heard == ["first", "news"]


def test_a_repeat_is_dropped_while_it_is_in_the_ears(
    voice: SpokenVoice, player: FakePlayer
) -> None:
    start(voice, player)
    voice.say("first", Priority.NEWS)
    voice.say("second", Priority.NEWS)
    voice.say("second", Priority.NEWS)
    player.go_on(2)
    player.wait_for_a_sentence()
    voice.say("third", Priority.NEWS)
    player.wait_for_a_sentence()
    voice.say("second", Priority.NEWS)
    player.go_on(9)
    voice.close()

    assert player.heard[:3] == ["first", "second", "third"]


def test_what_was_said_a_while_ago_is_said_again(
    player: FakePlayer, clock: MockClock
) -> None:
    renderer = FakeRenderer()
    voice = SpokenVoice(renderer, player, clock)
    player.go_on(9)

    for _ in range(2):
        voice.say("take a black chip", Priority.NEWS)
        player.wait_for_a_sentence()
        clock.wait(10)
    voice.close()

    assert player.heard == ["take a black chip"] * 2
    assert renderer.rendered == ["take a black chip"]


class SlowRenderer(FakeRenderer):
    """Renders its first sentence until it is let go on."""

    def __init__(self) -> None:
        super().__init__()
        self.began, self.go_on = threading.Event(), threading.Event()

    def render(self, text: str, path: Path) -> None:
        if not self.rendered:
            self.began.set()
            assert self.go_on.wait(60)
        super().render(text, path)


def test_a_comment_that_is_still_being_made_is_not_heard_after_a_ruling(
    player: FakePlayer, clock: MockClock
) -> None:
    renderer = SlowRenderer()
    voice = SpokenVoice(renderer, player, clock)
    voice.say("comment", Priority.COMMENT)
    assert renderer.began.wait(60)

    voice.say("that is illegal", Priority.RULING)
    renderer.go_on.set()
    player.go_on(9)
    voice.close()

    assert (player.heard or player.cut) == ["that is illegal"]


def test_a_voice_knows_whether_it_works(
    player: FakePlayer, clock: MockClock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    renderer = FakeRenderer(fails=True)
    voice = SpokenVoice(renderer, player, clock)
    player.go_on(9)
    worked = []
    for fails in (True, True, False, False):
        renderer.fails = fails
        clock.wait(60)
        voice.say("sentence", Priority.RULING)
        while voice._waiting or voice._speaking:
            with voice._changed:
                voice._changed.wait(0.05)
        worked.append(voice.works)
    voice.close()

    assert isinstance(voice, Working)
    assert worked == [False, False, True, True]
    assert [record.message for record in caplog.records] == [
        "no voice: nothing installed; the game goes on",
        "the voice works again",
    ]


def test_a_sentence_that_was_cut_short_mends_nothing(
    player: FakePlayer, clock: MockClock, caplog: pytest.LogCaptureFixture
) -> None:
    renderer = FakeRenderer(fails=True)
    voice = SpokenVoice(renderer, player, clock)
    voice.say("not made", Priority.NEWS)
    while voice.works:
        with voice._changed:
            voice._changed.wait(0.05)
    renderer.fails = False
    start(voice, player)

    voice.say("that is illegal", Priority.RULING)
    player.wait_for_a_sentence()
    works = voice.works
    player.go_on()
    voice.close()

    assert not works
    assert caplog.messages[-1] == "the voice works again"
    assert voice.works


def test_a_sentence_kept_from_before_does_not_mend_a_dead_engine(
    player: FakePlayer, clock: MockClock
) -> None:
    renderer = FakeRenderer()
    voice = SpokenVoice(renderer, player, clock)
    player.go_on(9)
    worked = []
    for sentence, fails in (
        ("old", False),
        ("new", True),
        ("old", True),
        ("new", False),
    ):
        renderer.fails = fails
        clock.wait(60)
        voice.say(sentence, Priority.RULING)
        while voice._waiting or voice._speaking:
            with voice._changed:
                voice._changed.wait(0.05)
        worked.append(voice.works)
    voice.close()

    assert worked == [True, False, False, True]


NIGHT = VoiceSettings(quiet_from=time(22, 30), quiet_to=time(7))
NAP = VoiceSettings(quiet_from=time(13), quiet_to=time(15))
HOURS = [
    (VoiceSettings(), time(3), True),
    (NIGHT, time(22, 29), True),
    (NIGHT, time(22, 30), False),
    (NIGHT, time(3), False),
    (NIGHT, time(7), True),
    (NAP, time(12, 59), True),
    (NAP, time(14), False),
    (NAP, time(15), True),
]


@pytest.mark.parametrize(("settings", "now", "speaks"), HOURS)
def test_in_the_quiet_hours_nothing_is_said(
    settings: VoiceSettings, now: time, speaks: bool
) -> None:
    voice = MockVoice()
    quiet = QuietVoice(voice, settings, lambda: now)

    quiet.say("that is illegal", Priority.RULING)
    quiet.close()

    assert bool(voice.said) == speaks
    assert voice.closed
    assert quiet.works


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


class HeldUpRenderer(FakeRenderer):
    """Renders nothing until it is closed, as an engine on a busy machine."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = threading.Semaphore(0)
        self._ended = threading.Event()

    def render(self, text: str, path: Path) -> None:
        self.asked.release()
        assert self._ended.wait(timeout=60)
        super().render(text, path)

    def close(self) -> None:
        super().close()
        self._ended.set()


def test_what_still_waits_when_the_voice_closes_late_is_not_rendered(
    player: FakePlayer, clock: MockClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "_STOPPING_S", 0.0)
    renderer = HeldUpRenderer()
    voice = SpokenVoice(renderer, player, clock)
    voice.say("Mill!", Priority.NEWS)
    assert renderer.asked.acquire(timeout=60)
    voice.say("White to move.", Priority.NEWS)

    voice.close()
    voice._thread.join(60)

    assert renderer.rendered == ["Mill!"]

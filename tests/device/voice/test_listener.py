"""A speech recogniser hears what the machine says; the whole trial is a bench."""

from contextlib import closing
from pathlib import Path

import pytest

from bench.machine.listener import (
    GAMES,
    KINDS,
    Announcement,
    Listener,
    announcements,
    grammar,
    heard_right,
)
from device.config.settings import VoiceSettings
from device.voice.speech import EspeakRenderer

SHORT = [
    Announcement("capture", "nine_mens_morris", text)
    for text in (
        "White from delta six to bravo six, takes golf seven.",
        "Black from echo three to echo five, takes charlie four.",
    )
] + [
    Announcement("mill", "nine_mens_morris", "Mill! Black, take a white man."),
    Announcement("win", "nine_mens_morris", "White wins: black has two men left."),
    Announcement(
        "illegal",
        "nine_mens_morris",
        "White took golf seven without closing a mill. Put the black man back on golf "
        "seven.",
    ),
]


@pytest.mark.parametrize("ruling", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_each_game_has_a_grammar_of_what_is_said(name: str, ruling: bool) -> None:
    assert "<side>" in grammar(name, ruling=ruling)


@pytest.mark.slow
def test_mills_captures_wins_and_illegal_turns_are_heard_right() -> None:
    settings = VoiceSettings(language="en", rate_wpm=150)
    with closing(EspeakRenderer(settings)) as renderer:
        right = heard_right("nine_mens_morris", SHORT, renderer)

    assert right == {
        "mill": [True],
        "capture": [True, True],
        "win": [True],
        "illegal": [True],
    }


@pytest.mark.slow
def test_the_listener_can_mishear(tmp_path: Path) -> None:
    settings = VoiceSettings(language="en", rate_wpm=150)
    path = tmp_path / "x.wav"
    with closing(EspeakRenderer(settings)) as renderer:
        renderer.render("White d 6.", path)
    heard = Listener("nine_mens_morris", ruling=False).hear(path)

    assert heard != "white delta six"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["morabaraba_htjb", "oware"])
def test_announcements_are_of_every_kind_that_the_game_has(game: str) -> None:
    found = announcements(game, 2, 1)

    assert {one.kind for one in found} >= set(KINDS) - {"mill"}
    assert len({one.text for one in found}) > 4

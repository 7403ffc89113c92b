from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from device.game.choice import Choice
from device.mocks import MockClock, MockLights, MockSource, MockVoice
from device.ports import SourceError
from device.simulated.simulator import SimulatedTable
from device.web.configuration import (
    Attended,
    NoFrames,
    Outfit,
    camera_again,
    open_named,
    source_named,
)

CHOICE = Choice("nine_mens_morris")
IMAGES = [np.full((4, 4, 3), level, np.uint8) for level in range(5)]


def outfit(source: str, **more: Any) -> Outfit:
    return Outfit(
        source=source,
        games=Path("games"),
        voice=MockVoice(),
        lights=MockLights(),
        **more,
    )


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("sim", "sim:nine_mens_morris:7:120"),
        ("sim:*:3", "sim:nine_mens_morris:3:120"),
        ("sim:*:3:20", "sim:nine_mens_morris:3:20"),
        ("sim:morabaraba", "sim:morabaraba_htjb:7:120"),
        ("picamera2", "picamera2"),
        ("http://camera.local/film", "http://camera.local/…"),
    ],
)
def test_a_log_names_its_source_in_full(source: str, named: str) -> None:
    assert source_named(outfit(source), CHOICE, 7) == named


def test_a_film_is_taken_again_and_a_camera_is_the_one_that_is_here() -> None:
    here = outfit("picamera2")

    assert camera_again(here, CHOICE, "sim:oware:1:20") == "sim:oware:1:20"
    assert camera_again(here, CHOICE, "/no/such/camera") == "picamera2"


def test_a_film_is_named_by_its_whole_path(tmp_path: Path) -> None:
    film = tmp_path / "film.avi"
    film.touch()

    assert source_named(outfit(str(film)), CHOICE, 0) == str(film.resolve())


@pytest.mark.parametrize("source", ["sim:*:x", "sim:*:1:2:3", "sim:*:-1"])
def test_another_simulated_table_is_refused(source: str) -> None:
    with pytest.raises(SourceError, match="sim:GAME:SEED:TURNS"):
        source_named(outfit(source), CHOICE, 0)


def test_a_simulated_table_plays_the_game_as_it_is_set() -> None:
    choice = Choice("seven_mens_morris", {"flying": "on"})

    table = open_named(outfit("sim"), choice, "sim:seven_mens_morris:1:4")

    assert isinstance(table, SimulatedTable)
    assert table.game.settings == choice.game.settings


def test_a_simulated_table_lays_the_board_that_was_chosen() -> None:
    choice = Choice("gonnect", {"size": 9})

    table = open_named(outfit("sim"), choice, "sim:gonnect:1:1", "go13")

    assert isinstance(table, SimulatedTable)
    assert (table.board.id, table.game.board.id) == ("go13", "go9")


def test_simulated_players_break_rules_where_they_are_told_to() -> None:
    chosen = outfit("sim", illegal_before=frozenset({2}))

    table = open_named(chosen, CHOICE, "sim:nine_mens_morris:1:4")

    assert isinstance(table, SimulatedTable)
    assert [illegal.before for illegal in table.truth.illegal] == [2]


@pytest.mark.parametrize(("pace", "takes_s"), [(1.0, 0.4), (2.0, 0.2), (0.0, 0.0)])
def test_a_film_is_shown_at_its_pace(pace: float, takes_s: float) -> None:
    clock = MockClock()
    source = Attended(MockSource(IMAGES), clock, lambda: None, pace)

    frames = list(source.frames())

    assert [frame.index for frame in frames] == [0, 1, 2, 3, 4]
    assert clock.time_s == pytest.approx(takes_s)


def test_what_was_watched_before_is_not_held_back() -> None:
    clock = MockClock()
    source = Attended(MockSource(IMAGES), clock, lambda: None, 1.0, fast_until=3)

    list(source.frames())

    assert clock.time_s == pytest.approx(0.1)


def test_the_last_frame_of_a_film_stands_still() -> None:
    ended: list[str] = []
    source = Attended(
        MockSource(IMAGES),
        MockClock(),
        lambda: None,
        0.0,
        ended=lambda: ended.append("ended"),
    )

    frames = list(islice(source.frames(), 8))

    assert [frame.index for frame in frames] == list(range(8))
    assert all(frame.image is frames[4].image for frame in frames[4:])
    assert [round(frame.time_s, 6) for frame in frames[4:]] == [0.4, 0.5, 0.6, 0.7]
    assert ended == ["ended"]


def test_a_live_camera_is_never_held_back_nor_held() -> None:
    clock = MockClock()
    camera = MockSource(IMAGES, live=True)
    source = Attended(camera, clock, lambda: None, 1.0, ended=lambda: None)

    assert len(list(source.frames())) == len(IMAGES)
    assert clock.time_s == 0.0


def test_wishes_are_heard_between_frames_and_while_waiting() -> None:
    heard: list[float] = []
    clock = MockClock()
    source = Attended(MockSource(IMAGES), clock, lambda: heard.append(clock.time_s))

    list(source.frames())
    frames = len(heard)
    source.wait(0.5)

    assert frames >= len(IMAGES)
    assert len(heard) - frames >= 5


def test_a_wish_that_ends_the_watching_ends_it_at_once() -> None:
    class LeftError(Exception):
        pass

    def leave() -> None:
        raise LeftError

    source = Attended(MockSource(IMAGES), MockClock(), leave)

    with pytest.raises(LeftError):
        next(iter(source.frames()))


def test_no_frames_are_none() -> None:
    assert list(NoFrames().frames()) == []

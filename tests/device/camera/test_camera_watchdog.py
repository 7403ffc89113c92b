"""A camera that hangs in the middle of a game: said once, and the game is kept."""

import threading
from pathlib import Path

import numpy as np
import pytest

from calibration.common.arrays import Image
from device.camera.cameras import LiveSource
from device.log.parse import read_log
from device.mocks import MockClock
from device.ports import HardwareMissingError
from device.simulated.simulator import Plan, SimulatedTable
from rules.catalogue import find_game
from rules.core.events import Event, Moved, Resumed, Trouble, TroubleKind
from tests.device.perfect import HEIGHT, WIDTH, Listener, header, loop_over

HANGS_AT = 50


class Film:
    """A game before whichever camera is open; it waits while none is."""

    def __init__(self) -> None:
        self.clock = MockClock()
        self.index = 0
        self.opened = 0
        self.goes_on = threading.Event()

    def open(self) -> "FilmCamera":
        self.opened += 1
        if self.opened == 2:
            raise HardwareMissingError("not there yet")
        return FilmCamera(self, hangs=self.opened == 1)


class FilmCamera:
    def __init__(self, film: Film, *, hangs: bool) -> None:
        self._film, self._hangs = film, hangs

    def grab(self) -> None:
        if self._hangs and self._film.index == HANGS_AT:
            self._film.goes_on.wait()

    def picture(self) -> Image | None:
        film = self._film
        if self._hangs and film.goes_on.is_set():
            return None
        image = np.zeros((HEIGHT, WIDTH, 3), np.uint8)
        image[0, 0, :2] = film.index % 256, film.index // 256
        film.index += 1
        film.clock.wait(0.1)
        return image

    def close(self) -> None:
        """The film goes on."""


class Unblocking(Listener):
    """Lets a hung camera go on when it hears of it."""

    def __init__(self, film: Film) -> None:
        super().__init__()
        self._film = film

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:
        super().on_event(event, to_move, now_s)
        if isinstance(event, Trouble):
            self._film.goes_on.set()


@pytest.mark.slow
def test_a_camera_that_hangs_is_announced_once_and_the_game_is_kept(
    tmp_path: Path,
) -> None:
    table = SimulatedTable(find_game("three_mens_morris"), Plan(seed=1))
    film, path = Film(), tmp_path / "g.jsonl"
    listener = Unblocking(film)
    loop = loop_over(table, path, listener)
    loop.source = LiveSource(film.open, film.clock, watchdog_s=1.0)
    loop.log.append([header(table)])

    loop.run()

    assert table.truth.over
    turns = [str(e.turn) for e in listener.events if isinstance(e, Moved)]
    assert turns == [str(turn) for turn in table.truth.turns]
    lost = TroubleKind.CAMERA_LOST
    told = [e for e in listener.events if isinstance(e, Trouble | Resumed)]
    assert told == [Trouble(lost), Resumed(lost)]
    kinds = [record["type"] for record in read_log(path)]
    assert kinds.count("trouble") == kinds.count("resumed") == 1
    assert film.opened == 3

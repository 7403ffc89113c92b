"""A board that was moved is found again, and every turn on it is told."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import pytest

from calibration.common.arrays import Image
from calibration.common.board_file import BoardFile, to_toml
from calibration.find import South
from device.cli import main
from device.clock import SystemClock
from device.commands import SouthIs
from device.game.choice import Choice
from device.log.gamelog import GameLog
from device.loop import Loop
from device.ports import Frame, SourceError
from device.table.rig import Rig, begin
from device.words.remarks import EACH_ANEW, MIRRORED, NOT_FOUND, WHICH_WAY, Remark
from painter.table import PaintedTable
from rules.catalogue import find_game
from rules.core.events import Illegal, Moved, Trouble, TroubleKind
from tests.device.perfect import Listener

GAME = find_game("nine_mens_morris")
TURNS = ("a7", "d6", "g4", "b2", "c3", "e4")
HOLD = 12  # frames
SIZE = (960, 720)


@pytest.fixture(scope="module")
def table() -> PaintedTable:
    return PaintedTable(GAME.board, seed=4)


@pytest.fixture(scope="module")
def pictures(table: PaintedTable) -> list[Image]:
    """Return a picture of the empty board, and one after every turn."""
    position = GAME.start()
    drawn = [table.draw({})]
    for text in TURNS:
        position = GAME.play(position, GAME.parse(position, text))
        drawn.append(table.draw(position.contents))
    return drawn


def seen_from(
    image: Image, turn_deg: float, zoom: float, size: tuple[int, int] = SIZE
) -> Image:
    """Return a picture as a camera sees it from elsewhere."""
    matrix = cv2.getRotationMatrix2D((SIZE[0] / 2, SIZE[1] / 2), turn_deg, zoom)
    matrix[:, 2] += (np.array(size) - SIZE) / 2
    moved = cv2.warpAffine(image, matrix, size, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(moved, np.uint8)


@dataclass
class Film:
    """Pictures, each held for a while; a live camera's are noisy, each anew."""

    pictures: list[Image]
    live: bool = False
    goes_on: Callable[[], bool] = lambda: False

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        rng, index = np.random.default_rng(1), 0
        for image in self.pictures:
            held = 0
            while held < HOLD or (image is self.pictures[-1] and self.goes_on()):
                shown = image
                if self.live:
                    noise = rng.integers(0, 3, image.shape, dtype=np.uint8)
                    shown = np.minimum(image, 252) + noise
                if wanted is None or wanted(index):
                    yield Frame(shown, index / 10, index)
                index, held = index + 1, held + 1

    def close(self) -> None:
        pass


def loop_over(table: PaintedTable, film: Film, path: Path, listener: Listener) -> Loop:
    rig = Rig(
        choice=Choice(GAME.id),
        board=BoardFile(table.view, None),
        first="white",
        source="film",
    )
    loop = rig.loop(film, GameLog(path), SystemClock(), subscribers=[listener])
    begin(loop, rig.header)
    return loop


def told(listener: Listener) -> list[str]:
    return [str(event.turn) for event in listener.events if isinstance(event, Moved)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("turn_deg", "zoom", "size"),
    [(60.0, 0.8, SIZE), (180.0, 1.0, SIZE), (-90.0, 0.9, (800, 800))],
)
def test_no_turn_is_lost_when_the_board_is_moved(
    turn_deg: float,
    zoom: float,
    size: tuple[int, int],
    table: PaintedTable,
    pictures: list[Image],
    tmp_path: Path,
) -> None:
    moved = [seen_from(image, turn_deg, zoom, size) for image in pictures[4:]]
    listener = Listener()

    loop_over(
        table, Film([*pictures[:4], *moved]), tmp_path / "g.jsonl", listener
    ).run()

    assert told(listener) == list(TURNS)
    assert not listener.remarks


@pytest.mark.slow
def test_a_mirrored_picture_is_told_once_and_not_ruled_on(
    table: PaintedTable, pictures: list[Image], tmp_path: Path
) -> None:
    mirrored = [np.asarray(cv2.flip(each, 1), np.uint8) for each in pictures[4:6]]
    listener = Listener()

    loop_over(
        table,
        Film([*pictures[:5], *mirrored, *pictures[5:]]),
        tmp_path / "g.jsonl",
        listener,
    ).run()

    assert told(listener) == list(TURNS)
    assert listener.remarks == [MIRRORED]
    assert not any(isinstance(event, Illegal) for event in listener.events)


@pytest.mark.slow
def test_a_game_is_resumed_where_the_board_was_moved_to(
    table: PaintedTable, pictures: list[Image], tmp_path: Path
) -> None:
    log = tmp_path / "g.jsonl"
    moved = [seen_from(image, 180, 0.8) for image in pictures[3:]]
    film, cut, listener = [*pictures[:3], *moved], 5, Listener()
    begun = loop_over(table, Film(film[:cut]), log, Listener())
    begun.run()
    begun.log.close()

    loop_over(table, Film(film), log, listener).run()

    assert told(listener) == list(TURNS[cut - 1 :])


def test_a_live_camera_finds_the_board_beside_the_loop(
    table: PaintedTable, pictures: list[Image], tmp_path: Path
) -> None:
    listener = Listener()
    waits = iter(range(600))

    def goes_on() -> bool:
        return len(told(listener)) < 4 and next(waits, None) is not None

    moved = seen_from(pictures[4], 100, 0.8, SIZE[::-1])  # a phone turned upright
    film = Film([*pictures[:4], moved], True, goes_on)

    loop_over(table, film, tmp_path / "g.jsonl", listener).run()

    assert told(listener) == list(TURNS[:4])


class Answering(Listener):
    """Somebody who tells at which edge of the picture south is, when asked."""

    loop: Loop
    asked: Sequence[South] = ()

    def on_remark(self, remark: Remark, now_s: float) -> None:
        super().on_remark(remark, now_s)
        if remark is WHICH_WAY:
            self.asked = self.loop.asks_south
            self.loop.commands.put(SouthIs(South.RIGHT))


@pytest.mark.slow
def test_where_nothing_tells_how_the_board_lies_people_are_asked(
    table: PaintedTable, pictures: list[Image], tmp_path: Path
) -> None:
    position = GAME.start()
    for text in TURNS[:2]:
        position = GAME.play(position, GAME.parse(position, text))
    strange = dict(position.contents)
    strange["g7"], strange["a7"] = strange["a7"], ()
    other = PaintedTable(GAME.board, seed=9)  # of another grain
    listener = Answering()
    film = Film([*pictures[:3], *[seen_from(other.draw(strange), 100, 0.8)] * 3])
    listener.loop = loop_over(table, film, tmp_path / "g.jsonl", listener)

    listener.loop.run()

    assert listener.remarks.count(WHICH_WAY) == 1
    assert sorted(listener.asked, key=str) == sorted(South, key=str)
    assert told(listener) == list(TURNS[:2])
    ruled = [event for event in listener.events if isinstance(event, Illegal)]
    assert {event.ruling.sites for event in ruled} == {("a7", "g7")}
    assert not listener.loop.asks_south


def test_who_was_not_asked_need_not_tell_where_south_is(
    table: PaintedTable, pictures: list[Image], tmp_path: Path
) -> None:
    film = Film(pictures[:1])
    loop = loop_over(table, film, tmp_path / "g.jsonl", Listener())
    answer = loop.commands.put(SouthIs(South.LEFT))

    loop.run()

    assert not answer.result().done


def test_frames_of_another_size_without_the_board_are_refused(
    table: PaintedTable, tmp_path: Path
) -> None:
    blank = np.full((480, 640, 3), 90, np.uint8)
    loop = loop_over(table, Film([blank]), tmp_path / "g.jsonl", Listener())

    with pytest.raises(SourceError, match=r"640x480 pixels.*calibrated at 960x720"):
        loop.run()


def test_a_camera_that_was_turned_before_a_game_is_resumed_does_not_end_it(
    table: PaintedTable, pictures: list[Image], tmp_path: Path
) -> None:
    log, listener = tmp_path / "g.jsonl", Listener()
    loop = loop_over(table, Film(pictures[:2]), log, Listener())
    loop.run()
    loop.log.close()
    blank = np.full((640, 480, 3), 90, np.uint8)

    loop_over(table, Film([blank], live=True), log, listener).run()

    assert [e.kind for e in listener.events if isinstance(e, Trouble)] == [
        TroubleKind.BUMPED
    ]


def referee(place: Path, *more: str) -> int:
    return main(
        [
            *("referee", "--game", GAME.id, "--first", "white"),
            *("--calibration", str(place / "board.toml")),
            *("--source", str(place / "shots"), "--log", str(place / "g.jsonl"), *more),
        ]
    )


@pytest.fixture
def place(table: PaintedTable, pictures: list[Image], tmp_path: Path) -> Path:
    """Return a folder with a board file, and photographs from ever other places."""
    (tmp_path / "board.toml").write_text(to_toml(BoardFile(table.view, None)))
    shots = tmp_path / "shots"
    shots.mkdir()
    sizes = (SIZE, (720, 960), (800, 800))
    for n, image in enumerate(pictures):
        shot = seen_from(image, 70.0 * n, 0.75, sizes[n % 3]) if n else image
        (shots / f"{n}.png").write_bytes(cv2.imencode(".png", shot)[1].tobytes())
    return tmp_path


@pytest.mark.slow
def test_photographs_from_anywhere_are_refereed_each_anew(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blank = np.full((480, 640, 3), 90, np.uint8)
    (place / "shots" / "3b.png").write_bytes(cv2.imencode(".png", blank)[1].tobytes())

    assert referee(place, "--each-anew") == 0

    lines = (place / "g.jsonl").read_text().splitlines()
    records = [json.loads(line) for line in lines]
    assert [r["turn"] for r in records if r["type"] == "turn"] == list(TURNS)
    assert records[0]["each_anew"]
    out = capsys.readouterr().out
    assert str(NOT_FOUND) in out
    assert str(EACH_ANEW) not in out


@pytest.mark.slow
def test_a_folder_whose_views_differ_is_told_of_the_option(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert referee(place) == 0
    assert str(EACH_ANEW) in capsys.readouterr().out


def test_only_a_folder_is_looked_at_each_anew(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert referee(place, "--each-anew", "--source", "sim:nine_mens_morris") == 2
    assert "expected a folder" in capsys.readouterr().err

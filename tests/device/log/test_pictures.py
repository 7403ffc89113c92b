import json
import os
from io import BytesIO
from pathlib import Path
from threading import Event

import cv2
import numpy as np
import pytest
from PIL import Image as Pillow

from calibration.common.arrays import Image
from device.commands import TakeBack
from device.log.lines import Fields
from device.log.parse import read_log
from device.log.pictures import (
    PictureKeeper,
    around_board,
    as_jpeg,
    before_of,
    folder_of,
    picture_of,
    stood_before,
    tidy,
    with_places,
)
from device.loop import Loop
from device.simulated.simulator import Plan, SimulatedTable
from device.table.rig import begin
from rules.catalogue import find_game
from tests.device.perfect import header, loop_over

FAULTY = Plan(seed=2, illegal_before=frozenset({3}), most_turns=6)


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    return SimulatedTable(find_game("nine_mens_morris"), FAULTY)


def watched(table: SimulatedTable, path: Path, keep_mb: int = 50) -> Loop:
    """Return a loop that has been watched to its end, its pictures written."""
    loop = loop_over(table, path)
    begin(loop, header(table))
    keeper = PictureKeeper(loop.log, keep_mb, waits=True)
    loop.subscribers = [keeper]
    loop.run()
    keeper.close()
    keeper.close()
    loop.log.close()
    return loop


def frame_in(path: Path | None) -> int:
    """Return which frame a picture of a numbered table shows, roughly."""
    assert path is not None
    image = cv2.imread(str(path))
    assert image is not None
    return int(image[0, 0, 0])


def test_every_turn_and_every_ruling_has_its_pictures(
    table: SimulatedTable, tmp_path: Path
) -> None:
    path = tmp_path / "g.jsonl"
    watched(table, path)

    told = [r for r in read_log(path)[1:] if r["type"] in ("turn", "illegal")]

    assert len(told) == 7
    last = "start"
    for record in told:
        after, before = picture_of(path, record), before_of(path, record)
        assert after is not None
        assert before is not None
        assert after.name == f"{record['frame']}.jpg"
        was = folder_of(path) / f"{last}.jpg"
        assert before.read_bytes() == was.read_bytes()
        assert before.stat().st_ino == was.stat().st_ino  # it takes no room
        last = str(record["frame"]) if record["type"] == "turn" else last


def test_what_is_merely_news_has_no_picture(
    table: SimulatedTable, tmp_path: Path
) -> None:
    path = tmp_path / "g.jsonl"
    watched(table, path)

    (restored,) = (r for r in read_log(path) if r["type"] == "restored")

    assert picture_of(path, restored) is None
    assert before_of(path, restored) is None


def test_no_room_means_no_pictures(table: SimulatedTable, tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    watched(table, path, keep_mb=0)

    assert not folder_of(path).exists()


def test_a_taken_back_turn_leads_back_to_the_picture_before_it() -> None:
    turn = {"side": "white", "turn": "a7"}
    records: list[Fields] = [
        {"type": "game"},
        {"type": "turn", "frame": 10, "n": 1, **turn},
        {"type": "turn", "frame": 20, "n": 2, **turn},
        {"type": "illegal", "frame": 25},
        {"type": "question", "frame": 30, "taken": 0, "alternatives": [[turn, turn]]},
        {"type": "correction", "frame": 40, "n": 4, **turn},
        {"type": "taken_back", "frame": 50, "n": 4, **turn},
        {"type": "taken_back", "frame": 60, "n": 3, **turn},
        {"type": "taken_back", "frame": 70, "n": 2, **turn},
        {"type": "taken_back", "frame": 80, "n": 1, **turn},
    ]

    names = [stood_before(records[:count]) for count in range(len(records) + 1)]

    assert names == [
        *("start", "start", "10", "20", "20", "30", "40", "30", "20", "10", "start"),
    ]


def test_a_command_between_frames_is_pictured_too(
    table: SimulatedTable, tmp_path: Path
) -> None:
    path = tmp_path / "g.jsonl"
    loop = loop_over(table, path)
    begin(loop, header(table))
    keeper = PictureKeeper(loop.log, 50, waits=True)
    loop.subscribers = [keeper]
    for frame in loop.source.frames():
        loop.step(frame)
        if loop.referee.turns_played == 2:
            loop.commands.put(TakeBack())
            loop.step(frame)
            break
    loop.step(frame)
    keeper.close()

    taken = loop.log.records[-1]
    assert taken["type"] == "taken_back"
    assert picture_of(path, taken) is not None
    assert before_of(path, taken) is not None


def test_a_resumed_game_goes_on_with_its_pictures(
    table: SimulatedTable, tmp_path: Path
) -> None:
    path, whole = tmp_path / "g.jsonl", tmp_path / "whole.jsonl"
    watched(table, whole)
    loop = loop_over(table, path, stops_before=table.truth.complete_frames[2] + 8)
    begin(loop, header(table))
    keeper = PictureKeeper(loop.log, 50, waits=True)
    loop.subscribers = [keeper]
    loop.run()
    keeper.close()
    loop.log.close()
    watched(table, path)

    names = {p.name: frame_in(p) for p in folder_of(path).iterdir()}
    assert names == {p.name: frame_in(p) for p in folder_of(whole).iterdir()}


@pytest.mark.slow
def test_a_picture_is_cut_to_the_board_and_what_is_near_it() -> None:
    table = SimulatedTable(find_game("three_mens_morris"), Plan(most_turns=1))
    frame = next(table.frames())
    wide = cv2.copyMakeBorder(frame.image, 0, 400, 0, 900, cv2.BORDER_CONSTANT)

    part = around_board(np.asarray(wide, np.uint8), table.view)

    assert part.shape[1] < frame.image.shape[1] + 450
    places = table.view.px_at_height().values()
    assert max(x for x, _ in places) - min(x for x, _ in places) < part.shape[1]
    assert max(y for _, y in places) - min(y for _, y in places) < part.shape[0]


def test_a_board_out_of_the_picture_is_shown_by_the_whole_of_it() -> None:
    table = SimulatedTable(find_game("three_mens_morris"), Plan(most_turns=1))
    blank: Image = np.zeros((4, 4, 3), np.uint8)

    assert around_board(blank, table.view).shape == (4, 4, 3)


def test_wide_pictures_are_made_smaller() -> None:
    image: Image = np.full((300, 2000, 3), 90, np.uint8)

    content = np.frombuffer(as_jpeg(image, 500), np.uint8)

    again = cv2.imdecode(content, cv2.IMREAD_COLOR)
    assert again is not None
    assert again.shape == (75, 500, 3)


def laid(folder: Path, age: int, *names: str) -> Path:
    """Return a folder of pictures of a thousand bytes, ``age`` seconds old."""
    folder.mkdir()
    for number, name in enumerate(names):
        picture = folder / f"{name}.jpg"
        picture.write_bytes(bytes(1000))
        os.utime(picture, (1e9 + number, 1e9 + number))
    os.utime(folder, (2e9 - age, 2e9 - age))
    return folder


def test_the_oldest_games_lose_their_pictures_first_and_no_log_is_lost(
    tmp_path: Path,
) -> None:
    old = laid(tmp_path / "old.pictures", 300, "1", "2", "3")
    mid = laid(tmp_path / "mid.pictures", 200, "1", "2")
    now = laid(tmp_path / "now.pictures", 400, "1", "2")
    (tmp_path / "old.jsonl").write_text("{}\n")

    tidy(now, 7000)
    assert old.exists()
    tidy(now, 6999)
    assert not old.exists()
    assert len(list(mid.iterdir())) == 2
    tidy(now, 1500)
    assert not mid.exists()
    assert [path.name for path in now.iterdir()] == ["2.jpg"]
    assert (tmp_path / "old.jsonl").exists()


def test_a_picture_with_two_names_is_counted_once(tmp_path: Path) -> None:
    now = laid(tmp_path / "now.pictures", 0, "1")
    os.link(now / "1.jpg", now / "2-before.jpg")

    tidy(now, 1000)

    assert len(list(now.iterdir())) == 2


def test_a_folder_that_cannot_be_made_stops_nothing(
    table: SimulatedTable, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "g.jsonl"
    folder_of(path).write_text("a file is in the way")

    watched(table, path)

    assert len([r for r in read_log(path) if r["type"] == "turn"]) == 6
    assert [r.message for r in caplog.records if "picture" in r.message] != []
    assert len([r for r in caplog.records if "no picture is kept" in r.message]) == 1


def test_a_live_game_waits_for_no_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = SimulatedTable(find_game("nine_mens_morris"), Plan(seed=1))
    loop = loop_over(table, tmp_path / "g.jsonl")
    begin(loop, header(table))
    keeper = PictureKeeper(loop.log, 50)
    loop.subscribers = [keeper]
    gate, taken = Event(), list[object]()

    def slow(*work: object) -> None:
        gate.wait()
        taken.append(work)

    monkeypatch.setattr(keeper._kept, "put", slow)
    loop.run()
    gate.set()
    keeper.close()

    assert loop.over
    assert 0 < len(taken) < loop.referee.turns_played


def test_a_picture_tells_where_the_sites_are_in_it(table: SimulatedTable) -> None:
    part = around_board(np.full((960, 1280, 3), 90, np.uint8), table.view)

    told = with_places(as_jpeg(part, 960), part, table.view)

    with Pillow.open(BytesIO(told)) as picture:
        places = json.loads(picture.info["comment"])
        assert places["size"] == list(picture.size)
    assert set(places["sites"]) == set(table.view.board.names)
    (left, _, near), (right, _, _) = places["sites"]["a7"], places["sites"]["g7"]
    assert 0 < left < right < places["size"][0]
    assert 0 < near < (right - left) / 6

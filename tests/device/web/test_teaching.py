"""Teaching chips and seeds on the page."""

import errno
import os
from pathlib import Path

import pytest

from calibration.common.arrays import Image
from calibration.common.board_file import BoardFile, from_toml, to_toml
from device.mocks import MockSource
from device.simulated.simulator import SimulatedTable
from device.web.calibrating import keep_view, taught_seeds
from tests.device.web.served import Served, served


def board_file(path: Path, film: str) -> SimulatedTable:
    """Write the board file of a simulated table; return the table."""
    table = SimulatedTable.of(film)
    path.write_text(to_toml(BoardFile(table.view, None, None)), encoding="utf-8")
    return table


def ready(machine: Served, game: str) -> None:
    machine.show_pin()
    machine.act("/api/table/choose", game=game)
    machine.when(lambda state: state["camera"]["ok"])


@pytest.mark.slow
def test_seeds_are_taught_by_the_start_fill(tmp_path: Path) -> None:
    film, board = "oware:1:2", tmp_path / "board.toml"
    table = board_file(board, film)
    with served(tmp_path, source=f"sim:{film}", calibration=board) as machine:
        ready(machine, "oware")
        machine.act("/api/table/teach", fill=4)
        state = machine.state()
        answer = machine.post("/api/table/teach", pieces={"white": ["S1"]})
    kept = tmp_path / "boards" / f"{table.board.id}.toml"

    assert state["calibration"]["fill"] == 4
    assert state["stage"] == "ready"
    assert kept.with_name(f"{kept.stem}_seeds.png").is_file()
    found = from_toml(kept.read_text(encoding="utf-8")).seeds
    assert found is not None
    assert set(found.counts) == {4}
    assert answer.status_code == 400  # it holds no chips


@pytest.mark.slow
def test_chips_are_taught_where_they_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    film, board = "nine_mens_morris:1:4", tmp_path / "board.toml"
    table = board_file(board, film)
    picture = picture_after(table, 2)
    monkeypatch.setattr("device.web.table.open_named", lambda *_: MockSource([picture]))
    first, second = (turn.steps[0].site for turn in table.truth.turns[:2])
    with served(tmp_path, calibration=board) as machine:
        ready(machine, "nine_mens_morris")
        fill = machine.post("/api/table/teach", fill=4)
        nothing = machine.post("/api/table/teach")
        machine.act("/api/table/teach", pieces={"white": [first], "black": [second]})
        state = machine.state()

    assert fill.status_code == nothing.status_code == 400
    assert state["calibration"]["taught"] == ["white", "black"]
    assert state["calibration"]["teach_refused"] is None


@pytest.mark.slow
def test_the_bare_wood_is_kept_of_a_board_of_pits_alone(tmp_path: Path) -> None:
    """Teaching seeds does not lose it."""
    path = tmp_path / "boards" / "kept.toml"
    pits, lines = (
        SimulatedTable.of(film) for film in ("oware:1:2", "nine_mens_morris:1:4")
    )
    image = picture_after(pits, 1)

    kept = keep_view(pits.view, image, path)

    assert kept.wood is not None
    assert path.with_name(kept.wood).is_file()
    assert from_toml(path.read_text(encoding="utf-8")).wood == kept.wood
    full = next(pits.frames()).image
    assert taught_seeds(full, kept, 4, path).wood == kept.wood
    assert keep_view(lines.view, picture_after(lines, 1), path).wood is None


@pytest.mark.slow
def test_a_full_disk_is_told_without_its_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(tmp_path))

    monkeypatch.setattr("device.game.board_files.keep_seeds", full)
    film, board = "oware:1:2", tmp_path / "board.toml"
    board_file(board, film)
    with served(tmp_path, source=f"sim:{film}", calibration=board) as machine:
        ready(machine, "oware")
        answer = machine.post("/api/table/teach", fill=4)

    assert answer.status_code == 503
    assert "space" in answer.json()["detail"]
    assert str(tmp_path) not in answer.text


def picture_after(table: SimulatedTable, turns: int) -> Image:
    """Return the frame that shows the board after some turns."""
    wanted = table.truth.complete_frames[turns - 1] + 3
    return next(frame.image for frame in table.frames(lambda n: n == wanted))

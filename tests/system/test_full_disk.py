"""A disk that is really full, and then has room again."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from calibration.common.board_file import BoardFile, to_toml
from device.log.gamelog import GameLog
from device.log.parse import read_log
from device.ports import Frame
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.words.remarks import DISK_FREE, DISK_FULL
from rules.catalogue import find_game
from tests.device.perfect import Listener, header, loop_over
from vision.common.reading import Reading

pytestmark = pytest.mark.slow


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """Lend a disk of 128 kB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=128k", "tests", str(folder)]
    subprocess.run(mount, check=True)
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def fill(disk: Path) -> Path:
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(1)):
            pass
    return filler


class Filling(Listener):
    """Fills the disk at the second turn, and makes room two turns later."""

    def __init__(self, log: Path) -> None:
        super().__init__()
        self._log = log
        self._filler: Path | None = None
        self.known: list[int] = []

    def on_frame(self, frame: Frame, reading: Reading) -> None:
        turns = len([e for e in self.events if type(e).__name__ == "Moved"])
        if turns == 2 and self._filler is None:
            self._filler = fill(self._log.parent)
        elif turns == 7 and self._filler is not None:
            self._filler.unlink(missing_ok=True)
        self.known.append(len(read_log(self._log)))


def test_a_game_outlives_a_full_disk_and_is_whole_in_the_end(
    disk: Path,
) -> None:
    table = SimulatedTable(
        find_game("nine_mens_morris"), SimulationPlan(seed=2, most_turns=12)
    )
    log = disk / "g.jsonl"
    first = {**header(table), "note": "x" * 3000}  # to a page's end with a few turns
    filling = Filling(log)
    loop = loop_over(table, log, filling)
    loop.log.append([first])

    loop.run()
    loop.log.close()

    assert filling.remarks == [DISK_FULL, DISK_FREE]
    assert read_log(log) == loop.log.records
    written = [record for record in read_log(log) if record["type"] == "turn"]
    assert [record["turn"] for record in written] == [str(t) for t in table.truth.turns]
    assert min(filling.known) >= 1  # what lay there could be read at any moment


def test_an_appliance_that_stops_with_an_unwritten_game_says_so(
    disk: Path, tmp_path: Path
) -> None:
    table = SimulatedTable.of("nine_mens_morris:3:4")
    board = tmp_path / "board.toml"
    board.write_text(to_toml(BoardFile(table.view, None, None)), encoding="utf-8")
    filler = fill(disk)
    os.truncate(filler, filler.stat().st_size - 16 * 1024)
    command = [sys.executable, "-m", "device.cli", "serve", "--host", "127.0.0.1"]
    told = ["--source", "sim:nine_mens_morris:3:4", "--port", "0", "--voice", "off"]
    where = ["--games", str(disk), "--calibration", str(board), "--pin", "246813"]
    with subprocess.Popen(
        [*command, *told, *where, "--lights", "off"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        line = next(one for one in process.stdout if one.startswith("page: "))
        address = line.split()[1].rstrip("/")
        with httpx.Client(
            base_url=address, headers={"Origin": address}, trust_env=False, timeout=60
        ) as phone:
            phone.post("/api/session", json={"pin": "246813"}).raise_for_status()
            phone.post("/api/table/choose", json={"game": "nine_mens_morris"})
            fill(disk).rename(disk / "more")
            phone.post("/api/table/start", json={}).raise_for_status()
            with phone.stream("GET", "/api/stream") as stream:
                texts = stream.iter_text()
                seen = ""
                while '"disk":{"behind":true' not in seen:
                    seen += next(texts)
                process.terminate()
                last = "".join(texts)
        said = process.communicate()[1]

    assert process.returncode == 5
    assert "no room to write" in said
    assert "its end was in memory only" in said
    assert "the end of the game was not written" in last


def test_a_log_begun_on_a_full_disk_is_written_when_there_is_room(disk: Path) -> None:
    filler = fill(disk)
    log = GameLog(disk / "g.jsonl")
    log.append([{"type": "game", "format": 1}])
    assert log.behind

    filler.unlink()
    log.catch_up()

    assert not log.behind
    assert read_log(disk / "g.jsonl") == log.records
    log.close()

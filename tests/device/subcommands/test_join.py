import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from device.cli import main
from device.table.settings import read_settings
from tests.device.export.logs import random_log

CODE = "a-code_that-is-good"
BROKEN = "a-code_of-a-broken-board"
HEADER, *TURNS = random_log("nine_mens_morris", turns=3)
LINES = [json.dumps({**HEADER, "first": "white"}), *map(json.dumps, TURNS)]
RUNNING = {"name": "2026-11-26T07-00-00-nine_mens_morris", "lines": LINES}


class Hall(BaseHTTPRequestHandler):
    """Gives a board for one code, and refuses all others."""

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        assert self.path == "/api/join"
        good = body == {"code": CODE}
        given = {"board": 7, "key": "secret", "port": 8883, "authority": "PEM\n"}
        if body == {"code": BROKEN}:
            given, good = {**given, "game": RUNNING}, True
        told = given if good else {"detail": "that code was used already"}
        self.send_response(200 if good else 400)
        self.end_headers()
        self.wfile.write(json.dumps(told).encode())

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@pytest.fixture
def hall() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Hall) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def joined(address: str, settings: Path) -> int:
    return main(["join", address, "--settings", str(settings)])


def test_what_the_hall_gives_is_written_down(hall: str, tmp_path: Path) -> None:
    settings = tmp_path / "mwamuzi.toml"
    settings.write_text('[voice]\nlanguage = "sw"\n')

    assert joined(f"{hall}/join/{CODE}", settings) == 0

    read = read_settings(settings)
    assert read.voice.language == "sw"
    assert (read.hall.address, read.hall.port, read.hall.board) == (
        "127.0.0.1",
        8883,
        7,
    )
    assert read.hall.key == tmp_path / "hall.key"
    assert read.hall.key.read_text() == "secret\n"
    assert read.hall.key.stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "hall.pem").read_text() == "PEM\n"


def test_the_game_of_a_broken_board_is_there_to_be_gone_on_with(
    hall: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = tmp_path / "mwamuzi.toml"
    settings.write_text(f'[games]\nfolder = "{tmp_path}/games"\n')

    assert joined(f"{hall}/join/{BROKEN}", settings) == 0

    log = tmp_path / "games" / f"{RUNNING['name']}.jsonl"
    assert log.read_text().splitlines() == LINES
    table = json.loads((tmp_path / "games" / "table.json").read_text())
    assert (table["stage"], table["log"], table["board"]) == (
        "play",
        log.name,
        HEADER["board"],
    )
    assert "goes on with it once it sees the board" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("hall.lan", "hall.lan: expected http://HALL/join/CODE"),
        ("{hall}/join/another-code", "the hall refuses: that code was used already"),
        (f"http://127.0.0.1:1/join/{CODE}", "does not answer"),
    ],
)
def test_who_cannot_join_is_told_why_and_nothing_is_written(
    address: str,
    told: str,
    hall: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert joined(address.format(hall=hall), tmp_path / "mwamuzi.toml") == 2

    (line,) = capsys.readouterr().err.splitlines()
    assert told in line
    assert not list(tmp_path.iterdir())


def test_a_board_of_one_hall_does_not_silently_become_anothers(
    hall: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = tmp_path / "mwamuzi.toml"
    settings.write_text("[hall]\nboard = 3\n")

    assert joined(f"{hall}/join/{CODE}", settings) == 2
    assert "names a hall already" in capsys.readouterr().err
    assert settings.read_text() == "[hall]\nboard = 3\n"

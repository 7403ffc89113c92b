"""Damaged files and streams of every format: refused in a sentence, or read.

``python -m bench fuzz`` tries far more of them.
"""

import io
import os
import socket
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from calibration.common.board_file import BoardFile, from_toml, to_toml
from calibration.common.errors import BoardFileError
from device.camera.mjpeg import MjpegCamera
from device.export.bundle import lines_of
from device.export.formats import FORMATS, exported
from device.log.parse import read_log
from device.ports import CameraLostError, LogError, SettingsError
from device.simulated.simulator import SimulatedTable
from device.table.settings import read_settings
from device.table.settings_text import example
from tests.device.camera_server import BOUNDARY, jpeg
from tests.device.export.logs import imported, random_log
from tests.device.web.served import Served, served

EXAMPLES = int(os.environ.get("MWAMUZI_FUZZ", "40"))
often = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=EXAMPLES == 40,
    suppress_health_check=list(HealthCheck),
)

PIECES = st.one_of(
    st.binary(max_size=40),
    st.sampled_from(
        [
            *(b"\x00", b"\n", b"\r\n", b'"', b"\\", b"[" * 60, b"{" * 60, b"(;", b"<"),
            *(b"NaN", b"1e999", b"9" * 400, b"-1", b"null", b"true", b"\xff\xfe"),
            *(b"\\u0000", b"\\ud800", "\u202e".encode(), b"game", b'"type":"turn"'),
        ]
    ),
)


@st.composite
def damaged(draw: st.DrawFn, whole: bytes) -> bytes:
    """Return bytes of which some were replaced, lost or doubled."""
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(whole)))
        gone = draw(st.integers(0, 30))
        whole = whole[:at] + draw(PIECES) + whole[at + gone :]
    return whole[: draw(st.integers(0, len(whole)))] if draw(st.booleans()) else whole


@cache
def game_in(form: str) -> bytes:
    """Return a short game in a format."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.jsonl"
        path.write_bytes(lines_of(random_log("achi", turns=4)))
        return exported(path, form)


@cache
def a_board_file() -> bytes:
    """Return the board file of a simulated table."""
    return to_toml(BoardFile(SimulatedTable.of("achi").view, None)).encode()


@often
@given(data=st.data())
def test_a_damaged_log_is_read_or_refused(data: st.DataObject) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.jsonl"
        path.write_bytes(data.draw(damaged(game_in("jsonl"))))
        with suppress(LogError):
            assert all("type" in record for record in read_log(path))


@pytest.mark.parametrize("form", FORMATS)
@often
@given(data=st.data())
def test_a_damaged_import_is_read_or_refused(form: str, data: st.DataObject) -> None:
    content = data.draw(damaged(game_in(form)))
    with suppress(LogError):
        assert imported(content, f"a{FORMATS[form].ending}", "achi")


@often
@given(data=st.data())
def test_a_damaged_board_file_is_read_or_refused(data: st.DataObject) -> None:
    text = data.draw(damaged(a_board_file())).decode(errors="replace")
    with suppress(BoardFileError):
        assert from_toml(text).view.board.names


@often
@given(data=st.data())
def test_damaged_settings_are_read_or_refused(data: st.DataObject) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.toml"
        path.write_bytes(data.draw(damaged(example().encode())))
        with suppress(SettingsError):
            assert read_settings(path).voice.language


@often
@given(data=st.data())
def test_a_damaged_stream_is_a_lost_camera_at_worst(data: st.DataObject) -> None:
    part = jpeg(90)
    head = f"{BOUNDARY}\r\nContent-Length: {len(part)}\r\n\r\n".encode()
    camera = object.__new__(MjpegCamera)
    camera._stream = io.BytesIO(data.draw(damaged((head + part + b"\r\n") * 3)))  # type: ignore[assignment]  # read alike
    camera._boundary, camera._at_boundary = b"--frame", False
    camera._picture = b""
    with suppress(CameraLostError):
        for _ in range(100):
            camera.grab()
            image = camera.picture()
            assert image is None or image.ndim == 3
        raise AssertionError("a stream that ends went on")


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("games")) as found:
        yield found


@often
@given(data=st.data())
def test_a_damaged_request_harms_nobody(machine: Served, data: st.DataObject) -> None:
    url = httpx.URL(machine.address)
    host = url.netloc.decode()
    whole = (
        f"POST /api/session HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        'Content-Type: application/json\r\nContent-Length: 16\r\n\r\n{"pin": "00000"}'
    )
    with socket.create_connection((url.host, url.port or 80), timeout=30) as wire:
        wire.sendall(data.draw(damaged(whole.encode())))
        wire.shutdown(socket.SHUT_WR)
        answer = wire.recv(4096)
    assert not answer.startswith(b"HTTP/1.1 500")
    assert machine.phone.get("/api/health").status_code == 200

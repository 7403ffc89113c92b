import copy
import http.server
import json
import pickle
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from device.camera.mjpeg import MjpegCamera
from device.camera.sources import open_source
from device.camera_address import CameraAddress
from device.config.settings import settings_from
from device.mocks import MockClock, MockLights, MockVoice
from device.ports import DeviceError, HardwareMissingError, SettingsError
from device.web.configuration import Outfit
from device.web.state import first_state

ROOT = Path(__file__).parents[2]
SECRETS = ("anna", "hunter2", "t0ken")
ADDRESSES = [
    "http://anna:hunter2@camera.lan:81/live?token=t0ken",
    "HTTPS://anna@camera.lan/t0ken/live#hunter2",
    "rtsp://anna:hunter2@camera.lan/1",
    "htp:/anna:hunter2@camera.lan",
    "http://anna:hunter2@[::1/t0ken",
    "http://anna:hun\nter2@camera.lan/t0ken",
    "http://anna:hunter2@camera.lan\u2100/t0ken",
    "anna:hunter2@camera.lan/t0ken",
]


def hides(text: str) -> bool:
    return not any(secret in text for secret in SECRETS)


@pytest.mark.parametrize("text", ADDRESSES)
def test_an_address_hides_its_secrets_wherever_it_is_written(text: str) -> None:
    address = CameraAddress(text)

    for written in (
        str(address),
        repr(address),
        f"{address} {address!r} {address:>90}",
        "%s" % address,  # noqa: UP031 - as loggers do
        json.dumps({"source": address}),
        json.dumps(first_state({"source": address})),
        address + "",
        repr(copy.deepcopy({"of": [address]})),
        repr(pickle.loads(pickle.dumps(address))),
    ):
        assert hides(written)
    assert address.revealed() == text
    assert copy.deepcopy(address).revealed() == text


def test_what_holds_no_secret_is_written_as_it_is(tmp_path: Path) -> None:
    odd = tmp_path / "me@home"
    odd.mkdir()
    for text in ("picamera2", "v4l2:/dev/video0", "sim:oware", "film.mp4", str(odd)):
        assert CameraAddress(text) == text
    assert CameraAddress("http://camera.lan:81") == "http://camera.lan:81/"


@pytest.mark.parametrize("text", ADDRESSES)
def test_no_complaint_repeats_a_secret(text: str) -> None:
    with pytest.raises(DeviceError) as refused:
        next(open_source(text, 1.0, MockClock()).frames())

    assert hides(str(refused.value))


def test_settings_show_no_address_s_secrets() -> None:
    settings = settings_from({"camera": {"source": ADDRESSES[0]}})
    assert hides(repr(settings))
    for wrong in ({"source": [ADDRESSES[0]]}, {"sorce": ADDRESSES[0]}):
        with pytest.raises(SettingsError) as refused:
            settings_from({"camera": wrong})
        assert hides(str(refused.value))


def test_the_page_s_outfit_masks_a_plain_text(tmp_path: Path) -> None:
    outfit = Outfit(
        source=ADDRESSES[0], games=tmp_path, voice=MockVoice(), lights=MockLights()
    )
    assert hides(repr(outfit))
    assert outfit.source == "http://camera.lan:81/…"


def test_only_what_calls_an_address_asks_for_the_secrets() -> None:
    asking = {
        path.name
        for folder in ("device", "hall")
        for path in (ROOT / folder).rglob("*.py")
        if ".revealed()" in path.read_text(encoding="utf-8")
    }
    assert asking == {"camera_address.py", "mjpeg.py", "outgoing_http.py", "webcams.py"}


class Sender(http.server.BaseHTTPRequestHandler):
    """Sends callers on to another address, and keeps what they brought."""

    to = ""
    phrase = "Found"
    code = 302
    asks = False
    brought: list[tuple[str, str | None]]

    def do_GET(self) -> None:
        self.brought.append((self.path, self.headers.get("Authorization")))
        if self.asks and self.headers.get("Authorization") is None:
            self.send_response(401)
            self.send_header("WWW-Authenticate", 'Basic realm="camera"')
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        if self.path == "/end" or not self.to:
            self.send_error(404, "no hunter2 here")
            return
        self.send_response(self.code, self.phrase)
        self.send_header("Location", self.to)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *args: object) -> None:
        """Log nothing."""


@pytest.fixture
def two() -> Iterator[list[tuple[type[Sender], int]]]:
    made = []
    for _ in range(2):
        kind = type("Kind", (Sender,), {"brought": []})
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), kind)
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        made.append((kind, server, thread))
    yield [(kind, server.server_port) for kind, server, _ in made]
    for _, server, thread in made:
        server.shutdown()
        server.server_close()
        thread.join()


def test_a_redirect_to_another_host_carries_no_password(
    two: list[tuple[type[Sender], int]],
) -> None:
    (camera, port), (other, other_port) = two
    camera.asks = True
    for host in ("127.0.0.1", "localhost"):
        camera.to = f"http://{host}:{other_port}/end"
        with pytest.raises(HardwareMissingError, match="404 Not Found") as refused:
            MjpegCamera(f"http://anna:hunter2@127.0.0.1:{port}/s?token=t0ken")
        assert hides(str(refused.value))

    asked, answered = camera.brought[::2], camera.brought[1::2]
    assert all(words is None for _, words in asked)
    assert all(words is not None for _, words in answered)
    assert other.brought == [("/end", None)] * 2


def test_a_redirect_on_the_same_camera_keeps_the_password(
    two: list[tuple[type[Sender], int]],
) -> None:
    (camera, port), _ = two
    camera.asks, camera.to = True, "/end"
    with pytest.raises(HardwareMissingError, match="404"):
        MjpegCamera(f"http://anna:hunter2@127.0.0.1:{port}/s")

    assert [path for path, _ in camera.brought] == ["/s", "/s", "/end", "/end"]
    first, answer, then, again = (words for _, words in camera.brought)
    assert first is None
    assert answer is not None
    assert then in (None, answer)
    assert again == answer


@pytest.mark.parametrize("to", ["ftp://127.0.0.1/x", "file:///etc/hostname"])
def test_a_redirect_to_no_camera_s_kind_of_address_is_refused(
    two: list[tuple[type[Sender], int]], to: str
) -> None:
    (camera, port), _ = two
    camera.to = to
    with pytest.raises(HardwareMissingError, match=r"no video stream|answers 302"):
        MjpegCamera(f"http://127.0.0.1:{port}/s")

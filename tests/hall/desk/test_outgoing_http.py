"""Messages to other programs: where they may go, and what is shown of it."""

import ast
import http.server
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from device.ports import SettingsError
from hall.__main__ import _desk_words, _parser
from hall.desk.outgoing_http import HookAddress, HookError, is_far, post
from tests.source import ROOT, nodes_of

SECRETS = ("hunter2", "t0ken")
CALLING = {
    "urlopen",
    "create_connection",
    "HTTPConnection",
    "HTTPSConnection",
    "build_opener",
}
CALLERS = {
    "device/camera/mjpeg.py": "the camera that the owner names",
    "device/subcommands/join.py": "the hall that the owner names",
    "hall/desk/outgoing_http.py": "what this tests",
    "hall/services/mosquitto.py": "the hall's own broker, on loopback",
    "hall/proxy/relay.py": "the hall's own broker, on loopback",
    "device/install/machine.py": "nothing: it listens",
}


class Taker(http.server.BaseHTTPRequestHandler):
    """Takes what is posted; sends on or answers nonsense where that is asked for."""

    got: list[tuple[str, str | None, Any]]

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.got.append((self.path, self.headers.get("Authorization"), body))
        if self.path == "/nonsense":
            self.wfile.write(b"\xff\xfe nonsense\r\n\r\n")
            return
        self.send_response(302 if self.path == "/on" else 204)
        self.send_header("Location", "/other")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def taker() -> Iterator[tuple[int, list[Any]]]:
    got: list[Any] = []
    kind = type("OneTaker", (Taker,), {"got": got})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), kind) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port, got
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "localhost", "127.1", "0x7f000001", "2130706433", "0.0.0.0"),
        *("[::1]", "[::ffff:127.0.0.1]", "[::]"),
    ],
)
def test_no_hook_reaches_this_machine_by_any_of_its_names(
    host: str, taker: tuple[int, list[Any]]
) -> None:
    port, got = taker
    with pytest.raises(HookError, match="--hook-own"):
        post(HookAddress(f"http://{host}:{port}/"), {"a": 1}, ())

    assert got == []


@pytest.mark.parametrize(
    ("address", "far"),
    [
        *((one, False) for one in ("10.1.2.3", "192.168.1.1", "172.16.0.1")),
        *((one, False) for one in ("169.254.169.254", "100.64.0.1", "224.0.0.1")),
        *((one, False) for one in ("fe80::1%lo", "fd00::1", "::ffff:10.0.0.1")),
        *((one, True) for one in ("9.9.9.9", "2620:fe::fe")),
    ],
)
def test_what_is_far_is_known_by_its_address(address: str, far: bool) -> None:
    assert is_far(address) is far


def test_a_host_that_the_owner_names_is_told_and_sends_nobody_on(
    taker: tuple[int, list[Any]],
) -> None:
    port, got = taker
    own = {"127.0.0.1"}
    post(HookAddress(f"http://a:b@127.0.0.1:{port}/x?y=1"), {"a": 1}, own)
    for path in ("on", "nonsense"):
        with pytest.raises(HookError):
            post(HookAddress(f"http://127.0.0.1:{port}/{path}"), {"a": 1}, own)

    assert got[0] == ("/x?y=1", "Basic YTpi", {"a": 1})
    assert [path for path, *_ in got] == ["/x?y=1", "/on", "/nonsense"]


@pytest.mark.parametrize(
    "text",
    [
        *(
            "ftp://anna:hunter2@h/t0ken",
            "http://:9/t0ken",
            "hunter2",
            "http://h:t0ken/",
        ),
        *("http://[t0ken/", "https:///t0ken", "http://anna:hunter2@/t0ken"),
    ],
)
def test_what_is_no_address_is_refused_without_its_secrets(text: str) -> None:
    with pytest.raises(SettingsError) as refused:
        _ = HookAddress(text).parts

    assert not any(one in str(refused.value) for one in SECRETS if "//" in text)


def test_no_process_is_started_with_a_hook_s_secrets(tmp_path: Path) -> None:
    file = tmp_path / "given"
    file.write_text("https://b.example/t0ken\nhttps://anna:hunter2@c.example/\n")
    words = ["serve", "--data", str(tmp_path), "--hook", f"@{file}"]
    args = _parser().parse_args([*words, "--hook", "https://a.example/?t0ken"])

    told = _desk_words(args)

    assert not any(one in word for word in told for one in SECRETS)
    kept = tmp_path / "hooks"
    assert kept.stat().st_mode & 0o077 == 0
    assert [one for one in told if one.startswith("@")] == [f"@{kept}"]
    assert len(kept.read_text().split()) == 3


def test_nothing_else_calls_out() -> None:
    found = set()
    for folder in ("device", "hall", "webkit", "players"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            names = {
                node.attr if isinstance(node, ast.Attribute) else node.id
                for node in nodes_of(path)
                if isinstance(node, ast.Attribute | ast.Name)
            }
            if names & CALLING:
                found.add(path.relative_to(ROOT).as_posix())

    assert found <= set(CALLERS)

"""Hostile requests: bodies without end or sense, and path traversal."""

import json
import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest

from device.web.app import IMPORT_PATH, MOST_IMPORT_BYTES
from tests.device.web.served import Hands, Served, served
from webkit import connections
from webkit.middleware import MOST_JSON_BYTES
from webkit.rate_limit import Pace


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("games")) as found:
        yield found


# -- bodies -------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"x"',
        b"\xff\xfe",
        b'{"game": 7}',
        b'{"game": ""}',
        b'{"game": "x", "more": 1}',
        b'{"game": NaN}',
        b"[" * 20_000,
        b'{"game": "' + b"x" * 5000 + b'"}',
        json.dumps({"game": "x", "options": {str(n): 1 for n in range(99)}}).encode(),
    ],
)
def test_nonsense_is_refused_in_a_sentence(machine: Served, body: bytes) -> None:
    machine.show_pin()
    headers = {"Content-Type": "application/json"}

    answer = machine.phone.post("/api/table/choose", content=body, headers=headers)

    assert answer.status_code in (400, 404, 422)
    assert isinstance(answer.json()["detail"], str)


def test_a_huge_body_is_refused_before_it_is_read(machine: Served) -> None:
    machine.show_pin()
    content = b"x" * (MOST_JSON_BYTES + 1)

    answer = machine.phone.post("/api/table/choose", content=content)

    assert answer.status_code == 413


def test_a_body_of_untold_length_ends_somewhere(machine: Served) -> None:
    machine.show_pin()
    sent = 0

    def endless() -> Iterator[bytes]:
        nonlocal sent
        for _ in range(400):
            sent += 4096
            yield b" " * 4096

    try:
        status = machine.phone.post("/api/table/choose", content=endless()).status_code
    except httpx.WriteError:  # the machine has hung up
        status = 413

    assert status == 413


def raw(machine: Served, *lines: str) -> str:
    """Return what is answered to a request that no browser would send."""
    url = httpx.URL(machine.address)
    text = "\r\n".join([*lines, "Connection: close", "", ""])
    with socket.create_connection((url.host, url.port or 80), timeout=30) as wire:
        wire.sendall(text.encode())
        answer = b""
        while part := wire.recv(4096):
            answer += part
    return answer.decode()


@pytest.mark.parametrize("size", ["-1", "1e3", "nonsense", "5, 6", "9" * 30])
def test_a_false_length_is_refused(machine: Served, size: str) -> None:
    answer = raw(
        machine,
        "POST /api/session HTTP/1.1",
        f"Host: {httpx.URL(machine.address).netloc.decode()}",
        f"Origin: {machine.address}",
        f"Content-Length: {size}",
    )

    assert answer.split()[1] in ("400", "413")


def test_who_says_nothing_is_hung_up_on(
    machine: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_WITHIN_S", 0.2)
    url = httpx.URL(machine.address)
    with socket.create_connection((url.host, url.port or 80), timeout=30) as wire:
        wire.sendall(b"GET /api/st")

        assert wire.recv(100) == b""


def half_sent(machine: Served, path: str) -> socket.socket:
    """Return a connection on which a body was begun and not ended."""
    url = httpx.URL(machine.address)
    wire = socket.create_connection((url.host, url.port or 80), timeout=30)
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {url.netloc.decode()}",
        f"Origin: {machine.address}",
        "Content-Type: application/json",
        "Content-Length: 1000",
    ]
    wire.sendall("\r\n".join([*lines, "", "{"]).encode())
    return wire


@pytest.mark.parametrize("path", ["/api/session", "/api/table/choose", "/api/past"])
def test_who_does_not_end_a_body_is_hung_up_on(
    machine: Served, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    for name in ("BODY_WITHIN_S", "_UNREAD_S"):
        monkeypatch.setattr(connections, name, 0.2)
    within_s = machine.server.connections.body_within_s
    monkeypatch.setitem(within_s, IMPORT_PATH, 0.2)
    with half_sent(machine, path) as wire:
        while wire.recv(4096):
            pass  # who is refused is told so first


def test_many_half_sent_bodies_of_an_address_leave_room_for_the_others(
    machine: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine.server.connections.waiting, "each", 5)
    with (
        machine.another_phone() as viewer,
        machine.another_phone() as phone,
        viewer.stream("GET", "/api/stream") as stream,
        ExitStack() as opened,
    ):
        assert phone.get("/api/state").status_code == 200
        read = stream.iter_text()
        assert "event: state" in next(read)
        wires = [
            opened.enter_context(half_sent(machine, "/api/session")) for _ in range(12)
        ]
        for wire in wires[:6]:  # the oldest are gone
            with suppress(ConnectionResetError):
                assert wire.recv(100) == b""
        assert phone.get("/api/state").status_code == 200  # on the connection it had
        machine.page.hub.say({"kind": "remark", "text": "still here"})
        assert any("still here" in part for part in read)


def test_two_hosts_in_one_request_are_refused(machine: Served) -> None:
    answer = raw(
        machine, "GET /api/state HTTP/1.1", "Host: localhost", "Host: evil.example"
    )

    assert answer.split()[1] in ("400", "403")


BROKEN = [
    ("x.pgn", b"[Event"),
    ("x.pgn", b"\x00\x01\x02" * 1000),
    ("x.sgf", b"(;GM[5]" * 3000),
    ("x.csv", b"a,b\n" * 1000),
    ("x.gif", b"GIF89a" + b"\xff" * 5000),
    ("x.html", b"<script>" * 1000),
    ("x.zip", b"PK\x03\x04" + b"\x00" * 500),
    ("x.jsonl", b'{"type":"game","format":1}\n'),
    ("x.jsonl", b"[" * 50_000),
    ("x.exe", b"MZ"),
    ("", b"x"),
    ("../../etc/cron.d/x.jsonl", b"{}\n"),
    ("x\x7f.jsonl", b"{}\n"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "content"), BROKEN)
def test_broken_uploads_are_refused_and_leave_nothing(
    machine: Served, name: str, content: bytes
) -> None:
    machine.show_pin()
    games = machine.page.outfit.games
    machine.page.work_pace = Pace(1000, 1.0, Hands())
    before = sorted(path.name for path in games.iterdir() if path.suffix == ".jsonl")

    answer = machine.phone.post(
        "/api/past", content=content, headers={"X-File-Name": name}
    )

    assert answer.status_code == 400
    assert isinstance(answer.json()["detail"], str)
    after = sorted(path.name for path in games.iterdir() if path.suffix == ".jsonl")
    assert after == before
    assert not list(games.glob("*.new"))


def test_a_huge_upload_is_refused(machine: Served) -> None:
    machine.show_pin()
    cookie = machine.phone.cookies["mwamuzi"]

    answer = raw(
        machine,
        "POST /api/past HTTP/1.1",
        f"Host: {httpx.URL(machine.address).netloc.decode()}",
        f"Origin: {machine.address}",
        f"Cookie: mwamuzi={cookie}",
        "X-File-Name: x.zip",
        f"Content-Length: {MOST_IMPORT_BYTES + 1}",
    )

    assert answer.split()[1] == "413"


def test_heavy_work_is_not_done_for_ever(machine: Served) -> None:
    machine.show_pin()
    machine.page.work_pace = Pace(3, 60.0, Hands())

    answers = [
        machine.phone.post("/api/past", content=b"x", headers={"X-File-Name": "x.pgn"})
        for _ in range(4)
    ]

    assert [answer.status_code for answer in answers] == [400, 400, 400, 429]
    assert int(answers[-1].headers["retry-after"]) == 60


# -- files --------------------------------------------------------------------------

OUTSIDE = (
    "/static/../app.py",
    "/static/%2e%2e/app.py",
    "/static/..%2fapp.py",
    "/static/%2fetc/passwd",
    "/static/js/../../app.py",
    "/static/",
    "/static/js",
    "/api/past/../secret",
    "/api/past/%2e%2e%2fsecret",
    "/api/past/..%5csecret",
    "/api/past/.hidden",
    "/api/past/secret%00",
    "/api/past/linked",
    "/api/past/%2e%2e/pictures/1.jpg",
    "/api/past/game/pictures/..%2f..%2fsecret.jsonl",
    "/api/past/game/pictures/linked.jpg",
    "/api/past/game/pictures/1.txt",
    "/api/past/%2e%2e%2fsecret/download?format=jsonl",
    "/api/past/linked/download?format=jsonl",
)


@pytest.fixture(scope="module")
def secret(machine: Served) -> str:
    """Files outside the folder of games, and ways that seem to lead to them."""
    games = machine.page.outfit.games
    text = "nobody may read this"
    outside = games.parent / "secret.jsonl"
    outside.write_text(text, encoding="utf-8")
    (games / ".hidden.jsonl").write_text(text, encoding="utf-8")
    (games / "linked.jsonl").symlink_to(outside)
    (games / "game.jsonl").write_text("", encoding="utf-8")
    pictures = games / "game.pictures"
    pictures.mkdir()
    (pictures / "1.txt").write_text(text, encoding="utf-8")
    (pictures / "1.jpg").symlink_to(outside)
    return text


@pytest.mark.slow
@pytest.mark.parametrize("path", OUTSIDE)
def test_no_path_leads_out_of_the_folders(
    machine: Served, secret: str, path: str
) -> None:
    url = httpx.URL(machine.address).copy_with(raw_path=path.encode())

    answer = machine.phone.get(url)

    assert answer.status_code in (400, 404, 405)
    assert secret not in answer.text
    assert "import" not in answer.text
    assert os.fspath(machine.page.outfit.games) not in answer.text


def test_a_link_among_the_pictures_is_not_followed(
    machine: Served, secret: str
) -> None:
    answer = machine.phone.get("/api/past/game/pictures/1.jpg")

    assert answer.status_code == 404
    assert secret not in answer.text


def test_the_folder_of_games_lists_nothing_but_games(
    machine: Served, secret: str
) -> None:
    names = [item["name"] for item in machine.phone.get("/api/past").json()["items"]]

    assert ".hidden" not in names
    assert secret not in machine.phone.get("/api/past").text


@pytest.mark.parametrize("method", ["PUT", "PATCH", "TRACE", "CONNECT", "DELETE"])
def test_other_methods_do_nothing(machine: Served, method: str) -> None:
    answer = machine.phone.request(method, "/api/state")

    assert answer.status_code == 405

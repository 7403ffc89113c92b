"""The page with TLS: the safe port, the way in on the plain one, and who dawdles."""

import ipaddress
import re
import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding

from device.words.fingerprint import words_of
from tests.device.web.served import PIN, Served, served
from webkit import safe_port
from webkit.safe_port import SafePort
from webkit.serving import listening
from webkit.tls.keeper import GivenCertificates, OwnCertificates, der, own_folder
from webkit.tls.names import Names, home_addresses

HALF_OPEN = 300


class Safe:
    """A page with TLS, and what a phone that trusts the machine sees."""

    def __init__(self, page: Served, port: SafePort) -> None:
        self.page, self.port = page, port
        self.address = f"https://localhost:{port.number}"
        assert port.certificates.root is not None
        self.root = port.certificates.root
        pem = self.root.public_bytes(Encoding.PEM).decode()
        self.trust = ssl.create_default_context(cadata=pem)

    def phone(self) -> httpx.Client:
        return httpx.Client(
            base_url=self.address,
            headers={"Origin": self.address},
            verify=self.trust,
            trust_env=False,
            timeout=60,
        )

    def shown(self) -> bytes:
        """Return the certificate that the machine shows now."""
        address = ("127.0.0.1", self.port.number)
        with (
            socket.create_connection(address) as line,
            self.trust.wrap_socket(line, server_hostname="localhost") as safe,
        ):
            found = safe.getpeercert(binary_form=True)
        assert found is not None
        return found


@pytest.fixture(scope="module")
def safe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Safe]:
    games = tmp_path_factory.mktemp("games")
    port = SafePort(OwnCertificates(own_folder(games)), listening("127.0.0.1", 0))
    with served(games, safe=port) as page:
        yield Safe(page, port)


def test_a_phone_that_trusts_the_root_watches_and_acts(safe: Safe) -> None:
    with safe.phone() as phone:
        assert "<title>Mwamuzi</title>" in phone.get("/").text
        with phone.stream("GET", "/api/stream") as stream:
            assert "event: state" in next(stream.iter_text())
        shown = phone.post("/api/session", json={"pin": PIN})
        assert "Secure" in shown.headers["set-cookie"]
        assert phone.get("/api/session").json()["may_act"]


def test_the_plain_port_tells_how_to_trust_the_machine(safe: Safe) -> None:
    plain = safe.page.phone
    words = words_of(der(safe.root), "en")

    told = plain.get("/", headers={"Accept-Language": "de-AT,en;q=0.5"}).text

    assert "Ein sicherer Weg an den Tisch" in told
    assert re.findall("<li>([a-z]+)</li>", told) == list(words)
    assert f'data-safe="https://127.0.0.1:{safe.port.number}/"' in told
    assert 'lang="fr"' in plain.get("/?in=fr").text
    root = plain.get("/mwamuzi.crt")
    assert root.headers["content-type"] == "application/x-x509-ca-cert"
    assert x509.load_der_x509_certificate(root.content) == safe.root
    for name in ("/static/trust/trust.js", "/static/css/base.css", "/api/qr.svg"):
        assert plain.get(name).status_code == 200


def test_the_plain_port_leads_to_the_safe_one_and_lets_nobody_act(safe: Safe) -> None:
    plain = safe.page.phone
    on = f"https://127.0.0.1:{safe.port.number}"

    for path in ("/watch?a=1", "/api/state", "/static/js/app.js", "/a%20b"):
        answer = plain.get(path)
        assert answer.status_code == 307
        assert answer.headers["location"].startswith(f"{on}/")
    assert plain.get("/watch?a=1").headers["location"] == f"{on}/watch?a=1"
    assert plain.post("/api/session", json={"pin": PIN}).status_code == 403
    assert plain.get("/", headers={"Host": "bank.example"}).status_code == 403


def test_the_plain_page_may_ask_whether_the_machine_is_trusted(safe: Safe) -> None:
    with safe.phone() as phone:
        answer = phone.get("/api/trusted")
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
        other = phone.get("/api/state")
        assert other.headers["cross-origin-resource-policy"] == "same-origin"


def test_hundreds_of_half_open_handshakes_keep_nobody_waiting(safe: Safe) -> None:
    """Half say nothing, half begin a greeting and never end it."""
    begun = bytes.fromhex("16030100c0010000bc0303")
    with safe.phone() as before, ExitStack() as strangers:
        assert before.get("/api/health").status_code == 200
        for number in range(HALF_OPEN):
            line = socket.create_connection(("127.0.0.1", safe.port.number))
            strangers.enter_context(line)
            line.sendall(begun if number % 2 else b"")
        assert before.get("/api/health").status_code == 200
        with safe.phone() as anew:
            assert anew.get("/api/health").status_code == 200


def test_who_does_not_speak_tls_is_hung_up_on(safe: Safe) -> None:
    with socket.create_connection(("127.0.0.1", safe.port.number)) as line:
        line.settimeout(60)
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        while line.recv(1000):
            continue


def test_who_holds_most_handshakes_loses_the_oldest(
    safe: Safe, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert safe.port._gate is not None
    monkeypatch.setattr(safe.port._gate._shaking, "most", 8)
    port = safe.port.number
    with ExitStack() as strangers:
        lines = [
            strangers.enter_context(
                socket.create_connection(("127.0.0.1", port), 60, (address, 0))
            )
            for address in ["127.0.0.3"] + ["127.0.0.2"] * 8
        ]
        greedy = lines[1]
        assert greedy.recv(1) == b""
        lines[0].settimeout(0.0)
        with pytest.raises(BlockingIOError):
            lines[0].recv(1)


def test_a_new_address_is_shown_without_a_new_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(safe_port, "LOOKED_AFTER_S", 0.05)
    found = [ipaddress.ip_address("192.168.1.7")]
    own = OwnCertificates(
        tmp_path / "tls", names=lambda: Names("chess", home_addresses(found))
    )
    port = SafePort(own, listening("127.0.0.1", 0))
    with served(tmp_path, safe=port) as page:
        safe = Safe(page, port)
        before = safe.shown()
        found.append(ipaddress.ip_address("192.168.1.8"))
        while safe.shown() == before:
            continue
        assert own.root == safe.root


def test_a_given_certificate_is_where_phones_go_at_once(tmp_path: Path) -> None:
    own = OwnCertificates(tmp_path / "tls", names=lambda: Names("club", ()))
    own.see_to()
    path = tmp_path / "tls" / "page.pem"
    port = SafePort(GivenCertificates(path, path), listening("127.0.0.1", 0))
    with served(tmp_path, safe=port) as page:
        assert page.page.address == f"https://club.local:{port.number}/"

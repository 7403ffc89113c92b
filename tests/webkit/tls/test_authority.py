import ipaddress
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.serialization import Encoding

from device.words.fingerprint import words_of
from webkit.tls.authority import (
    Issued,
    dns_names,
    make_leaf,
    make_root,
    read_issued,
    vouches_for,
)
from webkit.tls.names import Names, home_addresses, own_name
from words.languages import LANGUAGES

NOW = datetime.now(UTC)
HOME = Names("chess", home_addresses([ipaddress.ip_address("192.168.1.7")]))


@pytest.fixture(scope="module")
def root() -> Issued:
    return make_root(HOME, NOW)


def shakes_hands(root: Issued, leaf: Issued, called: str, folder: Path) -> bool:
    """Return True if a client that trusts the root alone is content."""
    (folder / "leaf.pem").write_bytes(leaf.pem)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(folder / "leaf.pem")
    pem = root.certificate.public_bytes(Encoding.PEM).decode()
    client = ssl.create_default_context(cadata=pem)
    up, down = ssl.MemoryBIO(), ssl.MemoryBIO()
    ends = [
        client.wrap_bio(down, up, server_hostname=called),
        server.wrap_bio(up, down, server_side=True),
    ]
    done = 0
    for _ in range(4):
        for end in ends:
            try:
                end.do_handshake()
                done += 1
            except ssl.SSLWantReadError:
                continue
            except ssl.SSLError:
                return False
    return done >= 2


@pytest.mark.parametrize(
    "called", ["chess.local", "chess", "chess.lan", "localhost", "192.168.1.7", "::1"]
)
def test_who_trusts_the_root_trusts_the_machine_by_all_its_names(
    root: Issued, tmp_path: Path, called: str
) -> None:
    assert shakes_hands(root, make_leaf(root, HOME, NOW), called, tmp_path)


@pytest.mark.parametrize("called", ["bank.example", "other.local", "203.0.113.5"])
def test_the_root_can_vouch_for_nothing_else(
    root: Issued, tmp_path: Path, called: str
) -> None:
    """Also not where its key was stolen and whoever has it signs what he likes."""
    leaf = make_leaf(root, HOME, NOW)
    try:
        name: x509.GeneralName = x509.IPAddress(ipaddress.ip_address(called))
    except ValueError:
        name = x509.DNSName(called)
    forged = (
        x509.CertificateBuilder()
        .subject_name(leaf.certificate.subject)
        .issuer_name(root.certificate.subject)
        .public_key(leaf.key.public_key())
        .serial_number(1)
        .not_valid_before(NOW - timedelta(days=1))
        .not_valid_after(NOW + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([name]), critical=False)
        .sign(root.key, hashes.SHA256())
    )

    assert not shakes_hands(root, Issued(forged, leaf.key), called, tmp_path)


def test_a_certificate_lasts_as_long_as_browsers_allow_and_the_root_ten_years(
    root: Issued,
) -> None:
    leaf = make_leaf(root, HOME, NOW).certificate

    assert leaf.not_valid_after_utc - leaf.not_valid_before_utc <= timedelta(days=397)
    assert (root.certificate.not_valid_after_utc - NOW).days // 365 in (9, 10)
    late = make_leaf(root, HOME, NOW + timedelta(days=3600)).certificate
    assert late.not_valid_after_utc == root.certificate.not_valid_after_utc


def test_a_machine_whose_clock_stands_still_makes_no_certificate_of_the_past() -> None:
    made = make_root(HOME, datetime(1970, 1, 2, tzinfo=UTC)).certificate

    assert made.not_valid_before_utc.year >= 2026


def test_a_root_is_read_as_it_was_written_and_damage_is_found(root: Issued) -> None:
    assert read_issued(root.pem).certificate == root.certificate
    begins = b"-----BEGIN CERT"
    other = make_root(HOME, NOW).pem.partition(begins)[2]
    mixed = root.pem.partition(begins)[0] + begins + other
    for damaged in (b"", root.pem[:200], root.pem.replace(b"M", b"!"), mixed):
        with pytest.raises(ValueError):  # noqa: PT011 - of the library's own words
            read_issued(damaged)


def test_names_are_those_of_a_home(root: Issued) -> None:
    found = [ipaddress.ip_address(one) for one in ("8.8.8.8", "10.0.0.2", "fe80::1")]

    assert [str(one) for one in home_addresses(found)] == [
        "10.0.0.2",
        "127.0.0.1",
        "::1",
    ]
    assert [own_name(n) for n in ("Chess.lan", "a_b", "")] == [
        "chess",
        "mwamuzi",
        "mwamuzi",
    ]
    assert dns_names(make_leaf(root, HOME, NOW).certificate)[0] == "chess.local"
    assert not vouches_for(root.certificate, Names("go", ()))


def test_a_fingerprint_is_twelve_words_in_every_language() -> None:
    said = {language: words_of(b"a certificate", language) for language in LANGUAGES}

    assert all(len(words) == 12 for words in said.values())
    assert len(set(said.values())) == len(LANGUAGES)
    assert words_of(b"another", "en") != said["en"]

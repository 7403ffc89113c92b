import ipaddress
import os
import ssl
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import serialization

from device.config.settings import Settings, settings_from
from device.doctor.certificate import certificate
from webkit.errors import ServingError
from webkit.tls.authority import addresses_in, make_leaf, make_root, read_issued
from webkit.tls.keeper import (
    LEAF,
    ROOT,
    GivenCertificates,
    OwnCertificates,
    context_of,
    own_folder,
)
from webkit.tls.names import Names, home_addresses

FIRST, SECOND = (ipaddress.ip_address(f"192.168.1.{n}") for n in (7, 8))


@dataclass
class Machine:
    """A machine whose time, name and addresses tests change."""

    folder: Path
    now: datetime = field(default_factory=lambda: datetime.now(UTC))
    host: str = "chess"
    addresses: tuple[ipaddress.IPv4Address | ipaddress.IPv6Address, ...] = (FIRST,)

    def __post_init__(self) -> None:
        self.own = OwnCertificates(self.folder, lambda: self.now, self.names)

    def names(self) -> Names:
        return Names(self.host, home_addresses(self.addresses))

    def kept(self, name: str) -> x509.Certificate:
        return read_issued((self.folder / name).read_bytes()).certificate


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(own_folder(tmp_path / "games"))
    assert machine.own.see_to()
    return machine


def test_keys_are_for_the_owners_eyes_alone(machine: Machine) -> None:
    before = os.umask(0)
    try:
        (machine.folder / LEAF).unlink()
        machine.own.see_to()
        (machine.folder / ROOT).chmod(0o644)
        machine.own.see_to()
    finally:
        os.umask(before)

    assert machine.folder.stat().st_mode & 0o777 == 0o700
    for path in machine.folder.iterdir():
        assert path.stat().st_mode & 0o077 == 0, path


def test_a_certificate_is_renewed_before_it_ends_and_the_root_stays(
    machine: Machine,
) -> None:
    root, leaf = machine.kept(ROOT), machine.kept(LEAF)

    assert not machine.own.see_to()
    machine.now += timedelta(days=365)
    assert not machine.own.see_to()
    machine.now += timedelta(days=5)
    assert machine.own.see_to()
    assert machine.kept(ROOT) == root
    assert machine.kept(LEAF).not_valid_after_utc > leaf.not_valid_after_utc


def test_a_new_address_makes_a_new_certificate_and_a_lost_one_does_not(
    machine: Machine,
) -> None:
    machine.addresses = (FIRST, SECOND)
    assert machine.own.see_to()
    assert SECOND in addresses_in(machine.kept(LEAF))
    machine.addresses = (SECOND,)
    assert not machine.own.see_to()


def test_a_new_name_needs_a_new_root(machine: Machine) -> None:
    root = machine.kept(ROOT)
    machine.host = "draughts"

    assert machine.own.see_to()
    assert machine.kept(ROOT) != root
    assert machine.own.names[0] == "draughts.local"


def test_what_is_damaged_is_put_aside_and_made_anew(machine: Machine) -> None:
    for name in (LEAF, ROOT):
        path = machine.folder / name
        path.write_bytes(path.read_bytes()[:300])
        assert machine.own.see_to()
        assert path.with_suffix(".damaged").exists()
    context_of(machine.own)


def test_where_nothing_can_be_kept_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(ServingError, match="no certificate can be kept"):
        OwnCertificates(tmp_path / "file" / "tls").see_to()


@pytest.fixture
def given(tmp_path: Path) -> GivenCertificates:
    give(tmp_path)
    return GivenCertificates(tmp_path / "c.pem", tmp_path / "k.pem")


def give(folder: Path, password: bytes = b"") -> None:
    names = Names("club", ())
    now = datetime.now(UTC)
    leaf = make_leaf(make_root(names, now), names, now)
    sealed: serialization.KeySerializationEncryption = serialization.NoEncryption()
    if password:
        sealed = serialization.BestAvailableEncryption(password)
    key = leaf.key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, sealed
    )
    (folder / "c.pem").write_bytes(
        leaf.certificate.public_bytes(serialization.Encoding.PEM)
    )
    (folder / "k.pem").write_bytes(key)
    os.utime(folder / "k.pem", ns=(0, len(key) * (2 if password else 1)))


def test_a_given_certificate_is_read_again_when_it_changes(
    given: GivenCertificates, tmp_path: Path
) -> None:
    context: ssl.SSLContext = context_of(given)

    assert not given.see_to()
    assert "club.local" in given.names
    give(tmp_path)
    assert given.see_to()
    given.load(context)


def test_a_given_key_that_does_not_do_is_refused_in_a_line(
    given: GivenCertificates, tmp_path: Path
) -> None:
    give(tmp_path, password=b"secret")
    with pytest.raises(ServingError, match="has a password"):
        context_of(given)
    (tmp_path / "k.pem").write_text("nothing")
    with pytest.raises(ServingError, match=r"k\.pem cannot be used"):
        context_of(given)
    (tmp_path / "c.pem").unlink()
    with pytest.raises(ServingError, match=r"c\.pem cannot be read"):
        context_of(given)


def test_doctor_tells_how_the_certificate_does(machine: Machine) -> None:
    settings = settings_from(
        {"tls": {"on": True}, "games": {"folder": str(machine.folder.parent)}}
    )

    assert "off in the settings" in certificate(Settings()).told
    good = certificate(settings, machine.now)
    assert good.mend is None
    assert "its words: " in good.told
    assert certificate(settings, machine.now + timedelta(days=400)).mend is not None
    (machine.folder / LEAF).write_bytes(b"")
    assert "damaged" in certificate(settings, machine.now).told
    (machine.folder / LEAF).unlink()
    assert "first start" in certificate(settings, machine.now).told

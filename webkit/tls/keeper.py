"""Certificate of the page: made here and renewed, or provided."""

import contextlib
import fcntl
import logging
import os
import ssl
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NoReturn, Protocol

from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding

from webkit.errors import ServingError
from webkit.tls.authority import (
    Issued,
    addresses_in,
    dns_names,
    is_signed_by,
    make_leaf,
    make_root,
    read_issued,
    vouches_for,
)
from webkit.tls.names import Names, names_here

log = logging.getLogger(__name__)

RENEWED_BEFORE = timedelta(days=30)
"""A certificate is renewed so long before it ends."""

ROOT, LEAF = "root.pem", "page.pem"
_LOCK = "lock"
_PRIVATE, _OTHERS = 0o600, 0o077


def _now() -> datetime:
    return datetime.now(UTC)


class Certificates(Protocol):
    """Source of the certificate that the page is served with."""

    @property
    def root(self) -> x509.Certificate | None:
        """Return the root that phones have to trust, None if they do already."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of words that the certificate is for."""

    def see_to(self) -> bool:
        """Make or renew what has to be; return whether it is another one now."""

    def load(self, context: ssl.SSLContext) -> None:
        """Load the certificate into a TLS context."""


def context_of(certificates: Certificates) -> ssl.SSLContext:
    """Return a server's context that answers with a certificate.

    Raises
    ------
    ServingError
        If it cannot be had.
    """
    certificates.see_to()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.set_alpn_protocols(["http/1.1"])
    certificates.load(context)
    return context


class OwnCertificates:
    """A root and a certificate made on this machine.

    Parameters
    ----------
    folder
        Where they lie with their keys, for the owner's eyes alone; made if it is not
        there.
    now
        Returns the time.
    names
        Returns by what the machine is called now.

    Raises
    ------
    ServingError
        If nothing can be written there.
    """

    def __init__(
        self,
        folder: Path,
        now: Callable[[], datetime] = _now,
        names: Callable[[], Names] = names_here,
    ) -> None:
        self._folder, self._now, self._names = folder, now, names
        self._root: Issued | None = None
        self._leaf: Issued | None = None

    @property
    def root(self) -> x509.Certificate | None:
        """Return the root that phones have to trust."""
        return None if self._root is None else self._root.certificate

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of words that the certificate is for."""
        return () if self._leaf is None else dns_names(self._leaf.certificate)

    @property
    def folder(self) -> Path:
        """Return the folder of the certificates."""
        return self._folder

    def see_to(self) -> bool:
        """Create or renew the certificate: missing, expiring, or a name lacks."""
        names, now = self._names(), self._now()
        before = self._leaf
        try:
            with self._locked():
                self._root = self._kept(ROOT)
                if self._root is None or not _is_good_root(self._root, names, now):
                    self._root = make_root(names, now)
                    self._keep(ROOT, self._root)
                    log.warning(
                        "a new root certificate for %s: phones must trust it anew",
                        names.host,
                    )
                self._leaf = self._kept(LEAF)
                if self._leaf is None or not self._is_good_leaf(names, now):
                    self._leaf = make_leaf(self._root, names, now)
                    self._keep(LEAF, self._leaf)
                    log.info("a new certificate for %s", ", ".join(names.names))
        except OSError as error:
            raise ServingError(
                f"no certificate can be kept in {self._folder}: "
                f"{error.strerror or error}"
            ) from error
        return before is None or before.certificate != self._leaf.certificate

    def load(self, context: ssl.SSLContext) -> None:
        """Load the certificate into a TLS context."""
        context.load_cert_chain(self._folder / LEAF)

    def _is_good_leaf(self, names: Names, now: datetime) -> bool:
        assert self._leaf is not None
        assert self._root is not None
        leaf = self._leaf.certificate
        return (
            leaf.not_valid_after_utc - now > RENEWED_BEFORE
            and set(names.names) <= set(dns_names(leaf))
            and set(names.addresses) <= addresses_in(leaf)
            and is_signed_by(leaf, self._root.certificate)
        )

    @contextlib.contextmanager
    def _locked(self) -> Iterator[None]:
        """Lock the folder against other processes."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(self._folder / _LOCK, os.O_RDWR | os.O_CREAT, _PRIVATE)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield
        finally:
            os.close(lock)

    def _kept(self, name: str) -> Issued | None:
        """Return the certificate in a file; a damaged file is put aside."""
        path = self._folder / name
        try:
            if path.stat().st_mode & _OTHERS:
                path.chmod(_PRIVATE)
                log.warning("%s was open to others; it is no more", path)
            return read_issued(path.read_bytes())
        except FileNotFoundError:
            return None
        except ValueError as error:
            log.warning("%s is damaged (%s), and put aside", path, error)
            path.replace(path.with_suffix(".damaged"))
            return None

    def _keep(self, name: str, issued: Issued) -> None:
        """Write a file; a power cut leaves the old one or the new, whole."""
        path = self._folder / name
        new = path.with_suffix(".new")
        new.unlink(missing_ok=True)
        file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _PRIVATE)
        with os.fdopen(file, "wb") as out:
            out.write(issued.pem)
            out.flush()
            os.fsync(out.fileno())
        new.replace(path)


class GivenCertificates:
    """Certificate from elsewhere, read again when its files change.

    Parameters
    ----------
    certificate, key
        Their files; the certificate's may hold the whole chain.
    """

    root: x509.Certificate | None = None

    def __init__(self, certificate: Path, key: Path) -> None:
        self._paths = (certificate, key)
        self._seen: tuple[int, ...] = ()
        self._names: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of words that the certificate is for."""
        return self._names

    @property
    def certificate(self) -> x509.Certificate:
        """Return the certificate.

        Raises
        ------
        ServingError
            If it cannot be read.
        """
        try:
            return x509.load_pem_x509_certificate(self._paths[0].read_bytes())
        except (OSError, ValueError) as error:
            raise _unreadable(self._paths[0], error) from error

    def see_to(self) -> bool:
        """Check whether the files have changed, and read the names in them."""
        try:
            seen = tuple(path.stat().st_mtime_ns for path in self._paths)
        except OSError as error:
            raise ServingError(
                f"the certificate {error.filename} cannot be read: {error.strerror}"
            ) from error
        changed, self._seen = seen != self._seen, seen
        if changed:
            self._names = dns_names(self.certificate)
        return changed

    def load(self, context: ssl.SSLContext) -> None:
        """Load the certificate into a TLS context.

        Raises
        ------
        ServingError
            If the files do not belong together, or the key has a password.
        """
        certificate, key = self._paths
        try:
            context.load_cert_chain(certificate, key, password=_no_password)
        except (OSError, ValueError) as error:
            raise _unreadable(key, error) from error


def own_folder(games: Path) -> Path:
    """Return the folder of a machine's own certificates, by the folder of games."""
    return games / "tls"


def der(certificate: x509.Certificate) -> bytes:
    """Return a certificate as phones take it."""
    return certificate.public_bytes(Encoding.DER)


def _is_good_root(root: Issued, names: Names, now: datetime) -> bool:
    lasts = root.certificate.not_valid_after_utc - now
    return lasts > RENEWED_BEFORE and vouches_for(root.certificate, names)


def _no_password() -> NoReturn:
    raise ValueError("it has a password; give it without one")


def _unreadable(path: Path, error: Exception) -> ServingError:
    told = getattr(error, "strerror", None) or getattr(error, "reason", None) or error
    return ServingError(f"the certificate's file {path} cannot be used: {told}")

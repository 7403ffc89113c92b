"""Local certificate authority: a root for one home, and leaves signed by it.

The root can vouch for this machine's own names and for addresses of homes, and for
nothing else in the world: whoever steals its key cannot pretend to be a bank.
"""

import ipaddress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from cryptography import x509
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from webkit.tls.names import HOME_NETWORKS, Names

ROOT_LASTS = timedelta(days=3652)
LEAF_LASTS = timedelta(days=397)
"""No browser takes one for longer than 398 days."""

_EARLIER = timedelta(days=1)  # for phones whose clocks are slow
_NOT_BEFORE = datetime(2026, 11, 1, tzinfo=UTC)  # a clock that says less is wrong


@dataclass(frozen=True, slots=True)
class Issued:
    """A certificate and its key."""

    certificate: x509.Certificate
    key: ec.EllipticCurvePrivateKey

    @property
    def pem(self) -> bytes:
        """Return key and certificate as one text."""
        key = self.key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        return key + self.certificate.public_bytes(serialization.Encoding.PEM)


def read_issued(pem: bytes) -> Issued:
    """Return the certificate and key that `Issued.pem` wrote.

    Raises
    ------
    ValueError
        If it is damaged, or the key is another's.
    """
    try:
        key = serialization.load_pem_private_key(pem, password=None)
        certificate = x509.load_pem_x509_certificate(pem)
    except (TypeError, UnsupportedAlgorithm) as error:
        raise ValueError(str(error)) from error
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise ValueError("expected a key of an elliptic curve")  # noqa: TRY004 - damaged, not miscalled
    if key.public_key() != certificate.public_key():
        raise ValueError("the key does not belong to the certificate")
    return Issued(certificate, key)


def make_root(names: Names, now: datetime) -> Issued:
    """Return a new root for a machine of that name."""
    key = ec.generate_private_key(ec.SECP256R1())
    today = max(now, _NOT_BEFORE)
    began = today - _EARLIER
    name = _name(f"Mwamuzi {names.host}, {today:%Y-%m-%d}")
    allowed = [x509.DNSName(one) for one in names.names]
    everywhere = [x509.IPAddress(net) for net in HOME_NETWORKS]
    built = (
        _begun(name, name, key, began, began + ROOT_LASTS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs_certificates=True), critical=True)
        .add_extension(
            x509.NameConstraints([*allowed, *everywhere], None), critical=True
        )
        .add_extension(
            x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False
        )
    )
    return Issued(built.sign(key, hashes.SHA256()), key)


def make_leaf(root: Issued, names: Names, now: datetime) -> Issued:
    """Return a new certificate for a machine, signed by its root.

    Raises
    ------
    ValueError
        If the root cannot vouch for that name.
    """
    if not vouches_for(root.certificate, names):
        raise ValueError(f"the root cannot vouch for {names.host}")
    key = ec.generate_private_key(ec.SECP256R1())
    root_ends = root.certificate.not_valid_after_utc
    began = max(max(now, _NOT_BEFORE) - _EARLIER, root.certificate.not_valid_before_utc)
    ends = min(began + LEAF_LASTS, root_ends)
    subject = _name(names.names[0])
    spoken = [x509.DNSName(one) for one in names.names]
    numbers = [x509.IPAddress(one) for one in names.addresses]
    signer = x509.AuthorityKeyIdentifier.from_issuer_public_key(root.key.public_key())
    built = (
        _begun(subject, root.certificate.subject, key, began, ends)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs_certificates=False), critical=True)
        .add_extension(
            x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False
        )
        .add_extension(x509.SubjectAlternativeName([*spoken, *numbers]), critical=False)
        .add_extension(signer, critical=False)
    )
    return Issued(built.sign(root.key, hashes.SHA256()), key)


def vouches_for(root: x509.Certificate, names: Names) -> bool:
    """Return True if a root may sign for a machine of that name."""
    try:
        found = root.extensions.get_extension_for_class(x509.NameConstraints).value
    except x509.ExtensionNotFound:
        return False
    allowed = {
        one.value
        for one in found.permitted_subtrees or ()
        if isinstance(one, x509.DNSName)
    }
    return set(names.names) <= allowed


def dns_names(certificate: x509.Certificate) -> tuple[str, ...]:
    """Return the names of words that a certificate holds."""
    found = _alternative_names(certificate)
    return tuple(found.get_values_for_type(x509.DNSName)) if found else ()


def addresses_in(
    certificate: x509.Certificate,
) -> frozenset[ipaddress.IPv4Address | ipaddress.IPv6Address]:
    """Return the addresses that a certificate holds."""
    found = _alternative_names(certificate)
    every = found.get_values_for_type(x509.IPAddress) if found else ()
    hosts = (ipaddress.IPv4Address, ipaddress.IPv6Address)
    return frozenset(one for one in every if isinstance(one, hosts))


def is_signed_by(leaf: x509.Certificate, root: x509.Certificate) -> bool:
    """Return True if a root signed a certificate."""
    try:
        leaf.verify_directly_issued_by(root)
    except (InvalidSignature, TypeError, UnsupportedAlgorithm, ValueError):
        return False
    return True


def _alternative_names(
    certificate: x509.Certificate,
) -> x509.SubjectAlternativeName | None:
    try:
        kind = x509.SubjectAlternativeName
        return certificate.extensions.get_extension_for_class(kind).value
    except x509.ExtensionNotFound:
        return None


def _begun(
    subject: x509.Name,
    issuer: x509.Name,
    key: ec.EllipticCurvePrivateKey,
    began: datetime,
    ends: datetime,
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(began)
        .not_valid_after(ends)
    )


def _name(common: str) -> x509.Name:
    return x509.Name(
        [
            x509.NameAttribute(NameOID.COMMON_NAME, common[:64]),
            x509.NameAttribute(NameOID.ORGANIZATION_NAME, "Mwamuzi"),
        ]
    )


def _usage(*, signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        encipher_only=False,
        decipher_only=False,
    )

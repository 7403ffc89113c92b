"""Check of the page's certificate: issuer and expiry."""

from datetime import UTC, datetime
from pathlib import Path

from device.config.settings import Settings
from device.doctor.finding import Finding, line_of, unmeasured
from webkit.errors import ServingError

PART = "tls"
_AT_THE_TABLE = "sudo mwamuzi doctor, in the folder where it is served from"


def certificate(settings: Settings, now: datetime | None = None) -> Finding:
    """Return the finding on the certificate's issuer and expiry.

    Parameters
    ----------
    now
        The time; None: now.
    """
    tls = settings.tls
    if not tls.on:
        return unmeasured(Finding(PART, "off in the settings: the page is plain http"))
    from webkit.tls.keeper import own_folder

    at = now or datetime.now(UTC)
    if tls.certificate is not None and tls.key is not None:
        return _given(tls.certificate, tls.key, at)
    return _own(own_folder(settings.games.folder), settings.voice.language, at)


def _given(certificate: Path, key: Path, now: datetime) -> Finding:
    from webkit.tls.keeper import GivenCertificates, context_of

    given = GivenCertificates(certificate, key)
    try:
        context_of(given)
        ends = given.certificate.not_valid_after_utc
    except ServingError as error:
        return Finding(PART, line_of(error), "correct [tls] in the settings")
    told = f"{certificate} for {', '.join(given.names)}, until {ends:%Y-%m-%d}"
    if ends < now:
        return Finding(PART, f"{told}: that is over", "renew it where it came from")
    return Finding(PART, told)


def _own(folder: Path, language: str, now: datetime) -> Finding:
    from device.words.fingerprint import words_of
    from webkit.tls.authority import is_signed_by, read_issued
    from webkit.tls.keeper import LEAF, ROOT, der

    try:
        root = read_issued((folder / ROOT).read_bytes()).certificate
        leaf = read_issued((folder / LEAF).read_bytes()).certificate
    except FileNotFoundError:
        return unmeasured(Finding(PART, "on; a certificate is made at the first start"))
    except PermissionError as error:
        return Finding(PART, f"{error.filename} is its owner's alone", _AT_THE_TABLE)
    except (OSError, ValueError) as error:
        mend = "restart the service: it makes a new one"
        return Finding(PART, f"the certificate is damaged: {line_of(error)}", mend)
    words = " ".join(words_of(der(root), language))
    ends = leaf.not_valid_after_utc
    told = f"a certificate of its own until {ends:%Y-%m-%d}; its words: {words}"
    if ends < now or not is_signed_by(leaf, root):
        return Finding(PART, f"{told}; it is no longer good", "restart the service")
    return Finding(PART, told)

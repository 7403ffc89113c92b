"""Secrets (PINs, tokens): the only module that makes, hashes or compares them.

A test sees that nothing else in the tree compares or hashes one, and that what does is
asked by the counter of attempts only (`webkit.lockout`).
"""

import hashlib
import hmac
import secrets
from threading import Lock

_PIN_DIGITS = 6
_COST = 2**14
_ONE_AT_A_TIME = Lock()  # a slow hash takes 16 MB for as long as it runs


def new_pin() -> str:
    """Return a random PIN."""
    return "".join(secrets.choice("0123456789") for _ in range(_PIN_DIGITS))


def new_token(size: int = 32) -> str:
    """Return a random token of ``size`` bytes, too long to guess."""
    return secrets.token_urlsafe(size)


def is_pin(text: str) -> bool:
    """Return True if a text is a PIN."""
    return _PIN_DIGITS <= len(text) <= 8 and text.isascii() and text.isdigit()


def digest(token: str) -> str:
    """Return the hash under which a token is stored; 24 bytes cannot be guessed."""
    return hashlib.sha256(_bytes(token)).hexdigest()


def hashed(text: str, salt: str | None = None) -> str:
    """Return a salted hash that is slow to guess: PINs have few digits.

    One is made at a time, whoever asks: memory stays flat under any number of tries.
    """
    salt = secrets.token_hex(16) if salt is None else salt
    with _ONE_AT_A_TIME:
        found = hashlib.scrypt(_bytes(text), salt=salt.encode(), n=_COST, r=8, p=1)
    return f"{salt}${found.hex()}"


def is_hash_of(kept: str, shown: str) -> bool:
    """Return True if a slow hash is that of what was shown.

    A hash that is none, as of nobody, takes as long to compare as any other.
    """
    salt = kept.partition("$")[0] or "0" * 32
    return is_same(hashed(shown, salt), kept)


def is_same(one: str, other: str) -> bool:
    """Return True if two secrets are equal, compared in constant time."""
    return hmac.compare_digest(_bytes(one), _bytes(other))


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")

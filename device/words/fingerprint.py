"""Fingerprint of a key as words, easy to compare.

Each word stands for five bits of the SHA-256, so that twelve words are sixty: who
wants to make another certificate with the same words tries a million million million.
"""

import hashlib

from device.words.trusting import THINGS
from words.catalogue import catalogue

_SHOWN = 12
_BITS = 5


def words_of(der: bytes, language: str) -> tuple[str, ...]:
    """Return a certificate's fingerprint as twelve words.

    Parameters
    ----------
    der
        The certificate's bytes.
    language
        One of ``LANGUAGES``.
    """
    number = int.from_bytes(hashlib.sha256(der).digest())
    say = catalogue(language).text
    return tuple(
        say(THINGS[(number >> (256 - _BITS * place)) % 2**_BITS])
        for place in range(1, _SHOWN + 1)
    )


def hex_of(der: bytes) -> str:
    """Return a certificate's SHA-256 fingerprint as programs show it."""
    return hashlib.sha256(der).digest().hex(":").upper()

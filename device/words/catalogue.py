"""Catalogues of sentences, one a language, read by the standard library's gettext."""

import gettext
from functools import cache
from pathlib import Path

LANGUAGES = ("en", "sw", "es", "fr", "de")
"""English, Swahili, Spanish, French, German."""

DOMAIN = "mwamuzi"
"""The catalogues of what the referee and the machine say."""

RULES = "rules"
"""The catalogues of what games are called, and of their rules."""

_FOLDER = Path(__file__).parent.parent / "locale"


def msg(message: str) -> str:
    """Return the message itself: this only marks it for translators."""
    return message


def msg_in(context: str, message: str) -> str:  # noqa: ARG001 - translators see the context
    """Return the message itself: this marks it, and what it is, for translators."""
    return message


@cache
def catalogue(language: str, domain: str = DOMAIN) -> gettext.NullTranslations:
    """Return the sentences of a language; the messages themselves where it has none.

    Parameters
    ----------
    language
        One of ``LANGUAGES``, or an eSpeak NG voice of it, such as 'en-us'.
    domain
        ``DOMAIN`` or ``RULES``.
    """
    return gettext.translation(domain, _FOLDER, [language_of(language)], fallback=True)


def language_of(voice: str) -> str:
    """Return the language of a voice, English where it has no sentences here.

    Examples
    --------
    >>> language_of("en-us+f2")
    'en'
    """
    language = voice[:2].lower()
    return language if language in LANGUAGES else LANGUAGES[0]

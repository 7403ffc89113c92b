"""The languages that the catalogue holds."""

LANGUAGES = ("en", "sw", "es", "fr", "de")
"""English, Swahili, Spanish, French, German."""

ENGLISH = LANGUAGES[0]


def language_of(voice: str) -> str:
    """Return the language of an eSpeak NG voice, English for an unknown one.

    Examples
    --------
    >>> language_of("en-us+f2")
    'en'
    """
    language = voice[:2].lower()
    return language if language in LANGUAGES else ENGLISH

"""Error responses of the page for unhandled exceptions."""

from rules.core.facts import Sentence
from words.keys import Key


def failure(number: str) -> Sentence:
    """Return the sentence; the journal has the exception under this number."""
    return Sentence(Key("web-failed"), {"number": number})

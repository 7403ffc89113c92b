"""Fill the players' words of ``docs/glossary.md`` from the catalogue.

``python -m words.glossary`` writes them; a test fails where they differ.
"""

import re

from words.catalogue import catalogue
from words.scopes import ROOT

PATH = ROOT / "docs" / "glossary.md"
LANGUAGES = ("en", "de", "fr", "es", "sw")
"""The order of the columns."""

_ROW = re.compile(r"(\| .+? \| .+? \| `.+?` \| `(.+?)` \| )(.+)")


def filled(text: str) -> str:
    """Return the glossary with every row's words as its message has them."""
    return "\n".join(_filled_row(line) for line in text.split("\n"))


def _filled_row(line: str) -> str:
    found = _ROW.fullmatch(line)
    if found is None:
        return line
    said = [catalogue(language).text(found[2]) for language in LANGUAGES]
    return f"{found[1]}{' | '.join(said)} |"


if __name__ == "__main__":
    PATH.write_text(filled(PATH.read_text("utf-8")), "utf-8")

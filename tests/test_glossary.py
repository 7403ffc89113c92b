"""The glossary: players' words are those of the catalogue, and modules exist."""

import re

from tests.source import ROOT
from words.catalogue import catalogue
from words.languages import LANGUAGES

ROW = re.compile(r"\| .+? \| .+? \| `(.+?)` \|(?: `(.+?)` \| (.+) \|)?")
LINES = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
ROWS = [found for line in LINES if (found := ROW.fullmatch(line))]
HEADS = [line for line in LINES if line.startswith("| term | ")]


def test_every_line_of_a_table_is_a_row() -> None:
    assert len(ROWS) + 2 * len(HEADS) == sum(line.startswith("|") for line in LINES)


def test_players_words_are_those_of_the_catalogue() -> None:
    languages = next(head for head in HEADS if "message" in head).split(" | ")[4:]
    codes = [code.strip(" |") for code in languages]
    written = {row[2]: row[3].split(" | ") for row in ROWS if row[2]}

    assert sorted(codes) == sorted(LANGUAGES)
    assert written == {
        key: [catalogue(code).text(key) for code in codes] for key in written
    }


def test_ideas_live_where_the_glossary_says() -> None:
    assert [row[1] for row in ROWS if not (ROOT / row[1]).is_file()] == []

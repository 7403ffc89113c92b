"""The glossary: players' words are those of the catalogue, and modules exist."""

import re

from tests.source import ROOT
from words.glossary import LANGUAGES, PATH, filled

TEXT = PATH.read_text(encoding="utf-8")
LINES = TEXT.splitlines()
CODE = re.compile(r"\| .+? \| .+? \| `(.+?)` \|.*")


def test_players_words_are_those_of_the_catalogue() -> None:
    assert filled(TEXT) == TEXT, "python -m words.glossary"
    heads = [line for line in LINES if "| message |" in line]
    assert heads
    assert {head.split(" | ", 4)[4] for head in heads} == {f"{' | '.join(LANGUAGES)} |"}


def test_ideas_live_where_the_glossary_says() -> None:
    rules = ("| term |", "| ---")
    rows = [
        line for line in LINES if line.startswith("|") and not line.startswith(rules)
    ]
    named = [found[1] for row in rows if (found := CODE.fullmatch(row))]

    assert len(named) == len(rows) > 0
    assert [path for path in named if not (ROOT / path).is_file()] == []

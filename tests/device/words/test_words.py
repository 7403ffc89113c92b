"""Sentences by the rules: one for every reason and every line."""

import ast
from collections.abc import Iterator
from pathlib import Path

from device.config.settings import LANGUAGES as SETTING_LANGUAGES
from device.words.lexicon import CALLS
from device.words.reasons import REASONS
from rules.catalogue import GAMES
from rules.core.saying import line_key, piece_key
from rules.games.lines.position import End
from rules.games.stacks.kernel import REASONS as PARTIES
from rules.referee.forfeit import GIVEN_UP
from words.catalogue import catalogue
from words.languages import LANGUAGES, language_of

ROOT = Path(__file__).parents[3]


def test_the_settings_know_the_languages_of_the_catalogues() -> None:
    assert SETTING_LANGUAGES == LANGUAGES
    assert [language_of(v) for v in ("en-us+f2", "sw", "fr-fr", "pt-br")] == [
        "en",
        "sw",
        "fr",
        "en",
    ]


def trees(*names: str) -> Iterator[ast.Module]:
    for name in names:
        yield ast.parse((ROOT / "rules" / name).read_text(encoding="utf-8"))


def reasons_in_the_code() -> set[str]:
    """Return every reason that the code of the rules writes in an ending."""
    found = {end.value for end in End} | set(PARTIES.values())
    makers = {"Ended", "Ending", "MatchEnd"}
    paths = [
        p.relative_to(ROOT / "rules").as_posix() for p in (ROOT / "rules").rglob("*.py")
    ]
    for tree in trees(*paths):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if called in {*makers, "round_over", "_won"}:
                found |= {
                    arg.value
                    for arg in node.args
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    return found


def test_every_reason_of_a_result_has_a_sentence() -> None:
    reasons = reasons_in_the_code()

    assert {"three_in_a_row", "majority", "last_chip", "two_trios"} <= reasons
    assert reasons | GIVEN_UP <= set(REASONS)


def test_every_word_for_a_line_has_its_calls() -> None:
    assert {game.wording.line for game in GAMES.values()} == set(CALLS)


def test_every_word_of_a_book_has_a_term_in_every_language() -> None:
    for game in GAMES.values():
        for key in (piece_key(game.wording.piece), line_key(game.wording.line)):
            assert [one for one in LANGUAGES if key not in _terms(one)] == [], key


def _terms(language: str) -> frozenset[str]:
    return frozenset(catalogue(language).scope("words"))

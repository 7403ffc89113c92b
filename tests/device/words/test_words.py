"""The catalogues: whole, up to date, a sentence for every rule in every language."""

import ast
import io
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_mapping_cfg
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from device.config.settings import LANGUAGES as SETTING_LANGUAGES
from device.words.catalogue import LANGUAGES, language_of
from device.words.lexicon import CALLS, PIECES
from device.words.reasons import REASONS
from rules.catalogue import GAMES
from rules.core.facts import fields_of
from rules.games.captures import rulings as capture_rulings
from rules.games.lines import rulings as line_rulings
from rules.games.lines.position import End
from rules.games.mabambo import rulings as mabambo_rulings
from rules.games.moves import rulings as move_rulings
from rules.games.placing import rulings as placing_rulings
from rules.games.solo import rulings as solo_rulings
from rules.games.sowing import rulings as sowing_rulings
from rules.games.stacks import rulings as stack_rulings
from rules.games.stacks.kernel import REASONS as PARTIES
from rules.games.takeaway import rulings as takeaway_rulings
from rules.games.trio import rulings as trio_rulings
from rules.referee.forfeit import GIVEN_UP
from rules.referee.ruling import AFTER_A_TURN
from rules.rulings.engine import RulingTable

ROOT = Path(__file__).parents[3]
LOCALE = ROOT / "device" / "locale"
MAPPING = ROOT / "babel.cfg"
FOREIGN = [language for language in LANGUAGES if language != "en"]

TABLES: tuple[RulingTable[Any], ...] = (
    AFTER_A_TURN,
    line_rulings.TABLE,
    stack_rulings.TABLE,
    takeaway_rulings.TABLE,
    trio_rulings.TABLE,
    mabambo_rulings.TABLE,
    solo_rulings.TABLE,
    move_rulings.TABLE,
    placing_rulings.TABLE,
    capture_rulings.TABLE,
    sowing_rulings.TABLE,
)

FORMED = {*PIECES} - {"chip"}

Marked = tuple[str | None, str]
"""The context and the text of a message."""


def marked(messages: Iterator[Message] | list[Message]) -> dict[Marked, str]:
    return {
        (message.context, str(message.id)): str(message.string)
        for message in messages
        if message.id
    }


def read(language: str) -> Catalog:
    with (LOCALE / language / "LC_MESSAGES" / "mwamuzi.po").open("rb") as file:
        return read_po(file, locale=language)


def fields(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


@cache
def in_the_code() -> frozenset[Marked]:
    keywords = {"msg": None, "msg_in": ((1, "c"), 2), "Template": None}
    with MAPPING.open(encoding="utf-8") as file:
        where, _ = parse_mapping_cfg(file)  # type: ignore[no-untyped-call]
    found = extract_from_dir(
        str(ROOT),
        method_map=where,
        keywords=keywords,
    )
    return frozenset(
        (context, message if isinstance(message, str) else message[-1])
        for _, _, message, _, context in found
    )


def test_the_settings_know_the_languages_of_the_catalogues() -> None:
    assert SETTING_LANGUAGES == LANGUAGES
    assert [language_of(v) for v in ("en-us+f2", "sw", "fr-fr", "pt-br")] == [
        "en",
        "sw",
        "fr",
        "en",
    ]


def test_the_template_holds_what_is_marked_in_the_code() -> None:
    with (LOCALE / "mwamuzi.pot").open("rb") as file:
        template = marked(list(read_po(file)))

    assert set(template) == in_the_code(), "run .ci/words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_compiled_as_it_is_written(language: str) -> None:
    compiled = io.BytesIO()
    write_mo(compiled, read(language))

    path = LOCALE / language / "LC_MESSAGES" / "mwamuzi.mo"
    assert path.read_bytes() == compiled.getvalue(), "run .ci/words"


@pytest.mark.parametrize("language", FOREIGN)
def test_everything_is_translated_with_the_same_values(language: str) -> None:
    catalogue = marked(list(read(language)))

    assert set(catalogue) == in_the_code()
    assert [message for message, text in catalogue.items() if not text] == []
    assert [
        text
        for (_, message), text in catalogue.items()
        if fields(text) != fields(message)
    ] == []


def test_english_has_its_own_forms_with_the_same_values() -> None:
    forms = {m: text for m, text in marked(list(read("en"))).items() if text}

    assert {context for context, _ in forms} == FORMED
    assert all(fields(text) == fields(message) for (_, message), text in forms.items())


# -- rulings -------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_every_field_of_a_table_of_rules_is_a_fact_that_it_knows(
    table: RulingTable[Any],
) -> None:
    lacking = [
        (row.rule, name)
        for row in table.rows
        for name in fields_of(row.template)
        if name not in table.facts
    ]
    assert lacking == []


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("table", TABLES)
def test_every_template_of_a_table_of_rules_is_translated(
    table: RulingTable[Any], language: str
) -> None:
    catalogue = marked(list(read(language)))

    assert [row.rule for row in table.rows if not catalogue[None, row.template]] == []


def test_a_form_for_other_pieces_is_of_a_sentence_that_is_said() -> None:
    plain_ones = {message for context, message in in_the_code() if context is None}
    forms = {message for context, message in in_the_code() if context in FORMED}

    assert len(forms) > 15
    assert forms <= plain_ones


@pytest.mark.parametrize(
    "table", [move_rulings.TABLE, placing_rulings.TABLE, capture_rulings.TABLE]
)
def test_no_ruling_on_men_discs_or_stones_speaks_of_chips_alone(
    table: RulingTable[Any],
) -> None:
    formed = {message for context, message in in_the_code() if context in FORMED}
    chips = {row.template for row in table.rows if "chip" in row.template}

    assert chips
    assert chips <= formed


def test_every_game_has_a_word_for_its_pieces() -> None:
    assert {game.wording.piece for game in GAMES.values()} == {*PIECES}


# -- results and lexicons ------------------------------------------------------


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


def test_every_word_for_a_piece_but_the_plain_one_has_forms() -> None:
    contexts = {context for context, _ in in_the_code()}

    assert {game.wording.piece for game in GAMES.values()} - {"chip"} <= contexts

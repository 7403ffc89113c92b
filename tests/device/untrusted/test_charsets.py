"""The letters of files of others: declared, marked, guessed."""

import pytest

from device.untrusted.charsets import text_of

WESTERN = [
    "Zoë Müller, José Peña, Åsa Lindström, Łukasz",
    "O\N{RIGHT SINGLE QUOTATION MARK}Neill said "
    "\N{LEFT DOUBLE QUOTATION MARK}no\N{RIGHT DOUBLE QUOTATION MARK}",
    "Paris \N{EM DASH} Genève \N{EN DASH} ½",
    "naïve façade coöperation",
]


@pytest.mark.parametrize("text", [*WESTERN[1:], "Müller"])
def test_what_is_western_is_not_taken_for_chinese_or_japanese(text: str) -> None:
    assert text_of(text.encode("cp1252")).text == text


@pytest.mark.parametrize("text", WESTERN)
def test_utf_8_is_no_guess(text: str) -> None:
    assert text_of(text.encode()) == (text, "")


def test_a_declared_set_that_is_none_of_a_text_is_a_guess() -> None:
    for name in ("rot13", "hex", "zlib", "nothing"):
        told = text_of(f'[Charset "{name}"]\n[White "Zoë"]'.encode("cp1252"))

        assert "Zoë" in told.text
        assert f"it is not {name}" in told.remark


def test_a_declaration_that_does_not_fit_gives_way_to_utf_8() -> None:
    told = text_of('[Charset "iso-2022-jp"]\n[White "Zoë"]'.encode())

    assert told.text.endswith('[White "Zoë"]')

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.untrusted.names import LONGEST, is_plain, portable


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("2026-11-26T08-00-00-nine_mens_morris", None),
        ("Café 1.jsonl", None),
        ("a\\..\\b", "a_.._b"),
        ("../../etc/passwd", "__.._etc_passwd"),
        ("/etc/passwd", "_etc_passwd"),
        ("C:\\a", "C__a"),
        ("con", "_con"),
        ("AUX.jsonl", "_AUX.jsonl"),
        ("com¹ .x", "_com¹ .x"),
        ("a\0b\nc", "a_b_c"),
        ("a\u202egpj.exe", "a_gpj.exe"),
        ("Cafe\u0301", "Café"),
        ("a. . ", "a_"),
        ("..", "_"),
        ("", "_"),
    ],
)
def test_a_name_becomes_one_of_every_system(name: str, written: str | None) -> None:
    assert portable(name) == (name if written is None else written)


@given(st.text(max_size=300))
def test_what_is_portable_is_plain_and_stays_so(name: str) -> None:
    written = portable(name)

    assert is_plain(written, LONGEST + 1)
    assert portable(written) == written

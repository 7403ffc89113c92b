import time

import pytest

from calibration.common.toml_tables import tables_in

UNENDED = 'a = """' + '\\"""' * 100_000


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a = 0x" + "f" * 20_000, "a value near line 1 is too long"),
        ("\n\na = " + "9" * 20_000, "a value near line 3 is too long"),
        ("a = 99999999999999999999", "more than 64 bits"),
        (".".join("a" * 20_000) + " = 1", "a key near line 1 is too long"),
        ("[" + " . ".join(['"a b"'] * 20_000) + "]", "a key near line 1 is too long"),
        ("a = " + "[" * 5000 + "]" * 5000, "nest more than 16 deep"),
        ("a = " + "{b = " * 5000 + "1" + "}" * 5000, "nest more than 16 deep"),
        ("#" * 1_000_001, "too large: expected at most 1000000"),
        (UNENDED, "Unterminated"),
        ("a = 1\na = 2", "Cannot overwrite a value"),
    ],
)
def test_what_nobody_writes_is_refused_at_once(text: str, complaint: str) -> None:
    began_s = time.process_time()

    with pytest.raises(ValueError, match=complaint):
        tables_in(text)

    assert time.process_time() - began_s < 2


@pytest.mark.parametrize(
    "unit",
    ["a" * 400 + ".", "a.b.c.d.e.f = 1\n", "'''", '"', "\\", "[[a]]\n", "# '", "a ."],
)
def test_the_time_grows_with_the_length_alone(unit: str) -> None:
    text = unit * (500_000 // len(unit))
    began_s = time.process_time()

    with pytest.raises(ValueError, match=r"line|char|end|Invalid"):
        tables_in(text + "\n= end")

    assert time.process_time() - began_s < 5


def test_what_people_write_is_read() -> None:
    text = """
    # one . two . three
    path = "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s.t"
    long = '''[[[[[[[[[[[[[[[[[[[[[[[['''
    numbers = [1.25, 2.5, -3.75, 0x1f, 1979-05-27T07:32:00.999Z]
    [a.b."c.d"]
    e.f = { g = [[1], [2]] }
    """

    tables = tables_in(text)

    assert tables["a"]["b"]["c.d"]["e"]["f"] == {"g": [[1], [2]]}
    assert len(tables["path"]) == 39

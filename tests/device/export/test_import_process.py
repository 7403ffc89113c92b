import pytest

from device.export.bundle import lines_of
from device.export.formats import Imported
from device.export.import_process import imported_apart
from device.log import parse
from device.ports import LogError
from device.untrusted.process import BoundedReader
from tests.device.export.logs import imported, random_log

BEGIN = b'{"type":"game","format":1,"game":"achi","board":"trio"}\n'


def test_a_file_read_apart_is_the_same_game() -> None:
    content = lines_of(random_log("achi", turns=4))

    with BoundedReader() as reader:
        read = imported_apart(reader, content, "a.jsonl")

    assert read == Imported((content,))


def test_what_is_wrong_with_a_file_is_told_from_there() -> None:
    wrong = pytest.raises(
        LogError, match=r"a\.jsonl: line 2 is no record of a game log"
    )
    with BoundedReader() as reader, wrong:
        imported_apart(reader, BEGIN + b"hello\n", "a.jsonl")


@pytest.mark.parametrize(
    "line",
    [
        b'{"type":"note","says":' + b"[" * 100 + b"]" * 100 + b"}\n",
        b'{"type":"note","says":"' + b"a" * 300_000 + b'"}\n',
        b'{"type":"note","t":NaN}\n',
        b'{"type":"note","t":-Infinity}\n',
    ],
)
def test_a_line_too_long_too_deep_or_of_no_number_is_refused(line: bytes) -> None:
    with pytest.raises(LogError, match="line 2 is no record"):
        imported(BEGIN + line, "a.jsonl")


def test_more_lines_than_any_game_has_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(parse, "MOST_RECORDS", 3)
    with pytest.raises(LogError, match="more than 3 lines are no game"):
        imported(BEGIN + b'{"type":"note"}\n' * 3, "a.jsonl")

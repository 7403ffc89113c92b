"""A foreign file takes what it may, however it is made, and the next one is read."""

import os
import time
from collections.abc import Callable, Iterator

import pytest

from device.untrusted.process import Answer, BoundedReader, ForeignFormat
from tests.device.untrusted import greedy


def reading(read: Callable[..., Answer], work_s: float = 5.0) -> ForeignFormat:
    return ForeignFormat(
        read=read,
        expected="a file of a test",
        error=greedy.GreedyError,
        most_bytes=1000,
        work_s=work_s,
    )


@pytest.fixture(scope="module")
def reader() -> Iterator[BoundedReader]:
    with BoundedReader() as made:
        yield made


def test_a_file_is_read_elsewhere_and_the_process_is_kept(
    reader: BoundedReader,
) -> None:
    first = reader.read(reading(greedy.who), b"")
    assert reader.read(reading(greedy.twice), b"file ", "word") == b"file word"
    assert reader.read(reading(greedy.who), b"") == first != str(os.getpid()).encode()


def test_nothing_of_the_environment_goes_there(
    reader: BoundedReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MWAMUZI_HALL_KEY", "secret")
    reader.close()

    assert b"MWAMUZI" not in reader.read(reading(greedy.secrets), b"")


def test_what_is_wrong_is_told_in_one_line(reader: BoundedReader) -> None:
    with pytest.raises(greedy.GreedyError, match=r"^line 3 is no line$"):
        reader.read(reading(greedy.refuses), b"")


def test_a_file_too_large_is_refused_unread(reader: BoundedReader) -> None:
    with pytest.raises(greedy.GreedyError, match=r"a\.x is too large .* 0\.001 MB"):
        reader.read(reading(greedy.twice), bytes(1001), name="a.x")


@pytest.mark.parametrize("read", [greedy.works_on, greedy.hoards, greedy.nests])
def test_too_much_work_memory_or_depth_is_refused(
    reader: BoundedReader, read: Callable[..., Answer]
) -> None:
    began_s = time.monotonic()

    with pytest.raises(greedy.GreedyError, match="too long to read, or too much"):
        reader.read(reading(read, work_s=0.3), b"")

    assert time.monotonic() - began_s < 20
    assert reader.read(reading(greedy.twice), b"next ", "one") == b"next one"


@pytest.mark.parametrize("read", [greedy.breaks, greedy.dies, greedy.writes])
def test_a_reader_that_breaks_is_no_more_than_a_refusal(
    reader: BoundedReader, read: Callable[..., Answer]
) -> None:
    with pytest.raises(greedy.GreedyError, match="is broken, or takes too much"):
        reader.read(reading(read), b"")

    assert reader.read(reading(greedy.twice), b"next ", "one") == b"next one"

import io
import logging
from collections.abc import Iterator

import pytest

from device.cli import main
from device.log.journal import TRACE_VARIABLE, handler
from device.mocks import MockClock
from device.subcommands import doctor

log = logging.getLogger("tests.journal")


@pytest.fixture
def out() -> Iterator[io.StringIO]:
    yield io.StringIO()
    log.handlers.clear()


def begin(out: io.StringIO, clock: MockClock | None = None) -> None:
    log.propagate = False
    log.addHandler(handler(out, (clock or MockClock()).now_s))


def burn() -> None:
    raise ValueError("the table\nburns")


def fail() -> None:
    try:
        burn()
    except ValueError:
        log.exception("a subscriber failed")


def test_a_fault_is_one_line(out: io.StringIO) -> None:
    begin(out)

    fail()

    told = out.getvalue()
    assert told.startswith(
        "mwamuzi: a subscriber failed: ValueError: the table burns (test_"
    )
    assert told.count("\n") == 1


def test_what_the_system_refuses_is_told_with_what_to_do(out: io.StringIO) -> None:
    begin(out)

    log.warning("%s is lost: %s", "it", IsADirectoryError(21, "Is a directory", "x"))

    told = "mwamuzi: it is lost: x: Is a directory; name a file in it\n"
    assert out.getvalue() == told


def test_the_same_line_is_told_once_a_minute(out: io.StringIO) -> None:
    clock = MockClock()
    begin(out, clock)

    for _ in range(1000):
        fail()
        clock.wait(0.1)
    log.warning("another")

    assert out.getvalue().count("a subscriber failed") == 2
    assert out.getvalue().count("another") == 1


def test_ever_new_lines_do_not_fill_the_memory(out: io.StringIO) -> None:
    begin(out)

    for number in range(1000):
        log.warning("line %d", number)

    assert out.getvalue().count("line") == 1000


def test_asked_for_the_trace_is_shown(
    out: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TRACE_VARIABLE, "1")
    begin(out)

    fail()

    assert "Traceback" in out.getvalue()


def broken(_args: object) -> int:
    raise ZeroDivisionError("no rules")


def test_a_command_that_fails_tells_a_line_and_shows_more_when_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "run", broken)

    assert main(["doctor"]) == 1
    told = capsys.readouterr().err
    assert told.startswith("mwamuzi: a fault of mwamuzi itself, ZeroDivisionError")
    assert told.count("\n") == 1

    monkeypatch.setenv(TRACE_VARIABLE, "1")
    with pytest.raises(ZeroDivisionError):
        main(["doctor"])


def test_what_would_steer_a_terminal_is_not_printed(
    out: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(out)
    log.warning("a\x1b[2Jb")
    assert out.getvalue() == "mwamuzi: a\ufffd[2Jb\n"
    assert main(["replay", "no\x1b[2Jfile"]) == 2
    assert "\x1b" not in capsys.readouterr().err

import io

from device.mocks import MockClock
from device.show.console import ConsoleSink
from device.voice.phrases import words_for
from device.words.remarks import LIGHTS_BACK
from rules.core.events import Restored

SIDES = ("white", "black")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_each_event_is_a_line_with_its_time() -> None:
    out = io.StringIO()

    ConsoleSink(SIDES, MockClock(), out=out).tell(Restored(), "white", 12.34)

    assert out.getvalue() == "    12.3 s  Thank you. The board is right again.\n"


def test_lines_are_in_the_language_that_is_wished() -> None:
    out = io.StringIO()
    console = ConsoleSink(SIDES, MockClock(), out=out, words=words_for("fr"))

    console.tell(Restored(), "white", 1.0)
    console.remark(LIGHTS_BACK, 2.0)

    assert out.getvalue().splitlines() == [
        "     1.0 s  Merci. Le plateau est de nouveau juste.",
        "     2.0 s  Les lampes marchent de nouveau.",
    ]


def test_after_two_silent_seconds_a_terminal_shows_how_much_was_watched() -> None:
    clock, out, status = MockClock(), io.StringIO(), Terminal()
    console = ConsoleSink(SIDES, clock, out=out, status=status)

    for _ in range(5):
        clock.wait(1.0)
        console.tick(clock.now_s())
    console.close()

    assert status.getvalue() == (
        "\r\x1b[K     2.0 s  watched\r\x1b[K     4.0 s  watched\r\x1b[K"
    )
    assert out.getvalue() == ""


def test_a_file_is_not_told_of_progress() -> None:
    clock, status = MockClock(), io.StringIO()
    console = ConsoleSink(SIDES, clock, out=io.StringIO(), status=status)

    clock.wait(9.0)
    console.tick(9.0)

    assert status.getvalue() == ""

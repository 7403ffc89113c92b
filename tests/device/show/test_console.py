import io

from device.mocks import MockClock
from device.show.console import ConsoleSubscriber
from device.voice.phrases import words_for
from device.words.remarks import LIGHTS_BACK
from rules.core.events import Restored

SIDES = ("white", "black")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_each_event_is_a_line_with_its_time() -> None:
    out = io.StringIO()

    ConsoleSubscriber(SIDES, MockClock(), out=out).on_event(Restored(), "white", 12.34)

    assert out.getvalue() == "    12.3 s  Thank you. The board is right again.\n"


def test_lines_are_in_the_language_that_is_wished() -> None:
    out = io.StringIO()
    console = ConsoleSubscriber(SIDES, MockClock(), out=out, words=words_for("fr"))

    console.on_event(Restored(), "white", 1.0)
    console.on_remark(LIGHTS_BACK, 2.0)

    assert out.getvalue().splitlines() == [
        "     1.0 s  Merci. Le plateau est de nouveau juste.",
        "     2.0 s  Les lampes marchent de nouveau.",
    ]


def test_after_two_silent_seconds_a_terminal_shows_how_much_was_watched() -> None:
    clock, out, status = MockClock(), io.StringIO(), Terminal()
    console = ConsoleSubscriber(SIDES, clock, out=out, status=status)

    for _ in range(5):
        clock.wait(1.0)
        console.on_tick(clock.now_s())
    console.close()

    assert status.getvalue() == (
        "\r\x1b[K     2.0 s  watched\r\x1b[K     4.0 s  watched\r\x1b[K"
    )
    assert out.getvalue() == ""


def test_a_file_is_not_told_of_progress() -> None:
    clock, status = MockClock(), io.StringIO()
    console = ConsoleSubscriber(SIDES, clock, out=io.StringIO(), status=status)

    clock.wait(9.0)
    console.on_tick(9.0)

    assert status.getvalue() == ""

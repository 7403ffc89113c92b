import io
from pathlib import Path

import pytest
from rich.console import Console

from device.loop import Loop
from device.mocks import MockClock, MockVoice
from device.ports import Priority
from device.show.announcer import Announcer
from device.show.screen import Screen
from device.simulated.simulator import SIDES, SimulatedTable
from device.subcommands.demo import GAME, PLAN, BothVoices, Paced
from rules.catalogue import find_game
from rules.core.events import Illegal, Moved, Over, Restored
from rules.core.model import StepKind
from tests.device.perfect import Listener, NumberedTable, loop_over

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    return SimulatedTable(find_game(GAME), PLAN)


def shown(table: SimulatedTable, path: Path, height: int) -> str:
    """Return what a terminal is sent during the demo's game."""
    out = io.StringIO()
    console = Console(
        file=out,
        force_terminal=True,
        color_system="truecolor",
        width=110,
        height=height,
        legacy_windows=False,
    )
    loop: Loop = loop_over(table, path)
    with Screen(console, table.game, loop.referee, path) as screen:
        loop.sinks = [screen, Announcer(screen, screen, SIDES)]
        loop.run()
    return out.getvalue()


def test_the_demo_has_a_mill_a_capture_a_ruling_and_a_win(
    table: SimulatedTable, tmp_path: Path
) -> None:
    listener = Listener()

    loop_over(table, tmp_path / "g.jsonl", listener).run()

    moved = [event for event in listener.events if isinstance(event, Moved)]
    assert any(event.mills for event in moved)
    steps = [step.kind for event in moved for step in event.turn.steps]
    assert StepKind.REMOVE in steps
    rules = [e.ruling.rule for e in listener.events if isinstance(e, Illegal)]
    assert rules == ["not_adjacent"]
    assert sum(isinstance(event, Restored) for event in listener.events) == 1
    assert isinstance(listener.events[-1], Over)
    assert 40 < len(table) / 10 < 75  # seconds of film


def test_the_screen_shows_picture_board_lamps_sentences_and_log(
    table: SimulatedTable, tmp_path: Path
) -> None:
    text = shown(table, tmp_path / "g.jsonl", height=44)

    for part in ("\u2580", "Nine Men's Morris", "in hand", "mill", "spoken", "Mill!"):
        assert part in text
    assert "not_adjacent: HTJB" in text
    assert '{"type":"turn"' in text


def test_a_small_screen_leaves_out_the_log(
    table: SimulatedTable, tmp_path: Path
) -> None:
    text = shown(table, tmp_path / "g.jsonl", height=24)

    assert "spoken" in text
    assert '{"type"' not in text


def test_a_paced_film_keeps_its_own_time(table: SimulatedTable) -> None:
    clock = MockClock(time_s=100.0)
    paced = Paced(NumberedTable(table), clock)

    times = [
        (frame.time_s, round(clock.time_s - 100.0, 6))
        for frame in paced.frames(lambda index: index < 5)
    ]

    assert times == [(t, t) for t in (0.0, 0.1, 0.2, 0.3, 0.4)]


def test_both_voices_say_the_same() -> None:
    one, other = MockVoice(), MockVoice()
    both = BothVoices(one, other)

    both.say("Mill!", Priority.NEWS)
    both.close()

    assert one.said == other.said == [("Mill!", Priority.NEWS)]
    assert one.closed
    assert other.closed

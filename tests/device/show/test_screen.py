import io
from pathlib import Path

import pytest
from rich.color import Color, ColorSystem
from rich.console import Console
from rich.style import Style

from device.loop import Loop
from device.mocks import MockClock, MockVoice
from device.ports import Priority
from device.show.announcer import Announcer
from device.show.cells import MINUTE_BYTES, Cells, Lazy
from device.show.keys import Controls, Paced
from device.show.screen import Screen
from device.simulated.simulator import SIDES, SimulatedTable, SimulationPlan
from device.subcommands.demonstration import GAME, PLAN, BothVoices, lamps_of
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
    lamps, controls = lamps_of(table.game, table), Controls(str)
    clock = MockClock()
    with Screen(
        console,
        table.game,
        lambda: loop.referee.position,
        lamps,
        clock=clock,
        controls=controls,
    ) as screen:
        loop.subscribers = [screen, Announcer(screen, screen, SIDES)]
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


def test_the_screen_shows_picture_board_lamps_sentences_and_keys(
    table: SimulatedTable, tmp_path: Path
) -> None:
    text = shown(table, tmp_path / "g.jsonl", height=44)

    for part in ("\u2580", "Nine Men's Morris", "in hand", "mill", "Mill!", " space "):
        assert part in text
    assert "the rule: HTJB" in text
    assert '{"type"' not in text


def test_a_small_screen_still_shows_what_is_said_and_the_keys(
    table: SimulatedTable, tmp_path: Path
) -> None:
    text = shown(table, tmp_path / "g.jsonl", height=24)

    assert "Mill!" in text
    assert " space " in text


def test_all_of_the_board_and_the_lamps_fit_a_terminal_of_24_lines(
    table: SimulatedTable, tmp_path: Path
) -> None:
    loop: Loop = loop_over(table, tmp_path / "g.jsonl")
    lamps = lamps_of(table.game, table)
    screen = Screen(
        Console(file=io.StringIO()),
        table.game,
        lambda: loop.referee.position,
        lamps,
        clock=MockClock(),
        controls=Controls(str),
    )
    screen.say("long " * 60 + "end", Priority.NEWS)

    rows, _ = screen.rows(80, 24)

    lines = ["".join(letter for letter, _ in row) for row in rows]
    board = [line[-34:] for line in lines]
    assert len(lines) == 24
    assert [line[0] for line in board if line[:1].isdigit()] == [*"7654321"]
    assert any(line.split() == [*"abcdefg"] for line in board)
    assert any("win" in line and "trouble" in line for line in lines)
    assert any("end" in line for line in lines[-5:])  # the newest words are shown


def test_only_the_lamps_of_the_game_are_shown(table: SimulatedTable) -> None:
    sown = SimulatedTable(find_game("kalah"), SimulationPlan(most_turns=12))

    assert lamps_of(table.game, table)[:4] == ("first", "second", "mill", "capture")
    assert "mill" not in lamps_of(sown.game, sown)


def test_a_screen_sends_no_more_than_its_share_however_much_changes() -> None:
    clock, out = MockClock(), io.StringIO()
    cells = Cells(out, ColorSystem.TRUECOLOR, clock)
    for n in range(600):
        style = Style(color=Color.from_rgb(n % 256, 0, 0))
        cells.show([[("x", style)] * 200] * 50, Lazy(50, 200))
        clock.wait(0.1)

    assert len(out.getvalue()) < 1.1 * MINUTE_BYTES


def test_keys_stop_speed_up_mute_and_leave() -> None:
    keys = iter("+v  q")
    controls = Controls(lambda: next(keys, ""))

    controls.hear()

    assert (controls.speed, controls.paused) == (2.0, False)
    assert controls.muted
    assert controls.stopped


def test_a_paced_film_keeps_its_own_time(table: SimulatedTable) -> None:
    clock = MockClock(time_s=100.0)
    paced = Paced(NumberedTable(table), clock)

    times = [
        (frame.time_s, round(clock.time_s - 100.0, 6))
        for frame in paced.frames(lambda index: index < 5)
    ]

    assert times == [(t, t) for t in (0.0, 0.1, 0.2, 0.3, 0.4)]


def test_both_voices_say_the_same_but_for_one_that_is_muted() -> None:
    one, other = MockVoice(), MockVoice()
    controls = Controls(str)
    both = BothVoices(one, other, controls)

    both.say("Mill!", Priority.NEWS)
    controls.muted = True
    both.say("Black won.", Priority.NEWS)
    both.close()

    assert [text for text, _ in one.said] == ["Mill!", "Black won."]
    assert other.said == [("Mill!", Priority.NEWS)]
    assert one.closed
    assert other.closed

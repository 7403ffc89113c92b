"""The clock of a game, by times that are told."""

import pytest

from rules.core.errors import OptionError
from rules.core.time_control import PRESETS, read_control
from rules.referee.game_clock import GameClock

W, B = SIDES = ("white", "black")


def clock(text: str) -> GameClock:
    begun = GameClock(SIDES, read_control(text))
    begun.follow([], W, 0.0)
    return begun


@pytest.mark.parametrize("control", PRESETS)
def test_a_time_control_is_told_and_read_alike(control: object) -> None:
    assert read_control(str(control)) == control


@pytest.mark.parametrize("text", ["", "0", "5x3", "10+", "-5", "99999"])
def test_what_is_no_time_control_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="clock of"):
        read_control(text)


@pytest.mark.parametrize(
    ("text", "left_s"),
    [
        ("10", 592.0),
        ("10+5", 597.0),
        ("10b5", 597.0),
        ("10b20", 600.0),
        ("10d5", 597.0),
    ],
)
def test_a_turn_costs_its_time_and_brings_its_bonus(text: str, left_s: float) -> None:
    table = clock(text)

    table.follow([W], B, 8.0)

    assert table.shows(8.0) == {W: left_s, B: 600.0}
    assert table.side == B


def test_a_delay_is_waited_for_before_the_clock_runs() -> None:
    table = clock("10d5")

    assert (table.waits(2.0), table.shows(2.0)[W]) == (3.0, 600.0)
    assert (table.waits(9.0), table.shows(9.0)[W]) == (0.0, 596.0)


def test_the_time_to_see_a_turn_is_nobodys_as_far_as_it_is_short() -> None:
    table = clock("10")

    table.follow([W], B, 9.0, made_s=8.0)
    table.follow([W, B], W, 29.0, made_s=9.0)

    assert table.shows(29.0) == {W: 592.0, B: 600.0 - (29.0 - 1.5 - 9.0)}


def test_it_stands_still_while_nobody_can_play() -> None:
    table = clock("10")

    table.follow([], None, 5.0)
    table.follow([], W, 65.0)

    assert table.shows(70.0)[W] == 590.0


def test_a_turn_taken_back_keeps_its_time_and_gives_the_others_back() -> None:
    table = clock("10+5")
    table.follow([W], B, 8.0)

    table.follow([], W, 20.0)

    assert table.shows(20.0) == {W: 592.0, B: 600.0}
    assert table.side == W


def test_who_presses_is_not_charged_until_the_turn_is_seen() -> None:
    table = clock("10+5")

    table.press(W, 8.0)
    table.follow([], W, 10.0)
    table.follow([W], B, 11.0, made_s=10.5)

    assert table.shows(12.0) == {W: 597.0, B: 596.0}
    assert table.pressed is None


def test_who_pressed_too_early_bears_the_time() -> None:
    table = clock("10+5")
    table.press(W, 8.0)

    table.follow([], None, 12.0)  # a ruling

    assert table.shows(12.0) == {W: 588.0, B: 600.0}
    table.follow([], W, 20.0)
    assert table.shows(21.0)[W] == 587.0


def test_a_flag_falls_once_no_turn_can_have_been_in_time() -> None:
    table = clock("1")

    assert table.fallen(61.0) == ()
    assert table.fallen(61.6) == (W,)
    table.follow([W], B, 61.4, made_s=59.9)
    assert table.fallen(61.6) == ()


def test_without_a_time_control_it_counts_up() -> None:
    table = GameClock(("a", "b", "c"))
    table.follow([], "a", 0.0)
    table.follow(["a"], "b", 3.0)
    table.follow(["a", "b"], "c", 7.0)

    assert table.shows(9.0) == {"a": 3.0, "b": 4.0, "c": 2.0}
    assert table.fallen(1e6) == ()


def test_an_arbiter_may_give_time() -> None:
    table = clock("10")

    table.give(B, 120.0)

    assert table.shows(5.0) == {W: 595.0, B: 720.0}

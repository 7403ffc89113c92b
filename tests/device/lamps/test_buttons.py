import gc
import random
import threading
from collections.abc import Callable

import pytest
from gpiozero.pins.mock import MockFactory
from hypothesis import given, settings
from hypothesis import strategies as st

from device.commands import (
    CallRuling,
    Command,
    CommandBox,
    Confirm,
    NewGame,
    SayBoard,
    TakeBack,
    Who,
)
from device.config.settings import DEEDS, ButtonSettings
from device.lamps.buttons import (
    COMMANDS,
    Buttons,
    Gesture,
    GestureReader,
    GpioContacts,
    Timing,
    commands_of,
    open_buttons,
)
from device.mocks import MockClock, MockContacts
from device.ports import Contacts

PRESS, DOUBLE, LONG = Gesture.PRESS, Gesture.DOUBLE, Gesture.LONG
TIMING = Timing(debounce_s=0.03, long_s=0.8, double_s=0.35)
SETTINGS = ButtonSettings(line=26, second_line=19)


# -- gestures from edges --------------------------------------------------------------


def gestures(
    *held: tuple[int, int], timing: Timing = TIMING, every_ms: int = 10
) -> list[tuple[Gesture, int]]:
    """Return what is read of a contact closed at these times (ms), and when."""
    edges = sorted(
        (at, closed) for one in held for at, closed in zip(one, UP, strict=True)
    )
    reader, done = GestureReader(timing), list[tuple[Gesture, int]]()
    for now in range(0, edges[-1][0] + 2000, every_ms):
        read: list[Gesture] = []
        for at, closed in edges:
            if now - every_ms < at <= now:
                read += reader.edge(closed, at / 1000)
        read += reader.read(now / 1000)
        done += [(gesture, now) for gesture in read]
    return done


UP = (True, False)


def names(done: list[tuple[Gesture, int]]) -> list[Gesture]:
    return [gesture for gesture, _ in done]


def test_a_press_counts_when_no_second_one_can_come_any_more() -> None:
    assert gestures((100, 250)) == [(PRESS, 250 + 350 + 30 + 10)]


def test_a_press_counts_at_once_where_there_are_no_double_presses() -> None:
    at_once = Timing(debounce_s=0.03, long_s=0.8, double_s=0.0)

    assert gestures((100, 250), timing=at_once) == [(PRESS, 280)]


def test_two_presses_in_time_are_one_gesture() -> None:
    assert gestures((100, 200), (400, 500)) == [(DOUBLE, 530)]
    assert names(gestures((100, 200), (551, 650))) == [PRESS, PRESS]


def test_four_quick_presses_are_two_double_ones() -> None:
    held = [(100 * n, 100 * n + 50) for n in range(1, 5)]

    assert names(gestures(*held)) == [DOUBLE, DOUBLE]


def test_a_long_press_counts_while_it_lasts_and_once() -> None:
    assert gestures((100, 3000)) == [(LONG, 100 + 800 + 30)]
    assert names(gestures((100, 899))) == [PRESS]


def test_a_press_before_a_long_one_is_not_lost() -> None:
    assert names(gestures((100, 200), (400, 1500))) == [PRESS, LONG]


def test_a_touch_shorter_than_the_trembling_is_nothing() -> None:
    assert gestures((100, 110)) == []


def test_a_trembling_contact_is_one_press() -> None:
    trembles = [(100 + 4 * n, 102 + 4 * n) for n in range(6)]
    leaves = [(300 + 5 * n, 303 + 5 * n) for n in range(5)]

    assert names(gestures(*trembles, (124, 300), *leaves, every_ms=1)) == [PRESS]


def test_a_trembling_in_mid_press_does_not_end_it() -> None:
    assert names(gestures((100, 500), (510, 1000))) == [LONG]


@pytest.mark.parametrize("every_ms", [1, 33, 100, 500, 3000])
def test_a_busy_loop_that_reads_late_reads_the_same(every_ms: int) -> None:
    held = [(100, 200), (400, 500), (2000, 2100), (4000, 5000)]

    assert names(gestures(*held, every_ms=every_ms)) == [DOUBLE, PRESS, LONG]


@pytest.mark.slow
@settings(deadline=None)
@given(
    seed=st.integers(0, 10**6),
    wished=st.lists(st.sampled_from([PRESS, DOUBLE, LONG]), max_size=6),
    every_ms=st.sampled_from([1, 20, 100]),
)
def test_any_gestures_are_read_through_any_trembling(
    seed: int, wished: list[Gesture], every_ms: int
) -> None:
    chance, held, at = random.Random(seed), list[tuple[int, int]](), 500
    for gesture in wished:
        lasts = [chance.randint(80, 700)]
        if gesture is DOUBLE:
            lasts += [chance.randint(80, 700)]
        elif gesture is LONG:
            lasts = [chance.randint(900, 2000)]
        for last in lasts:
            held += trembling(at, at + last, chance)
            at += last + chance.randint(70, 250)
        at += 1000

    read = names(gestures(*held, every_ms=every_ms)) if held else []

    assert read == wished


def trembling(down: int, up: int, chance: random.Random) -> list[tuple[int, int]]:
    """Return one press with up to 20 ms of trembling at both ends."""
    ticks = sorted(chance.sample(range(down, down + 20), 2 * chance.randint(0, 5)))
    ends = sorted(chance.sample(range(up - 20, up), 2 * chance.randint(0, 5)))
    times = [*ticks, down + 20, up - 20, *[end for end in ends if end > up - 20]]
    times += [] if len(times) % 2 == 0 else [up]
    return list(zip(times[::2], times[1::2], strict=True))


# -- contacts: the pins and their mock, under the same tests ---------------------------

Touch = Callable[[int, bool], None]


def on_pins(clock: MockClock) -> tuple[Contacts, Touch]:
    factory = MockFactory()
    contacts = GpioContacts([26, 19], clock, factory)
    gc.collect()  # gpiozero holds some of its callbacks but weakly

    def touch(button: int, closed: bool) -> None:
        pin = factory.pin((26, 19)[button])
        if closed:
            pin.drive_low()
        else:
            pin.drive_high()

    return contacts, touch


def mocked(clock: MockClock) -> tuple[Contacts, Touch]:
    contacts = MockContacts(clock)

    def touch(button: int, closed: bool) -> None:
        contacts.set(button, closed=closed)

    return contacts, touch


KINDS = {"pins": on_pins, "mock": mocked}


@pytest.fixture(params=KINDS)
def made(request: pytest.FixtureRequest) -> tuple[Contacts, Touch, MockClock]:
    clock = MockClock(5.0)
    return (*KINDS[request.param](clock), clock)


def test_every_edge_is_told_once_with_its_time(
    made: tuple[Contacts, Touch, MockClock],
) -> None:
    contacts, touch, clock = made

    touch(0, True)
    clock.wait(0.5)
    touch(1, True)
    touch(0, False)

    told = [(edge.button, edge.closed, edge.at_s) for edge in contacts.edges()]
    assert told == [(0, True, 5.0), (1, True, 5.5), (0, False, 5.5)]
    assert contacts.edges() == []
    contacts.close()


def test_contacts_tremble_and_can_be_closed_twice(
    made: tuple[Contacts, Touch, MockClock],
) -> None:
    contacts, touch, _ = made

    for _ in range(4):
        touch(0, True)
        touch(0, False)

    assert [edge.closed for edge in contacts.edges()] == [True, False] * 4
    contacts.close()
    contacts.close()


# -- commands -------------------------------------------------------------------------


@pytest.fixture(params=KINDS)
def hand(request: pytest.FixtureRequest) -> "Hand":
    return Hand(KINDS[request.param])


class Hand:
    """A hand at two buttons, and the box that its wishes fall into."""

    def __init__(
        self, kind: Callable[[MockClock], tuple[Contacts, Touch]] = mocked
    ) -> None:
        self.clock, self.box = MockClock(100.0), CommandBox()
        contacts, self._touch = kind(self.clock)
        self.buttons = Buttons(contacts, self.box, self.clock, SETTINGS)

    def press(self, button: int, lasts_s: float = 0.1) -> None:
        self._touch(button, True)
        self.wait(lasts_s)
        self._touch(button, False)
        self.wait(0.1)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds * 50)):
            self.clock.wait(0.02)
            self.buttons.on_tick(0.0)

    def wished(self) -> list[Command]:
        self.wait(1.0)
        return [command for command, _ in self.box.take()]


def test_a_press_confirms(hand: Hand) -> None:
    hand.press(0)

    assert hand.wished() == [Confirm()]


def test_two_presses_take_back(hand: Hand) -> None:
    hand.press(0)
    hand.press(0)

    assert hand.wished() == [TakeBack()]


def test_a_long_press_calls_a_ruling(hand: Hand) -> None:
    hand.press(0, 1.0)

    assert hand.wished() == [CallRuling()]


def test_who_holds_the_button_down_opens_the_machine(hand: Hand) -> None:
    opened: list[str] = []
    hand.buttons.unlock = lambda: opened.append("once")

    hand.press(0, 5.0)
    assert opened == []
    hand.press(0, 9.0)

    assert opened == ["once"]


def test_a_buttons_wish_bears_that_it_is_the_buttons(hand: Hand) -> None:
    hand.press(0)
    hand.wait(1.0)

    [(_, asked)] = hand.box.take()
    assert asked.who == Who("button")


def test_buttons_are_read_while_no_game_is_played() -> None:
    clock, opened = MockClock(), threading.Event()
    contacts = MockContacts(clock)
    buttons = Buttons(contacts, CommandBox(), clock, unlock=opened.set)
    contacts.set(0, closed=True)
    clock.wait(60.0)

    buttons.attend()
    held = opened.wait(60)
    buttons.close()

    assert held


def test_the_second_button_has_deeds_of_its_own(hand: Hand) -> None:
    hand.press(1)
    assert hand.wished() == [SayBoard()]
    hand.press(1, 1.5)
    assert hand.wished() == [NewGame()]


def test_two_hands_at_two_buttons_do_not_mix(hand: Hand) -> None:
    hand.press(0)
    hand.press(1)

    assert set(map(type, hand.wished())) == {Confirm, SayBoard}


def test_a_gesture_without_a_deed_asks_for_nothing() -> None:
    clock, box = MockClock(), CommandBox()
    contacts = MockContacts(clock)
    settings = ButtonSettings(press="none", double="none")
    buttons = Buttons(contacts, box, clock, settings)

    contacts.set(0, closed=True)
    clock.wait(0.1)
    contacts.set(0, closed=False)
    clock.wait(2.0)
    buttons.poll()

    assert box.take() == []


def test_a_single_press_need_not_wait_where_a_double_one_does_nothing() -> None:
    clock, box = MockClock(), CommandBox()
    contacts = MockContacts(clock)
    buttons = Buttons(contacts, box, clock, ButtonSettings(double="none"))

    contacts.set(0, closed=True)
    clock.wait(0.1)
    contacts.set(0, closed=False)
    clock.wait(0.04)
    buttons.poll()

    assert [command for command, _ in box.take()] == [Confirm()]


def test_every_deed_of_the_settings_is_known() -> None:
    assert set(COMMANDS) == set(DEEDS)
    settings = ButtonSettings(second_line=19)
    assert [asked[PRESS] for asked in commands_of(settings)] == [
        Confirm(),
        SayBoard(),
    ]
    assert commands_of(ButtonSettings(line=0)) == []


def test_a_machine_without_pins_has_no_buttons_and_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = MockClock()

    with caplog.at_level("INFO"):
        assert open_buttons(ButtonSettings(), CommandBox(), clock) is None
    assert "no buttons: no GPIO lines" in caplog.text
    assert caplog.records[-1].levelname == "INFO"
    assert open_buttons(ButtonSettings(line=0), CommandBox(), clock) is None


def test_a_line_that_something_else_holds_is_warned_of(
    caplog: pytest.LogCaptureFixture,
) -> None:
    factory, clock, box = MockFactory(), MockClock(), CommandBox()
    first = open_buttons(ButtonSettings(), box, clock, factory)
    assert first is not None

    assert open_buttons(ButtonSettings(), box, clock, factory) is None

    assert "no buttons: no GPIO lines" in caplog.text
    assert caplog.records[-1].levelname == "WARNING"
    first.close()


def test_a_button_alone_may_be_the_second_one() -> None:
    factory, clock, box = MockFactory(), MockClock(), CommandBox()
    settings = ButtonSettings(line=0, second_line=19)
    buttons = open_buttons(settings, box, clock, factory)
    assert buttons is not None

    factory.pin(19).drive_low()
    clock.wait(0.1)
    factory.pin(19).drive_high()
    clock.wait(1.0)
    buttons.poll()
    buttons.close()

    assert [command for command, _ in box.take()] == [SayBoard()]

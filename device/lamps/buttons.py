"""Buttons: a press, a long press and two presses in a row become commands."""

import logging
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from device.commands import (
    CallRuling,
    Command,
    CommandBox,
    Confirm,
    NewGame,
    SayBoard,
    TakeBack,
    Unlock,
    Who,
)
from device.config.settings import ButtonSettings
from device.event_bus import Subscriber
from device.lamps.gpio import no_pins, pins_here
from device.ports import Clock, ContactEdge, Contacts, HardwareMissingError

if TYPE_CHECKING:
    from gpiozero import Factory

log = logging.getLogger(__name__)

Deed = Command | Unlock | None

COMMANDS: Mapping[str, Deed] = MappingProxyType(
    {
        "none": None,
        "confirm": Confirm(),
        "take_back": TakeBack(),
        "call_ruling": CallRuling(),
        "say_board": SayBoard(),
        "new_game": NewGame(),
        "unlock": Unlock(),
    }
)
"""What the deeds of the settings ask for."""


_ATTEND_S = 0.05


def _no_lock() -> None:
    """Do nothing: there is no page to be unlocked."""


class Gesture(Enum):
    """Gesture on a button."""

    PRESS = "press"
    DOUBLE = "double"
    LONG = "long"
    HOLD = "hold"


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """Timing thresholds of a button's gestures.

    Attributes
    ----------
    debounce_s
        A contact counts when it has been still for so long.
    long_s
        A press is long as soon as it has lasted so long.
    double_s
        A second press must begin within this time after the first one's end; 0: there
        are no double presses, and a press counts at once.
    hold_s
        Who has pressed for so long, holds it down; 0: that is no gesture.
    """

    debounce_s: float
    long_s: float
    double_s: float
    hold_s: float = 0.0


@dataclass
class GestureReader:
    """Reads the gestures of one button from its bouncing contact.

    It has no clock: each edge bears its time, and `read` is passed the current time.
    All that it says is late by the time for which a contact must be still.
    """

    timing: Timing
    _raw: bool = False
    _raw_s: float = 0.0
    _still: bool = False
    _down_s: float | None = None
    _told_long: bool = False
    _told_hold: bool = False
    _single_s: float | None = None

    def edge(self, closed: bool, at_s: float) -> list[Gesture]:
        """Process an edge of the contact; return the gestures completed before."""
        done = self.read(at_s)
        self._raw, self._raw_s = closed, at_s
        return done

    def read(self, now_s: float) -> list[Gesture]:
        """Return the gestures that are complete by now, in order."""
        sure_s = now_s - self.timing.debounce_s
        done: list[Gesture] = []
        if self._raw is not self._still and self._raw_s <= sure_s:
            self._still = self._raw
            done = self._press() if self._still else self._release()
        return done + self._completed_by(sure_s)

    def _press(self) -> list[Gesture]:
        done = self._completed_by(self._raw_s)
        self._down_s, self._told_long, self._told_hold = self._raw_s, False, False
        return done

    def _release(self) -> list[Gesture]:
        done = self._completed_by(self._raw_s)
        self._down_s = None
        if self._told_long:
            return done
        if self._single_s is not None:
            self._single_s = None
            return [*done, Gesture.DOUBLE]
        if not self.timing.double_s:
            return [*done, Gesture.PRESS]
        self._single_s = self._raw_s
        return done

    def _completed_by(self, now_s: float) -> list[Gesture]:
        """Return the gestures that are complete because time has passed."""
        if self._down_s is None:
            single_s = self._single_s
            if single_s is None or now_s - single_s <= self.timing.double_s:
                return []
            self._single_s = None
            return [Gesture.PRESS]
        lasted_s = now_s - self._down_s
        if self._told_long:
            return self._held(lasted_s)
        if lasted_s < self.timing.long_s:
            return []
        self._told_long = True
        before = [] if self._single_s is None else [Gesture.PRESS]
        self._single_s = None
        return [*before, Gesture.LONG, *self._held(lasted_s)]

    def _held(self, lasted_s: float) -> list[Gesture]:
        hold_s = self.timing.hold_s
        if self._told_hold or not hold_s or lasted_s < hold_s:
            return []
        self._told_hold = True
        return [Gesture.HOLD]


class GpioContacts:
    """Buttons between a GPIO line and ground.

    Parameters
    ----------
    lines
        The line of each button (BCM number).
    clock
        Times the edges.
    factory
        gpiozero's pin factory; None: the one of this machine.

    Raises
    ------
    HardwareMissingError
        If this machine has no such pins, or another program holds one.

    Notes
    -----
    Edges are reported on a thread of the pin library. Its own debouncing is not used:
    the mock pins have none, so it could not be tested.
    """

    def __init__(
        self, lines: Sequence[int], clock: Clock, factory: "Factory | None" = None
    ) -> None:
        import gpiozero

        self._edges: deque[ContactEdge] = deque()
        self._clock = clock
        self._inputs: list[Any] = []
        factory = factory or pins_here()
        try:
            for button, line in enumerate(lines):
                contact = gpiozero.DigitalInputDevice(
                    line, pull_up=True, bounce_time=None, pin_factory=factory
                )
                self._inputs.append(contact)
                contact.when_activated = self._on_edge(button, closed=True)
                contact.when_deactivated = self._on_edge(button, closed=False)
        except Exception as error:  # each pin library has errors of its own
            self.close()
            raise no_pins(error) from error

    def _on_edge(self, button: int, *, closed: bool) -> Callable[[], None]:
        def note() -> None:
            self._edges.append(ContactEdge(button, closed, self._clock.now_s()))

        return note

    def edges(self) -> list[ContactEdge]:
        """Return the events since the last call, oldest first."""
        return [self._edges.popleft() for _ in range(len(self._edges))]

    def close(self) -> None:
        """Release the pins."""
        for contact in self._inputs:
            contact.close()
        self._inputs = []


@dataclass
class Buttons(Subscriber):
    """Subscriber that puts the buttons' commands into the queue.

    Attributes
    ----------
    contacts
        The contacts.
    box
        Where the commands go.
    clock
        The clock that times the edges.
    settings
        What each gesture asks for.
    unlock
        Opens the machine from itself.
    """

    contacts: Contacts
    box: CommandBox
    clock: Clock
    settings: ButtonSettings = field(default_factory=ButtonSettings)
    unlock: Callable[[], None] = _no_lock

    def __post_init__(self) -> None:
        self._one_at_a_time, self._closing = threading.Lock(), threading.Event()
        self._attendant = threading.Thread(
            target=self._attend, name="buttons", daemon=True
        )
        self._asked = commands_of(self.settings)
        self._readers = [self._reader(asked) for asked in self._asked]

    def attend(self) -> None:
        """Read the contacts also while no game is played, on a thread of its own."""
        self._attendant.start()

    def _attend(self) -> None:
        while not self._closing.wait(_ATTEND_S):
            try:
                self.poll()
            except Exception:
                log.exception("a button failed; it is read again")

    def _reader(self, asked: Mapping[Gesture, Deed]) -> GestureReader:
        chosen = self.settings
        double_ms = chosen.double_ms if asked[Gesture.DOUBLE] is not None else 0
        return GestureReader(
            Timing(
                debounce_s=chosen.debounce_ms / 1000,
                long_s=chosen.long_ms / 1000,
                double_s=double_ms / 1000,
                hold_s=chosen.hold_ms / 1000 if asked[Gesture.HOLD] else 0.0,
            )
        )

    def poll(self) -> None:
        """Read the contacts, and ask for what was wished."""
        with self._one_at_a_time:
            self._poll()

    def _poll(self) -> None:
        for edge in self.contacts.edges():
            reader = self._readers[edge.button]
            self._ask(edge.button, reader.edge(edge.closed, edge.at_s))
        now_s = self.clock.now_s()
        for button, reader in enumerate(self._readers):
            self._ask(button, reader.read(now_s))

    def _ask(self, button: int, gestures: Sequence[Gesture]) -> None:
        for gesture in gestures:
            command = self._asked[button][gesture]
            log.info("button %d: %s press asks for %s", button, gesture.value, command)
            if isinstance(command, Unlock):
                self.unlock()
            elif command is not None:
                self.box.put(command, Who("button"))

    def on_tick(self, now_s: float) -> None:  # noqa: ARG002 - a film's time is not the hand's
        """Read the contacts."""
        self.poll()

    def close(self) -> None:
        """Release the contacts."""
        self._closing.set()
        if self._attendant.ident is not None:
            self._attendant.join()
        self.contacts.close()


def commands_of(
    settings: ButtonSettings,
) -> list[Mapping[Gesture, Deed]]:
    """Return the commands of each existing button, by gesture."""
    first = {Gesture(name): COMMANDS[getattr(settings, name)] for name in _GESTURES}
    second = {
        Gesture(name): COMMANDS[getattr(settings, f"second_{name}", "none")]
        for name in _GESTURES
    }
    there = [(settings.line, first), (settings.second_line, second)]
    return [asked for line, asked in there if line]


_GESTURES = tuple(gesture.value for gesture in Gesture)


def open_buttons(
    settings: ButtonSettings,
    box: CommandBox,
    clock: Clock,
    factory: "Factory | None" = None,
) -> Buttons | None:
    """Return the buttons of this machine, None if there are none.

    The referee never needs a button: what stands against them is logged only.
    """
    lines = [line for line in (settings.line, settings.second_line) if line]
    if not lines:
        return None
    try:
        pins = factory or pins_here()
    except HardwareMissingError as error:
        log.info("no buttons: %s", error)
        return None
    try:
        contacts = GpioContacts(lines, clock, pins)
    except HardwareMissingError as error:
        log.warning("no buttons: %s", error)
        return None
    return Buttons(contacts, box, clock, settings)

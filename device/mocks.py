"""Mocks of every port, which record calls."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from calibration.common.arrays import Image
from device.ports import Clock, Colour, ContactEdge, Frame, Priority


@dataclass
class MockSource:
    """Source of given pictures at ten frames a second.

    Attributes
    ----------
    images
        The pictures, in order.
    fails_with
        Raised, once for each entry, when the pictures have all been shown.
    opened
        How often ``frames`` was asked for.
    """

    images: Sequence[Image]
    live: bool = False
    frame_s: float = 0.1
    fails_with: list[Exception] = field(default_factory=list)
    opened: int = 0
    closed: bool = False

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield the pictures, then fail as configured."""
        self.opened += 1
        for index, image in enumerate(self.images):
            if wanted is None or wanted(index):
                yield Frame(image, round(index * self.frame_s, 6), index)
        if self.fails_with:
            raise self.fails_with.pop(0)

    def close(self) -> None:
        """Record the closing."""
        self.closed = True


@dataclass
class MockVoice:
    """Voice that records every sentence, oldest first."""

    said: list[tuple[str, Priority]] = field(default_factory=list)
    closed: bool = False

    def say(self, text: str, priority: Priority) -> None:
        """Record the sentence."""
        self.said.append((text, priority))

    def close(self) -> None:
        """Record the closing."""
        self.closed = True


@dataclass
class MockLights:
    """Lights that record every pattern, oldest first.

    Attributes
    ----------
    fails_with
        Raised, once for each entry, in place of showing.
    """

    shown: list[frozenset[str]] = field(default_factory=list)
    fails_with: list[Exception] = field(default_factory=list)
    closed: bool = False

    def show(self, lit: frozenset[str]) -> None:
        """Record the lit lamps, or fail as configured."""
        if self.fails_with:
            raise self.fails_with.pop(0)
        self.shown.append(lit)

    def close(self) -> None:
        """Go dark and remember that it was closed."""
        if not self.closed:
            self.shown.append(frozenset())
        self.closed = True


@dataclass
class MockPointLights:
    """Point lights that record every pattern, oldest first.

    Attributes
    ----------
    fails_with
        Raised, once for each entry, in place of showing.
    """

    shown: list[dict[str, Colour]] = field(default_factory=list)
    fails_with: list[Exception] = field(default_factory=list)
    closed: bool = False

    def show(self, shown: Mapping[str, Colour]) -> None:
        """Record the lit lamps, or fail as configured."""
        if self.fails_with:
            raise self.fails_with.pop(0)
        self.shown.append({site: hue for site, hue in shown.items() if any(hue)})

    def close(self) -> None:
        """Go dark and remember that it was closed."""
        if not self.closed:
            self.shown.append({})
        self.closed = True


@dataclass
class MockContacts:
    """Contacts of buttons that a test closes and opens.

    Attributes
    ----------
    clock
        Times the edges.
    """

    clock: Clock
    closed: bool = False
    _edges: list[ContactEdge] = field(default_factory=list)

    def set(self, button: int, *, closed: bool) -> None:
        """Close or open a contact now."""
        self._edges.append(ContactEdge(button, closed, self.clock.now_s()))

    def edges(self) -> list[ContactEdge]:
        """Return the events since the last call, oldest first."""
        edges, self._edges = self._edges, []
        return edges

    def close(self) -> None:
        """Record the closing."""
        self.closed = True


@dataclass
class RecordingSpi:
    """SPI bus that records the bytes sent, and decodes a strip's pixels.

    Attributes
    ----------
    sent
        The bytes of each transfer, oldest first.
    fails_with
        Raised, once for each entry, in place of sending.
    """

    frequency: int = 6_400_000
    sent: list[bytes] = field(default_factory=list)
    fails_with: list[Exception] = field(default_factory=list)
    configured: dict[str, int] = field(default_factory=dict)

    def try_lock(self) -> bool:
        """Take the bus."""
        return True

    def unlock(self) -> None:
        """Give the bus back."""

    def configure(self, *, baudrate: int, phase: int, polarity: int) -> None:
        """Record the configuration."""
        self.configured = {"baudrate": baudrate, "phase": phase, "polarity": polarity}

    def write(self, buffer: bytes, start: int = 0, end: int | None = None) -> None:
        """Record the bytes, or fail as configured."""
        if self.fails_with:
            raise self.fails_with.pop(0)
        self.sent.append(bytes(buffer[start:end]))

    def pixels(self, order: str = "GRB") -> list[tuple[int, ...]]:
        """Return the colours that a strip would take from the last transfer.

        A strip reads the length of each pulse: a byte of four high bits is a 1, of
        two a 0; a long silence before and after makes it take them.

        Parameters
        ----------
        order
            In which order a pixel takes its colours.

        Returns
        -------
        list of tuple of int
            Red, green, blue (and white) of each pixel.
        """
        pulses = {0b11110000: "1", 0b11000000: "0"}
        bits = "".join(pulses[byte] for byte in self.sent[-1].strip(b"\0"))
        sent = [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)]
        wide = len(order)
        places = [order.index(colour) for colour in "RGBW"[:wide]]
        return [
            tuple(sent[at + place] for place in places)
            for at in range(0, len(sent), wide)
        ]


@dataclass
class MockClock:
    """Clock that jumps instead of waiting."""

    time_s: float = 0.0

    def now_s(self) -> float:
        """Return the time that was set or waited for."""
        return self.time_s

    def wait(self, seconds: float) -> None:
        """Jump ahead."""
        self.time_s += seconds

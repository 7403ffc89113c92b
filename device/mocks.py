"""Mocks of every port that remember what was done to them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from device.ports import Frame, Image, Priority


@dataclass
class MockSource:
    """A source of given pictures at ten frames a second.

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
        """Yield the pictures, then fail if told to."""
        self.opened += 1
        for index, image in enumerate(self.images):
            if wanted is None or wanted(index):
                yield Frame(image, round(index * self.frame_s, 6), index)
        if self.fails_with:
            raise self.fails_with.pop(0)

    def close(self) -> None:
        """Remember that it was closed."""
        self.closed = True


@dataclass
class MockVoice:
    """A voice that remembers every sentence, oldest first."""

    said: list[tuple[str, Priority]] = field(default_factory=list)
    closed: bool = False

    def say(self, text: str, priority: Priority) -> None:
        """Remember the sentence."""
        self.said.append((text, priority))

    def close(self) -> None:
        """Remember that it was closed."""
        self.closed = True


@dataclass
class MockLights:
    """Lights that remember everything they showed, oldest first."""

    shown: list[frozenset[str]] = field(default_factory=list)
    closed: bool = False

    def show(self, lit: frozenset[str]) -> None:
        """Remember which were lit."""
        self.shown.append(lit)

    def close(self) -> None:
        """Go dark and remember that it was closed."""
        if not self.closed:
            self.shown.append(frozenset())
        self.closed = True


@dataclass
class MockClock:
    """A clock that jumps instead of waiting."""

    time_s: float = 0.0

    def now_s(self) -> float:
        """Return the time that was set or waited for."""
        return self.time_s

    def wait(self, seconds: float) -> None:
        """Jump ahead."""
        self.time_s += seconds

"""Play light patterns on a thread, and degrade where lights fail."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic

from device.config.patterns import DARK, LampPattern, Pattern, Shown
from device.ports import Lights

FIRST_WAIT_S = 2.0
LONGEST_WAIT_S = 60.0


@dataclass
class Layers(Generic[Shown]):
    """Standing pattern, overridden by one that flashes once."""

    _standing: Pattern[Shown] | None = None
    _flash: Pattern[Shown] | None = None
    _standing_s: float = 0.0
    _flash_s: float = 0.0

    def stand(self, pattern: Pattern[Shown] | None, now_s: float) -> None:
        """Show a pattern until another stands in its place; None: no longer."""
        self._standing, self._standing_s = pattern, now_s

    def flash(self, pattern: Pattern[Shown] | None, now_s: float) -> None:
        """Show a pattern once over the standing one; None cancels it."""
        self._flash, self._flash_s = pattern, now_s

    def due(self, now_s: float) -> Shown | None:
        """Return the lights due now, None for none."""
        if self._flash is not None:
            lit = self._flash.lit_at(now_s - self._flash_s)
            if lit is not None:
                return lit
            self._flash = None
        if self._standing is None:
            return None
        return self._standing.lit_at(now_s - self._standing_s)


@dataclass
class Outlet(Generic[Shown]):
    """Sends changes only; retries failed lights with backoff.

    Attributes
    ----------
    show
        Lights exactly what it is given, or raises.
    changed
        Called once when the lights fail (True), and once when they recover.
    """

    show: Callable[[Shown], None]
    changed: Callable[[bool], None]
    _shown: Shown | None = None
    _failed: bool = False
    _again_s: float = 0.0
    _wait_s: float = FIRST_WAIT_S

    def set(self, wanted: Shown, now_s: float) -> None:
        """Have it shown, unless it is shown already or the lights have failed."""
        if wanted == self._shown or (self._failed and now_s < self._again_s):
            return
        before = self._failed
        try:
            self.show(wanted)
        except (OSError, RuntimeError):
            self._failed, self._shown = True, None
            self._again_s = now_s + self._wait_s
            self._wait_s = min(2 * self._wait_s, LONGEST_WAIT_S)
        else:
            self._failed, self._shown, self._wait_s = False, wanted, FIRST_WAIT_S
        if self._failed is not before:
            self.changed(self._failed)


def _nobody(_failed: bool) -> None:
    """Ignore a failure."""


@dataclass
class LightShow:
    """State of the lights: side to move, standing pattern, flash.

    Attributes
    ----------
    lights
        The lamps.
    to_move
        The lamp of the side to move, under everything else.
    changed
        Called once when the lamps fail (True), and once when they recover.
    """

    lights: Lights
    to_move: frozenset[str] = DARK
    changed: Callable[[bool], None] = _nobody
    _layers: Layers[frozenset[str]] = field(default_factory=Layers)

    def __post_init__(self) -> None:
        self._outlet = Outlet(self.lights.show, self.changed)

    def stand(self, pattern: LampPattern | None, now_s: float) -> None:
        """Show a pattern until another stands in its place; None: no longer."""
        self._layers.stand(pattern, now_s)

    def flash(self, pattern: LampPattern | None, now_s: float) -> None:
        """Show a pattern once over the standing one; None cancels it."""
        self._layers.flash(pattern, now_s)

    def tick(self, now_s: float) -> None:
        """Update the lamps; only changes are sent."""
        self._outlet.set(self.to_move | (self._layers.due(now_s) or DARK), now_s)

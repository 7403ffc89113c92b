"""Status lights: GPIO pins through gpiozero, a line in the terminal, or none."""

import logging
import sys
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Generic, Protocol, TextIO, TypeVar

from device.config.patterns import LAMPS, Shown
from device.config.settings import LightSettings
from device.lamps.gpio import no_pins, pins_here
from device.ports import DeviceError

if TYPE_CHECKING:
    from gpiozero import Factory

log = logging.getLogger(__name__)

Wanted = TypeVar("Wanted", contravariant=True)


class LightsLostError(DeviceError, RuntimeError):
    """Error raised when lights that were there cannot be lit; they may come back."""


class GpioLeds:
    """LEDs by their names, one on each GPIO line.

    Parameters
    ----------
    pins
        The line of each LED.
    active_high
        Whether an LED lights when its line is high.
    factory
        gpiozero's pin factory; None: the one of this machine.

    Raises
    ------
    HardwareMissingError
        If this machine has no such pins, or another program holds one.

    Notes
    -----
    gpiozero's LEDBoard does the same, but if one of its lines is held by another
    program it keeps the others until memory is tidied up, and nobody can try again.
    """

    def __init__(
        self,
        pins: Mapping[str, int],
        *,
        active_high: bool,
        factory: "Factory | None" = None,
    ) -> None:
        import gpiozero

        self._leds: dict[str, Any] = {}
        factory = factory or pins_here()
        try:
            for name, pin in pins.items():
                self._leds[name] = gpiozero.LED(
                    pin, active_high=active_high, pin_factory=factory
                )
        except Exception as error:  # each pin library has errors of its own
            self.close()
            raise no_pins(error) from error

    def show(self, lit: frozenset[str]) -> None:
        """Light exactly these; names that have no LED stay dark.

        Raises
        ------
        LightsLostError
            If the pins do not obey.
        """
        try:
            for name, led in self._leds.items():
                led.value = name in lit
        except Exception as error:  # each pin library has errors of its own
            raise LightsLostError(
                f"the lights do not obey ({type(error).__name__}: {error})"
            ) from error

    def close(self) -> None:
        """Go dark and let go of the pins, as far as that still works."""
        for led in self._leds.values():
            for act in (led.off, led.close):
                try:
                    act()
                except Exception as error:  # noqa: BLE001 - a dead pin needs no care
                    log.debug("a light that is let go: %s", error)


def status_leds(settings: LightSettings, factory: "Factory | None" = None) -> GpioLeds:
    """Return an LED for each lamp, on the configured pins.

    For ``factory`` and what is raised see `GpioLeds`.
    """
    return GpioLeds(settings.pins, active_high=settings.active_high, factory=factory)


class TerminalLights:
    """The lamps as a line of words; blinking is written once, not at every beat."""

    def __init__(self, out: TextIO | None = None) -> None:
        self._out = out or sys.stdout
        self._shown: deque[frozenset[str]] = deque(maxlen=2)

    def show(self, lit: frozenset[str]) -> None:
        """Write the lamps that are lit, unless one of the last two lines says it."""
        if lit not in self._shown:
            self._shown.append(lit)
            print(f"lights: {line_of(lit)}", file=self._out)

    def close(self) -> None:
        """Do nothing: a line that was written stays."""


def line_of(lit: frozenset[str]) -> str:
    """Return the lit lamps in words."""
    return " ".join(lamp for lamp in LAMPS if lamp in lit) or "dark"


class NoLights:
    """Null lights: ``--lights off``."""

    def show(self, lit: frozenset[str]) -> None:
        """Show nothing."""

    def close(self) -> None:
        """Do nothing."""


class Showing(Protocol[Wanted]):
    """Common interface of `Lights` and `PointLights`."""

    def show(self, shown: Wanted, /) -> None:
        """Light exactly this."""

    def close(self) -> None:
        """Go dark."""


class Steadfast(Generic[Shown]):
    """Lights that tolerate missing hardware: reopened at the next update.

    Parameters
    ----------
    open_them
        Opens them, or raises.

    Notes
    -----
    It raises each failure: `device.lamps.playing.Outlet` decides on retries and
    reports.
    """

    def __init__(self, open_them: Callable[[], Showing[Shown]]) -> None:
        self._open = open_them
        self._lights: Showing[Shown] | None = None

    def show(self, shown: Shown) -> None:
        """Light exactly this.

        Raises
        ------
        HardwareMissingError, LightsLostError
            If there are no such lights, or they fail.
        """
        if self._lights is None:
            self._lights = self._open()
        try:
            self._lights.show(shown)
        except (OSError, RuntimeError):
            self.close()
            raise

    def close(self) -> None:
        """Go dark, as far as that still works."""
        lights, self._lights = self._lights, None
        if lights is not None:
            with suppress(OSError, RuntimeError):
                lights.close()

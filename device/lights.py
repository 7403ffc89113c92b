"""Status lights: GPIO pins through gpiozero, a line in the terminal, or none."""

import sys
import warnings
from collections import deque
from typing import TYPE_CHECKING, TextIO

from device.patterns import LAMPS
from device.ports import HardwareMissingError
from device.settings import LightSettings

if TYPE_CHECKING:
    from gpiozero import Factory


class GpioLights:
    """One LED a lamp, on the pins that the settings name.

    Parameters
    ----------
    settings
        The pins.
    factory
        gpiozero's pin factory; None: the one of this machine.

    Raises
    ------
    HardwareMissingError
        If this machine has no such pins.
    """

    def __init__(
        self, settings: LightSettings, factory: "Factory | None" = None
    ) -> None:
        import gpiozero

        self._leds = {}
        try:
            with warnings.catch_warnings():
                # it warns of each library that it tries in vain
                warnings.simplefilter("ignore", gpiozero.PinFactoryFallback)
                for lamp, pin in settings.pins.items():
                    self._leds[lamp] = gpiozero.LED(
                        pin, active_high=settings.active_high, pin_factory=factory
                    )
        except (gpiozero.GPIOZeroError, OSError, ImportError) as error:
            self.close()
            raise HardwareMissingError(
                f"no GPIO lights here ({type(error).__name__}: {error}); "
                "use --lights terminal or --lights off"
            ) from error

    def show(self, lit: frozenset[str]) -> None:
        """Light exactly these."""
        for lamp, led in self._leds.items():
            led.value = lamp in lit

    def close(self) -> None:
        """Go dark and let go of the pins."""
        for led in self._leds.values():
            if not led.closed:
                led.off()
                led.close()


class TerminalLights:
    """The lamps as a line of words; blinking is written once, not at every beat."""

    def __init__(self, out: TextIO | None = None) -> None:
        self._out = out or sys.stdout
        self._shown: deque[frozenset[str]] = deque(maxlen=2)

    def show(self, lit: frozenset[str]) -> None:
        """Write which lamps are lit, unless that is one of the last two lines."""
        if lit not in self._shown:
            self._shown.append(lit)
            print(f"lights: {line_of(lit)}", file=self._out)

    def close(self) -> None:
        """Do nothing: a line that was written stays."""


def line_of(lit: frozenset[str]) -> str:
    """Return the lit lamps in words."""
    return " ".join(lamp for lamp in LAMPS if lamp in lit) or "dark"


class NoLights:
    """Lights that are not there: ``--lights off``."""

    def show(self, lit: frozenset[str]) -> None:
        """Show nothing."""

    def close(self) -> None:
        """Do nothing."""

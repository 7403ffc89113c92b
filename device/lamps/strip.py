"""An addressable strip on an SPI bus: pixels that are points or status lamps."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol

from device.config.patterns import (
    CAPTURE,
    FIRST,
    FOURTH,
    ILLEGAL,
    LAMPS,
    MILL,
    SECOND,
    THIRD,
    TROUBLE,
    WIN,
    Colours,
)
from device.config.show_settings import StripSettings
from device.lamps.lights import LightsLostError
from device.ports import Colour, HardwareMissingError

FREQUENCY_HZ = 6_400_000
"""Eight bits on the bus make one bit of a pixel: 800 kHz."""

LAMP_COLOURS: Mapping[str, Colour] = MappingProxyType(
    {
        FIRST: (255, 255, 255),
        SECOND: (0, 0, 255),
        THIRD: (0, 255, 255),
        FOURTH: (255, 255, 0),
        MILL: (255, 160, 0),
        CAPTURE: (255, 80, 0),
        WIN: (0, 255, 0),
        ILLEGAL: (255, 0, 0),
        TROUBLE: (255, 0, 255),
    }
)
"""What a status lamp looks like as a pixel."""


class SpiBus(Protocol):
    """SPI bus, as the pixel library needs it."""

    @property
    def frequency(self) -> int:
        """Return the bit rate in Hz."""

    def try_lock(self) -> bool:
        """Take the bus; return whether it was free."""

    def unlock(self) -> None:
        """Give the bus back."""

    def configure(self, *, baudrate: int, phase: int, polarity: int) -> None:
        """Configure the bus."""

    def write(self, buffer: bytes, start: int = 0, end: int | None = None) -> None:
        """Send bytes."""


class LinuxSpi:
    """An SPI bus of Linux, ``/dev/spidevN.0``.

    Parameters
    ----------
    bus
        Its number.

    Raises
    ------
    HardwareMissingError
        If it is not there, or not ours to use.
    """

    def __init__(self, bus: int) -> None:
        try:
            from Adafruit_PureIO.spi import SPI

            self._spi = SPI((bus, 0), max_speed_hz=FREQUENCY_HZ)
        except ImportError as error:
            raise HardwareMissingError(_not_installed(error)) from error
        except OSError as error:
            raise HardwareMissingError(
                f"no SPI bus {bus} for the strip ({error}); on a Raspberry Pi run: "
                "sudo raspi-config nonint do_spi 0, and be in the group spi"
            ) from error

    @property
    def frequency(self) -> int:
        """Return the bit rate in Hz."""
        return FREQUENCY_HZ

    def try_lock(self) -> bool:
        """Lock the bus, which has no other user."""
        return True

    def unlock(self) -> None:
        """Give the bus back."""

    def configure(self, *, baudrate: int, phase: int, polarity: int) -> None:
        """Configure the bus."""
        self._spi.max_speed_hz = baudrate
        self._spi.phase, self._spi.polarity = phase, polarity

    def write(self, buffer: bytes, start: int = 0, end: int | None = None) -> None:
        """Send bytes."""
        self._spi.writebytes(buffer[start:end])


class Strip:
    """The pixels, which two kinds of lights share.

    Parameters
    ----------
    settings
        What each pixel is.
    sites
        The sites of the board in its own order, for a strip whose pixels are not
        named.
    bus
        Where its data line hangs; None: the bus of this machine that is set.

    Raises
    ------
    HardwareMissingError
        If there is no such bus, or the library is not installed.

    Attributes
    ----------
    names
        What each pixel is, '' for nothing.
    """

    def __init__(
        self, settings: StripSettings, sites: Sequence[str], bus: SpiBus | None = None
    ) -> None:
        try:
            from neopixel_spi import NeoPixel_SPI
        except ImportError as error:
            raise HardwareMissingError(_not_installed(error)) from error
        self.names = settings.pixels or (*sites, *LAMPS)
        self._layers: dict[str, Colours] = {}
        self._pixels: Any = NeoPixel_SPI(
            bus or LinuxSpi(settings.bus),
            len(self.names),
            pixel_order=settings.order,
            frequency=FREQUENCY_HZ,
            brightness=settings.brightness / 100,
            auto_write=False,
        )

    def paint(self, layer: str, colours: Colours) -> None:
        """Show these colours in one layer; of two layers both are seen.

        Raises
        ------
        LightsLostError
            If the bus does not take them.
        """
        self._layers[layer] = colours
        seen = {name: hue for one in self._layers.values() for name, hue in one.items()}
        white = self._pixels.bpp == 4
        for index, name in enumerate(self.names):
            hue = seen.get(name, (0, 0, 0))
            self._pixels[index] = (*hue, 0) if white else hue
        try:
            self._pixels.show()
        except Exception as error:  # the library wraps some faults in a plain Exception
            raise LightsLostError(f"the strip does not obey ({error})") from error


class StripPoints:
    """The pixels of a strip that are points."""

    def __init__(self, strip: Strip) -> None:
        self._strip = strip

    def show(self, shown: Mapping[str, Colour]) -> None:
        """Light exactly these points."""
        self._strip.paint("points", shown)

    def close(self) -> None:
        """Go dark."""
        self._strip.paint("points", {})


class StripLamps:
    """The pixels of a strip that are status lamps."""

    def __init__(self, strip: Strip) -> None:
        self._strip = strip

    def show(self, lit: frozenset[str]) -> None:
        """Light exactly these lamps."""
        self._strip.paint("lamps", {lamp: LAMP_COLOURS[lamp] for lamp in lit})

    def close(self) -> None:
        """Go dark."""
        self._strip.paint("lamps", {})


def _not_installed(error: ImportError) -> str:
    return f"no strip without its library ({error}); run: pip install 'mwamuzi[strip]'"

"""Access to the GPIO lines of this machine."""

import os
import warnings
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from functools import cache
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from device.ports import HardwareMissingError

if TYPE_CHECKING:
    from gpiozero import Factory

CHOICE_VARIABLE = "GPIOZERO_PIN_FACTORY"


@contextmanager
def elsewhere() -> Iterator[None]:
    """Work in a folder of its own that is gone afterwards.

    When it is imported, lgpio makes a pipe in the working directory, or in ``$LG_WD``
    and then makes that the working directory. A service's is often not writable
    (gpiozero issues 1106 and 1130), and nobody else's should be changed or littered.
    """
    with TemporaryDirectory(prefix="mwamuzi-pins-") as folder, chdir(folder):
        yield


@cache
def pins_here() -> "Factory":
    """Return gpiozero's way to the pins of this machine, the same one each time.

    That is lgpio, which knows every Raspberry Pi up to the fifth, unless
    ``$GPIOZERO_PIN_FACTORY`` names another library.

    Raises
    ------
    HardwareMissingError
        If this machine has no such pins.
    """
    from gpiozero import Device

    try:
        with warnings.catch_warnings(), elsewhere():
            # gpiozero warns of each library that it tries in vain
            warnings.simplefilter("ignore")
            if os.environ.get(CHOICE_VARIABLE):
                Device.ensure_pin_factory()
                return Device.pin_factory
            from gpiozero.pins.lgpio import LGPIOFactory

            return LGPIOFactory()
    except ImportError as error:
        raise HardwareMissingError(
            f"no GPIO lines here ({error}); on a Raspberry Pi run: "
            "sudo apt-get install python3-lgpio"
        ) from error
    except Exception as error:  # lgpio's own error is a plain Exception
        raise no_pins(error) from error


def no_pins(error: Exception) -> HardwareMissingError:
    """Return the error that says why pins cannot be used."""
    why = " ".join(str(error).split()).strip("'")
    return HardwareMissingError(
        f"no GPIO lines for lights or buttons here ({type(error).__name__}: {why}); "
        "use --lights terminal or --lights off"
    )

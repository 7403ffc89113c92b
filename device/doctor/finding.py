"""What is found of one part of a machine, and how to mend it."""

from collections.abc import Callable
from dataclasses import dataclass

from device.ports import CameraLostError, HardwareMissingError


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found of one part.

    Attributes
    ----------
    told
        What was found.
    mend
        How to mend it; None: it is good.
    missing
        It is hardware that is not there.
    """

    part: str
    told: str
    mend: str | None = None
    missing: bool = False

    @property
    def state(self) -> str:
        """Return 'good', 'mend' or 'missing'."""
        if self.mend is None:
            return "good"
        return "missing" if self.missing else "mend"


def tried(
    part: str, attempt: Callable[[], str], mend: str, *, hardware: bool = False
) -> Finding:
    """Return what came of an attempt, whatever may stop it.

    Parameters
    ----------
    attempt
        Returns what to tell when it goes well.
    mend
        How to mend what stops it.
    hardware
        Whatever stops it, hardware is missing.
    """
    try:
        return Finding(part, attempt())
    except (HardwareMissingError, CameraLostError) as error:
        return Finding(part, line_of(error), mend, missing=True)
    except Exception as error:  # noqa: BLE001 - to find what is broken is its purpose
        return Finding(part, line_of(error), mend, missing=hardware)


def line_of(error: Exception) -> str:
    """Return what an error says, in one line."""
    return " ".join(str(error).split()) or type(error).__name__

"""Result of one check of the doctor, with the remedy."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from device.ports import CameraLostError, HardwareMissingError
from rules.core.facts import Fact, Sentence
from rules.core.saying import as_sentence
from words.keys import Key


@dataclass(frozen=True, slots=True)
class Finding:
    """Result of one check.

    Attributes
    ----------
    told
        What was found.
    mend
        How to mend it; None: it is good.
    missing
        It is hardware that is not there.
    measured
        It was tried or measured; a part that is off, or that this machine cannot
        measure, is neither good nor bad.
    says, heals
        ``told`` and ``mend`` as sentences that can be said in other languages; None
        where there is only the English text, or a command.
    """

    part: str
    told: str
    mend: str | None = None
    missing: bool = False
    measured: bool = True
    says: Sentence | None = field(default=None, compare=False)
    heals: Sentence | None = field(default=None, compare=False)

    @property
    def state(self) -> str:
        """Return 'good', 'mend', 'missing' or 'unknown'."""
        if self.mend is None:
            return "good" if self.measured else "unknown"
        return "missing" if self.missing else "mend"


def found(
    part: str,
    told: Key | Sentence,
    mend: Key | Sentence | None = None,
    **facts: Fact,
) -> Finding:
    """Return a finding with a message in every language.

    Parameters
    ----------
    told, mend
        What was found, and how to mend it; None: it is good.
    facts
        What stands in the templates.
    """
    says = told if isinstance(told, Sentence) else Sentence(told, facts)
    if mend is None:
        return Finding(part, str(says), says=says)
    heals = mend if isinstance(mend, Sentence) else Sentence(mend, facts)
    return Finding(part, str(says), str(heals), says=says, heals=heals)


def unmeasured(finding: Finding) -> Finding:
    """Return a finding of a part that was neither tried nor measured."""
    return replace(finding, measured=False)


def tried(
    part: str,
    attempt: Callable[[], str | Sentence],
    mend: str | Key,
    *,
    hardware: bool = False,
) -> Finding:
    """Return the finding of an attempt; any error becomes a failed finding.

    Parameters
    ----------
    attempt
        Returns the message of a success.
    mend
        How to mend what stops it.
    hardware
        Whatever stops it, hardware is missing.
    """
    try:
        told = attempt()
        return found(part, told) if isinstance(told, Sentence) else Finding(part, told)
    except Exception as error:  # noqa: BLE001 - to find what is broken is its purpose
        says = next((it for it in error.args if isinstance(it, Sentence)), None)
        missing = hardware or isinstance(error, HardwareMissingError | CameraLostError)
        heals = as_sentence(mend)
        return Finding(
            part, line_of(error), str(heals), missing, says=says, heals=heals
        )


def line_of(error: Exception) -> str:
    """Return an error's message on one line."""
    return " ".join(str(error).split()) or type(error).__name__

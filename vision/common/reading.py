"""Reading: what vision extracts from one frame, as log-likelihoods per site."""

from collections.abc import Mapping
from dataclasses import dataclass

from calibration.common.view import View
from rules.core.events import TroubleKind
from rules.core.evidence import Evidence


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """One frame, read.

    Attributes
    ----------
    evidence
        Per site log-likelihoods over (), (side,) for each side; hidden sites; and,
        where chips may be stacked, of how many stand there, the likeliest number 0.
    confidence
        For each site, the probability of its likeliest content, 0..1.
    view
        The view that the frame was read through: refitted when the camera moved.
    trouble
        Why the frame cannot be trusted, None when it can.
    glanced
        Sites read only at a glance: a better reading follows soon.
    unfinished
        Whether another look at the very same frame improves the reading.
    """

    evidence: Evidence
    confidence: Mapping[str, float]
    view: View
    trouble: TroubleKind | None
    glanced: frozenset[str] = frozenset()
    unfinished: bool = False


@dataclass(frozen=True, slots=True)
class Sighting:
    """An eye's part of a reading: evidence and confidence of each site."""

    evidence: Evidence
    confidence: Mapping[str, float]
    glanced: frozenset[str] = frozenset()
    unfinished: bool = False

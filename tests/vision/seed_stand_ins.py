"""What stands in for the trained counter of seeds in tests."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from vision.seeds import PATCH_PX

Image = NDArray[np.uint8]


@dataclass
class ToldCounter:
    """A counter that is told what lies in each pit, and notes what it is taught.

    Attributes
    ----------
    counts
        What it says of the pits, in the board's order.
    chance
        How sure it is.
    lessons
        The counts that it was taught, lesson by lesson.
    asked
        How many pits it was asked of, time by time; of fewer than all, the first.
    """

    counts: list[int]
    chance: float = 0.9
    lessons: list[list[int]] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)

    def count(self, patches: Image) -> NDArray[np.float64]:
        """Return ln of the chances, most of it for what was told."""
        assert patches.shape[1:] == (PATCH_PX, PATCH_PX, 3)
        self.asked.append(len(patches))
        told = np.minimum(self.counts, 19)[: len(patches)]
        logs = np.full((len(patches), 20), np.log((1 - self.chance) / 19))
        logs[np.arange(len(patches)), told] = np.log(self.chance)
        return logs

    def adapted_to(
        self, patches: Image, counts: NDArray[np.integer] | list[int]
    ) -> "ToldCounter":
        """Note the lesson."""
        assert len(patches) == len(counts)
        self.lessons.append([int(count) for count in counts])
        return self

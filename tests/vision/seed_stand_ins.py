"""Stand-ins for the trained counter of seeds."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Image
from vision.seeds.counting import PATCH_PX, SIDES, from_side


def small(patches: Image) -> NDArray[np.float32]:
    """Return the patches' blocks of eight pixels, shape (N, 300)."""
    blocks = patches.reshape(len(patches), 10, 8, 10, 8, 3).mean(axis=(2, 4))
    return np.asarray(blocks.reshape(len(patches), -1), np.float32)


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
    asked, glanced
        How many pits it was asked to count, or to glance at, time by time; of fewer
        than all, it knows which by what it saw when it was asked of all.
    """

    counts: list[int]
    chance: float = 0.9
    lessons: list[list[int]] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    glanced: list[int] = field(default_factory=list)
    known: NDArray[np.float32] = field(default_factory=lambda: np.zeros((0, 0)))

    def count(self, patches: Image) -> NDArray[np.float64]:
        """Return ln of the chances, most of it for what was told."""
        self.asked.append(len(patches))
        return self._told(patches)

    def glance(self, patches: Image) -> NDArray[np.float64]:
        """Return the same."""
        self.glanced.append(len(patches))
        return self._told(patches)

    def _told(self, patches: Image) -> NDArray[np.float64]:
        assert patches.shape[1:] == (PATCH_PX, PATCH_PX, 3)
        told = np.minimum(self.counts, 19)[self._which(patches)]
        logs = np.full((len(patches), 20), np.log((1 - self.chance) / 19))
        logs[np.arange(len(patches)), told] = np.log(self.chance)
        return logs

    def _which(self, patches: Image) -> NDArray[np.intp]:
        """Return which pits these are, from whichever side they are seen."""
        if len(patches) == len(self.counts):
            turned = [small(from_side(patches, side)) for side in range(SIDES)]
            self.known = np.stack(turned)
            return np.arange(len(patches))
        away = np.abs(small(patches)[:, None, None] - self.known).mean(axis=3)
        return np.asarray(away.min(axis=1).argmin(axis=1))

    def adapted_to(
        self, patches: Image, counts: NDArray[np.integer] | list[int]
    ) -> "ToldCounter":
        """Note the lesson."""
        assert len(patches) == len(counts)
        self.lessons.append([int(count) for count in counts])
        return self


@dataclass
class Wavering:
    """A counter that sees 19 at a glance, then 0, 1, 2 ... up to 7 at its close looks.

    It is asked of a few pits at a time, in their order.
    """

    pits: int = 14
    asked: int = 0

    def count(self, patches: Image) -> NDArray[np.float64]:
        """Return ln of the chances: a broad hill round the look's number."""
        said = (self.asked + np.arange(len(patches))) // self.pits
        self.asked += len(patches)
        return -0.1 * (np.arange(20) - said[:, None]) ** 2.0

    def glance(self, patches: Image) -> NDArray[np.float64]:
        """Return ln of the chances: most of it for 19."""
        return np.tile(-0.1 * (np.arange(20) - 19.0) ** 2, (len(patches), 1))

    def adapted_to(
        self, patches: Image, counts: NDArray[np.integer] | list[int]
    ) -> "Wavering":
        """Learn nothing."""
        return self

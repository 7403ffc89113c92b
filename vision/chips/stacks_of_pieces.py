"""Stack heights on squares, measured with the method for chips on lines."""

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Image
from calibration.common.chips import ChipSet
from calibration.common.view import View
from vision.chips.net import ChipNet
from vision.chips.stacked import Stacks
from vision.common.patches import PatchCutter
from vision.common.scores import Heights


class StacksOfPieces:
    """Stack height estimator for sites known to hold pieces.

    Parameters
    ----------
    view
        Where the board lies.
    most
        Pieces in the highest stack.
    chips
        The taught set, if there is one.
    """

    def __init__(self, view: View, most: int, chips: ChipSet | None) -> None:
        self._net = ChipNet()
        self._stacks = Stacks(view, most, chips, self._net)
        self._cutter = PatchCutter(view)

    def heights(
        self, frame_bgr: Image, view: View, log_probs: NDArray[np.float32]
    ) -> Heights:
        """Return the log-likelihoods of one, two ... pieces, by row.

        Parameters
        ----------
        log_probs : ndarray of shape (N, 3), float32
            ln of the chance that a site is empty, that a piece stands there, and that
            something else is in the way.
        """
        if self._cutter.view is not view:
            self._cutter = PatchCutter(view)
        patches = self._cutter.cut(frame_bgr)
        look = replace(self._net.look(patches), log_probs=log_probs)
        _, _, heights = self._stacks.look(frame_bgr, self._cutter, patches, look)
        return heights

    def confirm(self, pieces: Mapping[int, int]) -> None:
        """Learn the pieces' size from stacks of known height, by their rows."""
        self._stacks.confirm(pieces)

"""Convolutional network: is a square or point empty, a piece, or covered by a hand."""

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Float32Array
from vision.common.network import network

MASK_PX = 16


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceLook:
    """Output of the piece network for N sites.

    Attributes
    ----------
    log_probs : ndarray of shape (N, 3), float32
        Natural logarithm of the probability of EMPTY, CHIP and OTHER.
    mask : ndarray of shape (N, 16, 16), float32
        Chance that each part of the patch shows the piece that stands on the site.
        Without meaning where none does.
    """

    log_probs: Float32Array
    mask: Float32Array


class PieceLooker(Protocol):
    """Classifier of square patches; `PieceNet` is one."""

    def look(self, patches: NDArray[np.uint8], lean: Float32Array) -> PieceLook:
        """Return class scores of patches (N, 32, 32, 3), uint8, BGR."""


class PieceNet:
    """Trained network, loaded for inference on patches.

    Parameters
    ----------
    model
        An ONNX file as `training.pieces_train` writes it, or the name of a packaged
        one.
    """

    def __init__(self, model: Path | str = "pieces.onnx") -> None:
        file = model if isinstance(model, Path) else files("vision").joinpath(model)
        self._session = network(file.read_bytes(), sizes_differ=True)

    def look(self, patches: NDArray[np.uint8], lean: Float32Array) -> PieceLook:
        """Return class scores of the patches.

        Parameters
        ----------
        patches : ndarray of shape (N, 32, 32, 3), uint8, BGR
            As `vision.pieces.cutting.PieceCutter` cuts them.
        lean : ndarray of shape (N, 2), float32
            Which way pieces lean in them.
        """
        log_probs, mask = self._session.run(
            ["log_probs", "mask"], {"patches": patches, "lean": lean}
        )
        return PieceLook(log_probs=log_probs, mask=mask)

"""Small convolutional network: is a site empty, a chip, or covered by a hand."""

from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Float32Array
from vision.common.covers import likelier, odds_of
from vision.common.network import network
from vision.common.patches import PATCH_PX


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipLook:
    """Output of the chip network for N sites.

    Attributes
    ----------
    log_probs : ndarray of shape (N, 3), float32
        Natural logarithm of the probability of EMPTY, CHIP and OTHER.
    centre : ndarray of shape (N, 2), float32
        Where the top of the chip lies, from the patch's centre, x right and y
        down, in half-widths of the patch. Without meaning where no chip is.
    radius : ndarray of shape (N,), float32
        Radius of the chip's top in half-widths of the patch.
    """

    log_probs: Float32Array
    centre: Float32Array
    radius: Float32Array


def chip_odds(look: ChipLook) -> NDArray[np.float64]:
    """Return the log-odds of a chip at each site, shape (N,), nats."""
    return odds_of(look.log_probs)


class Looker(Protocol):
    """Classifier of site patches: empty, chip or other; `ChipNet` is one."""

    def look(self, patches: NDArray[np.uint8]) -> ChipLook:
        """Return class scores of patches (N, 32, 32, 3), uint8, BGR."""


class ChipNet:
    """Trained network, loaded for inference on patches.

    Parameters
    ----------
    model
        An ONNX file as `training.train` writes it, or the name of a packaged
        one.
    """

    def __init__(self, model: Path | str = "chips.onnx") -> None:
        file = model if isinstance(model, Path) else files("vision").joinpath(model)
        self._session = network(file.read_bytes())

    def look(self, patches: NDArray[np.uint8]) -> ChipLook:
        """Return class scores of the patches.

        Parameters
        ----------
        patches : ndarray of shape (N, 32, 32, 3), uint8, BGR
            As `vision.common.patches.PatchCutter` cuts them.

        Raises
        ------
        ValueError
            If ``patches`` has another shape or type.
        """
        wanted = (PATCH_PX, PATCH_PX, 3)
        if patches.ndim != 4 or patches.shape[1:] != wanted:
            raise ValueError(f"expected shape (N, 32, 32, 3), got {patches.shape}")
        if patches.dtype != np.uint8:
            raise ValueError(f"expected uint8 patches, got {patches.dtype}")
        log_probs, disc = self._session.run(["log_probs", "disc"], {"patches": patches})
        return ChipLook(log_probs=log_probs, centre=disc[:, :2], radius=disc[:, 2])


class FaintChips:
    """Classifier for chips of low contrast to their board, from taught examples.

    Parameters
    ----------
    net
        What looks.
    nats
        By how much a chip is likelier than it says.
    """

    def __init__(self, net: Looker, nats: float) -> None:
        self._net, self._nats = net, nats

    def look(self, patches: NDArray[np.uint8]) -> ChipLook:
        """Return class scores of patches (N, 32, 32, 3), uint8, BGR."""
        look = self._net.look(patches)
        return replace(look, log_probs=likelier(look.log_probs, self._nats))

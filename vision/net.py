"""The small network that tells an empty site from a chip and from a hand."""

from dataclasses import dataclass
from enum import IntEnum
from importlib.resources import files
from pathlib import Path

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from rules.board import Board, BoardKind
from vision.patches import PATCH_PX

FloatArray = NDArray[np.float32]


class Cover(IntEnum):
    """What a site shows: the columns of ``ChipLook.log_probs``."""

    EMPTY = 0
    CHIP = 1
    OTHER = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipLook:
    """What the network sees at N sites.

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

    log_probs: FloatArray
    centre: FloatArray
    radius: FloatArray


class ChipNet:
    """The trained network, ready to look at patches.

    Parameters
    ----------
    path
        An ONNX file as `vision.training.train` writes it; else the packaged one for
        boards of drawn lines.
    """

    def __init__(self, path: Path | None = None) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        options.inter_op_num_threads = 1
        options.log_severity_level = 3
        model = files("vision").joinpath("chips.onnx") if path is None else path
        self._session = onnxruntime.InferenceSession(
            model.read_bytes(), options, providers=["CPUExecutionProvider"]
        )

    @classmethod
    def for_board(cls, board: Board) -> "ChipNet":
        """Return the network that knows how such a board's sites look."""
        if board.kind is BoardKind.LINES:
            return cls()
        return cls(Path(str(files("vision").joinpath("pits.onnx"))))

    def look(self, patches: NDArray[np.uint8]) -> ChipLook:
        """Return what the patches show.

        Parameters
        ----------
        patches : ndarray of shape (N, 32, 32, 3), uint8, BGR
            As `vision.patches.PatchCutter` cuts them.

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

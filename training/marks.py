"""Marks that are printed on points: little corners, petals, strokes, no discs."""

import cv2
import numpy as np
import torch
from numpy.random import Generator
from numpy.typing import NDArray
from torch import Tensor

_FINE = 4  # supersampling factor while drawing
_BANK = 3000
_SHIFT = 4
_QUARTER = np.array([[0, -1], [1, 0]])

Mask = NDArray[np.uint8]


def _mark(rng: Generator, side: int) -> Mask:
    """Return a mark's ink coverage of each pixel, centred."""
    mask = np.zeros((side * _FINE, side * _FINE), np.uint8)
    far = float(rng.uniform(0.08, 0.4))
    near = far * float(rng.uniform(0.1, 0.75))
    thick = max(1, round(far * float(rng.uniform(0.05, 0.3)) * side * _FINE / 2))
    middle = rng.normal(0, 0.015, 2)
    paths = [((far, near), (near, near)), ((near, near), (near, far))]
    if rng.random() < 0.25:  # petals
        paths = [((near, near), (far, far)), ((near, 0), (far, 0))]
    for turn in range(4):
        way = np.linalg.matrix_power(_QUARTER, turn)
        if turn > 0 and rng.random() < 0.06:
            continue  # at an edge only half a mark is printed
        for start, end in paths:
            ends = (np.array([start, end]) @ way.T + middle + 1) * side * _FINE / 2
            points = (ends * 2**_SHIFT).astype(int).tolist()
            cv2.line(mask, points[0], points[1], 255, thick, cv2.LINE_AA, _SHIFT)
    small = cv2.resize(mask, (side, side), interpolation=cv2.INTER_AREA)
    sigma = float(rng.uniform(0.2, 1.0))
    return np.asarray(cv2.GaussianBlur(small, (0, 0), sigma), np.uint8)


class Marks:
    """Bank of marks, overlaid on random patches.

    Parameters
    ----------
    side
        Of the patches, pixels.
    """

    def __init__(self, rng: Generator, side: int) -> None:
        bank = np.stack([_mark(rng, side) for _ in range(_BANK)])
        self._bank = torch.from_numpy(bank)

    def lay(self, wide: Tensor, rows: Tensor) -> Tensor:
        """Return patches of shape (N, S, S, 5), uint8, some of them with a mark.

        Parameters
        ----------
        rows
            The numbers of the patches that get one.
        """
        cover = self._bank[torch.randint(0, len(self._bank), (len(rows),))].float()
        cover *= torch.empty(len(rows), 1, 1).uniform_(0.4, 1.0) / 255
        seen = wide[rows, ..., :3].float()
        light = seen.mean(dim=(1, 2, 3), keepdim=True)
        dark = (torch.rand(len(rows), 1, 1, 1) < 0.8) | (light > 170)
        ink = torch.rand(len(rows), 1, 1, 3) * 60
        ink = torch.where(dark, ink * light / 160, 255 - ink)
        marked = wide.clone()
        marked[rows, ..., :3] = (
            (seen + cover[..., None] * (ink - seen)).clamp(0, 255).to(torch.uint8)
        )
        return marked

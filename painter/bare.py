"""The simulated table with nothing on it, and the camera above."""

from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np

from calibration.common.arrays import Image
from calibration.common.view import Camera
from painter.makes import half_sides_mm, make_of
from painter.scenery import Scenery, paint_scenery
from rules.core.board import Board

IMAGE_SIZE = (960, 720)
_NOISE_LEVELS = 2.2


def camera_above(board: Board, rng: np.random.Generator) -> Camera:
    """Return a camera that looks down on a board, tilted and turned a little."""
    half = max(half_sides_mm(board))
    tilt = np.deg2rad(rng.uniform(8.0, 20.0))
    yaw = np.deg2rad(rng.uniform(-7.0, 7.0))
    focal = float(rng.uniform(720.0, 780.0))
    wide_px = rng.uniform(525.0, 560.0)
    wide_px *= make_of(board).closer
    distance = focal * 2 * half / wide_px
    eye = distance * np.array([np.sin(tilt) * np.sin(yaw), -np.sin(tilt), np.cos(tilt)])
    target = np.array([rng.uniform(-6.0, 6.0), rng.uniform(-6.0, 6.0), 0.0])
    ahead = (target - eye) / np.linalg.norm(target - eye)
    right = np.array([np.cos(yaw), np.sin(yaw), 0.0])
    right -= ahead * (ahead @ right)
    right /= np.linalg.norm(right)
    turn = np.stack([right, np.cross(ahead, right), ahead])
    rvec, _ = cv2.Rodrigues(turn)
    tvec = -turn @ eye
    return Camera(
        image_size=IMAGE_SIZE,
        focal_px=focal,
        k1=float(rng.uniform(-0.07, -0.02)),
        k2=float(rng.uniform(-0.01, 0.015)),
        rvec=(float(rvec[0, 0]), float(rvec[1, 0]), float(rvec[2, 0])),
        tvec=(float(tvec[0]), float(tvec[1]), float(tvec[2])),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class BareTable:
    """A table without pieces, which is the same for every game that is played at it.

    Attributes
    ----------
    noise : ndarray of shape (H + 64, W + 64, 3), uint8
        Of which every frame takes another part.
    rng
        As it stands once all this is chosen.
    """

    camera: Camera
    scenery: Scenery
    noise: Image
    rng: np.random.Generator


@lru_cache(maxsize=4)  # some 7 MB each; painting one takes longer than ten frames
def bare_table(
    board: Board, camera: Camera | None, *, wood: str, shadow: float, seed: int
) -> BareTable:
    """Return the table that these choose; one that was painted lately is lent again.

    Parameters
    ----------
    camera
        None: one that looks down, tilted and turned a little, chosen by the seed.
    wood, shadow
        As `paint_scenery` takes them.
    """
    rng = np.random.default_rng(seed)
    chosen = camera_above(board, rng)
    camera = chosen if camera is None else camera
    scenery = paint_scenery(board, camera, wood=wood, shadow=shadow, rng=rng)
    width, height = camera.image_size
    noise = rng.normal(128.0, _NOISE_LEVELS, (height + 64, width + 64, 3))
    levels = np.clip(noise, 0, 255, out=noise).astype(np.uint8)
    return BareTable(camera=camera, scenery=scenery, noise=levels, rng=rng)

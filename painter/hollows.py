"""Shading of pits in wood, seen from above."""

from collections.abc import Mapping
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatImage
from rules.core.board import Board

_RIM = 48  # corners of a pit's outline
_DROP = 1.62  # how far the tip of a drop lies from its middle, in radii


@dataclass(frozen=True, slots=True, kw_only=True)
class Hollow:
    """The shape of a board's pits.

    Attributes
    ----------
    radius_mm
        Of the round part.
    depth
        In radii.
    wall
        0..1, the part of the radius that slopes: 1 a bowl, little a flat bottom.
    drops
        The outermost pits are pointed towards the inner ones.
    """

    radius_mm: float
    depth: float = 0.75
    wall: float = 1.0
    drops: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Lamp:
    """Direction and ambient share of the light.

    Attributes
    ----------
    east, north
        How far towards the lamp a step of one up leads.
    ambient
        Share of the light that comes from everywhere.
    """

    east: float
    north: float
    ambient: float


def hollow_tones(
    board: Board,
    plan_mm: Mapping[str, tuple[float, float]],
    hollow: Hollow,
    lamp: Lamp,
    *,
    half_mm: float,
    side_px: int,
) -> FloatImage:
    """Return the light on a board's top face, north up; 1 where it is level.

    Parameters
    ----------
    half_mm, side_px
        Half the side of the face, and how finely it is painted.

    Returns
    -------
    ndarray of shape (side, side), float32

    Notes
    -----
    A bowl deepens from its rim as a ball's cap does; its walls are lit by how they
    face the lamp (Lambert), and its bottom gets less of the sky.
    """
    texel = side_px / (2 * half_mm)
    radius = hollow.radius_mm * texel
    mask = np.zeros((side_px, side_px), np.uint8)
    turn = np.arange(_RIM) * (2 * np.pi / _RIM)
    circle = radius * np.column_stack([np.cos(turn), np.sin(turn)])
    for site in board.sites:
        x, y = plan_mm[site.name]
        middle = np.array([x + half_mm, half_mm - y]) * texel - 0.5
        rim = middle + circle
        if hollow.drops and site.name in board.outer_pits:
            out = np.array([site.x_mm, -site.y_mm])
            along = int(np.abs(out).argmax())
            tip = middle.copy()
            tip[along] -= np.sign(out[along]) * _DROP * radius
            rim = np.vstack([rim, tip])
        outline = cv2.convexHull(np.round(rim * 16).astype(np.int32))
        cv2.fillConvexPoly(mask, outline, 255, cv2.LINE_AA, 4)
    return _lit(mask, radius, hollow, lamp, texel)


def row_tones(
    plan_mm: Mapping[str, tuple[float, float]],
    halves_mm: Mapping[str, tuple[float, float]],
    lamp: Lamp,
    *,
    half_mm: tuple[float, float],
    shape: tuple[int, int],
) -> FloatImage:
    """Return the light on a board of seeds, as `hollow_tones` does.

    Parameters
    ----------
    plan_mm, halves_mm
        Where each pit or store lies; half its width and its height.
    half_mm, shape
        Half the face's width and height; rows and columns that it is painted in.
    """
    texel = shape[1] / (2 * half_mm[0])
    radius = min(min(half) for half in halves_mm.values()) * texel
    mask = np.zeros(shape, np.uint8)
    turn = np.arange(_RIM) * (2 * np.pi / _RIM)
    way = np.column_stack([np.cos(turn), np.sin(turn)])
    for name, (x, y) in plan_mm.items():
        half = np.array(halves_mm[name]) * texel
        middle = np.array([x + half_mm[0], half_mm[1] - y]) * texel - 0.5
        rim = middle + half.min() * way + np.sign(way) * (half - half.min())
        outline = cv2.convexHull(np.round(rim * 16).astype(np.int32))
        cv2.fillConvexPoly(mask, outline, 255, cv2.LINE_AA, 4)
    return _lit(mask, radius, Hollow(radius_mm=radius / texel), lamp, texel)


def _lit(
    mask: NDArray[np.uint8], radius: float, hollow: Hollow, lamp: Lamp, texel: float
) -> FloatImage:
    """Return the light on hollows where a mask is set."""
    inside = cv2.distanceTransform((mask > 127).astype(np.uint8), cv2.DIST_L2, 5)
    rise = 1.0 - np.clip(inside / (hollow.wall * radius), 0.0, 1.0)
    cap = np.where(mask > 127, np.sqrt(1.06 - rise * rise) - 0.245, 0.0)
    cap = np.asarray(cv2.GaussianBlur(cap, (0, 0), 0.4 + 0.28 * texel), np.float32)
    steep = hollow.depth * radius / 8  # a Sobel's answer to one texel's step
    down_east = cv2.Sobel(cap, cv2.CV_32F, 1, 0, scale=steep)
    down_south = cv2.Sobel(cap, cv2.CV_32F, 0, 1, scale=steep)
    facing = 1.0 + down_east * lamp.east - down_south * lamp.north
    lit = np.maximum(facing, 0.0) / np.sqrt(1.0 + down_east**2 + down_south**2)
    sky = 1.0 - 0.5 * hollow.depth * cap
    tones = lamp.ambient * sky + (1.0 - lamp.ambient) * lit
    return np.asarray(tones, dtype=np.float32)

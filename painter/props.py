"""The moving parts of the simulated table: chips, and a hand on its arm."""

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import FloatImage, Image
from calibration.common.view import Camera
from painter.scenery import LAMP_SLOPE, Bgr

_RIM = 24  # corners of a chip's outline
_FACE = 64  # pixels across the picture of a chip's face
_SKIN: Bgr = (86, 118, 172)
_SLEEVE: Bgr = (92, 58, 46)
_TONES = ((0.62, 1.0, 0.0), (0.84, 0.86, -0.1), (1.0, 0.62, -0.2), (1.1, 0.3, -0.28))


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipProp:
    """A disc that lies flat, or a ball: its middle, its foot's height, its size.

    A ball's thickness is how high its middle lies above its foot.

    Attributes
    ----------
    longer
        Its length over its width.
    turn
        Which way it is longer, radians from the east to the north.
    below
        The colour of a disc's lower half, where its two faces differ.
    """

    x_mm: float
    y_mm: float
    foot_mm: float
    radius_mm: float
    thickness_mm: float
    colour: Bgr
    ball: bool = False
    longer: float = 1.0
    turn: float = 0.0
    below: Bgr | None = None


@dataclass(frozen=True, slots=True)
class Limb:
    """A tapering piece of arm or finger: two ends (x, y, z) with their radii."""

    start_mm: tuple[float, float, float]
    end_mm: tuple[float, float, float]
    start_radius_mm: float
    end_radius_mm: float
    colour: Bgr


def chip_face(colour: Bgr) -> Image:
    """Return a chip's face from above, with bevel, groove and highlight.

    Returns
    -------
    ndarray of shape (64, 64, 4), uint8, BGR and opacity
        Light comes from the upper left.
    """
    axis = (np.arange(_FACE) + 0.5) / (_FACE / 2) - 1.0
    x, y = np.meshgrid(axis, axis)
    radius = np.hypot(x, y)
    lit = -(x * LAMP_SLOPE[0] - y * LAMP_SLOPE[1]) / (np.hypot(*LAMP_SLOPE))
    bevel = np.clip((radius - 0.84) / 0.08, 0.0, 1.0)
    groove = np.exp(-(((radius - 0.62) / 0.035) ** 2))
    tone = 1.0 + 0.06 * lit + 0.28 * bevel * lit / np.maximum(radius, 0.3)
    tone = tone - 0.16 * groove + 0.09 * groove * lit
    gleam = np.exp(-(((x + 0.3) / 0.3) ** 2 + ((y + 0.32) / 0.2) ** 2))
    face = np.array(colour) * tone[..., None] + 26.0 * gleam[..., None]
    opacity = np.clip((1.0 - radius) * _FACE / 2 + 0.5, 0.0, 1.0) * 255
    picture: Image = np.clip(np.dstack([face, opacity]), 0, 255).astype(np.uint8)
    return picture


def stone_face(colour: Bgr) -> Image:
    """Return a polished round stone as seen from above, as `chip_face` returns one."""
    axis = (np.arange(_FACE) + 0.5) / (_FACE / 2) - 1.0
    x, y = np.meshgrid(axis, axis)
    radius = np.hypot(x, y)
    lit = -(x * LAMP_SLOPE[0] - y * LAMP_SLOPE[1]) / (np.hypot(*LAMP_SLOPE))
    up = np.sqrt(np.clip(1.0 - radius**2, 0.0, 1.0))
    tone = 0.42 + 0.5 * up + 0.3 * lit
    gleam = np.exp(-(((x + 0.36) / 0.16) ** 2 + ((y + 0.3) / 0.13) ** 2))
    face = np.array(colour) * tone[..., None] + 110.0 * gleam[..., None]
    opacity = np.clip((1.0 - radius) * _FACE / 2 + 0.5, 0.0, 1.0) * 255
    picture: Image = np.clip(np.dstack([face, opacity]), 0, 255).astype(np.uint8)
    return picture


def _rims_px(chips: Sequence[ChipProp], camera: Camera) -> NDArray[np.float64]:
    """Return the outlines of foot and top, middle last: shape (N, 2, 25, 2)."""
    angle = np.arange(_RIM) * (2 * np.pi / _RIM)
    circle = np.vstack([np.column_stack([np.cos(angle), np.sin(angle)]), [[0.0, 0.0]]])
    points = np.empty((len(chips), 2, _RIM + 1, 3))
    for row, chip in enumerate(chips):
        flat = circle * chip.radius_mm
        if chip.longer != 1.0:
            along = np.array([np.cos(chip.turn), np.sin(chip.turn)])
            flat = flat + np.outer(flat @ along, along) * (chip.longer - 1.0)
        points[row, :, :, :2] = flat + np.array([chip.x_mm, chip.y_mm])
        points[row, 0, :, 2] = chip.foot_mm
        points[row, 1, :, 2] = chip.foot_mm + chip.thickness_mm
    return camera.px_from_plan(points.reshape(-1, 3)).reshape(len(chips), 2, -1, 2)


def _fixed(points_px: NDArray[np.float64]) -> NDArray[np.int32]:
    return np.round(points_px * 16).astype(np.int32)


def draw_chips(
    image: Image,
    chips: Sequence[ChipProp],
    camera: Camera,
    *,
    faces: dict[tuple[Bgr, bool], Image],
    lamp: FloatImage,
) -> None:
    """Draw chips into the picture, in the order given, and their shadows below.

    Parameters
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
        Changed in place.
    faces
        The face of each colour, of discs and of balls, filled as colours come.
    lamp : ndarray of shape (H, W), float32
        How bright the lamp is at each pixel.
    """
    if not chips:
        return
    rims = _rims_px(chips, camera)
    _cast_chip_shadows(image, chips, camera)
    height, width = lamp.shape
    for chip, (foot, top) in zip(chips, rims, strict=True):
        column, row = np.round(top[-1]).astype(int)
        if not (0 <= column < width and 0 <= row < height):
            continue
        light = float(lamp[row, column])
        if chip.below is not None:
            middle = (foot + top) / 2
            _draw_wall(image, foot[:-1], middle[:-1], chip.below, light)
            _draw_wall(image, middle[:-1], top[:-1], chip.colour, light)
        elif not chip.ball:
            _draw_wall(image, foot[:-1], top[:-1], chip.colour, light)
        face = (chip.colour, chip.ball)
        if face not in faces:
            faces[face] = (stone_face if chip.ball else chip_face)(chip.colour)
        _paste_face(image, faces[face], top, light)


def _draw_wall(
    image: Image,
    foot: NDArray[np.float64],
    top: NDArray[np.float64],
    colour: Bgr,
    light: float,
) -> None:
    b, g, r = (channel * light for channel in colour)
    hull = cv2.convexHull(np.vstack([foot, top]).astype(np.float32))
    outline = _fixed(hull.reshape(-1, 2).astype(np.float64))
    cv2.fillConvexPoly(image, outline, (b * 0.5, g * 0.5, r * 0.5), cv2.LINE_AA, 4)
    ahead = np.roll(np.arange(_RIM), -1)
    edge = top[ahead] - top
    outward = edge[:, 0] * (foot - top)[:, 1] - edge[:, 1] * (foot - top)[:, 0]
    quads = _fixed(np.stack([top, top[ahead], foot[ahead], foot], axis=1))
    for facet in np.flatnonzero(outward > 0):
        angle = (facet + 0.5) * 2 * np.pi / _RIM
        facing = -(np.cos(angle) * LAMP_SLOPE[0] + np.sin(angle) * LAMP_SLOPE[1])
        shade = 0.58 + 0.5 * float(facing)
        tone = (b * shade, g * shade, r * shade)
        cv2.fillConvexPoly(image, quads[facet], tone, cv2.LINE_8, 4)


def _paste_face(
    image: Image, face: Image, top: NDArray[np.float64], light: float
) -> None:
    """Blend the face over the ellipse that the chip's top makes in the picture."""
    low = np.floor(top.min(axis=0)).astype(int) - 1
    high = np.ceil(top.max(axis=0)).astype(int) + 2
    low = np.maximum(low, 0)
    high = np.minimum(high, image.shape[1::-1])
    if (high <= low).any():
        return
    middle = (_FACE - 1) / 2
    source = np.array(
        [[middle, middle], [middle + _FACE / 2, middle], [middle, middle - _FACE / 2]],
        dtype=np.float32,
    )
    target = (top[[_RIM, 0, _RIM // 4]] - low).astype(np.float32)
    seen = cv2.warpAffine(
        face,
        cv2.getAffineTransform(source, target),
        (int(high[0] - low[0]), int(high[1] - low[1])),
        flags=cv2.INTER_AREA,
    ).astype(np.float32)
    opacity = seen[..., 3:] * (1 / 255)
    under = image[low[1] : high[1], low[0] : high[0]]
    over = np.minimum(seen[..., :3] * light, 255.0)
    under[:] = (under + opacity * (over - under)).astype(np.uint8)


def _darken(image: Image, mask: Image, strength: float) -> None:
    """Darken the picture where the half-size mask is bright, softly."""
    soft = cv2.GaussianBlur(mask, (0, 0), 2.2)
    x, y, width, height = cv2.boundingRect(soft)
    if not width:
        return
    part = soft[y : y + height, x : x + width]
    kept = 255 - cv2.resize(part, (2 * width, 2 * height)) * strength
    under = image[2 * y : 2 * (y + height), 2 * x : 2 * (x + width)]
    wide = cv2.merge([kept.astype(np.uint8)] * 3)[: under.shape[0], : under.shape[1]]
    cv2.multiply(under, wide, dst=under, scale=1 / 255)


def _cast_chip_shadows(image: Image, chips: Sequence[ChipProp], camera: Camera) -> None:
    cast = [
        ChipProp(
            x_mm=chip.x_mm + reach * LAMP_SLOPE[0],
            y_mm=chip.y_mm + reach * LAMP_SLOPE[1],
            foot_mm=min(chip.foot_mm, 0.0),
            radius_mm=chip.radius_mm * 1.02,
            thickness_mm=0.0,
            colour=chip.colour,
        )
        for chip in chips
        for reach in (max(chip.foot_mm, 0.0) + chip.thickness_mm,)
    ]
    mask = np.zeros((image.shape[0] // 2, image.shape[1] // 2), dtype=np.uint8)
    for feet, moved in zip(
        _rims_px(chips, camera), _rims_px(cast, camera), strict=True
    ):
        both = np.vstack([feet[0, :-1], moved[0, :-1]]).astype(np.float32) / 2
        hull = cv2.convexHull(both).reshape(-1, 2).astype(np.float64)
        cv2.fillConvexPoly(mask, _fixed(hull), 255, cv2.LINE_AA, 4)
    _darken(image, mask, 0.5)


def arm_limbs(
    tip_mm: tuple[float, float], toward: tuple[float, float]
) -> tuple[Limb, ...]:
    """Return the limbs of an arm whose thumb and forefinger meet at ``tip_mm``.

    Parameters
    ----------
    toward
        Unit vector from the elbow to the fingertips, in the plan.
    """
    ahead = np.array(toward)
    right = np.array([ahead[1], -ahead[0]])
    tip = np.array(tip_mm)

    def at(along: float, aside: float, z_mm: float) -> tuple[float, float, float]:
        x, y = tip + along * ahead + aside * right
        return (float(x), float(y), z_mm)

    knuckles = (-12.0, 4.0, 18.0, 30.0)
    tips = ((3.0, 0.0), (2.0, 12.0), (-14.0, 24.0), (-30.0, 34.0))
    fingers = [
        Limb(at(-66.0, aside, 44.0), at(-30.0, aside * 0.8 + 2, 40.0), 9.5, 8.5, _SKIN)
        for aside in knuckles
    ]
    fingers += [
        Limb(at(-30.0, aside * 0.8 + 2, 40.0), at(*tip_at, 14.0), 8.5, 6.5, _SKIN)
        for aside, tip_at in zip(knuckles, tips, strict=True)
    ]
    return (
        Limb(at(-560.0, 50.0, 70.0), at(-260.0, 18.0, 62.0), 52.0, 44.0, _SLEEVE),
        Limb(at(-270.0, 19.0, 60.0), at(-135.0, 8.0, 50.0), 35.0, 26.0, _SKIN),
        Limb(at(-135.0, 8.0, 50.0), at(-72.0, 8.0, 46.0), 27.0, 33.0, _SKIN),
        Limb(at(-110.0, -14.0, 44.0), at(-58.0, -32.0, 36.0), 13.0, 10.0, _SKIN),
        Limb(at(-58.0, -32.0, 36.0), at(-4.0, -9.0, 14.0), 10.0, 7.0, _SKIN),
        *fingers,
    )


def draw_arm(image: Image, limbs: Sequence[Limb], camera: Camera, light: float) -> None:
    """Draw an arm over the picture, and its shadow on what lies below."""
    ends = np.array([end for limb in limbs for end in (limb.start_mm, limb.end_mm)])
    radii = np.array(
        [r for limb in limbs for r in (limb.start_radius_mm, limb.end_radius_mm)]
    )
    centres = camera.px_from_plan(ends)
    sideways = ends + np.column_stack([radii, np.zeros((len(radii), 2))])
    wide: NDArray[np.float64] = np.linalg.norm(
        camera.px_from_plan(sideways) - centres, axis=1
    )
    fallen = ends.copy()
    fallen[:, :2] += ends[:, 2:] * np.array(LAMP_SLOPE)
    fallen[:, 2] = 0.0
    below = camera.px_from_plan(fallen)
    mask = np.zeros((image.shape[0] // 2, image.shape[1] // 2), dtype=np.uint8)
    for start in range(0, len(ends), 2):
        _capsule(mask, below[start : start + 2] / 2, wide[start : start + 2] / 2, 255)
    _darken(image, mask, 0.5)
    drawn = np.zeros(image.shape[:2], dtype=np.uint8)
    for row, limb in enumerate(limbs):
        pair = slice(2 * row, 2 * row + 2)
        _capsule(drawn, centres[pair], wide[pair] + 1, 255)
        for tone, part, aside in _TONES:
            middle = centres[pair] + aside * wide[pair, None] * (0.8, 0.6)
            b, g, r = (channel * tone * light for channel in limb.colour)
            _capsule(image, middle, wide[pair] * part, (b, g, r))
    _soften(image, drawn)


def _capsule(
    image: Image,
    ends_px: NDArray[np.float64],
    radii_px: NDArray[np.float64],
    colour: float | tuple[float, float, float],
) -> None:
    angle = np.arange(_RIM) * (2 * np.pi / _RIM)
    circle = np.column_stack([np.cos(angle), np.sin(angle)])
    rims = np.vstack(
        [end + r * circle for end, r in zip(ends_px, radii_px, strict=True)]
    )
    hull = cv2.convexHull(rims.astype(np.float32)).reshape(-1, 2).astype(np.float64)
    fill = colour if isinstance(colour, tuple) else (colour,)
    cv2.fillConvexPoly(image, _fixed(hull), fill, cv2.LINE_AA, 4)


def _soften(image: Image, mask: Image) -> None:
    """Blur the picture where the mask is set, so that limbs grow together."""
    x, y, width, height = cv2.boundingRect(mask)
    if not width:
        return
    part = image[y : y + height, x : x + width]
    soft = cv2.GaussianBlur(part, (0, 0), 1.6)
    cv2.copyTo(soft, mask[y : y + height, x : x + width], part)

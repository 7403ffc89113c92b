"""The scenery of the simulated table: wood, drawing, cloth and lamp, seen once."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType

import cv2
import numpy as np

from calibration.common.arrays import FloatImage, Image
from calibration.common.view import Camera
from painter.hollows import Hollow, Lamp, hollow_tones, row_tones
from painter.makes import half_sides_mm, pit_halves_mm, pit_radius_mm
from rules.core.board import Board
from rules.core.drawing import Drawing, Fill, Place

Bgr = tuple[int, int, int]

WOODS: Mapping[str, Bgr] = MappingProxyType(
    {
        "maple": (142, 188, 216),
        "oak": (92, 146, 186),
        "beech": (116, 166, 208),
        "walnut": (46, 66, 98),
    }
)
CLOTHS: tuple[Bgr, ...] = ((70, 88, 40), (96, 62, 44), (44, 40, 120), (88, 84, 82))
INK_DARK: Bgr = (28, 36, 44)
INK_PALE: Bgr = (206, 224, 232)

THICKNESS_MM = 16.0
LAMP_SLOPE = (0.45, -0.35)  # mm of shadow, east and north, for each mm of height
_TEXELS_PER_MM = 4.0
_OVERSAMPLE = 2
_LINE_MM, _LINE_PART = 1.7, 0.034  # how broad lines are, and at most of the spacing
_DOT_MM, _DOT_PART = 2.3, 0.046  # the same: radius of dots
_FILLS: Mapping[Fill, Bgr] = MappingProxyType(
    {
        Fill.LIGHT: (150, 200, 226),
        Fill.DARK: (52, 78, 118),
        Fill.FELT: (66, 118, 52),
        Fill.RIVER: (186, 140, 88),
        Fill.CASTLE: (84, 170, 214),
    }
)


@dataclass(frozen=True, slots=True)
class Scenery:
    """Static part of the rendered table.

    Attributes
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
        The empty board on its cloth, under the lamp.
    lamp : ndarray of shape (H, W), float32
        How bright the lamp is at each pixel; 1 is nominal.
    half_mm
        Half the wooden board's width and height.
    """

    image: Image
    lamp: FloatImage
    half_mm: tuple[float, float]


def is_pale(wood: Bgr) -> bool:
    """Return True if a wood is light enough to be drawn on with dark ink."""
    b, g, r = wood
    return 0.114 * b + 0.587 * g + 0.299 * r > 110


def plan_at_pixels(camera: Camera, z_mm: float) -> tuple[FloatImage, FloatImage]:
    """Return the plan x and y that each (oversampled) pixel sees on a level plane.

    Parameters
    ----------
    z_mm
        Height of the plane above the board's top face.

    Returns
    -------
    two ndarrays of shape (2 H, 2 W), float32
        Plan millimetres, computed on a coarse grid and interpolated between.
    """
    step = 8
    width, height = camera.image_size
    columns = (np.arange(-1, width // step + 1) + 0.5) * step - 0.5
    rows = (np.arange(-1, height // step + 1) + 0.5) * step - 0.5
    grid = np.stack(np.meshgrid(columns, rows), axis=-1).reshape(-1, 1, 2)
    matrix = np.array(
        [
            [camera.focal_px, 0.0, (width - 1) / 2],
            [0.0, camera.focal_px, (height - 1) / 2],
            [0.0, 0.0, 1.0],
        ]
    )
    lens = np.array([camera.k1, camera.k2, 0.0, 0.0, 0.0])
    ray = cv2.undistortPoints(grid, matrix, lens).reshape(-1, 2)
    turn, _ = cv2.Rodrigues(np.array(camera.rvec))
    eye = -turn.T @ np.array(camera.tvec)
    along = np.column_stack([ray, np.ones(len(ray))]) @ turn
    reach = (z_mm - eye[2]) / along[:, 2:]
    plan = (eye[:2] + reach * along[:, :2]).astype(np.float32)
    plan = plan.reshape(len(rows), len(columns), 2)
    cell = step * _OVERSAMPLE
    fine = cv2.resize(plan, None, fx=cell, fy=cell, interpolation=cv2.INTER_LINEAR)
    fine = fine[cell:-cell, cell:-cell]
    return np.ascontiguousarray(fine[..., 0]), np.ascontiguousarray(fine[..., 1])


def paint_scenery(
    board: Board,
    camera: Camera,
    *,
    wood: str,
    shadow: float,
    rng: np.random.Generator,
) -> Scenery:
    """Return the empty board on a cloth, as the camera sees it.

    Parameters
    ----------
    wood
        A name of ``WOODS``.
    shadow
        0..1, how much light an edge of shadow across the board takes away.
    rng
        Chooses the grain, the cloth and the lamp's place.
    """
    half = half_sides_mm(board)
    cloth_x, cloth_y = plan_at_pixels(camera, -THICKNESS_MM)
    light = _board_shadow(cloth_x, cloth_y, half)
    image = _cloth(cloth_x, cloth_y, light, rng)
    _paint_walls(image, camera, half=half, colour=WOODS[wood])
    top_x, top_y = plan_at_pixels(camera, 0.0)
    texture = _board_texture(board, half=half, colour=WOODS[wood], rng=rng)
    _lay_on(image, texture, half, (top_x, top_y))
    width, height = camera.image_size
    lamp = _lamp(width, height, rng)
    if shadow:
        edge = cv2.resize(_shadow_edge(top_x, top_y, shadow, rng), (width, height))
        lamp = np.asarray(lamp * edge, dtype=np.float32)
    small = cv2.resize(image, (width, height), interpolation=cv2.INTER_AREA)
    lit = np.clip(small * cv2.merge([lamp] * 3), 0, 255).astype(np.uint8)
    return Scenery(lit, lamp, half)


def _lay_on(
    image: FloatImage,
    texture: FloatImage,
    half: tuple[float, float],
    plan: tuple[FloatImage, FloatImage],
) -> None:
    """Lay the board's top face into the picture, where its pixels see it."""
    x, y = plan
    on_top = np.maximum(np.abs(x) - half[0], np.abs(y) - half[1]) <= 0
    left, top, wide, high = cv2.boundingRect(on_top.astype(np.uint8))
    there = np.s_[top : top + high, left : left + wide]
    scale = np.float32(_TEXELS_PER_MM)
    seen = cv2.remap(
        texture,
        (x[there] + half[0]) * scale - 0.5,
        (half[1] - y[there]) * scale - 0.5,
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )
    cv2.copyTo(seen, on_top[there].astype(np.uint8), image[there])


def _coloured(tones: FloatImage, colour: Bgr, light: FloatImage) -> FloatImage:
    """Return a colour in many tones, under a light; channel by channel is quick."""
    planes = [tones * np.float32(each) * light for each in colour]
    return np.asarray(cv2.merge(planes), dtype=np.float32)


def _soft_noise(
    rng: np.random.Generator, shape: tuple[int, int], cells: tuple[int, int]
) -> FloatImage:
    coarse = rng.normal(0.0, 1.0, cells).astype(np.float32)
    size = (shape[1], shape[0])
    return np.asarray(
        cv2.resize(coarse, size, interpolation=cv2.INTER_CUBIC), dtype=np.float32
    )


def _cloth(
    x: FloatImage, y: FloatImage, light: FloatImage, rng: np.random.Generator
) -> FloatImage:
    """Return a woven cloth, seen from the plan's places, under so much light."""
    colour = CLOTHS[int(rng.integers(len(CLOTHS)))]
    side = 512
    thread = np.sin(np.arange(side) * (2 * np.pi * 64 / side)).astype(np.float32)
    weave = 1.0 + 0.05 * np.maximum(thread[:, None], thread[None, :])
    weave = weave + 0.035 * rng.normal(0.0, 1.0, (side, side)).astype(np.float32)
    per_mm = np.float32(2.0)
    seen = cv2.remap(
        weave.astype(np.float32),
        _within(x * per_mm, side - 1),
        _within(y * per_mm, side - 1),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_WRAP,
    )
    return _coloured(np.asarray(seen, dtype=np.float32), colour, light)


def _within(place: FloatImage, side: int) -> FloatImage:
    """Return places modulo a side: what np.mod returns, in a fifth of its time."""
    rest = place - np.floor(place / np.float32(side)) * np.float32(side)
    return np.asarray(np.where(rest < 0, rest + np.float32(side), rest), np.float32)


def _board_shadow(
    x: FloatImage, y: FloatImage, half: tuple[float, float]
) -> FloatImage:
    east, north = (THICKNESS_MM * slope for slope in LAMP_SLOPE)
    away = np.maximum(np.abs(x - east) - half[0], np.abs(y - north) - half[1])
    return np.asarray(np.clip(0.55 + away / 34.0, 0.55, 1.0), dtype=np.float32)


def _paint_walls(
    image: FloatImage, camera: Camera, *, half: tuple[float, float], colour: Bgr
) -> None:
    corners = np.array([[-1, 1], [1, 1], [1, -1], [-1, -1]], dtype=np.float64) * half
    top = camera.px_from_plan(np.column_stack([corners, np.zeros(4)]))
    foot = camera.px_from_plan(np.column_stack([corners, np.full(4, -THICKNESS_MM)]))
    for here, there, shade in ((0, 1, 0.75), (1, 2, 0.45), (2, 3, 0.5), (3, 0, 0.8)):
        quad = np.array([top[here], top[there], foot[there], foot[here]])
        at = np.round((quad + 0.5) * _OVERSAMPLE - 0.5).astype(np.int32)
        b, g, r = colour
        cv2.fillConvexPoly(image, at, (b * shade, g * shade, r * shade))


def _grain(colour: Bgr, shape: tuple[int, int], rng: np.random.Generator) -> FloatImage:
    rows, columns = shape
    across = np.linspace(0.0, 1.0, rows, dtype=np.float32)[:, None]
    bend = 0.05 * _soft_noise(rng, shape, (5, 4))
    rings = np.sin((across + bend) * np.float32(2 * np.pi * rng.uniform(9, 15)))
    streaks = _soft_noise(rng, shape, (rows // 5, 9))
    fine = _soft_noise(rng, shape, (rows // 2, columns // 24))
    tone = 1.0 + 0.055 * rings + 0.03 * streaks + 0.025 * fine
    redder = (1.5, 1.15, 1.0)  # dark grain is redder
    return np.asarray(
        cv2.merge(
            [
                np.float32(base) * (1.0 + (tone - 1.0) * np.float32(red))
                for base, red in zip(colour, redder, strict=True)
            ]
        ),
        dtype=np.float32,
    )


def _board_texture(
    board: Board, *, half: tuple[float, float], colour: Bgr, rng: np.random.Generator
) -> FloatImage:
    """Return the top face, north up, with its frame and its drawing."""
    width, height = (round(2 * each * _TEXELS_PER_MM) for each in half)
    texture = _grain(colour, (height, width), rng)
    b, g, r = colour
    cv2.rectangle(
        texture,
        (0, 0),
        (width - 1, height - 1),
        (b * 0.7, g * 0.7, r * 0.7),
        int(2 * _TEXELS_PER_MM),
    )

    _draw_on(texture, board.drawing, half, colour, spacing_mm=board.spacing_mm)
    if board.drawing.pits:
        lamp = Lamp(east=-LAMP_SLOPE[0], north=-LAMP_SLOPE[1], ambient=0.35)
        lit = _hollows(board, lamp, half, (height, width))
        seen = np.power(np.maximum(lit, 0.02), 1 / 2.2)
        return np.asarray(texture * cv2.merge([seen] * 3), dtype=np.float32)
    return texture


def _draw_on(
    texture: FloatImage,
    drawing: Drawing,
    half: tuple[float, float],
    colour: Bgr,
    *,
    spacing_mm: float,
) -> None:
    """Paint a board's drawing: fills let the grain show, lines and dots do not."""
    texel = _TEXELS_PER_MM
    ink = INK_DARK if is_pale(colour) else INK_PALE

    def at(place: Place) -> tuple[int, int]:
        x, y = place
        return (
            round(((x + half[0]) * texel - 0.5) * 16),
            round(((half[1] - y) * texel - 0.5) * 16),
        )

    for patch in drawing.patches:
        (x, y), wide, high = patch.middle, patch.wide_mm / 2, patch.high_mm / 2
        west, east = (round((each + half[0]) * texel) for each in (x - wide, x + wide))
        top, foot = (round((half[1] - each) * texel) for each in (y + high, y - high))
        tone = np.array(_FILLS[patch.fill], np.float32) / np.array(colour, np.float32)
        texture[top:foot, west:east] *= np.asarray(tone, np.float32)
    line_mm = min(_LINE_MM, _LINE_PART * spacing_mm)
    for line in drawing.lines:
        wide = max(1, round(line.breadth * line_mm * texel))
        for here, there in pairwise(line.path):
            cv2.line(texture, at(here), at(there), ink, wide, cv2.LINE_AA, 4)
    dot_mm = min(_DOT_MM, _DOT_PART * spacing_mm)
    for dot in drawing.dots:
        radius = round(dot.size * dot_mm * texel * 16)
        cv2.circle(texture, at(dot.middle), radius, ink, -1, cv2.LINE_AA, 4)


def _hollows(
    board: Board, lamp: Lamp, half: tuple[float, float], shape: tuple[int, int]
) -> FloatImage:
    """Return the light on a board's pits."""
    if not board.outer_pits:
        return row_tones(
            board.plan_mm, pit_halves_mm(board), lamp, half_mm=half, shape=shape
        )
    return hollow_tones(
        board,
        board.plan_mm,
        Hollow(radius_mm=pit_radius_mm(board)),
        lamp,
        half_mm=half[0],
        side_px=shape[1],
    )


def _lamp(width: int, height: int, rng: np.random.Generator) -> FloatImage:
    x = np.linspace(-1.0, 1.0, width, dtype=np.float32)[None, :]
    y = np.linspace(-0.75, 0.75, height, dtype=np.float32)[:, None]
    turn = rng.uniform(0.0, 2 * np.pi)
    slope = x * np.float32(np.cos(turn)) + y * np.float32(np.sin(turn))
    lamp = 1.04 + 0.09 * slope - 0.17 * (x * x + y * y)
    return np.asarray(lamp, dtype=np.float32)


def _shadow_edge(
    x: FloatImage, y: FloatImage, shadow: float, rng: np.random.Generator
) -> FloatImage:
    turn = rng.uniform(0.0, 2 * np.pi)
    beyond = x * np.float32(np.cos(turn)) + y * np.float32(np.sin(turn))
    soft = np.clip((beyond - rng.uniform(-40, 40)) / 9.0 + 0.5, 0.0, 1.0)
    return np.asarray(1.0 - shadow * soft, dtype=np.float32)

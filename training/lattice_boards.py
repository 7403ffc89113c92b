"""Random boards of squares and of crossing lines: plan and appearance."""

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, FloatImage
from training.drawing import INKS, PlanSheet, contrasting, inked, rough
from training.surfaces import WOODS, Rgb, board_surface, noise, paper, pick, stone, wood

SIDE_MM = 300.0
"""How long the longer side of a field is; all else is beside it."""

_SIZES = (
    ((8, 8), 0.34),
    ((10, 10), 0.1),
    ((10, 8), 0.06),
    ((6, 6), 0.04),
    ((7, 7), 0.07),
    ((9, 10), 0.13),
    ((9, 5), 0.05),
    ((5, 5), 0.03),
    ((9, 9), 0.05),
    ((13, 13), 0.05),
    ((15, 15), 0.03),
    ((19, 19), 0.05),
)
_OF_POINTS = (
    ((9, 10), 0.5),
    ((9, 5), 0.12),
    ((5, 5), 0.08),
    ((9, 9), 0.1),
    ((13, 13), 0.08),
    ((15, 15), 0.06),
    ((19, 19), 0.06),
)
_DARKS = (
    (110, 70, 45),
    (60, 110, 60),
    (70, 45, 35),
    (30, 30, 32),
    (120, 120, 125),
    (150, 40, 40),
    (110, 30, 45),
    (40, 70, 130),
    (95, 55, 30),
    (160, 110, 65),
    (120, 60, 45),
)
_LIGHTS = (
    (240, 225, 195),
    (235, 232, 222),
    (222, 190, 140),
    (245, 245, 240),
    (205, 160, 110),
    (230, 210, 170),
    (190, 190, 185),
)
_FELTS = ((30, 95, 60), (20, 80, 45), (40, 130, 70), (15, 70, 50), (40, 90, 40))
_WHITE = np.float32(1 / 255)
_SHIFT = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class LatticeBoard:
    """Random board.

    Attributes
    ----------
    step_mm
        From file to file, and from rank to rank.
    cells
        What stands, stands in squares; else where lines cross.
    """

    files: int
    ranks: int
    step_mm: tuple[float, float]
    cells: bool

    @property
    def spacing_mm(self) -> float:
        """Return the smaller of both steps."""
        return min(self.step_mm)

    @property
    def sites_mm(self) -> FloatArray:
        """Return the middles of all sites, shape (N, 2), from south-west."""
        x, y = np.meshgrid(np.arange(self.files), np.arange(self.ranks))
        return np.column_stack(
            [
                (x.ravel() - (self.files - 1) / 2) * self.step_mm[0],
                (y.ravel() - (self.ranks - 1) / 2) * self.step_mm[1],
            ]
        )

    @property
    def half_mm(self) -> tuple[float, float]:
        """Return half the width and height of what is drawn."""
        more = 0 if self.cells else 1
        return (
            (self.files - more) * self.step_mm[0] / 2,
            (self.ranks - more) * self.step_mm[1] / 2,
        )


def random_lattice(rng: Generator, *, points: bool = False) -> LatticeBoard:
    """Return the plan of a board.

    Parameters
    ----------
    points
        Of the sizes that boards of crossing lines have.
    """
    shares = _OF_POINTS if points else _SIZES
    sizes = [size for size, _ in shares]
    files, ranks = sizes[rng.choice(len(sizes), p=[share for _, share in shares])]
    cells = max(files, ranks) <= 10 and (files, ranks) not in {(9, 10), (9, 5), (5, 5)}
    if rng.random() < 0.1:
        cells = not cells
    most = max(files, ranks) - (0 if cells else 1)
    step = SIDE_MM / most
    longer = float(rng.choice([1.0, rng.uniform(1.0, 1.1)]))
    steps = (step / longer, step) if rng.random() < 0.8 else (step, step / longer)
    return LatticeBoard(files=files, ranks=ranks, step_mm=steps, cells=cells)


def _material(rng: Generator, colour: Rgb, side: int) -> FloatImage:
    """Return wood, vinyl, paper or felt of a colour."""
    made = rng.choice([0, 1, 2], p=[0.5, 0.35, 0.15])
    return np.clip((wood, paper, stone)[made](rng, side, colour), 0.002, 1.0)


def _rectangle(sheet: PlanSheet, low: FloatArray, high: FloatArray) -> FloatImage:
    mask = np.zeros((sheet.side, sheet.side), np.uint8)
    corners = sheet.px(low[0], high[1]), sheet.px(high[0], low[1])
    cv2.rectangle(mask, corners[0], corners[1], 255, -1, cv2.LINE_AA, _SHIFT)
    return np.asarray(mask * _WHITE, np.float32)


def _filled(
    rng: Generator, image: FloatImage, board: LatticeBoard, sheet: PlanSheet
) -> None:
    """Fill the squares: chequers, felt, or some of them in colours of their own."""
    half = np.array(board.half_mm)
    step = np.array(board.step_mm)
    kind = rng.random()
    if kind < 0.62:
        light = _material(rng, pick(rng, _LIGHTS), sheet.side)
        dark = _material(rng, pick(rng, _DARKS), sheet.side)
        image[:] = _put(image, light, _rectangle(sheet, -half, half))
        mask = np.zeros((sheet.side, sheet.side), np.float32)
        for number, (x, y) in enumerate(board.sites_mm):
            file, rank = number % board.files, number // board.files
            if (file + rank) % 2 == 0:
                middle = np.array([x, y])
                mask += _rectangle(sheet, middle - step / 2, middle + step / 2)
        image[:] = _put(image, dark, np.clip(mask, 0, 1))
    elif kind < 0.85:
        felt = stone(rng, sheet.side, pick(rng, _FELTS))
        if rng.random() < 0.4:
            felt = paper(rng, sheet.side, pick(rng, _FELTS))
        image[:] = _put(image, np.clip(felt, 0.002, 1), _rectangle(sheet, -half, half))
    if kind > 0.85 or rng.random() < 0.05:
        for _ in range(rng.integers(1, 5)):
            first = rng.integers([board.files, board.ranks])
            size = rng.integers(1, [board.files + 1, 4])
            low: FloatArray = -half + step * first
            cover = _rectangle(
                sheet, low, np.minimum(low + step * size.astype(float), half)
            )
            inked(image, cover * np.float32(rng.uniform(0.3, 1)), pick(rng, _DARKS))


def _put(under: FloatImage, over: FloatImage, cover: FloatImage) -> FloatImage:
    return np.asarray(under + cover[..., None] * (over - under), np.float32)


@dataclass(frozen=True, slots=True)
class _Pen:
    """Draws lines of one breadth between places in the plan."""

    mask: NDArray[np.uint8]
    sheet: PlanSheet
    thick: int

    def line(self, here: FloatArray, there: FloatArray) -> None:
        ends = self.sheet.px(*here), self.sheet.px(*there)
        cv2.line(self.mask, ends[0], ends[1], 255, self.thick, cv2.LINE_AA, _SHIFT)


def _lines(
    rng: Generator, board: LatticeBoard, sheet: PlanSheet, width_mm: float
) -> NDArray[np.uint8]:
    mask = np.zeros((sheet.side, sheet.side), np.uint8)
    pen = _Pen(mask, sheet, max(1, round(sheet.length(width_mm))))
    _files_and_ranks(rng, board, pen)
    if rng.random() < 0.3:  # a second line about the field
        off = np.array(board.half_mm) + board.spacing_mm * rng.uniform(0.05, 0.3)
        corners = [off * way for way in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        for here, there in zip(corners, [*corners[1:], corners[0]], strict=True):
            pen.line(here, there)
    if not board.cells and rng.random() < 0.4:
        _slants(board, pen, rng.random if rng.random() < 0.5 else lambda: 1.0)
    return mask


def _files_and_ranks(rng: Generator, board: LatticeBoard, pen: _Pen) -> None:
    """Draw all files and ranks; at times a river cuts the files."""
    half, step = np.array(board.half_mm), np.array(board.step_mm)
    files, ranks = (count + board.cells for count in (board.files, board.ranks))
    river = int(rng.integers(1, ranks - 1)) if rng.random() < 0.2 else None
    for y in -half[1] + step[1] * np.arange(ranks):
        pen.line(np.array([-half[0], y]), np.array([half[0], y]))
    for k, x in enumerate(-half[0] + step[0] * np.arange(files)):
        if river is None or board.cells or k in {0, files - 1}:
            pen.line(np.array([x, -half[1]]), np.array([x, half[1]]))
            continue
        bank = -half[1] + river * step[1]
        pen.line(np.array([x, -half[1]]), np.array([x, bank]))
        pen.line(np.array([x, bank + step[1]]), np.array([x, half[1]]))


def _slants(board: LatticeBoard, pen: _Pen, chance: Callable[[], float]) -> None:
    """Draw diagonals, where chance does not leave them out."""
    half, step = np.array(board.half_mm), np.array(board.step_mm)
    for file in range(board.files - 1):
        for rank in range(board.ranks - 1):
            if chance() < 0.85:
                continue
            low: FloatArray = -half + step * np.array([file, rank])
            if (file + rank) % 2 == 0:
                pen.line(low, low + step)
            else:
                pen.line(low + step * [1, 0], low + step * [0, 1])


def _stars(rng: Generator, board: LatticeBoard, sheet: PlanSheet) -> NDArray[np.uint8]:
    """Draw dots or marks at some sites, or where squares meet."""
    mask = np.zeros((sheet.side, sheet.side), np.uint8)
    radius = board.spacing_mm * rng.uniform(0.04, 0.16)
    share = rng.choice([rng.uniform(0.02, 0.2), rng.uniform(0.1, 0.7)])
    places = board.sites_mm[rng.random(len(board.sites_mm)) < share]
    if board.cells:
        places = places + np.array(board.step_mm) / 2
    draw = (_dot, _corners, _flower)[rng.choice(3, p=[0.3, 0.5, 0.2])]
    size = (
        radius if draw is _dot else radius + board.spacing_mm * rng.uniform(0.03, 0.3)
    )
    near = float(rng.uniform(0.25, 0.75))
    thick = max(1, round(sheet.length(board.spacing_mm * rng.uniform(0.01, 0.05))))
    for x, y in places:
        draw(mask, sheet, (float(x), float(y)), (size, near), thick)
    return mask


Spot = tuple[float, float]


def _dot(
    mask: NDArray[np.uint8], sheet: PlanSheet, at: Spot, size: Spot, _thick: int
) -> None:
    radius = round(sheet.length(size[0]) * 2**_SHIFT)
    cv2.circle(mask, sheet.px(*at), radius, 255, -1, cv2.LINE_AA, _SHIFT)


def _corners(
    mask: NDArray[np.uint8], sheet: PlanSheet, at: Spot, size: Spot, thick: int
) -> None:
    """Draw four little corners about a place."""
    (x, y), far = at, size[0]
    near = far * size[1]
    for east in (-1, 1):
        for north in (-1, 1):
            bend = sheet.px(x + east * near, y + north * near)
            for a, b in ((far, near), (near, far)):
                end = sheet.px(x + east * a, y + north * b)
                cv2.line(mask, bend, end, 255, thick, cv2.LINE_AA, _SHIFT)


def _flower(
    mask: NDArray[np.uint8], sheet: PlanSheet, at: Spot, size: Spot, thick: int
) -> None:
    """Draw petals, a ring or a star about a place."""
    (x, y), reach = at, size[0]
    for turn in np.arange(8) * np.pi / 4:
        way = np.array([np.cos(turn), np.sin(turn)])
        ends = [
            sheet.px(*(np.array([x, y]) + way * part)) for part in (reach / 3, reach)
        ]
        cv2.line(mask, ends[0], ends[1], 255, thick, cv2.LINE_AA, _SHIFT)
    if size[1] > 0.5:
        ring = round(sheet.length(reach) * 2**_SHIFT)
        cv2.circle(mask, sheet.px(x, y), ring, 255, thick, cv2.LINE_AA, _SHIFT)


def _written(
    rng: Generator, board: LatticeBoard, sheet: PlanSheet
) -> NDArray[np.uint8]:
    """Write coordinates along the rims, or words in a river."""
    mask = np.zeros((sheet.side, sheet.side), np.uint8)
    half = np.array(board.half_mm)
    off = half + board.spacing_mm * rng.uniform(0.15, 0.4)
    scale = sheet.length(board.spacing_mm) / 90 * rng.uniform(0.7, 1.6)
    for number, (x, y) in enumerate(board.sites_mm):
        file, rank = number % board.files, number // board.files
        for is_rim, at in (
            (rank == 0, (x, -off[1])),
            (rank == board.ranks - 1, (x, off[1])),
            (file == 0, (-off[0], y)),
            (file == board.files - 1, (off[0], y)),
        ):
            if is_rim:
                px, py = (v >> _SHIFT for v in sheet.px(*at))
                text = str(rng.choice(list("abcdefghijk123456789")))
                place = (px - round(8 * scale), py + round(8 * scale))
                cv2.putText(mask, text, place, 0, scale, 255, 1, cv2.LINE_AA)
    return mask


def lattice_face(rng: Generator, board: LatticeBoard, sheet: PlanSheet) -> FloatImage:
    """Return the board's face, ndarray of shape (side, side, 3), linear R G B."""
    image, base = board_surface(rng, sheet.side)
    if rng.random() < 0.35:
        base = pick(rng, WOODS)
        image = np.clip(wood(rng, sheet.side, base), 0.002, 1.0)
    if board.cells:
        _filled(rng, image, board, sheet)
    middle = image[sheet.side // 3 : -sheet.side // 3, sheet.side // 3 :]
    seen = np.median(middle.reshape(-1, 3), axis=0) ** (1 / 2.2) * 255
    ground: Rgb = (float(seen[0]), float(seen[1]), float(seen[2]))
    ink = contrasting(rng, ground)
    width = board.spacing_mm * float(np.exp(rng.uniform(np.log(0.015), np.log(0.1))))
    if not board.cells or rng.random() < 0.45:
        engraved = rng.uniform(0.1, 0.6) if rng.random() < 0.3 else 0.0
        inked(image, rough(rng, _lines(rng, board, sheet, width)), ink, engraved)
    if rng.random() < (0.4 if board.cells else 0.95):
        inked(image, rough(rng, _stars(rng, board, sheet)), ink)
    if rng.random() < 0.35:
        inked(image, rough(rng, _written(rng, board, sheet)), pick(rng, INKS))
    _bordered(rng, image, board, sheet)
    if rng.random() < 0.2:
        worn = noise(rng, sheet.side, (rng.uniform(4, 30),) * 2, 3)
        image *= (1 + rng.uniform(0, 0.12) * worn)[..., None]
    return np.clip(image, 0.002, 1)


def _bordered(
    rng: Generator, image: FloatImage, board: LatticeBoard, sheet: PlanSheet
) -> None:
    """Lay a frame of another wood about the field, or draw a line."""
    if rng.random() > 0.5:
        return
    half = np.array(board.half_mm)
    off = half + board.spacing_mm * rng.uniform(0.02, 0.4 if board.cells else 0.7)
    if not board.cells:
        off = off + 0.3 * board.spacing_mm
    inside = _rectangle(sheet, -off, off)
    frame = _material(rng, pick(rng, (*WOODS, *_DARKS)), sheet.side)
    image[:] = _put(frame, image, inside)

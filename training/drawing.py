"""The drawing on a board: lines, nodes, bands and ornaments, in plan."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from calibration.common.arrays import FloatImage
from rules.core.board import Board
from training.surfaces import Rgb, linear, noise, pick

INKS = (
    (20, 18, 18),
    (30, 26, 24),
    (60, 35, 20),
    (95, 55, 30),
    (245, 243, 238),
    (230, 220, 200),
    (25, 35, 140),
    (150, 25, 25),
    (190, 150, 60),
    (20, 80, 50),
)
_WHITE = np.float32(1 / 255)
_SHIFT = 4  # cv2's sixteenths of a pixel

Plan = dict[str, tuple[float, float]]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanSheet:
    """A square picture of the plan: ``side`` pixels for twice ``half_mm``."""

    side: int
    half_mm: float

    def px(self, x_mm: float, y_mm: float) -> tuple[int, int]:
        """Return the pixel in sixteenths; y grows to the north."""
        scale = self.side / (2 * self.half_mm) * 2**_SHIFT
        return (
            round((x_mm + self.half_mm) * scale),
            round((self.half_mm - y_mm) * scale),
        )

    def length(self, mm: float) -> float:
        """Return millimetres in pixels."""
        return mm * self.side / (2 * self.half_mm)


def bent_plan(rng: Generator, board: Board) -> Plan:
    """Return the sites of one hand-made board of that kind."""
    rings = max(site.square or 0 for site in board.sites)
    scale = {0: 0.0, 1: 1.0}
    for ring in range(2, rings + 1):
        nominal = (rings - ring + 1) / rings
        scale[ring] = nominal * rng.normal(1, 0.07)
    wobble = board.spacing_mm * rng.choice([0.0, 0.012, 0.025])
    squeeze = rng.normal(1, 0.02)
    plan: Plan = {}
    for site in board.sites:
        square = site.square or 0
        factor = scale[square] * rings / max(rings - square + 1, 1)
        x, y = rng.normal(0, wobble, 2) if wobble else (0.0, 0.0)
        plan[site.name] = (
            float(site.x_mm * factor + x),
            float(site.y_mm * factor * squeeze + y),
        )
    return plan


def rough(rng: Generator, mask: NDArray[np.uint8]) -> FloatImage:
    """Return the ink's cover, 0 to 1, with worn and wavy edges."""
    cover = mask.astype(np.float32) * _WHITE
    side = len(cover)
    if rng.random() < 0.5:
        y, x = np.mgrid[0:side, 0:side].astype(np.float32)
        reach = np.float32(rng.uniform(0.3, 1.6))
        cells = (rng.uniform(10, 60),) * 2
        wavy = cv2.remap(
            cover,
            x + reach * noise(rng, side, cells, 2),
            y + reach * noise(rng, side, cells, 2),
            cv2.INTER_LINEAR,
        )
        cover = np.asarray(wavy, np.float32)
    if rng.random() < 0.4:
        worn = noise(rng, side, (rng.uniform(30, 200),) * 2, 2)
        cover *= np.clip(rng.uniform(1.0, 2.5) - worn, 0, 1).astype(np.float32)
    return np.asarray(cover * rng.uniform(0.7, 1.0), np.float32)


def inked(
    image: FloatImage, cover: NDArray[np.floating], colour: Rgb, engraved: float = 0.0
) -> None:
    """Lay ink over the board; an engraved line catches light at one edge."""
    image += cover[..., None] * (linear(colour) - image)
    if engraved:
        edge = np.roll(cover, 2, axis=0) - cover
        image *= 1 + np.float32(engraved) * np.clip(edge, 0, 1)[..., None]


def _lines(
    board: Board, plan: Plan, sheet: PlanSheet, width_mm: float
) -> NDArray[np.uint8]:
    mask = np.zeros((sheet.side, sheet.side), np.uint8)
    thick = max(1, round(sheet.length(width_mm)))
    for here, there in board.segments:
        ends = sheet.px(*plan[here]), sheet.px(*plan[there])
        cv2.line(mask, *ends, 255, thick, cv2.LINE_AA, _SHIFT)
    return mask


def _discs(
    plan: Plan, sheet: PlanSheet, radius_mm: float, thick_mm: float = -1.0
) -> NDArray[np.uint8]:
    mask = np.zeros((sheet.side, sheet.side), np.uint8)
    radius = round(sheet.length(radius_mm) * 2**_SHIFT)
    thick = -1 if thick_mm < 0 else max(1, round(sheet.length(thick_mm)))
    for at in plan.values():
        cv2.circle(mask, sheet.px(*at), radius, 255, thick, cv2.LINE_AA, _SHIFT)
    return mask


def contrasting(rng: Generator, ground: Rgb) -> Rgb:
    """Return an ink that can be seen on the ground, if only just."""
    for _ in range(20):
        ink = pick(rng, INKS, 0.1)
        if np.abs(np.array(ink) - np.array(ground)).max() > 45:
            return ink
    return (15, 15, 15) if sum(ground) > 300 else (240, 240, 240)


def _nodes(
    rng: Generator, image: FloatImage, plan: Plan, sheet: PlanSheet, step_mm: float
) -> None:
    """Mark the sites: dots, holes, hollow rings or wide circles."""
    ground = tuple(np.median(image.reshape(-1, 3), axis=0) ** (1 / 2.2) * 255)
    bare: Rgb = (float(ground[0]), float(ground[1]), float(ground[2]))
    ink = contrasting(rng, bare)
    kind = rng.choice(["dot", "ring", "circle", "hole"], p=[0.35, 0.35, 0.15, 0.15])
    if kind == "dot":
        inked(
            image,
            rough(rng, _discs(plan, sheet, step_mm * rng.uniform(0.03, 0.115))),
            ink,
        )
        return
    if kind == "hole":
        radius = step_mm * rng.uniform(0.03, 0.1)
        inked(image, rough(rng, _discs(plan, sheet, radius * 1.25)), pick(rng, INKS))
        inked(
            image, _discs(plan, sheet, radius).astype(np.float32) * _WHITE, (14, 10, 8)
        )
        return
    radius = step_mm * (
        rng.uniform(0.06, 0.2) if kind == "ring" else rng.uniform(0.2, 0.4)
    )
    inside = bare if kind == "ring" or rng.random() < 0.5 else None
    if inside:
        inked(image, _discs(plan, sheet, radius).astype(np.float32) * _WHITE, inside)
    line = radius * rng.uniform(0.06, 0.6 if kind == "ring" else 0.15)
    inked(image, rough(rng, _discs(plan, sheet, radius, line)), ink)


def _band(rng: Generator, image: FloatImage, sheet: PlanSheet, step_mm: float) -> None:
    """Fold the board in the middle: a seam, a gap or a coloured band."""
    half = sheet.length(
        step_mm * rng.choice([0.008, 0.03, 0.09]) * rng.uniform(0.5, 1.5)
    )
    middle = sheet.side / 2 + sheet.length(step_mm * rng.normal(0, 0.02))
    across = np.abs(np.arange(sheet.side) - middle)
    cover = np.clip(half + 0.5 - across, 0, 1).astype(np.float32)
    grid = np.repeat(cover[None], sheet.side, axis=0)
    if rng.random() < 0.4:  # a darker lip on both sides
        lip = np.clip(half * rng.uniform(1.1, 1.6) + 1 - across, 0, 1)
        wide = np.repeat(lip.astype(np.float32)[None], sheet.side, axis=0)
        inked(image, wide, pick(rng, INKS))
    inked(image, grid, pick(rng, INKS))
    if rng.random() < 0.4:
        image[:, : round(middle)] *= np.float32(rng.uniform(0.75, 1.25))


def _ornaments(
    rng: Generator, image: FloatImage, sheet: PlanSheet, step_mm: float
) -> None:
    """Draw letters, stars, frames and scratches that are no part of the game."""
    ink = pick(rng, INKS)
    mask = np.zeros((sheet.side, sheet.side), np.uint8)
    for _ in range(rng.poisson(2)):
        start, end = (sheet.px(*rng.uniform(-170, 170, 2)) for _ in range(2))
        cv2.line(mask, start, end, int(rng.integers(60, 255)), 1, cv2.LINE_AA, _SHIFT)
    for _ in range(rng.poisson(2)):
        x, y = (v >> _SHIFT for v in sheet.px(*rng.uniform(-170, 170, 2)))
        text = "".join(rng.choice(list("abcdefg1234567*XO"), rng.integers(1, 5)))
        cv2.putText(mask, text, (x, y), 0, rng.uniform(0.3, 1.5), 255, 1, cv2.LINE_AA)
    for _ in range(rng.choice([0, 2, 6], p=[0.7, 0.2, 0.1])):  # wet cups and coins
        at = {"": (rng.uniform(-160, 160), rng.uniform(-160, 160))}
        size = step_mm * rng.uniform(0.12, 0.6)
        ring = _discs(at, sheet, size, size * rng.uniform(0.02, 0.15))
        mask |= (ring * rng.uniform(0.2, 1)).astype(np.uint8)
    if rng.random() < 0.15:
        star = {"d4": (0.0, 0.0)}
        mask |= _discs(star, sheet, step_mm * rng.uniform(0.2, 0.6), step_mm * 0.03)
    inked(image, mask.astype(np.float32) * _WHITE, ink)


def _frame(rng: Generator, image: FloatImage, sheet: PlanSheet, step_mm: float) -> None:
    """Draw a border outside the outer square: a line, or a row of small squares."""
    mask = np.zeros((sheet.side, sheet.side), np.uint8)
    reach = 150 + step_mm * rng.uniform(0.15, 0.5)
    corners = [(-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)]
    pitch = step_mm * rng.uniform(0.06, 0.2)
    beaded = rng.random() < 0.5
    for here, there in zip(corners, [*corners[1:], corners[0]], strict=True):
        if not beaded:
            thick = max(1, round(sheet.length(pitch * 0.3)))
            ends = sheet.px(*here), sheet.px(*there)
            cv2.line(mask, ends[0], ends[1], 255, thick, cv2.LINE_AA, _SHIFT)
            continue
        for share in np.arange(0, 1, pitch / (2 * reach)):
            x, y = np.array(here) * (1 - share) + np.array(there) * share
            low = sheet.px(x - 0.35 * pitch, y + 0.35 * pitch)
            high = sheet.px(x + 0.35 * pitch, y - 0.35 * pitch)
            cv2.rectangle(mask, low, high, 255, 1, cv2.LINE_AA, _SHIFT)
    inked(image, mask.astype(np.float32) * _WHITE, pick(rng, INKS))


def _fields(
    rng: Generator, image: FloatImage, board: Board, plan: Plan, sheet: PlanSheet
) -> None:
    """Fill the squares with colours of their own, from the outside in."""
    rings = max(site.square or 0 for site in board.sites)
    for ring in range(1, rings + 1):
        if rng.random() < 0.4:
            continue
        mask = np.zeros((sheet.side, sheet.side), np.uint8)
        reach = [abs(plan[s.name][0]) for s in board.sites if s.square == ring]
        low, high = sheet.px(-max(reach), max(reach)), sheet.px(max(reach), -max(reach))
        cv2.rectangle(mask, low, high, 255, -1, cv2.LINE_AA, _SHIFT)
        share = np.float32(rng.uniform(0.1, 0.9))
        inked(image, mask.astype(np.float32) * _WHITE * share, pick(rng, INKS, 0.4))


def draw_board(
    rng: Generator,
    board: Board,
    plan: Plan,
    sheet: PlanSheet,
    ground: tuple[FloatImage, Rgb],
) -> FloatImage:
    """Return the board's face, ndarray of shape (side, side, 3), linear R G B."""
    image, base = ground
    step_mm = min(
        float(np.hypot(*np.subtract(plan[here], plan[there])))
        for here, there in board.segments
    )
    ink = contrasting(rng, base)
    if rng.random() < 0.08:
        _fields(rng, image, board, plan, sheet)
    if rng.random() < 0.2:
        _frame(rng, image, sheet, step_mm)
    width = step_mm * float(np.exp(rng.uniform(np.log(0.015), np.log(0.17))))
    if rng.random() < 0.12:  # a thin companion line beside the thick one
        wider = _lines(board, plan, sheet, width * rng.uniform(1.4, 2.2))
        inked(image, rough(rng, wider), pick(rng, INKS))
    if rng.random() < 0.2:
        _ornaments(rng, image, sheet, step_mm)
    engraved = rng.uniform(0.1, 0.6) if rng.random() < 0.3 else 0.0
    inked(image, rough(rng, _lines(board, plan, sheet, width)), ink, engraved)
    banded = rng.random() < 0.22
    if banded:
        _band(rng, image, sheet, step_mm)
    if rng.random() < 0.5:
        twins = _twins(rng, plan, step_mm, 0.4 if banded else 0.1)
        rings = max(site.square or 0 for site in board.sites)
        size_mm = step_mm * {1: 0.55, 2: 0.8}.get(rings, 1.0)
        _nodes(rng, image, twins, sheet, size_mm)
    return np.clip(image, 0.002, 1)


def _twins(rng: Generator, plan: Plan, step_mm: float, share: float) -> Plan:
    """Return the nodes; some folding boards draw the middle ones twice."""
    if rng.random() > share:
        return plan
    gap = step_mm * rng.uniform(0.05, 0.16)
    twins: Plan = {}
    for name, (x, y) in plan.items():
        if abs(x) > step_mm / 4:
            twins[name] = (x, y)
        else:
            twins[f"{name} west"] = (x - gap, y)
            twins[f"{name} east"] = (x + gap, y)
    return twins

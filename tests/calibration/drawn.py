"""Draw seeded pictures of boards that are known exactly."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.view import Camera
from rules.core.board import Board, BoardKind

MM_PX = 2.5  # pixels of the flat drawing for a millimetre
Colour = tuple[int, int, int]


@dataclass(frozen=True, kw_only=True)
class Look:
    """Appearance of a drawn board, and the camera's pose; colours are BGR."""

    size: tuple[int, int] = (960, 720)
    tilt_deg: float = 15.0
    tilt_way_deg: float = 40.0
    spin_deg: float = 10.0
    fill: float = 0.5  # the board's part of the picture's height
    focal: float = 0.8
    k1: float = -0.03
    offset: tuple[float, float] = (0.0, 0.0)  # of the board's half side, in the plan
    board: Colour = (120, 170, 205)
    line: Colour = (30, 40, 45)
    table: Colour = (60, 80, 40)
    line_mm: float = 2.5
    pit: Colour = (80, 120, 150)
    pit_mm: float = 30.0
    margin_mm: float = 22.0
    rings: Mapping[int, float] = field(default_factory=dict)  # radius, relative
    jitter_mm: float = 0.0
    grain: float = 4.0
    noise: float = 2.0
    shade: float = 0.2
    blur: float = 0.6
    chips: int = 0
    chip_mm: float = 26.0
    fold_mm: float = 0.0
    frame: bool = False
    planks: bool = False


def draw(
    board: Board, look: Look, rng: np.random.Generator
) -> tuple[NDArray[np.uint8], dict[str, tuple[float, float]]]:
    """Return a picture (H, W, 3) and where the sites are in it."""
    sites = bent(board, look, rng)
    flat = _flat(board, sites, look, rng)
    camera = camera_of(look)
    image = _seen(flat, camera, look, rng)
    plan = np.array([(*sites[name], 0.0) for name in board.names])
    px = camera.px_from_plan(plan)
    return image, {
        n: (float(x), float(y)) for n, (x, y) in zip(board.names, px, strict=True)
    }


def bent(
    board: Board, look: Look, rng: np.random.Generator
) -> dict[str, tuple[float, float]]:
    """Return the sites of a hand-made board, in millimetres."""
    sites = {}
    for site in board.sites:
        factor = look.rings.get(site.square or 0, 1.0)
        x, y = factor * site.x_mm, factor * site.y_mm
        dx, dy = rng.normal(0.0, look.jitter_mm, 2) if look.jitter_mm else (0.0, 0.0)
        sites[site.name] = (x + np.sign(x) * look.fold_mm / 2 + dx, y + dy)
    return sites


def camera_of(look: Look) -> Camera:
    """Return the camera that a look describes."""
    focal = look.focal * max(look.size)
    tilt, way = np.radians([look.tilt_deg, look.tilt_way_deg])
    spin, _ = cv2.Rodrigues(np.array([0.0, 0.0, np.radians(look.spin_deg)]))
    axis = tilt * np.array([np.cos(way), np.sin(way), 0.0])
    lean, _ = cv2.Rodrigues(axis)
    rotation = lean @ np.diag([1.0, -1.0, -1.0]) @ spin
    distance = focal * 300.0 / (look.fill * min(look.size))
    rvec, _ = cv2.Rodrigues(rotation)
    middle = rotation @ np.array([150 * look.offset[0], 150 * look.offset[1], 0.0])
    x, y, z = np.array([0.0, 0.0, distance]) + middle
    return Camera(
        image_size=look.size,
        focal_px=focal,
        k1=look.k1,
        k2=0.0,
        rvec=tuple(map(float, rvec.ravel())),
        tvec=(float(x), float(y), float(z)),
    )


def _flat(
    board: Board,
    sites: Mapping[str, tuple[float, float]],
    look: Look,
    rng: np.random.Generator,
) -> NDArray[np.float32]:
    side = int(900 * MM_PX)
    middle = side / 2

    def at(x: float, y: float) -> tuple[int, int]:
        return round(16 * (middle + MM_PX * x)), round(16 * (middle - MM_PX * y))

    flat = np.empty((side, side, 3), np.float32)
    flat[:] = look.table
    if look.planks:
        for n in range(0, 900, 60):
            cv2.line(flat, at(n - 450, -450), at(n - 450, 450), (15, 20, 25), 5, 8, 4)
    edge = 150 + look.margin_mm + look.fold_mm / 2
    cv2.rectangle(flat, at(-edge, edge), at(edge, -edge), look.board, -1, 8, 4)
    if look.frame:
        inset = edge - 6
        cv2.rectangle(flat, at(-inset, inset), at(inset, -inset), look.line, 3, 8, 4)
    grain = rng.normal(0.0, 1.0, (side // 2, 12)).astype(np.float32)
    grain = cv2.resize(grain, (side, side), interpolation=cv2.INTER_CUBIC)
    flat += look.grain * grain[..., None]
    thick = max(1, round(look.line_mm * MM_PX))
    if board.kind is BoardKind.PITS:
        for site in sites.values():
            pit = round(8 * look.pit_mm * MM_PX)
            cv2.circle(flat, at(*site), pit, look.pit, -1, cv2.LINE_AA, 4)
    else:
        for a, b in board.segments:
            ends = at(*sites[a]), at(*sites[b])
            cv2.line(flat, *ends, look.line, thick, cv2.LINE_AA, 4)
    names = list(board.names)
    rng.shuffle(names)
    for n, name in enumerate(names[: look.chips]):
        x, y = np.array(sites[name]) + rng.normal(0.0, 2.0, 2)
        colour = (230, 235, 235) if n % 2 else (30, 30, 35)
        radius = round(8 * look.chip_mm * MM_PX)
        cv2.circle(flat, at(x, y), radius, colour, -1, cv2.LINE_AA, 4)
    return flat


def _seen(
    flat: NDArray[np.float32], camera: Camera, look: Look, rng: np.random.Generator
) -> NDArray[np.uint8]:
    width, height = look.size
    centre = np.array([(width - 1) / 2, (height - 1) / 2])
    px = np.stack(np.meshgrid(np.arange(width), np.arange(height)), axis=-1)
    bent_ray = (px - centre) / camera.focal_px
    ray = bent_ray
    for _ in range(6):
        ray = bent_ray / (1 + camera.k1 * (ray**2).sum(axis=-1, keepdims=True))
    ray = np.concatenate([ray, np.ones((height, width, 1))], axis=-1)
    rotation, _ = cv2.Rodrigues(np.array(camera.rvec))
    seat = -rotation.T @ np.array(camera.tvec)
    way = ray @ rotation
    plan = seat[:2] - way[..., :2] * (seat[2] / way[..., 2:])
    middle = flat.shape[0] / 2
    image = cv2.remap(
        flat,
        (middle + MM_PX * plan[..., 0]).astype(np.float32),
        (middle - MM_PX * plan[..., 1]).astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )
    towards = rng.uniform(0, 2 * np.pi)
    slope = ((px - centre) / max(look.size)) @ (np.cos(towards), np.sin(towards))
    image *= (1 + look.shade * 2 * slope)[..., None].astype(np.float32)
    if look.blur:
        image = cv2.GaussianBlur(image, (0, 0), look.blur)
    image += np.asarray(rng.normal(0.0, look.noise, image.shape), np.float32)
    return np.clip(image, 0, 255).astype(np.uint8)

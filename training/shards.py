"""From pictures to a folder of shards: large patches with what they show.

A frame is first seen through several cameras: other sizes, exposures, white
balances, noise and JPEG qualities. A shard holds all patches of some frames.
It is written whole or not at all, so that a run can be stopped and resumed.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from calibration.common.arrays import FloatImage
from calibration.common.view import Camera
from training.scene import Scene, pits_scene, random_scene
from vision.common.patches import PatchSampler, knots_mm

WIDE_PX = 64
WIDE_SPACINGS = 0.825  # half the side: room to shift, turn and scale a patch
FRAMES_A_SHARD = 20
EXPOSURES = 3
IMAGE_SIZE = (448, 448)

Draw = Callable[[Generator, Scene], tuple[FloatImage, NDArray[np.uint8]]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Patches:
    """Large patches and what they show.

    Attributes
    ----------
    pixels : ndarray of shape (N, 64, 64, 4), uint8
        B G R, then 255 where a thing that is no chip at rest is seen.
    chips : ndarray of shape (N, 2, 3), float32
        The two nearest chips: x right, y down and radius of the top as seen
        in the board's plane, in spacings from the site; radius 0: no chip.
    """

    pixels: NDArray[np.uint8]
    chips: NDArray[np.float32]


def resized(camera: Camera, share: float) -> Camera:
    """Return the camera with fewer pixels."""
    width, height = (round(side * share) for side in camera.image_size)
    focal = camera.focal_px * width / camera.image_size[0]
    return replace(camera, image_size=(width, height), focal_px=focal)


def photographed(rng: Generator, image: FloatImage) -> NDArray[np.uint8]:
    """Return linear light R G B as a cheap camera gives it: uint8, B G R."""
    light = image * np.exp(rng.normal(0, 0.12, 3)).astype(np.float32)
    bright = float(np.percentile(light, 95)) + 1e-4
    light *= np.float32(np.exp(rng.uniform(np.log(0.15), np.log(1.7))) / bright)
    if rng.random() < 0.6:
        sigma = rng.uniform(0.2, 1.2)
        light = np.asarray(cv2.GaussianBlur(light, (0, 0), sigma), np.float32)
    shot = np.float32(rng.uniform(0.0, 0.03)) * np.sqrt(np.maximum(light, 0.0))
    grain = rng.normal(0, 1, light.shape).astype(np.float32)
    light = light + (shot + np.float32(0.002)) * grain
    tone = np.clip(light, 0, 1) ** (1 / rng.uniform(1.7, 2.6))
    if rng.random() < 0.4:  # the S curve of a phone
        tone = tone + rng.uniform(0, 0.6) * (tone * tone * (3 - 2 * tone) - tone)
    grey = tone.mean(axis=2, keepdims=True)
    tone = np.clip(grey + (tone - grey) * rng.uniform(0.6, 1.4), 0, 1)
    bgr = np.ascontiguousarray((tone * 255).astype(np.uint8)[..., ::-1])
    if rng.random() < 0.3:
        soft = cv2.GaussianBlur(bgr, (0, 0), 1.2)
        bgr = np.asarray(cv2.addWeighted(bgr, 1.8, soft, -0.8, 0), np.uint8)
    quality = [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(55, 97))]
    coded = cv2.imencode(".jpg", bgr, quality)[1]
    return np.asarray(cv2.imdecode(coded, cv2.IMREAD_COLOR), np.uint8)


def _nearest_chips(scene: Scene, sites: NDArray[np.float64]) -> NDArray[np.float32]:
    """Return `Patches.chips` for the sites."""
    rotation = np.asarray(cv2.Rodrigues(np.array(scene.camera.rvec))[0], np.float64)
    eye = -rotation.T @ np.array(scene.camera.tvec)
    found = np.zeros((len(sites), 2, 3), np.float32)
    if len(scene.chips) == 0:
        return found
    x, y, height, radius = scene.chips.T
    grow = eye[2] / (eye[2] - height)
    tops = np.column_stack([eye[0] + (x - eye[0]) * grow, eye[1] + (y - eye[1]) * grow])
    away = (tops[None] - sites[:, None]) / scene.spacing_mm
    order = np.argsort(np.hypot(away[..., 0], away[..., 1]), axis=1)[:, :2]
    for rank in range(order.shape[1]):
        chosen = order[:, rank]
        found[:, rank, :2] = away[np.arange(len(sites)), chosen] * [1, -1]
        found[:, rank, 2] = (radius * grow)[chosen] / scene.spacing_mm
    return found


def _cut(
    rng: Generator, scene: Scene, image: FloatImage, cover: NDArray[np.uint8]
) -> Patches:
    """Return the patches of one exposure of a frame."""
    share = rng.uniform(0.4, 1.0) if rng.random() < 0.5 else 1.0
    camera = resized(scene.camera, share)
    small = cv2.resize(image, camera.image_size, interpolation=cv2.INTER_AREA)
    hidden = cv2.resize(cover, camera.image_size, interpolation=cv2.INTER_AREA)
    picture = photographed(rng, np.asarray(small, np.float32))
    sites = np.array([scene.plan[name] for name in scene.board.names])
    grid = knots_mm(sites, WIDE_SPACINGS * scene.spacing_mm)
    flat = np.column_stack([grid.reshape(-1, 2), np.zeros(grid.size // 2)])
    knots_px = camera.px_from_plan(flat).reshape(-1, 9, 2)
    centre, size = knots_px[:, 4], np.array(camera.image_size)
    margin = 0.2 * np.linalg.norm(knots_px[:, 5] - knots_px[:, 3], axis=1)[:, None]
    seen = ((centre > margin) & (centre < size - margin)).all(axis=1)
    if not seen.any():
        none = np.zeros((0, WIDE_PX, WIDE_PX, 4), np.uint8)
        return Patches(pixels=none, chips=np.zeros((0, 2, 3), np.float32))
    sampler = PatchSampler(knots_px[seen], WIDE_PX)
    mask = np.repeat(np.asarray(hidden, np.uint8)[..., None], 3, axis=2)
    pixels = np.concatenate(
        [sampler.sample(picture), sampler.sample(mask)[..., :1]], axis=-1
    )
    return Patches(pixels=pixels, chips=_nearest_chips(scene, sites[seen]))


def _frame(
    seed: tuple[int, int], draw: Draw, *, pits: bool, exposures: int = EXPOSURES
) -> list[Patches]:
    rng = np.random.default_rng(seed)
    scene = (pits_scene if pits else random_scene)(rng, IMAGE_SIZE)
    image, cover = draw(rng, scene)
    return [_cut(rng, scene, image, cover) for _ in range(exposures)]


def make(name: str, root_seed: int, draw: Draw) -> None:
    """Run the command line that fills a folder with shards.

    Parameters
    ----------
    name
        First word of the shards' file names.
    root_seed
        With a frame's number it seeds all that is by chance in that frame.
    draw
        Makes the picture of a scene.
    """
    parser = argparse.ArgumentParser(description=f"Make {name} shards of patches.")
    parser.add_argument("--out", type=Path, default=Path("data/chips"))
    parser.add_argument("--frames", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="number of the first")
    parser.add_argument("--pits", action="store_true", help="boards of pits")
    parser.add_argument("--worker", default="0/1", help="i/n: every n-th shard")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    mine, workers = (int(part) for part in options.worker.split("/"))
    shards = range(
        options.first // FRAMES_A_SHARD,
        (options.first + options.frames) // FRAMES_A_SHARD,
    )
    for shard in shards[mine::workers]:
        path = options.out / f"{name}_{shard:05d}.npz"
        if path.exists():
            continue
        start = shard * FRAMES_A_SHARD
        parts = [
            part
            for frame in range(start, start + FRAMES_A_SHARD)
            for part in _frame((root_seed, frame), draw, pits=options.pits)
        ]
        part_path = path.with_suffix(".part")
        with part_path.open("wb") as file:
            np.savez(
                file,
                pixels=np.concatenate([part.pixels for part in parts]),
                chips=np.concatenate([part.chips for part in parts]),
            )
        part_path.rename(path)
        print(f"{path} {sum(len(part.chips) for part in parts)} patches", flush=True)

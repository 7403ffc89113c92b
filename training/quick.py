"""Rasterise a scene with OpenCV in a tenth of a second, without ray tracing.

Supplement to the path-traced pictures of `training.render`: less realistic, but in such
number that no two boards, lights or sets of chips are alike.
"""

from collections.abc import Sequence
from dataclasses import replace

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.view import Camera
from training.scene import Scene
from training.shards import make
from training.solids import Solid

FINE = 2  # drawn at twice the size, then shrunk
_BLOCK = 16
_SHIFT = 4


class Sky:
    """Lamps and windows, as glossy things mirror them."""

    def __init__(self, rng: Generator, sun: FloatArray) -> None:
        count = int(rng.integers(0, 3))
        lamps = rng.normal(0, 1, (count, 3)) + np.array([0, 0, 1.2])
        lamps[:, 2] = np.abs(lamps[:, 2])
        lamps /= np.linalg.norm(lamps, axis=1, keepdims=True)
        self._lamps = np.concatenate([sun[None], lamps])
        self._sharp = np.exp(rng.uniform(np.log(15), np.log(1200), count + 1))
        self._power = np.exp(rng.uniform(np.log(0.5), np.log(30), count + 1))
        self._base = rng.uniform(0, 0.8)

    def mirrored(self, rays: FloatArray) -> FloatArray:
        """Return the brightness seen along unit rays of shape (..., 3)."""
        near = rays @ self._lamps.T
        lobes = self._power * np.exp(self._sharp * (near - 1))
        total: FloatArray = self._base + lobes.sum(axis=-1)
        return total


def _eye_mm(camera: Camera) -> tuple[NDArray[np.float64], FloatArray]:
    """Return the rotation from plan to camera, and the eye's place in plan."""
    rotation = np.asarray(cv2.Rodrigues(np.array(camera.rvec))[0], np.float64)
    return rotation, -rotation.T @ np.array(camera.tvec)


def _rays(camera: Camera) -> FloatArray:
    """Return a ray in plan axes for each block of pixels, a margin included."""
    width, height = camera.image_size
    across = np.arange(-1, width // _BLOCK + 1) * _BLOCK + (_BLOCK - 1) / 2
    down = np.arange(-1, height // _BLOCK + 1) * _BLOCK + (_BLOCK - 1) / 2
    px = np.stack(np.meshgrid(across, down), axis=-1).reshape(-1, 1, 2)
    focal = camera.focal_px
    matrix = np.array(
        [[focal, 0, (width - 1) / 2], [0, focal, (height - 1) / 2], [0, 0, 1]]
    )
    lens = np.array([camera.k1, camera.k2, 0, 0, 0])
    flat = np.asarray(cv2.undistortPoints(px, matrix, lens)).reshape(-1, 2)
    rays = np.column_stack([flat, np.ones(len(flat))]) @ _eye_mm(camera)[0]
    rays /= np.linalg.norm(rays, axis=1, keepdims=True)
    return rays.reshape(len(down), len(across), 3)


def _grown(coarse: FloatArray) -> NDArray[np.float32]:
    """Return a value for each pixel from one for each block."""
    height, width = coarse.shape[:2]
    full = cv2.resize(
        coarse.astype(np.float32),
        (width * _BLOCK, height * _BLOCK),
        interpolation=cv2.INTER_LINEAR,
    )
    return np.asarray(full, np.float32)[_BLOCK:-_BLOCK, _BLOCK:-_BLOCK]


def _lit_sheet(
    texture: FloatImage, plan: NDArray[np.float32], half_mm: float
) -> FloatImage:
    """Return a texture as seen, given each pixel's plan position."""
    scale = len(texture) / (2 * half_mm)
    x = (plan[..., 0] + half_mm) * scale - 0.5
    y = (half_mm - plan[..., 1]) * scale - 0.5
    seen = cv2.remap(texture, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101)
    return np.asarray(seen, np.float32)


def _plan_at(camera: Camera, rays: FloatArray, z_mm: float) -> NDArray[np.float32]:
    eye = _eye_mm(camera)[1]
    reach = (z_mm - eye[2]) / np.minimum(rays[..., 2], -1e-3)
    return _grown(eye[:2] + rays[..., :2] * reach[..., None])


def _polygon(image: NDArray[np.generic], px: FloatArray, colour: object) -> None:
    points = np.round(px * 2**_SHIFT).astype(np.int32)
    cv2.fillConvexPoly(image, points, colour, cv2.LINE_8, _SHIFT)  # type: ignore[call-overload]  # stubs want Sequence


def _sides(image: FloatImage, scene: Scene, camera: Camera) -> None:
    """Draw the board's edges down to the table."""
    half = scene.sheet.half_mm
    corners = np.array([(-half, -half), (half, -half), (half, half), (-half, half)])
    tone = scene.face.reshape(-1, 3).mean(axis=0)
    for number, (here, there) in enumerate(
        zip(corners, np.roll(corners, -1, axis=0), strict=True)
    ):
        wall = np.array(
            [
                (*here, 0),
                (*there, 0),
                (*there, -scene.thickness_mm),
                (*here, -scene.thickness_mm),
            ]
        )
        colour = tone * (0.4, 0.55, 0.8, 0.65)[number]
        _polygon(image, camera.px_from_plan(wall), colour.tolist())


def _shadows(scene: Scene, camera: Camera, *, foreign: bool) -> NDArray[np.float32]:
    """Return the share of sunlight that objects block, 0 to 1."""
    width, height = camera.image_size
    mask = np.zeros((height, width), np.float32)
    slope = scene.light.sun[:2] / scene.light.sun[2]
    for solid in scene.solids:
        if solid.foreign is not foreign:
            continue
        rise = np.maximum(solid.points[:, 2:], 0)
        cast = np.column_stack([solid.points[:, :2] - slope * rise, 0 * rise])
        px = camera.px_from_plan(cast).astype(np.float32)
        hull = np.asarray(cv2.convexHull(px.reshape(-1, 1, 2))).reshape(-1, 2)
        _polygon(mask, hull.astype(np.float64), 1.0)
    soft = scene.light.softness_mm * (4 if foreign else 1)
    sigma = max(0.6, soft * camera.focal_px / camera.tvec[2] / 3)
    return np.asarray(cv2.GaussianBlur(mask, (0, 0), sigma), np.float32)


def _ground(scene: Scene, camera: Camera, sky: Sky) -> FloatImage:
    """Return table and board, with shadows and glare but nothing on them."""
    rays = _rays(camera)
    below = _plan_at(camera, rays, -scene.thickness_mm)
    image = _lit_sheet(scene.table, below, 3 * scene.sheet.half_mm)
    _sides(image, scene, camera)
    plan = _plan_at(camera, rays, 0.0)
    inside = np.abs(plan).max(axis=-1) < scene.sheet.half_mm
    face = _lit_sheet(scene.face, plan, scene.sheet.half_mm)
    image[inside] = face[inside]
    dark = 1 - (1 - scene.light.ambient) * np.maximum(
        _shadows(scene, camera, foreign=False), _shadows(scene, camera, foreign=True)
    )
    near = cv2.GaussianBlur(
        1 - dark, (0, 0), 0.006 * max(camera.image_size) + 1
    )  # contact shade, wider than the shadow
    image *= (dark * (1 - 0.3 * np.asarray(near)))[..., None]
    if scene.gloss:
        up = rays * np.array([1, 1, -1])
        glare = _grown(0.04 * scene.gloss * sky.mirrored(up))
        image += (glare * inside)[..., None]
    return image


def _shades(
    solid: Solid, scene: Scene, sky: Sky, eye: FloatArray
) -> tuple[FloatArray, FloatArray, NDArray[np.bool_]]:
    """Return colour and height of each quad, and which ones face the camera."""
    corners = solid.points[solid.quads]
    normals = np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1])
    normals /= np.linalg.norm(normals, axis=1, keepdims=True) + 1e-12
    middle = corners.mean(axis=1)
    sight = eye - middle
    sight /= np.linalg.norm(sight, axis=1, keepdims=True)
    facing = np.einsum("qi,qi->q", normals, sight)
    mirror = 2 * facing[:, None] * normals - sight
    ambient, sun = scene.light.ambient, scene.light.sun
    lambert = np.maximum(normals @ sun, 0) / sun[2]
    light = ambient * (0.6 + 0.4 * normals[:, 2]) + (1 - ambient) * lambert
    fresnel = 0.04 + 0.4 * (1 - np.clip(facing, 0, 1)) ** 5
    shine = solid.gloss * fresnel * sky.mirrored(mirror) * (mirror[:, 2] > -0.2)
    albedo = solid.colours[solid.quads].mean(axis=1)
    return albedo * light[:, None] + shine[:, None], middle[:, 2], facing > 0


def _draw_solids(
    image: FloatImage, scene: Scene, camera: Camera, sky: Sky, marks: Sequence[float]
) -> FloatImage:
    """Paint all quads from low to high; return the mark of what is seen where."""
    cover = np.zeros(image.shape[:2], np.float32)
    eye = _eye_mm(camera)[1]
    quads, colours, heights, owners = [], [], [], []
    for solid, mark in zip(scene.solids, marks, strict=True):
        colour, height, facing = _shades(solid, scene, sky, eye)
        px = camera.px_from_plan(solid.points)[solid.quads]
        quads.append(px[facing])
        colours.append(colour[facing])
        heights.append(height[facing])
        owners.append(np.repeat(mark, facing.sum()))
    if not quads:
        return cover
    order = np.argsort(np.concatenate(heights), kind="stable")
    points = np.round(np.concatenate(quads) * 2**_SHIFT).astype(np.int32)[order]
    tones = np.concatenate(colours)[order].tolist()
    shown = np.concatenate(owners)[order].tolist()
    for quad, tone, mark in zip(points, tones, shown, strict=True):
        cv2.fillConvexPoly(image, quad, tone, cv2.LINE_8, _SHIFT)
        cv2.fillConvexPoly(cover, quad, float(mark), cv2.LINE_8, _SHIFT)
    return cover


def _lit_from_afar(rng: Generator, side: tuple[int, int]) -> NDArray[np.float32]:
    """Return the room's light: a gradient, vignetting, shadow edges of far things."""
    width, height = side
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = 2 * x / width - 1, 2 * y / height - 1
    slope = rng.normal(0, 0.15, 2)
    light = 1 + slope[0] * x + slope[1] * y - rng.uniform(0, 0.2) * (x * x + y * y)
    for _ in range(rng.choice([0, 1, 2, 3], p=[0.5, 0.25, 0.15, 0.1])):
        turn, middle = rng.uniform(0, 2 * np.pi), rng.uniform(-0.8, 0.8)
        width_of_bar = rng.choice([9.0, rng.uniform(0.03, 0.6)])
        soft = np.exp(rng.uniform(np.log(0.003), np.log(0.2)))
        across = x * np.cos(turn) + y * np.sin(turn) - middle
        inside = np.clip(0.5 + across / soft, 0, 1)
        inside *= np.clip(0.5 + (width_of_bar - across) / soft, 0, 1)
        light *= 1 - rng.uniform(0.15, 0.75) * inside
    return np.asarray(np.maximum(light, 0.05), np.float32)


def draw(rng: Generator, scene: Scene) -> tuple[FloatImage, NDArray[np.uint8]]:
    """Return the picture and where things that are no chips cover it.

    Returns
    -------
    image : ndarray of shape (H, W, 3), float32
        Linear light, R G B; white paper in full light is about 0.9.
    cover : ndarray of shape (H, W), uint8
        255 where a hand or another thing is seen.
    """
    image, cover = draw_fine(rng, scene, [float(one.foreign) for one in scene.solids])
    size = scene.camera.image_size
    small = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    hidden = cv2.resize(cover, size, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.float32), (np.asarray(hidden) * 255).astype(np.uint8)


def draw_fine(
    rng: Generator, scene: Scene, marks: Sequence[float]
) -> tuple[FloatImage, FloatImage]:
    """Return the picture at twice its size, and the mark of what is seen where.

    Parameters
    ----------
    marks
        A number for each solid; 0 stands for the ground.
    """
    width, height = scene.camera.image_size
    camera = replace(
        scene.camera,
        image_size=(width * FINE, height * FINE),
        focal_px=scene.camera.focal_px * FINE,
    )
    sky = Sky(rng, scene.light.sun)
    image = _ground(scene, camera, sky)
    cover = _draw_solids(image, scene, camera, sky, marks)
    image *= _lit_from_afar(rng, camera.image_size)[..., None]
    return image, cover


if __name__ == "__main__":
    make("quick", 1, draw)

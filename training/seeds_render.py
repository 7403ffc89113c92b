"""Path-trace trays of seeds with Mitsuba 3 and cut them into shards of patches.

    python -m training.seeds_render --out data/seeds --frames 500

Needs the `training` extra, `libtbb12`, and a graphics card that Mitsuba knows or LLVM's
shared library (`libllvm19`).
"""

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import mitsuba as mi
import numpy as np
from numpy.random import Generator

from calibration.common.arrays import FloatArray, FloatImage, Image
from training import piles
from training.meshes import FACES, Mesh
from training.render import _denoised, _skin_of, _sky, _texture
from training.shards import photographed
from training.surfaces import table_surface
from training.tray import (
    ROUGHS,
    WIDE_PX,
    WIDE_RADII,
    Library,
    Tray,
    random_tray,
)
from vision.seeds.counting import PitCutter

FILM = 1152, 4  # side in pixels, samples a pixel
EXPOSURES = 2
_OWN = 1.2  # radii: what is farther away may lie in the next pit
_SPECK = 1e-3  # a seed of which less is seen, in areas of the pit, is not seen
_FAR = 100.0


def _mesh(name: str, mesh: Mesh, skin: dict[str, Any], half: float) -> Any:
    """Return the mesh for Mitsuba; its place on the face comes from x and y."""
    props = mi.Properties()
    props["bsdf"] = mi.load_dict(skin)
    built = mi.Mesh(
        name,
        vertex_count=len(mesh.points),
        face_count=len(mesh.faces),
        has_vertex_normals=True,
        has_vertex_texcoords=True,
        props=props,
    )
    built.add_attribute("vertex_color", 3, np.ravel(mesh.colours).tolist())
    held = mi.traverse(built)
    held["vertex_positions"] = np.ravel(mesh.points).astype(np.float32)
    held["vertex_normals"] = np.ravel(mesh.normals).astype(np.float32)
    at = (mesh.points[:, :2] + half) / (2 * half)
    at[:, 1] = 1 - at[:, 1]
    held["vertex_texcoords"] = np.ravel(at).astype(np.float32)
    held["faces"] = np.ravel(mesh.faces).astype(np.uint32)
    held.update()
    return built


def _materials() -> list[dict[str, Any]]:
    colour = {"type": "mesh_attribute", "name": "vertex_color"}
    shines = (0.4, 0.5, 0.6, 0.9)
    clear = {
        "type": "principled",
        "base_color": colour,
        "roughness": ROUGHS[-1],
        "spec_trans": 0.85,
        "eta": 1.5,
    }
    skins = zip(ROUGHS[:-1], shines, strict=True)
    return [*(_skin_of(colour, *look) for look in skins), clear]


@dataclass(frozen=True, slots=True, kw_only=True)
class RenderCamera:
    """A camera.

    Attributes
    ----------
    at : ndarray of shape (3,)
    focal_px
        Its focal length.
    rotation : ndarray of shape (3, 3)
        To what is right of it, below it and ahead of it.
    size
        Width and height of its picture.
    """

    at: FloatArray
    focal_px: float
    rotation: FloatArray
    size: tuple[int, int]

    def rays(self) -> FloatArray:
        """Return the direction of each pixel, row by row."""
        columns, rows = (
            (np.arange(side) - (side - 1) / 2) / self.focal_px for side in self.size
        )
        x, y = (axis.ravel() for axis in np.meshgrid(columns, rows))
        rays = np.column_stack([x, y, np.ones_like(x)]) @ self.rotation
        return np.asarray(rays / np.linalg.norm(rays, axis=1, keepdims=True))

    def px(self, points: FloatArray) -> FloatArray:
        """Return the projection (..., 2) of points (..., 3)."""
        seen = (points - self.at) @ self.rotation.T
        middle = (np.array(self.size) - 1) / 2
        found: FloatArray = seen[..., :2] / seen[..., 2:] * self.focal_px + middle
        return found


def _camera(rng: Generator, half: float) -> RenderCamera:
    """Return a camera over a tray."""
    tilt = np.radians(rng.choice([rng.uniform(0, 14), rng.uniform(5, 34)]))
    azimuth = rng.uniform(0, 2 * np.pi)
    away = half * float(rng.uniform(4.5, 9.0))
    side = np.array([np.cos(azimuth), np.sin(azimuth), 0]) * np.sin(tilt)
    eye = (side + np.array([0, 0, np.cos(tilt)])) * away
    forward = -eye / away
    right = np.cross(forward, [0.0, 1.0, 0.0])
    right /= np.linalg.norm(right)
    down = np.cross(forward, right)
    rotation = np.stack([right, down, forward])
    corners = np.array([[x, y, 0.0] for x in (-half, half) for y in (-half, half)])
    seen = (corners - eye) @ rotation.T
    reach = np.abs(seen[:, :2] / seen[:, 2:]).max() * 1.02
    focal = FILM[0] / 2 / reach
    return RenderCamera(
        at=eye, focal_px=focal, rotation=rotation, size=(FILM[0], FILM[0])
    )


def _lights(rng: Generator, half: float) -> dict[str, Any]:
    ambient = float(rng.uniform(0.2, 0.9))
    zenith, azimuth = np.radians(rng.uniform(5, 66)), rng.uniform(0, 2 * np.pi)
    sun = np.array([np.cos(azimuth), np.sin(azimuth), 0]) * np.sin(zenith)
    sun[2] = np.cos(zenith)
    soft = float(np.exp(rng.uniform(np.log(0.01), np.log(0.4))))
    power = (1 - ambient) * np.pi / sun[2] / (np.pi * soft**2)
    tint = np.exp(rng.normal(0, 0.08, 3)) * power
    place = mi.ScalarTransform4f()
    far = _FAR * half
    size = rng.uniform(0.1, 1.2, 2) * half
    if rng.random() < 0.5:
        size = np.zeros(2) + 1e-4
    middle = sun * half * 9 / sun[2] + [*rng.uniform(-half, half, 2), 0]
    return {
        "sky": _sky(rng, ambient),
        "lamp": {
            "type": "disk",
            "to_world": place.look_at(
                origin=(sun * far).tolist(), target=[0, 0, 0], up=[0.1, 1, 0.03]
            ).scale(soft * far),
            "emitter": {
                "type": "area",
                "radiance": {"type": "rgb", "value": tint.tolist()},
            },
        },
        "blocker": {
            "type": "rectangle",
            "to_world": place.translate(middle.tolist())
            .rotate([0, 0, 1], float(rng.uniform(0, 360)))
            .scale([float(size[0]) * 3, float(size[1]) / 3, 1]),
            "bsdf": {"type": "diffuse"},
        },
    }


def _sensor(eye: RenderCamera) -> dict[str, Any]:
    pose = np.eye(4)
    pose[:3, :3] = eye.rotation.T @ np.diag([-1.0, -1.0, 1.0])
    pose[:3, 3] = eye.at
    return {
        "type": "perspective",
        "fov_axis": "x",
        "fov": float(np.degrees(2 * np.arctan(eye.size[0] / 2 / eye.focal_px))),
        "to_world": mi.ScalarTransform4f(pose.tolist()),
        "film": {
            "type": "hdrfilm",
            "width": eye.size[0],
            "height": eye.size[1],
            "pixel_format": "rgb",
            "rfilter": {"type": "box"},
        },
        "sampler": {"type": "independent", "sample_count": FILM[1]},
    }


def _buried() -> Mesh:
    """Return a speck out of sight: every picture has the same kinds of things."""
    points = np.array([[0, 0, -90.0], [1e-3, 0, -90], [0, 1e-3, -90]])
    up = np.tile([0.0, 0.0, 1.0], (3, 1))
    return Mesh(
        points=points, normals=up, colours=up * 0 + 0.5, faces=np.array([[0, 1, 2]])
    )


def _seen(world: Any, names: tuple[tuple[int, ...], ...], eye: RenderCamera) -> Image:
    """Return the index of the visible seed per pixel, by one ray each; 0 for none."""
    rays = eye.rays()
    way = (mi.Float(np.ascontiguousarray(rays[:, k], np.float32)) for k in range(3))
    hit = world.ray_intersect(
        mi.Ray3f(o=mi.Point3f(*(float(v) for v in eye.at)), d=mi.Vector3f(*way))
    )
    seed = np.asarray(hit.prim_index) // FACES
    seen = np.zeros(len(rays), np.uint8)
    for shape in world.shapes():
        if not shape.id().startswith("seeds"):
            continue
        named = np.array(names[int(shape.id()[5:])], np.uint8)
        here = np.flatnonzero(np.asarray(hit.shape == mi.ShapePtr(shape)))
        if len(named):
            seen[here] = named[seed[here]]
    return seen.reshape(eye.size[1], eye.size[0])


def traced(
    rng: Generator, tray: Tray, eye: RenderCamera | None = None
) -> tuple[FloatImage, Image, FloatArray]:
    """Return the picture, which seed is seen where, and the pits' rims in pixels.

    ``eye`` is one chosen by chance if it is not given.
    """
    eye = eye or _camera(rng, tray.half)
    rough = float(rng.uniform(0.15, 0.5)) if tray.gloss else float(rng.uniform(0.5, 1))
    wood = _skin_of(_texture(tray.face), rough, float(rng.uniform(0.3, 0.7)))
    place = mi.ScalarTransform4f()
    table = _texture(table_surface(rng, 512)[0], wrap_mode="mirror")
    things = {
        f"seeds{k}": _mesh(f"seeds{k}", mesh or _buried(), skin, tray.half)
        for k, (mesh, skin) in enumerate(zip(tray.seeds, _materials(), strict=True))
    }
    world = mi.load_dict(
        {
            "type": "scene",
            "integrator": {
                "type": "aov",
                "aovs": "albedo:albedo,normal:sh_normal",
                "image": {"type": "path", "max_depth": 6},
            },
            "sensor": _sensor(eye),
            "ground": _mesh("ground", tray.ground, wood, tray.half),
            "table": {
                "type": "rectangle",
                "to_world": place.translate([0, 0, -2.0]).scale(tray.half * 5),
                "bsdf": _skin_of(table, 0.6, 0.4),
            },
            **_lights(rng, tray.half),
            **things,
        }
    )
    pixels = np.asarray(
        mi.render(world, seed=mi.UInt32(int(rng.integers(2**31)))), np.float32
    )
    parts = (np.ascontiguousarray(pixels[..., k : k + 3]) for k in (0, 3, 6))
    image = np.maximum(_denoised(*parts), 0).astype(np.float32)
    rims = eye.px(np.array([pit.rim for pit in tray.pits]))
    return image, _seen(world, tray.names, eye), rims


def _marks(ids: Image, most: int) -> FloatArray:
    """Return the middle of what is seen of each seed, in radii; NaN where nothing.

    Parameters
    ----------
    ids : ndarray of shape (128, 128), uint8
        Which seed is seen where.
    most
        Number of seeds to be identified.
    """
    scale = 2 * WIDE_RADII / WIDE_PX
    down, right = (np.indices(ids.shape) + 0.5) * scale - WIDE_RADII
    mine = (right**2 + down**2 < _OWN**2) & (ids <= most)
    sums = np.array(
        [
            np.bincount(ids[mine], part[mine], most + 1)[1:]
            for part in (right, down, np.ones(ids.shape))
        ]
    ).T
    middles = sums[:, :2] / np.maximum(sums[:, 2:], 1)
    return np.where(sums[:, 2:] * scale**2 > _SPECK * np.pi, middles, np.nan)


def shard(rng: Generator, library: Library) -> dict[str, Any]:
    """Return the patches of one tray under several exposures.

    Returns
    -------
    dict
        'pixels' (N, 128, 128, 4) uint8, BGR and which seed is seen: 0 none, 1, 2
        ... or `STRAY`; 'counts' (N,) int64; 'seeds' (N, 22, 2) float32, the middle
        of what is seen of each, in radii of the pit from its middle, NaN where
        nothing is.
    """
    tray = random_tray(rng, library)
    image, ids, rims = traced(rng, tray)
    named = PitCutter(rims, WIDE_PX, WIDE_RADII, cv2.INTER_NEAREST).cut(ids[..., None])
    seeds = np.array([_marks(part[..., 0], piles.MOST) for part in named], np.float32)
    counts = np.array([pit.count for pit in tray.pits])
    pixels = []
    for _ in range(EXPOSURES):
        bgr = photographed(rng, image.copy())
        cut = PitCutter(rims, WIDE_PX, WIDE_RADII).cut(bgr)
        pixels.append(np.concatenate([cut, named], axis=3))
    return {
        "pixels": np.concatenate(pixels),
        "counts": np.tile(counts, EXPOSURES),
        "seeds": np.tile(seeds, (EXPOSURES, 1, 1)),
    }


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--piles", type=Path, default=Path("data/piles"))
    parser.add_argument("--out", type=Path, default=Path("data/seeds"))
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--frames", type=int, default=300)
    options = parser.parse_args()
    paths = sorted(options.piles.glob("*.npz"))
    library = [entry for path in paths for entry in piles.load(path)]
    options.out.mkdir(parents=True, exist_ok=True)
    for number in range(options.first, options.first + options.frames):
        path = options.out / f"tray_{number:05d}.npz"
        if path.exists():
            continue
        held_back = number % 10 == 9  # these show families that no other shows
        families = [e for k, e in enumerate(library) if (k % 8 == 7) == held_back]
        made = shard(np.random.default_rng([23, number]), families)
        waiting = path.with_suffix(".part")
        with waiting.open("wb") as file:
            np.savez(file, **made)
        waiting.replace(path)
        print(path.name, len(made["counts"]), flush=True)


if __name__ == "__main__":
    main()

"""Path-trace scenes with Mitsuba 3 and cut them into shards of patches.

    python -m training.render --out data/chips --frames 1500

Needs the `training` extra, `libtbb12`, and a graphics card that Mitsuba knows or LLVM's
shared library (`libllvm19`).
"""

from dataclasses import dataclass
from typing import Any

import cv2
import drjit as dr
import mitsuba as mi
import numpy as np
import oidn
from numpy.random import Generator
from numpy.typing import NDArray

from calibration.common.arrays import FloatArray, FloatImage
from calibration.common.view import Camera
from training.scene import Scene
from training.shards import make
from training.solids import Solid
from training.surfaces import noise

mi.set_variant("cuda_ad_rgb", "llvm_ad_rgb")  # the first that runs here
dr.set_thread_count(1)  # several workers make better use of a machine

SAMPLES = 12
FAR_MM = 4000.0
_GLOSS_STEPS = (0.08, 0.45, 2.0)  # chips are gathered into three kinds of surface
_SKY = (128, 256)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Eye:
    """Undistorted camera whose picture contains the real one's."""

    rotation: FloatArray
    at: FloatArray
    focal_px: float
    seen_px: NDArray[np.float32]


def _eye(camera: Camera) -> _Eye:
    width, height = camera.image_size
    middle = (width - 1) / 2, (height - 1) / 2
    focal = camera.focal_px
    matrix = np.array([[focal, 0, middle[0]], [0, focal, middle[1]], [0, 0, 1]])
    grid = np.stack(np.meshgrid(np.arange(width), np.arange(height)), axis=-1)
    lens = np.array([camera.k1, camera.k2, 0, 0, 0])
    flat = cv2.undistortPoints(grid.reshape(-1, 1, 2).astype(float), matrix, lens)
    rays = np.asarray(flat, np.float64).reshape(height, width, 2)
    wide = 0.99 * min(
        middle[0] / np.abs(rays[..., 0]).max(), middle[1] / np.abs(rays[..., 1]).max()
    )
    rotation = np.asarray(cv2.Rodrigues(np.array(camera.rvec))[0], np.float64)
    return _Eye(
        rotation=rotation,
        at=-rotation.T @ np.array(camera.tvec),
        focal_px=float(wide),
        seen_px=(rays * wide + middle).astype(np.float32),
    )


def _sensor(eye: _Eye, size: tuple[int, int]) -> dict[str, Any]:
    pose = np.eye(4)
    pose[:3, :3] = eye.rotation.T @ np.diag([-1.0, -1.0, 1.0])
    pose[:3, 3] = eye.at
    return {
        "type": "perspective",
        "fov_axis": "x",
        "fov": float(np.degrees(2 * np.arctan(size[0] / 2 / eye.focal_px))),
        "to_world": mi.ScalarTransform4f(pose.tolist()),
        "film": {
            "type": "hdrfilm",
            "width": size[0],
            "height": size[1],
            "pixel_format": "rgb",
            "rfilter": {"type": "box"},
        },
        "sampler": {"type": "independent", "sample_count": SAMPLES},
    }


def _texture(pixels: NDArray[np.float32], **more: Any) -> dict[str, Any]:
    return {
        "type": "bitmap",
        "bitmap": mi.Bitmap(np.ascontiguousarray(pixels)),
        "raw": True,
        **more,
    }


def _skin_of(colour: dict[str, Any], rough: Any, shine: float) -> dict[str, Any]:
    return {
        "type": "twosided",
        "bsdf": {
            "type": "principled",
            "base_color": colour,
            "roughness": rough,
            "specular": shine,
        },
    }


def _ground(rng: Generator, scene: Scene) -> dict[str, Any]:
    """Return table and board, the face's gloss broken by its grain."""
    half, thick = scene.sheet.half_mm, scene.thickness_mm
    base = float(rng.uniform(0.12, 0.5)) if scene.gloss else float(rng.uniform(0.5, 1))
    rough = np.clip(base + 0.06 * noise(rng, 256, (40, 40)), 0.04, 1)[..., None]
    edge = (scene.face.reshape(-1, 3).mean(axis=0) * 0.8).tolist()
    place = mi.ScalarTransform4f()
    table = _texture(
        scene.table, wrap_mode="mirror", to_uv=mi.ScalarTransform3f().scale(2)
    )
    return {
        "face": {
            "type": "rectangle",
            "to_world": place.scale([half, half, 1]),
            "bsdf": _skin_of(
                _texture(scene.face[::-1]),
                _texture(rough.astype(np.float32)),
                float(rng.uniform(0.3, 0.7)),
            ),
        },
        "edge": {
            "type": "cube",
            "to_world": place.translate([0, 0, -thick / 2 - 0.02]).scale(
                [half, half, thick / 2]
            ),
            "bsdf": {
                "type": "diffuse",
                "reflectance": {"type": "rgb", "value": edge},
            },
        },
        "table": {
            "type": "rectangle",
            "to_world": place.translate([0, 0, -thick - 0.05]).scale(
                [half * 6, half * 6, 1]
            ),
            "bsdf": _skin_of(table, float(rng.uniform(0.3, 1)), 0.4),
        },
    }


def _mesh(name: str, solids: list[Solid], rough: float) -> Any:
    """Return the solids as one smooth mesh with coloured vertices."""
    counts = np.cumsum([0, *(len(solid.points) for solid in solids)])
    points = np.concatenate([solid.points for solid in solids])
    quads = np.concatenate(
        [solid.quads + start for solid, start in zip(solids, counts, strict=False)]
    )
    faces = np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])
    sides = points[faces]
    areas = np.cross(sides[:, 1] - sides[:, 0], sides[:, 2] - sides[:, 0])
    normals = np.zeros_like(points)
    for corner in range(3):
        np.add.at(normals, faces[:, corner], areas)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True) + 1e-9
    skin = {
        "type": "mesh_attribute",
        "name": "vertex_color",
    }
    props = mi.Properties()
    props["bsdf"] = mi.load_dict(_skin_of(skin, rough, 0.5))
    mesh = mi.Mesh(
        name,
        vertex_count=len(points),
        face_count=len(faces),
        has_vertex_normals=True,
        has_vertex_texcoords=False,
        props=props,
    )
    mesh.add_attribute("vertex_color", 3, np.ravel(_colours(solids)).tolist())
    held = mi.traverse(mesh)
    held["vertex_positions"] = np.ravel(points).astype(np.float32)
    held["vertex_normals"] = np.ravel(normals).astype(np.float32)
    held["faces"] = np.ravel(faces).astype(np.uint32)
    held.update()
    return mesh


def _colours(solids: list[Solid]) -> NDArray[np.float32]:
    colours = np.concatenate([solid.colours for solid in solids])
    return np.asarray(np.clip(colours, 0.002, 0.95), np.float32)


def _meshes(scene: Scene) -> dict[str, Any]:
    """Return chips by their gloss, and all foreign things as the last mesh."""
    buried = Solid(
        points=np.array([[0, 0, -900.0], [1, 0, -900], [1, 1, -900], [0, 1, -900]]),
        quads=np.array([[0, 1, 2, 3]]),
        colours=np.full((4, 3), 0.5),
        gloss=0.0,
        foreign=False,
    )
    groups: list[list[Solid]] = [[buried] for _ in range(4)]
    for solid in scene.solids:
        kind = sum(solid.gloss > step for step in _GLOSS_STEPS[:2])
        groups[3 if solid.foreign else kind].append(solid)
    roughs = (0.7, 0.35, 0.12, 0.55)
    return {
        f"things{number}": _mesh(f"things{number}", group, rough)
        for number, (group, rough) in enumerate(zip(groups, roughs, strict=True))
    }


def _sky(rng: Generator, ambient: float) -> dict[str, Any]:
    """Return the room as an environment: walls, lamps and windows."""
    height, width = _SKY
    image = 0.5 + 0.25 * noise(rng, 256, (3, 3))[:height, :width]
    image = np.clip(image, 0.05, 2)[..., None] * np.exp(rng.normal(0, 0.15, 3))
    for _ in range(rng.integers(0, 5)):
        y, x = rng.integers(0, height // 2), rng.integers(0, width)
        tall, wide = rng.integers(2, 24), rng.integers(2, 40)
        tint = np.exp(rng.normal(0, 0.15, 3)) * np.exp(rng.uniform(0.5, 3.5))
        image[y : y + tall, x : x + wide] = tint
    image *= ambient / image[: height // 2].mean()
    upright = mi.ScalarTransform4f().rotate([1, 0, 0], 90)
    return {
        "type": "envmap",
        "bitmap": mi.Bitmap(image.astype(np.float32)),
        "to_world": upright,
    }


def _sun(rng: Generator, scene: Scene, eye: _Eye) -> dict[str, Any]:
    """Return the strongest lamp and something that may stand in its light."""
    sun, light = scene.light.sun, scene.light
    place = mi.ScalarTransform4f()
    radius = float(np.clip(light.softness_mm / 20, 0.005, 0.35)) * FAR_MM
    power = (1 - light.ambient) * np.pi / sun[2] / (np.pi * (radius / FAR_MM) ** 2)
    tint = np.exp(rng.normal(0, 0.08, 3)) * power
    at = sun * FAR_MM
    lamp = {
        "type": "disk",
        "to_world": place.look_at(
            origin=at.tolist(), target=[0, 0, 0], up=[0.1, 1, 0.03]
        ).scale(radius),
        "emitter": {
            "type": "area",
            "radiance": {"type": "rgb", "value": tint.tolist()},
        },
    }
    height = max(float(eye.at[2]) * 1.15, 300.0)
    size = (
        rng.uniform(0.05, 0.7, 2) * 150 if rng.random() < 0.45 else np.zeros(2) + 0.01
    )
    middle = sun * height / sun[2] + [*rng.uniform(-150, 150, 2), 0]
    blocker = {
        "type": "rectangle",
        "to_world": place.translate(middle.tolist())
        .rotate([0, 0, 1], float(rng.uniform(0, 360)))
        .scale([float(size[0]) * 4, float(size[1]), 1]),
        "bsdf": {"type": "diffuse"},
    }
    return {"lamp": lamp, "blocker": blocker}


def _denoised(colour: FloatImage, albedo: FloatImage, normal: FloatImage) -> FloatImage:
    """Return the picture without the path tracer's noise."""
    height, width = colour.shape[:2]
    flat = np.ascontiguousarray((colour / (colour + 1)) ** (1 / 2.2), np.float32)
    result = np.zeros_like(flat)
    device = oidn.NewDevice()
    oidn.CommitDevice(device)
    work = oidn.NewFilter(device, "RT")
    images = {"color": flat, "albedo": albedo, "normal": normal, "output": result}
    for name, pixels in images.items():
        oidn.SetSharedFilterImage(work, name, pixels, oidn.FORMAT_FLOAT3, width, height)
    oidn.CommitFilter(work)
    oidn.ExecuteFilter(work)
    oidn.ReleaseFilter(work)
    oidn.ReleaseDevice(device)
    tone = np.clip(result, 0, 0.999) ** np.float32(2.2)
    return np.asarray(tone / (1 - tone), np.float32)


def _cover(world: Any, eye: _Eye, size: tuple[int, int]) -> NDArray[np.uint8]:
    """Return the mask of foreign objects, by one ray per pixel of the real lens."""
    width, height = size
    middle = np.array([(width - 1) / 2, (height - 1) / 2])
    flat = (eye.seen_px.reshape(-1, 2) - middle) / eye.focal_px
    rays = np.column_stack([flat, np.ones(len(flat))]) @ eye.rotation
    rays /= np.linalg.norm(rays, axis=1, keepdims=True)
    ray = mi.Ray3f(
        o=mi.Point3f(*(float(v) for v in eye.at)),
        d=mi.Vector3f(
            *(mi.Float(np.ascontiguousarray(rays[:, k], np.float32)) for k in range(3))
        ),
    )
    hit = world.ray_intersect(ray)
    thing = next(shape for shape in world.shapes() if shape.id() == "things3")
    mask = dr.select(hit.shape == mi.ShapePtr(thing), mi.UInt(255), mi.UInt(0))
    return np.asarray(mask).reshape(height, width).astype(np.uint8)


def draw(rng: Generator, scene: Scene) -> tuple[FloatImage, NDArray[np.uint8]]:
    """Return the picture and where foreign things cover it, as `quick.draw` does."""
    size = scene.camera.image_size
    eye = _eye(scene.camera)
    world = mi.load_dict(
        {
            "type": "scene",
            "integrator": {
                "type": "aov",
                "aovs": "albedo:albedo,normal:sh_normal",
                "image": {"type": "path", "max_depth": 4},
            },
            "sensor": _sensor(eye, size),
            "sky": _sky(rng, scene.light.ambient),
            **_ground(rng, scene),
            **_sun(rng, scene, eye),
            **_meshes(scene),
        }
    )
    seed = mi.UInt32(int(rng.integers(2**31)))
    pixels = np.asarray(mi.render(world, seed=seed), np.float32)
    parts = (np.ascontiguousarray(pixels[..., k : k + 3]) for k in (0, 3, 6))
    clean = _denoised(*parts)
    x, y = eye.seen_px[..., 0], eye.seen_px[..., 1]
    image = cv2.remap(clean, x, y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    return np.maximum(image, 0).astype(np.float32), _cover(world, eye, size)


if __name__ == "__main__":
    make("render", 2, draw)

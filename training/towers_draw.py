"""Boards with stacks of discs by chance, path-traced, and photographed as they are.

`training/towers_trace.cu` draws them; it is compiled where it is used, for a graphics
card if there is one. The faces of boards and tables come from `faces_of`.
"""

import ctypes
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.random import Generator
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from training.chips import PAINTS
from training.drawing import Sheet
from training.lattice_boards import LatticeBoard, lattice_face
from training.surfaces import WOODS, linear, pick, table_surface

FloatArray = NDArray[np.float64]
FloatImage = NDArray[np.float32]

STEP_MM = 41.0
HALF_MM = 4.6 * STEP_MM
FILES, MOST = 8, 8
_LENGTH = 183 + 64 * MOST * 5
_FACE_PX, _TABLE_PX = 640, 512
_HIGH = np.array([0.25, 0.22, 0.2, 0.15, 0.13, 0.03, 0.01, 0.01])
_PAIRS = (
    ((240, 236, 222), (30, 28, 27)),
    ((236, 232, 218), (35, 68, 150)),
    ((222, 190, 140), (96, 50, 30)),
    ((236, 228, 205), (150, 35, 32)),
    ((190, 45, 40), (28, 28, 30)),
    ((240, 238, 232), (40, 110, 65)),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """One table, first with single discs, then with stacks.

    Attributes
    ----------
    scenes : ndarray of shape (2, L), float32
        As the tracer reads them.
    turn : ndarray of shape (3, 3)
        Camera axes from plan axes.
    eye : ndarray of shape (3,), mm
    sites : ndarray of shape (N, 2), mm
    chips : ndarray of shape (2, N), int
        How many discs stand on each site.
    feet, tops : ndarray of shape (2, N, 2), mm
        Where the lowest and the highest disc lie.
    """

    scenes: FloatImage
    turn: FloatArray
    eye: FloatArray
    focal_px: float
    k1: float
    k2: float = 0.0
    radius_mm: float
    thick_mm: float
    sites: FloatArray
    chips: NDArray[np.int64]
    feet: FloatArray
    tops: FloatArray


def sites_mm() -> FloatArray:
    """Return the places of the sites, shape (64, 2)."""
    line = (np.arange(FILES) - 3.5) * STEP_MM
    east, north = np.meshgrid(line, line)
    return np.stack([east.ravel(), north.ravel()], axis=1)


def _unit(rng: Generator, least_deg: float, most_deg: float) -> FloatArray:
    zenith = np.radians(rng.uniform(least_deg, most_deg))
    azimuth = rng.uniform(0, 2 * np.pi)
    flat = np.sin(zenith)
    return np.array([flat * np.cos(azimuth), flat * np.sin(azimuth), np.cos(zenith)])


def _camera(
    rng: Generator, height_px: int
) -> tuple[FloatArray, FloatArray, float, float]:
    tilt = np.radians(rng.uniform(0, 27) if rng.random() < 0.9 else rng.uniform(25, 38))
    azimuth = rng.uniform(0, 2 * np.pi)
    roll = rng.normal(0, 0.15) + np.pi / 2 * rng.integers(4)
    lean = cv2.Rodrigues(tilt * np.array([np.cos(azimuth), np.sin(azimuth), 0.0]))[0]
    spin = cv2.Rodrigues(np.array([0.0, 0.0, roll]))[0]
    away = HALF_MM * float(rng.uniform(2.7, 4.8))
    focal = away / HALF_MM * height_px / 2 * float(rng.uniform(0.75, 1.0))
    shift = rng.normal(0, 0.04, 2) * HALF_MM
    turn = np.asarray(spin @ lean @ np.diag([1.0, -1.0, -1.0]), np.float64)
    eye = -turn.T @ np.array([*shift, away])
    k1 = float(rng.choice([0.0, rng.uniform(-0.08, 0.05)]))
    return turn, eye, focal, k1


def _lit(rng: Generator, s: FloatImage) -> None:
    ambient = float(rng.uniform(0.2, 0.95))
    parts = rng.dirichlet([3.0, 0.7, 0.4]) if rng.random() < 0.5 else [1.0, 0.0, 0.0]
    for k, part in enumerate(parts):
        lamp = s[29 + 7 * k :]
        lamp[:3] = _unit(rng, 3, 60)
        light = part if part > 0.08 else 0.0
        lamp[3:6] = (1 - ambient) * 1.6 * light * np.exp(rng.normal(0, 0.08, 3))
        lamp[6] = np.exp(rng.uniform(np.log(0.01), np.log(0.5)))
    s[50:53] = ambient * np.exp(rng.normal(0, 0.06, 3))
    s[53:56] = rng.normal(0, 0.35, 3)
    s[56:59] = _unit(rng, 25, 80)
    s[59] = rng.uniform(0.9, 0.985)
    if rng.random() < 0.35:
        s[60:63] = rng.uniform(0.5, 7) * np.exp(rng.normal(0, 0.06, 3))


def _made(rng: Generator, s: FloatImage) -> None:
    """Fill in how the discs are made and painted."""
    pair = list(_PAIRS[rng.integers(len(_PAIRS))])
    if rng.random() < 0.5:
        pair = [pick(rng, (*PAINTS, *WOODS)), pick(rng, (*PAINTS, *WOODS))]
    rng.shuffle(pair)
    natural, marked = rng.random() < 0.3, rng.random() < 0.15
    blotched, edged = rng.random() < 0.12, rng.random() < 0.12
    gloss = float(rng.choice([0.05, rng.uniform(0, 1)]))
    rough = np.exp(rng.uniform(np.log(0.02), np.log(0.35)))
    for side, rgb in enumerate(pair):
        m = s[71 + 24 * side :]
        colour = np.asarray(linear(rgb), np.float64).ravel()[:3]
        m[0:3] = colour * np.exp(rng.normal(0, 0.05, 3))
        m[3:6] = m[0:3] * rng.uniform(0.8, 1.1)
        if edged:
            m[3:6] = np.asarray(linear(pick(rng, PAINTS)), np.float64).ravel()[:3]
        m[6:9] = np.asarray(linear(pick(rng, PAINTS)), np.float64).ravel()[:3]
        m[9:11] = np.sort(rng.uniform(0, 1, 2)) if marked else (2.0, 2.0)
        m[11], m[12] = gloss, rough
        if natural:
            m[13:17] = (
                rng.uniform(0.05, 0.35),
                rng.uniform(3, 14),
                *rng.uniform(0, 9, 2),
            )
        if blotched:
            m[17] = rng.uniform(0.1, 0.6)
            m[18:24] = rng.normal(0, 5, 6)
    thick = s[20] / s[19]
    bevel = min(thick * 0.42, float(rng.uniform(0.015, 0.2)))
    s[21:23] = bevel, bevel * rng.uniform(0.6, 1.2)
    if rng.random() < 0.5:
        lower = min(thick * 0.35, float(rng.uniform(0.015, 0.15)))
        s[23:25] = lower, lower * rng.uniform(0.6, 1.2)
    kind = rng.random()
    if kind < 0.2:
        s[25], s[26] = rng.uniform(0.55, 0.92), rng.uniform(0.1, 0.5) * thick
    elif kind < 0.65:
        s[27], s[28] = rng.uniform(0.1, 0.9), rng.uniform(10, 45)


def _laid(
    rng: Generator, s: FloatImage, chips: NDArray[np.int64], off: tuple[float, ...]
) -> tuple[FloatArray, FloatArray]:
    """Lay discs; return where the lowest and the highest ones lie."""
    radius, (off_site, off_disc, off_size) = float(s[19]), off
    foot = np.clip(rng.normal(0, off_site, (64, 2)), -0.3, 0.3) * radius
    at = sites_mm() + foot
    aside = rng.normal(0, off_disc, (64, MOST, 2)) * radius
    discs = s[183:].reshape(64, MOST, 5)
    discs[..., :2] = at[:, None] + aside
    discs[..., 2] = radius * np.exp(rng.normal(0, off_size, (64, MOST)))
    stay = rng.choice([0.35, 0.5, 0.8])
    change = rng.random((64, MOST)) > stay
    discs[..., 3] = (rng.integers(0, 2, (64, 1)) + change.cumsum(axis=1)) % 2
    discs[..., 4] = rng.uniform(0, 6.28, (64, MOST))
    s[119:183] = chips
    s[18] = max(float(chips.max()), 1.0) * s[20] + 0.5
    last = np.maximum(chips - 1, 0)
    tops = discs[np.arange(64), last, :2]
    return discs[:, 0, :2].astype(np.float64), tops.astype(np.float64)


def random_pair(
    rng: Generator, height_px: int, faces: int, tables: int
) -> Pair:
    """Return a table; numbers of faces and tables to choose from are given."""
    first = np.zeros(_LENGTH, np.float32)
    turn, eye, focal, k1 = _camera(rng, height_px)
    radius = STEP_MM * float(rng.uniform(0.29, 0.45))
    ratio = float(np.exp(rng.uniform(np.log(0.16), np.log(0.62))))
    first[0:9], first[9:12], first[12], first[13] = turn.ravel(), eye, focal, k1
    first[14], first[15] = HALF_MM, rng.uniform(3, 25)
    first[16] = float(rng.choice([0.0, rng.uniform(0.05, 0.8)]))
    first[17], first[19], first[20] = STEP_MM, radius, ratio * radius
    _lit(rng, first)
    first[63:66] = np.exp(rng.normal(0, 0.15) + rng.normal(0, 0.07, 3))
    first[66], first[67] = rng.integers(faces), rng.integers(tables)
    first[68:71] = np.exp(rng.normal(0, 0.2) + rng.normal(0, 0.07, 3))
    _made(rng, first)
    second = first.copy()
    start = (rng.random(64) < rng.uniform(0.2, 0.8)).astype(np.int64)
    start[rng.integers(64)] = 1
    stacks = rng.choice(MOST, 64, p=_HIGH) + 1
    stacks[rng.random(64) > rng.uniform(0.4, 0.8)] = 0
    stacks[rng.integers(64)] = 2
    off = (
        float(rng.choice([0.05, 0.11, 0.18])),
        float(rng.choice([0.0, 0.02, 0.03, 0.055])),
        float(rng.choice([0.0, 0.004])),
    )
    ends = [_laid(rng, s, n, off) for s, n in ((first, start), (second, stacks))]
    return Pair(
        scenes=np.stack([first, second]),
        turn=turn,
        eye=eye,
        focal_px=focal,
        k1=k1,
        radius_mm=radius,
        thick_mm=ratio * radius,
        sites=sites_mm(),
        chips=np.stack([start, stacks]),
        feet=np.stack([foot for foot, _ in ends]),
        tops=np.stack([top for _, top in ends]),
    )


class Tracer:
    """Draws scenes.

    Parameters
    ----------
    faces, tables : Tensor of shape (N, side, side, 3), float32
        Linear light R G B.
    """

    def __init__(self, faces: Tensor, tables: Tensor) -> None:
        self._faces, self._tables = faces.contiguous(), tables.contiguous()
        source = Path(__file__).with_name("towers_trace.cu")
        built = Path(tempfile.mkdtemp()) / "trace.so"
        how = ["g++", "-x", "c++", "-O3", "-ffast-math", "-march=native", "-fPIC"]
        if faces.is_cuda:
            major, minor = torch.cuda.get_device_capability()
            how = ["nvcc", "-O3", "-use_fast_math", f"-arch=sm_{major}{minor}"]
            how += ["-Xcompiler", "-fPIC"]
        subprocess.run([*how, "-shared", str(source), "-o", str(built)], check=True)
        self._library = ctypes.CDLL(str(built))
        if self._library.length() != _LENGTH:
            raise ValueError(f"expected {_LENGTH} floats a scene")

    def draw(
        self, scenes: Tensor, size: tuple[int, int], samples: int, seed: int
    ) -> Tensor:
        """Return pictures in linear light R G B, shape (N, H, W, 3).

        Parameters
        ----------
        scenes : Tensor of shape (N, L), float32
        size
            Width and height in pixels.
        samples
            Paths a pixel, a square number.
        """
        width, height = size
        scenes = scenes.contiguous()
        out = torch.empty((len(scenes), height, width, 3), device=scenes.device)
        where = ctypes.c_void_p
        stream = torch.cuda.current_stream().cuda_stream if scenes.is_cuda else 0
        failed = self._library.draw(
            where(scenes.data_ptr()),
            len(scenes),
            width,
            height,
            samples,
            ctypes.c_uint32(seed),
            where(self._faces.data_ptr()),
            self._faces.shape[1],
            where(self._tables.data_ptr()),
            self._tables.shape[1],
            where(out.data_ptr()),
            where(stream),
        )
        if failed:
            raise RuntimeError(f"the tracer failed with {failed}")
        return out


def faces_of(folder: Path, faces: int = 200, tables: int = 48) -> None:
    """Write pictures of boards and tables; what is there stays."""
    folder.mkdir(parents=True, exist_ok=True)
    for k in range(faces):
        rng = np.random.default_rng([91, k])
        board = LatticeBoard(
            files=FILES,
            ranks=FILES,
            step_mm=(STEP_MM, STEP_MM),
            cells=bool(rng.random() < 0.8),
        )
        face = lattice_face(rng, board, Sheet(side=_FACE_PX, half_mm=HALF_MM))
        _written(folder / f"face_{k:03d}.jpg", face)
    for k in range(tables):
        table = table_surface(np.random.default_rng([92, k]), _TABLE_PX)[0]
        small = cv2.resize(np.ascontiguousarray(table), (_TABLE_PX, _TABLE_PX))
        _written(folder / f"table_{k:03d}.jpg", np.asarray(small, np.float32))


def _written(path: Path, image: FloatImage) -> None:
    if not path.exists():
        tone = (np.clip(image, 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8)
        quality = [cv2.IMWRITE_JPEG_QUALITY, 93]
        cv2.imwrite(str(path), tone[..., ::-1].copy(), quality)


def loaded(folder: Path, name: str) -> Tensor:
    """Return the pictures of `faces_of` as linear light, (N, side, side, 3)."""
    found = [cv2.imread(str(path)) for path in sorted(folder.glob(f"{name}_*.jpg"))]
    tones = np.stack([each[..., ::-1] for each in found if each is not None])
    return (torch.from_numpy(tones).float() / 255) ** 2.2


def painted(path: Path) -> tuple[Pair, Tensor]:
    """Return a table of `training.towers_painted` and its pictures, (2, 3, H, W)."""
    with np.load(path) as file:
        pictures = [
            cv2.imdecode(file[name], cv2.IMREAD_COLOR) for name in ("first", "second")
        ]
        pair = Pair(
            scenes=np.zeros((2, 0), np.float32),
            turn=file["turn"],
            eye=file["eye"],
            focal_px=float(file["lens"][0]),
            k1=float(file["lens"][1]),
            k2=float(file["lens"][2]),
            radius_mm=float(file["made"][0]),
            thick_mm=float(file["made"][1]),
            sites=file["sites"],
            chips=file["chips"],
            feet=file["feet"],
            tops=file["tops"],
        )
    return pair, torch.from_numpy(np.stack(pictures)).permute(0, 3, 1, 2).contiguous()


def _each(like: Tensor, low: float, high: float) -> Tensor:
    """Return a chance number a pair of pictures, shape (N, 1, 1, 1)."""
    half = torch.rand(len(like) // 2, device=like.device) * (high - low) + low
    return half.repeat_interleave(2)[:, None, None, None]


def _blurred(x: Tensor, sigma: Tensor) -> Tensor:
    """Return pictures (N, 3, H, W) blurred, each by its own sigma (N, 1, 1, 1)."""
    count, channels, height, width = x.shape
    line = torch.arange(-4, 5, device=x.device, dtype=x.dtype)
    weight = torch.exp(-0.5 * (line / sigma[:, 0, 0].clamp(min=0.05)) ** 2)
    weight = (weight / weight.sum(1, keepdim=True)).repeat_interleave(channels, 0)
    flat = x.reshape(1, count * channels, height, width)
    flat = functional.pad(flat, (4, 4, 4, 4), mode="replicate")
    across = weight[:, None, None, :]
    flat = functional.conv2d(flat, across, groups=len(weight))
    flat = functional.conv2d(flat, across.transpose(2, 3), groups=len(weight))
    return flat.reshape(x.shape)


_LUMA = np.array(
    "16 11 10 16 24 40 51 61 12 12 14 19 26 58 60 55 14 13 16 24 40 57 69 56 14 17 22 29 "
    "51 87 80 62 18 22 37 56 68 109 103 77 24 35 55 64 81 104 113 92 49 64 78 87 103 121 "
    "120 101 72 92 95 98 112 100 103 99".split(),
    float,
).reshape(8, 8)
_CHROMA = np.full((8, 8), 99.0)
_CHROMA[:4, :4] = [[17, 18, 24, 47], [18, 21, 26, 66], [24, 26, 56, 99], [47, 66, 99, 99]]


def _coded(plane: Tensor, table: Tensor) -> Tensor:
    """Return (N, H, W) as its blocks of 8 x 8 come back from a JPEG file."""
    k = torch.arange(8, device=plane.device, dtype=plane.dtype)
    wave = torch.cos((2 * k[None] + 1) * k[:, None] * torch.pi / 16) * 0.5
    wave[0] *= 2**-0.5
    count, height, width = plane.shape
    blocks = plane.reshape(count, height // 8, 8, width // 8, 8)
    many = torch.einsum("ui,nyixj,vj->nyxuv", wave, blocks, wave)
    step = table[:, None, None]
    many = torch.round(many / step) * step
    back = torch.einsum("ui,nyxuv,vj->nyixj", wave, many, wave)
    return back.reshape(plane.shape)


def _jpeg(x: Tensor, quality: Tensor) -> Tensor:
    """Return tones 0..255 (N, 3, H, W) R G B as from a JPEG file."""
    scale = torch.where(quality < 50, 50 / quality, 2 - quality / 50)
    luma, chroma = (
        (torch.as_tensor(t, device=x.device, dtype=x.dtype) * scale[:, 0])
        .round()
        .clamp(min=1)
        for t in (_LUMA, _CHROMA)
    )
    r, g, b = x.unbind(1)
    y = 0.299 * r + 0.587 * g + 0.114 * b
    both = torch.stack([(b - y) * 0.564, (r - y) * 0.713], 1)
    y = _coded(y - 128, luma) + 128
    small = functional.avg_pool2d(both, 2)
    small = torch.stack([_coded(small[:, k], chroma) for k in range(2)], 1)
    cb, cr = functional.interpolate(small, scale_factor=2, mode="bilinear").unbind(1)
    rgb = (y + 1.403 * cr, y - 0.344 * cb - 0.714 * cr, y + 1.773 * cb)
    return torch.stack(rgb, 1)


def photographed(light: Tensor) -> Tensor:
    """Return linear light (N, H, W, 3) as a cheap camera gives it.

    Two pictures that follow one another are taken alike.

    Returns
    -------
    Tensor of shape (N, 3, H, W), uint8
        B G R, H and W multiples of 16.
    """
    x = light.permute(0, 3, 1, 2).contiguous()
    count = len(x)
    cast = torch.randn(count // 2, 3, device=x.device).repeat_interleave(2, 0) * 0.12
    x = x * torch.exp(cast)[..., None, None]
    some = x[:, :, ::7, ::7].reshape(count // 2, -1)
    bright = torch.quantile(some[:, :60000], 0.95, dim=1).repeat_interleave(2)
    gain = torch.exp(_each(x, np.log(0.2), np.log(1.45)))
    x = x * gain / (bright[:, None, None, None] + 1e-4)
    sigma = _each(x, 0.0, 1.3)
    x = _blurred(x, sigma * (_each(x, 0, 1) < 0.8))
    shot = _each(x, 0, 0.03) * x.clamp(min=0).sqrt()
    x = x + (shot + 0.002) * torch.randn_like(x)
    x = x.clamp(0, 1) ** (1 / _each(x, 1.7, 2.6))
    curve = _each(x, 0, 0.6) * (_each(x, 0, 1) < 0.4)
    x = x + curve * (x * x * (3 - 2 * x) - x)
    grey = x.mean(1, keepdim=True)
    x = (grey + (x - grey) * _each(x, 0.6, 1.4)).clamp(0, 1)
    sharp = _each(x, 0.0, 0.9) * (_each(x, 0, 1) < 0.35)
    x = x + sharp * (x - _blurred(x, torch.full_like(sigma, 1.2)))
    x = _jpeg(x.clamp(0, 1) * 255, _each(x, 55, 97))
    return x.clamp(0, 255).round().to(torch.uint8).flip(1)

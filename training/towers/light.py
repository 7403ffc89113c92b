"""The tracer of tables, and pictures as a cheap camera takes them.

`trace.cu` draws; it is compiled where it is used, for a graphics card if there is one.
The faces of boards and tables come from `faces_of`.
"""

import ctypes
import subprocess
import tempfile
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from calibration.common.arrays import FloatImage
from training.drawing import PlanSheet
from training.lattice_boards import LatticeBoard, lattice_face
from training.surfaces import table_surface
from training.towers.tables import FILES, HALF_MM, LENGTH, STEP_MM, Pair

_FACE_PX, _TABLE_PX = 640, 512


class Tracer:
    """Draws scenes.

    Parameters
    ----------
    faces, tables : Tensor of shape (N, side, side, 3), float32
        Linear light R G B.
    """

    def __init__(self, faces: Tensor, tables: Tensor) -> None:
        self._faces, self._tables = faces.contiguous(), tables.contiguous()
        source = Path(__file__).with_name("trace.cu")
        built = Path(tempfile.mkdtemp()) / "trace.so"
        how = ["g++", "-x", "c++", "-O3", "-ffast-math", "-march=native", "-fPIC"]
        if faces.is_cuda:
            major, minor = torch.cuda.get_device_capability()
            how = ["nvcc", "-O3", "-use_fast_math", f"-arch=sm_{major}{minor}"]
            how += ["-Xcompiler", "-fPIC"]
        subprocess.run([*how, "-shared", str(source), "-o", str(built)], check=True)
        self._library = ctypes.CDLL(str(built))
        if self._library.length() != LENGTH:
            raise ValueError(f"expected {LENGTH} floats a scene")

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
        face = lattice_face(rng, board, PlanSheet(side=_FACE_PX, half_mm=HALF_MM))
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
    tones = np.stack([np.asarray(each)[..., ::-1] for each in found])
    return (torch.from_numpy(tones).float() / 255) ** 2.2


def painted(path: Path) -> tuple[Pair, Tensor]:
    """Return a table of `training.towers.painted` and its pictures, (2, 3, H, W)."""
    with np.load(path) as file:
        pictures = [
            np.asarray(cv2.imdecode(file[name], cv2.IMREAD_COLOR))
            for name in ("first", "second")
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
    [
        [16, 11, 10, 16, 24, 40, 51, 61],
        [12, 12, 14, 19, 26, 58, 60, 55],
        [14, 13, 16, 24, 40, 57, 69, 56],
        [14, 17, 22, 29, 51, 87, 80, 62],
        [18, 22, 37, 56, 68, 109, 103, 77],
        [24, 35, 55, 64, 81, 104, 113, 92],
        [49, 64, 78, 87, 103, 121, 120, 101],
        [72, 92, 95, 98, 112, 100, 103, 99],
    ],
    float,
)  # ITU-T T.81, annex K
_CHROMA = np.full((8, 8), 99.0)
_CHROMA[:4, :4] = [
    [17, 18, 24, 47],
    [18, 21, 26, 66],
    [24, 26, 56, 99],
    [47, 66, 99, 99],
]


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

"""Augmentation of patches of pits: offsets of the view, light and colour."""

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

from training.seeds_model import MAP_PX, MARK
from training.tray import WIDE_RADII
from vision.seeds.counting import HALF_RADII, PATCH_PX

CLEAN = 0.4  # share of patches that are only turned, scaled and shifted
_MARK_SIGMA = 0.8  # width of the marks in places of the map


@dataclass(frozen=True, slots=True, kw_only=True)
class SeedBatch:
    """Patches with their truth.

    Attributes
    ----------
    patches : Tensor of shape (N, 3, 80, 80), float32
        B G R, 0 to 255.
    counts : Tensor of shape (N,), int64
    marks : Tensor of shape (N, 20, 20), float32
        Where the middles of what is seen of the seeds are.
    drawing : Tensor of shape (N, 2, 40, 40), float32
        Shares of seeds, and edges between one thing and another.
    """

    patches: Tensor
    counts: Tensor
    marks: Tensor
    drawing: Tensor


def _uniform(count: int, low: float, high: float) -> Tensor:
    return torch.empty(count, 1, 1, 1).uniform_(low, high)


def _some(count: int, share: float) -> Tensor:
    """Return the numbers of the patches that chance chooses."""
    return torch.nonzero(torch.rand(count) < share)[:, 0]


def _view(count: int, strength: float) -> tuple[Tensor, Tensor]:
    """Return matrix and shift, in radii, from a patch to the pit as it is."""
    quarter = torch.randint(0, 4, (count,)) * (torch.pi / 2)
    turn = quarter + torch.empty(count).uniform_(-0.6, 0.6) * strength
    scale = torch.exp(torch.empty(count).uniform_(-0.18, 0.18) * strength)
    stretch = torch.exp(torch.randn(count) * 0.05 * strength)
    mirror = 1 - 2 * (torch.rand(count) < 0.5).float()
    cos, sin = torch.cos(turn), torch.sin(turn)
    rows = [
        torch.stack([cos * scale * mirror, -sin * scale * stretch], 1),
        torch.stack([sin * scale * mirror, cos * scale * stretch], 1),
    ]
    shift = torch.randn(count, 2) * 0.08 * strength
    return torch.stack(rows, 1), shift.clamp(-0.25, 0.25)


def _cut(wide: Tensor, matrix: Tensor, shift: Tensor) -> tuple[Tensor, Tensor]:
    """Return colours (N, 3, 80, 80), 0 to 1, and which seed is seen (N, 80, 80)."""
    theta = torch.cat(
        [matrix * (HALF_RADII / WIDE_RADII), shift[:, :, None] / WIDE_RADII], 2
    )
    size = [len(wide), 1, PATCH_PX, PATCH_PX]
    grid = functional.affine_grid(theta, size, align_corners=False)
    tone, ids = (
        functional.grid_sample(
            part, grid, mode=mode, padding_mode="border", align_corners=False
        )
        for part, mode in ((wide[:, :3] / 255, "bilinear"), (wide[:, 3:], "nearest"))
    )
    return tone, ids[:, 0]


def _marks(seeds: Tensor, matrix: Tensor, shift: Tensor) -> Tensor:
    """Return the map that the network is to draw."""
    inverse = torch.linalg.inv(matrix)
    middles = seeds - shift[:, None]
    at = torch.einsum("nij,nkj->nki", inverse, middles) / HALF_RADII
    at = (at + 1) / 2 * MAP_PX - 0.5
    line = torch.arange(MAP_PX)
    away = (line - at[..., None]) / _MARK_SIGMA
    bumps = torch.nan_to_num(torch.exp(-0.5 * away.square()), 0.0)
    marks = torch.einsum("nkx,nky->nyx", bumps[:, :, 0], bumps[:, :, 1])
    return marks * (MARK / (2 * torch.pi * _MARK_SIGMA**2))


def _drawing(ids: Tensor) -> Tensor:
    """Return the coverage by seeds and by their edges, for each place."""
    right = (ids[:, :, 1:] != ids[:, :, :-1]).float()
    down = (ids[:, 1:] != ids[:, :-1]).float()
    edge = torch.maximum(
        functional.pad(right, (0, 1, 0, 0)), functional.pad(down, (0, 0, 0, 1))
    )
    both = torch.stack([(ids > 0).float(), edge], 1)
    share = functional.avg_pool2d(both, 2)
    share[:, 1] = (2 * share[:, 1]).clamp(max=1)
    return share


def _gains(count: int, common: float, each: float) -> Tensor:
    return torch.exp(
        torch.randn(count, 1, 1, 1) * common + torch.randn(count, 3, 1, 1) * each
    )


def _recoloured(light: Tensor, seeds: Tensor) -> Tensor:
    """Return linear light with seeds and wood of other colours; glints stay."""
    count = len(light)
    swapped = _some(count, 0.25)
    order = torch.rand(len(swapped), 3).argsort(1)[:, :, None, None]
    mixed = light[swapped].gather(1, order.expand(-1, -1, PATCH_PX, PATCH_PX))
    cover = seeds[swapped]
    light[swapped] += cover * (mixed - light[swapped])
    on, off = _gains(count, 0.5, 0.25), _gains(count, 0.4, 0.15)
    alike = _some(count, 0.2)  # seeds nearly of the wood's colour
    cover = seeds[alike]
    inside = (light[alike] * cover).sum((2, 3)) / (cover.sum((2, 3)) + 1)
    outside = (light[alike] * (1 - cover)).sum((2, 3)) / (1 - cover).sum((2, 3))
    ratio = ((outside + 0.01) / (inside + 0.01))[:, :, None, None].clamp(0.05, 20)
    on[alike] = off[alike] * ratio * _gains(len(alike), 0.15, 0.05)
    glint = ((light.amin(1, keepdim=True) - 0.55) / 0.3).clamp(0, 1)
    gain = seeds * on + (1 - seeds) * off
    return light * (gain + glint * (1 - gain))


def _lamp(count: int) -> Tensor:
    """Return gains of B G R under lamps that the camera does not make up for."""
    warm = _uniform(count, -0.4, 1.2) * (torch.rand(count, 1, 1, 1) < 0.4)
    return torch.exp(warm * torch.tensor([-1.4, -0.5, 0.0])[:, None, None])


def _grid() -> tuple[Tensor, Tensor]:
    line = torch.linspace(-1, 1, PATCH_PX)
    return line[None, None, None], line[None, None, :, None]


def _lit(light: Tensor) -> Tensor:
    """Return linear light under slopes, shadows, glare and another exposure."""
    count = len(light)
    x, y = _grid()
    light = light * (
        1 + _uniform(count, -0.3, 0.3) * x + _uniform(count, -0.3, 0.3) * y
    )
    shaded = _some(count, 0.12)
    turn = _uniform(len(shaded), 0, 6.3)
    across = x * torch.cos(turn) + y * torch.sin(turn)
    soft = torch.exp(_uniform(len(shaded), -4, -0.5))
    edge = torch.sigmoid((across - _uniform(len(shaded), -0.9, 0.9)) / soft)
    light[shaded] = light[shaded] * (1 - _uniform(len(shaded), 0.2, 0.8) * edge)
    deep = _some(count, 0.2)  # pits darker towards their rim, or towards one side
    far = (x - _uniform(len(deep), -0.5, 0.5)) ** 2
    far = (far + (y - _uniform(len(deep), -0.5, 0.5)) ** 2).sqrt()
    inside = torch.sigmoid((1 / HALF_RADII - (x**2 + y**2).sqrt()) / 0.02)
    dim = _uniform(len(deep), 0.2, 0.75) * (far * inside).clamp(0, 1)
    light[deep] = light[deep] * (1 - dim)
    glaring = _some(count, 0.08)
    far = (x - _uniform(len(glaring), -1, 1)) ** 2
    far = far + (y - _uniform(len(glaring), -1, 1)) ** 2
    spot = torch.exp(-far / torch.exp(_uniform(len(glaring), -5.0, 0.5)))
    light[glaring] = light[glaring] + _uniform(len(glaring), 0.1, 1.5) * spot
    bright = (
        light[:, :, ::4, ::4].flatten(1).quantile(0.97, dim=1)[:, None, None, None]
        + 1e-3
    )
    aim = torch.exp(_uniform(count, -1.7, 0.3))
    return light * _gains(count, 0.0, 0.12) * _lamp(count) * (aim / bright)


def _clutter(tone: Tensor) -> None:
    """Paint a box or two where clasps, screws and edges may be, in place."""
    x, y = _grid()
    rows = _some(len(tone), 0.25)
    turn = _uniform(len(rows), 0, 6.3)
    away = _uniform(len(rows), 1.0, 1.5)
    right, down = x - away * torch.cos(turn), y - away * torch.sin(turn)
    lean = _uniform(len(rows), -0.6, 0.6)
    inside = ((right + lean * down).abs() < _uniform(len(rows), 0.08, 0.5)) & (
        (down - lean * right).abs() < _uniform(len(rows), 0.08, 0.5)
    )
    inside &= (x**2 + y**2).sqrt() > 1.02 / HALF_RADII
    paint = torch.rand(len(rows), 3, 1, 1) * 0.4 + torch.rand(len(rows), 1, 1, 1) * 0.6
    tone[rows] = torch.where(inside, paint, tone[rows])


def _blurred(tone: Tensor) -> Tensor:
    kernel = torch.tensor([1.0, 4.0, 6.0, 4.0, 1.0]) / 16
    both = (kernel[:, None] * kernel[None]).expand(3, 1, 5, 5).contiguous()
    padded = functional.pad(tone, (2, 2, 2, 2), mode="replicate")
    return functional.conv2d(padded, both, groups=3)


def _optics(tone: Tensor) -> Tensor:
    """Return the patches through poorer lenses and sensors."""
    soft = _some(len(tone), 0.4)  # shares below 0 sharpen
    share = _uniform(len(soft), -1.2, 0.9)
    tone[soft] += share * (_blurred(tone[soft]) - tone[soft])
    poor = _some(len(tone), 0.07)
    small = functional.interpolate(
        tone[poor], scale_factor=float(torch.empty(1).uniform_(0.5, 0.85)), mode="area"
    )
    tone[poor] = functional.interpolate(
        small, size=PATCH_PX, mode="bilinear", align_corners=False
    )
    pale = _some(len(tone), 0.25)
    grey = tone[pale].mean(dim=1, keepdim=True)
    tone[pale] += _uniform(len(pale), -0.4, 1) * (grey - tone[pale])
    noisy = _some(len(tone), 0.5)
    sigma = _uniform(len(noisy), 0, 0.03)
    tone[noisy] += sigma * torch.randn(len(noisy), 3, PATCH_PX, PATCH_PX)
    return tone


def _seen(tone: Tensor, cover: Tensor) -> Tensor:
    """Return the patches in other colours, another light, by another camera."""
    light = tone**2.2
    other = _some(len(tone), 0.45)
    light[other] = _recoloured(light[other], cover[other])
    power = 1 / 2.2 * torch.exp(torch.randn(len(tone), 1, 1, 1) * 0.15)
    tone = _lit(light).clamp(0, 1.3) ** power
    _clutter(tone)
    return _optics(tone)


def augmented(
    wide: Tensor, counts: Tensor, seeds: Tensor, strength: float = 1.0
) -> SeedBatch:
    """Return patches under small random view errors and changed light.

    Parameters
    ----------
    wide : Tensor of shape (N, 128, 128, 4), uint8
        As `training.seeds_render.shard` gives them.
    counts : Tensor of shape (N,), int64
    seeds : Tensor of shape (N, 22, 2), float32
    strength
        0 for the patches as they are (turned and mirrored), 1 for training.
    """
    matrix, shift = _view(len(wide), strength)
    tone, ids = _cut(wide.permute(0, 3, 1, 2).float(), matrix, shift)
    if strength > 0:
        poor = _some(len(tone), 1 - CLEAN)
        tone[poor] = _seen(tone[poor], (ids[poor, None] > 0).float())
    return SeedBatch(
        patches=(tone * 255).clamp(0, 255).round(),
        counts=counts,
        marks=_marks(seeds, matrix, shift),
        drawing=_drawing(ids),
    )

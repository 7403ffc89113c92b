"""Augmentation of patches: offsets of the view, light, blur and noise."""

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

from training.shards import WIDE_SPACINGS
from vision.common.patches import HALF_SPACINGS, PATCH_PX

ON_SITE = 0.33  # spacings: a chip nearer than this stands on the site
OFF_SITE = 0.41  # a chip further than this does not
EMPTY, CHIP, OTHER, UNSURE = 0, 1, 2, -1


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipBatch:
    """Patches with their truth.

    Attributes
    ----------
    patches : Tensor of shape (N, 3, 32, 32), float32
        B G R, 0 to 255.
    kinds : Tensor of shape (N,), int64
        EMPTY, CHIP, OTHER, or UNSURE where nobody could say.
    discs : Tensor of shape (N, 3), float32
        x, y and radius of the nearest chip's top in half-widths.
    """

    patches: Tensor
    kinds: Tensor
    discs: Tensor


def uniform(count: int, low: float, high: float) -> Tensor:
    """Return as many numbers by chance."""
    return torch.empty(count).uniform_(low, high)


def _chance(count: int, share: float) -> Tensor:
    return (torch.rand(count) < share).float()


def _view_errors(count: int, strength: float) -> tuple[Tensor, Tensor]:
    """Return the matrix and shift, in spacings, from a patch to the true plan."""
    quarter = torch.randint(0, 4, (count,)) * (torch.pi / 2)
    turn = quarter + torch.randn(count) * 0.035 * strength
    scale = torch.exp(torch.randn(count) * 0.04 * strength)
    stretch = torch.exp(torch.randn(count) * 0.02 * strength)
    mirror = 1 - 2 * (torch.rand(count) < 0.5).float()
    cos, sin = torch.cos(turn), torch.sin(turn)
    matrix = torch.stack(
        [
            torch.stack([cos * scale * mirror, -sin * scale * stretch], 1),
            torch.stack([sin * scale * mirror, cos * scale * stretch], 1),
        ],
        1,
    )
    rough = 1 + 2 * _chance(count, 0.2)
    shift = torch.randn(count, 2) * 0.022 * strength * rough[:, None]
    return matrix, shift.clamp(-0.09, 0.09)


def _sampled(wide: Tensor, matrix: Tensor, shift: Tensor) -> Tensor:
    """Return the patches that such a view would cut, four channels."""
    theta = torch.cat(
        [
            matrix * (HALF_SPACINGS / WIDE_SPACINGS),
            shift[:, :, None] / WIDE_SPACINGS,
        ],
        2,
    )
    size = [len(wide), 4, PATCH_PX, PATCH_PX]
    grid = functional.affine_grid(theta, size, align_corners=False)
    return functional.grid_sample(
        wide, grid, mode="bilinear", padding_mode="border", align_corners=False
    )


def _truth(hidden: Tensor, chips: Tensor, matrix: Tensor, shift: Tensor) -> ChipBatch:
    """Return kinds and discs (patches left empty) after the view's error."""
    inverse = torch.linalg.inv(matrix)
    at = torch.einsum("nij,nkj->nki", inverse, chips[..., :2] - shift[:, None])
    grow = torch.linalg.det(matrix).abs().rsqrt()
    at = at / HALF_SPACINGS
    radius = chips[..., 2] * grow[:, None] / HALF_SPACINGS
    away = at.norm(dim=2) * HALF_SPACINGS + 99.0 * (chips[..., 2] == 0)
    away, first = away.min(dim=1)
    rows = torch.arange(len(at))
    disc = torch.cat([at[rows, first], radius[rows, first][:, None]], 1)
    on_site, off_site = away < ON_SITE, away > OFF_SITE
    line = (torch.arange(PATCH_PX) + 0.5) / PATCH_PX * 2 - 1
    y, x = torch.meshgrid(line, line, indexing="ij")
    middle = torch.where(on_site[:, None], disc[:, :2], torch.zeros(1))
    reach = torch.where(on_site, disc[:, 2].clamp(min=0.15), torch.full((1,), 0.42))
    far = (x - middle[:, :1, None]) ** 2 + (y - middle[:, 1:, None]) ** 2
    inside = (far < reach[:, None, None] ** 2).float()
    covered = (hidden * inside).sum((1, 2)) / inside.sum((1, 2)).clamp(min=1)
    kinds = torch.full((len(at),), UNSURE)
    kinds[off_site & (covered < 0.10)] = EMPTY
    kinds[on_site & (covered < 0.35)] = CHIP
    kinds[(on_site & (covered > 0.7)) | (off_site & (covered > 0.4))] = OTHER
    return ChipBatch(patches=hidden, kinds=kinds, discs=disc)


def _some(count: int, share: float) -> Tensor:
    """Return the numbers of the patches that chance chooses."""
    return torch.nonzero(torch.rand(count) < share)[:, 0]


def _grid() -> tuple[Tensor, Tensor]:
    line = torch.linspace(-1, 1, PATCH_PX)
    return line[None, None], line[None, :, None]


def _shadow(count: int) -> Tensor:
    """Return light of shape (N, 32, 32) that a far edge cuts off."""
    x, y = _grid()
    turn = uniform(count, 0, 2 * torch.pi)[:, None, None]
    across = x * torch.cos(turn) + y * torch.sin(turn)
    soft = torch.exp(uniform(count, -4, -0.5))[:, None, None]
    edge = torch.sigmoid((across - uniform(count, -0.9, 0.9)[:, None, None]) / soft)
    return 1 - uniform(count, 0.2, 0.75)[:, None, None] * edge


def _glare(count: int) -> Tensor:
    """Return the light of shape (N, 32, 32) that a lamp's mirror image adds."""
    x, y = _grid()
    at_x, at_y = (uniform(count, -1, 1)[:, None, None] for _ in range(2))
    far = (x - at_x) ** 2 + (y - at_y) ** 2
    size = torch.exp(uniform(count, -2.5, 0.7))[:, None, None]
    spot = torch.exp(-((far / size**2) ** uniform(count, 0.7, 4)[:, None, None]))
    return uniform(count, 0.2, 2.5)[:, None, None] * spot


def relit(patches: Tensor) -> Tensor:
    """Return the patches under other lights: casts, slopes, shadows, glare."""
    count = len(patches)
    slope_x, slope_y = (torch.randn(count, 1, 1) * 0.1 for _ in range(2))
    x, y = _grid()
    light = 1 + slope_x * x + slope_y * y
    shaded = _some(count, 0.12)
    light[shaded] *= _shadow(len(shaded))
    cast = torch.exp(torch.randn(count, 3, 1, 1) * 0.12)
    gain = torch.exp(torch.randn(count, 1, 1, 1) * 0.2) / 255
    lit = (patches * light[:, None] * (cast * gain)).clamp(0, 1.5)
    bent = _some(count, 0.5)
    power = torch.exp(torch.randn(len(bent)) * 0.25)[:, None, None, None]
    lit[bent] = lit[bent] ** power
    glaring = _some(count, 0.12)
    lit[glaring] += _glare(len(glaring))[:, None]
    return lit * 255


def through_optics(patches: Tensor) -> Tensor:
    """Return the patches through poorer lenses and sensors, 0 to 255."""
    count = len(patches)
    soft = _some(count, 0.35)
    kernel = torch.tensor([1.0, 4.0, 6.0, 4.0, 1.0]) / 16
    both = (kernel[:, None] * kernel[None]).expand(3, 1, 5, 5).contiguous()
    padded = functional.pad(patches[soft], (2, 2, 2, 2), mode="replicate")
    blurred = functional.conv2d(padded, both, groups=3)
    share = uniform(len(soft), 0, 1)[:, None, None, None]
    patches[soft] += share * (blurred - patches[soft])
    pale = _some(count, 0.15)
    grey = patches[pale].mean(dim=1, keepdim=True)
    share = uniform(len(pale), 0, 1)[:, None, None, None]
    patches[pale] += share * (grey - patches[pale])
    noisy = _some(count, 0.5)
    sigma = uniform(len(noisy), 0, 9)[:, None, None, None]
    patches[noisy] += sigma * torch.randn(len(noisy), 3, PATCH_PX, PATCH_PX)
    return patches.clamp(0, 255).round()


def augmented(wide: Tensor, chips: Tensor, strength: float = 1.0) -> ChipBatch:
    """Return patches under small random view errors and changed light.

    Parameters
    ----------
    wide : Tensor of shape (N, 64, 64, 4), uint8
        `Patches.pixels`.
    chips : Tensor of shape (N, 2, 3), float32
        `Patches.chips`.
    strength
        0 for the patches as they are, 1 for training.
    """
    matrix, shift = _view_errors(len(wide), strength)
    cut = _sampled(wide.permute(0, 3, 1, 2).float(), matrix, shift)
    truth = _truth(cut[:, 3] / 255, chips, matrix, shift)
    patches = cut[:, :3]
    if strength > 0:
        patches = through_optics(relit(patches))
    return ChipBatch(patches=patches, kinds=truth.kinds, discs=truth.discs)

"""Augmentation of patches of squares and grids, with their labels."""

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

from training.augment import relit, through_optics
from training.lattices import WIDE_SPACINGS
from vision.common.patches import PATCH_PX
from vision.pieces.cutting import HALF_SPACINGS
from vision.pieces.net import MASK_PX

EMPTY, PIECE, OTHER, UNSURE = 0, 1, 2, -1
_FOOT = 0.36 / HALF_SPACINGS  # half-widths: so much about a site is looked at
_SEEN, _GONE = 0.4, 0.15  # of a piece: visible shares that are enough, and too little
_FEW_PX = 30.0  # of a piece in the patch: nobody could say


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceBatch:
    """Patches with their truth.

    Attributes
    ----------
    patches : Tensor of shape (N, 3, 32, 32), float32
        B G R, 0 to 255.
    lean : Tensor of shape (N, 2), float32
        As `vision.pieces.cutting.leans_of` defines it, rotated with the patch.
    kinds : Tensor of shape (N,), int64
        EMPTY, PIECE, OTHER, or UNSURE where nobody could say.
    masks : Tensor of shape (N, 16, 16), float32
        How much of the piece that stands on the site is seen in each cell.
    """

    patches: Tensor
    lean: Tensor
    kinds: Tensor
    masks: Tensor


def _views(count: int, strength: float) -> tuple[Tensor, Tensor]:
    """Return matrix and shift, in spacings, from a patch to the wide one."""
    turn = torch.randn(count) * 0.03 * strength
    scale = torch.exp(torch.randn(count) * 0.035 * strength)
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
    rough = 1 + 2 * (torch.rand(count) < 0.2).float()
    shift = torch.randn(count, 2) * 0.02 * strength * rough[:, None]
    return matrix, shift.clamp(-0.08, 0.08)


def _foot() -> Tensor:
    line = (torch.arange(PATCH_PX) + 0.5) / PATCH_PX * 2 - 1
    y, x = torch.meshgrid(line, line, indexing="ij")
    return (x**2 + y**2 < _FOOT**2).float()


def augmented(
    wide: Tensor, lean: Tensor, stands: Tensor, strength: float = 1.0
) -> PieceBatch:
    """Return patches under small random view errors and changed light.

    Parameters
    ----------
    wide : Tensor of shape (N, 40, 40, 5), uint8
        B G R, then 255 where something foreign is seen, then where the piece is.
    lean : Tensor of shape (N, 2), float32
    stands : Tensor of shape (N, 2), float32
        Whether a piece stands there, and how much of it is seen.
    strength
        0 for the patches as they are, 1 for training.
    """
    matrix, shift = _views(len(wide), strength)
    theta = torch.cat(
        [
            matrix * (HALF_SPACINGS / WIDE_SPACINGS),
            shift[:, :, None] / WIDE_SPACINGS,
        ],
        2,
    )
    grid = functional.affine_grid(
        theta, [len(wide), 5, PATCH_PX, PATCH_PX], align_corners=False
    )
    cut = functional.grid_sample(
        wide.permute(0, 3, 1, 2).float(),
        grid,
        mode="bilinear",
        padding_mode="border",
        align_corners=False,
    )
    patches, foreign, own = cut[:, :3], cut[:, 3] / 255, cut[:, 4] / 255
    foot = _foot()
    covered = (foreign * foot).sum((1, 2)) / foot.sum()
    there, share = stands[:, 0] > 0, stands[:, 1]
    shown = own.sum((1, 2))
    kinds = torch.full((len(wide),), UNSURE)
    kinds[~there & (covered < 0.08)] = EMPTY
    kinds[there & (share > _SEEN) & (shown > _FEW_PX)] = PIECE
    kinds[(~there & (covered > 0.4)) | (there & (share < _GONE) & (covered > 0.5))] = (
        OTHER
    )
    masks = functional.avg_pool2d(own[:, None], PATCH_PX // MASK_PX)[:, 0]
    side = torch.sign(matrix[:, 0, 0])
    turned = lean * torch.stack([side, torch.ones(len(side))], 1)
    if strength > 0:
        patches = through_optics(relit(patches))
        turned = turned + torch.randn_like(turned) * 0.02 * strength
    return PieceBatch(patches=patches, lean=turned, kinds=kinds, masks=masks)

"""Patches of stacks, rendered while training and kept on the GPU."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional
from torch.utils.data import DataLoader, IterableDataset

from training.towers.light import Tracer, loaded, painted, photographed
from training.towers.tables import STEP_MM, Pair, random_pair
from vision.chips.towers import PATCH_PX, ROOM, THICK, WIDE

STACKS, SINGLES = 44, 20
"""Of a table: stacks, and single discs for comparison."""
_HEIGHTS_PX = (480, 528, 576, 624, 720, 768, 864, 960)  # multiples of 48


class TowerTables(IterableDataset):
    """Endless batches of tables, all of one size of picture."""

    def __init__(self, seed: int, many: int, faces: int, tables: int) -> None:
        self._seed, self._many, self._of = seed, many, (faces, tables)

    def __iter__(self) -> Iterator[tuple[int, list[Pair]]]:
        """Yield the pictures' height in pixels, and tables."""
        worker = torch.utils.data.get_worker_info()
        rng = np.random.default_rng([self._seed, worker.id if worker else 0])
        while True:
            height = int(rng.choice(_HEIGHTS_PX))
            yield (
                height,
                [random_pair(rng, height, *self._of) for _ in range(self._many)],
            )


@dataclass(slots=True)
class Pool:
    """Patches of many tables, T each with S stacks and R single discs.

    ``facts`` has by stack: number of discs (0: none), shift and growth by height,
    half the patch in radii, pixels a radius, height in radii, ln of how much wider
    discs are than thought, thickness in radii, its place as thought, top and foot
    in patch halves, whether thickness was known, place on the board. 17 numbers.
    """

    stacks: Tensor
    singles: Tensor
    facts: Tensor
    single_facts: Tensor
    filled: int = 0
    added: int = 0

    def add(self, stacks: Tensor, singles: Tensor, facts: Tensor, sf: Tensor) -> None:
        """Put in a table, in the place of the oldest where all are taken."""
        at = self.added % len(self.stacks)
        self.stacks[at], self.singles[at] = stacks, singles
        self.facts[at], self.single_facts[at] = facts, sf
        self.added += 1
        self.filled = min(self.added, len(self.stacks))


def make_pool(tables: int, device: torch.device) -> Pool:
    """Return an empty pool."""
    side = (PATCH_PX, PATCH_PX, 3)
    return Pool(
        torch.zeros((tables, STACKS, *side), dtype=torch.uint8, device=device),
        torch.zeros((tables, SINGLES, *side), dtype=torch.uint8, device=device),
        torch.zeros((tables, STACKS, 17), device=device),
        torch.zeros((tables, SINGLES, 17), device=device),
    )


def _px(pair: Pair, plan: Tensor, size: tuple[int, int]) -> Tensor:
    """Return the projection of points (..., 2) of the board's plane."""
    turn = torch.as_tensor(pair.turn, dtype=torch.float32, device=plan.device)
    eye = torch.as_tensor(pair.eye, dtype=torch.float32, device=plan.device)
    flat = torch.cat([plan, torch.zeros_like(plan[..., :1])], -1) - eye
    seen = flat @ turn.T
    xy = seen[..., :2] / seen[..., 2:]
    far = (xy * xy).sum(-1, keepdim=True)
    grow = 1 + pair.k1 * far + pair.k2 * far * far
    middle = torch.tensor([(side - 1) / 2 for side in size], device=plan.device)
    return xy * grow * pair.focal_px + middle


def cut(
    pair: Pair,
    picture: Tensor,
    which: int,
    rows: Tensor,
    rng: np.random.Generator,
    thought: tuple[float, float, bool],
) -> tuple[Tensor, Tensor]:
    """Return patches (M, 72, 72, 3) and `Pool.facts` of some sites of a picture.

    Parameters
    ----------
    picture : Tensor of shape (3, H, W), uint8
    which
        0: the single discs; 1: the stacks.
    thought
        Radius and thickness in millimetres as they are thought to be, and whether
        the latter is known.
    """
    device = picture.device
    radius, thick, is_known = thought
    sites = torch.as_tensor(pair.sites, dtype=torch.float32, device=device)[rows]
    off = rng.normal(0, 0.012 * STEP_MM, 2) + rng.normal(
        0, 0.008 * STEP_MM, (len(rows), 2)
    )
    true = sites
    sites = sites + torch.as_tensor(off, dtype=torch.float32, device=device)
    eye = torch.as_tensor(pair.eye, dtype=torch.float32, device=device)
    wrong = rng.normal(0, 0.012, 2) * pair.eye[2]
    ground = eye[:2] + torch.as_tensor(wrong, dtype=torch.float32, device=device)
    away = true - ground
    far = away.norm(dim=1, keepdim=True).clamp(min=1e-3)
    up = away / far
    shift, growth = far[:, 0] / eye[2], radius / eye[2]
    per = shift * (thick if is_known else THICK * radius) / radius
    half = WIDE + 0.5 * ROOM * per
    line = (torch.arange(PATCH_PX, device=device) + 0.5) / PATCH_PX * 2 - 1
    v, u = torch.meshgrid(-line, line, indexing="ij")
    right = torch.stack([up[:, 1], -up[:, 0]], 1)
    scale = (half * radius)[:, None, None, None]
    centre = sites + up * (0.5 * ROOM * per * radius)[:, None]
    plan = centre[:, None, None] + scale * (
        u[None, ..., None] * right[:, None, None]
        + v[None, ..., None] * up[:, None, None]
    )
    height, width = picture.shape[1:]
    px = _px(pair, plan, (width, height))
    pitch = (px[:, 36, 37] - px[:, 36, 36]).norm(dim=1) * PATCH_PX / 2 / half
    shrink = max(1, round(float((2 * half * pitch).median()) / PATCH_PX))
    if shrink > 1:  # as `PatchSampler` does
        picture = functional.avg_pool2d(picture[None].float(), shrink)[0]
        px, pitch = (px + 0.5) / shrink - 0.5, pitch / shrink
        height, width = picture.shape[1:]
    grid = (px + 0.5) / torch.tensor([width, height], device=device) * 2 - 1
    many = len(rows)
    cut_ = functional.grid_sample(
        picture[None].float(),
        grid.reshape(1, many * PATCH_PX, PATCH_PX, 2),
        mode="bilinear",
        padding_mode="border",
        align_corners=False,
    )
    patches = cut_.reshape(3, many, PATCH_PX, PATCH_PX).permute(1, 2, 3, 0)
    chips = torch.as_tensor(pair.chips[which], device=device)[rows].float()
    tops = torch.as_tensor(pair.tops[which], dtype=torch.float32, device=device)[rows]
    feet = torch.as_tensor(pair.feet[which], dtype=torch.float32, device=device)[rows]
    grow = eye[2] / (eye[2] - chips * pair.thick_mm)
    seen_tops = eye[:2] + (tops - eye[:2]) * grow[:, None]
    places = []
    for at in (seen_tops, feet):
        rel = (at - centre) / scale[:, 0, 0]
        places += [(rel * right).sum(1), (rel * up).sum(1)]
    ones = torch.ones_like(chips)
    facts = [
        chips,
        shift,
        growth * ones,
        half,
        pitch,
        chips * pair.thick_mm / radius,
        float(np.log(pair.radius_mm / radius)) * ones,
        pair.thick_mm / radius * ones,
        thick / radius * ones,
        *places,
        float(is_known) * ones,
        true[:, 0],
        true[:, 1],
        ones,
    ]
    inside = (px[:, 36, 36] > 4).all(1) & (
        px[:, 36, 36] < torch.tensor([width - 5, height - 5], device=device)
    ).all(1)
    table = torch.stack(facts, 1)
    table[:, 0] *= inside
    return patches.clamp(0, 255).round().to(torch.uint8), table


def known_of(facts: Tensor, thick: Tensor, given: Tensor) -> Tensor:
    """Return the network's known inputs, (N, 8); thickness in radii where given."""
    shift, growth, half, pitch = (facts[..., k] for k in (1, 2, 3, 4))
    told = thick * given
    return torch.stack(
        [
            shift,
            8 * growth,
            half,
            pitch / 30,
            given,
            2 * told,
            8 * told * shift,
            40 * told * growth,
        ],
        -1,
    )


class Maker:
    """Fills a pool with tables."""

    def __init__(
        self, args: argparse.Namespace, device: torch.device, seed: int
    ) -> None:
        faces, tables = (
            loaded(args.faces, name).to(device) for name in ("face", "table")
        )
        self._tracer, self._device = Tracer(faces, tables), device
        found = sorted(args.faces.glob("painted_*.npz"))
        self._painted = [
            (pair, pictures.to(device)) for pair, pictures in map(painted, found)
        ]
        self._args, self._rng = args, np.random.default_rng(seed)
        data = TowerTables(seed, args.tables, len(faces), len(tables))
        self._batches = iter(
            DataLoader(data, batch_size=None, num_workers=args.workers)
        )

    @torch.no_grad()
    def fill(self, pool: Pool) -> None:
        """Draw one batch and put in what its exposures show."""
        height, pairs = next(self._batches)
        rng = self._rng
        scenes = torch.from_numpy(np.concatenate([p.scenes for p in pairs]))
        size = (height * 4 // 3, height)
        light = self._tracer.draw(
            scenes.to(self._device), size, self._args.samples, int(rng.integers(2**31))
        )
        for _ in range(self._args.exposures):
            pictures = photographed(light)
            for k, pair in enumerate(pairs):
                self._add(pool, pair, pictures[2 * k : 2 * k + 2])
        if self._painted:
            pair, seen = self._painted[int(rng.integers(len(self._painted)))]
            tones = seen.float() * rng.uniform(0.8, 1.1)
            tones += rng.uniform(0, 3) * torch.randn_like(tones)
            self._add(pool, pair, tones.clamp(0, 255).to(torch.uint8))

    def _add(self, pool: Pool, pair: Pair, pictures: Tensor) -> None:
        rng, parts = self._rng, []
        spread = rng.choice([0.01, 0.04], p=[0.8, 0.2])
        radius = pair.radius_mm * np.exp(rng.normal(0, spread))
        is_known = rng.random() < 0.8
        thick = pair.thick_mm * np.exp(rng.normal(0, rng.choice([0.015, 0.05])))
        thought = (float(radius), float(thick), bool(is_known))
        for which, most in ((1, STACKS), (0, SINGLES)):
            rows = np.flatnonzero(pair.chips[which])
            rows = rng.permutation(rows)[:most]
            patches, facts = cut(
                pair,
                pictures[which],
                which,
                torch.as_tensor(rows, device=self._device),
                rng,
                (*thought[:2], thought[2] and which == 1),
            )
            lack = most - len(rows)
            parts += [
                functional.pad(patches, (0, 0, 0, 0, 0, 0, 0, lack)),
                functional.pad(facts, (0, 0, 0, lack)),
            ]
        pool.add(parts[0], parts[2], parts[1], parts[3])

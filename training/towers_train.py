"""Trains the network for heights of stacks on tables that it draws meanwhile.

    python -m training.towers_train --faces data/faces --out data/towers --minutes 8

Needs a graphics card: in eight minutes on a large one it draws some tens of thousands
of pictures, and keeps the patches in the card's memory.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional
from torch.utils.data import DataLoader, IterableDataset

from training.towers_draw import (
    STEP_MM,
    Pair,
    Tracer,
    faces_of,
    loaded,
    painted,
    photographed,
    random_pair,
)
from training.towers_model import (
    CODE,
    HIGHEST,
    PATCH_PX,
    Averaged,
    TowerModel,
    save_onnx,
)

STACKS, SINGLES, NEAREST = 44, 20, 4
"""Of a table: stacks, and single discs for comparison; how many of them for one."""
_HEIGHTS_PX = (480, 528, 576, 624, 720, 768, 864, 960)  # multiples of 48
THICK = 0.35  # radii: of discs of which nothing is known
_WIDE, _ROOM = 1.5, 6  # radii about a stack; and for so many discs that it leans out
_UNTRUE = 0.01


class Tables(IterableDataset):  # type: ignore[type-arg]
    """Endless batches of tables, all of one size of picture."""

    def __init__(self, seed: int, many: int, faces: int, tables: int) -> None:
        self._seed, self._many, self._of = seed, many, (faces, tables)

    def __iter__(self) -> Iterator[tuple[int, list[Pair]]]:
        """Yield the pictures' height in pixels, and tables."""
        worker = torch.utils.data.get_worker_info()
        rng = np.random.default_rng([self._seed, worker.id if worker else 0])
        while True:
            height = int(rng.choice(_HEIGHTS_PX))
            yield height, [random_pair(rng, height, *self._of) for _ in range(self._many)]


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
    """Return where places of the board's face (..., 2) are in the picture."""
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
    pair: Pair, picture: Tensor, which: int, rows: Tensor, rng: np.random.Generator,
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
    off = rng.normal(0, 0.012 * STEP_MM, 2) + rng.normal(0, 0.008 * STEP_MM, (len(rows), 2))
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
    half = _WIDE + 0.5 * _ROOM * per
    line = (torch.arange(PATCH_PX, device=device) + 0.5) / PATCH_PX * 2 - 1
    v, u = torch.meshgrid(-line, line, indexing="ij")
    right = torch.stack([up[:, 1], -up[:, 0]], 1)
    scale = (half * radius)[:, None, None, None]
    centre = sites + up * (0.5 * _ROOM * per * radius)[:, None]
    plan = centre[:, None, None] + scale * (
        u[None, ..., None] * right[:, None, None] + v[None, ..., None] * up[:, None, None]
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
        chips, shift, growth * ones, half, pitch, chips * pair.thick_mm / radius,
        float(np.log(pair.radius_mm / radius)) * ones, pair.thick_mm / radius * ones,
        thick / radius * ones, *places, float(is_known) * ones, true[:, 0], true[:, 1],
        ones,
    ]
    inside = (px[:, 36, 36] > 4).all(1) & (
        px[:, 36, 36] < torch.tensor([width - 5, height - 5], device=device)
    ).all(1)
    table = torch.stack(facts, 1)
    table[:, 0] *= inside
    return patches.clamp(0, 255).round().to(torch.uint8), table


def known_of(facts: Tensor, thick: Tensor, given: Tensor) -> Tensor:
    """Return what the network is told, (N, 8); thickness in radii where it is given."""
    shift, growth, half, pitch = (facts[..., k] for k in (1, 2, 3, 4))
    told = thick * given
    return torch.stack(
        [
            shift, 8 * growth, half, pitch / 30, given, 2 * told, 8 * told * shift,
            40 * told * growth,
        ],
        -1,
    )


class Maker:
    """Fills a pool with tables."""

    def __init__(self, args: argparse.Namespace, device: torch.device, seed: int) -> None:
        faces, tables = (loaded(args.faces, name).to(device) for name in ("face", "table"))
        self._tracer, self._device = Tracer(faces, tables), device
        found = sorted(args.faces.glob("painted_*.npz"))
        self._painted = [
            (pair, pictures.to(device)) for pair, pictures in map(painted, found)
        ]
        self._args, self._rng = args, np.random.default_rng(seed)
        data = Tables(seed, args.tables, len(faces), len(tables))
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
                pair, pictures[which], which,
                torch.as_tensor(rows, device=self._device), rng,
                (*thought[:2], thought[2] and which == 1),
            )
            lack = most - len(rows)
            parts += [
                functional.pad(patches, (0, 0, 0, 0, 0, 0, 0, lack)),
                functional.pad(facts, (0, 0, 0, lack)),
            ]
        pool.add(parts[0], parts[2], parts[1], parts[3])


def _context(codes: Tensor, facts: Tensor, singles: Tensor, drop: Tensor) -> Tensor:
    """Return the mean code of the nearest single discs, and 1: (T, S, 33)."""
    there = singles[..., 0] > 0
    off = (facts[:, :, None, 14:16] - singles[:, None, :, 14:16]).norm(dim=-1)
    off = off.masked_fill(~there[:, None], 1e6)
    near, which = off.topk(NEAREST, dim=2, largest=False)
    counts = (near < 1e5).float()
    weight = torch.zeros_like(off).scatter_(2, which, counts)
    any_ = (weight.sum(2, keepdim=True) > 0).float() * ~drop[:, None, None]
    mean = weight @ codes / weight.sum(2, keepdim=True).clamp(min=1)
    return torch.cat([mean * any_, any_], 2)


def scores(out: Tensor, thick: Tensor) -> Tensor:
    """Return the log-likelihood of 1 to 8 discs, (N, 8), of this thickness (N,)."""
    high = torch.arange(1, HIGHEST + 1, device=out.device)
    spread = out[..., HIGHEST + 1].clamp(-5, 2)
    off = (out[..., HIGHEST, None] - high * thick[..., None]) * torch.exp(-spread)[..., None]
    return out[..., :HIGHEST] - 0.5 * off.square().clamp(max=200)


def _varied(x: Tensor, facts: Tensor) -> tuple[Tensor, Tensor]:
    """Return tables' patches mirrored, in other colours and noisier, and the facts."""
    tables = len(facts)
    owner = torch.cat(
        [
            torch.arange(tables, device=x.device).repeat_interleave(many)
            for many in (STACKS, SINGLES)
        ]
    )
    mirrored = torch.rand(tables, device=x.device) < 0.5
    x = torch.where(mirrored[owner][:, None, None, None], x.flip(3), x)
    order = torch.rand(tables, 3, device=x.device).argsort(1)[owner]
    x = x.gather(1, order[:, :, None, None].expand_as(x))
    noise = (torch.rand(tables, 1, 1, 1, device=x.device) ** 3 * 6)[owner]
    x = x + noise * torch.randn_like(x)
    sign = torch.where(mirrored, -1.0, 1.0)[:, None]
    facts = facts.clone()
    facts[..., 9] *= sign
    facts[..., 11] *= sign
    return x, facts


def _made_of(made: Tensor, there: Tensor) -> Tensor:
    """Return what all single discs of tables tell together, (T, 2)."""
    weight = made[..., 1::2].masked_fill(~there[..., None], -1e4).softmax(1)
    return (weight * made[..., ::2]).sum(1)


def told(
    model: TowerModel, pool: Pool, rows: Tensor, drop: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """Return what the network tells of tables' stacks, facts, where one is.

    Last, by how much it is wrong on how the discs are made, (T, 2).
    """
    facts, singles = pool.facts[rows], pool.single_facts[rows]
    tables = len(rows)
    patches = torch.cat([pool.stacks[rows].flatten(0, 1), pool.singles[rows].flatten(0, 1)])
    both = torch.cat([facts.flatten(0, 1), singles.flatten(0, 1)])
    known = known_of(both, both[:, 8], both[:, 13])
    x = patches.permute(0, 3, 1, 2).float()
    if model.training:
        x, facts = _varied(x, facts)
    with torch.autocast(x.device.type, torch.bfloat16, enabled=x.is_cuda):
        seen, said = model.look(x, known)
    seen, said = seen.float(), said.float()
    cut_at = tables * STACKS
    codes = model.code(seen[cut_at:]).reshape(tables, SINGLES, CODE)
    some = singles[..., 0] > 0
    if model.training:
        kept = torch.rand(tables, 1, device=x.device) ** 0.5
        some = some & (torch.rand(some.shape, device=x.device) < kept)
    made = _made_of(model.make(seen[cut_at:]).reshape(tables, SINGLES, 4), some)
    off = made - torch.stack([(singles[..., 7].amax(1) / THICK).log(), 
                              singles[..., 6].sum(1) / singles[..., 16].sum(1)], 1)
    off = off * some.any(1, keepdim=True)
    context = _context(codes, facts, singles, drop).flatten(0, 1)
    out = model.tell(seen[:cut_at], said[:cut_at], context)
    there = facts.flatten(0, 1)[:, 0] > 0
    return out[there], facts.flatten(0, 1)[there], off


def loss_of(out: Tensor, facts: Tensor, off_made: Tensor) -> Tensor:
    """Return what training makes small."""
    given = facts[:, 13]
    chance = scores(out, facts[:, 8]).softmax(1) * (1 - _UNTRUE) + _UNTRUE / HIGHEST
    right = -chance.log().gather(1, facts[:, :1].long() - 1)[:, 0]
    spread = out[:, HIGHEST + 1].clamp(-5, 2)
    off = (out[:, HIGHEST] - facts[:, 5]) * torch.exp(-spread)
    likely = 0.5 * off.square().clamp(max=50) + spread
    wider = (out[:, HIGHEST + 2] - facts[:, 6]).abs()
    places = (out[:, HIGHEST + 3 :] - facts[:, 9:13]).abs().mean(1)
    total = (right * given).sum() / given.sum().clamp(min=1)
    total = total + (off_made.abs().mean(0) * torch.tensor([2, 8], device=out.device)).sum()
    return total + 0.2 * likely.mean() + 2 * wider.mean() + 4 * places.mean()


@torch.no_grad()
def report(model: TowerModel, pool: Pool) -> str:
    """Return figures on tables that were held back."""
    model.eval()
    lines = []
    for alone in (False, True):
        outs, all_facts, made = [], [], []
        for rows in torch.arange(pool.filled, device=pool.facts.device).split(16):
            drop = torch.full((len(rows),), alone, device=rows.device)
            out, facts, off = told(model, pool, rows, drop)
            made.append(off)
            outs.append(out)
            all_facts.append(facts)
        out, facts = torch.cat(outs), torch.cat(all_facts)
        use = (facts[:, 13] > 0) & (facts[:, 0] <= 5)
        read = scores(out, facts[:, 8])[:, :5].argmax(1) + 1
        right, chips = (read == facts[:, 0]).float(), facts[:, 0]
        step_px = facts[:, 1] * facts[:, 8] * facts[:, 4]
        parts = [f"{h}:{right[use & (chips == h)].mean():.3f}" for h in range(1, 6)]
        parts += [
            f"{a}-{b}px:{right[use & (step_px >= a) & (step_px < b)].mean():.3f}"
            for a, b in ((0, 0.5), (0.5, 1), (1, 1.5), (1.5, 2.5), (2.5, 4), (4, 99))
        ]
        wide = (out[:, HIGHEST + 2] - facts[:, 6]).abs().mean()
        thick, radius = torch.cat(made).abs().mean(0).tolist()
        lines.append(
            f"{'alone' if alone else 'known'} {right[use].mean():.4f} {' '.join(parts)} "
            f"wide {wide:.4f}, all: thick {thick:.4f}, wide {radius:.4f}"
        )
    model.train()
    return "\n   ".join(lines)


def train(args: argparse.Namespace, began: float) -> None:
    """Draw and train until the time is over."""
    torch.manual_seed(args.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cudnn.benchmark = True
    model = TowerModel().to(device).to(memory_format=torch.channels_last)
    if args.start:
        model.load_state_dict(torch.load(args.start, map_location=device))
    averaged = Averaged(model)
    mean = averaged.model
    optimizer = torch.optim.AdamW(
        model.parameters(), lr=1e-3, weight_decay=1e-3, fused=device.type == "cuda"
    )
    held, pool = make_pool(args.held, device), make_pool(args.pool, device)
    maker = Maker(args, device, args.seed + 1000)
    while held.filled < args.held:
        maker.fill(held)
    for _ in range(args.first):
        maker.fill(pool)
    print(f"{time.monotonic() - began:.0f} s: {pool.filled} tables", flush=True)
    step, total, drawing, since = 0, 0.0, 0.0, time.monotonic()
    start = since
    while (now := time.monotonic()) - began < 60 * args.minutes:
        share = (now - start) / (60 * args.minutes - (start - began))
        if step % args.steps == 0 and share < args.draw_until:
            maker.fill(pool)
            if device.type == "cuda":
                torch.cuda.synchronize()
            drawing += time.monotonic() - now
        rate = args.rate * min(1.0, step / 400) * 0.5 * (1 + np.cos(np.pi * share))
        for group in optimizer.param_groups:
            group["lr"] = rate + 1e-6
        rows = torch.randint(0, pool.filled, (args.batch,), device=device)
        drop = torch.rand(args.batch, device=device) < 0.25
        loss = loss_of(*told(model, pool, rows, drop))
        optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(model.parameters(), 3.0)
        optimizer.step()
        averaged.follow(0.002 if step > 2000 else 0.02)
        total += float(loss.detach()) if step % 20 == 0 else 0.0
        step += 1
        if step % args.every == 0:
            spent = time.monotonic() - since
            print(
                f"{time.monotonic() - began:.0f} s, step {step}: "
                f"{20 * total / args.every:.4f}, {pool.added} tables, "
                f"{1000 * (spent - drawing) / args.every:.1f} ms a step, "
                f"{drawing:.1f} of {spent:.1f} s drawing\n   {report(mean, held)}",
                flush=True,
            )
            total, drawing, since = 0.0, 0.0, time.monotonic()
            torch.save(mean.state_dict(), args.out.with_suffix(".pt"))
    print(f"{step} steps\n   {report(mean, held)}", flush=True)
    mean.eval()
    torch.save(mean.state_dict(), args.out.with_suffix(".pt"))
    save_onnx(mean.cpu(), args.out.with_suffix(".onnx"))


def main() -> None:
    """Run the command line."""
    began = time.monotonic()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faces", type=Path, default=Path("data/faces"))
    parser.add_argument("--out", type=Path, default=Path("data/towers"))
    parser.add_argument("--start", type=Path, help="a .pt file to go on from")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--rate", type=float, default=2e-3, help="highest")
    parser.add_argument("--batch", type=int, default=24, help="tables a step")
    parser.add_argument("--tables", type=int, default=6, help="drawn at once")
    parser.add_argument("--exposures", type=int, default=2)
    parser.add_argument("--samples", type=int, default=16, help="paths a pixel")
    parser.add_argument("--steps", type=int, default=6, help="for one batch drawn")
    parser.add_argument("--first", type=int, default=40, help="batches drawn before")
    parser.add_argument("--draw-until", type=float, default=0.9, help="share of time")
    parser.add_argument("--pool", type=int, default=36000, help="tables kept")
    parser.add_argument("--held", type=int, default=96)
    parser.add_argument("--every", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=12)
    parser.add_argument("--seed", type=int, default=5)
    args = parser.parse_args()
    if not args.faces.exists():
        faces_of(args.faces)
    train(args, began)


if __name__ == "__main__":
    main()

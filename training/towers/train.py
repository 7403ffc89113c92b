"""Train the stack-height network on tables rendered meanwhile.

    python -m training.towers.painted --out data/faces
    python -m training.towers.train --faces data/faces --out data/towers --minutes 9.4

Needs a graphics card: in nine minutes on a large one it draws some tens of thousands
of pictures, and keeps the patches in the card's memory.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from training.towers.light import faces_of
from training.towers.model import Averaged, TowerModel, save_onnx
from training.towers.patches import (
    SINGLES,
    STACKS,
    Maker,
    Pool,
    known_of,
    make_pool,
)
from vision.chips.towers import CODE, HIGHEST, THICK

NEAREST = 4
"""Single discs that are compared with a stack."""
_UNTRUE = 0.01


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
    off = (out[..., HIGHEST, None] - high * thick[..., None]) * torch.exp(-spread)[
        ..., None
    ]
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
    """Return the estimated make from all single discs of each table, (T, 2)."""
    weight = made[..., 1::2].masked_fill(~there[..., None], -1e4).softmax(1)
    return (weight * made[..., ::2]).sum(1)


def told(
    model: TowerModel, pool: Pool, rows: Tensor, drop: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """Return predictions for tables' stacks, their truth, and errors of the make.

    Last, by how much it is wrong on how the discs are made, (T, 2).
    """
    facts, singles = pool.facts[rows], pool.single_facts[rows]
    tables = len(rows)
    patches = torch.cat(
        [pool.stacks[rows].flatten(0, 1), pool.singles[rows].flatten(0, 1)]
    )
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
    off = made - torch.stack(
        [
            (singles[..., 7].amax(1) / THICK).log(),
            singles[..., 6].sum(1) / singles[..., 16].sum(1),
        ],
        1,
    )
    off = off * some.any(1, keepdim=True)
    context = _context(codes, facts, singles, drop).flatten(0, 1)
    out = model.tell(seen[:cut_at], said[:cut_at], context)
    there = facts.flatten(0, 1)[:, 0] > 0
    return out[there], facts.flatten(0, 1)[there], off


def loss_of(out: Tensor, facts: Tensor, off_made: Tensor) -> Tensor:
    """Return the training loss."""
    given = facts[:, 13]
    chance = scores(out, facts[:, 8]).softmax(1) * (1 - _UNTRUE) + _UNTRUE / HIGHEST
    right = -chance.log().gather(1, facts[:, :1].long() - 1)[:, 0]
    spread = out[:, HIGHEST + 1].clamp(-5, 2)
    off = (out[:, HIGHEST] - facts[:, 5]) * torch.exp(-spread)
    likely = 0.5 * off.square().clamp(max=50) + spread
    wider = (out[:, HIGHEST + 2] - facts[:, 6]).abs()
    places = (out[:, HIGHEST + 3 :] - facts[:, 9:13]).abs().mean(1)
    total = (right * given).sum() / given.sum().clamp(min=1)
    total = (
        total + (off_made.abs().mean(0) * torch.tensor([2, 8], device=out.device)).sum()
    )
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
            f"{'alone' if alone else 'known'} {right[use].mean():.4f} "
            f"{' '.join(parts)} "
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
        loss.backward()
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

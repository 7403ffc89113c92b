"""Train the chip network on a folder of shards and write it as ONNX.

    python -m training.train --data data/chips --out vision/chips.onnx

Every tenth shard is held back: on those the temperature is set and the figures
are taken. The same shards and seed give the same network on the same machine.
"""

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from training.augment import CHIP, UNSURE, ChipBatch, augmented
from training.model import ChipModel, save_onnx

BATCH = 256
SMOOTHING = 0.01


def load(paths: list[Path]) -> tuple[Tensor, Tensor]:
    """Return pixels and chips of the shards, as `augmented` takes them."""
    pixels, chips = [], []
    for path in paths:
        with np.load(path) as shard:
            pixels.append(torch.from_numpy(shard["pixels"]))
            chips.append(torch.from_numpy(shard["chips"]))
    return torch.cat(pixels), torch.cat(chips)


def _loss(model: ChipModel, batch: ChipBatch) -> Tensor:
    logits, disc = model(batch.patches)
    look = functional.cross_entropy(
        logits, batch.kinds, ignore_index=UNSURE, label_smoothing=SMOOTHING
    )
    on_site = batch.kinds == CHIP
    place = functional.smooth_l1_loss(disc[on_site], batch.discs[on_site], beta=0.05)
    return look + 3.0 * place


def _epoch(
    model: ChipModel,
    data: tuple[Tensor, Tensor],
    optimizer: torch.optim.Optimizer,
    schedule: torch.optim.lr_scheduler.LRScheduler,
) -> float:
    model.train()
    total = 0.0
    order = torch.randperm(len(data[0]))
    steps = len(order) // BATCH
    for step in range(steps):
        rows = order[step * BATCH : (step + 1) * BATCH]
        loss = _loss(model, augmented(data[0][rows], data[1][rows]))
        optimizer.zero_grad()
        torch.autograd.backward(loss)
        optimizer.step()
        schedule.step()
        total += float(loss.detach())
    return total / steps


@torch.no_grad()
def _held_out(
    model: ChipModel, data: tuple[Tensor, Tensor], strength: float
) -> tuple[Tensor, ChipBatch, Tensor]:
    """Return logits, truth and discs of all patches, the same chance each time."""
    model.eval()
    state = torch.get_rng_state()
    torch.manual_seed(99)
    looks, discs, kinds, truths = [], [], [], []
    for rows in torch.split(torch.arange(len(data[0])), 1024):
        batch = augmented(data[0][rows], data[1][rows], strength)
        logits, disc = model(batch.patches)
        looks.append(logits)
        discs.append(disc)
        kinds.append(batch.kinds)
        truths.append(batch.discs)
    torch.set_rng_state(state)
    truth = ChipBatch(
        patches=torch.empty(0), kinds=torch.cat(kinds), discs=torch.cat(truths)
    )
    return torch.cat(looks), truth, torch.cat(discs)


def report(model: ChipModel, data: tuple[Tensor, Tensor], strength: float) -> str:
    """Return a line of figures on held-back shards."""
    logits, truth, discs = _held_out(model, data, strength)
    sure = truth.kinds != UNSURE
    said = logits.argmax(dim=1)
    wrong = sure & (said != truth.kinds)
    swapped = wrong & (said < 2) & (truth.kinds < 2)
    chip = truth.kinds == CHIP
    misplaced = (discs[chip, :2] - truth.discs[chip, :2]).norm(dim=1)
    far = float(misplaced.quantile(0.95))
    off = (discs[chip, 2] - truth.discs[chip, 2]).abs()
    return (
        f"right {1 - float(wrong.sum() / sure.sum()):.5f} of {int(sure.sum())}, "
        f"empty/chip swapped {int(swapped.sum())}, centre off by "
        f"{float(misplaced.median()):.3f} (95 %: {far:.3f}), "
        f"radius by {float(off.median()):.3f} half-widths"
    )


def best_temperature(model: ChipModel, data: tuple[Tensor, Tensor]) -> float:
    """Return the temperature that makes held-back probabilities truest."""
    logits, truth, _ = _held_out(model, data, 1.0)
    sure = truth.kinds != UNSURE
    heats = np.exp(np.linspace(np.log(0.3), np.log(3), 60))
    losses = [
        float(functional.cross_entropy(logits[sure] / heat, truth.kinds[sure]))
        for heat in heats
    ]
    return float(heats[int(np.argmin(losses))])


def train(
    model: ChipModel,
    fit: tuple[Tensor, Tensor],
    held: tuple[Tensor, Tensor],
    options: argparse.Namespace,
) -> None:
    """Train the network; its state is kept beside ``options.out`` now and then."""
    epochs = options.epochs
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, max_lr=options.rate, total_steps=epochs * (len(fit[0]) // BATCH)
    )
    for epoch in range(epochs):
        loss = _epoch(model, fit, optimizer, schedule)
        print(f"epoch {epoch + 1}/{epochs}: loss {loss:.4f}", flush=True)
        if (epoch + 1) % 4 == 0 or epoch + 1 == epochs:
            print("  " + report(model, held, 1.0), flush=True)
            torch.save(model.state_dict(), options.out.with_suffix(".pt"))


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, nargs="+", default=[Path("data/chips")])
    parser.add_argument("--out", type=Path, default=Path("data/chips.onnx"))
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--rate", type=float, default=4e-3, help="highest")
    parser.add_argument("--start", type=Path, help="a .pt file to go on from")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    paths = sorted(path for folder in options.data for path in folder.glob("*.npz"))
    held_paths = [path for path in paths if int(path.stem.split("_")[1]) % 10 == 9]
    fit = load([path for path in paths if path not in held_paths])
    held = load(held_paths)
    print(f"{len(fit[0])} patches to learn from, {len(held[0])} held back", flush=True)
    model = ChipModel()
    if options.start:
        model.load_state_dict(torch.load(options.start))
    train(model, fit, held, options)
    heat = best_temperature(model, held)
    print(f"temperature {heat:.3f}\nas they are: {report(model, held, 0.0)}")
    model.eval()
    save_onnx(model, options.out, heat)


if __name__ == "__main__":
    main()

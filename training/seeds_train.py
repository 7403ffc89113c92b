"""Train the seed counter on a folder of shards and write it as ONNX.

    python -m training.seeds_train --data data/seeds --out vision/seeds.onnx
    python -m training.seeds_train --data data/seeds \
        --teacher vision/seeds.onnx --out vision/first_look.onnx

Every tenth tray is held back, and shows kinds of seeds and pits that no other
does: there the temperature is set and the figures are taken.
"""

import argparse
import multiprocessing
import time
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, distributed
from torch.nn import functional

from training.int8 import to_int8
from training.onnx_weights import restore
from training.seeds_augment import SeedBatch, augmented
from training.seeds_model import (
    CLASSES,
    QUICK,
    WIDE,
    SeedModel,
    fresh,
    save_onnx,
)
from vision.seeds.counting import MOST, SeedNet, toned

MAP_WEIGHT = 1.5
DRAWING_WEIGHT = 0.5
TAUGHT = 0.7  # of what is asked for is what the teacher says
_LOTS, _LOT_SIZE = 8, 64  # patches that show which numbers occur in the network
STRANGER = 1.15  # other boards are stranger than held-back ones: less sure of them
LEAST_PX = 65  # of a wide patch, for each seed
LEAST_GREY = 7.0  # how uneven the seeds are, in levels of grey

Data = tuple[Tensor, Tensor, Tensor]


def load(paths: list[Path]) -> Data:
    """Return pixels, counts and seeds of the shards, as `augmented` takes them."""
    parts: list[list[Tensor]] = [[], [], []]
    for path in paths:
        with np.load(path) as shard:
            for part, name in zip(parts, ("pixels", "counts", "seeds"), strict=True):
                values = torch.from_numpy(shard[name])
                part.append(values.to(torch.get_default_device()))
    pixels, counts, seeds = (torch.cat(part) for part in parts)
    return pixels, counts, seeds


def legible(data: Data) -> Data:
    """Return the patches in which the seeds are neither specks nor lost in the dark."""
    pixels, counts, seeds = data
    kept = []
    for rows in torch.split(torch.arange(len(counts)), 512):
        part = pixels[rows].float()
        cover, grey = (part[..., 3] > 0).float(), part[..., :3].mean(3)
        area = cover.sum((1, 2))
        mean = (grey * cover).sum((1, 2)) / (area + 1)
        uneven = ((grey - mean[:, None, None]).square() * cover).sum((1, 2))
        shape = (uneven / (area + 1)).sqrt()
        seen = (area > LEAST_PX * counts[rows].clamp(max=14)) & (shape > LEAST_GREY)
        kept.append(rows[seen | (counts[rows] == 0)])
    rows = torch.cat(kept)
    return pixels[rows], counts[rows], seeds[rows]


def wanted(counts: Tensor) -> Tensor:
    """Return the spread asked for at each count: the neighbours of many get a little.

    Those of a few get nothing: the network is to be as sure of them as it can be.
    """
    classes = torch.arange(CLASSES)
    width = 0.12 + 0.03 * counts.float().clamp(max=12)
    away = (classes[None] - counts.clamp(max=MOST + 1)[:, None]) / width[:, None]
    share = torch.exp(-0.5 * away.square())
    return share / share.sum(1, keepdim=True)


def _chosen(counts: Tensor, size: int) -> Tensor:
    """Return rows to learn from: neither what is easy nor what games seldom show."""
    weight = torch.where(counts <= 3, 0.6, torch.where(counts <= 12, 1.0, 0.25))
    return torch.multinomial(weight, size, replacement=size > len(counts))


def _lot(data: Data, size: int, number: int) -> SeedBatch:
    """Return a batch to learn from; its number is its seed."""
    torch.manual_seed(number)
    pixels, counts, seeds = data
    rows = _chosen(counts, size)
    return augmented(pixels[rows], counts[rows], seeds[rows])


def _pixels(patches: Tensor) -> NDArray[np.uint8]:
    """Return patches of the training as `vision.seeds.counting` takes them."""
    return np.asarray(patches.permute(0, 2, 3, 1).cpu().numpy(), np.uint8)


def _loss(model: SeedModel, lot: SeedBatch, teacher: SeedNet | None) -> Tensor:
    patches = lot.patches.contiguous(memory_format=torch.channels_last)
    with torch.autocast(patches.device.type, torch.bfloat16):
        logits, marks, drawing = model(patches)
    share = wanted(lot.counts)
    if teacher:
        _, told = teacher.look(_pixels(lot.patches))
        told_share = torch.softmax(torch.tensor(told, dtype=torch.float32), 1)
        share = torch.lerp(share, told_share.to(share.device), TAUGHT)
    count = functional.cross_entropy(logits.float(), share)
    drawn = functional.binary_cross_entropy_with_logits(drawing.float(), lot.drawing)
    marked = functional.mse_loss(marks.float(), lot.marks)
    return count + MAP_WEIGHT * marked + DRAWING_WEIGHT * drawn


@torch.no_grad()
def held_out(model: SeedModel, data: Data, strength: float) -> tuple[Tensor, Tensor]:
    """Return logits and counts of all patches, the same chance each time."""
    model.eval()
    state = torch.get_rng_state()
    torch.manual_seed(99)
    pixels, truth, seeds = data
    logits, counts = [], []
    for rows in torch.split(torch.arange(len(truth)), 256):
        batch = augmented(pixels[rows], truth[rows], seeds[rows], strength)
        logits.append(model(batch.patches)[0])
        counts.append(batch.counts.clamp(max=MOST + 1))
    torch.set_rng_state(state)
    return torch.cat(logits), torch.cat(counts)


def report(logits: Tensor, counts: Tensor) -> str:
    """Return a line of figures."""
    said = logits.argmax(1)
    loss = functional.cross_entropy(logits, counts)
    line = [f"loss {float(loss):.3f}"]
    for low, high in ((0, 6), (7, 12), (13, CLASSES)):
        rows = (counts >= low) & (counts <= high)
        off = (said - counts)[rows].abs()
        exact, near = float((off == 0).float().mean()), float((off <= 1).float().mean())
        line.append(f"{low}-{high}: {exact:.3f} exact {near:.3f} within one")
    return ", ".join(line)


def best_temperature(logits: Tensor, counts: Tensor) -> float:
    """Return the temperature that makes held-back probabilities truest."""
    heats = np.exp(np.linspace(np.log(0.4), np.log(3), 60))
    losses = [float(functional.cross_entropy(logits / heat, counts)) for heat in heats]
    return float(heats[int(np.argmin(losses))])


def _share_gradients(model: SeedModel) -> None:
    """Give all processes the mean of their gradients."""
    if distributed.get_world_size() == 1:
        return
    grads = [values.grad for values in model.parameters() if values.grad is not None]
    flat = torch.cat([grad.flatten() for grad in grads])
    distributed.all_reduce(flat)
    flat /= distributed.get_world_size()
    parts = torch.split(flat, [grad.numel() for grad in grads])
    for grad, mean in zip(grads, parts, strict=True):
        grad.copy_(mean.view(grad.shape))


def train(model: SeedModel, fit: Data, held: Data, options: argparse.Namespace) -> None:
    """Train the network, in step with the other processes.

    The first one keeps its state beside ``options.out`` now and then.
    """
    for values in model.parameters():
        if values.ndim == 4:
            values.data = values.data.contiguous(memory_format=torch.channels_last)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3, weight_decay=2e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, max_lr=options.rate, total_steps=options.steps, pct_start=0.08
    )
    model.train()
    teacher = SeedNet(options.teacher) if options.teacher else None
    start, total = time.monotonic(), 0.0
    rank, processes = distributed.get_rank(), distributed.get_world_size()
    for step in range(options.steps):
        number = (options.seed * 1_000_003 + step) * processes + rank
        loss = _loss(model, _lot(fit, options.batch, number), teacher)
        optimizer.zero_grad()
        torch.autograd.backward(loss)
        _share_gradients(model)
        optimizer.step()
        schedule.step()
        total += float(loss.detach())
        done = (step + 1) % options.every == 0 or step + 1 == options.steps
        if done and rank == 0:
            gone = time.monotonic() - start
            print(f"{step + 1}: loss {total / options.every:.4f}, {gone:.0f} s")
            print("  " + report(*held_out(model, held, 0.0)), flush=True)
            torch.save(model.state_dict(), options.out.with_suffix(".pt"))
            model.train()
            total = 0.0


def _process(
    rank: int, fit: Data, held: Data, options: argparse.Namespace, meeting: Path
) -> None:
    """Train as one of the processes; the first one writes the network."""
    torch.set_num_threads(1)
    distributed.init_process_group(
        "gloo",
        init_method=f"file://{meeting}",
        rank=rank,
        world_size=options.processes,
        timeout=timedelta(hours=1),
    )
    model = fresh(options.seed, QUICK if options.teacher else WIDE)
    looks = [_lot(fit, _LOT_SIZE, number).patches for number in range(_LOTS)]
    if options.start and options.start.suffix == ".onnx":
        restore(model, options.start, looks)
    elif options.start:
        here = torch.get_default_device()
        model.load_state_dict(torch.load(options.start, map_location=here))
    train(model, fit, held, options)
    if rank == 0:
        logits, counts = held_out(model, held, 1.0)
        heat = best_temperature(logits, counts)
        print(f"temperature {heat:.3f}\naugmented: {report(logits / heat, counts)}")
        save_onnx(model.eval(), options.out, heat * STRANGER)
        to_int8(options.out, toned(_pixels(torch.cat(looks))))
    distributed.destroy_process_group()


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, nargs="+", default=[Path("data/seeds")])
    parser.add_argument("--out", type=Path, default=Path("data/seeds.onnx"))
    parser.add_argument("--steps", type=int, default=8000)
    parser.add_argument("--every", type=int, default=250)
    parser.add_argument("--rate", type=float, default=4e-3, help="highest")
    parser.add_argument("--start", type=Path, help="to go on from: .pt or .onnx")
    parser.add_argument(
        "--teacher", type=Path, help="train the quick network, to say what this says"
    )
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--processes", type=int, default=1, help="one a core")
    parser.add_argument("--batch", type=int, default=64, help="of each process")
    parser.add_argument("--device", default="cpu", help="cuda: a graphics card")
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.set_default_device(options.device)
    paths = sorted(path for folder in options.data for path in folder.glob("*.npz"))
    held_paths = [path for path in paths if int(path.stem.split("_")[1]) % 10 == 9]
    fit = legible(load([path for path in paths if path not in held_paths]))
    held = legible(load(held_paths))
    print(f"{len(fit[0])} patches to learn from, {len(held[0])} held back", flush=True)
    with TemporaryDirectory() as folder:
        meeting = Path(folder) / "meeting"
        if options.processes == 1:
            _process(0, fit, held, options, meeting)
            return
        forked = multiprocessing.get_context("fork")
        ranks = [
            forked.Process(target=_process, args=(rank, fit, held, options, meeting))
            for rank in range(options.processes)
        ]
        for process in ranks:
            process.start()
        for process in ranks:
            process.join()


if __name__ == "__main__":
    main()

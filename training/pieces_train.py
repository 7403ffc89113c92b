"""Train the network for squares and grids on a folder of shards.

    python -m training.pieces_train --data data/pieces --out vision/pieces.onnx

Every tenth shard is held back: on those the temperature is set and the figures
are taken.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from training.lattices import WIDE_PX
from training.marks import Marks
from training.pieces_augment import EMPTY, OTHER, PIECE, UNSURE, PieceBatch, augmented
from training.pieces_model import PieceModel, restored, save_onnx

BATCH = 256
SMOOTHING = 0.005
_MASK_WEIGHT = 1.0
_MARKED = 0.3  # of the empty sites: a mark is printed there

Shards = tuple[Tensor, Tensor, Tensor]


def load(paths: list[Path]) -> Shards:
    """Return pixels, leans and truth of the shards, as `augmented` takes them."""
    parts: dict[str, list[Tensor]] = {"pixels": [], "lean": [], "stands": []}
    for path in paths:
        with np.load(path) as shard:
            for key, found in parts.items():
                found.append(torch.from_numpy(shard[key]))
    return (
        torch.cat(parts["pixels"]),
        torch.cat(parts["lean"]),
        torch.cat(parts["stands"]),
    )


def _loss(model: PieceModel, batch: PieceBatch) -> Tensor:
    logits, masks = model(batch.patches, batch.lean)
    look = functional.cross_entropy(
        logits, batch.kinds, ignore_index=UNSURE, label_smoothing=SMOOTHING
    )
    there = batch.kinds == PIECE
    drawn = functional.binary_cross_entropy_with_logits(
        masks[there], batch.masks[there]
    )
    return look + _MASK_WEIGHT * drawn


@torch.no_grad()
def _held_out(
    model: PieceModel, data: Shards, strength: float
) -> tuple[Tensor, Tensor, float]:
    """Return logits and truth of all patches, the same chance each time."""
    model.eval()
    state = torch.get_rng_state()
    torch.manual_seed(99)
    looks, kinds, off = [], [], []
    for rows in torch.split(torch.arange(len(data[0])), 1024):
        batch = augmented(data[0][rows], data[1][rows], data[2][rows], strength)
        logits, masks = model(batch.patches, batch.lean)
        looks.append(logits)
        kinds.append(batch.kinds)
        there = batch.kinds == PIECE
        off.append((masks[there].sigmoid() - batch.masks[there]).abs().mean((1, 2)))
    torch.set_rng_state(state)
    return torch.cat(looks), torch.cat(kinds), float(torch.cat(off).mean())


def report(model: PieceModel, data: Shards, strength: float) -> str:
    """Return a line of figures on held-back shards."""
    logits, kinds, off = _held_out(model, data, strength)
    said = logits.argmax(dim=1)
    missed = int(((kinds == PIECE) & (said == EMPTY)).sum())
    ghosts = int(((kinds == EMPTY) & (said == PIECE)).sum())
    hidden = int(((kinds >= 0) & (kinds != OTHER) & (said == OTHER)).sum())
    sure = kinds != UNSURE
    right = float((said == kinds)[sure].float().mean())
    return (
        f"right {right:.5f} of {int(sure.sum())}, missed {missed}, ghosts {ghosts}, "
        f"called hidden {hidden}, masks off by {off:.4f}"
    )


def best_temperature(model: PieceModel, data: Shards) -> float:
    """Return the temperature that makes held-back probabilities truest."""
    logits, kinds, _ = _held_out(model, data, 1.0)
    sure = kinds != UNSURE
    heats = np.exp(np.linspace(np.log(0.3), np.log(3), 60))
    losses = [
        float(functional.cross_entropy(logits[sure] / heat, kinds[sure]))
        for heat in heats
    ]
    return float(heats[int(np.argmin(losses))])


class Growing:
    """Shards whose number grows during training.

    Parameters
    ----------
    folders
        Where they are; every tenth shard is held back.
    """

    def __init__(self, folders: list[Path]) -> None:
        self._folders = folders
        self._known: set[Path] = set()
        self._fit: Shards | None = None
        self._held: Shards | None = None
        self.take_up()

    @property
    def fit(self) -> Shards:
        """Return the training shards."""
        assert self._fit is not None
        return self._fit

    @property
    def held(self) -> Shards:
        """Return the held-out shards."""
        assert self._held is not None
        return self._held

    def take_up(self) -> None:
        """Load new shards."""
        paths = {path for folder in self._folders for path in folder.glob("*.npz")}
        new = sorted(paths - self._known)
        held = [path for path in new if int(path.stem.split("_")[1]) % 10 == 9]
        self._fit = _joined(self._fit, [path for path in new if path not in held])
        self._held = _joined(self._held, held)
        self._known = paths


def _joined(known: Shards | None, paths: list[Path]) -> Shards | None:
    if not paths:
        return known
    new = load(paths)
    if known is None:
        return new
    pixels, lean, stands = (torch.cat(both) for both in zip(known, new, strict=True))
    return pixels, lean, stands


def train(model: PieceModel, data: Growing, args: argparse.Namespace) -> None:
    """Train for a number of steps, or until the time is over."""
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3, weight_decay=1e-3)
    marks = Marks(np.random.default_rng(args.seed), WIDE_PX)
    began, step, total = time.monotonic(), 0, 0.0
    while (share := (time.monotonic() - began) / (60 * args.minutes)) < 1:
        warm = min(1.0, step / 300)
        for group in optimizer.param_groups:
            group["lr"] = args.rate * warm * 0.5 * (1 + np.cos(np.pi * share))
        model.train()
        rows = torch.randint(0, len(data.fit[0]), (BATCH,))
        wide, lean, stands = (part[rows] for part in data.fit)
        bare = torch.nonzero((stands[:, 0] == 0) & (torch.rand(BATCH) < _MARKED))
        wide = marks.lay(wide, bare[:, 0])
        loss = _loss(model, augmented(wide, lean, stands))
        optimizer.zero_grad()
        torch.autograd.backward(loss)
        optimizer.step()
        total += float(loss.detach())
        step += 1
        if step % 500 == 0:
            data.take_up()
            figures = report(model, data.held, 1.0)
            print(
                f"{step}: loss {total / 500:.4f}, {len(data.fit[0])} patches; {figures}"
            )
            total = 0.0
            torch.save(model.state_dict(), args.out.with_suffix(".pt"))
            save_onnx(model.eval(), args.out)


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, nargs="+", default=[Path("data/pieces")])
    parser.add_argument("--out", type=Path, default=Path("data/pieces.onnx"))
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--rate", type=float, default=3e-3, help="highest")
    parser.add_argument("--start", type=Path, help="a .pt file to go on from")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--threads", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    data = Growing(args.data)
    model = restored(args.start) if args.start else PieceModel()
    train(model, data, args)
    heat = best_temperature(model, data.held)
    print(f"temperature {heat:.3f}\nas they are: {report(model, data.held, 0.0)}")
    model.eval()
    save_onnx(model, args.out, heat)


if __name__ == "__main__":
    main()

"""Seed-counting network in torch, and its export to ONNX."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper
from torch import Tensor, nn
from torch.nn import functional

from training.model import (
    FLOOR,
    Graph,
    add_contrast,
    add_folded,
    add_linear,
    as_numpy,
)
from vision.seeds.counting import DARK, GREY, MOST, PATCH_PX, TONE

CLASSES = MOST + 2
MAP_PX = PATCH_PX // 4
_LEAST_PX = PATCH_PX // 16
_PLACES = (2, 3)  # a channel is measured against its own mean: the lamp's colour goes
MARK = 10.0  # what the marks of one seed add up to


@dataclass(frozen=True, slots=True)
class Size:
    """Size of a network.

    Attributes
    ----------
    half, quarter, small, least
        Channels, the smaller the map.
    pairs
        Pairs of convolutions, at a quarter and at an eighth of the size.
    hidden
        Outputs of the last layer but one.
    """

    half: int
    quarter: int
    small: int
    least: int
    pairs: tuple[int, int]
    hidden: int


WIDE = Size(half=32, quarter=64, small=96, least=64, pairs=(3, 2), hidden=96)
QUICK = Size(half=16, quarter=32, small=64, least=32, pairs=(2, 1), hidden=64)


class _Conv(nn.Module):
    """A convolution and its normalisation."""

    def __init__(self, here: int, there: int, size: int, stride: int) -> None:
        super().__init__()
        self.conv = nn.Conv2d(here, there, size, stride, size // 2, bias=False)
        self.norm = nn.BatchNorm2d(there)

    def forward(self, x: Tensor) -> Tensor:
        """Return the convolution of ``x``."""
        made: Tensor = self.norm(self.conv(x))
        return made


class _Step(nn.Module):
    """One convolution."""

    def __init__(self, here: int, there: int, size: int, stride: int) -> None:
        super().__init__()
        self.first = _Conv(here, there, size, stride)

    def forward(self, x: Tensor) -> Tensor:
        """Return the features of ``x``."""
        return functional.relu(self.first(x))


class _Pair(nn.Module):
    """Residual block of two convolutions."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = _Conv(width, width, 3, 1)
        self.second = _Conv(width, width, 3, 1)

    def forward(self, x: Tensor) -> Tensor:
        """Return the features of ``x``."""
        return functional.relu(x + self.second(functional.relu(self.first(x))))


class SeedModel(nn.Module):
    """Convolutional network that locates seeds and then counts them.

    The marks added up say about how many are seen; the layers after them
    say by how much that is off, how sure it is, and what else may be.

    Attributes
    ----------
    marks
        One output a place of the 20 x 20 map: how many seeds have the middle of
        what is seen of them there, times `MARK`.
    drawing
        Only to learn by: where seeds are and where one ends, four places of each.

    Parameters
    ----------
    size
        `WIDE` for the counter, `QUICK` for the first look.
    """

    def __init__(self, size: Size) -> None:
        super().__init__()
        self.early = nn.Sequential(
            _Step(3, size.half, 5, 2),
            _Step(size.half, size.quarter, 3, 2),
            *(_Pair(size.quarter) for _ in range(size.pairs[0])),
        )
        self.late = nn.Sequential(
            _Step(size.quarter, size.small, 3, 2),
            *(_Pair(size.small) for _ in range(size.pairs[1])),
            _Step(size.small, size.least, 3, 2),
        )
        self.marks = nn.Conv2d(size.quarter, 1, 1)
        self.drawing = nn.Conv2d(size.quarter, 2 * 4, 1)
        flat = size.least * _LEAST_PX**2 + size.quarter
        self.hidden = nn.Linear(flat, size.hidden)
        self.dropout = nn.Dropout(0.1)
        self.head = nn.Linear(size.hidden, CLASSES)
        self.about = nn.Linear(size.hidden, 2)  # the shift and how sure: a logarithm
        nn.init.constant_(self.about.bias, -2.0)

    def forward(self, patches: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return logits (N, 20), the map (N, 20, 20) and the drawing (N, 2, 40, 40).

        ``patches`` has the shape (N, 3, 80, 80).
        """
        mixed = torch.lerp(patches, patches.mean(dim=1, keepdim=True), GREY)
        tones = TONE * torch.log1p(mixed / DARK)
        centred = tones - tones.mean(dim=_PLACES, keepdim=True)
        spread = centred.square().mean(dim=(1, 2, 3), keepdim=True).sqrt()
        pooled = self.early(centred / (spread + FLOOR))
        drawing = functional.pixel_shuffle(self.drawing(pooled), 2)
        x = self.late(pooled)
        with torch.autocast(x.device.type, enabled=False):  # sums need all their digits
            return *self._counted(x.float(), pooled.float()), drawing

    def _counted(self, x: Tensor, pooled: Tensor) -> tuple[Tensor, Tensor]:
        places = self.marks(pooled)[:, 0]
        flat = torch.cat([x.flatten(1), pooled.mean(dim=(2, 3))], 1)
        hidden = functional.relu(self.hidden(self.dropout(flat)))
        about = self.about(hidden)
        guess = places.sum(dim=(1, 2))[:, None] / MARK + about[:, :1]
        away = (guess - torch.arange(CLASSES)).square() * torch.exp(about[:, 1:])
        return self.head(hidden) - away, places


def _add_guess(graph: Graph, pooled: str, marks: nn.Conv2d) -> str:
    """Add the sum of the marks: the same weights on the mean, times the places."""
    assert marks.bias is not None
    share = MAP_PX**2 / MARK
    weight = graph.constant(as_numpy(marks.weight[:, :, 0, 0] * share))
    bias = graph.constant(as_numpy(marks.bias * share))
    return graph.add("Gemm", pooled, weight, bias, transB=1)


def _on_squares(conv: nn.Conv2d) -> nn.Conv2d:
    """Return the same convolution as one of 3 x 3 squares, which is done faster.

    ``conv`` takes 5 x 5 pixels at every second one.
    """
    out, channels = conv.weight.shape[:2]
    squares = functional.pad(conv.weight, (0, 1, 0, 1)).reshape(
        out, channels, 3, 2, 3, 2
    )
    made = nn.Conv2d(4 * channels, out, 3, 1, 1, bias=False)
    weight = squares.permute(0, 3, 5, 1, 2, 4).reshape(made.weight.shape)
    made.weight = nn.Parameter(weight.detach())
    return made


def _add_conv(graph: Graph, x: str, made: _Conv) -> str:
    return add_folded(graph, x, made.conv, made.norm)


def _add_steps(graph: Graph, x: str, steps: nn.Sequential) -> str:
    for step in steps:
        if isinstance(step, _Pair):
            made = graph.add("Relu", _add_conv(graph, x, step.first))
            x = graph.add("Add", x, _add_conv(graph, made, step.second))
        elif isinstance(step, _Step):
            x = _add_conv(graph, x, step.first)
        x = graph.add("Relu", x)
    return x


def save_onnx(model: SeedModel, path: Path, temperature: float = 1.0) -> None:
    """Write the network as `SeedNet` reads it; it takes toned patches.

    Parameters
    ----------
    model
        The trained network.
    path
        Where the file goes.
    temperature
        Divides the logits, so that the probabilities are calibrated.
    """
    graph = Graph()
    contrast = add_contrast(graph, "patches", _PLACES)
    x = graph.add("SpaceToDepth", contrast, blocksize=2)
    space = graph.constant(np.array(_PLACES))
    first = model.early[0].get_submodule("first")
    assert isinstance(first, _Conv)
    x = graph.add("Relu", add_folded(graph, x, _on_squares(first.conv), first.norm))
    x = _add_steps(graph, x, nn.Sequential(*list(model.early)[1:]))
    pooled = graph.add("ReduceMean", x, space, keepdims=0)
    guess = _add_guess(graph, pooled, model.marks)
    x = _add_steps(graph, x, model.late)
    flat = graph.add("Concat", graph.add("Flatten", x), pooled, axis=1)
    x = graph.add("Relu", add_linear(graph, flat, model.hidden))
    graph.output("features", x)
    about = add_linear(graph, x, model.about)
    cuts = graph.constant(np.array([1, 1]))
    graph.nodes.append(
        helper.make_node("Split", [about, cuts], ["shift", "sure"], axis=1)
    )
    classes = graph.constant(np.arange(CLASSES, dtype=np.float32)[None])
    away = graph.add("Sub", graph.add("Add", guess, "shift"), classes)
    away = graph.add("Mul", graph.add("Mul", away, away), graph.add("Exp", "sure"))
    logits = graph.add("Sub", add_linear(graph, x, model.head), away)
    heat = graph.constant(np.array(temperature, np.float32))
    graph.output("logits", graph.add("Div", logits, heat))
    patches = helper.make_tensor_value_info(
        "patches", TensorProto.FLOAT, ["N", 3, PATCH_PX, PATCH_PX]
    )
    outputs = [
        helper.make_tensor_value_info(name, TensorProto.FLOAT, ["N", size])
        for name, size in (("features", model.head.in_features), ("logits", CLASSES))
    ]
    proto = helper.make_model(
        helper.make_graph(graph.nodes, "seeds", [patches], outputs, graph.weights),
        opset_imports=[helper.make_opsetid("", 18)],
        ir_version=9,
        producer_name="mwamuzi",
    )
    onnx.checker.check_model(proto)
    path.write_bytes(proto.SerializeToString())


def fresh(seed: int, size: Size) -> SeedModel:
    """Return an untrained network."""
    torch.manual_seed(seed)
    return SeedModel(size)

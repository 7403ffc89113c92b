"""The network that counts seeds, in torch, and how it becomes an ONNX file."""

from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper
from torch import Tensor, nn
from torch.nn import functional

from vision.seeds import MOST, PATCH_PX
from vision.training.model import (
    FLOOR,
    _add_contrast,
    _add_conv,
    _add_linear,
    _Graph,
    _numpy,
)

EARLY = ((3, 16, 5, 2), (16, 32, 3, 1), (32, 48, 3, 2), (48, 48, 3, 1), (48, 48, 3, 1))
LATE = ((48, 64, 3, 2), (64, 64, 3, 2))
FLAT = 64 * 4 * 4 + EARLY[-1][1]
HIDDEN = 64
CLASSES = MOST + 2
MAP_PX = PATCH_PX // 4
MARK = 10.0  # what the marks of one seed add up to


class SeedModel(nn.Module):
    """Convolutions that first mark where seeds lie and then count them.

    The marks added up say about how many there are; the layers after them
    say by how much that is off, how sure it is, and what else may be.

    Attributes
    ----------
    marks
        One output a place of the 16 x 16 map: how many seeds have their middle
        there, times `MARK`.
    """

    def __init__(self) -> None:
        super().__init__()
        shapes = (*EARLY, *LATE)
        self.convs = nn.ModuleList(
            nn.Conv2d(here, there, size, stride=stride, padding=size // 2, bias=False)
            for here, there, size, stride in shapes
        )
        self.norms = nn.ModuleList(nn.BatchNorm2d(there) for _, there, _, _ in shapes)
        self.marks = nn.Conv2d(EARLY[-1][1], 1, 1)
        self.hidden = nn.Linear(FLAT, HIDDEN)
        self.dropout = nn.Dropout(0.1)
        self.head = nn.Linear(HIDDEN, CLASSES)
        self.about = nn.Linear(HIDDEN, 2)  # the shift and the logarithm of sureness
        nn.init.constant_(self.about.bias, -2.0)

    def forward(self, patches: Tensor) -> tuple[Tensor, Tensor]:
        """Return logits (N, 20) and the map (N, 16, 16) of patches (N, 3, 64, 64)."""
        mean = patches.mean(dim=(1, 2, 3), keepdim=True)
        centred = patches - mean
        spread = centred.square().mean(dim=(1, 2, 3), keepdim=True).sqrt()
        x = centred / (spread + FLOOR)
        pooled = x
        for step, (conv, norm) in enumerate(zip(self.convs, self.norms, strict=True)):
            x = functional.relu(norm(conv(x)))
            if step + 1 == len(EARLY):
                pooled = x.float()
        with torch.autocast("cpu", enabled=False):  # sums need all their digits
            return self._counted(x.float(), pooled)

    def _counted(self, x: Tensor, pooled: Tensor) -> tuple[Tensor, Tensor]:
        places = self.marks(pooled)[:, 0]
        flat = torch.cat([x.flatten(1), pooled.mean(dim=(2, 3))], 1)
        hidden = functional.relu(self.hidden(self.dropout(flat)))
        about = self.about(hidden)
        guess = places.sum(dim=(1, 2))[:, None] / MARK + about[:, :1]
        away = (guess - torch.arange(CLASSES)).square() * torch.exp(about[:, 1:])
        return self.head(hidden) - away, places


def _add_guess(graph: _Graph, pooled: str, marks: nn.Conv2d) -> str:
    """Add the sum of the marks: the same weights on the mean, times the places."""
    assert marks.bias is not None
    share = MAP_PX**2 / MARK
    weight = graph.constant(_numpy(marks.weight[:, :, 0, 0] * share))
    bias = graph.constant(_numpy(marks.bias * share))
    return graph.add("Gemm", pooled, weight, bias, transB=1)


def save_onnx(model: SeedModel, path: Path, temperature: float = 1.0) -> None:
    """Write the network as `vision.seeds.SeedCounter` reads it.

    Parameters
    ----------
    model
        The trained network.
    path
        Where the file goes.
    temperature
        Divides the logits, so that the probabilities are calibrated.
    """
    graph = _Graph()
    x = _add_contrast(graph)
    pooled = guess = x
    space = graph.constant(np.array([2, 3]))
    for step, (conv, norm) in enumerate(zip(model.convs, model.norms, strict=True)):
        assert isinstance(conv, nn.Conv2d)
        assert isinstance(norm, nn.BatchNorm2d)
        x = _add_conv(graph, x, conv, norm)
        if step + 1 == len(EARLY):
            pooled = graph.add("ReduceMean", x, space, keepdims=0)
            guess = _add_guess(graph, pooled, model.marks)
    flat = graph.add("Concat", graph.add("Flatten", x), pooled, axis=1)
    x = graph.add("Relu", _add_linear(graph, flat, model.hidden))
    graph.output("features", x)
    about = _add_linear(graph, x, model.about)
    cuts = graph.constant(np.array([1, 1]))
    graph.nodes.append(
        helper.make_node("Split", [about, cuts], ["shift", "sure"], axis=1)
    )
    classes = graph.constant(np.arange(CLASSES, dtype=np.float32)[None])
    away = graph.add("Sub", graph.add("Add", guess, "shift"), classes)
    away = graph.add("Mul", graph.add("Mul", away, away), graph.add("Exp", "sure"))
    logits = graph.add("Sub", _add_linear(graph, x, model.head), away)
    heat = graph.constant(np.array(temperature, np.float32))
    graph.output("logits", graph.add("Div", logits, heat))
    patches = helper.make_tensor_value_info(
        "patches", TensorProto.UINT8, ["N", PATCH_PX, PATCH_PX, 3]
    )
    outputs = [
        helper.make_tensor_value_info(name, TensorProto.FLOAT, ["N", size])
        for name, size in (("features", HIDDEN), ("logits", CLASSES))
    ]
    proto = helper.make_model(
        helper.make_graph(graph.nodes, "seeds", [patches], outputs, graph.weights),
        opset_imports=[helper.make_opsetid("", 18)],
        ir_version=9,
        producer_name="mwamuzi",
    )
    onnx.checker.check_model(proto)
    path.write_bytes(proto.SerializeToString())


def fresh(seed: int) -> SeedModel:
    """Return an untrained network."""
    torch.manual_seed(seed)
    return SeedModel()

"""Stack-height network in torch, and its export to ONNX."""

import copy
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn
from torch.nn import functional

from training.model import (
    FLOOR,
    Graph,
    add_contrast,
    add_folded,
    add_linear,
    add_pixels,
)
from vision.chips.towers import CODE, HIGHEST, PATCH_PX

CONVS = (
    (3, 16, 5, 2),
    (16, 32, 3, 2),
    (32, 48, 3, 1),
    (48, 64, 3, 2),
    (64, 64, 3, 1),
    (64, 24, 1, 1),
)
"""Channels, size and stride of each convolution."""
KNOWN, MADE = 8, 4
_TOLD, _HIDDEN, _DEEP = 32, 112, 96
_FLAT = 24 * (PATCH_PX // 8) ** 2
_LARGE = 1000  # numbers
OUT = HIGHEST + 2 + 1 + 4


class TowerModel(nn.Module):
    """Convolutional network over one stack, with the view's tilt as input.

    ``known`` says how it is seen (`training.towers.patches.known_of`), ``context`` what
    single discs nearby look like: the mean of their codes, and 1, or all 0.
    """

    def __init__(self) -> None:
        super().__init__()
        self.convs = nn.ModuleList(
            nn.Conv2d(i, o, size, stride=stride, padding=size // 2, bias=False)
            for i, o, size, stride in CONVS
        )
        self.norms = nn.ModuleList(nn.BatchNorm2d(o) for _, o, _, _ in CONVS)
        self.told = nn.Linear(KNOWN, _TOLD)
        self.more = nn.ModuleList(nn.Linear(_TOLD, o) for _, o, _, _ in CONVS)
        self.seen = nn.Linear(_FLAT, _HIDDEN)
        self.seen_more = nn.Linear(_TOLD, _HIDDEN)
        self.code = nn.Linear(_HIDDEN, CODE)
        self.made = nn.Linear(_HIDDEN, MADE)
        self.deep = nn.Linear(_HIDDEN, _DEEP)
        self.deep_context = nn.Linear(CODE + 1, _DEEP)
        self.deep_more = nn.Linear(_TOLD, _DEEP)
        self.head = nn.Linear(_DEEP, OUT)

    def look(self, patches: Tensor, known: Tensor) -> tuple[Tensor, Tensor]:
        """Return features of the patches (N, 112) and of known values (N, 32).

        Parameters
        ----------
        patches : Tensor of shape (N, 3, 72, 72), 0..255
        known : Tensor of shape (N, 8)
        """
        x = patches - patches.mean(dim=(1, 2, 3), keepdim=True)
        x = x / (x.square().mean(dim=(1, 2, 3), keepdim=True).sqrt() + FLOOR)
        told = functional.relu(self.told(known))
        for conv, norm, more in zip(self.convs, self.norms, self.more, strict=True):
            x = functional.relu(norm(conv(x)) + more(told)[:, :, None, None])
        seen = functional.relu(self.seen(x.flatten(1)) + self.seen_more(told))
        return seen, told

    def make(self, seen: Tensor) -> Tensor:
        """Return features of all pieces' make from single discs, (N, 4).

        The thickness in radii and how much wider than thought, each as a logarithm
        after which comes that of its weight among other discs'.
        """
        made: Tensor = self.made(seen)
        return made

    def tell(self, seen: Tensor, told: Tensor, context: Tensor) -> Tensor:
        """Return (N, 15): 8 heights, height and ln of its spread, width, 4 places."""
        deep = self.deep(seen) + self.deep_context(context) + self.deep_more(told)
        out: Tensor = self.head(functional.relu(deep))
        return out


def save_onnx(model: TowerModel, path: Path) -> None:
    """Write the network as `vision.chips.towers.TowerNet` reads it."""
    graph = Graph()
    x = add_contrast(graph, add_pixels(graph))
    told = graph.add("Relu", add_linear(graph, "known", model.told))
    axes = graph.constant(np.array([2, 3]))
    for conv, norm, more in zip(model.convs, model.norms, model.more, strict=True):
        assert isinstance(conv, nn.Conv2d)
        assert isinstance(norm, nn.BatchNorm2d)
        assert isinstance(more, nn.Linear)
        bias = graph.add("Unsqueeze", add_linear(graph, told, more), axes)
        x = graph.add("Relu", graph.add("Add", add_folded(graph, x, conv, norm), bias))
    flat = add_linear(graph, graph.add("Flatten", x), model.seen)
    known = add_linear(graph, told, model.seen_more)
    seen = graph.add("Relu", graph.add("Add", flat, known))
    graph.output("code", add_linear(graph, seen, model.code))
    graph.output("made", add_linear(graph, seen, model.made))
    deep = graph.add(
        "Add",
        graph.add(
            "Add",
            add_linear(graph, seen, model.deep),
            add_linear(graph, "context", model.deep_context),
        ),
        add_linear(graph, told, model.deep_more),
    )
    graph.output("told", add_linear(graph, graph.add("Relu", deep), model.head))
    kinds = {"patches": TensorProto.UINT8}
    sizes = {
        "patches": [PATCH_PX, PATCH_PX, 3],
        "known": [KNOWN],
        "context": [CODE + 1],
        "code": [CODE],
        "made": [MADE],
        "told": [OUT],
    }
    values = [
        helper.make_tensor_value_info(
            name, kinds.get(name, TensorProto.FLOAT), ["N", *size]
        )
        for name, size in sizes.items()
    ]
    proto = helper.make_model(
        helper.make_graph(graph.nodes, "towers", values[:3], values[3:], graph.weights),
        opset_imports=[helper.make_opsetid("", 18)],
        ir_version=9,
        producer_name="mwamuzi",
    )
    _halve(proto.graph)
    onnx.checker.check_model(proto)
    path.write_bytes(proto.SerializeToString())


def _halve(graph: onnx.GraphProto) -> None:
    """Store large weights in 16 bits; they are widened once at loading."""
    widened = []
    for weight in graph.initializer:
        values = numpy_helper.to_array(weight)
        if values.dtype == np.float32 and values.size >= _LARGE:
            name, half = weight.name, weight.name + "_half"
            weight.CopyFrom(numpy_helper.from_array(values.astype(np.float16), half))
            widened.append(
                helper.make_node("Cast", [half], [name], to=TensorProto.FLOAT)
            )
    nodes = [*widened, *graph.node]
    del graph.node[:]
    graph.node.extend(nodes)


class Averaged:
    """The running mean of a model's weights."""

    def __init__(self, model: TowerModel) -> None:
        self.model = copy.deepcopy(model)
        self._mine, self._new = (
            [x for x in each.state_dict().values() if x.dtype.is_floating_point]
            for each in (self.model, model)
        )

    @torch.no_grad()
    def follow(self, share: float) -> None:
        """Take a share of the model's weights as they are now."""
        torch._foreach_lerp_(self._mine, self._new, share)

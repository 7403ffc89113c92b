"""Chip network in torch, and its export to ONNX."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import torch
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn
from torch.nn import functional

CONVS = ((3, 16, 5, 2), (16, 32, 3, 1), (32, 48, 3, 2), (48, 48, 3, 2))
FLAT = 48 * 4 * 4
HIDDEN = 32
FLOOR = 8.0  # grey levels; a flat patch is not stretched beyond it


class ChipModel(nn.Module):
    """Four convolutions, one hidden layer, six outputs.

    A patch is first measured against itself: its mean grey level is taken away
    and its contrast brought to one, so that exposure says nothing while colour
    against neutral grey still does.
    """

    def __init__(self) -> None:
        super().__init__()
        self.convs = nn.ModuleList(
            nn.Conv2d(here, there, size, stride=stride, padding=size // 2, bias=False)
            for here, there, size, stride in CONVS
        )
        self.norms = nn.ModuleList(nn.BatchNorm2d(there) for _, there, _, _ in CONVS)
        self.hidden = nn.Linear(FLAT, HIDDEN)
        self.dropout = nn.Dropout(0.1)
        self.head = nn.Linear(HIDDEN, 6)

    def forward(self, patches: Tensor) -> tuple[Tensor, Tensor]:
        """Return logits (N, 3) and disc (N, 3) of patches (N, 3, 32, 32), 0-255."""
        mean = patches.mean(dim=(1, 2, 3), keepdim=True)
        centred = patches - mean
        spread = centred.square().mean(dim=(1, 2, 3), keepdim=True).sqrt()
        x = centred / (spread + FLOOR)
        for conv, norm in zip(self.convs, self.norms, strict=True):
            x = functional.relu(norm(conv(x)))
        x = self.dropout(functional.relu(self.hidden(x.flatten(1))))
        out: Tensor = self.head(x)
        return out[:, :3], torch.cat([out[:, 3:5], functional.softplus(out[:, 5:])], 1)


@dataclass
class Graph:
    """An ONNX graph being written, one node after the other."""

    nodes: list[onnx.NodeProto] = field(default_factory=list)
    weights: list[onnx.TensorProto] = field(default_factory=list)

    def constant(self, values: NDArray[Any]) -> str:
        """Add weights; return their name."""
        name = f"w{len(self.weights)}"
        self.weights.append(numpy_helper.from_array(values, name))
        return name

    def add(self, kind: str, *inputs: str, **options: Any) -> str:
        """Add one node; return the name of what it gives."""
        name = f"n{len(self.nodes)}"
        made = helper.make_node(kind, list(inputs), [name], name, **options)
        self.nodes.append(made)
        return name

    def output(self, name: str, source: str) -> None:
        """Give something out by a name."""
        self.nodes.append(helper.make_node("Identity", [source], [name]))


def as_numpy(tensor: Tensor) -> NDArray[np.float32]:
    """Return a tensor's values."""
    values: NDArray[np.float32] = tensor.detach().cpu().numpy().astype(np.float32)
    return values


def add_pixels(graph: Graph) -> str:
    """Add the change from NHWC uint8 to NCHW float32."""
    x = graph.add("Cast", "patches", to=TensorProto.FLOAT)
    return graph.add("Transpose", x, perm=[0, 3, 1, 2])


def add_contrast(graph: Graph, x: str, mean_over: tuple[int, ...] = (1, 2, 3)) -> str:
    """Add the graph of the contrast features that ``ChipModel.forward`` computes."""
    axes = graph.constant(np.array(mean_over))
    x = graph.add("Sub", x, graph.add("ReduceMean", x, axes, keepdims=1))
    axes = graph.constant(np.array([1, 2, 3]))
    square = graph.add("ReduceMean", graph.add("Mul", x, x), axes, keepdims=1)
    floor = graph.constant(np.array(FLOOR, np.float32))
    return graph.add("Div", x, graph.add("Add", graph.add("Sqrt", square), floor))


def add_folded(graph: Graph, x: str, conv: nn.Conv2d, norm: nn.BatchNorm2d) -> str:
    """Add one convolution with its normalisation folded into the weights."""
    mean, variance = norm.running_mean, norm.running_var
    assert mean is not None
    assert variance is not None
    scale = norm.weight / torch.sqrt(variance + norm.eps)
    weight = graph.constant(as_numpy(conv.weight * scale[:, None, None, None]))
    bias = graph.constant(as_numpy(norm.bias - mean * scale))
    size, stride = conv.kernel_size[0], conv.stride[0]
    pads = [size // 2] * 4
    shape = {"kernel_shape": [size, size], "strides": [stride, stride], "pads": pads}
    return graph.add("Conv", x, weight, bias, **shape)


def add_linear(graph: Graph, x: str, layer: nn.Linear) -> str:
    """Add one linear layer."""
    weight = graph.constant(as_numpy(layer.weight))
    bias = graph.constant(as_numpy(layer.bias))
    return graph.add("Gemm", x, weight, bias, transB=1)


def save_onnx(model: ChipModel, path: Path, temperature: float = 1.0) -> None:
    """Write the network as `vision.chips.net.ChipNet` reads it.

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
    x = add_contrast(graph, add_pixels(graph))
    for conv, norm in zip(model.convs, model.norms, strict=True):
        assert isinstance(conv, nn.Conv2d)
        assert isinstance(norm, nn.BatchNorm2d)
        x = graph.add("Relu", add_folded(graph, x, conv, norm))
    x = graph.add("Relu", add_linear(graph, graph.add("Flatten", x), model.hidden))
    x = add_linear(graph, x, model.head)
    cuts = graph.constant(np.array([3, 2, 1]))
    graph.nodes.append(
        helper.make_node("Split", [x, cuts], ["look", "at", "size"], axis=1)
    )
    heat = graph.constant(np.array(temperature, np.float32))
    cold = graph.add("Div", "look", heat)
    graph.output("log_probs", graph.add("LogSoftmax", cold, axis=1))
    graph.output(
        "disc", graph.add("Concat", "at", graph.add("Softplus", "size"), axis=1)
    )
    _write(graph, path)


def _write(graph: Graph, path: Path) -> None:
    patches = helper.make_tensor_value_info(
        "patches", TensorProto.UINT8, ["N", 32, 32, 3]
    )
    outputs = [
        helper.make_tensor_value_info(name, TensorProto.FLOAT, ["N", 3])
        for name in ("log_probs", "disc")
    ]
    proto = helper.make_model(
        helper.make_graph(graph.nodes, "chips", [patches], outputs, graph.weights),
        opset_imports=[helper.make_opsetid("", 18)],
        ir_version=9,
        producer_name="mwamuzi",
    )
    onnx.checker.check_model(proto)
    path.write_bytes(proto.SerializeToString())

"""Network for squares and grids in torch, and its export to ONNX."""

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
    add_pixels,
    as_numpy,
)
from vision.pieces.net import MASK_PX

CONVS = ((3, 16, 5, 2), (16, 32, 3, 1), (32, 48, 3, 2), (48, 64, 3, 2))
FLAT = 64 * 4 * 4
HIDDEN = 48
LEAN = 16


class PieceModel(nn.Module):
    """Network of four convolutions with the pieces' lean as input.

    A patch is first measured against itself, as `ChipModel` does it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.convs = nn.ModuleList(
            nn.Conv2d(here, there, size, stride=stride, padding=size // 2, bias=False)
            for here, there, size, stride in CONVS
        )
        self.norms = nn.ModuleList(nn.BatchNorm2d(there) for _, there, _, _ in CONVS)
        self.lean = nn.Linear(2, LEAN)
        self.leans = nn.ModuleList(nn.Linear(LEAN, there) for _, there, _, _ in CONVS)
        self.hidden = nn.Linear(FLAT, HIDDEN)
        self.hidden_lean = nn.Linear(LEAN, HIDDEN)
        self.dropout = nn.Dropout(0.1)
        self.head = nn.Linear(HIDDEN, 3)
        self.shape = nn.Linear(HIDDEN, MASK_PX**2)
        self.fine = nn.Conv2d(CONVS[1][1], 1, 1)
        self.coarse = nn.ConvTranspose2d(CONVS[2][1], 1, 2, stride=2)

    def forward(self, patches: Tensor, lean: Tensor) -> tuple[Tensor, Tensor]:
        """Return logits (N, 3) and of masks (N, 16, 16) of patches (N, 3, 32, 32)."""
        mean = patches.mean(dim=(1, 2, 3), keepdim=True)
        centred = patches - mean
        spread = centred.square().mean(dim=(1, 2, 3), keepdim=True).sqrt()
        x = centred / (spread + FLOOR)
        told = functional.relu(self.lean(lean))
        seen = []
        for conv, norm, more in zip(self.convs, self.norms, self.leans, strict=True):
            x = functional.relu(norm(conv(x)) + more(told)[:, :, None, None])
            seen.append(x)
        hidden = self.hidden(x.flatten(1)) + self.hidden_lean(told)
        x = self.dropout(functional.relu(hidden))
        mask = self.fine(seen[1]) + self.coarse(seen[2])
        mask = mask[:, 0] + self.shape(x).reshape(-1, MASK_PX, MASK_PX)
        return self.head(x), mask


def _add_layers(graph: Graph, model: PieceModel) -> tuple[str, list[str]]:
    """Add all up to the hidden layer; return its name and those of the convolutions."""
    x = add_contrast(graph, add_pixels(graph))
    told = graph.add("Relu", add_linear(graph, "lean", model.lean))
    axes = graph.constant(np.array([2, 3]))
    seen = []
    for conv, norm, more in zip(model.convs, model.norms, model.leans, strict=True):
        assert isinstance(conv, nn.Conv2d)
        assert isinstance(norm, nn.BatchNorm2d)
        assert isinstance(more, nn.Linear)
        bias = graph.add("Unsqueeze", add_linear(graph, told, more), axes)
        x = graph.add("Relu", graph.add("Add", add_folded(graph, x, conv, norm), bias))
        seen.append(x)
    hidden = graph.add(
        "Add",
        add_linear(graph, graph.add("Flatten", x), model.hidden),
        add_linear(graph, told, model.hidden_lean),
    )
    return graph.add("Relu", hidden), seen


def save_onnx(model: PieceModel, path: Path, temperature: float = 1.0) -> None:
    """Write the network as `vision.pieces.net.PieceNet` reads it."""
    graph = Graph()
    hidden, seen = _add_layers(graph, model)
    heat = graph.constant(np.array(temperature, np.float32))
    cold = graph.add("Div", add_linear(graph, hidden, model.head), heat)
    graph.output("log_probs", graph.add("LogSoftmax", cold, axis=1))
    one = {"kernel_shape": [1, 1]}
    two = {"kernel_shape": [2, 2], "strides": [2, 2]}
    weights = [
        graph.constant(as_numpy(value))
        for layer in (model.fine, model.coarse)
        for value in (layer.weight, layer.bias)
        if value is not None
    ]
    fine = graph.add("Conv", seen[1], *weights[:2], **one)
    coarse = graph.add("ConvTranspose", seen[2], *weights[2:], **two)
    side = graph.constant(np.array([-1, 1, MASK_PX, MASK_PX]))
    shape = graph.add("Reshape", add_linear(graph, hidden, model.shape), side)
    total = graph.add("Add", graph.add("Add", fine, coarse), shape)
    square = graph.constant(np.array([-1, MASK_PX, MASK_PX]))
    graph.output("mask", graph.add("Sigmoid", graph.add("Reshape", total, square)))
    inputs = [
        helper.make_tensor_value_info("patches", TensorProto.UINT8, ["N", 32, 32, 3]),
        helper.make_tensor_value_info("lean", TensorProto.FLOAT, ["N", 2]),
    ]
    outputs = [
        helper.make_tensor_value_info("log_probs", TensorProto.FLOAT, ["N", 3]),
        helper.make_tensor_value_info(
            "mask", TensorProto.FLOAT, ["N", MASK_PX, MASK_PX]
        ),
    ]
    proto = helper.make_model(
        helper.make_graph(graph.nodes, "pieces", inputs, outputs, graph.weights),
        opset_imports=[helper.make_opsetid("", 18)],
        ir_version=9,
        producer_name="mwamuzi",
    )
    onnx.checker.check_model(proto)
    path.write_bytes(proto.SerializeToString())


def restored(path: Path) -> PieceModel:
    """Return a network whose training was stopped."""
    model = PieceModel()
    model.load_state_dict(torch.load(path))
    return model

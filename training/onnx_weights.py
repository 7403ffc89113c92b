"""Read weights back from a network's ONNX file, to continue training."""

from collections.abc import Sequence
from pathlib import Path

import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn

from training.seeds_model import MAP_PX, MARK, SeedModel, _Conv


def _convs(model: SeedModel) -> list[_Conv]:
    return [part for part in model.modules() if isinstance(part, _Conv)]


def _layers(path: Path, kind: str) -> list[tuple[Tensor, Tensor]]:
    """Return weights and biases of a file's layers of a kind, in their order."""
    graph = onnx.load(path).graph
    known = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    made = {node.output[0]: node for node in graph.node}

    def values(name: str) -> Tensor:
        if name in known:
            return torch.from_numpy(known[name].copy())
        whole, scale = (torch.tensor(known[part]) for part in made[name].input[:2])
        return whole * scale.reshape(-1, *[1] * (whole.ndim - 1))

    return [
        (values(node.input[1]), values(node.input[2]))
        for node in graph.node
        if node.op_type == kind
    ]


def _off_squares(weight: Tensor) -> Tensor:
    """Return weights as they were before `seeds_model._on_squares`."""
    out, channels = weight.shape[0], weight.shape[1] // 4
    parts = weight.reshape(out, 2, 2, channels, 3, 3).permute(0, 3, 4, 1, 5, 2)
    return parts.reshape(out, channels, 6, 6)[:, :, :5, :5]


@torch.no_grad()
def restore(model: SeedModel, path: Path, lots: Sequence[Tensor]) -> None:
    """Give a network the weights of a file, to within its 8 bits.

    What only helps to learn (`SeedModel.drawing`) is not in the file and stays.

    Parameters
    ----------
    model
        Changed in place.
    path
        An ONNX file as `training.seeds_train` writes it.
    lots : sequence of Tensor of shape (N, 3, 80, 80)
        Patches as in training: normalisations are in the file no longer, and are
        measured on them.
    """
    for made, (weight, bias) in zip(_convs(model), _layers(path, "Conv"), strict=True):
        fits = weight.shape == made.conv.weight.shape
        made.conv.weight.copy_(weight if fits else _off_squares(weight))
        made.norm.reset_running_stats()
        made.norm.weight.fill_((1 + made.norm.eps) ** 0.5)
        made.norm.bias.copy_(bias)
    flat = {
        tuple(weight.shape): (weight, bias) for weight, bias in _layers(path, "Gemm")
    }
    for layer in (model.hidden, model.head, model.about):
        weight, bias = flat[layer.out_features, layer.in_features]
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)
    share = MAP_PX**2 / MARK
    weight, bias = flat[1, model.marks.in_channels]
    assert model.marks.bias is not None
    model.marks.weight.copy_(weight.reshape(model.marks.weight.shape) / share)
    model.marks.bias.copy_(bias / share)
    _normalise(model.eval(), lots)


def _normalise(model: SeedModel, lots: Sequence[Tensor]) -> None:
    """Normalise each convolution's output, function unchanged."""
    for made in _convs(model):
        given: list[Tensor] = []
        watch = made.conv.register_forward_hook(
            lambda _layer, _asked, told, kept=given: kept.append(told)
        )
        for lot in lots:
            model(lot)
        watch.remove()
        told = torch.cat([each.transpose(0, 1).flatten(1) for each in given], dim=1)
        mean, variance = told.mean(dim=1), told.var(dim=1)
        _rescale(made.norm, mean, variance)


def _rescale(norm: nn.BatchNorm2d, mean: Tensor, variance: Tensor) -> None:
    norm.running_mean, norm.running_var = mean, variance
    norm.bias.add_(mean)  # it did neither shift nor scale before
    norm.weight.copy_((variance + norm.eps).sqrt())

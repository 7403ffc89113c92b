"""Quantise a trained network to 8-bit integer convolutions.

That takes a third of the time on processors that have such a product, and a third
of the room. The rest of the network stays as it is.
"""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import onnx
from numpy.typing import NDArray
from onnxruntime.quantization import (
    CalibrationDataReader,
    QuantFormat,
    QuantType,
    quantize_static,
)
from onnxruntime.quantization.shape_inference import quant_pre_process

_LOT = 32  # patches looked at together


class _Looks(CalibrationDataReader):
    """Calibration patches for the ranges of activations."""

    def __init__(self, patches: NDArray[np.float32]) -> None:
        lots = range(0, len(patches), _LOT)
        self._lots: Iterator[dict[str, NDArray[np.float32]]] = iter(
            [{"patches": patches[k : k + _LOT]} for k in lots]
        )

    def get_next(self) -> dict[str, NDArray[np.float32]] | None:
        """Return the next lot, None at the end."""
        return next(self._lots, None)


def to_int8(path: Path, patches: NDArray[np.float32]) -> None:
    """Rewrite an ONNX file in place, its convolutions in 8 bits.

    Parameters
    ----------
    path
        The file, as `training.seeds_model.save_onnx` writes it.
    patches : ndarray of shape (N, 3, H, W), float32
        What it is to look at, augmented as in training, `vision.seeds.counting.toned`.
    """
    with TemporaryDirectory() as folder:
        ready = Path(folder) / "ready.onnx"
        quant_pre_process(str(path), str(ready), skip_symbolic_shape=True)
        nodes = onnx.load(ready).graph.node
        convs = [k for k, node in enumerate(nodes) if node.op_type == "Conv"]
        trunk = range(convs[0], convs[-1] + 2)
        quantize_static(
            str(ready),
            str(path),
            _Looks(patches),
            quant_format=QuantFormat.QDQ,
            per_channel=True,
            activation_type=QuantType.QUInt8,
            weight_type=QuantType.QInt8,
            op_types_to_quantize=["Conv", "Relu", "Add"],
            nodes_to_exclude=[n.name for k, n in enumerate(nodes) if k not in trunk],
        )

"""A learned network, made ready to run on one core of any machine."""

import onnxruntime


def network(
    content: bytes, *, sizes_differ: bool = False
) -> onnxruntime.InferenceSession:
    """Return the network that an ONNX file holds.

    It says the same on every machine. Older x86 processors saturate 8-bit sums by
    default: then 7 to 12 photographed seeds were counted right in 89 of 100 pits, and
    not in 99.

    Parameters
    ----------
    content
        The file.
    sizes_differ
        Whether it is given another number of patches each time: no memory is kept then.
    """
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    options.add_session_config_entry("session.x64quantprecision", "1")
    options.enable_cpu_mem_arena = not sizes_differ
    options.enable_mem_pattern = not sizes_differ
    return onnxruntime.InferenceSession(
        content, options, providers=["CPUExecutionProvider"]
    )

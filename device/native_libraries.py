"""Limits on memory and threads of native libraries."""

import ctypes
import os
from collections.abc import MutableMapping

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8  # malloc.h of glibc
_LARGE_BYTES = 1024 * 1024
_ARENAS = 2


def set_threads(environment: MutableMapping[str, str] = os.environ) -> None:
    """Limit numpy and OpenCV to the calling thread.

    It takes effect only before numpy and OpenCV are imported; what the owner set stays.

    Notes
    -----
    Matrices here have 10 to 3000 rows: OpenBLAS's other threads mostly wait for work
    in a loop. A least-squares step took 36 ms of processor time with two threads, 6.6
    with one.
    """
    environment.setdefault("OPENBLAS_NUM_THREADS", "1")
    environment.setdefault("OPENCV_FOR_THREADS_NUM", "1")


def set_allocator() -> bool:
    """Have large blocks given back to the system as soon as they are freed.

    Return whether the C library can: others than glibc are left as they are.

    Notes
    -----
    glibc raises its thresholds by itself after the first large block is freed, to as
    much as 32 MiB, and keeps an arena for every thread: pictures of 2 MB then stay in
    each arena that once held one. Source: mallopt(3).
    """
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):
        return False
    wanted = {
        _ARENA_MAX: _ARENAS,
        _MMAP_THRESHOLD: _LARGE_BYTES,
        _TRIM_THRESHOLD: _LARGE_BYTES,
    }
    return all(mallopt(name, value) for name, value in wanted.items())

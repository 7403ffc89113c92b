"""Lets the real picamera2 run on libcamera's virtual camera; loaded at every start.

The virtual camera has no raw stream, needs libcamera's own buffers, and gives frames
as fast as they are asked for; a sensor has a raw stream, and a rate.
"""

import importlib.abc
import importlib.machinery
import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

FRAMES_PER_S = float(os.environ.get("VIRTUAL_CAMERA_FPS", "10"))
DIES_AFTER = int(os.environ.get("VIRTUAL_CAMERA_DIES_AFTER", "0"))
"""The first camera's own thread dies after so many frames; 0: it lives."""
_PATCHED = "picamera2.picamera2"


class _Finder(importlib.abc.MetaPathFinder):
    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != _PATCHED:
            return None
        sys.meta_path.remove(self)
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.loader is not None:
            spec.loader = _Loader(spec.loader)
        return spec


class _Loader(importlib.abc.Loader):
    def __init__(self, real: importlib.abc.Loader) -> None:
        self._real = real

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        return self._real.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self._real.exec_module(module)
        _adapt(module)


def _adapt(module: ModuleType) -> None:
    import libcamera
    from picamera2.allocators import LibcameraAllocator

    def raw_modes(self: Any) -> list[dict[str, object]]:
        roles = [libcamera.StreamRole.Viewfinder]
        formats = self.camera.generate_configuration(roles).at(0).formats
        return [
            {"format": str(form), "size": (size.width, size.height)}
            for form in formats.pixel_formats
            for size in [formats.range(form).max]
        ]

    real_open = module.Picamera2.__init__

    def opened(self: Any, *args: object, **named: object) -> None:
        real_open(self, *args, **named)
        self.allocator = LibcameraAllocator(self.camera)

    module.Picamera2._get_raw_modes = raw_modes
    module.Picamera2.__init__ = opened
    libcamera.Camera.queue_request = _paced(libcamera.Camera.queue_request)
    if DIES_AFTER:
        camera = module.Picamera2
        camera.process_requests = _dying(camera.process_requests)


def _dying(process_requests: Callable[..., None]) -> Callable[..., None]:
    """Return it so that it fails once, within picamera2's own thread."""
    left = DIES_AFTER

    def dying(self: object, display: object) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise RuntimeError("the camera's thread dies, as it was told to")
        process_requests(self, display)

    return dying


def _paced(queue_request: Callable[..., Any]) -> Callable[..., Any]:
    """Return it so that a camera is asked for no more frames than a sensor gives."""
    due_s = 0.0

    def paced(camera: object, request: object) -> Any:
        nonlocal due_s
        now_s = time.monotonic()
        threading.Event().wait(max(due_s - now_s, 0.0))
        due_s = max(due_s, now_s) + 1 / FRAMES_PER_S
        return queue_request(camera, request)

    return paced


sys.meta_path.insert(0, _Finder())

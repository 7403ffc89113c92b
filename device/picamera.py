"""The Raspberry Pi's camera through picamera2: metered, then locked."""

from collections.abc import Callable, Iterator
from typing import Any

import cv2
import numpy as np

from device.ports import CameraLostError, Clock, Frame, HardwareMissingError, Image

FRAME_SIZE = (1280, 960)
DEADLINE_S = 2.0
METERED_S = 1.5
"""So long exposure and white balance may settle before they are locked."""


def _import_picamera2() -> Any:
    try:
        from picamera2 import Picamera2
    except ImportError as error:
        raise HardwareMissingError(
            f"no Raspberry Pi camera here ({error}); on a Pi run: "
            "sudo apt-get install python3-picamera2"
        ) from error
    return Picamera2


class PicameraSource:
    """The newest frame of a Raspberry Pi camera.

    Parameters
    ----------
    clock
        Times the frames.
    picamera2
        The class of picamera2; None: the installed one.

    Notes
    -----
    The camera decides on its own format: frames are converted by the one it was
    configured with. A capture may hang for ever, so each has a deadline.
    """

    live = True

    def __init__(self, clock: Clock, picamera2: Any = None) -> None:
        self._make = picamera2 or _import_picamera2()
        self._clock = clock
        self._camera: Any = None
        self._began_s: float | None = None
        self._index = 0

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:  # noqa: ARG002 - live: what is gone is gone
        """Yield the newest frame, each time."""
        self.close()
        self._open()
        opened_s = self._clock.now_s()
        if self._began_s is None:
            self._began_s = opened_s
        locked = False
        try:
            while True:
                image, metered = self._capture()
                now_s = self._clock.now_s()
                if not locked and now_s - opened_s >= METERED_S:
                    self._lock(metered)
                    locked = True
                yield Frame(image, now_s - self._began_s, self._index)
                self._index += 1
        finally:
            self.close()

    def _open(self) -> None:
        try:
            self._camera = self._make()
            self._camera.configure(
                self._camera.create_video_configuration(
                    main={"size": FRAME_SIZE, "format": "RGB888"}, queue=False
                )
            )
            self._camera.start()
        except (RuntimeError, IndexError, OSError) as error:
            self.close()
            raise HardwareMissingError(
                f"the Raspberry Pi camera does not start ({error}); check its cable, "
                "and that no other program uses it"
            ) from error

    def _capture(self) -> tuple[Image, Any]:
        try:
            request = self._camera.capture_request(wait=DEADLINE_S)
        except (TimeoutError, RuntimeError, OSError) as error:
            raise CameraLostError(
                "the camera gives no frames any more; check its cable"
            ) from error
        try:
            form = self._camera.camera_configuration()["main"]["format"]
            return bgr_from(request.make_array("main"), form), request.get_metadata()
        finally:
            request.release()

    def _lock(self, metered: Any) -> None:
        """Keep exposure and colours as metered, as far as this camera can."""
        wanted = {"AeEnable": False, "AwbEnable": False}
        wanted |= {
            name: metered[name]
            for name in ("ExposureTime", "AnalogueGain", "ColourGains")
            if name in metered
        }
        able = self._camera.camera_controls
        self._camera.set_controls({k: v for k, v in wanted.items() if k in able})

    def close(self) -> None:
        """Stop the camera."""
        camera, self._camera = self._camera, None
        if camera is not None:
            camera.stop()
            camera.close()


def bgr_from(array: Any, form: str) -> Image:
    """Return a picture as BGR.

    Parameters
    ----------
    array : ndarray, uint8
        Of shape (H, W, 3 or 4), or (3 H / 2, W) for the YUV forms.
    form
        picamera2's name of the format; its 'RGB888' lies in memory as B, G, R.

    Returns
    -------
    ndarray of shape (H, W, 3), uint8, BGR

    Raises
    ------
    CameraLostError
        If the format is not known.
    """
    conversions = {
        "BGR888": cv2.COLOR_RGB2BGR,
        "XRGB8888": cv2.COLOR_BGRA2BGR,
        "XBGR8888": cv2.COLOR_RGBA2BGR,
        "NV12": cv2.COLOR_YUV2BGR_NV12,
        "NV21": cv2.COLOR_YUV2BGR_NV21,
        "YUV420": cv2.COLOR_YUV2BGR_I420,
    }
    if form == "RGB888":
        return np.asarray(array, dtype=np.uint8)
    if form not in conversions:
        raise CameraLostError(
            f"the camera gives {form}; expected RGB888 or {', '.join(conversions)}"
        )
    return np.asarray(cv2.cvtColor(array, conversions[form]), dtype=np.uint8)

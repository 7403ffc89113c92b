"""The Raspberry Pi's camera through picamera2: newest frame, light and focus locked."""

import logging
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from calibration.common.arrays import Image
from device.camera.cameras import OPENING_S, WATCHDOG_S, LiveSource
from device.camera.metering import Metering, MeteringAct
from device.ports import CameraLostError, Clock, HardwareMissingError

log = logging.getLogger(__name__)

FRAME_SIZE = (1280, 960)
DEADLINE_S = 0.9 * WATCHDOG_S
"""A capture that takes longer may never end: picamera2 then waits for ever. It gives
up a little before the watchdog does, so that the camera is closed in good order."""
FOCUS_S = 8.0

_BUFFERS = 4
_FRAME_US = (33_333, 100_000)
_FOCUS_BY_HAND = 0
_CONVERGED = 2
_METERED = ("ExposureTime", "AnalogueGain", "ColourGains")
_FAULTS = (RuntimeError, OSError, LookupError, TypeError, ValueError, AttributeError)
"""What picamera2 and libcamera raise when a camera is absent, busy or pulled out;
TimeoutError is an OSError."""

_CONVERSIONS: Mapping[str, int] = {
    "BGR888": cv2.COLOR_RGB2BGR,
    "XRGB8888": cv2.COLOR_BGRA2BGR,
    "XBGR8888": cv2.COLOR_RGBA2BGR,
    "NV12": cv2.COLOR_YUV2BGR_NV12,
    "NV21": cv2.COLOR_YUV2BGR_NV21,
    "YUV420": cv2.COLOR_YUV2BGR_I420,
    "YVU420": cv2.COLOR_YUV2BGR_YV12,
    "YUYV": cv2.COLOR_YUV2BGR_YUYV,
    "YVYU": cv2.COLOR_YUV2BGR_YVYU,
    "UYVY": cv2.COLOR_YUV2BGR_UYVY,
    "MJPEG": cv2.COLOR_RGB2BGR,
}


class Request(Protocol):
    """Interface of picamera2's requests, as far as used."""

    def make_array(self, name: str) -> NDArray[np.uint8]:
        """Return a copy of the pixels of a stream."""

    def get_metadata(self) -> Mapping[str, Any]:
        """Return the metadata of this frame."""

    def release(self) -> None:
        """Give its memory back to the camera."""


class Picamera2(Protocol):
    """Interface of picamera2's camera, as far as used."""

    @property
    def camera_controls(self) -> Mapping[str, Any]:
        """Return the controls that this camera has, with their limits."""

    def create_video_configuration(
        self, main: Mapping[str, Any], *, buffer_count: int, queue: bool
    ) -> dict[str, Any]:
        """Return a configuration for frames without end."""

    def configure(self, camera_config: dict[str, Any]) -> None:
        """Configure the camera as nearly so as it can be."""

    def camera_configuration(self) -> Mapping[str, Any]:
        """Return the camera's configuration."""

    def start(self) -> None:
        """Begin to take frames."""

    def set_controls(self, controls: dict[str, Any]) -> None:
        """Set controls for the next frames."""

    def autofocus_cycle(self, *, wait: float) -> bool:
        """Run autofocus; return whether it succeeded."""

    def capture_request(self, *, wait: float) -> Request:
        """Return the next frame, within a timeout in seconds."""

    def cancel_all_and_flush(self) -> None:
        """Discard captures that were requested and never came."""

    def close(self) -> None:
        """Stop the camera and let go of it."""


def _import_picamera2() -> Callable[[], Picamera2]:
    try:
        from picamera2 import Picamera2
    except ImportError as error:
        raise HardwareMissingError(
            f"no Raspberry Pi camera here ({error}); on a Pi run: "
            "sudo apt-get install python3-picamera2"
        ) from error
    make: Callable[[], Picamera2] = Picamera2
    return make


class PicameraSource(LiveSource):
    """The newest frame of a Raspberry Pi camera.

    Parameters
    ----------
    clock
        Times the frames.
    picamera2
        The class of picamera2; None: the installed one.
    watchdog_s, opening_s
        See `LiveSource`.
    """

    def __init__(
        self,
        clock: Clock,
        picamera2: Callable[[], Picamera2] | None = None,
        *,
        watchdog_s: float = WATCHDOG_S,
        opening_s: float = OPENING_S,
    ) -> None:
        make = picamera2 or _import_picamera2()
        super().__init__(
            lambda: PiCamera(make, clock, deadline_s=0.9 * watchdog_s),
            clock,
            watchdog_s=watchdog_s,
            opening_s=opening_s,
        )


class PiCamera:
    """A Raspberry Pi camera that is open.

    Parameters
    ----------
    picamera2
        The class of picamera2.
    clock
        Times the metering.
    deadline_s
        Without a frame for so long, the camera is lost.

    Raises
    ------
    HardwareMissingError
        If there is no camera, or another program uses it.

    Notes
    -----
    The camera decides on its own format: frames are converted by the one it was
    configured with. It has the controls that its sensor has, and no others are set.
    """

    def __init__(
        self,
        picamera2: Callable[[], Picamera2],
        clock: Clock,
        *,
        deadline_s: float = DEADLINE_S,
    ) -> None:
        self._deadline_s = deadline_s
        self._clock, self._metering = clock, Metering()
        self._request: Request | None = None
        self._focused = False
        try:
            self._camera = picamera2()
            try:
                self._form, self._size = self._start()
            except _FAULTS:
                self.close()
                raise
        except _FAULTS as error:
            raise HardwareMissingError(
                f"the Raspberry Pi camera does not start ({error}); check its cable, "
                "and that no other program uses it"
            ) from error

    def _start(self) -> tuple[str, tuple[int, int]]:
        """Start the camera; return the format and the size that it chose."""
        camera = self._camera
        camera.configure(
            camera.create_video_configuration(
                main={"size": FRAME_SIZE, "format": "RGB888"},
                buffer_count=_BUFFERS,
                queue=False,
            )
        )
        main = camera.camera_configuration()["main"]
        log.info("the camera gives %s", main)
        self._set({"FrameDurationLimits": _FRAME_US})
        self._set({"AeEnable": True, "AwbEnable": True})
        camera.start()
        if "AfMode" in camera.camera_controls:
            self._focus()
        return main["format"], main["size"]

    def _focus(self) -> None:
        """Run autofocus once; then the lens is locked."""
        try:
            found = self._camera.autofocus_cycle(wait=FOCUS_S)
        except (TimeoutError, LookupError):
            found = False
            self._camera.cancel_all_and_flush()
        if not found:
            log.warning("the camera finds no focus; it keeps the one it has")
        self._focused = True

    def grab(self) -> None:
        """Wait for the next frame."""
        self._give_back()
        try:
            self._request = self._camera.capture_request(wait=self._deadline_s)
        except _FAULTS as error:
            raise CameraLostError(
                "the camera gives no frames any more; check its cable"
            ) from error

    def picture(self) -> Image:
        """Return the frame that is held, and adjust light and focus."""
        assert self._request is not None, "grab first"
        try:
            array = self._request.make_array("main")
            metadata = self._request.get_metadata()
        except _FAULTS as error:
            raise CameraLostError(
                f"the camera's frame is of no use: {error}"
            ) from error
        image = bgr_from(array, self._form, self._size)
        self._adjust_light(image, metadata)
        return image

    def close(self) -> None:
        """Stop the camera."""
        try:
            self._give_back()
            self._camera.cancel_all_and_flush()
            # Not stop(): where picamera2's own thread is dead, it waits for ever.
            self._camera.close()
        except _FAULTS as error:
            log.warning("the camera does not close well: %s", error)

    def _give_back(self) -> None:
        request, self._request = self._request, None
        if request is not None:
            request.release()

    def _adjust_light(self, image: Image, metadata: Mapping[str, Any]) -> None:
        if self._focused and "LensPosition" in metadata:
            self._focused = False
            place = metadata["LensPosition"]
            self._set({"AfMode": _FOCUS_BY_HAND, "LensPosition": place})
        now_s = self._clock.now_s()
        match self._metering.observe(image, now_s, ready=_is_measured(metadata)):
            case MeteringAct.HOLD:
                measured = {key: metadata[key] for key in _METERED if key in metadata}
                self._set({"AeEnable": False, "AwbEnable": False, **measured})
            case MeteringAct.MEASURE:
                self._set({"AeEnable": True, "AwbEnable": True})
            case None:
                pass

    def _set(self, controls: Mapping[str, Any]) -> None:
        """Set the controls that this camera has; one that it refuses is left."""
        able = self._camera.camera_controls
        for key, value in controls.items():
            if key in able:
                try:
                    self._camera.set_controls({key: value})
                except _FAULTS as error:
                    log.warning("the camera refuses %s = %s: %s", key, value, error)


def _is_measured(metadata: Mapping[str, Any]) -> bool | None:
    """Return whether the exposure has converged; None if the camera is silent."""
    if "AeState" in metadata:  # libcamera from 0.5 on
        return bool(metadata["AeState"] == _CONVERGED)
    locked: bool | None = metadata.get("AeLocked")
    return locked


def bgr_from(array: Any, form: str, size: tuple[int, int]) -> Image:
    """Return a picture as BGR, without the padding at the ends of its rows.

    Parameters
    ----------
    array : ndarray, uint8
        Of shape (H, W, 3 or 4), (3 H / 2, W) for the planar YUV forms, (H, W, 2) for
        the packed ones; W with or without padding.
    form
        picamera2's name of the format; its 'RGB888' lies in memory as B, G, R.
    size
        Width and height.

    Returns
    -------
    ndarray of shape (H, W, 3), uint8, BGR

    Raises
    ------
    CameraLostError
        If the format is not known.
    """
    if form == "RGB888":
        image = array
    elif form in _CONVERSIONS:
        image = cv2.cvtColor(array, _CONVERSIONS[form])
    else:
        raise CameraLostError(
            f"the camera gives {form}; expected RGB888 or {', '.join(_CONVERSIONS)}"
        )
    width, height = size
    return np.ascontiguousarray(image[:height, :width], dtype=np.uint8)

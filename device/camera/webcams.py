"""USB cameras and video streams, as OpenCV opens them."""

from pathlib import Path

import cv2
import numpy as np

from calibration.common.arrays import Image
from device.camera.metering import Metering, MeteringAct
from device.camera_address import CameraAddress
from device.ports import CameraLostError, Clock, HardwareMissingError
from device.untrusted.pictures import MOST_STREAMED_PX
from rules.core.facts import Sentence
from words.keys import Key

FRAME_SIZE = (1280, 720)
_STREAM_MS = 4500
_MANUAL, _BY_ITSELF = 1.0, 3.0
"""What V4L2 calls exposure by hand, and by the camera as far as its aperture goes."""

_LOST = Sentence(Key("camera-lost-usb-camera-gives"))
_ENDED = Sentence(Key("camera-ended"))
_NO_STREAM = Key("camera-no-stream")
_NO_CAMERA = Key("camera-no-camera")
_NOT_OPENED = Key("camera-not-opened")


class VideoStream:
    """A stream that OpenCV's FFMPEG reads, by its address.

    Raises
    ------
    HardwareMissingError
        If nothing answers there, or its pictures have too many pixels.

    Notes
    -----
    The size is known when the stream is opened, before a picture is asked for. Where
    it changes later OpenCV scales the pictures to the first size; FFmpeg itself unpacks
    none of more than 2**31 bits.
    """

    def __init__(self, address: str) -> None:
        address = CameraAddress(address)
        waits = (cv2.CAP_PROP_OPEN_TIMEOUT_MSEC, cv2.CAP_PROP_READ_TIMEOUT_MSEC)
        self._capture = cv2.VideoCapture(
            address.revealed(),
            cv2.CAP_FFMPEG,
            [word for wait in waits for word in (wait, _STREAM_MS)],
        )
        wide, high = (
            int(self._capture.get(side))
            for side in (cv2.CAP_PROP_FRAME_WIDTH, cv2.CAP_PROP_FRAME_HEIGHT)
        )
        if not self._capture.isOpened() or wide * high <= 0:
            raise HardwareMissingError(Sentence(_NO_STREAM, {"address": str(address)}))
        if wide * high > MOST_STREAMED_PX:
            self.close()
            raise HardwareMissingError(
                f"{address} sends pictures of {wide} x {high} pixels, which is too "
                f"many: set that camera to at most {MOST_STREAMED_PX // 1_000_000} "
                "million"
            )

    def grab(self) -> None:
        """Wait for the next frame."""
        if not self._capture.grab():
            raise CameraLostError(_ENDED)

    def picture(self) -> Image | None:
        """Return the frame that is held."""
        read, image = self._capture.retrieve()
        return np.asarray(image, dtype=np.uint8) if read else None

    def close(self) -> None:
        """Close the stream."""
        self._capture.release()


class V4l2Camera:
    """A USB camera; its light and focus are locked where its driver allows.

    Parameters
    ----------
    device
        Its path.
    clock
        Times the metering.
    capture
        The device as OpenCV opens it; None: to be opened here.

    Raises
    ------
    HardwareMissingError
        If there is no such device, or it is no camera.
    """

    def __init__(
        self, device: str, clock: Clock, capture: cv2.VideoCapture | None = None
    ) -> None:
        self._capture = _open(device) if capture is None else capture
        self._clock, self._metering = clock, Metering()
        self._try(cv2.CAP_PROP_FOURCC, float(cv2.VideoWriter.fourcc(*"MJPG")))
        self._try(cv2.CAP_PROP_FRAME_WIDTH, FRAME_SIZE[0])
        self._try(cv2.CAP_PROP_FRAME_HEIGHT, FRAME_SIZE[1])
        self._try(cv2.CAP_PROP_BUFFERSIZE, 1)
        self._measure()

    def grab(self) -> None:
        """Wait for the next frame."""
        if not self._capture.grab():
            raise CameraLostError(_LOST)

    def picture(self) -> Image | None:
        """Return the frame that is held, and adjust the light."""
        read, retrieved = self._capture.retrieve()
        if not read:
            return None
        image = np.asarray(retrieved, dtype=np.uint8)
        match self._metering.observe(image, self._clock.now_s()):
            case MeteringAct.HOLD:
                self._keep_measured()
            case MeteringAct.MEASURE:
                self._measure()
            case None:
                pass
        return image

    def close(self) -> None:
        """Release the device."""
        self._capture.release()

    def _measure(self) -> None:
        self._try(cv2.CAP_PROP_AUTO_EXPOSURE, _BY_ITSELF)
        self._try(cv2.CAP_PROP_AUTO_WB, 1)

    def _keep_measured(self) -> None:
        """Fix exposure, colours and focus where they were measured."""
        for automatic, off, value in (
            (cv2.CAP_PROP_AUTO_EXPOSURE, _MANUAL, cv2.CAP_PROP_EXPOSURE),
            (cv2.CAP_PROP_AUTO_WB, 0, cv2.CAP_PROP_WB_TEMPERATURE),
            (cv2.CAP_PROP_AUTOFOCUS, 0, cv2.CAP_PROP_FOCUS),
        ):
            measured = self._capture.get(value)
            if self._try(automatic, off) and measured > 0:
                self._try(value, measured)

    def _try(self, key: int, value: float) -> bool:
        """Set a control that the driver may lack; return True if it was set."""
        return bool(self._capture.set(key, value))


def _open(device: str) -> cv2.VideoCapture:
    if not Path(device).exists():
        there = sorted(str(path) for path in Path("/dev").glob("video*"))
        facts = {
            "device": repr(device),
            "there": ", ".join(there) or Sentence(Key("camera-there")),
        }
        raise HardwareMissingError(Sentence(_NO_CAMERA, facts))
    capture = cv2.VideoCapture(device, cv2.CAP_V4L2)
    if not capture.isOpened():
        raise HardwareMissingError(Sentence(_NOT_OPENED, {"device": device}))
    return capture

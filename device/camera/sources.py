"""Finite sources of frames, and the table of all sources by their text."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import cv2
import numpy as np

from calibration.common.arrays import Image
from device.camera.cameras import WATCHDOG_S, LiveCamera, LiveSource
from device.camera.mjpeg import (
    MjpegCamera,
    OtherStreamError,
    PictureCamera,
    SinglePictureError,
)
from device.camera.phone import PHONE
from device.camera.picamera import PicameraSource
from device.camera.webcams import V4l2Camera, VideoStream
from device.camera_address import FORMS, CameraAddress
from device.ports import Clock, Frame, FrameSource, SourceError
from device.simulated.simulator import SimulatedTable
from device.system_errors import told
from device.untrusted.pictures import MOST_PX, decoded_file
from rules.core.game import Game

FRAMES_PER_S = 10
PICTURES = frozenset(
    {".jpg", ".jpeg", ".png", ".bmp", ".webp", ".avif", ".tif", ".tiff", ".heic"}
)


def open_source(
    text: str,
    hold_s: float,
    clock: Clock,
    played: Mapping[str, Game] = MappingProxyType({}),
    *,
    watchdog_s: float = WATCHDOG_S,
) -> FrameSource:
    """Return the source that a ``--source`` names.

    Parameters
    ----------
    text
        One of ``FORMS``.
    hold_s
        How long each picture of a folder is shown.
    clock
        Times the frames of live sources.
    played
        By their ids, games that a simulated table plays as they are set here.
    watchdog_s
        A live camera without a fresh frame for so long is lost.

    Raises
    ------
    SourceError
        If there is nothing of that name, or nothing in it.
    HardwareMissingError
        If the camera is not there.
    UnknownGameError
        If a game to be simulated is not known.
    """
    text = CameraAddress(text)
    kind, _, rest = text.partition(":")
    if text == "picamera2":
        return PicameraSource(clock, watchdog_s=watchdog_s)
    if text == PHONE:
        raise SourceError("a phone lends its camera by the page: mwamuzi serve")
    if kind == "v4l2":
        return LiveSource(lambda: V4l2Camera(rest, clock), clock, watchdog_s=watchdog_s)
    if kind in ("http", "https"):
        return LiveSource(lambda: open_address(text), clock, watchdog_s=watchdog_s)
    if kind == "sim" and not rest:
        raise SourceError(
            "sim alone plays no game here: write sim:GAME, as in sim:achi"
        )
    if kind == "sim":
        return SimulatedTable.of(rest, played)
    path = Path(text)
    if path.is_dir():
        return FolderSource(path, hold_s)
    if path.is_file():
        return VideoSource(path)
    raise SourceError(f"no source called {str(text)!r}; expected {FORMS}")


def open_address(address: str) -> LiveCamera:
    """Return the camera that sends pictures, one or many, or a video at an address.

    Raises
    ------
    HardwareMissingError
        If nothing answers there.
    """
    try:
        return MjpegCamera(address)
    except SinglePictureError:
        return PictureCamera(address)
    except OtherStreamError:
        return VideoStream(address)


def read_picture(path: Path) -> Image:
    """Return a picture file.

    Returns
    -------
    ndarray of shape (H, W, 3), uint8, BGR

    Raises
    ------
    SourceError
        If it is no picture.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise SourceError(f"cannot read {told(error)}") from error
    try:
        return decoded_file(content)
    except SourceError as error:
        raise SourceError(f"{path} {error}") from error


class FolderSource:
    """A folder of pictures in name order, each held for a while.

    Parameters
    ----------
    folder
        Files that are no pictures are passed over.
    hold_s
        Duration of each picture in seconds, at ten frames a second.

    Raises
    ------
    SourceError
        If it holds no picture.
    """

    live = False

    def __init__(self, folder: Path, hold_s: float) -> None:
        if hold_s <= 0:
            raise SourceError(f"pictures held for {hold_s} s: must be more than 0")
        self._held = max(1, round(hold_s * FRAMES_PER_S))
        self._pictures = sorted(
            path for path in folder.iterdir() if path.suffix.lower() in PICTURES
        )
        if not self._pictures:
            kinds = ", ".join(sorted(PICTURES))
            raise SourceError(f"the folder {folder} holds no pictures ({kinds})")

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield each picture as often as it is held; decode it once."""
        for number, path in enumerate(self._pictures):
            image: Image | None = None
            for index in range(number * self._held, (number + 1) * self._held):
                if wanted is None or wanted(index):
                    if image is None:
                        image = read_picture(path)
                    yield Frame(image, index / FRAMES_PER_S, index)

    def close(self) -> None:
        """Do nothing: no file stays open."""


class VideoSource:
    """A video file with its own times."""

    live = False

    def __init__(self, path: Path) -> None:
        self._path = path
        if path.suffix.lower() in PICTURES:
            raise SourceError(
                f"{path} is a single picture; expected a folder of pictures "
                "(for one picture: mwamuzi read)"
            )

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield the frames as fast as they can be decoded."""
        video = cv2.VideoCapture(str(self._path))
        size = [
            video.get(k) for k in (cv2.CAP_PROP_FRAME_WIDTH, cv2.CAP_PROP_FRAME_HEIGHT)
        ]
        try:
            if size[0] * size[1] > MOST_PX:
                raise SourceError(f"{self._path}: its pictures have too many pixels")
            rate = video.get(cv2.CAP_PROP_FPS)
            step_s = 1 / rate if rate > 0 else 1 / FRAMES_PER_S
            index, time_s = 0, -step_s
            while video.grab():
                stamp_s = video.get(cv2.CAP_PROP_POS_MSEC) / 1000
                time_s = stamp_s if stamp_s > time_s else time_s + step_s
                if wanted is None or wanted(index):
                    read, image = video.retrieve()
                    if read:
                        picture = np.asarray(image, dtype=np.uint8)
                        yield Frame(picture, time_s, index)
                index += 1
        finally:
            video.release()
        if index == 0:
            raise SourceError(
                f"{self._path} is no video that can be read; expected {FORMS}"
            )

    def close(self) -> None:
        """Do nothing: the file is closed after its last frame."""

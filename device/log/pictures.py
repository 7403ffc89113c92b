"""Evidence: camera pictures beside the log, before and after everything that happened.

The pictures of ``games/NAME.jsonl`` lie in the folder ``games/NAME.pictures``. Their
names follow from a record of the log by its frame number: ``FRAME.jpg`` shows the board
when the record was written, ``FRAME-before.jpg`` how it stood before, and ``start.jpg``
how it stood before the first turn. The log does not name them, for they may be gone:
when all pictures take more room than they may, those of the oldest games are removed.
Logs never are.
"""

import contextlib
import json
import logging
import os
import queue
import shutil
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import cv2
import numpy as np

from calibration.common.arrays import Image
from calibration.common.view import View
from device.event_bus import Subscriber
from device.log.gamelog import GameLog
from device.log.lines import (
    CorrectionRecord,
    Fields,
    IllegalRecord,
    QuestionRecord,
    Record,
    ResultRecord,
    TakenBackRecord,
    TurnRecord,
)
from device.log.replay import standing
from device.ports import Frame
from vision.common.reading import Reading
from vision.kinds import sight_of

log = logging.getLogger(__name__)

MOST_WIDE_PX = 960
ENDING = ".pictures"

_RULED = (IllegalRecord, QuestionRecord, CorrectionRecord, TakenBackRecord)
_PICTURED: Mapping[str, tuple[type[Record], ...]] = MappingProxyType(
    {"all": (TurnRecord, *_RULED, ResultRecord), "rulings": _RULED, "none": ()}
)
"""The records that have pictures, by what is to be kept."""

_START = "start"
_QUALITY = 80
_MARGIN = 0.3  # of the board's own size: what lies beside it, and hands
_MOST_WAITING = 8
_TIDY_EVERY = 20
_COMMENT = b"\xff\xfe"
"""What begins a comment in a JPEG. Source: ITU-T T.81, B.2.4.5."""

_Work = tuple[str, str | None, Image, View]
"""A picture's name, that of the picture before it, the picture, where its board is."""


def folder_of(log_path: Path) -> Path:
    """Return the folder that holds the pictures of a log."""
    return log_path.with_name(log_path.stem + ENDING)


def picture_of(log_path: Path, record: Record) -> Path | None:
    """Return the picture of a log's record, None if there is none."""
    return _there(folder_of(log_path) / f"{record.plain.get('frame')}.jpg")


def before_of(log_path: Path, record: Record) -> Path | None:
    """Return the picture of the board before a record, None if there is none."""
    return _there(folder_of(log_path) / f"{record.plain.get('frame')}-before.jpg")


def _there(path: Path) -> Path | None:
    return path if path.is_file() else None


def as_jpeg(image: Image, most_wide_px: int, quality: int = _QUALITY) -> bytes:
    """Return a picture as JPEG, scaled down to a greatest width.

    Parameters
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
    """
    high, wide = image.shape[:2]
    if wide > most_wide_px:
        size = (most_wide_px, max(1, round(high * most_wide_px / wide)))
        image = np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA))
    done, content = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])
    assert done  # a picture of bytes is always a JPEG
    return content.tobytes()


def around_board(image: Image, view: View) -> Image:
    """Return the part of a picture that shows the board and what is near it.

    Parameters
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
    view
        Where the board is in it.

    Returns
    -------
    ndarray of shape (H', W', 3), uint8, BGR
        The whole picture where the board is not in it.
    """
    left, top, right, bottom = _box_of(view)
    part = image[top:bottom, left:right]
    return part if part.size else image


def _box_of(view: View) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of the board and what is near it, px."""
    places = np.array(list(view.px_at_height().values()))
    low, high = places.min(axis=0), places.max(axis=0)
    margin = _MARGIN * float(max(high - low))
    left, top = np.maximum(np.floor(low - margin), 0).astype(int)
    right, bottom = np.maximum(np.ceil(high + margin) + 1, 0).astype(int)
    return int(left), int(top), int(right), int(bottom)


def with_places(jpeg: bytes, image: Image, view: View) -> bytes:
    """Return a JPEG of ``around_board`` with the sites' pixels in its metadata.

    Its comment is JSON: ``size`` in pixels, and of each of the ``sites`` x, y and
    the radius of a ring about it. So a picture is cropped and ringed wherever it is
    shown, and itself stays what the camera saw.

    Parameters
    ----------
    jpeg
        The part of the picture, made smaller perhaps.
    image : ndarray of shape (H, W, 3), uint8, BGR
        The same part as it was.
    """
    high, wide = image.shape[:2]
    scale = min(1.0, MOST_WIDE_PX / wide)
    left, top, right, bottom = _box_of(view)
    if right - left < wide or bottom - top < high:
        return jpeg  # the board is not in it
    reach_mm = sight_of(view.board).ring_mm(view)
    here = np.array([view.sites_mm[name] for name in view.board.names])
    px = view.px_on_board(np.stack([here, here + np.array([reach_mm, 0.0])]))
    radii = np.hypot(*(px[1] - px[0]).T) * scale
    sites = {
        name: [round(float(x)), round(float(y)), round(float(radius))]
        for name, (x, y), radius in zip(
            view.board.names, (px[0] - (left, top)) * scale, radii, strict=True
        )
    }
    size = [round(wide * scale), round(high * scale)]
    told = json.dumps({"size": size, "sites": sites}, separators=(",", ":")).encode()
    length = (len(told) + 2).to_bytes(2, "big")
    return jpeg[:2] + _COMMENT + length + told + jpeg[2:]


def stood_before(records: Sequence[Fields]) -> str:
    """Return the name of the picture of the board as the last records left it.

    It is that of the last turn that stands, or of the start.
    """
    turns = standing(records).turns
    return str(turns[-1].told.plain.get("frame")) if turns else _START


class PictureKeeper(Subscriber):
    """Subscriber that stores pictures of every turn, ruling and question.

    Parameters
    ----------
    game_log
        The game log; the pictures lie beside it.
    keep_mb
        All pictures in the log's folder may take so much room; 0: none are kept.
    waits
        Whether a slow disk is waited for, as where a film is read as fast as it can
        be. Else pictures are left out: a live game does not wait.
    which
        'all', 'rulings' or 'none'.

    Notes
    -----
    The disk is written by a thread of its own.
    """

    def __init__(
        self,
        game_log: GameLog,
        keep_mb: int,
        *,
        waits: bool = False,
        which: str = "all",
    ) -> None:
        self._log = game_log
        self._kept = _PictureFolder(folder_of(game_log.path), keep_mb * 1_000_000)
        self._pictured = _PICTURED[which]
        self._keeps, self._waits = keep_mb > 0 and bool(self._pictured), waits
        self._seen = len(game_log.records)
        self._begun = stood_before(game_log.records) != _START
        self._work: queue.Queue[_Work | None] = queue.Queue(_MOST_WAITING)
        self._thread = threading.Thread(target=self._run, name="pictures", daemon=True)
        self._thread.start()

    def on_frame(self, frame: Frame, reading: Reading) -> None:
        """Store the frame if a line was logged since the last one."""
        records, seen = self._log.records, self._seen
        self._seen = len(records)
        if not self._keeps:
            return
        new = [r for r in records[seen:] if isinstance(r, self._pictured)]
        clear = reading.trouble is None and not reading.evidence.hidden
        if not self._begun and clear and not new:
            self._put(_START, None, frame, reading)
            self._begun = True
        for name in dict.fromkeys(str(record.frame) for record in new):
            self._put(name, stood_before(records[:seen]), frame, reading)
            self._begun = True

    def close(self) -> None:
        """Write pending pictures; idempotent."""
        if self._thread.is_alive():
            self._work.put(None)
            self._thread.join()

    def _put(
        self, name: str, before: str | None, frame: Frame, reading: Reading
    ) -> None:
        work = (name, before, around_board(frame.image, reading.view), reading.view)
        if self._waits:
            self._work.put(work)
            return
        with contextlib.suppress(queue.Full):
            self._work.put_nowait(work)

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            self._kept.follow(folder_of(self._log.path))
            self._kept.put(*work)
        self._kept.follow(folder_of(self._log.path))


class _PictureFolder:
    """Folder of a game's pictures, bounded by deleting those of the oldest games."""

    def __init__(self, folder: Path, keep_bytes: int) -> None:
        self._folder, self._keep_bytes = folder, keep_bytes
        self._written, self._failed = 0, False

    def follow(self, folder: Path) -> None:
        """Go along with a log that was written anew: its pictures are beside it."""
        if folder != self._folder:
            with contextlib.suppress(OSError):
                self._folder.rename(folder)
            self._folder = folder

    def put(self, name: str, before: str | None, image: Image, view: View) -> None:
        """Write a picture; a full disk is reported once."""
        try:
            self._folder.mkdir(exist_ok=True)
            _link(self._folder / f"{before}.jpg", self._folder / f"{name}-before.jpg")
            jpeg = with_places(as_jpeg(image, MOST_WIDE_PX), image, view)
            (self._folder / f"{name}.jpg").write_bytes(jpeg)
            if self._written % _TIDY_EVERY == 0:
                tidy(self._folder, self._keep_bytes)
            self._written += 1
            self._failed = False
        except OSError as error:
            if not self._failed:
                log.warning("no picture is kept: %s", error)
            self._failed = True


def _link(there: Path, path: Path) -> None:
    """Give a picture a second name, if it is there: that takes no room."""
    if not there.is_file() or path.exists():
        return
    try:
        os.link(there, path)
    except OSError:  # a file system without links
        shutil.copyfile(there, path)


def tidy(folder: Path, keep_bytes: int) -> None:
    """Remove the pictures of the oldest games until the rest fits.

    Parameters
    ----------
    folder
        The pictures of the game that is played: they go last, the first ones first.
    keep_bytes
        How much the pictures of all games beside it may take.
    """
    others = [path for path in folder.parent.glob(f"*{ENDING}") if path != folder]
    others.sort(key=lambda path: path.stat().st_mtime)
    rooms = {path: _room(path) for path in [*others, folder]}
    too_much = sum(rooms.values()) - keep_bytes
    for path in others:
        if too_much <= 0:
            return
        shutil.rmtree(path, ignore_errors=True)
        too_much -= rooms[path]
    for picture in sorted(folder.glob("*.jpg"), key=lambda path: path.stat().st_mtime):
        if too_much <= 0:
            return
        status = picture.stat()
        too_much -= status.st_size if status.st_nlink == 1 else 0
        picture.unlink()


def _room(folder: Path) -> int:
    """Return the size of a folder's pictures in bytes; hard links count once."""
    found = {s.st_ino: s.st_size for s in (p.stat() for p in folder.glob("*.jpg"))}
    return sum(found.values())

"""Preview while the camera is aimed: picture, advice, board search."""

import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

from calibration.common.arrays import Image
from calibration.common.errors import BoardNotFoundError
from calibration.common.view import View
from calibration.find import South
from calibration.measured import Measured, measured
from device.ports import Frame
from device.voice.sentences import in_all_languages, plain
from device.web.aim import CHECKING, AimPart, advice
from device.web.calibrating import (
    NOTHING_KNOWN,
    Point,
    corners_of,
    find_board_in,
    fit_plain,
)
from device.web.camera import CameraPicture
from device.web.chosen import Chosen
from device.web.error_responses import failure
from device.web.hub import Hub
from rules.core.facts import Sentence, verbatim
from vision.follow import Follower
from vision.overlay import draw_view
from webkit.unhandled import logged
from words.keys import Key

_ADVISE_EVERY_S = 0.5
_LOOK_EVERY_S = 2.0
_MEASURE_EVERY_S = 10.0  # a known board
_TELL_EVERY_S = 0.25

_TROUBLES: Mapping[str, Sentence] = {
    "bumped": Sentence(Key("web-bumped")),
    "dark": Sentence(Key("web-dark")),
    "glare": Sentence(Key("web-glare")),
    "blurred": Sentence(Key("web-blurred")),
}
_MOVED = AimPart(0.0, False, "moved", _TROUBLES["bumped"])
_IN_PLACE = Sentence(Key("web-in-place"))
_THERE = Sentence(Key("web-there"))


class _ClosingError(Exception):
    """Error raised to end a search for the board when the table is closed."""


_Seen = TypeVar("_Seen")
Ask = Callable[[Callable[[], str]], "Future[str]"]


class Preview:
    """Preview of frames before a game, with board search.

    Parameters
    ----------
    hub, picture
        Where all is shown.
    ask
        Has something done by the table's own thread.
    """

    def __init__(self, hub: Hub, picture: CameraPicture, ask: Ask) -> None:
        self._hub, self._picture, self._ask = hub, picture, ask
        self._one_at_a_time = threading.Lock()
        self._closing = threading.Event()
        self._threads: set[threading.Thread] = set()
        self._chosen: Chosen | None = None
        self._follower: Follower | None = None
        self._board = self._measured = CHECKING
        self._advised_s = self._looked_s = self._told_s = 0.0
        self._looking: Future[Any] | None = None
        self._corners: list[Point] | None = None  # where they may be, if that is known
        self._looked_at: Image | None = None
        self._lies: tuple[Image, View] | None = None
        self._drawn: Callable[[Image], Image] | None = None

    def close(self) -> None:
        """End all looking for boards, and wait until it has ended."""
        self._closing.set()
        for thread in list(self._threads):
            thread.join()

    def begin(self, chosen: Chosen) -> None:
        """Show frames for what was chosen from now on."""
        self._chosen = chosen
        self._board = self._measured = CHECKING
        self._corners = None
        self._follower = Follower(chosen.found.view) if chosen.found else None
        self._drawn = _drawn(chosen.found.view) if chosen.found else None
        self._looked_at = None
        self._advised_s = self._looked_s = 0.0

    def show(self, frame: Frame) -> None:
        """Show a frame, and now and then what to do about it."""
        chosen = self._chosen
        assert chosen is not None
        view = chosen.found.view if chosen.found else None
        self._picture.show(frame.image, self._drawn)
        now_s = time.monotonic()
        if now_s - self._advised_s < _ADVISE_EVERY_S:
            return
        self._advised_s = now_s
        high, wide = frame.image.shape[:2]
        camera = {
            "ok": True,
            "width": wide,
            "height": high,
            "lost": False,
            "frame": frame.index,
            "ended": False,
        }
        self._hub.update({"camera": camera})
        may_look = (
            (self._looking is None or self._looking.done())
            and now_s - self._looked_s > (_MEASURE_EVERY_S if view else _LOOK_EVERY_S)
            and frame.image is not self._looked_at  # a film waits with one picture
        )
        if view is not None:
            trouble = self._trouble(view, frame.image)
            self._board = trouble or self._measured
            if may_look and trouble is None:
                self._measure(frame.image, chosen, view)
        elif may_look:
            self._search_board(frame.image, chosen)
        aim = advice(frame.image, self._board)
        self._hub.update({"aim": {**aim, "corners": self._corners}})

    def _trouble(self, view: View, image: Image) -> AimPart | None:
        """Return advice on a calibrated board that is out of place, or None."""
        high, wide = image.shape[:2]
        if view.camera.image_size != (wide, high) or self._follower is None:
            return _MOVED
        trouble = self._follower.follow(image)
        if trouble is None:
            return None
        code = "moved" if trouble.value == "bumped" else trouble.value
        unnamed = verbatim(trouble.value)
        return AimPart(0.2, False, code, _TROUBLES.get(trouble.value, unnamed))

    def _measure(self, image: Image, chosen: Chosen, view: View) -> None:
        """Measure a known board on today's picture, in another thread."""
        self._looked_at = image

        def take(work: Future[Measured]) -> None:
            self._looked_s = time.monotonic()
            try:
                today = work.result()
            except Exception as error:  # noqa: BLE001 - it is logged
                logged("measuring the board failed", error)
                return
            if self._chosen is chosen:
                self._show_measured(today)

        self._looking = self._in_thread(lambda: measured(image, view), take)

    def _show_measured(self, today: Measured) -> None:
        sure = today.confidence
        self._measured = (
            _MOVED if today.beside else AimPart(sure, True, "good", _IN_PLACE)
        )
        fits = fit_plain(sure, today.rms_px)
        self._hub.update({"calibration": {**self._hub["calibration"], **fits}})

    # -- looking for the board -------------------------------------------------------

    def _search_board(self, image: Image, chosen: Chosen) -> None:
        """Search the picture for the board in another thread."""
        self._looked_at = image

        def find() -> View:
            view = find_board_in(
                image,
                chosen.board,
                south=South.BOTTOM,
                corners=None,
                progress=lambda _part, _what: self._stop_if_closing(),
            )
            self._lies = image, view
            return view

        self._looking = self._in_thread(find, self._take_search)

    def _take_search(self, found: Future[View]) -> None:
        self._looked_s = time.monotonic()
        try:
            try:
                view = found.result()
            except BoardNotFoundError as error:
                self._board = AimPart(error.confidence, False, "no_board", error.why)
                self._corners = corners_of(error.best) if error.best else self._corners
            else:
                self._board = AimPart(view.confidence, True, "good", _THERE)
                self._corners = corners_of(view)
        except _ClosingError:
            pass
        except Exception as error:  # noqa: BLE001 - it is logged, and reported
            told = failure(logged("looking for the board failed", error))
            self._board = AimPart(0.0, False, "no_board", told)

    def calibrate(
        self,
        image: Image,
        chosen: Chosen,
        *,
        south: South,
        corners: Sequence[Point] | None,
        found: Callable[[View], None],
    ) -> None:
        """Find the board; ``found`` is then called on the table's own thread."""
        known = {
            **NOTHING_KNOWN,
            "board": chosen.board.id,
            "south": south.value,
            "by_hand": corners is not None,
            "corners": corners,
        }
        self._hub.update({"calibration": {**known, "busy": True, "progress": 0.0}})

        def progress(part: float, what: str) -> None:
            self._stop_if_closing()
            now_s = time.monotonic()
            if now_s - self._told_s > _TELL_EVERY_S:
                self._told_s = now_s
                going = {"busy": True, "progress": round(part, 2), "doing": what}
                self._hub.update({"calibration": {**known, **going}})

        def done(work: Future[View]) -> None:
            self._ask(lambda: self._ended(work, known, found))

        def find() -> View:
            if corners is None and south is South.BOTTOM and self._lies is not None:
                picture, view = self._lies
                if picture is image and view.board == chosen.board:
                    return view  # that it is there was seen while the camera was aimed
            return find_board_in(
                image, chosen.board, south=south, corners=corners, progress=progress
            )

        self._in_thread(find, done)

    def _in_thread(
        self, find: Callable[[], _Seen], done: Callable[[Future[_Seen]], None]
    ) -> Future[_Seen]:
        """Have another thread look at a picture; only one looks at a time."""
        work: Future[_Seen] = Future()
        work.add_done_callback(done)

        def run() -> None:
            with self._one_at_a_time:
                try:
                    work.set_result(find())
                except Exception as error:  # noqa: BLE001 - the receiver of the result gets it
                    work.set_exception(error)
            self._threads.discard(thread)

        thread = threading.Thread(target=run, name="calibrate", daemon=True)
        self._threads.add(thread)
        thread.start()
        return work

    def _stop_if_closing(self) -> None:
        if self._closing.is_set():
            raise _ClosingError

    def _ended(
        self,
        work: Future[View],
        known: Mapping[str, Any],
        found: Callable[[View], None],
    ) -> str:
        """Show the result of a search; a failure ends the waiting, too."""
        try:
            return self._show_outcome(work, known, found)
        except Exception as error:  # noqa: BLE001 - it is logged, and reported
            told = failure(logged("the board found cannot be shown", error))
            refused = {"refused": in_all_languages(told), "confidence": 0.0}
            self._hub.update({"calibration": {**known, **refused}})
            return str(told)

    def _show_outcome(
        self,
        work: Future[View],
        known: Mapping[str, Any],
        found: Callable[[View], None],
    ) -> str:
        try:
            view = work.result()
        except _ClosingError:
            return ""
        except (BoardNotFoundError, ValueError) as error:
            return self._refuse(error, known)
        try:
            found(view)
        except BoardNotFoundError as error:
            return self._refuse(error, known)
        return "The board is found."

    def _refuse(
        self, error: BoardNotFoundError | ValueError, known: Mapping[str, Any]
    ) -> str:
        sure, told, best = 0.0, plain(str(error)), None
        if isinstance(error, BoardNotFoundError):
            sure, told, best = error.confidence, in_all_languages(error.why), error.best
        refused = {"refused": told, "confidence": sure}
        if best is not None and known["corners"] is None:
            refused["corners"] = corners_of(best)
        self._hub.update({"calibration": {**known, **refused}})
        return str(error)


def _drawn(view: View) -> Callable[[Image], Image]:
    def drawn(image: Image) -> Image:
        high, wide = image.shape[:2]
        return (
            draw_view(image, view) if view.camera.image_size == (wide, high) else image
        )

    return drawn

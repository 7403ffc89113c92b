"""A board that lies elsewhere is sought anew, beside the loop where time presses."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from threading import Thread

import numpy as np
from numpy.typing import NDArray

from calibration.anew import Anew, find_by_drawing, find_by_surface, settled, turned
from calibration.common.arrays import Image
from calibration.common.verdict import CONFIDENT
from calibration.common.view import View
from calibration.find import South
from device.game.troubles import StillPicture
from device.ports import SourceError
from device.vision_ports import BoardReader
from device.words.remarks import NOT_FOUND, WHICH_WAY, Remark
from rules.boards.quarter_turns import quarter_turns
from rules.core.events import TroubleKind
from rules.core.evidence import Evidence
from rules.referee.referee import Referee
from rules.referee.way_round import WaysRound

log = logging.getLogger(__name__)

_STILL_S = 0.3  # a board that is being moved is not sought
_LASTS_S = 1.0  # a hand may hide the board for a moment: the longer search waits
_AGAIN_S = 5.0  # a picture that stays is not searched again so soon
_NEAR = 0.25  # of the spacing: a board found so near lies where it lay
_HIDDEN_PART = 0.4  # of the sites: where more are, what stands there tells nothing
_SEEN_ELSEWHERE = frozenset(
    {TroubleKind.BUMPED, TroubleKind.BLURRED, TroubleKind.HIDDEN, TroubleKind.GLARE}
)

_EDGES = (South.RIGHT, South.BOTTOM, South.LEFT, South.TOP)
"""By quarters clockwise in the picture."""

_Step = Callable[[], Anew | None]


class _Search:
    """The search of one picture: by the board's grain at once, then by its drawing.

    Parameters
    ----------
    image
        The picture.
    reader
        Knows where the board was, and what it looked like.
    now_s
        When the picture was taken.
    """

    def __init__(self, image: Image, reader: BoardReader, now_s: float) -> None:
        self.image, self.began_s = image, now_s
        known, seen = reader.known, reader.seen
        self._steps: list[tuple[float, _Step]] = []
        if seen is not None:
            self._steps.append((0.0, lambda: find_by_surface(image, seen, known)))
        self._steps.append((_LASTS_S, lambda: find_by_drawing(image, known)))
        self._found: Anew | None = None
        self._thread: Thread | None = None

    @property
    def busy(self) -> bool:
        """Return whether a step is being taken beside the loop."""
        return self._thread is not None and self._thread.is_alive()

    def step(self, lasts_s: float, *, beside: bool) -> bool:
        """Take the next step, or begin it; return whether there is one by now.

        Parameters
        ----------
        lasts_s
            For how long the board has not been where it was.
        beside
            Whether it is taken beside the loop.
        """
        if not self._steps or lasts_s < self._steps[0][0]:
            return False
        _, step = self._steps.pop(0)
        if beside:
            # no daemon: OpenCV aborts a program that ends while it works
            self._thread = Thread(target=self._take, args=(step,), name="seek")
            self._thread.start()
        else:
            self._take(step)
        return True

    def take_found(self) -> Anew | None:
        """Return what the last step found, once."""
        found, self._found = self._found, None
        return found

    def end(self) -> None:
        """Take no more steps."""
        self._steps = []

    def _take(self, step: _Step) -> None:
        try:
            self._found = step()
        except Exception:
            log.exception("seeking the board failed; the game goes on")


@dataclass(frozen=True, slots=True)
class _Asked:
    """A picture of which nobody can tell which way round the board lies.

    Attributes
    ----------
    image
        The picture.
    ways
        The views of the board, by the edge at which south then is.
    """

    image: Image
    ways: Mapping[South, View]


@dataclass(kw_only=True)
class Seeker:
    """Finds the board of a game where it now lies.

    Attributes
    ----------
    reader, referee
        Who reads the board; who knows what stands on it.
    game_site
        The game's site for each of the table's that it uses.
    in_game
        Tells what was seen on the table as the game sees it.
    tell
        Is given what people have to know.
    beside
        Time presses: a search runs beside the loop.
    each_anew
        Every picture was taken from another place.
    lost
        In such a picture the board was not found.
    elsewhere
        How often the board was found where it had not been.
    """

    reader: BoardReader
    referee: Referee
    game_site: Mapping[str, str]
    in_game: Callable[[Evidence], Evidence]
    tell: Callable[[Remark], None]
    beside: bool = False
    each_anew: bool = False
    lost: bool = False
    elsewhere: int = 0
    _begun: bool = False
    _picture: Image | None = None
    _still: StillPicture = field(default_factory=StillPicture)
    _search: _Search | None = None
    _since_s: float | None = None
    _asked: _Asked | None = None
    _answered: bool = False

    def __post_init__(self) -> None:
        names = self.game_site
        turns = {
            quarters: {
                names[site]: names[there]
                for site, there in turn.items()
                if site in names and there in names
            }
            for quarters, turn in quarter_turns(self.reader.view.board).items()
        }
        self._ways = WaysRound(self.referee.game, self.referee.ledger, turns)

    @property
    def asks_south(self) -> tuple[South, ...]:
        """Return at which edges of the picture south may be; () if it is known."""
        return tuple(self._asked.ways) if self._asked is not None else ()

    def south_is(self, edge: South) -> bool:
        """Read the board with south at this edge; return whether that was asked."""
        asked, self._asked = self._asked, None
        if asked is None or edge not in asked.ways:
            return False
        view = asked.ways[edge]
        self.reader.jump_to(settled(asked.image, view) or view)
        self._since_s, self.lost, self._answered = None, False, True
        self.elsewhere += 1
        return True

    def find(self, image: Image) -> bool:
        """Seek the board in a picture now; return whether it was found."""
        search = _Search(image, self.reader, 0.0)
        while search.step(_LASTS_S, beside=False):
            if self._taken(search, TroubleKind.BUMPED):
                return True
        return False

    def begins_with(self, image: Image) -> bool:
        """Take up the first picture; return whether the board was found anew in it.

        Raises
        ------
        SourceError
            If it is of another size than calibrated, and the board is not found. A
            live camera's board is sought on, once a game is under way.
        """
        if self._begun:
            return False
        self._begun = True
        if self.beside and self.referee.turns_played:
            return False
        calibrated, (height, width) = (
            self.reader.view.camera.image_size,
            image.shape[:2],
        )
        if self.each_anew or (width, height) == calibrated:
            return False
        if self.find(image):
            return True
        raise SourceError(
            f"the frames are {width}x{height} pixels, but the board was calibrated "
            f"at {calibrated[0]}x{calibrated[1]}: calibrate again from this source"
        )

    def find_each(self, image: Image) -> bool:
        """Seek the board in a picture taken from anywhere, once; return as `find`."""
        if not self.each_anew or image is self._picture:
            return False
        self._picture, self._asked = image, None
        self.lost = not self.find(image)
        if self.lost and self._asked is None:
            self.tell(NOT_FOUND)
        return not self.lost

    def seek_again(
        self, image: Image, trouble: TroubleKind | None, now_s: float, *, doubtful: bool
    ) -> bool:
        """Seek a board that is not where it was; return whether it was found, or told.

        Parameters
        ----------
        image
            The newest picture.
        trouble
            Why it could not be read.
        now_s
            The picture's time.
        doubtful
            The board may lie elsewhere, though it was read.
        """
        if self._answered:
            self._answered = False
            return True
        if self.each_anew or not (trouble in _SEEN_ELSEWHERE or doubtful):
            self._since_s, self._asked = None, None
            return False
        if self._since_s is None:
            self._since_s, self._still, self._search = now_s, StillPicture(), None
        still_s = self._still.still_s(image, now_s)
        search = self._search
        if search is None or self._is_over(search, still_s, now_s):
            search = _Search(image, self.reader, now_s) if still_s >= _STILL_S else None
            self._search = search
        lasts_s = now_s - self._since_s
        while search is not None and not search.busy:
            if self._taken(search, trouble):
                self._since_s = None
                self.elsewhere += 1
                return True
            if not search.step(lasts_s, beside=self.beside):
                break
        return False

    def is_turned(self, evidence: Evidence) -> bool:
        """Return whether the board was turned in its place; it is then read so.

        Parameters
        ----------
        evidence
            What was seen on the settled board, as the game sees it.
        """
        quarters = self._ways.turned(evidence)
        if quarters:
            self.reader.jump_to(turned(self.reader.view, quarters))
        return bool(quarters)

    def _is_over(self, search: _Search, still_s: float, now_s: float) -> bool:
        """Return whether another picture has to be searched."""
        ago_s = now_s - search.began_s
        return not search.busy and (still_s < ago_s or ago_s > _AGAIN_S)

    def _taken(self, search: _Search, trouble: TroubleKind | None) -> bool:
        """Return whether the board is read from now on where a search found it."""
        found = search.take_found()
        if found is None or not found.view.is_sound:
            return False
        usual = self._usual(found.view)
        likely = found.view if found.upright else turned(found.view, usual)
        if trouble is not TroubleKind.BUMPED and self._is_near(likely):
            search.end()  # it lies where it lay: something else is amiss
            return False
        evidence = self.in_game(self.reader.look_through(search.image, found.view))
        if len(evidence.hidden) > _HIDDEN_PART * len(self.game_site):
            return False
        way = self._ways.told(evidence, upright=found.upright, usual=usual)
        if way is None:
            known, self._asked = self._asked, _Asked(search.image, _ways(found.view))
            if known is None:
                self.tell(WHICH_WAY)
            return False
        sure = trouble is not None and found.view.confidence >= CONFIDENT
        if not (way.legal or sure):
            return False
        view = found.view
        if way.quarters:
            view = settled(search.image, turned(view, way.quarters)) or view
        self.reader.jump_to(view)
        return True

    def _usual(self, view: View) -> int:
        """Return by how many quarters it is turned if it lies most as it did."""
        before = _eastward(self.reader.view)
        turns = quarter_turns(view.board)
        return max(turns, key=lambda n: float(_eastward(turned(view, n)) @ before))

    def _is_near(self, view: View) -> bool:
        known = self.reader.view
        if view.camera.image_size != known.camera.image_size:
            return False
        here, there = view.px_at_height(), known.px_at_height()
        off = max(np.hypot(*np.subtract(here[n], there[n])) for n in here)
        a, b = view.board.segments[0]
        return bool(off < _NEAR * np.hypot(*np.subtract(here[a], here[b])))


def _ways(view: View) -> Mapping[South, View]:
    """Return the views from which the drawing looks the same, by where south is."""
    ways = {n: turned(view, n) for n in quarter_turns(view.board)}
    angles = {n: _clockwise(_eastward(way)) + 1.0 for n, way in ways.items()}
    first = round(angles[0])
    return {
        _EDGES[(first + round(angle - angles[0])) % 4]: ways[n]
        for n, angle in angles.items()
    }


def _clockwise(way: NDArray[np.float64]) -> float:
    """Return how many quarters clockwise in the picture a way is from rightward."""
    return float(np.degrees(np.arctan2(way[1], way[0])) / 90.0)


def _eastward(view: View) -> NDArray[np.float64]:
    """Return which way in the picture the board's east lies, of length 1."""
    middle, east = view.px_on_board(np.array([[0.0, 0.0], [50.0, 0.0]]))
    way = east - middle
    length = np.linalg.norm(way)
    return np.asarray(way / length)

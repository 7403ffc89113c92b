"""Relocate a board that has moved: a state machine; callers act on its findings."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType

import numpy as np

from calibration.common.arrays import Image
from calibration.common.verdict import CONFIDENT
from calibration.common.view import View
from calibration.find import South
from calibration.relocate import Anew, settled, shifted, turned
from device.game.orientation import by_south, usual_turn
from device.game.searching import LASTS_S, Search
from device.game.site_mapping import AsPlayed
from device.game.troubles import StillPicture
from device.ports import SourceError
from device.vision_ports import BoardReader
from device.words.remarks import MIRRORED, NOT_FOUND, WHICH_WAY, Remark
from rules.boards.quarter_turns import quarter_turns
from rules.boards.reflections import reflections
from rules.boards.shifts import Steps, shifts
from rules.core.events import TroubleKind
from rules.referee.orientation import WaysRound
from rules.referee.referee import Referee

_STILL_S = 0.3  # a board that is being moved is not sought
_AGAIN_S = 5.0  # a picture that stays is not searched again so soon
_NEAR = 0.25  # of the spacing: a board found so near lies where it lay
_HIDDEN_PART = 0.4  # of the sites: where more are hidden, the position is no evidence
_SEEN_ELSEWHERE = frozenset(
    {TroubleKind.BUMPED, TroubleKind.BLURRED, TroubleKind.HIDDEN, TroubleKind.GLARE}
)


class Where(Enum):
    """State of the search for the board."""

    IN_PLACE = "it lies where it was read last"
    AWAY = "it does not: it is sought as soon as the picture is still"
    ASKED = "it was found, and people are asked which way round it lies"
    ANSWERED = "they have told: the next picture is read so"
    LOST = "a picture that was taken from anywhere does not show it"


class SeekSight(Enum):
    """Event of the search, from a picture or from people."""

    READ = "it is read where it lay"
    UNREAD = "it is not, or in doubt"
    FOUND = "it was found where it now lies"
    AMBIGUOUS = "it was found, but nothing tells which way round it lies"
    TOLD = "people tell at which edge of the picture south is"
    MISTOLD = "people tell an edge at which it cannot be"
    NOWHERE = "it is not in the picture"


NEXT: Mapping[tuple[Where, SeekSight], Where] = MappingProxyType(
    {
        (Where.IN_PLACE, SeekSight.READ): Where.IN_PLACE,
        (Where.IN_PLACE, SeekSight.UNREAD): Where.AWAY,
        (Where.IN_PLACE, SeekSight.FOUND): Where.IN_PLACE,
        (Where.IN_PLACE, SeekSight.AMBIGUOUS): Where.ASKED,
        (Where.IN_PLACE, SeekSight.NOWHERE): Where.LOST,
        (Where.AWAY, SeekSight.READ): Where.IN_PLACE,
        (Where.AWAY, SeekSight.UNREAD): Where.AWAY,
        (Where.AWAY, SeekSight.FOUND): Where.IN_PLACE,
        (Where.AWAY, SeekSight.AMBIGUOUS): Where.ASKED,
        (Where.AWAY, SeekSight.NOWHERE): Where.LOST,
        (Where.ASKED, SeekSight.READ): Where.IN_PLACE,
        (Where.ASKED, SeekSight.UNREAD): Where.ASKED,
        (Where.ASKED, SeekSight.FOUND): Where.IN_PLACE,
        (Where.ASKED, SeekSight.AMBIGUOUS): Where.ASKED,
        (Where.ASKED, SeekSight.TOLD): Where.ANSWERED,
        (Where.ASKED, SeekSight.MISTOLD): Where.AWAY,
        (Where.ASKED, SeekSight.NOWHERE): Where.LOST,
        (Where.ANSWERED, SeekSight.FOUND): Where.IN_PLACE,
        (Where.LOST, SeekSight.READ): Where.LOST,
        (Where.LOST, SeekSight.UNREAD): Where.LOST,
        (Where.LOST, SeekSight.FOUND): Where.IN_PLACE,
        (Where.LOST, SeekSight.AMBIGUOUS): Where.ASKED,
        (Where.LOST, SeekSight.NOWHERE): Where.LOST,
    }
)
"""What is known of where the board lies, after what is told of it."""

_OVER = frozenset({SeekSight.READ, SeekSight.FOUND, SeekSight.NOWHERE})
"""After these nothing of a search is remembered."""


@dataclass(frozen=True, slots=True)
class SeekFinding:
    """Result of a step of the search, for the caller to act on.

    Attributes
    ----------
    view
        Where the board is to be read from now on; None: where it was.
    remark
        What people have to know.
    """

    view: View | None = None
    remark: Remark | None = None


NOTHING = SeekFinding()


@dataclass(frozen=True, slots=True, kw_only=True)
class SeekState:
    """Memory of the search between pictures.

    Attributes
    ----------
    where
        What is known of where the board lies.
    since_s
        Since when it is not read there.
    still
        For how long the picture has stayed as it is.
    search
        The search that is under way.
    asked, ways
        A picture whose orientation is ambiguous, and its views by the edge at which
        south then is.
    """

    where: Where = Where.IN_PLACE
    since_s: float | None = None
    still: StillPicture | None = None
    search: Search | None = None
    asked: Image | None = None
    ways: Mapping[South, View] = field(default_factory=dict)

    def after(self, sight: SeekSight) -> "SeekState":
        """Return the state after a finding; obsolete parts are dropped."""
        where = NEXT[self.where, sight]
        if sight in _OVER:
            return AT_REST if where is Where.IN_PLACE else SeekState(where=where)
        return replace(self, where=where)


AT_REST = SeekState()
"""The board lies where it was read last, and is not sought."""


class Seeker:
    """Tracks a game's board, and relocates it after a move.

    Parameters
    ----------
    reader, referee
        Who reads the board; who knows what stands on it.
    as_played
        Maps evidence of the table to the game's sites.
    beside
        Time presses: a search runs beside the loop.

    Attributes
    ----------
    state
        What is known of where the board lies.
    elsewhere
        How often the board was found where it had not been.
    ways
        Decides the orientation from the position.
    mirror_reported
        A mirrored picture was reported, and none that is not has come since.
    """

    def __init__(
        self,
        reader: BoardReader,
        referee: Referee,
        as_played: AsPlayed,
        *,
        beside: bool = False,
    ) -> None:
        self.state = AT_REST
        self.elsewhere = 0
        self._reader, self._referee, self._as_played = reader, referee, as_played
        self._beside = beside
        self._begun = False
        self._picture: Image | None = None
        self.mirror_reported = False
        names = as_played.game_site
        turns = {
            quarters: _in_game(names, turn)
            for quarters, turn in quarter_turns(reader.view.board).items()
        }
        aside = {
            steps: _in_game(names, shift)
            for steps, shift in shifts(reader.view.board).items()
        }
        mirrored = [_in_game(names, each) for each in reflections(reader.view.board)]
        self.ways = WaysRound(referee.game, referee.ledger, turns, aside, mirrored)

    @property
    def asks_south(self) -> tuple[South, ...]:
        """Return the possible south edges of the picture; () if it is known."""
        return tuple(self.state.ways) if self.state.where is Where.ASKED else ()

    def south_is(self, edge: South) -> bool:
        """Set the south edge; return whether it was asked for."""
        asked, ways = self.asks_south, self.state.ways
        if edge in asked:
            self.state = replace(
                self.state.after(SeekSight.TOLD), ways={edge: ways[edge]}
            )
        elif asked:
            self.state = self.state.after(SeekSight.MISTOLD)
        return edge in asked

    def before(self, image: Image, *, each_anew: bool) -> SeekFinding:
        """Return the board's view in a picture that was not read yet.

        Parameters
        ----------
        image
            The picture.
        each_anew
            Every picture was taken from another place.

        Raises
        ------
        SourceError
            If the first one is of another size than calibrated, and the board is not
            found. A live camera's board is sought on, once a game is under way.
        """
        if self.state.where is Where.ANSWERED:
            return self._as_told()
        if each_anew:
            self._begun = True
            return self._anew(image) if image is not self._picture else NOTHING
        if self._begun:
            return NOTHING
        self._begun = True
        return self._first(image)

    def after(
        self, image: Image, trouble: TroubleKind | None, now_s: float, *, doubtful: bool
    ) -> SeekFinding:
        """Return the view of a board that may have moved since it was read.

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
        read = not (trouble in _SEEN_ELSEWHERE or doubtful)
        self.state = self.state.after(SeekSight.READ if read else SeekSight.UNREAD)
        if read:
            return NOTHING
        if self.state.since_s is None:
            self.state = replace(self.state, since_s=now_s, still=StillPicture())
        return self._sought(image, trouble, now_s)

    def turned(self, quarters: int) -> SeekFinding:
        """Return a finding for a board rotated in place."""
        return SeekFinding(turned(self._reader.view, quarters))

    def shifted(self, steps: Steps) -> SeekFinding:
        """Return a finding for a lattice shifted by whole steps."""
        view = self._reader.view
        ends = [*shifts(view.board)[steps].items()]
        here, there = (
            np.array([view.sites_mm[pair[end]] for pair in ends]) for end in (0, 1)
        )
        east, north = map(float, np.median(there - here, axis=0))
        return SeekFinding(shifted(view, east, north))

    def mirrored(self) -> SeekFinding:
        """Return the remark on a mirrored picture, once for each spell of them."""
        said, self.mirror_reported = self.mirror_reported, True
        return NOTHING if said else SeekFinding(remark=MIRRORED)

    # -- seeking -----------------------------------------------------------

    def _as_told(self) -> SeekFinding:
        (view,), image = self.state.ways.values(), self.state.asked
        assert image is not None
        self.state = self.state.after(SeekSight.FOUND)
        self.elsewhere += 1
        return SeekFinding(settled(image, view) or view)

    def _first(self, image: Image) -> SeekFinding:
        """Return a finding for the first picture, if its size is not the view's."""
        if self._beside and self._referee.turns_played:
            return NOTHING
        high, wide = image.shape[:2]
        calibrated = self._reader.view.camera.image_size
        if (wide, high) == calibrated:
            return NOTHING
        finding = self._found_now(image)
        if finding.view is None:
            raise SourceError(
                f"the frames are {wide}x{high} pixels, but the board was calibrated "
                f"at {calibrated[0]}x{calibrated[1]}: calibrate again from this source"
            )
        return finding

    def _anew(self, image: Image) -> SeekFinding:
        """Return a finding for a board that may be anywhere in a picture."""
        self._picture, self.state = image, AT_REST
        finding = self._found_now(image)
        found = finding.view is not None
        self.state = self.state.after(SeekSight.FOUND if found else SeekSight.NOWHERE)
        return SeekFinding(remark=NOT_FOUND) if finding is NOTHING else finding

    def _found_now(self, image: Image) -> SeekFinding:
        """Return a finding for a board in a picture, after a blocking search."""
        search, told = Search(image, self._reader, 0.0), NOTHING
        while search.step(LASTS_S, beside=False):
            finding = self._taken(search, TroubleKind.BUMPED)
            if finding.view is not None:
                return finding
            told = finding if finding.remark is not None else told
        return told

    def _sought(
        self, image: Image, trouble: TroubleKind | None, now_s: float
    ) -> SeekFinding:
        """Return the search's finding so far; it starts once motion has stopped."""
        state = self.state
        assert state.since_s is not None
        assert state.still is not None
        still_s, search = state.still.still_s(image, now_s), state.search
        if search is None or _is_over(search, still_s, now_s):
            search = Search(image, self._reader, now_s) if still_s >= _STILL_S else None
            self.state = replace(state, search=search)
        told = NOTHING
        while search is not None and not search.busy:
            finding = self._taken(search, trouble)
            if finding.view is not None:
                self.state = self.state.after(SeekSight.FOUND)
                self.elsewhere += 1
                return replace(finding, remark=told.remark)
            told = finding if finding.remark is not None else told
            if not search.step(now_s - state.since_s, beside=self._beside):
                break
        return told

    def _taken(self, search: Search, trouble: TroubleKind | None) -> SeekFinding:
        """Return a search's finding: relocated, ambiguous, or none if implausible."""
        found = self._found_elsewhere(search, trouble)
        if found is None:
            return NOTHING
        usual = usual_turn(found.view, self._reader.view)
        evidence = self._as_played(
            self._reader.look_through(search.image, found.view),
            self._referee,
            self._as_played.hands.hands,
        )
        if len(evidence.hidden) > _HIDDEN_PART * len(self._as_played.game_site):
            return NOTHING
        way = self.ways.told(evidence, upright=found.upright, usual=usual)
        if not (way and way.legal) and self.ways.mirrored(evidence):
            return self.mirrored()
        if way is None:
            return self._ambiguous(search.image, found.view)
        sure = trouble is not None and found.view.confidence >= CONFIDENT
        if not (way.legal or sure):
            return NOTHING
        view = turned(found.view, way.quarters)
        if way.quarters:
            view = settled(search.image, view) or view
        return SeekFinding(view)

    def _found_elsewhere(
        self, search: Search, trouble: TroubleKind | None
    ) -> Anew | None:
        """Return a search's result; None if the board has not moved."""
        found, known = search.take_found(), self._reader.view
        if found is None or not found.view.is_sound:
            return None
        likely = found.view
        if not found.upright:
            likely = turned(found.view, usual_turn(found.view, known))
        if trouble is not TroubleKind.BUMPED and _is_near(likely, known):
            search.end()  # something else is amiss
            return None
        return found

    def _ambiguous(self, image: Image, view: View) -> SeekFinding:
        """Ask people for the board's orientation, once."""
        known = self.state.where is Where.ASKED
        state = self.state.after(SeekSight.AMBIGUOUS)
        self.state = replace(state, asked=image, ways=by_south(view))
        return NOTHING if known else SeekFinding(remark=WHICH_WAY)


def _in_game(
    names: Mapping[str, str], there_of: Mapping[str, str]
) -> Mapping[str, str]:
    """Return the site that each site is mapped to, in the game's own names."""
    return {
        names[site]: names[there]
        for site, there in there_of.items()
        if site in names and there in names
    }


def _is_over(search: Search, still_s: float, now_s: float) -> bool:
    """Return True if another picture has to be searched."""
    ago_s = now_s - search.began_s
    return not search.busy and (still_s < ago_s or ago_s > _AGAIN_S)


def _is_near(view: View, known: View) -> bool:
    """Return True if a board lies where it lay."""
    if view.camera.image_size != known.camera.image_size:
        return False
    here, there = view.px_at_height(), known.px_at_height()
    off = max(np.hypot(*np.subtract(here[n], there[n])) for n in here)
    a, b = view.board.segments[0]
    return bool(off < _NEAR * np.hypot(*np.subtract(here[a], here[b])))

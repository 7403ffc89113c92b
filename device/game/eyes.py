"""Vision of a game: a frame goes in, an observation comes out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from calibration.common.arrays import Image
from calibration.find import South
from device.game.learning import Learner
from device.game.seeking import AT_REST, NOTHING, Seeker, SeekFinding, Where
from device.game.site_mapping import AsPlayed
from device.game.troubles import FrozenPicture, TroubleWatch
from device.ports import Frame
from device.vision_ports import BoardReader, BoardSettler
from device.words.remarks import Remark
from rules.core.events import TroubleKind
from rules.core.evidence import Evidence, is_occupied
from rules.core.pieces import Content
from rules.referee.confused_sides import is_read_by_chance
from rules.referee.referee import Referee
from vision.common.reading import Reading

_NONE: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """Observation of a game in one frame.

    Attributes
    ----------
    reading
        What was read, of the board where it now lies.
    trouble
        The trouble that stands; None: the board can be watched.
    settled
        The evidence of a quiet board, on the table's sites; None while it is not.
    shown
        The same as the game sees it; None if the board is not watched.
    strangers
        The sites that the game does not use and on which something stands.
    remarks
        What people have to know of where the board lies.
    """

    reading: Reading
    trouble: TroubleKind | None
    settled: Evidence | None = None
    shown: Evidence | None = None
    strangers: frozenset[str] = _NONE
    remarks: Sequence[Remark] = ()


class Eyes:
    """Tracks and reads the board of one game, and filters the readings over time.

    Parameters
    ----------
    reader, settler
        What a frame passes through.
    referee
        Knows what stands of the game; nothing of it is changed here.
    live
        Frames come from a camera, while time goes on.
    each_anew
        Every picture was taken from another place.

    Attributes
    ----------
    learner
        Lets the reader learn from boards that are sure.
    hands
        Counts the hands over the table.
    """

    def __init__(
        self,
        reader: BoardReader,
        settler: BoardSettler,
        referee: Referee,
        *,
        live: bool = False,
        each_anew: bool = False,
    ) -> None:
        self.reader, self.settler = reader, settler
        self._referee, self._live, self._each_anew = referee, live, each_anew
        self._as_played = AsPlayed(reader, referee.game)
        self.hands = self._as_played.hands
        self._seeker = Seeker(reader, referee, self._as_played, beside=live)
        self.learner = Learner(reader, self._read_anew, referee, self._as_played)
        self._troubles, self._frozen = TroubleWatch(), FrozenPicture()
        self._seen: tuple[Image, Reading] | None = None
        self._remarks: list[Remark] = []
        self._to_learn: Mapping[str, Content] = {}

    # -- what others ask -----------------------------------------------------

    @property
    def asks_south(self) -> Sequence[South]:
        """Return the possible south edges of the picture; empty if it is known."""
        return self._seeker.asks_south

    @property
    def found_elsewhere(self) -> bool:
        """Return True if the board was not always where it had been."""
        return self._seeker.elsewhere > 0

    def south_is(self, edge: South) -> bool:
        """Read the board with south at this edge; return whether that was asked."""
        return self._seeker.south_is(edge)

    def stop_for(self, trouble: TroubleKind | None) -> None:
        """Set the current trouble; None: there is none."""
        self._troubles = TroubleWatch(trouble)

    # -- looking -------------------------------------------------------------

    def look(self, frame: Frame, now_s: float, *, idle: bool) -> Observation:
        """Return the observation of a frame.

        Parameters
        ----------
        frame
            The newest.
        now_s
            Its time in the game.
        idle
            Nobody plays now: the board is read, and not watched.
        """
        each_anew = self._each_anew or frame.held
        reading = self._read(frame, now_s, each_anew=each_anew)
        settled = self.settler.observe(frame.image, reading, now_s)
        trouble = self._troubles.standing
        if self._live or reading.trouble or not self._troubles.at_rest:
            trouble = self._trouble(frame, reading, now_s)
        watched = trouble is None and not idle
        self.hands.observe(frame.image, reading, now_s, watched=watched)
        shown = None
        if settled is not None and watched:
            shown = self._as_played(settled, self._referee, self.hands.hands)
            seeker, finding = self._seeker, NOTHING
            if not self.learner.doubted and is_read_by_chance(self._referee, shown):
                self._remarks += self.learner.doubt()
            mirrored = False
            if quarters := seeker.ways.turned(shown):
                finding = seeker.turned(quarters)
            elif self._referee.understands:
                seeker.mirror_reported = False
            elif steps := seeker.ways.shifted(shown):
                finding = seeker.shifted(steps)
            elif mirrored := seeker.ways.mirrored(shown):
                finding = seeker.mirrored()
            if mirrored or finding is not NOTHING:
                self._act_on(finding, each_anew=each_anew)
                settled = shown = None
        return Observation(
            reading=reading,
            trouble=trouble,
            settled=settled,
            shown=shown,
            strangers=self._strangers(settled) if self._as_played.unused else _NONE,
            remarks=self._taken_remarks() if self._remarks else (),
        )

    def look_again(
        self, frame: Frame, layout: Mapping[str, Content] | None, *, settle: bool
    ) -> Sequence[Remark]:
        """Observe a frame from before the resumption.

        Parameters
        ----------
        layout
            What then stood on the board, if that was logged: it is learned from now,
            or as soon as it is seen.
        settle
            Whether the settler has to remember the frame.
        """
        each_anew = self._each_anew or frame.held
        reading = self._read(frame, frame.time_s, each_anew=each_anew)
        if settle:
            self.settler.observe(frame.image, reading, frame.time_s)
        self._to_learn = layout or self._to_learn
        if self._to_learn:
            learned = self.learner.learn(self._to_learn, reading.evidence)
            if learned is not None:
                self._remarks += learned
                self._to_learn = {}
        return self._taken_remarks()

    def _read_anew(self) -> None:
        """Reset the readings after the reader has learned the board's looks."""
        self.settler.forget()
        self._seen = None

    # -- within --------------------------------------------------------------

    def _read(self, frame: Frame, now_s: float, *, each_anew: bool) -> Reading:
        """Return the reading, of the board where it now lies."""
        seeker, image = self._seeker, frame.image
        self._act_on(seeker.before(image, each_anew=each_anew), each_anew=each_anew)
        reading = self._looked_at(image)
        trouble, doubtful = reading.trouble, self.reader.doubtful
        at_rest = seeker.state is AT_REST and not (trouble or doubtful)
        if each_anew or at_rest:
            return reading
        finding = seeker.after(image, trouble, now_s, doubtful=doubtful)
        if self._act_on(finding, each_anew=False):
            reading = self._looked_at(image)
        return reading

    def _looked_at(self, image: Image) -> Reading:
        """Return the reading; a picture that was read well is not read again."""
        if self._seen is not None:
            picture, known = self._seen
            if picture is image and not (known.trouble or known.unfinished):
                return known
        view, reading = self.reader.view, self.reader.read(image)
        if self.reader.view is not view:
            self.learner.may_learn = self.learner.looks_new = True
        if self._seeker.state.where is Where.LOST:
            reading = replace(reading, trouble=TroubleKind.BUMPED)
        self._seen = (image, reading)
        return reading

    def _act_on(self, finding: SeekFinding, *, each_anew: bool) -> bool:
        """Read and settle anew where the board was found; return whether it was."""
        if finding.remark is not None:
            self._remarks.append(finding.remark)
        if finding.view is None:
            return False
        self.reader.jump_to(finding.view)
        self.settler.forget()
        self._as_played.witness.forget()
        self._seen, self.learner.may_learn = None, True
        self.learner.looks_new = not each_anew
        return True

    def _trouble(
        self, frame: Frame, reading: Reading, now_s: float
    ) -> TroubleKind | None:
        seen = reading.trouble
        if self._live and self._frozen.shows(frame):
            seen = TroubleKind.FROZEN
        return self._troubles.observe(seen, now_s)

    def _taken_remarks(self) -> Sequence[Remark]:
        remarks, self._remarks = self._remarks, []
        return remarks

    def _strangers(self, settled: Evidence | None) -> frozenset[str]:
        seen = settled.log_likelihoods if settled is not None else {}
        unused = self._as_played.unused & seen.keys()
        return frozenset(site for site in unused if is_occupied(seen[site]))

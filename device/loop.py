"""The loop: camera, reader, settler, referee, log, and the subscribers."""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from calibration.common.arrays import Image
from calibration.find import South
from device.commands import CommandBox
from device.event_bus import EventBus, Subscriber
from device.game.obeying import Obeying
from device.game.seeking import Seeker
from device.game.timekeeper import Timekeeper
from device.game.troubles import FrozenPicture, TroubleWatch
from device.game.witness import Witness
from device.log.gamelog import GameLog
from device.log.history import History, ended_in, events_of
from device.log.lines import Record, TurnRecord
from device.log.records import contents_of, record_of
from device.ports import (
    CameraLostError,
    Clock,
    Frame,
    FrameSource,
    HardwareMissingError,
)
from device.vision_ports import BoardReader, BoardSettler
from device.words.remarks import (
    DISK_FREE,
    DISK_FULL,
    LOG_GONE,
    LOG_REWRITTEN,
    Remark,
)
from rules.boards.table import sites_on
from rules.core.events import Event, Over, TroubleKind, is_told, tells_board
from rules.core.evidence import Evidence, is_occupied, renamed
from rules.core.pieces import Content
from rules.referee.gaps import Gaps, tops_agree
from rules.referee.late_correction import doubtful_sites
from rules.referee.referee import Referee
from rules.referee.strangers import StrangerWatch
from rules.referee.verdict import pits_in_sight
from vision.common.reading import Reading
from vision.hands import HandCount

log = logging.getLogger(__name__)

WARM_UP_FRAMES = 120
"""So many frames of a resumed film are looked at again: the settler remembers them."""

_LONGEST_WAIT_S = 10.0


@dataclass(kw_only=True)
class Loop:
    """One game at one table, from its first frame to its last.

    Attributes
    ----------
    source, reader, settler, referee, log
        What a frame passes through, in this order.
    subscribers
        Notified of what happens; a fault of one never stops the game.
    clock
        Waits while a lost camera is away.
    commands
        What people wish; it is carried out between frames.
    each_anew
        Every picture was taken from another place.
    lingers
        Whether frames are watched after the end of the game, so that people can
        still take back or amend, until they wish a new one.
    """

    source: FrameSource
    reader: BoardReader
    settler: BoardSettler
    referee: Referee
    log: GameLog
    subscribers: Sequence[Subscriber]
    clock: Clock
    commands: CommandBox = field(default_factory=CommandBox)
    each_anew: bool = False
    lingers: bool = False
    _bus: EventBus = field(default_factory=EventBus)
    _troubles: TroubleWatch = field(default_factory=TroubleWatch)
    _frozen: FrozenPicture = field(default_factory=FrozenPicture)
    _hands: HandCount = field(default_factory=HandCount)
    _seen: tuple[Image, Reading] | None = None
    _records_at: dict[int, list[Record]] = field(default_factory=dict)
    _skip: int = 0
    _offset_frames: int = 0
    _offset_s: float = 0.0
    _now_s: float = 0.0
    _index: int = 0
    _behind: bool = False
    _left: int = 0
    _may_learn: bool = True
    _looks_new: bool = True
    _unlearned: bool = False
    _to_learn: Mapping[str, Content] = field(default_factory=dict)

    def __post_init__(self) -> None:
        game = self.referee.game
        placed = sites_on(game.board, self.reader.view.board)
        self._table_site = {site: placed[site] for site in game.sites}
        self._game_site = {table: game for game, table in self._table_site.items()}
        self._unused = set(self.reader.view.board.names) - set(placed.values())
        self._strangers = StrangerWatch(game)
        self._witness = Witness(self.reader, game, self._table_site, self.remark)
        self._seeker = Seeker(
            reader=self.reader,
            referee=self.referee,
            game_site=self._game_site,
            in_game=self._in_game,
            tell=self.remark,
            beside=self.source.live,
            each_anew=self.each_anew,
        )
        south_is, box = self._seeker.south_is, self.commands
        time = self.time = Timekeeper(self.referee, self.log, live=self.source.live)
        self._obeying = Obeying(self.referee, self._announce, box, south_is, time)

    def resume(self, *, same_film: bool, passed_s: float) -> None:
        """Take up the game where its log ends.

        Parameters
        ----------
        same_film
            The source is the finite one that the log was written from: go on
            after the last logged frame.
        passed_s
            How long ago the game began; a live source goes on from there.

        Raises
        ------
        LogError
            If the log contradicts the rules.
        """
        header, *records = self.log.records
        history = History(self.referee.game, tuple(header["sides"]))
        for event in events_of(history, records):
            self.referee.remember(event)
            self._obeying.remember(event)
        self._troubles = TroubleWatch(self.referee.ledger.trouble)
        if records and same_film:
            self._skip = records[-1].frame + 1
            for record in records:
                self._records_at.setdefault(record.frame, []).append(record)
        elif records:
            self._offset_frames = records[-1].frame + 1
            self._offset_s = max(passed_s, records[-1].t)
            self._now_s, self._index = self._offset_s, self._offset_frames
        result = self.referee.result
        if result is not None and not ended_in(records):
            self._now_s, self._index = records[-1].t, records[-1].frame
            self._announce((Over(result),))

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return self.referee.result is not None

    @property
    def found_elsewhere(self) -> bool:
        """Return whether the board was not always where it had been."""
        lost = self.referee.ledger.trouble is TroubleKind.BUMPED
        return lost or self._seeker.elsewhere > 0

    @property
    def asks_south(self) -> Sequence[South]:
        """Return at which edges of the picture south may be; empty if it is known."""
        return self._seeker.asks_south

    @property
    def frames_seen(self) -> int:
        """Return how many frames of the source are over."""
        return self._index - self._offset_frames + 1

    @property
    def wants_new(self) -> bool:
        """Return whether people wish a new game: the loop ends for that."""
        return self._obeying.wants_new

    @property
    def _ended(self) -> bool:
        return self.wants_new or (self.over and not self.lingers)

    def run(self) -> None:
        """Referee until the game is over, the frames end or people wish a new game."""
        try:
            for frame in self._frames():
                if frame.index < self._skip:
                    self._look_again(frame)
                else:
                    self._step(frame)
                if self._ended:
                    return
            self._announce(self.referee.conclude())
        finally:
            self._obeying.refuse()
            self.log.catch_up()
            self._tell_of_log()
            self.source.close()

    def remark(self, remark: Remark) -> None:
        """Publish a sentence that is no event of the game."""
        self._publish(lambda to: to.on_remark(remark, self._now_s))

    def subscribe(self, *subscribers: Subscriber) -> None:
        """Notify these too, after those before them."""
        self.subscribers = [*self.subscribers, *subscribers]

    # -- frames ------------------------------------------------------------

    def _frames(self) -> Iterator[Frame]:
        """Yield the source's frames; a live camera that is lost is waited for."""
        wait_s, seen_any = 1.0, False
        while not self._ended:
            try:
                for frame in self.source.frames(self._wanted):
                    wait_s, seen_any = 1.0, True
                    yield frame
            except (CameraLostError, HardwareMissingError) as error:
                if not (self.source.live and seen_any):
                    raise
                log.warning("%s; trying again in %.0f s", error, wait_s)
            else:
                return
            self._lose_camera()
            self._wait(wait_s)
            wait_s = min(2 * wait_s, _LONGEST_WAIT_S)

    def _wanted(self, index: int) -> bool:
        return index >= self._skip - WARM_UP_FRAMES or index in self._records_at

    def _lose_camera(self) -> None:
        self._troubles = TroubleWatch(TroubleKind.CAMERA_LOST)
        self._announce(self.referee.trouble(TroubleKind.CAMERA_LOST))

    def _wait(self, seconds: float) -> None:
        """Wait for a camera; the lights go on blinking."""
        step_s = 0.25
        for _ in range(round(seconds / step_s)):
            self.clock.wait(step_s)
            self._now_s += step_s
            self._obeying.obey(self._now_s)
            self._see_to_log()
            self._publish(lambda to: to.on_tick(self._now_s))
            if self._ended:
                return

    # -- one frame ---------------------------------------------------------

    def _step(self, frame: Frame) -> None:
        self._now_s = frame.time_s + self._offset_s
        self._index = frame.index + self._offset_frames
        reading = self._read(frame)
        trouble, ledger = self._trouble(frame, reading), self.referee.ledger
        idle = ledger.paused or self.over
        events: tuple[Event, ...] = ()
        if trouble is not ledger.trouble and not (idle and trouble):
            events = self.referee.trouble(trouble)
        evidence = self.settler.observe(frame.image, reading, self._now_s)
        watched = trouble is None and not idle
        self._hands.observe(frame.image, reading, self._now_s, watched=watched)
        if evidence is not None and watched:
            seen = self._in_game(evidence)
            if self._seeker.is_turned(seen):
                self._begin_anew()
                evidence = None
            else:
                events += self.referee.observe(seen, self._now_s)
                events += self._on_unused_sites(evidence)
                if self.referee.understands:
                    self._hands.understood(reading)
        events += self.referee.tick(self._now_s)
        self._announce(events)
        if self._may_learn and evidence is not None:
            self._learn_from(self.referee.position.contents, evidence)
        self._publish(lambda to: to.on_frame(frame, reading))
        self._obeying.obey(self._now_s)
        self._see_to_log()
        self._publish(lambda to: to.on_tick(self._now_s))

    def _read(self, frame: Frame) -> Reading:
        """Return the reading, of the board where it now lies."""
        self._seeker.each_anew = self.each_anew or frame.held
        if self._seeker.begins_with(frame.image) or self._seeker.find_each(frame.image):
            self._begin_anew()
        reading = self._looked_at(frame)
        doubtful = self.reader.doubtful
        if self._seeker.seek_again(
            frame.image, reading.trouble, self._now_s, doubtful=doubtful
        ):
            self._begin_anew()
            reading = self._looked_at(frame)
        return reading

    def _looked_at(self, frame: Frame) -> Reading:
        """Return the reading; a picture that was read well is not read again."""
        if self._seen is not None:
            picture, known = self._seen
            if picture is frame.image and not (known.trouble or known.unfinished):
                return known
        view, reading = self.reader.view, self.reader.read(frame.image)
        if self.reader.view is not view:
            self._may_learn = self._looks_new = True
        if self._seeker.lost:
            reading = replace(reading, trouble=TroubleKind.BUMPED)
        self._seen = (frame.image, reading)
        return reading

    def _begin_anew(self) -> None:
        """Read and settle anew: the board was found where it now lies."""
        self._seen, self._may_learn = None, True
        self._looks_new = not self._seeker.each_anew
        self.settler.forget()
        self._witness.forget()

    def _trouble(self, frame: Frame, reading: Reading) -> TroubleKind | None:
        seen = reading.trouble
        if self.source.live and self._frozen.shows(frame):
            seen = TroubleKind.FROZEN
        return self._troubles.observe(seen, self._now_s)

    def _in_game(self, evidence: Evidence) -> Evidence:
        """Return the evidence on the game's own sites."""
        position, hands = self.referee.position, self._hands.hands
        seen = self._witness.beside(evidence, position)
        return renamed(seen, self._game_site, position.colours, hands)

    def _on_unused_sites(self, evidence: Evidence) -> tuple[Event, ...]:
        """Return what to say of chips on sites that the game does not use."""
        seen, side = evidence.log_likelihoods, self.referee.position.to_move
        there = (s for s in self._unused if s in seen and is_occupied(seen[s]))
        return self._strangers.observe(frozenset(there), side, self._now_s)

    def _look_again(self, frame: Frame) -> None:
        """Look again at a frame from before the resumption, and say nothing."""
        self._now_s = frame.time_s
        reading = self._read(frame)
        if frame.index >= self._skip - WARM_UP_FRAMES:
            self.settler.observe(frame.image, reading, frame.time_s)
        for record in self._records_at.get(frame.index, ()):
            if isinstance(record, TurnRecord) and not record.by_hand:
                self._to_learn = contents_of(record.layout)
        if self._to_learn and self._learn_from(self._to_learn, reading.evidence):
            self._to_learn = {}

    def _learn_from(self, contents: Mapping[str, Content], seen: Evidence) -> bool:
        """Let the reader learn from a board, unless it has been changed again.

        Not while a hand is over pits: its shadow changes how they look. From where the
        camera newly looks, stacks are as high as they were: heights are not asked.
        """
        referee, shown = self.referee, self._in_game(seen)
        gaps = Gaps(shown)
        fits = tops_agree(shown, contents) if self._looks_new else gaps.fits(contents)
        if len(referee.position.colours) == 1 or not fits:
            return False  # without the chips' colours nothing is to be learnt
        if not pits_in_sight(referee.game, referee.position, gaps):
            return False
        self._may_learn = self._looks_new = False
        known = contents.keys() - doubtful_sites(referee.game, referee.ledger.past)
        try:
            self._witness.look_over(contents, known)
            self.reader.confirm({self._table_site[s]: contents[s] for s in known})
        except Exception:
            if not self._unlearned:
                log.exception("learning from the board failed; the game goes on")
            self._unlearned = True
        return True

    # -- publishing -----------------------------------------------------------

    def _announce(self, events: tuple[Event, ...]) -> None:
        """Log the events, then publish them."""
        if not events:
            return
        records = [record_of(e, t=self._now_s, frame=self._index) for e in events]
        self.log.append(self._obeying.signed(records))
        self._tell_of_log()
        for event in filter(is_told, events):
            self._publish_event(event)
        seen = self.referee.ledger.by_hand is None
        if seen and any(map(tells_board, events)):
            self._may_learn = True

    def _publish_event(self, event: Event) -> None:
        to_move = self.referee.position.to_move
        self._publish(lambda to: to.on_event(event, to_move, self._now_s))

    def _see_to_log(self) -> None:
        self.log.tick(self._now_s)
        self._tell_of_log()

    def _tell_of_log(self) -> None:
        """Tell once what became of the file or its disk, and once that all is well."""
        before, left = self._behind, self._left
        self._behind, self._left = self.log.behind, len(self.log.left)
        if self._left > left:
            self.remark(LOG_REWRITTEN)
        elif self._behind and not before:
            self.remark(LOG_GONE if self.log.harm else DISK_FULL)
        elif before and not self._behind:
            self.remark(DISK_FREE)

    def _publish(self, notify: Callable[[Subscriber], None]) -> None:
        self._bus.publish(self.subscribers, notify)

"""Main loop: read a frame, see, judge, log; then notify all subscribers."""

from collections.abc import Sequence

from calibration.find import South
from device.commands import Answered, Command, CommandBox
from device.event_bus import EventBus, Subscriber
from device.game.command_execution import Obeying
from device.game.eyes import Eyes
from device.game.intake import Away, Intake
from device.game.timekeeper import Timekeeper
from device.log.gamelog import GameLog
from device.log.history import History, ended_in, events_of
from device.log.records import record_of
from device.ports import Clock, Frame, FrameSource
from device.vision_ports import BoardReader, BoardSettler
from device.words.remarks import (
    DISK_FREE,
    DISK_FULL,
    LOG_GONE,
    LOG_REWRITTEN,
    Remark,
)
from rules.core.events import Event, Over, TroubleKind, is_told, tells_board
from rules.referee.referee import Referee
from rules.referee.table_referee import TableReferee


class Loop:
    """One game at one table, from its first frame to its last.

    Parameters
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

    Attributes
    ----------
    eyes
        What reads the board, wherever it lies.
    time
        The clocks at the table.
    lingers
        Whether frames are watched after the end of the game, so that people can
        still take back or amend, until they wish a new one.
    """

    def __init__(  # noqa: PLR0913 - each keyword is one thing that a table has
        self,
        *,
        source: FrameSource,
        reader: BoardReader,
        settler: BoardSettler,
        referee: Referee,
        log: GameLog,
        subscribers: Sequence[Subscriber],
        clock: Clock,
        commands: CommandBox | None = None,
        each_anew: bool = False,
    ) -> None:
        self.referee, self.log, self.clock = referee, log, clock
        self.commands = commands or CommandBox()
        self.lingers = False
        live = source.live
        self.eyes = Eyes(reader, settler, referee, live=live, each_anew=each_anew)
        self.time = Timekeeper(referee, log, live=live)
        self._intake, self._bus = Intake(source, clock), EventBus(subscribers)
        self._referee = TableReferee(referee)
        self._obeying = Obeying(
            referee, self._announce, self.commands, self.eyes.south_is, self.time
        )
        self._behind, self._left = False, 0

    def resume(self, *, same_film: bool, passed_s: float) -> None:
        """Resume the game at the end of its log.

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
        self.eyes.stop_for(self.referee.ledger.trouble)
        self._intake.go_on_after(records, same_film=same_film, passed_s=passed_s)
        result = self.referee.result
        if result is not None and not ended_in(records):
            self._intake.stand_at(records[-1].t, records[-1].frame)
            self._announce((Over(result),))

    # -- what others ask and change ------------------------------------------

    @property
    def source(self) -> FrameSource:
        """Return the source of frames."""
        return self._intake.source

    @source.setter
    def source(self, source: FrameSource) -> None:
        self._intake.source = source

    @property
    def subscribers(self) -> Sequence[Subscriber]:
        """Return the subscribers."""
        return self._bus.subscribers

    @subscribers.setter
    def subscribers(self, subscribers: Sequence[Subscriber]) -> None:
        self._bus.subscribers = subscribers

    @property
    def over(self) -> bool:
        """Return True if the game is over."""
        return self.referee.result is not None

    @property
    def found_elsewhere(self) -> bool:
        """Return True if the board was not always where it had been."""
        lost = self.referee.ledger.trouble is TroubleKind.BUMPED
        return lost or self.eyes.found_elsewhere

    @property
    def asks_south(self) -> Sequence[South]:
        """Return the possible south edges of the picture; empty if it is known."""
        return self.eyes.asks_south

    @property
    def frames_seen(self) -> int:
        """Return the number of frames read from the source."""
        return self._intake.frames_seen

    @property
    def wants_new(self) -> bool:
        """Return True if people wish a new game: the loop ends for that."""
        return self._obeying.wants_new

    def subscribe(self, *subscribers: Subscriber) -> None:
        """Notify these too, after those who are notified already."""
        self.subscribers = [*self.subscribers, *subscribers]

    def remark(self, remark: Remark) -> None:
        """Notify everybody of a sentence that is no event of the game."""
        self._bus.remark(remark, self._intake.now_s)

    def obey(self, command: Command) -> Answered:
        """Carry out a command between frames."""
        answer = self.commands.put(command)
        self._obeying.obey(self._intake.now_s)
        return answer.result(timeout=0)

    # -- running -------------------------------------------------------------

    def run(self) -> None:
        """Referee until the game is over, the frames end or people wish a new game."""
        try:
            for came in () if self._ended else self._intake.arrivals():
                if isinstance(came, Away):
                    self._wait(came)
                elif came.index < self._intake.skip:
                    self._look_again(came)
                else:
                    self.step(came)
                if self._ended:
                    return
            self._announce(self.referee.conclude())
        finally:
            self._obeying.refuse()
            self.log.catch_up()
            self._tell_of_log()
            self.source.close()

    def step(self, frame: Frame) -> None:
        """Take one frame: it is seen, judged and logged; then all are notified."""
        idle = self.referee.ledger.paused or self.referee.result is not None
        now_s = self._intake.take(frame)
        seen = self.eyes.look(frame, now_s, idle=idle)
        for remark in seen.remarks:
            self.remark(remark)
        shown, strangers = seen.shown, seen.strangers
        events = self._referee.judge(seen.trouble, shown, strangers, now_s)
        if self._referee.understands:
            self.eyes.hands.understood(seen.reading)
        if events:
            self._announce(events)
        learner = self.eyes.learner
        if seen.settled is not None and learner.may_learn:
            contents = self.referee.position.contents
            for remark in learner.learn(contents, seen.settled) or ():
                self.remark(remark)
        self._bus.frame(frame, seen.reading)
        self._let_pass(now_s)

    @property
    def _ended(self) -> bool:
        return self.wants_new or (self.over and not self.lingers)

    def _look_again(self, frame: Frame) -> None:
        """Observe a frame from before the resumption; it is not judged."""
        intake = self._intake
        intake.now_s = frame.time_s
        layout, settle = intake.layout_at(frame), intake.warms_up(frame)
        for remark in self.eyes.look_again(frame, layout, settle=settle):
            self.remark(remark)

    def _wait(self, away: Away) -> None:
        """Wait without a camera, while lights continue."""
        if away.lost:
            self.eyes.stop_for(TroubleKind.CAMERA_LOST)
            self._announce(self.referee.trouble(TroubleKind.CAMERA_LOST))
            return
        self._let_pass(self._intake.now_s)

    def _announce(self, events: tuple[Event, ...]) -> None:
        """Log the events, then notify everybody."""
        if not events:
            return
        now_s, index = self._intake.now_s, self._intake.index
        records = [record_of(event, t=now_s, frame=index) for event in events]
        self.log.append(self._obeying.signed(records))
        self._tell_of_log()
        for event in filter(is_told, events):
            self._bus.event(event, self.referee.position.to_move, now_s)
        seen = self.referee.ledger.by_hand is None
        if seen and any(map(tells_board, events)):
            self.eyes.learner.may_learn = True

    def _let_pass(self, now_s: float) -> None:
        """Execute commands, check the log, and advance the time."""
        self._obeying.obey(now_s)
        self.log.tick(now_s)
        self._tell_of_log()
        self._bus.tick(now_s)

    def _tell_of_log(self) -> None:
        """Report a fault of the file or its disk once, and its end once."""
        before, left = self._behind, self._left
        self._behind, self._left = self.log.behind, len(self.log.left)
        if self._left > left:
            self.remark(LOG_REWRITTEN)
        elif self._behind and not before:
            self.remark(LOG_GONE if self.log.harm else DISK_FULL)
        elif before and not self._behind:
            self.remark(DISK_FREE)

"""Subscriber that teaches a course: sets up each step and checks its solution.

The referee decides what was played: the teacher requests a board, announces the task
once it is set up, and checks the turns that are announced. A legal turn that misses the
goal is taken back.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from device.commands import CommandBox, LayOut, TakeBack
from device.words.remarks import Remark
from device.words.remarks_of_players import (
    ALL_DONE,
    NO_MORE_STEPS,
    RIGHT,
    step_begins,
    what_to_play,
    where_to_look,
)
from players.lessons.course import LessonStep
from rules.core.events import Adopted, Corrected, Event, Moved, TakenBack
from rules.core.model import Position, Turn
from rules.core.options import names_of
from rules.referee.by_hand import RefusedError
from rules.referee.referee import Referee

_TRIES = 2
"""After so many turns that did not do it, the teacher says where to look."""


@dataclass(kw_only=True)
class Teacher:
    """Teacher of a course's steps, in order.

    Attributes
    ----------
    referee
        What stands; nothing of it is ever changed here.
    commands
        Where a board is asked for.
    say
        Announces a sentence.
    finished
        Called when the last step is done.
    """

    referee: Referee
    commands: CommandBox
    say: Callable[[Remark], None]
    finished: Callable[[], None] = lambda: None
    _steps: Sequence[LessonStep] = ()
    _at: int = 0
    _sought: Position | None = None
    _asked_for: bool = False
    _asks: bool = False
    _tries: int = 0
    _hinted: Turn | None = field(default=None)

    @property
    def step(self) -> LessonStep | None:
        """Return the step that is to be done, None while nothing is taught."""
        return self._steps[self._at] if self._at < len(self._steps) else None

    @property
    def asks(self) -> bool:
        """Return True if the board lies there, and a turn is waited for."""
        return self._asks

    @property
    def plain(self) -> dict[str, Any] | None:
        """Return the current step and its task as a message; None without a lesson."""
        if self.step is None:
            return None
        at, of = self._at + 1, len(self._steps)
        return {"at": at, "of": of, "task": self.step.task, "laid": self._asks}

    def begin(self, steps: Sequence[LessonStep], *, go_on: bool = False) -> None:
        """Teach steps from the first one on, or go on from the first not yet done.

        ``go_on``: what stands of the game was played in this course, before a power
        cut.
        """
        self._steps, self._at = tuple(steps), 0
        if go_on:
            self._skip_done()
        if self.step is None:
            self._end()
        else:
            self._lay_out()

    def _skip_done(self) -> None:
        """Leave out the steps that the turns that stand have done."""
        game, sides = self.referee.game, names_of(self.referee.ledger.firsts[0])
        for one in self.referee.ledger.past:
            step = self.step
            if step is None:
                return
            there = step.goes_on or step.position(game, sides) == one.before
            if there and step.is_done(game, one.before, one.turn):
                self._at += 1
                self._sought, self._asked_for = self.referee.position, True

    def stop(self) -> None:
        """Stop the course; the game goes on from its position."""
        if self.step is None:
            raise RefusedError("nothing is taught here")
        self._steps, self._asks = (), False
        self.say(NO_MORE_STEPS)

    @property
    def _is_elsewhere(self) -> bool:
        """Return True if people went back behind the board of the step."""
        return self.step is not None and self.referee.position != self._sought

    def tell(self, event: Event) -> None:
        """Check a played turn against the step's goal."""
        if isinstance(event, Adopted):
            self._asked_for = event.hands is not None
        elif isinstance(event, TakenBack) and self._is_elsewhere:
            self._lay_out()
        step = self.step
        if step is None or not self._asks or not isinstance(event, Moved | Corrected):
            return
        before = self.referee.ledger.past[event.n - 1].before
        if before != self._sought:
            return
        if step.is_done(self.referee.game, before, event.turn):
            self._go_on()
        else:
            self._tries += 1
            self._asks = False
            self.say(Remark(step.otherwise))
            self.commands.put(TakeBack())

    def tick(self) -> None:
        """Announce the task once the board is set up."""
        step, ledger = self.step, self.referee.ledger
        if step is None or self._asks or ledger.by_hand is not None:
            return
        if not self._asked_for or self.referee.position != self._sought:
            return  # the board is yet to be asked for
        self._asks = True
        self.say(step_begins(self._at + 1, len(self._steps), step.task))
        if self._tries >= _TRIES:
            self.hint()

    def hint(self) -> None:
        """Give a hint on the site; at the second request the turn.

        Raises
        ------
        RefusedError
            If the board is yet to be laid out.
        """
        if not self._asks or self.step is None or self._sought is None:
            raise RefusedError("lay out the board first")
        asked, game = self._hinted is not None, self.referee.game
        self._hinted = self._hinted or self.step.done_by(game, self._sought)[0]
        sites = [step.site for step in self._hinted.steps if step.site]
        if asked or not sites:
            self.say(what_to_play(game.spoken(self._sought, self._hinted)))
        else:
            self.say(where_to_look(sites[:1]))

    def _go_on(self) -> None:
        self._at += 1
        if self.step is None:
            self._end()
        else:
            self.say(RIGHT)
            self._lay_out()

    def _end(self) -> None:
        self.say(ALL_DONE)
        self._steps, self._asks = (), False
        self.finished()

    def _lay_out(self) -> None:
        """Request the board of the step."""
        step = self.step
        assert step is not None
        self._tries = 0
        if step.goes_on and self._sought is not None:
            self._sought, self._hinted, self._asks = self.referee.position, None, False
            return
        first = self.referee.ledger.firsts[0]
        there = step.position(self.referee.game, names_of(first))
        self._sought, self._hinted = there, None
        self._asked_for = self._asks = False
        hands = dict(there.in_hand)
        self.commands.put(LayOut(there.contents, there.to_move or "", hands))

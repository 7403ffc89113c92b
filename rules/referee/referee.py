"""The game loop without I/O: settled evidence in, events out."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from rules.core.events import (
    Adopted,
    Corrected,
    Event,
    Owed,
    Paused,
    Question,
    Restored,
    Resumed,
    Trouble,
    TroubleKind,
    Unpaused,
)
from rules.core.evidence import Evidence
from rules.core.game import Game
from rules.core.model import Position, Result, Stage, Turn
from rules.referee.adoption import lost_turns
from rules.referee.answered import is_answered, let_stand
from rules.referee.by_hand import ended_by_people, take_back
from rules.referee.candidates import candidates
from rules.referee.clock import TurnClock
from rules.referee.debounce import Debounce
from rules.referee.disputes import Dispute, Found, waiting
from rules.referee.explain import certainty
from rules.referee.hindsight import hindsight
from rules.referee.late_correction import amendment, chance
from rules.referee.ledger import Ledger, moved
from rules.referee.open_turn import OpenTurn
from rules.referee.questions import is_unseen, which_board, which_game, which_history
from rules.referee.reminders import call_for
from rules.referee.residuals import Gaps, LastSeen, observed
from rules.referee.retract import is_shown, never_played, still_stands, to_be_shown
from rules.referee.ruling import Before, disputed
from rules.referee.shown_end import or_shown
from rules.referee.states import Cause, State
from rules.referee.verdict import Says, Verdict, verdict

HELD = 0.9
"""How surely (0..1) a turn was played on a board on which something else is wrong."""


class Referee:
    """Referee of one game: infers legal turns, rules on everything else.

    Parameters
    ----------
    game
        The rules.
    sides
        The names of the sides, as the chips are called; None: the usual ones.
    first
        The side that begins; None: whoever acts first.
    debounce
        How long a board must stand before it is spoken of.
    strict
        Whether only people may let a board stand that no legal turns lead to.
    stands
        Whether an illegal turn stands once the other side has answered it.

    Attributes
    ----------
    ledger
        What stands of the game; only the referee and ``by_hand`` change it.
    clock
        Since when the last turn lies on the board.
    """

    def __init__(
        self,
        game: Game,
        *,
        sides: tuple[str, ...] | None = None,
        first: str | None = None,
        debounce: Debounce | None = None,
        strict: bool = False,
        stands: bool = False,
    ) -> None:
        self.game = game
        self._strict = strict
        self._debounce = debounce or Debounce()
        self.ledger = Ledger(game, sides, first, stands=stands)
        self.clock, self._seen = TurnClock(), LastSeen()
        self._state = State()

    @property
    def position(self) -> Position:
        """Return the last confirmed position."""
        return self.ledger.position

    @property
    def result(self) -> Result | None:
        """Return the result of the game, by the rules or by the players."""
        return self.ledger.result

    @property
    def turns_played(self) -> int:
        """Return the number of turns that stand."""
        return len(self.ledger.past)

    @property
    def understands(self) -> bool:
        """Return True if the board is understood and announced."""
        return self._state.verdict.says in {Says.UNCHANGED, Says.STAGE}

    @property
    def disputed(self) -> frozenset[str]:
        """Return the sites of a fault that still stands."""
        dispute = self.ledger.dispute
        return frozenset() if dispute is None else dispute.sites

    @property
    def owed(self) -> Owed | None:
        """Return the step last called for and still pending."""
        stands = self._state.spoken.says is Says.STAGE and self._state.is_told
        return self._state.called if stands else None

    def trouble(self, kind: TroubleKind | None) -> tuple[Event, ...]:
        """Stop for a trouble, or go on when it is over (None)."""
        before = self.ledger.trouble
        self._forget(Cause.STOPPED)
        if kind is before:
            return ()
        if kind is not None:
            return self._take(Trouble(kind))
        assert before is not None
        return self._take(Resumed(before))

    def pause(self, paused: bool) -> tuple[Event, ...]:
        """Stop because people wish it, or go on."""
        self._forget(Cause.STOPPED)
        if paused is self.ledger.paused:
            return ()
        return self._take(Paused() if paused else Unpaused())

    def _take(self, event: Event) -> tuple[Event, ...]:
        self.ledger.take(event)
        self._set_clock()
        return (event,)

    def _set_clock(self) -> None:
        """Run the turn's time, or stop it while no side can play."""
        self.clock.pause(self.ledger.halted)

    def by_hand(
        self, change: Callable[[Ledger], tuple[Event, ...]], now_s: float
    ) -> tuple[Event, ...]:
        """Apply people's correction, a function of ``rules.referee.by_hand``.

        Raises
        ------
        RulesError
            If it cannot be done; nothing is changed then.
        """
        events = change(self.ledger)
        self._forget(Cause.CHANGED)
        self.clock.start(now_s)
        self._set_clock()
        return events

    def observe(self, evidence: Evidence, now_s: float) -> tuple[Event, ...]:
        """Return the events of a settled board.

        ``evidence`` was seen on a quiet board; ``now_s`` never runs backwards.
        """
        ledger = self.ledger
        if ledger.result is not None or ledger.trouble or ledger.paused:
            return ()
        if passes := ledger.passes():
            return passes  # a power cut came between
        gaps = self._seen.gaps(evidence)
        ledger.look_at_start(gaps)
        if still_stands(self.game, self.position, ledger.by_hand, gaps):
            return self._guide_back(gaps, now_s)
        found = candidates(self.game, ledger, gaps, adopts=not self._strict)
        events: tuple[Event, ...] = ()
        near = any(e.is_near_single for p, e in found if p in ledger.positions)
        held = self._state.open
        if held is not None and (not near or held.is_followed(self.game, gaps)):
            events = self._accept(*held)  # it was not continued
            found = candidates(self.game, ledger, gaps, adopts=not self._strict)
        if self.result is not None:
            return events
        seen = verdict(self.game, ledger.positions, found, gaps, bool(ledger.dispute))
        self._state = self._state.seeing(or_shown(seen, ledger, gaps), now_s)
        return events + self._act_on(found, gaps, now_s)

    def _guide_back(self, gaps: Gaps, now_s: float) -> tuple[Event, ...]:
        """Return the way back from what still stands of turns that were taken back."""
        board = frozenset(observed(gaps, self.position.contents).items())
        self._state = self._state.seeing(Verdict(Says.ILLEGAL, board), now_s)
        stood_s = now_s - self._state.since_s
        waited = stood_s >= self._debounce.illegal_s
        return self._rule_illegal(gaps) if waited else ()

    def conclude(self) -> tuple[Event, ...]:
        """Return the final events: an open turn counts as played."""
        held = self._state.open
        return () if held is None else self._accept(*held)

    def tick(self, now_s: float) -> tuple[Event, ...]:
        """Return events that time alone causes; call it often."""
        position = self.position
        time_s = self.game.seconds(position)
        if self.result is not None or position.to_move is None or self._state.open:
            return ()
        if not self.clock.runs_out(time_s, now_s):
            return ()
        return self.ledger.run_out(position.to_move, time_s)

    def remember(self, event: Event) -> None:
        """Apply an event of an earlier run, to resume a game."""
        self.ledger.take(event)
        self._forget(Cause.CHANGED)
        self._set_clock()

    def _forget(self, cause: Cause) -> None:
        self._state = self._state.after(cause)

    # -- deciding ----------------------------------------------------------

    def _act_on(
        self, found: list[Found], gaps: Gaps, now_s: float
    ) -> tuple[Event, ...]:
        """Return the events of a verdict, once it has passed its debounce time."""
        says = self._state.verdict.says
        found = [pair for pair in found if not pair[1].mistake]
        position, best = found[0]
        stood_s = now_s - self._state.since_s
        turn = OpenTurn(position, best.turns, gaps, certainty([e for _, e in found]))
        events: Sequence[Event] = ()
        if says is Says.OPEN and (events := self._keep_open(turn, stood_s)):
            return events
        if stood_s < self._debounce.before(says):
            return ()
        match says:
            case Says.UNCHANGED:
                events = self._confirm_unchanged(gaps)
            case Says.TURN | Says.LIKELY | Says.OPEN:
                events = self._accept(*turn)
            case Says.STAGE:
                remind_s = self._debounce.remind_s
                self._state, *called = call_for(
                    self.game, self._state, found[0], gaps, now_s, remind_s
                )
                events = (*self._put_right(gaps), *called)
            case Says.SHOWN if isinstance(end := self._state.verdict.about, Result):
                events = self.by_hand(
                    lambda ledger: ended_by_people(ledger, end), now_s
                )
            case Says.ILLEGAL:
                events = self._rule_illegal(gaps)
            case Says.HISTORIES:
                how = which_history(self.ledger, found, gaps)
                events = self._ask_which_history(how, gaps)
            case Says.SUSPECT | Says.DOUBT:
                events = self._ask_which_board(found, gaps)
        return tuple(events)

    def _keep_open(self, turn: OpenTurn, stood_s: float) -> tuple[Event, ...]:
        """Hold an open turn; announce the one before it, if played on from."""
        state, gaps = self._state, turn.seen
        held = state.open
        if held is None or not held.is_gone(self.game, gaps):
            if stood_s >= self._debounce.accept_s:
                self._state = state.keeping(turn)
        elif stood_s >= self._debounce.ask_s and not state.is_told:
            self._state = state.told()
            if held.is_amended(self.game, self.ledger.past, gaps):
                return self._accept(*held)
        return ()

    def _confirm_unchanged(self, gaps: Gaps) -> tuple[Event, ...]:
        """Return the events of an unchanged board, which may have been restored."""
        self._forget(Cause.SETTLED)
        ledger, position = self.ledger, self.position
        by_hand, dispute = ledger.by_hand, ledger.dispute
        if ledger.asks_new_game and gaps.visible(position.contents):
            return self._take(Restored())
        if by_hand is not None and is_shown(self.game, position, by_hand, gaps):
            ledger.by_hand = None
            self._set_clock()
        asked = ledger.question
        if asked is not None and not asked.taken and gaps.visible(position.contents):
            ledger.question = None  # the turn was only begun, and has been undone
        if dispute is None or ledger.by_hand or not gaps.visible(dispute.sites):
            return ()
        self.clock.start(self._state.since_s)
        return self._take(Restored())

    def _put_right(self, gaps: Gaps) -> tuple[Event, ...]:
        """Return the event that a disturbance beside a stage has been corrected."""
        dispute = self.ledger.dispute
        if dispute is None or not isinstance(dispute.ruling.ruling.held, Stage):
            return ()
        return self._take(Restored()) if gaps.visible(dispute.sites) else ()

    def _accept(
        self, position: Position, turns: tuple[Turn, ...], gaps: Gaps, sure: float
    ) -> tuple[Event, ...]:
        events, ledger, past = list[Event](), self.ledger, self.ledger.past
        if past and position is past[-1].before:  # the last turn goes on
            shorter = past[-1].turn
            return self._correct(Corrected(len(past), turns[0], shorter, goes_on=True))
        unseen = is_unseen(ledger, turns, gaps)
        if position in ledger.positions:
            events += ledger.due_by(turns[0].side)
        elif position not in waiting(self.game, self.position):
            stood = let_stand(ledger, position, turns)
            if stood is None:
                ledger.played_on(position, turns, gaps)
                return ()
            events.append(stood)
            self._set_clock()
        for turn in turns:
            ledger.play(position, turn, gaps, unseen=unseen)
            self._forget(Cause.CHANGED)
            position, sure = self.position, sure * chance(self.game, past[-1])
            events.append(moved(ledger, sure))
            self.clock.start(self._state.since_s)
            events += ledger.ensuing()
        return tuple(events)

    def _correct(self, event: Corrected) -> tuple[Event, ...]:
        self.ledger.take(event)
        self._forget(Cause.CHANGED)
        return (event, *self.ledger.ensuing())

    def _ask_which_history(self, question: Question, gaps: Gaps) -> tuple[Event, ...]:
        """Ask for the history of a board that is itself clear; continue from it."""
        self.ledger.ask(question, gaps)
        self._forget(Cause.CHANGED)
        return (question, *self.ledger.ensuing())

    def _ask_which_board(self, found: list[Found], gaps: Gaps) -> tuple[Event, ...]:
        """Ask, once, which of several boards is there; go on observing."""
        if self._state.is_told:
            return ()
        self._state = replace(self._state.told(), doubted=gaps)
        suspected = None
        if self._state.verdict.says is Says.SUSPECT and (seen := self._ruling(gaps)):
            suspected = seen.ruling.ruling
        question = which_board(self.turns_played + 1, found, suspected)
        if question == self.ledger.question:
            return ()  # the question was asked before a power cut
        return self._take(question)

    # -- ruling ------------------------------------------------------------

    def _rule_illegal(self, gaps: Gaps) -> tuple[Event, ...]:
        """Rule on a board that no legal history explains, once."""
        game, ledger, state = self.game, self.ledger, self._state
        if is_answered(game, ledger, gaps):
            return ()  # which reply it is, or whether the turn stands, people must say
        ledger.lying = gaps
        if (known := ledger.by_hand) is not None:
            told = to_be_shown(game, self.position, known, gaps, self.disputed)
            return self._dispute(told)
        self._state = state.told()
        if mended := self._mend_past(gaps, listed=state.is_told):
            return mended
        if state.is_told:
            return ()
        if ledger.asks_new_game:
            return ()  # it is being cleared, or set up
        question = which_game(ledger, gaps)
        return self._take(question) if question else self._rule_late(gaps)

    def _rule_late(self, gaps: Gaps) -> tuple[Event, ...]:
        """Rule on a board that is of this game, what was misread before it mended."""
        game, ledger, state = self.game, self.ledger, self._state
        late = hindsight(game, ledger, state.doubted, gaps)
        if late and not self._strict:
            undone = self._take_back(late.undone)
            ruled = self._rule_on(late.dispute, gaps)
            return undone + ruled + self._accept(*late.turn)
        return self._look_for_lost(gaps) or self._rule_on(self._ruling(gaps), gaps)

    def _rule_on(self, seen: Dispute | None, gaps: Gaps) -> tuple[Event, ...]:
        """Announce the turn that an illegal board holds, and rule on the rest."""
        if seen is None or seen.ruling is self.ledger.ruling:
            return self._dispute(seen)
        held = seen.ruling.ruling.held
        if not isinstance(held, Turn) or not self._is_due(held, seen):
            return self._dispute(seen)
        events = self._accept(self.position, (held,), gaps, HELD)
        return events if self.result is not None else events + self._dispute(seen)

    def _is_due(self, turn: Turn, seen: Dispute) -> bool:
        """Return True if a turn that a board holds is the one that comes next.

        It was announced already where only later a seed turns out to have gone astray.
        """
        position = self.position
        if self.ledger.dispute is not None or turn.side != position.to_move:
            return False
        there = {**position.contents, **self.game.changes(position, turn)}
        return {**seen.board, **seen.ruling.ruling.belongs} == there

    def _mend_past(self, gaps: Gaps, *, listed: bool) -> tuple[Event, ...]:
        """Return the correction of a past turn, if the board shows one."""
        past = self.ledger.past
        if amended := amendment(self.game, past, gaps, listed=listed):
            index, turn = amended
            was = past[index]
            by_piece = self.game.by_piece(was.before, turn)
            corrected = Corrected(index + 1, turn, was.turn, by_piece=by_piece)
            return self._correct(corrected)
        return self._take_back(never_played(self.game, past, gaps, self.ledger.dispute))

    def _look_for_lost(self, gaps: Gaps) -> tuple[Event, ...]:
        """Return the events where more than two turns may have gone unseen."""
        ledger, owing, strict = self.ledger, self._state.owing, self._strict
        match lost_turns(self.game, ledger, owing, gaps, strict=strict):
            case Question() as question:
                return self._ask_which_history(question, gaps)
            case Adopted() as adopted:
                self._forget(Cause.CHANGED)
                self.clock.start(self._state.since_s)
                return self._take(adopted)
            case (position, way):
                return self._accept(position, way.turns, gaps, certainty([way]))
            case _:
                return ()

    def _ruling(self, gaps: Gaps) -> Dispute | None:
        before = Before(self.position, self.ledger.last_act, self._state.owing)
        return disputed(self.game, before, gaps, self.ledger.dispute)

    def _take_back(self, turns: int) -> tuple[Event, ...]:
        """Take turns back that the board shows not to have been played."""
        if not turns:
            return ()
        since_s = self._state.since_s
        events = self.by_hand(lambda ledger: take_back(ledger, turns), since_s)
        self.ledger.by_hand = None  # nothing is to be put back any more
        self._set_clock()
        return events

    def _dispute(self, dispute: Dispute | None) -> tuple[Event, ...]:
        if dispute is None:
            return ()
        known, self.ledger.dispute = self.ledger.ruling, dispute
        self._set_clock()
        return () if dispute.ruling is known else (dispute.ruling,)

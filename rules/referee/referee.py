"""The game loop without I/O: settled evidence in, events out."""

from collections.abc import Callable
from dataclasses import replace

from rules.core.events import (
    Adopted,
    Corrected,
    Event,
    Moved,
    Owed,
    Paused,
    Question,
    Restored,
    Resumed,
    TimeUp,
    Trouble,
    TroubleKind,
    Unpaused,
)
from rules.core.evidence import Evidence
from rules.core.model import Game, Position, Result, StepKind, Turn
from rules.referee.by_hand import take_back
from rules.referee.candidates import candidates
from rules.referee.clock import TurnClock
from rules.referee.disputes import Dispute, Found, waiting
from rules.referee.explain import Explanation, certainty
from rules.referee.gaps import CLEAR, Gaps, differing, observed
from rules.referee.hindsight import hindsight
from rules.referee.late_correction import amendment, chance
from rules.referee.ledger import Ledger
from rules.referee.open_turn import OpenTurn
from rules.referee.patience import Patience
from rules.referee.retract import (
    is_shown,
    never_played,
    still_stands,
    to_be_shown,
)
from rules.referee.ruling import Before, disputed
from rules.referee.states import Cause, State
from rules.referee.verdict import Says, Verdict, verdict


class Referee:
    """Watch one game: choose among the legal turns, rule on everything else.

    Parameters
    ----------
    game
        The rules.
    sides
        The names of the sides, as the chips are called; None: the usual ones.
    first
        The side that begins; None: whoever acts first.
    patience
        How long a board must stand before it is spoken of.

    Attributes
    ----------
    ledger
        What stands of the game; only the referee and ``by_hand`` change it.
    """

    def __init__(
        self,
        game: Game,
        *,
        sides: tuple[str, ...] | None = None,
        first: str | None = None,
        patience: Patience | None = None,
    ) -> None:
        self.game = game
        self._patience = patience or Patience()
        self.ledger = Ledger(game, sides, first)
        self._clock = TurnClock()
        self._state = State()

    @property
    def position(self) -> Position:
        """Return the last confirmed position."""
        return self.ledger.position

    @property
    def result(self) -> Result | None:
        """Return how the game ended, by the rules or by the players."""
        return self.ledger.result

    @property
    def turns_played(self) -> int:
        """Return how many turns stand."""
        return len(self.ledger.past)

    @property
    def disputed(self) -> frozenset[str]:
        """Return the sites of a fault that still stands."""
        dispute = self.ledger.dispute
        return frozenset() if dispute is None else dispute.sites

    @property
    def owed(self) -> Owed | None:
        """Return what was last called for and is not yet done."""
        state = self._state
        stands = state.spoken.says is Says.STAGE and state.is_told
        return state.called if stands else None

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
        """Let the time for a turn run, or stand still while nobody can play."""
        stands = self.ledger
        self._clock.pause(
            bool(stands.trouble or stands.paused or stands.dispute or stands.by_hand)
        )

    def by_hand(
        self, change: Callable[[Ledger], tuple[Event, ...]], now_s: float
    ) -> tuple[Event, ...]:
        """Let people change what stands, with a function of ``rules.referee.by_hand``.

        Raises
        ------
        RulesError
            If it cannot be done; nothing is changed then.
        """
        events = change(self.ledger)
        self._forget(Cause.CHANGED)
        self._clock.start(now_s)
        self._set_clock()
        return events

    def observe(self, evidence: Evidence, now_s: float) -> tuple[Event, ...]:
        """Return what the referee says of a settled board.

        ``evidence`` was seen on a quiet board; ``now_s`` never runs backwards.
        """
        ledger = self.ledger
        if ledger.result is not None or ledger.trouble or ledger.paused:
            return ()
        gaps = Gaps(evidence)
        if still_stands(self.game, self.position, ledger.by_hand, gaps):
            return self._guide_back(gaps, now_s)
        found = candidates(self.game, ledger, gaps)
        events: tuple[Event, ...] = ()
        near = any(e.is_near_single for p, e in found if p in ledger.positions)
        held = self._state.open
        if held is not None and (not near or held.is_followed(self.game, gaps)):
            events = self._accept(*held)  # nobody has continued it
            found = candidates(self.game, ledger, gaps)
        if self.result is not None:
            return events
        disputed = ledger.dispute is not None
        seen = verdict(self.game, ledger.positions, found, gaps, disputed)
        self._state = self._state.seeing(seen, now_s)
        return events + self._act_on(found, gaps, now_s)

    def _guide_back(self, gaps: Gaps, now_s: float) -> tuple[Event, ...]:
        """Return the way back from what still stands of turns that were taken back."""
        board = observed(gaps, self.position.contents)
        seen = Verdict(Says.ILLEGAL, frozenset(board.items()))
        self._state = self._state.seeing(seen, now_s)
        stood_s = now_s - self._state.since_s
        return self._rule_illegal(gaps) if stood_s >= self._patience.illegal_s else ()

    def conclude(self) -> tuple[Event, ...]:
        """Return what to say when no more will be seen: an open turn stands."""
        held = self._state.open
        return () if held is None else self._accept(*held)

    def tick(self, now_s: float) -> tuple[Event, ...]:
        """Return what the referee says of the time alone; call it often."""
        position = self.position
        time_s = self.game.seconds(position)
        if self.result is not None or position.to_move is None or self._state.open:
            return ()
        if not self._clock.runs_out(time_s, now_s):
            return ()
        source = f"{self.game.source}: a turn has its time"
        late = TimeUp(position.to_move, time_s, source)
        self.ledger.take(late)
        return (late,) if self.position == position else (late, *self.ledger.scored())

    def remember(self, event: Event) -> None:
        """Take up an event of an earlier run, so that a game can be resumed."""
        self.ledger.take(event)
        self._forget(Cause.CHANGED)
        self._set_clock()

    def _forget(self, cause: Cause) -> None:
        self._state = self._state.after(cause)

    # -- deciding ----------------------------------------------------------

    def _act_on(
        self, found: list[Found], gaps: Gaps, now_s: float
    ) -> tuple[Event, ...]:
        """Return what to say of what the board says, once that stood long enough."""
        says = self._state.verdict.says
        found = [pair for pair in found if not pair[1].mistake]
        position, best = found[0]
        stood_s = now_s - self._state.since_s
        turn = OpenTurn(position, best.turns, gaps, certainty([e for _, e in found]))
        if says is Says.OPEN and (events := self._keep_open(turn, stood_s)):
            return events
        if stood_s < self._patience.before(says):
            return ()
        events = ()
        match says:
            case Says.NOTHING:
                pass
            case Says.UNCHANGED:
                events = self._confirm_unchanged(gaps)
            case Says.TURN | Says.OPEN:
                events = self._accept(*turn)
            case Says.STAGE:
                events = self._tell_owed(position, best, gaps, now_s)
            case Says.ILLEGAL:
                events = self._rule_illegal(gaps)
            case Says.HISTORIES:
                events = self._ask_which_history(found, gaps)
            case Says.SUSPECT | Says.DOUBT:
                events = self._ask_which_board(found, gaps)
        return events

    def _keep_open(self, turn: OpenTurn, stood_s: float) -> tuple[Event, ...]:
        """Keep a turn that may go on; tell the one kept before, if played on from."""
        state, gaps = self._state, turn.seen
        held = state.open
        if held is None or not held.is_gone(self.game, gaps):
            if stood_s >= self._patience.accept_s:
                self._state = replace(state, open=turn)
        elif stood_s >= self._patience.ask_s and not state.is_told:
            self._state = state.told()
            if held.is_amended(self.game, self.ledger.past, gaps):
                return self._accept(*held)
        return ()

    def _confirm_unchanged(self, gaps: Gaps) -> tuple[Event, ...]:
        """Return what to say of an unchanged board: it may have been restored."""
        self._forget(Cause.SETTLED)
        ledger, position = self.ledger, self.position
        by_hand, dispute = ledger.by_hand, ledger.dispute
        if by_hand is not None and is_shown(self.game, position, by_hand, gaps):
            ledger.by_hand = None
            self._set_clock()
        asked = ledger.question
        if asked is not None and not asked.taken and gaps.visible(position.contents):
            ledger.question = None  # the turn was only begun, and has been undone
        if dispute is None or ledger.by_hand or not gaps.visible(dispute.sites):
            return ()
        self._clock.start(self._state.since_s)
        return self._take(Restored())

    def _accept(
        self, position: Position, turns: tuple[Turn, ...], gaps: Gaps, sure: float
    ) -> tuple[Event, ...]:
        events: list[Event] = []
        past = self.ledger.past
        if past and position is past[-1].before:
            return self._continue_last(turns[0])
        if position not in (*self.ledger.positions, *waiting(self.game, self.position)):
            events += self._take(Adopted(position.contents, position.to_move or ""))
        for turn in turns:
            mills = self.game.closes(position, turn)
            self.ledger.play(position, turn, gaps)
            self._forget(Cause.CHANGED)
            sure *= chance(self.game, past[-1])
            position = self.position
            events.append(Moved(len(past), turn, mills, sure, position.contents))
            self._clock.start(self._state.since_s)
            events += self.ledger.scored()
        return tuple(events)

    def _continue_last(self, turn: Turn) -> tuple[Event, ...]:
        """Put a longer turn in the place of the last one, which it continues."""
        n, shorter = self.turns_played, self.ledger.past[-1].turn
        return self._correct(Corrected(n, turn, shorter, goes_on=True))

    def _correct(self, event: Corrected) -> tuple[Event, ...]:
        self.ledger.take(event)
        self._forget(Cause.CHANGED)
        return (event, *self.ledger.scored())

    def _tell_owed(
        self, position: Position, stage: Explanation, gaps: Gaps, now_s: float
    ) -> tuple[Event, ...]:
        """Tell what is still owed: a removal at once, a chip after a while."""
        state = self._state
        if stage.owed is StepKind.REMOVE:
            state = replace(state, owing=observed(gaps, position.contents))
        new = not state.is_told
        late = not new and now_s - state.spoken_s >= self._patience.remind_s
        if new or late:
            state = replace(state.told(), spoken_s=now_s)
        self._state = state
        at_once = stage.owed in {StepKind.REMOVE, StepKind.TAKE}
        if not late and not (new and at_once):
            return ()
        assert stage.owed is not None
        sites, turn = differing(gaps, position.contents), stage.turns[0]
        mills = self.game.closes(position, turn)
        called = Owed(turn.side, stage.owed, sites, late, mills)
        self._state = replace(state, called=called)
        return (called,)

    def _ask_which_history(self, found: list[Found], gaps: Gaps) -> tuple[Event, ...]:
        """Ask which history led to a board that is itself clear; go on from it."""
        limit = found[0][1].score + CLEAR
        ways = {e.turns for _, e in found if e.turns and e.score < limit}
        due = self.position.to_move
        alternatives = tuple(
            sorted(ways, key=lambda way: (way[0].side != due, [str(t) for t in way]))
        )
        question = Question(self.turns_played + 1, alternatives)
        self.ledger.go_on_after(alternatives, gaps)
        self.ledger.question = question
        self._forget(Cause.CHANGED)
        return (question, *self.ledger.scored())

    def _ask_which_board(self, found: list[Found], gaps: Gaps) -> tuple[Event, ...]:
        """Ask, once, which of several boards stands there; go on watching."""
        if self._state.is_told:
            return ()
        self._state = replace(self._state.told(), doubted=gaps)
        near = (e.turns for _, e in found if e.score - found[0][1].score < CLEAR)
        alternatives = tuple(dict.fromkeys(near))
        suspected = None
        if self._state.verdict.says is Says.SUSPECT and (seen := self._ruling(gaps)):
            suspected = seen.ruling.ruling
        n = self.turns_played + 1
        question = Question(n, alternatives, taken=False, suspected=suspected)
        if question == self.ledger.question:
            return ()  # the question was asked before a power cut
        return self._take(question)

    # -- ruling ------------------------------------------------------------

    def _rule_illegal(self, gaps: Gaps) -> tuple[Event, ...]:
        """Rule on a board that no legal history explains, once."""
        ledger, state = self.ledger, self._state
        past, by_hand = ledger.past, ledger.by_hand
        if by_hand is not None:
            told = to_be_shown(self.game, self.position, by_hand, gaps, self.disputed)
            return () if told is None else self._dispute(told)
        self._state = state.told()
        if amended := amendment(self.game, past, gaps, listed=state.is_told):
            index, turn = amended
            return self._correct(Corrected(index + 1, turn, past[index].turn))
        if turns := never_played(self.game, past, gaps):
            return self._take_back(turns)
        if state.is_told:
            return ()
        if late := hindsight(self.game, ledger, state.doubted, gaps):
            undone = self._take_back(late.undone)
            return undone + self._dispute(late.dispute) + self._accept(*late.turn)
        told = self._ruling(gaps)
        return () if told is None else self._dispute(told)

    def _ruling(self, gaps: Gaps) -> Dispute | None:
        past = self.ledger.past
        before = Before(self.position, past[-1] if past else None, self._state.owing)
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

    def _dispute(self, dispute: Dispute) -> tuple[Event, ...]:
        known, self.ledger.dispute = self.ledger.ruling, dispute
        self._set_clock()
        return () if dispute.ruling is known else (dispute.ruling,)

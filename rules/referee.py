"""The game loop without I/O: settled evidence in, events out."""

from dataclasses import dataclass, replace

from rules.dispute import Dispute, Found, dispute_of, out_of_order, played_on, waiting
from rules.events import (
    Adopted,
    Corrected,
    Event,
    Illegal,
    Moved,
    Over,
    Owed,
    Question,
    Restored,
    Resumed,
    RoundScored,
    TimeUp,
    Trouble,
    TroubleKind,
)
from rules.evidence import Content, Evidence
from rules.explain import (
    CLEAR,
    NEAR,
    Explanation,
    Gaps,
    certainty,
    differing,
    explain,
    observed,
)
from rules.history import Before, ruled
from rules.look import NOTHING_TOLD, Told, after, look
from rules.model import Game, Position, StepKind, Turn
from rules.options import first_positions
from rules.recall import Played, amendment, continued
from rules.strangers import UNUSED_SITE
from rules.turn_clock import TurnClock


@dataclass(frozen=True, slots=True, kw_only=True)
class Patience:
    """How long (seconds) a board must stand before the referee speaks of it.

    A turn that may be continued is accepted after ``open_s``, or when the next side
    has acted.
    """

    accept_s: float = 0.1
    open_s: float = 2.0
    illegal_s: float = 0.25
    ask_s: float = 0.25
    doubt_s: float = 3.0
    remind_s: float = 15.0


_Open = tuple[Position, tuple[Turn, ...], Gaps, float]
"""A turn that stands and may be continued, as it would be accepted."""


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
        self._positions = first_positions(game, sides, first)
        self._clock = TurnClock()
        self._past: list[Played] = []
        self._told = NOTHING_TOLD
        self._since_s = 0.0
        self._spoken_s = 0.0
        self._spoken: Told = NOTHING_TOLD
        self._open: _Open | None = None
        self._dispute: Dispute | None = None
        self._owed: dict[str, Content] = {}
        self._trouble: TroubleKind | None = None

    @property
    def position(self) -> Position:
        """Return the last confirmed position."""
        return self._positions[0]

    @property
    def turns_played(self) -> int:
        """Return how many turns stand."""
        return len(self._past)

    @property
    def disputed(self) -> frozenset[str]:
        """Return the sites of a fault that still stands."""
        return frozenset() if self._dispute is None else self._dispute.sites

    def trouble(self, kind: TroubleKind | None) -> tuple[Event, ...]:
        """Pause for a trouble, or go on when it is over (None)."""
        before, self._trouble = self._trouble, kind
        self._clock.pause(kind is not None)
        self._told = NOTHING_TOLD
        if kind is before:
            return ()
        if kind is not None:
            return (Trouble(kind),)
        assert before is not None
        return (Resumed(before),)

    def observe(self, evidence: Evidence, now_s: float) -> tuple[Event, ...]:
        """Return what the referee says of a settled board.

        ``evidence`` was seen on a quiet board; ``now_s`` never runs backwards.
        """
        if self.game.result(self.position) is not None or self._trouble is not None:
            return ()
        gaps = Gaps(evidence)
        found = self._explained(gaps)
        events: tuple[Event, ...] = ()
        near = any(e.is_near_single for p, e in found if p in self._positions)
        if self._open is not None and not near:
            events = self._accept(*self._open)  # it was not continued
            found = self._explained(gaps)
        if self.game.result(self.position) is not None:
            return events
        told = look(self.game, self._positions, found, gaps, self._dispute is not None)
        if told != self._told:
            self._told, self._since_s = told, now_s
        return events + self._speak(found, gaps, now_s)

    def conclude(self) -> tuple[Event, ...]:
        """Return what to say when no more will be seen: an open turn stands."""
        return () if self._open is None else self._accept(*self._open)

    def tick(self, now_s: float) -> tuple[Event, ...]:
        """Return what the referee says of the time alone; call it often."""
        position = self.position
        time_s = self.game.seconds(position)
        if position.to_move is None or self._open is not None:
            return ()
        if not self._clock.runs_out(time_s, now_s):
            return ()
        source = f"{self.game.source}: a turn has its time"
        late = TimeUp(position.to_move, time_s, source)
        before = self.position
        self._time_up()
        return (late,) if self.position == before else (late, *self._scored())

    def _time_up(self) -> None:
        self._positions = (self.game.out_of_time(self.position),)

    def _explained(self, gaps: Gaps) -> list[Found]:
        """Return the ways to explain the evidence, best first."""
        found = [
            (position, explanation)
            for position in self._positions
            for explanation in explain(
                self.game, position, gaps, pairs=self._dispute is None
            )
        ]
        if self._dispute is not None:
            found += played_on(self.game, self.position, self._dispute, gaps)
        elif any(len(way.turns) == 2 and way.gap <= NEAR for _, way in found):
            found += out_of_order(self.game, self.position, gaps)
        elif self._past and all(way.gap > NEAR for _, way in found):
            found += continued(self.game, self._past[-1], gaps)
        return sorted(found, key=lambda pair: pair[1].gap)

    def remember(self, event: Event) -> None:
        """Take up an event of an earlier run, so that a game can be resumed."""
        match event:
            case Moved():
                self._play(self._before(event.turn), event.turn, None)
            case Question():
                self._go_on_after(event.alternatives, None)
            case Corrected():
                self._amend(event.n - 1, event.turn)
            case Illegal() if event.ruling.rule != UNUSED_SITE:
                self._dispute = dispute_of(self.position, event)
            case Restored():
                self._dispute = None
            case Adopted():
                self._adopt(event)
            case TimeUp():
                self._time_up()
            case Trouble():
                self._trouble = event.kind
            case Resumed():
                self._trouble = None
            case _:
                pass

    def _before(self, turn: Turn) -> Position:
        """Return the position from which a logged turn was played."""
        known = (*self._positions, *waiting(self.game, self.position))
        return next(there for there in known if there.to_move == turn.side)

    # -- speaking ----------------------------------------------------------

    def _speak(self, found: list[Found], gaps: Gaps, now_s: float) -> tuple[Event, ...]:
        """Return what to say of what was told, once it has stood long enough."""
        patience, kind = self._patience, self._told.kind
        wait_s = {
            "illegal": patience.illegal_s,
            "open": patience.open_s,
            "histories": patience.ask_s,
            "doubt": patience.doubt_s,
        }.get(kind, patience.accept_s)
        position, best = found[0]
        stood_s = now_s - self._since_s
        if kind == "open" and stood_s >= patience.accept_s:
            sure = certainty([explanation for _, explanation in found])
            self._open = position, best.turns, gaps, sure
        if stood_s < wait_s:
            return ()
        events: tuple[Event, ...] = ()
        match kind:
            case "unchanged":
                events = self._calm(gaps)
            case "turn" | "open":
                sure = certainty([explanation for _, explanation in found])
                events = self._accept(position, best.turns, gaps, sure)
            case "stage":
                events = self._remind(position, best, gaps, now_s)
            case "illegal":
                events = self._rule(gaps)
            case "histories":
                events = self._ask(found, gaps)
            case "doubt":
                events = self._wonder(found)
        return events

    def _calm(self, gaps: Gaps) -> tuple[Event, ...]:
        """Return what to say of an unchanged board: it may have been restored."""
        self._owed = {}
        self._open = None
        self._spoken = NOTHING_TOLD
        if self._dispute is None or not gaps.visible(self._dispute.sites):
            return ()
        self._dispute = None
        self._clock.start(self._since_s)
        return (Restored(),)

    def _accept(
        self, position: Position, turns: tuple[Turn, ...], gaps: Gaps, sure: float
    ) -> tuple[Event, ...]:
        events: list[Event] = []
        if self._past and position is self._past[-1].before:
            return self._go_on(turns[0])
        if position not in (*self._positions, *waiting(self.game, self.position)):
            adopted = Adopted(position.contents, position.to_move or "")
            self._adopt(adopted)
            events.append(adopted)
        for turn in turns:
            mills = self.game.closes(position, turn)
            self._play(position, turn, gaps)
            position = self.position
            layout = position.contents
            events.append(Moved(len(self._past), turn, mills, sure, layout))
            self._clock.start(self._since_s)
            events += self._scored()
        return tuple(events)

    def _scored(self) -> list[Event]:
        """Return what to say of a round or a game that the last turn has ended."""
        events: list[Event] = []
        round_result = self.game.round_result(self.position)
        if round_result is not None:
            points = self.game.points(self.position)
            events.append(RoundScored(round_result, points))
        result = self.game.result(self.position)
        if result is not None:
            events.append(Over(result))
        return events

    def _go_on(self, turn: Turn) -> tuple[Event, ...]:
        """Put a longer turn in the place of the last one, which it continues."""
        n = len(self._past)
        shorter = self._past[-1].turn
        self._amend(n - 1, turn)
        return (Corrected(n, turn, shorter, goes_on=True), *self._scored())

    def _play(self, position: Position, turn: Turn, seen: Gaps | None) -> None:
        self._past.append(Played(position, turn, seen))
        self._positions = (self.game.play(position, turn),)
        self._dispute = self._open = None
        self._owed = {}
        self._told = self._spoken = NOTHING_TOLD

    def _remind(
        self, position: Position, stage: Explanation, gaps: Gaps, now_s: float
    ) -> tuple[Event, ...]:
        """Return what is owed at a stage: a removal at once, a chip after a while."""
        if stage.owed is StepKind.REMOVE:
            self._owed = observed(gaps, position.contents)
        new = self._spoken != self._told
        if new:
            self._spoken, self._spoken_s = self._told, now_s
        late = not new and now_s - self._spoken_s >= self._patience.remind_s
        if late:
            self._spoken_s = now_s
        at_once = stage.owed in {StepKind.REMOVE, StepKind.TAKE}
        if not late and not (new and at_once):
            return ()
        assert stage.owed is not None
        sites, turn = differing(gaps, position.contents), stage.turns[0]
        mills = self.game.closes(position, turn)
        return (Owed(turn.side, stage.owed, sites, late, mills),)

    def _ask(self, found: list[Found], gaps: Gaps) -> tuple[Event, ...]:
        """Ask which history led to a board that is itself clear; go on from it."""
        best = found[0][1]
        n = len(self._past) + 1
        ways = {e.turns for _, e in found if e.turns and e.gap - best.gap < CLEAR}
        due = self.position.to_move
        alternatives = tuple(
            sorted(ways, key=lambda way: (way[0].side != due, [str(t) for t in way]))
        )
        self._go_on_after(alternatives, gaps)
        return (Question(n, alternatives), *self._scored())

    def _go_on_after(
        self, alternatives: tuple[tuple[Turn, ...], ...], seen: Gaps | None
    ) -> None:
        """Play the first history; where they differ in who is next, either may be."""
        ends = [after(self.game, self._before(way[0]), way) for way in alternatives]
        for turn in alternatives[0]:
            self._play(self._before(turn), turn, seen)
        due = {end.to_move: end for end in [self.position, *ends]}
        self._positions = tuple(due.values())

    def _wonder(self, found: list[Found]) -> tuple[Event, ...]:
        """Ask, once, which of several boards stands there; go on watching."""
        if self._spoken == self._told:
            return ()
        self._spoken = self._told
        best = found[0][1]
        near = (e.turns for _, e in found if e.gap - best.gap < CLEAR)
        alternatives = tuple(dict.fromkeys(near))
        return (Question(len(self._past) + 1, alternatives),)

    # -- ruling ------------------------------------------------------------

    def _rule(self, gaps: Gaps) -> tuple[Event, ...]:
        """Rule on a board that no legal history explains, once."""
        amended = amendment(self.game, self._past, gaps)
        if amended is not None:
            index, turn = amended
            instead_of = self._past[index].turn
            self._amend(index, turn)
            return (Corrected(index + 1, turn, instead_of), *self._scored())
        contents = self.position.contents
        sites = frozenset(differing(gaps, contents))
        if not sites or sites <= self.disputed:
            return ()
        board = observed(gaps, contents)
        last = self._past[-1] if self._past else None
        before = Before(self.position, last, self._owed)
        illegal = ruled(self.game, before, board, sites)
        if illegal is None:
            return ()
        self._dispute = Dispute(board, sites)
        self._clock.pause(True)
        return (illegal,)

    def _adopt(self, event: Adopted) -> None:
        """Go on from a board that the players let stand."""
        there = self.game.rearranged(self.position, event.layout, event.to_move)
        self._positions = (there,)
        self._dispute = None

    def _amend(self, index: int, turn: Turn) -> None:
        """Put ``turn`` in the place of a past one; what came after it stays."""
        position = self._past[index].before
        again = self._past[index:]
        del self._past[index:]
        for played in [replace(again[0], turn=turn), *again[1:]]:
            self._play(position, played.turn, played.seen)
            position = self.position

"""The game loop without I/O: settled evidence in, events out."""

from dataclasses import dataclass, replace

from rules.dispute import (
    Dispute,
    Found,
    dispute_of,
    out_of_order,
    played_on,
)
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
from rules.model import Game, Position, StepKind, Turn
from rules.recall import Played, amendment


@dataclass(frozen=True, slots=True, kw_only=True)
class Patience:
    """How long (seconds) a board must stand before the referee speaks of it."""

    accept_s: float = 0.1
    illegal_s: float = 0.25
    ask_s: float = 0.25
    doubt_s: float = 3.0
    remind_s: float = 15.0


@dataclass(frozen=True, slots=True)
class _Told:
    """What one look at the board says; equal looks in a row make it stand."""

    kind: str
    about: object = None


_NOTHING = _Told("nothing")


class Referee:
    """Watch one game: choose among the legal turns, rule on everything else.

    Parameters
    ----------
    game
        The rules.
    sides
        The names of the two sides, as the chips are called.
    first
        The side that begins; None: whoever acts first.
    patience
        How long a board must stand before it is spoken of.
    """

    def __init__(
        self,
        game: Game,
        *,
        sides: tuple[str, ...] = ("white", "black"),
        first: str | None = None,
        patience: Patience | None = None,
    ) -> None:
        if first is not None and first not in sides:
            raise ValueError(f"{first!r} cannot begin; the sides are {sides}")
        self.game = game
        self._patience = patience or Patience()
        turned = [sides[i:] + sides[:i] for i in range(len(sides))]
        self._positions = tuple(
            game.start(sides=order) for order in turned if first in (None, order[0])
        )
        self._past: list[Played] = []
        self._told = _NOTHING
        self._since_s = 0.0
        self._spoken_s = 0.0
        self._spoken: _Told = _NOTHING
        self._dispute: Dispute | None = None
        self._owed: dict[str, Content] = {}
        self._trouble: TroubleKind | None = None

    @property
    def position(self) -> Position:
        """Return the last confirmed position."""
        return self._positions[0]

    @property
    def turns_played(self) -> int:
        """Return how many turns are confirmed."""
        return len(self._past)

    @property
    def disputed(self) -> frozenset[str]:
        """Return the sites of a fault that still stands."""
        return frozenset() if self._dispute is None else self._dispute.sites

    def trouble(self, kind: TroubleKind | None) -> tuple[Event, ...]:
        """Pause for a trouble, or go on when it is over (None)."""
        before, self._trouble = self._trouble, kind
        self._told = _NOTHING
        if kind is before:
            return ()
        if kind is not None:
            return (Trouble(kind),)
        assert before is not None
        return (Resumed(before),)

    def observe(self, evidence: Evidence, now_s: float) -> tuple[Event, ...]:
        """Return what the referee says of a settled board.

        Parameters
        ----------
        evidence
            What stands on the game's sites, seen on a quiet board.
        now_s
            When; never runs backwards.
        """
        if self.game.result(self.position) is not None or self._trouble is not None:
            return ()
        gaps = Gaps(evidence)
        found = self._explained(gaps)
        told = self._look(found, gaps)
        if told != self._told:
            self._told, self._since_s = told, now_s
        return self._speak(found, gaps, now_s)

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
            case Illegal():
                self._dispute = dispute_of(self.position, event)
            case Restored():
                self._dispute = None
            case Adopted():
                self._adopt(event)
            case Trouble():
                self._trouble = event.kind
            case Resumed():
                self._trouble = None
            case _:
                pass

    def _before(self, turn: Turn) -> Position:
        """Return the position from which a logged turn was played."""
        for position in self._positions:
            if position.to_move == turn.side:
                return position
        return self.game.passed(self.position)

    # -- looking -----------------------------------------------------------

    def _look(self, found: list[Found], gaps: Gaps) -> _Told:
        best = found[0][1]
        rivals = [(p, e) for p, e in found if e.gap - best.gap < CLEAR]
        if best.gap > NEAR or all(self._is_out_of_order(e) for _, e in rivals):
            board = observed(gaps, self.position.contents)
            return _Told("illegal", frozenset(board.items()))
        if any(not e.turns for _, e in rivals):
            return _Told("unchanged")  # what happens under a hand is not yet known
        if all(e.owed is not None and e.owed is best.owed for _, e in rivals):
            return _Told("stage", best.owed)
        if len(rivals) == 1:
            return _Told("turn", best.turns)
        alternatives = frozenset(e.turns for _, e in rivals)
        if all(e.turns and e.owed is None for _, e in rivals):
            ends = (self._after(p, e.turns) for p, e in rivals)
            boards = {frozenset(end.contents.items()) for end in ends}
            clear = len(boards) == 1 and self._dispute is None
            return _Told("histories" if clear else "doubt", alternatives)
        return _Told("doubt", alternatives)

    def _is_out_of_order(self, way: Explanation) -> bool:
        """Return whether a way begins with the wrong side, and nobody let it stand."""
        begins = {position.to_move for position in self._positions}
        return (
            self._dispute is None
            and bool(way.turns)
            and way.turns[0].side not in begins
        )

    def _after(self, position: Position, turns: tuple[Turn, ...]) -> Position:
        for turn in turns:
            position = self.game.play(position, turn)
        return position

    # -- speaking ----------------------------------------------------------

    def _speak(self, found: list[Found], gaps: Gaps, now_s: float) -> tuple[Event, ...]:
        """Return what to say of what was told, once it has stood long enough."""
        patience, kind = self._patience, self._told.kind
        wait_s = {
            "illegal": patience.illegal_s,
            "histories": patience.ask_s,
            "doubt": patience.doubt_s,
        }.get(kind, patience.accept_s)
        if now_s - self._since_s < wait_s:
            return ()
        position, best = found[0]
        events: tuple[Event, ...] = ()
        match kind:
            case "unchanged":
                events = self._calm(gaps)
            case "turn":
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
        self._spoken = _NOTHING
        if self._dispute is None or not gaps.visible(self._dispute.sites):
            return ()
        self._dispute = None
        return (Restored(),)

    def _accept(
        self, position: Position, turns: tuple[Turn, ...], gaps: Gaps, sure: float
    ) -> tuple[Event, ...]:
        events: list[Event] = []
        if position not in (*self._positions, self.game.passed(self.position)):
            adopted = Adopted(position.contents, position.to_move or "")
            self._adopt(adopted)
            events.append(adopted)
        for turn in turns:
            mills = self.game.closes(position, turn)
            self._play(position, turn, gaps)
            position = self.position
            layout = position.contents
            events.append(Moved(len(self._past), turn, mills, sure, layout))
        result = self.game.result(position)
        if result is not None:
            events.append(Over(result))
        return tuple(events)

    def _play(self, position: Position, turn: Turn, seen: Gaps | None) -> None:
        self._past.append(Played(position, turn, seen))
        self._positions = (self.game.play(position, turn),)
        self._dispute = None
        self._owed = {}
        self._told = self._spoken = _NOTHING

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
        if not late and not (new and stage.owed is StepKind.REMOVE):
            return ()
        assert stage.owed is not None
        sites = differing(gaps, position.contents)
        return (Owed(stage.turns[0].side, stage.owed, sites, late),)

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
        events: list[Event] = [Question(n, alternatives)]
        result = self.game.result(self.position)
        if result is not None:
            events.append(Over(result))
        return tuple(events)

    def _go_on_after(
        self, alternatives: tuple[tuple[Turn, ...], ...], seen: Gaps | None
    ) -> None:
        """Play the first history; where they differ in who is next, either may be."""
        ends = [self._after(self._before(way[0]), way) for way in alternatives]
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
            return (Corrected(index + 1, turn, instead_of),)
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

"""State of a game, projected from its events."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.core.errors import RulesError
from rules.core.events import (
    Adopted,
    Corrected,
    Event,
    Illegal,
    Moved,
    Over,
    Paused,
    Question,
    Restored,
    Resumed,
    RoundScored,
    TakenBack,
    TimeUp,
    Trouble,
    TroubleKind,
    Unpaused,
)
from rules.core.facts import Sentence, cited
from rules.core.game import Game
from rules.core.model import Position, Result, Turn
from rules.core.options import first_positions
from rules.referee.disputes import Dispute, dispute_of
from rules.referee.forfeit import ends_round
from rules.referee.late_correction import Played, confirmed, due, replayed
from rules.referee.passing import after
from rules.referee.residuals import Gaps
from rules.referee.retract import SetByHand, said_by_hand, taken_back
from rules.referee.set_up import laid_out
from rules.referee.stood_turns import closes, played
from rules.referee.unused_sites import UNUSED_SITE
from words.keys import Key


class Ledger:
    """Confirmed game, projected from events; replaying an event is idempotent.

    Parameters
    ----------
    game
        The rules.
    sides
        The names of the sides, as the chips are called; None: the usual ones.
    first
        The side that begins; None: whoever acts first.
    stands
        Whether an illegal turn that was answered stands.

    Attributes
    ----------
    firsts
        The first positions, one for each side that may begin.
    positions
        The position that stands, or those that it may be.
    past
        The turns that stand.
    dispute
        The illegal board that has been ruled on and not been put right.
    question
        What people were asked and have not answered.
    by_hand
        What people have set, until the board shows it.
    given_up
        How the players ended the game, where the rules alone do not.
    lying
        What was last seen of an illegal board; None where that was before a power cut.
    adopted
        The board that counts as it stands, while it is open who is to move.
    goes_on
        Whether people say that the cleared board is no new game.
    """

    def __init__(
        self,
        game: Game,
        sides: tuple[str, ...] | None,
        first: str | None,
        *,
        stands: bool = False,
    ) -> None:
        self.game = game
        self.stands = stands
        self.firsts = first_positions(game, sides, first)
        self.positions = self.firsts
        self.past: list[Played] = []
        self.dispute: Dispute | None = None
        self.question: Question | None = None
        self.by_hand: SetByHand | None = None
        self.given_up: Result | None = None
        self.lying: Gaps | None = None
        self.adopted: Adopted | None = None
        self.goes_on = False
        self.trouble: TroubleKind | None = None
        self.paused = False

    @property
    def position(self) -> Position:
        """Return the last confirmed position."""
        return self.positions[0]

    @property
    def ruling(self) -> Illegal | None:
        """Return the ruling that is in force, None if there is none."""
        return None if self.dispute is None else self.dispute.ruling

    @property
    def asks_new_game(self) -> bool:
        """Return True if it is asked, and not answered, if a new game begins."""
        return self.question is not None and self.question.new_game

    @property
    def halted(self) -> bool:
        """Return True if no side can play now, though the game is not over."""
        stopped = self.trouble or self.paused or self.asks_new_game
        return bool(stopped or self.dispute or self.by_hand)

    @property
    def result(self) -> Result | None:
        """Return the result of the game, by the rules or by the players."""
        return self.given_up or self.game.result(self.position)

    @property
    def last_act(self) -> Played | None:
        """Return the last turn that changed something on the board."""
        return next((one for one in reversed(self.past) if one.turn.steps), None)

    def ensuing(self) -> tuple[Event, ...]:
        """Return the events that follow by rule: a forced pass, an end."""
        return (*self.passes(), *self.scored())

    def passes(self) -> tuple[Event, ...]:
        """Pass for the side to move if it has no other turn; return the events."""
        turn = self.game.forced(self.position)
        if turn is None:
            return ()
        self.play(self.position, turn, None)
        return (moved(self, 1.0),)

    def run_out(self, side: str, time_s: float) -> tuple[Event, ...]:
        """Apply the expiry of a side's turn time (seconds); return the events."""
        law = cited(self.game.source, Sentence(Key("referee-law-time")))
        late, before = TimeUp(side, time_s, law), self.position
        self.take(late)
        return (late,) if self.position == before else (late, *self.ensuing())

    def scored(self) -> tuple[Event, ...]:
        """Return the events of a round or game that the last turn has ended."""
        events: list[Event] = []
        round_result = self.game.round_result(self.position)
        if round_result is not None:
            points = self.game.points(self.position)
            events.append(RoundScored(round_result, points))
        result = self.game.result(self.position)
        if result is not None:
            events.append(Over(result))
        return tuple(events)

    def take(self, event: Event) -> None:
        """Apply an event to the state."""
        match event:
            case Moved() | Question() | Corrected() | TakenBack():
                self._take_turns(event)
            case Illegal() if event.ruling.rule != UNUSED_SITE:
                self.dispute = dispute_of(self.position, event)
                self.answer_new_game(goes_on=self.goes_on)
            case Restored():
                self.dispute = self.by_hand = None
                self.answer_new_game(goes_on=False)
            case Adopted():
                self._adopt(event)
            case TimeUp():
                self.positions = (self.game.out_of_time(self.position),)
            case Over() if event.result != self.game.result(self.position):
                self.given_up = event.result
            case RoundScored() if ends_round(self.game, self.position, event.result):
                self._settle()
                there = self.game.round_given_up(self.position, event.result)
                assert there is not None, "no round is played"
                self.positions = (there,)
            case Trouble() | Resumed() | Paused() | Unpaused():
                self._take_news(event)
            case _:
                pass

    def _take_turns(self, event: Moved | Question | Corrected | TakenBack) -> None:
        match event:
            case Moved():
                before, was = self._before(event.turn), self.by_hand
                self.play(before, event.turn, None, unseen=event.unseen)
                if event.by_hand:
                    self.by_hand = said_by_hand(self.game, self.past, event.n, was)
            case Question():
                self.ask(event, None)
            case Corrected():
                self._amend(event)
                if event.by_hand:
                    self.by_hand = said_by_hand(self.game, self.past, event.n)
            case TakenBack():
                self._take_back()

    def _take_news(self, event: Trouble | Resumed | Paused | Unpaused) -> None:
        match event:
            case Trouble():
                self.trouble = event.kind
            case Resumed():
                self.trouble = None
            case Paused():
                self.paused = True
            case Unpaused():
                self.paused = False

    def look_at_start(self, gaps: Gaps) -> None:
        """Put first what the board shows of several first positions."""
        if not self.past and len(self.positions) > 1:
            fits = {each: gaps.fits(each.contents) for each in self.positions}
            self.positions = tuple(sorted(fits, key=fits.__getitem__, reverse=True))

    def before(self, side: str, text: str = "") -> Position:
        """Return the position from which a side plays the turn that comes next.

        Parameters
        ----------
        side
            Who plays.
        text
            The turn: of several positions one in which it is legal is taken.

        Raises
        ------
        IllegalTurnError
            If it cannot be that side's turn.
        """
        found = [each for each in self.positions if each.to_move == side]
        if not found:
            return due(self.game, self.position, side)
        return self._leading(found, text)

    def _before(self, turn: Turn) -> Position:
        return self.before(turn.side, turn.text)

    def before_past(self, n: int, side: str, text: str = "") -> Position:
        """Return the position from which a side played turn ``n``, if it did.

        Raises
        ------
        IllegalTurnError
            If it cannot have been that side's turn.
        """
        began = self.past[n - 1].before
        if n == 1 and began in self.firsts:
            found = [each for each in self.firsts if each.to_move == side]
            if found:
                return self._leading(found, text)
        return due(self.game, began, side)

    def _leading(self, found: Sequence[Position], text: str) -> Position:
        """Return the first of some positions in which a turn is legal."""
        if len(found) == 1 or not text:
            return found[0]
        return next((each for each in found if self._is_legal(each, text)), found[0])

    def _is_legal(self, position: Position, text: str) -> bool:
        try:
            self.game.parse(position, text)
        except RulesError:
            return False
        return True

    def play(
        self, position: Position, turn: Turn, seen: Gaps | None, *, unseen: bool = False
    ) -> None:
        """Append a turn, and the evidence from which it was inferred."""
        told = confirmed(self.game, position, turn, seen)
        self.past.append(replace(told, unseen=unseen))
        self.positions = (played(self.game, position, turn),)
        if turn.steps:  # else the board shows what it showed
            self._settle()

    def played_on(
        self, position: Position, turns: tuple[Turn, ...], seen: Gaps
    ) -> None:
        """Bear in mind that turns were played on from the disputed board."""
        assert self.dispute is not None, "no board is in dispute"
        self.dispute = replace(self.dispute, on=(position, turns))
        self.lying = seen

    def _settle(self) -> None:
        self.dispute = self.question = self.by_hand = self.given_up = None
        self.adopted, self.goes_on = None, False

    def answer_new_game(self, *, goes_on: bool) -> None:
        """Withdraw the question of a new game; people may say this one goes on."""
        self.goes_on = goes_on
        if self.asks_new_game:
            self.question = None

    def ask(self, question: Question, seen: Gaps | None) -> None:
        """Bear a question in mind; of histories go on from the board that they make.

        The first is played; where they differ in who is next, either may be.
        """
        ways = question.alternatives
        if question.taken:
            ends = [after(self.game, self._before(way[0]), way) for way in ways]
            for turn in ways[0]:
                before = self._before(turn)
                self.play(before, turn, seen, unseen=question.unseen)
            due = {end.to_move: end for end in [self.position, *ends]}
            self.positions = tuple(due.values())
        self.question = question

    def _amend(self, event: Corrected) -> None:
        """Put a turn in the place of a past one; what came after it stays."""
        index, turn = event.n - 1, event.turn
        start = self.before_past(event.n, turn.side, turn.text)
        again = replayed(self.game, self.past[index:], turn, start=start)
        if not event.by_hand:
            was = self.past[index]
            again[0] = replace(again[0], seen=was.seen, alike=was.alike)
        self.past[index:] = again
        self.positions = (played(self.game, again[-1].before, again[-1].turn),)
        self._settle()

    def _take_back(self) -> None:
        last, n = self.past[-1], len(self.past)
        follows = self.position == played(self.game, last.before, last.turn)
        by_hand = taken_back(self.game, last, n, self.by_hand if follows else None)
        self.past.pop()
        before = last.before
        new = not self.past and before in self.firsts
        self.positions = self.firsts if new else (before,)
        self._settle()
        self.by_hand = by_hand

    def _adopt(self, event: Adopted) -> None:
        """Continue from an adopted board and its side to move."""
        if event.hands is not None:
            self._lay_out(event, event.hands)
            return
        sides = dict.fromkeys((event.to_move, *event.may_move))
        stood = self.position
        stood = self.game.uncounted(stood) if event.undone else stood
        boards = [self.game.rearranged(stood, event.layout, side) for side in sides]
        goes_on = [there for there in boards[1:] if self.game.result(there) is None]
        self.positions = (boards[0], *goes_on)
        self.dispute = self.by_hand = self.given_up = None
        self.adopted = event if goes_on else None

    def _lay_out(self, event: Adopted, hands: Mapping[str, int]) -> None:
        """Continue from a board yet to be set up, even after the end."""
        start, game = self.firsts[0], self.game
        there = laid_out(game, start, event.layout, event.to_move, hands)
        self.positions = (there,)
        self._settle()
        self.by_hand = SetByHand(len(self.past), None, (), frozenset(there.contents))

    def due_by(self, side: str) -> tuple[Event, ...]:
        """Return the events of a turn by a side that was not to move."""
        adopted = self.adopted
        if adopted is None or side == self.position.to_move:
            return ()
        event = Adopted(adopted.layout, side, by=adopted.by)
        self.take(event)
        return (event,)


def moved(ledger: Ledger, sure: float) -> Moved:
    """Return the event of the last turn, with its confidence (0..1)."""
    last, n = ledger.past[-1], len(ledger.past)
    mills = closes(ledger.game, last.before, last.turn)
    layout = ledger.position.contents
    by_piece = ledger.game.by_piece(last.before, last.turn)
    return Moved(
        n, last.turn, mills, sure, layout, unseen=last.unseen, by_piece=by_piece
    )

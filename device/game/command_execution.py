"""Execute people's commands between two frames."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from calibration.find import South
from device.commands import (
    Adopt,
    AgreeDraw,
    Amend,
    Answer,
    Answered,
    Aside,
    CallRuling,
    Claim,
    Command,
    CommandBox,
    Concede,
    Confirm,
    Decide,
    Enter,
    Hint,
    LayOut,
    Learn,
    NewGame,
    Pause,
    Play,
    Press,
    Propose,
    SayBoard,
    ShowTurns,
    SouthIs,
    StopLearning,
    TakeBack,
    WasThatGood,
    Who,
    WhoPlays,
)
from device.game.timekeeper import Timekeeper
from device.log.lines import Fields
from rules.core.errors import RulesError
from rules.core.events import (
    Adopted,
    BoardTold,
    Claimed,
    Corrected,
    Decided,
    Deed,
    Event,
    Moved,
    Over,
    Paused,
    Proposed,
    Standing,
    TakenBack,
    Unpaused,
)
from rules.core.facts import Notation, Sentence
from rules.core.model import Result
from rules.core.options import hands_of
from rules.referee import by_hand
from rules.referee.ledger import Ledger
from rules.referee.referee import Referee

log = logging.getLogger(__name__)

Announce = Callable[[tuple[Event, ...]], None]
"""Logs events, then tells everybody."""

_NO_GAME = Answered(False, "No game is being watched any more.")

_Change = Callable[[Ledger], tuple[Event, ...]]

_YES = (Confirm(), Answer(0))
"""What answers the question whether a new game begins: then one does."""


@dataclass(slots=True)
class Obeying:
    """Executes commands.

    Attributes
    ----------
    referee
        The game.
    announce
        Is given what came of a command.
    commands
        Where people put them.
    south_is
        Sets the edge of the picture at which south lies; returns whether it was asked
        for.
    time
        Keeps the clocks.
    wants_new
        Whether they wish a new game; nothing more is then done in this one.
    decided
        What the hall's arbiters have decided and this game has heard, by id.
    """

    referee: Referee
    announce: Announce
    commands: CommandBox
    south_is: Callable[[South], bool]
    time: Timekeeper
    wants_new: bool = False
    decided: set[str] = field(default_factory=set)
    _who: Who | None = None

    def signed(self, records: Sequence[Fields]) -> list[Fields]:
        """Return the records that are not empty, with the clocks and whose wish."""
        who = {"who": self._who.plain} if self._who else {}
        told = self.time.stamped([record for record in records if record])
        return [{**record, **who} for record in told]

    def obey(self, now_s: float) -> None:
        """Carry out what people have wished since the last time; let time pass."""
        if events := self.time.tick(now_s):
            self.announce(events)
        for command, answer in self.commands.take():
            if answer.set_running_or_notify_cancel():
                done = not self.wants_new
                self._who = answer.who
                answer.set_result(self._obeyed(command, now_s) if done else _NO_GAME)
                self._who = None

    def remember(self, event: Event) -> None:
        """Apply an event of the resumed game's log."""
        if isinstance(event, Decided):
            self.decided.add(event.id)

    def refuse(self) -> None:
        """Refuse pending commands, and close the computer player."""
        if self.commands.companion is not None:
            self.commands.companion.close()
        for _, answer in self.commands.take():
            if answer.set_running_or_notify_cancel():
                answer.set_result(_NO_GAME)

    def _obeyed(self, command: Command, now_s: float) -> Answered:
        """Execute a person's command, or refuse it with a reason."""
        if command in _YES and self.referee.ledger.asks_new_game:
            command = NewGame()
        try:
            told = self._done(command, now_s)
        except RulesError as error:
            why = next((one for one in error.args if isinstance(one, Sentence)), None)
            return Answered(False, _sentence(str(error)), why)
        except Exception:
            log.exception("%s failed; the game goes on", command)
            return Answered(False, "That failed.")
        self.wants_new = isinstance(command, NewGame)
        if self.wants_new:
            self.commands.wished_new = self._who
        return Answered(True, told)

    def _done(self, command: Command, now_s: float) -> str:
        match command:
            case Pause() | Play() | NewGame():
                return self._go_on(command)
            case SouthIs(edge):
                return self._south(edge)
            case CallRuling() | SayBoard():
                return self._say(command)
            case (
                Propose()
                | WhoPlays()
                | ShowTurns()
                | Hint()
                | WasThatGood()
                | (Learn() | StopLearning())
            ):
                return self._aside(command)
            case Confirm() if events := self.referee.conclude():
                return self._announce(events)
            case _:
                return self._change(command, now_s)

    def _change(self, command: Command, now_s: float) -> str:
        """Apply a correction by people; an open turn is accepted first."""
        if isinstance(command, Decide):
            return self._decide(command.decided, now_s)
        if isinstance(command, Press):
            return self._press(command.side, now_s)
        if isinstance(command, TakeBack | Concede | AgreeDraw | Claim):
            self._announce(self.referee.conclude())
        if isinstance(command, Enter):
            self._announce(self._end_open_turn(command.turn))
        change = _change_asked(command)
        return self._announce(self.referee.by_hand(change, now_s))

    def _end_open_turn(self, text: str) -> tuple[Event, ...]:
        """End an open turn, unless what was entered is that turn or a longer one."""
        game, position = self.referee.game, self.referee.position
        try:
            game.parse(position, text)
        except RulesError:
            return self.referee.conclude()
        return ()

    def _go_on(self, command: Pause | Play | NewGame) -> str:
        """Stop, go on, or begin anew."""
        if isinstance(command, NewGame):
            self._announce(self.referee.conclude())
            return "A new game begins."
        paused = isinstance(command, Pause)
        events = self.referee.pause(paused)
        if not events:
            state = "has stopped" if paused else "goes on"
            return f"Watching {state} already."
        return self._announce(events)

    def _press(self, side: str, now_s: float) -> str:
        """Accept a side's pending turn; otherwise press its clock."""
        referee, question = self.referee, self.referee.ledger.question
        if referee.position.to_move == side and (events := referee.conclude()):
            return self._announce(events)
        asked = question.alternatives[0] if question and question.alternatives else ()
        if asked and asked[-1].side == side:
            return self._announce(referee.by_hand(by_hand.confirm, now_s))
        return self._announce(self.time.press(side, now_s))

    def _south(self, edge: South) -> str:
        if not self.south_is(edge):
            raise by_hand.RefusedError("nobody asks which way round the board lies")
        return "Thank you. The board is read so."

    def _aside(self, command: Propose | Aside) -> str:
        """Answer a question about a computer player's choice of turn."""
        companion = self.commands.companion
        if not isinstance(command, Propose):
            if companion is None:
                raise by_hand.RefusedError("no machine plays here")
            return companion.obey(command)
        turn = self.referee.game.parse(self.referee.position, command.turn)
        n = self.referee.turns_played + 1
        by_piece = self.referee.game.by_piece(self.referee.position, turn)
        self.announce((Proposed(n, turn, command.level, command.meant, by_piece),))
        return "The turn is told."

    def _decide(self, decided: Decided, now_s: float) -> str:
        """Apply an arbiter's decision, and its consequences."""
        if decided.id in self.decided:
            return "It is in the log already."
        change = self._follows(decided)
        self.decided.add(decided.id)
        self.announce((decided,))
        if change is None:
            return "The decision is told."
        self._announce(self.referee.conclude())
        return self._announce(self.referee.by_hand(change, now_s))

    def _follows(self, decided: Decided) -> _Change | None:
        """Return the state change of a decision; None if it changes nothing."""
        result, ruling = self.referee.result, self.referee.ledger.ruling
        drawn = result is not None and not result.winners
        match decided.deed:
            case Deed.RESULT if result is None or drawn:
                return lambda ledger: by_hand.award(ledger, decided.side)
            case Deed.OVERRULE if drawn or (result is None and ruling is not None):
                return lambda ledger: by_hand.adopt(ledger, decided.side)
            case _:
                return None

    def _say(self, command: CallRuling | SayBoard) -> str:
        referee = self.referee
        position, ledger = referee.position, referee.ledger
        to_move = position.to_move if referee.result is None else None
        if isinstance(command, SayBoard):
            self.announce((BoardTold(position.contents, hands_of(position), to_move),))
            return "The board is said."
        spoken = Notation("")
        if ledger.past:
            last = ledger.past[-1]
            spoken = referee.game.spoken(last.before, last.turn)
        self.announce(
            (
                Standing(
                    to_move=to_move,
                    last=spoken.turn,
                    last_by_piece=spoken.by_piece,
                    owed=referee.owed,
                    ruling=ledger.ruling,
                    question=ledger.question,
                    result=referee.result,
                ),
            )
        )
        due = f"It is {to_move}'s turn." if to_move else "The game is over."
        if ledger.ruling is None:
            return due
        return f"{due} {_sentence(ledger.ruling.ruling.why)}"

    def _announce(self, events: tuple[Event, ...]) -> str:
        """Announce events; return the first of them in words."""
        self.announce(events)
        return " ".join(filter(None, map(_told, events))) or "So it stands."


def _change_asked(command: Command) -> _Change:
    plain: dict[type, _Change] = {
        Confirm: by_hand.confirm,
        TakeBack: by_hand.take_back,
        AgreeDraw: by_hand.agree_draw,
    }
    match command:
        case Answer(alternative):
            return lambda ledger: by_hand.answer(ledger, alternative)
        case Enter(turn):
            return lambda ledger: by_hand.enter(ledger, turn)
        case Amend(n, turn):
            return lambda ledger: by_hand.amend(ledger, n, turn)
        case Adopt() | LayOut():
            return _board_asked(command)
        case Concede() | Claim():
            return _ending_asked(command)
        case _:
            return plain[type(command)]


def _board_asked(command: Adopt | LayOut) -> _Change:
    if isinstance(command, Adopt):
        return lambda ledger: by_hand.adopt(ledger, command.to_move)
    layout, to_move, hands = command.layout, command.to_move, command.hands
    return lambda ledger: by_hand.lay_out(ledger, layout, to_move, hands)


def _ending_asked(command: Concede | Claim) -> _Change:
    if isinstance(command, Claim):
        return lambda ledger: by_hand.claim(ledger, command.rule)
    return lambda ledger: by_hand.concede(ledger, command.side)


def _told(event: Event) -> str:
    """Return a sentence about an event, as the response to a command."""
    match event:
        case Moved():
            was = "is" if event.turn.stood is None else "was illegal and stands:"
            return f"Turn {event.n} {was} {event.turn.side} {event.turn}."
        case Corrected():
            return f"Turn {event.n} was {event.turn.side} {event.turn}."
        case TakenBack():
            return f"Turn {event.n}, {event.turn.side} {event.turn}, is taken back."
        case Over():
            return _ended(event.result)
        case _:
            return _news(event)


def _news(event: Event) -> str:
    match event:
        case Claimed():
            right = "rightly" if event.claim.result else "wrongly"
            return f"{event.side} claims so {right}: {event.claim.says}."
        case Adopted(hands=None):
            return f"The board counts as it stands; {event.to_move} is to move."
        case Paused() | Unpaused():
            paused = isinstance(event, Paused)
            return "Watching has stopped." if paused else "Watching goes on."
        case _:
            return ""


def _ended(result: Result) -> str:
    reason = result.reason.replace("_", " ")
    if not result.winners:
        return f"The game is a draw: {reason}."
    return f"The game is over, won by {' and '.join(result.winners)}: {reason}."


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."

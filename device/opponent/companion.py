"""Subscriber of a computer player: announces its turns, which a person carries out.

It is a subscriber of the game: only the referee decides on the position. When its side
is to move it searches in a process of its own and then announces its turn. If another
change is made on the board, it is ruled on as usual, and the announcement is repeated.
Another legal turn counts: whoever insists on it plays on, whoever does not takes it
back, and the machine's turn is then announced again. A hint first names the site, then
the turn; a judgement of the last turn names the better one.
"""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from device.commands import (
    Aside,
    By,
    CommandBox,
    Hint,
    Learn,
    PlayedBy,
    Propose,
    ShowTurns,
    StopLearning,
    TakeBack,
    WasThatGood,
    WhoPlays,
)
from device.event_bus import Subscriber
from device.json_types import Json
from device.opponent.goals import goals
from device.opponent.own_level import AUTO, OwnLevel
from device.opponent.process import Thinker
from device.opponent.question import question_of
from device.opponent.teacher import Teacher
from device.ports import SettingsError
from device.words.remarks import Remark
from device.words.remarks_of_players import (
    ANOTHER_COUNTS,
    GOOD,
    NO_IDEA,
    NO_LONGER,
    better_was,
    can_go,
    next_level,
    plays_side,
    what_to_play,
    where_to_look,
)
from players.lessons.course import LessonStep
from players.levels import BEST
from rules.core.events import Event, Illegal, Moved, Over, TakenBack
from rules.core.model import Position, Result, Turn
from rules.referee.by_hand import RefusedError
from rules.referee.referee import Referee

log = logging.getLogger(__name__)

THINKS_S = 2.0
"""Time limit of a search for a turn."""


Taught = Callable[[Learn, Mapping[str, Any], Path], Sequence[LessonStep]]
"""Returns the steps that are asked for, of what is played as a log's first line says
it, with the folder of past games; refuses where there are none."""


def _nothing_taught(_asked: Learn, _set_as: Mapping[str, Any], _: Path) -> NoReturn:
    raise RefusedError("nothing is taught here")


@dataclass(frozen=True, slots=True)
class MachineSeat:
    """Side and level of a computer player.

    ``adapts``: the level is the one of whoever plays against it, and follows the games
    that are won and lost.
    """

    side: str
    level: int = BEST
    adapts: bool = False


def seats_in(text: str, sides: tuple[str, ...]) -> dict[str, PlayedBy]:
    """Return players from ``SIDE``, ``SIDE:LEVEL`` or ``SIDE:auto``; none from ''.

    Raises
    ------
    SettingsError
        If there is no such side or level.
    """
    if not text:
        return {}
    side, _, level = text.partition(":")
    if side not in sides:
        raise SettingsError(f"--opponent {text}: expected {' or '.join(sides)}")
    if level in ("", AUTO):
        return {side: PlayedBy(By.MACHINE, 0 if level else BEST)}
    if not level.isdecimal() or not 1 <= int(level) <= BEST:
        raise SettingsError(f"--opponent {text}: expected 1 to {BEST}, or auto")
    return {side: PlayedBy(By.MACHINE, int(level))}


def check_seats(
    seats: Mapping[str, PlayedBy], sides: tuple[str, ...], *, simulated: bool = True
) -> None:
    """Raise for a side that cannot be played.

    Parameters
    ----------
    simulated
        Whether the table is one that has players of its own.

    Raises
    ------
    SettingsError
        If there is no such side, level or player.
    """
    for side, seat in seats.items():
        if side not in sides:
            raise SettingsError(f"{side!r} does not play; {' and '.join(sides)} do")
        if not 0 <= seat.level <= BEST:
            raise SettingsError(f"the machine plays at 1 to {BEST}, or adapts: 0")
        if seat.by is By.SIMULATED and not simulated:
            raise SettingsError("only a simulated table has players of its own")


@dataclass(frozen=True, slots=True)
class _Asked:
    """Pending request to the player's process.

    ``played`` is a turn to be judged, ``before`` the position of that turn, or of the
    one that is asked for.
    """

    number: int
    kind: str
    before: Position
    played: Turn | None = None


@dataclass(kw_only=True)
class Companion(Subscriber):
    """Computer player of one game, which also gives hints.

    Attributes
    ----------
    referee
        What stands; nothing of it is ever changed here.
    set_as
        What is played and how, as in the first line of a log.
    thinker
        Who thinks.
    commands
        Where the turn is put that was chosen.
    say
        Announces a sentence.
    folder
        Where past games lie, with their puzzles.
    taught
        Returns the steps that are asked for.
    seats
        Who plays which side; of the others people have not said.
    seconds
        So long it thinks.
    teacher
        Who lays boards before one, and sees what is made of them.
    """

    referee: Referee
    set_as: Mapping[str, Any]
    thinker: Thinker
    commands: CommandBox
    say: Callable[[Remark], None]
    folder: Path = Path()
    taught: Taught = _nothing_taught
    seats: Mapping[str, PlayedBy] = field(default_factory=dict)
    seconds: float = THINKS_S
    _machines: dict[str, MachineSeat] = field(default_factory=dict)
    _about: Position | None = None
    _asked: _Asked | None = None
    _wished: str | None = None
    _chosen: Turn | None = field(default=None)
    _hinted: Turn | None = None
    _done: dict[int, Turn] = field(default_factory=dict)
    teacher: Teacher = field(init=False)

    def __post_init__(self) -> None:
        self.teacher = Teacher(
            referee=self.referee, commands=self.commands, say=self.say
        )
        self._machines = self._seated(self.seats)

    @property
    def seat(self) -> MachineSeat | None:
        """Return the side that it plays and that is to move, or any; None: none."""
        to_move = self.referee.ledger.position.to_move
        any_one = next(iter(self._machines.values()), None)
        return self._machines.get(to_move or "", any_one)

    @property
    def playing(self) -> tuple[str, int] | None:
        """Return the side that it plays, and its level; None: it plays none."""
        return (self.seat.side, self.seat.level) if self.seat else None

    @property
    def lesson(self) -> Mapping[str, Any] | None:
        """Return the current step as ``Teacher.plain`` does, None without a lesson."""
        return self.teacher.plain

    @property
    def chosen(self) -> Turn | None:
        """Return the turn that was said and is yet to be played."""
        return self._chosen

    def obey(self, command: Aside) -> str:
        """Execute a command to the computer player; return its immediate response.

        Raises
        ------
        RefusedError
            If it cannot be done.
        """
        of_step = isinstance(command, Hint) and self.teacher.step is not None
        if of_step or isinstance(command, Learn | StopLearning):
            return self._teach(command)
        match command:
            case WhoPlays(seats):
                return self._sit(seats)
            case ShowTurns(site):
                return self._show_turns(site)
            case Hint() if self._hinted is not None and self._is_current():
                game, position = self.referee.game, self.referee.position
                self.say(what_to_play(game.spoken(position, self._hinted)))
                return "That is what to play."
            case Hint() if self.referee.result is not None:
                raise RefusedError("the game is over")
            case WasThatGood() if not self.referee.ledger.past:
                raise RefusedError("nothing has been played yet")
        self._wished = "hint" if isinstance(command, Hint) else "verdict"
        return "It thinks."

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - the position has the side to move
        """Repeat the intended turn where another was carried out."""
        self.teacher.tell(event)
        chosen = self._chosen
        match event:
            case Illegal() if chosen is not None and event.side == chosen.side:
                self._propose(chosen, meant=True)
            case Moved() if chosen is not None and event.turn.side == chosen.side:
                if event.turn == chosen:
                    self._done[event.n] = chosen
                elif not event.by_hand:
                    self.say(ANOTHER_COUNTS)
                self._chosen = None
            case TakenBack() if self._done.pop(event.n, None) == event.turn:
                if self.referee.ledger.past:  # people want their own one back
                    self.commands.put(TakeBack())
            case Over():
                self._learn_from(event.result)
            case _:
                pass

    def _learn_from(self, result: Result) -> None:
        """Play better or worse from the next game on, if the level adapts."""
        for seat in self._machines.values():
            if not seat.adapts or not result.winners:
                continue
            won = seat.side not in result.winners
            level = self._own_level(seat.side).after(seat.level, won=won)
            self.say(next_level(level, won=won))

    def _own_level(self, side: str) -> OwnLevel:
        """Return the adaptive level against a side's opponent."""
        players = self.set_as.get("players") or {}
        others = [one for one in self.referee.position.sides if one != side]
        name = str(players.get(others[0], "")) if len(others) == 1 else ""
        return OwnLevel(self.folder, str(self.set_as["game"]), name)

    def on_tick(self, now_s: float) -> None:  # noqa: ARG002 - the process has its own time
        """Start searches that are due, and announce their results."""
        self.teacher.tick()
        if not self._is_current():
            self._drop()
            self._about = self.referee.position
        if self._asked is not None:
            answer = self.thinker.answer()
            if answer is not None and answer.get("id") == self._asked.number:
                asked, self._asked = self._asked, None
                self._take(asked, answer)
        elif self._wished is not None:
            self._ask(self._wished)
            self._wished = None
        elif self._chosen is None and self._is_due():
            self._ask("turn")

    def close(self) -> None:
        """End the thinking."""
        self.thinker.close()

    def _teach(self, command: Aside) -> str:
        """Teach a course, or puzzles, or no more; or help with a step."""
        if isinstance(command, Hint):
            self.teacher.hint()
            return "That is a hint."
        if not isinstance(command, Learn):
            self.teacher.stop()
            return "Nothing is taught any more."
        steps = self.taught(command, self.set_as, self.folder)
        self.seats = dict.fromkeys(self.referee.position.sides, PlayedBy(By.PERSON))
        self._machines, self._chosen = {}, None
        self.teacher.begin(steps)
        return "The first step begins."

    def _sit(self, seats: Mapping[str, PlayedBy]) -> str:
        """Have others play from now on, and say which sides the machine plays."""
        try:
            check_seats(seats, self.referee.position.sides)
        except SettingsError as error:
            raise RefusedError(str(error)) from error
        before = self._machines
        self.seats = {**self.seats, **seats}
        self._machines, self._chosen = self._seated(self.seats), None
        for side, machine in self._machines.items():
            if before.get(side) != machine:
                self.say(plays_side(side, machine.level))
        if before and not self._machines:
            self.say(NO_LONGER)
        return "It is noted who plays."

    def _seated(self, seats: Mapping[str, PlayedBy]) -> dict[str, MachineSeat]:
        """Return the sides that the machine plays, their levels found."""
        return {
            side: MachineSeat(
                side, seat.level or self._own_level(side).level, not seat.level
            )
            for side, seat in seats.items()
            if seat.by is By.MACHINE
        }

    def _show_turns(self, site: str) -> str:
        """Return a sentence on the targets of the side to move from a site."""
        position = self.referee.position
        if site not in position.contents:
            raise RefusedError(f"there is no site {site!r} on this board")
        over = self.referee.result is not None
        turns = () if over else self.referee.game.turns(position)
        remark = can_go(site, goals(turns, site))
        self.say(remark)
        return str(remark)

    def _is_current(self) -> bool:
        position = self.referee.position
        return position is self._about or position == self._about

    def _drop(self) -> None:
        """Give up what was thought about another position."""
        if self._asked is not None and self._asked.kind != "verdict":
            self.thinker.stop()
            self._asked = None
        self._chosen = self._hinted = None

    def _is_due(self) -> bool:
        """Return True if the machine is to move, and nothing is to be settled first."""
        ledger = self.referee.ledger
        waits = (
            ledger.trouble
            or ledger.paused
            or ledger.dispute
            or ledger.by_hand
            or ledger.question
            or self.referee.owed
            or self.referee.result
        )
        return ledger.position.to_move in self._machines and not waits

    def _ask(self, kind: str) -> None:
        ledger = self.referee.ledger
        level = self.seat.level if self.seat and kind == "turn" else BEST
        played: Turn | None = None
        n: int | None = None
        before = ledger.position
        told: dict[str, Any] = {"ask": kind, "level": level, "seconds": self.seconds}
        if kind == "verdict":
            n, played = len(ledger.past), ledger.past[-1].turn
            told["turn"] = played.text
            before = ledger.past[-1].before
        question = question_of(ledger, self.set_as, n)
        number = self.thinker.ask({**question, **told})
        self._asked = _Asked(number, kind, before, played)

    def _take(self, asked: _Asked, answer: Json) -> None:
        """Announce the result of a search."""
        position = self.referee.position
        if asked.kind == "turn":
            self._chosen = self._turn_in(answer, position)
            self._propose(self._chosen)
        elif "problem" in answer:
            log.warning("the player has a problem: %s", answer["problem"])
            self.say(NO_IDEA)
        elif asked.kind == "hint":
            turn = self._turn_in(answer, position)
            self._hinted = turn
            sites = tuple(step.site for step in turn.steps if step.site)
            spoken = self.referee.game.spoken(position, turn)
            self.say(where_to_look(sites[:1]) if sites else what_to_play(spoken))
        elif answer["good"]:
            self.say(GOOD)
        else:
            game, before = self.referee.game, asked.before
            better = game.parse(before, str(answer["turn"]))
            self.say(better_was(game.spoken(before, better)))

    def _turn_in(self, answer: Json, position: Position) -> Turn:
        """Return the turn of an answer; the first legal one if it holds none."""
        turns = self.referee.game.turns(position)
        for turn in turns:
            if turn.text == answer.get("turn"):
                return turn
        log.warning("the player gave no legal turn: %s", answer)
        return turns[0]

    def _propose(self, turn: Turn, *, meant: bool = False) -> None:
        level = self.seat.level if self.seat else BEST
        self.commands.put(Propose(turn.text, level, meant))

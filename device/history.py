"""A game rebuilt from the lines of its log."""

from collections.abc import Iterable

from device.ports import LogError
from device.records import Record, contents_of, layout_of, result_of, step_of
from rules.dispute import waiting
from rules.errors import RulesError
from rules.events import (
    Adopted,
    Corrected,
    Event,
    Illegal,
    Moved,
    Over,
    Question,
    Restored,
    Resumed,
    TimeUp,
    Trouble,
    TroubleKind,
)
from rules.model import Game, Position, Result, Ruling, Turn


class History:
    """A game rebuilt from the records of its log: the log is the truth.

    Parameters
    ----------
    game
        The rules.
    sides
        The sides as the log's first line names them.

    Attributes
    ----------
    turns
        The turns that stand, corrections made.
    position
        The position after them.
    """

    def __init__(self, game: Game, sides: tuple[str, ...]) -> None:
        self.game = game
        self.sides = sides
        self.turns: list[Turn] = []
        self.position: Position = game.start(sides=sides)
        self._before: list[Position] = []
        self._disputed = False

    def take(self, record: Record) -> Event | None:
        """Take up one record; return its event, None if it carries none.

        Raises
        ------
        LogError
            If the record contradicts the rules or the records before it.
        """
        try:
            return self._take(record)
        except RulesError as error:
            raise LogError(str(error)) from error
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, LogError):
                raise
            raise LogError(f"a record is incomplete: {error!r} in {record}") from error

    def _take(self, record: Record) -> Event | None:
        match record["type"]:
            case "turn":
                return self._moved(record)
            case "question":
                return self._question(record)
            case "correction":
                return self._corrected(record)
            case "adopted":
                return self._adopted(record)
            case "result" | "round" | "time":
                return self._ended(record)
            case _:
                return self._news(record)

    def _news(self, record: Record) -> Event | None:
        match record["type"]:
            case "illegal":
                self._disputed = True
                return _illegal(record)
            case "restored":
                self._disputed = False
                return Restored()
            case "trouble":
                return Trouble(TroubleKind(record["kind"]))
            case "resumed":
                return Resumed(TroubleKind(record["kind"]))
            case _:
                return None

    def _moved(self, record: Record) -> Moved:
        if record["n"] != len(self.turns) + 1:
            raise LogError(f"turn {record['n']} follows turn {len(self.turns)}")
        turn = self._play(record["side"], record["turn"])
        steps = [step_of(step) for step in turn.steps]
        if record["steps"] != steps:
            raise LogError(f"{turn} is {steps}, not {record['steps']}")
        layout = layout_of(self.position.contents)
        if dict(record["layout"]) != layout:
            wrong = [s for s in layout if record["layout"].get(s) != layout[s]]
            raise LogError(f"after turn {record['n']} the layout differs at {wrong}")
        mills = tuple(tuple(mill) for mill in record.get("mills", ()))
        contents = self.position.contents
        return Moved(record["n"], turn, mills, record["confidence"], contents)

    def _play(self, side: str, text: str) -> Turn:
        before = self._to_move(side)
        turn = self.game.parse(before, text)
        self.position = self.game.play(before, turn)
        self._before.append(before)
        self.turns.append(turn)
        self._disputed = False
        return turn

    def _to_move(self, side: str) -> Position:
        """Return the position with that side to move.

        Whoever acts first begins; and a turn out of order, once it was ruled on, may
        have been let stand.
        """
        if side == self.position.to_move:
            return self.position
        if not self.turns and side in self.sides:
            at = self.sides.index(side)
            return self.game.start(sides=self.sides[at:] + self.sides[:at])
        if self._disputed:
            for passed in waiting(self.game, self.position):
                if passed.to_move == side:
                    return passed
        raise LogError(f"{side} is said to play, but {self.position.to_move} is due")

    def _question(self, record: Record) -> Question | None:
        if record["taken"] is None:
            return None
        ways = [
            [(turn["side"], turn["turn"]) for turn in way]
            for way in record["alternatives"]
        ]
        chosen = ways.pop(record["taken"])
        others = [self._read(way) for way in ways]
        turns = []
        for side, text in chosen:
            self._disputed = True  # the players may have played out of order
            turns.append(self._play(side, text))
        self._disputed = True  # and who is next may not be known
        return Question(record["n"], (tuple(turns), *others))

    def _read(self, way: list[tuple[str, str]]) -> tuple[Turn, ...]:
        """Return the turns of a history that was not played on."""
        position: Position = self.position
        turns: list[Turn] = []
        for side, text in way:
            if not self.turns and not turns:
                position = self._to_move(side)
            elif side != position.to_move:
                position = self.game.passed(position)
            turns.append(self.game.parse(position, text))
            position = self.game.play(position, turns[-1])
        return tuple(turns)

    def _corrected(self, record: Record) -> Corrected:
        n = record["n"]
        if not 1 <= n <= len(self.turns):
            raise LogError(f"turn {n} is corrected, but there are {len(self.turns)}")
        instead_of, later = self.turns[n - 1], self.turns[n:]
        self.position = self._before[n - 1]
        del self.turns[n - 1 :], self._before[n - 1 :]
        turn = self._play(record["side"], record["turn"])
        for again in later:
            self._disputed = True
            self._play(again.side, again.text)
        return Corrected(n, turn, instead_of, record.get("goes_on", False))

    def _adopted(self, record: Record) -> Adopted:
        contents = contents_of(record["layout"])
        to_move = record["to_move"]
        self.position = self.game.rearranged(self.position, contents, to_move)
        self._disputed = False
        return Adopted(contents, to_move)

    def _ended(self, record: Record) -> Event | None:
        match record["type"]:
            case "result":
                result = self.game.result(self.position)
                return Over(_checked(record, result, "game"))
            case "round":
                result = self.game.round_result(self.position)
                _checked(record, result, "round")
                return None
            case _:
                self.position = self.game.out_of_time(self.position)
                return TimeUp(record["side"], record["seconds"], record["source"])


def _checked(said: Record, result: Result | None, what: str) -> Result:
    """Return a result by the rules, if the log says the same.

    Raises
    ------
    LogError
        If it does not.
    """
    if result is None:
        raise LogError(f"the log says that the {what} is over; by the rules it is not")
    keys = ("winners", "reason", "scores")
    written = {key: said[key] for key in keys}
    if written != result_of(result):
        raise LogError(f"the log says {written}, the rules {result_of(result)}")
    return result


def _illegal(record: Record) -> Illegal:
    ruling = Ruling(
        record["rule"], tuple(record["sites"]), record["says"], record["source"]
    )
    return Illegal(record["side"], ruling, tuple((a, b) for a, b in record["guide"]))


def events_of(history: History, records: Iterable[Record]) -> list[Event]:
    """Return the events that a referee must remember to go on from the records."""
    events = [history.take(record) for record in records]
    return [event for event in events if event is not None]

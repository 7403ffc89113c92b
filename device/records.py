"""Events of a game as lines of its log, and back again."""

from collections.abc import Iterable, Mapping
from typing import Any

from device.ports import LogError
from rules.errors import RulesError
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
from rules.evidence import Content
from rules.model import Game, Position, Result, Ruling, Step, StepKind, Turn

Record = Mapping[str, Any]
"""One line of a game log."""

Layout = Mapping[str, str | list[str] | int | None]
"""What stands on each site: nothing, a chip, a stack from the bottom, or seeds."""


def layout_of(contents: Mapping[str, Content]) -> Layout:
    """Return a board's contents in the log's form."""
    return {site: _plain(content) for site, content in contents.items()}


def contents_of(layout: Layout) -> Mapping[str, Content]:
    """Return a layout of the log as a board's contents."""
    return {site: _content(plain) for site, plain in layout.items()}


def _content(plain: str | list[str] | int | None) -> Content:
    if plain is None:
        return ()
    if isinstance(plain, list):
        return tuple(plain)
    return plain if isinstance(plain, int) else (plain,)


def _plain(content: Content) -> str | list[str] | int | None:
    if isinstance(content, int):
        return content
    if len(content) > 1:
        return list(content)
    return content[0] if content else None


def step_of(step: Step) -> list[str]:
    """Return a physical act in the log's form: kind, where, and whose or where to."""
    if step.kind is StepKind.MOVE:
        assert step.to is not None
        return [step.kind.value, step.site, step.to]
    return [step.kind.value, step.site, step.chip]


def record_of(event: Event, *, t: float, frame: int, taken: bool = True) -> Record:
    """Return an event as a line of the log; an ``Owed`` is not logged: {}.

    Parameters
    ----------
    event
        What the referee said.
    t, frame
        When, in seconds of the source's clock, and on which frame.
    taken
        Whether a question's first alternative was played on meanwhile.
    """
    body = _body(event, taken)
    return {**body, "t": round(t, 3), "frame": frame} if body else {}


def _body(event: Event, taken: bool) -> dict[str, Any]:
    body: dict[str, Any] = {}
    match event:
        case Moved():
            body = {
                "type": "turn",
                "n": event.n,
                **_turn(event.turn),
                "confidence": round(event.confidence, 3),
                "layout": layout_of(event.layout),
            }
            if event.mills:
                body["mills"] = [list(mill) for mill in event.mills]
        case Illegal():
            body = {
                "type": "illegal",
                "side": event.side,
                "rule": event.ruling.rule,
                "sites": list(event.ruling.sites),
                "says": event.ruling.why,
                "source": event.ruling.source,
                "guide": [list(pair) for pair in event.guide],
            }
        case Question():
            body = {
                "type": "question",
                "n": event.n,
                "alternatives": [
                    [_turn(turn) for turn in turns] for turns in event.alternatives
                ],
                "taken": 0 if taken else None,
            }
        case Corrected():
            body = {
                "type": "correction",
                "n": event.n,
                **_turn(event.turn),
                "instead_of": _turn(event.instead_of),
            }
        case Owed():
            pass
        case _:
            body = _news(event)
    return body


def _news(event: Restored | Adopted | Trouble | Resumed | Over) -> dict[str, Any]:
    match event:
        case Restored():
            return {"type": "restored"}
        case Adopted():
            layout = layout_of(event.layout)
            return {"type": "adopted", "layout": layout, "to_move": event.to_move}
        case Trouble():
            return {"type": "trouble", "kind": event.kind.value}
        case Resumed():
            return {"type": "resumed", "kind": event.kind.value}
        case Over():
            return {"type": "result", **result_of(event.result)}


def _turn(turn: Turn) -> dict[str, Any]:
    steps = [step_of(step) for step in turn.steps]
    return {"side": turn.side, "turn": turn.text, "steps": steps}


def result_of(result: Result) -> dict[str, Any]:
    """Return a result in the log's form."""
    return {
        "winners": list(result.winners),
        "reason": result.reason,
        "scores": dict(result.scores),
    }


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
    """

    def __init__(self, game: Game, sides: tuple[str, ...]) -> None:
        self.game = game
        self.sides = sides
        self.turns: list[Turn] = []
        self._before: list[Position] = []
        self.position: Position = game.start(sides=sides)

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
        event: Event | None = None
        match record["type"]:
            case "turn":
                event = self._moved(record)
            case "illegal":
                event = _illegal(record)
            case "restored":
                event = Restored()
            case "adopted":
                event = self._adopted(record)
            case "question":
                event = self._question(record)
            case "correction":
                event = self._corrected(record)
            case "trouble":
                event = Trouble(TroubleKind(record["kind"]))
            case "resumed":
                event = Resumed(TroubleKind(record["kind"]))
            case "result":
                event = self._over(record)
        return event

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
        if not self.turns and side in self.sides:
            at = self.sides.index(side)
            order = self.sides[at:] + self.sides[:at]
            self.position = self.game.start(sides=order)
        if side != self.position.to_move:
            if side not in self.sides or self.position.to_move is None:
                raise LogError(f"{side} plays {text} in a game that cannot go on so")
            self.position = self.game.passed(self.position)
        turn = self.game.parse(self.position, text)
        self._before.append(self.position)
        self.position = self.game.play(self.position, turn)
        self.turns.append(turn)
        return turn

    def _adopted(self, record: Record) -> Adopted:
        layout = contents_of(record["layout"])
        to_move = record["to_move"]
        self.position = self.game.rearranged(self.position, layout, to_move)
        return Adopted(layout, to_move)

    def _question(self, record: Record) -> Question | None:
        if record["taken"] is None:
            return None
        alternatives = record["alternatives"]
        chosen = alternatives[record["taken"]]
        turns = tuple(self._play(turn["side"], turn["turn"]) for turn in chosen)
        return Question(record["n"], (turns,))

    def _corrected(self, record: Record) -> Corrected:
        n = record["n"]
        if not 1 <= n <= len(self.turns):
            raise LogError(f"turn {n} is corrected, but there are {len(self.turns)}")
        later = self.turns[n:]
        instead_of = self.turns[n - 1]
        self.position = self._before[n - 1]
        del self.turns[n - 1 :], self._before[n - 1 :]
        turn = self._play(record["side"], record["turn"])
        for again in later:
            self._play(again.side, again.text)
        return Corrected(n, turn, instead_of)

    def _over(self, record: Record) -> Over:
        result = self.game.result(self.position)
        if result is None:
            raise LogError("the log says that the game is over; by the rules it is not")
        said = {key: record[key] for key in ("winners", "reason", "scores")}
        if said != result_of(result):
            raise LogError(f"the log says {said}, the rules {result_of(result)}")
        return Over(result)


def _illegal(record: Record) -> Illegal:
    ruling = Ruling(
        record["rule"], tuple(record["sites"]), record["says"], record["source"]
    )
    return Illegal(record["side"], ruling, tuple((a, b) for a, b in record["guide"]))


def events_of(history: History, records: Iterable[Record]) -> list[Event]:
    """Return the events that a referee must remember to go on from the records."""
    events = [history.take(record) for record in records]
    return [event for event in events if event is not None]

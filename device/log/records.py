"""Events of a game as lines of its log."""

from collections.abc import Mapping
from typing import Any

from device.log.facts import facts_plain, law_plain
from device.log.lines import DecisionRecord, Fields, Layout
from device.log.mends import mend_plain
from rules.core.events import (
    Adopted,
    BoardTold,
    Claimed,
    ClockKept,
    Corrected,
    Decided,
    Deed,
    Event,
    Flagged,
    Illegal,
    Moved,
    Over,
    Owed,
    Paused,
    Proposed,
    Question,
    Restored,
    Resumed,
    RoundScored,
    Standing,
    TakenBack,
    TimeUp,
    Trouble,
    Unpaused,
)
from rules.core.model import Result, Ruling, Stage, Step, StepKind, Turn
from rules.core.pieces import Appearance, Content, Piece
from rules.core.stood import Stood


def layout_of(contents: Mapping[str, Appearance]) -> Layout:
    """Return a board's contents in the log's form."""
    return {site: _plain(content) for site, content in contents.items()}


def contents_of(layout: Layout) -> Mapping[str, Content]:
    """Return a layout of the log as a board's contents."""
    return {site: _content(plain) for site, plain in layout.items()}


def _content(plain: str | list[str] | int | None) -> Content:
    if plain is None:
        return ()
    if isinstance(plain, list):
        return tuple(Piece(piece) for piece in plain)
    return plain if isinstance(plain, int) else (Piece(plain),)


def _plain(content: Appearance) -> str | list[str] | int | None:
    if isinstance(content, int):
        return content
    if len(content) > 1:
        return list(content)
    return content[0] if content else None


def step_of(step: Step) -> list[Any]:
    """Return a physical act in the log's form: kind, where, and what or where to.

    For stacks it holds the number of pieces moved, or those taken out below.
    """
    match step.kind:
        case StepKind.MOVE:
            assert step.to is not None
            count = [len(step.pile)] if step.pile else []
            return [step.kind.value, step.site, step.to, *count]
        case StepKind.EXPLODE:
            assert step.to is not None
            return [step.kind.value, step.site, step.to]
        case StepKind.TRIM:
            return [step.kind.value, step.site, list(step.pile)]
        case StepKind.LIFT | StepKind.TAKE:
            return [step.kind.value, step.site, step.count]
        case StepKind.DROP | StepKind.TURN:
            return [step.kind.value, step.site]
        case _:
            return [step.kind.value, step.site, step.piece]


def steps_of(turn: Turn) -> list[list[Any]]:
    """Return the acts of a turn in the log's form; a castling is one of them."""
    if any(step.kind is StepKind.CASTLE for step in turn.steps):
        king, rook = turn.steps
        there = [king.site, king.to or "", rook.site, rook.to or ""]
        return [[StepKind.CASTLE.value, *there]]
    return [step_of(step) for step in turn.steps]


def record_of(event: Event, *, t: float, frame: int) -> Fields:
    """Return an event as a line of the log; {} where nothing has changed by it.

    What is owed, and what is only said again, is not logged.

    Parameters
    ----------
    event
        What the referee said.
    t, frame
        When, in seconds of the source's clock, and on which frame.
    """
    body = _body(event)
    return {**body, "t": round(t, 3), "frame": frame} if body else {}


def _body(event: Event) -> dict[str, Any]:
    match event:
        case Moved() | Corrected() | TakenBack():
            return _turned(event)
        case Illegal():
            return _ruled(event)
        case Question():
            return _question(event)
        case Over() | RoundScored() | TimeUp() | Claimed():
            return _ended(event)
        case Decided() | Flagged() | ClockKept():
            return _clock(event) if not isinstance(event, Decided) else _decided(event)
        case _:
            return _news(event)


def _clock(event: Flagged | ClockKept) -> dict[str, Any]:
    if isinstance(event, Flagged):
        return {"type": "flag", "side": event.side}
    return {"type": "clock", **({"pressed": event.pressed} if event.pressed else {})}


def _ended(event: Over | RoundScored | TimeUp | Claimed) -> dict[str, Any]:
    match event:
        case Claimed():
            claim = event.claim
            return {
                "type": "claim",
                "side": event.side,
                "rule": claim.rule,
                "right": claim.result is not None,
                "says": str(claim.says),
                **law_plain(claim.law),
                **facts_plain(claim.says),
            }
        case Over():
            return {"type": "result", **result_of(event.result)}
        case RoundScored():
            points = dict(event.points)
            return {"type": "round", **result_of(event.result), "points": points}
        case TimeUp():
            return {
                "type": "time",
                "side": event.side,
                "seconds": event.seconds,
                **law_plain(event.law),
            }


def _decided(event: Decided) -> dict[str, Any]:
    return {
        "type": "decision",
        "id": event.id,
        "deed": event.deed.value,
        **({"side": event.side} if event.side else {}),
        **({"seconds": event.seconds} if event.seconds else {}),
        "says": event.says,
        **({"call": event.call} if event.call is not None else {}),
    }


def decided_in(record: DecisionRecord) -> Decided:
    """Return the decision that a record of it holds.

    Raises
    ------
    KeyError, TypeError, ValueError
        If it is none.
    """
    call, side = record.call, record.side
    return Decided(
        id=str(record.id),
        deed=Deed(record.deed),
        side=None if side is None else str(side),
        seconds=float(record.seconds),
        says=str(record.says),
        call=None if call is None else int(call),
    )


def _turned(event: Moved | Corrected | TakenBack) -> dict[str, Any]:
    match event:
        case Moved(turn=Turn(stood=Stood() as stood)):
            return {
                "type": "stands",
                "n": event.n,
                **_turn(event.turn),
                "rule": stood.rule,
                "layout": layout_of(event.layout),
                **_by(event.by_hand),
            }
        case Moved():
            mills = [list(mill) for mill in event.mills]
            return {
                "type": "turn",
                "n": event.n,
                **_turn(event.turn),
                **({"mills": mills} if mills else {}),
                "confidence": round(event.confidence, 3),
                "layout": layout_of(event.layout),
                **_by(event.by_hand),
                **_unseen(event.unseen),
            }
        case Corrected():
            return {
                "type": "correction",
                "n": event.n,
                **_turn(event.turn),
                "instead_of": _turn(event.instead_of),
                **({"goes_on": True} if event.goes_on else {}),
                **_by(event.by_hand),
            }
        case TakenBack():
            return {
                "type": "taken_back",
                "n": event.n,
                "side": event.turn.side,
                "turn": event.turn.text,
                "layout": layout_of(event.layout),
                "to_move": event.to_move,
            }


def _by(hand: bool) -> dict[str, str]:
    return {"by": "hand"} if hand else {}


def _unseen(unseen: bool) -> dict[str, bool]:
    return {"unseen": True} if unseen else {}


def _ruled(event: Illegal) -> dict[str, Any]:
    return {
        "type": "illegal",
        "side": event.side,
        **_ruling(event.ruling),
        **({"stands": layout_of(event.stands)} if event.stands else {}),
    }


def _ruling(ruling: Ruling) -> dict[str, Any]:
    return {
        "rule": ruling.rule,
        "sites": list(ruling.sites),
        "says": ruling.why,
        **law_plain(ruling.law),
        **(facts_plain(ruling.says) if ruling.facts else {}),
        **({"wrong": list(ruling.wrong)} if ruling.wrong else {}),
        **({"mends": mend_plain(ruling.mends)} if ruling.mends else {}),
        **({"held": _held(ruling.held)} if ruling.held else {}),
        **({"belongs": layout_of(ruling.belongs)} if ruling.belongs else {}),
    }


def _held(held: Turn | Stage) -> dict[str, str]:
    """Return the turn that a board holds; of a stage, also what is owed."""
    if isinstance(held, Turn):
        return {"side": held.side, "turn": held.text}
    turn = held.turns[0]
    return {"side": turn.side, "turn": turn.text, "owed": held.owed.value}


def _question(event: Question) -> dict[str, Any]:
    suspected = event.suspected
    return {
        "type": "question",
        "n": event.n,
        "alternatives": [
            [_turn(turn) for turn in turns] for turns in event.alternatives
        ],
        "taken": 0 if event.taken else None,
        **({"suspected": _ruling(suspected)} if suspected else {}),
        **_unseen(event.unseen),
        **({"new_game": True} if event.new_game else {}),
    }


_News = Restored | Adopted | Trouble | Resumed | Paused | Unpaused


def _let_stand(event: Adopted) -> dict[str, Any]:
    """Return the layout to set up, or the grounds on which the board stands."""
    if event.hands is not None:
        return {"hands": dict(event.hands)}
    return {"by": event.by.value}


def _news(event: _News | Owed | Standing | BoardTold | Proposed) -> dict[str, Any]:
    match event:
        case Adopted():
            return {
                "type": "adopted",
                "to_move": event.to_move,
                "layout": layout_of(event.layout),
                **({"lost": event.lost} if event.lost else {}),
                **({"may_move": list(event.may_move)} if event.may_move else {}),
                **_let_stand(event),
                **({"undone": True} if event.undone else {}),
            }
        case Trouble():
            return {"type": "trouble", "kind": event.kind.value}
        case Resumed():
            return {"type": "resumed", "kind": event.kind.value}
        case Restored() | Paused() | Unpaused():
            return {"type": type(event).__name__.lower()}
        case Proposed(meant=False):
            turn = _turn(event.turn)
            return {"type": "proposal", "n": event.n, **turn, "level": event.level}
        case Owed() | Standing() | BoardTold() | Proposed():
            return {}


def _turn(turn: Turn) -> dict[str, Any]:
    return {"side": turn.side, "turn": turn.text, "steps": steps_of(turn)}


def result_of(result: Result) -> dict[str, Any]:
    """Return a result in the log's form."""
    return {
        "winners": list(result.winners),
        "reason": result.reason,
        "scores": dict(result.scores),
    }

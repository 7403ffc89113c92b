"""Projection of a game for the wall, folded from its log lines without the rules."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any

from device.log.lines import (
    TYPES,
    AdoptedRecord,
    ClaimRecord,
    CorrectionRecord,
    DecisionRecord,
    Fields,
    FlagRecord,
    GameHeader,
    IllegalRecord,
    Layout,
    PausedRecord,
    QuestionRecord,
    Record,
    RestoredRecord,
    ResultRecord,
    ResumedRecord,
    RoundRecord,
    StandsRecord,
    TakenBackRecord,
    TimeRecord,
    TroubleRecord,
    TurnRecord,
    UnpausedRecord,
    typed,
)

Changes = dict[str, Any]
"""What a record changes of a `Now`, by the names of its fields."""

LARGEST = 64_000
"""Most characters of a `Now` as JSON; whatever would exceed it is left out."""

_CALLS = (IllegalRecord, QuestionRecord, ClaimRecord, TimeRecord, FlagRecord)
_BOARD = (IllegalRecord, QuestionRecord)
_ANSWERS: Mapping[type[Record], tuple[type[Record], ...]] = MappingProxyType(
    {
        TurnRecord: _CALLS,
        StandsRecord: _CALLS,
        TakenBackRecord: _BOARD,
        CorrectionRecord: _BOARD,
        RestoredRecord: _BOARD,
        AdoptedRecord: _BOARD,
        IllegalRecord: _BOARD,
        QuestionRecord: _BOARD,
        RoundRecord: _CALLS,
        ResultRecord: _CALLS,
    }
)
"""Which open calls are closed by a record of a type."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """Reason to call an arbiter.

    Attributes
    ----------
    n
        The line that says so.
    kind
        The type of its record.
    """

    n: int
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Now:
    """Current state of a game, as far as its log gives it without the rules.

    Attributes
    ----------
    kind, board
        The ids of the game and of its board in the catalogue; '' before the first line.
    options, position, match, teams, sides, first, players, started, clock
        As the log's first line has them.
    turns
        How many turns stand.
    turn
        The last one: ``n``, ``side``, ``turn``; None if there is none or it was taken
        back.
    layout
        What stands on the board as a log writes it, empty sites left out; None before
        the first turn.
    stale
        The layout is older than the last turn: a correction has none.
    to_move
        The side, where a record gives it; else None.
    clocks
        What each clock shows in seconds, as the last record with a time has it.
    ruling
        The open ruling: ``n`` (its line), ``side``, ``rule``, ``sites``, ``says``,
        ``source``, and ``law``, ``key`` and ``facts`` where it has them; else None.
    question
        The open question: ``n`` (its line), ``turns`` that it is about as texts.
    trouble
        Its kind, '' for none.
    paused
        Whether the game is paused.
    result
        ``winners``, ``reason``, ``scores``; None while it is played.
    calls
        What an arbiter may be called to and is not answered yet, the oldest first.
    """

    kind: str = ""
    board: str = ""
    options: Mapping[str, Any] | None = None
    position: str = ""
    match: Any = None
    teams: Any = None
    sides: tuple[str, ...] = ()
    first: str | None = None
    players: Mapping[str, str] | None = None
    started: str = ""
    clock: str = ""
    turns: int = 0
    turn: Mapping[str, Any] | None = None
    layout: Mapping[str, Any] | None = None
    stale: bool = False
    to_move: str | None = None
    clocks: Mapping[str, Any] | None = None
    ruling: Mapping[str, Any] | None = None
    question: Mapping[str, Any] | None = None
    trouble: str = ""
    paused: bool = False
    result: Mapping[str, Any] | None = None
    calls: tuple[Call, ...] = ()

    @property
    def text(self) -> str:
        """Return it as JSON for the database, without unset fields."""
        plain = {name: told for name in _FIELDS if (told := getattr(self, name))}
        if self.calls:
            plain["calls"] = [{"n": call.n, "kind": call.kind} for call in self.calls]
        text = _JSON.encode(plain)
        return text.encode(errors="replace").decode()

    @classmethod
    def of(cls, text: str) -> "Now":
        """Return the projection that `text` wrote; empty for another version."""
        told = json.loads(text)
        plain = {name: told[name] for name in _FIELDS if name in told}
        plain["sides"] = tuple(plain.get("sides", ()))
        plain["calls"] = tuple(Call(**call) for call in plain.get("calls", ()))
        return cls(**plain)


_FIELDS = tuple(field.name for field in fields(Now))
_JSON = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def after(now: Now, n: int, record: Fields) -> Now:
    """Return the projection after a record; unreadable ones change nothing.

    Parameters
    ----------
    n
        Which line of the log it is.
    """
    return projected_text(now, n, record)[0]


def projected_text(now: Now, n: int, record: Fields) -> tuple[Now, str]:
    """Return the projection after a record, and its text; '' if unchanged."""
    try:
        then = _after(now, n, typed(record))
        text = then.text
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return now, ""
    return (then, text) if len(text) <= LARGEST else (now, "")


def _after(now: Now, n: int, record: Record) -> Now:
    if isinstance(record, GameHeader):
        return _begun(record)
    changes: Changes = {}
    if isinstance(clocks := record.clocks, dict):
        changes["clocks"] = dict(clocks)
    reader = _READERS.get(type(record))
    if reader is not None:
        changes |= reader(now, record)
    changes |= _ruled(n, record)
    calls = _left_open(now, record)
    if isinstance(record, _CALLS):
        calls = (*calls, Call(n=n, kind=record.type))
    return replace(now, calls=calls, **changes)


def _begun(header: GameHeader) -> Now:
    return Now(
        kind=str(header.plain.get("game", "")),
        board=str(header.plain.get("board", "")),
        options=dict(header.options or {}),
        position=str(header.position or ""),
        match=header.match,
        teams=header.teams,
        sides=tuple(map(str, header.sides or ())),
        first=header.first,
        players={str(k): str(v) for k, v in (header.players or {}).items()},
        started=str(header.started),
        clock=str(header.clock or ""),
    )


def _corrected(now: Now, record: CorrectionRecord) -> Changes:
    turn = _turn(record) if int(record.n) == now.turns else now.turn
    return {"turn": turn, "stale": True, "to_move": None}


def _taken_back(_: Now, record: TakenBackRecord) -> Changes:
    return {
        "turns": max(0, int(record.n) - 1),
        "turn": None,
        "layout": _standing(record.layout),
        "stale": False,
        "to_move": record.to_move,
        "result": None,
    }


def _adopted(_: Now, record: AdoptedRecord) -> Changes:
    layout = _standing(record.layout)
    due = record.to_move
    return {"layout": layout, "stale": False, "to_move": due, "result": None}


def _asked(now: Now, record: QuestionRecord) -> Changes:
    """Count the turns of a question that are played on."""
    if record.taken is None:
        return {}
    counted = now.turns + len(record.played)
    turn = {"n": counted, **_sided(record.played[-1])}
    return {"turns": counted, "turn": turn, "stale": True, "to_move": None}


def _ended(_: Now, record: ResultRecord) -> Changes:
    ended = {key: record.plain[key] for key in ("winners", "reason", "scores")}
    return {"result": ended, "to_move": None}


def _played(_: Now, record: TurnRecord | StandsRecord) -> Changes:
    return {
        "turns": int(record.n),
        "turn": _turn(record),
        "layout": _standing(record.layout),
        "stale": False,
        "to_move": None,
        "result": None,
    }


_READERS: Mapping[type[Record], Callable[[Now, Any], Changes]] = MappingProxyType(
    {
        TurnRecord: _played,
        StandsRecord: _played,
        CorrectionRecord: _corrected,
        TakenBackRecord: _taken_back,
        AdoptedRecord: _adopted,
        QuestionRecord: _asked,
        ResultRecord: _ended,
        TroubleRecord: lambda _, record: {"trouble": str(record.kind)},
        ResumedRecord: lambda *_: {"trouble": ""},
        PausedRecord: lambda *_: {"paused": True},
        UnpausedRecord: lambda *_: {"paused": False},
    }
)


def _ruled(n: int, record: Record) -> Changes:
    """Apply an open ruling or question."""
    if isinstance(record, IllegalRecord):
        kept = ("side", "rule", "sites", "says", "source", "law", "key", "facts")
        there = record.plain
        ruling = {"n": n, **{key: there[key] for key in kept if key in there}}
        return {"ruling": ruling, "question": None}
    if isinstance(record, QuestionRecord):
        ways = [[_sided(turn) for turn in way] for way in record.alternatives]
        return {"question": {"n": n, "turns": ways}, "ruling": None}
    if type(record) in _ANSWERS:
        return {"ruling": None, "question": None}
    decided = isinstance(record, DecisionRecord) and record.plain.get("deed") != "note"
    return {"ruling": None} if decided else {}


def _left_open(now: Now, record: Record) -> tuple[Call, ...]:
    """Return the calls that a record does not answer.

    A decision answers the call whose line it names, else all that are open; a note
    that names none answers none.
    """
    if isinstance(record, DecisionRecord):
        if record.call is not None:
            return tuple(call for call in now.calls if call.n != record.call)
        return now.calls if record.plain.get("deed") == "note" else ()
    closed = _ANSWERS.get(type(record), ())
    return tuple(call for call in now.calls if TYPES.get(call.kind) not in closed)


def _standing(layout: Layout) -> dict[str, Any]:
    """Return the occupied sites of a layout."""
    return {site: there for site, there in dict(layout).items() if there}


def _turn(record: TurnRecord | StandsRecord | CorrectionRecord) -> dict[str, Any]:
    return {"n": int(record.n), **_sided(record.plain)}


def _sided(turn: Fields) -> dict[str, Any]:
    return {"side": str(turn["side"]), "turn": str(turn["turn"])}

"""What a wall shows of a game, folded from the lines of its log without any rules."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any

from device.log.gamelog import records_in
from device.ports import LogError

Record = Mapping[str, Any]
Changes = dict[str, Any]
"""What a record changes of a `Now`, by the names of its fields."""

LARGEST = 64_000
"""So many letters of JSON a `Now` may have; what would make it larger is left out."""

_CALLS = ("illegal", "question", "claim", "time", "flag")
_ANSWERS = {
    "turn": _CALLS,
    "stands": _CALLS,
    "taken_back": ("illegal", "question"),
    "correction": ("illegal", "question"),
    "restored": ("illegal", "question"),
    "adopted": ("illegal", "question"),
    "illegal": ("illegal", "question"),
    "question": ("illegal", "question"),
    "round": _CALLS,
    "result": _CALLS,
}
"""Which open calls are closed by a record of a type."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """Something that an arbiter may be called to.

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
    """What stands of a game, as far as its log tells without any rules.

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
        The layout is older than the last turn: a correction tells none.
    to_move
        The side, where a record tells it; else None.
    clocks
        What each clock shows in seconds, as the last record with a time has it.
    ruling
        The open ruling: ``n`` (its line), ``side``, ``rule``, ``sites``, ``says``,
        ``source``, and ``template`` and ``facts`` where it has them; else None.
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
        """Return it as JSON for the database; what is not set is left out."""
        plain = {name: told for name in _FIELDS if (told := getattr(self, name))}
        if self.calls:
            plain["calls"] = [{"n": call.n, "kind": call.kind} for call in self.calls]
        text = _JSON.encode(plain)
        return text.encode(errors="replace").decode()

    @classmethod
    def of(cls, text: str) -> "Now":
        """Return what `text` wrote; what is of another version is left out."""
        told = json.loads(text)
        plain = {name: told[name] for name in _FIELDS if name in told}
        plain["sides"] = tuple(plain.get("sides", ()))
        plain["calls"] = tuple(Call(**call) for call in plain.get("calls", ()))
        return cls(**plain)


_FIELDS = tuple(field.name for field in fields(Now))
_JSON = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def record_in(text: str) -> Record | None:
    """Return the record that a line of a log holds, None if it holds none."""
    try:
        (record,) = records_in(text.encode(errors="replace"))
    except (LogError, ValueError):
        return None
    return record


def after(now: Now, n: int, record: Record) -> Now:
    """Return what stands after a record; one that nobody can read changes nothing.

    Parameters
    ----------
    n
        Which line of the log it is.
    """
    return told_after(now, n, record)[0]


def told_after(now: Now, n: int, record: Record) -> tuple[Now, str]:
    """Return what stands after a record, and its text; '' if it changes nothing."""
    try:
        then = _after(now, n, record)
        text = then.text
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return now, ""
    return (then, text) if len(text) <= LARGEST else (now, "")


def _after(now: Now, n: int, record: Record) -> Now:
    kind = str(record["type"])
    if kind == "game":
        return _begun(record)
    changes: Changes = {}
    if isinstance(told := record.get("clocks"), dict):
        changes["clocks"] = dict(told)
    reader = _READERS.get(kind)
    if reader is not None:
        changes |= reader(now, record)
    changes |= _ruled(n, kind, record)
    calls = _left_open(now, kind, record)
    if kind in _CALLS:
        calls = (*calls, Call(n=n, kind=kind))
    return replace(now, calls=calls, **changes)


def _begun(record: Record) -> Now:
    return Now(
        kind=str(record.get("game", "")),
        board=str(record.get("board", "")),
        options=dict(record.get("options") or {}),
        position=str(record.get("position") or ""),
        match=record.get("match"),
        teams=record.get("teams"),
        sides=tuple(map(str, record.get("sides") or ())),
        first=record.get("first"),
        players={str(k): str(v) for k, v in (record.get("players") or {}).items()},
        started=str(record.get("started", "")),
        clock=str(record.get("clock") or ""),
    )


def _corrected(now: Now, record: Record) -> Changes:
    turn = _turn(record) if int(record["n"]) == now.turns else now.turn
    return {"turn": turn, "stale": True, "to_move": None}


def _taken_back(_: Now, record: Record) -> Changes:
    return {
        "turns": max(0, int(record["n"]) - 1),
        "turn": None,
        "layout": _standing(record),
        "stale": False,
        "to_move": record["to_move"],
        "result": None,
    }


def _adopted(_: Now, record: Record) -> Changes:
    due = record["to_move"]
    return {"layout": _standing(record), "stale": False, "to_move": due}


def _asked(now: Now, record: Record) -> Changes:
    """Count the turns of a question that are played on."""
    if record["taken"] is None:
        return {}
    way = record["alternatives"][record["taken"]]
    counted = now.turns + len(way)
    turn = {"n": counted, **_sided(way[-1])}
    return {"turns": counted, "turn": turn, "stale": True, "to_move": None}


def _ended(_: Now, record: Record) -> Changes:
    ended = {key: record[key] for key in ("winners", "reason", "scores")}
    return {"result": ended, "to_move": None}


def _played(_: Now, record: Record) -> Changes:
    return {
        "turns": int(record["n"]),
        "turn": _turn(record),
        "layout": _standing(record),
        "stale": False,
        "to_move": None,
        "result": None,
    }


_READERS: Mapping[str, Callable[[Now, Record], Changes]] = MappingProxyType(
    {
        "turn": _played,
        "stands": _played,
        "correction": _corrected,
        "taken_back": _taken_back,
        "adopted": _adopted,
        "question": _asked,
        "result": _ended,
        "trouble": lambda _, record: {"trouble": str(record["kind"])},
        "resumed": lambda *_: {"trouble": ""},
        "paused": lambda *_: {"paused": True},
        "unpaused": lambda *_: {"paused": False},
    }
)


def _ruled(n: int, kind: str, record: Record) -> Changes:
    """Take up which ruling or question is open."""
    if kind == "illegal":
        kept = ("side", "rule", "sites", "says", "source", "template", "facts")
        ruling = {"n": n, **{key: record[key] for key in kept if key in record}}
        return {"ruling": ruling, "question": None}
    if kind == "question":
        ways = [[_sided(turn) for turn in way] for way in record["alternatives"]]
        return {"question": {"n": n, "turns": ways}, "ruling": None}
    if kind in _ANSWERS:
        return {"ruling": None, "question": None}
    decided = kind == "decision" and record.get("deed") != "note"
    return {"ruling": None} if decided else {}


def _left_open(now: Now, kind: str, record: Record) -> tuple[Call, ...]:
    """Return the calls that a record does not answer.

    A decision answers the call whose line it names, else all that are open; a note
    that names none answers none.
    """
    if kind == "decision":
        named = record.get("call")
        if named is not None:
            return tuple(call for call in now.calls if call.n != named)
        return now.calls if record.get("deed") == "note" else ()
    closed = _ANSWERS.get(kind, ())
    return tuple(call for call in now.calls if call.kind not in closed)


def _standing(record: Record) -> dict[str, Any]:
    """Return what stands, by site; what is empty is left out."""
    return {site: there for site, there in dict(record["layout"]).items() if there}


def _turn(record: Record) -> dict[str, Any]:
    return {"n": int(record["n"]), **_sided(record)}


def _sided(record: Record) -> dict[str, Any]:
    return {"side": str(record["side"]), "turn": str(record["turn"])}

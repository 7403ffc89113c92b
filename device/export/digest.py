"""What an index remembers of a log: read quickly, without the rules."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from device.log.gamelog import read_log
from device.log.records import Record
from device.ports import LogError
from rules.catalogue import GAMES


@dataclass(frozen=True, slots=True)
class Seat:
    """Who played which side, and what came of it.

    Attributes
    ----------
    outcome
        'won', 'drawn', 'lost' or 'open'.
    rulings
        How often the side was refused something.
    """

    side: str
    player: str
    outcome: str
    began: bool
    rulings: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Digest:
    """A log in short.

    Attributes
    ----------
    trouble
        Why it cannot be read, else ''.
    turns
        The texts of the turns that stand.
    outcome
        'first': the side that began won, 'other', 'drawn' or 'open'.
    """

    trouble: str = ""
    game: str = ""
    title: str = ""
    started: str = ""
    seats: tuple[Seat, ...] = ()
    turns: tuple[str, ...] = ()
    seconds: float = 0.0
    winners: tuple[str, ...] = ()
    reason: str = ""
    outcome: str = "open"


def digest_of(path: Path) -> Digest:
    """Return a log in short; one that cannot be read says why."""
    try:
        return _digest(read_log(path))
    except (LogError, OSError) as error:
        return Digest(trouble=" ".join(str(error).split()))
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        return Digest(trouble=f"a record is broken: {error!r}")


def _digest(records: Sequence[Record]) -> Digest:
    if not records:
        return Digest(trouble="the log is empty")
    header, *rest = records
    line = _line(rest)
    result = line.result
    name = str(header["game"])
    winners = tuple(map(str, result["winners"])) if result else ()
    sides = _sides(header, line.turns)
    starter = line.turns[0][0] if line.turns else (sides[0] if sides else "")
    return Digest(
        game=name,
        title=GAMES[name].title if name in GAMES else name,
        started=str(header.get("started", "")),
        seats=_seats(header, sides, starter, line),
        turns=tuple(text for _, text in line.turns),
        seconds=max((float(record.get("t", 0.0)) for record in rest), default=0.0),
        winners=winners,
        reason=str(result["reason"]) if result else "",
        outcome=_outcome(result is not None, winners, starter, sides),
    )


@dataclass(slots=True)
class _Line:
    turns: list[tuple[str, str]]
    result: Record | None
    rulings: Counter[str]


def _line(rest: Sequence[Record]) -> _Line:
    """Return what stands at the end: corrections made, turns taken back."""
    line = _Line([], None, Counter())
    for record in rest:
        match record["type"]:
            case "turn":
                line.turns.append((str(record["side"]), str(record["turn"])))
            case "correction":
                at = int(record["n"]) - 1
                line.turns[at] = (str(record["side"]), str(record["turn"]))
            case "taken_back":
                del line.turns[int(record["n"]) - 1 :]
                line.result = None
            case "question" if record["taken"] is not None:
                way = record["alternatives"][record["taken"]]
                line.turns += [(str(t["side"]), str(t["turn"])) for t in way]
            case "illegal":
                line.rulings[str(record["side"])] += 1
            case "result":
                line.result = record
    return line


def _sides(header: Record, turns: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """Return the sides; of a game for one its chips are told, and its turns tell."""
    told = tuple(map(str, header.get("sides") or ()))
    played = dict.fromkeys(side for side, _ in turns)
    return tuple(played) if set(played) - set(told) else told


def _seats(
    header: Record, sides: tuple[str, ...], starter: str, line: _Line
) -> tuple[Seat, ...]:
    players: Mapping[str, Any] = header.get("players") or {}
    teams: Mapping[str, Any] = header.get("teams") or {}
    result = line.result
    winners = result["winners"] if result else ()
    seats = []
    for side in sides:
        outcome = "open"
        if result is not None:
            lost_or_drawn = "lost" if winners else "drawn"
            outcome = "won" if side in winners else lost_or_drawn
        for player in teams.get(side) or [players.get(side) or side]:
            began = side == starter
            seats.append(Seat(side, str(player), outcome, began, line.rulings[side]))
    return tuple(seats)


def _outcome(
    ended: bool, winners: tuple[str, ...], starter: str, sides: tuple[str, ...]
) -> str:
    if not ended:
        return "open"
    if not winners or len(winners) == len(sides) > 1:
        return "drawn"
    return "first" if starter in winners else "other"

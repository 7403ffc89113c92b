"""Digest of a log for the index, extracted quickly and without the rules."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from device.log.lines import (
    Fields,
    GameHeader,
    IllegalRecord,
    ResultRecord,
    typed,
)
from device.log.parse import read_log
from device.log.replay import LoggedTurn, Replay
from device.ports import LogError
from rules.catalogue import GAMES, find_entry

_LAID_OUT = "boards that were laid out"


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """Player of a side, and the result.

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
    players
        Each side with each of its players.
    seats
        The same with what came of it, where the game counts for them.
    turns
        The texts of the turns that stand.
    position
        The position that it began from; '' where that is as the rules say.
    outcome
        'first': the side that began won, 'other', 'drawn' or 'open'.
    """

    trouble: str = ""
    game: str = ""
    title: str = ""
    started: str = ""
    players: tuple[tuple[str, str], ...] = ()
    seats: tuple[PlayedSeat, ...] = ()
    turns: tuple[str, ...] = ()
    position: str = ""
    seconds: float = 0.0
    winners: tuple[str, ...] = ()
    reason: str = ""
    outcome: str = "open"


def digest_of(path: Path) -> Digest:
    """Return a log in short; one that cannot be read says why."""
    try:
        return digest_in(read_log(path, tell=False))  # noted for the listing
    except (LogError, OSError) as error:
        return Digest(trouble=" ".join(str(error).split()))


def digest_in(records: Sequence[Fields]) -> Digest:
    """Return the records of a log in short; where one is broken it says so."""
    try:
        return _digest(records)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        return Digest(trouble=f"a record is broken: {error!r}")


def _digest(records: Sequence[Fields]) -> Digest:
    if not records:
        return Digest(trouble="the log is empty")
    header, *rest = map(typed, records)
    if not isinstance(header, GameHeader):
        return Digest(trouble="it does not begin with the record of a game")
    replayed, rulings = Replay(), Counter[str]()
    for record in rest:
        replayed.take(record)
        if isinstance(record, IllegalRecord):
            rulings[str(record.side)] += 1
    result, turns = replayed.result, replayed.turns
    taught = replayed.laid_out is not None
    name = str(header.game)
    winners = tuple(map(str, result.winners)) if result else ()
    sides = _sides(header, turns)
    starter = turns[0].side if turns else (sides[0] if sides else "")
    seated = list(_seated(header, sides))
    return Digest(
        game=name,
        title=find_entry(name).title if name in GAMES else name,
        started=str(header.started),
        players=tuple(seated),
        seats=tuple(
            PlayedSeat(
                side, player, _fared(side, result), side == starter, rulings[side]
            )
            for side, player in seated
            if not taught  # what is learnt counts for nobody
        ),
        turns=tuple(turn.text for turn in turns),
        position=_LAID_OUT if taught else str(header.position or ""),
        seconds=max((float(record.t) for record in rest), default=0.0),
        winners=winners,
        reason=str(result.reason) if result else "",
        outcome=_outcome(result is not None, winners, starter, sides),
    )


def _sides(header: GameHeader, turns: Sequence[LoggedTurn]) -> tuple[str, ...]:
    """Return the sides.

    The log of a game for one names its chips there: then the turns show who played.
    """
    told = tuple(map(str, header.sides or ()))
    played = dict.fromkeys(turn.side for turn in turns)
    return tuple(played) if set(played) - set(told) else told


def _seated(header: GameHeader, sides: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield each side with each of its players."""
    players = header.players or {}
    teams = header.teams or {}
    for side in sides:
        for player in teams.get(side) or [players.get(side) or side]:
            yield side, str(player)


def _fared(side: str, result: ResultRecord | None) -> str:
    """Return a side's outcome of a game."""
    if result is None:
        return "open"
    if side in result.winners:
        return "won"
    return "lost" if result.winners else "drawn"


def _outcome(
    ended: bool, winners: tuple[str, ...], starter: str, sides: tuple[str, ...]
) -> str:
    if not ended:
        return "open"
    if not winners or len(winners) == len(sides) > 1:
        return "drawn"
    return "first" if starter in winners else "other"

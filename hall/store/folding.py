"""Fold a batch of lines into changes of a game's row, its calls and notices."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any
from uuid import UUID

from device.log.lines import DecisionRecord
from device.log.parse import record_in
from hall.store.batch import GameKey, Key, follows
from hall.store.projection import Call, Now, projected_text


@dataclass(slots=True)
class FoldedGame:
    """A game while lines are added to it; ``ended`` is the result it had before."""

    day: date
    through: int
    at: datetime
    now: Now
    ended: Mapping[str, Any] | None
    text: str


@dataclass(slots=True)
class News:
    """Changes that a batch makes besides its lines."""

    moved: dict[GameKey, int] = field(default_factory=dict)
    opened: list[tuple[int, str, int, str]] = field(default_factory=list)
    closed: list[Key] = field(default_factory=list)
    logged: list[tuple[UUID, int, int]] = field(default_factory=list)


def fold(
    key: GameKey,
    game: FoldedGame,
    came: Mapping[int, str],
    known: Mapping[Key, str],
    news: News,
) -> None:
    """Fold a game's new lines into its row."""
    for n in follows(came, game.through):
        record = record_in(known.get((*key, n), came[n]))
        game.through = news.moved[key] = n
        if record is None:
            continue
        before = game.now
        game.now, text = projected_text(before, n, record)
        game.text = text or game.text
        if isinstance(record, DecisionRecord) and (
            named := _uuid(record.plain.get("id"))
        ):
            news.logged.append((named, key[0], n))
        if before.calls != game.now.calls:
            opened = _less(game.now.calls, before.calls)
            news.opened += [(*key, call.n, call.kind) for call in opened]
            news.closed += [
                (*key, call.n) for call in _less(before.calls, game.now.calls)
            ]


def _less(calls: Sequence[Call], others: Sequence[Call]) -> list[Call]:
    return [call for call in calls if call not in others]


def row_of(key: GameKey, game: FoldedGame) -> tuple[Any, ...]:
    """Return a game as a row of the table `game` is changed by."""
    now = game.now
    return (
        *key,
        game.through,
        game.text,
        now.kind or None,
        _moment(now.started),
        now.result is not None,
        now.result not in (None, game.ended),
    )


def _uuid(text: object) -> UUID | None:
    try:
        return UUID(str(text))
    except ValueError:
        return None


def _moment(text: str) -> datetime | None:
    """Return a time with its zone; None if it is none."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    return moment if moment.tzinfo else None

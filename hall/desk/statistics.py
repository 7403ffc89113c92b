"""Statistics of finished games: results of players, and openings."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import asyncpg

from device.export.digest import Digest, digest_in
from device.export.index import IndexedSeat
from device.log.parse import records_in
from device.ports import LogError
from device.web.archive import figures_plain

MOST_GAMES = 2_000
"""Of so many games, the newest, figures are told."""

_MOST_KEPT = 5_000
_DEPTH = 12  # turns of each game that are kept
_AT_ONCE = 100

_OVER = """
select board, game, through from game
where over and kind is not null and ($1 = '' or kind = $1)
    and ($2 = '' or now->>'players' ilike '%' || $2 || '%')
order by started desc nulls last, game desc limit $3
"""
_LINES = """
select g.board, g.game, l.text
from unnest($1::int[], $2::text[]) as w (board, game) join game g using (board, game)
join line l on l.day = g.day and l.board = g.board and l.game = g.game
    and l.n <= g.through
order by g.board, g.game, l.n
"""

Key = tuple[int, str, int]
"""A game as far as it is stored: board, game, line."""


@dataclass(frozen=True, slots=True)
class _Figures:
    """Figures of one game, cached."""

    seats: tuple[IndexedSeat, ...]
    played: str
    outcome: str
    from_start: bool


@dataclass(slots=True)
class Statistics:
    """Statistics of a hall's games, cached by game."""

    _known: OrderedDict[Key, _Figures] = field(default_factory=OrderedDict)

    async def of(self, pool: asyncpg.Pool, player: str, game: str) -> dict[str, Any]:
        """Return results by player, and the openings of a named game.

        Parameters
        ----------
        pool
            Reads the games that are counted.
        player, game
            One player's whole name, one game's id; '' for all.
        """
        rows = await pool.fetch(_OVER, game, player, MOST_GAMES)
        keys = [(row["board"], row["game"], row["through"]) for row in rows]
        new = [key for key in keys if key not in self._known]
        for first in range(0, len(new), _AT_ONCE):
            await self._read(pool, new[first : first + _AT_ONCE])
        found = [self._known[key] for key in keys if key in self._known]
        known = player.casefold()
        seats = [
            seat
            for one in found
            for seat in one.seats
            if not known or seat.player.casefold() == known
        ]
        opened = [(one.played, one.outcome) for one in found if one.from_start]
        told = opened if game else None
        return figures_plain(seats, told, game=game, of_one=bool(player))

    async def _read(self, pool: asyncpg.Pool, keys: Sequence[Key]) -> None:
        boards, games = [key[0] for key in keys], [key[1] for key in keys]
        lines: dict[tuple[int, str], list[str]] = {}
        for row in await pool.fetch(_LINES, boards, games):
            lines.setdefault((row["board"], row["game"]), []).append(row["text"])
        told = await asyncio.to_thread(_read_all, keys, lines)
        self._known.update(told)
        while len(self._known) > _MOST_KEPT:
            self._known.popitem(last=False)


def _read_all(
    keys: Sequence[Key], lines: Mapping[tuple[int, str], Sequence[str]]
) -> dict[Key, _Figures]:
    return {key: _figures(key, lines.get(key[:2], ())) for key in keys}


def _figures(key: Key, lines: Sequence[str]) -> _Figures:
    """Return a game's statistics; none if it is unreadable."""
    try:
        records = records_in("".join(f"{line}\n" for line in lines).encode())
    except LogError as error:
        told = Digest(trouble=str(error))
    else:
        told = digest_in(records)
    path = f"{key[0]}/{key[1]}"
    return _Figures(
        tuple(
            IndexedSeat(
                seat.player,
                told.title,
                seat.outcome,
                seat.began,
                seat.rulings,
                len(told.turns),
                told.started,
                path,
            )
            for seat in told.seats
        ),
        " ".join(told.turns[:_DEPTH]),
        told.outcome,
        not told.position and not told.trouble,
    )

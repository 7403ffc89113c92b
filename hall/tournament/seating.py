"""Publish to each board its seats: the players paired there."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import asyncpg

from hall.store.store import payloads
from hall.tournament.values import Round, Tournament, TournamentError

SEATS = "hall_seats"
"""The channel on which PostgreSQL tells whose seats changed, as ``[board, ...]``."""

_SEAT = """
insert into seat (board, seat) values ($1, $2)
on conflict (board) do update set seat = excluded.seat, since = now()
"""
_EMPTIED = """
delete from seat where (seat->>'tournament')::bigint = $1
    and not board = any($2::int[]) returning board
"""


def boards_for(done: Round, boards: Sequence[int]) -> Mapping[int, int]:
    """Return the board of each table of a round at which there is to be a game.

    A table that has a board keeps it, whatever was paired by hand since.

    Parameters
    ----------
    boards
        The hall's boards for a tournament; empty: they are numbered as the tables.

    Raises
    ------
    TournamentError
        If there are fewer boards than games.
    """
    games = [one for one in done.pairings if not one.marks and one.second]
    if boards and len(boards) < len(games):
        raise TournamentError(f"there are {len(games)} games and {len(boards)} boards")
    taken = {one.board for one in done.pairings if one.board is not None}
    free = iter(board for board in boards if board not in taken)
    used = {}
    for one in games:
        other = next(free, None) if boards and one.board is None else one.table
        board = other if one.board is None else one.board
        if board is None:
            raise TournamentError("there are fewer boards than games")
        used[one.table] = board
    return used


async def seat(
    db: asyncpg.Connection,
    tournament: int,
    whole: Tournament,
    done: Round,
    boards: Mapping[int, int],
) -> None:
    """Write the players at each board, and the table of each board."""
    await db.executemany(
        "insert into board (board) values ($1) on conflict do nothing",
        [(board,) for board in boards.values()],
    )
    seats = [
        (board, json.dumps({"tournament": tournament, **seat_of(whole, done, table)}))
        for table, board in boards.items()
    ]
    await db.executemany(_SEAT, seats)
    await db.executemany(
        "update pairing set board = $4 "
        "where tournament = $1 and round = $2 and place = $3",
        [(tournament, done.number, table, board) for table, board in boards.items()],
    )


def seat_of(tournament: Tournament, done: Round, table: int) -> dict[str, Any]:
    """Return a board's seats: the players, and the game."""
    pairing = done.at(table)
    names = (tournament.by_number[number].name for number in pairing.numbers)
    return {
        "name": tournament.name,
        "kind": tournament.game,
        "options": dict(tournament.options),
        "players": dict(zip(tournament.sides, names, strict=True)),
        "first": tournament.sides[0],
        "clock": tournament.clock,
        "round": done.number,
        "pairing": table,
    }


async def empty(db: asyncpg.Connection, tournament: int, but: Sequence[int]) -> None:
    """Clear the seats of boards that a tournament does not need."""
    emptied = await db.fetch(_EMPTIED, tournament, list(but))
    await tell(db, [row["board"] for row in emptied])


async def tell(db: asyncpg.Connection, boards: Sequence[int]) -> None:
    """Notify of boards whose seats changed, once it is committed."""
    for payload in payloads(boards):
        await db.execute("select pg_notify($1, $2)", SEATS, payload)

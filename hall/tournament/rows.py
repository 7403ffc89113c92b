"""Read and write the database rows of a tournament."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

import asyncpg

from hall.tournament.serialisation import (
    packed_player,
    unpacked_pairing,
    unpacked_player,
    with_head,
)
from hall.tournament.values import Pairing, Round, Tournament, TournamentPlayer

_PAIRINGS = """
select round, place as "table", first, second, marks, came, by_name as by, board, game,
    match, through
from pairing where tournament = $1 order by round, place
"""
_INSERT = """
insert into pairing (tournament, round, place, first, second, marks, came, by_name,
    board, game, match, through)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
"""
_PLACE = (
    _INSERT
    + """
on conflict (tournament, round, place) do update set first = excluded.first,
    second = excluded.second, marks = excluded.marks, came = excluded.came,
    by_name = excluded.by_name
"""
)
_BY_HAND = """
insert into pairing_by_hand
    (tournament, round, place, before, now, breaks, by_name, why)
values ($1, $2, $3, $4, $5, $6, $7, $8)
"""
_UPDATE = """
update pairing set marks = $4, came = $5, by_name = $6, game = $7, through = $8
where tournament = $1 and round = $2 and place = $3
"""
_CHANGE = """
insert into pairing_change (tournament, round, place, before, marks, by_name, why)
values ($1, $2, $3, $4, $5, $6, $7)
"""


def entrant(tournament: int, player: TournamentPlayer) -> tuple[int, int, str]:
    """Return the row of a player: of which tournament, number, the rest as JSON."""
    return tournament, player.number, json.dumps(packed_player(player))


async def load(db: asyncpg.Connection, tournament: int) -> Tournament:
    """Return a tournament from its rows; it must exist."""
    head = await db.fetchval(
        "select head::text from tournament where tournament = $1", tournament
    )
    players = await db.fetch(
        "select player::text from entrant where tournament = $1 order by number",
        tournament,
    )
    rounds = await db.fetch(
        "select round, system from round where tournament = $1 order by round",
        tournament,
    )
    pairings: dict[int, list[Pairing]] = {row["round"]: [] for row in rounds}
    for row in await db.fetch(_PAIRINGS, tournament):
        plain = dict(row)
        pairings[plain.pop("round")].append(unpacked_pairing(plain))
    return with_head(
        json.loads(head),
        tuple(unpacked_player(json.loads(row["player"])) for row in players),
        tuple(
            Round(row["round"], tuple(pairings[row["round"]]), row["system"])
            for row in rounds
        ),
    )


async def count(db: asyncpg.Connection, tournament: int) -> int:
    """Return the number of paired rounds."""
    found: int = await db.fetchval(
        "select count(*) from round where tournament = $1", tournament
    )
    return found


async def add(db: asyncpg.Connection, tournament: int, one: Round) -> None:
    """Write a round with its pairings."""
    await db.execute(
        "insert into round (tournament, round, system) values ($1, $2, $3)",
        tournament,
        one.number,
        one.system,
    )
    rows = [_row(tournament, one.number, here) for here in one.pairings]
    await db.executemany(_INSERT, rows)


def _row(tournament: int, number: int, here: Pairing) -> tuple[Any, ...]:
    return (
        *(tournament, number, here.table, here.first, here.second),
        *("".join(here.marks), here.came, here.by, here.board, here.game),
        *(here.match, here.through),
    )


async def place(
    db: asyncpg.Connection, tournament: int, number: int, now: Iterable[Pairing]
) -> None:
    """Write the seats of some tables of a round; new tables are created."""
    await db.executemany(_PLACE, [_row(tournament, number, one) for one in now])


async def note_by_hand(
    db: asyncpg.Connection,
    tournament: int,
    number: int,
    changes: Iterable[tuple[int, str, str, Sequence[str]]],
    by: str,
    why: str,
) -> None:
    """Store manual pairings: table, players before and after, rules broken."""
    rows = [(tournament, number, *change, by, why) for change in changes]
    await db.executemany(_BY_HAND, rows)


async def forget_by_hand(db: asyncpg.Connection, tournament: int, number: int) -> None:
    """Delete the manual pairings of a round that is itself deleted."""
    await db.execute(
        "delete from pairing_by_hand where tournament = $1 and round = $2",
        tournament,
        number,
    )


async def write(
    db: asyncpg.Connection, tournament: int, number: int, now: Iterable[Pairing]
) -> None:
    """Write the state of some pairings of a round."""
    rows = [
        (
            *(tournament, number, one.table, "".join(one.marks)),
            *(one.came, one.by, one.game, one.through),
        )
        for one in now
    ]
    await db.executemany(_UPDATE, rows)


async def note(
    db: asyncpg.Connection,
    tournament: int,
    number: int,
    changes: Iterable[tuple[Pairing, Pairing]],
    why: str = "",
) -> None:
    """Store changed results: before, after, by whom, and the reason."""
    rows = [
        (
            *(tournament, number, was.table),
            *("".join(was.marks), "".join(now.marks), now.by, why),
        )
        for was, now in changes
    ]
    await db.executemany(_CHANGE, rows)

"""Record results from the boards' logs in open rounds, as they arrive."""

import asyncio
import logging

import asyncpg

from hall.store.store import LOST
from hall.tournament.repository import TournamentStore
from hall.tournament.values import TournamentError

log = logging.getLogger(__name__)

_EVERY_S = 3.0
_NEW = """
select distinct p.tournament, p.round, g.board, g.game, g.changed
from pairing p join round r using (tournament, round) join game g on g.board = p.board
where r.published is not null and g.changed >= r.published and p.by_name = ''
    and ((p.marks = '' and g.over)
        or (p.came = 'log' and p.game = g.game and not g.over))
"""


async def take_results(pool: asyncpg.Pool, keeping: TournamentStore) -> None:
    """Record results as games end or are retracted, until cancelled."""
    seen: set[tuple[object, ...]] = set()
    while True:
        try:
            seen = await take_new(pool, keeping, seen)
        except LOST as error:
            log.warning("results wait for the database: %s", error)
        await asyncio.sleep(_EVERY_S)


async def take_new(
    pool: asyncpg.Pool, keeping: TournamentStore, seen: set[tuple[object, ...]]
) -> set[tuple[object, ...]]:
    """Take results of the rounds where games have ended since.

    Parameters
    ----------
    seen
        What was returned before: a game of other people is not looked at again.
    """
    there = {tuple(row.values()) for row in await pool.fetch(_NEW)}
    for tournament, number in {(one[0], one[1]) for one in there - seen}:
        try:
            await keeping.take(int(str(tournament)), int(str(number)))
        except TournamentError as error:
            log.warning("tournament %s, round %s: %s", tournament, number, error)
    return there

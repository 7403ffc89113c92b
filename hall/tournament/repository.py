"""Repository of tournaments: stored, published to the boards, results recorded."""

import json
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import asyncpg

from hall.tournament import rows, seating
from hall.tournament.knock_out import gone_on
from hall.tournament.marks import Mark
from hall.tournament.results import FinishedGame, marks_from
from hall.tournament.serialisation import head_of, marks_of
from hall.tournament.teams import of_teams
from hall.tournament.values import (
    Came,
    Pairing,
    Round,
    Tournament,
    TournamentError,
    TournamentKind,
    TournamentPlayer,
    withdrawn,
)

_ENDED = """
select p.place, g.board, g.game, g.now::text as now
from pairing p join round r using (tournament, round)
join game g on g.board = p.board
where tournament = $1 and round = $2 and g.over
    and (p.marks = '' or (p.came = 'log' and p.by_name = '' and p.game = g.game))
    and g.changed >= r.published and g.kind = $3
    and (g.now ? 'players' or g.started is null
        or g.started >= r.published - interval '10 minutes')
    and not exists (select from pairing o where o.board = g.board and o.game = g.game
        and (o.tournament, o.round, o.place) <> (p.tournament, p.round, p.place))
order by g.started desc nulls last, g.changed desc
"""
_REOPENED = """
update pairing p set marks = '', came = null, game = '' from game g
where tournament = $1 and round = $2 and p.came = 'log' and p.by_name = ''
    and g.board = p.board and g.game = p.game and not g.over
"""
_IS_THERE = "select 1 from tournament where tournament = $1"
_BY_HAND = """
select place as "table", before, now, breaks, by_name as by, why
from pairing_by_hand where tournament = $1 and round = $2 order by made
"""


@dataclass(frozen=True, slots=True)
class ListedTournament:
    """A tournament in the list of all."""

    id: int
    name: str
    kind: str
    players: int
    rounds: int
    paired: int


class TournamentStore:
    """The tournaments of a hall.

    Every change holds its tournament's row, so that two arbiters do not mix.

    Parameters
    ----------
    pool
        Connections to a database that ``hall.store.migrating`` has seen to.
    """

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool

    async def listed(self) -> list[ListedTournament]:
        """Return all tournaments, the newest first."""
        found = await self._pool.fetch(
            "select tournament, name, head->>'kind' as kind, "
            "(head->>'rounds')::int as rounds, "
            "(select count(*) from entrant e where e.tournament = t.tournament) as n, "
            "(select count(*) from round r where r.tournament = t.tournament) as m "
            "from tournament t order by tournament desc"
        )
        return [
            ListedTournament(
                row["tournament"],
                row["name"],
                row["kind"],
                row["n"],
                row["rounds"],
                row["m"],
            )
            for row in found
        ]

    async def create(self, tournament: Tournament, boards: Iterable[int] = ()) -> int:
        """Store a new tournament with the rounds played so far; return its id.

        Parameters
        ----------
        boards
            The hall's boards for tables 1, 2, ...; by default as tables are numbered.
        """
        if not tournament.name:
            raise TournamentError("a tournament needs a name")
        async with self._pool.acquire() as db, db.transaction():
            made: int = await db.fetchval(
                "insert into tournament (name, head, boards) values ($1, $2, $3) "
                "returning tournament",
                tournament.name,
                json.dumps(head_of(tournament)),
                list(boards),
            )
            await db.executemany(
                "insert into entrant (tournament, number, player) values ($1, $2, $3)",
                [rows.entrant(made, player) for player in tournament.players],
            )
            for done in tournament.played:
                await rows.add(db, made, done)
        return made

    async def load(self, tournament: int) -> Tournament:
        """Return a tournament as it stands.

        Raises
        ------
        TournamentError
            If there is none.
        """
        held = self._pool.acquire()
        async with held as db, db.transaction(isolation="repeatable_read"):
            if await db.fetchval(_IS_THERE, tournament) is None:
                raise TournamentError(f"there is no tournament {tournament}")
            return await rows.load(db, tournament)

    async def by_hand(self, tournament: int, number: int) -> list[dict[str, object]]:
        """Return a round's manual changes, oldest first."""
        found = await self._pool.fetch(_BY_HAND, tournament, number)
        return [dict(row) for row in found]

    async def add_round(
        self, tournament: int, one: Round, of: Tournament | None = None
    ) -> None:
        """Store the next round; boards receive it by ``publish``.

        Parameters
        ----------
        of
            What it was paired from, if that is to be compared with what stands now.

        Raises
        ------
        TournamentError
            If somebody else was quicker, or changed something meanwhile.
        """
        async with self.changing(tournament) as db:
            paired = await rows.count(db, tournament)
            if one.number != paired + 1:
                raise TournamentError(f"round {one.number} is paired already")
            if of is not None and of != await rows.load(db, tournament):
                raise TournamentError("something changed meanwhile: pair once more")
            await rows.add(db, tournament, one)

    async def drop_round(self, tournament: int) -> None:
        """Delete the pairings of the last round, which has no result yet.

        Raises
        ------
        TournamentError
            If one has.
        """
        async with self.changing(tournament) as db:
            last = await rows.count(db, tournament)
            done = (await rows.load(db, tournament)).round(last)
            if any(one.marks and one.came != Came.PAIRING for one in done.pairings):
                raise TournamentError(f"round {last} has results already")
            await db.execute(
                "delete from round where tournament = $1 and round = $2",
                tournament,
                last,
            )
            await rows.forget_by_hand(db, tournament, last)
            await seating.empty(db, tournament, [])

    async def publish(self, tournament: int, number: int) -> int:
        """Publish a round's seats to its boards; return their number.

        Raises
        ------
        TournamentError
            If there are fewer boards than games.
        """
        async with self.changing(tournament) as db:
            whole = await rows.load(db, tournament)
            done = whole.round(number)
            boards: Sequence[int] = await db.fetchval(
                "select boards from tournament where tournament = $1", tournament
            )
            used = seating.boards_for(done, boards)
            await seating.seat(db, tournament, whole, done, used)
            await seating.empty(db, tournament, list(used.values()))
            await db.execute(
                "update round set published = now() "
                "where tournament = $1 and round = $2 and published is null",
                tournament,
                number,
            )
            await seating.tell(db, list(used.values()))
        return len(used)

    async def take(self, tournament: int, number: int) -> list[Pairing]:
        """Take the results of games that ended at the boards of a round.

        They wait for an arbiter (``confirm``), and follow their log until then. A game
        of other players is not taken.
        """
        async with self.changing(tournament) as db:
            whole = await rows.load(db, tournament)
            at = {one.table: one for one in whole.round(number).pairings}
            taken: dict[int, Pairing] = {}
            await db.execute(_REOPENED, tournament, number)
            for row in await db.fetch(_ENDED, tournament, number, whole.game):
                pairing = at[row["place"]]
                ended = FinishedGame.of(json.loads(row["now"]))
                marks = marks_from(ended, whole, pairing) if ended else ()
                if marks and pairing.table not in taken:
                    told = {"came": Came.LOG, "game": row["game"]}
                    taken[pairing.table] = replace(pairing, marks=marks, **told)
            new = [one for table, one in taken.items() if one != at[table]]
            await rows.write(db, tournament, number, new)
        return new

    async def confirm(
        self, tournament: int, number: int, by: str, tables: Iterable[int] = ()
    ) -> int:
        """Confirm results from logs, all that wait unless tables are named.

        Returns
        -------
        int
            How many.
        """
        asked = set(tables)
        async with self.changing(tournament) as db:
            done = (await rows.load(db, tournament)).round(number)
            changes = [
                (one, replace(one, by=by))
                for one in done.pairings
                if one.marks and not one.is_settled
                if not asked or one.table in asked
            ]
            await rows.write(db, tournament, number, [now for _, now in changes])
            await rows.note(db, tournament, number, changes)
        return len(changes)

    async def settle(  # noqa: PLR0913 - what an arbiter says, by name
        self,
        tournament: int,
        number: int,
        table: int,
        *,
        marks: str,
        by: str,
        why: str = "",
        through: int | None = None,
    ) -> None:
        """Enter or correct a result by hand, and keep who did and why.

        Parameters
        ----------
        marks
            As TRF writes them, the first's first: ``10``, ``==``, ``+-``, ``U``.
        through
            Who goes on in a knock-out although the game was drawn.

        Raises
        ------
        TournamentError
            If it is no result, or somebody else would have gone on in a knock-out
            whose next round is paired.
        """
        came = marks_of(marks)
        async with self.changing(tournament) as db:
            whole = await rows.load(db, tournament)
            one = whole.round(number).at(table)
            if len(came) != len(one.numbers) or any(
                mark.is_bye != one.is_bye for mark in came
            ):
                raise TournamentError(f"{marks!r} is no result of table {table}")
            if through is not None and through not in one.numbers:
                raise TournamentError(f"player {through} does not sit at table {table}")
            now = replace(one, marks=came, came=Came.HAND, by=by, through=through)
            if whole.kind == TournamentKind.KNOCK_OUT and number < len(whole.played):
                _stay_through(whole, number, now)
            await rows.write(db, tournament, number, [now])
            await rows.note(db, tournament, number, [(one, now)], why)

    async def enter(self, tournament: int, player: TournamentPlayer) -> int:
        """Enter a player from the next round on, as the last seed.

        Returns
        -------
        int
            The player's number.

        Raises
        ------
        TournamentError
            If a round was paired, and it is of teams, or no Swiss.
        """
        async with self.changing(tournament) as db:
            whole = await rows.load(db, tournament)
            if whole.played and (whole.kind != TournamentKind.SWISS or whole.teams):
                raise TournamentError("after the first round nobody can enter here")
            late = replace(player, number=len(whole.players) + 1)
            late = withdrawn(late, range(1, whole.next_number))
            await db.execute(
                "insert into entrant (tournament, number, player) values ($1, $2, $3)",
                *rows.entrant(tournament, late),
            )
        return late.number

    async def withdraw(
        self,
        tournament: int,
        player: int,
        rounds: range,
        mark: Mark | None = Mark.ABSENT,
    ) -> None:
        """Store whether a player plays in rounds that are not paired yet; None: yes.

        Raises
        ------
        TournamentError
            If there is no such player, or one of the rounds is paired.
        """
        async with self.changing(tournament) as db:
            whole = await rows.load(db, tournament)
            if player not in whole.by_number:
                raise TournamentError(f"there is no player {player}")
            if rounds and rounds[0] <= len(whole.played):
                raise TournamentError(f"round {rounds[0]} is paired already")
            away = withdrawn(whole.by_number[player], rounds, mark)
            await db.execute(
                "update entrant set player = $3 where tournament = $1 and number = $2",
                *rows.entrant(tournament, away),
            )

    @asynccontextmanager
    async def changing(self, tournament: int) -> AsyncIterator[asyncpg.Connection]:
        """Hold a tournament's row while it is changed.

        Raises
        ------
        TournamentError
            If there is no such tournament.
        """
        async with self._pool.acquire() as db, db.transaction():
            if await db.fetchval(f"{_IS_THERE} for update", tournament) is None:
                raise TournamentError(f"there is no tournament {tournament}")
            yield db


def _stay_through(whole: Tournament, number: int, now: Pairing) -> None:
    """Refuse a result that would have advanced another player in a knock-out."""
    corrected = whole.with_round(whole.round(number).with_pairing(now))
    views = [of_teams(one) if one.teams else one for one in (whole, corrected)]
    before, after = (gone_on(view.round(number)) for view in views)
    if before != after:
        raise TournamentError(f"round {number + 1} is paired already")

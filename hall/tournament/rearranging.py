"""Record an arbiter's changes to a round's pairings, with the reason."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace

from hall.tournament import rows
from hall.tournament.manual_pairings import BY_HAND, broken, in_order, seated, swapped
from hall.tournament.repository import TournamentStore
from hall.tournament.values import Pairing, Round, Tournament, TournamentError


@dataclass(frozen=True, slots=True)
class Hand:
    """Author of a manual pairing, and the reason given."""

    by: str
    why: str


class Rearranging:
    """Manual pairings in a hall's tournaments.

    Parameters
    ----------
    keeping
        The tournaments.
    """

    def __init__(self, keeping: TournamentStore) -> None:
        self._keeping = keeping

    async def pair(self, tournament: int, hand: Hand) -> Round:
        """Pair the next round by the standings alone; return it.

        Raises
        ------
        TournamentError
            As ``hall.tournament.manual_pairings.in_order``.
        """
        whole = await self._keeping.load(tournament)
        done = await asyncio.to_thread(in_order, whole)
        await self._keeping.add_round(tournament, done, whole)
        breaks = broken(whole.with_round(done), done.number)
        note = (
            0,
            "",
            BY_HAND,
            sorted({one for all_ in breaks.values() for one in all_}),
        )
        async with self._keeping.changing(tournament) as db:
            await rows.note_by_hand(
                db, tournament, done.number, [note], hand.by, hand.why
            )
        return done

    async def swap(
        self, tournament: int, number: int, one: int, other: int, hand: Hand
    ) -> None:
        """Exchange two players of the last round.

        Raises
        ------
        TournamentError
            As ``manual_pairings.swapped``, or if it is not the last round.
        """

        def change(whole: Tournament) -> Round:
            return swapped(whole, number, one, other)

        await self._change(tournament, number, change, hand)

    async def seat(self, tournament: int, number: int, player: int, hand: Hand) -> None:
        """Add a latecomer to the last round.

        Raises
        ------
        TournamentError
            As ``manual_pairings.seated``, or if it is not the last round.
        """

        def change(whole: Tournament) -> Round:
            return seated(whole, number, player)

        await self._change(tournament, number, change, hand, comes=player)

    async def _change(
        self,
        tournament: int,
        number: int,
        change: Callable[[Tournament], Round],
        hand: Hand,
        comes: int | None = None,
    ) -> None:
        """Write a changed round, and notify its boards if they had their seats."""
        async with self._keeping.changing(tournament) as db:
            whole = await rows.load(db, tournament)
            if number != len(whole.played):
                raise TournamentError(
                    f"only the last round, {len(whole.played)}, can be"
                )
            if comes is not None and comes in whole.by_number:
                late = _here(whole, comes, number)
                await db.execute(
                    "update entrant set player = $3 "
                    "where tournament = $1 and number = $2",
                    *rows.entrant(tournament, late.by_number[comes]),
                )
                whole = late
            before = {one.table: one for one in whole.round(number).pairings}
            done = change(whole)
            new = [one for one in done.pairings if before.get(one.table) != one]
            breaks = broken(whole.with_round(done), number)
            notes = [
                (one.table, _who(before.get(one.table)), _who(one), list(found))
                for one in new
                for found in [breaks.get(one.match or one.table, ())]
            ]
            await rows.place(db, tournament, number, new)
            await rows.note_by_hand(db, tournament, number, notes, hand.by, hand.why)
            published = await db.fetchval(
                "select published from round where tournament = $1 and round = $2",
                tournament,
                number,
            )
        if published is not None:
            await self._keeping.publish(tournament, number)


def _here(whole: Tournament, player: int, number: int) -> Tournament:
    """Return a tournament in which a player does not miss a round any more."""
    players = (
        replace(one, absent={n: m for n, m in one.absent.items() if n != number})
        if one.number == player
        else one
        for one in whole.players
    )
    return replace(whole, players=tuple(players))


def _who(pairing: Pairing | None) -> str:
    """Return the numbers of the players at a table, '' for none."""
    return "" if pairing is None else "-".join(map(str, pairing.numbers))

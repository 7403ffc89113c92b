"""The routes of tournaments: whoever watches may read, arbiters run them.

A desk includes them: ``app.include_router(tournament_routes(keeping, shown_to, who))``.
"""

from base64 import b64encode
from collections.abc import Callable, Coroutine
from hashlib import sha256
from typing import Annotated, Any, Literal

from fastapi import APIRouter, HTTPException, Path, Query, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response
from fastapi.routing import APIRoute
from starlette.concurrency import run_in_threadpool

from device.commands import Who
from device.json_types import Json
from device.untrusted.process import BoundedReader
from hall.tournament.entry_import import entered_apart
from hall.tournament.pairing_process import paired_apart
from hall.tournament.printed import STYLE, cross_page, pairings_page, standings_page
from hall.tournament.rearranging import Hand, Rearranging
from hall.tournament.repository import TournamentStore
from hall.tournament.shapes import (
    Absence,
    ByHand,
    Confirmed,
    Latecomer,
    LatePlayer,
    NewResult,
    NewTournament,
    Swap,
    shown,
    shown_round,
    shown_standings,
)
from hall.tournament.trf import write_trf
from hall.tournament.values import Tournament, TournamentError, TournamentPlayer
from rules.core.errors import OptionError, UnknownGameError
from words.languages import LANGUAGES

Id = Annotated[int, Path(gt=0, lt=2**63)]
RoundNumber = Annotated[int, Path(gt=0, lt=1000)]
After = Annotated[int | None, Query(ge=0, lt=1000)]
Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]

_HASH = b64encode(sha256(STYLE.encode()).digest()).decode()
_POLICY = f"default-src 'none'; style-src 'sha256-{_HASH}'"


class _RefusalRoute(APIRoute):
    """Route that answers 409 to a tournament's refusals."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the route's handler, wrapped to answer 409 to refusals."""
        answer = super().get_route_handler()

        async def telling(request: Request) -> Response:
            try:
                return await answer(request)
            except (TournamentError, UnknownGameError, OptionError) as error:
                raise HTTPException(409, str(error)) from error

        return telling


def tournament_routes(
    keeping: TournamentStore,
    shown_to: Callable[[Request], TournamentStore],
    who: Callable[[Request], Who],
) -> APIRouter:
    """Return the routes of tournaments.

    Parameters
    ----------
    shown_to
        What somebody may read: the public, perhaps, how it was a while ago.
    who
        Whose act a request is.
    """
    routes = APIRouter(prefix="/api/tournaments", route_class=_RefusalRoute)
    reader = BoundedReader()
    _reading(routes, shown_to)
    _pages(routes, shown_to)
    _pairing(routes, keeping)
    _by_hand(routes, keeping, who)
    _results(routes, keeping, who)

    @routes.post("", status_code=201)
    async def create(new: NewTournament) -> Json:
        """Make a tournament of a list of players, or of a TRF."""
        entered = await run_in_threadpool(entered_apart, reader, new.file)
        return {"id": await keeping.create(new.tournament(entered), new.boards)}

    return routes


def _reading(routes: APIRouter, shown_to: Callable[[Request], TournamentStore]) -> None:
    @routes.get("")
    async def every(request: Request) -> Json:
        """Return the list of tournaments."""
        found = await shown_to(request).listed()
        names = ("id", "name", "kind", "players", "rounds", "paired")
        return {"tournaments": [{n: getattr(one, n) for n in names} for one in found]}

    @routes.get("/{tournament}")
    async def one(request: Request, tournament: Id) -> Json:
        """Return a tournament with its players."""
        return shown(await shown_to(request).load(tournament))

    @routes.get("/{tournament}/standings")
    async def stands(request: Request, tournament: Id, after: After = None) -> Json:
        """Return the standings, after a round if one is named."""
        return shown_standings(await shown_to(request).load(tournament), after)

    @routes.get("/{tournament}/rounds/{number}")
    async def round_of(request: Request, tournament: Id, number: RoundNumber) -> Json:
        """Return the pairings of a round and their results."""
        keeping = shown_to(request)
        whole = await keeping.load(tournament)
        noted = await keeping.by_hand(tournament, number)
        return {**shown_round(whole, whole.round(number)), "by_hand": noted}


def _pages(routes: APIRouter, shown_to: Callable[[Request], TournamentStore]) -> None:
    @routes.get("/{tournament}/trf")
    async def trf(request: Request, tournament: Id) -> PlainTextResponse:
        """Return a tournament as TRF, for a federation or another program."""
        text = write_trf(await shown_to(request).load(tournament))
        named = f'attachment; filename="tournament-{tournament}.trf"'
        return PlainTextResponse(text, headers={"Content-Disposition": named})

    @routes.get("/{tournament}/print/{page}")
    async def printed(
        request: Request,
        tournament: Id,
        page: Literal["pairings", "standings", "cross"],
        after: After = None,
        language: Language = "en",
    ) -> HTMLResponse:
        """Return a page to print, of the last round unless one is named."""
        whole = await shown_to(request).load(tournament)
        text = _page(whole, page, after, language)
        return HTMLResponse(text, headers={"Content-Security-Policy": _POLICY})


def _page(whole: Tournament, page: str, after: int | None, language: str) -> str:
    match page:
        case "pairings":
            return pairings_page(whole, after or len(whole.played), language)
        case "standings":
            return standings_page(whole, after, language)
        case _:
            return cross_page(whole, after, language)


def _pairing(routes: APIRouter, keeping: TournamentStore) -> None:
    @routes.post("/{tournament}/rounds", status_code=201)
    async def pair(tournament: Id) -> Json:
        """Pair the next round; boards hear of it once it is published."""
        whole = await keeping.load(tournament)
        done = await paired_apart(whole)
        await keeping.add_round(tournament, done, whole)
        return shown_round(whole.with_round(done), done)

    @routes.delete("/{tournament}/rounds/last")
    async def drop(tournament: Id) -> Json:
        """Delete the last round's pairings, which have no result yet."""
        await keeping.drop_round(tournament)
        return {}

    @routes.post("/{tournament}/rounds/{number}/publish")
    async def publish(tournament: Id, number: RoundNumber) -> Json:
        """Publish a round's seats to its boards."""
        return {"boards": await keeping.publish(tournament, number)}

    @routes.post("/{tournament}/players", status_code=201)
    async def enter(tournament: Id, late: LatePlayer) -> Json:
        """Enter a player from the next round on."""
        player = TournamentPlayer(number=0, **late.model_dump())
        return {"number": await keeping.enter(tournament, player)}

    @routes.post("/{tournament}/players/{player}/absent")
    async def away(
        tournament: Id,
        player: Annotated[int, Path(gt=0, lt=10_000)],
        absence: Absence,
    ) -> Json:
        """Store whether a player misses rounds that are not paired yet."""
        missed = range(absence.first, absence.last + 1)
        await keeping.withdraw(tournament, player, missed, absence.mark)
        return {}


def _by_hand(
    routes: APIRouter,
    keeping: TournamentStore,
    who: Callable[[Request], Who],
) -> None:
    hands = Rearranging(keeping)

    @routes.post("/{tournament}/rounds/by-hand", status_code=201)
    async def in_order(request: Request, tournament: Id, told: ByHand) -> Json:
        """Pair the next round by the standings alone; report broken rules."""
        done = await hands.pair(tournament, Hand(who(request).name, told.why))
        return {"round": done.number}

    @routes.post("/{tournament}/rounds/{number}/swap")
    async def swap(
        request: Request, tournament: Id, number: RoundNumber, told: Swap
    ) -> Json:
        """Exchange two players of the last round."""
        hand = Hand(who(request).name, told.why)
        await hands.swap(tournament, number, told.one, told.other, hand)
        return {}

    @routes.post("/{tournament}/rounds/{number}/late")
    async def late(
        request: Request, tournament: Id, number: RoundNumber, told: Latecomer
    ) -> Json:
        """Add a latecomer to the last round."""
        hand = Hand(who(request).name, told.why)
        await hands.seat(tournament, number, told.player, hand)
        return {}


def _results(
    routes: APIRouter,
    keeping: TournamentStore,
    who: Callable[[Request], Who],
) -> None:
    @routes.post("/{tournament}/rounds/{number}/take")
    async def take(tournament: Id, number: RoundNumber) -> Json:
        """Take results from the logs of the boards; they wait to be confirmed."""
        taken = await keeping.take(tournament, number)
        return {"tables": [one.table for one in taken]}

    @routes.post("/{tournament}/rounds/{number}/confirm")
    async def confirm(
        request: Request, tournament: Id, number: RoundNumber, told: Confirmed
    ) -> Json:
        """Confirm results that wait."""
        name = who(request).name
        count = await keeping.confirm(tournament, number, name, told.tables)
        return {"confirmed": count}

    @routes.post("/{tournament}/rounds/{number}/results")
    async def settle(
        request: Request, tournament: Id, number: RoundNumber, new: NewResult
    ) -> Json:
        """Enter or correct a result by hand."""
        await keeping.settle(
            tournament,
            number,
            new.table,
            marks=new.marks,
            by=who(request).name,
            why=new.why,
            through=new.through,
        )
        return {}

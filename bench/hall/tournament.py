"""A whole simulated tournament: from a spreadsheet's list to standings and TRF.

    python -m bench tournament --players 1000 --rounds 7 [--seed 1] [--hall] [--out X]

All steps are automatic: the list is read, each round is paired, games are decided
randomly by ratings, results are recorded, and the next round is paired. Printed are
each round's engine, its duration and the balance of sides; then violations of the
rules, if any. Some players miss a round, some do not come to their game.

With ``--hall`` it runs through a database of its own: each round is paired in a process
of its own and published to the boards, each board's log comes in line by line, and
results are taken from there and confirmed.
"""

import argparse
import asyncio
import json
import random
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import asyncpg

from bench.kit.options import seed
from bench.kit.results import Figures
from device.hall.wire import LogLine
from hall.services.services import Services
from hall.store.migrating import migrate
from hall.store.store import Store
from hall.tournament.bouts import bouts_of, sides_had
from hall.tournament.marks import OTHER, Mark
from hall.tournament.pairing import paired
from hall.tournament.pairing_process import paired_apart
from hall.tournament.player_list import read_players
from hall.tournament.printed import cross_page, pairings_page, standings_page
from hall.tournament.repository import TournamentStore
from hall.tournament.standings import standings
from hall.tournament.swiss import DUTCH_UP_TO
from hall.tournament.trf import write_trf
from hall.tournament.trf_reading import read_trf
from hall.tournament.values import (
    Came,
    Pairing,
    Round,
    Tournament,
    TournamentKind,
    withdrawn,
)

MISSES, DRAWS, NO_SHOWS = 0.03, 0.2, 0.005
"""Of all players, who ask for a bye; of all games, drawn ones and forfeited ones."""


def player_list(players: int, chance: random.Random) -> bytes:
    """Return a spreadsheet's list of players."""
    rows = (
        f"Mchezaji {n:04};{min(2800, max(600, int(chance.gauss(1600, 300))))};"
        f"Klabu {n % 40};KEN;{1950 + n % 65}"
        for n in range(1, players + 1)
    )
    return "\n".join(["Jina;Elo;Klabu;Nchi;Kuzaliwa", *rows]).encode("utf-8-sig")


def simulated(players: int, rounds: int, seed: int) -> Tournament:
    """Return a Swiss of players read from a list, not begun yet."""
    chance = random.Random(seed)
    entered, _ = read_players(player_list(players, chance))
    entered = tuple(
        withdrawn(one, range(missed, missed + 1), Mark.HALF_BYE)
        if chance.random() < MISSES and (missed := chance.randint(1, rounds))
        else one
        for one in entered
    )
    return Tournament(
        name=f"Hall of {players}",
        kind=TournamentKind.SWISS,
        players=entered,
        rounds=rounds,
    )


def played(tournament: Tournament, one: Round, chance: random.Random) -> Round:
    """Return a round with the results that logs bring and an arbiter confirms."""
    return replace(
        one, pairings=tuple(_decided(tournament, here, chance) for here in one.pairings)
    )


def _decided(
    tournament: Tournament, pairing: Pairing, chance: random.Random
) -> Pairing:
    if pairing.marks or pairing.second is None:
        return pairing
    ratings = [tournament.by_number[number].rating for number in pairing.numbers]
    expected = 1 / (1 + 10 ** ((ratings[1] - ratings[0]) / 400))
    if chance.random() < NO_SHOWS:
        mark = Mark.FORFEIT_WIN if chance.random() < 0.5 else Mark.FORFEIT_LOSS
    elif chance.random() < DRAWS:
        mark = Mark.DRAW
    else:
        mark = Mark.WIN if chance.random() < expected else Mark.LOSS
    return replace(pairing, marks=(mark, OTHER[mark]), came=Came.LOG, by="bench")


def faults(tournament: Tournament) -> Iterator[str]:
    """Yield violations of the rules of Swiss pairings."""
    games = Counter(
        frozenset(one.numbers)
        for done in tournament.played
        for one in done.pairings
        if one.is_played
    )
    yield from (f"{set(pair)} met {n} times" for pair, n in games.items() if n > 1)
    for done in tournament.played:
        seats = [number for one in done.pairings for number in one.numbers]
        if sorted(seats) != sorted(tournament.by_number):
            yield f"round {done.number}: not everybody is there once"
    for number, bouts in bouts_of(tournament).items():
        if sum(bout.mark == Mark.PAIRING_BYE for bout in bouts) > 1:
            yield f"{number} was left over twice"
        # In the last round the Dutch system lets the leaders be owed a side.
        began = sides_had(bouts[: tournament.rounds - 1])
        if abs(began.count(True) - began.count(False)) > 2:
            yield f"{number} began {began.count(True)} of {len(began)} games"
        if any(len(set(began[n : n + 3])) == 1 for n in range(len(began) - 2)):
            yield f"{number} had a side three times in a row"


def whole(
    players: int, rounds: int, seed: int, dutch_up_to: int = DUTCH_UP_TO
) -> Iterator[tuple[Tournament, float]]:
    """Yield the tournament after each round, and how many seconds pairing took."""
    tournament, chance = simulated(players, rounds, seed), random.Random(seed)
    for _ in range(rounds):
        began = time.perf_counter()
        one = paired(tournament, dutch_up_to)
        took = time.perf_counter() - began
        tournament = tournament.with_round(played(tournament, one, chance))
        yield tournament, took


async def through_hall(
    players: int, rounds: int, seed: int
) -> AsyncIterator[tuple[Tournament, str]]:
    """Yield the tournament after each round, and what a hall took for its parts."""
    chance = random.Random(seed)
    folder = Path(tempfile.mkdtemp(prefix="mwamuzi-bench-", dir="/tmp"))
    folder.chmod(0o755)  # the database runs as another user
    services = Services(folder)
    services.start()
    try:
        address = services.addresses.database
        await migrate(address)
        async with asyncpg.create_pool(address, min_size=1, max_size=4) as pool:
            keeping, store = TournamentStore(pool), Store(pool)
            made = await keeping.create(simulated(players, rounds, seed))
            for number in range(1, rounds + 1):
                yield await _hall_round(keeping, store, made, number, chance)
    finally:
        services.stop()
        shutil.rmtree(folder, ignore_errors=True)


async def _hall_round(
    keeping: TournamentStore,
    store: Store,
    made: int,
    number: int,
    chance: random.Random,
) -> tuple[Tournament, str]:
    times = [time.perf_counter()]
    one = await paired_apart(await keeping.load(made))
    await keeping.add_round(made, one)
    times.append(time.perf_counter())
    boards = await keeping.publish(made, number)
    times.append(time.perf_counter())
    whole = await keeping.load(made)
    await store.put(_logs(whole, whole.round(number), chance))
    times.append(time.perf_counter())
    taken = await keeping.take(made, number)
    await keeping.confirm(made, number, "bench")
    for one_ in (await keeping.load(made)).round(number).pairings:
        if not one_.is_settled:  # nobody came: an arbiter says so
            await keeping.settle(made, number, one_.table, marks="+-", by="bench")
    times.append(time.perf_counter())
    spans = [f"{b - a:.2f}" for a, b in pairwise(times)]
    told = (
        "paired {} s, published to {} boards {} s, logs in {} s, {} results taken {} s"
    )
    said = told.format(spans[0], boards, spans[1], spans[2], len(taken), spans[3])
    return await keeping.load(made), said


def _logs(
    whole: Tournament, done: Round, chance: random.Random
) -> Iterator[tuple[int, LogLine]]:
    """Yield the lines of all boards of a round."""
    now = datetime.now(UTC)
    for pairing in played(whole, done, chance).pairings:
        if pairing.board is None or not pairing.is_played:
            continue
        names = (whole.by_number[number].name for number in pairing.numbers)
        game = f"{now:%Y-%m-%d}-{done.number}"
        head = {
            "type": "game",
            "format": 1,
            "game": whole.game,
            "sides": whole.sides,
            "started": now.isoformat(),
            "players": dict(zip(whole.sides, names, strict=True)),
        }
        winners = [
            side
            for side, mark in zip(whole.sides, pairing.marks, strict=True)
            if mark == Mark.WIN
        ]
        end = {"type": "result", "winners": winners, "reason": "bench", "scores": {}}
        for n, record in enumerate((head, end)):
            yield pairing.board, LogLine(game, n, json.dumps(record))


def sides(tournament: Tournament) -> str:
    """Return a table of players by the imbalance of their first moves."""
    had = [sides_had(bouts) for bouts in bouts_of(tournament).values()]
    off = Counter(abs(began.count(True) - began.count(False)) for began in had)
    return ", ".join(f"{players} by {n}" for n, players in sorted(off.items()))


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("--players", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=7)
    seed(parser)
    parser.add_argument("--dutch-up-to", type=int, default=DUTCH_UP_TO)
    parser.add_argument("--hall", action="store_true", help="through a database")
    parser.add_argument("--out", type=Path, help="a folder for TRF and pages")


def run(told: argparse.Namespace, figures: Figures) -> int:
    """Run a tournament, and say what came of it."""
    began = time.perf_counter()
    tournament = simulated(told.players, told.rounds, told.seed)
    if told.hall:
        tournament = asyncio.run(_whole_hall(told.players, told.rounds, told.seed))
    else:
        every = whole(told.players, told.rounds, told.seed, told.dutch_up_to)
        for tournament, took in every:
            _print_round(tournament, f"{took:.2f} s")
    ready = time.perf_counter()
    lines = standings(tournament)
    text = write_trf(tournament)
    same = write_trf(read_trf(text.encode())) == text
    ended = time.perf_counter()
    print(f"standings and TRF: {ended - ready:.2f} s; all: {ended - began:.1f} s")
    for line in lines[:3]:
        print(f"  {line.rank}. {line.player.name} {line.points:g} {line.breaks}")
    wrong = [*faults(tournament), *([] if same else ["TRF is not read back the same"])]
    print("\n".join(wrong) or "nobody met twice, sides are fair, one bye at most")
    figures.add("faults of the pairing", len(wrong))
    figures.add("the whole tournament", ended - began, unit="s")
    if told.out:
        _write(tournament, text, told.out)
    return 1 if wrong else 0


async def _whole_hall(players: int, rounds: int, seed: int) -> Tournament:
    tournament = simulated(players, rounds, seed)
    async for tournament, told in through_hall(players, rounds, seed):
        _print_round(tournament, told)
    return tournament


def _print_round(tournament: Tournament, took: str) -> None:
    done = tournament.played[-1]
    print(
        f"round {done.number}: {len(done.pairings)} tables, {took} ({done.system}); "
        f"sides are off {sides(tournament)}",
        flush=True,
    )


def _write(tournament: Tournament, text: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pages = {
        "tournament.trf": text,
        "pairings.html": pairings_page(tournament, len(tournament.played)),
        "standings.html": standings_page(tournament),
        "cross.html": cross_page(tournament),
    }
    for name, page in pages.items():
        (folder / name).write_text(page, encoding="utf-8")

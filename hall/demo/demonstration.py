"""A hall on one machine whose simulated boards play a Swiss tournament."""

import asyncio
import json
import logging
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import asyncpg

from device.ports import DeviceError
from hall.services.child import ServiceError
from hall.services.mosquitto import Accounts
from hall.services.places import HallFolder, free_port
from hall.tournament.pairing_process import paired_apart
from hall.tournament.player_list import read_players
from hall.tournament.repository import TournamentStore
from hall.tournament.values import SWISS_BREAKS, Tournament, TournamentKind, sides_of

log = logging.getLogger(__name__)

GAME = "nine_mens_morris"
ROUNDS = 5
CLOCK = "3+2"
_STARTS_S = 60.0
_LOOK_S = 2.0
_BETWEEN_S = 6.0
_NAMES = (
    *("Asha", "Juma", "Neema", "Baraka", "Zawadi", "Imani", "Otieno", "Wanjiru"),
    *("Amina", "Kofi", "Lerato", "Thabo", "Naledi", "Sipho", "Chipo", "Tendai"),
)
_FAMILIES = (
    *("Mwangi", "Odhiambo", "Njoroge", "Achieng", "Mutua", "Kamau", "Dlamini"),
    *("Nkosi", "Moyo", "Banda", "Phiri", "Okafor", "Mensah", "Diallo", "Traore"),
)


async def demonstrate(data: Path, count: int, desk: int) -> None:
    """Start a hall with simulated boards, which play until cancelled.

    Parameters
    ----------
    data
        The folder of this hall.
    count
        How many boards.
    desk
        The port of its page; 0: any free one.

    Raises
    ------
    DeviceError
        If it does not come up.
    """
    places = HallFolder(data.absolute())
    places.data.mkdir(parents=True, exist_ok=True)
    safe, page = free_port(), desk or free_port()
    own = [sys.executable, "-m", "hall"]
    serving = subprocess.Popen(  # noqa: S603 - the hall itself, no shell
        [
            *(*own, "serve", "--data", str(places.data), "--host", "127.0.0.1"),
            *("--port", str(safe), "--desk-port", str(page)),
            *("--desk-host", "0.0.0.0"),  # noqa: S104 - phones may watch
        ],
        stdin=subprocess.DEVNULL,
    )
    playing: subprocess.Popen[bytes] | None = None
    try:
        await _up(places, serving)
        boards = range(1, count + 1)
        _say(f"the hall is there; {count} boards join, two players each")
        playing = _played(places, safe, boards)
        stops = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stops.set)
        running = asyncio.create_task(_run(places, list(boards)))
        ended = asyncio.create_task(stops.wait())
        await asyncio.wait({running, ended}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
            await ended
        running.cancel()
    finally:
        for process in (playing, serving):
            if process is not None and process.poll() is None:
                process.terminate()
                process.wait()


def _say(line: str) -> None:
    """Print a line at once: whoever waits sees what is going on."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def _up(places: HallFolder, serving: "subprocess.Popen[bytes]") -> None:
    """Wait until the hall answers."""
    loop = asyncio.get_running_loop()
    until_s = loop.time() + _STARTS_S
    while loop.time() < until_s:
        if serving.poll() is not None:
            raise ServiceError("the hall did not start")
        try:
            connection = await asyncpg.connect(places.addresses().database)
            await connection.fetchval("select count(*) from tournament")
            await connection.close()
        except (OSError, DeviceError, asyncpg.PostgresError):
            await asyncio.sleep(0.5)
        else:
            return
    raise ServiceError(f"the hall did not answer within {_STARTS_S:.0f} s")


def _played(places: HallFolder, port: int, boards: range) -> "subprocess.Popen[bytes]":
    """Start the process of the simulated boards."""
    accounts = Accounts(places.broker)
    keys = places.data / "keys"
    keys.mkdir(exist_ok=True)
    for name, key in accounts.add([str(board) for board in boards]).items():
        path = keys / f"{name}.key"
        path.unlink(missing_ok=True)
        path.touch(mode=0o600)
        path.write_text(f"{key}\n", encoding="ascii")
    told = {
        "boards": list(boards),
        "port": port,
        "keys": str(keys),
        "authority": str(places.authority),
        "logs": str(places.data / "boards"),
        "seed": os.getpid(),
    }
    return subprocess.Popen(  # noqa: S603 - the hall itself, no shell
        [sys.executable, "-m", "hall.demo.boards", json.dumps(told)],
        stdin=subprocess.DEVNULL,
    )


async def _run(places: HallFolder, boards: list[int]) -> None:
    """Run a tournament over the boards, without a hand on it."""
    async with asyncpg.create_pool(
        places.addresses().database, min_size=1, max_size=3
    ) as pool:
        keeping = TournamentStore(pool)
        made = await keeping.create(tournament(2 * len(boards)), boards)
        for number in range(1, ROUNDS + 1):
            whole = await keeping.load(made)
            await keeping.add_round(made, await paired_apart(whole))
            await keeping.publish(made, number)
            _say(f"round {number} of {ROUNDS} is played")
            while not (await keeping.load(made)).round(number).is_over:
                await asyncio.sleep(_LOOK_S)
                await keeping.take(made, number)
                await keeping.confirm(made, number, "demo")
            await asyncio.sleep(_BETWEEN_S)
        _say("the tournament is over; the hall goes on")


def tournament(count: int) -> Tournament:
    """Return a Swiss tournament of ``count`` players."""
    chance = random.Random(count)  # noqa: S311 - a play, no secret
    lines = ["name,rating"]
    for number in range(count):
        first = _NAMES[number % len(_NAMES)]
        family = _FAMILIES[(number // len(_NAMES) + number) % len(_FAMILIES)]
        again = number // (len(_NAMES) * len(_FAMILIES))
        name = f"{first} {family}" + (f" {again + 1}" if again else "")
        lines.append(f"{name},{chance.randrange(1000, 2200)}")
    players, _ = read_players("\n".join(lines).encode())
    return Tournament(
        name="Demo open",
        kind=TournamentKind.SWISS,
        game=GAME,
        sides=sides_of(GAME),
        players=players,
        rounds=ROUNDS,
        clock=CLOCK,
        breaks=SWISS_BREAKS,
    )

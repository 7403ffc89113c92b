"""Boards, broker, ingest and store together, as they run."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import paho.mqtt.client as mqtt
import pytest
from paho.mqtt.enums import CallbackAPIVersion

from device.commands import CommandBox
from device.config.hall_settings import HallSettings
from device.game.command_execution import Obeying
from device.game.timekeeper import Timekeeper
from device.hall.incoming import Hearing
from device.hall.link import Heard, Link
from device.hall.outbox import Outbox
from device.hall.wire import NEWEST, LogLine, down, up
from device.log.gamelog import GameLog
from device.log.records import record_of
from hall.ingest import Ingest
from hall.services.services import Services
from hall.store.store import Store
from rules.catalogue import find_game
from rules.core.events import Event
from rules.referee.referee import Referee
from tests.hall.lines import BEGUN, FIRST, RULED, line_of, with_store

GAME = "2026-11-26T07-00-00-nine_mens_morris"
KEY = "key of the tests"

pytestmark = pytest.mark.usefixtures("ingest")


@pytest.fixture(scope="module")
def ingest(services: Services) -> Iterator[None]:
    """A process that stores, here a thread."""
    loop = asyncio.new_event_loop()
    running = loop.create_task(Ingest(services.addresses).run())

    def run() -> None:
        with suppress(asyncio.CancelledError):
            loop.run_until_complete(running)

    thread = threading.Thread(target=run)
    thread.start()
    yield
    loop.call_soon_threadsafe(running.cancel)
    thread.join()
    loop.close()


@pytest.fixture
def settings(services: Services, board: int, tmp_path: Path) -> HallSettings:
    """Return a board's settings of its hall."""
    assert services.broker is not None
    services.broker.accounts.set({str(board): KEY})
    key = tmp_path / "key"
    key.write_text(KEY)
    broker = services.addresses.broker
    return HallSettings(address=broker.host, port=broker.port, board=board, key=key)


def linked(settings: HallSettings, games: Path, **heard: Heard) -> Link:
    outbox = Outbox(lambda: games.glob("*.jsonl"), games / "memory", "here")
    link = Link(settings, outbox, heard)
    link.start()
    return link


def until(services: Services, is_so: Callable[[Store], Any]) -> None:
    """Wait until something is so in the store."""

    async def act(store: Store) -> None:
        async with asyncio.timeout(30):
            while not await is_so(store):
                await asyncio.sleep(0.05)

    with_store(services, act)


def holds(board: int, path: Path) -> Callable[[Store], Any]:
    async def is_so(store: Store) -> bool:
        told = await store.lines(board, path.stem)
        return told == path.read_text(encoding="utf-8").splitlines()

    return is_so


def test_a_log_is_stored_as_it_stands_however_often_it_is_sent(
    services: Services, settings: HallSettings, tmp_path: Path
) -> None:
    path = tmp_path / f"{GAME}.jsonl"
    log = GameLog(path)
    log.append([BEGUN, *({**FIRST, "n": n, "says": "ü"} for n in range(1, 150))])
    link = linked(settings, tmp_path)
    until(services, holds(settings.board, path))
    log.append([RULED])
    link.close()
    assert with_store(services, holds(settings.board, path))
    remembered = json.loads((tmp_path / "memory").read_text())
    (tmp_path / "memory").write_text("damaged")
    log.append([{"type": "restored"}])
    log.close()

    again = linked(settings, tmp_path)
    until(services, holds(settings.board, path))
    again.close()

    assert remembered["stored"] == {GAME: [150, len(path.read_bytes()) - 20]}


def test_a_hall_that_was_brought_back_from_a_copy_is_sent_what_it_lacks(
    services: Services, settings: HallSettings, tmp_path: Path
) -> None:
    path = tmp_path / f"{GAME}.jsonl"
    log = GameLog(path)
    log.append([BEGUN, FIRST, RULED])
    log.close()
    link = linked(settings, tmp_path)
    until(services, holds(settings.board, path))
    link.close()

    async def lose(store: Store) -> None:
        for asked in (
            "delete from line where board = $1 and n > 0",
            "update game set through = 0 where board = $1",
        ):
            await store.pool.execute(asked, settings.board)

    with_store(services, lose)
    link = linked(settings, tmp_path)

    until(services, holds(settings.board, path))
    link.close()


def test_a_board_tells_that_it_is_there_and_that_it_goes(
    services: Services, settings: HallSettings, tmp_path: Path
) -> None:
    def is_online(wanted: bool) -> Callable[[Store], Any]:
        async def is_so(store: Store) -> bool:
            asked = "select online from board where board = $1"
            return await store.pool.fetchval(asked, settings.board) is wanted

        return is_so

    link = linked(settings, tmp_path)
    until(services, is_online(True))
    link.close()
    until(services, is_online(False))


def test_a_decision_goes_down_until_the_boards_log_holds_it(
    services: Services, settings: HallSettings, tmp_path: Path
) -> None:
    path = tmp_path / f"{GAME}.jsonl"
    log = GameLog(path)
    log.append([BEGUN, FIRST, RULED])
    heard: list[dict[str, Any]] = []

    async def decide(store: Store) -> None:
        await store.pool.execute(
            "insert into decision (board, game, n, deed, by_role, by_name) "
            "values ($1, $2, 2, 'confirm', 'arbiter', 'Neema')",
            settings.board,
            GAME,
        )

    async def is_heard(_: Store) -> bool:
        return bool(heard)

    async def is_logged(store: Store) -> bool:
        asked = "select logged from decision where board = $1"
        return bool(await store.pool.fetchval(asked, settings.board) == 3)

    with_store(services, decide)
    link = linked(settings, tmp_path, decision=lambda m: heard.append(json.loads(m)))
    until(services, is_heard)
    log.append([heard[0]])
    log.close()
    until(services, is_logged)
    link.close()

    assert (heard[0]["call"], heard[0]["deed"], heard[0]["game"]) == (
        2,
        "confirm",
        GAME,
    )


def test_time_given_at_the_desk_is_on_the_boards_clock_and_comes_back(
    services: Services, settings: HallSettings, tmp_path: Path
) -> None:
    path, box = tmp_path / f"{GAME}.jsonl", CommandBox()
    referee, log = Referee(find_game("nine_mens_morris"), first="white"), GameLog(path)
    log.append([{**BEGUN, "clock": "5+2"}])
    time = Timekeeper(referee, log, live=True)

    def announce(events: tuple[Event, ...]) -> None:
        log.append(obeying.signed([record_of(e, t=1.0, frame=1) for e in events]))

    obeying = Obeying(referee, announce, box, lambda _: False, time)
    hearing = Hearing(box)
    hearing.game = path.stem

    async def decide(store: Store) -> None:
        await store.pool.execute(
            "insert into decision (board, game, deed, side, seconds, by_role, by_name) "
            "values ($1, $2, 'time', 'white', 90, 'arbiter', 'Neema')",
            settings.board,
            GAME,
        )

    async def is_back(store: Store) -> bool:
        obeying.obey(2.0)
        asked = "select logged from decision where board = $1"
        return bool(await store.pool.fetchval(asked, settings.board) == 1)

    async def shown(store: Store) -> Any:
        asked = "select (now->'clocks')::text from game where board = $1"
        return json.loads(await store.pool.fetchval(asked, settings.board))

    with_store(services, decide)
    link = linked(settings, tmp_path, **hearing.heard)
    until(services, is_back)
    link.close()
    log.close()

    assert time.plain(2.0)["shows_s"] == {"white": 390.0, "black": 300.0}
    assert with_store(services, shown) == {"white": 390.0, "black": 300.0}
    who = json.loads(path.read_text().splitlines()[1])["who"]
    assert who == {"role": "arbiter", "name": "Neema"}


def test_pictures_of_a_ruling_and_of_the_last_turn_follow_their_lines(
    services: Services, settings: HallSettings, tmp_path: Path
) -> None:
    path = tmp_path / f"{GAME}.jsonl"
    pictures = tmp_path / f"{GAME}.pictures"
    pictures.mkdir()
    for name in ("7.jpg", "7-before.jpg", "8.jpg"):
        (pictures / name).write_bytes(b"\xff\xd8" + name.encode())
    log = GameLog(path)
    log.append([BEGUN, {**FIRST, "frame": 8}, {**RULED, "frame": 7}])
    log.close()
    link = linked(settings, tmp_path)

    async def are_there(store: Store) -> bool:
        asked = "select name, jpeg from picture where board = $1 order by name"
        rows = await store.pool.fetch(asked, settings.board)
        return [tuple(row) for row in rows] == [
            ("7-before.jpg", b"\xff\xd87-before.jpg"),
            ("7.jpg", b"\xff\xd87.jpg"),
            (NEWEST, b"\xff\xd88.jpg"),
        ]

    until(services, are_there)
    link.close()


def test_a_board_can_send_as_no_other_and_a_stranger_not_at_all(
    services: Services, settings: HallSettings
) -> None:
    other = settings.board + 50_000
    client = mqtt.Client(CallbackAPIVersion.VERSION2)
    client.username_pw_set(str(settings.board), KEY)
    client.connect(settings.address, settings.port)
    message = LogLine(GAME, 0, line_of(BEGUN)).packed()
    client.loop_start()
    client.publish(up(other, "line"), message, qos=1).wait_for_publish(10)
    client.publish(up(settings.board, "line"), message, qos=1).wait_for_publish(10)
    client.disconnect()
    client.loop_stop()

    async def is_own(store: Store) -> bool:
        return bool(await store.lines(settings.board, GAME))

    async def is_other(store: Store) -> bool:
        return bool(await store.lines(other, GAME))

    until(services, is_own)
    assert with_store(services, is_other) is False
    refused: list[bool] = []
    stranger = mqtt.Client(CallbackAPIVersion.VERSION2)
    stranger.on_connect = lambda *told: refused.append(told[3].is_failure)
    stranger.username_pw_set(str(other), KEY)
    stranger.connect(settings.address, settings.port)
    while not refused:
        stranger.loop(0.1)
    assert refused == [True]


def test_a_board_that_floods_and_tells_what_it_may_not_harms_nobody(
    services: Services, settings: HallSettings, board: int, tmp_path: Path
) -> None:
    assert services.broker is not None
    bad = board + 40_000
    services.broker.accounts.set({str(bad): KEY})
    heard: set[str] = set()
    flood = mqtt.Client(CallbackAPIVersion.VERSION2)
    flood.username_pw_set(str(bad), KEY)
    flood.on_message = lambda *told: heard.add(told[2].topic)
    flood.connect(settings.address, settings.port)
    flood.loop_start()
    flood.subscribe("mwamuzi/#")
    decision = f"mwamuzi/down/{settings.board}/decision"
    flood.publish(decision, b'{"id":"x","deed":"overrule"}', qos=1)
    for n in range(3_000):
        message = LogLine(f"{GAME}-flood", n, line_of(BEGUN)).packed()
        flood.publish(up(bad, "line"), message)
    path = tmp_path / f"{GAME}.jsonl"
    log = GameLog(path)
    log.append([BEGUN, FIRST, RULED])
    log.close()
    decided: list[bytes] = []

    link = linked(settings, tmp_path, decision=decided.append)
    until(services, holds(settings.board, path))
    link.close()
    flood.disconnect()
    flood.loop_stop()

    async def count(store: Store) -> int:
        return len(await store.lines(bad, f"{GAME}-flood"))

    assert with_store(services, count) < 3_000
    assert (decided, heard - {down(bad, "stored")}) == ([], set())

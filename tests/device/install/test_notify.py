import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from device.event_bus import Subscriber
from device.install.notify import Heartbeat, Notifier
from device.mocks import MockClock
from device.ports import Frame
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.words.remarks import DISK_FULL
from rules.catalogue import find_game
from rules.core.events import Trouble, TroubleKind
from tests.device.perfect import PerfectReader, header, loop_over
from vision.common.reading import Reading

WATCHDOG_S = 8.0


class Systemd:
    """The far end of a NOTIFY_SOCKET."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(str(path))
        self._socket.settimeout(0)

    @property
    def environment(self) -> dict[str, str]:
        us = str(round(WATCHDOG_S * 1e6))
        return {"NOTIFY_SOCKET": str(self.path), "WATCHDOG_USEC": us}

    def told(self) -> list[str]:
        lines: list[str] = []
        while True:
            try:
                lines += self._socket.recv(4096).decode().splitlines()
            except BlockingIOError:
                return lines

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[Systemd]:
    end = Systemd(tmp_path / "notify")
    yield end
    end.close()


def picture(level: int) -> np.ndarray[tuple[int, int, int], np.dtype[np.uint8]]:
    return np.full((32, 32, 3), level, np.uint8)


@pytest.fixture
def reading() -> Reading:
    table = SimulatedTable(find_game("achi"), SimulationPlan(most_turns=1))
    return PerfectReader(table).read(np.zeros((4, 8, 3), np.uint8))


def test_systemd_is_told_of_readiness_status_and_stop(systemd: Systemd) -> None:
    with Notifier(systemd.environment) as notifier:
        notifier.ready("nobody\nplays")
        notifier.status("White: a7.")
        notifier.status("White: a7.")
        notifier.alive()

    assert systemd.told() == [
        "READY=1",
        "STATUS=nobody plays",
        "WATCHDOG_USEC=0",
        "STATUS=White: a7.",
        "WATCHDOG=1",
        "STOPPING=1",
    ]


def test_an_abstract_address_is_reached() -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as end:
        end.bind("\0mwamuzi-test-notify")
        end.settimeout(1)

        Notifier({"NOTIFY_SOCKET": "@mwamuzi-test-notify"}).stopping()

        assert end.recv(99) == b"STOPPING=1"


@pytest.mark.parametrize(
    "environment",
    [{}, {"NOTIFY_SOCKET": "/nowhere/at/all", "WATCHDOG_USEC": "5000000"}],
)
def test_without_systemd_nothing_happens(environment: dict[str, str]) -> None:
    notifier = Notifier(environment)
    notifier.ready("there")
    notifier.wake()
    notifier.stopping()

    assert bool(notifier.watchdog_s) == bool(environment)


def test_a_watchdog_of_another_process_is_not_fed() -> None:
    other = {"NOTIFY_SOCKET": "/x", "WATCHDOG_USEC": "5000000", "WATCHDOG_PID": "1"}

    assert Notifier(other).watchdog_s is None


def test_only_fresh_pictures_feed_the_watchdog(
    systemd: Systemd, reading: Reading
) -> None:
    clock = MockClock()
    beat = Heartbeat(Notifier(systemd.environment), clock)

    def shown(*levels: int) -> list[str]:
        for level in levels:
            beat.on_frame(Frame(picture(level), clock.now_s(), 0), reading)
            beat.on_tick(clock.now_s())
            clock.wait(1.0)
        return systemd.told()

    assert shown(1, 1, 1, 1) == []  # one picture, again and again
    assert shown(2) == ["WATCHDOG_USEC=8000000", "WATCHDOG=1"]
    assert shown(3, 4, 5) == ["WATCHDOG=1"]  # 2 s later, no more often than needed
    assert shown(5, 5, 5, 5, 5) == []
    assert shown(6) == ["WATCHDOG=1"]
    beat.close()
    assert systemd.told() == ["WATCHDOG_USEC=0", "STATUS=nobody plays"]


def test_the_status_says_what_happened_last(systemd: Systemd) -> None:
    beat = Heartbeat(Notifier(systemd.environment), MockClock())

    beat.on_event(Trouble(TroubleKind.DARK), "white", 3.0)
    beat.on_remark(DISK_FULL, 4.0)

    dark, full = systemd.told()
    assert "dark" in dark
    assert full == f"STATUS={DISK_FULL}"


def test_a_loop_feeds_it_frame_by_frame(systemd: Systemd, tmp_path: Path) -> None:
    table = SimulatedTable(find_game("achi"), SimulationPlan(seed=1, most_turns=3))
    clock = MockClock()
    beat = Heartbeat(Notifier(systemd.environment), clock, live=False)
    loop = loop_over(table, tmp_path / "g.jsonl", beat, Ticking(clock))
    loop.log.append([header(table)])

    loop.run()

    fed = systemd.told().count("WATCHDOG=1")
    assert fed == 1 + (len(table) - 2) // 16  # every two seconds, after the second


class Ticking(Subscriber):
    """A subscriber that lets an eighth of a second pass with each frame."""

    def __init__(self, clock: MockClock) -> None:
        self._clock = clock

    def on_event(self, event: object, to_move: str | None, now_s: float) -> None:
        pass

    def on_remark(self, remark: object, now_s: float) -> None:
        pass

    def on_frame(self, frame: Frame, reading: Reading) -> None:
        self._clock.wait(0.125)

    def on_tick(self, now_s: float) -> None:
        pass


def test_a_real_process_tells_it_all(systemd: Systemd) -> None:
    program = (
        "from device.install.notify import Notifier\n"
        "with Notifier() as it:\n"
        "    it.ready('on')\n"
        "    it.wake()\n"
    )
    root = Path(__file__).parents[3]

    subprocess.run(
        [sys.executable, "-c", program], env=systemd.environment, cwd=root, check=True
    )

    told = systemd.told()
    assert told[0] == "READY=1"
    assert told[-2:] == ["WATCHDOG=1", "STOPPING=1"]

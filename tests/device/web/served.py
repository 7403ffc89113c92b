"""A page that is really served, for tests; and a camera that tests look through."""

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from device.config.settings import Settings
from device.event_bus import Subscriber
from device.loop import Loop
from device.mocks import MockLights, MockVoice
from device.table.part import Configuration, OpenPart
from device.table.table import opened_table
from device.web.camera import CameraPicture
from device.web.configuration import Outfit
from device.web.door.sign_in import Doorkeeper
from device.web.hub import Hub
from device.web.machine import Machine
from device.web.page import Page
from device.web.serving import PageServer
from device.web.state import first_state
from device.web.table import Table
from webkit.roles import Pins
from webkit.safe_port import SafePort
from webkit.serving import ServerThread as PageThread

PIN = "246802"
TURNS = 4
FILM = f"sim:nine_mens_morris:1:{TURNS}"
LONG_ENOUGH_S = 60.0


@dataclass
class Hands:
    """Time for the doorkeeper, turned on by tests."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Shown(OpenPart):
    """A page that is not served: what its table plays is shown on it."""

    table: Table

    def begun(self, loop: Loop) -> Sequence[Subscriber]:
        return [self.table.show(loop)]


def page_at(
    games: Path,
    clock: Callable[[], float],
    *,
    pins: Pins | None = None,
    machine: Machine | None = None,
    **outfit: Any,
) -> Page:
    """Return a page that is not served yet."""
    made = Outfit(
        **{
            "source": FILM,
            "games": games,
            "voice": MockVoice(),
            "lights": MockLights(),
            "settings": Settings(),
            "pace": 0.0,
            **outfit,
        }
    )
    told = {"source": made.source, "live": False, "lights": False, "language": "en"}
    hub, picture = Hub(first_state(told)), CameraPicture()
    table = Table(made, hub, picture)
    configuration = Configuration(
        settings=made.settings,
        clock=made.clock,
        commands=table.commands,
        folder=games,
        voice=made.voice,
        lights=made.lights,
        page=lambda _: Shown(table),
    )
    table.parts = opened_table(configuration, ExitStack())
    door = Doorkeeper(pins or Pins(PIN), clock)
    return Page(
        outfit=made,
        hub=hub,
        picture=picture,
        table=table,
        door=door,
        machine=machine,
    )


@dataclass
class Served:
    """A page and a phone that looks at it."""

    page: Page
    phone: httpx.Client
    server: PageServer
    clock: Hands = field(default_factory=Hands)

    @property
    def address(self) -> str:
        return self.page.address.rstrip("/")

    def another_phone(self, **headers: str) -> httpx.Client:
        """Return a phone of its own, that has not shown the PIN."""
        headers = {"Origin": self.address, **headers}
        return httpx.Client(
            base_url=self.address, headers=headers, trust_env=False, timeout=60
        )

    def show_pin(self) -> None:
        assert self.post("/api/session", pin=PIN).status_code == 204

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.phone.post(path, json=body)

    def act(self, path: str, **body: Any) -> str:
        """Return what a wish that is carried out is told."""
        answer = self.post(path, **body)
        assert answer.status_code == 200, answer.text
        told: str = answer.json()["told"]
        return told

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.phone.get("/api/state").json()
        return found

    def when(self, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Return the state as soon as something holds of it."""
        waiter = threading.Event()
        for _ in range(round(LONG_ENOUGH_S / 0.05)):
            state = self.state()
            if holds(state):
                return state
            waiter.wait(0.05)
        raise AssertionError(f"it never came to hold of {self.state()}")


@contextmanager
def served(
    games: Path, safe: SafePort | None = None, **page_of: Any
) -> Iterator[Served]:
    """Serve a page on a free port, until the tests are done with it."""
    clock = Hands()
    page = page_at(games, clock, **page_of)
    server = PageServer(page, "127.0.0.1", 0, safe=safe)
    thread = PageThread(server)
    page.table.start()
    thread.start()
    headers = {"Origin": page.address.rstrip("/")}
    try:
        with httpx.Client(
            base_url=page.address, headers=headers, trust_env=False, timeout=60
        ) as phone:
            yield Served(page, phone, server, clock)
    finally:
        thread.close()
        page.table.close()

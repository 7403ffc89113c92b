"""A page embedded in the process of the command referee."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from device.web.appliance import greeting
from device.web.camera import CameraPicture
from device.web.door.doorkeeper import Doorkeeper
from device.web.hub import Hub
from device.web.outfit import Outfit
from device.web.page import Page
from device.web.serving import PageServer
from device.web.state import clocks_plain, first_state
from device.web.table import Table
from webkit.roles import Pins
from webkit.secret import new_pin
from webkit.serving import ServerThread


@contextmanager
def embedded_page(outfit: Outfit, port: int) -> Iterator[Table]:
    """Serve a page until it is left; the table yielded is to follow each loop.

    Parameters
    ----------
    outfit
        Of the games that are run elsewhere.
    port
        Where it listens; 0 for any free port.

    Raises
    ------
    SettingsError
        If it cannot listen there.
    """
    settings = outfit.settings
    machine = {
        "source": outfit.source,
        "live": not outfit.source.startswith("sim:"),
        "voice": True,
        "lights": True,
        "language": settings.voice.language,
        "strict": settings.game.strict,
        "clocks": clocks_plain(settings.clock),
        "url": "",
    }
    hub, picture = Hub(first_state(machine)), CameraPicture()
    table = Table(outfit, hub, picture)
    named = settings.page
    pins = Pins(
        named.pin or new_pin(), named.pin_arbiter, named.pin_play, named.pin_watch
    )
    door = Doorkeeper(pins, outfit.clock.now_s)
    page = Page(outfit=outfit, hub=hub, picture=picture, table=table, door=door)
    server = PageServer(page, settings.page.host, port)
    hub.update({"machine": {**hub["machine"], "url": page.address}})
    thread = ServerThread(server)
    thread.start()
    sys.stdout.write(greeting(page))
    sys.stdout.flush()
    try:
        yield table
    finally:
        thread.close()

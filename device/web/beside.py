"""A page beside the games that the command referee runs."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from device.web.appliance import greeting
from device.web.camera import CameraPicture
from device.web.hub import Hub
from device.web.kit import Kit
from device.web.page import Page
from device.web.security import Doorkeeper, new_pin
from device.web.serving import PageServer, PageThread
from device.web.state import first_state
from device.web.table import Table


@contextmanager
def page_beside(kit: Kit, port: int) -> Iterator[Table]:
    """Serve a page until it is left; the table yielded is to follow each loop.

    Parameters
    ----------
    kit
        Of the games that are run elsewhere.
    port
        Where it listens; 0 for any free port.

    Raises
    ------
    SettingsError
        If it cannot listen there.
    """
    settings = kit.settings
    machine = {
        "source": kit.source,
        "live": not kit.source.startswith("sim:"),
        "voice": True,
        "lights": True,
        "language": settings.voice.language,
        "strict": settings.game.strict,
        "url": "",
    }
    hub, picture = Hub(first_state(machine)), CameraPicture()
    table = Table(kit, hub, picture)
    door = Doorkeeper(settings.page.pin or new_pin(), kit.clock.now_s)
    page = Page(kit=kit, hub=hub, picture=picture, table=table, door=door)
    server = PageServer(page, settings.page.host, port)
    hub.update({"machine": {**hub["machine"], "url": page.address}})
    thread = PageThread(server)
    thread.start()
    sys.stdout.write(greeting(page))
    sys.stdout.flush()
    try:
        yield table
    finally:
        thread.close()

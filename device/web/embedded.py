"""Page embedded in the process of the command referee."""

import sys
from collections.abc import Sequence

from device.event_bus import Subscriber
from device.loop import Loop
from device.table.part import Context, OpenPart
from device.web.appliance import greeting
from device.web.camera import CameraPicture
from device.web.configuration import Outfit
from device.web.door.sign_in import Doorkeeper
from device.web.hub import Hub
from device.web.page import Page
from device.web.serving import PageServer
from device.web.state import first_state, machine_plain
from device.web.table import Table
from webkit.roles import Pins
from webkit.secret import new_pin
from webkit.serving import ServerThread


class EmbeddedPage(OpenPart):
    """Read-only page that shows each game.

    Parameters
    ----------
    context
        Of the table.
    source
        Where its frames come from.
    port
        Where it listens; 0 for any free port.

    Raises
    ------
    SettingsError
        If it cannot listen there.
    """

    def __init__(self, context: Context, source: str, port: int) -> None:
        asked, settings = context.configuration, context.settings
        outfit = Outfit(
            source=source,
            games=asked.folder,
            voice=context.voice,
            lights=context.lights,
            settings=settings,
            clock=asked.clock,
        )
        machine = machine_plain(outfit.source, settings, voice=True, lights=True)
        hub, picture = Hub(first_state(machine)), CameraPicture()
        self._table = Table(outfit, hub, picture, asked.commands)
        named = settings.page
        pins = Pins(
            named.pin or new_pin(), named.pin_arbiter, named.pin_play, named.pin_watch
        )
        door = Doorkeeper(pins, asked.clock.now_s)
        page = Page(
            outfit=outfit, hub=hub, picture=picture, table=self._table, door=door
        )
        server = PageServer(page, settings.page.host, port)
        hub.update({"machine": {**hub["machine"], "url": page.address}})
        self._thread = ServerThread(server)
        self._thread.start()
        sys.stdout.write(greeting(page))
        sys.stdout.flush()

    def begun(self, loop: Loop) -> Sequence[Subscriber]:
        """Return the subscriber that shows a game on the page."""
        return [self._table.follow(loop)]

    def close(self) -> None:
        """Serve the page no longer."""
        self._thread.close()

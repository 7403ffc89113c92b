"""Part: publishes the game to a home's MQTT broker."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from device.event_bus import Subscriber
from device.loop import Loop
from device.table.home.settings import HomeSettings
from device.table.part import Context, OpenPart
from device.table.rig import Rig

if TYPE_CHECKING:
    from device.table.home.link import HomeLink  # who has no home reads no library


class HomePart(OpenPart):
    """Notifies a home of each game."""

    def __init__(self, link: "HomeLink") -> None:
        self._link = link

    def join(self, rig: Rig, loop: Loop) -> Sequence[Subscriber]:  # noqa: ARG002 - the loop knows the game
        """Return the subscribers that publish a game to the home's broker."""
        return self._link.subscribers(loop)

    def close(self) -> None:
        """Publish that the board is offline."""
        self._link.close()


def open_home(context: Context) -> HomePart | None:
    """Open the line to the broker of the settings, if there is one."""
    home = context.settings.of(HomeSettings)
    if not home.broker:
        return None
    from device.table.home.link import HomeLink

    return HomePart(HomeLink(home, context.settings.voice.language))

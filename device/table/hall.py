"""Part: the connection to a hall."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from device.commands import CommandBox
from device.config.hall_settings import HallSettings
from device.event_bus import Subscriber
from device.hall.incoming import Hearing
from device.loop import Loop
from device.table.part import Context, OpenPart
from device.table.rig import Rig
from device.words.remarks import Remark

if TYPE_CHECKING:
    from device.hall.link import Link  # without a hall its library is not read

MEMORY = ".mwamuzi-hall.json"
"""Beside the logs: what the hall has acknowledged."""


class HallPart(OpenPart):
    """Sends the logs to the hall, and receives its decisions."""

    def __init__(self, link: "Link", hearing: Hearing) -> None:
        self._link, self._hearing = link, hearing

    def join(self, rig: Rig, loop: Loop) -> Sequence[Subscriber]:  # noqa: ARG002 - the log has it
        """Return the subscriber that wakes the link during a game."""
        return [self.follow(loop.log.path, loop.remark)]

    def follow(self, log: Path, say: Callable[[Remark], None]) -> Subscriber:
        """Return the subscriber that wakes the link whenever a log grows."""
        from device.hall.subscriber import HallSubscriber

        self._hearing.game = log.stem
        return HallSubscriber(self._link, say, self._hearing.sit)

    def close(self) -> None:
        """End the link."""
        self._link.close()


def link_to_hall(
    hall: HallSettings,
    folder: Path,
    logs: Callable[[], Iterable[Path]],
    commands: CommandBox,
    seated: Callable[[Mapping[str, Any]], None] | None = None,
) -> HallPart:
    """Begin to send logs to a hall, and to hear it.

    Parameters
    ----------
    hall
        Which one.
    folder, logs
        Of the logs, and what returns those that there are now.
    commands
        Where it is put what the hall's arbiters decide.
    seated
        Takes up who sits here next; None: the hall does not choose.

    Raises
    ------
    SettingsError
        If the key or the authority cannot be read.
    """
    from device.hall.link import Link
    from device.hall.outbox import Outbox

    named = f"{hall.board}@{hall.address}:{hall.port}"
    hearing = Hearing(commands, seated)
    link = Link(hall, Outbox(logs, folder / MEMORY, named), hearing.heard)
    link.start()
    return HallPart(link, hearing)


def open_hall(context: Context) -> HallPart | None:
    """Open the link to the hall of the settings, if it has an address."""
    asked, hall = context.configuration, context.settings.hall
    if not hall.address:
        return None
    return link_to_hall(hall, asked.folder, asked.logs, asked.commands, context.seated)

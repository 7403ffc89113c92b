"""Part: the buttons at the table."""

from collections.abc import Sequence

from device.event_bus import Subscriber
from device.lamps.buttons import Buttons, open_buttons
from device.loop import Loop
from device.table.part import Context, OpenPart
from device.table.rig import Rig


class ButtonsPart(OpenPart):
    """Puts the buttons' commands into the queue."""

    def __init__(self, buttons: Buttons) -> None:
        self._buttons = buttons

    def join(self, rig: Rig, loop: Loop) -> Sequence[Subscriber]:  # noqa: ARG002 - the same in every game
        """Return the subscriber that reads the buttons."""
        return [self._buttons]

    def close(self) -> None:
        """Release the contacts."""
        self._buttons.close()


def open_contacts(context: Context) -> ButtonsPart | None:
    """Open the buttons; a lock reads them between games, too."""
    asked = context.configuration
    buttons = open_buttons(context.settings.buttons, asked.commands, asked.clock)
    if buttons is None:
        return None
    if context.unlock is not None:
        buttons.unlock = context.unlock
        buttons.attend()
    return ButtonsPart(buttons)

"""Part: systemd status and watchdog while a table is open."""

from collections.abc import Sequence

from device.event_bus import Subscriber
from device.install.notify import Heartbeat, Notifier
from device.loop import Loop
from device.table.part import Context, OpenPart
from device.table.rig import Rig


class HeartbeatPart(OpenPart):
    """Reports to systemd: ready, each game's status, stopping."""

    def __init__(self, notifier: Notifier) -> None:
        self._notifier = notifier
        self._beat: Heartbeat | None = None

    def join(self, rig: Rig, loop: Loop) -> Sequence[Subscriber]:  # noqa: ARG002 - its pictures alone matter
        """Return the subscriber that feeds the watchdog during a game."""
        self._beat = Heartbeat(self._notifier, loop.clock, live=loop.source.live)
        return [self._beat]

    def leave(self) -> None:
        """Turn the watchdog off: nothing feeds it any more."""
        if self._beat is not None:
            self._beat.close()

    def ready(self, status: str) -> None:
        """Report readiness."""
        self._notifier.ready(status)

    def close(self) -> None:
        """Report the shutdown."""
        self._notifier.stopping()


def open_heartbeat(context: Context) -> HeartbeatPart:  # noqa: ARG001 - as every opener
    """Open notifications to systemd; without systemd they do nothing."""
    return HeartbeatPart(Notifier())

"""Notify systemd (sd_notify): ready, status, watchdog, stopping.

Its watchdog is fed by fresh frames only, once they have reached the subscribers. Until
a camera has shown that its pictures change, and when nobody watches, the watchdog
rests: a missing camera is reported on the page, and the service is not killed again and
again for it.
"""

import logging
import os
import socket
from collections.abc import Mapping
from types import TracebackType
from typing import Self

from device.event_bus import Subscriber
from device.game.troubles import FrozenPicture
from device.ports import Clock, Frame
from device.words.remarks import Remark
from rules.core.events import Event, Moved, Over, Trouble
from vision.common.reading import Reading

log = logging.getLogger(__name__)

_FEEDS = 4  # within the time that the watchdog allows
_SEND_S = 0.5


class Notifier:
    """Client of systemd's notifications; without systemd it does nothing.

    Parameters
    ----------
    environment
        Where systemd says how to reach it, and how long its watchdog waits; None: that
        of this process.

    Attributes
    ----------
    watchdog_s
        The watchdog kills a service that is silent for so long; None: there is none.
    """

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        known = os.environ if environment is None else environment
        address = known.get("NOTIFY_SOCKET", "")
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        wait_us = known.get("WATCHDOG_USEC", "")
        here = known.get("WATCHDOG_PID", "") in ("", str(os.getpid()))
        timed = here and wait_us.isdecimal() and int(wait_us) > 0
        self.watchdog_s = int(wait_us) / 1e6 if timed and self._address else None
        self._status = ""

    def ready(self, status: str) -> None:
        """Report readiness; the watchdog is off at first."""
        self._status = status
        self._send("READY=1", f"STATUS={_line(status)}")
        self.rest()

    def status(self, text: str) -> None:
        """Report a status line; a repeated one is not sent."""
        if text != self._status:
            self._status = text
            self._send(f"STATUS={_line(text)}")

    def wake(self) -> None:
        """Turn the watchdog on."""
        if self.watchdog_s is not None:
            self._send(f"WATCHDOG_USEC={round(self.watchdog_s * 1e6)}", "WATCHDOG=1")

    def alive(self) -> None:
        """Give the watchdog a sign of life."""
        self._send("WATCHDOG=1")

    def rest(self) -> None:
        """Turn the watchdog off."""
        if self.watchdog_s is not None:
            self._send("WATCHDOG_USEC=0")

    def stopping(self) -> None:
        """Report an orderly shutdown."""
        self._send("STOPPING=1")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stopping()

    def _send(self, *lines: str) -> None:
        if not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as to:
                to.settimeout(_SEND_S)
                to.sendto("\n".join(lines).encode(), self._address)
        except OSError as error:
            log.debug("systemd at %r is not told: %s", self._address, error)


def _status(event: Event) -> str:
    match event:
        case Moved():
            return f"turn {event.n}: {event.turn.side} {event.turn}"
        case Trouble():
            return f"the board cannot be read: {event.kind.value}"
        case Over():
            won = " and ".join(event.result.winners) or "nobody"
            return f"the game is over: {won} won, {event.result.reason}"
        case _:
            return type(event).__name__.lower()


def _line(text: str) -> str:
    return " ".join(text.split())


class Heartbeat(Subscriber):
    """Subscriber that feeds systemd's watchdog on each fresh frame only.

    Parameters
    ----------
    notifier
        Receiver of the notifications.
    clock
        Feeds no more often than needed.
    live
        The pictures come from a camera: the very same one again is not fresh. Of a
        film each is.
    """

    def __init__(
        self,
        notifier: Notifier,
        clock: Clock,
        *,
        live: bool = True,
    ) -> None:
        self._notifier, self._clock = notifier, clock
        self._live, self._frozen = live, FrozenPicture()
        self._pictures = 0
        self._fed_s: float | None = None

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - a status is the same whoever is next
        """Report the last event as status."""
        self._notifier.status(_status(event))

    def on_remark(self, remark: Remark, now_s: float) -> None:  # noqa: ARG002 - a status has no time
        """Report a remark as status."""
        self._notifier.status(str(remark))

    def on_frame(self, frame: Frame, reading: Reading) -> None:  # noqa: ARG002 - that it was read is enough
        """Feed the watchdog if the picture is a fresh one."""
        if self._live and self._frozen.shows(frame):
            return
        self._pictures += 1
        watchdog_s = self._notifier.watchdog_s
        if watchdog_s is None or self._pictures < 2:
            return
        now_s = self._clock.now_s()
        if self._fed_s is None:
            self._notifier.wake()
        elif now_s - self._fed_s < watchdog_s / _FEEDS:
            return
        else:
            self._notifier.alive()
        self._fed_s = now_s

    def close(self) -> None:
        """Turn the watchdog off: nothing feeds it any more."""
        self._notifier.rest()
        self._notifier.status("nobody plays")
        self._pictures, self._fed_s = 0, None

"""Callers at the page's door: who dawdles is hung up on, who watches is not."""

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from webkit.guard import IMPORT_PATH

HEAD_WITHIN_S = 20.0
"""A caller who has not said what he wants by then is hung up on."""

BODY_WITHIN_S = 10.0
"""A body that is not there by then is waited for no longer."""

IMPORT_WITHIN_S = 60.0
"""A game that is sent from a phone may take so long."""

MOST_WAITING = 128
"""So many connections of one address may wait for its words; the oldest goes."""

_UNREAD_S = 1.0


class Callers:
    """The connections that wait for their callers, by address, oldest first.

    Parameters
    ----------
    trusted
        Whether an address is a proxy's, who calls for many and dawdles for none.
    """

    def __init__(self, trusted: Callable[[str], bool] = lambda _: False) -> None:
        self._trusted = trusted
        self._waiting: defaultdict[str, OrderedDict[Door, None]] = defaultdict(
            OrderedDict
        )

    def waits(self, door: "Door", address: str) -> None:
        """Take up a connection that waits; hang up on the oldest if there are many.

        Who has had an answer, as a phone that watches, goes last.
        """
        if self._trusted(address):
            return
        waiting = self._waiting[address]
        waiting[door] = None
        waiting.move_to_end(door)
        if len(waiting) > MOST_WAITING:
            never = (one for one in waiting if not one.answered)
            oldest = next(never, next(iter(waiting)))
            del waiting[oldest]
            oldest.hang_up()

    def waits_no_more(self, door: "Door", address: str) -> None:
        """Take up that a caller is answered, or gone."""
        waiting = self._waiting.get(address)
        if waiting is not None:
            waiting.pop(door, None)
            if not waiting:
                del self._waiting[address]


class Door(H11Protocol):
    """HTTP that waits neither for ever for a caller's words, nor for many at once.

    Parameters
    ----------
    callers
        All connections of the server.

    Attributes
    ----------
    answered
        Whether a request of this connection was answered to its end.
    """

    def __init__(self, *, callers: Callers, **words: Any) -> None:
        super().__init__(**words)
        self._callers, self._address = callers, ""
        self._body_is_due: asyncio.TimerHandle | None = None
        self.answered = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's own
        """Take up a connection."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._callers.waits(self, self._address)
        self.loop.call_later(HEAD_WITHIN_S, self._hang_up_on_the_silent)

    def connection_lost(self, exc: Exception | None) -> None:
        """Take up that a caller is gone."""
        self._callers.waits_no_more(self, self._address)
        self._no_body_is_due()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Take up what was sent; a body has to be whole in time."""
        super().handle_events()
        if self.conn.their_state is not h11.SEND_BODY:
            self._no_body_is_due()
            if self.conn.their_state is h11.DONE:
                self._callers.waits_no_more(self, self._address)
        elif self._body_is_due is None:
            path = self.scope.get("path")
            within_s = IMPORT_WITHIN_S if path == IMPORT_PATH else BODY_WITHIN_S
            self._body_is_due = self.loop.call_later(within_s, self.hang_up)

    def on_response_complete(self) -> None:
        """Take up that an answer is sent; who still sends is not listened to."""
        super().on_response_complete()
        self.answered = True
        if self.transport.is_closing():
            return
        if self.conn.their_state is h11.SEND_BODY:
            self._no_body_is_due()
            self._body_is_due = self.loop.call_later(_UNREAD_S, self.hang_up)
        elif self.cycle.response_complete:
            self._callers.waits(self, self._address)

    def hang_up(self) -> None:
        """End the connection."""
        if not self.transport.is_closing():
            self.transport.close()

    def _no_body_is_due(self) -> None:
        if self._body_is_due is not None:
            self._body_is_due.cancel()
            self._body_is_due = None

    def _hang_up_on_the_silent(self) -> None:
        if self.cycle is None:
            self.hang_up()

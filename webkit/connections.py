"""Connection limits: timeouts for slow clients, a share for each address."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from webkit.quotas import Place, Shares

HEAD_WITHIN_S = 20.0
"""A caller who has not said what he wants by then is hung up on."""

BODY_WITHIN_S = 10.0
"""A body that is not there by then is waited for no longer."""

MOST_OPEN = 800
MOST_WAITING = 128
"""Most idle connections of one address; beyond, the oldest is closed."""

CONNECTION = "webkit.connection"
"""Under this name a request's scope holds the connection that it came by."""

_UNREAD_S = 1.0


class Connections:
    """The connections of a server, by address.

    Parameters
    ----------
    trusted
        Whether an address is a proxy's, who calls for many and dawdles for none.
    body_within_s
        Within what time the body of a request to a path has to be there, where that is
        not `BODY_WITHIN_S`.
    """

    def __init__(
        self,
        trusted: Callable[[str], bool] = lambda _: False,
        body_within_s: Mapping[str, float] | None = None,
    ) -> None:
        self.trusted, self.body_within_s = trusted, body_within_s or {}
        self.open = Shares(most=MOST_OPEN, each=MOST_OPEN, renews=True)
        self.waiting = Shares(most=MOST_OPEN, each=MOST_WAITING, own_renews=True)


class Connection(H11Protocol):
    """HTTP protocol with timeouts and a limit of waiting clients.

    Parameters
    ----------
    connections
        All connections of the server.
    """

    def __init__(self, *, connections: Connections, **words: Any) -> None:
        super().__init__(**words)
        self._all = connections
        self._open: Place | None = None
        self._waiting: Place | None = None
        self._body_is_due: asyncio.TimerHandle | None = None
        self._is_answered = self._is_proxy = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's own
        """Store the transport of a new connection."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._is_proxy = self._all.trusted(address)
        self._open = self._all.open.take(
            address, self.hang_up_at_once, known=self._is_proxy
        )
        if self._open is None:
            transport.abort()
            return
        self._waits()
        self.loop.call_later(HEAD_WITHIN_S, self._hang_up_on_the_silent)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the places of a lost connection."""
        self._waits_no_more()
        if self._open is not None:
            self._all.open.leave(self._open)
        self._no_body_is_due()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Process received events, with timeouts for bodies."""
        super().handle_events()
        if self.scope is not None:
            self.scope[CONNECTION] = self  # type: ignore[literal-required]  # for the application
        if self.conn.their_state is not h11.SEND_BODY:
            self._no_body_is_due()
            if self.conn.their_state is h11.DONE:
                self._waits_no_more()
        elif self._body_is_due is None:
            path = self.scope.get("path", "")
            within_s = self._all.body_within_s.get(path, BODY_WITHIN_S)
            self._body_is_due = self.loop.call_later(within_s, self.hang_up)

    def on_response_complete(self) -> None:
        """Finish a response; a client that still sends is disconnected."""
        super().on_response_complete()
        self._is_answered = True
        if self.transport.is_closing():
            return
        if self.conn.their_state is h11.SEND_BODY:
            self._no_body_is_due()
            self._body_is_due = self.loop.call_later(_UNREAD_S, self.hang_up)
        elif self.cycle.response_complete:
            self._waits()

    def is_known(self) -> None:
        """Mark the connection's client as signed in: its place is kept."""
        for place in (self._open, self._waiting):
            if place is not None:
                place.known = True

    def hang_up(self) -> None:
        """End the connection once what was said is sent."""
        if not self.transport.is_closing():
            self.transport.close()

    def hang_up_at_once(self) -> None:
        """Abort the connection at once, with unread data."""
        self.transport.abort()

    def _waits(self) -> None:
        if self._open is None or self._is_proxy or self._waiting is not None:
            return
        self._all.open.use(self._open)
        goes_last = self._open.known or self._is_answered
        self._waiting = self._all.waiting.take(
            self._open.home, self.hang_up, known=goes_last
        )

    def _waits_no_more(self) -> None:
        if self._waiting is not None:
            self._all.waiting.leave(self._waiting)
            self._waiting = None

    def _no_body_is_due(self) -> None:
        if self._body_is_due is not None:
            self._body_is_due.cancel()
            self._body_is_due = None

    def _hang_up_on_the_silent(self) -> None:
        if self.cycle is None:
            self.hang_up()

"""Long-lived responses: server-sent events, and multipart pictures."""

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing
from typing import Any

from fastapi.responses import StreamingResponse
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from webkit.access import Access, address_of_caller
from webkit.connections import CONNECTION
from webkit.quotas import Shares
from webkit.refusals import busy

MOST_VIEWERS, EACH_VIEWERS, KEPT_FOR_KNOWN = 400, 300, 40
PING_S = 15.0


def encoded(value: Any) -> bytes:
    """Return a value as compact JSON."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return text.encode()


def message(event: str, data: bytes) -> bytes:
    """Return an event as a stream has it."""
    return b"event: " + event.encode() + b"\ndata: " + data + b"\n\n"


class Endless(StreamingResponse):
    """Response that lasts until the client leaves.

    Attributes
    ----------
    left
        Is called when it has ended, also where it never began.
    """

    left: Callable[[], None]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.left()


class EventStream(Endless):
    """Server-sent events."""

    media_type = "text/event-stream"


class Streams:
    """All streams of one kind, of one application.

    Parameters
    ----------
    shares
        How many there may be, and how many of an address.
    """

    def __init__(self, shares: Shares | None = None) -> None:
        self.shares = shares or Shares(
            most=MOST_VIEWERS, each=EACH_VIEWERS, reserve=KEPT_FOR_KNOWN
        )
        self.closed = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._news = asyncio.Event()

    @property
    def viewers(self) -> int:
        """Return the number of viewers."""
        return self.shares.held

    def wake(self) -> None:
        """Wake all streams after a change, from any thread."""
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._wake)

    def close(self) -> None:
        """End every stream, so that the server can stop."""
        self.closed = True
        self.wake()

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def events(
        self,
        since: Callable[[int], tuple[int, bytes]],
        *,
        pause_s: Callable[[], float],
        last_words: Callable[[], bytes] = lambda: b"",
        look_s: float = PING_S,
    ) -> AsyncGenerator[bytes, None]:
        """Yield new states as they come, until all streams are closed.

        Parameters
        ----------
        since
            Returns the number of the last change, and what is to be sent of those after
            a number, which is -1 at first.
        pause_s
            Returns how long changes are gathered before they are sent.
        last_words
            Returns what is sent at the end.
        look_s
            Interval at which ``since`` is polled without a notification.
        """
        self._loop = asyncio.get_running_loop()
        seen, silent_s = -1, 0.0
        while not self.closed:
            news = self._news
            seen, body = since(seen)
            if body:
                silent_s = 0.0
                yield body
            try:
                async with asyncio.timeout(look_s):
                    await news.wait()
            except TimeoutError:
                silent_s += look_s
                if silent_s >= PING_S:
                    silent_s = 0.0
                    yield b": ping\n\n"
            else:
                await asyncio.sleep(pause_s())
        yield last_words() + message("bye", b"{}")

    def shown(
        self,
        access: Access,
        request: Request,
        parts: AsyncGenerator[bytes, None],
        kind: type[Endless] = EventStream,
        **words: Any,
    ) -> Endless:
        """Return an answer of parts, for as long as its caller may have them.

        It ends when who watches is signed out, or has another role.

        Raises
        ------
        HTTPException
            With status 503, if there are too many, of all or of that address.
        """
        ended = asyncio.Event()

        def end() -> None:
            ended.set()
            if (connection := request.scope.get(CONNECTION)) is not None:
                connection.hang_up_at_once()
            self._wake()

        known = access.session(request) is not None
        place = self.shares.take(address_of_caller(request), end, known=known)
        if place is None:
            raise busy("too many watch already; try again in a moment", PING_S)

        async def watched() -> AsyncIterator[bytes]:
            role = access.role(request)
            async with aclosing(parts):
                async for part in parts:
                    if ended.is_set() or await access.role_now(request) != role:
                        return
                    yield part

        answer = kind(watched(), **words)
        answer.left = lambda: self.shares.leave(place)
        return answer

"""The port for boards before a broker, for the tests."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hall.proxy.relay import BoardRelay
from hall.proxy.serving import carrying


@contextmanager
def proxied(broker: int, leaf: Path, relay: BoardRelay | None = None) -> Iterator[int]:
    """Carry between a free port, which is yielded, and a broker's."""
    there = socket.create_server(("127.0.0.1", 0))
    port: int = there.getsockname()[1]
    loop, ends, ready = asyncio.new_event_loop(), asyncio.Event(), threading.Event()

    async def serve() -> None:
        async with carrying(relay or BoardRelay(port=broker), there, leaf):
            ready.set()
            await ends.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    assert ready.wait(10.0)
    yield port
    loop.call_soon_threadsafe(ends.set)
    thread.join()
    loop.close()

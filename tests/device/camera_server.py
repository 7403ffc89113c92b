"""A camera of the network, on this machine: it sends pictures over HTTP."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import cycle, takewhile

import cv2
import numpy as np

BOUNDARY = "--frame"
"""Named with its dashes, as many a camera does."""


def jpeg(grey: int) -> bytes:
    picture = np.full((24, 32, 3), grey, np.uint8)
    return cv2.imencode(".jpg", picture)[1].tobytes()


@dataclass(kw_only=True)
class NetworkCamera:
    """What it sends.

    Attributes
    ----------
    parts
        The pictures, sent to each who calls.
    lengths
        Whether it tells how long each is.
    again
        Whether it sends them again and again until ``goes_on`` is set.
    pause_s
        Between two pictures.
    goes_on
        After its pictures it waits for this, then hangs up.
    closes
        Set when it is served no longer: it pauses no more.
    kind, content
        Sent in place of pictures, when they are told.
    password
        Asked of each who calls, as Basic credentials.
    calls
        How often it was called.
    """

    parts: Sequence[bytes] = ()
    lengths: bool = True
    again: bool = False
    pause_s: float = 0.0
    goes_on: threading.Event = field(default_factory=threading.Event)
    closes: threading.Event = field(default_factory=threading.Event)
    kind: str = f"multipart/x-mixed-replace; boundary={BOUNDARY}"
    content: bytes | None = None
    password: str | None = None
    calls: int = 0

    def answer(self, handler: BaseHTTPRequestHandler) -> None:
        self.calls += 1
        given = handler.headers.get("Authorization")
        if self.password is not None and given != f"Basic {self.password}":
            handler.send_error(401)
            return
        handler.send_response(200)
        handler.send_header("Content-Type", self.kind)
        if self.content is not None:
            handler.send_header("Content-Length", str(len(self.content)))
            handler.end_headers()
            handler.wfile.write(self.content)
            return
        handler.end_headers()
        parts = cycle(self.parts) if self.again else self.parts
        for part in takewhile(
            lambda _: not (self.again and self.goes_on.is_set()), parts
        ):
            length = f"Content-Length: {len(part)}\r\n" if self.lengths else ""
            head = f"{BOUNDARY}\r\nContent-Type: image/jpeg\r\n{length}\r\n"
            handler.wfile.write(head.encode() + part + b"\r\n")
            self.closes.wait(self.pause_s)
        handler.wfile.write(f"{BOUNDARY}\r\n".encode())
        self.goes_on.wait()


@contextmanager
def served(camera: NetworkCamera) -> Iterator[str]:
    """Serve a camera; yield its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            try:
                camera.answer(self)
            except OSError:
                self.close_connection = True  # the caller has hung up

        def log_message(self, *args: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/stream"
    finally:
        camera.goes_on.set()
        camera.closes.set()
        server.shutdown()
        server.server_close()
        thread.join()

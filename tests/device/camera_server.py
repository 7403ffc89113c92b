"""A camera of the network, on this machine: it sends pictures over HTTP."""

import base64
import re
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import md5, sha256
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
    """Network camera that serves given pictures.

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
    digest
        ``algorithm=...,`` asks for a digest of user and password in place of them.
    given
        The credentials that were sent.
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
    digest: str = ""
    given: list[str] = field(default_factory=list)
    calls: int = 0

    def _lets_in(self, given: str) -> bool:
        self.given += [given] if given else []
        if not self.digest:
            return given == f"Basic {self.password}"
        said = dict(re.findall(r'(\w+)="?([^",]*)', given))
        user = base64.b64decode(self.password or "").decode().partition(":")
        hashed = sha256 if "SHA-256" in self.digest else md5

        def of(*words: str) -> str:
            return hashed(":".join(words).encode()).hexdigest()

        told = [said.get(name, "") for name in ("nonce", "nc", "cnonce", "qop")]
        secret, asked = of(user[0], "camera", user[2]), of("GET", said.get("uri", ""))
        return said.get("response") == of(secret, *told, asked)

    def answer(self, handler: BaseHTTPRequestHandler) -> None:
        self.calls += 1
        given = handler.headers.get("Authorization")
        if self.password is not None and not self._lets_in(given or ""):
            way = self.digest and f'Digest qop="auth", nonce="n1", {self.digest}'
            handler.send_response(401)
            handler.send_header("WWW-Authenticate", f'{way or "Basic"} realm="camera"')
            handler.end_headers()
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
            """Log nothing."""

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

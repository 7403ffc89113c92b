"""Camera that sends JPEG over HTTP: an MJPEG stream, or snapshots by polling."""

import http.client
import threading
import time
from collections.abc import Callable
from hashlib import sha256
from http import HTTPStatus
from typing import IO, Any
from urllib.error import HTTPError, URLError
from urllib.parse import SplitResult, unquote, urlsplit, urlunsplit
from urllib.request import (
    HTTPBasicAuthHandler,
    HTTPDigestAuthHandler,
    HTTPErrorProcessor,
    HTTPPasswordMgrWithDefaultRealm,
    HTTPRedirectHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
    build_opener,
)

from calibration.common.arrays import Image
from device.camera_address import CameraAddress
from device.ports import CameraLostError, HardwareMissingError
from device.untrusted.pictures import MOST_STREAMED_PX, decoded

KIND = "multipart/x-mixed-replace"
_WAIT_S = 4.5
_ASKED_EVERY_S = 0.2  # a small camera takes a new picture for each who asks
_LARGEST_BYTES = 32 * 1024 * 1024
_LONGEST_LINE = 64 * 1024
_MOST_HEADERS = 100
_BROKEN = (OSError, http.client.HTTPException, ValueError)


class OtherStreamError(HardwareMissingError):
    """Error raised when the server sends no JPEG pictures."""


class SinglePictureError(OtherStreamError):
    """Error raised when the server sends a single picture, and ends."""


class MjpegCamera:
    """MJPEG camera at an HTTP or HTTPS address, which may hold ``user:password@``.

    Every picture is read as it comes, so that none lags behind; only one that is asked
    for is decoded.

    Parameters
    ----------
    address
        Where it sends.
    wait_s
        A camera that is silent for so long is lost.

    Raises
    ------
    HardwareMissingError
        If nothing answers there.
    OtherStreamError
        If it sends something else.
    """

    def __init__(self, address: str, *, wait_s: float = _WAIT_S) -> None:
        address = CameraAddress(address)
        self._stream = _answer(address, wait_s)
        headers = self._stream.headers
        kind, boundary = headers.get_content_type(), headers.get_param("boundary")
        if kind != KIND or not isinstance(boundary, str):
            self.close()
            single = headers.get_content_maintype() == "image"
            error = SinglePictureError if single else OtherStreamError
            raise error(f"{address} sends {kind!r}; expected {KIND}")
        # Some cameras name their boundary with the dashes that go before it.
        self._boundary = b"--" + boundary.removeprefix("--").encode("latin1")
        self._at_boundary = False
        self._picture = b""

    def grab(self) -> None:
        """Wait for the next picture."""
        try:
            if not self._at_boundary:
                self._to_boundary()
            self._at_boundary = False
            length = self._length()
            if length is None:
                self._picture = self._to_boundary()
                self._at_boundary = True
            else:
                self._picture = self._read(length)
        except _BROKEN as error:
            raise CameraLostError(
                f"the camera's stream broke off ({error}); is the camera on?"
            ) from error

    def picture(self) -> Image | None:
        """Return the picture that is held; None when it is spoilt."""
        return decoded(self._picture, MOST_STREAMED_PX)

    def close(self) -> None:
        """Hang up."""
        self._stream.close()

    def _to_boundary(self) -> bytes:
        """Read to the next boundary; return what came before it."""
        before = bytearray()
        while not (line := self._line()).startswith(self._boundary):
            before += line
            if len(before) > _LARGEST_BYTES:
                raise ValueError("a picture without an end")
        return bytes(before)

    def _length(self) -> int | None:
        """Read a picture's headers; return the length that they give."""
        length = None
        for _ in range(_MOST_HEADERS):
            name, _, value = self._line().strip().partition(b":")
            if not name:
                return length
            if name.lower() == b"content-length":
                length = int(value)
        raise ValueError("headers without an end")

    def _line(self) -> bytes:
        line = self._stream.readline(_LONGEST_LINE)
        if not line:
            raise ValueError("it has ended")
        return line

    def _read(self, length: int) -> bytes:
        if not 0 <= length <= _LARGEST_BYTES:
            raise ValueError(f"a picture of {length} bytes")
        content = self._stream.read(length)
        if len(content) < length:
            raise ValueError("it has ended within a picture")
        return content


class PictureCamera:
    """Camera that answers each HTTP request with one picture.

    Parameters
    ----------
    address
        Where it sends; ``user:password@`` is understood.
    wait_s
        A camera that is silent for so long is lost.
    every_s
        It is asked no oftener.
    """

    def __init__(
        self, address: str, *, wait_s: float = _WAIT_S, every_s: float = _ASKED_EVERY_S
    ) -> None:
        self._address = CameraAddress(address)
        self._wait_s, self._every_s = wait_s, every_s
        self._closed = threading.Event()
        self._asked_s = -every_s
        self._content = b""

    def grab(self) -> None:
        """Request the next picture, when it is due."""
        self._closed.wait(self._asked_s + self._every_s - time.monotonic())
        self._asked_s = time.monotonic()
        try:
            with _answer(self._address, self._wait_s) as answer:
                self._content = answer.read(_LARGEST_BYTES)
        except (HardwareMissingError, *_BROKEN) as error:
            raise CameraLostError(
                "the camera sends no pictures any more; is it switched on?"
            ) from error

    def picture(self) -> Image | None:
        """Return the picture that is held; None when it is spoilt."""
        return decoded(self._content, MOST_STREAMED_PX)

    def close(self) -> None:
        """Stop requests."""
        self._closed.set()


class _Digest(HTTPDigestAuthHandler):
    """Digest authentication with SHA-256 (RFC 7616), tried once."""

    def http_error_401(
        self,
        req: Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: http.client.HTTPMessage,
    ) -> Any:
        """Return the answer to a digest; None where the camera asks for none."""
        stale = "stale=true" in headers.get("WWW-Authenticate", "").lower()
        if req.has_header("Authorization") and not stale:
            raise HTTPError(req.full_url, code, msg, headers, fp)
        return super().http_error_401(req, fp, code, msg, headers)

    def get_algorithm_impls(
        self, algorithm: str
    ) -> tuple[Callable[[str], str], Callable[[str, str], str]]:
        """Return the hash function H(text), and KD(secret, data) of RFC 7616."""
        if algorithm.upper() != "SHA-256":
            known: tuple[Callable[[str], str], Callable[[str, str], str]]
            known = super().get_algorithm_impls(algorithm)
            return known

        def hashed(text: str) -> str:
            return sha256(text.encode()).hexdigest()

        return hashed, lambda secret, told: hashed(f"{secret}:{told}")


class _Refusals(HTTPErrorProcessor):
    """Error processing that closes a refused response once another one replaces it."""

    def http_response(
        self, request: Request, response: http.client.HTTPResponse
    ) -> Any:
        """Return the response, or that to a repeated request."""
        try:
            answer = super().http_response(request, response)
        except BaseException:
            response.close()
            raise
        if answer is not response:
            response.close()
        return answer

    https_response = http_response


class _Redirects(HTTPRedirectHandler):
    """Redirects, limited to addresses allowed for cameras."""

    def redirect_request(
        self,
        req: Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: http.client.HTTPMessage,
        newurl: str,
    ) -> Request | None:
        """Return the next request; what it needs of the password is asked there."""
        if urlsplit(newurl).scheme not in ("http", "https"):
            raise URLError("it sends to another kind of address")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _parts(address: CameraAddress) -> SplitResult:
    return urlsplit(address.revealed().strip())


def _plain(address: CameraAddress) -> str:
    """Return an address without user and password."""
    parts = _parts(address)
    return urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2]))


def _opener(address: CameraAddress) -> OpenerDirector:
    """Return an opener for a camera's address that uses no proxy.

    The password is sent only when the camera asks, in the way that it asks for; it is
    that of the whole host and port, wherever the camera redirects to there.
    """
    password, parts = HTTPPasswordMgrWithDefaultRealm(), _parts(address)
    if parts.username is not None:
        secret = unquote(parts.password or "")
        origin = urlunsplit((*urlsplit(_plain(address))[:2], "/", "", ""))
        password.add_password(None, origin, unquote(parts.username), secret)
    ways = (_Digest(password), HTTPBasicAuthHandler(password))
    return build_opener(ProxyHandler({}), _Redirects(), _Refusals(), *ways)


def _answer(address: CameraAddress, wait_s: float) -> http.client.HTTPResponse:
    """Return the camera's HTTP response.

    No word of an answer or of a library's complaint is repeated: either may hold the
    password.
    """
    try:
        asked = Request(_plain(address))  # noqa: S310 - http(s): see open_source
        answer = _opener(address).open(asked, timeout=wait_s)
    except HTTPError as error:
        error.close()
        known = error.code in HTTPStatus._value2member_map_
        phrase = f" {HTTPStatus(error.code).phrase}" if known else ""
        raise HardwareMissingError(
            f"the camera at {address} answers {error.code}{phrase}; see to its "
            "address, user and password"
        ) from None
    except (URLError, *_BROKEN) as error:
        raise HardwareMissingError(
            f"no video stream at {address} ({_why(error)}); is that camera switched "
            "on and reachable?"
        ) from None
    assert isinstance(answer, http.client.HTTPResponse)
    return answer


def _why(error: Exception) -> str:
    """Return the operating system's text for a failed request."""
    reason = getattr(error, "reason", error)
    if isinstance(reason, TimeoutError):
        return "it does not answer in time"
    told = reason.strerror if isinstance(reason, OSError) else None
    return told or "that is no answer of a camera"

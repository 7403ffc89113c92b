"""A camera that sends JPEG pictures over HTTP, one after another without end."""

import base64
import http.client
from http import HTTPStatus
from typing import IO
from urllib.error import HTTPError, URLError
from urllib.parse import unquote, urlsplit, urlunsplit
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

from calibration.common.arrays import Image
from device.camera_address import CameraAddress
from device.ports import CameraLostError, HardwareMissingError
from device.untrusted.pictures import MOST_STREAMED_PX, decoded

KIND = "multipart/x-mixed-replace"
_WAIT_S = 4.5
_LARGEST_BYTES = 32 * 1024 * 1024
_LONGEST_LINE = 64 * 1024
_MOST_HEADERS = 100
_BROKEN = (OSError, http.client.HTTPException, ValueError)


class OtherStreamError(HardwareMissingError):
    """Error raised when what answers sends something else than JPEG pictures."""


class MjpegCamera:
    """A camera by its http or https address; ``user:password@`` is understood.

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
        self._stream = _answer(CameraAddress(address), wait_s)
        headers = self._stream.headers
        boundary = headers.get_param("boundary")
        if headers.get_content_type() != KIND or not isinstance(boundary, str):
            self.close()
            raise OtherStreamError(
                f"{CameraAddress(address)} sends {headers.get_content_type()!r}; "
                f"expected {KIND}"
            )
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


class _Redirects(HTTPRedirectHandler):
    """Follows a camera to another address; its password stays where it belongs."""

    def redirect_request(
        self,
        req: Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: http.client.HTTPMessage,
        newurl: str,
    ) -> Request | None:
        """Return the next request, without credentials for any other origin."""
        if urlsplit(newurl).scheme not in ("http", "https"):
            raise URLError("it sends to another kind of address")
        again = super().redirect_request(req, fp, code, msg, headers, newurl)
        if again is not None and _origin(newurl) != _origin(req.full_url):
            again.headers.pop("Authorization", None)
        return again


def _origin(address: str) -> tuple[str, str | None, int]:
    parts = urlsplit(address)
    usual = 443 if parts.scheme == "https" else 80
    return parts.scheme, parts.hostname, parts.port or usual


def _answer(address: CameraAddress, wait_s: float) -> http.client.HTTPResponse:
    """Return what a camera answers; it is in this house, so no proxy is asked.

    No word of an answer or of a library's complaint is repeated: either may hold the
    password.
    """
    try:
        request = _request(address.revealed())
        opener = build_opener(ProxyHandler({}), _Redirects())
        answer = opener.open(request, timeout=wait_s)
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


def _request(address: str) -> Request:
    """Return what is asked of a camera: user and password become a header."""
    parts = urlsplit(address.strip())
    place = parts.netloc.rpartition("@")[2]
    request = Request(urlunsplit(parts._replace(netloc=place)))  # noqa: S310 - http(s): see open_source
    if parts.username is not None:
        words = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
        request.add_header(
            "Authorization", f"Basic {base64.b64encode(words.encode()).decode()}"
        )
    return request


def _why(error: Exception) -> str:
    """Return why nothing came, in the system's words only."""
    reason = getattr(error, "reason", error)
    if isinstance(reason, TimeoutError):
        return "it does not answer in time"
    told = reason.strerror if isinstance(reason, OSError) else None
    return told or "that is no answer of a camera"

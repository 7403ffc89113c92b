"""HTTP errors: refusals with Retry-After, and every error as one sentence."""

import logging
from collections.abc import Callable, Mapping
from typing import Any

from fastapi import FastAPI, HTTPException, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException as AnyHTTPException

from webkit.roles import Role
from webkit.unhandled import Tell, Unhandled

log = logging.getLogger(__name__)


class NotForYouError(HTTPException):
    """Error raised when a signed-in role may not do what it requests.

    Attributes
    ----------
    need
        The role that may.
    """

    def __init__(self, need: Role) -> None:
        super().__init__(403, f"that takes the PIN of another role: {need.word}")
        self.need = need


def busy(detail: str, wait_s: float = 1.0) -> HTTPException:
    """Return the refusal of something that may be asked for again later."""
    return HTTPException(503, detail, _after(wait_s))


def too_often(wait_s: float, detail: str) -> HTTPException:
    """Return the refusal of something that is asked for too often."""
    return HTTPException(429, detail, _after(wait_s))


def _after(wait_s: float) -> dict[str, str]:
    return {"Retry-After": str(max(1, round(wait_s)))}


def handle_errors(
    app: FastAPI,
    statuses: Mapping[type[Exception], int],
    translated: Callable[[Request, str], str] = lambda _, text: text,
    failed: Tell = lambda _, number: f"something went wrong: number {number}",
) -> None:
    """Install error handlers that answer each error with one sentence.

    Parameters
    ----------
    statuses
        The status of each kind of error that is answered in its own words.
    translated
        Returns a sentence in the language of who asks.
    failed
        Handles any other exception.
    """

    def telling(status: int) -> Any:
        async def tell(request: Request, error: Exception) -> JSONResponse:
            told = translated(request, str(error))
            return JSONResponse({"detail": told}, status_code=status)

        return tell

    for kind, status in statuses.items():
        app.add_exception_handler(kind, telling(status))
    app.add_exception_handler(OSError, _on_system_error)
    app.add_exception_handler(AnyHTTPException, _on_refusal)
    app.add_exception_handler(RequestValidationError, _on_invalid)
    app.add_middleware(Unhandled, tell=failed)


async def _on_system_error(_request: Request, error: Exception) -> JSONResponse:
    """Report a full or broken disk, without any path."""
    assert isinstance(error, OSError)
    log.warning("%s", error)
    detail = f"the machine says: {error.strerror or 'an error'}"
    return JSONResponse({"detail": detail}, status_code=503)


async def _on_refusal(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, AnyHTTPException)
    need = {"need": error.need.word} if isinstance(error, NotForYouError) else {}
    wait = (error.headers or {}).get("Retry-After", "")
    more = {"retry_after_s": int(wait)} if wait.isdecimal() else {}
    return JSONResponse(
        {"detail": str(error.detail), **need, **more},
        status_code=error.status_code,
        headers=error.headers,
    )


async def _on_invalid(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return JSONResponse({"detail": f"{where}: {first['msg']}"}, status_code=422)

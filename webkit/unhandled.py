"""Unhandled exceptions: logged once with a number, which the response cites."""

import logging
import secrets
from collections.abc import Callable

from fastapi import Request
from fastapi.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger(__name__)

Tell = Callable[[Request, str], str]
"""Returns the sentence for whoever asked, with the number in it."""


def logged(what: str, error: Exception) -> str:
    """Log an exception; return its number.

    Parameters
    ----------
    what
        What failed.
    """
    number = f"{secrets.randbelow(900_000) + 100_000}"
    log.error("%s (number %s)", what, number, exc_info=error)
    return number


class Unhandled:
    """Answers a request whose code failed; the client no longer waits.

    Parameters
    ----------
    tell
        Makes the sentence.
    """

    def __init__(self, app: ASGIApp, tell: Tell) -> None:
        self._app, self._tell = app, tell

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with what the application says, or with the sentence."""
        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, sending)
        except Exception as error:
            if scope["type"] != "http":
                raise
            number = logged(f"{scope['method']} {scope['path']} failed", error)
            if begun:
                raise  # half an answer is cut off, not filled up
            told = self._tell(Request(scope), number)
            answer = JSONResponse({"detail": told, "number": number}, status_code=500)
            await answer(scope, receive, send)

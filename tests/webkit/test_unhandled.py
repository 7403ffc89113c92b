"""A failure that nobody expected is logged once, numbered, and told."""

import asyncio
import logging
from collections.abc import AsyncIterator

import httpx
import pytest
from fastapi import FastAPI
from starlette.responses import StreamingResponse

from webkit.refusals import handle_errors


def answer_of(app: FastAPI, path: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=True)
        async with httpx.AsyncClient(
            transport=transport, base_url="http://board"
        ) as phone:
            return await phone.get(path)

    return asyncio.run(ask())


@pytest.fixture
def app() -> FastAPI:
    app = FastAPI()

    @app.get("/fails")
    async def fails() -> None:
        raise KeyError("a8")

    @app.get("/breaks-off")
    async def breaks_off() -> StreamingResponse:
        async def parts() -> AsyncIterator[bytes]:
            yield b"half"
            raise KeyError("a8")

        return StreamingResponse(parts())

    handle_errors(app, {ValueError: 400}, failed=lambda _, number: f"number {number}")
    return app


def test_a_failure_is_logged_once_under_the_number_that_is_told(
    app: FastAPI, caplog: pytest.LogCaptureFixture
) -> None:
    answer = answer_of(app, "/fails")

    assert answer.status_code == 500
    number = answer.json()["number"]
    assert answer.json()["detail"] == f"number {number}"
    errors = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert [one.getMessage() for one in errors] == [
        f"GET /fails failed (number {number})"
    ]
    assert errors[0].exc_info is not None


def test_each_failure_has_its_own_number(app: FastAPI) -> None:
    numbers = {answer_of(app, "/fails").json()["number"] for _ in range(5)}

    assert len(numbers) == 5


def test_an_answer_that_has_begun_is_cut_off(app: FastAPI) -> None:
    with pytest.raises((KeyError, ExceptionGroup)):
        answer_of(app, "/breaks-off")

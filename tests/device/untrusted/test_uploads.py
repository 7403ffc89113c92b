"""Every upload of the page, found in its routes, survives what anybody may send."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from device.camera.phone import PHONE
from device.web.app import make_app
from device.web.page import Page
from tests.device.untrusted.hostile import corpus
from tests.device.web.served import PIN, Hands, page_at
from webkit import middleware
from webkit.rate_limit import Pace

HOME = "http://127.0.0.1"
ANSWERS_WITHIN_S = 0.5


def uploads_of(schema: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Yield method, path and needed words of each route that takes a file."""
    for path, acts in schema["paths"].items():
        for method, act in acts.items():
            kinds = act.get("requestBody", {}).get("content", {})
            if kinds and "application/json" not in kinds:
                needed = (p for p in act.get("parameters", ()) if p.get("required"))
                yield method.upper(), path, {one["name"]: "a" * 12 for one in needed}


@asynccontextmanager
async def heartbeat() -> AsyncIterator[list[float]]:
    """Note how long the loop's own thread works without answering anybody else."""
    worked: list[float] = []

    async def beat() -> None:
        while True:
            began_s = time.thread_time()
            await asyncio.sleep(0.01)
            worked.append(time.thread_time() - began_s)

    beating = asyncio.create_task(beat())
    yield worked
    beating.cancel()


@pytest.fixture
def page(tmp_path: Path) -> Page:
    return page_at(tmp_path, Hands(), source=PHONE)


def test_no_upload_breaks_the_page_or_holds_it_up(page: Page) -> None:
    files = corpus()
    page.work_pace = Pace(1000, 60.0, time.monotonic)

    async def whole() -> None:
        app = make_app(page)
        uploads = list(uploads_of(app.openapi()))
        assert len(uploads) >= 3, "the page's uploads are not found any more"
        async with (
            httpx.AsyncClient(
                transport=httpx.ASGITransport(app),
                base_url=HOME,
                headers={"Origin": HOME},
                timeout=120,
            ) as phone,
            heartbeat() as worked,
        ):
            shown = await phone.post("/api/session", json={"pin": PIN})
            assert shown.status_code == 204
            for method, path, params in uploads:
                for name, content in files.items():
                    answer = await phone.request(
                        method,
                        path,
                        params=params,
                        content=content,
                        headers={"X-File-Name": name},
                    )
                    told = answer.json()
                    assert answer.status_code < 500, (path, name, told)
                    if answer.status_code >= 400:
                        assert "\n" not in told["detail"], (path, name)
                        assert len(told["detail"]) <= 1000, (path, name)
        assert max(worked) < ANSWERS_WITHIN_S

    asyncio.run(whole())
    assert not list(page.outfit.games.glob("*.jsonl"))


def test_an_upload_that_never_ends_is_answered(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(middleware, "WITHIN_S", 0.2)

    async def endless() -> AsyncIterator[bytes]:
        yield b"\xff\xd8"
        await asyncio.Event().wait()

    async def whole() -> None:
        app = make_app(page)
        uploads = list(uploads_of(app.openapi()))
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url=HOME, headers={"Origin": HOME}
        ) as phone:
            await phone.post("/api/session", json={"pin": PIN})
            for method, path, params in uploads:
                answer = await phone.request(
                    method, path, params=params, content=endless()
                )
                assert answer.status_code == 408, path
                assert "send it again" in answer.json()["detail"]

    asyncio.run(whole())

"""A reverse proxy before the page, as docs/proxy has it."""

import asyncio
import re
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from device.config.settings import settings_from
from tests.device.web.served import PIN, served
from webkit.proxied import Proxied, trust_in

EXAMPLES = Path(__file__).parents[2] / "docs" / "proxy"
NAME = "games.example.org"
SETTINGS = settings_from(tomllib.loads((EXAMPLES / "mwamuzi.toml").read_text()))


async def told(scope: Scope, receive: Receive, send: Send) -> None:
    request = Request(scope)
    assert request.client is not None
    answer = PlainTextResponse(f"{request.client.host} {request.url.scheme}")
    await answer(scope, receive, send)


def caller(client: str, *headers: tuple[str, str], bears: str = "") -> str:
    """Return who called, and how, in the eyes of the page."""
    proxy = SETTINGS.proxy
    trusted = trust_in(proxy.trusted_proxies)
    app = Proxied(told, trusted, bears or proxy.address_header)

    async def ask() -> str:
        transport = httpx.ASGITransport(app, client=(client, 1234))
        async with httpx.AsyncClient(transport=transport) as phone:
            answer = await phone.get("http://page/", headers=list(headers))
            return answer.text

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("client", "header", "found"),
    [
        ("127.0.0.1", "192.168.1.5", "192.168.1.5"),
        ("::1", "2001:db8::5", "2001:db8::5"),
        ("::ffff:127.0.0.1", "192.168.1.5", "192.168.1.5"),
        ("127.0.0.1", "10.9.9.9, 192.168.1.5", "192.168.1.5"),
        ("127.0.0.1", "10.9.9.9, 192.168.1.5, 127.0.0.1", "192.168.1.5"),
        ("127.0.0.1", "192.168.1.5, nonsense", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("192.168.1.9", "192.168.1.5", "192.168.1.9"),
    ],
)
def test_only_a_trusted_proxy_says_who_calls(
    client: str, header: str, found: str
) -> None:
    assert caller(client, ("X-Forwarded-For", header)) == f"{found} http"


def test_which_header_bears_the_address_is_a_setting() -> None:
    headers = ("X-Forwarded-For", "10.9.9.9"), ("X-Real-IP", "192.168.1.5")

    assert caller("127.0.0.1", *headers, bears="X-Real-IP") == "192.168.1.5 http"


def test_only_a_trusted_proxy_says_that_it_was_called_with_tls() -> None:
    header = ("X-Forwarded-Proto", "https")

    assert caller("127.0.0.1", header).endswith(" https")
    assert caller("192.168.1.9", header).endswith(" http")


def as_nginx(address: str) -> dict[str, str]:
    """Return the headers that the example of nginx sets for a caller."""
    text = (EXAMPLES / "nginx.conf").read_text()
    known = {"$http_host": NAME, "$remote_addr": address, "$scheme": "https", '""': ""}
    found: dict[str, str] = {
        name: known[value]
        for name, value in re.findall(r"proxy_set_header (\S+) (\S+);", text)
    }
    return {name: value for name, value in found.items() if value}


def as_caddy(address: str) -> dict[str, str]:
    """Return the headers that Caddy's reverse_proxy sets if nothing is said."""
    return {
        "Host": NAME,
        "X-Forwarded-For": address,
        "X-Forwarded-Proto": "https",
        "X-Forwarded-Host": NAME,
    }


@pytest.mark.parametrize("proxy", [as_nginx, as_caddy])
def test_the_documented_proxies_let_each_phone_count_for_itself(
    tmp_path: Path, proxy: Any
) -> None:
    with served(tmp_path, settings=SETTINGS) as page:
        assert page.phone.get("/", headers={"Host": "evil.example"}).status_code == 403

        def pin(address: str, shown: str) -> httpx.Response:
            headers = {**proxy(address), "Origin": f"https://{NAME}"}
            body = {"pin": shown}
            return page.phone.post("/api/session", json=body, headers=headers)

        wrong = [pin("192.168.1.5", "11111").status_code for _ in range(6)]
        assert wrong == [401] * 5 + [429]
        right = pin("192.168.1.6", PIN)
        assert right.status_code == 204
        assert "Secure" in right.headers["set-cookie"]

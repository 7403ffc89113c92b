"""A tournament run over its routes, as a desk would."""

import asyncio
from base64 import b64encode
from collections.abc import Callable

import asyncpg
import httpx
from fastapi import FastAPI, HTTPException, Request

from device.commands import Who
from device.web.door.roles import Role
from hall.services.services import Services
from hall.tournament.keeping import Keeping
from hall.tournament.routes import tournament_routes

ROOT = "/api/tournaments"
LIST = b"name;elo\nAsha;1500\nBaraka;1400\nChausiku;1300\nDaudi;1200\n"


def need(least: Role) -> Callable[[Request], None]:
    def check(request: Request) -> None:
        if int(request.headers.get("role", "1")) < least:
            raise HTTPException(403, "not for you")

    return check


def made(name: str, **more: object) -> dict[str, object]:
    file = b64encode(LIST).decode()
    return {"name": name, "game": "awari", "rounds": 2, "file": file, **more}


async def through(http: httpx.AsyncClient) -> None:
    refused = await http.post(ROOT, json=made("Open"), headers={"role": "3"})
    assert refused.status_code == 403
    unknown = await http.post(ROOT, json=made("Open", game="awary"))
    assert unknown.status_code == 409
    assert "did you mean" in unknown.json()["detail"]
    one = f"{ROOT}/{(await http.post(ROOT, json=made('Kisumu'))).json()['id']}"
    again = (await http.get(ROOT)).json()["tournaments"][0]
    assert (again["name"], again["players"], again["paired"]) == ("Kisumu", 4, 0)

    paired = (await http.post(f"{one}/rounds")).json()
    assert paired["system"] == "dutch"
    assert [p["first"]["name"] for p in paired["pairings"]] == ["Asha", "Daudi"]
    early = await http.post(f"{one}/rounds")
    assert (early.status_code, early.json()["detail"]) == (
        409,
        "round 1 is not over: no result stands at tables 1, 2",
    )
    assert (await http.post(f"{one}/rounds/1/publish")).json() == {"boards": 2}
    for table, marks in ((1, "10"), (2, "==")):
        told = {"table": table, "marks": marks}
        await http.post(f"{one}/rounds/1/results", json=told)
    done = (await http.get(f"{one}/rounds/1")).json()
    assert done["over"]
    assert done["pairings"][0]["by"] == "Zuri"
    lines = (await http.get(f"{one}/standings")).json()["lines"]
    assert [(line["name"], line["written"]) for line in lines] == [
        ("Asha", "1"),
        ("Baraka", "½"),
        ("Daudi", "½"),
        ("Chausiku", "0"),
    ]
    page = await http.get(f"{one}/print/pairings?language=sw")
    assert "Raundi ya 1" in page.text
    assert "sha256-" in page.headers["content-security-policy"]
    text = (await http.get(f"{one}/trf")).content
    copied = made("Copy", file=b64encode(text).decode())
    copy = f"{ROOT}/{(await http.post(ROOT, json=copied)).json()['id']}"
    assert (await http.get(copy)).json()["paired"] == 1
    away = {"first": 2, "last": 2}
    assert (await http.post(f"{copy}/players/4/absent", json=away)).status_code == 200
    late = await http.post(f"{copy}/players", json={"name": "Eshe"})
    assert late.json() == {"number": 5}
    second = (await http.post(f"{copy}/rounds")).json()["pairings"]
    assert [p["marks"] for p in second] == ["", "", "Z"]
    assert (await http.delete(f"{copy}/rounds/last")).status_code == 200
    assert (await http.get(f"{ROOT}/99999999")).status_code == 409


def test_a_tournament_is_run_over_its_routes(services: Services) -> None:
    async def run() -> None:
        async with asyncpg.create_pool(
            services.addresses.database, min_size=1, max_size=2
        ) as pool:
            app = FastAPI()
            who = Who("arbiter", "Zuri")
            app.include_router(tournament_routes(Keeping(pool), need, lambda _: who))
            async with httpx.AsyncClient(
                transport=httpx.ASGITransport(app),
                base_url="http://hall",
                headers={"role": "4"},
            ) as http:
                await through(http)

    asyncio.run(run())

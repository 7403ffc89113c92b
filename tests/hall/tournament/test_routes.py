"""A tournament run over its routes, as a desk would."""

from base64 import b64encode

import httpx

from hall.services.services import Services
from tests.hall.desk.desks import hall, run
from webkit.roles import Role

ROOT = "/api/tournaments"
LIST = b"name;elo\nAsha;1500\nBaraka;1400\nChausiku;1300\nDaudi;1200\n"


def made(name: str, **more: object) -> dict[str, object]:
    file = b64encode(LIST).decode()
    return {"name": name, "game": "awari", "rounds": 2, "file": file, **more}


async def through(http: httpx.AsyncClient, arbiter: httpx.AsyncClient) -> None:
    refused = await arbiter.post(ROOT, json=made("Open"))
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
    async def act() -> None:
        async with hall(services) as there:
            owner = await there.signed_in("Zuri", Role.OWNER)
            await through(owner, await there.signed_in("Asha", Role.ARBITER))

    run(act)

import asyncio
import json
import re
from collections.abc import Mapping
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest

from hall.desk.hooks import Hooks
from hall.desk.outgoing_http import HookAddress
from hall.desk.people import PersonError
from hall.services.services import Services
from tests.hall.desk.desks import GAME, HOME, hall, run
from tests.hall.lines import BEGUN, FIRST, RULED, lines_of
from webkit.roles import Role


def test_who_has_the_pin_comes_in_as_what_it_makes_them(services: Services) -> None:
    async def act() -> None:
        async with hall(services) as there:
            owner = await there.signed_in("Neema", Role.OWNER)
            made = await owner.post(
                "/api/people", json={"name": "Juma", "role": "arbiter"}
            )
            stranger = there.browser()
            wrong = {"name": "Juma", "pin": "000000"}
            right = {"name": "Juma", "pin": made.json()["pin"]}

            assert (await stranger.get("/api/people")).status_code == 401
            for _ in range(5):
                assert (
                    await stranger.post("/api/session", json=wrong)
                ).status_code == 401
            assert (await stranger.post("/api/session", json=right)).status_code == 429
            there.clock.s += 3600
            assert (await stranger.post("/api/session", json=right)).status_code == 204
            assert (await stranger.get("/api/session")).json() == {
                "role": "arbiter",
                "name": "Juma",
            }
            assert (await stranger.get("/api/people")).status_code == 403
            await owner.delete("/api/people/Juma")
            assert (await stranger.get("/api/session")).json()["role"] == "watch"

    run(act)


def test_the_only_owner_cannot_be_taken_away(services: Services) -> None:
    async def act() -> None:
        async with hall(services) as there:
            await there.desk.pool.execute("delete from arbiter")
            assert await there.desk.people.begin() is not None
            assert await there.desk.people.begin() is None
            with pytest.raises(PersonError, match="only owner"):
                await there.desk.people.remove("owner")
            with pytest.raises(PersonError, match="only owner"):
                await there.desk.people.add("owner", Role.WATCH)

    run(act)


def test_the_wall_shows_what_was_stored_and_the_public_a_while_later(
    services: Services, board: int
) -> None:
    async def act() -> None:
        async with hall(services, delay_s=60.0) as there:
            store, wall = there.desk.store, there.desk.wall
            await store.status(board, online=True, version="0.1.0", format_=1)
            begun, turn = lines_of(GAME, BEGUN, FIRST)
            await store.put([(board, begun)])
            await wall.read([board])
            there.clock.s += 61
            await store.put([(board, turn)])
            await wall.read([board])

            known, public = wall.tile(board), wall.tile(board, public=True)
            assert known is not None
            assert public is not None
            assert known["now"]["turn"]["turn"] == "a7"
            assert known["now"]["layout"] == {"a7": "white"}
            assert "turn" not in public["now"]
            there.clock.s += 61
            later = wall.tile(board, public=True)
            assert later is not None
            assert later["now"]["turns"] == 1
            told = await anext(wall.stream())
            assert told.startswith(b"event: wall\n")
            shown = json.loads(told.split(b"data: ")[1])["boards"]
            assert board in [one["board"] for one in shown]

    run(act)


def test_one_arbiter_takes_a_call_and_what_is_decided_waits_for_the_board(
    services: Services, board: int
) -> None:
    async def act() -> None:
        async with hall(services) as there:
            store = there.desk.store
            await store.status(board, online=True, version="0.1.0", format_=1)
            lines = lines_of(GAME, BEGUN, FIRST, RULED)
            await store.put([(board, line) for line in lines])
            asha = await there.signed_in("Asha", Role.ARBITER)
            juma = await there.signed_in("Juma", Role.ARBITER)
            viewer = await there.signed_in("Kofi", Role.PLAY)
            call = {"board": board, "game": GAME, "n": 2}
            wish = {**call, "deed": "penalty", "side": "black", "says": "Touched."}

            queue = (await asha.get("/api/calls")).json()["calls"]
            (mine,) = [one for one in queue if one["board"] == board]
            assert mine["line"]["rule"] == "not_adjacent"
            assert (await viewer.post("/api/decisions", json=wish)).status_code == 403
            assert (await asha.post("/api/calls", json=call)).json() == {"by": "Asha"}
            refused = await juma.post("/api/calls", json=call)
            assert refused.status_code == 409
            assert refused.json()["detail"] == "Asha has taken it"
            wrong = await asha.post("/api/decisions", json={**wish, "side": "green"})
            assert wrong.status_code == 422
            assert "white and black" in wrong.json()["detail"]
            made = await asha.post("/api/decisions", json=wish)
            assert made.status_code == 201
            nothing = {**wish, "n": None, "deed": "overrule"}
            refused = await asha.post("/api/decisions", json=nothing)
            assert refused.status_code == 422
            assert refused.json()["detail"] == f"no ruling is open at board {board}"
            told = (await juma.get("/api/calls")).json()
            assert board not in [one["board"] for one in told["calls"]]
            (due,) = [d for d in told["decisions"] if d["id"] == made.json()["id"]]
            assert (due["by_name"], due["logged"]) == ("Asha", None)
            logged = {"type": "decision", "id": due["id"], "deed": "penalty"}
            (*_, last) = lines_of(GAME, BEGUN, FIRST, RULED, logged)
            await store.put([(board, last)])
            (done,) = [
                d
                for d in (await juma.get("/api/calls")).json()["decisions"]
                if d["id"] == due["id"]
            ]
            assert done["logged"] == 3

    run(act)


def test_a_board_in_full_and_its_game_as_a_file(services: Services, board: int) -> None:
    async def act() -> None:
        async with hall(services) as there:
            store = there.desk.store
            await store.status(board, online=True, version="0.1.0", format_=1)
            whole = {**dict.fromkeys(_SITES), "a7": "white"}
            turn = {**FIRST, "layout": whole, "steps": [["place", "a7", "white"]]}
            turn = {**turn, "confidence": 1.0}
            lines = lines_of(GAME, BEGUN, {**turn, "t": 1.0, "frame": 3}, RULED)
            await store.put([(board, line) for line in lines])
            await store.picture(board, GAME, "3.jpg", b"\xff\xd8")
            await there.desk.wall.read([board])
            stranger = there.browser()
            asha = await there.signed_in("Asha", Role.WATCH)

            shown = (await asha.get(f"/api/table/{board}")).json()["shown"]
            assert [one["turn"] for one in shown["turns"]] == ["a7"]
            assert shown["dispute"]["rule"] == "not_adjacent"
            picture = shown["turns"][0]["picture"]
            assert (await asha.get(picture)).content == b"\xff\xd8"
            assert (await stranger.get(picture)).status_code == 401
            public = (await stranger.get(f"/api/table/{board}")).json()["shown"]
            assert public["turns"][0]["picture"] is None
            pgn = await stranger.get(f"/api/table/{board}/{GAME}.pgn")
            assert '[White "Asha"]' in pgn.text
            live = await stranger.get("/api/live/pgn", params={"board": board})
            assert live.text == pgn.text
            found = (await asha.get("/api/search", params={"text": "asha"})).json()
            assert board in [one["board"] for one in found["games"]]
            owner = await there.signed_in("Neema", Role.OWNER)
            assert (await asha.get("/api/archive.zip")).status_code == 403
            whole = (await owner.get("/api/archive.zip")).content
            names = ZipFile(BytesIO(whole)).namelist()
            assert {f"board-{board}/{GAME}.{e}" for e in ("jsonl", "pgn")} <= {*names}
            log = await asha.get(f"/api/table/{board}/{GAME}.jsonl")
            assert log.text.splitlines() == [line.text for line in lines]

    run(act)


def test_a_hook_is_told_of_a_call_though_it_fails_at_first(
    services: Services, board: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Mapping[str, Any]] = []

    def post(_address: str, message: Mapping[str, Any], _own: object) -> None:
        told.append(message)
        if len(told) == 1:
            raise OSError("refused")

    monkeypatch.setattr("hall.desk.hooks.post", post)
    monkeypatch.setattr("hall.desk.hooks._TRIES", (0.0, 0.0))
    monkeypatch.setattr("hall.desk.hooks._LOOK_S", 0.05)

    async def act() -> None:
        async with hall(services) as there:
            hooks = Hooks(there.desk.pool, [HookAddress("http://127.0.0.1/hook")])
            running = asyncio.create_task(hooks.run())
            await hooks.begun.wait()
            await there.desk.store.status(
                board, online=True, version="0.1.0", format_=1
            )
            lines = lines_of(GAME, BEGUN, FIRST, RULED)
            await there.desk.store.put([(board, line) for line in lines])
            while len(told) < 2:
                await asyncio.sleep(0.02)
            running.cancel()
            assert told[0] == told[1]
            assert (told[0]["event"], told[0]["board"]) == ("call", board)

    run(act)


def test_a_machine_joins_by_a_code_that_is_good_once(services: Services) -> None:
    async def act() -> None:
        async with hall(services) as there:
            owner = await there.signed_in("Neema", Role.OWNER)
            machine, place = there.browser(), {"board": 70_009}
            assert (await machine.post("/api/places", json=place)).status_code == 401
            made = (await owner.post("/api/places", json=place)).json()
            code = made["address"].rpartition("/")[2]
            assert made["command"] == f"mwamuzi join {HOME}/join/{code}"
            given = (await machine.post("/api/join", json={"code": code})).json()
            assert (given["board"], given["port"], given["game"]) == (
                70_009,
                8883,
                None,
            )
            assert there.joining.accounts is not None
            assert there.joining.accounts.names() == ["70009"]
            again = await machine.post("/api/join", json={"code": code})
            assert again.status_code == 400
            older = (await owner.post("/api/places", json=place)).json()
            late = (await owner.post("/api/places", json=place)).json()
            code = older["address"].rpartition("/")[2]
            again = await machine.post("/api/join", json={"code": code})
            assert again.status_code == 400  # one code of a board is good at a time
            there.clock.s += 1000
            code = late["address"].rpartition("/")[2]
            again = await machine.post("/api/join", json={"code": code})
            assert "too old" in again.json()["detail"]

    run(act)


def test_who_takes_the_place_of_a_board_is_given_its_game_while_it_is_played(
    services: Services, board: int
) -> None:
    async def act() -> None:
        async with hall(services) as there:
            owner = await there.signed_in("Neema", Role.OWNER)

            async def given() -> object:
                made = await owner.post("/api/places", json={"board": board})
                code = made.json()["address"].rpartition("/")[2]
                told = await there.browser().post("/api/join", json={"code": code})
                return told.json()["game"]

            ended = {"type": "result", "winners": [], "reason": "", "scores": {}}
            *lines, last = lines_of(GAME, BEGUN, FIRST, ended)
            await there.desk.store.put([(board, line) for line in lines])
            assert await given() == {
                "name": GAME,
                "lines": [line.text for line in lines],
            }
            await there.desk.store.put([(board, last)])
            assert await given() is None

    run(act)


def test_whatever_the_page_asks_for_is_there(services: Services) -> None:
    async def act() -> None:
        async with hall(services) as there:
            browser = there.browser()
            page = (await browser.get("/")).text
            asked = re.findall(r'(?:href|src)="(/[^"]+)"', page)
            for path in [*asked, "/static/css/board.css", "/words/desk/sw.json"]:
                assert (await browser.get(path)).status_code == 200, path
            drawn = (await browser.get("/static/css/board.css")).text
            assert "/static/css/board.css" in page
            assert ".board" in drawn

    run(act)


_SITES = (
    *("a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4"),
    *("e4", "f4", "g4", "c3", "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1"),
)

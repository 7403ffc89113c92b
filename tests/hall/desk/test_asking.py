"""Details of a board for players and arbiters."""

from typing import Any

from hall.check import Checker
from hall.downlink import decided
from hall.services.services import Services
from tests.hall.desk.desks import GAME, hall, run
from tests.hall.lines import BEGUN, chess_log, lines_of
from webkit.roles import Role


def test_a_player_calls_an_arbiter_to_the_own_board_only(
    services: Services, board: int
) -> None:
    async def act() -> None:
        async with hall(services) as there:
            store = there.desk.store
            for each in (board, board + 100_000):
                await store.status(each, online=True, version="0.0.9", format_=1)
                named = {**BEGUN, "players": {"white": f"Asha {board}"}}
                begun = named if each == board else BEGUN
                await store.put([(each, one) for one in lines_of(GAME, begun)])
            await there.desk.wall.read(None)
            asha = await there.signed_in(f"Asha {board}", Role.PLAY)
            juma = await there.signed_in("Juma", Role.ARBITER)
            viewer = await there.signed_in("Kofi", Role.WATCH)
            path, asks = f"/api/table/{board}/ask", {"says": "May we pause?"}

            assert (await viewer.post(path, json=asks)).status_code == 403
            other = await asha.post(f"/api/table/{board + 100_000}/ask", json=asks)
            assert other.status_code == 403
            assert (await asha.get(f"/api/table/{board}")).json()["mine"] is True
            made = await asha.post(path, json=asks)
            assert made.json() == {"n": -1}
            assert (await asha.post(path, json=asks)).status_code == 409
            (call,) = [
                one
                for one in (await juma.get("/api/calls")).json()["calls"]
                if one["board"] == board
            ]
            assert (call["kind"], call["asked_by"]) == ("player", f"Asha {board}")
            named = {"board": board, "game": GAME, "n": -1}
            assert (await juma.post("/api/calls", json=named)).status_code == 200
            note = {**named, "deed": "note", "says": "Five minutes."}
            assert (await juma.post("/api/decisions", json=note)).status_code == 201
            row = await there.desk.pool.fetchrow(
                "select * from decision where board = $1", board
            )
            assert "call" not in decided(row)  # no line of the log calls
            assert (await asha.post(path, json=asks)).json() == {"n": -2}
            assert (await asha.delete(path)).status_code == 204
            settled = await juma.post("/api/calls/settled", json={**named, "n": -2})
            assert settled.status_code == 409

    run(act)


def test_arbiters_see_what_may_be_claimed_and_others_do_not(
    services: Services, board: int
) -> None:
    async def act() -> None:
        async with hall(services) as there:
            store = there.desk.store
            await store.status(board, online=True, version="0.1.0", format_=1)
            records = chess_log(*2 * ("g1-f3", "g8-f6", "f3-g1", "f6-g8"))
            await store.put([(board, line) for line in lines_of(GAME, *records)])
            while await Checker(store).step():
                pass
            await there.desk.wall.read([board])
            juma = await there.signed_in("Juma", Role.ARBITER)
            viewer = await there.signed_in("Kofi", Role.WATCH)

            seen = (await juma.get(f"/api/table/{board}")).json()
            assert [one["rule"] for one in seen["claims"]] == ["repetition"]
            told = (await juma.get("/api/calls")).json()["claims"]
            assert board in [one["board"] for one in told]
            assert "claims" not in (await viewer.get(f"/api/table/{board}")).json()
            assert "repetition" not in there.desk.wall.whole().decode()

    run(act)


def test_a_board_of_a_later_program_is_shown_as_far_as_it_can_be(
    services: Services, board: int
) -> None:
    async def act() -> None:
        async with hall(services) as there:
            store = there.desk.store
            await store.status(board, online=True, version="9.0.0", format_=2)
            lines = lines_of(GAME, {**BEGUN, "format": 2, "sides": {"strange": 1}})
            await store.put([(board, line) for line in lines])
            await there.desk.wall.read([board])

            shown = (await there.browser().get(f"/api/table/{board}")).json()
            assert (shown["version"], shown["format"]) == ("9.0.0", 2)
            assert "format 2 is not known" in shown["shown"]["fault"]
            own = (await there.browser().get("/api/hall")).json()
            assert own["format"] == 1

    run(act)


def test_players_have_figures_and_games_openings_over_all_boards(
    services: Services, board: int
) -> None:
    async def act() -> None:
        async with hall(services) as there:
            store, names = there.desk.store, {"white": f"Asha {board}", "black": "Juma"}
            won = {"type": "result", "winners": ["white"], "reason": "", "scores": {}}
            openings = (("e2-e4", "e7-e5"), ("e2-e4", "c7-c5"), ("d2-d4", "d7-d5"))
            for n, turns in enumerate(openings):
                head, *played = chess_log(*turns)
                records = [{**head, "players": names}, *played, won][: 3 + (n < 2)]
                lines = lines_of(f"{GAME}-{n}", *records)
                await store.put([(board, line) for line in lines])

            async def asked(**about: str) -> dict[str, Any]:
                told = await there.browser().get("/api/statistics", params=about)
                return dict(told.json())

            (asha,) = [
                one
                for one in (await asked())["players"]
                if one["name"] == f"Asha {board}"
            ]
            assert (asha["played"], asha["won"], asha["began"]) == (2, 2, 2)
            own = await asked(player=f"asha {board}", game="chess")
            assert [one["name"] for one in own["players"]] == ["Chess"]
            assert own["openings"]["replies"]["e4"]["games"] == 2
            assert {*own["openings"]["replies"]["e4"]["replies"]} == {
                "e5",
                "c5",
            }
            assert (await asked(player="nobody"))["players"] == []

    run(act)

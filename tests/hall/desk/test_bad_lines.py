"""A game with bad lines hides no other: every route that reads games is tried."""

import json
from typing import Any
from urllib.parse import quote

import pytest

from device.hall.wire import LogLine
from hall.services.services import Services
from tests.hall.desk.desks import hall, run
from tests.hall.lines import BEGUN, FIRST, line_of, lines_of
from tests.webkit.doors import routes_of
from webkit.roles import Role

GOOD = "2026-11-26T08-00-00-good"
ENDLESS = ("/api/stream",)
FIRST_LINES = {
    "none": "not json",
    "a list": "[]",
    "a null": "null",
    "no type": "{}",
    "no game": '{"type":"game","format":1}',
    "another type": '{"type":"turn"}',
    "another format": line_of({**BEGUN, "format": 99}),
    "an endless format": '{"type":"game","format":1e400}',
    "no such game": line_of({**BEGUN, "game": "nonsense"}),
    "a number for a game": line_of({**BEGUN, "game": 7}),
    "a list for a game": line_of({**BEGUN, "game": [[]]}),
    "no such option": line_of({**BEGUN, "options": {"x": [1]}}),
    "a text of options": line_of({**BEGUN, "options": "x"}),
    "a text of sides": line_of({**BEGUN, "sides": "x"}),
    "strange sides": line_of({**BEGUN, "sides": [{}, 7]}),
    "a number of players": line_of({**BEGUN, "players": 3}),
    "players of lists": line_of({**BEGUN, "players": {"white": []}}),
    "strange teams": line_of({**BEGUN, "teams": {"white": 7}}),
    "a strange match": line_of({**BEGUN, "match": "x"}),
    "a strange clock": line_of({**BEGUN, "clock": 7}),
    "a strange position": line_of({**BEGUN, "position": {"a": 1}}),
    "a strange start": line_of({**BEGUN, "started": -1}),
    "digits": "9" * 5_000,
    "brackets": "[" * 5_000,
    "half": line_of(BEGUN)[:-1],
}
NEXT_LINES = {
    "a turn of nothing": '{"type":"turn"}',
    "a turn of numbers": line_of({**FIRST, "turn": 7, "n": "x", "side": []}),
    "a strange layout": line_of({**FIRST, "layout": [7]}),
    "a result of nothing": '{"type":"result"}',
    "a result of lists": '{"type":"result","winner":[],"reason":{}}',
    "no such kind": '{"type":["turn"]}',
    "a ruling of nothing": '{"type":"illegal","sites":7,"rule":[]}',
}


@pytest.mark.slow
def test_no_bad_line_hides_another_game_or_breaks_a_route(services: Services) -> None:
    async def act() -> None:
        async with hall(services) as there:
            store, wall = there.desk.store, there.desk.wall
            bad = [[text] for text in FIRST_LINES.values()]
            bad += [[line_of(BEGUN), text] for text in NEXT_LINES.values()]
            first = 71_000
            for board, texts in enumerate(bad, first):
                game = f"2026-11-26T09-00-00-{board}"
                await store.put([(board, line) for line in lines_of(GOOD, BEGUN)])
                await store.put(
                    [(board, LogLine(game, n, text)) for n, text in enumerate(texts)]
                )
                await wall.read([board])
            owner = await there.signed_in("Rehema", Role.OWNER)

            wrong: list[Any] = []
            for board in range(first, first + len(bad)):
                game = f"2026-11-26T09-00-00-{board}"
                for path in _paths(there.app, board, game):
                    answer = await owner.get(path)
                    about_it = (400, 422) if game in path else ()
                    if answer.status_code not in (200, 404, *about_it):
                        wrong.append((path, answer.status_code, bad[board - first]))
                told = (await owner.get(f"/api/table/{board}")).json()
                if GOOD not in json.dumps(told["games"]):
                    wrong.append((board, "hidden", bad[board - first]))
            assert wrong == []

    run(act)


def _paths(app: Any, board: int, game: str) -> list[str]:
    """Return every address of the desk that tells of a board or of its games."""
    found = []
    for route in routes_of(app):
        if "GET" not in (route.methods or ()) or route.path in ENDLESS:
            continue
        path = route.path.replace("{board}", str(board)).replace("{game}", quote(game))
        for ending in (
            "pgn",
            "sgf",
            *(("csv", "html", "jsonl") if game in path else ()),
        ):
            there = path.replace("{ending}", ending).replace("{name}", "7.jpg")
            if "{" not in there and there not in found:
                found.append(there)
    return found

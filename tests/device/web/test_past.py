"""Past games on the page: list, replay, downloads, import, figures."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from device.export.story import converted_log
from device.log.parse import read_log
from device.log.pictures import folder_of
from device.log.records import layout_of
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.web.analysing import Analyses
from rules.catalogue import find_game
from tests.device.opponent.in_place import InPlace
from tests.device.perfect import header, loop_over
from tests.device.web.served import Hands, Served, served
from webkit.rate_limit import Pace

FORMATS = ("pgn", "sgf", "csv", "gif", "html", "zip", "jsonl")
MILLS, SEEDS = "evening-one", "evening-two"
JPEG = b"\xff\xd8 a picture"


def write_game(path: Path, game: str, plan: SimulationPlan, **more: Any) -> None:
    """Write the log of a simulated game."""
    table = SimulatedTable(find_game(game), plan)
    loop = loop_over(table, path)
    loop.log.append([{**header(table), **more}])
    loop.run()
    loop.log.close()


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    games = tmp_path_factory.mktemp("games")
    plan = SimulationPlan(seed=2, most_turns=12, illegal_before=frozenset({5}))
    players = {"white": "Amina", "black": "Juma"}
    path = games / f"{MILLS}.jsonl"
    write_game(path, "nine_mens_morris", plan, players=players)
    write_game(
        games / f"{SEEDS}.jsonl", "oware", SimulationPlan(seed=1, most_turns=400)
    )
    folder_of(path).mkdir()
    turn = next(one for one in read_log(path) if one["type"] == "turn")
    (folder_of(path) / f"{turn['frame']}.jpg").write_bytes(JPEG)
    with served(games) as machine:
        machine.page.work_pace = Pace(1000, 1.0, Hands())
        yield machine


def past(archive: Served, **asked: Any) -> list[str]:
    answer = archive.phone.get("/api/past", params=asked)
    assert answer.status_code == 200, answer.text
    return [item["name"] for item in answer.json()["items"]]


@pytest.mark.slow
def test_past_games_are_listed(archive: Served) -> None:
    found = archive.phone.get("/api/past").json()

    items = {item["name"]: item for item in found["items"]}
    assert items[MILLS]["title"] == "Nine Men's Morris"
    assert items[MILLS]["players"] == {"white": "Amina", "black": "Juma"}
    assert items[MILLS]["pictures"]
    assert items[MILLS]["result"] is None
    assert not items[SEEDS]["pictures"]
    assert found["total"] == len(found["items"])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("asked", "there"),
    [
        ({"game": "oware"}, {SEEDS}),
        ({"q": "amina"}, {MILLS}),
        ({"side": "Juma"}, {MILLS}),
        ({"q": "nobody"}, set()),
        ({"since": "2026-11-22"}, set()),
        ({"until": "2026-11-21", "game": "oware"}, {SEEDS}),
    ],
)
def test_past_games_are_searched(
    archive: Served, asked: dict[str, str], there: set[str]
) -> None:
    assert set(past(archive, **asked)) & {MILLS, SEEDS} == there


def test_long_lists_come_in_pieces(archive: Served) -> None:
    first, second = past(archive, limit=1), past(archive, limit=1, offset=1)

    assert len(first) == len(second) == 1
    assert first != second


@pytest.mark.parametrize("asked", [{"limit": 0}, {"offset": -1}, {"since": "today"}])
def test_nonsense_is_not_looked_for(archive: Served, asked: dict[str, str]) -> None:
    assert archive.phone.get("/api/past", params=asked).status_code == 422


def test_a_replay_shows_every_board_of_the_game(archive: Served) -> None:
    found = archive.phone.get(f"/api/past/{MILLS}").json()

    records = read_log(archive.page.outfit.games / f"{MILLS}.jsonl")
    logged = [record["layout"] for record in records if record["type"] == "turn"]
    shown = [frame for frame in found["frames"] if frame["type"] == "turn"]
    assert [frame["layout"] for frame in shown] == logged
    assert [frame["n"] for frame in shown] == list(range(1, len(logged) + 1))
    start = found["frames"][0]
    assert start["type"] == "start"
    assert start["layout"] == layout_of(find_game("nine_mens_morris").start().contents)


def test_a_replay_tells_rulings_with_their_sources(archive: Served) -> None:
    found = archive.phone.get(f"/api/past/{MILLS}").json()

    [ruled] = [frame for frame in found["frames"] if frame["type"] == "illegal"]
    assert ruled["ruling"] == found["rulings"][0]
    law = ruled["ruling"]["law"]["texts"]
    assert law["de"] != law["en"]
    assert ruled["texts"]["fr"] != ruled["texts"]["en"]


def test_a_replay_has_the_pictures_that_are_there(archive: Served) -> None:
    archive.show_pin()
    found = archive.phone.get(f"/api/past/{MILLS}").json()

    pictures = [frame["picture"] for frame in found["frames"] if frame["picture"]]
    assert [archive.phone.get(path).content for path in pictures] == [JPEG]


def test_a_replay_of_seeds_ends_with_the_result(archive: Served) -> None:
    found = archive.phone.get(f"/api/past/{SEEDS}").json()

    assert found["game"]["seeds"]
    assert found["result"]["reason"]
    assert found["frames"][-1]["type"] == "over"


def test_a_replay_tells_nothing_of_the_machine(archive: Served) -> None:
    assert "source" not in archive.phone.get(f"/api/past/{MILLS}").json()["header"]


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMATS)
def test_a_game_is_taken_out_and_put_back_in(archive: Served, form: str) -> None:
    archive.show_pin()

    taken = archive.phone.get(f"/api/past/{MILLS}/download", params={"format": form})
    name = f"mine.{form}"
    put = archive.phone.post(
        "/api/past", content=taken.content, headers={"X-File-Name": name}
    ).json()

    assert f"{MILLS}.{form}" in taken.headers["content-disposition"]
    assert taken.headers["content-disposition"].startswith("attachment")
    assert put["done"], put
    old, new = (
        archive.phone.get(f"/api/past/{one}").json()["turns"]
        for one in (MILLS, put["name"])
    )
    assert [turn["turn"] for turn in new] == [turn["turn"] for turn in old]


def test_every_format_is_offered(archive: Served) -> None:
    found = archive.phone.get("/api/past/formats").json()

    assert {one["format"] for one in found} == set(FORMATS)
    assert all(one["format"] and one["type"] for one in found)


def test_an_unknown_format_is_refused(archive: Served) -> None:
    answer = archive.phone.get(f"/api/past/{MILLS}/download", params={"format": "exe"})

    assert answer.status_code == 400
    assert "pgn" in answer.json()["detail"]


def test_players_have_their_figures(archive: Served) -> None:
    found = archive.phone.get("/api/past/statistics").json()

    amina = next(one for one in found["players"] if one["name"] == "Amina")
    assert amina["played"] >= 1
    assert amina["turns"] > 0


def test_a_game_has_a_tree_of_openings(archive: Served) -> None:
    answer = archive.phone.get("/api/past/statistics", params={"game": "oware"})

    tree = answer.json()["openings"]
    assert tree["games"] == 1
    assert len(tree["replies"]) == 1


def test_a_log_that_contradicts_the_rules_is_told(archive: Served) -> None:
    games = archive.page.outfit.games
    lines = (games / f"{MILLS}.jsonl").read_text(encoding="utf-8").splitlines()
    spoilt = [lines[0], lines[2], lines[1]]
    (games / "spoilt.jsonl").write_text("\n".join(spoilt) + "\n", encoding="utf-8")

    answer = archive.phone.get("/api/past/spoilt")

    assert answer.status_code == 400
    assert "turn" in answer.json()["detail"]


def test_a_game_is_thought_about_by_one_wish_and_the_page_is_told_how_far(
    tmp_path: Path,
) -> None:
    log = tmp_path / "game.jsonl"
    turns = [{"type": "turn", "turn": turn} for turn in ("a3", "b2", "c3", "a2")]
    records = converted_log({"game": "three_mens_morris"}, turns)
    log.write_text("".join(json.dumps(dict(record)) + "\n" for record in records))
    analyses = Analyses(InPlace)
    assert analyses.state(log) == {"state": "none"}

    analyses.begin(log)
    told = [analyses.state(log)]
    while told[-1]["state"] == "thinking":
        told.append(analyses.state(log))

    assert told[-1]["state"] == "done"
    assert [one["instead"]["turn"] for one in told[-1]["deciders"]] == ["b3"]
    assert told[-1]["svg"].startswith("<svg")

"""No place that players look at shows or says a site by its name in the log."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from device.commands import Pause, SayBoard, TakeBack
from device.drawing.shapes import sheet_of
from device.drawing.svg import board_svg
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.voice.phrases import LANGUAGES, remark
from device.web.suggestions import legal_now, likely_turns
from device.words.remarks_of_players import better_was, can_go, what_to_play
from rules.catalogue import find_game
from rules.core.game import Game
from rules.core.labels import OWN_NOTATIONS, Labels
from rules.core.site_names import PIT, POINT
from tests.device.web.test_subscriber import begun, shown, state_of

RAW = re.compile(rf"(?<![\w#-])(?:{POINT}|{PIT})(?![\w])")
SAID = {"text", "texts", "says", "written"}
"""What the page shows as it is told: sentences, and turns as players write them."""

STATIC = Path("device/web/static/js")
GAMES = (
    *("nine_mens_morris", "pente", "othello", "fanorona", "amazons", "focus"),
    *("chess", "congo", "oware", "mongola", "stack", "mabambo", "ordo"),
)


@pytest.fixture(params=GAMES)
def strange(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Game]:
    """A game whose players call its sites t1, t2 ...: as the log calls none."""
    sheet_of.cache_clear()  # its labels equal the game's own
    game = find_game(request.param)
    labels = Labels(game.board, game.labels.labelling)
    told = {site: f"t{n}" for n, site in enumerate(game.board.names, start=1)}
    stores = {store: store for store in game.board.stores}
    labels.__dict__["by_site"] = {**told, **stores}
    monkeypatch.setattr(game, "labels", labels)
    yield game
    sheet_of.cache_clear()


def sentences(state: Any, key: str = "") -> Iterator[str]:
    """Yield all that is told in words, wherever it stands."""
    if isinstance(state, dict):
        for name, value in state.items():
            yield from sentences(value, key if key in SAID else name)
    elif isinstance(state, list):
        for value in state:
            yield from sentences(value, key)
    elif isinstance(state, str) and key in SAID:
        yield state


def raw(texts: Iterator[str] | list[str]) -> list[str]:
    return [text for text in texts if RAW.search(text)]


def test_nothing_that_the_page_tells_names_a_site_of_the_log(
    strange: Game, tmp_path: Path
) -> None:
    plan = SimulationPlan(seed=6, most_turns=8, illegal_before=frozenset({3, 6}))
    table = SimulatedTable(strange, plan)
    loop = begun(table, tmp_path / "game.jsonl")
    hub, subscriber = shown(loop)
    loop.run()
    for command in (SayBoard(), Pause(), TakeBack()):
        loop.commands.put(command)
    loop.run()

    state = state_of(hub)
    told = [*sentences(state), *sentences(legal_now(subscriber, "en"))]
    told += sentences(likely_turns(subscriber, None, "en"))
    if strange.written_as in OWN_NOTATIONS:  # it names pieces and squares
        plain = {turn["written"] for turn in state["turns"]}
        told = [text for text in told if text not in plain]
        told = [text for text in told if not re.fullmatch(r"[A-Z]?\S{2,9}", text)]

    assert len(state["rulings"]) > 0
    assert len(told) > 100
    assert raw(told) == []


def test_a_hint_names_no_site_of_the_log(strange: Game) -> None:
    turn = strange.turns(strange.start())[0]
    sites = [step.site for step in turn.steps]
    said = strange.spoken(strange.start(), turn)
    made = [better_was(said), what_to_play(said), can_go(sites[0], sites)]

    told = [remark(one, known, strange) for one in made for known in LANGUAGES]

    assert raw(told) == []


def test_a_drawing_bears_no_coordinate_of_the_log(strange: Game) -> None:
    start = strange.start()

    svg = board_svg(
        strange.board, start.contents, colours=start.colours, labels=strange.labels
    )

    assert raw(re.findall(r"<(?:desc|text)[^>]*>([^<]*)<", svg)) == []


SHOWN = re.compile(r"\bt\(\"[\w-]+\"(?:[^()]|\([^()]*\))*\b(?:sites?|turn|from|to)\b")
"""A sentence of the page with a site or a turn in it."""


def test_scripts_that_tell_of_sites_use_their_labels() -> None:
    telling = {
        path.name: path.read_text("utf-8")
        for path in STATIC.rglob("*.js")
        if SHOWN.search(path.read_text("utf-8"))
    }

    assert {"asking.js", "headline.js", "board.js", "play.js"} <= telling.keys()
    without = [
        name
        for name, script in telling.items()
        if not re.search(r"\b(?:label|labelled|written|parts)\b", script)
    ]
    assert without == []

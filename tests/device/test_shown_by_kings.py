"""Both kings in the middle: through the loop, its log, every format and the page."""

from dataclasses import replace
from pathlib import Path

import pytest

from device.export.formats import FORMATS, exported
from device.export.shown_game import ShownGame
from device.export.story import story_of
from device.log.history import History
from device.log.parse import read_log
from device.log.records import record_of
from device.ports import LogError
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.table.rig import begin
from device.voice.phrases import LANGUAGES, phrase
from rules.catalogue import find_game
from rules.core.events import Moved, Over
from rules.core.model import Result
from rules.core.pieces import Content, Piece
from rules.referee import by_hand as wishes
from rules.referee.referee import Referee
from tests.device.export.logs import imported
from tests.device.perfect import Listener, header, loop_over

WHITE, BLACK, NOTHING = (Piece("white"),), (Piece("black"),), ()
MOVE_FRAMES, END_FRAMES = 12, 45

PLAYED: tuple[dict[str, Content], ...] = (
    {},
    {"e2": NOTHING, "e4": WHITE},
    {"g8": NOTHING, "f6": BLACK},
    {"b1": NOTHING, "c3": WHITE},
)
TOLD = ["e2-e4", "g8-f6", "b1-c3"]
SHOWN: dict[str, Content] = {"e1": NOTHING, "e8": NOTHING, "e5": WHITE, "d4": BLACK}
BLACK_WON = Result(("black",), "conceded_on_board", {"white": 0, "black": 0})


def film(name: str) -> SimulatedTable:
    """Return a table at which both kings come to the middle after three moves."""
    table = SimulatedTable(find_game(name), SimulationPlan(seed=1, most_turns=1))
    hand = next(scene for scene in table.scenes if scene.hand is not None)
    bare = next(scene for scene in table.scenes if scene.hand is None)
    board, scenes = dict(table.game.start().contents), []
    for changes in (*PLAYED, SHOWN):
        board |= changes
        scene = replace(bare, contents={s: held for s, held in board.items() if held})
        scenes += [hand, *[scene] * (END_FRAMES if changes is SHOWN else MOVE_FRAMES)]
    table.scenes = scenes
    return table


@pytest.fixture(scope="module", params=["chess", "chess960"])
def log(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """Return the log of that film."""
    table, path = film(request.param), tmp_path_factory.mktemp("kings") / "game.jsonl"
    loop = loop_over(
        table, path, Listener(), referee=Referee(table.game, first="white")
    )
    begin(loop, header(table))
    loop.run()
    loop.log.close()
    assert loop.over
    assert loop.referee.result == BLACK_WON
    return path


def test_the_log_tells_the_result_and_how_it_came(log: Path) -> None:
    first, *rest = read_log(log)

    assert [record["type"] for record in rest] == ["turn", "turn", "turn", "result"]
    end = {key: rest[-1][key] for key in ("winners", "reason")}
    assert end == {"winners": ["black"], "reason": "conceded_on_board"}
    history = History(find_game(first["game"]), tuple(first["sides"]))
    for record in rest:
        history.take(record)
    assert history.result == BLACK_WON
    assert [turn.text for turn in history.turns] == TOLD


def test_an_end_taken_back_goes_on_in_the_log(log: Path) -> None:
    first, *rest = read_log(log)
    history = History(find_game(first["game"]), tuple(first["sides"]))
    for record in rest:
        history.take(record)

    events = wishes.take_back(history.ledger)

    more = [record_of(event, t=9.0, frame=99) for event in events]
    story = story_of([first, *rest, *more])
    assert history.result is None
    assert story.result is None
    assert [one.record["turn"] for one in story.turns] == TOLD[:2]


@pytest.mark.parametrize("name", [name for name in FORMATS if name != "gif"])
def test_the_result_comes_back_from_every_format(log: Path, name: str) -> None:
    again = story_of(imported(exported(log, name), f"game.{name}"))

    assert again.result is not None
    assert again.result["winners"] == ["black"]
    assert again.result["reason"] == "conceded_on_board"


def test_pgn_and_sgf_have_the_result_where_others_look_for_it(log: Path) -> None:
    assert b'[Result "0-1"]' in exported(log, "pgn")
    assert b"\n0-1" in exported(log, "pgn") or b" 0-1" in exported(log, "pgn")
    assert b"RE[B+R]" in exported(log, "sgf")


def test_the_page_and_every_voice_tell_that_the_kings_show_it(log: Path) -> None:
    first, *rest = read_log(log)
    game = ShownGame(first, "en", lambda _: (None, None))

    events = [game.take(record) for record in rest]

    assert sum(isinstance(event, Moved) for event in events) == 3
    over = events[-1]
    assert over == Over(BLACK_WON)
    assert phrase(over, game.sides, "en") == (
        "Black wins: white gives up, as the kings show."
    )
    draw = Over(Result((), "agreed_on_board", {}))
    assert phrase(draw, game.sides, "en") == (
        "The game is a draw: the players agree, as the kings show."
    )
    for event in (over, draw):
        said = {phrase(event, game.sides, known) for known in LANGUAGES}
        assert len(said) == len(LANGUAGES)


def test_no_log_of_a_game_without_kings_can_say_so() -> None:
    record = record_of(Over(BLACK_WON), t=1.0, frame=1)

    with pytest.raises(LogError, match="nobody can have given up so"):
        History(find_game("breakthrough"), ("white", "black")).take(record)

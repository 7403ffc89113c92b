"""An illegal turn that stands: through the loop, its log, every format and the page."""

from dataclasses import replace
from pathlib import Path

import pytest

from device.export.formats import FORMATS, ExportOptions, exported
from device.export.shown_game import ShownGame
from device.export.story import story_of
from device.game.choice import Choice, choice_in
from device.log.history import History
from device.log.lines import Record
from device.log.parse import read_log
from device.log.records import record_of
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.table.rig import begin
from device.voice.phrases import LANGUAGES, phrase
from rules.catalogue import find_game
from rules.core.errors import OptionError
from rules.core.events import Moved
from rules.core.pieces import Content, Piece
from rules.referee import by_hand as wishes
from rules.referee.referee import Referee
from tests.device.export.logs import imported
from tests.device.perfect import Listener, header, loop_over

WHITE, BLACK, NOTHING = (Piece("white"),), (Piece("black"),), ()
FRAMES = 12
"""So long each board is shown, a hand over it for a frame before."""

PLAYED: tuple[dict[str, Content], ...] = (
    {},
    {"g2": NOTHING, "g3": WHITE},
    {"a7": NOTHING, "a6": BLACK},
    {"b2": NOTHING, "b5": WHITE},  # farther than one step
    {"a6": NOTHING, "b5": BLACK},  # and taken where it landed
    {"h2": NOTHING, "h3": WHITE},
)
TOLD = ["g2-g3", "a7-a6", "b2-b5", "a6-b5xb5", "h2-h3"]


def film() -> SimulatedTable:
    """Return a table at which an illegal turn is answered."""
    table = SimulatedTable(
        find_game("breakthrough"), SimulationPlan(seed=1, most_turns=1)
    )
    hand = next(scene for scene in table.scenes if scene.hand is not None)
    bare = next(scene for scene in table.scenes if scene.hand is None)
    board, scenes = dict(table.game.start().contents), []
    for changes in PLAYED:
        board |= changes
        scene = replace(bare, contents={s: held for s, held in board.items() if held})
        scenes += [hand, *[scene] * FRAMES]
    table.scenes = scenes
    return table


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the log of that film, the power cut between the ruling and the reply."""
    table, path = film(), tmp_path_factory.mktemp("stands") / "game.jsonl"
    first = {**header(table), "options": {"illegal": "stands"}}
    for stops_before in (4 * (FRAMES + 1), None):
        game = choice_in(first)
        referee = Referee(game.game, first="white", stands=game.stands)
        loop = loop_over(
            table, path, Listener(), stops_before=stops_before, referee=referee
        )
        begin(loop, first)
        loop.run()
        loop.log.close()
    return path


def kinds(records: list[Record]) -> list[str]:
    return [record["type"] for record in records]


def test_the_loop_rules_at_once_and_lets_it_stand_when_it_is_answered(
    log: Path,
) -> None:
    first, *rest = read_log(log)

    assert kinds(rest) == ["turn", "turn", "illegal", "stands", "turn", "turn"]
    stands = rest[3]
    assert {key: stands[key] for key in ("n", "side", "turn", "steps", "rule")} == {
        "n": 3,
        "side": "white",
        "turn": "b2-b5",
        "steps": [["move", "b2", "b5"]],
        "rule": rest[2]["rule"],
    }
    history = History(choice_in(first).game, tuple(first["sides"]))
    for record in rest:
        history.take(record)
    assert [turn.text for turn in history.turns] == TOLD
    assert {s: h for s, h in history.position.contents.items() if h} == dict(
        film().scenes[-1].contents
    )


@pytest.mark.parametrize("name", [name for name in FORMATS if name != "gif"])
def test_the_whole_game_comes_back_from_every_format(log: Path, name: str) -> None:
    content = exported(log, name, ExportOptions(full=True))

    again = story_of(imported(content, f"game.{name}"))

    told = story_of(read_log(log))
    assert [one.record["turn"] for one in again.turns] == TOLD
    assert [one.position for one in again.turns] == [one.position for one in told.turns]


@pytest.mark.parametrize("name", ["pgn", "sgf"])
def test_formats_of_others_stop_with_a_comment(log: Path, name: str) -> None:
    content = exported(log, name)

    again = story_of(imported(content, f"game.{name}"))

    assert b"h2-h3" not in content
    assert b"was illegal and stands." in content
    assert [one.record["turn"] for one in again.turns] == TOLD[:3]


def test_the_full_pgn_sets_up_the_board_and_the_sgf_what_changed(log: Path) -> None:
    pgn = exported(log, "pgn", ExportOptions(full=True)).decode()
    sgf = exported(log, "sgf", ExportOptions(full=True)).decode()

    first, second = pgn.split('[Event "')[1:]
    assert first.rstrip().endswith("*")
    assert '[SetUp "1"]' in second
    assert '[ToMove "black"]' in second
    assert "2... a6-b5xb5 3. h2-h3" in second
    assert "AE[b2]AW[b5]PL[B]" in sgf


def test_the_page_marks_the_turn_and_every_language_tells_of_it(log: Path) -> None:
    first, *rest = read_log(log)
    shown = ShownGame(first, "en", lambda _: (None, None))

    events = [shown.take(record) for record in rest]

    assert [turn["stood"] for turn in shown.turns] == [
        None,
        None,
        rest[2]["rule"],
        None,
        None,
    ]
    assert shown.dispute is None
    (told,) = (e for e in events if isinstance(e, Moved) and e.turn.stood)
    said = {phrase(told, shown.sides, known) for known in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert phrase(told, shown.sides, "en").endswith(
        "That was illegal, and it was answered: the turn stands."
    )


def test_the_option_is_of_every_game_of_two_sides_and_of_no_other() -> None:
    assert Choice("oware", {"illegal": "stands"}).stands
    assert not Choice("oware").stands
    assert Choice("oware", {"illegal": "stands"}).game == find_game("oware")
    with pytest.raises(OptionError, match="arbiter or stands"):
        _ = Choice("oware", {"illegal": "perhaps"}).game
    with pytest.raises(OptionError, match="no option 'illegal'"):
        _ = Choice("soli_bi", {"illegal": "stands"}).game


def test_a_log_that_is_amended_and_taken_back_over_it_is_told_again(log: Path) -> None:
    first, *rest = read_log(log)
    history = History(choice_in(first).game, tuple(first["sides"]))
    for record in rest:
        history.take(record)

    events = wishes.amend(history.ledger, 1, "g2-f3")
    events += wishes.take_back(history.ledger, 2)
    events += wishes.amend(history.ledger, 3, "b2-b3")

    more = [record_of(event, t=9.0, frame=99) for event in events]
    story = story_of([first, *rest, *more])
    assert [one.record["turn"] for one in story.turns] == ["g2-f3", "a7-a6", "b2-b3"]
    assert story.moments[-1].position == history.position
    assert not any(one.kind == "stands" for one in story.moments)

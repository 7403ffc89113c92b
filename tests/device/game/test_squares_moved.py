"""A board of squares that was turned or moved is read the right way round."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from calibration.common.arrays import Image
from calibration.common.board_file import BoardFile
from calibration.find import find_view
from calibration.relocate import shifted, turned
from device.clock import SystemClock
from device.event_bus import Subscriber
from device.game.choice import Choice
from device.log.gamelog import GameLog
from device.loop import Loop
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.table.rig import Rig, begin
from painter.table import PaintedTable
from rules.catalogue import find_game
from rules.core.events import Event, Illegal, Moved
from rules.core.pieces import appearance
from tests.device.game.test_seeking import Film, seen_from, told
from tests.device.perfect import Listener

BREAKTHROUGH = ("g2-g3", "c7-b6", "g3-h4", "d7-c6")
FANORONA = ("f2-e3xd4xc5", "d5-d4xd3xd2xd1-c5xe3", "e2-e3xe4xe5")
OTHELLO = ("e3", "f5", "c6", "c3")


def pictures(game_id: str, table: PaintedTable, turns: Sequence[str]) -> list[Image]:
    """Return a picture of the start position, and one after every turn."""
    game = find_game(game_id)
    position = game.start()
    contents = [position.contents]
    for text in turns:
        position = game.play(position, game.parse(position, text))
        contents.append(position.contents)
    return [
        table.draw({site: appearance(content) for site, content in board.items()})
        for board in contents
    ]


def refereed(
    game_id: str, table: PaintedTable, shown: list[Image], path: Path, quarters: int = 0
) -> Listener:
    """Return what is told of pictures of a board that was calibrated turned."""
    listener = Listener()
    rig = Rig(
        choice=Choice(game_id),
        board=BoardFile(turned(table.view, quarters), None),
        first=None,
        source="film",
    )
    loop = rig.loop(
        Film(shown), GameLog(path / "g.jsonl"), SystemClock(), subscribers=[listener]
    )
    begin(loop, rig.header)
    loop.run()
    return listener


def table_of(game_id: str) -> PaintedTable:
    return PaintedTable(find_game(game_id).board, seed=4)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "turns"), [("breakthrough", BREAKTHROUGH), ("fanorona", FANORONA)]
)
def test_the_start_tells_that_south_was_calibrated_at_the_wrong_side(
    game_id: str, turns: tuple[str, ...], tmp_path: Path
) -> None:
    table = table_of(game_id)
    shown = pictures(game_id, table, turns)

    listener = refereed(game_id, table, shown, tmp_path, quarters=2)

    assert told(listener) == list(turns)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("quarters", "seen"), [(1, ("d6", "c4", "f3", "f6")), (3, OTHELLO)]
)
def test_two_ways_that_are_the_same_to_the_game_do_not_hinder_each_other(
    quarters: int, seen: tuple[str, ...], tmp_path: Path
) -> None:
    table = table_of("othello")
    shown = pictures("othello", table, OTHELLO)

    listener = refereed("othello", table, shown, tmp_path, quarters)

    assert told(listener) == list(seen)  # half a turn apart the start is the same


@pytest.mark.slow
@pytest.mark.parametrize("turn_deg", [60.0, 180.0])
@pytest.mark.parametrize(
    ("game_id", "turns"), [("breakthrough", BREAKTHROUGH), ("othello", OTHELLO)]
)
def test_no_turn_is_lost_when_squares_are_moved(
    game_id: str, turns: tuple[str, ...], turn_deg: float, tmp_path: Path
) -> None:
    table = table_of(game_id)
    shown = pictures(game_id, table, turns)
    shown[3:] = [seen_from(image, turn_deg, 0.8) for image in shown[3:]]

    listener = refereed(game_id, table, shown, tmp_path)

    assert told(listener) == list(turns)


@pytest.mark.slow
def test_a_board_at_rest_is_not_taken_one_file_aside(tmp_path: Path) -> None:
    """Stones hid its lines: a lattice looks nearly the same one file farther."""
    plan = SimulationPlan(seed=41, most_turns=4, illegal_before=frozenset({3}))
    table = SimulatedTable(find_game("gonnect"), plan)
    view = find_view(next(iter(table.frames())).image, table.board)
    listener = Listener()
    rig = Rig(
        choice=Choice("gonnect"), board=BoardFile(view, None), first=None, source="sim"
    )
    log = GameLog(tmp_path / "g.jsonl")
    loop = rig.loop(table, log, SystemClock(), subscribers=[listener])
    begin(loop, rig.header)

    loop.run()

    assert told(listener) == [str(turn) for turn in table.truth.turns]
    ruled = [e.ruling.rule for e in listener.events if isinstance(e, Illegal)]
    assert ruled == [illegal.ruling.rule for illegal in table.truth.illegal]


@dataclass
class Aside(Subscriber):
    """Has the board be read one file aside once so many turns were told."""

    after: int
    loop: Loop | None = None
    seen: int = 0

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:
        self.seen += isinstance(event, Moved)
        if isinstance(event, Moved) and self.seen == self.after:
            assert self.loop is not None
            reader = self.loop.eyes.reader
            step = reader.view.board.spacing_mm
            reader.jump_to(shifted(reader.view, step, 0.0))


def test_a_lattice_that_is_read_one_file_aside_is_read_right_again(
    tmp_path: Path,
) -> None:
    turns = ("j11", "d12", "g6", "h9", "e5", "k4")
    table = table_of("gonnect")
    shown = pictures("gonnect", table, turns)
    listener, aside = Listener(), Aside(after=4)
    rig = Rig(
        choice=Choice("gonnect"),
        board=BoardFile(table.view, None),
        first=None,
        source="film",
    )
    log = GameLog(tmp_path / "g.jsonl")
    loop = rig.loop(Film(shown), log, SystemClock(), subscribers=[listener, aside])
    aside.loop = loop
    begin(loop, rig.header)

    loop.run()

    assert told(listener) == list(turns)
    assert not any(isinstance(event, Illegal) for event in listener.events)

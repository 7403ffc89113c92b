"""Signs on pieces as evidence: used beside the rules, never alone."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from device.ports import Frame
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.table.rig import begin
from device.words.remarks import Remark, remarked
from device.words.sayings import Sayings
from rules.catalogue import find_game
from rules.core.events import Moved
from rules.core.faces import Faces
from rules.core.pieces import Piece
from tests.device.perfect import (
    Listener,
    NumberedTable,
    PerfectReader,
    header,
    loop_over,
)

KINDS = "RNBQKP"


class LetteredReader(PerfectReader):
    """Reads the letters on the pieces, some of which stand for others."""

    def __init__(self, table: SimulatedTable, looks: dict[str, str]) -> None:
        super().__init__(table)
        self._looks = looks
        self._start = table.game.start().contents
        self.asked: list[Sequence[str]] = []

    def faces(self, sites: Sequence[str]) -> Faces:
        self.asked.append(sites)
        told = {}
        for site in sites:
            held = self._start[self._looks.get(site, site)]
            if isinstance(held, tuple) and held:
                seen = Piece(held[0])
                told[site] = {
                    kind: 0.0 if kind == seen else -8.0
                    for kind in (Piece.of(seen.side, letter) for letter in KINDS)
                }
        return told


def remarks(looks: dict[str, str], path: Path, turns: int = 1) -> list[str]:
    plan = SimulationPlan(seed=3, most_turns=turns)
    table = SimulatedTable(find_game("chess"), plan)
    listener, reader = Listener(), LetteredReader(table, looks)

    loop_over(table, path / "g.jsonl", listener, reader=reader).run()

    turns_told = [e for e in listener.events if isinstance(e, Moved)]
    assert [str(e.turn) for e in turns_told] == list(map(str, table.truth.turns))
    assert set(reader.asked[0]) == set(reader.view.board.names) & {
        site for site, held in table.game.start().contents.items() if held
    }
    return [told(remark) for remark in listener.remarks]


def told(remark: Remark) -> str:
    return remarked(remark, Sayings("en"))


@pytest.mark.parametrize(
    ("looks", "said"),
    [
        ({}, []),
        (
            {"b1": "c1", "c1": "b1"},
            [
                "The knight on b1 and the bishop on c1 look as if they had changed "
                "places. Please see which is right."
            ],
        ),
        (
            {"h8": "e8"},
            ["The rook on h8 looks like another piece: king. Please look again."],
        ),
    ],
)
def test_a_piece_that_looks_like_another_is_told_and_the_game_goes_on(
    looks: dict[str, str], said: list[str], tmp_path: Path
) -> None:
    assert remarks(looks, tmp_path) == said


def test_another_set_of_pieces_is_not_held_against_the_players(tmp_path: Path) -> None:
    moved = dict(zip("abcdefgh", "cdabghef", strict=True))
    looks = {f"{f}{rank}": f"{g}{rank}" for rank in "18" for f, g in moved.items()}

    assert remarks(looks, tmp_path, turns=3) == []


class _LaterTable(NumberedTable):
    """A camera that is on again: what it saw before is gone."""

    live = True
    from_frame = 0

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        later = super().frames(wanted)
        return (frame for frame in later if frame.index >= self.from_frame)


def test_after_a_power_cut_the_board_teaches_its_faces_again(tmp_path: Path) -> None:
    table = SimulatedTable(find_game("chess"), SimulationPlan(seed=3, most_turns=4))
    path = tmp_path / "g.jsonl"
    loop = loop_over(table, path, stops_before=len(table) // 2)
    begin(loop, header(table))
    loop.run()
    loop.log.close()
    played, seen = loop.referee.position.contents, loop.log.records[-1]["frame"]
    assert played != table.game.start().contents
    reader = PerfectReader(table)
    loop = loop_over(table, path, reader=reader)
    loop.source = _LaterTable(table)
    loop.source.from_frame = seen

    begin(loop, header(table))
    loop.run()
    loop.log.close()

    assert reader.confirmed[0] == played

"""A board that is looked at before the game: its position where faces tell it."""

from collections.abc import Iterator

import pytest

from device.game.start_layout import lying_board
from device.ports import Frame, SourceError
from device.simulated.simulator import SimulatedTable, SimulationPlan
from rules.catalogue import find_game
from rules.core.errors import OptionError
from tests.device.game.test_kind_evidence import LetteredReader
from tests.device.perfect import NumberedTable, PerfectReader, QuickSettler

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
GAME = find_game("chess")


@pytest.fixture
def table() -> SimulatedTable:
    return SimulatedTable(GAME, SimulationPlan(seed=3, most_turns=1))


def test_the_first_quiet_board_is_read_face_by_face(table: SimulatedTable) -> None:
    frames, settler = NumberedTable(table).frames(), QuickSettler()
    looks = {"b1": "c1", "c1": "b1"}
    reader = LetteredReader(table, looks)

    found = lying_board(frames, reader, settler, GAME, GAME.start())

    swapped = START.replace("RNB", "RBN")
    assert found.fen == f"{swapped} w KQkq - 0 1"
    assert (found.to_move, found.unsure) == ("white", ())


def test_colours_of_other_names_tell_by_where_they_stand(table: SimulatedTable) -> None:
    frames, settler = NumberedTable(table).frames(), QuickSettler()
    start = GAME.start(sides=("black", "white"))

    found = lying_board(frames, LetteredReader(table, {}), settler, GAME, start)

    assert found.fen == f"{START} w KQkq - 0 1"


def test_men_without_faces_are_not_guessed(table: SimulatedTable) -> None:
    frames, settler = NumberedTable(table).frames(), QuickSettler()

    with pytest.raises(OptionError, match="whose 32 pieces stand where"):
        lying_board(frames, PerfectReader(table), settler, GAME, GAME.start())


def test_a_board_that_never_lies_quiet_is_not_waited_for_for_ever(
    table: SimulatedTable,
) -> None:
    first = next(NumberedTable(table).frames())

    def restless() -> Iterator[Frame]:
        for number in range(1_000):
            yield Frame(first.image, number / 10, number)
        raise AssertionError("it was waited for too long")

    class Never(QuickSettler):
        def observe(self, *_seen: object) -> None:
            return None

    with pytest.raises(SourceError, match="never lay quiet"):
        lying_board(restless(), PerfectReader(table), Never(), GAME, GAME.start())

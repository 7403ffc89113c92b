import cv2
import numpy as np
import pytest

from painter.table import PaintedTable
from rules.boards.table import BOARDS
from rules.core.events import TroubleKind
from tests.vision.seed_stand_ins import ToldCounter, Wavering
from vision.common.reading import Reading
from vision.overlay import draw_reading, draw_view
from vision.reader import Reader
from vision.seeds.counting import PATCH_PX, SIDES
from vision.seeds.eye import pits_of, teach_seeds
from vision.settle import Settler

BOARD = BOARDS["mancala_2x7"]
START = dict.fromkeys(BOARD.names, 7) | {"N": 0, "S": 0}
AFTER = START | {"S3": 0, "S4": 8, "S5": 8, "S6": 8, "S7": 8}
FIFTH_PX = 5.4  # of a pit's radius in the picture
FULL = BOARDS["mancala_4x7"]


@pytest.fixture(scope="module")
def table() -> PaintedTable:
    return PaintedTable(BOARD, seed=1, wood="beech")


def told(contents: dict[str, int]) -> list[int]:
    return [n for name, n in contents.items() if name not in BOARD.stores]


def best(reading: Reading) -> dict[str, object]:
    seen = reading.evidence.log_likelihoods
    return {name: max(what, key=what.__getitem__) for name, what in seen.items()}


def test_every_pit_has_likelihoods_of_whole_numbers(table: PaintedTable) -> None:
    reader = Reader(table.view, counter=ToldCounter(told(AFTER)))

    reading = reader.read(table.draw(AFTER))

    assert reading.trouble is None
    assert best(reading) == {n: c for n, c in AFTER.items() if n not in BOARD.stores}
    assert set(reading.evidence.log_likelihoods["S1"]) == set(range(61))


def test_stores_are_hidden_for_they_hold_too_many_to_count(table: PaintedTable) -> None:
    reading = Reader(table.view, counter=ToldCounter(told(START))).read(
        table.draw(START)
    )

    assert reading.evidence.hidden == {"N", "S"}
    assert reading.confidence["N"] == 0.0


def test_more_seeds_than_the_counter_tells_apart_are_all_as_likely(
    table: PaintedTable,
) -> None:
    reader = Reader(table.view, counter=ToldCounter(told(START | {"S1": 30})))

    seen = reader.read(table.draw(START)).evidence.log_likelihoods["S1"]

    assert seen[19] == seen[30] == seen[60] > seen[18]


def test_a_hand_hides_the_pits_below_it_and_no_others(table: PaintedTable) -> None:
    reader = Reader(table.view, counter=ToldCounter(told(START)))
    reader.read(table.draw(START))

    hidden = reader.read(table.draw(START, hand="S3")).evidence.hidden

    assert "S3" in hidden
    assert not hidden & {"N1", "N2", "S6", "S7"}


@pytest.mark.slow
def test_seeds_that_come_and_go_hide_nothing(table: PaintedTable) -> None:
    reader = Reader(table.view, counter=ToldCounter(told(START)))

    for contents in (START, AFTER, dict.fromkeys(BOARD.names, 0)):
        hidden = reader.read(table.draw(contents)).evidence.hidden
        assert hidden == {"N", "S"}


def test_a_dimmed_lamp_hides_nothing(table: PaintedTable) -> None:
    reader = Reader(table.view, counter=ToldCounter(told(START)))
    reader.read(table.draw(START))

    reading = reader.read(table.draw(START, light=0.6))

    assert reading.evidence.hidden == {"N", "S"}


@pytest.mark.slow
@pytest.mark.parametrize("shift_px", [(9.0, -6.0), (-18.0, 11.0)])
def test_a_bumped_camera_is_followed(
    table: PaintedTable, shift_px: tuple[float, float]
) -> None:
    reader = Reader(table.view, counter=ToldCounter(told(START)))
    reader.read(table.draw(START))

    reading = reader.read(table.draw(AFTER, shift_px=shift_px))

    assert reading.trouble is None
    here, there = reading.view.px_at_height(), table.view.px_at_height()
    for name in ("S1", "S7", "N1", "N7"):
        gap = np.subtract(here[name], np.add(there[name], shift_px))
        assert np.hypot(*gap) < FIFTH_PX


def test_a_first_frame_that_is_already_bumped_is_followed(table: PaintedTable) -> None:
    reader = Reader(table.view, counter=ToldCounter(told(START)))

    reading = reader.read(table.draw(START, shift_px=(10.0, 7.0)))

    gap = np.subtract(
        reading.view.px_at_height()["S4"], table.view.px_at_height()["S4"]
    )
    assert np.hypot(*(gap - (10.0, 7.0))) < FIFTH_PX


@pytest.mark.slow
def test_a_board_that_is_gone_is_a_bump_not_a_hand(table: PaintedTable) -> None:
    reader = Reader(table.view, counter=ToldCounter(told(START)))
    reader.read(table.draw(START))

    reading = reader.read(table.draw(START, shift_px=(75.0, 60.0)))

    assert reading.trouble is TroubleKind.BUMPED


def test_a_quiet_board_of_seeds_settles_though_stores_are_hidden(
    table: PaintedTable,
) -> None:
    reader = Reader(table.view, counter=ToldCounter(told(START)))
    settler = Settler()

    evidence = None
    for tick in range(5):
        frame = table.draw(START)
        evidence = settler.observe(frame, reader.read(frame), 0.1 * tick)

    assert evidence is not None
    assert evidence.log_likelihoods["S1"][7] > evidence.log_likelihoods["S1"][6]


@pytest.mark.slow
def test_a_hand_over_the_board_does_not_settle(table: PaintedTable) -> None:
    reader = Reader(table.view, counter=ToldCounter(told(START)))
    settler = Settler()
    for tick in range(6):
        frame = table.draw(START)
        settler.observe(frame, reader.read(frame), 0.1 * tick)

    for tick in range(6, 20):
        frame = table.draw(START, hand="S3")
        assert settler.observe(frame, reader.read(frame), 0.1 * tick) is None


def test_a_picture_of_the_start_fill_gives_every_pit_to_teach(
    table: PaintedTable,
) -> None:
    taught = teach_seeds(table.draw(START), table.view, 7)

    assert taught.counts == (7,) * 14
    assert taught.patches.shape == (14, PATCH_PX, PATCH_PX, 3)


HEAP = START | {"S3": 18, "N5": 18}


@pytest.mark.slow
def test_a_heap_over_the_rim_is_seen_once_it_is_still(table: PaintedTable) -> None:
    reader = Reader(table.view, counter=ToldCounter(told(START)))
    reader.read(table.draw(START))

    for _ in range(14):
        hidden = reader.read(table.draw(HEAP)).evidence.hidden

    assert hidden == {"N", "S"}


@pytest.mark.slow
def test_a_pit_is_seen_at_once_when_its_heap_is_sown(table: PaintedTable) -> None:
    reader = Reader(table.view, counter=ToldCounter(told(START)))
    for contents in (START, *[HEAP] * 14):
        reader.read(table.draw(contents))

    assert reader.read(table.draw(START)).evidence.hidden == {"N", "S"}
    assert reader.read(table.draw(HEAP)).evidence.hidden == {"N", "S"}


@pytest.mark.slow
def test_a_hand_that_rests_is_no_heap(table: PaintedTable) -> None:
    reader = Reader(table.view, counter=ToldCounter(told(START)))
    reader.read(table.draw(START))

    for _ in range(40):
        hidden = reader.read(table.draw(START, hand="S3")).evidence.hidden

    assert "S3" in hidden


def test_few_pits_are_looked_at_closely_in_one_frame(table: PaintedTable) -> None:
    """Four glances take as long as one close look, so both are counted."""
    counter = ToldCounter(told(START))
    reader = Reader(table.view, counter=counter)

    for contents in (START, START, AFTER, AFTER):
        reading = reader.read(table.draw(contents))

    assert counter.glanced == [14, 5]
    assert counter.asked == [4, 3, 4]
    assert set(best(reading).values()) == {7}


@pytest.mark.slow
def test_pits_that_stay_are_looked_at_from_all_sides_once(table: PaintedTable) -> None:
    counter = ToldCounter(told(START))
    reader = Reader(table.view, counter=counter)

    for _ in range(40):
        reading = reader.read(table.draw(START))
        assert reading.unfinished is (sum(counter.asked) < 14 * SIDES)

    assert sum(counter.asked) == 14 * SIDES
    assert counter.glanced == [14]
    assert set(best(reading).values()) == {7}


@pytest.mark.slow
def test_close_looks_replace_a_glance_and_are_averaged(table: PaintedTable) -> None:
    """A counter that sees another number from every side is believed on average."""
    counter = Wavering()
    reader = Reader(table.view, counter=counter)
    spreads, glanced = [], []

    for _ in range(40):
        reading = reader.read(table.draw(START))
        spreads.append(reading.evidence.log_likelihoods["S1"])

        glanced.append("S1" in reading.glanced)

    assert glanced == [True] * 2 + [False] * 38
    assert spreads[0][19] > spreads[0][3] > spreads[0][0]
    assert spreads[4][0] > spreads[4][3] > spreads[4][19]
    assert spreads[-1][3] == pytest.approx(spreads[-1][4])
    assert spreads[-1][3] > spreads[-1][0]


def test_a_flickering_lamp_keeps_no_pit_from_a_close_look(table: PaintedTable) -> None:
    """A pit that changes a little in every frame gets its turn of close looks."""
    counter = ToldCounter(told(START))
    reader = Reader(table.view, counter=counter)
    frame = table.draw(START)
    flickering = [cv2.convertScaleAbs(frame, alpha=part) for part in (1.0, 0.95)]

    for number in range(8):
        reading = reader.read(flickering[number % 2])

    assert counter.glanced == [14]
    assert counter.asked == [4] * 7
    assert not reading.glanced
    assert set(best(reading).values()) == {7}


def test_a_faint_change_is_not_believed_before_a_close_look(
    table: PaintedTable,
) -> None:
    """It may be a lamp, or a dark seed in a dark pit."""
    reader = Reader(table.view, counter=ToldCounter(told(START)))
    frame = table.draw(START)
    for _ in range(40):
        quiet = reader.read(frame)

    readings = [reader.read(np.maximum(frame, 6) - 6) for _ in range(4)]

    assert not quiet.glanced
    assert [len(each.glanced) for each in readings] == [10, 6, 2, 0]


@pytest.mark.slow
def test_all_pits_are_looked_at_again_after_a_lesson(table: PaintedTable) -> None:
    counter = ToldCounter(told(START), chance=0.6)
    reader = Reader(table.view, counter=counter)
    for _ in range(40):
        reader.read(table.draw(START))
    for _ in range(4):
        reader.confirm(START)

    for _ in range(4):
        reader.read(table.draw(START))

    assert counter.lessons
    assert counter.asked[-4:] == [4] * 4


def test_confirmed_boards_teach_doubtful_pits_now_and_then(table: PaintedTable) -> None:
    counter = ToldCounter(told(START), chance=0.6)
    reader = Reader(table.view, counter=counter)
    reader.read(table.draw(START))

    for _ in range(8):
        reader.confirm(START)

    assert counter.lessons == [[7] * 8] * 2


def test_confirmed_boards_teach_nothing_that_is_sure(table: PaintedTable) -> None:
    counter = ToldCounter(told(START), chance=0.999)
    reader = Reader(table.view, counter=counter)
    reader.read(table.draw(START))

    for _ in range(8):
        reader.confirm(START)

    assert counter.lessons == []


@pytest.mark.slow
def test_four_rows_have_no_stores() -> None:
    table = PaintedTable(FULL, seed=3, wood="maple")
    contents = {name: n % 6 for n, name in enumerate(FULL.names)}
    reader = Reader(table.view, counter=ToldCounter(list(contents.values())))

    reading = reader.read(table.draw(contents))

    assert pits_of(table.view) == FULL.names
    assert best(reading) == contents


def test_pits_and_their_counts_are_drawn_over_the_frame(table: PaintedTable) -> None:
    frame = table.draw(START)
    reading = Reader(table.view, counter=ToldCounter(told(START))).read(frame)
    x, y = (round(at) for at in table.view.px_at_height()["S4"])
    low = round(table.view.rims_px(["S4"])[0, :, 1].max())
    seeds, rim = (np.s_[at - 12 : at + 12, x - 12 : x + 12] for at in (y, low))
    drawn = draw_reading(frame, reading)

    assert (drawn[rim] != frame[rim]).any()
    assert (drawn[seeds] == frame[seeds]).all()  # they can still be seen
    assert (draw_view(frame, table.view) != frame).any()

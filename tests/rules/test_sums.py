"""Boards of which only the total is known for sure."""

import pytest

from rules.catalogue import find_game
from rules.events import Event, Moved
from rules.evidence import Content, Evidence
from rules.gaps import Gaps
from rules.referee import Referee
from rules.sums import summed

GAME = find_game("egyptian_simple")
START = GAME.start()
FILLED = (4, 5, 6, 7, 8, 6, 9, 8, 6, 5, 4, 4)
PITS = [*(f"S{n}" for n in range(1, 7)), *(f"N{n}" for n in range(1, 7))]


def seen(counts: dict[str, int], unsure: dict[str, int], width: float) -> Evidence:
    """Return evidence of these counts; the pits of ``unsure`` seem to hold those."""
    told: dict[str, dict[Content, float]] = {}
    for site, count in counts.items():
        middle = unsure.get(site, count)
        spread = width if site in unsure else 0.3
        told[site] = {n: -0.5 * ((n - middle) / spread) ** 2 for n in range(61)}
    hidden = frozenset(START.contents) - frozenset(counts)
    return Evidence(told, hidden)


def filling() -> dict[str, int]:
    return dict(zip(PITS, FILLED, strict=True))


def watched(referee: Referee, evidence: Evidence) -> list[Event]:
    """Return what a referee says who sees the same board for eight seconds."""
    return [e for tick in range(80) for e in referee.observe(evidence, tick / 10)]


def test_the_total_tells_which_of_two_vague_pits_holds_more() -> None:
    gaps = Gaps(seen(filling(), {"S5": 7}, 1.0))

    likely = summed(GAME, START, gaps, 5)

    assert {site: likely[0][site] for site in PITS} == filling()
    behind = [gaps.total(board) for board in likely]
    assert (len(behind), behind) == (5, sorted(behind))


def test_a_free_filling_is_recognised_though_a_pit_is_misread() -> None:
    referee = Referee(GAME, first="south")
    evidence = seen(filling(), {"S5": 7}, 1.0)

    events = watched(referee, evidence)

    moved = next(event for event in events if isinstance(event, Moved))
    assert moved.turn.text == "fill:4,5,6,7,8,6/9,8,6,5,4,4"


@pytest.mark.parametrize("missing", [5, 30])
def test_a_board_that_is_still_being_filled_is_no_filling(missing: int) -> None:
    counts = filling()
    for _ in range(missing):
        counts[max(counts, key=counts.__getitem__)] -= 1
    referee = Referee(GAME, first="south")
    evidence = seen(counts, {}, 1.0)

    events = watched(referee, evidence)

    assert not [event for event in events if isinstance(event, Moved)]


def test_games_whose_turns_leave_various_numbers_in_sight_tell_no_total() -> None:
    game = find_game("kalah")
    start = game.start()
    sure: dict[str, dict[Content, float]] = {
        site: {content: 0.0} for site, content in start.contents.items()
    }
    stores = frozenset(game.board.stores)
    gaps = Gaps(Evidence({s: sure[s] for s in sure if s not in stores}, stores))

    assert summed(game, start, gaps) == []


def test_points_have_no_total() -> None:
    game = find_game("nine_mens_morris")
    start = game.start()
    gaps = Gaps(Evidence({s: {c: 0.0} for s, c in start.contents.items()}, frozenset()))

    assert summed(game, start, gaps) == []

"""Boards of which only the total is known for sure."""

from collections.abc import Mapping
from itertools import product

import pytest

from rules.catalogue import find_game
from rules.core.events import Event, Moved
from rules.core.evidence import Evidence
from rules.core.pieces import Content
from rules.referee.late_correction import (
    amendment,
    chance,
    confirmed,
    doubtful_sites,
    likely,
)
from rules.referee.referee import Referee
from rules.referee.residuals import Gaps
from rules.referee.seed_totals import summed

GAME = find_game("egyptian_simple")
START = GAME.start()
FILLED = (4, 5, 6, 7, 8, 6, 9, 8, 6, 5, 4, 4)
FILLING = "fill:4,5,6,7,8,6/9,8,6,5,4,4"
PITS = [*(f"S{n}" for n in range(1, 7)), *(f"N{n}" for n in range(1, 7))]


def seen(counts: dict[str, int], unsure: Mapping[str, float], width: float) -> Evidence:
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


def test_no_likelier_board_of_the_total_is_left_out() -> None:
    """As many as there are within the limit; tried one by one for four vague pits."""
    vague = {"S5": 7, "S6": 6, "N1": 10, "N2": 8}
    gaps = Gaps(seen(filling(), vague, 0.8))
    limit = 1.0

    boards = summed(GAME, START, gaps, 1000, limit)

    tried = [
        START.contents | filling() | dict(zip(vague, counts, strict=True))
        for counts in product(range(4, 14), repeat=4)
        if sum(counts) == sum(filling()[site] for site in vague)
    ]
    behind = sorted(gaps.total(board) for board in tried)
    expected = [gap for gap in behind if gap <= limit]
    found = [gaps.total(board) for board in boards]
    assert len(expected) > 10
    assert found[: len(expected)] == pytest.approx(expected)
    assert max(found) <= limit + 1e-9


def test_a_filling_is_amended_to_what_fits_both_then_and_now() -> None:
    """Now N4 seems to hold one more rather than S5; then it was the other way round."""
    then = {"S5": 7.0, "N6": 5.0, "N4": 4.6}
    now = {"S5": 7.4, "N4": 5.6}
    told = GAME.parse(START, "fill:4,5,6,7,7,6/9,8,6,5,4,5")
    first = confirmed(GAME, START, told, Gaps(seen(filling(), then, 0.9)))
    before = GAME.play(START, told)
    second = confirmed(GAME, before, GAME.parse(before, "N6"), None)
    left = after_filling("N6")

    found = amendment(GAME, [first, second], Gaps(seen(left, now, 0.9)))

    assert found is not None
    index, turn = found
    assert (index, str(turn)) == (0, FILLING)


def test_a_free_filling_is_recognised_though_a_pit_is_misread() -> None:
    referee = Referee(GAME, first="south")
    evidence = seen(filling(), {"S5": 7}, 1.0)

    events = watched(referee, evidence)

    moved = next(event for event in events if isinstance(event, Moved))
    assert moved.turn.text == FILLING


def after_filling(*texts: str) -> dict[str, int]:
    """Return the counts after the true filling and these turns."""
    position = GAME.play(START, GAME.parse(START, FILLING))
    for text in texts:
        position = GAME.play(position, GAME.parse(position, text))
    return {site: n for site, n in position.contents.items() if isinstance(n, int)}


def played_at_once(unsure: dict[str, int]) -> list[str]:
    """Return the turns that stand when N6 is sown a second after the filling.

    That second passes for no end of the filling, and any board is a filling, too.
    """
    referee = Referee(GAME, first="south")
    boards = [filling(), after_filling("N6"), after_filling("N6", "S6")]
    for number, counts in enumerate(boards):
        stay = {s: n for s, n in unsure.items() if counts[s] == boards[0][s]}
        for tick in range(10):
            referee.observe(seen(counts, stay, 1.0), number + tick / 10)
    return [str(played.turn) for played in referee.ledger.past]


def test_a_sowing_right_after_a_free_filling_is_not_another_filling() -> None:
    assert played_at_once({}) == [FILLING, "N6", "S6"]


def test_a_misread_filling_is_amended_when_it_is_played_on_from() -> None:
    """N6 seems to hold one more, S5 one less, which only its sowing shows."""
    assert played_at_once({"S5": 7, "N6": 5}) == [FILLING, "N6", "S6"]


def test_pits_that_may_have_been_misread_are_doubtful_until_they_are_lifted() -> None:
    gaps = Gaps(seen(filling(), {"S5": 7, "N6": 5}, 1.0))
    position = GAME.play(START, GAME.parse(START, FILLING))
    filled = confirmed(GAME, START, GAME.parse(START, FILLING), gaps)
    sown = confirmed(GAME, position, GAME.parse(position, "N6"), None)

    assert chance(GAME, filled) < 0.7
    assert doubtful_sites(GAME, [filled]) == {"S5", "N6"}
    assert doubtful_sites(GAME, [filled, sown]) == {"S5"}
    assert any(str(turn) == FILLING for turn, _ in likely(GAME, filled))


@pytest.mark.slow
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


def test_a_filling_out_of_a_store_is_told_though_stores_are_not_counted() -> None:
    game = find_game("giuthi_2")
    start = game.start()
    filling = game.parse(start, "fill:3,5,1,0,0,0")
    assert filling not in game.turns(start)
    stores = frozenset(game.board.stores)
    after = game.play(start, filling).contents
    pits: dict[str, dict[Content, float]] = {
        site: {n: -4.0 * abs(n - held) for n in range(49)}
        for site, held in after.items()
        if site not in stores and isinstance(held, int)
    }

    events = watched(Referee(game, first=filling.side), Evidence(pits, stores))

    assert [str(e.turn) for e in events if isinstance(e, Moved)] == [str(filling)]

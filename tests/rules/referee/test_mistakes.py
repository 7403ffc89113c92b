"""Boards of which no pit is sure by itself: turns, pauses and slips are told."""

import math
from collections.abc import Mapping

import pytest

from rules.catalogue import GAMES
from rules.core.events import Event, Illegal, Moved, Question, Restored
from rules.core.evidence import Evidence
from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.core.pieces import Content
from rules.games.facade import KernelGame
from rules.games.sowing.laps import sown
from rules.referee.mistakes import made
from rules.referee.referee import Referee
from rules.referee.residuals import NEAR, Gaps
from tests.rules.sow_table import GAMES as SEEDS
from tests.rules.sow_table import laid

ALIKE = 0.995  # chance that a pit which looks the same still holds as many


def mankaleh() -> Game:
    game = GAMES["mankaleh"]
    assert isinstance(game, KernelGame)
    return game


def vague(
    before: Mapping[str, Content], board: Mapping[str, Content], spread: float = 1.2
) -> Evidence:
    """Return evidence that knows which pits have changed, but counts them badly."""
    seen: dict[str, dict[Content, float]] = {}
    for site, lying in board.items():
        was = before[site]
        assert isinstance(lying, int)
        assert isinstance(was, int)
        if site in {"S", "N"}:
            continue
        width = spread if lying > 2 else 0.2
        odds = [math.exp(-0.5 * ((n - lying) / width) ** 2) for n in range(25)]
        told = [0.05 * odd if n == was else odd for n, odd in enumerate(odds)]
        if was == lying:
            told = [(1 - ALIKE) * odd for odd in odds]
            told[was] = ALIKE * sum(odds)
        whole = sum(told)
        seen[site] = {n: math.log(odd / whole + 1e-6) for n, odd in enumerate(told)}
    return Evidence(seen, frozenset({"S", "N"}))


class Table:
    """A game of mankaleh that is looked at again and again."""

    def __init__(self) -> None:
        self.game = mankaleh()
        self.referee = Referee(self.game, first="south")
        self.now_s = 0.0

    @property
    def position(self) -> Position:
        return self.referee.position

    def turn(self, text: str) -> Turn:
        return self.game.parse(self.position, text)

    def after(self, text: str) -> dict[str, Content]:
        return dict(self.game.play(self.position, self.turn(text)).contents)

    def look(
        self, board: Mapping[str, Content], seconds: float = 5.0, spread: float = 1.2
    ) -> list[Event]:
        evidence = vague(self.position.contents, board, spread)
        events: list[Event] = []
        for _ in range(2):
            self.now_s += seconds / 2
            events += self.referee.observe(evidence, self.now_s)
        return events


def told(events: list[Event]) -> str:
    (illegal,) = (event for event in events if isinstance(event, Illegal))
    return illegal.ruling.why


@pytest.mark.parametrize("text", ["S1", "S3", "S6", "S7"])
def test_a_sowing_is_told_by_the_pits_that_changed(text: str) -> None:
    table = Table()

    events = table.look(table.after(text))

    (moved,) = (event for event in events if isinstance(event, Moved))
    assert str(moved.turn) == text
    assert table.look(dict(table.position.contents)) == []


def test_a_whole_game_is_followed_though_no_count_is_sure() -> None:
    table = Table()
    for pit in ("S6", "N1", "S3", "N4", "S4", "N2"):
        text = next(
            str(turn)
            for turn in table.game.turns(table.position)
            if str(turn).startswith(pit)
        )
        events = table.look(table.after(text))
        assert [str(e.turn) for e in events if isinstance(e, Moved)] == [text]


def test_a_turn_that_lacks_its_last_seed_waits_for_the_hand() -> None:
    table = Table()
    board = table.after("S6")
    last = table.turn("S6").steps[-1].site
    board[last] = table.position.contents[last]

    assert not any(isinstance(e, Illegal | Moved) for e in table.look(board))

    events = table.look(table.after("S6"))
    assert [str(e.turn) for e in events if isinstance(e, Moved)] == ["S6"]


def test_a_pit_passed_over_is_named() -> None:
    table = Table()
    board = table.after("S6")
    board["N2"] = table.position.contents["N2"]

    assert "N2 should hold 8, not 7" in told(table.look(board))


def test_two_seeds_in_one_pit_and_none_in_the_next_are_both_named() -> None:
    table = Table()
    board = table.after("S6")
    board |= {"N1": 9, "N2": table.position.contents["N2"]}

    why = told(table.look(board, spread=0.6))

    assert "N1 should hold 8, not 9" in why
    assert "N2 should hold 8, not 7" in why
    assert Restored() in table.look(dict(table.position.contents))


def test_a_seed_that_went_astray_is_named_in_both_pits_however_far_apart() -> None:
    table = Table()
    board = table.after("S6")
    board |= {"N2": table.position.contents["N2"], "S1": 8}

    why = told(table.look(board, spread=0.4))

    assert "N2 should hold 8, not 7" in why
    assert "S1 should hold 7, not 8" in why


def test_a_turn_that_fits_worse_than_a_mistake_is_asked_about_and_not_logged() -> None:
    """A pit on its way is a little likelier to be as it was than to hold one more."""
    table = Table()
    seen = dict(vague(table.position.contents, table.after("S6")).log_likelihoods)
    seen["N2"] = {7: 0.0, 8: -4.7}
    evidence = Evidence(seen, frozenset({"S", "N"}))

    events = [e for t in range(60) for e in table.referee.observe(evidence, t / 10)]

    (asked,) = events
    assert isinstance(asked, Question)
    assert not asked.taken
    assert [str(turn) for turn in asked.alternatives[0]] == ["S6"]
    assert any(isinstance(e, Moved) for e in table.look(table.after("S6"), 10.0))


def test_a_sowing_by_the_other_side_is_out_of_turn() -> None:
    table = Table()
    there = table.game.passed(table.position)
    turn = table.game.parse(there, "N3")

    events = table.look(dict(table.game.play(there, turn).contents))

    (illegal,) = (event for event in events if isinstance(event, Illegal))
    assert illegal.ruling.rule == "out_of_turn"
    assert Restored() in table.look(dict(table.position.contents))


def test_seeds_put_back_are_no_change() -> None:
    table = Table()

    assert table.look(dict(table.position.contents)) == []


def test_a_pit_that_surely_did_not_change_rules_a_sowing_out() -> None:
    table = Table()
    board = table.after("S6")
    gaps = Gaps(vague(table.position.contents, table.position.contents | {"S6": 0}))

    assert not gaps.fits(board)
    assert gaps.worst(board, {}) > NEAR


def test_the_board_as_made_is_that_of_the_turn_but_for_what_clearly_differs() -> None:
    table = Table()
    board = table.after("S6")
    evidence = vague(table.position.contents, board)

    assert made(table.game, table.position, Gaps(evidence)) == board


def test_a_slip_late_in_a_relay_is_told_though_no_heap_is_counted_for_sure() -> None:
    # S1 and S5 are sown, N2 is passed over, and the relay goes on from N5
    slipped = laid("adi", "S . 5 5 5 . 5 / N 5 4 5 5 5 4")
    board = sown(slipped, slipped.rules.number["N5"]).board
    game, start = SEEDS["adi"], SEEDS["adi"].start()
    there = dict(zip(slipped.rules.names, board, strict=True))
    misread = {**there, "N3": there["N3"] + 1}

    gaps = Gaps(vague(start.contents, misread))

    assert made(game, start, gaps) == there


def test_a_game_of_chips_supposes_no_boards() -> None:
    game = GAMES["tapatan"]

    assert list(game.supposed(game.start())) == []

"""Rules of Xiangqi, sentence by sentence, at the table."""

import pytest

from rules.core.model import Setting
from rules.games.kinds.fen_writer import write_fen
from tests.rules.kind_table import GAMES, Case, reason, set_up, turns_of, verdict
from tests.rules.pit_table import played

FACING = "4k4/9/9/9/9/9/9/4R4/9/4K4 w"
ADVISOR = "4k4/9/9/9/9/9/9/9/3A5/5K3 w"
ELEPHANT = "4k4/9/9/9/9/2E6/1p7/9/9/3K5 w"
SCREENS = "3k5/9/9/r8/9/9/p8/p8/9/C3K4 w"
SOLDIER = "3k5/9/9/9/P8/9/9/9/9/4K4 w"

CASES = [
    Case("red begins", "", "e4-e5", "e4-e5"),
    Case("not black", "", "e7-e6", "out_of_turn"),
    Case("a horse goes on and out", "", "b1-c3", "b1-c3"),
    Case(
        "nothing stands before it",
        "",
        "b1-d2",
        "leg_blocked: the horse on b1 cannot go to d2: it is blocked on c1",
    ),
    Case("a cannon takes over one piece", "", "xb10 b3-b10", "b3-b10xb10"),
    Case(
        "not over none",
        "",
        "xb8 b3-b8",
        "no_screen: the cannon on b3 cannot take on b8: exactly one piece has to stand "
        "between",
    ),
    Case("not over two", SCREENS, "xa7 a1-a7", "no_screen"),
    Case("it goes over none", SCREENS, "a1-a5", "in_the_way"),
    Case("a soldier goes ahead", "", "a4-a5", "a4-a5"),
    Case(
        "not sideways at home",
        "",
        "a4-b4",
        "out_of_zone: the soldier on a4 cannot go to b4: it goes so only in the other "
        "half, beyond the river",
    ),
    Case("beyond the river it does", SOLDIER, "a6-b6", "a6-b6"),
    Case("never back", SOLDIER, "a6-a5", "cannot_go"),
    Case(
        "the general stays in the palace",
        "4k4/9/9/9/9/9/9/9/9/3K5 w",
        "d1-c1",
        "out_of_zone: the general on d1 cannot go to c1: it has to stay in its palace",
    ),
    Case("the advisor too", ADVISOR, "d2-c3", "out_of_zone"),
    Case("an advisor goes aslant", ADVISOR, "d2-d3", "cannot_go"),
    Case("an elephant goes two aslant", ELEPHANT, "c5-e3", "c5-e3"),
    Case("over nothing", ELEPHANT, "c5-a3", "leg_blocked"),
    Case(
        "and not over the river",
        ELEPHANT,
        "c5-e7",
        "out_of_zone: the elephant on c5 cannot go to e7: it has to stay in its own "
        "half, this side of the river",
    ),
    Case(
        "the generals do not face each other",
        FACING,
        "e3-a3",
        "royals_face: with the chariot on e3 gone to a3, nothing stands before the "
        "general on e10",
    ),
    Case("the general itself", "3k5/9/9/9/9/9/9/9/9/4K4 w", "e1-d1", "royals_face"),
    Case(
        "nobody leaves the general attacked",
        "3kr4/9/9/9/9/9/9/9/4C4/4K4 w",
        "e2-b2",
        "leaves_in_check: the cannon on e2 went to b2; that leaves the general "
        "attacked by the chariot on e10",
    ),
    Case(
        "nobody castles", "3k5/9/9/9/9/9/9/9/9/4K3R w", "e1-f1 i1-h1", "two_chips_moved"
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rules_say(case: Case) -> None:
    assert verdict("xiangqi", case) == case.verdict


def test_a_screen_may_be_of_either_side() -> None:
    before = "3k5/9/9/r7r/9/9/9/P7p/9/C3K3C w"

    assert {"a1-a7xa7", "i1-i7xi7"} <= turns_of("xiangqi", before)


def test_a_horse_that_is_blocked_does_not_attack() -> None:
    turns = turns_of("xiangqi", "4k4/9/9/9/9/9/9/4h4/4A4/3K5 w")

    assert "d1-d2" in turns
    assert not any(turn.startswith("e2-") for turn in turns)


@pytest.mark.parametrize(
    ("before", "line", "end"),
    [
        ("4k4/R8/9/9/9/9/9/9/9/1R3K3 w", "b1-b10", "red: checkmate"),
        # black's general is not attacked, and can go nowhere
        ("3k5/9/4P4/9/9/9/9/9/9/4K4 w", "e8-e9", "red: blocked"),
    ],
)
def test_who_cannot_move_has_lost(before: str, line: str, end: str) -> None:
    assert reason("xiangqi", before, line) == end


QUIET = "a1-a2 a10-a9 a2-a1 a9-a10 "
CHASED = "3k5/9/9/9/9/9/9/9/4R4/5K3 w"
CHECKING = "e2-d2 d10-e10 d2-e2 e10-d10 "


THREAT = "4k4/9/9/9/9/r1r6/3C5/4B4/9/5K3 w"
THREATENING = "d4-f4 c5-g5 f4-d4 g5-c5 "


def claims(before: str, line: str, **options: Setting) -> list[str]:
    """Return what the side to move may rightly claim after some turns."""
    game = GAMES["xiangqi"].configured(**options)
    position = played(game, line, set_up("xiangqi", before, **options))
    return [claim.rule for claim in game.claims(position) if claim.result]


@pytest.mark.parametrize(("before", "line"), [("", QUIET), (THREAT, THREATENING)])
def test_the_third_time_ends_nothing_by_itself(before: str, line: str) -> None:
    assert reason("xiangqi", before, 2 * line) == ""
    assert claims(before, line) == []
    assert claims(before, 2 * line) == ["repetition"]


def test_the_third_time_is_a_draw_if_so_agreed() -> None:
    assert reason("xiangqi", "", QUIET, repetition="draws") == ""
    assert reason("xiangqi", "", 2 * QUIET, repetition="draws") == ": repetition"
    assert claims("", 2 * QUIET, repetition="draws") == []


def test_checking_all_the_time_loses_unless_otherwise_agreed() -> None:
    assert reason("xiangqi", CHASED, 2 * CHECKING) == "black: perpetual_check"
    drawn = reason("xiangqi", CHASED, 2 * CHECKING, perpetual_check="draws")
    assert drawn == ""
    assert claims(CHASED, 2 * CHECKING, perpetual_check="draws") == ["repetition"]


def test_a_fen_is_written_as_it_was_read() -> None:
    fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
    ours = "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r"
    kernel = GAMES["xiangqi"].kernel

    assert write_fen(kernel.record, GAMES["xiangqi"].start()) == fen
    assert write_fen(kernel.record, kernel.at_fen(fen)) == fen
    assert write_fen(kernel.record, kernel.at_fen(ours)) == fen

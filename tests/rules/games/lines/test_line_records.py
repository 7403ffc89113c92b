"""Contradictions in records, and settings that no game needs yet."""

from dataclasses import replace

import pytest

from rules.core.errors import DefinitionError
from rules.games.facade import KernelGame
from rules.games.lines.kernel import LineKernel
from rules.games.lines.morris import MORABARABA_HTJB, NINE_MENS_MORRIS
from rules.games.lines.record import QuietDraw, Remade
from rules.games.lines.three_in_a_row import TANT_FANT, TAPATAN
from tests.rules.table import laid


@pytest.mark.parametrize(
    ("record", "change", "complaint"),
    [
        (TAPATAN, {"card": replace(TAPATAN.card, silent=("speed",))}, "speed"),
        (TANT_FANT, {"setup": (("a1",), ())}, "unequal"),
        (TANT_FANT, {"men": 2}, "more men set up"),
        (NINE_MENS_MORRIS, {"quiet_plies": 20}, "quiet_plies"),
        (MORABARABA_HTJB, {"quiet_draw": QuietDraw.NEVER}, "quiet_plies"),
    ],
)
def test_a_record_that_contradicts_itself_is_refused(
    record, change, complaint: str
) -> None:
    with pytest.raises(DefinitionError, match=complaint):
        replace(record, **change)


def test_a_position_that_occurs_three_times_draws_where_a_record_says_so() -> None:
    game = KernelGame(LineKernel, replace(TAPATAN, repetitions=3))
    position = laid(game, "white a3 b1 c2, black a1 b2 c1", (0, 0))
    for text in ["a3-b3", "a1-a2", "b3-a3", "a2-a1"] * 2:
        assert game.result(position) is None
        position = game.play(position, game.parse(position, text))

    result = game.result(position)
    assert result is not None
    assert (result.reason, result.winners) == ("repetition", ())


DOUBLE = "white a7 d7 g7 d6 f6 a4, black a1 g1 d3 e4"


@pytest.mark.parametrize(
    ("remade", "breaks", "returns", "allowed"),
    [
        (Remade.UNLESS_FORMED, "a7-b6xa1", "b6-a7xg1", True),
        (Remade.UNLESS_FORMED, "g7-g4", "g4-g7xa1", False),
        (Remade.NOT_BACK, "a7-b6xa1", "b6-a7xg1", False),
        (Remade.NOT_BACK, "a7-b6xa1", "a4-a7xg1", True),
        (Remade.IF_FORMED, "a7-b6xa1", "a4-a7xg1", False),
        (Remade.IF_FORMED, "g7-g4", "g4-g7xa1", True),
        (Remade.AFTER_OTHER_MOVE, "g7-g4", "g4-g7xa1", False),
        (Remade.FREELY, "a7-b6xa1", "b6-a7xg1", True),
    ],
)
def test_the_five_readings_of_remaking_a_mill(
    remade: Remade, breaks: str, returns: str, allowed: bool
) -> None:
    game = KernelGame(LineKernel, replace(MORABARABA_HTJB, remade=remade))
    position = laid(game, DOUBLE, (0, 0))
    for text in (breaks, "d3-c3"):
        position = game.play(position, game.parse(position, text))

    assert (returns in map(str, game.turns(position))) is allowed


@pytest.mark.parametrize("both", [True, False])
def test_quiet_turns_may_count_from_when_both_sides_have_three(both: bool) -> None:
    when = QuietDraw.BOTH_AT_THREE
    record = replace(MORABARABA_HTJB, quiet_draw=when, quiet_plies=2)
    game = KernelGame(LineKernel, record)
    position = laid(
        game, f"white a7 d7 g1, black b2 f2 c5{'' if both else ' e3'}", (0, 0)
    )
    for text in ("g1-g4", "c5-c4"):
        position = game.play(position, game.parse(position, text))

    assert (game.result(position) is not None) is both


@pytest.mark.parametrize("sides", [("white",), ("white", "white"), ("a", "b", "c")])
def test_two_different_sides_play(sides: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="2 different sides"):
        KernelGame(LineKernel, TAPATAN).start(sides=sides)

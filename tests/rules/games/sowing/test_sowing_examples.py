"""The worked examples of Count and Capture, played as the book tells them."""

import pytest

from rules.core.model import StepKind, Turn
from tests.rules.sow_table import GAMES, laid, told

MONGOLA_DIAGRAM = (
    "A . . . 3 . 6 . / B 6 1 3 2 1 2 . / C 1 4 2 . . . 4 / D 5 2 7 2 4 1 ."
)
MONGOLA_BEFORE = "A . . . 3 . 6 . / B 6 1 2 1 . 1 4 / C 1 4 2 . . . 4 / D 5 2 7 2 4 1 ."


def kinds(turn: Turn, kind: StepKind) -> list[tuple[str, int]]:
    return [(step.site, step.count) for step in turn.steps if step.kind is kind]


def seen_from_the_other_side(lie: str) -> str:
    """Return a line of houses with the columns counted from the other end."""
    rows = (part.split() for part in lie.split(" / "))
    return " / ".join(" ".join([row, *reversed(counts)]) for row, *counts in rows)


@pytest.mark.parametrize("direction", ["clockwise", "counter_clockwise"])
def test_mongola_the_diagram_and_both_continuations(direction: str) -> None:
    """With the diagram's own letters, and as it lies with north above."""
    game = GAMES["mongola"].configured(direction=direction)
    as_drawn = direction == "clockwise"
    lies = [MONGOLA_BEFORE, MONGOLA_DIAGRAM]
    if not as_drawn:
        lies = [seen_from_the_other_side(lie) for lie in lies]

    def book(site: str) -> str:
        return site if as_drawn else f"{site[0]}{8 - int(site[1])}"

    before = laid("mongola", lies[0], "north", direction=direction)
    diagram = laid("mongola", lies[1], "north", direction=direction).contents
    turn = game.parse(before, book("B7"))

    stages = [dict(before.contents) | dict(b) for b, _ in game.stages(before, turn)]
    sites = [book(step.site) for step in turn.steps]
    lifts = [(book(site), count) for site, count in kinds(turn, StepKind.LIFT)]

    assert dict(diagram) in stages  # Y has dropped the last man in B-3
    assert lifts[:4] == [("B7", 4), ("C3", 2), ("D3", 7), ("B3", 3)]
    assert sites[8:20] == [
        *(f"B{n}" for n in range(6, 0, -1)),
        *(f"A{n}" for n in range(1, 7)),
    ]
    assert lifts[4] == ("A6", 7)  # seven in it
    assert sites[21:28] == ["A7", "B7", "B6", "B5", "B4", "B3", "B2"]
    assert lifts[5:8] == [("C2", 4), ("D2", 2), ("B2", 3)]  # six more
    # nine men from the house after the first empty one back: A-6, so from A-7; A-1
    # holds one man, and so the last one passes it by: Y is exhausted
    assert sites[31:] == ["A7", "B7", "B6", "B5", "B4", "B3", "B2", "B1", "A2"]
    after = game.play(before, turn)
    assert sum(after.seeds) == 56
    assert after.to_move == "south"


def test_mankaleh_twos_in_four_wells_are_all_eaten() -> None:
    game = GAMES["mankaleh"]
    position = laid("mankaleh", "S . . 4 1 1 1 1 / N 7 7 7 7 7 7 7")

    after = game.play(position, game.parse(position, "S3"))

    assert told(after) == ("S . . . . . . . / N 7 7 7 7 7 7 7 / won 8 0 > north")


def test_mankaleh_a_series_of_six_two_two_four_two_is_picked_up() -> None:
    game = GAMES["mankaleh"]
    position = laid("mankaleh", "S . . . . 5 5 1 / N 1 3 1 7 7 7 7")

    turn = game.parse(position, "S5")
    after = game.play(position, turn)

    assert kinds(turn, StepKind.TAKE) == [
        ("N3", 2),
        ("N2", 4),
        ("N1", 2),
        ("S7", 2),
        ("S6", 6),
    ]
    assert after.won["south"] == 16


def test_mankaleh_an_odd_well_ends_the_series() -> None:
    game = GAMES["mankaleh"]
    position = laid("mankaleh", "S . . . . 5 5 1 / N 2 3 1 7 7 7 7")

    turn = game.parse(position, "S5")

    assert kinds(turn, StepKind.TAKE) == [("N3", 2), ("N2", 4)]


def test_pandi_stopping_in_three_with_four_empty_wins_five_and_its_opposite() -> None:
    game = GAMES["pandi"]
    position = laid("pandi", "S . 1 . . 6 1 1 / N 2 2 3 2 2 2 2")

    after = game.play(position, game.parse(position, "S2"))

    assert told(after) == "S . . 1 . . 1 1 / N 2 2 . 2 2 2 2 / won 9 0 > north"


def test_pandi_two_empty_holes_are_licked() -> None:
    game = GAMES["pandi"]
    position = laid("pandi", "S . 1 . . . 1 1 / N 2 2 3 2 2 2 2")

    after = game.play(position, game.parse(position, "S2"))

    assert after.won == {"south": 0, "north": 0}
    assert after.to_move == "north"


def test_pandi_last_stone_in_five_and_six_empty_takes_seven_at_both_ends() -> None:
    game = GAMES["pandi"]
    position = laid("pandi", "S . . . 1 . . 6 / N 5 2 3 2 2 2 2")

    after = game.play(position, game.parse(position, "S4"))

    assert told(after) == "S . . . . 1 . . / N . 2 3 2 2 2 2 / won 11 0 > north"


def test_pallam_kuzhi_stop_in_one_with_two_empty_captures_three() -> None:
    game = GAMES["pallam_kuzhi"]
    position = laid("pallam_kuzhi", "S . . 3 . . 1 1 / N 1 1 1 1 1 1 1", "north")

    after = game.play(position, game.parse(position, "N7"))

    assert told(after) == "S 1 . . . . 1 1 / N 1 1 1 1 1 1 . / won 0 3 > south"


def test_egyptian_two_and_the_beyts_before_are_won_with_those_opposite() -> None:
    game = GAMES["egyptian_advanced"]
    position = laid("egyptian_advanced", "S 1 1 3 1 . 3 / N 3 1 1 5 6 1 / won 20 26")

    # the last haswah makes two in N3; two in N2 come before it, four in N1, then none
    turn = game.parse(position, "S6")
    after = game.play(position, turn)

    assert kinds(turn, StepKind.TAKE) == [
        ("N3", 2),
        ("S4", 1),
        ("N2", 2),
        ("N1", 4),
    ]
    assert after.won["south"] == 29


@pytest.mark.parametrize(
    ("options", "winners", "scores"),
    [
        ({}, ("south",), {"south": 42, "north": 30}),
        ({"lifted": "skipped"}, ("north",), {"south": 27, "north": 42}),
        ({"gain": "even"}, ("north",), {"south": 18, "north": 54}),
    ],
)
def test_egyptian_six_in_each_beyt_leaves_nothing_to_choose(
    options: dict[str, str], winners: tuple[str, ...], scores: dict[str, int]
) -> None:
    """'He who plays first is sure to lose': so it is in two of the three readings."""
    game = GAMES["egyptian_simple"].configured(fill="sixes", **options)
    position = game.start()

    while position.to_move:
        (turn,) = game.turns(position)
        position = game.play(position, turn)

    result = game.result(position)
    assert result is not None
    assert result.winners == winners
    assert result.scores == scores


def test_sita_lifts_as_the_text_says_and_comes_back_after_105() -> None:
    game = GAMES["sita_solitaire"]
    position = first = game.start()
    lifts, ways = [], []
    while position.to_move:
        (turn,) = game.turns(position)
        lifts += kinds(turn, StepKind.LIFT)
        ways.append([step.site for step in turn.steps[1:]])
        position = game.play(position, turn)

    assert lifts[0] == ("S1", 7)  # holes numbered 7 6 5 4 3 2 1 along each row
    assert ways[0] == [
        "S2",
        "S3",
        "S4",
        "S5",
        "S6",
        "S7",
        "N1",
    ]
    assert lifts[1] == ("N2", 6)  # 'the 6 from the other side'
    assert ways[1] == ["N3", "N4", "N5", "N6", "N7", "S1"]  # '5, 4, 3, 2, 1, 7'
    assert lifts[2][0] == "S2"  # 'the 6 from your own side'
    assert len(lifts) == 105
    assert all(count for _, count in lifts)
    assert position.contents == first.contents
    result = game.result(position)
    assert result is not None
    assert (result.winners, result.reason) == (("solo",), "board_restored")


def test_giuthi_two_doubles_as_the_book_does() -> None:
    game = GAMES["giuthi_2"]
    position = game.start()
    position = game.play(position, game.parse(position, "fill:0,7,1,1,1,0"))
    position = game.play(position, game.parse(position, "double"))

    assert told(position).startswith("S . 7 1 1 1 . / N . 2 2 2 14 . /")
    assert position.to_move == "north"  # the rich man plays first


def test_dakon_opening_leaves_the_boards_that_the_story_tells() -> None:
    position = GAMES["dakon"].start()

    assert told(position) == ("S . 8 8 8 8 8 8 / N . 8 8 8 8 8 8 / won 1 1 > south")


GAME_B = (  # turns of a filmed mankaleh opening, and what then lay there
    ("S6", "S 7 7 7 7 7 . 8 / N 8 8 8 8 8 8 7 / won 0 0"),
    ("N1", "S 8 8 7 7 7 . 8 / N . 9 9 9 9 9 8 / won 0 0"),
    ("S3", "S 8 8 . 8 8 1 9 / N 1 10 10 9 9 9 8 / won 0 0"),
    ("N4", "S 9 9 1 9 9 . 9 / N 1 10 10 . 10 10 9 / won 0 2"),
    ("S4", "S 9 9 1 . 10 1 10 / N 2 11 11 1 11 11 9 / won 0 2"),
    ("N2", "S 10 10 2 1 11 . 10 / N 2 . 12 2 12 12 10 / won 0 4"),
)


def test_a_mankaleh_opening_goes_as_it_was_filmed() -> None:
    game = GAMES["mankaleh"]
    position = game.start()
    for text, lie in GAME_B:
        position = game.play(position, game.parse(position, text))
        assert told(position).partition(" > ")[0] == lie

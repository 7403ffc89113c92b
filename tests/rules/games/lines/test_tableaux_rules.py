"""Rules of Tableaux, sentence by sentence, at the table.

HTJB: International Mind Games (Tableaux, with its advanced play), in our own words.
"""

import pytest

from rules.core.errors import IllegalTurnError, OptionError
from rules.core.model import Step, StepKind, Turn
from rules.core.perft import perft
from rules.games.facade import KernelGame
from rules.games.table_position import TablePosition
from rules.games.takeaway.kernel import TakeAwayKernel
from rules.games.takeaway.rulings import TABLE
from tests.rules.pit_table import GAMES, Case, done, played, random_game, texts, verdict

BASIC, ADVANCED = GAMES["tableaux"], GAMES["tableaux_advanced"]
BOTH = ("tableaux", "tableaux_advanced")
TO_ONE = """\
xa7xd7xg7 xb6xd6xf6 xc5xd5xe5 xa4xb4xc4 xd4xe4xf4 xg4xc3xd3 xe3xb2xd2 xf2xa1xd1"""
"""Eight turns of three chips each leave one, on g1, and white to move."""

TAKING = [
    Case("one chip is removed", "", "xa7", "xa7"),
    Case("or two", "", "xa7 xd7", "xa7xd7"),
    Case("or three", "", "xa7 xd7 xg7", "xa7xd7xg7"),
    Case("from wherever the player likes", "", "xg1", "xg1"),
    Case("the one in the middle, too", "", "xd4", "xd4"),
    Case("near each other or not", "", "xg1 xc5 xd4", "xc5xd4xg1"),
    Case("not four", "", "xa7 xd7 xg7 xb6", "too_many_taken"),
    Case("not none", "", "", "nothing_taken"),
    Case("chips are not moved", "xa7", "xd7 chip@a7", "chip_moved"),
    Case("nor put back", "xa7", "chip@a7", "no_chip_in_hand"),
    Case("nor put on others", "", "chip@a7", "no_chip_in_hand"),
    Case("nor are others laid", "", "xa7 red@a7", "foreign_chip"),
    Case("they alternate: both have one left to play", "xa7", "xd7", "xd7"),
]

DRAW = {"chips": 27, "draw": 5}
ADVANCED_TAKING = [
    Case(
        "the size of the draw is set from three to nine",
        "",
        "xa7 xd7 xg7 xb6 xd6",
        "xa7xd7xg7xb6xd6",
        options=DRAW,
    ),
    Case(
        "a turn takes no more",
        "",
        "xa7 xd7 xg7 xb6 xd6 xf6",
        "too_many_taken",
        options=DRAW,
    ),
    Case("it may take fewer", "", "xg1", "xg1", options=DRAW),
    Case("both of a pile", "", "xa7 xa7 xd7", "xa7xa7xd7", options=DRAW),
    Case("or the upper one", "", "xa7", "xa7", options=DRAW),
    Case("no third on a pile", "", "chip@a7", "no_chip_in_hand", options=DRAW),
]


@pytest.mark.parametrize("case", TAKING, ids=str)
@pytest.mark.parametrize("game_id", BOTH)
def test_the_rules_say(game_id: str, case: Case) -> None:
    assert verdict(game_id, case) == case.verdict


@pytest.mark.parametrize("case", ADVANCED_TAKING, ids=str)
def test_advanced_play_says(case: Case) -> None:
    assert verdict("tableaux_advanced", case) == case.verdict


def test_every_rule_that_can_be_broken_is_shown_or_said_here() -> None:
    shown = {case.verdict for case in (*TAKING, *ADVANCED_TAKING)}

    assert {row.rule for row in TABLE.rows} - shown == {"game_over", "several_changes"}


@pytest.mark.parametrize("game_id", BOTH)
def test_the_board_is_covered_with_25_chips_one_in_the_middle(game_id: str) -> None:
    start = GAMES[game_id].start()

    assert len(start.contents) == 25
    assert set(start.contents.values()) == {("chip",)}
    assert start.contents["d4"] == ("chip",)


@pytest.mark.parametrize(("chips", "piles"), [(25, 0), (26, 1), (48, 23)])
def test_more_chips_lie_in_a_second_layer(chips: int, piles: int) -> None:
    start = ADVANCED.start(chips=chips)
    layers = [len(pile) for pile in start.stands]

    assert layers == [2] * piles + [1] * (25 - piles)
    assert ADVANCED.most_chips == 2
    assert BASIC.most_chips == 1


@pytest.mark.parametrize(
    "wrong", [{"chips": 24}, {"chips": 49}, {"draw": 2}, {"draw": 10}]
)
def test_other_numbers_of_chips_and_other_draws_are_refused(
    wrong: dict[str, int],
) -> None:
    with pytest.raises(OptionError):
        ADVANCED.configured(**wrong)
    with pytest.raises(OptionError):
        BASIC.configured(**wrong)


@pytest.mark.parametrize("draw", range(3, 10))
def test_one_turn_is_listed_for_each_number_of_chips(draw: int) -> None:
    position = ADVANCED.start(draw=draw)

    assert [len(turn.steps) for turn in ADVANCED.turns(position)] == [
        *range(1, draw + 1)
    ]


def test_the_listed_turns_take_the_first_chips_in_board_order() -> None:
    assert texts(BASIC, BASIC.start()) == ["xa7", "xa7xd7", "xa7xd7xg7"]
    assert texts(ADVANCED, ADVANCED.start(chips=26)) == ["xa7", "xa7xa7", "xa7xa7xd7"]
    assert texts(BASIC, played(BASIC, TO_ONE)) == ["xg1"]


def test_a_turn_with_other_chips_is_played_as_well() -> None:
    start = BASIC.start()
    turn = BASIC.judge(start, {"d4": (), "g1": ()})
    assert isinstance(turn, Turn)
    after = BASIC.play(start, turn)

    assert (turn.side, turn.text) == ("white", "xd4xg1")
    assert after.held == (2, 0)
    assert after.to_move == "black"


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("2", "xa7xd7"),
        ("xg1xd4", "xd4xg1"),
        ("xd4", "xd4"),
        ("0", None),
        ("4", None),
        ("xd4xd4", None),
        ("xd4xg1xa7xa1", None),
        ("xz9", None),
        ("d4", None),
        ("", None),
    ],
)
def test_any_chips_may_be_written_and_a_number_takes_the_first(
    text: str, turn: str | None
) -> None:
    kernel = BASIC.kernel
    assert isinstance(kernel, TakeAwayKernel)
    read = kernel.read(BASIC.start(), text)

    assert (read.text if read else None) == turn


def test_nothing_is_written_once_the_last_chip_is_gone() -> None:
    kernel, over = BASIC.kernel, played(BASIC, TO_ONE + " xg1")
    assert isinstance(kernel, TakeAwayKernel)

    assert kernel.read(over, "1") is None
    assert kernel.read(over, "xg1") is None


def test_a_turn_that_takes_too_many_is_refused_by_rule() -> None:
    start = BASIC.start()
    steps = tuple(Step(StepKind.REMOVE, site, "chip") for site in start.names[:4])

    with pytest.raises(IllegalTurnError, match="too_many_taken"):
        BASIC.play(start, Turn("white", steps, "xa7xd7xg7xb6"))
    with pytest.raises(IllegalTurnError, match="out_of_turn"):
        BASIC.play(start, Turn("black", steps[:1], "xa7"))


def ended(game: KernelGame, position: TablePosition) -> tuple[str, str, dict[str, int]]:
    result = game.result(position)
    assert result is not None
    return "".join(result.winners), result.reason, dict(result.scores)


def test_whoever_has_to_remove_the_last_chip_loses() -> None:
    last = played(BASIC, TO_ONE)

    assert last.to_move == "white"
    assert ended(BASIC, played(BASIC, "xg1", last)) == ("black", "last_chip", {})


def test_whoever_takes_the_last_chips_by_choice_loses_too() -> None:
    three = played(BASIC, TO_ONE.rsplit(" ", 1)[0] + " xf2")

    assert three.to_move == "white"
    assert ended(BASIC, played(BASIC, "xa1xd1xg1", three))[0] == "black"


def test_the_winner_counts_the_chips_that_he_has_removed() -> None:
    over = played(ADVANCED, TO_ONE + " xg1")

    assert ended(ADVANCED, over) == ("black", "last_chip", {"white": 0, "black": 12})


def test_nothing_is_taken_from_an_empty_board() -> None:
    over = played(BASIC, TO_ONE + " xg1")

    assert over.to_move is None
    assert (
        getattr(BASIC.judge(over, done(over, "chip@a7")), "rule", None) == "game_over"
    )


def test_the_first_turn_has_ten_seconds_and_each_later_one_five() -> None:
    start = ADVANCED.start()

    assert ADVANCED.seconds(start) == 10.0
    assert ADVANCED.seconds(played(ADVANCED, "xa7")) == 5.0
    assert ADVANCED.seconds(played(ADVANCED, "xa7 xd7")) == 5.0
    assert BASIC.seconds(BASIC.start()) == 0.0


@pytest.mark.parametrize(
    ("says", "before", "winner", "gain"),
    [
        ("what remains on the board is larger", "", "black", 25),
        ("on top of the chips removed", "xa7xd7 xg7", "black", 1 + 22),
        ("the larger of the two, not both", TO_ONE, "black", 12 + 12),
        ("of the late player's chips", TO_ONE.rsplit(" ", 1)[0], "white", 12 + 9),
    ],
)
def test_whoever_is_late_forfeits_the_round(
    says: str, before: str, winner: str, gain: int
) -> None:
    position = played(ADVANCED, before)
    late = position.to_move
    assert late is not None
    over = ADVANCED.out_of_time(position)

    assert ended(ADVANCED, over) == (winner, "out_of_time", {winner: gain, late: 0}), (
        says
    )
    assert ADVANCED.turns(over) == ()
    assert ADVANCED.out_of_time(over) == over


def test_basic_play_has_no_time_limit() -> None:
    start = BASIC.start()

    assert BASIC.out_of_time(start) == start


def test_the_first_player_to_reach_50_wins_the_match() -> None:
    assert getattr(ADVANCED.kernel.record, "goal", None) == 50
    assert getattr(BASIC.kernel.record, "goal", None) == 0


def test_positions_counted_by_hand() -> None:
    assert [perft(BASIC, BASIC.start(), n) for n in (1, 2, 3)] == [3, 9, 27]
    nine = ADVANCED.start(chips=48, draw=9)
    assert [perft(ADVANCED, nine, n) for n in (1, 2, 3)] == [9, 81, 729]


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("game_id", BOTH)
def test_a_random_game_keeps_its_own_rules(game_id: str, seed: int) -> None:
    game = GAMES[game_id]
    over = random_game(game, seed)
    winner, reason, scores = ended(game, over)

    assert reason == "last_chip"
    assert over.held[over.sides.index(winner)] == scores.get(
        winner, over.held[over.sides.index(winner)]
    )

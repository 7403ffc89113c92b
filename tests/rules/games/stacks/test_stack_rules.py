"""Rules of Stack at the table, and their consequences.

The sentences on single turns are in stack_cases.py; the kernel's own promises are in
test_stack_kernel.py.
"""

import pytest

from rules.core.errors import IllegalTurnError, OptionError
from rules.core.facts import Sentence
from rules.core.facts import cited as cited_as
from rules.core.model import Ruling, Stage, Turn
from rules.games.stacks.record import LAWS, Elimination, RoundStarter, StackRecord
from rules.games.stacks.rulings import TABLE
from rules.games.stacks.stack import GAMES, STACK, STACK_2P, STACK_TEAM
from rules.rulings.besides import BUMPS
from tests.rules.stack_cases import (
    CITED,
    EVERYWHERE,
    FIVE,
    FREE,
    SECOND,
    SPARE,
    TEAM,
    TWO_PLAYERS,
    UNCOVERED,
    Case,
)
from tests.rules.stack_table import done, game_of, laid
from words.keys import Key

STACKS = [STACK, STACK_2P, STACK_TEAM]


def verdict(record: StackRecord, case: Case) -> tuple[str, str]:
    """Return what the rules say, and for a broken rule what they cite."""
    game = game_of(record)
    position = laid(game, case.before)
    match game.judge(position, done(position, case.deeds)):
        case Turn(text=text):
            return text, ""
        case Stage(owed=owed):
            return f"owed: {owed.value}", ""
        case Ruling(rule=rule, source=source):
            return rule, source


def cited(record: StackRecord, case: Case) -> str:
    if case.verdict in BUMPS:
        unsaid = Sentence(Key("rulings-unsaid-lies"))
        return str(cited_as(record.card.book, unsaid))
    return str(record.card.cite(CITED[case.verdict])) if case.verdict in CITED else ""


@pytest.mark.parametrize("record", STACKS, ids=lambda record: record.card.id)
@pytest.mark.parametrize("case", EVERYWHERE + SECOND, ids=lambda case: case.says)
def test_what_all_games_of_stacking_say(record: StackRecord, case: Case) -> None:
    assert verdict(record, case) == (case.verdict, cited(record, case))


@pytest.mark.parametrize("case", TWO_PLAYERS, ids=lambda case: case.says)
def test_what_stack_for_two_says(case: Case) -> None:
    assert verdict(STACK_2P, case) == (case.verdict, cited(STACK_2P, case))


@pytest.mark.parametrize("case", TEAM, ids=lambda case: case.says)
def test_what_stack_in_teams_says(case: Case) -> None:
    assert verdict(STACK_TEAM, case) == (case.verdict, cited(STACK_TEAM, case))


@pytest.mark.parametrize("record", STACKS, ids=lambda record: record.card.id)
def test_each_colour_has_twelve_chips(record: StackRecord) -> None:
    assert set(game_of(record).start().in_hand.values()) == {12}


def test_two_three_or_four_players_play_stack() -> None:
    game = game_of(STACK)

    assert game.start().sides == ("white", "black", "red")
    assert game.start(players=2).sides == ("white", "black")
    assert len(game.start(players="4").sides) == 4
    assert game.start(sides=("north", "south")).sides == ("north", "south")


@pytest.mark.parametrize("sides", [("one",), ("one", "two", "two"), tuple("abcde")])
def test_no_other_number_of_sides_plays_stack(sides: tuple[str, ...]) -> None:
    with pytest.raises(OptionError, match="3 different sides"):
        game_of(STACK).start(sides=sides)


@pytest.mark.parametrize(
    "record", [STACK_2P, STACK_TEAM], ids=lambda record: record.card.id
)
def test_the_other_games_are_played_with_four_colours(record: StackRecord) -> None:
    with pytest.raises(OptionError, match="4 different sides"):
        game_of(record).start(sides=("white", "black"))


@pytest.mark.parametrize(
    ("record", "hands", "held"),
    [
        (STACK, (3, 2, 2, 2), (3, 0, 0, 0)),
        (STACK_2P, (3, 2, 4, 2), (1, 0, 0, 0)),
        (STACK_TEAM, (3, 2, 2, 2), (3, 0, 0, 0)),
    ],
    ids=lambda it: getattr(it, "id", ""),
)
def test_own_chips_of_a_confiscated_stack_are_replayed_and_the_others_kept(
    record: StackRecord, hands: tuple[int, ...], held: tuple[int, ...]
) -> None:
    game = game_of(record)
    before = "+ a7 white, d7 white, d1 red white red white black"
    position = laid(game, before)

    after = game.play(position, game.parse(position, "g7xd1"))

    assert after.hands == hands
    assert after.held == held
    assert after.contents["d1"] == ()


def test_a_stack_goes_chip_by_chip_from_its_top() -> None:
    game = game_of(STACK)
    position = laid(game, "+ a7 white, d7 white, d1 red white black")

    turn = game.parse(position, "g7xd1")

    assert [(step.site, step.piece) for step in turn.steps] == [
        ("g7", "white"),
        ("d1", "black"),
        ("d1", "white"),
        ("d1", "red"),
    ]


@pytest.mark.parametrize("record", STACKS, ids=lambda record: record.card.id)
def test_replayed_chips_are_placed_before_the_player_moves_again(
    record: StackRecord,
) -> None:
    game = game_of(record)
    before = f"a7 white, d7 white, g4 white, d1 white black, g1 red, {SPARE}"
    position = laid(game, before, hands=(0, 1, 1, 1))

    for text in ("g4-g7xd1", "a1", "a4", "c4"):
        position = game.play(position, game.parse(position, text))

    assert position.to_move == "white"
    assert position.in_hand["white"] == 1
    assert all("-" not in turn.text for turn in game.turns(position))


@pytest.mark.parametrize("record", STACKS, ids=lambda record: record.card.id)
def test_a_player_unable_to_play_loses_the_turn(record: StackRecord) -> None:
    game = game_of(record)
    covered = "a7 black red, d1 white, g1 red, g4 blue, b4 white, b2 white, f2 white"
    position = laid(game, covered)

    after = game.play(position, game.parse(position, "d1-a1"))

    assert after.to_move == "red"


def test_a_player_who_loses_the_turn_plays_again_when_able() -> None:
    game = game_of(STACK)
    before = "a7 black red, d1 white, g1 red, b4 white, b2 white, f2 white, a4 white"
    position = laid(game, before, players=3)

    for text in ("d1-a1", "a7-d7", "b2-d2"):
        position = game.play(position, game.parse(position, text))

    assert position.to_move == "black"


@pytest.mark.parametrize("record", STACKS, ids=lambda record: record.card.id)
def test_second_priority_is_the_owner_s_and_then_the_next_player_plays(
    record: StackRecord,
) -> None:
    game = game_of(record)
    red_s = UNCOVERED.replace("red", "grey").replace("black", "red")
    position = laid(game, red_s.replace("grey", "black"))

    uncovered = game.play(position, game.parse(position, "d7-d6"))
    removed = game.play(uncovered, game.parse(uncovered, "xg1"))

    assert uncovered.to_move == "red"
    assert removed.held == (0, 0, 1, 0)
    assert removed.to_move == "black"


def test_second_priority_falls_away_when_the_tresillo_is_gone() -> None:
    game = game_of(STACK)
    only = "d7 black white, a7 black, g7 black, b6 white, f6 white, a1 white"
    position = laid(game, only, players=2)

    after = game.play(position, game.parse(position, "d7-d6xa7"))

    assert after.to_move == "black"
    assert all(turn.text[0] != "x" for turn in game.turns(after))


def test_second_priority_falls_away_when_there_is_nothing_to_remove() -> None:
    game = game_of(STACK_2P)
    only = "a7 black, d7 black white, g7 black, d6 blue, a1 white blue"
    position = laid(game, only)

    after = game.play(position, game.parse(position, "d7-c3"))

    assert after.contents["c3"] == ("white",)
    assert after.to_move == "black"
    assert [turn.text for turn in game.turns(after)] == ["xc3"]

    gone = game.play(position, game.parse(position, "d7-d6"))
    assert [turn.text for turn in game.turns(gone)] == ["xd6"]


def test_a_tresillo_that_stood_before_earns_no_second_priority() -> None:
    game = game_of(STACK)
    stood = "a7 black, d7 black, g7 black, d6 white, a1 white, b4 white, f4 white"
    position = laid(game, stood, players=2)

    after = game.play(position, game.parse(position, "d6-d5"))

    assert after.memory is None
    assert len(game.turns(after)) > 3


def test_uncovering_one_s_own_other_colour_earns_second_priority_too() -> None:
    game = game_of(STACK_2P)
    own = "a7 red, d7 red white, g7 red, a1 black, g1 blue"
    position = laid(game, own)

    uncovered = game.play(position, game.parse(position, "d7-d6"))

    assert uncovered.to_move == "red"
    assert [turn.text for turn in game.turns(uncovered)] == ["xa1", "xg1"]


def test_a_team_s_second_priority_may_take_the_team_mate_s_stack() -> None:
    game = game_of(STACK_TEAM)
    position = laid(game, "a7 black, d7 black white, g7 black, a1 blue, g1 red")

    uncovered = game.play(position, game.parse(position, "d7-d6"))

    assert uncovered.to_move == "black"
    assert [turn.text for turn in game.turns(uncovered)] == ["xd6", "xa1", "xg1"]


LAST = "a7 white, d7 white, g4 white, b4 white, d1 {}"
"""White's g4-g7 takes the last stack that is not white's."""


@pytest.mark.parametrize(
    ("record", "pile", "winners", "reason"),
    [
        (STACK, "black red", ("white",), "one_colour_left"),
        (STACK_2P, "blue black", ("white", "red"), "one_player_left"),
        (STACK_TEAM, "black blue", ("white", "red"), "one_team_left"),
    ],
    ids=["stack", "stack_2p", "stack_team"],
)
def test_the_game_is_over_when_one_side_remains_and_a_chip_held_or_left_is_a_point(
    record: StackRecord, pile: str, winners: tuple[str, ...], reason: str
) -> None:
    game = game_of(record)
    position = laid(game, LAST.format(pile), held=(20, 5, 6, 7))

    after = game.play(position, game.parse(position, "g4-g7xd1"))
    result = game.result(after)

    assert result is not None
    assert after.to_move is None
    assert (result.winners, result.reason) == (winners, reason)
    assert result.scores == {"white": 26, "black": 5, "red": 6, "blue": 7}


@pytest.mark.parametrize(
    ("record", "board", "is_over"),
    [
        (STACK, "a7 white, d7 red", False),
        (STACK, "a7 red white, d7 white", False),
        (STACK_2P, "a7 white, d7 red", True),
        (STACK_2P, "a7 white, d7 red, g7 black white", False),
        (STACK_TEAM, "a7 white, d7 red", True),
        (STACK_TEAM, "a7 white, d7 blue", False),
    ],
)
def test_one_side_remains_when_no_other_is_left_in_any_layer(
    record: StackRecord, board: str, is_over: bool
) -> None:
    game = game_of(record)

    assert (game.result(laid(game, board)) is not None) is is_over


@pytest.mark.parametrize("record", STACKS, ids=lambda record: record.card.id)
def test_the_game_goes_on_while_a_chip_is_un_played(record: StackRecord) -> None:
    game = game_of(record)
    position = laid(game, LAST.format("white black"))

    after = game.play(position, game.parse(position, "g4-g7xd1"))
    last = game.play(after, game.parse(after, "a1"))

    assert game.result(after) is None
    assert after.to_move == "white"
    assert game.result(last) is not None


def test_the_game_ends_before_a_team_mate_s_second_priority() -> None:
    game = game_of(STACK_TEAM)
    board = "d7 red white, a7 red, g7 red, b6 white, f6 white, a1 black"
    position = laid(game, board)

    after = game.play(position, game.parse(position, "d7-d6xa1"))

    result = game.result(after)
    assert result is not None
    assert result.reason == "one_team_left"


def test_in_a_position_where_nobody_can_play_chips_on_the_board_are_uncounted() -> None:
    game = game_of(STACK)
    full = ", ".join(f"{site} {FIVE}" for site in game.sites)

    result = game.result(laid(game, full, held=(3, 2, 0, 1)))

    assert result is not None
    assert (result.winners, result.reason) == ((), "impasse")
    assert result.scores == {"white": 3, "black": 2, "red": 0, "blue": 1}


def test_rounds_and_elimination_are_told_for_a_match_to_read() -> None:
    assert {record.goal for record in GAMES} == {50}
    assert {record.starter for record in GAMES} == {RoundStarter.NEXT_IN_TURN}
    assert STACK.elimination is Elimination.BEFORE_WINNER
    assert STACK_TEAM.elimination is Elimination.NOBODY


def test_every_rule_that_a_ruling_may_name_is_tried() -> None:
    tried = {case.verdict for case in EVERYWHERE + SECOND}

    assert tried >= {row.rule for row in TABLE.rows}
    assert {row.rule: row.law for row in TABLE.rows} == CITED


@pytest.mark.parametrize("record", STACKS, ids=lambda record: record.card.id)
def test_every_law_is_cited_from_the_entry_itself(record: StackRecord) -> None:
    assert set(record.card.says) == set(LAWS)


def test_an_illegal_turn_is_refused_by_the_name_of_its_rule() -> None:
    game = game_of(STACK)
    position = laid(game, f"a7 white, {SPARE}, {FREE}", players=4)
    elsewhere = laid(game, f"a7 white, {FREE}", players=4)

    with pytest.raises(IllegalTurnError, match="not_adjacent"):
        game.play(position, game.parse(elsewhere, "a7-g4"))

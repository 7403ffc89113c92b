"""What the rulebook says of Stack, sentence by sentence, tried at the table.

HTJB: International Mind Games (Stack, its 2 Players and its Team Play), in our own
words. The kernel's own promises are in test_stack_kernel.py.
"""

from dataclasses import dataclass

import pytest

from rules.errors import OptionError
from rules.families.stack_record import (
    Elimination,
    Law,
    StackRecord,
    Starter,
)
from rules.games.stack import GAMES, STACK, STACK_2P, STACK_TEAM
from rules.model import Ruling, Stage, Turn
from tests.rules.stack_table import done, game_of, laid


@dataclass(frozen=True)
class Case:
    """One thing that the rulebook says, tried out.

    ``before`` is a line of turns from the start, or the stacks on the board, bottom
    to top ('a7 white, d6 black white'), the first colour to move and with ``hands``
    yet to be placed. ``deeds`` are what hands then do (see ``stack_table.done``).
    ``verdict`` is a turn, 'owed: remove', 'owed: place', or the rule broken, which
    is then cited by ``law``.
    """

    says: str
    before: str
    deeds: str
    verdict: str
    law: Law | None = None
    hands: tuple[int, ...] = (0, 0, 0, 0)


HAND = (2, 2, 2, 2)
FIVE = "black red black red black"
FOUR = "red black red black"
SPARE = "b4 white, b2 white, f2 white, f4 white"  # four more of white's: it cannot fly
FREE = "d1 black, g1 red"

EVERYWHERE = [
    Case("a chip is placed on an open spot", "", "white@a7", "a7"),
    Case("the next player's too", "a7", "black@d7", "d7"),
    Case("or on the chip of an opposing player", "a7", "black@a7", "a7"),
    Case("and on the stack that it tops", "a7 a7", "red@a7", "a7"),
    Case("on top, not below", "a7", "a7:black,white", "put_underneath", Law.PLACING),
    Case("not in its place", "a7", "a7:black", "wrong_colour", Law.PLACING),
    Case(
        "not on one's own chip",
        "a7 white",
        "white@a7",
        "own_chip_on_top",
        Law.PLACING,
        HAND,
    ),
    Case(
        "nor on one's own chip on top of a stack",
        "a7 black white",
        "white@a7",
        "own_chip_on_top",
        Law.PLACING,
        HAND,
    ),
    Case(
        "one's own below another's does not matter",
        "a7 white black",
        "white@a7",
        "a7",
        hands=HAND,
    ),
    Case("players take turns", "a7", "red@d7", "out_of_turn", Law.TURNS),
    Case("the same player does not go on", "a7", "white@d7", "out_of_turn", Law.TURNS),
    Case("a turn is one chip", "", "white@a7 white@d7", "two_chips_played", Law.TURNS),
    Case("nothing done is no turn", "a7", "", "no_change", Law.TURNS),
    Case(
        "a turn with the next player's reply is too much for one",
        "",
        "white@a7 black@d7",
        "several_changes",
        Law.TURNS,
    ),
    Case(
        "the chips are those of the players",
        "",
        "green@a7",
        "foreign_chip",
        Law.PLACING,
    ),
    Case(
        "a stack of five is as high as may be",
        f"a7 {FOUR}",
        "white@a7",
        "a7",
        hands=HAND,
    ),
    Case(
        "and not higher",
        f"a7 {FIVE}",
        "white@a7",
        "stack_too_high",
        Law.HEIGHT,
        HAND,
    ),
    Case(
        "nor by a move",
        f"a7 {FIVE}, d7 white, {SPARE}",
        "d7-a7",
        "stack_too_high",
        Law.HEIGHT,
    ),
    Case(
        "three in a row are a Tresillo: a removal is due",
        f"a7 white, d7 white, {FREE}",
        "white@g7",
        "owed: remove",
        hands=HAND,
    ),
    Case(
        "upright too",
        f"d7 white, d6 white, {FREE}",
        "white@d5",
        "owed: remove",
        hands=HAND,
    ),
    Case(
        "and diagonally",
        f"a7 white, b6 white, {FREE}",
        "white@c5",
        "owed: remove",
        hands=HAND,
    ),
    Case(
        "a Tresillo is of the chips on top",
        f"a7 black white, d7 red white, g7 black, {FREE}",
        "white@g7",
        "owed: remove",
        hands=HAND,
    ),
    Case(
        "chips below do not count",
        f"a7 white, d7 white red, {FREE}",
        "white@g7",
        "g7",
        hands=HAND,
    ),
    Case(
        "nor do three that no line joins",
        f"c5 white, e5 white, {FREE}",
        "white@d6",
        "d6",
        hands=HAND,
    ),
    Case(
        "a Tresillo is of one's own colour",
        f"a7 black, d7 black, {FREE}",
        "white@g7",
        "g7",
        hands=HAND,
    ),
    Case(
        "whoever achieves it removes a stack topped by an opponent",
        "a7 white, d7 white, d1 red black",
        "white@g7 xd1",
        "g7xd1",
        hands=HAND,
    ),
    Case(
        "the whole stack: half of it is not enough",
        "a7 white, d7 white, d1 red black",
        "white@g7 xd1:1",
        "owed: remove",
        hands=HAND,
    ),
    Case(
        "one's own chips in it do not matter",
        "a7 white, d7 white, d1 white black",
        "white@g7 xd1",
        "g7xd1",
        hands=HAND,
    ),
    Case(
        "but not a stack topped by oneself",
        f"a7 white, d7 white, a1 black white, {FREE}",
        "white@g7 xa1",
        "removed_own_stack",
        Law.TRESILLO,
        HAND,
    ),
    Case(
        "nor one's own chip without any reason",
        f"a7 white, {FREE}",
        "xa7",
        "removed_own_stack",
        Law.TRESILLO,
        HAND,
    ),
    Case(
        "no Tresillo, no removal",
        f"a7 white, d7 white, {FREE}",
        "white@g4 xd1",
        "no_tresillo",
        Law.TRESILLO,
        HAND,
    ),
    Case(
        "first the Tresillo, then the removal",
        f"a7 white, d7 white, {FREE}",
        "xd1",
        "no_tresillo",
        Law.TRESILLO,
        HAND,
    ),
    Case(
        "half a stack is not taken either without one",
        "a7 white, d1 red black",
        "xd1:1",
        "no_tresillo",
        Law.TRESILLO,
        HAND,
    ),
    Case(
        "a Tresillo that stood before earns nothing",
        f"a7 white, d7 white, g7 white, {FREE}",
        "white@a1",
        "a1",
        hands=HAND,
    ),
    Case(
        "one stack is removed",
        f"a7 white, d7 white, {FREE}",
        "white@g7 xd1 xg1",
        "one_removal_only",
        Law.ONE_REMOVAL,
        HAND,
    ),
    Case(
        "however many Tresillos are made",
        "a7 white, d7 white, g4 white, g1 white, d1 black, a1 red",
        "white@g7 xd1 xa1",
        "one_removal_only",
        Law.ONE_REMOVAL,
        HAND,
    ),
    Case(
        "one it is",
        "a7 white, d7 white, g4 white, g1 white, d1 black, a1 red",
        "white@g7 xd1",
        "g7xd1",
        hands=HAND,
    ),
    Case(
        "with nothing to remove, nothing is due",
        "a7 white, d7 white",
        "white@g7",
        "g7",
        hands=HAND,
    ),
    Case(
        "stacks in a Tresillo are protected",
        "a7 white, d7 white, a1 black, d1 red black, g1 black, b2 red",
        "white@g7 xd1",
        "protected_by_tresillo",
        Law.PROTECTED,
        HAND,
    ),
    Case(
        "other stacks are not",
        "a7 white, d7 white, a1 black, d1 red black, g1 black, b2 red",
        "white@g7 xb2",
        "g7xb2",
        hands=HAND,
    ),
    Case(
        "and those in it may be taken if there are no others",
        "a7 white, d7 white, a1 black, d1 red black, g1 black",
        "white@g7 xd1",
        "g7xd1",
        hands=HAND,
    ),
    Case(
        "a row of tops of two colours protects nothing",
        "a7 white, d7 white, a1 black, d1 black red, g1 black, b2 red",
        "white@g7 xd1",
        "g7xd1",
        hands=HAND,
    ),
    Case(
        "no chip moves while there are chips to play",
        f"a7 white, {FREE}",
        "a7-d7",
        "not_over_placing",
        Law.PHASES,
        HAND,
    ),
    Case(
        "a player who has played all the own chips moves",
        f"a7 white, {SPARE}, {FREE}",
        "a7-d7",
        "a7-d7",
        hands=(0, 2, 2, 2),
    ),
    Case(
        "and places none",
        f"a7 white, {SPARE}, {FREE}",
        "white@d7",
        "no_chip_in_hand",
        Law.PLACING,
        (0, 2, 2, 2),
    ),
    Case(
        "a chip on its way is to be put down",
        f"a7 white, {SPARE}, {FREE}",
        "xa7",
        "owed: place",
    ),
    Case(
        "a move goes onto an opponent's stack",
        f"a7 white, d7 red black, {SPARE}, {FREE}",
        "a7-d7",
        "a7-d7",
    ),
    Case(
        "from the top of a stack",
        f"a7 red white, {SPARE}, {FREE}",
        "a7-d7",
        "a7-d7",
    ),
    Case(
        "but only the uncovered chip",
        f"a7 white black, {SPARE}, {FREE}",
        "a7/d7",
        "covered_chip",
        Law.MOVING,
    ),
    Case(
        "not a stack",
        f"a7 red white, {SPARE}, {FREE}",
        "a7=d7",
        "stack_moved",
        Law.MOVING,
    ),
    Case(
        "to an adjacent spot",
        f"a7 white, {SPARE}, {FREE}",
        "a7-g7",
        "not_adjacent",
        Law.MOVING,
    ),
    Case(
        "along the corners' lines too",
        f"a7 white, {SPARE}, {FREE}",
        "a7-b6",
        "a7-b6",
    ),
    Case(
        "that one's own chip does not cover",
        f"a7 white, d7 red white, {SPARE}, {FREE}",
        "a7-d7",
        "own_chip_on_top",
        Law.PLACING,
    ),
    Case(
        "one chip moves",
        f"a7 white, {SPARE}, {FREE}",
        "a7-d7 f4-g4",
        "two_chips_played",
        Law.TURNS,
    ),
    Case(
        "one's own, not another's",
        f"a7 black, {SPARE}, {FREE}",
        "a7-d7",
        "out_of_turn",
        Law.TURNS,
    ),
    Case(
        "which stays what it was",
        f"a7 white, {SPARE}, {FREE}, c5 black",
        "xa7 black@a4",
        "no_chip_in_hand",
        Law.PLACING,
    ),
    Case(
        "even where others have chips in hand",
        f"a7 white, {SPARE}, {FREE}, c5 black",
        "xa7 red@a7",
        "wrong_colour",
        Law.PLACING,
        (0, 2, 2, 2),
    ),
    Case(
        "a chip that can go nowhere stays",
        "a7 white, d7 white, a4 white, b6 white, d6 black",
        "xa7",
        "blocked_chip",
        Law.MOVING,
    ),
    Case(
        "a move makes a Tresillo as well",
        f"a7 white, d7 white, g4 white, {FREE}, b4 white",
        "g4-g7 xd1",
        "g4-g7xd1",
    ),
    Case(
        "not a move that is too far",
        "a7 white, d7 white, g1 white, d1 black, b4 white",
        "g1-g7 xd1",
        "not_adjacent",
        Law.MOVING,
    ),
    Case(
        "a stack just uncovered may be the one that is removed",
        f"a7 white, d7 white, g4 red black white, {FREE}, b4 white",
        "g4-g7 xg4",
        "g4-g7xg4",
    ),
    Case(
        "but not with what is below it and without a Tresillo",
        f"g4 red black white, {SPARE}, {FREE}",
        "g4-g7 xg4",
        "no_tresillo",
        Law.TRESILLO,
    ),
    Case(
        "with three chips a player flies",
        f"a7 white, d7 white, b4 white, {FREE}",
        "a7-g4",
        "a7-g4",
    ),
    Case(
        "onto an opponent's stack too",
        f"a7 white, d7 white, b4 white, {FREE}",
        "a7-g1",
        "a7-g1",
    ),
    Case(
        "with covered chips counted among the three",
        "a7 white, d7 white, b4 white, d1 white black, g1 red",
        "a7-g4",
        "not_adjacent",
        Law.MOVING,
    ),
    Case(
        "with fewer as well",
        f"a7 white, {FREE}",
        "a7-g4",
        "a7-g4",
    ),
    Case(
        "but not with four",
        f"a7 white, d7 white, b4 white, f4 white, {FREE}",
        "a7-g4",
        "not_adjacent",
        Law.MOVING,
    ),
    Case(
        "nor onto one's own chip",
        f"a7 white, d7 white, b4 white, {FREE}",
        "a7-b4",
        "own_chip_on_top",
        Law.PLACING,
    ),
    Case(
        "nor onto a stack of five",
        f"a7 white, d7 white, b4 white, {FREE}, g4 {FIVE}",
        "a7-g4",
        "stack_too_high",
        Law.HEIGHT,
    ),
    Case(
        "nor a covered chip",
        f"a7 white black, d7 white, b4 white, {FREE}",
        "a7/g4",
        "covered_chip",
        Law.MOVING,
    ),
    Case(
        "nor while there are chips to play",
        f"a7 white, d7 white, b4 white, {FREE}",
        "a7-g4",
        "not_over_placing",
        Law.PHASES,
        HAND,
    ),
    Case(
        "a game that is over is not played on",
        "a7 white, d1 white",
        "a7-d7",
        "game_over",
        Law.END,
    ),
    Case(
        "nor is a chip of no colour at play in the middle of much else",
        f"a7 white, {SPARE}, {FREE}",
        "a7-d7 xd1 black@g4 red@g7",
        "several_changes",
        Law.TURNS,
    ),
]
"""What all three games say, or take over from Stack."""

TWO_PLAYERS = [
    Case(
        "each player takes two colours: the opponent's is next", "a7", "black@d7", "d7"
    ),
    Case("then the first player's other colour", "a7 d7", "red@g7", "g7"),
    Case("not the same again", "a7 d7", "white@g7", "out_of_turn", Law.TURNS),
    Case("then the opponent's other colour", "a7 d7 g7", "blue@g4", "g4"),
    Case(
        "a player stacks on the own chip with the alternate colour",
        "a7 red",
        "white@a7",
        "a7",
        hands=HAND,
    ),
    Case(
        "in moving too",
        f"a7 white, d7 red, {SPARE}, {FREE}",
        "a7-d7",
        "a7-d7",
    ),
    Case(
        "the two colours make no Tresillo together",
        f"a7 white, d7 red, {FREE}",
        "white@g7",
        "g7",
        hands=HAND,
    ),
    Case(
        "a stack topped by one's own other colour is no opponent's",
        "a7 white, d7 white, d1 black red, g1 black",
        "white@g7 xd1",
        "removed_own_stack",
        Law.TRESILLO,
        HAND,
    ),
    Case(
        "nor is it one when nothing else is there to take",
        "a7 white, d7 white, d1 black red",
        "white@g7",
        "g7",
        hands=HAND,
    ),
    Case(
        "it does not keep the opponent's Tresillo from being taken from",
        "a7 white, d7 white, a1 black, d1 black, g1 black, b2 red",
        "white@g7 xd1",
        "g7xd1",
        hands=HAND,
    ),
]

TEAM = [
    Case("the player on the right is of the other team", "a7", "black@d7", "d7"),
    Case(
        "the team-mate's turn is the one after",
        "a7",
        "red@d7",
        "out_of_turn",
        Law.TURNS,
    ),
    Case(
        "a chip goes on any chip of a different colour, the team-mate's too",
        "a7 red",
        "white@a7",
        "a7",
        hands=HAND,
    ),
    Case(
        "in moving too",
        f"a7 white, d7 red, {SPARE}, {FREE}",
        "a7-d7",
        "a7-d7",
    ),
    Case(
        "team-mates make no Tresillo together",
        f"a7 white, d7 red, {FREE}",
        "white@g7",
        "g7",
        hands=HAND,
    ),
    Case(
        "a stack is removed that is not topped by the own colour: the team-mate's too",
        "a7 white, d7 white, d1 black red, g1 black",
        "white@g7 xd1",
        "g7xd1",
        hands=HAND,
    ),
    Case(
        "even if it is the only one: a removal is due",
        "a7 white, d7 white, d1 red",
        "white@g7",
        "owed: remove",
        hands=HAND,
    ),
    Case(
        "the team-mate's free stack protects the opponents' Tresillo",
        "a7 white, d7 white, a1 black, d1 black, g1 black, b2 red",
        "white@g7 xd1",
        "protected_by_tresillo",
        Law.PROTECTED,
        HAND,
    ),
]

UNCOVERED = (
    "a7 black, d7 black white, g7 black, a1 white, b4 white, b2 white, f2 white, "
    "f4 red, g1 red"
)
"""White's chip on d7 covers the last chip of a Tresillo of black's."""

BOTH = (
    "d7 black white, a7 black, g7 black, b6 white, f6 white, a1 white, g1 red, f4 red"
)
"""White's d7-d6 makes a Tresillo and uncovers one of black's."""

SECOND = [
    Case("who uncovers a Tresillo has played", UNCOVERED, "d7-d6", "d7-d6"),
    Case("without a removal", UNCOVERED, "d7-d6 xg1", "no_tresillo", Law.TRESILLO),
    Case("its owner then removes a stack", f"{UNCOVERED}; d7-d6", "xg1", "xg1"),
    Case("any that is topped by an opponent", f"{UNCOVERED}; d7-d6", "xa1", "xa1"),
    Case(
        "before anything else is played",
        f"{UNCOVERED}; d7-d6",
        "a7-a4",
        "second_priority",
        Law.SECOND,
    ),
    Case(
        "by whomsoever",
        f"{UNCOVERED}; d7-d6",
        "g1-g4",
        "second_priority",
        Law.SECOND,
    ),
    Case(
        "one stack",
        f"{UNCOVERED}; d7-d6",
        "xa1 xg1",
        "one_removal_only",
        Law.ONE_REMOVAL,
    ),
    Case(
        "not one of the owner's: that would be another's removal",
        f"{UNCOVERED}; d7-d6",
        "xa7",
        "removed_own_stack",
        Law.TRESILLO,
    ),
    Case("the mover's own removal comes first", BOTH, "d7-d6 xg1", "d7-d6xg1"),
    Case("it is due", BOTH, "d7-d6", "owed: remove"),
    Case(
        "the uncovered Tresillo is protected from it",
        BOTH,
        "d7-d6 xa7",
        "protected_by_tresillo",
        Law.PROTECTED,
    ),
    Case("and then the owner's", f"{BOTH}; d7-d6xg1", "xa1", "xa1"),
    Case(
        "which the mover's Tresillo is protected from",
        f"{BOTH}; d7-d6xg1",
        "xb6",
        "protected_by_tresillo",
        Law.PROTECTED,
    ),
]

STACKS = [STACK, STACK_2P, STACK_TEAM]


def verdict(record: StackRecord, case: Case) -> tuple[str, str]:
    """Return what the rules say, and for a broken rule what they cite."""
    game = game_of(record)
    position = laid(game, case.before, hands=case.hands)
    match game.judge(position, done(position, case.deeds)):
        case Turn(text=text):
            return text, ""
        case Stage(owed=owed):
            return f"owed: {owed.value}", ""
        case Ruling(rule=rule, source=source):
            return rule, source


@pytest.mark.parametrize("record", STACKS, ids=lambda record: record.id)
@pytest.mark.parametrize("case", EVERYWHERE + SECOND, ids=lambda case: case.says)
def test_what_all_games_of_stacking_say(record: StackRecord, case: Case) -> None:
    cited = record.cite(case.law) if case.law else ""

    assert verdict(record, case) == (case.verdict, cited)


@pytest.mark.parametrize("case", TWO_PLAYERS, ids=lambda case: case.says)
def test_what_stack_for_two_says(case: Case) -> None:
    cited = STACK_2P.cite(case.law) if case.law else ""

    assert verdict(STACK_2P, case) == (case.verdict, cited)


@pytest.mark.parametrize("case", TEAM, ids=lambda case: case.says)
def test_what_stack_in_teams_says(case: Case) -> None:
    cited = STACK_TEAM.cite(case.law) if case.law else ""

    assert verdict(STACK_TEAM, case) == (case.verdict, cited)


@pytest.mark.parametrize("record", STACKS, ids=lambda record: record.id)
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


@pytest.mark.parametrize("record", [STACK_2P, STACK_TEAM], ids=lambda record: record.id)
def test_the_other_games_are_played_with_four_colours(record: StackRecord) -> None:
    with pytest.raises(OptionError, match="4 different sides"):
        game_of(record).start(sides=("white", "black"))


TAKEN = "a7 white, d7 white, d1 red white red black white black"
"""White may take a stack with two chips of each of three colours but one of black's."""


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
    before = "a7 white, d7 white, d1 red white red white black"
    position = laid(game, before, hands=HAND)

    after = game.play(position, game.parse(position, "g7xd1"))

    assert after.hands == hands
    assert after.held == held
    assert after.contents["d1"] == ()


def test_a_stack_goes_chip_by_chip_from_its_top() -> None:
    game = game_of(STACK)
    position = laid(game, "a7 white, d7 white, d1 red white black", hands=HAND)

    turn = game.parse(position, "g7xd1")

    assert [(step.site, step.chip) for step in turn.steps] == [
        ("g7", "white"),
        ("d1", "black"),
        ("d1", "white"),
        ("d1", "red"),
    ]


@pytest.mark.parametrize("record", STACKS, ids=lambda record: record.id)
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


BLOCKED = "a7 black, d7 black, a4 black, b6 black, g1 white, c5 black"
"""Black's chip on a7 cannot move; the others can."""


@pytest.mark.parametrize("record", STACKS, ids=lambda record: record.id)
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


@pytest.mark.parametrize("record", STACKS, ids=lambda record: record.id)
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


@pytest.mark.parametrize("record", STACKS, ids=lambda record: record.id)
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
    position = laid(game, "", players=2)
    nobody = game.rearranged(
        position, dict.fromkeys(position.names, ("white",)), "white"
    )

    result = game.result(nobody)

    assert result is not None
    assert (result.winners, result.reason) == ((), "impasse")
    assert result.scores == {"white": 0, "black": 0}


def test_rounds_and_elimination_are_told_for_a_match_to_read() -> None:
    assert {record.goal for record in GAMES} == {50}
    assert {record.starter for record in GAMES} == {Starter.NEXT_IN_TURN}
    assert STACK.elimination is Elimination.BEFORE_WINNER
    assert STACK_TEAM.elimination is Elimination.NOBODY

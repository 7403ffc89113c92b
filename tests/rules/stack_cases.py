"""Rules of Stack, sentence by sentence, as a table of cases.

HTJB: International Mind Games (Stack, its 2 Players and its Team Play), in our own
words.
"""

from dataclasses import dataclass

from rules.games.law import Law


@dataclass(frozen=True)
class Case:
    """One thing that the rulebook says, tried out.

    ``before`` is how it stood and ``deeds`` what hands then do, as
    ``stack_table.laid`` and ``done`` read them. ``verdict`` is a turn, 'owed:
    remove', 'owed: place', or the rule broken, which is then cited by its law.
    """

    says: str
    before: str
    deeds: str
    verdict: str


CITED = {
    "put_underneath": Law.PLACING,
    "wrong_colour": Law.PLACING,
    "own_chip_on_top": Law.PLACING,
    "out_of_turn": Law.TURNS,
    "two_chips_played": Law.TURNS,
    "no_change": Law.TURNS,
    "several_changes": Law.TURNS,
    "foreign_chip": Law.PLACING,
    "stack_too_high": Law.HEIGHT,
    "removed_own_stack": Law.MILL,
    "no_tresillo": Law.MILL,
    "one_removal_only": Law.ONE_REMOVAL,
    "protected_by_tresillo": Law.SHIELDED,
    "not_over_placing": Law.PHASES,
    "no_chip_in_hand": Law.PLACING,
    "covered_chip": Law.MOVING,
    "stack_moved": Law.MOVING,
    "not_adjacent": Law.MOVING,
    "blocked_chip": Law.MOVING,
    "game_over": Law.END,
    "second_priority": Law.SECOND,
}
"""For each rule that a board may break, the law that it is cited by."""

FIVE = "black red black red black"
FOUR = "red black red black"
SPARE = "c4 white, b2 white, f2 white, f4 white"  # four more of white's: it cannot fly
FREE = "d1 black, g1 blue"

EVERYWHERE = [
    Case("a chip is placed on an open spot", "", "white@a7", "a7"),
    Case("the next player's too", "a7", "black@d7", "d7"),
    Case("or on the chip of an opposing player", "a7", "black@a7", "a7"),
    Case("and on the stack that it tops", "a7 a7", "red@a7", "a7"),
    Case("on top, not below", "a7", "a7:black,white", "put_underneath"),
    Case("not in its place", "a7", "a7:black", "wrong_colour"),
    Case("not on one's own chip", "+ a7 white", "white@a7", "own_chip_on_top"),
    Case(
        "nor on one's own chip on top of a stack",
        "+ a7 black white",
        "white@a7",
        "own_chip_on_top",
    ),
    Case(
        "one's own below another's does not matter",
        "+ a7 white black",
        "white@a7",
        "a7",
    ),
    Case("players take turns", "a7", "red@d7", "out_of_turn"),
    Case("the same player does not go on", "a7", "white@d7", "out_of_turn"),
    Case("a turn is one chip", "", "white@a7 white@d7", "two_chips_played"),
    Case("nothing done is no turn", "a7", "", "no_change"),
    Case(
        "a turn is told apart from what the next player put down",
        "",
        "white@a7 black@d7",
        "piece_added",
    ),
    Case("the chips are those of the players", "", "green@a7", "foreign_chip"),
    Case("a stack of five is as high as may be", f"+ a7 {FOUR}", "white@a7", "a7"),
    Case("and not higher", f"+ a7 {FIVE}", "white@a7", "stack_too_high"),
    Case("nor by a move", f"a7 {FIVE}, d7 white, {SPARE}", "d7-a7", "stack_too_high"),
    Case(
        "three in a row are a Tresillo: a removal is due",
        f"+ a7 white, d7 white, {FREE}",
        "white@g7",
        "owed: remove",
    ),
    Case("upright too", f"+ d7 white, d6 white, {FREE}", "white@d5", "owed: remove"),
    Case("and diagonally", f"+ a7 white, b6 white, {FREE}", "white@c5", "owed: remove"),
    Case(
        "a Tresillo is of the chips on top",
        f"+ a7 black white, d7 red white, g7 black, {FREE}",
        "white@g7",
        "owed: remove",
    ),
    Case(
        "chips below do not count",
        f"+ a7 white, d7 white red, {FREE}",
        "white@g7",
        "g7",
    ),
    Case(
        "nor do three that no line joins",
        f"+ c5 white, e5 white, {FREE}",
        "white@d6",
        "d6",
    ),
    Case(
        "a Tresillo is of one's own colour",
        f"+ a7 black, d7 black, {FREE}",
        "white@g7",
        "g7",
    ),
    Case(
        "whoever achieves it removes a stack topped by an opponent",
        "+ a7 white, d7 white, d1 red black",
        "white@g7 xd1",
        "g7xd1",
    ),
    Case(
        "the whole stack: half of it is not enough",
        "+ a7 white, d7 white, d1 red black",
        "white@g7 xd1:1",
        "owed: remove",
    ),
    Case(
        "one's own chips in it do not matter",
        "+ a7 white, d7 white, d1 white black",
        "white@g7 xd1",
        "g7xd1",
    ),
    Case(
        "but not a stack topped by oneself",
        f"+ a7 white, d7 white, a1 black white, {FREE}",
        "white@g7 xa1",
        "removed_own_stack",
    ),
    Case(
        "nor one's own chip without any reason",
        f"+ a7 white, {FREE}",
        "xa7",
        "removed_own_stack",
    ),
    Case(
        "no Tresillo, no removal",
        f"+ a7 white, d7 white, {FREE}",
        "white@g4 xd1",
        "no_tresillo",
    ),
    Case(
        "first the Tresillo, then the removal",
        f"+ a7 white, d7 white, {FREE}",
        "xd1",
        "no_tresillo",
    ),
    Case(
        "half a stack is not taken either without one",
        "+ a7 white, d1 red black",
        "xd1:1",
        "no_tresillo",
    ),
    Case(
        "a Tresillo that stood before earns nothing",
        f"+ a7 white, d7 white, g7 white, {FREE}",
        "white@a1",
        "a1",
    ),
    Case(
        "one stack is removed",
        f"+ a7 white, d7 white, {FREE}",
        "white@g7 xd1 xg1",
        "one_removal_only",
    ),
    Case(
        "however many Tresillos are made",
        "+ a7 white, d7 white, g4 white, g1 white, d1 black, a1 blue",
        "white@g7 xd1 xa1",
        "one_removal_only",
    ),
    Case(
        "one it is",
        "+ a7 white, d7 white, g4 white, g1 white, d1 black, a1 blue",
        "white@g7 xd1",
        "g7xd1",
    ),
    Case(
        "with nothing to remove, nothing is due",
        "+ a7 white, d7 white",
        "white@g7",
        "g7",
    ),
    Case(
        "stacks in a Tresillo are protected",
        "+ a7 white, d7 white, a1 black, d1 red black, g1 black, b2 blue",
        "white@g7 xd1",
        "protected_by_tresillo",
    ),
    Case(
        "other stacks are not",
        "+ a7 white, d7 white, a1 black, d1 red black, g1 black, b2 blue",
        "white@g7 xb2",
        "g7xb2",
    ),
    Case(
        "and those in it may be taken if there are no others",
        "+ a7 white, d7 white, a1 black, d1 red black, g1 black",
        "white@g7 xd1",
        "g7xd1",
    ),
    Case(
        "a row of tops of two colours protects nothing",
        "+ a7 white, d7 white, a1 black, d1 red blue, g1 black, b2 blue",
        "white@g7 xd1",
        "g7xd1",
    ),
    Case(
        "no chip moves while there are chips to play",
        f"+ a7 white, {FREE}",
        "a7-d7",
        "not_over_placing",
    ),
    Case(
        "a player who has played all the own chips moves",
        f"- a7 white, {SPARE}, {FREE}",
        "a7-d7",
        "a7-d7",
    ),
    Case(
        "and places none", f"- a7 white, {SPARE}, {FREE}", "white@d7", "no_chip_in_hand"
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
    Case("from the top of a stack", f"a7 red white, {SPARE}, {FREE}", "a7-d7", "a7-d7"),
    Case(
        "but only the uncovered chip",
        f"a7 white black, {SPARE}, {FREE}",
        "a7/d7",
        "covered_chip",
    ),
    Case("not a stack", f"a7 red white, {SPARE}, {FREE}", "a7=d7", "stack_moved"),
    Case("to an adjacent spot", f"a7 white, {SPARE}, {FREE}", "a7-g7", "not_adjacent"),
    Case(
        "along the corners' lines too", f"a7 white, {SPARE}, {FREE}", "a7-b6", "a7-b6"
    ),
    Case(
        "that one's own chip does not cover",
        f"a7 white, d7 red white, {SPARE}, {FREE}",
        "a7-d7",
        "own_chip_on_top",
    ),
    Case(
        "one chip moves",
        f"a7 white, {SPARE}, {FREE}",
        "a7-d7 f4-g4",
        "two_chips_played",
    ),
    Case(
        "one's own, not another's", f"a7 black, {SPARE}, {FREE}", "a7-d7", "out_of_turn"
    ),
    Case(
        "which stays what it was",
        f"a7 white, {SPARE}, {FREE}, c5 black",
        "xa7 black@a4",
        "no_chip_in_hand",
    ),
    Case(
        "even where others have chips in hand",
        f"- a7 white, {SPARE}, {FREE}, c5 black",
        "xa7 red@a7",
        "wrong_colour",
    ),
    Case(
        "a chip that can go nowhere stays",
        "a7 white, d7 white, a4 white, b6 white, d6 black",
        "xa7",
        "blocked_chip",
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
    ),
    Case("with fewer as well", f"a7 white, {FREE}", "a7-g4", "a7-g4"),
    Case(
        "but not with four",
        f"a7 white, d7 white, b4 white, f4 white, {FREE}",
        "a7-g4",
        "not_adjacent",
    ),
    Case(
        "nor onto one's own chip",
        f"a7 white, d7 white, b4 white, {FREE}",
        "a7-b4",
        "own_chip_on_top",
    ),
    Case(
        "nor onto a stack of five",
        f"a7 white, d7 white, b4 white, {FREE}, g4 {FIVE}",
        "a7-g4",
        "stack_too_high",
    ),
    Case(
        "nor a covered chip",
        f"a7 white black, d7 white, b4 white, {FREE}",
        "a7/g4",
        "covered_chip",
    ),
    Case(
        "nor while there are chips to play",
        f"+ a7 white, d7 white, b4 white, {FREE}",
        "a7-g4",
        "not_over_placing",
    ),
    Case(
        "a game that is over is not played on",
        "a7 white, d1 white",
        "a7-d7",
        "game_over",
    ),
    Case(
        "a turn is one player's, whatever else is done",
        f"- a7 white, {SPARE}, {FREE}",
        "a7-d7 xd1 black@g4 red@g7",
        "piece_displaced",
    ),
    Case(
        "three more are too many to tell apart",
        f"- a7 white, {SPARE}, {FREE}",
        "a7-d7 xd1 black@g4 red@g7 red@d6",
        "several_changes",
    ),
]
"""What all three games say, or take over from Stack."""

TWO_PLAYERS = [
    Case(
        "each player takes two colours: the opponent's is next", "a7", "black@d7", "d7"
    ),
    Case("then the first player's other colour", "a7 d7", "red@g7", "g7"),
    Case("not the same again", "a7 d7", "white@g7", "out_of_turn"),
    Case("then the opponent's other colour", "a7 d7 g7", "blue@g4", "g4"),
    Case(
        "a player stacks on the own chip with the alternate colour",
        "+ a7 red",
        "white@a7",
        "a7",
    ),
    Case("in moving too", f"a7 white, d7 red, {SPARE}, {FREE}", "a7-d7", "a7-d7"),
    Case(
        "the two colours make no Tresillo together",
        f"+ a7 white, d7 red, {FREE}",
        "white@g7",
        "g7",
    ),
    Case(
        "a stack topped by one's own other colour is no opponent's",
        "+ a7 white, d7 white, d1 black red, g1 black",
        "white@g7 xd1",
        "removed_own_stack",
    ),
    Case(
        "nor is it one when nothing else is there to take",
        "+ a7 white, d7 white, d1 black red",
        "white@g7",
        "g7",
    ),
    Case(
        "it does not keep the opponent's Tresillo from being taken from",
        "+ a7 white, d7 white, a1 black, d1 black, g1 black, b2 red",
        "white@g7 xd1",
        "g7xd1",
    ),
]

TEAM = [
    Case("the player on the right is of the other team", "a7", "black@d7", "d7"),
    Case("the team-mate's turn is the one after", "a7", "red@d7", "out_of_turn"),
    Case(
        "a chip goes on any chip of a different colour, the team-mate's too",
        "+ a7 red",
        "white@a7",
        "a7",
    ),
    Case("in moving too", f"a7 white, d7 red, {SPARE}, {FREE}", "a7-d7", "a7-d7"),
    Case(
        "team-mates make no Tresillo together",
        f"+ a7 white, d7 red, {FREE}",
        "white@g7",
        "g7",
    ),
    Case(
        "a stack is removed that is not topped by the own colour: the team-mate's too",
        "+ a7 white, d7 white, d1 black red, g1 black",
        "white@g7 xd1",
        "g7xd1",
    ),
    Case(
        "even if it is the only one: a removal is due",
        "+ a7 white, d7 white, d1 red",
        "white@g7",
        "owed: remove",
    ),
    Case(
        "the team-mate's free stack protects the opponents' Tresillo",
        "+ a7 white, d7 white, a1 black, d1 black, g1 black, b2 red",
        "white@g7 xd1",
        "protected_by_tresillo",
    ),
]

UNCOVERED = (
    "a7 black, d7 black white, g7 black, a1 white, b4 white, b2 white, f2 white, "
    "f4 red, g1 red, c3 blue"
)
"""White's chip on d7 covers the last chip of a Tresillo of black's."""

BOTH = (
    "d7 black white, a7 black, g7 black, b6 white, f6 white, a1 white, g1 blue, f4 blue"
)
"""White's d7-d6 makes a Tresillo and uncovers one of black's."""

SECOND = [
    Case("who uncovers a Tresillo has played", UNCOVERED, "d7-d6", "d7-d6"),
    Case("without a removal", UNCOVERED, "d7-d6 xc3", "no_tresillo"),
    Case("its owner then removes a stack", f"{UNCOVERED}; d7-d6", "xg1", "xg1"),
    Case("any that is topped by an opponent", f"{UNCOVERED}; d7-d6", "xa1", "xa1"),
    Case(
        "before anything else is played",
        f"{UNCOVERED}; d7-d6",
        "a7-a4",
        "second_priority",
    ),
    Case("by whomsoever", f"{UNCOVERED}; d7-d6", "g1-g4", "second_priority"),
    Case("one stack", f"{UNCOVERED}; d7-d6", "xa1 xg1", "one_removal_only"),
    Case(
        "not one of the owner's: that would be another's removal",
        f"{UNCOVERED}; d7-d6",
        "xa7",
        "removed_own_stack",
    ),
    Case("the mover's own removal comes first", BOTH, "d7-d6 xg1", "d7-d6xg1"),
    Case("it is due", BOTH, "d7-d6", "owed: remove"),
    Case(
        "the uncovered Tresillo is protected from it",
        BOTH,
        "d7-d6 xa7",
        "protected_by_tresillo",
    ),
    Case("and then the owner's", f"{BOTH}; d7-d6xg1", "xa1", "xa1"),
    Case(
        "which the mover's Tresillo is protected from",
        f"{BOTH}; d7-d6xg1",
        "xb6",
        "protected_by_tresillo",
    ),
]

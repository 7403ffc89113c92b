"""Rulings on boards of lines, of stacks and of chips to take, for translators.

Each rule's sentences as the rules write them; {line} stands where they say 'mill'.
"""

from collections.abc import Mapping
from types import MappingProxyType

from device.words.catalogue import msg

LINES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "game_over": (msg("the game is over"),),
        "stacked": (msg("{sites} holds more than one chip"),),
        "foreign_chip": (
            msg("{sites} holds something that is neither {own}'s nor {foe}'s chip"),
            msg("{sites} holds something that is no chip of this game"),
        ),
        "no_change": (
            msg("nothing has changed, and it is {own}'s turn"),
            msg("the round is over, and {own} has to set up the next"),
        ),
        "not_empty": (
            msg("{own} moved from {here} onto {there}, where a {foe} chip stood"),
        ),
        "wrong_colour": (
            msg("the chip on {sites} has changed its colour"),
            msg("a chip went from {here}, but one of the other colour came to {there}"),
            msg("chips on {sites} have others in their place"),
            msg(
                "a {own} chip went from {here}, but one of another colour came to "
                "{there}"
            ),
        ),
        "no_chip_in_hand": (
            msg("a chip appeared on {sites}, but there is none left to place"),
            msg("a chip was put on {sites}, but a chip once taken is out of the game"),
        ),
        "removal_first": (
            msg("{own} must first take one of the other side's men off the board"),
        ),
        "removal_owed": (msg("{own} must first take what the turn has earned"),),
        "out_of_turn": (msg("{foe} played {sites}, but it is {own}'s turn"),),
        "several_changes": (msg("too much changed at once, at {sites}"),),
        "removed_own_chip": (
            msg("{own} took a chip of its own off the board: {sites}"),
        ),
        "two_chips_moved": (msg("{own} played more than one chip: {sites}"),),
        "two_chips_played": (msg("{own} played more than one chip: {sites}"),),
        "not_over_placing": (
            msg("{own} moved from {here} to {there}, but still has chips to place"),
        ),
        "forbidden_site": (msg("no man may be placed on {sites}"),),
        "no_flights_left": (
            msg("{own} flew from {here} to {there}, but has no flight left"),
        ),
        "not_adjacent": (
            msg("{own} moved from {here} to {there}, which no line joins"),
        ),
        "remade_mill": (msg("{own} may not remake the {line} {row} with this move"),),
        "moved_back": (msg("{own} may not move {here} back to {there} in this turn"),),
        "must_jump": (
            msg("{own} lifted {sites}, but must jump and take with a man that can"),
        ),
        "way_out_due": (
            msg(
                "{own} must open a way for {foe}, who cannot move, without a {line} "
                "if it can"
            ),
        ),
        "jumped_man_stays": (
            msg("{own} took {sites}, but a man that is jumped stays on the board"),
        ),
        "never_removed": (
            msg("{own} took {sites}, but nothing is ever taken in this game"),
        ),
        "too_early_to_take": (
            msg("{own} took {sites}, but nothing is taken while men are being placed"),
        ),
        "takes_nothing": (
            msg("{own} took {sites}, but opening a way for {foe} takes nothing"),
        ),
        "given_not_taken": (
            msg("{own} took {sites} from the board, but {foe} gives an unplayed chip"),
        ),
        "not_the_jumped_man": (msg("{own} took {sites}, not only what was jumped"),),
        "no_mill": (msg("{own} took {sites} without closing a {line}"),),
        "one_removal_only": (
            msg("{own} took {sites}, more than this turn has earned"),
            msg("{own} has already taken what that turn earned"),
            msg("{own} took chips from {sites}, but a turn takes one stack"),
        ),
        "protected_by_mill": (
            msg(
                "{own} took {sites} out of a {line} while other {foe} chips stand free"
            ),
        ),
        "blocked_chip": (
            msg("{own} lifted {sites}, which has nowhere to go"),
            msg("{own} lifted the chip on {sites}, which has nowhere to go"),
        ),
        "turn_taken_back": (
            msg("{own} has taken back {turn}; a turn once made stands"),
        ),
        "unused_site": (
            msg("something stands on {sites} of the board, which {title} does not use"),
        ),
        "not_the_set_up": (
            msg(
                "{sites} held something else when the round ended, and something else "
                "when the next begins"
            ),
        ),
    }
)

STACKS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "stack_too_high": (msg("{sites} holds more than {count} chips"),),
        "covered_chip": (
            msg("a chip that others cover was taken from its place on {sites}"),
        ),
        "put_underneath": (
            msg("a chip came to stand below others on {sites}, not on top"),
        ),
        "second_priority": (
            msg(
                "a chip came to {sites}, but first {own}, whose Tresillo was "
                "uncovered, removes a stack"
            ),
        ),
        "stack_moved": (msg("more than the top chip went from {here} to {there}"),),
        "own_chip_on_top": (
            msg("{own} put a chip on {sites}, where a {foe} chip is on top"),
        ),
        "removed_own_stack": (
            msg("{own} took chips from {sites}, not a stack that {foe} may take"),
        ),
        "no_tresillo": (msg("{own} took chips from {sites} without a Tresillo"),),
        "protected_by_tresillo": (
            msg(
                "{own} took a stack out of a Tresillo, {sites}, while others stand free"
            ),
        ),
    }
)

TAKING: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "nothing_taken": (msg("{own} has taken no chip, and must take at least one"),),
        "chip_moved": (
            msg("a chip was put on {sites}, but chips are only taken off the board"),
        ),
        "too_many_taken": (
            msg("{own} has taken {count} chips, but a turn takes at most {most}"),
        ),
    }
)

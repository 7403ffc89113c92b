"""Rulings on stones in pits (Trio Trio, Mabambo, Soli-Bi), for translators."""

from collections.abc import Mapping
from types import MappingProxyType

from device.words.catalogue import msg

STONES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "stacked": (msg("{sites} holds more than one stone"),),
        "foreign_chip": (
            msg("{sites} holds something that is neither {own}'s nor {foe}'s stone"),
            msg("{sites} holds something that is neither a {own} nor a {foe} stone"),
        ),
        "no_change": (msg("nothing has changed; the next stone is {colour}"),),
        "not_empty": (
            msg("{own} moved from {here} onto {there}, where a {foe} stone lay"),
        ),
        "wrong_colour": (
            msg("the colour has changed on {sites}"),
            msg(
                "a stone went from {here}, but one of the other colour came to {there}"
            ),
        ),
        "no_chip_in_hand": (
            msg("more stones came, to {sites}, than moved or were in reserve"),
            msg("more stones came, to {sites}, than moved or were in hand"),
            msg("a stone appeared on {sites}, but there is none in hand"),
        ),
        "never_removed": (
            msg("{foe}'s stone on {sites} was taken, but no stone is ever taken"),
            msg("{own} took its own stones off the board: {sites}"),
        ),
        "not_over_setting_up": (
            msg("{own} took up the stone on {sites}, but still has stones to set up"),
            msg(
                "the stone on {sites} was taken, but first the one in hand is placed "
                "on an outer pit"
            ),
        ),
        "two_chips_placed": (
            msg("{own} placed more than one stone: {sites}"),
            msg("{own} brought in more than one stone, to {sites}"),
        ),
        "placed_inside": (
            msg(
                "{own} placed a stone on {sites}, but stones are set up on the outer "
                "pits"
            ),
            msg(
                "{own} brought a stone to {sites}, but stones come in on the outer pits"
            ),
        ),
        "blocked_chip": (msg("{own} lifted {sites}, which has nowhere to go"),),
        "two_chips_moved": (
            msg("{own} moved more than one stone: {sites}"),
            msg("more than one stone was placed outside: {sites}"),
        ),
        "reserve_without_pull": (
            msg(
                "{own} brought in a stone in the same turn as the outer stone on "
                "{sites} moved; only a step of an inner stone allows that"
            ),
        ),
        "left_inner_field": (
            msg(
                "{own} moved from {here} out to {there}, but a stone once inside "
                "moves inside"
            ),
        ),
        "diagonal": (
            msg("{own} moved from {here} to {there}, diagonally"),
            msg("{there} was filled from {here}, diagonally"),
        ),
        "not_adjacent": (
            msg("{own} moved from {here} to {there}, which is not the next pit"),
            msg("{there} was filled from {here}, which is not beside it"),
        ),
        "not_straight": (
            msg("{own} jumped from {here} to {there}, which is not straight inward"),
            msg("{own} moved from {here} to {there}, which is not straight ahead"),
        ),
        "not_next_free": (
            msg(
                "{own} jumped from {here} to {there}, but the first free pit of that "
                "row is {sites}"
            ),
            msg(
                "{own} jumped from {here} to {there}, but a jump lands right behind "
                "the stones jumped"
            ),
        ),
        "three_stones_rule": (
            msg("{edges} of the board now holds more than {most} stones"),
        ),
    }
)

MABAMBO: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "protected_13th": (
            msg(
                "{own} took {sites}, but the stone that {foe} has just exchanged stays"
            ),
        ),
        "exchange_first": (
            msg("{own} took up the stone on {sites}, but must first exchange the 13th"),
        ),
        "too_many_taken": (
            msg("{own} took {sites}, but one stone is exchanged"),
            msg("{own} took {sites}, but a turn beats one stone"),
        ),
        "nothing_taken": (
            msg(
                "{own} placed the 13th stone on {sites} without taking a stone of "
                "{foe}'s"
            ),
        ),
        "wrong_pit": (
            msg(
                "{own} took the stone on {here}, so the 13th belongs there, not on "
                "{there}"
            ),
        ),
        "removed_own_chip": (msg("{own} took its own stones off the board: {sites}"),),
        "not_beaten": (msg("{own} took {sites}, where no stone of {foe}'s can land"),),
        "taken_elsewhere": (
            msg(
                "{own} took {here}, but landed on {there}; a stone beats where it lands"
            ),
        ),
        "too_many_jumps": (
            msg("{own} jumped from {here} to {there} with more jumps than {most}"),
        ),
        "jumped_enemy": (
            msg("{own} jumped from {here} to {there} over a stone of {foe}'s"),
        ),
        "no_own_stone_jumped": (
            msg("{own} beat {there} from {here} without jumping a stone of its own"),
        ),
    }
)

SOLI: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "soli_stays": (
            msg("{sites} lost its stone, but a stone once placed outside stays"),
        ),
        "wrong_colour_of_soli": (
            msg("a {side} stone was placed on {sites}, but the next one is {colour}"),
            msg("the {side} stone on {sites} was taken, but the next one is {colour}"),
        ),
        "same_colour_beside": (
            msg("the {side} stone on {sites} lies beside another {colour} one"),
        ),
        "wrong_pit": (
            msg(
                "the stone was placed on {here}, but the next pit, counter-clockwise, "
                "is {there}"
            ),
        ),
        "nothing_taken": (
            msg("a stone moved to {sites}, but none was taken out of the grid"),
        ),
        "moved_to_empty": (
            msg(
                "a stone moved to {sites}, but only the pit of the taken stone is "
                "filled"
            ),
        ),
        "not_soli_row": (
            msg("the stone on {sites} was taken, but {here} points at {there}"),
        ),
        "cannot_refill": (
            msg(
                "the stone on {sites} was taken, but no stone beside it can fill its "
                "pit"
            ),
        ),
    }
)

EDGES = (
    msg("the north side"),
    msg("the south side"),
    msg("the east side"),
    msg("the west side"),
)

"""Rulings on sowing, for translators."""

from collections.abc import Mapping
from types import MappingProxyType

from device.words.catalogue import msg

SEEDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "game_over": (msg("the game is over"),),
        "no_change": (msg("nothing has changed, and it is {own}'s turn"),),
        "not_seeds": (msg("{sites}: what lies there are not seeds"),),
        "not_filled": (
            msg("{own} has to fill the board: {told}"),
            msg("there are {count} seeds on the board, not {most}"),
            msg("the two sides do not use corresponding pits"),
            msg("{count} seeds are laid, more than {own} has"),
            msg("only the poorer side's pits are filled"),
            msg("{count} cups are used, at least {most} must be"),
            msg("the other side has not twice as many seeds"),
        ),
        "feeding_due": (
            msg("{own} must put one seed into {sites}, the other's first pit"),
        ),
        "fallow_hole": (
            msg("{sites}: out of play, but seeds lie there"),
            msg("{sites} is out of play"),
        ),
        "wrong_store": (
            msg("{own} sowed {turn}: {told}"),
            msg("{own} sowed {turn} and dropped seeds into {sites} too"),
            msg("{own} sowed {turn}, but into {there}, not into {here}"),
        ),
        "mis_sown": (
            msg("{own} sowed {turn}; its last seed passes by {sites}"),
            msg("{own} sowed {turn}: {told}"),
            msg("{own} sowed {turn}, but {slip}"),
        ),
        "capture_not_earned": (
            msg("{own} sowed {turn}, which does not win {there}; it wins {sites}"),
            msg("{own} sowed {turn}, which does not win {sites}"),
        ),
        "seeds_lost": (
            msg("{own} sowed {turn}, but 1 seed is missing: {told}"),
            msg("{own} sowed {turn}, but {count} seeds are missing: {told}"),
            msg("{own} sowed {turn}, but {slip}"),
            msg("seeds are missing at {sites}, and nothing was sown"),
        ),
        "wrong_count": (
            msg("{own} sowed {turn}, but 1 seed is too many: {told}"),
            msg("{own} sowed {turn}, but {count} seeds are too many: {told}"),
            msg("seeds have been added at {sites}, and nothing was sown"),
        ),
        "several_changes": (
            msg("no sowing explains the board; nearest is {turn}: {told}"),
            msg("no sowing explains what lies at {sites}"),
        ),
        "out_of_turn": (msg("{foe}'s {turn} was sown, but it is {own}'s turn"),),
        "wrong_row": (
            msg("{own} sowed {sites}, which is not {foe}'s"),
            msg("{sites} is not {own}'s to begin with"),
        ),
        "starves": (msg("{own} sowed {sites}, which leaves the other nothing"),),
        "wrong_pit": (
            msg("{own} may not begin with {sites}"),
            msg("{own} must begin with {here}, not with {there}"),
        ),
        "empty_pit": (msg("{sites} is empty"),),
        "single_not_playable": (
            msg("{sites} holds one seed; {own} has not won {count} yet"),
        ),
        "not_enough": (msg("{sites} holds {count}, and a turn begins with {most}"),),
        "wrong_direction": (
            msg("{sites} was sown the wrong way round"),
            msg("{own} sowed {turn} and did not turn round at {sites}"),
        ),
        "sowed_on": (
            msg(
                "{own}'s turn {turn} was over with the last seed in {here}, but "
                "{there} was sown on"
            ),
        ),
        "played_twice": (msg("{own} sowed {turn} and then {then}, two turns"),),
        "stopped_early": (
            msg(
                "{own} sowed {turn} and did not go on from {sites}, before {then} was "
                "sown"
            ),
        ),
        "capture_forgotten": (
            msg("{own} sowed {turn} and did not take {sites}, before {then} was sown"),
            msg("{own} sowed {turn} and did not take {sites} on the way"),
            msg("{own} sowed {turn}: {told}"),
        ),
        "wrong_restart": (
            msg(
                "{own} sowed {turn}; with {sites} it goes on from {there}, not from "
                "{here}"
            ),
        ),
        "four_forgotten": (
            msg(
                "{own} forgot the four on {sites}, which stays in play, before {then} "
                "was sown"
            ),
        ),
    }
)

TOLD = (msg("{sites} should hold {most}, not {count}"), msg("and {count} more"))
"""What each wrong pit should hold."""

SLIPS = (
    msg("{sites} was passed over"),
    msg("two seeds fell into {sites} at once"),
    msg("the seed for {sites} is missing"),
)
"""What the hand did wrong."""

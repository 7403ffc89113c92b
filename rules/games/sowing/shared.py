"""Options and notes that several sowing games share."""

from rules.games.card import Options
from rules.games.sowing.record import Rounds, SowingDirection

DIRECTION: Options = {
    "direction": {
        "counter_clockwise": {"way": SowingDirection.COUNTER_CLOCKWISE},
        "clockwise": {"way": SowingDirection.CLOCKWISE},
    },
}
"""Where the book does not say which way the seeds go."""


def rounds(match: Rounds, **terms: int) -> Options:
    """Return the option to play one round or a match."""
    return {
        "rounds": {
            "one": {"rounds": Rounds.ONE},
            "match": {"rounds": match, **terms},
        },
    }


QUIET = (
    "After 200 turns in which nobody wins a seed the game is drawn, and said to be so."
)

"""Build a request to the player's process, as ``players.protocol`` defines it."""

from collections.abc import Mapping, Sequence
from typing import Any

from device.log.records import layout_of
from rules.core.model import Position
from rules.core.options import names_of
from rules.referee.ledger import Ledger

_SET_AS = ("options", "match", "position")


def question_of(
    ledger: Ledger, set_as: Mapping[str, Any], n: int | None = None
) -> dict[str, Any]:
    """Return a request's position: the turns so far, and the board.

    Nothing is played on here, so that the loop does not wait: whoever is asked finds
    out whether the turns lead to the board.

    Parameters
    ----------
    ledger
        The game as it stands.
    set_as
        What is played and how, as in the first line of a log.
    n
        The position before this turn, counted from 1; None: the one that stands.
    """
    past = ledger.past if n is None else ledger.past[: n - 1]
    position = ledger.position if n is None else ledger.past[n - 1].before
    first = past[0].before if past else position
    return question_about(position, first, [one.turn.text for one in past], set_as)


def question_about(
    position: Position, first: Position, turns: Sequence[str], set_as: Mapping[str, Any]
) -> dict[str, Any]:
    """Return a request's position: a first position, and the turns from it."""
    return {
        "game": set_as["game"],
        "sides": list(names_of(first)),
        "turns": list(turns),
        "board": layout_of(position.contents),
        "to_move": position.to_move,
        **{name: set_as[name] for name in _SET_AS if set_as.get(name) is not None},
    }

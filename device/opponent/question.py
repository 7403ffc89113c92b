"""What a player is asked about a game, as ``players.asked`` understands it."""

from collections.abc import Mapping
from typing import Any

from device.log.records import layout_of
from rules.core.model import Position
from rules.core.options import names_of
from rules.referee.ledger import Ledger

_SET_AS = ("options", "match", "position")


def question_of(
    ledger: Ledger, set_as: Mapping[str, Any], before: Position | None = None
) -> dict[str, Any]:
    """Return what tells a position: the turns that led there, else the board.

    Parameters
    ----------
    ledger
        The game as it stands.
    set_as
        What is played and how, as in the first line of a log; teams do not matter.
    before
        An earlier position of the game that is meant; None: the one that stands.
    """
    game, position = ledger.game, before or ledger.position
    past = ledger.past
    first = past[0].before if past else position
    turns: list[str] = []
    here = game.start(sides=names_of(first))
    for played in past:
        if here == position and before is not None:
            break
        if here != played.before or played.turn.stood is not None:
            break
        turns.append(played.turn.text)
        here = game.play(here, played.turn)
    told: dict[str, Any] = {
        "game": set_as["game"],
        "sides": list(names_of(first)),
        "turns": turns,
        **{name: set_as[name] for name in _SET_AS if set_as.get(name) is not None},
    }
    if here != position:
        board = layout_of(position.contents)
        told |= {"turns": [], "board": board, "to_move": position.to_move}
    return told

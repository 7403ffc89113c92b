"""The legal turns of a position, the likeliest by what the camera saw first."""

from typing import Any

from device.web.sentences import turn_told
from device.web.shown_game import sites_of, turn_plain
from device.web.sink import PageSink
from rules.core.model import Turn
from rules.referee.late_correction import likely

MOST = 500

Json = dict[str, Any]


def likely_turns(sink: PageSink, n: int | None, language: str) -> Json:
    """Return what turn ``n`` may have been, likeliest first.

    Parameters
    ----------
    n
        Counted from 1; None is the last one.

    Raises
    ------
    ValueError
        If there is no such turn.
    """
    referee = sink.referee
    past = referee.ledger.past
    n = len(past) if n is None else n
    if not 0 < n <= len(past):
        raise ValueError(f"there is no turn {n}; {len(past)} have been played")
    played = past[n - 1]
    chances = likely(referee.game, played)
    return {
        "n": n,
        "side": played.turn.side,
        "now": str(played.turn),
        "turns": [
            {**_told(turn, sink, language), "p": round(chance, 4)}
            for turn, chance in chances[:MOST]
        ],
        "more": len(chances) > MOST,
    }


def legal_now(sink: PageSink, language: str) -> Json:
    """Return the turns that are legal now."""
    referee = sink.referee
    position = referee.position
    turns = [] if referee.result is not None else referee.game.turns(position)
    return {
        "side": position.to_move,
        "turns": [_told(turn, sink, language) for turn in turns[:MOST]],
        "more": len(turns) > MOST,
    }


def _told(turn: Turn, sink: PageSink, language: str) -> Json:
    return {
        **turn_plain(turn),
        "sites": sites_of(turn),
        **turn_told(turn, sink.shown.sides, language, sink.referee.game),
    }

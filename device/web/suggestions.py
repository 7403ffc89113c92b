"""Legal turns of a position, ranked by likelihood."""

from collections.abc import Collection, Iterable
from itertools import chain, zip_longest

from device.export.shown_game import sites_of, turn_plain
from device.json_types import Json
from device.voice.sentences import turn_told
from device.web.subscriber import PageSubscriber
from rules.core.model import Position, Turn
from rules.referee.late_correction import likely

MOST = 500


def likely_turns(subscriber: PageSubscriber, n: int | None, language: str) -> Json:
    """Return the hypotheses for turn ``n``, most likely first.

    Parameters
    ----------
    n
        Counted from 1; None is the last one.

    Raises
    ------
    ValueError
        If there is no such turn.
    """
    referee = subscriber.referee
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
            {**_told(played.before, turn, subscriber, language), "p": round(chance, 4)}
            for turn, chance in chances[:MOST]
        ],
        "more": len(chances) > MOST,
    }


def legal_now(
    subscriber: PageSubscriber, language: str, tapped: Collection[str] = ()
) -> Json:
    """Return the turns that are legal now, or as many as a phone can hold of them.

    Parameters
    ----------
    tapped
        The sites that have been tapped to enter a turn: only turns that touch them all.
    """
    referee = subscriber.referee
    position = referee.position
    legal = [] if referee.result is not None else referee.game.turns(position)
    turns = [turn for turn in legal if {*tapped} <= {*sites_of(turn)}]
    if len(turns) > MOST:
        turns = spread(turns, tapped)
    return {
        "side": position.to_move,
        "turns": [_told(position, turn, subscriber, language) for turn in turns[:MOST]],
        "more": len(turns) > MOST,
    }


def spread(turns: Iterable[Turn], tapped: Collection[str]) -> list[Turn]:
    """Return the turns in an order that has each site to be tapped next early.

    A game may have two thousand turns that begin on four squares.
    """
    by_next: dict[str | None, list[Turn]] = {}
    for turn in turns:
        beyond = (site for site in sites_of(turn) if site not in tapped)
        by_next.setdefault(next(beyond, None), []).append(turn)
    rounds = chain.from_iterable(zip_longest(*by_next.values()))
    return [turn for turn in rounds if turn is not None]


def _told(
    before: Position, turn: Turn, subscriber: PageSubscriber, language: str
) -> Json:
    game = subscriber.referee.game
    return {
        **turn_plain(game, before, turn),
        "sites": sites_of(turn),
        **turn_told(before, turn, subscriber.shown.sides, language, game),
    }

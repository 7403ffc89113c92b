"""Prune legal turns to those that can explain the evidence within a bound."""

from collections.abc import Iterable, Mapping, Sequence, Set
from itertools import islice

from rules.core.evidence import holds_seeds
from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.core.pieces import Content, appearance
from rules.referee.residuals import NEAR, Gaps

_MOST_TOWARDS = 300
"""Limit of first turns that are tried where not all are listed."""


def turns_near(
    game: Game, position: Position, gaps: Gaps, within: float
) -> Sequence[Turn]:
    """Return the legal turns with a board within a gap in nats.

    Others may be among them, but none is left out: a turn that does not touch a site
    which clearly differs cannot explain the board, nor one that touches only sites
    which clearly do not. Where all is vague, and of seeds, all turns are returned. So
    a look costs what it shows, however many turns there are.
    """
    contents = position.contents
    if holds_seeds(contents):
        return game.turns(position)
    if game.is_sifted(position):
        may_hold = gaps.may_hold(contents, within)
        return _each_once(turn for turn, _, _ in game.boards_seen(position, may_hold))
    changed = gaps.surely_changed(contents, within)
    if changed:
        return game.turns_changing(position, changed)
    open_ = gaps.maybe_changed(contents, within)
    if not open_:
        return ()
    turns = game.turns(position)
    if len(open_) == len(contents):
        return turns
    return [
        turn
        for turn in turns
        if any(step.site in open_ or step.to in open_ for step in turn.steps)
    ]


def turns_towards(
    game: Game, position: Position, gaps: Gaps, replies: int
) -> Sequence[Turn] | None:
    """Return turns from which ``replies`` more may lead to the evidence, or None.

    None where all turns are listed and may as well be looked at one by one.
    """
    if not game.is_sifted(position):
        return None
    may_hold = gaps.may_hold(position.contents, NEAR)
    found = game.turns_towards(position, may_hold, replies)
    return _each_once(islice(found, _MOST_TOWARDS))


def _each_once(turns: Iterable[Turn]) -> tuple[Turn, ...]:
    return tuple(dict.fromkeys(turns))


def touching_any(game: Game, position: Position, sites: Set[str]) -> Sequence[Turn]:
    """Return the legal turns whose acts touch one of the sites at least, in order."""
    if game.most_changes < len(game.sites):
        each = (turn for s in sites for turn in game.turns_changing(position, [s]))
        return tuple(dict.fromkeys(each))
    return [
        turn
        for turn in game.turns(position)
        if any(step.site in sites or step.to in sites for step in turn.steps)
    ]


def arrivals(
    game: Game, before: Mapping[str, Content], board: Mapping[str, Content]
) -> tuple[str, ...]:
    """Return the side of each piece that stands where none of its side was on top.

    One that has only been turned over was there.
    """
    turns_over, found = game.two_sided, list[str]()
    for site, held in before.items():
        new, old = appearance(board[site]), appearance(held)
        if not isinstance(new, tuple) or not isinstance(old, tuple):
            continue
        if new[-1:] != old[-1:] and not (turns_over and old):
            found += new[-1:]
    return tuple(found)

"""Correct an assumed promotion by how the piece moves later.

A promotion is invisible where pieces differ by their sides alone; the usual kind is
assumed, until the piece moves as only another does.
"""

from collections.abc import Iterator, Sequence

from rules.core.errors import IllegalTurnError, NotationError
from rules.core.events import Corrected
from rules.core.game import Game
from rules.core.model import Position, StepKind, Turn
from rules.core.pieces import appearance
from rules.referee import stood_turns
from rules.referee.disputes import Found
from rules.referee.explain import explain
from rules.referee.late_correction import Played, replayed
from rules.referee.residuals import Gaps


def gone_on(game: Game, past: Sequence[Played], gaps: Gaps) -> list[Found]:
    """Return the turns of promoted pieces that explain a board if they are of others.

    Parameters
    ----------
    game
        The rules.
    past
        The turns that stand.
    gaps
        The evidence.
    """
    return [
        (position, way)
        for _, position, site in _otherwise(game, past)
        for way in explain(game, position, gaps, pairs=False)
        if way.is_near_single and way.owed is None and _moves(way.turns, site)
    ]


def told_otherwise(
    game: Game, past: Sequence[Played], position: Position
) -> Corrected | None:
    """Return the promotion to correct for a position, if any."""
    for corrected, there, _ in _otherwise(game, past):
        if there == position:
            return corrected
    return None


def _otherwise(
    game: Game, past: Sequence[Played]
) -> Iterator[tuple[Corrected, Position, str]]:
    """Yield alternatives to a promotion, the position after each, and the site.

    The piece must still stand where it was promoted, and all turns since be legal.
    """
    for index, played in enumerate(past):
        site = _promoted_on(played.turn)
        if site is None or _left_or_taken(past[index + 1 :], site):
            continue
        board = _looks(game, played.before, played.turn)
        for turn in game.turns_changing(played.before, list(board)):
            if turn == played.turn or _looks(game, played.before, turn) != board:
                continue
            try:
                last = replayed(game, past[index:], turn)[-1]
            except (IllegalTurnError, NotationError):
                continue
            there = stood_turns.played(game, last.before, last.turn)
            by_piece = game.by_piece(played.before, turn)
            corrected = Corrected(index + 1, turn, played.turn, by_piece=by_piece)
            yield corrected, there, site


def _promoted_on(turn: Turn) -> str | None:
    return next((s.site for s in turn.steps if s.kind is StepKind.PROMOTE), None)


def _left_or_taken(later: Sequence[Played], site: str) -> bool:
    """Return True if a piece that stood on a site was moved or taken since."""
    return any(step.site == site for played in later for step in played.turn.steps)


def _looks(game: Game, position: Position, turn: Turn) -> dict[str, object]:
    """Return the appearance of the sites that a turn changes."""
    changes = game.changes(position, turn)
    return {site: appearance(held) for site, held in changes.items()}


def _moves(turns: Sequence[Turn], site: str) -> bool:
    return any(
        step.kind is StepKind.MOVE and step.site == site
        for turn in turns
        for step in turn.steps
    )

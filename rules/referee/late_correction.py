"""Correct an accepted turn by later evidence."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from rules.core.errors import IllegalTurnError, NotationError
from rules.core.facts import Sentence, Sides
from rules.core.game import Game
from rules.core.model import Position, StepKind, Turn
from rules.referee import stood_turns
from rules.referee.disputes import waiting
from rules.referee.explain import explain
from rules.referee.explanation import Explanation
from rules.referee.pruning import turns_near
from rules.referee.residuals import CLEAR, Gaps
from rules.referee.seed_totals import summed
from words.keys import Key

TURNS_BACK = 2
"""Turns back to which a misread can be corrected; a recognised one any number."""

_NOT_FOLLOWING = Key("referee-could-not-follow")
_NOT_LEGAL = Sentence(Key("referee-not-legal-then"))

ALIKE = 500
"""Limit of alternatives to a recognised board."""


@dataclass(frozen=True, slots=True)
class Played:
    """Confirmed turn, the position before it, and its evidence.

    Attributes
    ----------
    recognised
        Whether it laid the board out freely, so that no list holds it.
    alike
        What else might have been recognised then, likeliest first.
    unseen
        Whether it was not seen by itself, but follows from a later board.
    """

    before: Position
    turn: Turn
    seen: Gaps | None
    recognised: bool = False
    alike: tuple[Turn, ...] = ()
    unseen: bool = False


def confirmed(game: Game, before: Position, turn: Turn, seen: Gaps | None) -> Played:
    """Return a turn as it is confirmed."""
    recognised = game.is_free(before)
    if seen is None or not recognised:
        return Played(before, turn, seen, recognised)
    left = {**before.contents, **game.changes(before, turn)}
    limit = seen.total(left) + 2 * CLEAR
    boards = summed(game, before, seen, ALIKE, limit)
    judged = [game.judge(before, b) for b in boards if seen.total(b) <= limit]
    others = tuple(other for other in judged if isinstance(other, Turn))
    return Played(before, turn, seen, recognised, others)


def amendment(
    game: Game, past: Sequence[Played], gaps: Gaps, *, listed: bool = False
) -> tuple[int, Turn] | None:
    """Return the past turn to amend and its replacement, which explain all since.

    Only a turn that was accepted in doubt can be amended: another turn must have
    fitted nearly as well what was seen then, and must explain what is seen now.
    ``listed``: only turns that the rules list are looked at, which is soon done.

    Returns
    -------
    tuple of int and Turn, or None
        Index into ``past``, and the turn that was played there.
    """
    for index in reversed(range(len(past))):
        late = index >= len(past) - TURNS_BACK
        if listed if past[index].recognised else not late:
            continue
        found = [
            (_behind(game, position, gaps, past[index]) + then, turn)
            for turn, then, position in _instead(game, tuple(past[index:]))
        ]
        if found:
            behind, turn = min(found, key=lambda pair: pair[0])
            if behind < math.inf:
                return index, turn
    return None


def _behind(game: Game, position: Position, gaps: Gaps, played: Played) -> float:
    """Return the gap of a position; inf where it does not fit.

    Of a recognised board more is known when it was played on from.
    """
    boards = [position.contents]
    if played.recognised:
        changes = (game.changes(position, turn) for turn in game.turns(position))
        boards += [{**position.contents, **changed} for changed in changes]
    return min((gaps.total(b) for b in boards if gaps.fits(b)), default=math.inf)


def chance(game: Game, played: Played) -> float:
    """Return a turn's probability among the boards that it may have left.

    1.0 for one that the rules list: `rules.referee.explain.certainty` weighs these.
    """
    return dict(likely(game, played))[played.turn] if played.recognised else 1.0


def doubtful_sites(game: Game, past: Sequence[Played]) -> frozenset[str]:
    """Return the sites of which it is not known what they held when recognised.

    What has been lifted since is known.
    """
    doubtful: set[str] = set()
    for played in past:
        doubtful -= {
            step.site
            for step in played.turn.steps
            if step.kind in {StepKind.LIFT, StepKind.TAKE}
        }
        ways = _ways(game, played) if played.recognised else {}
        for turn, gap in ways.items():
            if gap <= ways[played.turn] + CLEAR:
                doubtful |= _unlike(game, played, turn)
    return frozenset(doubtful)


def _unlike(game: Game, played: Played, turn: Turn) -> set[str]:
    """Return the sites that another turn would have left otherwise."""
    told, other = (game.changes(played.before, t) for t in (played.turn, turn))
    return {site for site in {**told, **other} if told.get(site) != other.get(site)}


def continued(
    game: Game, last: Played, gaps: Gaps
) -> list[tuple[Position, Explanation]]:
    """Return longer turns that explain the evidence in the place of the last one.

    The last turn must have been one that may be continued, and the longer ones must
    lead over the board that it left.
    """
    if last.turn.stood is not None:
        return []
    left = game.changes(last.before, last.turn)
    longer = {
        turn
        for turn in game.turns_changing(last.before, left)
        if any(board == left for board, _ in game.stages(last.before, turn))
    }
    if not longer:
        return []
    ways = explain(game, last.before, gaps, pairs=False)
    return [
        (last.before, replace(way, goes_on=True))
        for way in ways
        if set(way.turns) & longer
    ]


def _ways(game: Game, played: Played) -> dict[Turn, float]:
    """Return all turns that a turn may have been, each with its gap (nats) then."""
    before, seen = played.before, played.seen
    turns = dict.fromkeys([*game.turns(before), played.turn, *played.alike], 0.0)
    return turns if seen is None else _gaps(game, before, seen, turns)


def _gaps(
    game: Game, position: Position, seen: Gaps, turns: Iterable[Turn]
) -> dict[Turn, float]:
    """Return the gap (nats) of what each of some turns leaves."""
    contents = position.contents
    base = seen.total(contents)
    return {t: seen.after(base, contents, game.changes(position, t)) for t in turns}


def _doubted(game: Game, played: Played) -> dict[Turn, float]:
    """Return the other turns that what was seen then did not clearly rule out.

    With each its gap (nats) then; the nearest first.
    """
    before, seen = played.before, played.seen
    if seen is None:
        return {}
    told = seen.total({**before.contents, **game.changes(before, played.turn)})
    limit = told + 2 * CLEAR
    turns = turns_near(game, before, seen, limit)
    gap = _gaps(game, before, seen, dict.fromkeys([*turns, *played.alike]))
    near = {t: then for t, then in gap.items() if then <= limit and t != played.turn}
    return dict(sorted(near.items(), key=lambda pair: pair[1]))


@lru_cache(maxsize=2)
def _instead(
    game: Game, past: tuple[Played, ...]
) -> tuple[tuple[Turn, float, Position], ...]:
    """Return alternatives to the first of some turns, with probability and outcome.

    With each its gap (nats) then.
    """
    return tuple(
        (turn, then, position)
        for turn, then in _doubted(game, past[0]).items()
        if (position := _replayed(game, past, turn)) is not None
    )


def _replayed(game: Game, past: Sequence[Played], turn: Turn) -> Position | None:
    """Return the position had ``turn`` come first in ``past``, None if not legal."""
    try:
        again = replayed(game, past, turn)
    except (IllegalTurnError, NotationError):
        return None
    pairs = zip(again[1:], past[1:], strict=True)
    if not past[0].recognised and any(new.turn != old.turn for new, old in pairs):
        return None
    return stood_turns.played(game, again[-1].before, again[-1].turn)


def replayed(
    game: Game,
    past: Sequence[Played],
    turn: Turn,
    *,
    number: int = 1,
    start: Position | None = None,
    strict: bool = False,
) -> list[Played]:
    """Return ``past`` as it is if ``turn`` came first in it.

    Whoever was let pass, played out of order or went on from a board that was let
    stand does so again.

    Parameters
    ----------
    game
        The rules.
    past
        Turns that stand, the first of which is another one now.
    turn
        That one.
    number
        The number of the first turn, for people.
    start
        From where it is played; None: from where the other one was.
    strict
        Whether nobody is let pass who was not before.

    Raises
    ------
    IllegalTurnError, NotationError
        If a later turn cannot follow; its sentence for players names the turn and the
        reason.
    """
    before = start or due(game, past[0].before, turn.side)
    again = [confirmed(game, before, turn, None)]
    end = stood_turns.played(game, past[0].before, past[0].turn)
    for at, later in enumerate(past[1:], start=number + 1):
        there = stood_turns.played(game, before, turn)
        try:
            before = _led_on(game, end, later, there)
            if strict and later.before == end:
                before = there
            turn = _again(game, before, later)
        except (IllegalTurnError, NotationError) as error:
            raise IllegalTurnError(_not_following(game, at, later, error)) from error
        again.append(replace(later, before=before, turn=turn))
        end = stood_turns.played(game, later.before, later.turn)
    return again


def _not_following(
    game: Game, n: int, later: Played, error: IllegalTurnError | NotationError
) -> Sentence:
    """Return the sentence that a later turn could not follow, with the reason."""
    why = next((each for each in error.args if isinstance(each, Sentence)), _NOT_LEGAL)
    side, turn = Sides((later.turn.side,)), game.spoken(later.before, later.turn)
    return Sentence(_NOT_FOLLOWING, {"n": n, "side": side, "turn": turn, "why": why})


def _not_due(side: str) -> Sentence:
    return Sentence(Key("referee-not-due-then"), {"side": Sides((side,))})


def _again(game: Game, before: Position, later: Played) -> Turn:
    """Return the turn that is written like a turn and played from another position."""
    if before.to_move != later.turn.side:
        raise IllegalTurnError(_not_due(later.turn.side))
    return stood_turns.again(game, later.before, later.turn, before)


def _led_on(game: Game, end: Position, later: Played, there: Position) -> Position:
    """Return the position of a later turn once ``there`` replaces ``end``."""
    if game.result(there) is not None:
        raise IllegalTurnError(Sentence(Key("referee-over-then")))
    if later.before == game.out_of_time(end) != end:
        there = game.out_of_time(there)
    elif later.before.contents != end.contents:
        side = later.before.to_move or later.turn.side
        return game.rearranged(there, later.before.contents, side)
    return due(game, there, later.turn.side)


def due(game: Game, position: Position, side: str) -> Position:
    """Return the position with a side to move, the others being let pass.

    Raises
    ------
    IllegalTurnError
        If it never is that side's turn.
    """
    for there in (position, *waiting(game, position)):
        if there.to_move == side:
            return there
    raise IllegalTurnError(_not_due(side))


def likely(game: Game, played: Played) -> list[tuple[Turn, float]]:
    """Return all turns that a turn may have been, likeliest first.

    Returns
    -------
    list of (Turn, float)
        With each its probability, by its evidence; uniform where that is not known any
        more.
    """
    gaps = _ways(game, played)
    least = min(gaps.values())
    odds = {turn: math.exp(least - gap) for turn, gap in gaps.items()}
    whole = sum(odds.values())
    found = [(turn, odd / whole) for turn, odd in odds.items()]
    return sorted(found, key=lambda pair: -pair[1])

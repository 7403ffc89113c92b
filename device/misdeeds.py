"""Deeds of hands that the rules refuse: for simulated players who go wrong."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from rules.evidence import Content
from rules.families.acts import changed_by
from rules.history import Before, ruled
from rules.model import Game, Position, Ruling, Step, StepKind

_TRIED = 60
"""So many deeds are looked at for one that breaks a rule not yet broken."""


@dataclass(frozen=True, slots=True)
class Misdeed:
    """Acts that break a rule.

    Attributes
    ----------
    steps
        What the hand does.
    ruling
        What the rules say of it.
    """

    steps: tuple[Step, ...]
    ruling: Ruling

    @property
    def undoing(self) -> tuple[Step, ...]:
        """Return the acts that put everything back."""
        return tuple(_undone(step) for step in reversed(self.steps))


def _undone(step: Step) -> Step:
    match step.kind:
        case StepKind.PLACE:
            return Step(StepKind.REMOVE, step.site, step.chip)
        case StepKind.REMOVE:
            return Step(StepKind.PLACE, step.site, step.chip)
        case _:
            assert step.to is not None
            return Step(StepKind.MOVE, step.to, step.chip, step.site)


def misdeed(
    game: Game,
    before: Before,
    rng: np.random.Generator,
    known: Collection[str] = (),
) -> Misdeed | None:
    """Return a deed that the rules refuse, of a rule not ``known`` if one is found.

    Its board tells of nothing else: neither is it a stage of a turn, nor could the
    turn before have led to it.
    """
    found: Misdeed | None = None
    position, last = before.position, before.last
    others: list[Mapping[str, Content]] = []
    if last is not None:
        others = [
            {**last.before.contents, **game.changes(last.before, turn)}
            for turn in game.turns(last.before)
        ]
    deeds = list(_deeds(game, position))
    for number in rng.permutation(len(deeds))[:_TRIED]:
        steps = deeds[number]
        changes = changed_by(position.contents, steps)
        board = {**position.contents, **changes}
        if board in others or not isinstance(game.judge(position, board), Ruling):
            continue
        illegal = ruled(game, before, board, frozenset(changes))
        assert illegal is not None
        if illegal.ruling.rule not in known:
            return Misdeed(steps, illegal.ruling)
        found = found or Misdeed(steps, illegal.ruling)
    return found


def _deeds(game: Game, position: Position) -> Iterator[tuple[Step, ...]]:
    """Yield one or two acts that hands can do, legal or not."""
    yield from _carried(game, position)
    yield from _taken(position)
    yield from _added(game, position)
    for turn in list(game.turns(position))[:_TRIED]:
        acts = tuple(step for step in turn.steps if step.kind is not StepKind.GIVE)
        yield acts[:1]
        after = {**position.contents, **changed_by(position.contents, acts)}
        for site, pile in after.items():
            if isinstance(pile, tuple) and pile:
                yield (*acts, Step(StepKind.REMOVE, site, pile[-1]))


def _carried(game: Game, position: Position) -> Iterator[tuple[Step, ...]]:
    for site, pile in _piles(position.contents):
        for to, there in position.contents.items():
            if isinstance(there, tuple) and to != site and len(there) < game.most_chips:
                yield (Step(StepKind.MOVE, site, pile[-1], to),)


def _taken(position: Position) -> Iterator[tuple[Step, ...]]:
    for site, pile in _piles(position.contents):
        yield (Step(StepKind.REMOVE, site, pile[-1]),)


def _added(game: Game, position: Position) -> Iterator[tuple[Step, ...]]:
    for site, pile in position.contents.items():
        if isinstance(pile, tuple) and len(pile) < game.most_chips:
            for colour in position.colours:
                yield (Step(StepKind.PLACE, site, colour),)


def _piles(
    contents: Mapping[str, Content],
) -> Sequence[tuple[str, tuple[str, ...]]]:
    return [
        (s, pile) for s, pile in contents.items() if isinstance(pile, tuple) and pile
    ]

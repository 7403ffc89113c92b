"""Generate illegal acts for simulated players."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from rules.core.evidence import holds_seeds
from rules.core.game import Game
from rules.core.model import Position, Ruling, Step, StepKind
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by
from rules.referee.ruling import Before, ruled

_NOT_UNDONE = {StepKind.GIVE, StepKind.TRIM}
"""What is done beside the board, and what no hand puts back by one act."""

_TRIED = 60
"""Limit of acts that are tried to break a rule not yet broken."""


@dataclass(frozen=True, slots=True)
class Misdeed:
    """Acts that break a rule.

    Attributes
    ----------
    steps
        What the hand does.
    stood, board
        What stands or lies on each site before, and then.
    ruling
        What the rules say of it.
    """

    steps: tuple[Step, ...]
    stood: Mapping[str, Content]
    board: Mapping[str, Content]
    ruling: Ruling

    @property
    def undoing(self) -> tuple[Step, ...]:
        """Return the acts that put everything back."""
        steps = reversed(self.steps)
        return tuple(back for step in steps for back in _undone(step, self.stood))


def _undone(step: Step, stood: Mapping[str, Content]) -> tuple[Step, ...]:
    match step.kind:
        case StepKind.FLIP | StepKind.PROMOTE | StepKind.RECOLOUR:
            turned = step.kind is not StepKind.PROMOTE
            pile = stood[step.site] if turned else (Piece(step.piece.side),)
            assert isinstance(pile, tuple)
            whole = pile if step.kind is StepKind.RECOLOUR else ()
            return (Step(step.kind, step.site, pile[-1], pile=whole),)
        case StepKind.PLACE | StepKind.ENTER:
            return (Step(StepKind.REMOVE, step.site, step.piece),)
        case StepKind.REMOVE:
            return (Step(StepKind.PLACE, step.site, step.piece),)
        case StepKind.LIFT:
            return (Step(StepKind.DROP, step.site, step.piece),) * step.count
        case StepKind.DROP:
            return (Step(StepKind.LIFT, step.site, step.piece, count=1),)
        case _:
            assert step.to is not None
            back = Step(StepKind.MOVE, step.to, step.piece, step.site, pile=step.pile)
            return (back,)


def _changes(
    contents: Mapping[str, Content], steps: Sequence[Step]
) -> Mapping[str, Content]:
    """Return the contents of the sites that some steps change."""
    seeds = {site: n for site, n in contents.items() if isinstance(n, int)}
    if not seeds:
        return changed_by(contents, steps)
    for step in steps:
        seeds[step.site] += 1 if step.kind is StepKind.DROP else -step.count
    return {site: n for site, n in seeds.items() if n != contents[site]}


def misdeed(
    game: Game,
    before: Before,
    rng: np.random.Generator,
    known: Collection[str] = (),
) -> Misdeed | None:
    """Return a deed that the rules refuse, of a rule not ``known`` if one is found.

    Its board has no other explanation: neither is it a stage of a turn, nor could the
    turn before have led to it. It is seen elsewhere than in the stores.
    """
    deeds = list(_deeds(game, before.position))
    if holds_seeds(before.position.contents):
        kinds = [
            kind for kind in (deeds, list(_sown_wrongly(game, before.position))) if kind
        ]
        deeds = kinds[rng.integers(len(kinds))] if kinds else []
    return _refused(game, before, deeds, rng, known)


def slip(game: Game, before: Before, rng: np.random.Generator) -> Misdeed | None:
    """Return a turn that is sown wrongly."""
    return _refused(game, before, list(_sown_wrongly(game, before.position)), rng, ())


def _refused(
    game: Game,
    before: Before,
    deeds: Sequence[tuple[Step, ...]],
    rng: np.random.Generator,
    known: Collection[str],
) -> Misdeed | None:
    """Return one of the deeds that the rules refuse, of no ``known`` rule if it can."""
    found: Misdeed | None = None
    position, last = before.position, before.last
    others: list[Mapping[str, Content]] = []
    if last is not None:
        others = [
            {**last.before.contents, **game.changes(last.before, turn)}
            for turn in game.turns(last.before)
        ]
    uncounted = set(game.board.stores)
    stacked = game.most_chips > 1 and not holds_seeds(position.contents)
    for number in rng.permutation(len(deeds))[:_TRIED]:
        steps = deeds[number]
        changes = _changes(position.contents, steps)
        if set(changes) <= uncounted:
            continue
        board = {**position.contents, **changes}
        if board in others or not isinstance(game.judge(position, board), Ruling):
            continue
        if stacked and _looks_legal(game, position, board):
            continue
        illegal = ruled(game, before, board, frozenset(changes))
        assert illegal is not None
        if illegal.ruling.rule not in known:
            return Misdeed(steps, position.contents, board, illegal.ruling)
        found = found or Misdeed(steps, position.contents, board, illegal.ruling)
    return found


def _looks_legal(game: Game, position: Position, board: Mapping[str, Content]) -> bool:
    """Return True if a board looks like one of a turn: by tops and heights alone."""
    seen = {site: _look(held) for site, held in board.items()}
    stood = {site: _look(held) for site, held in position.contents.items()}
    return any(
        seen == stood | {site: _look(held) for site, held in changes.items()}
        for turn in game.turns(position)
        for changes in (
            game.changes(position, turn),
            *(changes for changes, _ in game.stages(position, turn)),
        )
    )


def _look(content: Content) -> tuple[int, tuple[Piece, ...]]:
    """Return a content's appearance: pile height, and the top pieces."""
    assert isinstance(content, tuple)
    return len(content), content[-1:]


def _deeds(game: Game, position: Position) -> Iterator[tuple[Step, ...]]:
    """Yield one or two acts that hands can do, legal or not."""
    if holds_seeds(position.contents):
        yield from _seeds_carried(position)
        return
    yield from _carried(game, position)
    yield from _taken(position)
    yield from _added(game, position)
    for turn in list(game.turns(position))[:_TRIED]:
        acts = tuple(step for step in turn.steps if step.kind not in _NOT_UNDONE)
        yield acts[:1]
        after = {**position.contents, **changed_by(position.contents, acts)}
        for site, pile in after.items():
            if isinstance(pile, tuple) and pile:
                yield (*acts, Step(StepKind.REMOVE, site, pile[-1]))
        yield from _turned_besides(position, acts)


def _turned_besides(
    position: Position, acts: tuple[Step, ...]
) -> Iterator[tuple[Step, ...]]:
    """Yield acts that turn pieces over, and turn one more besides."""
    turned = {step.site: step.piece for step in acts if step.kind is StepKind.FLIP}
    for colour in {*turned.values()}:
        for site, pile in _piles(position.contents):
            if site not in turned and pile != (colour,):
                yield (*acts, Step(StepKind.FLIP, site, colour))


def _seeds_carried(position: Position) -> Iterator[tuple[Step, ...]]:
    """Yield one or all seeds of a pit brought to another, or lost."""
    side = Piece(position.to_move or "")
    seeds = {s: n for s, n in position.contents.items() if isinstance(n, int)}
    for site, count in seeds.items():
        for some in {1, count} - {0} if count else ():
            lift = Step(StepKind.LIFT, site, side, count=some)
            yield (lift,)
            for to in seeds:
                if to != site:
                    yield (lift, *(Step(StepKind.DROP, to, side) for _ in range(some)))


def _sown_wrongly(game: Game, position: Position) -> Iterator[tuple[Step, ...]]:
    """Yield sowings whose last lap loses a seed, or drops it one pit farther."""
    for turn in list(game.turns(position))[:_TRIED]:
        acts = [s for s in turn.steps if s.kind in (StepKind.LIFT, StepKind.DROP)]
        lap = next((k for k, s in enumerate(reversed(acts)) if s.count), len(acts))
        for k in range(len(acts) - lap, len(acts)):
            yield (*acts[:k], *acts[k + 1 :])
            if k + 1 < len(acts):
                yield (*acts[:k], acts[k + 1], *acts[k + 1 :])


def _carried(game: Game, position: Position) -> Iterator[tuple[Step, ...]]:
    together = any(step.pile for turn in game.turns(position) for step in turn.steps)
    for site, pile in _piles(position.contents):
        for to, there in position.contents.items():
            if isinstance(there, tuple) and to != site and len(there) < game.most_chips:
                yield (Step(StepKind.MOVE, site, pile[-1], to),)
                for count in range(2, len(pile) + 1) if together else ():
                    men = pile[-count:]
                    yield (Step(StepKind.MOVE, site, men[-1], to, pile=men),)


def _taken(position: Position) -> Iterator[tuple[Step, ...]]:
    for site, pile in _piles(position.contents):
        yield (Step(StepKind.REMOVE, site, pile[-1]),)


def _added(game: Game, position: Position) -> Iterator[tuple[Step, ...]]:
    for site, pile in position.contents.items():
        if isinstance(pile, tuple) and len(pile) < game.most_chips:
            for colour in map(Piece, position.colours):
                yield (Step(StepKind.PLACE, site, colour),)


def _piles(
    contents: Mapping[str, Content],
) -> Sequence[tuple[str, tuple[Piece, ...]]]:
    return [
        (s, pile) for s, pile in contents.items() if isinstance(pile, tuple) and pile
    ]

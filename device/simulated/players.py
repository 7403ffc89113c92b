"""Simulated players: seeded, legal, one eager and one careless."""

from collections.abc import Iterator, Sequence

import numpy as np

from rules.core.game import Game
from rules.core.model import Position, StepKind, Turn

_LOOKED_AT = 10
_FILLING = "fill:"
_MOVED = 10  # seeds, in each row


def played(
    game: Game, position: Position, rng: np.random.Generator, most_turns: int
) -> Iterator[tuple[Position, Turn]]:
    """Yield each position of a game and the turn that is played in it.

    The first side plays for mills and captures, the other one carelessly.
    """
    sides = position.sides
    for _ in range(most_turns):
        if position.to_move is None or game.result(position) is not None:
            return
        eager = position.to_move == sides[0]
        turn = chosen(game, position, rng, eager=eager)
        yield position, turn
        position = game.play(position, turn)


def chosen(
    game: Game, position: Position, rng: np.random.Generator, *, eager: bool
) -> Turn:
    """Return a turn: an eager player looks for captures, others avoid them."""
    turn = _chosen(game, position, rng, eager=eager)
    return _freely_filled(game, position, turn, rng)


def _chosen(
    game: Game, position: Position, rng: np.random.Generator, *, eager: bool
) -> Turn:
    acted = [turn for turn in _usual(game.turns(position)) if turn.steps]
    turns = acted or list(game.turns(position))  # what leaves no trace is not seen
    if not eager:
        meek = [turn for turn in turns if not takes(turn)] or turns
        return meek[int(rng.integers(len(meek)))]
    looked_at = [turn for turn in turns if takes(turn)] or turns
    order: list[int] = rng.permutation(len(looked_at))[:_LOOKED_AT].tolist()
    worth = {i: _worth(game, position, looked_at[i], rng) for i in order}
    return looked_at[max(worth, key=worth.__getitem__)]


def _usual(turns: Sequence[Turn]) -> list[Turn]:
    """Return turns, those left out in which a piece becomes what it seldom becomes.

    Its usual kind is listed first.
    """
    found: dict[object, Turn] = {}
    for turn in turns:
        last = turn.steps[-1:]
        becomes = any(step.kind is StepKind.PROMOTE for step in last)
        found.setdefault(turn.steps[:-1] if becomes else turn, turn)
    return list(found.values())


def _freely_filled(
    game: Game, position: Position, turn: Turn, rng: np.random.Generator
) -> Turn:
    """Return a filling with seeds moved about in its rows: only samples are listed."""
    if not turn.text.startswith(_FILLING):
        return turn
    rows = turn.text.removeprefix(_FILLING).split("/")
    moved = []
    for row in rows:
        counts = np.array([int(count) for count in row.split(",")])
        for _ in range(_MOVED):
            giver, taker = rng.choice(np.flatnonzero(counts), 2)
            counts[giver] -= counts[giver] > 1
            counts[taker] += sum(map(int, row.split(","))) - counts.sum()
        moved.append(",".join(map(str, counts)))
    return game.parse(position, _FILLING + "/".join(moved))


def _worth(
    game: Game, position: Position, turn: Turn, rng: np.random.Generator
) -> float:
    """Return a turn's estimated value after a random reply."""
    then = game.play(position, turn)
    result = game.result(then)
    if result is not None:
        return 100.0 if turn.side in result.winners else -100.0
    replies = list(game.turns(then))
    later = game.play(then, replies[int(rng.integers(len(replies)))])
    threats = sum(bool(game.closes(later, t)) for t in game.turns(later)[:40])
    return 10.0 * takes(turn) + threats - 2.0 * any(takes(reply) for reply in replies)


def takes(turn: Turn) -> bool:
    """Return True if a turn removes a chip, or wins seeds."""
    won = {StepKind.REMOVE, StepKind.TAKE, StepKind.FLIP, StepKind.RECOLOUR}
    return any(step.kind in won for step in turn.steps)

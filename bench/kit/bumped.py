"""Make boards on which a legal turn was played and something else was bumped."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from rules.core.evidence import holds_seeds
from rules.core.facts import Notation
from rules.core.game import Game
from rules.core.mends import carried_out, mend_between
from rules.core.model import Position, Ruling, Stage, Turn
from rules.core.pieces import Content, fits
from rules.rulings.common import SEVERAL

Board = Mapping[str, Content]

NEAREST = 4
"""Number of nearest empty sites that a bumped piece may slide onto."""


@dataclass(frozen=True, slots=True)
class Bumped:
    """A legal turn and one bump.

    Attributes
    ----------
    position, turn
        What stood before, and what was played.
    after, board
        What the turn leaves, and what lies there.
    """

    position: Position
    turn: Turn
    after: Board
    board: Board

    @property
    def sites(self) -> frozenset[str]:
        """Return the sites that the bump has changed."""
        return frozenset(s for s, held in self.after.items() if self.board[s] != held)


def positions(game: Game, rng: random.Random, most: int) -> Iterator[Position]:
    """Yield the positions of a random game that has not ended."""
    position = game.start()
    for _ in range(most):
        if game.result(position) is not None or position.to_move is None:
            return
        yield position
        turns = game.turns(position)
        if not turns:
            return
        position = game.play(position, rng.choice(list(turns)))


def bumped_boards(
    game: Game, rng: random.Random, count: int, *, games: int = 40, most: int = 60
) -> list[Bumped]:
    """Return up to ``count`` illegal boards of legal turns, one bump on each."""
    found: list[Bumped] = []
    for _ in range(games):
        line = [p for p in positions(game, rng, most) if not game.is_free(p)]
        for position in rng.sample(line, min(len(line), 4)):
            turns = [turn for turn in game.turns(position) if turn.steps]
            if not turns or position.to_move is None:
                continue
            one = _bumped(game, position, rng.choice(turns), rng)
            if one is None or one.board == position.contents:
                continue
            if isinstance(game.judge(position, one.board), Ruling):
                found.append(one)
            if len(found) == count:
                return found
    return found


def _bumped(
    game: Game, position: Position, turn: Turn, rng: random.Random
) -> Bumped | None:
    """Return a turn with one piece or seed beside its place, None if none can be."""
    changes = game.changes(position, turn)
    after = {**position.contents, **changes}
    if not changes:
        return None
    wrong = (
        _seed_astray(game, after, rng)
        if holds_seeds(after)
        else _piece_slid(game, after, frozenset(changes), rng)
    )
    return None if wrong is None else Bumped(position, turn, after, {**after, **wrong})


def _seed_astray(game: Game, after: Board, rng: random.Random) -> Board | None:
    """Return one seed in the pit beside its own, or lost."""
    stores = game.board.stores
    pits = [s for s, n in after.items() if isinstance(n, int) and s not in stores]
    full = [site for site in pits if after[site]]
    if not full:
        return None
    here = rng.choice(full)
    held = after[here]
    assert isinstance(held, int)
    if rng.random() < 0.3:
        return {here: held - 1}
    there = min(
        (site for site in pits if site != here),
        key=lambda site: (_distance(game, here, site), rng.random()),
    )
    holds = after[there]
    assert isinstance(holds, int)
    return {here: held - 1, there: holds + 1}


def _piece_slid(
    game: Game, after: Board, touched: frozenset[str], rng: random.Random
) -> Board | None:
    """Return a pile that no act touched, slid onto an empty site beside it."""
    piles = [s for s, held in after.items() if held and s not in touched]
    empty = [s for s, held in after.items() if held == () and s not in touched]
    if not piles or not empty:
        return None
    here = rng.choice(piles)
    near = sorted(empty, key=lambda site: _distance(game, here, site))[:NEAREST]
    return {here: (), rng.choice(near): after[here]}


def _distance(game: Game, one: str, other: str) -> float:
    plan_mm = game.board.plan_mm
    return abs(complex(*plan_mm[one]) - complex(*plan_mm[other]))


class Told(Enum):
    """Result of a look at a turn and a bump.

    ``AMBIGUOUS``: people could not say either which turn it was, or the bumped piece
    went as its side may move it: then two turns are named, or none.
    ``NAMED``: the game's own table names a rule that explains the whole board.
    ``UNCLEAR``: no turn is claimed and no rule is named.
    """

    APART = "the turn, and the bump alone"
    AMBIGUOUS = "ambiguous, and no turn claimed"
    NAMED = "another reading of the whole board"
    OTHER = "another turn than was played"
    UNCLEAR = "nothing that explains it"


def told(game: Game, bumped: Bumped) -> Told:
    """Return the game's judgement of a turn combined with a bump."""
    ruling = game.judge(bumped.position, bumped.board)
    assert isinstance(ruling, Ruling)
    if ruling.held is not None:
        right = frozenset(ruling.wrong) == bumped.sites
        return Told.APART if right and _leaves(game, bumped, ruling) else Told.OTHER
    named = {ruling.facts.get(name) for name in ("first", "second")}
    if Notation(bumped.turn.text) in named or _is_ambiguous(game, bumped):
        return Told.AMBIGUOUS
    return Told.UNCLEAR if ruling.rule == SEVERAL else Told.NAMED


def _is_ambiguous(game: Game, bumped: Bumped) -> bool:
    """Return True if another turn, or none, explains as much, or two turns all."""
    position, after, board = bumped.position, bumped.after, bumped.board
    assert position.to_move is not None, "it is its turn"
    again = game.rearranged(position, after, position.to_move)
    if any(
        all(fits(board[site], due[site]) for site in due)
        for there, stands in ((again, after), (position, after))
        for turn in game.turns(there)
        for due in [{**stands, **game.changes(there, turn)}]
    ):
        return True
    many = _amount(game, after, board)
    if _amount(game, position.contents, board) <= many:
        return True
    return any(
        due != after and _amount(game, due, board) <= many
        for turn in game.turns(position)
        for due in [{**position.contents, **game.changes(position, turn)}]
    )


def _amount(game: Game, due: Board, board: Board) -> int:
    """Return the number of piles or seeds that differ between two boards."""
    return sum(act.seeds or 1 for act in mend_between(game.board, board, due))


def _leaves(game: Game, bumped: Bumped, ruling: Ruling) -> bool:
    """Return True if the turn claimed was played, and the mend reaches its position."""
    held, before = ruling.held, bumped.position.contents
    turns = held.turns if isinstance(held, Stage) else (held,)
    boards = [
        {**before, **changes}
        for turn in turns
        if turn is not None
        for changes in (
            [partial for partial, _ in game.stages(bumped.position, turn)]
            if isinstance(held, Stage)
            else [game.changes(bumped.position, turn)]
        )
    ]
    return carried_out(bumped.board, ruling.mends) in boards

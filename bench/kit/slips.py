"""Scene in which people slip: a position, and the legal turn that was meant."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from rules.core.game import Game
from rules.core.model import Position, Step, StepKind, Turn
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by

Board = dict[str, Content]


@dataclass(frozen=True)
class Scene:
    """A position in which a slip is made.

    Attributes
    ----------
    turn
        The legal turn that is spoilt.
    """

    game: Game
    position: Position
    turn: Turn
    rng: random.Random

    @property
    def before(self) -> Board:
        """Return the board before the turn."""
        return dict(self.position.contents)

    @cached_property
    def after(self) -> Mapping[str, Content]:
        """Return the board that the turn leaves."""
        changes = self.game.changes(self.position, self.turn)
        return {**self.position.contents, **changes}

    @property
    def own(self) -> str:
        """Return the side whose turn it is."""
        return self.turn.side

    @property
    def foes(self) -> tuple[str, ...]:
        """Return the other sides."""
        return tuple(side for side in self.position.sides if side != self.own)

    def steps(self, *kinds: StepKind) -> list[Step]:
        """Return the turn's steps of some kinds, of all if none is named."""
        return [step for step in self.turn.steps if not kinds or step.kind in kinds]

    def done(self, steps: Sequence[Step]) -> Board:
        """Return the board after some steps."""
        return {**self.before, **changed_by(self.position.contents, steps)}

    def standing(
        self, board: Mapping[str, Content], whose: Callable[[str], bool]
    ) -> list[str]:
        """Return the sites on which a piece of somebody's lies on top."""
        return [
            site
            for site, held in board.items()
            if isinstance(held, tuple) and held and whose(Piece(held[-1]).side)
        ]

    def owns(self, board: Mapping[str, Content]) -> list[str]:
        """Return the sites of the side whose turn it is."""
        return self.standing(board, lambda side: side == self.own)

    def foes_on(self, board: Mapping[str, Content]) -> list[str]:
        """Return the sites of the other sides."""
        return self.standing(board, lambda side: side in self.foes)

    def empty(self, board: Mapping[str, Content]) -> list[str]:
        """Return the sites on which nothing lies."""
        return [site for site, held in board.items() if held == ()]

    def one(self, sites: Sequence[str]) -> str | None:
        """Return one of some sites by chance, None if there is none."""
        return self.rng.choice(sites) if sites else None

    def others_turns(self) -> Iterator[Turn]:
        """Yield the turns of the next side, were it to move, in any order."""
        game, position = self.game, self.passed
        turns = list(game.turns(position))
        yield from self.rng.sample(turns, min(len(turns), 8))

    @property
    def goes_on(self) -> bool:
        """Return True if the same side may play again after the turn."""
        after = self.game.play(self.position, self.turn)
        return after.to_move == self.own

    @cached_property
    def passed(self) -> Position:
        """Return the position with the next side to move."""
        return self.game.passed(self.position)


Maker = Callable[[Scene], Board | None]
"""What makes a slip's board of a scene; None where it cannot be made."""


def taken_off(board: Board, site: str) -> Board:
    """Return a board without the topmost piece of a site."""
    held = board[site]
    assert isinstance(held, tuple)
    return {**board, site: held[:-1]}


def put_on(board: Board, site: str, piece: Piece) -> Board:
    """Return a board with a piece more on a site."""
    held = board[site]
    assert isinstance(held, tuple)
    return {**board, site: (*held, piece)}


def top_of(board: Mapping[str, Content], site: str) -> Piece:
    """Return the topmost piece of a site."""
    held = board[site]
    assert isinstance(held, tuple)
    return Piece(held[-1])

"""A course: steps, each of which is a board, a task in a sentence, and its check.

A step is data. Its board is written as ``"white a7 d7, black b6"``: what stands there,
then where; a stack bottom to top (``black/white c3``), a kind with its letter
(``white:K e1``), seeds by their number (``4 S1 S2``). What is not named is empty.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from players.lessons.goals import MEASURES, LessonGoal
from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.core.pieces import Content, Piece
from rules.referee.set_up import laid_out
from words.keys import Key


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonStep:
    """One step: a board, and what is to be done.

    Attributes
    ----------
    board
        What stands where; '' for the game's start.
    goes_on
        No board is laid out: one goes on from where the step before has led.
    to_move
        Whose turn it is, as the game calls its sides if nobody says otherwise.
    hands
        What sides have in hand; of those left out, what the board leaves.
    task
        What to do, in a sentence.
    otherwise
        What to say of a legal turn that does not do it.
    goal, least
        What a turn has to bring about, and of how many.
    turns
        Turns that do it, where the goal is that one of them is played.
    """

    board: str = ""
    goes_on: bool = False
    to_move: str
    task: Key
    otherwise: Key
    goal: LessonGoal
    least: int = 1
    turns: tuple[str, ...] = ()
    hands: Mapping[str, int] = field(default_factory=dict)

    def position(self, game: Game, sides: tuple[str, ...] | None = None) -> Position:
        """Return the position of the step.

        Parameters
        ----------
        game
            What is played.
        sides
            What the sides are called there, as their chips are; None: as is usual.

        Raises
        ------
        LayingError
            If the game cannot stand so.
        """
        usual, start = game.start(), game.start(sides=sides)
        called = dict(zip(usual.colours, start.colours, strict=True))
        called |= dict(zip(usual.sides, start.sides, strict=True))
        hands = {called[side]: left for side, left in self.hands.items()}
        if not self.board:
            return laid_out(game, start, start.contents, called[self.to_move], hands)
        board = layout_in(self.board, called)
        return laid_out(game, start, board, called[self.to_move], hands)

    def is_done(self, game: Game, position: Position, turn: Turn) -> bool:
        """Return True if a legal turn of the step's position does what is asked."""
        if self.goal is LessonGoal.PLAYED:
            return turn.text in self.turns
        brought = MEASURES[self.goal](game, position, turn)
        just = self.goal is LessonGoal.LEAVES
        return brought == self.least if just else brought >= self.least

    def done_by(self, game: Game, position: Position) -> Sequence[Turn]:
        """Return the legal turns that do what is asked, in their order."""
        turns = game.turns(position)
        return [turn for turn in turns if self.is_done(game, position, turn)]


@dataclass(frozen=True, slots=True)
class Course:
    """The first steps in one family of games.

    Attributes
    ----------
    game
        The id of the game that it is taught with.
    steps
        In their order.
    """

    game: str
    steps: tuple[LessonStep, ...]


def positions(course: Course, game: Game) -> Iterator[tuple[LessonStep, Position]]:
    """Yield each step with its position; one goes on from the first turn that does it.

    Raises
    ------
    LayingError
        If the game cannot stand as a step has it.
    """
    there: Position | None = None
    for step in course.steps:
        if there is None or not step.goes_on:
            there = step.position(game)
        yield step, there
        done = step.done_by(game, there)
        there = game.play(there, done[0]) if done else None


def layout_in(text: str, called: Mapping[str, str]) -> dict[str, Content]:
    """Return the layout that a text describes, with its sides renamed.

    Examples
    --------
    >>> layout_in("white a7 d7, black/white c3", {"white": "red", "black": "blue"})
    {'a7': ('red',), 'd7': ('red',), 'c3': ('blue', 'red')}
    """
    return dict(_laid(text, called))


def _laid(text: str, called: Mapping[str, str]) -> Iterator[tuple[str, Content]]:
    for group in text.split(","):
        what, *sites = group.split()
        held: Content
        if what.isdecimal():
            held = int(what)
        else:
            held = tuple(_piece(one, called) for one in what.split("/"))
        yield from ((site, held) for site in sites)


def _piece(text: str, called: Mapping[str, str]) -> Piece:
    side, _, kind = text.partition(":")
    return Piece.of(called.get(side, side), kind)

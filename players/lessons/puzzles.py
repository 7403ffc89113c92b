"""Puzzles, extracted from a game that was played.

A position is a puzzle if only few of its turns reach a goal: to win, to win with the
next turn, to close two lines, to capture most.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from players.lessons.course import LessonStep
from players.lessons.goals import LessonGoal, taken, wins
from players.lessons.said import (
    CLOSE_TWO,
    NOT_YET_WON,
    TAKE_MOST,
    TOO_FEW,
    WIN,
    WIN_IN_TWO,
)
from rules.core.errors import RulesError
from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.core.options import names_of
from rules.core.pieces import Content, Piece
from words.keys import Key

MOST = 5
"""Most puzzles of a game."""

_FEWEST_TURNS = 4
_MOST_ANSWERS = 2
_LOOKS = 4000
"""Node limit of the search for a win in two: pairs of turn and reply."""

_TASKS: Mapping[LessonGoal, tuple[Key, Key]] = {
    LessonGoal.WINS_IN_TWO: (WIN_IN_TWO, NOT_YET_WON),
    LessonGoal.WINS: (WIN, NOT_YET_WON),
    LessonGoal.CLOSES: (CLOSE_TWO, TOO_FEW),
    LessonGoal.TAKES: (TAKE_MOST, TOO_FEW),
}
"""What is asked and answered, the goals that are rarest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A puzzle, as it is kept.

    Attributes
    ----------
    n
        Before which turn of the game it stands, counted from 1.
    board, to_move, hands
        As a step of a course has them.
    goal, least
        What a turn has to bring about (the name of a goal), and of how many.
    """

    n: int
    board: str
    to_move: str
    hands: Mapping[str, int]
    goal: str
    least: int

    @property
    def step(self) -> LessonStep:
        """Return the puzzle's lesson step.

        Raises
        ------
        KeyError
            If nothing is known of its goal.
        """
        goal = LessonGoal[self.goal]
        task, otherwise = _TASKS[goal]
        return LessonStep(
            board=self.board,
            to_move=self.to_move,
            hands=self.hands,
            task=task,
            otherwise=otherwise,
            goal=goal,
            least=self.least,
        )


def puzzles_in(
    game: Game, positions: Iterable[tuple[int, Position]], sharp: Iterable[int]
) -> list[Puzzle]:
    """Return the puzzles of a game, at most five, the rarest kinds first.

    Parameters
    ----------
    game
        What was played.
    positions
        Each position with the number of the turn that was played from it.
    sharp
        The numbers of those in which a win is looked for that takes two turns.
    """
    there = set(sharp)
    found = [
        puzzle
        for n, position in positions
        if position.to_move is not None
        for puzzle in _of(game, n, position, deep=n in there)
    ]
    order = list(_TASKS)
    found.sort(key=lambda one: (order.index(LessonGoal[one.goal]), -one.least, one.n))
    best: dict[int, Puzzle] = {}
    for one in found:
        best.setdefault(one.n, one)
    return sorted(list(best.values())[:MOST], key=lambda one: one.n)


def _of(game: Game, n: int, position: Position, *, deep: bool) -> Iterator[Puzzle]:
    """Yield the puzzles of a position, as it stands when it is laid out anew."""
    usual = _usual_names(game, position)
    draft = Puzzle(
        n=n,
        board=board_text(position.contents, usual),
        to_move=usual[str(position.to_move)],
        hands={usual[colour]: left for colour, left in position.in_hand.items()},
        goal=LessonGoal.WINS.name,
        least=1,
    )
    try:
        there = draft.step.position(game, names_of(position))
    except (RulesError, KeyError, ValueError):
        return
    turns = game.turns(there)
    if game.result(there) is not None or len(turns) < _FEWEST_TURNS:
        return
    for goal, least in _goals(game, there, turns, deep=deep):
        puzzle = replace(draft, goal=goal.name, least=least)
        done = puzzle.step.done_by(game, there)
        ways = {turn.text.partition("x")[0] for turn in done}  # whatever is taken
        if 1 <= len(ways) <= _MOST_ANSWERS and len(turns) - len(done) >= len(ways):
            yield puzzle


def _goals(
    game: Game, position: Position, turns: Sequence[Turn], *, deep: bool
) -> Iterator[tuple[LessonGoal, int]]:
    """Yield the goals within reach in a position, and the number of turns."""
    if any(wins(game, position, turn) for turn in turns):
        yield LessonGoal.WINS, 1
        return
    if deep and _is_small(game, position, turns):
        yield LessonGoal.WINS_IN_TWO, 1
    if any(len(game.closes(position, turn)) > 1 for turn in turns):
        yield LessonGoal.CLOSES, 2
    most, *others = sorted({taken(turn) for turn in turns}, reverse=True)
    if most > 1 and others and others[0] <= most - max(1, most // 3):
        yield LessonGoal.TAKES, most


def _is_small(game: Game, position: Position, turns: Sequence[Turn]) -> bool:
    """Return True if all turns and their replies can soon be looked at."""
    replies = game.turns(game.play(position, turns[0]))
    return len(turns) * len(replies) <= _LOOKS


def _usual_names(game: Game, position: Position) -> dict[str, str]:
    """Return a mapping from the position's names of sides to the game's usual ones."""
    usual, start = game.start(), game.start(sides=names_of(position))
    names = dict(zip(start.colours, usual.colours, strict=True))
    return {**names, **dict(zip(start.sides, usual.sides, strict=True))}


def board_text(contents: Mapping[str, Content], names: Mapping[str, str]) -> str:
    """Return a board as a step has it, its sides called otherwise.

    Examples
    --------
    >>> board_text({"a7": (Piece("red"),), "d7": ()}, {"red": "white"})
    'white a7'
    """
    groups: dict[str, list[str]] = {}
    for site, held in contents.items():
        if isinstance(held, int):
            text = str(held) if held else ""
        else:
            text = "/".join(_renamed(Piece(piece), names) for piece in held)
        if text:
            groups.setdefault(text, []).append(site)
    return ", ".join(f"{text} {' '.join(sites)}" for text, sites in groups.items())


def _renamed(piece: Piece, names: Mapping[str, str]) -> str:
    return str(Piece.of(names.get(piece.side, piece.side), piece.kind))

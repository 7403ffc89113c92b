"""Puzzles are found in games by the rules, and are steps that can be taught."""

from collections.abc import Iterator

from players.lessons.course import LessonStep
from players.lessons.goals import LessonGoal
from players.lessons.puzzles import Puzzle, puzzles_in
from rules.catalogue import find_game
from rules.core.game import Game
from rules.core.model import Position
from words.keys import Key


def game_of(game: Game, turns: str, sides: tuple[str, ...]) -> Iterator[Position]:
    position = game.start(sides=sides)
    for text in turns.split():
        yield position
        position = game.play(position, game.parse(position, text))


def test_two_mills_at_once_and_what_wins_are_found_with_any_names() -> None:
    game = find_game("nine_mens_morris")
    line = "a7 b6 d7 f6 g4 d2 g1 b2 b4"  # g7 would close two
    there = enumerate(game_of(game, line, ("red", "blue")), start=1)

    (puzzle,) = puzzles_in(game, there, ())

    assert puzzle == Puzzle(
        n=9,
        board="white a7 d7 g4 g1, black b6 f6 b2 d2",
        to_move="white",
        hands={"white": 5, "black": 5},
        goal="CLOSES",
        least=2,
    )
    done = puzzle.step.done_by(game, puzzle.step.position(game))
    assert {str(turn).partition("x")[0] for turn in done} == {"g7"}


def test_a_win_in_two_turns_is_looked_for_where_that_is_asked() -> None:
    game, nothing = find_game("breakthrough"), Key("words-nothing")
    board = "white b6 b1 h4, black f7 b4 b8"
    drawn = LessonStep(
        board=board,
        to_move="white",
        task=nothing,
        otherwise=nothing,
        goal=LessonGoal.WINS_IN_TWO,
    ).position(game)

    (puzzle,) = puzzles_in(game, [(7, drawn)], [7])

    assert (puzzle.goal, puzzle.n) == ("WINS_IN_TWO", 7)
    assert puzzles_in(game, [(7, drawn)], []) == []

"""Of many turns those are asked for that can come near what is seen."""

import random
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

import pytest

from rules.catalogue import GAMES
from rules.core.evidence import Evidence
from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.core.pieces import Content
from rules.games.acts import touches
from rules.referee.explain import TAIL, explain
from rules.referee.pruning import turns_near
from rules.referee.referee import Referee
from rules.referee.residuals import NEAR, Gaps
from tests.rules.referee.queens import LOOKS, QUEENS, seen

WITHIN = NEAR + TAIL
GAMES_TRIED = (
    "nine_mens_morris",
    "shax",
    "kuruka_sita",
    "stack",
    "mabambo",
    "trio_trio",
    "tableaux",
    "kalah",
    "mabambo_tournament",
    "team_play",
)
PLACING = ("othello", "pente", "keryo_pente", "gonnect")


@dataclass
class Counting:
    """A game that counts what is asked of it; all else is the game's own."""

    game: Game
    asked: Counter[str] = field(default_factory=Counter)

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)

    def __hash__(self) -> int:
        return id(self)

    def turns(self, position: Position) -> Sequence[Turn]:
        self.asked["listed"] += 1
        return self.game.turns(position)

    def changes(self, position: Position, turn: Turn) -> Mapping[str, Content]:
        self.asked["changes"] += 1
        return self.game.changes(position, turn)

    def stages(self, position: Position, turn: Turn) -> object:
        self.asked["stages"] += 1
        return self.game.stages(position, turn)

    def play(self, position: Position, turn: Turn) -> Position:
        self.asked["play"] += 1
        return self.game.play(position, turn)


def reached(game: Game, seed: int) -> Position:
    """Return a position of a random game that is not over."""
    rng = random.Random(seed)
    position = game.start()
    for _ in range(rng.randrange(30)):
        after = game.play(position, rng.choice(game.turns(position)))
        if after.to_move is None:
            break
        position = after
    return position


def looked_at(
    position: Position, board: Mapping[str, Content], rng: random.Random
) -> Evidence:
    """Return evidence of a board: some sites sure, some vague, some hidden."""
    looks: list[tuple[str, ...] | int] = [(), *((c,) for c in position.colours)]
    found = {}
    for site, held in board.items():
        sure = rng.choice([0.5, 4.0, 9.0, 12.0, 12.0, 12.0])
        others = range(9) if isinstance(held, int) else looks
        top = held[-1:] if isinstance(held, tuple) else held
        found[site] = {look: -sure * rng.random() for look in others} | {top: 0.0}
    hidden = rng.sample(list(board), rng.choice([0, 0, 0, 2]))
    return Evidence(found, frozenset(hidden))


@pytest.mark.parametrize("name", GAMES_TRIED)
def test_no_turn_is_left_out_of_which_a_board_comes_near(name: str) -> None:
    game = GAMES[name]
    for seed in range(15):
        rng = random.Random(seed)
        position = reached(game, seed)
        turn = rng.choice(game.turns(position))
        board = {**position.contents, **game.changes(position, turn)}
        stranger = rng.choice(game.sites)
        if rng.random() < 0.5:
            board[stranger] = position.contents[rng.choice(game.sites)]
        gaps = Gaps(looked_at(position, board, rng))

        near = turns_near(game, position, gaps, WITHIN)

        for turn in game.turns(position):
            boards = [game.changes(position, turn)]
            boards += [partial for partial, _ in game.stages(position, turn)]
            lowest = min(
                gaps.total({**position.contents, **changed}) for changed in boards
            )
            assert turn in near or lowest > WITHIN
        assert list(near) == [t for t in game.turns(position) if t in near]


@pytest.mark.parametrize("name", [*GAMES_TRIED, *PLACING])
def test_turns_that_touch_sites_are_those_of_the_list(name: str) -> None:
    game = GAMES[name]
    for seed in range(10):
        position = reached(game, seed)
        turns = game.turns(position)
        most = max(len(game.changes(position, turn)) for turn in turns)
        wide = [t for t in turns if len(game.changes(position, t)) in {2, most}]
        some = random.Random(seed).choice(wide or turns)
        changed = list(game.changes(position, some))
        for sites in (changed[:2], changed[-1:], changed[-2:]):
            found = game.turns_changing(position, sites)

            assert list(found) == [turn for turn in turns if touches(turn, sites)]


def test_turns_of_queens_are_found_by_their_sites_as_by_the_list() -> None:
    start = QUEENS.start()
    assert len(QUEENS.turns(start)) == 2176
    for sites in [("a4",), ("e5",), ("a4", "a5"), ("a5", "e5"), ("a4", "a5", "b5")]:
        found: Collection[Turn] = QUEENS.turns_changing(start, sites)

        assert found == [t for t in QUEENS.turns(start) if touches(t, sites)]
        assert found


@pytest.mark.parametrize("look", LOOKS.values(), ids=list(LOOKS))
def test_a_look_that_no_turn_of_2176_explains_asks_for_few(
    look: Mapping[str, Content],
) -> None:
    game = Counting(QUEENS)
    start = QUEENS.start()
    gaps = Gaps(seen({**start.contents, **look}))

    found = explain(game, start, gaps)  # type: ignore[arg-type]

    assert not any(way.is_near for way in found)
    assert game.asked["stages"] < 600
    assert game.asked["changes"] < 2 * 2176
    assert game.asked["play"] < 200
    assert game.asked["listed"] <= 1


def test_a_look_at_an_unchanged_board_lists_no_turn() -> None:
    game = Counting(QUEENS)
    start = QUEENS.start()

    found = explain(game, start, Gaps(seen(start.contents)))  # type: ignore[arg-type]

    assert [way.turns for way in found] == [()]
    assert not game.asked["listed"]


@pytest.mark.parametrize("surely", [12.0, 8.0])
def test_a_turn_of_2176_and_the_reply_are_told_as_surely_as_they_are_seen(
    surely: float,
) -> None:
    start = QUEENS.start()
    turn = QUEENS.parse(start, "d1-d7/g7")
    then = QUEENS.play(start, turn)
    reply = QUEENS.parse(then, "a7-b7/b3")
    both = QUEENS.play(then, reply)
    for board, turns in ((then.contents, (turn,)), (both.contents, (turn, reply))):
        found = explain(QUEENS, start, Gaps(seen(board, surely)))

        assert found[0].is_near
        assert found[0].turns == turns


def test_the_referee_rules_on_such_a_look_and_plays_on() -> None:
    referee = Referee(QUEENS, first="white")
    start = QUEENS.start()
    leapt = {**start.contents, **LOOKS["a queen leapt and shot"]}
    turn = QUEENS.parse(start, "d1-d7/g7")

    told = [
        event
        for number, board in enumerate(
            [leapt, leapt, start.contents, start.contents]
            + 2 * [QUEENS.play(start, turn).contents]
        )
        for event in referee.observe(seen(board), 10.0 * number)
    ]

    assert [type(event).__name__ for event in told] == ["Illegal", "Restored", "Moved"]

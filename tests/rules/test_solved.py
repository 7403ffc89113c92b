"""Small games that can be searched to the end behave as others have found."""

from bench.solve import reachable, solve
from rules.catalogue import GAMES
from rules.families.line_position import End


def test_tapatan_is_won_by_the_first_player_in_nine_turns() -> None:
    turns, _positions = solve(GAMES["tapatan"])

    assert turns == 9


def test_of_these_games_only_achi_can_block_a_player() -> None:
    blocked = {
        name: sum(position.end is End.BLOCKED for position in reachable(GAMES[name]))
        for name in ("achi", "tapatan", "tant_fant", "three_mens_morris")
    }

    assert blocked == {
        "achi": 28,
        "tapatan": 0,
        "tant_fant": 0,
        "three_mens_morris": 0,
    }

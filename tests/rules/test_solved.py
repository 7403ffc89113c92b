"""Small games that can be searched to the end behave as others have found."""

from bench.solve import reachable, solve
from rules.catalogue import GAMES
from rules.families.line_position import End


def test_tapatan_is_won_by_the_first_player_in_nine_turns() -> None:
    turns, _positions = solve(GAMES["tapatan"])

    assert turns == 9


def test_of_these_games_only_achi_can_block_a_player() -> None:
    can_block = {
        name
        for name in ("achi", "tapatan", "tant_fant", "three_mens_morris")
        if any(position.end is End.BLOCKED for position in reachable(GAMES[name]))
    }

    assert can_block == {"achi"}

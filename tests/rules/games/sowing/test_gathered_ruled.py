"""A side that has gathered its seeds, and acts again, is ruled on as in any game."""

from rules.catalogue import find_game
from rules.games.sowing.position import SowPosition
from rules.games.sowing.relays import won_too_early


def test_no_lap_ends_where_nothing_was_sown() -> None:
    game = find_game("mongola")
    start = game.start()
    after = game.play(start, game.turns(start)[0])
    assert isinstance(after, SowPosition)

    again = after.but(mover=1 - after.mover)

    assert all(attempt.rule for attempt in won_too_early(again))

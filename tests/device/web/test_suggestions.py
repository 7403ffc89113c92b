"""Turns that are suggested to a phone."""

from device.export.shown_game import sites_of
from device.web.suggestions import spread
from rules.catalogue import GAMES


def test_of_too_many_turns_each_site_to_be_tapped_next_is_among_the_first() -> None:
    game = GAMES["amazons"]
    turns = game.turns(game.start())

    first = spread(turns, ())[:4]
    after = spread([turn for turn in turns if "a4" in sites_of(turn)], ["a4"])[:20]

    assert {turn.steps[0].site for turn in first} == {"a4", "d1", "g1", "j4"}
    assert len({turn.steps[0].to for turn in after}) == 20

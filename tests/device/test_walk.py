"""A frame at rest walks through few rooms, and seldom upwards."""

import pytest

from bench.machine.walk import LAYERS, walked


@pytest.mark.parametrize("game", ["nine_mens_morris", "chess", "kalah"])
def test_a_frame_at_rest_walks_a_short_way_to_the_log(game: str) -> None:
    way = walked(game).to_the_log

    assert {stay.room.partition("/")[0] for stay in way} == set(LAYERS)
    assert len(way) <= 15, [f"{stay.room} {stay.first}" for stay in way]
    assert sum(len(stay.climbs) for stay in way) <= 3

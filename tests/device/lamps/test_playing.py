from itertools import pairwise

import pytest

from device.config.patterns import Beat, Pattern, steady
from device.lamps.playing import FIRST_WAIT_S, LONGEST_WAIT_S, Layers, LightShow, Outlet
from device.mocks import MockLights

ON = frozenset({"mill"})


def test_what_flashes_is_before_what_stands_and_gives_way() -> None:
    layers = Layers[frozenset[str]]()
    layers.stand(steady("illegal"), 0.0)
    layers.flash(Pattern((Beat(ON, 1.0),), 1), 10.0)

    assert layers.due(10.5) == ON
    assert layers.due(11.0) == frozenset({"illegal"})
    layers.stand(None, 12.0)
    assert layers.due(12.0) is None


def test_lamps_are_told_of_changes_only() -> None:
    lights = MockLights()
    show = LightShow(lights, to_move=frozenset({"first"}))
    show.stand(steady("mill"), 0.0)

    for second in range(100):
        show.tick(float(second))

    assert lights.shown == [{"first", "mill"}]


class Bulbs:
    """Lights that fail as often as they are told to."""

    def __init__(self, *faults: Exception) -> None:
        self.faults = list(faults)
        self.tried: list[str] = []

    def show(self, wanted: str) -> None:
        self.tried.append(wanted)
        if self.faults:
            raise self.faults.pop(0)


def test_lights_that_fail_are_reported_once_and_tried_ever_more_seldom() -> None:
    bulbs, told = Bulbs(*[OSError("bus")] * 6), list[tuple[float, bool]]()
    now_s, tried_s = 0.0, list[float]()
    outlet = Outlet(bulbs.show, lambda failed: told.append((now_s, failed)))

    while now_s < 200.0:
        before = len(bulbs.tried)
        outlet.set("red", now_s)
        tried_s += [now_s] * (len(bulbs.tried) - before)
        now_s += 1.0

    waits = [after - before for before, after in pairwise(tried_s)]
    assert waits == [FIRST_WAIT_S, 4, 8, 16, 32, LONGEST_WAIT_S]
    assert told == [(0.0, True), (tried_s[-1], False)]


def test_lights_that_are_back_show_what_is_due_now() -> None:
    bulbs, told = Bulbs(RuntimeError("gone")), list[bool]()
    outlet = Outlet(bulbs.show, told.append)

    for now_s, wanted in enumerate(("red", "green", "blue", "blue")):
        outlet.set(wanted, float(now_s))

    assert bulbs.tried == ["red", "blue"]
    assert told == [True, False]


def test_a_mistake_of_the_program_is_not_taken_for_a_broken_light() -> None:
    outlet = Outlet(Bulbs(KeyError("bug")).show, list[bool]().append)

    with pytest.raises(KeyError):
        outlet.set("red", 0.0)

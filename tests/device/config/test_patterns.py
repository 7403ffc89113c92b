from itertools import pairwise

import pytest

from device.config.patterns import (
    FIRST_WAIT_S,
    LAMPS,
    LONGEST_WAIT_S,
    Beat,
    Layers,
    LightShow,
    Outlet,
    Pattern,
    blinking,
    steady,
)
from device.config.show_settings import Beats, PatternSettings, written
from device.mocks import MockLights

ON, OFF = frozenset({"mill"}), frozenset[str]()


def test_a_pattern_ends_after_its_beats() -> None:
    pattern = Pattern((Beat(ON, 0.2), Beat(OFF, 0.3)), 2)

    lit = [pattern.lit_at(t) for t in (0.0, 0.1, 0.25, 0.55, 0.9, 1.0)]

    assert lit == [ON, ON, OFF, ON, OFF, None]


def test_a_pattern_without_an_end_goes_on_for_days() -> None:
    pattern = blinking("mill", every_s=0.4)

    day_s = 86400.0
    assert pattern.lit_at(3 * day_s + 0.1) == ON
    assert pattern.lit_at(3 * day_s + 0.3) == OFF
    assert steady("mill").lit_at(day_s) == ON


@pytest.mark.parametrize("beats", [(), (Beat(ON, 0.0),), (Beat(ON, -1.0),)])
def test_a_pattern_has_beats_that_last(beats: tuple[Beat[frozenset[str]], ...]) -> None:
    with pytest.raises(ValueError, match="beats that last"):
        Pattern(beats)


def test_what_flashes_is_before_what_stands_and_gives_way() -> None:
    layers = Layers[frozenset[str]]()
    layers.stand(steady("illegal"), 0.0)
    layers.flash(Pattern((Beat(ON, 1.0),), 1), 10.0)

    assert layers.due(10.5) == ON
    assert layers.due(11.0) == frozenset({"illegal"})
    layers.stand(None, 12.0)
    assert layers.due(12.0) is None


@pytest.mark.parametrize(
    "text",
    [
        "mill 1",
        "first+win 0.25, dark 1.5",
        "mill 0.1, dark 0.2, capture+illegal 3, 4 times",
    ],
)
def test_a_pattern_is_read_as_it_is_written(text: str) -> None:
    assert written(Beats().read(text)) == text


def test_each_default_pattern_is_of_lamps_that_there_are() -> None:
    patterns = PatternSettings()

    for name in PatternSettings.__slots__:
        for beat in getattr(patterns, name).beats:
            assert beat.lit <= set(LAMPS), name


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

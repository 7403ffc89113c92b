import pytest

from device.config.patterns import (
    LAMPS,
    Beat,
    Pattern,
    blinking,
    steady,
)
from device.config.show_settings import Beats, PatternSettings, written

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

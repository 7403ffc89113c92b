import pytest

from device.config.patterns import LAMPS
from device.config.settings import LightSettings, Settings
from device.config.show_settings import PointSettings, StripSettings
from device.lamps.lights import LightsLostError
from device.lamps.strip import LAMP_COLOURS, LinuxSpi, Strip, StripLamps, StripPoints
from device.mocks import RecordingSpi
from device.ports import HardwareMissingError, Lights, PointLights
from device.table.lights import steadfast_lamps, steadfast_points, strip_opener

RED, BLUE, BLACK = (255, 0, 0), (0, 0, 255), (0, 0, 0)
FULL = StripSettings(pixels=("a7", "", "d7", "mill", "g7"), brightness=100)


@pytest.fixture
def spi() -> RecordingSpi:
    return RecordingSpi()


def test_each_pixel_takes_the_colour_of_its_point(spi: RecordingSpi) -> None:
    points = StripPoints(Strip(FULL, (), spi))

    points.show({"a7": RED, "g7": (1, 2, 3), "h9": BLUE})

    assert spi.pixels() == [RED, BLACK, BLACK, BLACK, (1, 2, 3)]


def test_what_is_no_longer_shown_goes_dark(spi: RecordingSpi) -> None:
    points = StripPoints(Strip(FULL, (), spi))

    points.show({"a7": RED})
    points.show({"d7": BLUE})

    assert spi.pixels() == [BLACK, BLACK, BLUE, BLACK, BLACK]


def test_the_bytes_are_the_pulses_that_a_strip_reads(spi: RecordingSpi) -> None:
    strip = Strip(StripSettings(pixels=("a7",), brightness=100), (), spi)

    StripPoints(strip).show({"a7": (0b10000001, 255, 0)})

    one, nil = "f0", "c0"
    green, red, blue = one * 8, one + nil * 6 + one, nil * 8
    assert spi.sent[-1].strip(b"\0").hex() == green + red + blue
    silence_s = (len(spi.sent[-1]) - 24) / 2 * 8 / spi.frequency
    assert silence_s >= 50e-6
    assert spi.configured == {"baudrate": 6_400_000, "phase": 0, "polarity": 0}


@pytest.mark.parametrize("order", ["GRB", "RGB", "GRBW", "RGBW"])
def test_every_order_of_colours_is_sent_as_the_strip_takes_it(
    spi: RecordingSpi, order: str
) -> None:
    settings = StripSettings(pixels=("a7", "d7"), order=order, brightness=100)

    StripPoints(Strip(settings, (), spi)).show({"d7": (1, 2, 3)})

    white = (0,) * (len(order) - 3)
    assert spi.pixels(order) == [(*BLACK, *white), (1, 2, 3, *white)]


def test_brightness_dims_every_pixel(spi: RecordingSpi) -> None:
    settings = StripSettings(pixels=("a7",), brightness=20)

    StripPoints(Strip(settings, (), spi)).show({"a7": (255, 100, 0)})

    assert spi.pixels() == [(51, 20, 0)]


def test_lamps_and_points_share_the_strip(spi: RecordingSpi) -> None:
    strip = Strip(FULL, (), spi)
    points, lamps = StripPoints(strip), StripLamps(strip)

    points.show({"a7": RED})
    lamps.show(frozenset({"mill", "first"}))
    assert spi.pixels() == [RED, BLACK, BLACK, LAMP_COLOURS["mill"], BLACK]

    lamps.close()
    assert spi.pixels() == [RED, BLACK, BLACK, BLACK, BLACK]
    points.close()
    assert spi.pixels() == [BLACK] * 5


def test_a_strip_that_is_not_named_has_the_board_s_sites_then_the_lamps(
    spi: RecordingSpi,
) -> None:
    strip = Strip(StripSettings(brightness=100), ("a3", "b3"), spi)

    StripPoints(strip).show({"b3": RED})
    StripLamps(strip).show(frozenset({"trouble"}))

    assert strip.names == ("a3", "b3", *LAMPS)
    assert spi.pixels()[1] == RED
    assert spi.pixels()[-1] == LAMP_COLOURS["trouble"]


def test_each_lamp_has_a_colour_of_its_own() -> None:
    assert set(LAMP_COLOURS) == set(LAMPS)
    assert len(set(LAMP_COLOURS.values())) == len(LAMPS)


@pytest.mark.parametrize("fault", [OSError(5, "I/O error"), Exception("ioctl timeout")])
def test_a_bus_that_fails_is_a_lost_light_and_heals(
    spi: RecordingSpi, fault: Exception
) -> None:
    points = StripPoints(Strip(FULL, (), spi))
    spi.fails_with = [fault]

    with pytest.raises(LightsLostError, match="the strip does not obey"):
        points.show({"a7": RED})
    points.show({"d7": RED})

    assert spi.pixels() == [BLACK, BLACK, RED, BLACK, BLACK]


def test_a_machine_without_the_bus_is_missing_hardware() -> None:
    with pytest.raises(HardwareMissingError, match=r"/dev/spidev1\.0.*do_spi 0"):
        LinuxSpi(1)


def test_an_appliance_without_the_bus_fails_when_it_shows_not_before() -> None:
    settings = Settings(
        lights=LightSettings(kind="strip"), points=PointSettings(kind="strip")
    )

    strip = strip_opener(settings, ("a7",))
    lamps, points = steadfast_lamps(settings, strip), steadfast_points(settings, strip)

    assert points is not None
    with pytest.raises(HardwareMissingError, match="no SPI bus 0"):
        lamps.show(frozenset({"mill"}))
    with pytest.raises(HardwareMissingError, match="no SPI bus 0"):
        points.show({"a7": RED})
    lamps.close()
    points.close()


def test_the_strip_is_opened_once_for_both() -> None:
    opened: list[Strip] = []

    def open_strip() -> Strip:
        if not opened:
            opened.append(Strip(FULL, (), RecordingSpi()))
        return opened[0]

    settings = Settings(
        lights=LightSettings(kind="strip"), points=PointSettings(kind="strip")
    )
    lamps: Lights
    points: PointLights | None
    strip = open_strip
    lamps, points = steadfast_lamps(settings, strip), steadfast_points(settings, strip)
    assert points is not None

    lamps.show(frozenset({"mill"}))
    points.show({"a7": RED})

    assert len(opened) == 1

import io
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest
from gpiozero.pins.local import LocalPiFactory
from gpiozero.pins.mock import MockFactory, MockPin

from device.config.patterns import LAMPS
from device.config.settings import LightSettings, Settings
from device.config.show_settings import PatternSettings, StripSettings
from device.lamps.cues import flash_of, standing_of
from device.lamps.gpio import elsewhere, pins_here
from device.lamps.lights import (
    LightsLostError,
    NoLights,
    Steadfast,
    TerminalLights,
    status_leds,
)
from device.lamps.playing import LightShow
from device.lamps.points import PointShow
from device.lamps.strip import Strip, StripLamps
from device.mocks import MockLights, MockPointLights, MockVoice, RecordingSpi
from device.ports import HardwareMissingError, Lights, Priority, SettingsError
from device.show.announcer import Announcer
from device.table.lights import (
    open_lights,
    steadfast_lamps,
    steadfast_points,
    strip_opener,
)
from device.words.remarks import LIGHTS_BACK, LIGHTS_GONE
from rules.core.events import (
    BoardTold,
    Event,
    Illegal,
    Moved,
    Over,
    Owed,
    Paused,
    Question,
    Restored,
    Standing,
    TakenBack,
    Trouble,
    TroubleKind,
    Unpaused,
)
from rules.core.facts import Sentence, verbatim
from rules.core.model import Result, Ruling, Step, StepKind, Turn

PINS = LightSettings().pins
A7 = Turn("white", (Step(StepKind.PLACE, "a7", "white"),), "a7")
TAKES = Turn("white", (Step(StepKind.REMOVE, "d6", "black"),), "xd6")
RULING = Ruling(
    "occupied", ("a7",), verbatim("Murray"), verbatim("there is a chip on a7 already")
)


@pytest.fixture
def factory() -> MockFactory:
    return MockFactory()


def lit(factory: MockFactory) -> set[str]:
    return {lamp for lamp, pin in PINS.items() if factory.pin(pin).state}


def test_the_pins_of_the_lit_lamps_are_high_and_no_others(factory: MockFactory) -> None:
    lights = status_leds(LightSettings(), factory)

    for wanted in ({"first", "mill"}, {"fourth"}, set(LAMPS), set()):
        lights.show(frozenset(wanted))
        assert lit(factory) == wanted


def test_a_pin_goes_up_and_down_as_its_lamp_does(factory: MockFactory) -> None:
    lights = status_leds(LightSettings(), factory)
    pin = factory.pin(PINS["mill"])
    pin.clear_states()

    for wanted in ({"mill"}, {"mill", "first"}, {"first"}, {"mill"}):
        lights.show(frozenset(wanted))

    pin.assert_states([False, True, False, True])


def test_leds_to_the_supply_are_driven_the_other_way(factory: MockFactory) -> None:
    status_leds(LightSettings(active_high=False), factory).show(frozenset({"win"}))

    assert lit(factory) == set(PINS) - {"win"}


def test_a_lamp_without_a_line_takes_no_pin(factory: MockFactory) -> None:
    lights = status_leds(LightSettings(third=0, fourth=0), factory)

    taken = {int(info.name.removeprefix("GPIO")) for info in factory.pins}
    lights.show(frozenset({"third", "mill"}))

    assert lit(factory) == {"mill"}
    assert not {PINS["third"], PINS["fourth"]} & taken


def test_all_pins_are_dark_and_free_after_closing(factory: MockFactory) -> None:
    lights = status_leds(LightSettings(), factory)
    lights.show(frozenset(PINS))

    lights.close()
    lights.close()

    assert lit(factory) == set()
    status_leds(LightSettings(), factory).close()


def test_a_pin_that_is_in_use_is_missing_hardware(factory: MockFactory) -> None:
    lights = status_leds(LightSettings(), factory)

    with pytest.raises(HardwareMissingError, match=r"GPIOPinInUse.*--lights off"):
        status_leds(LightSettings(), factory)
    lights.close()


def test_a_machine_without_pins_is_missing_hardware() -> None:
    with pytest.raises(HardwareMissingError, match="--lights terminal"):
        status_leds(LightSettings())


def test_the_library_that_is_asked_for_by_name_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "native")
    pins_here.cache_clear()

    with pytest.raises(HardwareMissingError, match=r"no GPIO lines.*"):
        status_leds(LightSettings())


# -- every kind, under the same tests ------------------------------------------------

Seen = Callable[[], set[str]]


def on_pins() -> tuple[Lights, Seen]:
    factory = MockFactory()
    return status_leds(LightSettings(), factory), lambda: lit(factory)


def on_a_strip() -> tuple[Lights, Seen]:
    spi = RecordingSpi()
    strip = Strip(StripSettings(pixels=LAMPS), (), spi)
    return StripLamps(strip), lambda: {
        lamp for lamp, hue in zip(LAMPS, spi.pixels(), strict=True) if any(hue)
    }


def mocked() -> tuple[Lights, Seen]:
    lights = MockLights()
    return lights, lambda: set(lights.shown[-1])


def steadfast() -> tuple[Lights, Seen]:
    lights, seen = on_pins()
    return Steadfast[frozenset[str]](lambda: lights), seen


KINDS = {"pins": on_pins, "strip": on_a_strip, "mock": mocked, "steadfast": steadfast}


@pytest.mark.parametrize("kind", KINDS)
def test_exactly_the_lit_lamps_burn_and_none_after_closing(kind: str) -> None:
    lights, seen = KINDS[kind]()

    for wanted in ({"first", "mill"}, {"fourth"}, set(LAMPS), set[str](), {"win"}):
        lights.show(frozenset(wanted))
        assert seen() == wanted

    lights.close()
    lights.close()
    assert seen() == set()


# -- lgpio as it is: the library of the Pi 5, and of every Pi today ----------------


class Chip:
    """Fake of lgpio, for a machine without a GPIO chip."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, revision: int) -> None:
        self.levels: dict[int, int] = {}
        self.opened: list[int] = []
        self.busy: set[int] = set()
        self.dead = False
        with elsewhere():
            lgpio = import_module("lgpio")
            factory = import_module("gpiozero.pins.lgpio").LGPIOFactory
        self.error: type[Exception] = lgpio.error
        monkeypatch.setattr(factory, "_get_revision", lambda _: revision)
        monkeypatch.setattr(LocalPiFactory, "pins", {})
        monkeypatch.setattr(lgpio, "gpiochip_open", self._open)
        monkeypatch.setattr(lgpio, "gpiochip_close", lambda _handle: 0)
        monkeypatch.setattr(lgpio, "gpio_claim_input", self._claim)
        monkeypatch.setattr(lgpio, "gpio_claim_output", self._claim)
        monkeypatch.setattr(lgpio, "gpio_get_mode", lambda _handle, _line: 0b10)
        monkeypatch.setattr(lgpio, "gpio_read", lambda _, line: self.levels[line])
        monkeypatch.setattr(lgpio, "gpio_write", self._write)

    def _open(self, chip: int) -> int:
        self.opened.append(chip)
        return 1

    def _claim(self, _handle: int, line: int, *_flags: int) -> int:
        if line in self.busy:
            raise self.error("GPIO busy")
        self.levels.setdefault(line, 0)
        return 0

    def _write(self, _handle: int, line: int, level: int) -> int:
        if self.dead:
            raise self.error("GPIO not allocated")
        self.levels[line] = level
        return 0


REVISIONS = {"Pi 3": 0xA02082, "Pi 4": 0xC03111, "Pi 5": 0xC04170, "Zero 2": 0x902120}


@pytest.mark.parametrize("model", REVISIONS)
def test_lgpio_drives_the_lines_of_every_pi(
    model: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chip = Chip(monkeypatch, REVISIONS[model])
    pins_here.cache_clear()

    lights = status_leds(LightSettings())
    lights.show(frozenset({"first", "win"}))
    high = {line for line, level in chip.levels.items() if level}
    lights.close()

    assert high == {PINS["first"], PINS["win"]}
    assert len(chip.opened) == 1
    pins_here.cache_clear()


def test_a_line_that_another_program_holds_is_missing_hardware(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chip = Chip(monkeypatch, REVISIONS["Pi 5"])
    chip.busy.add(PINS["mill"])
    pins_here.cache_clear()

    with pytest.raises(HardwareMissingError, match=r"error: GPIO busy"):
        status_leds(LightSettings())
    pins_here.cache_clear()


def test_a_line_that_no_longer_obeys_is_a_lost_light(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chip = Chip(monkeypatch, REVISIONS["Pi 4"])
    pins_here.cache_clear()
    lights = status_leds(LightSettings())
    chip.dead = True

    with pytest.raises(LightsLostError, match="do not obey"):
        lights.show(frozenset({"mill"}))
    lights.close()
    pins_here.cache_clear()


LOOK = """
import os, sys
sys.path.insert(0, sys.argv[1])
from device.lamps.gpio import elsewhere, pins_here
from device.ports import HardwareMissingError
try:
    pins_here()
except HardwareMissingError as error:
    print(type(error.__cause__).__name__)
print(os.getcwd())
"""


@pytest.mark.slow
@pytest.mark.parametrize("folder", ["/proc", "here"])
@pytest.mark.parametrize("service", [False, True])
def test_a_service_opens_pins_wherever_it_is_started(
    folder: str, service: bool, tmp_path: Path
) -> None:
    place = tmp_path if folder == "here" else Path(folder)
    environ = {**os.environ, "TMPDIR": str(tmp_path)}
    if service:
        environ["LG_WD"] = str(tmp_path)

    done = subprocess.run(
        [sys.executable, "-c", LOOK, str(Path(__file__).parents[3])],
        cwd=place,
        env=environ,
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.split() == ["PinUnknownPi", str(place)]
    assert done.stderr == ""
    left = {path.name for path in tmp_path.iterdir()}
    assert left <= ({".lgd-nfy0"} if service else set())


# -- patterns over time, on the pins ------------------------------------------------


def blinked(
    factory: MockFactory, lamp: str, event: Event, seconds: float
) -> list[bool]:
    lights, patterns = status_leds(LightSettings(), factory), PatternSettings()
    show = LightShow(lights, to_move=frozenset({"first"}))
    pin: MockPin = factory.pin(PINS[lamp])
    pin.clear_states()
    show.stand(standing_of(event, patterns), 10.0)
    show.flash(flash_of(event, patterns), 10.0)
    for tick in range(round(seconds * 20) + 1):
        show.tick(10.0 + tick / 20)
    return [bool(state.state) for state in pin.states]


UP, DOWN = True, False
SHOWN: list[tuple[str, Event, float, list[bool]]] = [
    (
        "mill",
        Owed("white", StepKind.REMOVE, (), False),
        1.0,
        [DOWN, *[UP, DOWN] * 2, UP],
    ),
    ("capture", Owed("south", StepKind.TAKE, (), False), 0.4, [DOWN, UP, DOWN]),
    ("mill", Owed("white", StepKind.PLACE, (), False), 2.0, [DOWN]),
    (
        "mill",
        Moved(1, A7, (("a7", "d7", "g7"),), 1.0, {}),
        5.0,
        [DOWN, *[UP, DOWN] * 3],
    ),
    ("capture", Moved(1, TAKES, (), 1.0, {}), 5.0, [DOWN, *[UP, DOWN] * 3]),
    ("illegal", Illegal("white", RULING), 1.0, [DOWN, *[UP, DOWN] * 2, UP]),
    ("illegal", Question(1, ((A7,),)), 1.0, [DOWN, UP, DOWN, UP]),
    ("illegal", TakenBack(1, A7, {}, "white"), 1.5, [DOWN, UP, DOWN, UP]),
    ("trouble", Trouble(TroubleKind.DARK), 9.0, [DOWN, UP]),
    ("trouble", Paused(), 3.0, [DOWN, UP, DOWN, UP]),
    ("second", Unpaused(), 2.0, [DOWN, UP, DOWN, UP, DOWN]),
    ("second", Restored(), 2.0, [DOWN, UP, DOWN, UP, DOWN]),
    ("win", Over(Result(("white",), "blocked", {})), 1.0, [DOWN, UP, DOWN, UP]),
    ("win", Over(Result((), "repetition", {})), 9.0, [DOWN, UP]),
]


@pytest.mark.parametrize(("lamp", "event", "seconds", "states"), SHOWN)
def test_each_event_is_seen_on_its_pin_over_time(
    factory: MockFactory, lamp: str, event: Event, seconds: float, states: list[bool]
) -> None:
    assert blinked(factory, lamp, event, seconds) == states


def test_a_removal_due_blinks_on_its_pin_by_the_game_s_own_time(
    factory: MockFactory,
) -> None:
    announcer = Announcer(
        MockVoice(), status_leds(LightSettings(), factory), ("white", "black")
    )
    pin = factory.pin(PINS["mill"])
    pin.clear_states()

    announcer.on_event(Owed("white", StepKind.REMOVE, (), False), "white", 10.0)
    for tick in range(1, 5):
        announcer.on_tick(10.0 + tick / 4)
    announcer.on_event(Moved(1, A7, (), 1.0, {}), "black", 11.0)

    pin.assert_states([False, True, False, True, False, True, False])
    assert lit(factory) == {"second"}


@pytest.mark.parametrize("asked", [Standing("white"), BoardTold({}, {}, "white")])
def test_what_is_only_told_again_changes_no_lamp(asked: Event) -> None:
    lights = MockLights()
    announcer = Announcer(MockVoice(), lights, ("white", "black"))

    announcer.on_event(Illegal("white", RULING), "white", 0.0)
    announcer.on_event(asked, "white", 0.1)
    announcer.on_tick(0.2)
    announcer.on_tick(0.3)
    announcer.on_tick(0.5)

    on, off = {"first", "illegal"}, {"first"}
    assert lights.shown == [on, off, on]


def test_four_sides_have_a_lamp_each(factory: MockFactory) -> None:
    sides = ("red", "blue", "green", "yellow", "white")
    announcer = Announcer(MockVoice(), status_leds(LightSettings(), factory), sides)

    seen = []
    for side in sides:
        announcer.turn_to(side)
        announcer.on_tick(0.0)
        seen.append(lit(factory))

    assert seen == [{"first"}, {"second"}, {"third"}, {"fourth"}, set()]


# -- lights that fail ----------------------------------------------------------------


def test_lights_that_fail_are_said_once_and_come_back() -> None:
    lights, voice = MockLights(), MockVoice()
    announcer = Announcer(voice, lights, ("white", "black"))
    lights.fails_with = [LightsLostError("loose"), OSError("loose")]

    for second in range(30):
        announcer.turn_to(("white", "black")[second % 2])
        announcer.on_tick(float(second))

    said = [(str(LIGHTS_GONE), Priority.NEWS), (str(LIGHTS_BACK), Priority.NEWS)]
    assert voice.said == said
    assert lights.shown[-1] == {"second"}


def test_everybody_is_told_who_wants_to_be() -> None:
    told: list[Sentence] = []
    lights, voice = MockLights(fails_with=[OSError("loose")]), MockVoice()
    announcer = Announcer(voice, lights, ("white", "black"), report=told.append)

    announcer.on_tick(0.0)
    announcer.on_tick(9.0)

    assert told == [LIGHTS_GONE, LIGHTS_BACK]
    assert voice.said == []


def test_lamps_and_points_that_fail_together_are_told_of_once() -> None:
    told: list[Sentence] = []
    faults: list[Exception] = [OSError("loose")]
    lights, points = (
        MockLights(fails_with=[*faults]),
        MockPointLights(fails_with=faults),
    )
    announcer = Announcer(MockVoice(), lights, ("white", "black"), report=told.append)
    show = PointShow(
        points, {}, changed=partial(announcer.lights_changed, which="points")
    )

    for second in range(9):
        announcer.on_tick(float(second))
        show.on_tick(float(second))

    assert told == [LIGHTS_GONE, LIGHTS_BACK]


def test_steadfast_lights_are_opened_anew_after_a_fault() -> None:
    opened: list[MockLights] = []

    def open_them() -> MockLights:
        opened.append(MockLights(fails_with=[OSError("loose")] if not opened else []))
        return opened[-1]

    lights = Steadfast[frozenset[str]](open_them)
    with pytest.raises(OSError, match="loose"):
        lights.show(frozenset({"mill"}))
    lights.show(frozenset({"mill"}))
    lights.show(frozenset())
    lights.close()
    lights.close()

    assert [one.closed for one in opened] == [True, True]
    assert opened[1].shown == [{"mill"}, frozenset(), frozenset()]


def test_an_appliance_without_pins_says_so_once_and_goes_on() -> None:
    settings, voice = Settings(), MockVoice()
    strip = strip_opener(settings, ())
    lamps, points = steadfast_lamps(settings, strip), steadfast_points(settings, strip)
    announcer = Announcer(voice, lamps, ("white", "black"))

    for second in range(100):
        announcer.turn_to(("white", "black")[second % 2])
        announcer.on_tick(float(second))
    lamps.close()

    assert [text for text, _ in voice.said] == [str(LIGHTS_GONE)]
    assert points is None


# -- which lights --------------------------------------------------------------------


def test_the_settings_say_what_gpio_lights_are() -> None:
    off = Settings(lights=LightSettings(kind="off"))
    strip = Settings(lights=LightSettings(kind="strip"), strip=StripSettings(bus=1))

    assert isinstance(open_lights("gpio", off), NoLights)
    with pytest.raises(HardwareMissingError, match=r"no SPI bus 1 .*do_spi 0"):
        open_lights("gpio", strip)
    with pytest.raises(HardwareMissingError, match="no GPIO lines"):
        open_lights("gpio", Settings())
    assert isinstance(open_lights("off", Settings()), NoLights)
    with pytest.raises(SettingsError, match="expected gpio, terminal or off"):
        open_lights("candles", Settings())


def test_the_terminal_names_the_lamps_and_does_not_repeat_a_blinking() -> None:
    out = io.StringIO()
    lights = TerminalLights(out)

    for wanted in ({"first", "mill"}, {"first"}, {"mill", "first"}, {"first"}, set()):
        lights.show(frozenset(wanted))

    assert out.getvalue() == "lights: first mill\nlights: first\nlights: dark\n"

import io

import pytest
from gpiozero.pins.mock import MockFactory

from device.announcer import Announcer
from device.lights import GpioLights, TerminalLights
from device.mocks import MockVoice
from device.ports import HardwareMissingError
from device.settings import LightSettings
from rules.events import Moved, Owed
from rules.model import Step, StepKind, Turn

PINS = LightSettings().pins


@pytest.fixture
def factory() -> MockFactory:
    return MockFactory()


def lit(factory: MockFactory) -> set[str]:
    return {lamp for lamp, pin in PINS.items() if factory.pin(pin).state}


def test_the_pins_of_the_lit_lamps_are_high_and_no_others(factory: MockFactory) -> None:
    lights = GpioLights(LightSettings(), factory)

    for wanted in ({"first", "mill"}, {"second"}, set()):
        lights.show(frozenset(wanted))
        assert lit(factory) == wanted


def test_a_pin_goes_up_and_down_as_its_lamp_does(factory: MockFactory) -> None:
    lights = GpioLights(LightSettings(), factory)
    pin = factory.pin(PINS["mill"])
    pin.clear_states()

    for wanted in ({"mill"}, {"mill", "first"}, {"first"}, {"mill"}):
        lights.show(frozenset(wanted))

    pin.assert_states([False, True, False, True])


def test_leds_to_the_supply_are_driven_the_other_way(factory: MockFactory) -> None:
    GpioLights(LightSettings(active_high=False), factory).show(frozenset({"win"}))

    assert lit(factory) == set(PINS) - {"win"}


def test_all_pins_are_dark_and_free_after_closing(factory: MockFactory) -> None:
    lights = GpioLights(LightSettings(), factory)
    lights.show(frozenset(PINS))

    lights.close()
    lights.close()

    assert lit(factory) == set()
    GpioLights(LightSettings(), factory).close()


def test_a_pin_that_is_in_use_is_missing_hardware(factory: MockFactory) -> None:
    lights = GpioLights(LightSettings(), factory)

    with pytest.raises(HardwareMissingError, match=r"GPIOPinInUse.*--lights off"):
        GpioLights(LightSettings(), factory)
    lights.close()


def test_a_machine_without_pins_is_missing_hardware() -> None:
    with pytest.raises(HardwareMissingError, match="--lights terminal"):
        GpioLights(LightSettings())


def test_a_removal_due_blinks_on_its_pin_by_the_game_s_own_time(
    factory: MockFactory,
) -> None:
    announcer = Announcer(
        MockVoice(), GpioLights(LightSettings(), factory), ("white", "black")
    )
    pin = factory.pin(PINS["mill"])
    pin.clear_states()

    announcer.tell(Owed("white", StepKind.REMOVE, (), False), "white", 10.0)
    for tick in range(1, 5):
        announcer.tick(10.0 + tick / 4)
    turn = Turn("white", (Step(StepKind.PLACE, "a7", "white"),), "a7")
    announcer.tell(Moved(1, turn, (), 1.0, {}), "black", 11.0)

    pin.assert_states([False, True, False, True, False, True, False])
    assert lit(factory) == {"second"}


def test_the_terminal_names_the_lamps_and_does_not_repeat_a_blinking() -> None:
    out = io.StringIO()
    lights = TerminalLights(out)

    for wanted in ({"first", "mill"}, {"first"}, {"mill", "first"}, {"first"}, set()):
        lights.show(frozenset(wanted))

    assert out.getvalue() == "lights: first mill\nlights: first\nlights: dark\n"

import argparse

import pytest
from gpiozero.pins.mock import MockFactory

from device.commands import CommandBox
from device.config.patterns import LAMPS
from device.config.settings import ButtonSettings, Settings, settings_from
from device.lamps.buttons import Buttons
from device.mocks import MockClock, MockContacts, MockLights, MockPointLights
from device.ports import HardwareMissingError
from device.subcommands import lights as command


def test_each_lamp_burns_by_itself_and_is_named() -> None:
    lamps, told = MockLights(), list[str]()

    command.walk_lamps(lamps, ("first", "mill"), MockClock(), told.append)

    assert lamps.shown == [{"first"}, {"mill"}, frozenset()]
    assert told == ["lamp first", "lamp mill"]


def test_each_point_burns_by_itself_and_is_named() -> None:
    points, told = MockPointLights(), list[str]()

    command.walk_points(points, ("a7", "d7"), MockClock(), told.append)

    assert [set(shown) for shown in points.shown] == [{"a7"}, {"d7"}, set()]
    assert told == ["point a7", "point d7"]


def test_each_press_is_told_of() -> None:
    clock, told = MockClock(), list[str]()
    contacts = MockContacts(clock)
    buttons = Buttons(contacts, CommandBox(), clock, ButtonSettings())
    contacts.set(0, closed=True)
    clock.wait(0.1)
    contacts.set(0, closed=False)

    command.watch_buttons(buttons, 1.0, clock, told.append)

    assert told == [
        "button 1: press: Confirm, double: TakeBack, long: CallRuling, hold: Unlock",
        "press them now, for 1 s",
        "pressed: Confirm",
    ]


STRIP = {"lights": {"kind": "strip"}, "points": {"kind": "strip"}}


def test_what_is_wired_is_what_the_settings_name() -> None:
    leds = settings_from({"points": {"kind": "leds", "leds": {"a7": 4}}})
    strip = settings_from({**STRIP, "strip": {"pixels": ["a7", "", "mill"]}})
    bare, off = settings_from(STRIP), settings_from({"lights": {"kind": "off"}})

    assert command.there(Settings()) == LAMPS
    assert command.there(strip) == ("mill",)
    assert command.there(bare) == LAMPS
    assert command.there(off) == ()
    assert command.lit_sites(leds, ("d7",)) == ("a7",)
    assert command.lit_sites(strip, ("d7",)) == ("a7",)
    assert command.lit_sites(bare, ("d7",)) == ("d7",)


def test_the_command_walks_through_all_that_is_wired(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("device.lamps.lights.pins_here", MockFactory)
    monkeypatch.setattr("device.lamps.buttons.pins_here", MockFactory)
    monkeypatch.setattr(command, "SystemClock", MockClock)
    monkeypatch.setenv("MWAMUZI_POINTS_KIND", "leds")
    monkeypatch.setenv("MWAMUZI_POINTS_LEDS", "a7=4,d7=14")

    done = command.run(argparse.Namespace(board="htjb", seconds=0.1))

    said = capsys.readouterr().out.splitlines()
    assert done == 0
    assert said[: len(LAMPS)] == [f"lamp {lamp}" for lamp in LAMPS]
    assert said[len(LAMPS) : len(LAMPS) + 2] == ["point a7", "point d7"]
    assert said[-1] == "press them now, for 0.1 s"


def test_without_pins_the_command_says_what_is_missing() -> None:
    with pytest.raises(HardwareMissingError, match="no GPIO lines"):
        command.run(argparse.Namespace(board=None, seconds=0.1))


def test_the_command_has_its_options() -> None:
    parser = argparse.ArgumentParser()
    command.add_options(parser)

    args = parser.parse_args(["--board", "htjb", "--seconds", "3"])

    assert (args.board, args.seconds) == ("htjb", 3.0)

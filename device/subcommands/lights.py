"""The command lights: every lamp, point and button in turn, to try the wiring."""

import argparse
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing

from device.clock import SystemClock
from device.commands import CommandBox
from device.config.patterns import LAMPS
from device.config.settings import Settings
from device.lamps.buttons import Buttons, Gesture, commands_of, open_buttons
from device.parsing import board
from device.ports import Clock, Lights, PointLights
from device.table.lights import open_lights, open_points, strip_opener
from device.table.settings import settings_here
from rules.catalogue import find_board_or_its_game

LAMP_S, POINT_S, STEP_S = 1.0, 0.5, 0.02
WHITE = (255, 255, 255)

Tell = Callable[[str], None]


def run(args: argparse.Namespace) -> int:
    """Light each lamp and each point in turn, then print each button's press."""
    settings, clock = settings_here(), SystemClock()
    board = find_board_or_its_game(args.board) if args.board else None
    sites = board.names if board else ()
    strip = strip_opener(settings, sites)
    with ExitStack() as stack:
        lamps = stack.enter_context(closing(open_lights("gpio", settings, strip)))
        walk_lamps(lamps, there(settings), clock, print)
        points = open_points(settings, strip)
        if points is not None:
            stack.enter_context(closing(points))
            walk_points(points, lit_sites(settings, sites), clock, print)
        buttons = open_buttons(settings.buttons, CommandBox(), clock)
        if buttons is not None:
            stack.enter_context(closing(buttons))
            watch_buttons(buttons, args.seconds, clock, print)
    return 0


def there(settings: Settings) -> Sequence[str]:
    """Return the lamps that the settings place."""
    if settings.lights.kind == "leds":
        return tuple(settings.lights.pins)
    pixels = settings.strip.pixels or LAMPS
    strip = settings.lights.kind == "strip"
    return tuple(lamp for lamp in LAMPS if strip and lamp in pixels)


def lit_sites(settings: Settings, sites: Sequence[str]) -> Sequence[str]:
    """Return the points that have a light: as the settings name them, or a board."""
    if settings.points.kind == "leds":
        return tuple(settings.points.leds)
    named = [name for name in settings.strip.pixels if name and name not in LAMPS]
    return tuple(named or sites)


def walk_lamps(lamps: Lights, names: Sequence[str], clock: Clock, tell: Tell) -> None:
    """Light each lamp for a while, and say which."""
    for lamp in names:
        tell(f"lamp {lamp}")
        lamps.show(frozenset({lamp}))
        clock.wait(LAMP_S)
    lamps.show(frozenset())


def walk_points(
    points: PointLights, sites: Sequence[str], clock: Clock, tell: Tell
) -> None:
    """Light each point for a while, and say which."""
    for site in sites:
        tell(f"point {site}")
        points.show({site: WHITE})
        clock.wait(POINT_S)
    points.show({})


def watch_buttons(buttons: Buttons, seconds: float, clock: Clock, tell: Tell) -> None:
    """Print each button's purpose, then the commands that presses give."""
    for number, asked in enumerate(commands_of(buttons.settings), start=1):
        deeds = [
            f"{gesture.value}: {type(asked[gesture]).__name__}"
            for gesture in Gesture
            if asked[gesture] is not None
        ]
        tell(f"button {number}: {', '.join(deeds)}")
    tell(f"press them now, for {seconds:g} s")
    for _ in range(round(seconds / STEP_S)):
        clock.wait(STEP_S)
        buttons.poll()
        for command, _answer in buttons.box.take():
            tell(f"pressed: {type(command).__name__}")


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the command's options."""
    command.add_argument(
        "--board",
        type=board,
        metavar="ID",
        help="whose points the strip has, if it is not named",
    )
    command.add_argument(
        "--seconds",
        type=float,
        default=10.0,
        metavar="S",
        help="how long the buttons are watched (10)",
    )

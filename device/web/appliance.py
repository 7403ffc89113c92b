"""The appliance put together: page, camera, lights and voice."""

import argparse
import errno
import logging
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starlette.datastructures import URL

from device.clock import SystemClock
from device.config.settings import LightSettings, Settings, settings_here
from device.event_bus import Subscriber
from device.install.notify import Heartbeat, Notifier
from device.lamps.buttons import open_buttons
from device.lamps.points import PointShow
from device.log.gamelog import NO_ROOM, GameLog
from device.log.unwritten import exit_code, lacking
from device.loop import Loop
from device.ports import Lights, PointLights, Priority, SettingsError
from device.privacy.forgetting import Folders, finish
from device.privacy.keeping import Keeping
from device.table.wiring import (
    hall_link,
    open_lights,
    open_voice,
    steadfast_lights,
    strip_opener,
)
from device.voice.phrases import remark
from device.web.camera import CameraPicture
from device.web.door.doorkeeper import Doorkeeper
from device.web.hub import Hub
from device.web.machine import machine_here
from device.web.outfit import Outfit, check_named
from device.web.own_network import OwnNetwork
from device.web.page import Page
from device.web.seated import seating
from device.web.serving import PageServer
from device.web.simulated import followers, is_simulated, show_steering
from device.web.state import clocks_plain, first_state
from device.web.table import Table
from device.words.remarks import Remark
from rules.boards.table import sites_on
from webkit.address import qr_text
from webkit.roles import Pins
from webkit.secret import is_pin
from webkit.serving import allow_many_callers, listening
from webkit.sessions import Sessions

if TYPE_CHECKING:
    from webkit.safe_port import SafePort  # only who has TLS reads its library

log = logging.getLogger(__name__)

_DONE = 0
_LONG_ENOUGH = 6
_RUNTIME_VARIABLE = "RUNTIME_DIRECTORY"
_JOURNAL_VARIABLE = "JOURNAL_STREAM"


def serve(args: argparse.Namespace) -> int:
    """Serve the page until it is told to stop; return the exit code."""
    return exit_code(lambda logs: _serve(args, logs))


def _serve(args: argparse.Namespace, logs: list[GameLog]) -> None:
    """Serve the page; take up the log of each game in ``logs``."""
    allow_many_callers()
    settings = settings_here()
    clock = SystemClock()
    with ExitStack() as stack:
        spoken = _voice_named(args.voice)
        voice = stack.enter_context(closing(open_voice(spoken, settings, clock)))
        lights, points = _lights_named(args.lights, settings)
        stack.enter_context(closing(lights))
        outfit = Outfit(
            source=args.source or settings.camera.source,
            games=args.games or settings.games.folder,
            voice=voice,
            lights=lights,
            settings=settings,
            clock=clock,
            calibration=args.calibration or settings.game.calibration,
            pace=args.pace,
            illegal_before=frozenset(args.illegal_before),
        )
        _prepare(outfit)
        notifier = stack.enter_context(Notifier())
        machine = {
            "source": outfit.source,
            "live": not outfit.source.startswith("sim"),
            "voice": spoken != "off",
            "lights": args.lights != "off"
            and not (args.lights == "auto" and _has_no_lights(settings)),
            "language": settings.voice.language,
            "strict": settings.game.strict,
            "clocks": clocks_plain(settings.clock),
            "url": "",
        }
        keeping = Keeping(outfit.games, settings.privacy.picture_days)
        stack.enter_context(closing(keeping))
        keeping.start()
        sessions = Sessions(outfit.games)
        page = _page(outfit, _pins(args.pin, settings, sessions), machine, notifier)
        page.door.sessions = sessions
        if is_simulated(outfit.source):
            page.table.others.append(followers)
            show_steering(page.hub, outfit.steering, outfit.pace)
        page.table.others.append(_kept_in(logs))
        page.table.others += _told_elsewhere(page, settings, stack)
        if points is not None:
            stack.enter_context(closing(points))
            page.table.others.append(_points_lit(points, settings))
        buttons = open_buttons(settings.buttons, page.table.commands, clock)
        own = stack.enter_context(closing(_own_network(page)))
        if buttons is not None:
            buttons.unlock = lambda: _say_code(page, own)
            stack.enter_context(closing(buttons))
            page.table.lasting.append(buttons)
            buttons.attend()
        port = settings.page.port if args.port is None else args.port
        host = args.host or settings.page.host
        safe = _safe_port(args, outfit, host)
        server = PageServer(page, host, port, safe=safe)
        page.hub.update({"machine": {**page.hub["machine"], "url": page.address}})
        acted_on = _acted_on(page, safe)
        sessions.begin(page.door.pins, acted_on)
        stack.callback(page.table.close)
        page.table.start()
        own.start()
        sys.stdout.write(greeting(page))
        sys.stdout.write(_told_of(safe, page.language))
        sys.stdout.flush()
        notifier.ready(f"page: {page.address}")
        server.serve_on()


def _acted_on(page: Page, safe: "SafePort | None") -> str:
    """Return the address at which people act."""
    if safe is None:
        return page.address
    from device.web.way_in import safe_address

    return safe_address(URL(page.address), safe.number)


def _told_of(safe: "SafePort | None", language: str) -> str:
    """Return where the safe port is, and the words by which people know its root."""
    if safe is None:
        return ""
    from device.web.way_in import told

    return told(safe, language)


def _safe_port(
    args: argparse.Namespace, outfit: Outfit, host: str
) -> "SafePort | None":
    """Return the port with TLS, if there is to be one."""
    tls = outfit.settings.tls
    if not (tls.on or args.tls or args.certificate):
        return None
    from webkit.safe_port import SafePort
    from webkit.tls.keeper import GivenCertificates, OwnCertificates, own_folder

    given, key = args.certificate or tls.certificate, args.key or tls.key
    if (given is None) != (key is None):
        raise SettingsError("--certificate and --key: expected both or none")
    port = tls.port if args.tls_port is None else args.tls_port
    if given is not None and key is not None:
        return SafePort(GivenCertificates(given, key), listening(host, port))
    own = OwnCertificates(own_folder(outfit.games))
    return SafePort(own, listening(host, port))


def _page(
    outfit: Outfit, pins: Pins, machine: dict[str, Any], notifier: Notifier
) -> Page:
    hub, picture = Hub(first_state(machine)), CameraPicture()
    table = Table(outfit, hub, picture)
    table.others.append(_heartbeat(notifier))
    return Page(
        outfit=outfit,
        hub=hub,
        picture=picture,
        table=table,
        door=Doorkeeper(pins, outfit.clock.now_s),
        machine=machine_here(),
    )


def _heartbeat(notifier: Notifier) -> Callable[[Loop], Sequence[Subscriber]]:
    def subscribers(loop: Loop) -> Sequence[Subscriber]:
        return [Heartbeat(notifier, loop.clock, live=loop.source.live)]

    return subscribers


def _kept_in(logs: list[GameLog]) -> Callable[[Loop], Sequence[Subscriber]]:
    """Return what remembers the logs that may not be written to their end."""

    def subscribers(loop: Loop) -> Sequence[Subscriber]:
        logs[:] = [*filter(lacking, logs), loop.log]
        return ()

    return subscribers


def _logs_in(games: Path) -> list[Path]:
    with os.scandir(games) as found:
        return [
            Path(one.path)
            for one in found
            if one.name.endswith(".jsonl") and not one.is_symlink()
        ]


def _points_lit(
    points: PointLights, settings: Settings
) -> Callable[[Loop], Sequence[Subscriber]]:
    """Return what lights the points of the board of each game."""

    def subscribers(loop: Loop) -> Sequence[Subscriber]:
        there = sites_on(loop.referee.game.board, loop.eyes.reader.view.board)
        return [PointShow(points, there, settings.points)]

    return subscribers


def _told_elsewhere(
    page: Page, settings: Settings, stack: ExitStack
) -> Iterator[Callable[[Loop], Sequence[Subscriber]]]:
    """Yield what tells a hall and a home of each game, until the page is closed."""
    games = page.outfit.games
    table = page.table
    to_hall = hall_link(
        settings, games, lambda: _logs_in(games), table.commands, seating(table)
    )
    yield stack.enter_context(to_hall)
    if settings.home.broker:
        from device.table.home.link import (
            HomeLink,  # only who has a home reads its library
        )

        home = HomeLink(settings.home, settings.voice.language)
        yield stack.enter_context(closing(home)).subscribers


def _voice_named(kind: str) -> str:
    """Return how to speak: 'auto' is aloud where there is a sound card."""
    if kind != "auto":
        return kind
    heard = shutil.which("aplay") and any(Path("/dev/snd").glob("pcm*p"))
    return "espeak" if heard else "off"


def _lights_named(kind: str, settings: Settings) -> tuple[Lights, PointLights | None]:
    """Return lamps and points: by the settings, gone on without where they fail.

    A machine that has no lines for lamps, and was told of none, has none to fail.
    """
    if kind != "auto":
        return open_lights(kind, settings), None
    if _has_no_lights(settings):
        return open_lights("off", settings), None
    return steadfast_lights(settings, strip_opener(settings, ()))


def _has_no_lights(settings: Settings, dev: Path = Path("/dev")) -> bool:
    """Return whether there is nothing on this machine that lights could hang on."""
    told = settings.lights != LightSettings() or settings.points.kind != "off"
    return not told and not any(dev.glob("gpiochip*"))


def _pins(named: str | None, settings: Settings, sessions: Sessions) -> Pins:
    """Return the PINs: the command line's, the settings', else the machine's own."""
    page = settings.page
    pin = named or page.pin or sessions.kept_pin()
    if not is_pin(pin):
        raise SettingsError("--pin: expected 4 to 8 digits")
    if len(pin) < _LONG_ENOUGH:
        log.warning("the PIN has %d digits; six are far harder to guess", len(pin))
    return Pins(pin, page.pin_arbiter, page.pin_play, page.pin_watch)


def _prepare(outfit: Outfit) -> None:
    """See that there is a table to show and a place for its games."""
    check_named(outfit.source)
    _make(outfit.games)
    _forget_the_rest(outfit)


def _make(games: Path) -> None:
    """Make the folder of games; where there is no room for it, go on without.

    Raises
    ------
    OSError
        If this user may not write there: no game could be kept, ever.
    """
    try:
        games.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        if error.errno in NO_ROOM:
            return
        raise
    is_read_only = os.statvfs(games).f_flag & os.ST_RDONLY
    if not is_read_only and not os.access(games, os.W_OK | os.X_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(games))


def _forget_the_rest(outfit: Outfit) -> None:
    """Delete what was to be deleted when the power went."""
    try:
        finish(Folders(outfit.games, outfit.settings.games.second_folder))
    except OSError as error:
        log.warning("what is to be deleted is still there: %s", error)


def _own_network(page: Page) -> OwnNetwork:
    """Return what offers the machine's own Wi-Fi where there is no network."""

    def tell(made: Remark) -> None:
        words = remark(made, page.language, ears=True)
        page.outfit.voice.say(words, Priority.RULING)

    def show(name: str | None) -> None:
        page.hub.update({"machine": {**page.hub["machine"], "hotspot": name}})

    return OwnNetwork(machine_here(), tell, show)


def _say_code(page: Page, own: OwnNetwork) -> None:
    """Say a code that opens the page once: the machine's own button was held down."""
    own.say_password()
    code = page.door.unlock()
    page.outfit.voice.say(" ".join(code), Priority.RULING)
    if sys.stdout.isatty():
        sys.stdout.write(f"code: {code}\n")
        sys.stdout.flush()


def greeting(page: Page) -> str:
    """Return where the page is and the PIN, once each.

    In a journal, which others read, the PIN is not: under systemd it lies in a file of
    its own.
    """
    where, pin = f"page: {page.address}\n", page.door.pins.owner
    if sys.stdout.isatty():
        return f"{qr_text(page.address)}\npin: {pin}\n{where}"
    if folder := os.environ.get(_RUNTIME_VARIABLE):
        path = Path(folder.split(":")[0]) / "pin"
        path.touch(mode=0o600)
        path.write_text(f"{pin}\n", encoding="ascii")
        return f"pin: said aloud when the page asks for it, and kept in {path}\n{where}"
    return where if _JOURNAL_VARIABLE in os.environ else f"pin: {pin}\n{where}"

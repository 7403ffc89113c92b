"""Appliance: a table served with its page."""

import argparse
import errno
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import URL

from device.clock import SystemClock
from device.config.settings import Settings
from device.event_bus import Subscriber
from device.log.gamelog import NO_ROOM, GameLog
from device.log.unwritten import exit_code
from device.loop import Loop
from device.ports import Priority, SettingsError
from device.privacy.deletion import Folders, finish
from device.table.lights import AUTO, has_no_lights
from device.table.part import Configuration, Context, OpenPart
from device.table.settings import settings_here
from device.table.table import open_table
from device.table.voice import voice_named
from device.voice.phrases import remark
from device.web.camera import CameraPicture
from device.web.configuration import Outfit, check_named, is_simulated
from device.web.door.sign_in import Doorkeeper
from device.web.hall_seats import seating
from device.web.hub import Hub
from device.web.machine import machine_here
from device.web.own_network import OwnNetwork
from device.web.page import Page
from device.web.serving import PageServer
from device.web.simulated import show_steering
from device.web.state import first_state, machine_plain
from device.web.table import Table
from device.words.remarks import Remark
from webkit.address import qr_text
from webkit.roles import Pins
from webkit.secret import is_pin
from webkit.serving import allow_many_callers, listening
from webkit.sessions import Sessions

if TYPE_CHECKING:
    from webkit.safe_port import SafePort  # only who has TLS reads its library

log = logging.getLogger(__name__)

_DONE = 0
_RUNTIME_VARIABLE = "RUNTIME_DIRECTORY"
_JOURNAL_VARIABLE = "JOURNAL_STREAM"


def serve(args: argparse.Namespace) -> int:
    """Serve the page until a signal stops it; return the exit code."""
    return exit_code(lambda logs: _serve(args, logs))


def _serve(args: argparse.Namespace, logs: list[GameLog]) -> None:
    """Serve the page; take up the log of each game in ``logs``."""
    allow_many_callers()
    settings = settings_here()
    games, host = args.games or settings.games.folder, args.host or settings.page.host
    check_named(args.source or settings.camera.source)
    _make(games)
    _forget_the_rest(Folders(games, settings.games.second_folder))
    served = ServedPage(args)
    configuration = Configuration(
        settings=settings,
        clock=SystemClock(),
        folder=games,
        logs=lambda: _logs_in(games),
        voice=args.voice,
        lights=args.lights,
        page=served.open,
        forgets=True,
        written=logs,
    )
    with open_table(configuration) as table, ExitStack() as stack:
        page = served.page
        port = settings.page.port if args.port is None else args.port
        safe = _safe_port(args, page.outfit, host)
        server = PageServer(page, host, port, safe=safe)
        page.hub.update({"machine": {**page.hub["machine"], "url": page.address}})
        page.door.sessions.begin(page.door.pins, _acted_on(page, safe))
        stack.callback(page.table.close)
        page.table.parts = table
        page.table.start()
        served.own.start()
        sys.stdout.write(greeting(page))
        sys.stdout.write(_told_of(safe, page.language))
        sys.stdout.flush()
        table.ready(f"page: {page.address}")
        server.serve_on()


class ServedPage(OpenPart):
    """Page of the appliance, on which people choose its table's game.

    Parameters
    ----------
    args
        Of the command line.

    Attributes
    ----------
    page, own
        The page, and what offers the machine's own Wi-Fi, once it is open.
    """

    page: Page
    own: OwnNetwork

    def __init__(self, args: argparse.Namespace) -> None:
        self._args = args

    def open(self, context: Context) -> "ServedPage":
        """Make the page; the machine can unlock it, and a hall chooses on it."""
        args, asked, settings = self._args, context.configuration, context.settings
        outfit = Outfit(
            source=args.source or settings.camera.source,
            games=asked.folder,
            voice=context.voice,
            lights=context.lights,
            settings=settings,
            clock=asked.clock,
            calibration=args.calibration or settings.game.calibration,
            pace=args.pace,
            illegal_before=frozenset(args.illegal_before),
        )
        lit = args.lights != "off"
        machine = machine_plain(
            outfit.source,
            settings,
            voice=voice_named(args.voice) != "off",
            lights=lit and not (args.lights == AUTO and has_no_lights(settings)),
        )
        hub, picture = Hub(first_state(machine)), CameraPicture()
        sessions = Sessions(outfit.games)
        pins = _pins(args.pin, settings, sessions)
        door = Doorkeeper(pins, asked.clock.now_s, sessions)
        self.page = page = Page(
            outfit=outfit,
            hub=hub,
            picture=picture,
            table=Table(outfit, hub, picture, asked.commands),
            door=door,
            machine=machine_here(),
        )
        self.own = own = _own_network(page)
        if is_simulated(outfit.source):
            show_steering(hub, outfit.steering, outfit.pace)
        context.unlock = lambda: _say_code(page, own)
        context.seated = seating(page.table)
        return self

    def begun(self, loop: Loop) -> Sequence[Subscriber]:
        """Return the subscriber that shows a game on the page."""
        return [self.page.table.show(loop)]

    def close(self) -> None:
        """Offer no Wi-Fi any more."""
        self.own.close()


def _acted_on(page: Page, safe: "SafePort | None") -> str:
    """Return the address at which people act."""
    if safe is None:
        return page.address
    from device.web.http_redirect import safe_address

    return safe_address(URL(page.address), safe.number)


def _told_of(safe: "SafePort | None", language: str) -> str:
    """Return the address of the TLS port, and its root's fingerprint in words."""
    if safe is None:
        return ""
    from device.web.http_redirect import told

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


def _logs_in(games: Path) -> list[Path]:
    with os.scandir(games) as found:
        return [
            Path(one.path)
            for one in found
            if one.name.endswith(".jsonl") and not one.is_symlink()
        ]


def _pins(named: str | None, settings: Settings, sessions: Sessions) -> Pins:
    """Return the PINs: the command line's, the settings', else the machine's own."""
    page = settings.page
    pin = named or page.pin or sessions.kept_pin()
    if not is_pin(pin):
        raise SettingsError("--pin: expected 6 to 8 digits")
    return Pins(pin, page.pin_arbiter, page.pin_play, page.pin_watch)


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


def _forget_the_rest(folders: Folders) -> None:
    """Finish deletions that a power cut interrupted."""
    try:
        finish(folders)
    except OSError as error:
        log.warning("what is to be deleted is still there: %s", error)


def _own_network(page: Page) -> OwnNetwork:
    """Return the hotspot's controller for a machine without a network."""

    def tell(made: Remark) -> None:
        words = remark(made, page.language, ears=True)
        page.outfit.voice.say(words, Priority.RULING)

    def show(name: str | None) -> None:
        page.hub.update({"machine": {**page.hub["machine"], "hotspot": name}})

    return OwnNetwork(machine_here(), tell, show)


def _say_code(page: Page, own: OwnNetwork) -> None:
    """Announce a one-time code after the machine's own button was held down."""
    own.say_password()
    code = page.door.unlock()
    page.outfit.voice.say(" ".join(code), Priority.RULING)
    if sys.stdout.isatty():
        sys.stdout.write(f"code: {code}\n")
        sys.stdout.flush()


def greeting(page: Page) -> str:
    """Return the page's address and the PIN, once each.

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

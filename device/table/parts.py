"""The table of parts: every table has each of them, where it is switched on.

They are opened in this order, closed in reverse, and notified in order. A row names
functions as 'module:function': what reads settings alone loads no part.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from device.config.settings import Settings
from device.table.home.settings import HomeSettings

if TYPE_CHECKING:
    from device.doctor.finding import Finding
    from device.table.part import Context, OpenPart


@dataclass(frozen=True, kw_only=True)
class Part:
    """A row of the table of parts.

    Attributes
    ----------
    name
        What it is called.
    opens
        The function that opens it in a `Context`, and returns an `OpenPart`; None
        where it is switched off.
    checks
        The function that returns the doctor's findings for `Settings`; '' for none.
    own
        The class of its own table in the settings file, ``[name]``, which it reads by
        ``settings.of(own)``; None: it has none, or others read its settings, too.
    uses_hardware
        The doctor leaves it alone while the service has it.
    """

    name: str
    opens: str
    checks: str = ""
    own: type[Any] | None = None
    uses_hardware: bool = False

    def open(self, context: "Context") -> "OpenPart | None":
        """Open it; None if it is switched off."""
        opened: OpenPart | None = _function(self.opens)(context)
        return opened

    def check(self, settings: Settings) -> "Sequence[Finding]":
        """Return the doctor's findings on the part."""
        if not self.checks:
            return ()
        found: Sequence[Finding] = _function(self.checks)(settings)
        return found


PARTS: tuple[Part, ...] = (
    Part(
        name="voice",
        opens="device.table.voice:open_speech",
        checks="device.table.voice:check_voice",
    ),
    Part(
        name="lights",
        opens="device.table.lights:open_lamps",
        checks="device.table.lights:check_lights",
        uses_hardware=True,
    ),
    Part(
        name="page",
        opens="device.table.page:open_page",
        checks="device.table.page:check_page",
    ),
    Part(name="pictures", opens="device.table.keeping:open_pictures"),
    Part(name="days", opens="device.table.keeping:open_days"),
    Part(name="announcer", opens="device.table.announcing:open_announcer"),
    Part(name="console", opens="device.table.announcing:open_console"),
    Part(name="points", opens="device.table.lights:open_board_points"),
    Part(name="buttons", opens="device.table.buttons:open_contacts"),
    Part(name="opponent", opens="device.table.opponent:open_opponent"),
    Part(name="callers", opens="device.table.announcing:open_callers"),
    Part(name="hall", opens="device.table.hall:open_hall"),
    Part(name="home", opens="device.table.home.part:open_home", own=HomeSettings),
    Part(name="people", opens="device.table.people:open_people"),
    Part(name="pupil", opens="device.table.people:open_pupil"),
    Part(name="heartbeat", opens="device.table.heartbeat:open_heartbeat"),
)

OWN_TABLES: Mapping[str, type[Any]] = MappingProxyType(
    {part.name: part.own for part in PARTS if part.own is not None}
)
"""The tables of the settings file that one part alone reads, by their names."""


def _function(named: str) -> Any:
    module, _, function = named.partition(":")
    return getattr(import_module(module), function)

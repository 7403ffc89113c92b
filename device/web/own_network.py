"""The machine's hotspot: requested where there is no network, shown while it is up."""

import logging
import threading
from collections.abc import Callable
from typing import Any

from device.install.hotspot import Named, read
from device.web.machine import Machine, NoMachineError
from device.words.remarks import (
    OWN_NETWORK_BACK,
    OWN_NETWORK_LEFT,
    Remark,
    own_network,
    own_password,
)

log = logging.getLogger(__name__)

AFTER_S = 60.0
"""Routers take so long to begin after a power cut: only then is none missed."""

_LOOK_S = 5.0


class OwnNetwork:
    """Opens the hotspot if no network is available at the start.

    Parameters
    ----------
    machine
        The machine's own service.
    tell
        Says a remark aloud.
    show
        Is given the name of the Wi-Fi while it is up, then None.
    kept
        Returns name and password.
    """

    def __init__(
        self,
        machine: Machine,
        tell: Callable[[Remark], None],
        show: Callable[[str | None], None],
        kept: Callable[[], Named | None] = read,
    ) -> None:
        self._machine, self._tell, self._show, self._kept = machine, tell, show, kept
        self._closed = threading.Event()
        self._name: str | None = None

    def start(self) -> None:
        """Start a thread that checks after a minute, if the service is available."""
        if self._machine.there:
            threading.Thread(target=self.attend, name="network", daemon=True).start()

    def close(self) -> None:
        """Stop the thread."""
        self._closed.set()

    def say_password(self) -> None:
        """Announce the password, while the hotspot is up."""
        named = self._kept() if self._name else None
        if named is not None:
            self._tell(own_password(named.name, named.password))

    def attend(self, after_s: float = AFTER_S, look_s: float = _LOOK_S) -> None:
        """Open the hotspot where no network is; then announce its state."""
        if self._closed.wait(after_s):
            return
        told, tries = self._ask("offer"), 0
        if not told.get("hotspot"):
            return
        self._is_called(told["hotspot"])
        self._tell(own_network(told["hotspot"]))
        while not self._closed.wait(look_s):
            told = self._ask("status")
            if told.get("done") and not told["hotspot"]:
                told = told if told["wifi"] == "joined" else self._ask("offer")
                if not told.get("hotspot"):
                    break
            if told.get("tries", tries) > tries:
                tries = told["tries"]
                self._tell(OWN_NETWORK_BACK)
        else:
            return
        self._is_called(None)
        self._tell(OWN_NETWORK_LEFT)

    def _is_called(self, name: str | None) -> None:
        self._name = name
        self._show(name)

    def _ask(self, verb: str) -> dict[str, Any]:
        try:
            return self._machine.ask(verb)
        except NoMachineError as error:
            log.warning("%s", error)
            return {}

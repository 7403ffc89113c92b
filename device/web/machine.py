"""Client of the machine's privileged service: a socket, with fixed verbs."""

import json
import os
import socket
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from device.install.machine import SOCKET
from device.ports import DeviceError

SOCKET_VARIABLE = "MWAMUZI_MACHINE_SOCKET"
"""Names the socket where it is elsewhere, as in tests."""

_ANSWER_S = 60.0
_MOST_BYTES = 256 * 1024


class NoMachineError(DeviceError, RuntimeError):
    """Error raised when the machine's own service does not answer."""


@dataclass(frozen=True, slots=True)
class Machine:
    """The machine's own service; the file system says who may write to its socket.

    Attributes
    ----------
    path
        Of its socket.
    """

    path: Path

    @property
    def there(self) -> bool:
        """Return True if the machine can be asked."""
        return self.path.is_socket()

    def ask(self, verb: str, **more: str) -> dict[str, Any]:
        """Return the service's response to a verb: ``done``, ``told`` and its data.

        Raises
        ------
        NoMachineError
            If nothing answers.
        """
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as to:
                to.settimeout(_ANSWER_S)
                to.connect(str(self.path))
                to.sendall(json.dumps({"verb": verb, **more}).encode() + b"\n")
                answer = json.loads(_all(to))
        except (OSError, ValueError) as error:
            raise NoMachineError("the machine's own service does not answer") from error
        if not isinstance(answer, dict):
            raise NoMachineError("the machine's own service makes no sense")
        return {"done": False, "told": "", **answer}


def machine_here() -> Machine:
    """Return the machine that this program runs on."""
    return Machine(Path(os.environ.get(SOCKET_VARIABLE) or SOCKET))


def _all(of: socket.socket) -> bytes:
    got = b""
    while len(got) < _MOST_BYTES and (more := of.recv(65536)):
        got += more
    return got

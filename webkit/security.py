"""What every request must look like, and how often something may be asked for."""

import ipaddress
import socket
from collections import deque
from collections.abc import Callable, Iterable
from threading import Lock

from webkit.tls.names import HOMES


class Pace:
    """Lets something happen so often in a while, and no oftener.

    Parameters
    ----------
    times, within_s
        How often in how long.
    """

    def __init__(self, times: int, within_s: float, now_s: Callable[[], float]) -> None:
        self._within_s, self._now_s = within_s, now_s
        self._done_s: deque[float] = deque(maxlen=times)
        self._lock = Lock()

    def wait_s(self) -> float:
        """Return 0 and count one more; or, if it is too soon, how long to wait."""
        now_s = self._now_s()
        with self._lock:
            full = len(self._done_s) == self._done_s.maxlen
            wait_s = self._done_s[0] + self._within_s - now_s if full else 0.0
            if wait_s > 0:
                return wait_s
            self._done_s.append(now_s)
            return 0.0


def own_names() -> frozenset[str]:
    """Return the names under which phones may call this machine."""
    name = socket.gethostname().lower().split(".")[0]
    return frozenset({"localhost", name, *(f"{name}.{home}" for home in HOMES)})


def host_of(authority: str) -> str:
    """Return the host of 'host:port', an IPv6 address without its brackets."""
    if authority.startswith("["):
        return authority[1:].partition("]")[0]
    return authority.partition(":")[0].lower().rstrip(".")


def is_own(authority: str, names: Iterable[str]) -> bool:
    """Return whether a Host header names this machine and no stranger's domain.

    An address of digits is always its own: no other name can be made to point at it.
    """
    host = host_of(authority)
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host in names
    return True

"""Who may act: the PIN, sessions, and what every request must look like."""

import hmac
import ipaddress
import secrets
import socket
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from threading import Lock

from device.tls.names import HOMES

COOKIE = "mwamuzi"
SESSION_S = 12 * 3600.0

_PIN_DIGITS = 6
_MOST_SESSIONS = 64
_MOST_CALLERS = 1024
_FREE_TRIES = 5
_FIRST_WAIT_S = 30.0
_LONGEST_WAIT_S = 3600.0
_FORGET_S = 2 * _LONGEST_WAIT_S
_TRIES_OF_ALL = 20
_TRIES_WITHIN_S = 600.0


def new_pin() -> str:
    """Return a random PIN."""
    return "".join(secrets.choice("0123456789") for _ in range(_PIN_DIGITS))


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a PIN: a session's token, or how long to wait, or tries left."""

    token: str | None
    tries_left: int = 0
    wait_s: float = 0.0


@dataclass(slots=True)
class _Caller:
    wrong: int = 0
    not_before_s: float = 0.0
    last_s: float = 0.0


class Doorkeeper:
    """Knows the PIN and who has shown it; lets nobody guess it.

    Parameters
    ----------
    pin
        4 to 8 digits.
    now_s
        Returns the time in seconds since some fixed moment.

    Notes
    -----
    After five wrong PINs an address waits, each time twice as long; and all
    addresses together have twenty wrong PINs in ten minutes: six digits then stand
    for more than a year of guessing by any number of guessers.
    """

    def __init__(self, pin: str, now_s: Callable[[], float]) -> None:
        if not (4 <= len(pin) <= 8 and pin.isascii() and pin.isdigit()):
            raise ValueError("a PIN has 4 to 8 digits")
        self._pin, self._now_s = pin, now_s
        self._lock = Lock()
        self._sessions: OrderedDict[str, float] = OrderedDict()
        self._callers: OrderedDict[str, _Caller] = OrderedDict()
        self._wrong_s: deque[float] = deque(maxlen=_TRIES_OF_ALL)

    @property
    def pin(self) -> str:
        """Return the PIN, for the machine to show or say."""
        return self._pin

    def try_pin(self, pin: str, address: str) -> Tried:
        """Return what comes of a PIN tried from an address."""
        now_s = self._now_s()
        with self._lock:
            caller = self._caller(address, now_s)
            wait_s = max(caller.not_before_s, self._all_wait_until_s(now_s)) - now_s
            if wait_s > 0:
                return Tried(None, wait_s=wait_s)
            if hmac.compare_digest(pin.encode(), self._pin.encode()):
                self._callers.pop(address, None)
                return Tried(self._let_in(now_s))
            self._wrong_s.append(now_s)
            caller.wrong += 1
            caller.last_s = now_s
            over = caller.wrong - _FREE_TRIES
            if over >= 0:
                wait_s = min(_FIRST_WAIT_S * 2.0**over, _LONGEST_WAIT_S)
                caller.not_before_s = now_s + wait_s
            return Tried(None, tries_left=max(-over, 0), wait_s=0.0)

    def may_act(self, token: str | None) -> bool:
        """Return whether a session's token stands."""
        if not token:
            return False
        with self._lock:
            until_s = self._sessions.get(token)
            if until_s is None:
                return False
            if until_s < self._now_s():
                del self._sessions[token]
                return False
            return True

    def leave(self, token: str | None) -> None:
        """End a session."""
        with self._lock:
            self._sessions.pop(token or "", None)

    def _let_in(self, now_s: float) -> str:
        token = secrets.token_urlsafe(32)
        self._sessions[token] = now_s + SESSION_S
        while len(self._sessions) > _MOST_SESSIONS:
            self._sessions.popitem(last=False)
        return token

    def _caller(self, address: str, now_s: float) -> _Caller:
        caller = self._callers.setdefault(address, _Caller(last_s=now_s))
        self._callers.move_to_end(address)
        if now_s - caller.last_s > _FORGET_S:
            caller.wrong = 0
        while len(self._callers) > _MOST_CALLERS:
            self._callers.popitem(last=False)
        return caller

    def _all_wait_until_s(self, now_s: float) -> float:
        if len(self._wrong_s) < _TRIES_OF_ALL:
            return now_s
        return self._wrong_s[0] + _TRIES_WITHIN_S


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

"""Who comes in: by the PIN of a role, by a code that the machine says, by a token."""

import hmac
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

from device.commands import Who
from device.web.door.roles import Pins, Role
from webkit.attempts import Guesses
from webkit.sessions import Session, Sessions


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a PIN: a session's token, or how long to wait, or tries left."""

    token: str | None
    tries_left: int = 0
    wait_s: float = 0.0


@dataclass(frozen=True, slots=True)
class Caller:
    """A phone at the door: where it calls from, and what it says of itself."""

    address: str
    name: str = ""
    device: str = ""


class Doorkeeper:
    """Knows the PINs and who has shown one; lets nobody guess them.

    Parameters
    ----------
    pins
        The PIN of each role that has one.
    now_s
        Returns the time in seconds since some fixed moment.
    sessions
        Who has been let in; None: a list in memory, by the same clock.
    """

    def __init__(
        self, pins: Pins, now_s: Callable[[], float], sessions: Sessions | None = None
    ) -> None:
        self.pins = pins
        self.sessions = sessions or Sessions(None, now_s)
        self._guesses, self._lock = Guesses(now_s), Lock()

    def try_pin(self, pin: str, caller: Caller) -> Tried:
        """Return what comes of a PIN, or of a code that the machine said."""
        return self._tried(
            caller, lambda: self._role_of(pin) or self.sessions.used_once(pin)
        )

    def try_once(self, token: str, caller: Caller) -> Tried:
        """Return what comes of a token that opens once."""
        return self._tried(caller, lambda: self.sessions.used_once(token))

    def _tried(self, caller: Caller, role_of: Callable[[], Role | None]) -> Tried:
        """Count a try before its secret is looked at; return what comes of it."""
        with self._lock:
            wait_s = self._guesses.wait_s(caller.address)
            if wait_s > 0:
                return Tried(None, wait_s=wait_s)
            tries_left = self._guesses.wrong(caller.address)
            role = role_of()
            if role is None:
                return Tried(None, tries_left=tries_left)
            self._guesses.right(caller.address)
        return Tried(self._let_in(role, caller))

    def session(self, token: str | None) -> Session | None:
        """Return the session of a token, None if it does not stand."""
        return self.sessions.of(token)

    def role(self, session: Session | None) -> Role:
        """Return what somebody may do; who has no session watches, if anybody may."""
        if session is not None:
            return session.role
        return Role.NOBODY if self.pins.watch else Role.WATCH

    def unlock(self) -> str:
        """Let every address try again; return a code of six digits that opens once."""
        with self._lock:
            self._guesses.forgive()
        return self.sessions.open_once(spoken=True)

    @property
    def wrong_today(self) -> int:
        """Return how many wrong PINs there were in the last day."""
        with self._lock:
            return self._guesses.wrong_within()

    def _let_in(self, role: Role, caller: Caller) -> str:
        return self.sessions.let_in(
            role, name=caller.name, address=caller.address, device=caller.device
        )

    def _role_of(self, pin: str) -> Role | None:
        """Return the role of a PIN; every PIN is compared, whichever it is."""
        found = None
        for role, known in self.pins.by_role.items():
            if hmac.compare_digest(pin.encode("utf-8", "replace"), known.encode()):
                found = role
        return found


def who_of(session: Session | None) -> Who | None:
    """Return whose acts a session's are, None if there is none."""
    return session.who if session is not None else None

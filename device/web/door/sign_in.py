"""Sign-in to the page: by a role's PIN, by a spoken code, or by an invitation link."""

from collections.abc import Callable

from device.commands import Who
from webkit.access import Caller
from webkit.lockout import LINK, PIN, Attempts, Tried
from webkit.roles import Pins, Role, role_called
from webkit.secret import is_same
from webkit.sessions import Session, Sessions

_LONGEST_TYPED = 16


class Doorkeeper:
    """Sign-in by PIN, code or token, with sessions and lockout.

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
        self._attempts = Attempts(now_s)

    def try_pin(self, pin: str, caller: Caller) -> Tried[str]:
        """Return the result of trying a PIN, or the code that the machine spoke."""
        return self._tried(PIN, pin, caller)

    def try_once(self, token: str, caller: Caller) -> Tried[str]:
        """Return the result of trying a one-time token."""
        return self._tried(PIN if len(token) <= _LONGEST_TYPED else LINK, token, caller)

    def role(self, session: Session | None) -> Role:
        """Return a session's role; without one the public role, if allowed."""
        if session is not None:
            return session.role
        return Role.NOBODY if self.pins.watch else Role.WATCH

    def session(self, token: str | None) -> Session | None:
        """Return the session of a token, None if it does not stand."""
        return self.sessions.of(token)

    def unlock(self) -> str:
        """Clear all lockouts; return a one-time code of six digits."""
        self._attempts.forgive()
        return self.sessions.open_once(spoken=True)

    @property
    def wrong_today(self) -> int:
        """Return the number of wrong PINs in the last day."""
        return self._attempts.wrong_within()

    def _tried(self, kind: str, secret: str, caller: Caller) -> Tried[str]:
        """Return a new session's token if the secret is right, else the refusal."""

        def opened() -> str | None:
            role = self._role_of(secret) if kind == PIN else None
            if role is None and (word := self.sessions.used_once(secret)) is not None:
                role = role_called(word)
            return None if role is None else self._let_in(role, caller)

        return self._attempts.tried(kind, caller.address, opened)

    def _let_in(self, role: Role, caller: Caller) -> str:
        return self.sessions.let_in(
            role, name=caller.name, address=caller.address, device=caller.device
        )

    def _role_of(self, pin: str) -> Role | None:
        """Return the role of a PIN; every PIN is compared, whichever it is."""
        found = None
        for role, known in self.pins.by_role.items():
            if is_same(pin, known):
                found = role
        return found


def who_of(session: Session | None) -> Who | None:
    """Return a session's identity, None if there is none."""
    return None if session is None else Who(session.role.word, session.name)

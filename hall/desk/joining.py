"""How a board joins: a code that is good once, and what the board is then given."""

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from device.ports import DeviceError
from hall.services.mosquitto import Accounts

CODE_S = 900.0
"""A code is good for so many seconds."""

_MOST = 1000


class JoinError(DeviceError):
    """A code that is not good, or is so no longer."""


@dataclass(frozen=True, slots=True)
class Given:
    """What a board needs to speak to its hall.

    Attributes
    ----------
    port
        Of the broker, with TLS.
    authority
        The certificate (PEM) that the hall is trusted by.
    """

    board: int
    key: str
    port: int
    authority: str


@dataclass(kw_only=True)
class Joining:
    """Gives codes to boards, and accounts for codes.

    Attributes
    ----------
    accounts
        Who may speak to the broker; None: it is somebody else's, who makes them.
    authority
        Where the certificate lies.
    port
        Of the broker for boards; 0: it takes none from other machines.
    now_s
        Returns the time in seconds since some fixed moment.
    """

    accounts: Accounts | None
    authority: Path
    port: int
    now_s: Callable[[], float]
    _codes: dict[str, tuple[int, float]] = field(default_factory=dict)

    def code(self, board: int) -> str:
        """Return a code by which a machine becomes this board, once.

        Raises
        ------
        JoinError
            If boards cannot join so.
        """
        if self.accounts is None:
            raise JoinError("this hall's broker is not its own: make the account there")
        if not self.port:
            raise JoinError("this hall takes boards of its own machine only (--port 0)")
        code, now_s = secrets.token_urlsafe(16), self.now_s()
        standing = {k: v for k, v in self._codes.items() if v[1] > now_s}
        self._codes = dict(list(standing.items())[-_MOST:])
        self._codes[_hashed(code)] = (board, now_s + CODE_S)
        return code

    def join(self, code: str) -> Given:
        """Return what the machine with a code needs; the code is then used up.

        An older key of the same board is good no longer: a broken machine is replaced.

        Raises
        ------
        JoinError
            If the code is not good.
        """
        board, until_s = self._codes.pop(_hashed(code), (0, 0.0))
        if self.accounts is None or until_s <= self.now_s():
            raise JoinError("that code was used already, or is too old")
        key = self.accounts.add([str(board)])[str(board)]
        authority = self.authority.read_text(encoding="ascii")
        return Given(board, key, self.port, authority)


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode("utf-8", "surrogatepass")).hexdigest()

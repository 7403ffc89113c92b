"""Enrolment of boards: a one-time code is exchanged for the board's credentials."""

from dataclasses import dataclass
from pathlib import Path

from device.ports import DeviceError
from hall.services.mosquitto import Accounts
from webkit.lockout import JOIN, Attempts
from webkit.refusals import too_often
from webkit.sessions import Sessions

CODE_S = 900.0
"""A code is good for so many seconds."""

_KIND = "board"


class JoinError(DeviceError):
    """Error raised for an invalid or expired code."""


@dataclass(frozen=True, slots=True)
class Given:
    """Credentials and address with which a board connects to its hall.

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
    """Issues enrolment codes, and accounts in exchange for them.

    Attributes
    ----------
    accounts
        Who may speak to the broker; None: it is somebody else's, who makes them.
    authority
        Where the certificate lies.
    port
        Of the broker for boards; 0: it takes none from other machines.
    sessions
        Keeps the codes.
    attempts
        Counts who tries one.
    """

    accounts: Accounts | None
    authority: Path
    port: int
    sessions: Sessions
    attempts: Attempts

    def code(self, board: int) -> str:
        """Return a code by which a machine becomes this board, once.

        An older code of the same board is good no longer.

        Raises
        ------
        JoinError
            If boards cannot join so.
        """
        if self.accounts is None:
            raise JoinError("this hall's broker is not its own: make the account there")
        if not self.port:
            raise JoinError("this hall takes boards of its own machine only (--port 0)")
        return self.sessions.open_once(str(board), kind=_KIND, lasts_s=CODE_S)

    def join(self, code: str, address: str) -> Given:
        """Return the credentials for an enrolment code, which is then used up.

        An older key of the same board is good no longer: a broken machine is replaced.

        Parameters
        ----------
        address
            Where the machine calls from.

        Raises
        ------
        JoinError
            If the code is not good.
        HTTPException
            With status 429, if that address has to wait.
        """
        tried = self.attempts.tried(
            JOIN, address, lambda: self.sessions.used_once(code, _KIND)
        )
        if tried.wait_s > 0:
            raise too_often(tried.wait_s, "too many wrong codes; wait a little")
        if self.accounts is None or tried.found is None:
            raise JoinError("that code was used already, or is too old")
        key = self.accounts.add([tried.found])[tried.found]
        authority = self.authority.read_text(encoding="ascii")
        return Given(int(tried.found), key, self.port, authority)

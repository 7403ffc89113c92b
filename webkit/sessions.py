"""Session store on disk: only hashes of tokens are kept.

So are codes that open something once: a phone's session, a board's place in a hall.

The file ``door.json`` lies in the folder of games, readable by its owner only. The page
and the commands ``unlock`` and ``sessions`` both change it, one at a time; whoever
finds it changed reads it anew.
"""

import fcntl
import json
import logging
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import RLock
from typing import Any

from webkit.roles import Pins, Role, role_called
from webkit.secret import digest, hashed, is_hash_of, new_pin, new_token

Json = dict[str, Any]
log = logging.getLogger(__name__)

FILE = "door.json"
SESSION_S = 30 * 86_400.0
"""A phone that has not been seen for so long is no longer let in."""
ONCE_S = 600.0
"""A code that lets a phone in is good so long."""
_LONGEST_S = 3600.0

_MOST_SESSIONS = 64
_MOST_ONCE = 1000
_MOST_WRONG = 10
"""A code that is said aloud is good no longer after so many wrong tries of anybody."""
_SEEN_EVERY_S = 600.0
_MOST_BYTES = 1_000_000
SIGN_IN = "session"
"""The kind of a code that lets a phone in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """Session of a phone.

    Attributes
    ----------
    number
        By which it is ended.
    began_s, seen_s
        When it was let in and when it last asked for something, of the wall clock.
    device
        What its browser says that it is, in a word or two.
    mark
        Which credential was shown: one that is another now ends the session.
    """

    number: int
    role: Role
    name: str
    began_s: float
    seen_s: float
    address: str
    device: str
    mark: str = ""


class Sessions:
    """Sessions of one machine, and its one-time tokens.

    Parameters
    ----------
    folder
        Where the file lies; None: all is in memory, and ends with the program.
    wall_s
        Returns the time of the day in seconds since 1970.

    Notes
    -----
    Where the disk is full or cannot be written, all is in memory until it can be.
    """

    def __init__(
        self, folder: Path | None, wall_s: Callable[[], float] = time.time
    ) -> None:
        self._path = None if folder is None else folder / FILE
        self._wall_s = wall_s
        self._body: Json = {}
        self._stamp: tuple[int, ...] | None = None
        self._lock = RLock()

    # -- the machine --------------------

    def kept_pin(self) -> str:
        """Return the PIN that was made at the first start; make it if there is none."""
        with self._changing() as body:
            if not isinstance(body.get("pin"), str):
                body["pin"] = new_pin()
            return str(body["pin"])

    def begin(self, pins: Pins, address: str) -> None:
        """Set the PINs and the page's address; changed PINs end all sessions."""
        told = "/".join(f"{role.word}={pin}" for role, pin in pins.by_role.items())
        with self._changing() as body:
            kept = str(body.get("pins", ""))
            if not kept or not is_hash_of(kept, told):
                if kept:
                    body["sessions"], body["once"] = [], []
                body["pins"] = hashed(told)
            body["address"] = address

    @property
    def address(self) -> str:
        """Return the last address of the page, '' if there was none."""
        return str(self._now().get("address", ""))

    @property
    def anybody_was_in(self) -> bool:
        """Return True if anybody was ever let in."""
        return bool(self._now().get("last"))

    # -- coming and going --------------------

    def let_in(
        self,
        role: Role,
        *,
        name: str = "",
        address: str = "",
        device: str = "",
        mark: str = "",
    ) -> str:
        """Return the token of a new session; the file holds its hash only."""
        token, now_s = new_token(), self._wall_s()
        with self._changing() as body:
            body["last"] = int(body.get("last", 0)) + 1
            one = {
                "number": body["last"],
                "hash": digest(token),
                "role": role.word,
                "name": name,
                "began": round(now_s),
                "seen": round(now_s),
                "address": address,
                "device": device,
                "mark": mark,
            }
            there = [*self._standing(body), one]
            there.sort(key=lambda each: (role_called(each["role"]), each["seen"]))
            body["sessions"] = there[-_MOST_SESSIONS:]
        return token

    def of(self, token: str | None) -> Session | None:
        """Return the session of a token, None if it does not stand."""
        if not token:
            return None
        kept, now_s = digest(token), self._wall_s()
        for one in self._standing(self._now()):
            if one["hash"] == kept:
                if now_s - one["seen"] > _SEEN_EVERY_S:
                    self._see(kept, now_s)
                return _session(one)
        return None

    def standing(self) -> list[Session]:
        """Return all sessions, the last seen first."""
        found = [_session(one) for one in self._standing(self._now())]
        return sorted(found, key=lambda one: -one.seen_s)

    def leave(self, token: str | None) -> None:
        """End the session of a token."""
        kept = digest(token or "")
        self._end(lambda one: one["hash"] == kept)

    def end(self, number: int) -> bool:
        """End a session; return whether it was there."""
        return self._end(lambda one: one["number"] == number) > 0

    def end_all(self, but: int | None = None) -> int:
        """End every session, but for one; return how many."""
        return self._end(lambda one: one["number"] != but)

    def forget(self, name: str) -> None:
        """Take a name off every session; the phones may go on."""
        known = " ".join(name.split()).casefold()
        if all(one.name.casefold() != known for one in self.standing()):
            return
        with self._changing() as body:
            for one in body.get("sessions", ()):
                if one["name"].casefold() == known:
                    one["name"] = ""

    # -- opening once --------------------

    def open_once(
        self,
        what: str = Role.OWNER.word,
        *,
        kind: str = SIGN_IN,
        spoken: bool = False,
        lasts_s: float = ONCE_S,
    ) -> str:
        """Return a code that opens something once; `used_once` says what.

        Parameters
        ----------
        what
            What it opens: of a session, its role. Of another kind than a session there
            is one code for each at a time: an older one is good no longer.
        spoken
            Whether it is six digits, to be said aloud and entered as a PIN.
        lasts_s
            How long it is good.
        """
        code = new_pin() if spoken else new_token(24)
        with self._changing() as body:
            once = {"hash": digest(code), "until": self._wall_s() + lasts_s}
            once |= {"kind": kind, "what": what}
            once |= {"left": _MOST_WRONG} if spoken else {}
            there = [
                one
                for one in self._open(body)
                if kind == SIGN_IN or (one["kind"], one["what"]) != (kind, what)
            ]
            body["once"] = [*there, once][-_MOST_ONCE:]
        return code

    def used_once(self, code: str, kind: str = SIGN_IN) -> str | None:
        """Return the subject of a one-time code, which is then used up.

        A code of few digits is gone after ten wrong tries, whoever made them.
        """
        kept = digest(code)
        there = [one for one in self._open(self._now()) if one["kind"] == kind]
        if not any(one["hash"] == kept or "left" in one for one in there):
            return None
        with self._changing() as body:
            there = self._open(body)
            found = [one for one in there if (one["hash"], one["kind"]) == (kept, kind)]
            for one in there:
                if "left" in one and one["kind"] == kind and not found:
                    one["left"] -= 1
            left = [one for one in there if one.get("left", 1) > 0]
            body["once"] = [one for one in left if one not in found]
            return str(found[0]["what"]) if found else None

    # -- the file --------------------

    def _standing(self, body: Json) -> list[Json]:
        since_s = self._wall_s() - SESSION_S
        return [one for one in body.get("sessions", ()) if one["seen"] >= since_s]

    def _open(self, body: Json) -> list[Json]:
        now_s = self._wall_s()
        there = body.get("once", ())
        return [one for one in there if now_s < one["until"] <= now_s + _LONGEST_S]

    def _end(self, ends: Callable[[Json], bool]) -> int:
        if not any(ends(one) for one in self._now().get("sessions", ())):
            return 0
        with self._changing() as body:
            there = body.get("sessions", [])
            body["sessions"] = [one for one in there if not ends(one)]
            return len(there) - len(body["sessions"])

    def _see(self, kept: str, now_s: float) -> None:
        with self._changing() as body:
            for one in body.get("sessions", ()):
                if one["hash"] == kept:
                    one["seen"] = round(now_s)

    def _now(self) -> Json:
        """Return the file's content, read again after outside changes."""
        with self._lock:
            self._take_up()
            return self._body

    def _take_up(self) -> None:
        if self._path is None:
            return
        try:
            stamp = _stamp(self._path)
            if stamp != self._stamp:
                self._body, self._stamp = _read(self._path), stamp
        except FileNotFoundError:
            if self._stamp is not None:  # it was taken away: everybody is out
                self._body, self._stamp = {}, None
        except OSError as error:
            log.warning("who was let in cannot be read: %s", error)

    @contextmanager
    def _changing(self) -> Iterator[Json]:
        """Lock the file against other processes while it changes."""
        with self._lock, _alone(self._path):
            self._take_up()
            body: Json = json.loads(json.dumps(self._body))
            yield body
            self._body = body
            if self._path is None:
                return
            try:
                _write(self._path, body)
                self._stamp = _stamp(self._path)
            except OSError as error:
                log.warning("who was let in cannot be written: %s", error)


def _session(one: Json) -> Session:
    return Session(
        number=one["number"],
        role=role_called(one["role"]),
        name=one["name"],
        began_s=one["began"],
        seen_s=one["seen"],
        address=one["address"],
        device=one["device"],
        mark=one.get("mark", ""),
    )


def _stamp(path: Path) -> tuple[int, ...]:
    found = path.stat()
    return found.st_ino, found.st_mtime_ns, found.st_size


def _read(path: Path) -> Json:
    """Return the file's content; an empty one if it is damaged."""
    try:
        with path.open("rb") as file:
            body = json.loads(file.read(_MOST_BYTES))
        for one in body.get("sessions", ()):
            _session(one)
            float(one["seen"])
        for one in body.get("once", ()):
            float(one["until"])
            int(one.get("left", 0))
            one.setdefault("kind", SIGN_IN)
            one.setdefault("what", one.get("role", Role.OWNER.word))
        int(body.get("last", 0))
    except (ValueError, KeyError, TypeError, AttributeError):
        log.warning("%s is damaged: everybody has to show a PIN again", path)
        return {}
    else:
        return dict(body)


def _write(path: Path, body: Json) -> None:
    """Put the file on the disk, whole, for its owner's eyes; root leaves it to them."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.unlink(missing_ok=True)
    handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        json.dump(body, file)
        file.flush()
        os.fsync(file.fileno())
    _leave_to_owner(new)
    new.replace(path)


def _leave_to_owner(path: Path) -> None:
    folder = path.parent.stat()
    if os.geteuid() == 0 and folder.st_uid != 0:
        os.chown(path, folder.st_uid, folder.st_gid)


@contextmanager
def _alone(path: Path | None) -> Iterator[None]:
    """Hold the lock beside the file; where none can be made, go on without."""
    handle = None
    if path is not None:
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = path.with_suffix(".lock")
            flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW
            handle = os.open(lock, flags, 0o600)
            _leave_to_owner(lock)
            fcntl.flock(handle, fcntl.LOCK_EX)
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)

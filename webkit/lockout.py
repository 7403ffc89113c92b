"""Rate limit and lockout of secrets: an attempt is counted before it is verified."""

import asyncio
from collections import OrderedDict, defaultdict, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from threading import Lock
from typing import Generic, TypeVar

from webkit.hosts import home_of

PIN, LINK, JOIN = "pin", "link", "join"
"""Kinds of secrets: what is typed, a token of a link, a board's code. Each kind is
counted by itself: who mistyped a PIN may still open the link that the machine shows."""

_FREE_TRIES, _FREE_UNDER_SIEGE = 5, 1
_FIRST_WAIT_S, _FIRST_UNDER_SIEGE_S = 30.0, 300.0
_LONGEST_WAIT_S = 3600.0
_FORGET_S = 2 * _LONGEST_WAIT_S
_MOST_ADDRESSES = 16_384
_SIEGE_TRIES, _SIEGE_WITHIN_S = 20, 600.0
_DAY_S = 86_400.0
_MOST_COUNTED = 10_000
_MOST_QUEUED, _QUEUE_S = 64, 5.0

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Tried(Generic[T]):
    """Result of verifying a secret: what it opens, time to wait, tries left."""

    found: T | None
    tries_left: int = 0
    wait_s: float = 0.0


@dataclass(slots=True)
class _Caller:
    wrong: int = 0
    not_before_s: float = 0.0
    last_s: float = 0.0


class Attempts:
    """Lockout per address: the time until its next secret is verified.

    Parameters
    ----------
    now_s
        Returns the time in seconds since some fixed moment.

    Notes
    -----
    A try counts as wrong before it is looked at, so that a hundred at once are no more
    than five; the right one takes its count back. After five wrong ones an address
    waits, each time twice as long, up to an hour. While many addresses guess (twenty
    wrong of all in ten minutes) each has one free try, and then waits five minutes,
    ten, twenty ... The first try of an address is always looked at: nobody who knows
    the secret is kept out by others. So a thousand addresses of one network have 1000
    tries at once, and then 1000 an hour: with six digits half a chance takes three
    weeks, and the owner's page counts them.
    """

    def __init__(self, now_s: Callable[[], float]) -> None:
        self._now_s = now_s
        self._callers: OrderedDict[tuple[str, str], _Caller] = OrderedDict()
        self._wrong_s: defaultdict[str, deque[float]] = defaultdict(
            lambda: deque(maxlen=_MOST_COUNTED)
        )
        self._lock = Lock()
        self._turn, self._queued = asyncio.Lock(), 0

    def tried(
        self, kind: str, address: str, looked_at: Callable[[], T | None]
    ) -> Tried[T]:
        """Count a try of an address, then look at it, if it need not wait.

        Parameters
        ----------
        kind
            Of the secret, one of this module's.
        looked_at
            Returns what the secret opens, None if it is wrong.
        """
        wait_s, left = self._count(kind, home_of(address))
        if wait_s > 0:
            return Tried(None, wait_s=wait_s)
        found = looked_at()
        if found is None:
            return Tried(None, tries_left=left)
        self._right(kind, home_of(address))
        return Tried(found)

    async def tried_in_turn(
        self, kind: str, address: str, looked_at: Callable[[], Awaitable[T | None]]
    ) -> Tried[T]:
        """Do as `tried`, where looking takes long: one secret at a time."""
        if self._queued >= _MOST_QUEUED:
            return Tried(None, wait_s=_QUEUE_S)
        wait_s, left = self._count(kind, home_of(address))
        if wait_s > 0:
            return Tried(None, wait_s=wait_s)
        self._queued += 1
        try:
            async with self._turn:
                found = await looked_at()
        finally:
            self._queued -= 1
        if found is None:
            return Tried(None, tries_left=left)
        self._right(kind, home_of(address))
        return Tried(found)

    def forgive(self) -> None:
        """Clear all lockouts, at the machine's own request."""
        with self._lock:
            self._callers.clear()

    def wrong_within(self, seconds: float = _DAY_S) -> int:
        """Return the number of failed attempts in the last seconds; a day's."""
        with self._lock:
            return sum(self._wrong(kind, seconds) for kind in self._wrong_s)

    def _count(self, kind: str, home: str) -> tuple[float, int]:
        """Count a try; return how long it has to wait, else how many are left."""
        now_s = self._now_s()
        with self._lock:
            caller = self._caller((kind, home), now_s)
            if caller.not_before_s > now_s:
                return caller.not_before_s - now_s, 0
            self._wrong_s[kind].append(now_s)
            caller.wrong += 1
            caller.last_s = now_s
            siege = self._wrong(kind, _SIEGE_WITHIN_S) > _SIEGE_TRIES
            free = _FREE_UNDER_SIEGE if siege else _FREE_TRIES
            first_s = _FIRST_UNDER_SIEGE_S if siege else _FIRST_WAIT_S
            over = caller.wrong - free
            if over >= 0:
                wait_s = min(first_s * 2.0 ** min(over, 12), _LONGEST_WAIT_S)
                caller.not_before_s = now_s + wait_s
            return 0.0, max(-over, 0)

    def _right(self, kind: str, home: str) -> None:
        """Take a count back: what was tried is right.

        Half of what was wrong before is forgotten, not all: who knows the PIN of a
        lower role would guess that of a higher one between his own.
        """
        with self._lock:
            caller = self._callers.get((kind, home))
            if caller is not None:
                caller.wrong = (caller.wrong - 1) // 2
                caller.not_before_s = 0.0
            if self._wrong_s[kind]:
                self._wrong_s[kind].pop()

    def _wrong(self, kind: str, seconds: float) -> int:
        since_s = self._now_s() - seconds
        count = 0
        for at_s in reversed(self._wrong_s[kind]):
            if at_s < since_s:
                break
            count += 1
        return count

    def _caller(self, who: tuple[str, str], now_s: float) -> _Caller:
        caller = self._callers.setdefault(who, _Caller(last_s=now_s))
        self._callers.move_to_end(who)
        if now_s - caller.last_s > _FORGET_S:
            caller.wrong = 0
        while len(self._callers) > _MOST_ADDRESSES:
            self._callers.popitem(last=False)
        return caller

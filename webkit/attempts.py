"""Wrong PINs: each makes the address that it came from wait, and no other one."""

import ipaddress
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass

_FREE_TRIES, _FREE_UNDER_SIEGE = 5, 1
_FIRST_WAIT_S, _FIRST_UNDER_SIEGE_S = 30.0, 300.0
_LONGEST_WAIT_S = 3600.0
_FORGET_S = 2 * _LONGEST_WAIT_S
_MOST_ADDRESSES = 16_384
_SIEGE_TRIES, _SIEGE_WITHIN_S = 20, 600.0
_DAY_S = 86_400.0
_MOST_COUNTED = 10_000


@dataclass(slots=True)
class _Caller:
    wrong: int = 0
    not_before_s: float = 0.0
    last_s: float = 0.0


class Guesses:
    """How long each address must wait before its next PIN is looked at.

    Parameters
    ----------
    now_s
        Returns the time in seconds since some fixed moment.

    Notes
    -----
    After five wrong PINs an address waits, each time twice as long, up to an hour.
    While many addresses guess (twenty wrong PINs of all in ten minutes) each has one
    free try, and then waits five minutes, ten, twenty ... The first PIN of an address
    is always looked at: nobody who knows it is kept out by others. So a thousand
    addresses of one network have 1000 tries at once, and then 1000 an hour: with six
    digits half a chance takes three weeks, and the owner's page counts them.
    """

    def __init__(self, now_s: Callable[[], float]) -> None:
        self._now_s = now_s
        self._callers: OrderedDict[str, _Caller] = OrderedDict()
        self._wrong_s: deque[float] = deque(maxlen=_MOST_COUNTED)

    def wait_s(self, address: str) -> float:
        """Return how long an address has to wait; 0 if its PIN may be looked at."""
        caller = self._callers.get(home_of(address))
        return max(caller.not_before_s - self._now_s(), 0.0) if caller else 0.0

    def wrong(self, address: str) -> int:
        """Take up a wrong PIN; return how many tries are left before it waits."""
        now_s = self._now_s()
        caller = self._caller(home_of(address), now_s)
        self._wrong_s.append(now_s)
        caller.wrong += 1
        caller.last_s = now_s
        siege = self.wrong_within(_SIEGE_WITHIN_S) > _SIEGE_TRIES
        free = _FREE_UNDER_SIEGE if siege else _FREE_TRIES
        first_s = _FIRST_UNDER_SIEGE_S if siege else _FIRST_WAIT_S
        over = caller.wrong - free
        if over >= 0:
            wait_s = min(first_s * 2.0 ** min(over, 12), _LONGEST_WAIT_S)
            caller.not_before_s = now_s + wait_s
        return max(-over, 0)

    def right(self, address: str) -> None:
        """Take up that the last try was right: what was wrong before is forgotten."""
        if self._callers.pop(home_of(address), None) and self._wrong_s:
            self._wrong_s.pop()  # it was counted before it was looked at

    def forgive(self) -> None:
        """Let everybody try again: the machine itself was asked to."""
        self._callers.clear()

    def wrong_within(self, seconds: float = _DAY_S) -> int:
        """Return how many wrong PINs there were in the last seconds; a day's."""
        since_s = self._now_s() - seconds
        count = 0
        for at_s in reversed(self._wrong_s):
            if at_s < since_s:
                break
            count += 1
        return count

    def _caller(self, home: str, now_s: float) -> _Caller:
        caller = self._callers.setdefault(home, _Caller(last_s=now_s))
        self._callers.move_to_end(home)
        if now_s - caller.last_s > _FORGET_S:
            caller.wrong = 0
        while len(self._callers) > _MOST_ADDRESSES:
            self._callers.popitem(last=False)
        return caller


def home_of(address: str) -> str:
    """Return what stands for an address: of IPv6 its network of 64 bits.

    A phone has as many IPv6 addresses as it likes, all in one such network.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))

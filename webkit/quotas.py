"""Quotas: bounded places, of which each address has a guaranteed share."""

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from webkit.hosts import home_of


@dataclass(slots=True, eq=False)
class Place:
    """Resource of limited number: a connection, a stream, a request body.

    Attributes
    ----------
    home
        What stands for the address that holds it.
    end
        Takes it away, when somebody has to make room.
    known
        Whether who holds it is signed in.
    """

    home: str
    end: Callable[[], None]
    known: bool = False
    used: int = 0


@dataclass(slots=True, kw_only=True)
class Shares:
    """Allocation of a bounded number of places to addresses.

    Attributes
    ----------
    most
        Number of places.
    each
        Greatest number for one address.
    renews
        Whether a new one comes in though all are taken: in the place of the address's
        own oldest, of the oldest of all strangers where it holds none.
    own_renews
        Whether it comes in, in the place of the own oldest, though its address holds as
        many as it may.
    reserve
        Number reserved for signed-in clients.

    Notes
    -----
    While there is room anybody may hold places, up to the cap of an address. Where
    there is none, who holds fewest gets one all the same: the address that holds most
    loses its oldest. A place of who is signed in goes to nobody who is not. So nobody
    takes from others but what he has above them, and the owner always comes in.
    """

    most: int
    each: int
    reserve: int = 0
    renews: bool = False
    own_renews: bool = False
    held: int = 0
    _uses: int = 0
    _by_home: defaultdict[str, OrderedDict[Place, None]] = field(
        default_factory=lambda: defaultdict(OrderedDict)
    )

    def take(
        self, address: str, end: Callable[[], None], *, known: bool = False
    ) -> Place | None:
        """Return a place for an address, None if there is none for it."""
        place = Place(home_of(address), end, known)
        own = self._by_home.get(place.home, OrderedDict())
        if len(own) >= self.each:
            if not self.own_renews:
                return None
            self._end(next((one for one in own if not one.known), next(iter(own))))
        elif self.held >= self.most - (0 if known else self.reserve):
            victim = self._to_give_way(own, known=known)
            if victim is None:
                return None
            self._end(victim)
        self._by_home[place.home][place] = None
        self.held += 1
        self.use(place)
        return place

    def leave(self, place: Place) -> None:
        """Release a place, which may have been taken away already."""
        own = self._by_home.get(place.home)
        if own is None or place not in own:
            return
        del own[place]
        self.held -= 1
        if not own:
            del self._by_home[place.home]

    def use(self, place: Place) -> None:
        """Mark a place as the most recently used."""
        own = self._by_home.get(place.home)
        if own is not None and place in own:
            own.move_to_end(place)
            self._uses += 1
            place.used = self._uses

    def _end(self, place: Place) -> None:
        self.leave(place)
        place.end()

    def _to_give_way(self, own: Iterable[Place], *, known: bool) -> Place | None:
        """Return the place that makes room for one more of an address, None if none.

        Parameters
        ----------
        own
            What the address holds.
        known
            Whether it is signed in: then one of who is not goes before others' shares.
        """
        count = len(list(own))
        homes = sorted(self._by_home.values(), key=len, reverse=True)
        strangers = [next((p for p in held if not p.known), None) for held in homes]
        for held, stranger in zip(homes, strangers, strict=True):
            if stranger is not None and (known or len(held) > count + 1):
                return stranger
        if known:
            fewer = not homes or len(homes[0]) <= count + 1
            return None if fewer else next(iter(homes[0]))
        if not self.renews:
            return None
        oldest = [one for one in own if not one.known]
        oldest += [one for one in strangers if one is not None and not oldest]
        return min(oldest, key=lambda one: one.used, default=None)

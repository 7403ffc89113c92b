"""Move generator of games of bursting columns, with intermediate boards."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rules.core.errors import NotationError
from rules.core.game import MayHold, SeenBoard
from rules.core.model import StepKind, Turn
from rules.core.pieces import Content
from rules.core.site_names import POINT
from rules.games.moves.plan import SquarePlan
from rules.games.table_position import TablePosition, chips
from rules.games.towers.blasts.chains import Burst, Chains
from rules.games.towers.blasts.record import BlastRecord
from rules.games.towers.carry import (
    STRAIGHT,
    Going,
    Tower,
    carriable,
    carried_from,
    carried_text,
    goings,
)
from rules.games.towers.sown.paths import next_squares

MOST_BURSTS = 2_000
"""Node limit of one search: parts of chains."""

BURST = "!"
"""What stands before each square that exploded, where their order is written."""

_ORDER = re.compile(rf"(?:!{POINT})*")


_AROUND = 5
"""An explosion changes so many squares at most."""


@dataclass(frozen=True, slots=True)
class _Board:
    """A board as changed sites, and which of them are of the wrong colour."""

    changes: Mapping[str, Content]
    wrong: tuple[str, ...]


class BlastTurns:
    """Move generator of one game on one board."""

    def __init__(self, record: BlastRecord, plan: SquarePlan) -> None:
        self._record, self._plan = record, plan
        self.beside = next_squares(plan.rays, STRAIGHT, plan.number)

    def legal(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the turns of the side to move, in board order."""
        number = self._plan.number
        goings = sorted(
            self.goings(position),
            key=lambda going: (number[going[0]], number[going[1]]),
        )
        return tuple(self.carried(position, going) for going in goings)

    def goings(self, position: TablePosition) -> Iterator[Going]:
        """Yield moves of men: origin, target and number."""
        most = self._record.most_moved
        return goings(self._plan, position, position.names, most)

    def can_play(self, position: TablePosition) -> bool:
        """Return True if the side to move has a turn."""
        return next(self.goings(position), None) is not None

    def chains(self, position: TablePosition) -> Chains:
        """Return the chain reactions of the side to move."""
        own = position.colours[position.mover]
        return Chains(self.beside, position.contents, own)

    def carried(self, position: TablePosition, going: Going) -> Turn:
        """Return the turn in which men are carried, columns bursting in their order."""
        chains = self.chains(position)
        burst = chains.ordinary(chains.landed(*going))
        return self._turn(position, burst, carried_text(*going))

    def seen(
        self,
        position: TablePosition,
        may_hold: MayHold,
        goings: Iterable[Going] | None = None,
    ) -> Iterator[SeenBoard]:
        """Yield the boards that turns leave, or pass through, that may be seen.

        ``goings``: moves of men, by default the legal ones.
        """
        chains = self.chains(position)
        search = _Search(position, chains, may_hold)
        legal = self.goings(position) if goings is None else goings
        wholes: dict[frozenset[tuple[str, Content]], SeenBoard] = {}
        for going in legal:
            for burst, board, owed in search.boards(going):
                turn = self._of(position, chains, going, burst, owed)
                if owed is not None:
                    yield turn, board, owed
                    continue
                known = wholes.setdefault(frozenset(board.items()), (turn, board, owed))
                if len(turn.steps) < len(known[0].steps):
                    wholes[frozenset(board.items())] = (turn, board, owed)
        yield from wholes.values()  # of two that leave the same the simpler one

    def _of(
        self,
        position: TablePosition,
        chains: Chains,
        going: Going,
        burst: Burst,
        owed: StepKind | None,
    ) -> Turn:
        """Return the turn of a board: the ordinary one where the order is the same."""
        ordinary = chains.ordinary(chains.landed(*going))
        text = carried_text(*going)
        if owed is not None or _same(burst.board, ordinary.board):
            return self._turn(position, ordinary, text)
        return self._turn(position, burst, text + _order(burst))

    def recognised(
        self, position: TablePosition, board: Mapping[str, Content]
    ) -> Iterator[SeenBoard]:
        """Yield the turns that leave exactly a board, or pass through it."""
        now = {s: held for s, held in board.items() if held != position.contents[s]}

        def may_hold(site: str, held: Content) -> bool:
            return board[site] == held

        for turn, changes, owed in self.seen(position, may_hold):
            if changes == now:
                yield turn, changes, owed

    def read(self, position: TablePosition, text: str) -> Turn | None:
        """Return the legal turn that is written with its explosions, if it is one."""
        way, bang, order = text.partition(BURST)
        going = carried_from(way) if bang and _ORDER.fullmatch(bang + order) else None
        if going is None or going not in set(self.goings(position)):
            return None
        chains = self.chains(position)
        burst = chains.landed(*going)
        for site in order.split(BURST):
            if site not in burst.high:
                return None
            burst = chains.exploded(burst, site)
        whole = chains.is_won(burst) or not burst.high
        return self._of(position, chains, going, burst, None) if whole else None

    def spelled(self, position: TablePosition, text: str) -> Turn:
        """Return the turn that a text describes, legal or not.

        Raises
        ------
        NotationError
            If the text is no turn at all.
        """
        going = carriable(position.contents, text.partition(BURST)[0])
        if going is not None:
            return self.carried(position, going)
        raise NotationError(
            f"{text!r} is no turn; write 'c3-c4' (a man) or 'c3-c5:2' (the two topmost "
            "men)"
        )

    def _turn(self, position: TablePosition, burst: Burst, text: str) -> Turn:
        return Turn(position.sides[position.mover], burst.steps, text)


class _Search:
    """Search for intermediate boards that match the evidence."""

    def __init__(
        self, position: TablePosition, chains: Chains, may_hold: MayHold
    ) -> None:
        self._contents, self._chains = position.contents, chains
        self._own = position.colours[position.mover]
        self._foe = position.colours[1 - position.mover]
        self._may_hold = may_hold
        self._wrong = {s for s, held in self._contents.items() if not may_hold(s, held)}
        self._spent = 0

    def boards(
        self, going: Going
    ) -> Iterator[tuple[Burst, Mapping[str, Content], StepKind | None]]:
        """Yield the boards of men carried so: changed sites, and what is owed."""
        here, _, count = going
        landed = self._chains.landed(*going)
        lifted = {here: chips(self._contents[here])[:-count]}
        if (found := self._seen(lifted)) is not None:
            yield landed, found.changes, StepKind.PLACE
        yield from self._from(landed, set())

    def _from(
        self, burst: Burst, known: set[tuple[str, ...]]
    ) -> Iterator[tuple[Burst, Mapping[str, Content], StepKind | None]]:
        """Yield the visible states of a chain from here on."""
        key = tuple(sorted(burst.order))
        self._spent += 1
        if key in known or self._spent > MOST_BURSTS:
            return
        known.add(key)
        is_whole = not burst.high or self._chains.is_won(burst)
        if (found := self._seen(burst.board)) is not None:
            owed = StepKind.RECOLOUR if found.wrong else None
            yield burst, found.changes, owed if is_whole else StepKind.EXPLODE
        for site in burst.high:
            if is_whole or not self._is_near(burst):
                break
            for board in self._chains.half(burst, site):
                if (found := self._seen(board)) is not None:
                    yield burst, found.changes, StepKind.EXPLODE
        surely = [site for site in burst.high if not self._may_stay(site, burst)]
        for site in surely[:1] or burst.high:
            yield from self._from(self._chains.exploded(burst, site), known)

    def _may_stay(self, site: str, burst: Burst) -> bool:
        """Return True if a column that must explode may be seen unexploded."""
        return self._looks(site, burst.board[site]) is not None

    def _is_near(self, burst: Burst) -> bool:
        """Return True if one explosion, or a part of it, may be all that is missing."""
        off = [s for s in burst.board if self._looks(s, burst.board[s]) is None]
        far = self._wrong - burst.board.keys()
        return len(off) + len(far) <= _AROUND

    def _seen(self, board: Mapping[str, Tower]) -> "_Board | None":
        """Return a board as it may be seen, men not yet turned included; else None."""
        if self._wrong - board.keys():
            return None
        changes: dict[str, Content] = {}
        wrong: list[str] = []
        for site, tower in board.items():
            held = self._looks(site, tower)
            if held is None:
                return None
            if held != tower:
                wrong.append(site)
            if held != self._contents[site]:
                changes[site] = held
        ordered = {s: changes[s] for s in self._contents if s in changes}
        return _Board(ordered, tuple(wrong)) if changes else None

    def _looks(self, site: str, tower: Tower) -> Tower | None:
        """Return a column's possible appearance: as it is, or not yet turned."""
        if self._may_hold(site, tower):
            return tower
        return next(
            (t for t in self._unturned(site, tower) if self._may_hold(site, t)), None
        )

    def _unturned(self, site: str, tower: Tower) -> Iterator[Tower]:
        """Yield a column with the other side's men in it: beneath, above, or alone."""
        stood = len(chips(self._contents[site]))
        come = (self._own,) * (len(tower) - stood)
        if self._chains.was_foes(site) and come:
            yield (self._foe,) * stood + come
            yield come + (self._foe,) * stood
        elif stood and tower:
            yield (self._foe,) * len(tower)  # who lay beneath was never turned


def _same(one: Mapping[str, Tower], other: Mapping[str, Tower]) -> bool:
    """Return True if two boards of turns that began alike are the same."""
    return dict(one) == dict(other)


def _order(burst: Burst) -> str:
    return "".join(BURST + site for site in burst.order)

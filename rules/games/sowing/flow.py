"""Legal turns of a sowing game, and the transition after each."""

from collections.abc import Callable, Mapping

from rules.core.model import Turn
from rules.games.sowing.fill import (
    arrangements,
    doubled,
    fillings,
    turned,
)
from rules.games.sowing.laps import sown, text_of
from rules.games.sowing.position import Phase, RoundEnd, SownTurn, SowPosition
from rules.games.sowing.record import GrandSlam, StartFill, Starts, Stuck
from rules.games.sowing.ring import FORWARD
from rules.games.sowing.rounds import buyings, refilling, round_over

SURELY = 2
"""A pit of so many seeds may be played by anybody."""


def plays_of(position: SowPosition) -> tuple[SownTurn, ...]:
    """Return the legal turns of a position that has not ended, in order."""
    return PLAYS[position.phase](position)


def replies(position: SowPosition) -> tuple[SownTurn, ...]:
    """Return the sowings possible from a board that the side to move has left.

    It is the next side's turn, of those that can begin.
    """
    seats = len(position.rules.seats)
    following = ((position.mover + further) % seats for further in range(1, seats))
    for seat in following:
        plays = plays_of(position.but(mover=seat, phase=Phase.SOW))
        if plays:
            return plays
    return ()


def _accepting(position: SowPosition) -> tuple[SownTurn, ...]:
    """Return the sowings, and before them turning the board round."""
    whole = turned(position)
    return (*([whole] if whole else []), *sowings(position))


def ordered(position: SowPosition, plays: list[SownTurn]) -> tuple[SownTurn, ...]:
    """Return turns in the order of their sites."""
    number = position.rules.number

    def key(play: SownTurn) -> list[tuple[int, int]]:
        return [
            (number.get(step.site, -1), number.get(step.to or "", -1))
            for step in play.turn.steps
        ]

    return tuple(sorted(plays, key=key))


def startable(position: SowPosition, seat: int) -> list[int]:
    """Return the pits that a side may begin with, in the order of their sites."""
    record = position.rules.record
    if record.starts is Starts.FOLLOWING:
        assert isinstance(position.memory, tuple)
        return [position.memory[0]]
    least = least_of(position, seat)
    pits = [pit for pit in position.owned(seat) if position.seeds[pit] >= least]
    if record.starts is Starts.FOREMOST:
        return pits[-1:]
    return sorted(pits)


def least_of(position: SowPosition, seat: int) -> int:
    """Return with how many seeds at least a side may begin."""
    record = position.rules.record
    if record.singles_from and position.won_by(seat) < record.singles_from:
        return SURELY
    return record.least


def sowings(position: SowPosition) -> tuple[SownTurn, ...]:
    """Return every legal sowing of the side to move."""
    seat, rules = position.mover, position.rules
    plays: list[SownTurn] = []
    for pit in startable(position, seat):
        ways = rules.ways
        if len(ways) > 1:
            ways = tuple(
                sorted(
                    ways, key=lambda way: rules.after(seat, way, position.closed)[pit]
                )
            )
        plays += [
            sown(position, pit, way).play(text_of(position, pit, way)) for way in ways
        ]
    if rules.record.stuck is Stuck.STARVED and not position.left_to(1 - seat):
        theirs = position.owned(1 - seat)
        plays = [play for play in plays if any(play.seeds[pit] for pit in theirs)]
    if rules.record.grand_slam is GrandSlam.FORBIDDEN:
        plays = [play for play in plays if not is_grand_slam(position, play)]
    return tuple(plays)


def is_grand_slam(position: SowPosition, play: SownTurn) -> bool:
    """Return True if a sowing takes all that the other side has."""
    theirs = position.owned(1 - position.mover)
    return play.gained and not any(play.seeds[pit] for pit in theirs)


def feedings(position: SowPosition) -> tuple[SownTurn, ...]:
    """Return the ways to put one seed into the other side's first pit."""
    rules, seat = position.rules, position.mover
    first = position.owned(1 - seat)[0]
    plays = []
    for pit in startable(position, seat):
        board = list(position.seeds)
        board[pit] -= 1
        board[first] += 1
        steps = (rules.lift(pit, seat, 1), rules.drops[seat][first])
        text = f"{rules.names[pit]}-{rules.names[first]}"
        plays.append(
            SownTurn(Turn(rules.seats[seat], steps, text), tuple(board), position.held)
        )
    return tuple(plays)


PLAYS: Mapping[Phase, Callable[[SowPosition], tuple[SownTurn, ...]]] = {
    Phase.FILL: lambda here: ordered(here, list(fillings(here))),
    Phase.ACCEPT: _accepting,
    Phase.ARRANGE: lambda here: ordered(here, list(arrangements(here))),
    Phase.DOUBLE: lambda here: (doubled(here),),
    Phase.SOW: sowings,
    Phase.FEED: feedings,
    Phase.REFILL: lambda here: (refilling(here, "new"),),
    Phase.BUY: buyings,
}
"""The legal turns of each phase."""


def after_play(position: SowPosition, play: SownTurn) -> SowPosition:
    """Return the position after a legal turn, settled."""
    rules = position.rules
    following = (position.mover + 1) % len(rules.seats)
    if position.phase is Phase.SOW:
        return _after_sowing(position, play)
    there = position.but(seeds=play.seeds, held=play.held, last_round=None)
    match position.phase:
        case Phase.FILL:
            poor = rules.record.fill is StartFill.POOR
            phase = Phase.DOUBLE if poor else Phase.ACCEPT
            there = there.but(mover=following, phase=phase)
            if poor:
                there = there.but(closed=frozenset())
        case Phase.DOUBLE:
            unused = frozenset(pit for pit in rules.pits if not play.seeds[pit])
            there = there.but(phase=Phase.SOW, closed=unused, began=position.mover)
        case Phase.ARRANGE:
            done = following == position.began
            phase = Phase.SOW if done else Phase.ARRANGE
            there = there.but(mover=following, phase=phase)
        case Phase.REFILL | Phase.BUY:
            return settled(there.but(**_new_round(position, play)))
        case Phase.FEED:
            there = there.but(mover=following, phase=Phase.SOW)
        case Phase.ACCEPT if play.turn.text == "turn":
            there = there.but(mover=following, phase=Phase.SOW, began=following)
        case _:
            return _after_sowing(position, play)
    return settled(there)


def _new_round(position: SowPosition, play: SownTurn) -> dict[str, object]:
    """Return the changed fields of a position refilled for the next round."""
    assert isinstance(position.memory, tuple)
    closed, owners, starter = position.memory
    if position.phase is Phase.BUY:
        owners = buyings_owners(position, play)
    return {
        "phase": Phase.SOW,
        "closed": closed,
        "owners": owners,
        "mover": starter,
        "began": starter,
        "memory": None,
        "quiet": 0,
    }


def buyings_owners(position: SowPosition, play: SownTurn) -> tuple[int, ...]:
    """Return the owner of each pit after pits were bought."""
    owners = list(position.owners)
    for name in play.turn.text.removeprefix("buy:").split(","):
        owners[position.rules.number[name]] = position.mover
    return tuple(owners)


def _after_sowing(position: SowPosition, play: SownTurn) -> SowPosition:
    rules, record = position.rules, position.rules.record
    following = (position.mover + 1) % len(rules.seats)
    quiet = 0 if play.gained else position.quiet + 1
    began = position.mover if position.phase is Phase.ACCEPT else position.began
    memory = position.memory
    closed, end, repeated = position.closed, None, False
    if record.starts is Starts.FOLLOWING:
        assert isinstance(memory, tuple)
        after = rules.after(position.mover, FORWARD, position.closed)
        memory = (after[play.last], memory[1] + 1, memory[2])
        if play.seeds == memory[2]:
            end = RoundEnd((position.mover,), "board_restored", (memory[1],))
    if record.ends_repeated:
        seen = memory if isinstance(memory, frozenset) and not play.gained else ()
        memory = frozenset({*seen, (following, play.seeds)})
        repeated = len(memory) == len(seen)
    if "+" in play.turn.text:
        closed = reopened(position, play.turn.text)
    goes_on = end is None and not repeated
    there = position.but(
        seeds=play.seeds,
        held=play.held,
        last_round=None,
        mover=following if goes_on and not play.again else position.mover,
        phase=Phase.SOW if goes_on else position.phase,
        closed=closed if goes_on else position.closed,
        quiet=quiet,
        began=began if goes_on else position.began,
        memory=memory,
        ending=end,
    )
    if end is not None:
        return there
    if repeated:
        return round_over(there, position.mover, "repeated")
    worn_out = 0 < record.quiet <= quiet
    if worn_out and record.counts_when_quiet and not play.endless:
        return round_over(there, position.mover, "no_gain")
    if worn_out or play.endless:
        return round_over(there, position.mover, "endless")
    return settled(there, position.mover)


def settled(position: SowPosition, last: int | None = None) -> SowPosition:
    """Return the position ended, or its mover skipped, if that must be.

    ``last`` is the seat that played last.
    """
    if position.ending or position.phase is not Phase.SOW:
        return position
    last = position.mover if last is None else last
    seats, record = len(position.rules.seats), position.rules.record
    if record.majority:
        for seat in range(seats):
            if 2 * position.won_by(seat) > position.rules.total:
                return round_over(position, last, "majority")
    match record.stuck:
        case Stuck.FED:
            return _fed(position, last)
        case Stuck.EMPTY_ENDS:
            over = not all(position.left_to(seat) for seat in range(seats))
            return round_over(position, last, "empty_side") if over else position
        case Stuck.STARVED:
            stuck = not sowings(position)
            return round_over(position, last, "no_turn") if stuck else position
        case _:
            return _skipped(position, last)


def _skipped(position: SowPosition, last: int) -> SowPosition:
    """Return the position with a side to move that can, or the round ended."""
    seats, stuck = len(position.rules.seats), position.rules.record.stuck
    order = [(position.mover + number) % seats for number in range(seats)]
    able = [seat for seat in order if startable(position, seat)]
    if stuck is Stuck.LOSES and order[0] not in able:
        winners = tuple(order[1:])
        scores = tuple(position.left_to(seat) for seat in range(seats))
        return position.but(ending=RoundEnd(winners, "dead", scores))
    if stuck is Stuck.ENDS and order[0] not in able:
        return round_over(position, last, "no_turn")
    if len(able) < (2 if stuck is Stuck.LAST_ONE else 1):
        return round_over(position, last, "no_turn")
    return position if able[0] == position.mover else position.but(mover=able[0])


def _fed(position: SowPosition, last: int) -> SowPosition:
    """Return the position with an empty side to be given a seed, or the round over."""
    left = [position.left_to(0), position.left_to(1)]
    if not all(left) and sum(left) <= 1:
        return round_over(position, last, "cleared")
    if left[position.mover]:
        return position
    return position.but(mover=1 - position.mover, phase=Phase.FEED)


def reopened(position: SowPosition, text: str) -> frozenset[int]:
    """Return the pits that are closed after a turn that brought some into play."""
    names = text.partition("+")[2].split(",")
    return position.closed - {position.rules.number[name] for name in names}

"""End of a round, and set-up of the next: filling, closing, buying, scoring."""

from itertools import combinations

from rules.games.sowing.fill import (
    FEWEST_CUPS,
    cleared,
    first_phase,
    laid_out,
)
from rules.games.sowing.position import Phase, RoundEnd, SownTurn, SowPosition
from rules.games.sowing.record import LastSeeds, NextStart, Rounds
from rules.games.sowing.ring import NO_SITE


def round_over(position: SowPosition, last: int, reason: str) -> SowPosition:
    """Return the position with its round over: the game's end, or the next round due.

    What is left in the pits belongs to their owners, if the game does not say
    otherwise; where nobody wins it any more, to nobody. A round without an end is
    drawn. ``last`` is the seat that played last.
    """
    seats = range(len(position.rules.seats))
    left = _left(position, reason)
    scores = tuple(position.won_by(seat) + left[seat] for seat in seats)
    best = max(scores)
    winners = tuple(seat for seat in seats if scores[seat] == best)
    if reason == "endless" or len(winners) == len(scores):
        winners = ()
    ended = RoundEnd(winners, reason, scores)
    match position.rules.record.rounds:
        case Rounds.ONE:
            return position.but(ending=ended)
        case Rounds.POINTS:
            return _scored(position, ended)
        case Rounds.REFILL:
            return _to_refill(position, ended, last)
        case Rounds.BOUGHT:
            return _to_buy(position, ended)
        case Rounds.POOR_AGAIN:
            return _poor_again(position, ended)


def _left(position: SowPosition, reason: str) -> list[int]:
    """Return each side's share of the seeds in the pits at the end."""
    record = position.rules.record
    lying = [position.left_to(seat) for seat in range(len(position.rules.seats))]
    if reason in ("endless", "no_gain") or record.last_seeds is LastSeeds.NOBODY:
        return [0] * len(lying)
    if reason == "repeated" and record.splits_repeated:
        return [sum(lying) // len(lying)] * len(lying)
    if record.last_seeds is LastSeeds.FINISHER and lying.count(0) == 1:
        return [0 if seeds else sum(lying) for seeds in lying]
    return lying


def _next(position: SowPosition, ended: RoundEnd, last: int) -> int:
    """Return the seat that begins the next round."""
    other = 1 - position.began
    winner = ended.winners[0] if ended.winners else None
    match position.rules.record.next_start:
        case NextStart.LAST_MOVER:
            return last
        case NextStart.WINNER if winner is not None:
            return winner
        case NextStart.LOSER if winner is not None:
            return 1 - winner
        case _:
            return other


def _counted(position: SowPosition, ended: RoundEnd) -> dict[str, object]:
    """Return the changed fields of every next round: rounds won."""
    points = list(position.points or (0,) * len(ended.scores))
    for seat in ended.winners:
        points[seat] += 1
    return {
        "rounds": position.rounds + 1,
        "points": tuple(points),
        "last_round": ended,
        "quiet": 0,
        "memory": None,
    }


def _holds(position: SowPosition, seat: int) -> int:
    """Return a side's seeds for the next round, also after a draw."""
    return position.won_by(seat) + position.left_to(seat)


def _to_refill(position: SowPosition, ended: RoundEnd, last: int) -> SowPosition:
    """Return the position in which both sides fill their pits again."""
    rules = position.rules
    there = position.but(**_counted(position, ended))
    closed: set[int] = set()
    for seat in range(len(rules.seats)):
        row = rules.row(seat)
        full = min(_holds(position, seat) // rules.record.seeds, len(row))
        if not full:
            end = RoundEnd((1 - seat,), "cannot_fill", ended.scores)
            return there.but(ending=end)
        lacking = len(row) - full
        closed |= set(row[:lacking] if rules.record.closes_first else row[full:])
    starter = _next(position, ended, last)
    return there.but(
        phase=Phase.REFILL,
        mover=starter,
        memory=(frozenset(closed), position.owners, starter),
    )


def refilling(position: SowPosition, text: str) -> SownTurn:
    """Return the turn that fills the pits in play from what everybody has won."""
    rules = position.rules
    board = list(cleared(position))
    assert isinstance(position.memory, tuple)
    closed, owners, _ = position.memory
    for pit in rules.pits:
        if pit in closed:
            continue
        board[pit] = rules.record.seeds
        store = rules.stores[owners[pit]]
        if store != NO_SITE:
            board[store] -= rules.record.seeds
    if not closed:  # all seeds are in the pits, whoever had them
        for store in rules.stores:
            if store != NO_SITE:
                board[store] = 0
    return laid_out(position, board, text)


def _to_buy(position: SowPosition, ended: RoundEnd) -> SowPosition:
    """Return the position in which the side with more buys pits of the other."""
    rules, seeds = position.rules, position.rules.record.seeds
    there = position.but(**_counted(position, ended))
    starter = _next(position, ended, NO_SITE)
    owned = [sum(position.owners[p] == seat for p in rules.pits) for seat in (0, 1)]
    memory = (frozenset[int](), position.owners, starter)
    if ended.reason == "endless":  # nobody has won: every house stays whose it is
        return there.but(phase=Phase.REFILL, mover=starter, memory=memory)
    full = [ended.scores[seat] // seeds for seat in (0, 1)]
    for seat in (0, 1):
        if not full[seat]:
            end = RoundEnd((1 - seat,), "all_bought", ended.scores)
            return there.but(ending=end)
    gainer = 0 if full[0] > owned[0] else 1
    if full[gainer] <= owned[gainer]:
        return there.but(phase=Phase.REFILL, mover=starter, memory=memory)
    return there.but(phase=Phase.BUY, mover=gainer, memory=memory)


def buyings(position: SowPosition) -> tuple[SownTurn, ...]:
    """Return the ways to choose the pits that the side to move buys or wins back.

    Pits of its own row that it had sold are won back before any other is bought.
    """
    rules, seat = position.rules, position.mover
    record = rules.record
    have = cleared(position)[rules.stores[seat]] // record.seeds
    mine = [pit for pit in rules.pits if position.owners[pit] == seat]
    theirs = [pit for pit in rules.pits if position.owners[pit] != seat]
    sold = [pit for pit in theirs if rules.owner[pit] == seat]
    others = [pit for pit in theirs if rules.owner[pit] != seat]
    number = have - len(mine)
    if number <= len(sold):
        choices = [tuple(some) for some in combinations(sorted(sold), number)]
    else:
        left = number - len(sold)
        choices = [(*sold, *some) for some in combinations(sorted(others), left)]
    plays = []
    for choice in choices:
        names = ",".join(rules.names[pit] for pit in sorted(choice))
        owners = tuple(
            seat if pit in choice else owner
            for pit, owner in enumerate(position.owners)
        )
        assert isinstance(position.memory, tuple)
        closed, _, starter = position.memory
        there = position.but(memory=(closed, owners, starter))
        plays.append(refilling(there, f"buy:{names}"))
    return tuple(plays)


def _scored(position: SowPosition, ended: RoundEnd) -> SowPosition:
    """Return the position after the surplus is scored: the next board, or the end."""
    record = position.rules.record
    points = list(position.points or (0,) * len(ended.scores))
    gain = max(ended.scores) - min(ended.scores)
    for seat in ended.winners:
        points[seat] += gain
    there = position.but(
        rounds=position.rounds + 1,
        points=tuple(points),
        last_round=ended,
        quiet=0,
        memory=None,
    )
    for seat in ended.winners:
        if points[seat] >= record.goal and gain >= record.lead:
            return there.but(ending=RoundEnd((seat,), "goal", tuple(points)))
    starter = _next(position, ended, NO_SITE)
    if first_phase(position.rules) is Phase.FILL:
        return there.but(phase=Phase.FILL, mover=1 - starter, began=starter)
    memory = (frozenset[int](), position.owners, starter)
    return there.but(phase=Phase.REFILL, mover=starter, memory=memory)


def _poor_again(position: SowPosition, ended: RoundEnd) -> SowPosition:
    """Return the position in which the poorer side lays out the next round."""
    there = position.but(**_counted(position, ended))
    poor = 1 - position.began
    if ended.scores[0] != ended.scores[1]:
        poor = 0 if ended.scores[0] < ended.scores[1] else 1
    if _holds(position, poor) < FEWEST_CUPS:
        return there.but(ending=RoundEnd((1 - poor,), "all_captured", ended.scores))
    return there.but(phase=Phase.FILL, mover=poor, began=1 - poor)

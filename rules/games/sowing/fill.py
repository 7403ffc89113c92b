"""Initial fills of a sowing board: even, free, arranged, or doubled."""

from collections.abc import Iterator, Mapping, Sequence

from rules.core.facts import Sentence, Sides
from rules.core.model import Step, StepKind, Turn
from rules.core.pieces import Content, Piece
from rules.games.sowing.position import Phase, SownTurn, SowPosition
from rules.games.sowing.record import StartFill, Stores
from rules.games.sowing.ring import NO_SITE, SowRules
from words.keys import Key

FEWEST_CUPS = 3
SAMPLES: Mapping[StartFill, tuple[tuple[int, ...], ...]] = {
    StartFill.FREE: (
        (4, 5, 6, 7, 8, 6, 4, 5, 6, 7, 8, 6),
        (8, 7, 6, 5, 4, 6, 9, 8, 6, 5, 4, 4),
        (4, 4, 4, 4, 4, 16, 4, 4, 4, 4, 4, 16),
    ),
    StartFill.PAIRED: (
        (0, 9, 9, 9, 9, 0, 0, 9, 9, 9, 9, 0),
        (0, 6, 8, 10, 12, 0, 0, 5, 11, 7, 13, 0),
        (0, 0, 36, 0, 0, 0, 0, 0, 36, 0, 0, 0),
    ),
    StartFill.POOR: ((1, 7, 1), (7, 1, 1, 1), (1, 1, 1), (2, 2, 2), (3, 1, 1)),
}
"""Fillings that stand for all: of all pits, or of a poor side's first pits."""


def first_seeds(rules: SowRules) -> tuple[int, ...]:
    """Return the seeds on every site of a new game."""
    record = rules.record
    board = [0] * len(rules.names)
    match record.fill:
        case StartFill.FREE | StartFill.PAIRED:
            pass
        case StartFill.POOR:
            board[rules.stores[0]] = record.poor
            board[rules.stores[1]] = rules.total - record.poor
        case StartFill.FALLING:
            half = len(rules.pits) // 2
            for number, pit in enumerate(rules.pits):
                board[pit] = half - number % half
        case _:
            for pit in rules.pits:
                board[pit] = record.seeds
    if record.fill is StartFill.OPENED:
        for seat in range(len(rules.seats)):
            after = rules.after(seat, rules.ways[0], frozenset())
            at = rules.row(seat)[0]
            board[at] -= record.seeds
            for _ in range(record.seeds):
                at = after[at]
                board[at] += 1
    return tuple(board)


def first_phase(rules: SowRules) -> Phase:
    """Return the first phase of the side that begins."""
    return {
        StartFill.FREE: Phase.FILL,
        StartFill.PAIRED: Phase.FILL,
        StartFill.POOR: Phase.FILL,
        StartFill.ARRANGED: Phase.ARRANGE,
    }.get(rules.record.fill, Phase.SOW)


def fillings(position: SowPosition) -> Iterator[SownTurn]:
    """Yield some of the fillings that are legal; the others are recognised."""
    rules, record = position.rules, position.rules.record
    mine = rules.row(position.mover)
    for sample in SAMPLES[record.fill]:
        board = list(cleared(position))
        pits = mine if record.fill is StartFill.POOR else rules.pits
        for pit, count in zip(pits, sample, strict=False):
            board[pit] = count
        if record.fill is StartFill.POOR:
            board[rules.stores[position.mover]] -= sum(sample)
        if fill_fault(position, board) is None:
            yield filling(position, board)


def filling(position: SowPosition, board: Sequence[int]) -> SownTurn:
    """Return the turn that fills the board so."""
    rules = position.rules
    seats = [position.mover]
    if rules.record.fill is not StartFill.POOR:
        seats = list(range(len(rules.seats)))
    rows = [sorted(rules.row(s), key=lambda pit: rules.names[pit]) for s in seats]
    text = "/".join(",".join(str(board[pit]) for pit in row) for row in rows)
    return laid_out(position, board, f"fill:{text}")


def read_filling(position: SowPosition, text: str) -> SownTurn | None:
    """Return the filling that is written so, None if it is none or not legal."""
    rules = position.rules
    if position.phase is not Phase.FILL or not text.startswith("fill:"):
        return None
    rows = text.removeprefix("fill:").split("/")
    poor = rules.record.fill is StartFill.POOR
    seats = [position.mover] if poor else list(range(len(rules.seats)))
    board = list(cleared(position))
    if len(rows) != len(seats):
        return None
    for row, seat in zip(rows, seats, strict=True):
        pits = sorted(rules.row(seat), key=lambda pit: rules.names[pit])
        counts = row.split(",")
        if len(counts) != len(pits) or not all(count.isdecimal() for count in counts):
            return None
        for pit, count in zip(pits, counts, strict=True):
            board[pit] = int(count)
        if poor:
            board[rules.stores[seat]] -= sum(map(int, counts))
    return filling(position, board) if fill_fault(position, board) is None else None


def fill_fault(position: SowPosition, board: Sequence[int]) -> Sentence | None:
    """Return the reason that a filling is illegal, None if it is legal."""
    rules = position.rules
    if sum(board) != rules.total:
        return Sentence(
            Key("sowing-there-seeds-board-not"),
            {"count": sum(board), "most": rules.total},
        )
    match rules.record.fill:
        case StartFill.PAIRED:
            return _unpaired(rules, board)
        case StartFill.POOR:
            return _unaffordable(position, board)
        case _:
            return None


def is_begun(position: SowPosition, board: Sequence[int]) -> bool:
    """Return True if a board is being filled, and only needs more seeds."""
    rules, seat = position.rules, position.mover
    if sum(board) < rules.total:
        return True
    if rules.record.fill is not StartFill.POOR or sum(board) > rules.total:
        return False
    theirs = [*rules.row(1 - seat), rules.stores[1 - seat]]
    have = cleared(position)
    laid = sum(board[pit] > 0 for pit in rules.row(seat))
    return laid < FEWEST_CUPS and all(board[pit] == have[pit] for pit in theirs)


def _unpaired(rules: SowRules, board: Sequence[int]) -> Sentence | None:
    """Return the reason that two rows do not correspond, None if they do.

    Both the pits of the same number and those opposite each other may correspond.
    """
    one, two = ([pit for pit in rules.row(s) if board[pit]] for s in (0, 1))
    opposite = {rules.opposite[pit] for pit in one}
    numbers = [{rules.names[pit][1:] for pit in row} for row in (one, two)]
    if set(two) == opposite or numbers[0] == numbers[1]:
        return None
    return Sentence(Key("sowing-two-sides-do-not-use"))


def _unaffordable(position: SowPosition, board: Sequence[int]) -> Sentence | None:
    """Return the reason that a poor side's filling is illegal, None if it is legal."""
    rules, seat = position.rules, position.mover
    laid = [board[pit] for pit in rules.row(seat) if board[pit]]
    theirs = sum(board[pit] for pit in rules.row(1 - seat))
    have = cleared(position)
    if board[rules.stores[seat]] < 0:
        return Sentence(
            Key("sowing-seeds-laid-more-than-has"),
            {"count": sum(laid), "own": Sides((rules.seats[seat],))},
        )
    if theirs or board[rules.stores[1 - seat]] != have[rules.stores[1 - seat]]:
        return Sentence(Key("sowing-only-poorer-side-s-pits"))
    if len(laid) < FEWEST_CUPS:
        return Sentence(
            Key("sowing-cups-used-at-least-must"),
            {"count": len(laid), "least": FEWEST_CUPS},
        )
    if 2 * sum(laid) > have[rules.stores[1 - seat]]:
        return Sentence(Key("sowing-other-side-has-not-twice"))
    return None


def doubled(position: SowPosition) -> SownTurn:
    """Return the turn that lays twice as many seeds opposite."""
    rules, seat = position.rules, position.mover
    board = list(position.seeds)
    for pit in rules.row(1 - seat):
        board[rules.opposite[pit]] = 2 * board[pit]
        board[rules.stores[seat]] -= 2 * board[pit]
    return laid_out(position, board, "double")


def arrangements(position: SowPosition) -> Iterator[SownTurn]:
    """Yield the two ways to gather seeds in every other house, all alike."""
    rules = position.rules
    row = rules.row(position.mover)
    by_name = sorted(row[:2], key=lambda pit: rules.names[pit])
    for first in by_name:
        offset = row.index(first)
        board, steps = list(position.seeds), []
        for number in range(offset, len(row) + offset, 2):
            pit, other = row[number % len(row)], row[(number + 1) % len(row)]
            count = board[other]
            steps.append(rules.lift(other, position.mover, count))
            steps += [rules.drops[position.mover][pit]] * count
            board[pit], board[other] = board[pit] + count, 0
        turn = Turn(
            rules.seats[position.mover], tuple(steps), f"fours:{rules.names[first]}"
        )
        yield SownTurn(turn, tuple(board), position.held)


def turned(position: SowPosition) -> SownTurn | None:
    """Return the turn that rotates the board, None if that is invisible."""
    rules = position.rules
    board = list(position.seeds)
    for pit in rules.pits:
        name = rules.names[pit]
        other = {"S": "N", "N": "S"}[name[0]] + name[1:]
        board[pit] = position.seeds[rules.number[other]]
    if tuple(board) == position.seeds:
        return None
    side = rules.seats[position.mover]
    turn = Turn(side, (Step(StepKind.TURN, "", Piece(side)),), "turn")
    return SownTurn(turn, tuple(board), position.held)


def cleared(position: SowPosition) -> tuple[int, ...]:
    """Return the seeds after each owner has taken those of its pits."""
    rules = position.rules
    if rules.record.stores is Stores.BESIDE:
        return (0,) * len(rules.names)
    board = list(position.seeds)
    for pit in rules.pits:
        board[rules.stores[position.owners[pit]]] += board[pit]
        board[pit] = 0
    return tuple(board)


def laid_out(position: SowPosition, board: Sequence[int], text: str) -> SownTurn:
    """Return the turn that brings the board to be so: first lifts, then drops."""
    rules, seat = position.rules, position.mover
    lifts: list[Step] = []
    drops: list[Step] = []
    for site, (before, now) in enumerate(zip(position.seeds, board, strict=True)):
        if now < before:
            lifts.append(rules.lift(site, seat, before - now))
        drops += [rules.drops[seat][site]] * (now - before)
    turn = Turn(rules.seats[seat], (*lifts, *drops), text)
    held = position.held
    if rules.record.stores is Stores.BESIDE:
        held = (0,) * len(held)
    return SownTurn(turn, tuple(board), held)


def on_the_way(
    position: SowPosition, board: Mapping[str, Content], play: SownTurn
) -> bool:
    """Return True if every site holds something between before and after."""
    names = position.rules.names
    return all(
        min(before, then) <= now <= max(before, then)
        for before, then, now in zip(
            position.seeds,
            play.seeds,
            (_seeds(board[name]) for name in names),
            strict=True,
        )
    )


def _seeds(content: Content) -> int:
    return content if isinstance(content, int) else NO_SITE

"""What somebody may have tried against the rules: sowings that no turn allows."""

from collections.abc import Iterator
from itertools import combinations, islice, product

from rules.core.model import Step, StepKind
from rules.games.law import Law
from rules.games.sowing.acts import owed_at
from rules.games.sowing.flow import least_of, plays_of, replies, startable
from rules.games.sowing.laps import Sowing, sown, text_of
from rules.games.sowing.position import Attempt, Phase, Play, SowPosition
from rules.games.sowing.record import Fours, Relay, Starts, Stores
from rules.games.sowing.relays import sown_and_left, stopped, wrongly_sown_on
from rules.games.sowing.ring import BACK, FORWARD, NO_SITE
from rules.games.sowing.variants import variants

MOST_FORGOTTEN = 15
"""So many ways to forget winnings are tried, much before little: all, of four pits."""


def attempts(position: SowPosition) -> Iterator[Attempt]:
    """Yield what breaks one rule, the likeliest first."""
    if position.phase not in (Phase.SOW, Phase.ACCEPT):
        return
    yield from _by_others(position)
    yield from _from_wrong_pits(position)
    yield from _wrong_ways(position)
    yield from _too_far(position)
    yield from _twice(position)
    yield from stopped(position)
    yield from wrongly_sown_on(position)
    yield from _forgotten(position)
    if position.rules.record.fours is not Fours.NOBODY:
        yield from _fours_left(position)


def _name(position: SowPosition, pit: int) -> str:
    return position.rules.names[pit]


def _by_others(position: SowPosition) -> Iterator[Attempt]:
    """Yield the turns of sides that are not to move, or not yet: another goes on."""
    due = position.rules.seats[position.mover]
    goes_on = [(p.seeds, p.held) for p in position.plays if p.again]
    boards = [(position.seeds, position.held), *goes_on]
    for (seeds, held), (seat, side) in product(boards, enumerate(position.rules.seats)):
        if seat == position.mover:
            continue
        there = position.but(seeds=seeds, held=held, mover=seat, phase=Phase.SOW)
        for play in plays_of(there):
            yield Attempt(
                "out_of_turn",
                Law.TURNS,
                f"{side}'s {play.turn} was sown, but it is {due}'s turn",
                play.seeds,
            )


def _from_wrong_pits(position: SowPosition) -> Iterator[Attempt]:
    """Yield sowings of pits that the side to move may not begin with."""
    rules, seat = position.rules, position.mover
    side, legal = rules.seats[seat], set(startable(position, seat))
    legal_boards = {play.turn.text for play in position.plays}
    for pit in rules.pits:
        if pit in position.closed or not position.seeds[pit]:
            continue
        name = _name(position, pit)
        if position.owners[pit] != seat:
            told = "wrong_row", f"{side} sowed {name}, which is not {side}'s"
            law = Law.START
        elif pit in legal and name in legal_boards:
            continue
        elif pit in legal:
            told, law = starves(position, pit), Law.END
        else:
            told, law = wrong_pit(position, pit), Law.START
        for board in _sown_from(position, pit):
            yield Attempt(told[0], law, told[1], board)


def begun_wrongly(position: SowPosition, now: tuple[int, ...]) -> Iterator[Attempt]:
    """Yield the own pits that may not be sown, of whose sowing a board is a part."""
    if position.phase not in (Phase.SOW, Phase.ACCEPT):
        return
    legal = startable(position, position.mover)
    for pit in position.owned(position.mover):
        if pit in legal or now[pit] >= position.seeds[pit]:
            continue
        for way in position.rules.ways:
            turn = sown(position, pit, way).play("").turn
            if owed_at(position, turn, now) is not None:
                rule, why = wrong_pit(position, pit)
                yield Attempt(rule, Law.START, why, now)


def _sown_from(position: SowPosition, pit: int) -> Iterator[tuple[int, ...]]:
    """Yield what the sowing of any pit leaves, round the circle in which it lies."""
    rules, seat = position.rules, position.mover
    for way in rules.ways:
        if rules.after(seat, way, position.closed)[pit] == NO_SITE:
            there = position.but(mover=position.owners[pit])
        else:
            there = position
        yield tuple(sown(there, pit, way).board)
        if rules.record.passes_by:
            yield sown_and_left(there, pit, way)


def starves(position: SowPosition, pit: int) -> tuple[str, str]:
    """Return the rule that a sowing breaks which leaves the other side nothing."""
    side, name = position.rules.seats[position.mover], _name(position, pit)
    return "starves", f"{side} sowed {name}, which leaves the other nothing"


def wrong_pit(position: SowPosition, pit: int) -> tuple[str, str]:
    """Return the rule that a beginning with an own pit breaks, and why."""
    record, name = position.rules.record, _name(position, pit)
    side, count = position.rules.seats[position.mover], position.seeds[pit]
    least = least_of(position, position.mover)
    told = "wrong_pit", f"{side} may not begin with {name}"
    if pit in position.closed:
        told = "fallow_hole", f"{name} is out of play"
    elif position.owners[pit] != position.mover:
        told = "wrong_row", f"{name} is not {side}'s to begin with"
    elif not count:
        told = "empty_pit", f"{name} is empty"
    elif count < least and record.singles_from:
        won = record.singles_from
        told = (
            "single_not_playable",
            f"{name} holds one seed; {side} has not won {won} yet",
        )
    elif count < least:
        told = "not_enough", f"{name} holds {count}, and a turn begins with {least}"
    elif record.starts is Starts.FOREMOST:
        first = _name(position, startable(position, position.mover)[0])
        told = "wrong_pit", f"{side} must begin with {first}, not with {name}"
    return told


def _wrong_ways(position: SowPosition) -> Iterator[Attempt]:
    """Yield sowings the wrong way round."""
    rules = position.rules
    if len(rules.ways) > 1:
        return
    way = BACK if rules.ways[0] == FORWARD else FORWARD
    for pit in startable(position, position.mover):
        yield Attempt(
            "wrong_direction",
            Law.SOWING,
            f"{_name(position, pit)} was sown the wrong way round",
            tuple(sown(position, pit, way).board),
        )


def _too_far(position: SowPosition) -> Iterator[Attempt]:
    """Yield turns that were sown on though they were over.

    It is the last pit that is picked up again; where the next one is lifted, that
    beyond the empty one, which should have been won or licked.
    """
    rules, side = position.rules, position.rules.seats[position.mover]
    for play in position.plays:
        if play.endless or play.last == NO_SITE or play.last in rules.stores:
            continue
        way = BACK if play.turn.text.endswith("<") else rules.ways[0]
        right = sown(position, rules.number[play.turn.steps[0].site], way)
        again, board = play.last, play.seeds
        if rules.record.relay is Relay.NEXT:
            again = right.after[right.after[again]]
        if rules.record.relay is Relay.NEXT or not board[again]:
            board = untaken(position, play, _last_taken(position, play))
        if not board[again]:
            continue
        if rules.record.reverses:
            right.turn_round()
        then = Sowing(position.but(seeds=board, held=play.held), right.seat, right.way)
        then.crossed = right.crossed
        then.sow(again)
        if then.endless:
            continue
        yield Attempt(
            "sowed_on",
            Law.STOP,
            f"{side}'s turn {play.turn} was over with the last seed in "
            f"{_name(position, play.last)}, but {_name(position, again)} was sown on",
            tuple(then.board),
        )


def _twice(position: SowPosition) -> Iterator[Attempt]:
    """Yield two turns of the side to move, one after the other."""
    side = position.rules.seats[position.mover]
    for first in position.plays:
        if first.again or first.endless or first.turn.text == "turn":
            continue
        there = position.but(seeds=first.seeds, held=first.held, phase=Phase.SOW)
        for second in plays_of(there):
            yield Attempt(
                "played_twice",
                Law.TURNS,
                f"{side} sowed {first.turn} and then {second.turn}, two turns",
                second.seeds,
            )


def _forgotten(position: SowPosition) -> Iterator[Attempt]:
    """Yield a turn whose winnings stayed on the board, and the other side's reply.

    All of them did, or those of some pits.
    """
    side = position.rules.seats[position.mover]
    for play in position.plays:
        takes = _last_taken(position, play)
        for left in islice(_some_of(takes), MOST_FORGOTTEN):
            board = untaken(position, play, left)
            names = " and ".join(dict.fromkeys(step.site for step in left))
            for reply in replies(position.but(seeds=board)):
                yield Attempt(
                    "capture_forgotten",
                    Law.CAPTURE,
                    f"{side} sowed {play.turn} and did not take {names}, before "
                    f"{reply.turn} was sown",
                    reply.seeds,
                )


def _some_of(takes: list[Step]) -> Iterator[list[Step]]:
    """Yield all takes, and all but some of them; many before few."""
    for number in range(len(takes), 0, -1):
        yield from map(list, combinations(takes, number))


def _fours_left(position: SowPosition) -> Iterator[Attempt]:
    """Yield a turn in which fours were forgotten, and the other side's reply.

    That is no error; but two turns cannot be told as one.
    """
    for play in variants(position):
        there = position.but(seeds=play.seeds, held=play.held)
        names = play.turn.text.partition("~")[2].replace(",", " and ")
        for reply in replies(there):
            yield Attempt(
                "four_forgotten",
                Law.CAPTURE,
                f"{play.turn.side} forgot the four on {names}, which stays in play, "
                f"before {reply.turn} was sown",
                reply.seeds,
            )


def wrongly_taken(position: SowPosition, *, singles: bool) -> Iterator[Attempt]:
    """Yield turns with a pit emptied that they do not win, beside what they win.

    It is one that some game would win: where the last seed fell, one next to it, the
    one opposite, or both of these; besides the right ones, or instead of them.
    ``singles``: whether a single seed that is gone was taken, not lost.
    """
    rules, side = position.rules, position.rules.seats[position.mover]
    for play in position.plays:
        if play.endless or play.last == NO_SITE or play.last in rules.stores:
            continue
        takes = _last_taken(position, play)
        due = list(dict.fromkeys(step.site for step in takes))
        for board, wins in ((play.seeds, []), (untaken(position, play, takes), due)):
            for pits in _near(position, play.last):
                names = tuple(rules.names[pit] for pit in pits)
                empty = any(board[pit] <= (not singles) for pit in pits)
                if empty or not set(due).isdisjoint(names):
                    continue
                listed, won = " and ".join(names), " and ".join(wins)
                told = f"{side} sowed {play.turn}, which does not win {listed}"
                if wins:
                    told = (
                        f"{side} sowed {play.turn}, which does not win {listed}; "
                        f"it wins {won}"
                    )
                yield Attempt(
                    "capture_not_earned",
                    Law.CAPTURE,
                    told,
                    _carried_off(position, board, pits),
                    (*names, *wins),
                )


def _near(position: SowPosition, last: int) -> list[tuple[int, ...]]:
    """Return the pits that some game would win by a last seed."""
    rules, across = position.rules, position.rules.opposite[last]
    near = {last, across}
    near |= {
        rules.after(position.mover, way, position.closed)[last]
        for way in (FORWARD, BACK)
    }
    alone: list[tuple[int, ...]] = [
        (pit,) for pit in sorted(near - {NO_SITE, *rules.stores})
    ]
    return [*alone, (last, across)] if across != NO_SITE else alone


def _carried_off(
    position: SowPosition, seeds: tuple[int, ...], pits: tuple[int, ...]
) -> tuple[int, ...]:
    """Return a board of which the side to move has taken some pits' seeds."""
    board, store = list(seeds), position.rules.stores[position.mover]
    for pit in pits:
        if store != NO_SITE:
            board[store] += board[pit]
        board[pit] = 0
    return tuple(board)


def past_stores(position: SowPosition) -> Iterator[Attempt]:
    """Yield sowings of other stores than the rules say, at each time round."""
    rules, seat = position.rules, position.mover
    own, foes = rules.stores[seat], set(rules.stores) - {rules.stores[seat], NO_SITE}
    if own == NO_SITE or len(foes) != 1:
        return
    right = {own} if rules.record.stores is Stores.SOWN else set()
    side, home = rules.seats[seat], _name(position, own)
    passed = f"{home} was passed over"
    for stores in (set[int](), {own}, foes, {own, *foes}):
        if stores == right:
            continue
        added = " and ".join(rules.names[store] for store in sorted(stores - right))
        for pit, way in product(startable(position, seat), rules.ways):
            sowing = Sowing(position, seat, way)
            sowing.after = rules.after_with(stores, seat, way, position.closed)
            sowing.sow(pit)
            board, turn = tuple(sowing.board), text_of(position, pit, way)
            reached = all(board[n] > position.seeds[n] for n in stores - right)
            legal = any(same_pits(position, board, p.seeds) for p in position.plays)
            if sowing.endless or not reached or legal:
                continue
            rule, told = "mis_sown", f"{side} sowed {turn}, but {passed}"
            if stores > right:
                rule = "wrong_store"
                told = f"{side} sowed {turn} and dropped seeds into {added} too"
            elif added:
                rule = "wrong_store"
                told = f"{side} sowed {turn}, but into {added}, not into {home}"
            yield Attempt(rule, Law.SOWING, told, board)


def same_pits(
    position: SowPosition, one: tuple[int, ...], other: tuple[int, ...]
) -> bool:
    """Return whether two boards hold the same in all pits; stores may differ."""
    return all(one[pit] == other[pit] for pit in position.rules.pits)


def untaken(position: SowPosition, play: Play, takes: list[Step]) -> tuple[int, ...]:
    """Return the board after a turn of whose winnings some were left lying."""
    board = list(play.seeds)
    for step in takes:
        board[position.rules.number[step.site]] += step.count
        if step.to is not None:
            board[position.rules.number[step.to]] -= step.count
    return tuple(board)


def _last_taken(position: SowPosition, play: Play) -> list[Step]:
    """Return what a turn takes at its end, but for a four that the last seed made.

    Who forgets a four breaks no rule.
    """
    steps = play.turn.steps
    sown_until = next(
        (n for n in range(len(steps), 0, -1) if steps[n - 1].kind is not StepKind.TAKE),
        0,
    )
    takes = list(steps[sown_until:])
    fours = position.rules.record.fours is not Fours.NOBODY
    if fours and takes and takes[0].site == steps[sown_until - 1].site:
        del takes[0]
    return takes

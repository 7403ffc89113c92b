"""Hypotheses of wrong captures at the end of a sowing, or of forgotten ones."""

from collections.abc import Iterator
from itertools import combinations, islice, product

from rules.core.facts import Fact, Notation, Sentence, Sides, Sites
from rules.core.model import Step, StepKind
from rules.games.law import Law
from rules.games.sowing.flow import replies
from rules.games.sowing.position import Attempt, SownTurn, SowPosition
from rules.games.sowing.record import Fours
from rules.games.sowing.relays import NOT_WON
from rules.games.sowing.ring import BACK, FORWARD, NO_SITE
from rules.games.sowing.variants import variants
from words.keys import Key

MOST_FORGOTTEN = 15
"""Limit of subsets of winnings left behind, largest first: all, of four pits."""


def forgotten(position: SowPosition) -> Iterator[Attempt]:
    """Yield a turn whose winnings stayed on the board, and the other side's reply.

    All of them did, or those of some pits.
    """
    own = Sides((position.rules.seats[position.mover],))
    for play in position.plays:
        takes, turn = last_taken(position, play), Notation(play.turn.text)
        for left in islice(_some_of(takes), MOST_FORGOTTEN):
            board = untaken(position, play, left)
            pits = Sites(tuple(dict.fromkeys(step.site for step in left)))
            for reply in replies(position.but(seeds=board)):
                yield Attempt(
                    "capture_forgotten",
                    Law.CAPTURE,
                    Sentence(
                        Key("sowing-capture-forgotten"),
                        {
                            "own": own,
                            "turn": turn,
                            "pits": pits,
                            "then": Notation(reply.turn.text),
                        },
                    ),
                    reply.seeds,
                )


def _some_of(takes: list[Step]) -> Iterator[list[Step]]:
    """Yield all takes, and all but some of them; many before few."""
    for number in range(len(takes), 0, -1):
        yield from map(list, combinations(takes, number))


def fours_left(position: SowPosition) -> Iterator[Attempt]:
    """Yield a turn in which fours were forgotten, and the other side's reply.

    That is no error; but two turns cannot be reported as one.
    """
    for play in variants(position):
        there = position.but(seeds=play.seeds, held=play.held)
        own = Sides((play.turn.side,))
        pits = Sites(tuple(play.turn.text.partition("~")[2].split(",")))
        for reply in replies(there):
            yield Attempt(
                "four_forgotten",
                Law.CAPTURE,
                Sentence(
                    Key("sowing-four-forgotten"),
                    {
                        "own": own,
                        "pits": pits,
                        "then": Notation(reply.turn.text),
                    },
                ),
                reply.seeds,
            )


def wrongly_taken(position: SowPosition, *, singles: bool) -> Iterator[Attempt]:
    """Yield turns with a pit emptied that they do not win, beside what they win.

    It is one that some game would win: where the last seed fell, one next to it, the
    one opposite, or both of these; besides the right ones, or instead of them.
    ``singles``: whether a single seed that is gone was taken, not lost.
    """
    rules, own = position.rules, Sides((position.rules.seats[position.mover],))
    for play in position.plays:
        if play.endless or play.last == NO_SITE or play.last in rules.stores:
            continue
        takes, turn = last_taken(position, play), Notation(play.turn.text)
        due = tuple(dict.fromkeys(step.site for step in takes))
        boards: list[tuple[tuple[int, ...], tuple[str, ...]]] = [(play.seeds, ())]
        if due:
            boards.append((untaken(position, play, takes), due))
        near = _near(position, play.last)
        for (board, wins), pits in product(boards, near):
            names = tuple(rules.names[pit] for pit in pits)
            empty = any(board[pit] <= (not singles) for pit in pits)
            if empty or not set(due).isdisjoint(names):
                continue
            facts: dict[str, Fact] = {"own": own, "turn": turn, "unwon": Sites(names)}
            says = Sentence(NOT_WON, facts)
            if wins:
                template = Key("sowing-sowed-does-not-win-wins")
                says = Sentence(template, {**facts, "won": Sites(wins)})
            yield Attempt(
                "capture_not_earned",
                Law.CAPTURE,
                says,
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


def untaken(
    position: SowPosition, play: SownTurn, takes: list[Step]
) -> tuple[int, ...]:
    """Return the board after a turn of whose winnings some were left lying."""
    board = list(play.seeds)
    for step in takes:
        board[position.rules.number[step.site]] += step.count
        if step.to is not None:
            board[position.rules.number[step.to]] -= step.count
    return tuple(board)


def last_taken(position: SowPosition, play: SownTurn) -> list[Step]:
    """Return a turn's final captures, except a four that the last seed made.

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

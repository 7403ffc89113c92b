"""Transition to the next round of a match: first side and initial board."""

from collections.abc import Mapping
from dataclasses import replace

from rules.core.facts import Sentence, Sides, Sites
from rules.core.game import Game
from rules.core.model import Position, Result, Ruling, Stage, Step, StepKind, Turn
from rules.core.pieces import Content
from rules.games.law import Law
from rules.games.matches.position import Between, MatchPosition
from rules.games.matches.record import Starter
from rules.rulings.common import no_change
from words.keys import Key

Board = Mapping[str, Content]

_SET_UP_DUE = Key("matches-set-up-due")
_HELD_ELSE = Key("matches-held-else")


def starters_after(
    position: MatchPosition, ended: Result
) -> tuple[str, tuple[str, ...]]:
    """Return the side that sets up the next round, and the sides that may begin.

    Of a drawn round, whoever did not begin it counts as the loser.
    """
    everybody, left = position.everybody, position.left
    if position.record.starter is Starter.EACH_ALONE:
        player = everybody[position.rounds % len(everybody)]
        return player, (player,)
    at = everybody.index(position.began) + 1
    following = next(s for s in everybody[at:] + everybody[:at] if s in left)
    if position.record.starter is Starter.LOSER_CHOOSES:
        losers = [side for side in left if side not in ended.winners]
        chooses = losers[0] if ended.winners and losers else following
        return chooses, left
    return following, (following,)


def first_of_round(game: Game, sides: tuple[str, ...], starter: str) -> Position:
    """Return the first position of a round that ``starter`` begins.

    Players keep their seats: where the first side's chips have places of their own,
    the other side begins from its own places.
    """
    at = sides.index(starter)
    usual = game.start(sides=sides)
    turned = game.start(sides=sides[at:] + sides[:at])
    if turned.contents == usual.contents:
        return turned
    while usual.to_move != starter:
        usual = game.passed(usual)
    return usual


def begun(position: MatchPosition, starter: str) -> MatchPosition:
    """Return the position at the start of the next round."""
    first = _first(position, starter)
    return replace(position, inner=first, began=starter, between=None, last=None)


def awaiting(
    position: MatchPosition, board: Board, due: str, starters: tuple[str, ...]
) -> MatchPosition:
    """Return the position between rounds, with that board, until it is set up.

    Where nothing is to be set up, the next round has begun.
    """
    first = _first(position, starters[0])
    steps = _set_up(board, first.contents)
    if not steps:
        return replace(begun(position, starters[0]), last=position.inner)
    texts = ["new"] if len(starters) == 1 else [f"new:{side}" for side in starters]
    turns = tuple(Turn(due, steps, text) for text in texts)
    between = Between(tuple(board.items()), due, starters, turns)
    return replace(position, between=between)


def judged(position: MatchPosition, contents: Board) -> Turn | Stage | Ruling:
    """Return the judgement of a board between rounds.

    Every board on which each site holds what it held, what it will hold or less is
    on the way. Where the next round may begin with several sides, its board is the
    turn that is listed first: it does not show who begins.
    """
    between = position.between
    assert between is not None
    before = dict(between.stands)
    strange = [site for site in contents if site not in before]
    if strange:
        raise ValueError(f"{position.record.card.name} has no site {strange[0]!r}")
    now = {**before, **contents}
    wanted = _first(position, between.starters[0]).contents
    changed = tuple(site for site in now if now[site] != before[site])
    law = position.record.card.cite(Law.NEXT_ROUND)
    if now == wanted:
        return between.turns[0]
    if not changed:
        due = Sentence(_SET_UP_DUE, {"own": Sides((between.due,))})
        return Ruling(no_change.rule, (), law, due)
    wrong = [
        site
        for site in changed
        if not _begins(now[site], before[site]) and not _begins(now[site], wanted[site])
    ]
    if wrong:
        says = Sentence(_HELD_ELSE, {"sites": Sites(tuple(wrong))})
        return Ruling("not_the_set_up", changed, law, says)
    clearing = any(not _begins(now[site], wanted[site]) for site in now)
    owed = StepKind.REMOVE if clearing else StepKind.PLACE
    return Stage(between.turns, owed)


def _first(position: MatchPosition, starter: str) -> Position:
    if position.record.starter is Starter.EACH_ALONE:
        return position.game.start()
    return first_of_round(position.game, position.left, starter)


def _set_up(board: Board, wanted: Board) -> tuple[Step, ...]:
    """Return the steps from a board to another: first take off, then put down."""
    taken: list[Step] = []
    placed: list[Step] = []
    for site, now in board.items():
        then = wanted[site]
        assert isinstance(now, tuple)
        assert isinstance(then, tuple)
        kept = 0
        while now[kept : kept + 1] and now[kept : kept + 1] == then[kept : kept + 1]:
            kept += 1
        taken += [Step(StepKind.REMOVE, site, chip) for chip in reversed(now[kept:])]
        placed += [Step(StepKind.PLACE, site, chip) for chip in then[kept:]]
    return (*taken, *placed)


def _begins(now: Content, whole: Content) -> bool:
    """Return True if a pile is the lower part of another, all or none of it too."""
    assert isinstance(now, tuple)
    assert isinstance(whole, tuple)
    return now == whole[: len(now)]

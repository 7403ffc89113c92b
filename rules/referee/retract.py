"""Position set by people's word: the board has to be made like it.

After a retraction the board still shows the turn, and it is a legal turn: it must not
be announced again. So until the board has once shown the position, what still stands of
the turns that were taken back is led back like an illegal change.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rules.core.evidence import holds_seeds
from rules.core.facts import (
    Fact,
    Notation,
    Sentence,
    Several,
    Sides,
    Sites,
    cited,
)
from rules.core.game import Game
from rules.core.model import Position, Ruling, Turn
from rules.core.pieces import Content
from rules.referee import stood_turns
from rules.referee.disputes import Dispute, Found
from rules.referee.explain import explain
from rules.referee.late_correction import Played
from rules.referee.mistakes import slips
from rules.referee.passing import after
from rules.referee.residuals import CLEAR, NEAR, Gaps, differing, observed
from rules.referee.ruling import led_back
from words.catalogue import variables_of
from words.keys import Key

Board = Mapping[str, Content]

NOT_PUT_BACK = "not_put_back"
"""The rule of a ruling on a board that still shows a turn that was taken back."""

NOT_MADE = "not_made"
"""The rule of a ruling on a board that does not show what people said was played."""

NOT_LAID_OUT = "not_laid_out"
"""The rule of a ruling on a board that is yet to be laid out."""

_TAKEN_BACK = (
    Key("referee-turn-taken-back"),
    Key("referee-turn-taken-back-holding"),
)
_AS_SAID = (
    Key("referee-turn-players-said"),
    Key("referee-turn-players-said-holding"),
)
_LAID_OUT = (
    Key("referee-board-yet-laid-out"),
    Key("referee-board-yet-laid-out-holding"),
)
_TO_HOLD = Key("referee-to-hold")


_NONE = Notation("")


@dataclass(frozen=True, slots=True)
class SetByHand:
    """Correction by people that the board does not show yet.

    Attributes
    ----------
    n
        The number of the turn that they spoke of.
    turn
        What they said that it was, or which turn they took back; None: of no turn, the
        whole board is to be laid out.
    gone
        The turns that were taken back, in the order in which they had been played.
    sites
        The sites that have to be seen before the board counts as shown.
    spoken
        How that turn is said.
    """

    n: int
    turn: Turn | None
    gone: tuple[Turn, ...]
    sites: frozenset[str]
    spoken: Notation = _NONE


def said_by_hand(
    game: Game, past: Sequence[Played], n: int, was: SetByHand | None = None
) -> SetByHand:
    """Return the board to set up after people have said turn ``n``.

    ``was`` is what was to be shown before: of the turns that were taken back, the
    first may be the one that they now let stand after all.
    """
    played = past[n - 1]
    gone = was.gone[1:] if was and was.gone[:1] == (played.turn,) else ()
    last = past[-1]
    end = stood_turns.played(game, last.before, last.turn)
    told = stood_turns.changes(game, played.before, played.turn)
    sites = {*told, *_touched(game, end, gone)}
    spoken = game.spoken(played.before, played.turn)
    return SetByHand(n, played.turn, gone, frozenset(sites), spoken)


def taken_back(game: Game, last: Played, n: int, was: SetByHand | None) -> SetByHand:
    """Return the board to set up after the last turn, ``n``, was retracted."""
    gone = (last.turn, *(was.gone if was else ()))
    sites = _touched(game, last.before, gone)
    spoken = game.spoken(last.before, last.turn)
    return SetByHand(n, last.turn, gone, sites, spoken)


def _touched(game: Game, position: Position, turns: Sequence[Turn]) -> frozenset[str]:
    """Return the sites that turns change."""
    sites: set[str] = set()
    for turn in turns:
        sites |= set(stood_turns.changes(game, position, turn))
        position = stood_turns.played(game, position, turn)
    return frozenset(sites)


def _traces(game: Game, position: Position, gone: Sequence[Turn]) -> Iterator[Board]:
    """Yield the boards that turns pass through, as changes of the first position."""
    so_far: dict[str, Content] = {}
    for turn in gone:
        for partial, _ in stood_turns.stages(game, position, turn):
            yield {**so_far, **partial}
        so_far |= stood_turns.changes(game, position, turn)
        yield dict(so_far)
        position = stood_turns.played(game, position, turn)


def still_stands(
    game: Game, position: Position, by_hand: SetByHand | None, gaps: Gaps
) -> bool:
    """Return True if the board shows turns that were taken back, or a part of them.

    Of a board that is to be laid out: whether it lies otherwise.
    """
    if by_hand is None or not (by_hand.gone or by_hand.turn is None):
        return False
    contents = position.contents
    base = gaps.total(contents)
    if base <= NEAR:
        return False
    if by_hand.turn is None:
        return True
    traces = _traces(game, position, by_hand.gone)
    return any(gaps.after(base, contents, board) <= NEAR for board in traces)


def is_shown(game: Game, position: Position, by_hand: SetByHand, gaps: Gaps) -> bool:
    """Return True if an unchanged board surely is as people have said.

    What a store holds follows from the pits: a full one is never counted.
    """
    if not gaps.visible(by_hand.sites.difference(game.board.stores)):
        return False
    contents = position.contents
    others = (
        board
        for board in _traces(game, position, by_hand.gone)
        if any(contents[site] != held for site, held in board.items())
    )
    return all(gaps.after(0.0, contents, board) > CLEAR for board in others)


def stood_after_all(
    game: Game, position: Position, by_hand: SetByHand, gaps: Gaps
) -> list[Found]:
    """Return turns that explain the evidence if nothing was put back.

    Somebody has then played on from the turns that were taken back. That reply must
    change other sites than they did, too, or it might be the way back.
    """
    there = after(game, position, by_hand.gone)
    if there.to_move is None:
        return []
    return [
        (position, replace(reply, turns=(*by_hand.gone, *reply.turns)))
        for reply in explain(game, there, gaps, pairs=False)
        if reply.turns
        and reply.owed is None
        and not by_hand.sites.issuperset(game.changes(there, reply.turns[0]))
    ]


def never_played(
    game: Game, past: Sequence[Played], gaps: Gaps, dispute: Dispute | None
) -> int:
    """Return the number of last turns in ``past`` that the board shows to be undone.

    A turn inferred from an illegal board is undone where all of that board is put back
    as it was before the turn, while the ruling stands.

    Where seeds are sown, a turn may have been a slip that looked like it, and two turns
    inferred from one look may have been one: the players have then put the board right
    as it should be before the turn, or before both.
    """
    if not past:
        return 0
    held = dispute and dispute.ruling.ruling.held
    if held == past[-1].turn and gaps.fits(past[-1].before.contents):
        return 1
    if not holds_seeds(past[-1].before.contents):
        return 0
    last, first = past[-1], past[-2] if len(past) > 1 else None
    one_look = first is not None and last.seen is not None and first.seen is last.seen
    if gaps.fits(last.before.contents) and (one_look or _may_be_slip(game, last)):
        return 1
    if first is not None and one_look and gaps.fits(first.before.contents):
        return 2
    return 0


def _may_be_slip(game: Game, played: Played) -> bool:
    """Return True if a turn was inferred from a board that may be a slip in it."""
    if played.seen is None:
        return False
    right = {**played.before.contents, **game.changes(played.before, played.turn)}
    sown = {site for site, n in right.items() if n != played.before.contents[site]}
    return any(
        any(board[site] != right[site] for site in sown)
        for _, board in slips(game, played.before, played.turn, played.seen)
    )


def to_be_shown(
    game: Game,
    position: Position,
    by_hand: SetByHand,
    gaps: Gaps,
    disputed: frozenset[str],
) -> Dispute | None:
    """Return the dispute until the board is as people stated it, else None."""
    contents = position.contents
    sites = differing(gaps, contents)
    if not sites or set(sites) <= disputed or position.to_move is None:
        return None
    board = observed(gaps, contents)
    seeds = _seeds(contents, sites)
    rule, templates = _told_of(by_hand)
    template = templates[bool(seeds.sentences)]
    side = position.to_move if by_hand.turn is None else by_hand.turn.side
    facts: dict[str, Fact] = {
        "n": by_hand.n,
        "who": Sides((side,)),
        "turn": by_hand.spoken,
        "told": seeds,
    }
    says = Sentence(template, {name: facts[name] for name in variables_of(template)})
    law = cited(game.source, Sentence(Key("referee-law-settled")))
    ruling = Ruling(rule, sites, law, says)
    illegal = led_back(game, position, board, side, ruling)
    return Dispute(board, frozenset(sites), illegal)


def _told_of(by_hand: SetByHand) -> tuple[str, tuple[Key, Key]]:
    """Return the rule by which a board is led back, and its sentences."""
    if by_hand.turn is None:
        return NOT_LAID_OUT, _LAID_OUT
    if by_hand.gone:
        return NOT_PUT_BACK, _TAKEN_BACK
    return NOT_MADE, _AS_SAID


def _seeds(contents: Board, sites: Sequence[str]) -> Several:
    """Return the target numbers of seeds; chips are led one by one instead."""
    held = [(site, contents[site]) for site in sites]
    return Several(
        tuple(
            Sentence(_TO_HOLD, {"sites": Sites((site,)), "count": count})
            for site, count in held
            if isinstance(count, int)
        )
    )

"""Illegal turns that stand because the other side has replied to them.

The window opens with the ruling and is closed by the reply: a board that one legal turn
of the other side explains from the illegal board, and that is not the way back.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from rules.core.errors import IllegalTurnError
from rules.core.events import Adopted, Event, LetStandBy
from rules.core.evidence import holds_seeds
from rules.core.game import Game
from rules.core.mends import Act, ActKind, mend_between
from rules.core.model import Position, Step, StepKind, Turn
from rules.core.pieces import Content, Piece
from rules.core.stood import Stood
from rules.referee.cached_game import rearranged
from rules.referee.disputes import SOWN_ON, Dispute, Found
from rules.referee.explain import explain
from rules.referee.late_correction import due
from rules.referee.ledger import Ledger, moved
from rules.referee.promotion_correction import told_otherwise
from rules.referee.pruning import arrivals
from rules.referee.residuals import CLEAR, Gaps, differing
from rules.referee.retract import NOT_LAID_OUT, NOT_MADE, NOT_PUT_BACK
from rules.referee.stood_turns import answering, played
from rules.rulings.besides import BUMPS, UNCLEAR
from rules.rulings.common import SEVERAL

_NO_TURN = BUMPS | {
    *(SEVERAL, UNCLEAR),
    *(NOT_MADE, NOT_PUT_BACK, NOT_LAID_OUT, "turn_taken_back"),
}
"""The rules of rulings on a board that is not one illegal turn of one side."""

FURTHER = 2
"""Fewest turns played on from an illegal board after which it stands."""

_ORDER = (StepKind.MOVE, StepKind.PLACE, StepKind.FLIP, StepKind.REMOVE)
"""The order in which the steps of an illegal turn are told: where it went first."""

_ENDS = (StepKind.MOVE, StepKind.PLACE)


def illegal_turn(
    game: Game, position: Position, board: Mapping[str, Content], rule: str
) -> Turn:
    """Return an illegal act of the side to move as a turn that stands.

    Parameters
    ----------
    game
        The rules, for two sides.
    position
        The position before it.
    board
        What stood on every site after it; a piece that went elsewhere keeps its kind.
    rule
        Which rule it broke.
    """
    side = position.to_move or position.sides[0]
    there = rearranged(game, position, board, answering(position, side)).contents
    before = position.contents
    left = tuple((s, there[s]) for s in before if there[s] != before[s])
    acts = list(_steps(game, position, there))
    ends = {step.to or step.site for step in acts if step.kind in _ENDS}
    steps = sorted(acts, key=lambda step: _rank(step, ends))
    return Turn(side, tuple(steps), _written(steps, left), Stood(rule, left))


def _rank(step: Step, ends: Collection[str]) -> int:
    """Return a step's rank: removals from another piece's target come first."""
    if step.kind is StepKind.REMOVE and step.site in ends:
        return -1
    return _ORDER.index(step.kind) if step.kind in _ORDER else 0


def _steps(
    game: Game, position: Position, there: Mapping[str, Content]
) -> Iterator[Step]:
    """Yield the physical acts that lead to another board, in any order."""
    before = position.contents
    for site, held in before.items():
        now = there[site]
        if isinstance(held, int) and isinstance(now, int) and now != held:
            side = Piece(position.to_move or position.sides[0])
            if now < held:
                yield Step(StepKind.LIFT, site, side, count=held - now)
            yield from [Step(StepKind.DROP, site, side)] * (now - held)
    mend = mend_between(game.board, there, before, two_sided=game.two_sided)
    for act in mend:
        yield from () if act.seeds else _undoing(act)


def _undoing(act: Act) -> Iterator[Step]:
    """Yield the steps that an act of a mend takes back."""
    match act.kind:
        case ActKind.MOVE:
            for piece in act.pieces:
                yield Step(StepKind.MOVE, act.there, piece, act.here)
        case ActKind.PUT:
            for piece in reversed(act.pieces):
                yield Step(StepKind.REMOVE, act.there, piece)
        case ActKind.TAKE:
            for piece in act.pieces:
                yield Step(StepKind.PLACE, act.here, piece)
        case ActKind.TURN:
            yield Step(StepKind.FLIP, act.here, act.pieces[-1])
        case ActKind.EXCHANGE:
            yield Step(StepKind.REMOVE, act.here, act.into[0])
            yield Step(StepKind.PLACE, act.here, act.pieces[-1])


def _written(steps: list[Step], left: tuple[tuple[str, Content], ...]) -> str:
    """Return a turn's notation: that of a legal one, if it has any."""
    if not all(step.kind in _ORDER for step in steps):
        return "+".join(f"{site}={held}" for site, held in left)
    gone = [f"{s.site}-{s.to}" for s in steps if s.kind is StepKind.MOVE]
    come = [s.site for s in steps if s.kind is StepKind.PLACE]
    turned = [s.site for s in steps if s.kind is StepKind.FLIP]
    taken = "".join(f"x{s.site}" for s in steps if s.kind is StepKind.REMOVE)
    return "+".join([*gone, *come] or turned) + taken


def as_illegal_turn(
    game: Game, position: Position, dispute: Dispute
) -> tuple[Position, Turn] | None:
    """Return a disputed board as an illegal turn, with the position before it.

    None if it is not one turn of one side: too much changed, pieces of both sides came,
    something is to be put back, or it is not known which piece went where. None as well
    where the game would be over, or has more sides than two: an arbiter must speak.
    """
    illegal = dispute.ruling
    if len(position.sides) != 2 or game.is_free(position):
        return None
    came = arrivals(game, position.contents, dispute.board)
    ruling = illegal.ruling
    if ruling.held or ruling.rule in _NO_TURN or len(set(came)) > 1:
        return None
    try:
        before = due(game, position, illegal.side)
    except IllegalTurnError:
        return None
    turn = illegal_turn(game, before, dispute.board, ruling.rule)
    if not turn.steps or not _knows_kinds(before, turn):
        return None
    there = played(game, before, turn)
    return None if game.result(there) is not None else (before, turn)


def _knows_kinds(before: Position, turn: Turn) -> bool:
    """Return True if it is known which piece went where, if pieces have kinds."""
    board = before.contents
    pairs = [] if turn.stood is None else turn.stood.left
    gone = [piece for site, _ in pairs for piece in _pieces(board[site])]
    come = Counter(piece for _, held in pairs for piece in _pieces(held))
    for side in {piece.side for piece in gone if piece.kind}:
        own = [piece for piece in gone if piece.side == side]
        came = Counter({piece: n for piece, n in come.items() if piece.side == side})
        if came - Counter(own) or (came and len(set(own)) > 1):
            return False
    return True


def _pieces(held: Content) -> tuple[Piece, ...]:
    return () if isinstance(held, int) else tuple(map(Piece, held))


def answers(
    game: Game, position: Position, dispute: Dispute, gaps: Gaps
) -> list[Found] | None:
    """Return the replies, and parts of them, that explain the evidence.

    Each begins at the illegal board, the other side to move. A reply must lead to sites
    that are not in dispute, or it might be the way back: seeds are sown over any sites,
    so one must change as many as a sowing does. None where the illegal board may not
    stand as a turn.
    """
    stands = as_illegal_turn(game, position, dispute)
    if stands is None:
        return None
    there = played(game, *stands)
    if set(differing(gaps, position.contents)) <= dispute.sites:
        return []
    least = SOWN_ON if holds_seeds(there.contents) else 1
    return [
        (there, way)
        for way in explain(game, there, gaps, pairs=False)
        if way.turns and len(game.changes(there, way.turns[0])) >= least
    ]


def is_one_reply(game: Game, found: Sequence[Found]) -> bool:
    """Return True if all that come near are parts of one reply, or lead to the same."""
    near = [way for _, way in found if way.is_near]
    best = min((way.score for way in near), default=0.0)
    rivals = [way for way in near if way.score - best < CLEAR]
    whole = [way.turns[0] for way in rivals if way.owed is None]
    if len(whole) < len(rivals):
        return not whole
    return len({game.play(found[0][0], turn) for turn in whole}) == 1


def is_answered(game: Game, ledger: Ledger, gaps: Gaps) -> bool:
    """Return True if an illegal turn has been answered, or is just being answered."""
    if not ledger.stands or ledger.dispute is None:
        return False
    found = answers(game, ledger.position, ledger.dispute, gaps)
    return any(way.is_near for _, way in found or ())


def let_stand(ledger: Ledger, board: Position, turns: tuple[Turn, ...]) -> Event | None:
    """Accept an illegal board from which turns were played on; return the event.

    It stands as a turn where the other side has answered it in a game in which such
    turns stand; else the board counts as it stands, but not after one turn alone: then
    it is None. If a promotion was another one, it was no illegal board.
    """
    game, dispute = ledger.game, ledger.dispute
    if amended := told_otherwise(game, ledger.past, board):
        ledger.take(amended)
        return amended
    if ledger.stands and dispute is not None:
        found = as_illegal_turn(game, ledger.position, dispute)
        if found is not None and played(game, *found) == board:
            ledger.play(*found, None)
            return moved(ledger, 1.0)
    if len(turns) < FURTHER:
        return None
    event = Adopted(board.contents, board.to_move or "", by=LetStandBy.TURNS)
    ledger.take(event)
    return event

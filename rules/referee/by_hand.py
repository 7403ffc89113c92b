"""Apply people's corrections of a game; each returns the events that it makes.

The ledger has then applied the events. An impossible one raises a ``RulesError`` with
the reason, and changes nothing.
"""

from collections.abc import Mapping

from rules.core.errors import RulesError
from rules.core.events import (
    Adopted,
    Claimed,
    Corrected,
    Event,
    Moved,
    Over,
    Question,
    RoundScored,
    TakenBack,
)
from rules.core.facts import Fact, Sentence, Sides
from rules.core.model import Position, Result, Turn
from rules.referee.answered import as_illegal_turn
from rules.referee.claims import open_claims
from rules.referee.forfeit import (
    FLAG,
    agreed,
    awarded,
    conceded,
)
from rules.referee.late_correction import replayed
from rules.referee.ledger import Ledger
from rules.referee.passing import after
from rules.referee.residuals import observed
from rules.referee.retract import Board
from rules.referee.stood_turns import closes
from rules.referee.stood_turns import played as after_it
from words.keys import Key

_NO_SUCH_TURN = Key("referee-no-such-turn")
_TURN_WAS_SO = Key("referee-turn-was-so")


class RefusedError(RulesError, ValueError):
    """Error raised when a correction by people is impossible; holds the reason."""


def take_back(ledger: Ledger, turns: int = 1) -> tuple[Event, ...]:
    """Take the last turn back, or more; a game that the players ended goes on, too."""
    if not ledger.past:
        raise RefusedError("no turn has been played yet")
    events: list[Event] = []
    for _ in range(turns):
        events.append(_taken_back(ledger))
        while ledger.past and ledger.game.forced(ledger.position) is not None:
            events.append(_taken_back(ledger))  # who had to pass had no choice
    return tuple(events)


def confirm(ledger: Ledger) -> tuple[Event, ...]:
    """Accept the pending choice: a question's first answer, or a retraction."""
    if ledger.question is not None or ledger.adopted is not None:
        return answer(ledger, 0)
    if ledger.by_hand is not None and ledger.by_hand.gone:
        return _played(ledger, ledger.position, ledger.by_hand.gone[0])
    raise RefusedError("nothing waits to be confirmed")


def enter(ledger: Ledger, text: str) -> tuple[Event, ...]:
    """Play a turn of the side to move that was not seen.

    Before the first turn, and wherever the side to move is open, the side may come
    first: 'black a7'.
    """
    _check_on(ledger)
    rest, side = text.strip(), ledger.position.to_move
    for name in filter(None, [position.to_move for position in ledger.positions]):
        if rest.lower().startswith(f"{name} ".lower()):
            rest, side = rest[len(name) + 1 :], name
            break
    position = ledger.position if side is None else ledger.before(side, rest)
    return _played(ledger, position, ledger.game.parse(position, rest))


def amend(ledger: Ledger, n: int, text: str) -> tuple[Event, ...]:
    """Put another turn in the place of turn ``n``; what follows is replayed."""
    past = ledger.past
    if not 1 <= n <= len(past):
        raise RefusedError(Sentence(_NO_SUCH_TURN, {"n": n, "count": len(past)}))
    was = past[n - 1]
    turn = ledger.game.parse(was.before, text)
    if turn == was.turn:
        side, spoken = Sides((turn.side,)), ledger.game.spoken(was.before, turn)
        facts: dict[str, Fact] = {"n": n, "side": side, "turn": spoken}
        raise RefusedError(Sentence(_TURN_WAS_SO, facts))
    replayed(ledger.game, past[n - 1 :], turn, number=n, strict=True)
    by_piece = ledger.game.by_piece(was.before, turn)
    event = Corrected(n, turn, was.turn, by_hand=True, by_piece=by_piece)
    return _taken(ledger, event)


def answer(ledger: Ledger, alternative: int) -> tuple[Event, ...]:
    """Settle the open question with one of its alternatives."""
    question = ledger.question
    if question is None:
        return _due(ledger, alternative)
    if question.new_game:
        return _goes_on(ledger, alternative)
    ways = question.alternatives
    if not 0 <= alternative < len(ways):
        raise RefusedError(f"the question has {len(ways)} answers, from 0")
    way = ways[alternative]
    if way and not question.taken:
        after(
            ledger.game, ledger.before(way[0].side, way[0].text), way
        )  # raises if it cannot be
    events: tuple[Event, ...] = ()
    if question.taken:
        events, way = _instead(ledger, question, way)
    for turn in way:
        events += _played(ledger, ledger.before(turn.side, turn.text), turn)
    ledger.question = None
    return events


def _goes_on(ledger: Ledger, alternative: int) -> tuple[Event, ...]:
    """Resume a game whose board was cleared: from now on that is ruled on."""
    if alternative != 1:
        raise RefusedError("another game is not this ledger's: a new one begins")
    ledger.answer_new_game(goes_on=True)
    return ()


def _due(ledger: Ledger, alternative: int) -> tuple[Event, ...]:
    """Determine the side to move on a board accepted as it is."""
    if ledger.adopted is None:
        raise RefusedError("no question is open")
    sides = ledger.adopted.may_move
    if not 0 <= alternative < len(sides):
        raise RefusedError(f"the question has {len(sides)} answers, from 0")
    return _taken(ledger, Adopted(ledger.adopted.layout, sides[alternative]))


def adopt(ledger: Ledger, to_move: str | None = None) -> tuple[Event, ...]:
    """Accept a refused board as it is; ``to_move`` then plays, or the side due.

    Where the game is drawn, it goes on from the board at which it was.
    """
    if ledger.result is not None:
        return _taken(ledger, undone_draw(ledger, to_move))
    if ledger.dispute is None:
        raise RefusedError("no board is refused: there is nothing to let stand")
    sides, due = ledger.position.sides, to_move or ledger.position.to_move
    if due not in sides:
        raise RefusedError(f"{due} does not play; {' and '.join(sides)} do")
    lying, stood = ledger.lying, ledger.position.contents
    board = dict(ledger.dispute.board) if lying is None else observed(lying, stood)
    if ledger.stands and board == ledger.dispute.board:
        found = as_illegal_turn(ledger.game, ledger.position, ledger.dispute)
        if found is not None and found[1].side != to_move:
            return _played(ledger, *found)
    return _taken(ledger, Adopted(board, due))


def undone_draw(ledger: Ledger, to_move: str | None = None) -> Adopted:
    """Return the event that resumes a drawn game, its draw counters reset.

    Raises
    ------
    RefusedError
        If it is not drawn, or nobody can play on from its board: it is drawn by what
        stands there.
    """
    game, result = ledger.game, ledger.result
    position = ledger.position
    if result is None or result.winners or len(position.sides) < 2:
        raise RefusedError("the game is over" if result else "no game is drawn")
    sides, due = position.sides, to_move or position.to_move
    if due is None:
        last = ledger.past[-1].turn.side if ledger.past else sides[-1]
        due = sides[(sides.index(last) + 1) % len(sides)]
    if due not in sides:
        raise RefusedError(f"{due} does not play; {' and '.join(sides)} do")
    anew = game.uncounted(position)
    there = game.rearranged(anew, position.contents, due)
    if game.result(there) is not None or not game.turns(there):
        raise RefusedError("nobody can play on from this board: set another result")
    return Adopted(position.contents, due, undone=True)


def lay_out(
    ledger: Ledger, layout: Board, to_move: str, hands: Mapping[str, int]
) -> tuple[Event, ...]:
    """Continue from a board that people are to set up, whatever came before."""
    event = Adopted(layout, to_move, hands=hands)
    ledger.take(event)
    return (event,)


def _instead(
    ledger: Ledger, question: Question, way: tuple[Turn, ...]
) -> tuple[tuple[Event, ...], tuple[Turn, ...]]:
    """Undo a history that was played on; return what to say, and what is left of it.

    Where both histories begin alike the turns stand; where they part a turn is put
    in the place of another.
    """
    events: list[Event] = []
    first, done = question.alternatives[0], question.n - 1
    shared = 0
    while way[shared : shared + 1] == first[shared : shared + 1] != ():
        shared += 1
    if shared == len(first) == len(way):
        shared -= 1  # the answer is what was played on: announce it again
    parted = min(shared + 1, len(first), len(way))
    while len(ledger.past) > done + parted:
        events.append(_taken_back(ledger))
    if parted > shared:
        event = Corrected(done + parted, way[shared], first[shared], by_hand=True)
        events += _taken(ledger, event)
    return tuple(events), way[parted:]


def concede(ledger: Ledger, side: str) -> tuple[Event, ...]:
    """Resign for a side: the others win the game, or the round of a match."""
    _check_on(ledger)
    sides = ledger.position.sides
    if side not in sides:
        raise RefusedError(f"{side} does not play; {' and '.join(sides)} do")
    return ended_by_people(ledger, conceded(ledger.game, ledger.position, side))


def flag(ledger: Ledger, side: str) -> tuple[Event, ...]:
    """End the game, or the round of a match, because a side's time is used up."""
    _check_on(ledger)
    return ended_by_people(ledger, conceded(ledger.game, ledger.position, side, FLAG))


def agree_draw(ledger: Ledger) -> tuple[Event, ...]:
    """End the game, or the round of a match, as a draw, because all agree."""
    _check_on(ledger)
    if len(ledger.position.sides) < 2:
        raise RefusedError("nobody else plays with whom to agree")
    return ended_by_people(ledger, agreed(ledger.game, ledger.position))


def award(ledger: Ledger, winner: str | None) -> tuple[Event, ...]:
    """End the game, or the round of a match, as an arbiter says; None: a draw.

    A game that is drawn may end otherwise.
    """
    if ledger.result is not None and ledger.result.winners:
        raise RefusedError("the game is over")
    sides = ledger.position.sides
    if winner is not None and winner not in sides:
        raise RefusedError(f"{winner} does not play; {' and '.join(sides)} do")
    return ended_by_people(ledger, awarded(ledger.game, ledger.position, winner))


def claim(ledger: Ledger, rule: str) -> tuple[Event, ...]:
    """Rule on the claim of the side to move that the game is over by a rule.

    A claim that is right ends the game, or the round; a wrong one is answered with the
    reason.
    """
    _check_on(ledger)
    found = open_claims(ledger.game, ledger.position)
    if rule not in found:
        known = " or ".join(found) or "nothing"
        raise RefusedError(f"{rule!r} cannot be claimed; {known} can")
    side, made = ledger.position.to_move or "", found[rule]
    claimed = _taken(ledger, Claimed(side, made))
    ends = () if made.result is None else ended_by_people(ledger, made.result)
    return (*claimed, *ends)


def ended_by_people(ledger: Ledger, ended: Result) -> tuple[Event, ...]:
    """End the game with a result; of a match only the round that is played."""
    position = ledger.position
    there = ledger.game.round_given_up(position, ended)
    if there is None:
        return _taken(ledger, Over(ended))
    points = ledger.game.points(there)
    return _taken(ledger, RoundScored(ended, points))


def _check_on(ledger: Ledger) -> None:
    if ledger.result is not None:
        raise RefusedError("the game is over")


def _taken_back(ledger: Ledger) -> TakenBack:
    last = ledger.past[-1]
    to_move = last.before.to_move or last.turn.side
    by_piece = ledger.game.spoken(last.before, last.turn).by_piece
    layout = last.before.contents
    event = TakenBack(len(ledger.past), last.turn, layout, to_move, by_piece)
    ledger.take(event)
    return event


def _played(ledger: Ledger, position: Position, turn: Turn) -> tuple[Event, ...]:
    asked = ledger.due_by(turn.side)
    game, n = ledger.game, len(ledger.past) + 1
    position = ledger.before(turn.side, turn.text) if asked else position
    layout = after_it(game, position, turn).contents
    mills = closes(game, position, turn)
    by_piece = game.by_piece(position, turn)
    event = Moved(n, turn, mills, 1.0, layout, by_hand=True, by_piece=by_piece)
    played = _taken(ledger, event)
    return (*asked, *played)


def _taken(ledger: Ledger, event: Event) -> tuple[Event, ...]:
    """Take an event up; return it, and the end of the game that it may bring."""
    ledger.take(event)
    ends = not isinstance(event, Over | TakenBack)
    ensuing = ledger.ensuing() if ends else ()
    return (event, *ensuing)

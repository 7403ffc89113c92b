"""A game alone, and within a match or a team: where the two do not answer alike.

What is compared is found in ``Game`` itself: an ability that is new is asked of both
like all others. Where a match or a team must answer otherwise, ``DIFFERS`` says why.
"""

import inspect
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.catalogue import GAMES
from rules.core.claims import ClaimRule
from rules.core.errors import NotationError, OptionError, RulesError
from rules.core.facts import verbatim
from rules.core.game import Game
from rules.core.model import Position, Result, Ruling, Stage, Turn
from rules.core.options import first_positions
from rules.core.pieces import Content, Piece
from rules.games.matches.making import match_of
from rules.games.matches.team import TeamGame
from rules.games.matches.wrapped import WrappedGame
from rules.referee.claims import open_claims
from rules.referee.ruling import Before, ruled

MISTAKES = 40
"""So many boards with one mistake are ruled on."""

_MOST_TURNS = 24

MATCH, TEAM = "match", "team"

DIFFERS: Mapping[str, Mapping[str, str]] = {
    "id": {MATCH: "it has a name of its own", TEAM: "it has a name of its own"},
    "title": {MATCH: "it has a name of its own", TEAM: "it has a name of its own"},
    "texts": {MATCH: "its own come first", TEAM: "its own come first"},
    "aliases": {MATCH: "they are the match's", TEAM: "they are team play's"},
    "rules": {MATCH: "its own come first", TEAM: "its own come first"},
    "source": {MATCH: "a book may tell of the match", TEAM: "a book tells of it"},
    "notes": {MATCH: "its own come first", TEAM: "its own come first"},
    "options": {MATCH: "its own come first", TEAM: "its own come first"},
    "settings": {MATCH: "its own come first", TEAM: "its own come first"},
    "wraps": {MATCH: "the game that is played", TEAM: "the game that is played"},
    "within": {MATCH: "the game that is played", TEAM: "the game that is played"},
    "for_teams": {TEAM: "members take turns"},
    "person": {TEAM: "members take turns"},
    "choose_board": {TEAM: "another game may ask for another board"},
    "most_changes": {MATCH: "the next round is set up, which may change every site"},
    "result": {MATCH: "what ends a game ends a round, which ends the match or not"},
    "round_result": {MATCH: "every game is a round"},
    "points": {MATCH: "rounds are counted"},
    "round_given_up": {MATCH: "every game is a round"},
    "winners_without": {MATCH: "in elimination the next in turn has won"},
}
"""What a match or a team answers otherwise, and why."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A game, and the same within a match or a team."""

    alone: Game
    within: WrappedGame
    kind: str

    def differs(self, ability: str) -> bool:
        return self.kind in DIFFERS.get(ability, {})


def pairs(name: str) -> Iterator[Pair]:
    """Yield a game with the match that is made of it, and with its team play."""
    game = GAMES[name]
    match = None if game.wraps else match_of(game)
    if match is not None:
        yield Pair(game, match, MATCH)
    try:
        team = TeamGame({name: game}, of=name)
    except OptionError:
        return
    yield Pair(game, team, TEAM)


def abilities() -> list[str]:
    """Return the names of all that can be asked of a game."""
    names = {name for name in dir(Game) if not name.startswith("_")}
    told = {name for kind in Game.__mro__ for name in inspect.get_annotations(kind)}
    return sorted(names | told)


def differences(pair: Pair, seed: int, mistakes: int = MISTAKES) -> Iterator[str]:
    """Yield where the two answer otherwise, in a random game of a seed."""
    yield from _as_told(pair)
    rng = random.Random(seed)
    alone, within = pair.alone.start(), pair.within.start()
    begins = [
        [_plain(position) for position in first_positions(game, None, None)]
        for game in (pair.alone, pair.within)
    ]
    if begins[0] != begins[1]:
        yield f"who begins: {begins}"
    ruled_on = 0
    for number in range(_MOST_TURNS):
        turns = pair.alone.turns(alone)
        turn = rng.choice(list(turns))
        yield from _asked(pair, alone, within, turn)
        due = mistakes * (number + 1) // _MOST_TURNS - ruled_on
        ruled_on += due
        yield from _ruled_on(pair, alone, within, due, rng)
        after = pair.alone.play(alone, turn)
        if pair.alone.result(after) is not None:
            break
        within = pair.within.play(within, pair.within.parse(within, turn.text))
        alone = after
    yield from _ruled_on(pair, alone, within, mistakes - ruled_on, rng)


def _as_told(pair: Pair) -> Iterator[str]:
    """Yield what is known of the whole game and differs."""
    for name in abilities():
        one, other = getattr(pair.alone, name), getattr(pair.within, name)
        if not callable(one) and not pair.differs(name) and one != other:
            yield f"{name}: {one!r} alone, {other!r} within"
    for option, settings in pair.alone.options.items():
        if pair.within.options.get(option) != settings:
            yield f"option {option}: {pair.within.options.get(option)}"


def _asked(pair: Pair, alone: Position, within: Position, turn: Turn) -> Iterator[str]:
    """Yield which methods answer otherwise in a position."""
    named = pair.within.parse(within, turn.text)
    board = {**alone.contents, **pair.alone.changes(alone, turn)}
    some = _some(alone, pair.alone)
    for notation in ("", *pair.alone.notations):
        try:
            written = pair.alone.name(alone, turn, notation)
        except NotationError:
            continue
        told: dict[str, Any] = {
            "board": board,
            "contents": board,
            "sites": tuple(pair.alone.changes(alone, turn)),
            "notation": notation,
            "replies": 0,
            "exchanged": (),
            "ended": Result((), "agreed", {}),
            "may_hold": lambda site, held: board[site] == held,
            **some,
        }
        for text in (turn.text, written):
            mine = {**told, "text": text, "position": alone, "turn": turn}
            its = {**told, "text": text, "position": within, "turn": named}
            mine["side"] = mine["to_move"] = alone.to_move
            its["side"] = its["to_move"] = within.to_move
            yield from _compared(pair, mine, its)


def _compared(
    pair: Pair, mine: Mapping[str, Any], its: Mapping[str, Any]
) -> Iterator[str]:
    for name in abilities():
        method = getattr(pair.alone, name)
        if not callable(method) or pair.differs(name) or name in _MAKE:
            continue
        wanted = inspect.signature(method).parameters
        strange = [parameter for parameter in wanted if parameter not in mine]
        assert not strange, f"say in _asked what {name} is to be asked of {strange}"
        one = _answer(pair.alone, name, {known: mine[known] for known in wanted})
        other = _answer(pair.within, name, {known: its[known] for known in wanted})
        ended = _is_position(one) and pair.alone.result(one) is not None
        if ended and pair.kind == MATCH:
            continue  # a round that is over is set up anew
        others = mine["position"].sides != its["position"].sides
        if others and (_names_sides(one, mine) or _names_sides(other, its)):
            continue  # who plays alone has a name
        if _plain(one) != _plain(other):
            yield f"{name}{tuple(wanted)}: {_plain(one)} alone, {_plain(other)} within"


_MAKE = ("configured", "start")
"""What makes another game or its first position."""


def _answer(game: Game, name: str, told: Mapping[str, Any]) -> Any:
    try:
        found = getattr(game, name)(**told)
        return found if not isinstance(found, Iterator) else list(found)
    except RulesError as error:
        return type(error)


def _some(position: Position, game: Game) -> dict[str, Any]:
    """Return a piece that stands somewhere, and where."""
    for site, held in position.contents.items():
        if isinstance(held, tuple) and held:
            return {"piece": Piece(held[-1]), "site": site}
    return {"piece": Piece(game.start().colours[0]), "site": game.sites[0]}


def _ruled_on(
    pair: Pair, alone: Position, within: Position, many: int, rng: random.Random
) -> Iterator[str]:
    """Yield which boards with one mistake are ruled on otherwise."""
    for _ in range(many):
        board = _mistaken(alone, rng)
        one, other = pair.alone.judge(alone, board), pair.within.judge(within, board)
        if _plain(one) != _plain(other):
            yield f"judge: {_plain(one)} alone, {_plain(other)} within"
        differing = frozenset(s for s in board if board[s] != alone.contents[s])
        said = [
            told and (told.ruling.rule, told.ruling.why, told.ruling.mends)
            for told in (
                ruled(pair.alone, Before(alone, None, {}), board, differing),
                ruled(pair.within, Before(within, None, {}), board, differing),
            )
        ]
        if said[0] != said[1]:
            yield f"ruling: {said[0]} alone, {said[1]} within"
        claims = open_claims(pair.alone, alone).keys()
        if claims != open_claims(pair.within, within).keys():
            yield f"claims: {claims}"


def _mistaken(position: Position, rng: random.Random) -> dict[str, Content]:
    """Return a board on which a piece was moved, lost, found or exchanged."""
    board = dict(position.contents)
    full = [site for site, held in board.items() if held]
    one, other = rng.choice(full or [*board]), rng.choice([*board])
    held, there = board[one], board[other]
    if isinstance(held, int) or isinstance(there, int):
        assert isinstance(held, int)
        assert isinstance(there, int)
        board[one], board[other] = max(held - 1, 0), there + 1
        return board
    top = held[-1:] or (Piece(rng.choice(position.colours)),)
    match rng.randrange(4):
        case 0:
            board[one], board[other] = held[:-1], there + top
        case 1:
            board[one] = held[:-1]
        case 2:
            board[other] = (*there, Piece(rng.choice(position.colours)))
        case 3:
            board[one], board[other] = there, held
    return board


def _plain(found: Any) -> Any:
    """Return an answer as it may be compared: sides by their number, no law."""
    told: Any = found
    match found:
        case Turn():
            told = (found.text, found.steps)
        case Stage():
            told = (_plain(found.turns), found.owed)
        case Ruling():
            told = replace(found, law=verbatim(""))
        case ClaimRule():
            told = (found.rule, found.result is not None, found.says)
        case Result():
            told = (len(found.winners), found.reason)
        case list() | tuple():
            told = [_plain(part) for part in found]
        case _ if _is_position(found):
            told = (dict(found.contents), dict(found.in_hand), _mover(found))
    return told


def _names_sides(found: Any, told: Mapping[str, Any]) -> bool:
    named = isinstance(found, tuple | Mapping) and bool(found)
    return named and all(part in told["position"].sides for part in found)


def _is_position(found: Any) -> bool:
    return hasattr(found, "in_hand") and hasattr(found, "contents")


def _mover(position: Position) -> int | None:
    return None if position.to_move is None else position.sides.index(position.to_move)

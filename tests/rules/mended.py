"""Boards with one mistake of people, and whether their mends lead to a game's board.

A mend is carried out literally, act by act: it must leave the board of the position, of
a legal turn, or of a stage of one.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from itertools import product

from rules.catalogue import GAMES
from rules.core.game import Game
from rules.core.mends import Act, ActKind, carried_out, is_long
from rules.core.model import Position, Ruling, StepKind
from rules.core.pieces import Content, Piece, all_fit, appearance, as_content, fits
from rules.games.facade import KernelGame

Board = dict[str, Content]

_MOST_TURNS = 40


def boards(
    name: str, chance: random.Random, many: int
) -> Iterator[tuple[Game, Position, str, Board]]:
    """Yield boards of a game with a mistake, each from a position of a random game."""
    game = GAMES[name]
    for _ in range(many):
        position = _walked(game, chance)
        yield game, position, *_mistaken(game, position, chance)


def faults(game: Game, position: Position, board: Board) -> Iterator[str]:
    """Yield what is wrong with the mend of a board, judged with kinds and without."""
    plain = {site: as_content(appearance(held)) for site, held in board.items()}
    for seen in (board, plain):
        found = game.judge(position, seen)
        if isinstance(found, Ruling):
            yield from _wrong(game, position, seen, found)


def _wrong(
    game: Game, position: Position, board: Board, ruling: Ruling
) -> Iterator[str]:
    stands = {site: board[site] for site in ruling.sites}
    alone = game
    while alone.wraps is not None:
        alone = alone.wraps
    assert isinstance(alone, KernelGame)
    meant = {site: alone.kernel.meant(held) for site, held in board.items()}
    if ruling.sites and not ruling.mends:
        yield f"{ruling.rule}: no mend of {stands}"
    for mend in _choices(ruling.mends):
        if not any(_leads_back(game, position, lies, mend) for lies in (board, meant)):
            yield f"{ruling.rule}: {mend} of {stands}"
    if not is_long(ruling.mends):
        for act in ruling.mends:
            yield from (f"{ruling.rule}: {fault}" for fault in _vague(game, act))


def _leads_back(
    game: Game, position: Position, board: Board, mend: tuple[Act, ...]
) -> bool:
    try:
        return _is_board_of(game, position, carried_out(board, mend))
    except ValueError:  # an act cannot be done
        return False


def _choices(mend: tuple[Act, ...]) -> Iterator[tuple[Act, ...]]:
    """Yield a mend with each choice of its exchanges."""
    return product(
        *(
            [
                Act(
                    kind=act.kind,
                    here=act.here,
                    there=act.there,
                    pieces=act.pieces,
                    into=(piece,),
                )
                for piece in act.into
            ]
            if act.kind is ActKind.EXCHANGE
            else [act]
            for act in mend
        )
    )


def _vague(game: Game, act: Act) -> Iterator[str]:
    """Yield what an act does not name."""
    if not act.seeds and not act.pieces:
        yield f"{act} names neither pieces nor seeds"
    if act.kind is ActKind.TURN and not game.two_sided:
        yield f"{act} turns over what has one colour"
    if act.kind in {ActKind.MOVE, ActKind.PUT} and game.kinds:
        named = {kind.letter for kind in game.kinds}
        for piece in act.pieces:
            if piece.kind not in named and piece.side in game.start().sides:
                yield f"{act} does not name the kind of {piece}"


def _is_board_of(game: Game, position: Position, board: Mapping[str, Content]) -> bool:
    before = position.contents
    if all_fit(board, before):
        return True
    changed = [site for site, held in board.items() if not fits(held, before[site])]
    return any(
        all_fit(board, {**before, **changes})
        for turn in game.turns_changing(position, changed)
        for changes in (
            game.changes(position, turn),
            *(partial for partial, _ in game.stages(position, turn)),
        )
    )


def _walked(game: Game, chance: random.Random) -> Position:
    position = game.start()
    for _ in range(chance.randrange(_MOST_TURNS)):
        turns = game.turns(position)
        after = game.play(position, chance.choice(turns)) if turns else position
        if game.result(after) is not None:
            break
        position = after
    return position


def _mistaken(
    game: Game, position: Position, chance: random.Random
) -> tuple[str, Board]:
    """Return a kind of mistake, and a board on which it was made."""
    board = dict(position.contents)
    if chance.random() < 0.5 and (turns := game.turns(position)):
        turn = chance.choice(turns)
        board |= game.changes(position, turn)
        made = [step for step in turn.steps if step.kind is StepKind.PROMOTE]
        if made and chance.random() < 0.5:
            before = position.contents[turn.steps[0].site]
            return "unpromoted", {**board, made[0].site: before}
    sown = any(isinstance(held, int) for held in board.values())
    kind, make = chance.choice(list((_SEEDS if sown else _CHIPS).items()))
    make(board, position, chance)
    return kind, board


def _seed_lost(board: Board, _: Position, chance: random.Random) -> None:
    if full := _full(board):
        _add(board, chance.choice(full), -1)


def _seed_found(board: Board, _: Position, chance: random.Random) -> None:
    _add(board, chance.choice(list(board)), 1)


def _seed_astray(board: Board, position: Position, chance: random.Random) -> None:
    _seed_lost(board, position, chance)
    _seed_found(board, position, chance)


def _pit_emptied(board: Board, _: Position, chance: random.Random) -> None:
    if full := _full(board):
        board[chance.choice(full)] = 0


def _pits_joined(board: Board, _: Position, chance: random.Random) -> None:
    if full := _full(board):
        here, there = chance.choice(full), chance.choice(list(board))
        held, board[here] = board[here], 0
        assert isinstance(held, int)
        _add(board, there, held)


def _moved(board: Board, _: Position, chance: random.Random) -> None:
    if full := _full(board):
        piece = _lift(board, chance.choice(full))
        _add(board, chance.choice(list(board)), piece)


def _two_moved(board: Board, position: Position, chance: random.Random) -> None:
    _moved(board, position, chance)
    _moved(board, position, chance)


def _removed(board: Board, _: Position, chance: random.Random) -> None:
    if full := _full(board):
        _lift(board, chance.choice(full))


def _added(board: Board, position: Position, chance: random.Random) -> None:
    _add(board, chance.choice(list(board)), _any_piece(board, position, chance))


def _exchanged(board: Board, position: Position, chance: random.Random) -> None:
    if full := _full(board):
        site = chance.choice(full)
        _lift(board, site)
        _add(board, site, _any_piece(board, position, chance))


def _swapped(board: Board, _: Position, chance: random.Random) -> None:
    one, other = chance.choice(list(board)), chance.choice(list(board))
    board[one], board[other] = board[other], board[one]


def _turned_upside_down(board: Board, _: Position, chance: random.Random) -> None:
    if full := _full(board):
        site = chance.choice(full)
        held = board[site]
        assert isinstance(held, tuple)
        board[site] = held[::-1]


def _carried(board: Board, _: Position, chance: random.Random) -> None:
    """Carry a whole pile."""
    if full := _full(board):
        here, there = chance.choice(full), chance.choice(list(board))
        held, board[here] = board[here], ()
        under = board[there]
        assert isinstance(held, tuple)
        assert isinstance(under, tuple)
        board[there] = (*under, *held)


_SEEDS: Mapping[str, Callable[[Board, Position, random.Random], None]] = {
    "seed lost": _seed_lost,
    "seed too many": _seed_found,
    "seed astray": _seed_astray,
    "pit emptied": _pit_emptied,
    "pits joined": _pits_joined,
}
_CHIPS: Mapping[str, Callable[[Board, Position, random.Random], None]] = {
    "moved": _moved,
    "two moved": _two_moved,
    "removed": _removed,
    "added": _added,
    "exchanged": _exchanged,
    "swapped": _swapped,
    "upside down": _turned_upside_down,
    "carried": _carried,
}


def _full(board: Board) -> list[str]:
    return [site for site, held in board.items() if held]


def _any_piece(board: Board, position: Position, chance: random.Random) -> Piece:
    known = {Piece(colour) for colour in position.colours} | {
        piece for held in board.values() if isinstance(held, tuple) for piece in held
    }
    named = {piece for piece in known if piece.kind} or known
    return chance.choice(sorted(named))


def _lift(board: Board, site: str) -> Piece:
    held = board[site]
    assert isinstance(held, tuple)
    board[site] = held[:-1]
    return held[-1]


def _add(board: Board, site: str, more: Piece | int) -> None:
    held = board[site]
    if isinstance(held, int):
        assert isinstance(more, int)
        board[site] = held + more
    else:
        assert isinstance(more, Piece)
        board[site] = (*held, more)

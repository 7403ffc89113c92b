"""Rulings with corrections: acts that lead on from an illegal board."""

from collections.abc import Mapping
from dataclasses import replace

from rules.core.game import Game
from rules.core.mends import Act, ActKind, Mend, mend_between
from rules.core.model import Position, Ruling, StepKind, Turn
from rules.core.pieces import Content, Piece, fits


def mended(
    game: Game, position: Position, board: Mapping[str, Content], ruling: Ruling
) -> Ruling:
    """Return a ruling on a board with the acts that mend it.

    They lead back to the position; on to a legal turn where the board holds one, a
    piece only lacks its promotion, or the ruling names the pits that differ from a
    turn.
    """
    mend = () if ruling.held else _promoting(game, position, board)
    if not mend:
        wanted = _nearest(game, position, board, ruling)
        mend = mend_between(game.board, board, wanted, two_sided=game.two_sided)
    return replace(ruling, mends=mend)


def _promoting(game: Game, position: Position, board: Mapping[str, Content]) -> Mend:
    """Return the exchange that makes a board that of a turn with a promotion."""
    changed = [site for site, held in board.items() if held != position.contents[site]]
    into: dict[tuple[str, Piece], list[Piece]] = {}
    for turn in game.turns_changing(position, changed) if changed else ():
        for step in turn.steps:
            if step.kind is not StepKind.PROMOTE:
                continue
            after = _after(game, position, turn)
            held = board[step.site]
            if isinstance(held, int) or len(held) != 1 or held[0].side != turn.side:
                continue
            if all(fits(board[s], after[s]) for s in board if s != step.site):
                into.setdefault((step.site, held[0]), []).append(step.piece)
    return tuple(
        Act(
            kind=ActKind.EXCHANGE,
            here=site,
            there=site,
            pieces=(piece,),
            into=tuple(dict.fromkeys(others)),
        )
        for (site, piece), others in into.items()
    )


def _nearest(
    game: Game, position: Position, board: Mapping[str, Content], ruling: Ruling
) -> Mapping[str, Content]:
    """Return the board of the turn that this one holds, else the position's.

    That turn is named by the ruling, or seeds were missown in it.
    """
    if ruling.held:
        return {**board, **ruling.belongs}
    before = position.contents
    wrong = set(ruling.wrong)
    if wrong and all(isinstance(before[site], int) for site in wrong):
        for turn in game.turns(position):
            after = _after(game, position, turn)
            if {site for site in after if board[site] != after[site]} == wrong:
                return after
    return before


def _after(game: Game, position: Position, turn: Turn) -> dict[str, Content]:
    return {**position.contents, **game.changes(position, turn)}

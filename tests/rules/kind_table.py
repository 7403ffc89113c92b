"""A table to try games with kinds of pieces at: set up, do deeds, ask."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rules.core.model import Result, Ruling, Setting, Stage, Turn
from rules.core.pieces import Content, appearance, as_content
from rules.games.facade import KernelGame
from rules.games.kinds import chess, congo, xiangqi
from rules.games.kinds.kernel import KindKernel
from rules.games.table_position import TablePosition
from tests.rules.pit_table import done, played

GAMES = {
    record.card.id: KernelGame(KindKernel, record)
    for room in (chess, xiangqi, congo)
    for record in room.GAMES
}


@dataclass(frozen=True)
class Case:
    """One thing that a rulebook says, tried out.

    ``before`` is a FEN, or a line of turns from the start; ``deeds`` what hands then
    do, as at the table of stones. ``verdict`` is a turn, 'owed: remove', or the rule
    broken and, after a colon, the sentence. Kinds are told, or with ``seen`` only
    what a camera sees.
    """

    says: str
    before: str
    deeds: str
    verdict: str
    options: Mapping[str, Setting] = field(default_factory=dict)
    seen: bool = True

    def __str__(self) -> str:
        return self.says.replace(" ", "_")


def set_up(name: str, before: str, **options: Setting) -> TablePosition:
    """Return the position of a FEN, or after a line of turns."""
    game = GAMES[name].configured(**options)
    if "/" not in before:
        return played(game, before)
    assert isinstance(game.kernel, KindKernel)
    return game.kernel.at_fen(before)


def verdict(name: str, case: Case) -> str:
    """Return what the rules say of a case; a ruling says where and why as well."""
    game = GAMES[name].configured(**case.options)
    position = set_up(name, case.before, **case.options)
    board: dict[str, Content] = done(position, case.deeds)
    if case.seen:
        board = {site: as_content(appearance(held)) for site, held in board.items()}
    match game.judge(position, board):
        case Turn(text=text):
            return text
        case Stage(owed=owed):
            return f"owed: {owed.value}"
        case Ruling() as ruling:
            assert ruling.source.startswith(f"{game.source}: ")
            assert "{" not in ruling.why
            told = f"{ruling.rule}: {ruling.why}"
            return told if ":" in case.verdict else ruling.rule


def turns_of(name: str, before: str, **options: Setting) -> set[str]:
    """Return the notation of every legal turn."""
    return {turn.text for turn in set_up(name, before, **options).turns}


def ended(name: str, before: str, line: str = "", **options: Setting) -> Result | None:
    """Return how a game has ended after a position and a line of turns."""
    game = GAMES[name].configured(**options)
    return game.result(played(game, line, set_up(name, before, **options)))


def reason(name: str, before: str, line: str = "", **options: Setting) -> str:
    """Return who has won and why: 'white: checkmate', ': stalemate', '' for no end."""
    result = ended(name, before, line, **options)
    return f"{','.join(result.winners)}: {result.reason}" if result else ""


def quiet(position: TablePosition, turns: int) -> TablePosition:
    """Return the position as if there had been so many turns without progress."""
    return replace(position, memory=replace(position.memory, quiet=turns))

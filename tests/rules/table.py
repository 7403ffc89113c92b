"""A table to try rules at: lay men, do deeds by hand, ask what the rules say."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.catalogue import GAMES
from rules.core.game import Game
from rules.core.model import Ruling, Setting, Stage, Turn
from rules.core.pieces import Content
from rules.games.facade import KernelGame
from rules.games.lines.kernel import LineKernel
from rules.games.lines.position import LinePosition

DEED = re.compile(r"(?:(\w+)@)?([a-g]\d)(?:-([a-g]\d))?|x([a-g]\d)")


@dataclass(frozen=True)
class Case:
    """One thing that a rulebook says, tried out.

    ``before`` is a line of turns from the start, or the men on the board
    ('white a7 d7, black d6'), white to move; ``deeds`` what hands then do:
    'white@d6' puts a man down, 'a7-a4' carries one, 'xd6' takes one away.
    ``verdict`` is a turn, 'owed: remove', 'owed: place', or the rule broken;
    ``options`` how the game is set.
    """

    says: str
    before: str
    deeds: str
    verdict: str
    hand: tuple[int, ...] = ()
    options: Mapping[str, Setting] = field(default_factory=dict)


def laid(game: Game, before: str, hand: tuple[int, ...] = ()) -> LinePosition:
    assert isinstance(game, KernelGame)
    assert isinstance(game.kernel, LineKernel)
    if before.startswith("white "):
        board: dict[str, Content] = {}
        for part in before.split(", "):
            side, *sites = part.split()
            board.update(dict.fromkeys(sites, (side,)))
        return game.kernel.arrange(board, in_hand=hand)
    position = game.start()
    for text in before.split():
        position = game.play(position, game.parse(position, text))
    return position


def done(position: LinePosition, deeds: str) -> dict[str, Content]:
    """Return the board after the hands' deeds, whether the rules like them or not."""
    board = dict(position.contents)
    for deed in deeds.split():
        found = DEED.fullmatch(deed)
        assert found, deed
        side, site, to, taken = found.groups()
        if taken:
            board[taken] = ()
        elif to:
            board[to], board[site] = board[site], ()
        else:
            board[site] = (side,)
    return board


def verdict(game_id: str, case: Case) -> str:
    game = GAMES[game_id].configured(**case.options)
    position = laid(game, case.before, case.hand)
    match game.judge(position, done(position, case.deeds)):
        case Turn(text=text):
            return text
        case Stage(owed=owed):
            return f"owed: {owed.value}"
        case Ruling(rule=rule):
            return rule

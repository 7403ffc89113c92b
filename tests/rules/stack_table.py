"""A table to try stacking at: lay stacks, do deeds by hand."""

import re
from dataclasses import replace

from rules.core.options import SIDES
from rules.core.pieces import Content
from rules.games.facade import KernelGame
from rules.games.stacks.kernel import StackKernel
from rules.games.stacks.record import StackRecord
from rules.games.table_position import TablePosition, chips

DEED = re.compile(
    r"(?P<chip>\w+)@(?P<on>\w\d)"
    r"|(?P<start>\w\d)(?P<how>[-=/])(?P<to>\w\d)"
    r"|x(?P<taken>\w\d)(:(?P<few>\d))?"
    r"|(?P<site>\w\d):(?P<pile>[\w,]*)"
)


def game_of(record: StackRecord) -> KernelGame:
    return KernelGame(StackKernel, record)


def piled(text: str) -> dict[str, Content]:
    """Return the stacks written 'a7 white, d6 black white', bottom to top."""
    board: dict[str, Content] = {}
    for part in filter(None, text.split(", ")):
        site, *pile = part.split()
        board[site] = tuple(pile)
    return board


def laid(
    game: KernelGame,
    before: str,
    *,
    hands: tuple[int, ...] = (0, 0, 0, 0),
    held: tuple[int, ...] = (0, 0, 0, 0),
    players: int = 4,
) -> TablePosition:
    """Return the position that a line of text tells.

    That is turns from the start ('a7 d6'), or stacks with the first colour to move
    ('a7 white, d6 black white'), and turns after them ('...; a7-a4'). Stacks that
    begin with '+' leave every colour chips in hand, with '-' all but the first.
    """
    colours = SIDES[:players]
    position = game.start(sides=colours)
    turns = before
    if any(colour in before for colour in colours):
        stacks, _, turns = before.partition("; ")
        in_hand = {"+": (2, 2, 2, 2), "-": (0, 2, 2, 2)}.get(stacks[0], hands)
        there = replace(
            position.with_changes(piled(stacks.lstrip("+- "))),
            hands=in_hand[:players],
            held=held[:players],
        )
        position = game.kernel.settled(there)
    for text in turns.split():
        position = game.play(position, game.parse(position, text))
    return position


def done(position: TablePosition, deeds: str) -> dict[str, Content]:
    """Return the board after the hands' deeds, whether the rules like them or not.

    'white@a7' puts a chip on top, 'a7-d7' carries the top chip, 'a7/d7' the bottom
    one, 'a7=d7' the stack; 'xa7' takes the stack, 'xa7:1' its top chip, and
    'a7:black,white' has that stand there.
    """
    board = {site: chips(pile) for site, pile in position.contents.items()}
    for deed in deeds.split():
        found = DEED.fullmatch(deed)
        assert found, deed
        if found["chip"]:
            board[found["on"]] += (found["chip"],)
        elif found["taken"]:
            left = len(board[found["taken"]]) - int(found["few"] or 99)
            board[found["taken"]] = board[found["taken"]][: max(left, 0)]
        elif found["site"]:
            board[found["site"]] = tuple(filter(None, found["pile"].split(",")))
        else:
            start, to = found["start"], found["to"]
            pile = board[start]
            cut = {"-": -1, "=": 0, "/": 1}[found["how"]]
            if found["how"] == "/":
                board[start], carried = pile[cut:], pile[:cut]
            else:
                board[start], carried = pile[:cut], pile[cut:]
            board[to] += carried
    return dict(board)

"""Turns, boards and whole games as text, and back."""

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise

from rules.core.errors import NotationError
from rules.core.game import Game
from rules.core.model import Position, Result, Step, StepKind, Turn
from rules.core.options import names_of
from rules.core.pieces import Content, Piece
from rules.core.site_names import POINT

_TURN = re.compile(rf"(?:{POINT}(?:-{POINT})*)?(?:x{POINT})*")


def turn_from(text: str, side: str, other: str) -> Turn:
    """Return the turn that a text describes on a board of lines, legal or not.

    Parameters
    ----------
    text
        'd6' places, 'a4-a7' moves, 'a5-e5-e1' jumps on; 'xg7' after it, or alone,
        removes.
    side, other
        Who plays, and whose man a removal takes.

    Raises
    ------
    NotationError
        If the text is no turn at all.
    """
    if not text or _TURN.fullmatch(text) is None:
        raise NotationError(
            f"{text!r} is no turn; write 'd6' (place), 'a4-a7' (move) or "
            "'a4-a7xg7' (move and take)"
        )
    way, *taken = text.split("x")
    first, *landings = way.split("-")
    own, foe = Piece(side), Piece(other)
    steps: list[Step] = []
    if landings:
        steps = [
            Step(StepKind.MOVE, here, own, to)
            for here, to in pairwise([first, *landings])
        ]
    elif first:
        steps = [Step(StepKind.PLACE, first, own)]
    steps += [Step(StepKind.REMOVE, victim, foe) for victim in taken]
    return Turn(side, tuple(steps), text)


def write_board(contents: Mapping[str, Content]) -> str:
    """Return a board as one line: 'white a7 g4, black d6', '4 S1 S2, 0 N1'.

    Men are written by their side, a stack as 'white/black' from below; seeds by number.
    """
    by_side: dict[str, list[str]] = {}
    for site, content in contents.items():
        if isinstance(content, int):
            by_side.setdefault(str(content), []).append(site)
        elif content:
            by_side.setdefault("/".join(content), []).append(site)
    return ", ".join(f"{side} {' '.join(by_side[side])}" for side in sorted(by_side))


def read_board(text: str, sites: Iterable[str]) -> dict[str, Content]:
    """Return the board that ``write_board`` wrote.

    Raises
    ------
    NotationError
        If a site is not one of ``sites`` or is named twice.
    """
    board: dict[str, Content] = dict.fromkeys(sites, ())
    for part in filter(None, (part.strip() for part in text.split(","))):
        stack, *named = part.split()
        for site in named:
            if board.get(site) != ():
                raise NotationError(f"{site!r} is not a site, or is named twice")
            seeds = stack.isdecimal()
            board[site] = int(stack) if seeds else tuple(map(Piece, stack.split("/")))
    return board


def write_game(
    game: Game, turns: Iterable[Turn], *, sides: tuple[str, ...] | None = None
) -> str:
    """Return a whole game as text: its id, its sides, numbered turns, its result.

    Raises
    ------
    IllegalTurnError
        If one of the turns is not legal.
    """
    position = game.start(sides=sides)
    names = names_of(position) if sides is None else sides
    lines = [f"game {game.id}", f"sides {' '.join(names)}"]
    for number, turn in enumerate(turns, start=1):
        position = game.play(position, turn)
        lines.append(f"{number}. {turn}")
    lines.append(_result_line(game.result(position)))
    return "\n".join(lines) + "\n"


def read_game(game: Game, text: str) -> tuple[Position, tuple[Turn, ...]]:
    """Return the last position and the turns of a game written by ``write_game``.

    Every turn is played again, and the result compared.

    Raises
    ------
    NotationError
        If the text is of another game, a turn is not legal, or the result differs.
    """
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    if len(lines) < 3 or lines[0] != f"game {game.id}":
        raise NotationError(f"expected 'game {game.id}' first, found {lines[:1]}")
    position = game.start(sides=tuple(lines[1].removeprefix("sides ").split()))
    turns = []
    for number, line in enumerate(lines[2:-1], start=1):
        counted, _, written = line.partition(". ")
        if counted != str(number):
            raise NotationError(f"expected turn {number}, found {line!r}")
        turns.append(game.parse(position, written))
        position = game.play(position, turns[-1])
    ended = _result_line(game.result(position))
    if lines[-1] != ended:
        raise NotationError(f"the game ends with {ended!r}, not with {lines[-1]!r}")
    return position, tuple(turns)


def _result_line(result: Result | None) -> str:
    if result is None:
        return "result: unfinished"
    winners = " ".join(result.winners) or "nobody"
    scores = "".join(f" {side}={count}" for side, count in result.scores.items())
    return f"result: {winners} by {result.reason}{scores}"
